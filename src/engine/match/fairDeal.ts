/**
 * The provable deal: nobody alone decides the seed, and afterwards everybody can check it. First everybody's share is committed
 * to (the host's secret, every person's bits), then all are opened; seats without a person add nothing, so that nobody can
 * choose for them.
 */
import { hashBytes } from '../basics/hash'
import { formatHex, parseHex } from '../basics/hex'
import { isRecord } from '../basics/json'
import type { Seat } from '../basics/seat'

/** Bytes of the host's secret and of the seed. */
export const SECRET_BYTES = 32
/** Bytes of a person's share. */
export const SHARE_BYTES = 16

/** What a person adds to the deal. */
export interface Share {
  /** SHA-256 of the bits, given before any bits were shown. */
  readonly commitment: string
  /** 16 bytes. */
  readonly bits: string
}

/** What a deal rests on; all in hexadecimal. */
export interface Fairness {
  /** The host's 32 bytes, shown only after the match. */
  readonly secret: string
  /** SHA-256 of the secret, shown before anybody commits. */
  readonly commitment: string
  /** The shares of all people who sat and were there, by seat. */
  readonly shares: Readonly<Record<Seat, Share>>
}

/** Why a deal does not hold. */
export type FairnessFault =
  'malformed' | 'commitment-differs' | 'own-share-missing' | 'shares-differ' | 'deal-differs'

/** The hash of the host's secret, given away before the deal. */
export function commitTo(secret: Uint8Array): string {
  return formatHex(hashBytes(secret))
}

/** A person's share; undefined if `bits` are not 16 bytes. */
export function shareOf(bits: string): Share | undefined {
  const bytes = parseHex(bits, SHARE_BYTES)
  return bytes.ok ? { commitment: commitTo(bytes.value), bits } : undefined
}

function seatsOf(shares: Fairness['shares']): number[] {
  return Object.keys(shares)
    .map(Number)
    .sort((one, other) => one - other)
}

/** The seed of the match: the hash of the secret and all shares in the order of the seats. Undefined if something is malformed or a share is not what was committed to. */
export function seedOf({ secret, shares }: Fairness): Uint8Array | undefined {
  const own = parseHex(secret, SECRET_BYTES)
  if (!own.ok) return undefined
  const parts = [own.value]
  for (const seat of seatsOf(shares)) {
    const share = shares[seat]
    const bytes = parseHex(share?.bits ?? '', SHARE_BYTES)
    if (!bytes.ok || share?.commitment !== commitTo(bytes.value)) return undefined
    parts.push(bytes.value)
  }
  return hashBytes(...parts)
}

/** What one client noted down before the deal. */
export interface FairnessNotes {
  /** Of the host's secret. */
  readonly commitment: string
  /** Of all people by seat, as told before the first share was opened; absent for whoever came later. */
  readonly commitments?: Readonly<Record<Seat, string>>
  /** Of everything else that the match was dealt from, as told then (`hashDeal`); absent for whoever came later. */
  readonly deal?: string
  /** Own bits; absent for spectators. */
  readonly bits?: string
  /** The own seat when the shares were asked for; absent in notes of earlier versions, which hold wherever the bits are. */
  readonly seat?: Seat
}

function areAsTold({ shares }: Fairness, told: Readonly<Record<Seat, string>>): boolean {
  const seats = seatsOf(shares)
  return (
    seats.length === Object.keys(told).length &&
    seats.every((seat) => shares[seat]?.commitment === told[seat])
  )
}

function hasOwnShare({ shares }: Fairness, { bits, seat }: FairnessNotes): boolean {
  if (bits === undefined) return true
  if (seat !== undefined) return shares[seat]?.bits === bits
  return Object.values(shares).some((share) => share.bits === bits)
}

/** Checks a revealed deal against what a client noted before it; `deal`: hash of the rest of the record. Undefined: it holds. */
export function findFairnessFault(
  fairness: Fairness,
  deal: string,
  notes: FairnessNotes,
): FairnessFault | undefined {
  const secret = parseHex(fairness.secret, SECRET_BYTES)
  if (!secret.ok || !seedOf(fairness)) return 'malformed'
  const isCommitted =
    fairness.commitment === notes.commitment && commitTo(secret.value) === notes.commitment
  if (!isCommitted) return 'commitment-differs'
  const { commitments } = notes
  if (notes.deal !== undefined && notes.deal !== deal) return 'deal-differs'
  if (!hasOwnShare(fairness, notes)) return 'own-share-missing'
  return commitments === undefined || areAsTold(fairness, commitments) ? undefined : 'shares-differ'
}

function isShare(value: unknown): value is Share {
  return isRecord(value) && typeof value.commitment === 'string' && typeof value.bits === 'string'
}

/** How a seat is spelled as a key: in one way alone, or a seat could be there twice and another one be left out. */
export const SEAT_KEY = /^(?:\d|[1-9]\d)$/u

/** Whether all keys are seats of a match of so many. */
export function isBySeat(value: Readonly<Record<string, unknown>>, seats: number): boolean {
  return Object.keys(value).every((seat) => SEAT_KEY.test(seat) && Number(seat) < seats)
}

/** Whether unknown data has the shape of the ground of a deal for so many seats; whether it holds is another question. */
export function isFairness(value: unknown, seats: number): value is Fairness {
  return (
    isRecord(value) &&
    typeof value.secret === 'string' &&
    typeof value.commitment === 'string' &&
    isRecord(value.shares) &&
    isBySeat(value.shares, seats) &&
    Object.values(value.shares).every(isShare)
  )
}
