/** The servers that are measured. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { freePort } from '../../tests/support/host/hostProcess'
import { openBareTable } from './bareTable'
import type { BenchTable } from './benchTable'
import { openHostTable } from './hostTable'
import { openBoardgameIoTable, openColyseusTable, openEchoTable } from './plainTable'
import { Program } from './program'

/** A server that runs, and how a table is opened at it. */
export interface Contender {
  readonly name: ContenderName
  readonly program: Program
  open(people: number): Promise<BenchTable>
  end(): Promise<void>
}

/** What they are called in the table of figures. */
export const CONTENDERS = [
  'host, disk',
  'host, memory',
  'ws + Time Bluff',
  'ws, flushed',
  'ws echo',
  'boardgame.io',
  'Colyseus',
] as const
/** One of them. */
export type ContenderName = (typeof CONTENDERS)[number]

/** A folder of which nothing is ever on a disk; undefined where the system has none. */
const MEMORY_FOLDER = existsSync('/dev/shm') ? '/dev/shm' : undefined

let tables = 0

/** This project's host as people start it, with its tables in `folder`; `debugged`: it lets its memory be counted. */
export async function startHostIn(
  folder: string,
  name: ContenderName,
  debugged = false,
): Promise<Contender> {
  const data = mkdtempSync(join(folder, 'stammtisch-bench-'))
  const words = ['out/node/host.js', '--local', '--data', data, '--no-discovery']
  words.push('--port', String(await freePort()))
  const program = await Program.start({
    name,
    words: debugged ? ['--inspect=127.0.0.1:0', ...words] : words,
  })
  return {
    name,
    program,
    open: (people) => openHostTable(program.port, people),
    end: async () => {
      await program.end()
      rmSync(data, { recursive: true, force: true })
    },
  }
}

async function startOther(
  name: ContenderName,
  file: string,
  openAt: (port: number, table: string, people: number) => Promise<BenchTable>,
  words: readonly string[] = [],
): Promise<Contender> {
  const program = await Program.start({ name, words: [resolve(file), ...words] })
  return {
    name,
    program,
    open: (people) => openAt(program.port, `t${String(tables++)}`, people),
    end: () => program.end(),
  }
}

const STARTS: Readonly<Record<ContenderName, () => Promise<Contender>>> = {
  'host, disk': () => startHostIn(tmpdir(), 'host, disk'),
  'host, memory': () => {
    if (MEMORY_FOLDER === undefined) throw new Error('this system has no folder in memory')
    return startHostIn(MEMORY_FOLDER, 'host, memory')
  },
  'ws + Time Bluff': () =>
    startOther('ws + Time Bluff', 'out/tools/benchLan/bareServer.js', openBareTable),
  'ws, flushed': () => {
    const journal = join(mkdtempSync(join(tmpdir(), 'stammtisch-bench-')), 'moves')
    return startOther('ws, flushed', 'out/tools/benchLan/bareServer.js', openBareTable, [journal])
  },
  'ws echo': () => startOther('ws echo', 'out/tools/benchLan/echoServer.js', openEchoTable),
  'boardgame.io': () =>
    startOther('boardgame.io', 'bench/lan/boardgameIoServer.mjs', openBoardgameIoTable),
  Colyseus: () =>
    startOther('Colyseus', 'bench/lan/colyseusServer.mjs', (port, _table, people) =>
      openColyseusTable(port, people),
    ),
}

/** Starts all that can be started, and says of each other one why not. */
export async function startContenders(): Promise<Contender[]> {
  const started: Contender[] = []
  for (const name of CONTENDERS) {
    try {
      started.push(await STARTS[name]())
    } catch (error) {
      const why = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)
      console.log(`${name} is left out: ${why}`)
    }
  }
  return started
}
