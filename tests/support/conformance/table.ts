/** A table at which a game's promises are tried. */
import { isDeepStrictEqual } from 'node:util'
import type { ContentPort } from '../../../src/engine/contract/content'
import type { Eyes, Game, GameTypes } from '../../../src/engine/contract/game'
import { canonicalJson } from '../../../src/engine/basics/hash'
import { toJson, type Json } from '../../../src/engine/basics/json'
import { LANGUAGES } from '../../../src/engine/basics/language'
import type { Random } from '../../../src/engine/chance/random'
import { err, ok, type Result } from '../../../src/engine/basics/result'
import type { Seat, Viewer } from '../../../src/engine/basics/seat'

/** What a game under test brings with it. */
export interface Trial<T extends GameTypes> {
  readonly contents: ContentPort
  /** Facts of a person, for a game whose deal asks for them. */
  readonly facts?: (random: Random) => T['facts']
  /** What may be said and proposed, for a game with talk: each must be allowed to somebody at some time. */
  readonly signals?: readonly T['signal'][]
  readonly proposals?: readonly T['proposal'][]
  /** What somebody who practises may ask, for a game that can be practised. */
  readonly practice?: readonly Json[]
}

/** A running match. */
export interface Table<T extends GameTypes> {
  readonly game: Game<T>
  readonly options: T['options']
  readonly seats: number
  readonly plan: T['plan']
  readonly facts: Readonly<Record<Seat, T['facts']>>
  readonly state: T['state']
}

/** Nothing, or a broken promise in words. */
export type Breach = string | undefined

/** Whether two values are the same data, whatever the order of their fields. */
export function sameData(one: object, other: object): boolean {
  return canonicalJson(toJson(one)) === canonicalJson(toJson(other))
}

/** Whether two values are the same data, written in the same order. */
export function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** Whether a value is the same after it was written and read; compared as values, for two that are written alike may differ. */
export function survivesJson(value: unknown): boolean {
  return value !== undefined && isDeepStrictEqual(JSON.parse(JSON.stringify(value)), value)
}

/** Whether anything inside of `other` is also inside of `one`. */
export function sharesReference(one: unknown, other: unknown): boolean {
  const seen = new Set<unknown>()
  const note = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    seen.add(value)
    Object.values(value).forEach(note)
  }
  const hits = (value: unknown): boolean => {
    if (typeof value !== 'object' || value === null) return false
    return seen.has(value) || Object.values(value).some(hits)
  }
  note(one)
  return hits(other)
}

/** With whose eyes things are looked at: the languages take turns. */
export function eyesOf<T extends GameTypes>({ plan }: Table<T>, turn: number): Eyes<T> {
  return { plan, language: LANGUAGES[turn % LANGUAGES.length] ?? 'en' }
}

/** All seats and a spectator. */
export function viewersOf<T extends GameTypes>({ seats }: Table<T>): Viewer[] {
  return ['spectator', ...new Array(seats).keys()]
}

/** The content that a match with these options is played with, made ready; what is in the way, in words. */
export function readContents<T extends GameTypes>(
  game: Game<T>,
  ids: readonly string[],
  contents: ContentPort,
): Result<ReadonlyMap<string, T['content']>, string> {
  const ready = new Map<string, T['content']>()
  for (const id of ids) {
    const piece = contents.find(id)
    if (!piece) return err(`nobody has the content ${id}`)
    const before = canonicalJson(piece.data)
    const read = game.readContent(piece)
    if (!read.ok) return err(`the content ${id} is not taken: ${read.error}`)
    if (canonicalJson(piece.data) !== before) return err('reading content changes it')
    ready.set(id, read.value)
  }
  return ok(ready)
}
