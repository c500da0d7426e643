/** Tells what happens at the table, once and in order: events of the game and notices. */
import { onScopeDispose, watch } from 'vue'
import { useI18n } from 'vue-i18n'
import type { Json } from '../../../engine/basics/json'
import { offerKey } from '../../../engine/options/offers'
import type { MatchMessage } from '../../../protocol/hostMessages'
import type { MatchView, Notice, PastMatch } from '../../../protocol/tableViews'
import type { GameWindow } from '../../games/gameTable'
import type { Happening, Missed } from '../../stores/heard'
import { useSettings } from '../../stores/settings'
import { takeKeysHint } from '../texts/keysHint'
import type { Listener } from '../listener/listener'
import { noticeText } from '../texts/noticeText'
import { whyOver } from '../texts/endText'
import { outcomeText } from '../texts/outcomeText'
import { remarkLines } from '../texts/remarkText'
import { recalledAnew, type Told, type ToldLine } from './retelling'
import type { RowLine } from '../listener/sealVoice'
import type { LineOfRow } from './spokenRun'
import type { SpokenTable } from '../spokenTable'
import { waitingNow } from '../reading/waitingNow'
import { standInText } from '../texts/standInText'
import { dealLines, useFirstDeal, useNotedDeal } from './useNotedDeal'
import type { Translate } from '../../wording/translate'
import { useListener, useTableListener } from '../listener/useListener'
import { useSpeech } from '../useSpeech'

/** A line; aside: what is not said again with the events, since a key reads it; hint: how something is done, no event. */
type Line = string | ToldLine | { readonly aside: string } | { readonly hint: string }

function isStart({ kind }: Notice): boolean {
  return kind === 'started'
}

function beginsMatch(happening: Happening): boolean {
  return happening.kind === 'noticed' && happening.notices.some(isStart)
}

/** All but the hints. */
function withoutHints(lines: readonly Line[]): ToldLine[] {
  return lines.flatMap((line) => {
    if (typeof line === 'string') return [{ text: line }]
    if ('hint' in line) return []
    return 'aside' in line ? [{ text: line.aside }] : [line]
  })
}

/** The events by what is told together. */
function rowsIn(events: readonly Json[], inRow: LineOfRow): (readonly Json[])[] {
  const rows: (readonly Json[])[] = []
  for (const event of events) {
    const longer = [...(rows.at(-1) ?? []), event]
    if (longer.length > 1 && inRow(longer)) rows.splice(-1, 1, longer)
    else rows.push([event])
  }
  return rows
}

/** Lines that are read to somebody who comes back; the log has them all. */
const RECAP = 3

/** How a match ended, unless the game's own events have said so, and what was remarkable in it. */
function endLines(
  { words, voice }: GameWindow,
  { outcome, number, view }: MatchView,
  history: readonly PastMatch[],
  listener: Listener,
): string[] {
  if (!outcome) return []
  const { names, t, you } = listener
  const context = { names, words, t, you }
  const told = `${t('app.notice.matchOver')} ${outcomeText(outcome, context)}`
  const standing = voice.tellsEnd === 'winners' ? [voice.standing(view, listener)] : []
  return [
    ...(voice.tellsEnd ? [] : [told]),
    ...whyOver(voice, view, listener),
    ...standing,
    ...remarkLines(history, number, context),
  ]
}

/** Tells whoever comes to watch a match that is going on what is played, by whom and how it stands; once in a match. */
function useWatcherWelcome(game: () => GameWindow, store: SpokenTable): void {
  const speech = useSpeech()
  const listener = useListener(store)
  watch(
    () => store.match,
    (match) => {
      const { table } = store
      if (!match || !table || !speech.isFirst(`welcome to match ${String(match.number)}`)) return
      if (store.you !== undefined || match.entries === 0 || match.outcome) return
      const { names, t } = listener.value
      const told = {
        game: t(`app.game.${offerKey(table.game, table.offer)}`),
        names: names.join(', '),
        standing: game().voice.standing(match.view, listener.value),
      }
      speech.tell(t('app.notice.watching', told))
    },
    { immediate: true },
  )
}

/** What is asked of others, once for each time; what is asked already when one comes is not told. */
function useAskedOfOthers(game: () => GameWindow, store: SpokenTable) {
  const listener = useListener(store)
  const askedIn = ({ view }: MatchView) => game().voice.askedOfOthers?.(view, listener.value)
  let last = store.match && askedIn(store.match)
  return ({ match, events }: MatchMessage): Line[] => {
    const before = last
    last = askedIn(match)
    return last === undefined || last === before || events.length === 0 ? [] : [{ aside: last }]
  }
}

/** Another table begins another log. */
function useLogOfTable(store: SpokenTable): void {
  const speech = useSpeech()
  watch(
    () => store.table?.id,
    (id) => {
      if (id !== undefined) speech.openLog(id)
    },
    { immediate: true },
  )
}

/** What is told of events. */
function useEventLines(game: () => GameWindow, store: SpokenTable) {
  const listener = useListener(store)
  /** What is told of events: in lines, by ear alone, or as what the computer did. */
  function textsOf(events: readonly Json[], as: Told['as']): string[] {
    if (as === 'stoodIn') return standInText(game(), events, listener.value)
    if (as === 'lines') return ofRow(events)
    return events.flatMap((event) => game().voice.said?.(event, listener.value) ?? ofRow([event]))
  }
  /** What came before: of those in a row that are told together there is one line, as there was when they were told. */
  function ofEvents(events: readonly Json[], match: number, as: Told['as'] = 'lines'): ToldLine[] {
    return rowsOf(events).flatMap((row) => {
      const of = { match, events: row, as }
      return textsOf(row, as).map((text) => ({ text, of }))
    })
  }
  const rowsOf = (events: readonly Json[]) => rowsIn(events, inRow)
  function ofRow(events: readonly Json[]): string[] {
    const line = inRow(events)
    if (line) return [line.text]
    return events.flatMap((event) => game().voice.announce(event, listener.value))
  }
  function headingOf(event: Json): string | undefined {
    return game().voice.heading?.(event, listener.value)
  }
  /** What is said of these events together; undefined: each is told by itself. */
  function inRow(events: readonly Json[]): RowLine | undefined {
    return game().voice.inRow?.(events, listener.value)
  }
  return { inRow, headingOf, ofEvents, rowsOf, textsOf }
}

/** What happens at the table in lines; what depends on how the match stands comes once that has come. */
function useLines(game: () => GameWindow, store: SpokenTable) {
  const { settings } = useSettings()
  const eventLines = useEventLines(game, store)
  const { ofEvents } = eventLines
  const [listener, tableListener] = [useListener(store), useTableListener(store)]
  const isFirst = useFirstDeal(store)
  /** A match begins or has ended, and how it stands has not come yet. */
  let begins = false
  let ends = false

  function ofStart(match: MatchView): Line[] {
    begins = false
    isFirst(match)
    const [lies, hand] = dealLines(game(), { table: store.table, match }, listener.value)
    const isHinted = settings.keys && takeKeysHint()
    const hint = isHinted ? [{ hint: listener.value.t('app.keys.hint') }] : []
    return [lies, { aside: hand }, ...hint]
  }
  /** What a match that begins or has ended adds. */
  function ofState(match: MatchView | undefined): Line[] {
    if (!match) return []
    const start = begins && match.entries === 0 && !match.outcome ? ofStart(match) : []
    if (!ends) return start
    if (match.outcome) ends = false
    return [...start, ...endLines(game(), match, store.state.history, listener.value)]
  }
  function ofNotice(notice: Notice): Line[] {
    if (isStart(notice)) begins = true
    if (notice.kind === 'matchOver') {
      ends = true
      return ofState(store.match)
    }
    const context = { listener: tableListener.value, talk: game().talk, view: store.match?.view }
    const told = noticeText(notice, context)
    return [...(told === '' ? [] : [told]), ...ofState(store.match)]
  }
  /** What came while something else was looked at, as it may be told now. */
  function ofMessage({ events, missed = [], match }: MatchMessage): Line[] {
    const now = store.match?.number === match.number ? store.match : match
    const told = [...missed, ...events].map((event) => game().voice.recall(event, now.view))
    return [...ofEvents(told, match.number), ...ofState(match)]
  }
  const isBeginning = () => begins
  const ofMatch = { ofNotice, ofState, ofMessage, isBeginning }
  return { ...eventLines, ...ofMatch }
}

function tellLine(speech: ReturnType<typeof useSpeech>, line: Line): void {
  if (typeof line === 'string') speech.tell(line)
  else if ('hint' in line) speech.tellHint(line.hint)
  else if ('aside' in line) speech.tellAside(line.aside)
  else speech.tell(line.text, line.of)
}

/** What has been told of a match becomes what a return would tell of it: some things may be seen as they happen, and not be read later. */
function createForgetting(game: () => GameWindow, { textsOf }: ReturnType<typeof useLines>) {
  const speech = useSpeech()
  return ({ number, view }: MatchView): void => {
    speech.retell((of) => {
      if (of.match !== number) return undefined
      const now = recalledAnew(of, (event) => game().voice.recall(event, view))
      return now && { now, texts: textsOf(now, of.as) }
    })
  }
}

/** Tells whoever comes, or comes back, what happened before, and what of it the computer did for him. */
function createReturn(lines: ReturnType<typeof useLines>, t: Translate) {
  const speech = useSpeech()
  /** The log has them all; the latest are said too, and the last one stands on the table. */
  function tellMissed(heading: string, told: readonly ToldLine[]): void {
    const [first, ...rest] = told.slice(-RECAP)
    if (!first) return
    speech.recap = [heading, ...told.slice(-1).map(({ text }) => text)].join(' ')
    speech.tellAs([{ text: heading }], [])
    for (const { text, of } of told.slice(0, -RECAP)) speech.note(text, of)
    // A heading alone would be a word without a sentence.
    speech.tellAs([first], [{ ...first, text: `${heading} ${first.text}` }])
    for (const { text, of } of rest) speech.tell(text, of)
  }
  /** What happened before one came is not said: the log has it, by rounds and turns. */
  function noteStory(events: readonly Json[], match: number, stoodIn: number): void {
    speech.note(t('app.notice.story'))
    const own = events.length - stoodIn
    for (const [part, as] of [
      [events.slice(0, own), 'lines'],
      [events.slice(own), 'stoodIn'],
    ] as const) {
      for (const row of lines.rowsOf(part)) {
        const [heading] = row.flatMap((event) => lines.headingOf(event) ?? [])
        if (heading !== undefined) speech.openGroup(heading)
        const of = { match, events: row, as }
        for (const line of lines.textsOf(row, as)) speech.note(line, of)
      }
    }
  }
  /** Whoever comes back is told what happened, and what of it the computer did for him. */
  function tellReturn({ match: { number }, missed = [], story, stoodIn }: MatchMessage): void {
    const told = stoodIn === undefined ? 'missed' : 'missedStoodIn'
    if (story) noteStory(story, number, Math.min(stoodIn ?? 0, story.length))
    const own = missed.length - Math.min(stoodIn ?? 0, missed.length)
    const before = lines.ofEvents(missed.slice(0, own), number)
    const after = lines.ofEvents(missed.slice(own), number, 'stoodIn')
    const all = [...before, ...after].filter(({ text }) => text !== '')
    if (all.length > 0) tellMissed(t(`app.notice.${told}`), all)
    else if (stoodIn !== undefined) {
      speech.recap = t('app.notice.stoodIn')
      speech.tell(speech.recap)
    }
  }
  return { tellMissed, tellReturn }
}

/** Somebody comes back to a table that he had left. */
function isReturn(happening: Happening): boolean {
  return happening.kind === 'happened' && happening.message.story !== undefined
}

/** Says whom all wait for to whoever has just come back; what is asked of himself is said by itself. */
function createStanding(game: () => GameWindow, store: SpokenTable) {
  const speech = useSpeech()
  const listener = useListener(store)
  return (notices: readonly Notice[]): void => {
    const isBack = notices.some(
      (notice) =>
        notice.kind === 'returned' && notice.seat !== undefined && notice.seat === store.you,
    )
    const { match } = store
    if (!isBack || !match || match.outcome || match.own.length > 0) return
    const told = waitingNow(game(), store, listener.value)
    const text = speech.own.waiting?.(told) ?? told
    if (text !== '') speech.tellStanding(text)
  }
}

/** Tells what has happened while nobody listened in this window. */
function createCatchingUp(
  lines: ReturnType<typeof useLines>,
  { tellMissed, tellReturn }: ReturnType<typeof createReturn>,
  ports: { readonly t: Translate; readonly isFirst: (match: MatchView) => boolean },
) {
  const speech = useSpeech()
  const { t } = ports
  function linesOf(happening: Happening): ToldLine[] {
    if (happening.kind === 'happened') return withoutHints(lines.ofMessage(happening.message))
    return withoutHints(happening.notices.flatMap(lines.ofNotice))
  }
  function linesOfAll(happenings: readonly Happening[]): ToldLine[] {
    return happenings.flatMap(linesOf).filter(({ text }) => text !== '')
  }
  /** Of a match that the log knows it is told what was played since one left: that is what a computer has filled in for. */
  function tellBack({ story = [], ...message }: MatchMessage): void {
    const { match, stoodIn = 0 } = message
    if (ports.isFirst(match)) {
      speech.openMatch()
      tellReturn({ ...message, story })
    } else tellReturn({ ...message, missed: story.slice(story.length - stoodIn) })
    for (const line of withoutHints(lines.ofState(match))) speech.tell(line.text, line.of)
  }
  return ({ latest, earlier }: Missed): void => {
    if (latest.some(beginsMatch)) speech.openMatch()
    if (earlier > 0) speech.tell(t('app.notice.missedEarlier', { n: earlier }))
    const at = latest.findLastIndex(isReturn)
    const back = latest[at]
    const told = linesOfAll(at < 0 ? latest : latest.slice(0, at))
    if (told.length > 0) tellMissed(t('app.notice.missedHere'), told)
    if (back?.kind !== 'happened') return
    tellBack(back.message)
    for (const { text, of } of linesOfAll(latest.slice(at + 1))) speech.tell(text, of)
  }
}

/** Tells as long as the component lives. */
export function useTelling(game: () => GameWindow, store: SpokenTable): void {
  const [{ t }, speech] = [useI18n(), useSpeech()]
  const listener = useListener(store)
  const lines = useLines(game, store)
  const forget = createForgetting(game, lines)
  const askedOfOthers = useAskedOfOthers(game, store)
  useLogOfTable(store)
  const noteDeal = useNotedDeal(game, store, lines.isBeginning)
  useWatcherWelcome(game, store)

  const translate: Translate = (key, named = {}) => t(key, named)
  const returning = createReturn(lines, translate)
  const { tellReturn } = returning
  const tellStanding = createStanding(game, store)
  const isFirst = useFirstDeal(store)
  const tellAway = createCatchingUp(lines, returning, { t: translate, isFirst })
  const tell = (told: readonly Line[]): void => {
    for (const line of told) tellLine(speech, line)
  }
  /** The log shows what is told of an event once the event has been seen. */
  function tellEvents(events: readonly Json[], { number }: MatchView): void {
    if (events.length > 0) speech.recap = ''
    for (const event of events) {
      if (game().isSeen(event)) speech.follow()
      const heading = lines.headingOf(event)
      if (heading !== undefined) speech.openGroup(heading)
      const told = lines.ofEvents([event], number)
      if (lines.inRow([event])) speech.tellRun(event, number, lines.inRow)
      else if (game().voice.said?.(event, listener.value))
        speech.tellAs(told, lines.ofEvents([event], number, 'said'))
      else tell(told)
    }
  }
  function tellMessage(message: MatchMessage): void {
    const { events, match } = message
    noteDeal(match)
    tellReturn(message)
    tellEvents(events, match)
    forget(match)
    tell(lines.ofState(match))
    tell(askedOfOthers(message))
  }
  const noticed = (notices: readonly Notice[]): void => {
    if (notices.some(isStart)) speech.openMatch()
    // What came of it all belongs to no turn.
    if (notices.some(({ kind }) => kind === 'matchOver')) speech.openGroup(t('app.play.ending'))
    tell(notices.flatMap(lines.ofNotice))
    tellStanding(notices)
  }
  const missed = (all: Missed): void => {
    tellAway(all)
    tellStanding(all.latest.flatMap((one) => (one.kind === 'noticed' ? one.notices : [])))
  }
  // Whoever looked at something else meanwhile comes back to it.
  if (store.match) forget(store.match)
  onScopeDispose(store.listen({ happened: tellMessage, noticed, missed }))
}
