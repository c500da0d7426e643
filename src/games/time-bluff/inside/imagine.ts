/**
 * A whole state that fits a view, everything out of sight drawn at random. The view has no memory, so neither has this: cards
 * that were seen earlier and are now in somebody's hand or inside a pile may turn up anywhere.
 */
import { addSorted } from '../../../engine/kit/sorted'
import type { OfKind } from '../../../engine/basics/kinds'
import { present } from '../../../engine/basics/invariant'
import { shuffle, type Random } from '../../../engine/chance/random'
import type { Seat } from '../../../engine/basics/seat'
import { JOKER, VORTEX, type Card } from '../outside/cards'
import type {
  LayerView,
  PhaseView,
  PlaceView,
  PlayView,
  TimeBluffView,
  VerdictView,
} from '../outside/contract'
import type { Place } from '../outside/places'
import { newDeck } from './deal'
import { fitsPair, isClock, isPairCard } from '../outside/faces'
import type { AnswerState, Layer, Phase, Pile, Play, TimeBluffState, VortexAction } from './state'

/** Cards whose place is not known, in random order. */
class Pool {
  constructor(private readonly cards: Card[]) {}

  /** Takes a certain card out, if it is there. */
  remove(card: Card): void {
    const index = this.cards.indexOf(card)
    if (index >= 0) this.cards.splice(index, 1)
  }

  /** The first card that suits, else any. */
  draw(suits: (card: Card) => boolean = () => true): Card {
    const index = this.cards.findIndex(suits)
    const [card] = this.cards.splice(Math.max(0, index), 1)
    return present(card, 'a view never shows more cards than the deck has')
  }

  /** All that is left. */
  rest(): Card[] {
    return this.cards.splice(0)
  }
}

/** The faces of one pile as far as the view gives them away, by layer. */
type KnownFaces = (Card | undefined)[]

function playOn(phase: PhaseView, place: Place): PlayView | undefined {
  const hasPile = phase.kind === 'direct' || phase.kind === 'beam' || phase.kind === 'doubt'
  return hasPile && phase.play?.place === place ? phase.play : undefined
}

function knownFaces(place: PlaceView, play: PlayView | undefined, phase: PhaseView): KnownFaces {
  if (place.kind !== 'pile') return []
  const { layers, top } = place
  const known: KnownFaces = layers.map((layer) => (layer.face === 'own' ? layer.card : undefined))
  if (top.face !== 'down') known[known.length - 1] = top.card
  if (!play) return known
  const upper = (play.pair === undefined ? 0 : 1) + (play.open === undefined ? 0 : 1)
  const hidden = layers.length - 1 - upper
  known[hidden - 1] = play.on.card
  if (play.pair !== undefined) known[hidden + 1] = play.pair
  if (phase.kind === 'direct' && phase.verdict) known[hidden] = phase.verdict.card
  return known
}

/** An open card between a hidden and an open one is a pair card (TB-31). */
function isPairLayer(layers: readonly LayerView[], index: number): boolean {
  const below = layers[index - 1]
  return (
    below !== undefined &&
    below.face !== 'open' &&
    layers[index]?.face === 'open' &&
    layers[index + 1]?.face === 'open'
  )
}

function drawOpenFaces(
  place: PlaceView,
  known: KnownFaces,
  pool: Pool,
  pairBy: 'kind' | 'hour',
): void {
  if (place.kind !== 'pile') return
  const { layers } = place
  layers.forEach((layer, index) => {
    if (layer.face !== 'open') return
    if (isPairLayer(layers, index)) {
      const clock = known[index + 1]
      known[index] ??= pool.draw(
        (card) => isPairCard(card) && (clock === undefined || fitsPair(card, clock, pairBy)),
      )
      const pair = known[index]
      known[index + 1] ??= pool.draw((card) => fitsPair(pair, card, pairBy))
    }
    known[index] ??= pool.draw((card) => isClock(card) || card === JOKER)
  })
}

function imagineLayer(layer: LayerView, card: Card, hiddenBy: Seat, you: Seat | undefined): Layer {
  if (layer.face === 'open') return { card, open: true }
  if (layer.face === 'own' && you !== undefined) return { card, open: false, by: you }
  return { card, open: false, by: hiddenBy }
}

interface World {
  readonly view: TimeBluffView
  readonly pool: Pool
  readonly random: Random
}

/** A hidden card of somebody else; any other seat will do, but the play's own layer laid its own. */
function otherSeat({ view }: World): Seat {
  return view.you === 0 ? 1 : 0
}

function imaginePile(world: World, place: PlaceView, known: KnownFaces, play?: PlayView): Pile {
  if (place.kind !== 'pile') return { layers: [], dead: place.kind === 'dead' }
  const { view, pool } = world
  const hiddenBy =
    play?.layer === undefined || play.layer === view.you ? otherSeat(world) : play.layer
  const layers = place.layers.map((layer, index) =>
    imagineLayer(layer, known[index] ?? pool.draw(), hiddenBy, view.you),
  )
  const named = place.top.face === 'open' ? place.top.named : undefined
  return named === undefined ? { layers, dead: false } : { layers, named, dead: false }
}

/** Cards of another seat's hand that the view gives away: all at a round's end, else those just picked up in front of everybody. */
function knownHand(
  { phase, you, players, shownHands }: TimeBluffView,
  seat: Seat,
): readonly Card[] {
  if (shownHands) return shownHands[seat] ?? []
  if (phase.kind !== 'openPlace' || seat === you) return []
  const { play, verdict } = phase
  if (seat !== (verdict.right ? verdict.doubter : play.layer)) return []
  const laid = [play.on.card, verdict.card, play.pair, play.open]
  const kept = laid.flatMap((card) => (card === undefined || card === VORTEX ? [] : [card]))
  return kept.slice(0, players[seat]?.cards ?? 0)
}

function imagineHands({ view, pool }: World): Card[][] {
  return view.players.map(({ cards }, seat) => {
    if (seat === view.you) return [...(view.hand ?? [])]
    const hand: Card[] = []
    for (const card of knownHand(view, seat)) addSorted(hand, card)
    while (hand.length < cards) addSorted(hand, pool.draw())
    return hand
  })
}

function hiddenIn(piles: readonly Pile[], play: PlayView): Card {
  const layers = piles[play.place]?.layers ?? []
  const upper = (play.pair === undefined ? 0 : 1) + (play.open === undefined ? 0 : 1)
  return present(layers[layers.length - 1 - upper], 'the judged card lies on its place').card
}

function imaginePlay(play: PlayView, hidden: Card): Play {
  return { ...play, on: { ...play.on }, hidden }
}

function imagineAction(phase: OfKind<PhaseView, 'direct'>, piles: readonly Pile[]): VortexAction {
  const { play, verdict, opened } = phase
  if (opened) return { cause: 'opened', ...opened }
  const laid = present(play, 'a vortex was laid, found or opened')
  if (!verdict) return { cause: 'laid', play: imaginePlay(laid, hiddenIn(piles, laid)) }
  return { cause: 'found', play: imaginePlay(laid, verdict.card), verdict: { ...verdict } }
}

function imagineAnswers(world: World, phase: OfKind<PhaseView, 'doubt'>): AnswerState[] {
  const { view, random } = world
  return view.players.map((_, seat): AnswerState => {
    if (!phase.doubtable || seat === phase.play.layer) return 'none'
    if (phase.missing.includes(seat)) return 'missing'
    const doubts = seat === view.you ? phase.answer === true : random.below(2) === 0
    return doubts ? 'doubt' : 'believe'
  })
}

function copyVerdict({ doubter, card, right }: VerdictView): VerdictView {
  return { doubter, card, right }
}

function imaginePhase(world: World, piles: readonly Pile[]): Phase {
  const { phase } = world.view
  switch (phase.kind) {
    case 'lay':
      return { kind: 'lay', seat: phase.seat }
    case 'direct':
      return { kind: 'direct', seat: phase.seat, action: imagineAction(phase, piles) }
    case 'beam':
      return {
        kind: 'beam',
        seat: phase.seat,
        play: imaginePlay(phase.play, hiddenIn(piles, phase.play)),
      }
    case 'doubt':
      return {
        kind: 'doubt',
        play: imaginePlay(phase.play, hiddenIn(piles, phase.play)),
        doubtable: phase.doubtable,
        answers: imagineAnswers(world, phase),
        drawOwed: phase.drawOwed,
        ...(phase.drawLate && { drawLate: phase.drawLate }),
      }
    case 'openPlace':
      return {
        kind: 'openPlace',
        seat: phase.seat,
        play: imaginePlay(phase.play, phase.verdict.card),
        verdict: copyVerdict(phase.verdict),
      }
    case 'scored':
      return { kind: 'scored', missing: [...phase.missing] }
    case 'over':
      return { kind: 'over', ranks: [...phase.ranks] }
  }
}

function newPool(view: TimeBluffView, known: readonly KnownFaces[], random: Random): Pool {
  const deck = newDeck(view.options.pairCards)
  shuffle(deck, random)
  const pool = new Pool(deck)
  for (let out = 0; out < view.removedVortices; out++) pool.remove(VORTEX)
  for (const card of view.hand ?? []) pool.remove(card)
  view.players.forEach((_, seat) => {
    if (seat !== view.you) for (const card of knownHand(view, seat)) pool.remove(card)
  })
  for (const faces of known) for (const card of faces) if (card !== undefined) pool.remove(card)
  return pool
}

/** A state that fits everything the view's owner knows, the rest drawn at random. */
export function imagine(view: TimeBluffView, random: Random): TimeBluffState {
  const plays = view.places.map((_, place) => playOn(view.phase, placeAt(place)))
  const known = view.places.map((place, index) => knownFaces(place, plays[index], view.phase))
  const pool = newPool(view, known, random)
  const world: World = { view, pool, random }
  view.places.forEach((place, index) => {
    drawOpenFaces(place, known[index] ?? [], pool, view.options.pairBy)
  })
  const piles = view.places.map((place, index) =>
    imaginePile(world, place, known[index] ?? [], plays[index]),
  )
  const hands = imagineHands(world)
  return {
    options: view.options,
    seats: view.seats,
    round: view.round,
    dealer: view.dealer,
    turns: view.turns,
    phase: imaginePhase(world, piles),
    hands,
    piles,
    // What was set aside when no replacement turned up lies nowhere (TB-77, TB-78).
    draw: pool.rest().slice(0, view.drawPile),
    removedVortices: view.removedVortices,
    ...(view.shuffledBack && { shuffledBack: [...view.shuffledBack] }),
    skips: view.players.map((player) => player.skips),
    totals: view.players.map((player) => player.total),
    scores: view.scores.map((score) => ({ ...score, points: [...score.points] })),
    ...(view.shownHands === undefined
      ? {}
      : { shownHands: view.shownHands.map((hand) => [...hand]) }),
  }
}

function placeAt(index: number): Place {
  return index === 0 ? 0 : index === 1 ? 1 : 2
}
