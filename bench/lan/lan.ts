/** `npm run bench:lan`: what a move costs on the wire, beside other servers, in one run with all of them in turns. */
import { tmpdir } from 'node:os'
import { barsOfCompany, barsOfCrowd, barsOfTable, barsOfWeights, isReached, type Bar } from './bars'
import { countOf, readFlags, wordOf } from '../../tests/support/readFlags'
import { PLAYERS } from './benchTable'
import { measureCompany, measureParty, measureWeights } from './crowds'
import { measureCrowd, measureTables, type CrowdFigures, type TableFigures } from './measure'
import { startContenders, type Contender } from './programs'

const PEOPLE = [4, 8, 32, 200]
const TABLES = 16
const PARTS = ['all', 'tables', 'crowd', 'company', 'memory', 'party'] as const

const flags = readFlags(
  'npm run bench:lan -- [flags]',
  'What a move costs on the wire, beside other servers; ends with 1 if a bar is missed.',
  {
    quick: { help: 'a short run' },
    people: { value: 'NUMBER', help: 'tables of so many people (default: 4, 8, 32 and 200)' },
    part: { value: 'NAME', help: `one of: ${PARTS.join(', ')} (default: all)` },
  },
)
const isQuick = flags.has('quick')
const effort = isQuick ? { rounds: 3, turns: 8 } : { rounds: 15, turns: 12 }
const crowdFor = isQuick ? 3000 : 10_000
/** Milliseconds that each server is played on before anything counts: what is measured is a server in the middle of an evening, not a compiler that has hardly begun. */
const warmFor = isQuick ? 8000 : 20_000
const part = wordOf(flags, 'part', PARTS, 'all')

function column(value: number | string | undefined, digits = 0): string {
  return (typeof value === 'number' ? value.toFixed(digits) : (value ?? '–')).padStart(9)
}

function printTable(rows: readonly TableFigures[]): void {
  const heads = ['p50 ms', 'p99 ms', 'µs/move', 'B/seat', 'B/watcher', 'MB', 'moves']
  console.log(
    `\n${`${String(rows[0]?.people ?? 0)} people`.padEnd(16)}${heads.map((head) => column(head)).join(' ')}`,
  )
  for (const row of rows) {
    const cells = [
      column(row.median, 2),
      column(row.worst, 1),
      column(row.processor),
      column(row.perSeat),
      column(row.perSpectator),
      column(row.memory),
      column(row.moves),
    ]
    console.log(`${row.name.padEnd(16)}${cells.join(' ')}`)
  }
}

function printBar(bar: Bar): void {
  const limit =
    bar.atMost === undefined ? `at least ${String(bar.atLeast)}` : `at most ${String(bar.atMost)}`
  const figure = bar.figure.toFixed(Math.abs(bar.figure) < 10 ? 2 : 0)
  console.log(`${isReached(bar) ? 'reached' : 'MISSED '}  ${bar.what}: ${figure}, ${limit}`)
}

async function showTables(contenders: readonly Contender[]): Promise<Bar[]> {
  const bars: Bar[] = []
  const sizes = flags.has('people') ? [countOf(flags, 'people', PLAYERS)] : PEOPLE
  for (const people of sizes) {
    const rows = await measureTables(contenders, people, effort)
    printTable(rows)
    bars.push(...barsOfTable(rows))
  }
  return bars
}

async function showCrowd(contenders: readonly Contender[]): Promise<Bar[]> {
  const crowds: CrowdFigures[] = []
  for (const contender of contenders) crowds.push(await measureCrowd(contender, TABLES, crowdFor))
  console.log(`\n${'16 tables of 4'.padEnd(16)}${column('moves/s')} ${column('µs/move')}`)
  for (const { name, perSecond, processor } of crowds) {
    console.log(`${name.padEnd(16)}${column(perSecond)} ${column(processor)}`)
  }
  return barsOfCrowd(crowds)
}

async function showCompany(contenders: readonly Contender[]): Promise<Bar[]> {
  const [host] = contenders
  if (!host) throw new Error('the host did not start')
  const company = await measureCompany(host)
  console.log(
    `\np50 of a table of 4: alone ${company.alone.toFixed(2)} ms, beside 250 guests in the lobby ${company.besideGuests.toFixed(2)}, beside 40 waiting tables ${company.besideTables.toFixed(2)}`,
  )
  return barsOfCompany(company)
}

async function showParty(): Promise<void> {
  const party = await measureParty()
  console.log(
    `\nLAN party: ${String(party.seated)} seated at 40 tables, ${String(party.watching)} watching, ${String(party.moves)} moves at once, p50 ${party.median.toFixed(1)} ms, p99 ${party.worst.toFixed(1)} ms`,
  )
}

function isWanted(...parts: readonly (typeof part)[]): boolean {
  return part === 'all' || parts.includes(part)
}

const bars: Bar[] = []
if (isWanted('tables', 'crowd', 'company')) {
  const contenders = await startContenders()
  for (const contender of contenders) await measureCrowd(contender, TABLES, warmFor)
  if (isWanted('tables')) bars.push(...(await showTables(contenders)))
  if (isWanted('crowd')) bars.push(...(await showCrowd(contenders)))
  if (isWanted('company')) bars.push(...(await showCompany(contenders)))
  for (const contender of contenders) await contender.end()
}
if (isWanted('memory')) bars.push(...barsOfWeights(await measureWeights()))
if (isWanted('party')) await showParty()
console.log(`\nData of "host, disk" in ${tmpdir()}; Node ${process.version}`)
for (const bar of bars) printBar(bar)
const missed = bars.filter((bar) => !isReached(bar)).length
console.log(`${String(bars.length - missed)} of ${String(bars.length)} bars reached`)
process.exit(missed === 0 ? 0 : 1)
