/** A server in a process of its own, and what it takes of the computer. */
import { spawn, type ChildProcess } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { residentBytes } from '../../tests/support/host/residentBytes'

/** How a server is started. */
export interface ProgramWish {
  readonly name: string
  /** What Node is called with. */
  readonly words: readonly string[]
}

/** Milliseconds that a server may take to open its port. */
const START_WITHIN = 60_000

/** A running server. */
export class Program {
  private constructor(
    readonly name: string,
    readonly port: number,
    private readonly child: ChildProcess,
    /** What it has written, for an address of its debugger. */
    private readonly written: () => string,
  ) {}

  /** Starts a server that says at which port it listens; rejects with what it wrote if it ends. */
  static start({ name, words }: ProgramWish): Promise<Program> {
    const env = { ...process.env, NODE_ENV: 'production' }
    const child = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'pipe'], env })
    // Whatever ends the measurement, no server outlives it.
    process.once('exit', () => child.kill('SIGKILL'))
    let text = ''
    return new Promise((done, failed) => {
      const timer = setTimeout(() => {
        child.kill('SIGKILL')
        failed(new Error(`${name} did not start: ${text}`))
      }, START_WITHIN)
      const read = (bytes: Buffer): void => {
        text += bytes.toString('utf8')
        const port = /(?:listens at|http:\/\/127\.0\.0\.1:)\s*(\d+)/u.exec(text)?.[1]
        if (port === undefined) return
        clearTimeout(timer)
        done(new Program(name, Number(port), child, () => text))
      }
      child.stdout.on('data', read)
      child.stderr.on('data', (bytes: Buffer) => {
        text += bytes.toString('utf8')
      })
      child.once('exit', (code) => {
        clearTimeout(timer)
        failed(new Error(`${name} ended with ${String(code)}: ${text.slice(0, 400)}`))
      })
    })
  }

  /** Processor time so far in microseconds, all threads; 0 where the system does not tell. */
  processor(): number {
    try {
      const folder = `/proc/${String(this.child.pid)}/task`
      const nanoseconds = readdirSync(folder).map((task) =>
        Number(readFileSync(`${folder}/${task}/schedstat`, 'utf8').split(' ')[0]),
      )
      return nanoseconds.reduce((sum, one) => sum + one, 0) / 1000
    } catch {
      return 0
    }
  }

  /** Resident bytes. */
  memory(): number {
    return residentBytes(this.child.pid ?? 0)
  }

  /** Where its debugger listens, if it was started with one. */
  debugger(): string | undefined {
    return /ws:\/\/\S+/u.exec(this.written())?.[0]
  }

  /** Ends it. */
  end(): Promise<void> {
    return new Promise((done) => {
      if (this.child.exitCode !== null || this.child.signalCode !== null) done()
      this.child.once('exit', () => {
        done()
      })
      this.child.kill('SIGKILL')
    })
  }
}
