/** What one viewer may know, written out field by field ("Who sees what"). */
import { missingSeats, ownAnswer } from '../../../engine/kit/sealedAnswers'
import type { OfKind } from '../../../engine/basics/kinds'
import type { Seat, Viewer } from '../../../engine/basics/seat'
import type {
  LayerView,
  PhaseView,
  PlaceView,
  PlayView,
  PlayerView,
  RoundScore,
  TimeBluffOptions,
  TimeBluffView,
  TopView,
  VerdictView,
} from '../outside/contract'
import type { Layer, Phase, Pile, Play, TimeBluffState, VortexAction } from './state'

const OPEN: LayerView = Object.freeze({ face: 'open' })
const DOWN: LayerView = Object.freeze({ face: 'down' })

/** Literals and loops instead of spreads and closures here and below: every seat gets its view after every move. */
function viewLayers(layers: readonly Layer[], viewer: Viewer): LayerView[] {
  const views = new Array<LayerView>(layers.length)
  for (let index = 0; index < layers.length; index++) {
    const layer = layers[index]
    if (layer === undefined || layer.open) views[index] = OPEN
    else views[index] = layer.by === viewer ? { face: 'own', card: layer.card } : DOWN
  }
  return views
}

function viewTop(layer: Layer, named: number | undefined, viewer: Viewer): TopView {
  if (!layer.open) {
    return layer.by === viewer ? { face: 'own', card: layer.card } : { face: 'down' }
  }
  return named === undefined
    ? { face: 'open', card: layer.card }
    : { face: 'open', card: layer.card, named }
}

function viewPile(pile: Pile, viewer: Viewer): PlaceView {
  const top = pile.layers[pile.layers.length - 1]
  if (top === undefined) return { kind: pile.dead ? 'dead' : 'empty' }
  return {
    kind: 'pile',
    top: viewTop(top, pile.named, viewer),
    layers: viewLayers(pile.layers, viewer),
  }
}

function viewPlay({ layer, place, on, pair, open, closing, exhausted }: Play): PlayView {
  const seen = on.named === undefined ? { card: on.card } : { card: on.card, named: on.named }
  if (open === undefined) return { layer, place, on: seen, closing, exhausted }
  if (pair === undefined) return { layer, place, on: seen, open, closing, exhausted }
  return { layer, place, on: seen, pair, open, closing, exhausted }
}

function viewVerdict({ doubter, card, right }: VerdictView): VerdictView {
  return { doubter, card, right }
}

function viewDirect(seat: Seat, action: VortexAction): PhaseView {
  switch (action.cause) {
    case 'laid':
      return { kind: 'direct', seat, found: false, play: viewPlay(action.play) }
    case 'found':
      return {
        kind: 'direct',
        seat,
        found: true,
        play: viewPlay(action.play),
        verdict: viewVerdict(action.verdict),
      }
    case 'opened':
      return {
        kind: 'direct',
        seat,
        found: false,
        opened: { place: action.place, layer: action.layer, closing: action.closing },
      }
  }
}

function viewDoubt(phase: OfKind<Phase, 'doubt'>, viewer: Viewer): PhaseView {
  const { doubtable, drawOwed, drawLate, answers } = phase
  const own = ownAnswer(answers, viewer)
  const missing = missingSeats(answers)
  const play = viewPlay(phase.play)
  const window = { kind: 'doubt' as const, play, doubtable, missing, drawOwed }
  const told = drawLate ? { ...window, drawLate } : window
  return own === 'doubt' || own === 'believe' ? { ...told, answer: own === 'doubt' } : told
}

function viewPhase(phase: Phase, viewer: Viewer): PhaseView {
  switch (phase.kind) {
    case 'lay':
      return { kind: 'lay', seat: phase.seat }
    case 'direct':
      return viewDirect(phase.seat, phase.action)
    case 'beam':
      return { kind: 'beam', seat: phase.seat, play: viewPlay(phase.play) }
    case 'doubt':
      return viewDoubt(phase, viewer)
    case 'openPlace':
      return {
        kind: 'openPlace',
        seat: phase.seat,
        place: phase.play.place,
        play: viewPlay(phase.play),
        verdict: viewVerdict(phase.verdict),
      }
    case 'scored':
      return { kind: 'scored', missing: [...phase.missing] }
    case 'over':
      return { kind: 'over', ranks: [...phase.ranks] }
  }
}

function viewOptions(options: TimeBluffOptions): TimeBluffOptions {
  return {
    pairCards: options.pairCards,
    pairBy: options.pairBy,
    openJoker: options.openJoker,
    lastSingle: options.lastSingle,
    unmatchedPairDraw: options.unmatchedPairDraw,
    snoozeTarget: options.snoozeTarget,
    turnSeconds: options.turnSeconds,
    target: options.target,
    doubtSeconds: options.doubtSeconds,
    lastDoubt: options.lastDoubt,
    jokerOpening: options.jokerOpening,
    handDraw: options.handDraw,
  }
}

function viewScore({ round, end, by, points }: RoundScore): RoundScore {
  return { round, end, ...(by === undefined ? {} : { by }), points: [...points] }
}

function viewPlayers({ hands, skips, totals }: TimeBluffState): PlayerView[] {
  return hands.map((cards, seat) => ({
    cards: cards.length,
    skips: skips[seat] ?? 0,
    total: totals[seat] ?? 0,
  }))
}

type Draft = { -readonly [Key in keyof TimeBluffView]: TimeBluffView[Key] }

/** What `viewer` may know; shares nothing with the state. */
export function view(state: TimeBluffState, viewer: Viewer): TimeBluffView {
  const { piles, shownHands } = state
  const places = new Array<PlaceView>(piles.length)
  for (const [index, pile] of piles.entries()) places[index] = viewPile(pile, viewer)
  const draft: Draft = {
    seats: state.seats,
    options: viewOptions(state.options),
    round: state.round,
    dealer: state.dealer,
    turns: state.turns,
    phase: viewPhase(state.phase, viewer),
    players: viewPlayers(state),
    places,
    drawPile: state.draw.length,
    removedVortices: state.removedVortices,
    scores: state.scores.map(viewScore),
  }
  if (viewer !== 'spectator') {
    draft.you = viewer
    draft.hand = [...(state.hands[viewer] ?? [])]
  }
  if (state.shuffledBack !== undefined) draft.shuffledBack = [...state.shuffledBack]
  if (shownHands !== undefined) draft.shownHands = shownHands.map((cards) => [...cards])
  return draft
}
