/** What may go on, such as card after card: the log has it at once, and the ear all of it in one line once it has ended or rests. */

/** Milliseconds after which what has come so far is said. */
const REST = 2200

/** Where it goes. */
export interface RunPorts {
  readonly note: (text: string) => void
  /** Takes the place of what was noted last. */
  readonly amend: (text: string) => void
  readonly say: (text: string) => void
}

/** Tells of it. */
export interface SpokenRun {
  /** Once more of the same kind, or the first of another one; the line for so many. */
  add(kind: string, line: (count: number) => string): void
  /** Something else comes: what is still to be said is said. */
  end(): void
  /** It is said to nobody. */
  fallSilent(): void
}

interface Running {
  readonly kind: string
  readonly line: (count: number) => string
  readonly noted: number
  readonly unsaid: number
}

/** Begins with nothing. */
export function createRun({ note, amend, say }: RunPorts): SpokenRun {
  let running: Running | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  function speak(): void {
    clearTimeout(timer)
    if (!running || running.unsaid === 0) return
    const { line, unsaid } = running
    running = { ...running, unsaid: 0 }
    say(line(unsaid))
  }
  function end(): void {
    speak()
    running = undefined
  }
  return {
    end,
    add(kind, line) {
      if (running?.kind !== kind) end()
      const { noted, unsaid } = running ?? { noted: 0, unsaid: 0 }
      if (noted === 0) note(line(1))
      else amend(line(noted + 1))
      running = { kind, line, noted: noted + 1, unsaid: unsaid + 1 }
      clearTimeout(timer)
      timer = setTimeout(speak, REST)
    },
    fallSilent() {
      clearTimeout(timer)
      running = undefined
    },
  }
}
