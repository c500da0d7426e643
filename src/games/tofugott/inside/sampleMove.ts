/** One legal move at random, from a view or, for playouts, straight from the state: the same choice either way. */
import { present } from '../../../engine/basics/invariant'
import { pick, type Random } from '../../../engine/chance/random'
import type { Seat } from '../../../engine/basics/seat'
import { decisionOf } from '../outside/check'
import {
  MOST_EXPLANATIONS,
  QUESTIONS,
  type Choice,
  type DecisionKind,
  type Explanation,
  type TofugottMove,
  type TofugottView,
  type TurnedCard,
} from '../outside/contract'
import { PHRASES } from '../outside/phrases'
import { POINTS } from '../outside/questionKinds'
import { silhouettesInPlay, type TurnSoFar } from '../outside/silhouettesInPlay'
import { takeAny } from './draw'
import { owedBy } from './decisions'
import type { TofugottState } from './state'

const ONE_EXPLAINED_IN = 4

/** What a choice is made from. */
interface Situation extends TurnSoFar {
  readonly phase: { readonly kind: string; readonly turned?: readonly TurnedCard[] }
}

function anyExplanation(random: Random): Explanation {
  const sentences = [...PHRASES, ...POINTS]
  const phrase = present(sentences[random.below(sentences.length)], 'there are phrases')
  return { kind: 'phrase', phrase }
}

function withWords(choice: Choice, random: Random): Choice {
  if (random.below(ONE_EXPLAINED_IN) > 0) return choice
  return { silhouette: choice.silhouette, explanation: anyExplanation(random) }
}

/** The clock says nothing ("When time runs out"). */
function withoutWords(choice: Choice): Choice {
  return choice
}

type Phrasing = (choice: Choice, random: Random) => Choice

function sampleSix(situation: Situation, random: Random, phrase: Phrasing): TofugottMove {
  const six = takeAny(silhouettesInPlay(situation), 2 * QUESTIONS, random)
  const choices = six.map((silhouette) => phrase({ silhouette }, random))
  return { kind: 'answer', best: choices.slice(0, QUESTIONS), worst: choices.slice(QUESTIONS) }
}

function sampleGuess(situation: Situation, random: Random, phrase: Phrasing): TofugottMove {
  const silhouette = pick(silhouettesInPlay(situation), random)
  const choice = { silhouette: present(silhouette, 'four silhouettes are left for question 3') }
  return { kind: 'guess', ...phrase(choice, random) }
}

function sampleExplain({ phase }: Situation, random: Random): TofugottMove {
  const said = phase.turned?.at(-1)?.said.length ?? 0
  const isSilent = said >= MOST_EXPLANATIONS || random.below(ONE_EXPLAINED_IN) > 0
  return isSilent ? { kind: 'done' } : { kind: 'explain', explanation: anyExplanation(random) }
}

function sample(kind: DecisionKind, situation: Situation, random: Random): TofugottMove {
  switch (kind) {
    case 'keep':
      return { kind: 'keep', card: random.below(2) === 0 ? 0 : 1 }
    case 'answer':
      return sampleSix(situation, random, withWords)
    case 'guess':
      return sampleGuess(situation, random, withWords)
    case 'explain':
      return sampleExplain(situation, random)
  }
}

/** A legal move at random; the view's owner owes a decision. */
export function sampleMove(view: TofugottView, random: Random): TofugottMove {
  const kind = present(decisionOf(view), 'only who owes a decision is sampled')
  return sample(kind, view, random)
}

/** The same without making the view. */
export function sampleFrom(state: TofugottState, seat: Seat, random: Random): TofugottMove {
  return sample(owedBy(state, seat), state, random)
}

/** What is done for a seat whose time has run out ("When time runs out"). */
export function fallback(view: TofugottView, random: Random): TofugottMove {
  const kind = present(decisionOf(view), 'time runs out for whoever is asked')
  switch (kind) {
    case 'keep':
      return sample(kind, view, random)
    case 'answer':
      return sampleSix(view, random, withoutWords)
    case 'guess':
      return sampleGuess(view, random, withoutWords)
    case 'explain':
      return { kind: 'done' }
  }
}
