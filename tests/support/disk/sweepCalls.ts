/** An evening at a real host, once for every call of it that changes the disk: the call kills the host or fails, and nothing acknowledged is lost. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { bundle } from '../../../scripts/nodePrograms.mjs'
import type { Client } from '../../../src/client/client'
import type { Command } from '../../../src/protocol/clientMessages'
import { freePort, startHost, type HostProcess } from '../host/hostProcess'
import { findLoss, progressOf } from './killHosts'
import { keepPlaying, player, until } from '../host/realPlayer'

/** What a call does: kills before it, kills when half of it is written, or fails with an error of the system. */
export const CALL_FAULTS = ['kill', 'half', 'ENOSPC', 'EIO', 'EACCES', 'EMFILE'] as const
/** One of them. */
export type CallFault = (typeof CALL_FAULTS)[number]

/** What came of it. */
export interface Sweep {
  /** Calls of an evening without a fault. */
  readonly calls: number
  /** Evenings with a fault that did strike, by what the call was. */
  readonly struck: ReadonlyMap<string, number>
  /** What was lost, each with its evening. */
  readonly faults: readonly string[]
}

/** Milliseconds for an evening on a very busy computer. */
const LONGEST_EVENING = 120_000
const LINES = ['Moin', 'Tschüss'] as const
const TABLE = {
  kind: 'createTable',
  game: 'time-bluff',
  name: 'T',
  seats: 3,
  options: { target: 'round' },
  bots: 'easy',
} as const

/** Asks until it is done: a disk that refuses is asked again. */
async function ask(client: Client, command: Command, table?: string): Promise<string> {
  for (let tries = 0; tries < 20; tries++) {
    const answer = await client.command(command, table)
    if (answer.ok) return answer.table ?? ''
    await new Promise((done) => setTimeout(done, 200))
  }
  throw new Error(`in vain: ${command.kind}`)
}

/** A host that is started again, without a fault, whenever it ends. */
class Supervised {
  readonly losses: string[] = []
  private host: HostProcess | undefined
  private isOver = false

  constructor(
    private readonly port: number,
    private readonly folder: string,
    private readonly client: () => Client | undefined,
  ) {}

  async start(loaded?: { readonly words: readonly string[]; readonly env: object }): Promise<void> {
    const { port, folder } = this
    try {
      this.host = await startHost({ port, folder, pace: 1, ...(loaded ? { loaded } : {}) })
    } catch (error) {
      // It was to end while it starts.
      if (!loaded) throw error
      return this.start()
    }
    this.host.process.once('exit', () => {
      if (!this.isOver) void this.startAgain()
    })
  }

  async end(): Promise<void> {
    this.isOver = true
    await this.host?.kill()
  }

  private async startAgain(): Promise<void> {
    const client = this.client()
    const before = client && progressOf(client)
    await this.start()
    if (!client || !before || before.match === 0) return
    await until(() => client.state().connection === 'open', 'a return')
    const loss = await findLoss(client, before, 'as it is')
    if (loss !== undefined) this.losses.push(loss)
  }
}

/** A table, talk, a whole match, and the table closed; what is not as it should be at the end. */
async function live(client: Client): Promise<string[]> {
  await until(() => client.state().connection === 'open', 'a connection')
  const table = await ask(client, TABLE)
  const playing = keepPlaying(client)
  try {
    await ask(client, { kind: 'say', text: LINES[0] }, table)
    const isOver = (): boolean => client.state().history.length > 0
    await until(isOver, 'the end of a match', LONGEST_EVENING)
    await ask(client, { kind: 'say', text: LINES[1] }, table)
    const { chat, history } = client.state()
    const said = chat.flatMap((line) => ('text' in line ? [line.text] : []))
    const wrong: string[] = []
    if (said.join() !== LINES.join()) wrong.push(`said: ${said.join()}`)
    if (history.length !== 1) wrong.push(`${String(history.length)} matches`)
    await ask(client, { kind: 'closeTable' }, table)
    return wrong
  } finally {
    playing.stop()
  }
}

/** One evening; `fault`: what strikes which call. The calls that were noted, and what was lost. */
async function spend(
  program: string,
  fault: string,
): Promise<{ readonly noted: readonly string[]; readonly lost: readonly string[] }> {
  const folder = mkdtempSync(join(tmpdir(), 'stammtisch-calls-'))
  const list = `${folder}.calls`
  writeFileSync(list, '')
  const port = await freePort()
  let client: Client | undefined
  const host = new Supervised(port, folder, () => client)
  const lost: string[] = []
  try {
    const env = { FAILING_CALL: fault, FAILING_CALLS_LIST: list }
    await host.start({ words: ['--import', program], env })
    client = player(() => port)
    lost.push(...(await live(client)))
  } catch (error) {
    lost.push(error instanceof Error ? error.message : String(error))
  }
  client?.close()
  await host.end()
  lost.push(...host.losses)
  const noted = readFileSync(list, 'utf8').split('\n').slice(0, -1)
  for (const path of [folder, list]) rmSync(path, { recursive: true, force: true })
  return { noted, lost }
}

/** Lets every call of an evening that changes the disk fail in turn, or every `step`th from the `first` on. */
export async function sweepCalls(
  faults: readonly CallFault[],
  { step, first = 1 }: { readonly step: number; readonly first?: number },
): Promise<Sweep> {
  await bundle({ failingCalls: 'tests/support/disk/failingCalls.ts' }, 'out/tools/failingCalls')
  const program = resolve('out/tools/failingCalls/failingCalls.js')
  const { noted, lost } = await spend(program, 'count:0')
  const found = lost.map((words) => `without a fault: ${words}`)
  if (noted.length === 0) found.push('no call was counted')
  const struck = new Map<string, number>()
  for (const fault of faults) {
    for (let call = first; call <= noted.length; call += step) {
      const evening = await spend(program, `${fault}:${String(call)}`)
      const [name] = evening.noted
      if (name === undefined) continue
      struck.set(`${fault} ${name}`, (struck.get(`${fault} ${name}`) ?? 0) + 1)
      found.push(
        ...evening.lost.map((words) => `${fault} at call ${String(call)} ${name}: ${words}`),
      )
    }
  }
  return { calls: noted.length, struck, faults: found }
}
