/** `npm run durability`: kills, bad disks, damage and races; prints every seed with what was lost, and fails if anything was. */
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { textOf } from '../../src/system/parseArguments'
import { realDisk } from '../../src/server/disk'
import { FlushGate } from '../../src/server/flushGate'
import { createJournalStore } from '../../src/server/journalStore'
import { ensureBuilt } from '../support/built'
import { playFaultyEvening } from '../support/faultyEvening'
import { findDamageMissed } from '../support/journalDamage'
import { killHosts } from '../support/killHosts'
import { CALL_FAULTS, sweepCalls } from '../support/sweepCalls'
import { raceForLock } from '../support/raceForLock'
import { countOf, readFlags } from '../support/readFlags'

const CONTENDERS = 6
const RECORDS = Array.from({ length: 20 }, (_, index) => ({
  index,
  text: 'Käuzchen'.repeat(index),
}))

const flags = readFlags(
  'npm run durability -- [flags]',
  'Kills real hosts in play, plays on bad disks, damages journals and races for a folder; fails if anything acknowledged is lost.',
  {
    kills: { value: 'NUMBER', help: 'real hosts that are killed at random moments (default: 100)' },
    disks: { value: 'NUMBER', help: 'evenings in memory whose disk refuses (default: 200)' },
    damages: { value: 'NUMBER', help: 'journals that are damaged (default: 100000)' },
    step: {
      value: 'NUMBER',
      help: 'of the calls of an evening every so manieth is struck (default: 10)',
    },
    races: { value: 'NUMBER', help: 'races of six processes for one folder (default: 100)' },
    seed: { value: 'TEXT', help: 'the same seed gives the same runs (default: 1)' },
  },
)
const seed = textOf(flags, 'seed') ?? '1'
const faults: string[] = []

/** A journal of a table as it lies on the disk. */
function journalBytes(): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'stammtisch-durability-'))
  const log = { write: () => undefined }
  const store = createJournalStore({ disk: realDisk, folder, log, gate: new FlushGate() })
  const made = store.create('abc')
  if (!made.ok) throw new Error(made.error)
  for (const record of RECORDS) made.value.append(record)
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

console.log(`seed ${seed}`)
const damages = countOf(flags, 'damages', 100_000)
const missed = findDamageMissed(journalBytes(), RECORDS, { seed, runs: damages })
report(`${String(damages)} damaged journals`, missed)

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

ensureBuilt()
const kills = countOf(flags, 'kills', 100)
const killed = await killHosts({ kills, seed })
report(
  `${String(kills)} kills, ${String(killed.played)} own moves, ${String(killed.returns)} returns of others who sit at two tables, back after ${killed.slowest.toFixed(0)} ms at most`,
  killed.faults,
)

const step = countOf(flags, 'step', 10)
const swept = await sweepCalls(CALL_FAULTS, { step })
for (const [what, times] of swept.struck) console.log(`${what}: ${String(times)}`)
report(
  `an evening of ${String(swept.calls)} changing calls, every ${String(step)}. of them killed, cut in half or refused`,
  swept.faults,
)

const races = countOf(flags, 'races', 100)
report(`${String(races)} races for a folder`, await raceForLock(races, CONTENDERS))
process.exit(faults.length === 0 ? 0 : 1)
