/** The record of a match: everything needed to play it again, entry by entry. */
import type { ContentName } from '../contract/content'
import { isBySeat, isFairness, type Fairness } from './fairDeal'
import { canonicalJson, hashText } from '../basics/hash'
import { isJson, isRecord, type Json } from '../basics/json'
import { isOptions, type Options } from '../options/options'
import type { Seat } from '../basics/seat'

/**
 * More entries than any match can have; a longer record is not replayed. Of all games the longest has 119 rounds of 300 turns, each
 * with nine entries at most; its own tests reckon it up.
 */
export const MOST_ENTRIES = 400_000

/** Something that happened to the match: a move, an answer by the clock, a seat given up for good. */
export type Entry =
  | { readonly kind: 'move'; readonly seat: Seat; readonly move: Json }
  | { readonly kind: 'clock'; readonly seat: Seat; readonly move: Json }
  | { readonly kind: 'left'; readonly seat: Seat }

/** What a match was dealt from. */
export interface DealRecord {
  readonly game: string
  /** Version of the game's rules. */
  readonly rules: number
  /** All options, parsed. */
  readonly options: Options
  readonly seats: number
  /** The content it was played with. */
  readonly content: readonly ContentName[]
  /** What people brought, by seat. */
  readonly facts: Readonly<Record<Seat, Json>>
  readonly fairness: Fairness
}

/** A match from the deal to where it stands. */
export interface MatchRecord extends DealRecord {
  readonly entries: readonly Entry[]
}

/**
 * SHA-256 over everything that a match is dealt from but its fairness, independent of the order of keys: told before the first
 * share is opened, so that nobody can choose options, decks or facts by the cards they lead to.
 */
export function hashDeal(deal: Omit<DealRecord, 'fairness'>): string {
  const { game, rules, options, seats, content, facts } = deal
  return hashText(canonicalJson({ game, rules, options, seats, content, facts }))
}

/** SHA-256 over the record, independent of the order of keys. */
export function hashRecord(record: MatchRecord): string {
  return hashText(canonicalJson(record))
}

/** Whether unknown data has the shape of an entry; whether it can be played is another question. */
export function isEntry(value: unknown): value is Entry {
  if (!isRecord(value) || typeof value.seat !== 'number') return false
  if (value.kind === 'left') return true
  return (value.kind === 'move' || value.kind === 'clock') && isJson(value.move)
}

function isContentName(value: unknown): value is ContentName {
  return isRecord(value) && typeof value.id === 'string' && typeof value.hash === 'string'
}

/** Whether unknown data has the shape of a deal. */
export function isDealRecord(value: unknown): value is DealRecord {
  return (
    isRecord(value) &&
    typeof value.game === 'string' &&
    typeof value.rules === 'number' &&
    typeof value.seats === 'number' &&
    isOptions(value.options) &&
    Array.isArray(value.content) &&
    value.content.every(isContentName) &&
    isRecord(value.facts) &&
    isBySeat(value.facts, value.seats) &&
    Object.values(value.facts).every((facts) => isJson(facts)) &&
    isFairness(value.fairness, value.seats)
  )
}

/** Whether unknown data has the shape of a record; whether it replays is another question. */
export function isMatchRecord(value: unknown): value is MatchRecord {
  return (
    isDealRecord(value) &&
    'entries' in value &&
    Array.isArray(value.entries) &&
    value.entries.every(isEntry)
  )
}
