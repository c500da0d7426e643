/** Races of real processes for the lock of a folder, over what earlier hosts may have left there. */
import { fork, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bundle } from '../../../scripts/nodePrograms.mjs'
import type { LockProblem } from '../../../src/server/disk/folderLock'

/** What a contender is told: to try at this moment, or to give the folder back. */
export type ToContender =
  | { readonly kind: 'take'; readonly folder: string; readonly at: number }
  | { readonly kind: 'release' }

/** What a contender answers. */
export type FromContender =
  | { readonly kind: 'ready' | 'taken' | 'released' }
  | { readonly kind: 'refused'; readonly problem: LockProblem }

/** Contents of lock files that tell of an owner who is not there: none, or a number that somebody else has now. */
export const LEFT_BEHIND: readonly (string | undefined)[] = [
  undefined,
  '',
  '1',
  String(process.pid),
  String(process.ppid),
  '999999999',
  'host 7 of a boot long ago',
]
/** Milliseconds from the call to the start of a race. */
const HEAD_START = 15

/** A process that can take the lock. */
export class Contender {
  private readonly child: ChildProcess

  private constructor(program: string) {
    this.child = fork(program, [], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  }

  /** Starts one and waits until it listens. */
  static async start(program: string): Promise<Contender> {
    const contender = new Contender(program)
    await contender.answer()
    return contender
  }

  get pid(): number {
    return this.child.pid ?? 0
  }

  take(folder: string, at = 0): Promise<FromContender> {
    return this.ask({ kind: 'take', folder, at })
  }

  release(): Promise<FromContender> {
    return this.ask({ kind: 'release' })
  }

  /** Sends a signal: SIGKILL ends it as a power cut would, SIGSTOP lets it hang. */
  signal(signal: NodeJS.Signals): void {
    this.child.kill(signal)
  }

  /** Ends it without warning; done when the system has buried it. */
  async kill(): Promise<void> {
    const gone = new Promise((done) => this.child.once('exit', done))
    this.child.kill('SIGKILL')
    await gone
  }

  private ask(message: ToContender): Promise<FromContender> {
    const answer = this.answer()
    this.child.send(message)
    return answer
  }

  private answer(): Promise<FromContender> {
    return new Promise((done) => {
      this.child.once('message', (message: FromContender) => {
        done(message)
      })
    })
  }
}

/** Bundles the program that contenders run; its path. */
export async function buildContender(): Promise<string> {
  await bundle({ lockContender: 'tests/support/disk/lockContender.ts' }, 'out/tools/lockContender')
  return 'out/tools/lockContender/lockContender.js'
}

/**
 * Runs races in each of which all contenders try for one folder at one moment; every third one is for a folder whose last host
 * was killed. Returns a line for every race that did not end with exactly one owner.
 */
export async function raceForLock(races: number, contenders: number): Promise<string[]> {
  const program = await buildContender()
  const start = (): Promise<Contender> => Contender.start(program)
  const runners = await Promise.all(Array.from({ length: contenders }, start))
  const folder = mkdtempSync(join(tmpdir(), 'stammtisch-races-'))
  const faults: string[] = []
  for (let race = 0; race < races; race++) {
    const left = LEFT_BEHIND[race % LEFT_BEHIND.length]
    if (left === undefined) rmSync(join(folder, 'host.lock'), { force: true })
    else writeFileSync(join(folder, 'host.lock'), left)
    const at = Date.now() + HEAD_START
    const answers = await Promise.all(runners.map((runner) => runner.take(folder, at)))
    const owners = runners.filter((_, index) => answers[index]?.kind === 'taken')
    if (owners.length !== 1)
      faults.push(
        `race ${String(race)}: ${String(owners.length)} owners, ${JSON.stringify(answers)}`,
      )
    for (const owner of owners) {
      if (race % 3 > 0) await owner.release()
      else {
        await owner.kill()
        runners[runners.indexOf(owner)] = await start()
      }
    }
  }
  await Promise.all(runners.map((runner) => runner.kill()))
  rmSync(folder, { recursive: true })
  return faults
}
