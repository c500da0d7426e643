/** What one viewer may know, written out field by field ("Who sees what"). */
import type { Seat, Viewer } from '../../engine/seat'
import type {
  LayerView,
  PhaseView,
  PlaceView,
  PlayView,
  RoundScore,
  TimeBluffOptions,
  TimeBluffView,
  TopView,
  VerdictView,
} from './contract'
import type { Layer, Phase, Pile, Play, TimeBluffState, VortexAction } from './state'

function viewLayer(layer: Layer, viewer: Viewer): LayerView {
  if (layer.open) return { face: 'open' }
  return layer.by === viewer ? { face: 'own', card: layer.card } : { face: 'down' }
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
    layers: pile.layers.map((layer) => viewLayer(layer, viewer)),
  }
}

function viewPlay({ layer, place, on, pair, open, closing, exhausted }: Play): PlayView {
  return {
    layer,
    place,
    on: on.named === undefined ? { card: on.card } : { card: on.card, named: on.named },
    ...(pair === undefined ? {} : { pair }),
    ...(open === undefined ? {} : { open }),
    closing,
    exhausted,
  }
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

function viewDoubt(phase: Extract<Phase, { kind: 'doubt' }>, viewer: Viewer): PhaseView {
  const own = viewer === 'spectator' ? undefined : phase.answers[viewer]
  const answered = own === 'doubt' || own === 'believe'
  return {
    kind: 'doubt',
    play: viewPlay(phase.play),
    doubtable: phase.doubtable,
    missing: phase.answers.flatMap((answer, seat) => (answer === 'missing' ? [seat] : [])),
    drawOwed: phase.drawOwed,
    ...(answered ? { answer: own === 'doubt' } : {}),
  }
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

function viewScore({ round, end, points }: RoundScore): RoundScore {
  return { round, end, points: [...points] }
}

/** What `viewer` may know; shares nothing with the state. */
export function view(state: TimeBluffState, viewer: Viewer): TimeBluffView {
  const seated = viewer === 'spectator' ? {} : { you: viewer }
  const hand = viewer === 'spectator' ? undefined : state.hands[viewer]
  return {
    ...seated,
    seats: state.seats,
    options: viewOptions(state.options),
    round: state.round,
    dealer: state.dealer,
    turns: state.turns,
    phase: viewPhase(state.phase, viewer),
    ...(hand === undefined ? {} : { hand: [...hand] }),
    players: state.hands.map((cards, seat) => ({
      cards: cards.length,
      skips: state.skips[seat] ?? 0,
      total: state.totals[seat] ?? 0,
    })),
    places: state.piles.map((pile) => viewPile(pile, viewer)),
    drawPile: state.draw.length,
    removedVortices: state.removedVortices,
    scores: state.scores.map(viewScore),
    ...(state.shownHands === undefined
      ? {}
      : { shownHands: state.shownHands.map((cards) => [...cards]) }),
  }
}
