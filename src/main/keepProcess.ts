/** Keeps a utility process alive: one that ends unasked is started anew, after longer and longer waits. */
import { utilityProcess, type UtilityProcess } from 'electron'

const FIRST_WAIT = 100
const LONGEST_WAIT = 1000
/** A process that has run for this long counts as sound again. */
const SOUND_AFTER = 30_000

/** What is to be kept running. */
export interface KeptProgram {
  readonly script: string
  /** The name that the system's task list shows. */
  readonly name: string
  /** Is told every process that was started. */
  started(child: UtilityProcess): void
}

/** A process that is kept running; all times in milliseconds. */
export class KeptProcess {
  private running: UtilityProcess | undefined
  private wait = FIRST_WAIT
  private isEnding = false

  constructor(private readonly program: KeptProgram) {
    this.start()
  }

  /** The process, unless it has just ended. */
  child(): UtilityProcess | undefined {
    return this.running
  }

  /** Asks it to end; done when it has ended. */
  end(ask: (child: UtilityProcess) => void): Promise<void> {
    this.isEnding = true
    const child = this.running
    if (!child) return Promise.resolve()
    return new Promise((done) => {
      child.once('exit', () => {
        done()
      })
      ask(child)
    })
  }

  private start(): void {
    const startedAt = performance.now()
    const child = utilityProcess.fork(this.program.script, [], { serviceName: this.program.name })
    this.running = child
    this.program.started(child)
    child.on('exit', () => {
      this.running = undefined
      if (performance.now() - startedAt > SOUND_AFTER) this.wait = FIRST_WAIT
      setTimeout(() => {
        if (!this.isEnding) this.start()
      }, this.wait)
      this.wait = Math.min(LONGEST_WAIT, this.wait * 2)
    })
  }
}
