/** What others point at: all that was said of the match, the latest last; the board shows what is of its moment. */
import { onScopeDispose, shallowRef, watch, type ShallowRef } from 'vue'
import { isJson, isRecord, toJson, type Json } from '../../engine/basics/json'
import type { Seat } from '../../engine/basics/seat'
import type { MatchView } from '../../protocol/tableViews'
import type { GameWindow, Mark } from '../games/gameTable'
import { marksIn } from '../games/marksIn'
import { useListener } from '../speech/listener/useListener'
import { useSpeech } from '../speech/useSpeech'
import { useTable } from '../stores/table'
import { keepTabValue, readTabValue } from '../stores/tabValue'

/** So many are kept: the pictures are never farther behind. */
const MOST_MARKS = 32
/** Where in the browser's storage the marks of this tab stand. */
const KEY = 'stammtisch.marks'

/** What marks are made of. */
export interface MarksOptions {
  readonly game: () => Pick<GameWindow, 'talk'>
  readonly match: () => MatchView | undefined
  /** Names table, match and seat: there the marks outlive a page that is loaded again; absent: they do not. */
  readonly place?: () => string | undefined
}

interface Said {
  readonly seat: Seat
  readonly signal: Json
}
interface KeptMark extends Said, Mark {}

function readKept(place: string): KeptMark[] {
  const kept = readTabValue(KEY)
  if (!isRecord(kept) || kept.place !== place || !Array.isArray(kept.said)) return []
  return kept.said.flatMap((one: unknown) =>
    isRecord(one) &&
    typeof one.seat === 'number' &&
    typeof one.at === 'string' &&
    isJson(one.signal)
      ? [{ seat: one.seat, at: one.at, signal: one.signal }]
      : [],
  )
}

/** Says again for the log what was said before the page was loaded. */
function useNoting({ game, match }: MarksOptions): (said: Said) => void {
  const speech = useSpeech()
  const listener = useListener()
  return ({ seat, signal }) => {
    const view = match()?.view
    if (view === undefined) return
    speech.note(game().talk?.signal(signal, seat, listener.value, view) ?? '')
  }
}

/** Calls `heard` with what a seat says, as long as the component lives. */
function useSignals(heard: (said: Said) => void): void {
  const stop = useTable().listen({
    happened: () => undefined,
    noticed: (notices) => {
      for (const notice of notices) if (notice.kind === 'signal') heard(notice)
    },
  })
  onScopeDispose(stop)
}

/** The marks of the match, each made in the view in which it was said. */
export function useMarks(options: MarksOptions): Readonly<ShallowRef<readonly Mark[]>> {
  const { game, match, place = () => undefined } = options
  const note = useNoting(options)
  const marks = shallowRef<readonly KeptMark[]>([])

  function keep(next: readonly KeptMark[]): void {
    marks.value = next.slice(-MOST_MARKS)
    const owner = place()
    if (owner !== undefined) keepTabValue(KEY, toJson({ place: owner, said: marks.value }))
  }
  useSignals(({ seat, signal }) => {
    const view = match()?.view
    const at = view === undefined ? undefined : game().talk?.markOf(signal, view)
    if (at !== undefined) keep([...marks.value, { seat, signal, at }])
  })
  watch(
    () => match()?.number,
    () => {
      keep([])
    },
  )
  const owner = place()
  if (owner !== undefined) {
    const kept = readKept(owner)
    const meant = marksIn(kept, { talk: game().talk, view: match()?.view })
    keep(kept.filter((one) => meant.includes(one)))
    for (const said of marks.value) note(said)
  }
  return marks
}
