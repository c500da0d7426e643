/** Lines that were told of events, told otherwise once less of these events may be told. */
import type { Json } from '../../../engine/basics/json'

/** What lines were told of; all lines of the same events share it. */
export interface Told {
  readonly match: number
  readonly events: readonly Json[]
  /** In lines of the log, in what the ear hears instead, or as the computer's doing in one's own place. */
  readonly as: 'lines' | 'said' | 'stoodIn'
  /** What is told of the events now; absent: all of them. */
  readonly now?: readonly Json[]
}

/** A line, and what it was told of; absent: of no event. */
export interface ToldLine {
  readonly text: string
  readonly of?: Told | undefined
}

/** What is told of events from now on. */
export interface Retold {
  readonly now: readonly Json[]
  readonly texts: readonly string[]
}

/** What is to be told instead; undefined: nothing else than before. */
export type Retell = (of: Told) => Retold | undefined

/** What is left of events, if that is not what was told of them last. */
export function recalledAnew(
  { events, now = events }: Told,
  recall: (event: Json) => Json,
): readonly Json[] | undefined {
  const next = events.map(recall)
  const isSame = next.every(
    (event, at) => event === now[at] || JSON.stringify(event) === JSON.stringify(now[at]),
  )
  return isSame ? undefined : next
}

/** So many lines with other texts; what there is more of them stands in the last line. */
function retoldRun<Line extends ToldLine>(
  run: readonly Line[],
  of: Told,
  { now, texts }: Retold,
): Line[] {
  const told = { ...of, now }
  return run.slice(0, texts.length).map((line, at) => {
    const until = at === run.length - 1 ? texts.length : at + 1
    return { ...line, text: texts.slice(at, until).join(' '), of: told }
  })
}

/** The lines, those of the same events together, as they are told from now on. */
export function retoldLines<Line extends ToldLine>(lines: readonly Line[], retell: Retell): Line[] {
  const runs: Line[][] = []
  for (const line of lines) {
    const run = runs.at(-1)
    if (run && line.of !== undefined && run[0]?.of === line.of) run.push(line)
    else runs.push([line])
  }
  return runs.flatMap((run) => {
    const of = run[0]?.of
    const retold = of && retell(of)
    return of && retold ? retoldRun(run, of, retold) : run
  })
}
