/** Keeps a utility process alive: one that ends unasked, or hangs, is started anew, after longer and longer waits, but not for ever. */
import { utilityProcess, type UtilityProcess } from 'electron'
import type { FileLog } from '../system/fileLog'
import { watchAnswers } from './watchAnswers'

/** Milliseconds until the next start: after the first end, and at most. */
const FIRST_WAIT = 100
const LONGEST_WAIT = 1000
/** After so many ends (a number) within so much time (seconds) starting it once more would help nobody. */
const MOST_ENDS = 5
const ENDS_WITHIN = 30
/** Milliseconds for a process that was asked to end. */
const GOODBYE = 5000
/** Milliseconds until a killed process is out of our hands, whatever the system says of it. */
const BURIAL = 1000
/** Letters of its last words that go into the log. */
const LAST_WORDS = 2000

/** What is to be kept running. */
export interface KeptProgram {
  readonly script: string
  /** The name that the system's task list shows. */
  readonly name: string
  /** Is told every process that was started. */
  started(child: UtilityProcess): void
  /** Is told that it ends again and again and is not started any more. */
  gaveUp(): void
}

/** A process that is kept running. */
export class KeptProcess {
  private running: UtilityProcess | undefined
  private wait = FIRST_WAIT
  private isEnding = false
  /** When it has ended unasked lately, in seconds of this process without those in which it hung. */
  private ends: readonly number[] = []
  /** Seconds in which it has hung. */
  private silence = 0

  constructor(
    private readonly program: KeptProgram,
    private readonly log: FileLog,
  ) {
    this.start()
  }

  /** The process, unless it has just ended. */
  child(): UtilityProcess | undefined {
    return this.running
  }

  /** Asks it to end, and kills it if it does not hear; done when it has ended, with whether it ended by itself. */
  end(ask: (child: UtilityProcess) => void): Promise<boolean> {
    this.isEnding = true
    const child = this.running
    if (!child) return Promise.resolve(true)
    return new Promise((done) => {
      const patience = setTimeout(() => {
        done(this.kill(child))
      }, GOODBYE)
      child.once('exit', () => {
        clearTimeout(patience)
        done(true)
      })
      ask(child)
    })
  }

  /** Done, with `false`, when the process has ended or nothing more can be done about it. */
  private kill(child: UtilityProcess): Promise<false> {
    this.log.write({ event: 'killed', process: this.program.name })
    return new Promise((done) => {
      const buried = (): void => {
        done(false)
      }
      setTimeout(buried, BURIAL)
      child.once('exit', buried)
      sendKill(child)
    })
  }

  /** Ends a process that answers no more; its end starts the next one. */
  private endHung(child: UtilityProcess, silence: number): void {
    if (this.isEnding) return
    this.silence += silence / 1000
    this.log.write({ event: 'hangs', process: this.program.name })
    sendKill(child)
    setTimeout(() => {
      // Not even killing helps while the system itself waits, say for a disk that is gone.
      if (this.running === child && !this.isEnding) this.giveUp()
    }, GOODBYE)
  }

  private start(): void {
    const child = utilityProcess.fork(this.program.script, [], {
      serviceName: this.program.name,
      stdio: ['ignore', 'inherit', 'pipe'],
    })
    this.running = child
    let said = ''
    child.stderr?.on('data', (text: Buffer) => {
      process.stderr.write(text)
      said = (said + text.toString('utf8')).slice(-LAST_WORDS)
    })
    watchAnswers(child, (silence) => {
      this.endHung(child, silence)
    })
    this.program.started(child)
    child.on('exit', (code) => {
      this.running = undefined
      if (this.isEnding) return
      this.log.write({ event: 'ended', process: this.program.name, code, said })
      this.startAgain()
    })
  }

  private startAgain(): void {
    const now = process.uptime() - this.silence
    this.ends = [...this.ends.filter((end) => now - end < ENDS_WITHIN), now]
    if (this.ends.length >= MOST_ENDS) {
      this.giveUp()
      return
    }
    if (this.ends.length === 1) this.wait = FIRST_WAIT
    setTimeout(() => {
      if (!this.isEnding) this.start()
    }, this.wait)
    this.wait = Math.min(LONGEST_WAIT, this.wait * 2)
  }
  private giveUp(): void {
    this.log.write({ event: 'gave up', process: this.program.name })
    this.program.gaveUp()
  }
}

/** Not `child.kill()`: its SIGTERM does not reach a process that was stopped. */
function sendKill({ pid }: UtilityProcess): void {
  try {
    if (pid !== undefined) process.kill(pid, 'SIGKILL')
  } catch {
    // It has just ended by itself.
  }
}
