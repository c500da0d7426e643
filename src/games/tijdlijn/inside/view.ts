/** What one viewer may know, written out field by field ("Who sees what"). */
import type { Eyes } from '../../../engine/contract/game'
import { present } from '../../../engine/basics/invariant'
import type { Viewer } from '../../../engine/basics/seat'
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
import type { DeckEntry, Face } from './readContent'
import type { TijdlijnTypes } from './types'

type TijdlijnEyes = Eyes<TijdlijnTypes>

/** Views are made by the thousand: what is optional is written into them, because spreading is slow. */
type Draft<View> = { -readonly [Key in keyof View]: View[Key] }

function eventAt({ plan }: TijdlijnEyes, place: number): DeckEntry {
  return present(plan.events[place], 'the event is in the plan')
}

function addOptional(draft: Draft<FrontView>, { icons }: Card, { language }: Face): void {
  if (language !== undefined) draft.language = language
  if (icons) draft.icon = icons.front
}

/** The side of a card that has no date. */
export function viewFront({ handle, card }: Open, eyes: TijdlijnEyes): FrontView {
  const { picture, faces } = eventAt(eyes, card.front)
  const face = faces[eyes.language]
  const draft: Draft<FrontView> = { card: handle, front: face.front, picture }
  addOptional(draft, card, face)
  return draft
}

function viewBack({ back, year, icons }: Card, eyes: TijdlijnEyes): BackView {
  const { key, theme, sources, faces } = eventAt(eyes, back)
  const { explanation } = faces[eyes.language]
  const source = sources[eyes.language]
  const draft: Draft<BackView> = { key, year, theme, explanation, source }
  if (icons) draft.icon = icons.back
  return draft
}

/** A card that was turned for all to see. */
export function viewDated({ handle, card }: Open, eyes: TijdlijnEyes): DatedView {
  const { picture, faces } = eventAt(eyes, card.front)
  const face = faces[eyes.language]
  const back = viewBack(card, eyes)
  const draft: Draft<DatedView> = { card: handle, front: face.front, picture, back }
  addOptional(draft, card, face)
  return draft
}

/** Whether the date of a card in front of a seat is shown (TL-14). */
function isShown({ options, turn, phase }: TijdlijnState, { stuckIn }: Standing): boolean {
  if (phase.kind === 'over') return true
  if (stuckIn === undefined) return false
  return options.rememberStuck === 'on' || stuckIn === turn
}

function viewStanding(state: TijdlijnState, standing: Standing, eyes: TijdlijnEyes): StandingView {
  const { handle, card, stuckIn } = standing
  const { picture, faces } = eventAt(eyes, card.front)
  const face = faces[eyes.language]
  const stuck = stuckIn !== undefined
  const draft: Draft<StandingView> = { card: handle, front: face.front, picture, stuck }
  addOptional(draft, card, face)
  if (isShown(state, standing)) draft.back = viewBack(card, eyes)
  return draft
}

function viewPlayer(state: TijdlijnState, player: Player, eyes: TijdlijnEyes): PlayerView {
  const { cards, left, out } = player
  const draft: Draft<PlayerView> = {
    cards: cards.map((standing) => viewStanding(state, standing, eyes)),
    left,
  }
  if (out) draft.out = { round: out.round, cards: out.cards }
  return draft
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
  const draft: Draft<TijdlijnView> = {
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
    aside: state.aside.length,
  }
  if (viewer !== 'spectator') draft.you = viewer
  if (top !== 'none') draft.top = viewFront(top, eyes)
  if (state.playOffAfter !== undefined) draft.playOffAfter = state.playOffAfter
  if (state.options.mode === 'co-operative') draft.score = scoreOf(state)
  return draft
}
