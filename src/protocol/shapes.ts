/** Pieces that messages of both directions are made of. */
import * as v from 'valibot'
import { isJson, type Json } from '../engine/basics/json'
import { isOptions, type Options } from '../engine/options/options'
import { MOST_SEATS } from '../engine/basics/seat'
import { FINGERPRINT_DIGITS } from './terms'

/** Units of UTF-16 that a text may have at most; a message with a longer one is not understood (P-13). What is too long for its use is said below that. */
const LONGEST_TEXT = 8000

/** A name, a password, a word of a closed list: what it must be is said by whoever uses it. */
export const text = v.pipe(v.string(), v.maxLength(LONGEST_TEXT))
/** A machine's name for something. */
export const id = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/u))
/** A whole number from 0. */
export const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
/** A seat of any table. */
export const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_SEATS - 1))
/** How many seats a table has. */
export const seats = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_SEATS))
/** Plain data that a game reads. */
export const json = v.custom<Json>((value) => isJson(value))
/** Options in their shape; whether they are allowed is for the game to say. */
export const options = v.custom<Options>((value) => isOptions(value))
/** SHA-256 in hexadecimal. */
export const hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/u))
/** By what a host is known: the first half of the SHA-256 of its public key, in hexadecimal. */
export const fingerprint = v.pipe(v.string(), v.length(FINGERPRINT_DIGITS), v.regex(/^[0-9a-f]+$/u))
