/** What may go on, such as card after card: the log has it at once, and the ear all of it in one line once it has ended or rests. */
import type { Json } from '../../../engine/basics/json'
import type { Told } from './retelling'
import type { RowLine } from '../listener/sealVoice'

/** Milliseconds after which what has come so far is said. */
const REST = 2200
/** The same for what the listener does: no longer than it takes to do it once more. */
const OWN_REST = 450

/** Where the line for several events goes: into the log, and to the ear. */
export interface RunPorts {
  readonly note: (text: string, of: Told) => void
  /** Takes the place of what was noted last. */
  readonly amend: (text: string, of: Told) => void
  readonly say: (text: string, of: Told) => void
}

/** The line for events in a row; undefined: they do not belong together. */
export type LineOfRow = (events: readonly Json[]) => RowLine | undefined

/** Several like events that are told in one line. */
export interface SpokenRun {
  /** One more event of a match: it goes on with those before if there is a line for all of them, or begins anew. */
  add(event: Json, match: number, lineOf: LineOfRow): void
  /** Something else comes: what is still to be said is said. */
  end(): void
  /** It is said to nobody. */
  fallSilent(): void
}

interface Running {
  readonly match: number
  readonly lineOf: LineOfRow
  readonly noted: readonly Json[]
  /** So many of them have been said. */
  readonly said: number
}

/** Joins like events from now on; none has come yet. */
export function createRun({ note, amend, say }: RunPorts): SpokenRun {
  let running: Running | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  function speak(): void {
    clearTimeout(timer)
    if (!running || running.said === running.noted.length) return
    const { match, lineOf, noted, said } = running
    running = { ...running, said: noted.length }
    const events = noted.slice(said)
    say(lineOf(events)?.text ?? '', { match, events, as: 'lines' })
  }
  function end(): void {
    speak()
    running = undefined
  }
  return {
    end,
    add(event, match, lineOf) {
      const longer = running && lineOf([...running.noted, event])
      if (!longer) end()
      const { noted, said } = running ?? { noted: [], said: 0 }
      const line = longer ?? lineOf([event])
      const events = [...noted, event]
      if (longer) amend(longer.text, { match, events, as: 'lines' })
      else note(line?.text ?? '', { match, events, as: 'lines' })
      running = { match, lineOf, noted: events, said }
      clearTimeout(timer)
      timer = setTimeout(speak, line?.own ? OWN_REST : REST)
    },
    fallSilent() {
      clearTimeout(timer)
      running = undefined
    },
  }
}
