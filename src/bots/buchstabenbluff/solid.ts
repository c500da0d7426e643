/** Solid knows common words, doubts what looks like none, counts letters, and bluffs a letter or two short where it pays. */
import { happens } from '../../engine/chance/random'
import { canDraw } from '../../games/buchstabenbluff/outside/check'
import {
  DOUBT_POINTS,
  LARGEST_HAND,
  type BuchstabenbluffMove,
} from '../../games/buchstabenbluff/outside/contract'
import { askedBy, readinessOf } from './doubters'
import { almostTrueLayings, moveOf, plainestOf, trueLayings, type Laying } from './layings'
import type { Vocabulary } from './vocabulary'
import {
  chanceMadeUp,
  chanceToDoubt,
  isOneIn,
  weighLie,
  type Announced,
  type Judged,
  type Turn,
} from './question'

/** Points that a lie is expected to bring where there is no honest word, so that it pays. */
const WORTH_A_BLUFF = 2
/** As if everybody had answered so often before: whoever then doubts often is told fewer lies, and whoever believes more. */
const ANSWERED = { answers: 6, doubts: 0.6 }
const ONE_BLUFF_IN = 2
/** Whole hands seldom spell a word: with every other one a lie, whoever counts would doubt them all. */
const ONE_WHOLE_BLUFF_IN = 7
/** Cards that may stay in hand in the last turn without drawing for a longer word. */
const GOOD_ENOUGH = 1
/** As if it had seen so many words of everybody before: few, so that it soon goes by what came to light of this player. */
const EXPECTED = { bluffs: 0.2, truths: 2.9 }
/** How much a word that came to light counts beside those: one caught bluff is no reason to doubt everything from then on. */
const REMEMBERED = 0.6
/** Not all of its kind answer alike. */
const RESOLVE = { firmness: 1.5, shared: 1, alone: 0.5 } as const

/** Words that it thinks of. */
const THOUGHT_OF = 16
/** Points that it gives up for a word that anybody would say. */
const FOR_A_PLAIN_WORD = 3

function best(layings: readonly Laying[], vocabulary: Vocabulary): Laying | undefined {
  const choices = layings.map((laying) => ({ laying, points: laying.value }))
  return plainestOf(choices, FOR_A_PLAIN_WORD, vocabulary)?.laying
}

function mayDraw({ view }: Turn): boolean {
  return view.hand.length < LARGEST_HAND && canDraw(view)
}

function isLastTurn({ view: { players, you = 0 } }: Turn): boolean {
  return (players[you]?.turnsLeft ?? 1) <= 1
}

/** Draws all it may, but for the last turn, where cards left over count against it. */
function wantsCard(turn: Turn, honest: Laying | undefined): boolean {
  if (!mayDraw(turn)) return false
  return !isLastTurn(turn) || !honest || honest.rest.length > GOOD_ENOUGH
}

/** Whether a lie is expected to bring more than the honest word, by how often each of the others has doubted. */
function paysToLie({ view, manner }: Turn, lie: Laying, honest: Laying | undefined): boolean {
  const chances = askedBy(view).map((seat) => readinessOf(view, seat, ANSWERED))
  const doubters = chances.reduce((sum, chance) => sum + chance, 0)
  const believed = chances.reduce((product, chance) => product * (1 - chance), 1)
  const byLie = believed * lie.value - (DOUBT_POINTS * doubters) / Math.max(1, chances.length)
  return byLie >= (honest ? honest.value + DOUBT_POINTS * doubters : WORTH_A_BLUFF / manner.bluffs)
}

/** One of the dearest honest words, or now and then one that lacks a letter or two and is expected to bring more. */
export function playSolidly(turn: Turn): BuchstabenbluffMove {
  const { view, vocabulary, manner, random } = turn
  const honest = best(trueLayings(view, vocabulary, THOUGHT_OF), vocabulary)
  if (wantsCard(turn, honest)) return { kind: 'draw' }
  const bluff = best(
    [1, 2].flatMap((missing) => almostTrueLayings(view, vocabulary, { most: THOUGHT_OF, missing })),
    vocabulary,
  )
  const pays = bluff !== undefined && paysToLie(turn, bluff, honest)
  const wholeIn = Math.round(ONE_WHOLE_BLUFF_IN / manner.bluffs)
  const oneIn = bluff?.rest.length === 0 ? wholeIn : ONE_BLUFF_IN
  const wished = pays && isOneIn(oneIn, random) ? bluff : honest
  // What is left in the hand counts against it then, unless new cards take its place: whoever has drawn for a word lays one.
  const isRid = isLastTurn(turn) && (pays || view.options.lastRefill === 'off')
  const laying = wished ?? (isRid ? bluff : undefined)
  return laying ? moveOf(laying, vocabulary) : { kind: 'pass' }
}

/** How likely the word is a lie, by its cards and by how it looks. */
export function expectLieSolidly(judged: Judged): number {
  const { word } = judged
  const byCards = weighLie(judged, EXPECTED, ({ seat }) => (seat === word.seat ? REMEMBERED : 0))
  return 1 - (1 - byCards) * (1 - chanceMadeUp(judged))
}

/** Doubts the readier the likelier a lie is beside what a doubt costs. */
export function answerSolidly(announced: Announced): boolean {
  const chance = chanceToDoubt(announced, expectLieSolidly(announced), RESOLVE)
  return happens(chance, announced.random)
}
