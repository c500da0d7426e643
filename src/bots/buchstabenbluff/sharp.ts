/** Sharp knows every word, and weighs drawing, every truth and many lies in points: it says what brings most by how it expects the others to answer. */
import { happens } from '../../engine/chance/random'
import { canDraw } from '../../games/buchstabenbluff/outside/check'
import {
  DOUBT_POINTS,
  LARGEST_HAND,
  type BuchstabenbluffMove,
  type Card,
} from '../../games/buchstabenbluff/outside/contract'
import { fittingPlaces, freeLaying, moveOf, plainestOf, trueLayings, type Laying } from './layings'
import type { Pool } from './fit'
import { chancesOfDoubt } from './doubters'
import { chanceForLie, expectLieInDuel, urgeInDuel } from './duel'
import { fairDoubt } from './fairDoubt'
import { drawFrom, publicPool, unseenPool } from './pool'
import {
  isDuel,
  leastChanceToDoubt,
  oddsOf,
  playersLeft,
  suspectOf,
  weighLie,
  type Announced,
  type Judged,
  type Turn,
} from './question'
import type { WeighWord } from './suspicion'
import { restWorth } from './worth'

/** Honest words that are weighed; hands that are imagined for lies, and words of each. */
const CANDIDATES = 12
const HANDS = 10
const OF_A_HAND = 4
/** Of two it says what the best of so many hands would be used for: longer and odder words than honest ones would give it away. */
const HANDS_IN_DUEL = 4
/** Points that it gives up for a word that anybody would say. */
const FOR_A_PLAIN_WORD = 0.5
/** Points by which a lie seems better to whoever bluffs twice as readily. */
const TEMPTATION = 4
/** Draws that are imagined in the last turn. */
const IMAGINED_DRAWS = 12
/** People lie about one word in five where several are asked. */
const EXPECTED = { bluffs: 0.8, truths: 3.2 }
/** How much a word counts beside those of the same player after drawing in the same manner. */
const DRAWN_OTHERWISE = 0.5
const OF_OTHERS = 0.4
/** How much length and letters of a word count: whoever doubts every long word pays for those that are true. */
const LEANING_WEIGHT = 0.25
/** How likely nobody else doubts, where others are asked. */
const ALONE = 0.5

interface Weighed {
  readonly laying: Laying
  /** Expected points, beside what the others gain on average. */
  readonly points: number
}

/** What a laying is expected to bring, the rest of the hand included. */
function weigh(turn: Turn, laying: Laying, pool: Pool): Weighed {
  const { view } = turn
  const handSize = view.hand.length
  const chances = chancesOfDoubt(turn, { word: laying.word, open: [], handSize }, pool)
  const doubters = chances.reduce((sum, chance) => sum + chance, 0)
  const rest = restWorth(view, laying.rest)
  if (laying.isTrue) return { laying, points: laying.value + DOUBT_POINTS * doubters + rest }
  const seenThrough = isDuel(view) ? chances.map(chanceForLie) : chances
  const believed = seenThrough.reduce((product, chance) => product * (1 - chance), 1)
  const caught = seenThrough.reduce((sum, chance) => sum + chance, 0)
  const lost = (DOUBT_POINTS * caught) / Math.max(1, playersLeft(view) - 1)
  return { laying, points: believed * laying.value - lost + rest }
}

/** The truth that brings most. */
function bestTruth(turn: Turn, pool: Pool): Weighed | undefined {
  const { view, vocabulary } = turn
  const layings = trueLayings(view, vocabulary, CANDIDATES)
  const weighed = layings.map((laying) => weigh(turn, laying, pool))
  return plainestOf(weighed, FOR_A_PLAIN_WORD, vocabulary)
}

/** Words that an imagined hand might be used for: of two what this bot itself would say, else the dearest. */
function wordsOf(turn: Turn, pool: Pool): string[] {
  const { view, vocabulary } = turn
  if (!isDuel(view)) return trueLayings(view, vocabulary, OF_A_HAND).map(({ word }) => word)
  const best = bestTruth(turn, pool)
  return best ? [best.laying.word] : []
}

/** Words that honest players might say, from cards that they may hold, over the dearest of the own hand. */
function liesOf(turn: Turn, pool: Pool): Laying[] {
  const { view, random } = turn
  const words = new Set<string>()
  const hands = isDuel(view) ? HANDS_IN_DUEL : HANDS
  for (let number = 0; number < hands; number++) {
    const hand = drawFrom(pool, view.hand.length, random)
    for (const word of wordsOf({ ...turn, view: { ...view, hand } }, pool)) words.add(word)
  }
  return [...words].flatMap((word) => freeLaying(view, word) ?? [])
}

/** What brings most of truths and lies. */
function bestLaying(turn: Turn): Weighed | undefined {
  const { view, vocabulary, manner } = turn
  const pool = publicPool(view)
  const layings = [...trueLayings(view, vocabulary, CANDIDATES), ...liesOf(turn, pool)]
  const weighed = layings.map((laying): Weighed => {
    const { points } = weigh(turn, laying, pool)
    return { laying, points: laying.isTrue ? points : points + TEMPTATION * (manner.bluffs - 1) }
  })
  return plainestOf(weighed, FOR_A_PLAIN_WORD, vocabulary)
}

/** Best value and rest of a hand without looking at the others. */
function plainWorth({ view, vocabulary }: Turn, hand: readonly Card[]): number {
  const [best] = trueLayings({ ...view, hand }, vocabulary, 1)
  return best ? best.value + restWorth(view, best.rest) : restWorth(view, hand)
}

/** Whether the last turn is expected to end better with one card more, or with as many as there may be. */
function isDrawWorth(turn: Turn): boolean {
  const { view, random } = turn
  const pool = unseenPool(view)
  const now = plainWorth(turn, view.hand)
  const room = LARGEST_HAND - view.hand.length
  return [1, room].some((count) => {
    let sum = 0
    for (let imagined = 0; imagined < IMAGINED_DRAWS; imagined++) {
      sum += plainWorth(turn, [...view.hand, ...drawFrom(pool, count, random)])
    }
    return sum / IMAGINED_DRAWS > now
  })
}

function wantsCard(turn: Turn): boolean {
  const { view } = turn
  if (view.hand.length >= LARGEST_HAND || !canDraw(view)) return false
  const turnsLeft = view.players[view.you ?? 0]?.turnsLeft ?? 1
  return turnsLeft > 1 || isDrawWorth(turn)
}

/** Where cards may lie face up, some that fit do, whether the word is true or not. */
function openPlaces(laying: Laying, { view, random }: Turn): number[] {
  if (view.options.mixed === 'off') return []
  return fittingPlaces(laying).filter(() => happens(1 / 4, random))
}

/** Draws on, or lays what brings most by its expectations, or passes where nothing brings more than keeping the hand. */
export function playSharply(turn: Turn): BuchstabenbluffMove {
  if (wantsCard(turn)) return { kind: 'draw' }
  const { view } = turn
  const best = bestLaying(turn)
  if (!best || best.points <= restWorth(view, view.hand)) return { kind: 'pass' }
  return moveOf(best.laying, turn.vocabulary, openPlaces(best.laying, turn))
}

/** What has come to light counts most of the same player, and if he had drawn in the same manner: on to the last card, or not. */
function weigherOf({ view, word, stoppedShort }: Judged): WeighWord {
  const manner = stoppedShort.get(view.words.length - 1)
  return ({ seat }, number) => {
    if (seat === view.you) return 0
    if (seat !== word.seat) return OF_OTHERS
    return stoppedShort.get(number) === manner ? 1 : DRAWN_OTHERWISE
  }
}

/** How likely the word is a lie: a certain one where it is in no list. */
export function expectLieSharply(judged: Judged): number {
  const { view, word, vocabulary } = judged
  const isUnlisted = view.options.dictionary === 'open' && !vocabulary.has(word.spelling)
  if (isUnlisted) return 1
  return isDuel(view)
    ? expectLieInDuel(judged, weigherOf(judged))
    : weighLie(judged, EXPECTED, weigherOf(judged), LEANING_WEIGHT)
}

/** The odds of a doubt where several are asked; `pays`: the odds of a lie beside those at which a doubt begins to pay. */
function urgeAmongMany({ view, word, vocabulary }: Judged, pays: number): number {
  return oddsOf(fairDoubt(view, suspectOf(view, word), vocabulary)) * pays
}

/** Doubts as often as makes a lie bring no more than an honest word, the readier the likelier a lie is beside what a doubt costs, and never nothing. */
export function answerSharply(announced: Announced): boolean {
  const { view, word, manner, random } = announced
  const [urgeFor, alone] = isDuel(view) ? [urgeInDuel, 1] : [urgeAmongMany, ALONE]
  const least = leastChanceToDoubt(view, word.count, alone)
  const pays = oddsOf(expectLieSharply(announced)) / oddsOf(least)
  const urge = manner.doubts * urgeFor(announced, pays)
  return happens(urge / (1 + urge), random)
}
