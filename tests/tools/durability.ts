/** `npm run durability`: kills, bad disks, damage and races; prints every seed with what was lost, and fails if anything was. */
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { textOf } from '../../src/system/parseArguments'
import { realDisk } from '../../src/server/disk/disk'
import { FlushGate } from '../../src/server/disk/flushGate'
import { createJournalStore } from '../../src/server/disk/journalStore'
import { ensureBuilt } from '../support/host/built'
import { playFaultyEvening } from '../support/host/faultyEvening'
import { findDamageMissed } from '../support/disk/journalDamage'
import { killHosts } from '../support/disk/killHosts'
import { CALL_FAULTS, sweepCalls } from '../support/disk/sweepCalls'
import { raceForLock } from '../support/disk/raceForLock'
import { countOf, readFlags, wordOf } from '../support/readFlags'

const CONTENDERS = 6
const PARTS = ['all', 'damages', 'disks', 'kills', 'calls', 'races'] as const
const RECORDS = Array.from({ length: 20 }, (_, index) => ({
  index,
  text: 'Käuzchen'.repeat(index),
}))

const flags = readFlags(
  'npm run durability -- [flags]',
  'Kills real hosts in play, plays on bad disks, damages journals and races for a folder; fails if anything acknowledged is lost.',
  {
    part: { value: 'WORD', help: `one of: ${PARTS.join(', ')} (default: all)` },
    kills: { value: 'NUMBER', help: 'real hosts that are killed at random moments (default: 100)' },
    disks: { value: 'NUMBER', help: 'evenings in memory whose disk refuses (default: 200)' },
    damages: { value: 'NUMBER', help: 'journals that are damaged (default: 100000)' },
    step: {
      value: 'NUMBER',
      help: 'of the calls of an evening every so manieth is struck (default: 10)',
    },
    fault: {
      value: 'WORD',
      help: `what strikes calls, one of: all, ${CALL_FAULTS.join(', ')} (default: all)`,
    },
    races: { value: 'NUMBER', help: 'races of six processes for one folder (default: 100)' },
    seed: { value: 'TEXT', help: 'the same seed gives the same runs (default: 1)' },
  },
)
const seed = textOf(flags, 'seed') ?? '1'
const faults: string[] = []

/** A journal of a table as it lies on the disk. */
async function journalBytes(): Promise<Buffer> {
  const folder = mkdtempSync(join(tmpdir(), 'stammtisch-durability-'))
  const log = { write: () => undefined }
  const gate = new FlushGate()
  const store = createJournalStore({ disk: realDisk, folder, log, gate })
  const made = store.create('abc')
  if (!made.ok) throw new Error(made.error)
  for (const record of RECORDS) made.value.append(record)
  await gate.settled()
  const name = readdirSync(folder).find((one) => /^\d.*\.journal$/u.test(one)) ?? ''
  const bytes = readFileSync(join(folder, name))
  rmSync(folder, { recursive: true })
  return bytes
}

function report(line: string, found: readonly string[]): void {
  for (const fault of found) console.log(fault)
  faults.push(...found)
  console.log(`${line}, ${String(found.length)} failures`)
}

async function damageJournals(): Promise<void> {
  const damages = countOf(flags, 'damages', 100_000)
  const missed = findDamageMissed(await journalBytes(), RECORDS, { seed, runs: damages })
  report(`${String(damages)} damaged journals`, missed)
}

async function playOnBadDisks(): Promise<void> {
  const disks = countOf(flags, 'disks', 200)
  const unsound: string[] = []
  let moves = 0
  for (let run = 0; run < disks; run++) {
    try {
      moves += (await playFaultyEvening(`${seed}-${String(run)}`, 'bad')).moves
    } catch (error) {
      unsound.push(error instanceof Error ? error.message : String(error))
    }
  }
  report(`${String(disks)} evenings on disks that refuse, ${String(moves)} moves`, unsound)
}

async function killRealHosts(): Promise<void> {
  ensureBuilt()
  const kills = countOf(flags, 'kills', 100)
  const killed = await killHosts({ kills, seed })
  report(
    `${String(kills)} kills, ${String(killed.played)} own moves, ${String(killed.returns)} returns of others who sit at two tables, back after ${killed.slowest.toFixed(0)} ms at most`,
    killed.faults,
  )
}

async function strikeCalls(): Promise<void> {
  ensureBuilt()
  const step = countOf(flags, 'step', 10)
  const wanted = wordOf(flags, 'fault', ['all', ...CALL_FAULTS], 'all')
  const swept = await sweepCalls(wanted === 'all' ? CALL_FAULTS : [wanted], { step })
  for (const [what, times] of swept.struck) console.log(`${what}: ${String(times)}`)
  const evenings = [...swept.struck.values()].reduce((sum, times) => sum + times, 0)
  report(
    `an evening of ${String(swept.calls)} changing calls, one of every ${String(step)} struck (${wanted}) in ${String(evenings)} evenings`,
    swept.faults,
  )
}

async function race(): Promise<void> {
  const races = countOf(flags, 'races', 100)
  report(`${String(races)} races for a folder`, await raceForLock(races, CONTENDERS))
}

const RUNS = {
  damages: damageJournals,
  disks: playOnBadDisks,
  kills: killRealHosts,
  calls: strikeCalls,
  races: race,
} as const

console.log(`seed ${seed}`)
const part = wordOf(flags, 'part', PARTS, 'all')
for (const [name, run] of Object.entries(RUNS)) if (part === 'all' || part === name) await run()
process.exit(faults.length === 0 ? 0 : 1)
