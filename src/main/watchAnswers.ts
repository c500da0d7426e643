/** Whether a process still answers: one that hangs would otherwise leave everybody waiting, without a word. */
import { systemClock } from '../system/systemClock'
import { watchLine, type Lifeline } from '../system/lifeline'

/** Milliseconds until a new process has said its first word: what it reads at its start may take its time. */
const FIRST_WORD = 60_000

/** What a process is asked for a sign of life with; anything that it says is one. */
export interface Ping {
  readonly kind: 'ping'
}

/** What is asked of a process. */
export interface PingedProcess {
  postMessage(message: Ping): void
  on(event: 'message', listener: () => void): unknown
  once(event: 'exit', listener: () => void): unknown
}

/** Watches a new process until it ends; `hung` is told, once, after how many milliseconds of silence it counts as hung. */
export function watchAnswers(child: PingedProcess, hung: (silence: number) => void): void {
  let heardAt = systemClock.now()
  let line: Lifeline | undefined
  const end = (): void => {
    hung(systemClock.now() - heardAt)
  }
  const cancel = systemClock.after(FIRST_WORD, end)
  child.on('message', () => {
    heardAt = systemClock.now()
    cancel()
    line ??= watchLine(systemClock, {
      ping: () => {
        child.postMessage({ kind: 'ping' })
      },
      end,
    })
    line.heard()
  })
  child.once('exit', () => {
    cancel()
    line?.stop()
  })
}
