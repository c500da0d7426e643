/** What one viewer may know, written out field by field (PG-11, PG-14). */
import type { Eyes } from '../../../../src/engine/contract/game'
import { present } from '../../../../src/engine/basics/invariant'
import { ownAnswer } from '../../../../src/engine/kit/sealedAnswers'
import type { Seat, Viewer } from '../../../../src/engine/basics/seat'
import type {
  LaidView,
  PhaseView,
  ThingView,
  Whisper,
  WhisperOptions,
  WhisperView,
} from '../outside/contract'
import type { WhisperTypes } from './types'
import { awaited } from './questions'
import { isTimed, listenerOf, weightOf, type WhisperState } from './state'

/** A thing in the viewer's language, its weight left out. */
export function viewThing(id: string, { plan, language }: Eyes<WhisperTypes>): ThingView {
  return { id, name: present(plan.things.get(id), 'the thing is in the plan').name[language] }
}

/** A thing that lies in the row. */
export function viewLaid(
  { id, weight }: { readonly id: string; readonly weight: number },
  eyes: Eyes<WhisperTypes>,
): LaidView {
  return { ...viewThing(id, eyes), weight }
}

/** A whisper without what is told only when it is shown. */
function viewWhisper({ word }: Whisper): Whisper {
  return word === undefined ? {} : { word }
}

function viewPhase(state: WhisperState, viewer: Viewer): PhaseView {
  const { phase } = state
  switch (phase.kind) {
    case 'whispering': {
      if (viewer === 'spectator') return { kind: 'whispering' }
      const own = ownAnswer(phase.whispers, viewer)
      const said = own === undefined || own === 'absent' ? {} : { own: viewWhisper(own) }
      const seated = { awaited: awaited(state, viewer), timed: isTimed(state), ...said }
      return { kind: 'whispering', seated }
    }
    case 'laying':
      return { kind: 'laying', drawn: phase.drawn }
    case 'over':
      return { kind: 'over', end: phase.end }
  }
}

/** Options that share no list with those given. */
export function copyOptions(options: WhisperOptions): WhisperOptions {
  return {
    mode: options.mode,
    goal: options.goal,
    language: options.language,
    rounds: options.rounds,
    sorts: [...options.sorts],
    decks: [...options.decks],
    taboo: [...options.taboo],
    house: [...options.house],
    askKnown: options.askKnown,
    waiting: options.waiting,
    whisperSeconds: options.whisperSeconds,
    turnSeconds: options.turnSeconds,
    first: options.first,
  }
}

function viewOwn(
  { players }: WhisperState,
  you: Seat,
  eyes: Eyes<WhisperTypes>,
): Pick<WhisperView, 'you' | 'hand'> {
  const hand = present(players[you], 'the seat is at the table').hand
  return { you, hand: hand.map((id) => viewThing(id, eyes)) }
}

/** What `viewer` may know of a match; shares nothing with the state. */
export function view(state: WhisperState, viewer: Viewer, eyes: Eyes<WhisperTypes>): WhisperView {
  const { seats, turn, first, players, pile } = state
  return {
    ...(viewer === 'spectator' ? {} : viewOwn(state, viewer, eyes)),
    seats,
    options: copyOptions(state.options),
    turn,
    first,
    listener: listenerOf(state),
    phase: viewPhase(state, viewer),
    players: players.map(({ hand, points, left }) => ({ hand: hand.length, points, left })),
    row: state.row.map((id) => viewLaid({ id, weight: weightOf(state, id) }, eyes)),
    pile: pile.length,
  }
}
