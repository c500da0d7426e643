/** What the people at a table are sent: each part when it changed, and what several may see alike as one text. */
import type { Json } from '../../engine/basics/json'
import type { Language } from '../../engine/basics/language'
import type { Played } from '../../engine/match/match'
import { isSameJson } from '../../engine/basics/sameJson'
import type { Seat, Viewer } from '../../engine/basics/seat'
import type { HostMessage, Pong } from '../../protocol/hostMessages'
import type { ChatLine, MatchView, Notice, PastMatch, TableView } from '../../protocol/tableViews'
import { Absences, type AbsencePorts } from '../table/absences'
import { looksSame } from './matchChange'
import { MatchNews, type Told } from './matchNews'
import { lookOfTable } from '../table/tableView'

/** At most so many recent events are told to somebody who comes later. Events are counted, not entries: the number of entries would tell how many secret answers are in. */
const LONG_ENOUGH = 200

/** Somebody at the table. */
export interface Member {
  readonly person: string
  readonly language: Language
  readonly connection: object | undefined
  sendText(message: string): void
}

/** What is told, and to whom. */
export interface BroadcastPorts extends AbsencePorts {
  readonly table: string
  members(): readonly Member[]
  seatOf(person: string): Seat | undefined
  viewTable(): TableView
  hasMatch(): boolean
  /** Undefined: no match lies on the table. */
  viewMatch(viewer: Viewer, language: Language): MatchView | undefined
  /** The questions and clocks of the match that a viewer sees; undefined: there are no clocks. */
  clocksFor(viewer: Viewer): Pick<MatchView, 'own' | 'awaited'> | undefined
  chat(): readonly ChatLine[]
  history(): readonly PastMatch[]
  /** What was played in the match that lies on the table, the newest last. */
  story(): readonly Played[]
}

/** With whose eyes a match is told; the same eyes: the same text. */
interface Eyes {
  readonly viewer: Viewer
  readonly language: Language
}

/** What somebody was sent last of the match, and over which line. */
interface Sent {
  readonly told: Told
  readonly connection: object | undefined
}

/** Where a table stands for whoever is at it. */
type Position = NonNullable<Pong['table']>

/** Everything that is sent to the people at one table. */
export class Broadcast {
  private version = 0
  private tableText = ''
  /** What every kind of viewer was told last. */
  private readonly told = new Map<Eyes, Told>()
  /** One pair of eyes for every kind of viewer. */
  private readonly eyes = new Map<Language, Map<Viewer, Eyes>>()
  private readonly sent = new Map<string, Sent>()
  /** What somebody may be told of what he missed is asked when he is back. */
  private readonly absences: Absences
  /** What somebody who was not there is still to be told on his return. */
  private readonly owed = new Map<string, Notice[]>()

  constructor(private readonly ports: BroadcastPorts) {
    this.absences = new Absences(ports)
  }

  /** Who sits where and what is set, if that changed. */
  tellTable(): void {
    const text = lookOfTable(this.ports.viewTable())
    if (text === this.tableText) return
    this.tableText = text
    this.version += 1
    this.sendAll(this.tableMessage())
  }

  /** The match after an entry, or as it stands. */
  tellMatch(played?: Played): void {
    const news = new Map<Eyes, MatchNews | undefined>()
    for (const member of this.ports.members()) {
      if (!member.connection) {
        if (played) this.noteMissed(member.person)
        continue
      }
      const eyes = this.eyesOf(member)
      if (!news.has(eyes)) news.set(eyes, this.newsFor(eyes, played))
      this.sendMatch(member, news.get(eyes))
    }
  }

  /** Carries something out that may start clocks, and tells those who see a clock that has another time by it. */
  tellClocks(change: () => void): void {
    const viewers = this.viewers()
    const before = new Map(viewers.map((eyes) => [eyes, this.clocksOf(eyes)]))
    change()
    const news = new Map<Eyes, MatchNews>()
    for (const eyes of viewers) {
      if (isSameJson(before.get(eyes), this.clocksOf(eyes))) continue
      const told = this.newsFor(eyes)
      if (told) news.set(eyes, told)
    }
    for (const member of this.ports.members()) {
      if (member.connection) this.sendMatch(member, news.get(this.eyesOf(member)))
    }
  }

  /** One more line of the chat. */
  tellLine(line: ChatLine): void {
    this.sendAll({ type: 'chat', table: this.ports.table, lines: [line] })
  }

  /** One more finished match. */
  tellPast(past: PastMatch): void {
    this.sendAll({ type: 'history', table: this.ports.table, matches: [past] })
  }

  /** Something that is told in the log. */
  tellNotices(notices: readonly Notice[]): void {
    if (notices.length > 0) this.sendAll(this.noticesMessage(notices))
  }

  /** Something that is told in the log of all but one. */
  tellOthers(notice: Notice, person: string): void {
    for (const member of this.ports.members()) {
      if (member.person !== person) send(member, this.noticesMessage([notice]))
    }
  }

  /** Tells it to everybody, also to who comes back later. */
  tellForSure(notice: Notice, people: readonly string[]): void {
    const here = this.ports.members().filter(({ connection }) => connection)
    this.tellNotices([notice])
    for (const person of people) {
      if (!here.some((member) => member.person === person)) this.owe(person, notice)
    }
  }

  /** Tells it to the others now, and to one person once he has been told everything else. */
  tellLast(notice: Notice, person: string): void {
    this.tellOthers(notice, person)
    this.owe(person, notice)
  }

  /** Everything, to one person; after a return, also what happened meanwhile; to whoever is fresh here the story of the match so far. */
  tellAll(member: Member, isFresh = false): void {
    const { table } = this.ports
    this.tellTable()
    send(member, this.tableMessage())
    send(member, { type: 'chat', table, whole: true, lines: [...this.ports.chat()] })
    send(member, { type: 'history', table, whole: true, matches: [...this.ports.history()] })
    this.tellMatchTo(member, isFresh)
    const owed = this.owed.get(member.person)
    this.owed.delete(member.person)
    if (owed) send(member, this.noticesMessage(owed))
  }

  /** The match as one person may see it now. */
  tellMatchTo(member: Member, isFresh = false): void {
    const eyes = this.eyesOf(member)
    const { viewer, language } = eyes
    const match = this.ports.viewMatch(viewer, language)
    if (!match) return
    const away = this.absences.take(member.person)
    const missed = isFresh || away.missed === undefined ? [] : this.storyFrom(away.missed, eyes)
    const story = isFresh ? this.storyFrom(0, eyes) : []
    const news = {
      events: [],
      ...(missed.length > 0 ? { missed } : {}),
      ...(story.length > 0 ? { story } : {}),
      ...(away.standIn === undefined ? {} : { stoodIn: this.storyFrom(away.standIn, eyes).length }),
    }
    const told = this.standingFor(eyes, match)
    this.sendMatch(member, new MatchNews(this.ports.table, { told, news }))
  }

  /** Another match is on the table: what was missed of the one before is no longer told. */
  beginMatch(): void {
    this.absences.clear()
    this.tellMatch()
  }

  /** A message of another kind to everybody. */
  sendAll(message: HostMessage): void {
    const text = JSON.stringify(message)
    for (const member of this.ports.members()) if (member.connection) member.sendText(text)
  }

  /** From now on a bot answers for somebody who is away; he is told on his return. */
  noteStandIn(person: string): void {
    this.absences.noteStandIn(person, this.ports.story().length)
  }

  /** Whether somebody who is not back yet is filled in for. */
  isFilledInFor(person: string): boolean {
    return this.absences.isFilledInFor(person)
  }

  /** Forgets what a person who is here no more has missed. */
  forget(person: string): void {
    this.absences.take(person)
    this.owed.delete(person)
    this.sent.delete(person)
  }

  /** Where everything stands, for whoever asks whether he is up to date. */
  position(person: string): Position {
    const match = this.ports.hasMatch() ? { match: this.sent.get(person)?.told.version ?? 0 } : {}
    const line = this.ports.chat().at(-1)?.number ?? 0
    return { id: this.ports.table, version: this.version, ...match, line }
  }

  private owe(person: string, notice: Notice): void {
    this.owed.set(person, [...(this.owed.get(person) ?? []), notice])
  }

  private eyesOf({ person, language }: Member): Eyes {
    const viewer = this.ports.seatOf(person) ?? 'spectator'
    const ofLanguage = this.eyes.get(language) ?? new Map<Viewer, Eyes>()
    const eyes = ofLanguage.get(viewer) ?? { viewer, language }
    this.eyes.set(language, ofLanguage.set(viewer, eyes))
    return eyes
  }

  /** With whose eyes those look who are there, each once. */
  private viewers(): Eyes[] {
    const here = this.ports.members().filter(({ connection }) => connection)
    return [...new Set(here.map((member) => this.eyesOf(member)))]
  }

  private clocksOf({ viewer }: Eyes): ReturnType<BroadcastPorts['clocksFor']> {
    return this.ports.clocksFor(viewer)
  }

  private tableMessage(): HostMessage {
    return { type: 'table', version: this.version, table: this.ports.viewTable() }
  }

  /** The match as it stands, under the version that this kind of viewer was told last. */
  private standingFor(eyes: Eyes, match: MatchView): Told {
    const before = this.told.get(eyes)
    if (before && isSameJson(before.match, match)) return before
    const told = { version: before?.version ?? 0, match }
    this.told.set(eyes, told)
    return told
  }

  /** What an entry changes for a viewer; undefined if he notices nothing: not even a message tells him that it was played. */
  private newsFor(eyes: Eyes, played?: Played): MatchNews | undefined {
    const { viewer, language } = eyes
    const match = this.ports.viewMatch(viewer, language)
    if (!match) return undefined
    const events = played?.seen(viewer, language) ?? []
    const before = this.told.get(eyes)
    const isUnnoticed = played && events.length === 0 && before && looksSame(before.match, match)
    if (isUnnoticed) return undefined
    // What counts the versions is what the viewer was told: a common count would tell him of answers that he does not notice.
    const version = (before?.version ?? 0) + 1
    const told: Told = { version, match }
    this.told.set(eyes, told)
    return new MatchNews(this.ports.table, {
      told,
      news: { events },
      ...(before ? { before } : {}),
    })
  }

  /** What has changed to who was sent all before it over the same line, everything to anybody else. */
  private sendMatch(member: Member, news: MatchNews | undefined): void {
    if (!news) return
    const { person, connection } = member
    const last = this.sent.get(person)
    this.sent.set(person, { told: news.told, connection })
    const change = last && last.connection === connection ? news.changeSince(last.told) : undefined
    member.sendText(change ?? news.whole())
  }

  private noticesMessage(notices: readonly Notice[]): HostMessage {
    return { type: 'notices', table: this.ports.table, notices: [...notices] }
  }

  /** The latest events from a place on, whole entries, in order. */
  private storyFrom(place: number, { viewer, language }: Eyes): readonly Json[] {
    let story: readonly Json[] = []
    for (const played of this.ports.story().slice(place).toReversed()) {
      if (story.length >= LONG_ENOUGH) break
      story = [...played.recalled(viewer, language), ...story]
    }
    return story
  }

  /** What was just played is the first that he misses, unless he has missed something already. */
  private noteMissed(person: string): void {
    this.absences.noteMissed(person, this.ports.story().length - 1)
  }
}

function send(member: Member, message: HostMessage): void {
  member.sendText(JSON.stringify(message))
}
