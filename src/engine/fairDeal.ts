/** The provable deal: nobody alone decides the seed, and afterwards everybody can check it. */
import { hashBytes } from './hash'
import { formatHex, parseHex } from './hex'

/** Bytes of the host's secret and of the seed. */
export const SECRET_BYTES = 32
/** Bytes that every seat adds. */
export const CONTRIBUTION_BYTES = 16

/** What a deal rests on; all in hexadecimal. */
export interface Fairness {
  /** The host's 32 bytes, shown only after the match. */
  readonly secret: string
  /** 16 bytes of every seat, in seat order. */
  readonly contributions: readonly string[]
  /** SHA-256 of the secret, shown before anybody contributes. */
  readonly commitment: string
}

/** Why a deal does not hold. */
export type FairnessFault = 'malformed' | 'commitment-differs' | 'own-contribution-missing'

/** The hash of the host's secret, given away before the deal. */
export function commitTo(secret: Uint8Array): string {
  return formatHex(hashBytes(secret))
}

/** The seed of the match: the hash of the secret and all contributions. Undefined if something is malformed. */
export function seedOf(fairness: Fairness): Uint8Array | undefined {
  const secret = parseHex(fairness.secret, SECRET_BYTES)
  if (!secret.ok) return undefined
  const parts = [secret.value]
  for (const contribution of fairness.contributions) {
    const bytes = parseHex(contribution, CONTRIBUTION_BYTES)
    if (!bytes.ok) return undefined
    parts.push(bytes.value)
  }
  return hashBytes(...parts)
}

/** What one seat noted down before the deal. */
export interface FairnessNotes {
  readonly commitment: string
  /** Own seat and bits; absent for spectators. */
  readonly own?: { readonly seat: number; readonly bits: string }
}

/** Checks a revealed deal against what a client noted before it; undefined: it holds. */
export function findFairnessFault(
  fairness: Fairness,
  notes: FairnessNotes,
): FairnessFault | undefined {
  const secret = parseHex(fairness.secret, SECRET_BYTES)
  if (!secret.ok || !seedOf(fairness)) return 'malformed'
  const isCommitted =
    fairness.commitment === notes.commitment && commitTo(secret.value) === notes.commitment
  if (!isCommitted) return 'commitment-differs'
  const { own } = notes
  const isOwnUsed = own === undefined || fairness.contributions[own.seat] === own.bits
  return isOwnUsed ? undefined : 'own-contribution-missing'
}
