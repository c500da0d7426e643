/** Everybody who has greeted this host, and the one journal that knows their secrets again after a restart. */
import { hashText } from '../../engine/basics/hash'
import { formatHex } from '../../engine/basics/hex'
import { toJson, type Json } from '../../engine/basics/json'
import type { Language } from '../../engine/basics/language'
import type { Clock, Entropy } from '../../engine/basics/ports'
import { sanitizeName } from '../../engine/basics/text'
import type { Hello } from '../../protocol/clientMessages'
import type { Figure } from '../../protocol/terms'
import { Bests, type TeamScore } from '../bests'
import { Names } from './names'
import { parseBestRecord, parsePersonRecord, type PersonRecord } from './peopleRecords'
import type { JournalProblem, Log, RecoveredJournal } from '../ports'
import { Session } from './session'
import type { Result } from '../../engine/basics/result'

const TOKEN_BYTES = 24
const PERSON_BYTES = 8
/** Bytes that may be appended before the journal is made short, beside as many as that took the last time. */
const MOST_APPENDED = 131_072

/** For whoever gives no name that could be shown. */
const GUEST: Readonly<Record<Language, string>> = { de: 'Gast', nl: 'Gast', en: 'Guest' }

/** What the people of a host need. */
export interface PeoplePorts {
  readonly clock: Clock
  readonly entropy: Entropy
  readonly log: Log
  readonly journal: RecoveredJournal
  /** Whether a bot that sits at this host is called so that it looks like this. */
  isBot(skeleton: string): boolean
}

/** How somebody introduces himself anew. */
export interface Introduction {
  readonly wish: string
  readonly language: Language
  readonly figure?: Figure | undefined
}

/** The sessions of a host by person, no two with names that look alike. */
export class People {
  private readonly sessions = new Map<string, Session>()
  private readonly byToken = new Map<string, Session>()
  private readonly names: Names
  /** Who is known but not here: while tables are taken up all who are saved, then those with a best score. */
  private saved = new Map<string, PersonRecord>()
  private readonly bests = new Bests()
  private wholeSize = 0

  constructor(private readonly ports: PeoplePorts) {
    this.names = new Names((skeleton) => ports.isBot(skeleton))
    for (const raw of ports.journal.records) {
      const record = parsePersonRecord(raw)
      if (record) this.saved.set(record.person, record)
      const best = parseBestRecord(raw)
      if (best) this.bests.keep(best)
    }
  }

  /** All sessions, in the order of their first greeting. */
  all(): readonly Session[] {
    return [...this.sessions.values()]
  }

  /** A person's session; undefined if nobody is known by this id. */
  find(person: string): Session | undefined {
    return this.sessions.get(person)
  }

  /** Whether somebody could be mistaken for a bot of this name. */
  isCalled(name: string): boolean {
    return this.names.isTaken(name)
  }

  /** Whether a greeting's secret opens a session. */
  isKnown({ token }: Hello): boolean {
    return token !== undefined && this.findByToken(hashText(token)) !== undefined
  }

  /**
   * The session that a greeting opens: an old one with its secret, otherwise a new one; and its secret from now on. The one that
   * was just used stays good until the new one has been seen in use, and for good if the new one cannot be written down.
   */
  greet(hello: Hello): { readonly session: Session; readonly token: string } {
    const { token: used } = hello
    const usedHash = used === undefined ? undefined : hashText(used)
    const known = usedHash === undefined ? undefined : this.findByToken(usedHash)
    const session = known ?? this.admit(hello)
    if (hello.figure) session.figure = hello.figure
    session.language = hello.language
    const fresh = formatHex(this.ports.entropy.bytes(TOKEN_BYTES))
    const kept = known && usedHash !== undefined ? [usedHash] : []
    const isNew = this.setTokens(session, [hashText(fresh), ...kept]) || used === undefined
    session.given = isNew ? hashText(fresh) : usedHash
    return { session, token: isNew ? fresh : used }
  }

  /**
   * The client has shown that it has the secret it was answered with: all others are worthless from now on, also after a crash. That
   * need not be the newest: where a new one could not be written down, it is the one that was used.
   */
  confirm(session: Session): void {
    const { given, tokens } = session
    if (given !== undefined && tokens.length > 1) this.setTokens(session, [given])
  }

  /** From now on the person has something to lose; false: that could not be written down. */
  keep(session: Session): boolean {
    if (session.isKept) return true
    session.isKept = this.write(session)
    return session.isKept
  }

  /** Gives a person another name, language and portrait; undefined: it could not be written down. */
  rename(session: Session, { wish, language, figure }: Introduction): string | undefined {
    const before = { name: session.name, language: session.language, figure: session.figure }
    session.name = this.names.claim(session.person, wish)
    session.language = language
    if (figure) session.figure = figure
    if (!session.isKept || this.write(session)) return session.name
    session.name = this.names.claim(session.person, before.name)
    session.language = before.language
    session.figure = before.figure
    return undefined
  }

  /** Takes up somebody whom a saved table knows; `name` is the one that he had there. */
  restore(person: string, name: string): Session {
    const known = this.sessions.get(person)
    if (known) return known
    const saved = this.saved.get(person)
    const session = new Session(
      saved ?? { person, name, language: 'en', tokens: [], lastCommand: 0 },
      this.ports.clock.now(),
    )
    session.isKept = true
    session.name = this.names.claim(person, session.name)
    this.add(session)
    return session
  }

  /** After all tables are taken up: whoever is at none of them and has no best score is forgotten. */
  finishRestoring(): void {
    const isAway = ([person]: readonly [string, PersonRecord]): boolean =>
      !this.sessions.has(person) && this.bests.isNamed(person)
    this.saved = new Map([...this.saved].filter(isAway))
    this.compact()
  }

  /** Counts a team's score; the best of the same people before it, undefined for the first. What cannot be written down is not kept. */
  noteScore(score: TeamScore): number | undefined {
    const best = this.bests.after(score)
    if (this.append(toJson(best))) this.bests.keep(best)
    return best.before
  }

  /** Forgets somebody who has nothing to come back to; of who has a best score only his name is free again. */
  forget(session: Session): void {
    const { person } = session
    if (session.isKept && this.bests.isNamed(person)) {
      this.saved.set(person, { kind: 'person', ...session.save(), tokens: [...session.tokens] })
    }
    this.sessions.delete(session.person)
    for (const token of session.tokens) this.byToken.delete(token)
    this.names.release(session.person)
  }

  private findByToken(hash: string): Session | undefined {
    const known = this.byToken.get(hash)
    if (known) return known
    const away = [...this.saved.values()].find(({ tokens }) => tokens.includes(hash))
    const session = away && this.restore(away.person, away.name)
    if (session) this.saved.delete(session.person)
    return session
  }

  private admit({ name: asked, language }: Hello): Session {
    const person = formatHex(this.ports.entropy.bytes(PERSON_BYTES))
    const wish = sanitizeName(asked)
    const name = this.names.claim(person, wish === '' ? GUEST[language] : wish)
    const saved = { person, name, language, tokens: [], lastCommand: 0 }
    const session = new Session(saved, this.ports.clock.now())
    this.add(session)
    return session
  }

  private add(session: Session): void {
    session.concerns.add(this.ports.journal.journal)
    this.sessions.set(session.person, session)
    for (const token of session.tokens) this.byToken.set(token, session)
  }

  /** Nothing changes if it cannot be written down. */
  private setTokens(session: Session, tokens: readonly string[]): boolean {
    const before = session.tokens
    session.tokens = tokens
    if (session.isKept && !this.write(session)) {
      session.tokens = before
      return false
    }
    for (const token of before) this.byToken.delete(token)
    for (const token of tokens) this.byToken.set(token, session)
    return true
  }

  private write(session: Session): boolean {
    if (!this.append(recordOf(session))) return false
    if (this.ports.journal.journal.size() > 2 * this.wholeSize + MOST_APPENDED) this.compact()
    return true
  }

  /**
   * Every record twice: whichever is damaged on the disk, the other one is there. With one of them a seat would be lost, or an older
   * secret good again.
   */
  private append(record: Json): boolean {
    return this.noteWritten(this.ports.journal.journal.append(record, record))
  }

  /** What belongs together lies far apart: a whole place of the disk may be damaged. */
  private compact(): void {
    const kept = this.all().filter((session) => session.isKept)
    const { journal } = this.ports.journal
    const records = [...kept.map(recordOf), ...this.saved.values(), ...this.bests.all()]
    if (this.noteWritten(journal.replace([...records, ...records].map(toJson))))
      this.wholeSize = journal.size()
  }

  /** Whether it is written; if not, the log says so. */
  private noteWritten(written: Result<undefined, JournalProblem>): boolean {
    if (!written.ok) this.ports.log.write({ event: 'people-journal-failed', why: written.error })
    return written.ok
  }
}

function recordOf(session: Session): ReturnType<typeof toJson> {
  return toJson({ kind: 'person', ...session.save() })
}
