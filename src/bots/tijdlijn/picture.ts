/** One bot's own picture of history: what its level knows, with errors of its own, and what the match has shown it. */
import { fastRandom } from '../../engine/chance/fastRandom'
import type { Random } from '../../engine/chance/random'
import type { Seat } from '../../engine/basics/seat'
import type {
  CardHandle,
  FrontView,
  Phrase,
  TijdlijnSeen,
  TijdlijnView,
} from '../../games/tijdlijn/outside/contract'
import { ERAS, eraOf } from '../../games/tijdlijn/outside/eras'
import { beliefOf, within, type Belief } from './belief'
import { errorsAbout, EVEN_LEANING, type Leaning } from './characters'
import { clueIn } from './clues'
import { fingerprintOf } from './fingerprint'
import { guessOf, isKnownFront, type Guess } from './guesses'
import type { Level } from './levels'
import { drawNormal } from './normal'

/** Years between which a card is said to lie. */
export interface Advice {
  readonly from: number
  readonly to: number
}

/** Somebody pointed at a card. */
export interface Pointing {
  readonly from: Seat
  readonly phrase: Phrase
  /** In which turn. */
  readonly turn: number
}

/** What one seat keeps in mind. */
export interface Memory {
  /** What kind of player it is. */
  readonly leaning: Leaning
  /** Makes this bot's errors its own; drawn when it is first asked anything. */
  self: number | undefined
  /** The turn that runs. */
  turn: number
  /** Years that were turned up, by fingerprint of the front: cards come back after a shuffle (TC-15). */
  readonly turned: Map<string, number>
  /** What others said of cards in sight. */
  readonly advice: Map<CardHandle, readonly Advice[]>
  /** What others said of a card by pointing at it, the last word of each. */
  readonly pointed: Map<CardHandle, readonly Pointing[]>
  /** Beliefs that were worked out since anything was turned up or said. */
  readonly beliefs: Map<CardHandle, Belief>
  /** The turn in which this seat last gave advice. */
  advisedIn: number | undefined
  /** Cards that advice was given of, by this seat or another: there is no more to say. */
  readonly spokenOf: Set<CardHandle>
}

/** A bot knows only this much more about itself than its level says: its own errors are so large a part of its spread. */
const OWN_ERROR = 0.5
/** Where laying against each other is concerned, old times end here. */
const RECENT = 1800
/** Where events may lie, for who knows nothing else: equally many between one and the next, as in the shipped deck, roughly. */
const ANYWHERE: Belief = [
  -700, -450, -250, 0, 150, 800, 1200, 1300, 1400, 1510, 1540, 1600, 1640, 1710, 1750, 1790, 1810,
  1830, 1840, 1860, 1880, 1890, 1905, 1920, 1930, 1940, 1955, 1965, 1975, 1985, 1995, 2004, 2012,
  2020, 2025,
]
/** So much more than the rest together counts what others say, as far as repeating a year that often brings it. */
const TRUST = { ratio: 4, most: 12 } as const
/** What of a belief goes over to advice that cannot be brought together with it: one of the two is wrong, the other one more likely. */
const YIELDING = 0.35
/** From so many turned cards on a deck that nobody knows shows which years it likes. */
const TELLING = 6
/** Years about a turned card in which others of such a deck lie rather than elsewhere. */
const BESIDE = 3

/** Of somebody who has seen nothing yet, in the turn that runs. */
export function newMemory(leaning: Leaning = EVEN_LEANING, turn = 0): Memory {
  return {
    leaning,
    turn,
    self: undefined,
    turned: new Map(),
    advice: new Map(),
    pointed: new Map(),
    beliefs: new Map(),
    advisedIn: undefined,
    spokenOf: new Set(),
  }
}

function noteTurned(
  memory: Memory,
  { front, back }: { readonly front: string; readonly back?: { readonly year: number } },
): void {
  if (back) memory.turned.set(fingerprintOf(front), back.year)
}

/** Takes in what was turned up. */
export function remember(memory: Memory, seen: readonly TijdlijnSeen[], view: TijdlijnView): void {
  for (const one of seen) {
    if ('card' in one && 'back' in one.card) noteTurned(memory, one.card)
    if (one.kind === 'turnBegun') memory.turn = one.turn
  }
  if (memory.turned.size === 0) {
    for (const { cards, slot } of view.line)
      for (const card of [...cards, ...slot]) noteTurned(memory, card)
    for (const card of view.discard) noteTurned(memory, card)
  }
  memory.beliefs.clear()
}

function isInPlay({ options }: TijdlijnView): (year: number) => boolean {
  if (options.eras.length === ERAS.length) return () => true
  return (year) => options.eras.includes(eraOf(Math.round(year) || 1))
}

/** Where a card nobody knows anything about may lie: anywhere, and rather where others of an unknown deck lie. */
export function beliefAnywhere({ turned }: Memory, view: TijdlijnView): Belief {
  const shown = [...turned].flatMap(([front, year]) => (isKnownFront(front) ? [] : [year]))
  const shares = (shown.length < TELLING ? [] : shown).flatMap((year) => [
    year - BESIDE,
    year,
    year + BESIDE,
  ])
  return within(
    [...ANYWHERE, ...shares].sort((one, other) => one - other),
    isInPlay(view),
  )
}

/** The guess with an error that this bot alone makes, always the same one for the same front; smaller where it is at home. */
function makeOwn(
  { self, leaning }: Memory,
  { middle, spread }: Guess,
  front: string,
  blurs: number,
): Guess {
  const error = drawNormal(fastRandom(`${String(self ?? 0)}/${front}`))
  // Of a blurred picture the whole blur is an error of its own.
  const blurred = Math.sqrt(OWN_ERROR * OWN_ERROR + blurs * blurs - 1)
  const own = errorsAbout(leaning, middle) * blurred
  return { middle: middle + error * own * spread, spread: spread * Math.sqrt(1 + own * own) }
}

/** How much wider the picture of an event is to a level at such a table. */
function blursOf(
  { options }: TijdlijnView,
  { blurs = 1, blursAgainst }: Level,
  year: number,
): number {
  if (options.mode !== 'competitive' || !blursAgainst) return blurs
  return year < RECENT ? blursAgainst.old : blursAgainst.recent
}

function recallYear(memory: Memory, front: string, { recalls }: Level): Guess | undefined {
  if (recalls === 'nothing') return undefined
  const year = memory.turned.get(fingerprintOf(front))
  return year === undefined ? undefined : { middle: year, spread: recalls }
}

function firstBelief(
  memory: Memory,
  view: TijdlijnView,
  { front }: FrontView,
  level: Level,
): Belief {
  const recalled = recallYear(memory, front, level)
  if (recalled) return beliefOf(recalled)
  const known = guessOf(front, level.knowsAs)
  if (known) return beliefOf(makeOwn(memory, known, front, blursOf(view, level, known.middle)))
  const clue = clueIn(front)
  if (!clue) return beliefAnywhere(memory, view)
  const { middle, spread } = clue
  return beliefOf(makeOwn(memory, { middle, spread: spread * level.clueSpread }, front, 1))
}

/** A belief that leaves hardly anything of what somebody says: it yields a little, to years spread evenly over what was meant. */
function yieldTo(belief: Belief, { from, to }: Advice): Belief {
  const meant = ANYWHERE.filter((year) => year >= from && year <= to)
  const first = Number.isFinite(from) ? from : to
  const last = Number.isFinite(to) ? to : from
  const years = meant.length > 0 ? meant : [(first + last) / 2]
  const most = Math.max(1, Math.round((belief.length * YIELDING) / (1 - YIELDING)))
  const spread = Array.from(
    { length: most },
    (_, index) => years[Math.floor(((index + 0.5) * years.length) / most)] ?? first,
  )
  return [...belief, ...spread].sort((one, other) => one - other)
}

/** Who gives advice may be wrong: what it leaves of a belief counts far more, but not alone. */
function weigh(belief: Belief, advice: Advice): Belief {
  const isMeant = (year: number): boolean => year >= advice.from && year <= advice.to
  if (belief.every(isMeant)) return belief
  const left = within(belief, isMeant)
  if (left.length === belief.length) return yieldTo(belief, advice)
  const ratio = Math.ceil((TRUST.ratio * (belief.length - left.length)) / left.length)
  const copies = Math.min(TRUST.most, ratio)
  return belief.flatMap((year) =>
    isMeant(year) ? Array.from({ length: copies }, () => year) : [year],
  )
}

/** Where this bot thinks that a card lies. */
export function believe(memory: Memory, view: TijdlijnView, card: FrontView, level: Level): Belief {
  const known = memory.beliefs.get(card.card)
  if (known) return known
  const own = within(firstBelief(memory, view, card, level), isInPlay(view))
  const belief = (memory.advice.get(card.card) ?? []).reduce(weigh, own)
  memory.beliefs.set(card.card, belief)
  return belief
}

/** Draws who this bot is, once; beliefs before that are none of its own. */
export function settleSelf(memory: Memory, random: Random): void {
  memory.self ??= random.below(2 ** 32)
}
