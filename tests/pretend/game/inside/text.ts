/** Moves, views and states as lines of text; seats count from 1. */
import type { Notation } from '../../../../src/engine/contract/game'
import { formatSeat, parseMoveTextBy } from '../../../../src/engine/kit/notation'
import type { WhisperMove, WhisperView } from '../outside/contract'
import { parseMove } from '../outside/parse'
import type { WhisperState } from './state'
import type { WhisperTypes } from './types'

/** A move as one line, e.g. `whisper ice cream` or `lay farm-3 heavier`. */
function formatMove(move: WhisperMove): string {
  switch (move.kind) {
    case 'whisper':
      return `whisper ${move.word}`
    case 'lay':
      return `lay ${move.thing} ${move.guess}`
    case 'hush':
    case 'draw':
      return move.kind
  }
}

function readMove(text: string): object {
  const [kind = '', thing, guess] = text.split(' ')
  if (kind === 'whisper') return { kind, word: text.slice('whisper '.length) }
  return kind === 'lay' ? { kind, thing, guess } : { kind }
}

function formatView(view: WhisperView): string {
  const { turn, listener, phase, row, pile, players, you, hand = [] } = view
  const lines = [
    `turn ${String(turn + 1)}, ${formatSeat(listener)} listens: ${JSON.stringify(phase)}`,
    `row ${row.map(({ name, weight }) => `${name} ${String(weight)}`).join(', ')}; pile ${String(pile)}`,
    ...players.map(
      (player, seat) =>
        `${formatSeat(seat)}: hand ${String(player.hand)}, points ${String(player.points)}${player.left ? ', left' : ''}`,
    ),
  ]
  if (you !== undefined) {
    lines.push(
      `you, ${formatSeat(you)}, hold ${hand.map(({ name }) => name).join(', ') || 'nothing'}`,
    )
  }
  return lines.join('\n')
}

function formatState({ turn, phase, row, pile, players }: WhisperState): string {
  return [
    `turn ${String(turn + 1)}: ${JSON.stringify(phase)}`,
    `row ${row.join(' ')}; pile ${pile.join(' ')}`,
    ...players.map(
      ({ hand, points, left }, seat) =>
        `${formatSeat(seat)}: hand ${hand.join(' ') || '-'}, points ${String(points)}${left ? ', left' : ''}`,
    ),
  ].join('\n')
}

/** A match of Whisper as text. */
export const notation: Notation<WhisperTypes> = {
  formatMove,
  parseMoveText: parseMoveTextBy({ format: formatMove, read: readMove, parse: parseMove }),
  formatView,
  formatState,
}
