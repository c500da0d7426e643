/** Field by field: what every viewer of the real match sees, against what the naive model expects. */
import type { Seat } from '../../../src/engine/basics/seat'
import type { PlaceView, TimeBluffView } from '../../../src/games/time-bluff/outside/contract'
import { agree, Disagreement } from '../../support/match/followNaive'

import type { Lying, NaiveMatch, Place } from './model'

function seenCard(lying: Lying, viewer: Seat | undefined, isTop: boolean): object {
  if (lying.isOpen) return isTop ? { face: 'open', card: lying.card } : { face: 'open' }
  const isOwn = viewer !== undefined && lying.by === viewer
  return isOwn ? { face: 'own', card: lying.card } : { face: 'down' }
}

function expectedPlace({ pile, isDead, named }: Place, viewer: Seat | undefined): object {
  if (isDead) return { kind: 'dead' }
  const top = pile.at(-1)
  if (!top) return { kind: 'empty' }
  const name = named === undefined ? {} : { named }
  return {
    kind: 'pile',
    top: { ...seenCard(top, viewer, true), ...name },
    layers: pile.map((lying) => seenCard(lying, viewer, false)),
  }
}

function sorted(place: PlaceView): object {
  if (place.kind !== 'pile') return { kind: place.kind }
  const { top, layers } = place
  return { kind: 'pile', top: { ...top }, layers: layers.map((layer) => ({ ...layer })) }
}

/** Who is asked for what, as `seat kind`. */
export function expectedDecisions(match: NaiveMatch): string[] {
  const { waiting, play } = match
  switch (waiting.kind) {
    case 'lay':
    case 'direct':
    case 'beam':
    case 'openPlace':
      return [`${String(waiting.seat)} ${waiting.kind}`]
    case 'doubt': {
      const others = match.hands.flatMap((_, seat) => {
        const isAsked = waiting.doubtable && seat !== play?.layer && !waiting.answers.has(seat)
        return isAsked ? [`${String(seat)} answer`] : []
      })
      return waiting.drawOwed && play ? [...others, `${String(play.layer)} takeCard`] : others
    }
    case 'scored':
      return [...waiting.missing].map((seat) => `${String(seat)} nextRound`)
    case 'over':
      return []
  }
}

function comparePlay(match: NaiveMatch, view: TimeBluffView): void {
  const { phase } = view
  if (phase.kind !== 'doubt' && phase.kind !== 'beam') return
  const { play } = match
  if (!play) throw new Disagreement(`the engine judges a play: ${JSON.stringify(phase)}`)
  const { layer, place, on, pair, open, closing, exhausted } = phase.play
  agree('layer', layer, play.layer)
  agree('place', place, play.place)
  agree('on', [on.card, on.named], [play.on.card, play.on.named])
  agree('open', [pair, open], [play.pair, play.open])
  agree('closing', [closing, exhausted], [play.closing, play.exhausted])
}

/** Compares a view of the real match; throws a Disagreement that names the field. */
export function compareView(
  match: NaiveMatch,
  view: TimeBluffView,
  viewer: Seat | undefined,
): void {
  const expectedPhase = match.waiting.kind
  agree('phase', view.phase.kind, expectedPhase)
  if (viewer !== undefined) {
    const hand = match.hands[viewer] ?? []
    agree(
      'hand',
      view.hand,
      [...hand].sort((a, b) => a - b),
    )
  } else agree('hand', view.hand, undefined)
  agree('dealer', [view.round, view.dealer, view.turns], [match.round, match.dealer, match.turns])
  agree(
    'hands',
    view.players.map(({ cards }) => cards),
    match.hands.map((hand) => hand.length),
  )
  agree(
    'skips',
    view.players.map(({ skips }) => skips),
    match.skips,
  )
  agree(
    'totals',
    view.players.map(({ total }) => total),
    match.totals,
  )
  agree('scores', view.scores, match.scores)
  agree('piles', [view.drawPile, view.removedVortices], [match.deck.length, match.removed])
  view.places.forEach((place, index) => {
    const expected = match.places[index]
    if (expected) agree(`place ${String(index)}`, sorted(place), expectedPlace(expected, viewer))
  })
  comparePlay(match, view)
  if (view.phase.kind === 'over' && match.waiting.kind === 'over') {
    agree('ranks', view.phase.ranks, match.waiting.ranks)
  }
}
