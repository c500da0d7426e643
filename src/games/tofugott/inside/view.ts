/** What one viewer may know, written out field by field ("Who sees what"). */
import type { Eyes } from '../../../engine/contract/game'
import { present } from '../../../engine/basics/invariant'
import { ownAnswer } from '../../../engine/kit/sealedAnswers'
import type { Seat, Viewer } from '../../../engine/basics/seat'
import type {
  CardView,
  Choice,
  Explanation,
  OwnView,
  PhaseView,
  PlayerView,
  SettledQuestion,
  TieRound,
  TofugottOptions,
  TofugottView,
  TurnedCard,
} from '../outside/contract'
import { awaited } from './decisions'
import { activeOf, isTimed, type TofugottState } from './state'
import type { TofugottTypes } from './types'

type TofugottEyes = Eyes<TofugottTypes>

/** A question card in the viewer's language, or in the one its deck has; of the plan, which never changes. */
export function viewCard(number: number, { plan, language }: TofugottEyes): CardView {
  return present(plan.cards[number], 'the card is in the plan').faces[language]
}

/** What was said, anew. */
export function viewExplanation(explanation: Explanation): Explanation {
  if (explanation.kind === 'words') return { kind: 'words', text: explanation.text }
  return { kind: 'phrase', phrase: explanation.phrase }
}

/** A choice as its owner knows it: not whether the clock made it. */
export function viewChoice({ silhouette, explanation }: Choice): Choice {
  return explanation ? { silhouette, explanation: viewExplanation(explanation) } : { silhouette }
}

/** A card that was turned. */
export function viewTurned({ seat, role, silhouette, byClock, said }: TurnedCard): TurnedCard {
  return { seat, role, silhouette, byClock, said: said.map(viewExplanation) }
}

function viewSettled({ turned, gains }: SettledQuestion): SettledQuestion {
  return { turned: turned.map(viewTurned), gains: [...gains] }
}

function viewRound({ seats, steps }: TieRound): TieRound {
  return { seats: [...seats], steps: steps.map((step) => [...step]) }
}

/** Options that share no list with those given. */
export function copyOptions(options: TofugottOptions): TofugottOptions {
  return {
    spicy: options.spicy,
    turns: options.turns,
    floor: options.floor,
    answerSeconds: options.answerSeconds,
    guessSeconds: options.guessSeconds,
    explainSeconds: options.explainSeconds,
    waitingNames: options.waitingNames,
    decks: [...options.decks],
  }
}

function viewPhase(state: TofugottState): PhaseView {
  const { phase, settled } = state
  switch (phase.kind) {
    case 'keeping':
      return { kind: 'keeping' }
    case 'locking': {
      const question = settled.length
      return { kind: 'locking', question, awaited: awaited(state), timed: isTimed(state) }
    }
    case 'revealing':
      return { kind: 'revealing', question: settled.length, turned: phase.turned.map(viewTurned) }
    case 'over':
      return { kind: 'over', end: phase.end, tieBreak: phase.tieBreak.map(viewRound) }
  }
}

function viewOwn(state: TofugottState, you: Seat, eyes: TofugottEyes): OwnView {
  const { answers, drawn, guesses } = state
  if (you !== activeOf(state)) {
    const guess = ownAnswer(guesses, you)
    return guess === undefined || guess === 'absent' ? {} : { guess: viewChoice(guess) }
  }
  if (drawn.length === 0) return {}
  const cards = drawn.map((number) => viewCard(number, eyes))
  if (answers === 'missing') return { cards }
  const [best, worst] = [answers.best.map(viewChoice), answers.worst.map(viewChoice)]
  return { cards, answers: { best, worst } }
}

function viewPlayers({ players }: TofugottState): PlayerView[] {
  return players.map(({ points, left }) => ({ points, left }))
}

/** Fields that only some viewers have are put in one by one: spreading them would take as long as all the rest. */
type Draft = { -readonly [Key in keyof TofugottView]: TofugottView[Key] }

/** What `viewer` may know of a match; shares nothing with the state. */
export function view(state: TofugottState, viewer: Viewer, eyes: TofugottEyes): TofugottView {
  const draft: Draft = {
    seats: state.seats,
    options: copyOptions(state.options),
    turn: state.turn,
    turnsEach: state.turnsEach,
    active: activeOf(state),
    phase: viewPhase(state),
    players: viewPlayers(state),
    pile: state.pile.length,
    used: state.used.map((number) => viewCard(number, eyes).id),
    aside: [...state.aside],
    settled: state.settled.map(viewSettled),
  }
  if (state.card !== 'none') draft.card = viewCard(state.card, eyes)
  if (viewer === 'spectator') return draft
  draft.you = viewer
  draft.own = viewOwn(state, viewer, eyes)
  return draft
}
