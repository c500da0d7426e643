/** Moves, views and states as lines of text: playthroughs, logs and bug reports read like a game record. */
import type { OfKind } from '../../../engine/basics/kinds'
import type { Notation } from '../../../engine/contract/game'
import { formatSeat, formatSeats, parseMoveTextBy, readByVerb } from '../../../engine/kit/notation'
import type {
  LayerView,
  PhaseView,
  PlaceView,
  PlayView,
  TimeBluffMove,
  TimeBluffView,
} from '../outside/contract'
import { formatCard, formatCards, parseCard } from '../outside/faces'
import { parseMove } from '../outside/parseMove'
import type { Layer, TimeBluffState } from './state'
import type { TimeBluffTypes } from './types'

function formatLay(move: OfKind<TimeBluffMove, 'lay'>): string {
  const words = ['lay', formatCard(move.hidden)]
  if (move.pair !== undefined) words.push('under', formatCard(move.pair))
  if (move.open !== undefined) words.push('under', formatCard(move.open))
  words.push('on', String(move.place + 1))
  if (move.named !== undefined) words.push('as', String(move.named))
  if (move.snooze !== undefined) words.push('snooze', move.snooze)
  return words.join(' ')
}

/** A move as one line, e.g. `lay G7 under Jungle under G9 on 2`; places and seats count from 1. */
function formatMove(move: TimeBluffMove): string {
  switch (move.kind) {
    case 'lay':
      return formatLay(move)
    case 'layOpen':
      return `open-last ${formatCard(move.card)} on ${String(move.place + 1)}`
    case 'drawInstead':
      return 'draw-instead'
    case 'takeCard':
      return 'take-card'
    case 'answer':
      return move.doubt ? 'doubt' : 'believe'
    case 'direct':
      return `pass ${move.direction}`
    case 'beam':
      return `beam ${formatCard(move.card)} to ${String(move.to + 1)}`
    case 'openPlace':
      return `open ${formatCard(move.card)}${move.named === undefined ? '' : ` as ${String(move.named)}`}`
    case 'declinePlace':
      return 'decline'
    case 'nextRound':
      return 'next-round'
  }
}

type Fields = Record<string, unknown>

function cardOf(word: string | undefined): number | undefined {
  const parsed = parseCard(word ?? '')
  return parsed.ok ? parsed.value : undefined
}

function countOf(word: string | undefined): number {
  return Number(word) - 1
}

function layFields(words: readonly string[]): Fields {
  const fields: Fields = { hidden: cardOf(words[0]) }
  const uppers: (number | undefined)[] = []
  for (let index = 1; index + 1 < words.length; index += 2) {
    const value = words[index + 1]
    if (words[index] === 'under') uppers.push(cardOf(value))
    if (words[index] === 'on') fields.place = countOf(value)
    if (words[index] === 'as') fields.named = Number(value)
    if (words[index] === 'snooze') fields.snooze = value
  }
  if (uppers.length > 0) fields.open = uppers.at(-1)
  if (uppers.length > 1) fields.pair = uppers[0]
  return fields
}

function withHour(fields: Fields, word: string | undefined): Fields {
  return word === undefined ? fields : { ...fields, named: Number(word) }
}

const READERS: Readonly<Record<string, (words: readonly string[]) => Fields>> = {
  lay: (words) => ({ kind: 'lay', ...layFields(words) }),
  'open-last': ([card, , place]) => ({
    kind: 'layOpen',
    card: cardOf(card),
    place: countOf(place),
  }),
  'draw-instead': () => ({ kind: 'drawInstead' }),
  'take-card': () => ({ kind: 'takeCard' }),
  doubt: () => ({ kind: 'answer', doubt: true }),
  believe: () => ({ kind: 'answer', doubt: false }),
  pass: ([direction]) => ({ kind: 'direct', direction }),
  beam: ([card, , to]) => ({ kind: 'beam', card: cardOf(card), to: countOf(to) }),
  open: ([card, , hour]) => withHour({ kind: 'openPlace', card: cardOf(card) }, hour),
  decline: () => ({ kind: 'declinePlace' }),
  'next-round': () => ({ kind: 'nextRound' }),
}

const parseMoveText = parseMoveTextBy({
  format: formatMove,
  read: readByVerb(READERS),
  parse: parseMove,
})

function formatOn({ card, named }: { card: number; named?: number | undefined }): string {
  return named === undefined ? formatCard(card) : `${formatCard(card)}(${String(named)})`
}

function formatPlay(play: PlayView): string {
  const upper = [play.pair, play.open].flatMap((card) =>
    card === undefined ? [] : [formatCard(card)],
  )
  const closing = play.closing ? ', closing' : ''
  return `${formatSeat(play.layer)} on place ${String(play.place + 1)}: ${formatOn(play.on)} < ? < ${upper.join(' < ') || 'nothing'}${closing}`
}

function formatPhase(phase: PhaseView): string {
  switch (phase.kind) {
    case 'lay':
      return `${formatSeat(phase.seat)} lays`
    case 'direct':
      return `${formatSeat(phase.seat)} directs a vortex ${phase.found ? 'found' : 'laid openly'}`
    case 'beam':
      return `${formatSeat(phase.seat)} beams a card`
    case 'doubt': {
      const late = phase.drawLate ? ' (late)' : ''
      const waiting = phase.drawOwed ? `, the layer must draw${late}` : ''
      const own = phase.answer === undefined ? '' : `, you ${phase.answer ? 'doubt' : 'believe'}`
      return `doubt? ${formatPlay(phase.play)}; missing: ${formatSeats(phase.missing) || 'none'}${waiting}${own}`
    }
    case 'openPlace':
      return `${formatSeat(phase.seat)} may open place ${String(phase.place + 1)}`
    case 'scored':
      return `round scored; reading: ${formatSeats(phase.missing)}`
    case 'over':
      return `over; ranks ${phase.ranks.join(' ')}`
  }
}

function formatLayerView(layer: LayerView): string {
  if (layer.face === 'own') return `(${formatCard(layer.card)})`
  return layer.face === 'open' ? 'o' : '?'
}

function formatPlace(place: PlaceView): string {
  if (place.kind !== 'pile') return place.kind
  const { top } = place
  const shown =
    top.face === 'open' ? formatOn(top) : top.face === 'own' ? `(${formatCard(top.card)})` : '?'
  return `${shown} [${place.layers.map(formatLayerView).join('')}]`
}

/** A view as text; seats and places count from 1. */
function formatView(view: TimeBluffView): string {
  const lines = [
    `round ${String(view.round)}, turn ${String(view.turns)}, dealer ${String(view.dealer + 1)}: ${formatPhase(view.phase)}`,
    `places: ${view.places.map(formatPlace).join(' | ')}; draw ${String(view.drawPile)}, vortices out ${String(view.removedVortices)}`,
    `players: ${view.players.map(({ cards, skips, total }) => `${String(cards)} cards${skips > 0 ? ` skip ${String(skips)}` : ''} (${String(total)})`).join(', ')}`,
  ]
  if (view.you !== undefined) {
    lines.push(`${formatSeat(view.you)} holds ${formatCards(view.hand ?? [])}`)
  }
  if (view.shownHands) lines.push(`shown: ${view.shownHands.map(formatCards).join(' | ')}`)
  return lines.join('\n')
}

function formatLayer(layer: Layer): string {
  return layer.open ? formatCard(layer.card) : `(${formatCard(layer.card)})`
}

/** A state with everything hidden; the draw pile's next card stands last. */
function formatState(state: TimeBluffState): string {
  const phase = JSON.stringify(state.phase)
  return [
    `round ${String(state.round)}, turn ${String(state.turns)}, dealer ${String(state.dealer + 1)}`,
    `phase ${phase}`,
    ...state.hands.map(
      (hand, seat) =>
        `${formatSeat(seat)}: ${formatCards(hand)}; skips ${String(state.skips[seat] ?? 0)}, total ${String(state.totals[seat] ?? 0)}`,
    ),
    ...state.piles.map(
      (pile, place) =>
        `place ${String(place + 1)}: ${pile.dead ? 'dead' : pile.layers.map(formatLayer).join(' < ') || 'empty'}${pile.named === undefined ? '' : ` as ${String(pile.named)}`}`,
    ),
    `draw: ${formatCards(state.draw)}`,
  ].join('\n')
}

/** The notation of Tom's Time Bluff. */
export const notation: Notation<TimeBluffTypes> = {
  formatMove,
  parseMoveText,
  formatView,
  formatState,
}
