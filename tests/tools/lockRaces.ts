/** `npm run races`: real processes race for the lock of one data folder; prints every race without exactly one owner. */
import { countOf, readFlags } from '../support/readFlags'
import { raceForLock } from '../support/disk/raceForLock'

const flags = readFlags(
  'npm run races -- [flags]',
  'Races of processes for the lock of a data folder; fails if one ends without exactly one owner.',
  {
    races: { value: 'NUMBER', help: 'how many (default: 1000)' },
    contenders: { value: 'NUMBER', help: 'processes in each (default: 6)' },
  },
)
const races = countOf(flags, 'races', 1000)
const faults = await raceForLock(races, countOf(flags, 'contenders', 6))
for (const fault of faults) console.log(fault)
console.log(`${String(races)} races, ${String(faults.length)} without exactly one owner`)
process.exit(faults.length === 0 ? 0 : 1)
