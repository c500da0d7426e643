/** One legal move at random, from a view or, for playouts, straight from the state; and what is done when time runs out. */
import { invariant, present } from '../../../engine/basics/invariant'
import type { Random } from '../../../engine/chance/random'
import type { Seat } from '../../../engine/basics/seat'
import { playerAt } from '../../../engine/kit/playerAt'
import { decisionOf, matchesDiscard as matches, ownCards } from '../outside/check'
import type { CardHandle, DecisionKind, TijdlijnMove, TijdlijnView } from '../outside/contract'
import { matchesDiscard, type TijdlijnState } from './state'

/** A card that may be chosen, as far as that depends on it. */
interface Candidate {
  readonly card: CardHandle
  readonly stuck: boolean
  readonly matches: boolean
}

/** What a move is chosen from. */
interface Choice {
  readonly decision: DecisionKind
  readonly cards: readonly Candidate[]
  /** In the line. */
  readonly places: number
}

function canPlay({ decision }: Choice, { stuck }: Candidate): boolean {
  return decision !== 'discard' && !stuck
}

function canDiscard({ decision }: Choice, candidate: Candidate): boolean {
  return (decision === 'choose' || decision === 'discard') && candidate.matches
}

/** In the order of `legalMoves`, without the places of a line, which are many. */
function movesOf(choice: Choice): TijdlijnMove[] {
  const moves: TijdlijnMove[] = []
  for (const candidate of choice.cards) {
    if (canPlay(choice, candidate)) moves.push({ kind: 'play', card: candidate.card })
  }
  for (const candidate of choice.cards) {
    if (canDiscard(choice, candidate)) moves.push({ kind: 'discard', card: candidate.card })
  }
  if (choice.decision === 'goOn') moves.push({ kind: 'stop' })
  return moves
}

function sample(choice: Choice, random: Random): TijdlijnMove {
  const { decision, cards, places } = choice
  if (decision === 'lay') {
    const { card } = present(cards[random.below(cards.length)], 'who lays has a card')
    return { kind: 'lay', card, gap: random.below(places + 1) }
  }
  const moves = movesOf(choice)
  return present(moves[random.below(moves.length)], 'who is asked has a move')
}

function choiceIn(view: TijdlijnView): Choice {
  const decision = decisionOf(view)
  invariant(decision, 'only who owes a decision is sampled')
  const cards = ownCards(view).map((own) => ({
    card: own.card,
    stuck: own.stuck,
    matches: matches(view, own),
  }))
  return { decision, cards, places: view.line.length }
}

/** A legal move at random; the view's owner owes a decision. */
export function sampleMove(view: TijdlijnView, random: Random): TijdlijnMove {
  return sample(choiceIn(view), random)
}

/** The same without making the view. */
export function sampleFrom(state: TijdlijnState, seat: Seat, random: Random): TijdlijnMove {
  const { phase } = state
  invariant(phase.kind === 'turn' && phase.seat === seat, 'only who owes a decision is sampled')
  const cards = playerAt(state, seat).cards.map((standing) => ({
    card: standing.handle,
    stuck: standing.stuckIn !== undefined,
    matches: matchesDiscard(state, standing),
  }))
  return sample({ decision: phase.decision, cards, places: state.line.length }, random)
}

/** What is done for a seat whose time has run out: no date is looked at ("When time runs out"). */
export function fallback(view: TijdlijnView, random: Random): TijdlijnMove {
  const choice = choiceIn(view)
  const { decision, cards, places } = choice
  if (decision === 'goOn') return { kind: 'stop' }
  if (decision === 'lay') {
    const [{ card }] = [present(cards[0], 'who lays has a card')]
    return { kind: 'lay', card, gap: random.below(places + 1) }
  }
  return present(movesOf(choice)[0], 'who is asked has a move')
}
