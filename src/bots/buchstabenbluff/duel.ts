/** Sharp against a single other player: how often it lies and doubts is set so that neither the one nor the other is something to live on (README, "How well sharp can be read"). */
import type { Seat } from '../../engine/basics/seat'
import type { BuchstabenbluffView, WordView } from '../../games/buchstabenbluff/outside/contract'
import { facesOf } from '../../games/buchstabenbluff/outside/cards'
import { answersOf } from './answers'
import { chancesOfFit } from './fit'
import { fairDoubt, type Balance } from './fairDoubt'
import { publicPool, unseenPool } from './pool'
import { oddsOf, suspectOf, type Judged } from './question'
import {
  chanceOfLie,
  limit,
  stillNeeded,
  turnedUp,
  type Reputation,
  type Suspect,
  type WeighWord,
} from './suspicion'
import type { Vocabulary } from './vocabulary'

/** Of two, dear cards that spell nothing go under short words as readily as under long ones, so that these are doubted hardly less. */
const BALANCE: Balance = { tempted: 1.2, byLength: 0.4 }
/** About as often a doubt of two pays or not: three words in ten are lies. */
const EXPECTED: Reputation = { bluffs: 1.2, truths: 2.8 }
/** How firmly it goes by what it knows of the letters: nobody else can foresee that, since nobody sees its hand. */
const FIRMNESS = 2
/** Doubts that are taken for given before one has seen any, and how many of a hundred words are doubted. */
const DOUBTS = 1
const DOUBTED = 0.12
/** What makes a lie a lie is sometimes in the hand of who is asked: it is doubted so much oftener than a truth. */
const SEEN_THROUGH = 1.3
/** Where hardly a hand spells a word, whether it does so with one's own cards gone says nothing. */
const LEAST_CHANCE = 1e-9

/** How likely the other one doubts a word of the viewer's: as often as is fair, and as much oftener or less often as he has done so far. */
export function chanceInDuel(
  view: BuchstabenbluffView,
  suspect: Suspect,
  vocabulary: Vocabulary,
  asked: Seat,
): number {
  const { answers, doubts } = answersOf(view, asked)
  const zeal = (DOUBTS + doubts) / (DOUBTS + DOUBTED * answers)
  const odds = zeal * oddsOf(fairDoubt(view, suspect, vocabulary, BALANCE))
  return odds / (1 + odds)
}

/** The chance that a lie is doubted where a truth is doubted with this one. */
export function chanceForLie(chance: number): number {
  return Math.min(1, SEEN_THROUGH * chance)
}

/** How much likelier a word is a lie by the cards that one sees alone, as a logarithm: who lies says what any hand might spell, the own cards in it too. */
function leaningByOwnCards(view: BuchstabenbluffView, word: WordView): number {
  const { word: spelled, open, handSize } = suspectOf(view, word)
  const size = handSize - open.length
  const needed = stillNeeded(facesOf(spelled), open, unseenPool(view))
  const lie = chancesOfFit(needed, { size, pool: publicPool(view) }).fits + LEAST_CHANCE
  const truth = chancesOfFit(needed, { size, pool: unseenPool(view) }).fits + LEAST_CHANCE
  return limit(Math.log(lie / truth))
}

/** How likely a word of the other one is a lie, by what came to light and by the own cards. */
export function expectLieInDuel({ view, word }: Judged, weightOf: WeighWord): number {
  const { bluffs, truths } = turnedUp(view, weightOf)
  const reputation = { bluffs: EXPECTED.bluffs + bluffs, truths: EXPECTED.truths + truths }
  return chanceOfLie(reputation, leaningByOwnCards(view, word))
}

/** The odds of a doubt; `pays`: the odds of a lie beside those at which a doubt begins to pay. */
export function urgeInDuel({ view, word, vocabulary }: Judged, pays: number): number {
  const fair = fairDoubt(view, suspectOf(view, word), vocabulary, BALANCE)
  return oddsOf(fair) * pays ** FIRMNESS
}
