/** Moves, views and states as lines of text: playthroughs, logs and bug reports read like a game record. */
import type { Notation } from '../../../engine/contract/game'
import { formatSeat, formatSeats, parseMoveTextBy, readByVerb } from '../../../engine/kit/notation'
import type { Result } from '../../../engine/basics/result'
import type {
  LyingCard,
  PhaseView,
  PlayerView,
  TafelrundeMove,
  TafelrundeView,
} from '../outside/contract'
import {
  formatCard,
  formatCards,
  formatChest,
  formatChests,
  parseCard,
  parseChest,
} from '../outside/faces'
import { parseMove } from '../outside/parseMove'
import type { Player, TafelrundeState } from './state'
import type { TafelrundeTypes } from './types'

function withWord(verb: string, word: string | undefined): string {
  return word === undefined ? verb : `${verb} ${word}`
}

/** A move as one line, e.g. `play B5R2 red` or `secure B2 R3`. */
function formatMove(move: TafelrundeMove): string {
  switch (move.kind) {
    case 'chooseSpecial':
      return `choose ${move.special}`
    case 'play':
      return `play ${formatCard(move.card)} ${move.colour}`
    case 'feierabend':
    case 'zork':
    case 'pass':
      return move.kind
    case 'letzteWarnung':
      return withWord('letzte-warnung', move.colour)
    case 'wiederbelebung':
      return withWord('wiederbelebung', move.card === undefined ? undefined : formatCard(move.card))
    case 'secure':
      return ['secure', ...move.chests.map(formatChest)].join(' ')
  }
}

type Fields = Record<string, unknown>

/** The number that a word names; a word that names none stays a word and has no move's shape. */
function numberOf(word: string, parse: (text: string) => Result<number, string>): unknown {
  const parsed = parse(word)
  return parsed.ok ? parsed.value : word
}

const READERS: Readonly<Record<string, (words: readonly string[]) => Fields>> = {
  choose: ([special]) => ({ kind: 'chooseSpecial', special }),
  play: ([card = '', colour]) => ({ kind: 'play', card: numberOf(card, parseCard), colour }),
  feierabend: () => ({ kind: 'feierabend' }),
  'letzte-warnung': ([colour]) => ({ kind: 'letzteWarnung', colour }),
  wiederbelebung: ([card]) => ({
    kind: 'wiederbelebung',
    card: card === undefined ? undefined : numberOf(card, parseCard),
  }),
  zork: () => ({ kind: 'zork' }),
  pass: () => ({ kind: 'pass' }),
  secure: (words) => ({ kind: 'secure', chests: words.map((word) => numberOf(word, parseChest)) }),
}

const parseMoveText = parseMoveTextBy({
  format: formatMove,
  read: readByVerb(READERS),
  parse: parseMove,
})

function formatPhase(phase: PhaseView): string {
  switch (phase.kind) {
    case 'choosing':
      return `specials are chosen; missing: ${formatSeats(phase.missing)}${phase.choice === undefined ? '' : `, you: ${phase.choice}`}`
    case 'playing':
      return `${formatSeat(phase.seat)} plays${phase.duty ? ', must play' : ''}${phase.barred ? ', Feierabend barred' : ''}`
    case 'securing':
      return `chests are secured; missing: ${formatSeats(phase.missing)}${phase.choice === undefined ? '' : `, you: ${formatChests(phase.choice)}`}`
    case 'over':
      return `over (${phase.end}); ranks ${phase.ranks.join(' ')}`
  }
}

function formatLying(card: LyingCard): string {
  if (card.kind === 'rogue') return `${formatCard(card.card)}(${card.colour})`
  const effect = card.colour ?? (card.revived === undefined ? '' : formatCard(card.revived))
  return effect === '' ? card.special : `${card.special}(${effect})`
}

function formatTable({ lying, open }: Pick<PlayerView, 'lying' | 'open'>): string {
  return `lying ${lying.map(formatLying).join(' ') || '-'}; open ${formatChests(open)}`
}

function formatPlayer(player: PlayerView, seat: number): string {
  const gems = player.gems === undefined ? '' : ` (${String(player.gems)} gems)`
  return [
    `${formatSeat(seat)} [${player.special ?? 'no special'}]${player.passed ? ' passed' : ''}: hand ${String(player.hand)}, draw ${String(player.draw)}, discard ${formatCards(player.discard)}`,
    formatTable(player),
    `secured ${String(player.secured)}${gems}`,
  ].join('; ')
}

function formatHead({ raid, start }: { raid: number; start: number }): string {
  return `raid ${String(raid)}, start player ${String(start + 1)}`
}

/** A view as text; seats count from 1. */
function formatView(view: TafelrundeView): string {
  const lines = [
    `${formatHead(view)}: ${formatPhase(view.phase)}`,
    `middle ${formatChests(view.middle)}; stack ${String(view.stack)}`,
    ...view.players.map(formatPlayer),
  ]
  if (view.you !== undefined) {
    lines.push(
      `you, ${formatSeat(view.you)}, hold ${formatCards(view.hand ?? [])}; secured ${formatChests(view.secured ?? [])}`,
    )
  }
  return lines.join('\n')
}

function formatBelongings(player: Player, seat: number): string {
  return [
    `${formatSeat(seat)} [${player.special ?? 'no special'}]${player.passed ? ' passed' : ''}: hand ${formatCards(player.hand)}`,
    `draw ${formatCards(player.draw)}`,
    `discard ${formatCards(player.discard)}`,
    formatTable(player),
    `secured ${formatChests(player.secured)}`,
  ].join('; ')
}

/** A state with everything hidden; the next card and the next chest stand last. */
function formatState(state: TafelrundeState): string {
  return [
    formatHead(state),
    `phase ${JSON.stringify(state.phase)}`,
    `middle ${formatChests(state.middle)}; stack ${formatChests(state.stack)}`,
    ...state.players.map(formatBelongings),
  ].join('\n')
}

/** The notation of Die Tafelrunde 2. */
export const notation: Notation<TafelrundeTypes> = {
  formatMove,
  parseMoveText,
  formatView,
  formatState,
}
