/** A host that tries many deals before it settles on one: what it gains by that, with what it can know when it must choose. */
import {
  commitTo,
  SECRET_BYTES,
  seedOf,
  SHARE_BYTES,
  shareOf,
} from '../../../src/engine/match/fairDeal'
import type { Fairness } from '../../../src/engine/match/fairDeal'
import { fastRandom } from '../../../src/engine/chance/fastRandom'
import { formatHex } from '../../../src/engine/basics/hex'
import { present } from '../../../src/engine/basics/invariant'
import type { Random } from '../../../src/engine/chance/random'
import { streamFor } from '../../../src/engine/chance/randomStream'

/**
 * What is known of the guests' chance when the host chooses its secret: their commitments, as the rounds of the deal have it; or
 * their bits, as in a deal without commitments, which shows that the measure would see a gain.
 */
export type Knowledge = 'commitments' | 'bits'

/** Seats at the table; the host sits at the first. */
const SEATS = 4

function bytesOf(random: Random, count: number): Uint8Array {
  return Uint8Array.from({ length: count }, () => random.below(256))
}

function groundOf(secret: Uint8Array, bits: readonly string[]): Fairness {
  const shares = bits.map((own) => present(shareOf(own), 'sixteen bytes are a share'))
  return { secret: formatHex(secret), commitment: commitTo(secret), shares: { ...shares } }
}

/** How good the host's hand is, evenly spread from 0 to 1 over all deals. */
function worthOf(fairness: Fairness): number {
  const seed = present(seedOf(fairness), 'the ground of a deal is sound')
  return streamFor(seed, 0).below(2 ** 32) / 2 ** 32
}

/** The worth of the hand that a host gets who takes the best of so many secrets and own bits. */
function grindOnce(random: Random, tries: number, knowledge: Knowledge): number {
  const guests = Array.from({ length: SEATS - 1 }, () => formatHex(bytesOf(random, SHARE_BYTES)))
  const guessed = guests.map(() => formatHex(bytesOf(random, SHARE_BYTES)))
  const thought = knowledge === 'bits' ? guests : guessed
  let best: { readonly worth: number; readonly fairness: Fairness } | undefined
  for (let tried = 0; tried < tries; tried++) {
    const secret = bytesOf(random, SECRET_BYTES)
    const own = formatHex(bytesOf(random, SHARE_BYTES))
    const worth = worthOf(groundOf(secret, [own, ...thought]))
    if (!best || worth > best.worth) best = { worth, fairness: groundOf(secret, [own, ...guests]) }
  }
  return worthOf(present(best, 'something was tried').fairness)
}

/** What a host gets over many deals. */
export interface Ground {
  /** Mean worth of its hands: 0.5 by chance, tries / (tries + 1) for who can choose. */
  readonly mean: number
  /** Standard deviations from chance. */
  readonly deviation: number
}

/** Many deals of a host that takes the best of so many tries each. */
export function grind(
  seed: string,
  wish: { readonly deals: number; readonly tries: number; readonly knowledge: Knowledge },
): Ground {
  const random = fastRandom(seed)
  let sum = 0
  for (let deal = 0; deal < wish.deals; deal++) sum += grindOnce(random, wish.tries, wish.knowledge)
  const mean = sum / wish.deals
  // Evenly spread worth has the variance 1/12.
  return { mean, deviation: (mean - 0.5) * Math.sqrt(12 * wish.deals) }
}
