/** What one viewer may know, written out field by field ("Who sees what"). */
import type { Eyes } from '../../../engine/game'
import { present } from '../../../engine/invariant'
import type { Viewer } from '../../../engine/seat'
import type {
  BackView,
  DatedView,
  FrontView,
  NodeView,
  PhaseView,
  PlayerView,
  StandingView,
  TijdlijnOptions,
  TijdlijnView,
} from '../outside/contract'
import { scoreOf } from './end'
import {
  pileSize,
  type Card,
  type Open,
  type Place,
  type Player,
  type Standing,
  type TijdlijnState,
} from './state'
import type { TijdlijnTypes } from './types'

type TijdlijnEyes = Eyes<TijdlijnTypes>

/** The side of a card that has no date. */
export function viewFront({ handle, card }: Open, { plan, language }: TijdlijnEyes): FrontView {
  const { picture, faces } = present(plan.events[card.front], 'the event is in the plan')
  const { front, language: foreign } = faces[language]
  return {
    card: handle,
    front,
    picture,
    ...(foreign === undefined ? {} : { language: foreign }),
    ...(card.icons ? { icon: card.icons.front } : {}),
  }
}

function viewBack(card: Card, { plan, language }: TijdlijnEyes): BackView {
  const event = present(plan.events[card.back], 'the event is in the plan')
  return {
    key: event.key,
    year: card.year,
    theme: event.theme,
    explanation: event.faces[language].explanation,
    source: event.source,
    ...(card.icons ? { icon: card.icons.back } : {}),
  }
}

/** A card that was turned for all to see. */
export function viewDated(open: Open, eyes: TijdlijnEyes): DatedView {
  return { ...viewFront(open, eyes), back: viewBack(open.card, eyes) }
}

/** Whether the date of a card in front of a seat is shown (TL-14). */
function isShown({ options, turn, phase }: TijdlijnState, { stuckIn }: Standing): boolean {
  if (phase.kind === 'over') return true
  if (stuckIn === undefined) return false
  return options.rememberStuck === 'on' || stuckIn === turn
}

function viewStanding(state: TijdlijnState, standing: Standing, eyes: TijdlijnEyes): StandingView {
  const front = viewFront(standing, eyes)
  const stuck = standing.stuckIn !== undefined
  if (!isShown(state, standing)) return { ...front, stuck }
  return { ...front, stuck, back: viewBack(standing.card, eyes) }
}

function viewPlayer(state: TijdlijnState, player: Player, eyes: TijdlijnEyes): PlayerView {
  const { cards, left, out } = player
  return {
    cards: cards.map((standing) => viewStanding(state, standing, eyes)),
    left,
    ...(out ? { out: { round: out.round, cards: out.cards } } : {}),
  }
}

function viewNode({ cards, slot }: Place, eyes: TijdlijnEyes): NodeView {
  return {
    cards: cards.map((open) => viewDated(open, eyes)),
    slot: slot.map((open) => viewDated(open, eyes)),
  }
}

function viewPhase({ phase }: TijdlijnState): PhaseView {
  return phase.kind === 'turn'
    ? { kind: 'turn', seat: phase.seat, decision: phase.decision }
    : { kind: 'over', end: phase.end }
}

/** Options that share no list with those given. */
export function copyOptions(options: TijdlijnOptions): TijdlijnOptions {
  return {
    mode: options.mode,
    decks: [...options.decks],
    eras: [...options.eras],
    themes: [...options.themes],
    unseenFirst: options.unseenFirst,
    turnSeconds: options.turnSeconds,
    cards: options.cards,
    rememberStuck: options.rememberStuck,
    hand: options.hand,
  }
}

/** What `viewer` may know of a match; shares nothing with the state. Nobody knows more than a spectator. */
export function view(state: TijdlijnState, viewer: Viewer, eyes: TijdlijnEyes): TijdlijnView {
  const { top } = state
  return {
    ...(viewer === 'spectator' ? {} : { you: viewer }),
    seats: state.seats,
    options: copyOptions(state.options),
    first: state.first,
    turn: state.turn,
    step: state.step,
    round: state.round,
    phase: viewPhase(state),
    players: state.players.map((player) => viewPlayer(state, player, eyes)),
    line: state.line.map((place) => viewNode(place, eyes)),
    discard: state.discard.map((open) => viewDated(open, eyes)),
    pile: pileSize(state),
    ...(top === 'none' ? {} : { top: viewFront(top, eyes) }),
    aside: state.aside.length,
    ...(state.options.mode === 'co-operative' ? { score: scoreOf(state) } : {}),
  }
}
