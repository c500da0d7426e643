/** What others point at: shown on the board until the next move, and at least for a while. */
import { onScopeDispose, shallowRef, watch, type ShallowRef } from 'vue'
import { isJson, isRecord, type Json } from '../../engine/json'
import type { Seat } from '../../engine/seat'
import type { MatchView } from '../../protocol/tableViews'
import type { GameWindow, Mark } from '../games/gameTable'
import { useListener } from '../speech/useListener'
import { useSpeech } from '../speech/useSpeech'
import { useTable } from '../stores/table'
import { keepTabValue, readTabValue } from '../stores/tabValue'

/** Milliseconds that a mark stays at least; a new one of the same seat takes its place. */
const MARK_STAYS = 8000
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
interface Shown extends Said {
  readonly mark: Mark
  /** When it goes, once somebody has moved. */
  readonly until: number
}

function readKept(place: string, entries: number): Said[] {
  const kept = readTabValue(KEY)
  if (!isRecord(kept) || kept.place !== place || kept.entries !== entries) return []
  if (!Array.isArray(kept.said)) return []
  return kept.said.flatMap((one: unknown) =>
    isRecord(one) && typeof one.seat === 'number' && isJson(one.signal)
      ? [{ seat: one.seat, signal: one.signal }]
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
    missed: () => undefined,
    noticed: (notices) => {
      for (const notice of notices) if (notice.kind === 'signal') heard(notice)
    },
  })
  onScopeDispose(stop)
}

/** The marks of this moment, one of a seat at most. */
export function useMarks(options: MarksOptions): Readonly<ShallowRef<readonly Mark[]>> {
  const { game, match, place = () => undefined } = options
  const note = useNoting(options)
  const marks = shallowRef<readonly Mark[]>([])
  let shown: readonly Shown[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  function keep(next: readonly Shown[]): void {
    shown = next
    marks.value = shown.map(({ mark }) => mark)
    const owner = place()
    if (owner === undefined) return
    const said = shown.map(({ seat, signal }) => ({ seat, signal }))
    keepTabValue(KEY, { place: owner, entries: match()?.entries ?? 0, said })
  }
  function show({ seat, signal }: Said): boolean {
    const at = game().talk?.markOf(signal)
    if (at === undefined) return false
    const next = { seat, signal, mark: { seat, at }, until: performance.now() + MARK_STAYS }
    keep([...shown.filter((one) => one.seat !== seat), next])
    return true
  }
  /** Somebody has moved: what has been there for a while goes, the rest as soon as it has. */
  function outdate(old: readonly Shown[]): void {
    const now = performance.now()
    keep(shown.filter((one) => !old.includes(one) || one.until > now))
    const left = shown.filter((one) => old.includes(one))
    clearTimeout(timer)
    if (left.length === 0) return
    const next = Math.min(...left.map(({ until }) => until)) - now
    timer = setTimeout(() => {
      outdate(left)
    }, next)
  }
  useSignals(show)
  watch(
    () => match()?.number,
    () => {
      keep([])
    },
  )
  watch(
    () => match()?.entries,
    () => {
      outdate(shown)
    },
  )
  const owner = place()
  if (owner !== undefined) {
    for (const said of readKept(owner, match()?.entries ?? 0)) if (show(said)) note(said)
  }
  onScopeDispose(() => {
    clearTimeout(timer)
  })
  return marks
}
