/** Journals with flipped, zeroed and cut places: every damage is noticed, and what is sound is found. */
import { fastRandom } from '../../../src/engine/chance/fastRandom'
import type { Json } from '../../../src/engine/basics/json'
import { readJournal, salvageRuns } from '../../../src/server/disk/journalFormat'

const LONGEST_HOLE = 64
/** A flipped bit costs the record it hits, or the first one where it hits the head of the file. */
const FLIP_COSTS = 1

function isSame(one: readonly Json[], other: readonly Json[]): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** What is wrong with what is read of a damaged journal; undefined: nothing. */
function findFault(
  damaged: Buffer,
  records: readonly Json[],
  kind: 'flip' | 'zero' | 'cut',
): string | undefined {
  const read = readJournal(damaged)
  const sound = read?.records ?? []
  if (sound.length >= records.length) return 'taken for sound'
  if (!isSame(sound, records.slice(0, sound.length))) return 'a beginning that was never written'
  const behind = salvageRuns(damaged, read?.soundBytes ?? 0).flat()
  if (kind === 'cut') return undefined
  if (!isSame(behind, records.slice(records.length - behind.length))) {
    return 'records behind it that were never written'
  }
  const isLittle = sound.length + behind.length >= records.length - FLIP_COSTS
  return kind === 'zero' || isLittle ? undefined : 'more than one record lost to one bit'
}

/** Damages a journal with these records so many times; each time that was not noticed, or cost more than it has to, in words. */
export function findDamageMissed(
  bytes: Buffer,
  records: readonly Json[],
  { seed, runs }: { readonly seed: string; readonly runs: number },
): string[] {
  const random = fastRandom(seed)
  const faults: string[] = []
  for (let run = 0; run < runs; run++) {
    const damaged = Buffer.from(bytes)
    const at = random.below(damaged.length)
    const kind = (['flip', 'zero', 'cut'] as const)[random.below(3)] ?? 'cut'
    if (kind === 'flip') damaged[at] = (damaged[at] ?? 0) ^ (1 << random.below(8))
    if (kind === 'zero') {
      damaged.fill(0, at, Math.min(damaged.length, at + 1 + random.below(LONGEST_HOLE)))
    }
    if (damaged.equals(bytes) && kind !== 'cut') continue
    const fault = findFault(kind === 'cut' ? damaged.subarray(0, at) : damaged, records, kind)
    if (fault !== undefined) faults.push(`run ${String(run)}, ${kind} at ${String(at)}: ${fault}`)
  }
  return faults
}
