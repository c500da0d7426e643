/** One legal move at random, from a view or, for playouts, straight from the state: the same choice either way. */
import { playerAt } from '../../../../src/engine/kit/playerAt'
import { present } from '../../../../src/engine/basics/invariant'
import { pick, type Random } from '../../../../src/engine/chance/random'
import type { Seat } from '../../../../src/engine/basics/seat'
import { decisionOf } from '../outside/check'
import { GUESSES, type DecisionKind, type WhisperMove, type WhisperView } from '../outside/contract'
import type { WhisperPlan } from './plan'
import { toAct } from './questions'
import type { WhisperState } from './state'
import type { WhisperKnowledge } from './types'

const ONE_HUSH_IN = 6

/** What bots are handed of the content. */
export function knowledge({ words }: WhisperPlan): WhisperKnowledge {
  return { words: [...words] }
}

function sampleWhisper(words: readonly string[], random: Random): WhisperMove {
  const word = random.below(ONE_HUSH_IN) === 0 ? undefined : pick(words, random)
  return word === undefined ? { kind: 'hush' } : { kind: 'whisper', word }
}

/** Any thing of the hand with any guess (PG-22). */
function sampleLay(hand: readonly string[], random: Random): WhisperMove {
  const thing = present(pick(hand, random), 'who lays has drawn')
  return { kind: 'lay', thing, guess: present(pick(GUESSES, random), 'there are guesses') }
}

function sample(
  decision: DecisionKind,
  hand: readonly string[],
  words: readonly string[],
  random: Random,
): WhisperMove {
  switch (decision) {
    case 'whisper':
      return sampleWhisper(words, random)
    case 'draw':
      return { kind: 'draw' }
    case 'lay':
      return sampleLay(hand, random)
  }
}

/** A legal move at random; the view's owner owes a decision. */
export function sampleMove(
  view: WhisperView,
  random: Random,
  { words }: WhisperKnowledge,
): WhisperMove {
  const decision = present(decisionOf(view), 'only who owes a decision is sampled')
  return sample(
    decision,
    (view.hand ?? []).map(({ id }) => id),
    words,
    random,
  )
}

/** The same without making the view. */
export function sampleFrom(
  state: WhisperState,
  seat: Seat,
  random: Random,
  plan: WhisperPlan,
): WhisperMove {
  const owed = toAct(state).find((decision) => decision.seat === seat)
  const { kind } = present(owed, 'only who owes a decision is sampled')
  return sample(kind, playerAt(state, seat).hand, knowledge(plan).words, random)
}

/** What is done for a seat whose time has run out (PG-22). */
export function fallback(view: WhisperView, random: Random): WhisperMove {
  const decision = present(decisionOf(view), 'time runs out for whoever is asked')
  if (decision === 'whisper') return { kind: 'hush' }
  return sample(
    decision,
    (view.hand ?? []).map(({ id }) => id),
    [],
    random,
  )
}
