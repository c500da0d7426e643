/** What people who play nothing cost the host: guests in the lobby, tables that wait, and a whole LAN party. */
import { tmpdir } from 'node:os'
import { collectedBytes } from './collectedBytes'
import { PLAYERS, type BenchTable } from './benchTable'
import { HostGuest } from './hostGuest'
import { openHostTable, WISH } from './hostTable'
import { percentile } from './measure'
import { startHostIn, type Contender } from './programs'

const GUESTS = 250
const WAITING_TABLES = 40
const PARTY = { tables: 40, seats: 5, watching: 5 } as const
const TURNS = 30

async function greetAll(port: number, count: number, prefix: string): Promise<HostGuest[]> {
  const guests: HostGuest[] = []
  for (let at = 0; at < count; at++) {
    guests.push(await HostGuest.greet(port, `${prefix}${String(at)}`))
  }
  return guests
}

/** Tables before their match, all seats taken. */
async function openWaiting(port: number, count: number): Promise<HostGuest[]> {
  const guests = await greetAll(port, count * PLAYERS, 'Wait')
  let table = ''
  for (const [at, guest] of guests.entries()) {
    if (at % PLAYERS === 0) table = await guest.ask({ ...WISH, seats: PLAYERS })
    else await guest.ask({ kind: 'join', as: 'player' }, table)
  }
  return guests
}

function leaveAll(guests: readonly HostGuest[]): void {
  for (const guest of guests) guest.leave()
}

async function medianAt(table: BenchTable): Promise<number> {
  const waits: number[] = []
  for (let turn = 0; turn < TURNS; turn++) waits.push(...(await table.playTurn()).waits)
  return percentile(waits, 50)
}

/** Milliseconds of a move at a table of four: alone, beside guests in the lobby, beside tables that wait. */
export interface Company {
  readonly alone: number
  readonly besideGuests: number
  readonly besideTables: number
}

/** Measures a playing table with and without the others. */
export async function measureCompany(contender: Contender): Promise<Company> {
  const { port } = contender.program
  const table = await contender.open(PLAYERS)
  await medianAt(table)
  const before = await medianAt(table)
  const guests = await greetAll(port, GUESTS, 'Lobby')
  const besideGuests = await medianAt(table)
  leaveAll(guests)
  const between = await medianAt(table)
  const waiting = await openWaiting(port, WAITING_TABLES)
  const besideTables = await medianAt(table)
  leaveAll(waiting)
  await table.close()
  return { alone: (before + between) / 2, besideGuests, besideTables }
}

/** Resident kilobytes after a collection: for a guest in the lobby, for a table that waits with its people. */
export interface Weights {
  readonly guest: number
  readonly table: number
}

/** Measures what guests and tables weigh, at a host of its own. */
export async function measureWeights(): Promise<Weights> {
  const contender = await startHostIn(tmpdir(), 'host, disk', true)
  const { program } = contender
  // Whatever the first guests make ready is not theirs.
  leaveAll(await openWaiting(program.port, 2))
  const empty = await collectedBytes(program)
  const guests = await greetAll(program.port, GUESTS, 'Lobby')
  const withGuests = await collectedBytes(program)
  leaveAll(guests)
  const alone = await collectedBytes(program)
  const waiting = await openWaiting(program.port, WAITING_TABLES)
  const withTables = await collectedBytes(program)
  leaveAll(waiting)
  await contender.end()
  return {
    guest: (withGuests - empty) / GUESTS / 1024,
    table: (withTables - alone) / WAITING_TABLES / 1024,
  }
}

/** A LAN party over real sockets: moves that were played, milliseconds to the last who was told of each. */
export interface Party {
  readonly seated: number
  readonly watching: number
  readonly moves: number
  readonly median: number
  readonly worst: number
}

/** Seats 200 people at 40 tables, lets 200 watch, and plays a turn at every table. */
export async function measureParty(): Promise<Party> {
  const contender = await startHostIn(tmpdir(), 'host, disk')
  const { tables: count, seats, watching } = PARTY
  const tables: BenchTable[] = []
  for (let at = 0; at < count; at++) {
    tables.push(await openHostTable(contender.program.port, seats + watching, seats))
  }
  const played = await Promise.all(tables.map((table) => table.playTurn()))
  const waits = played.flatMap((turn) => turn.waits)
  const moves = played.reduce((sum, turn) => sum + turn.moves, 0)
  await contender.end()
  return {
    seated: count * seats,
    watching: count * watching,
    moves,
    median: percentile(waits, 50),
    worst: percentile(waits, 99),
  }
}
