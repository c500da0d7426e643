/** The cards of Tom's Time Bluff: faces as numbers, and what they show. */

/** The four kinds of clocks, in the order of the rules' tie-breaks. */
export const CLOCK_KINDS = ['grandfather', 'smartwatch', 'radio', 'alarm'] as const
/** A kind of clock. */
export type ClockKind = (typeof CLOCK_KINDS)[number]

/** Hours of a clock face; every kind has one card of each. */
export const HOURS = 12

/** The effect of the pair card that belongs to each clock kind, in the order of CLOCK_KINDS. */
export const PAIR_EFFECTS = ['jungle', 'beam', 'snooze', 'broken'] as const
/** The effect of a pair card. */
export type PairEffect = (typeof PAIR_EFFECTS)[number]

/**
 * A card's face as a number: 0-47 clocks (12 x kind + hour - 1, kinds as in CLOCK_KINDS), 48 Joker, 49 vortex, 50 cuckoo,
 * 51-54 pair cards (as in PAIR_EFFECTS). Equal faces are equal numbers: the three Jokers cannot be told apart.
 */
export type Card = number

/** The Joker's face. */
export const JOKER: Card = 48
/** The vortex' face (Zeitstrudel). */
export const VORTEX: Card = 49
/** The cuckoo's face. */
export const CUCKOO: Card = 50
/** The first pair card's face; the four follow each other. */
export const FIRST_PAIR: Card = 51
/** How many different faces there are. */
export const FACES = 55

/** How often the Joker and the vortex are in the deck; every other face is in it once (TB-90). */
export const COPIES_OF_JOKER_AND_VORTEX = 3

/** Cards dealt to each seat (TB-90). */
export const CARDS_PER_SEAT = 6

/** What a face shows. */
export type Face =
  | { readonly kind: 'clock'; readonly clock: ClockKind; readonly hour: number }
  | { readonly kind: 'joker' }
  | { readonly kind: 'vortex' }
  | { readonly kind: 'cuckoo' }
  | { readonly kind: 'pair'; readonly effect: PairEffect; readonly clock: ClockKind }
