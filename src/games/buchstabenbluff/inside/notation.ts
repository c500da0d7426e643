/** Moves, views and states as lines of text: playthroughs, logs and bug reports read like a game record. Seats count from 1. */
import type { Notation } from '../../../engine/contract/game'
import { formatSeat, formatSeats, parseMoveTextBy } from '../../../engine/kit/notation'
import type { OfKind } from '../../../engine/basics/kinds'
import { formatCard, parseCard } from '../outside/cards'
import type {
  BuchstabenbluffMove,
  BuchstabenbluffView,
  Card,
  Judgement,
  PhaseView,
  WordView,
} from '../outside/contract'
import { parseMove } from '../outside/parseMove'
import { turnSeat, type BuchstabenbluffState, type Word } from './state'
import type { BuchstabenbluffTypes } from './types'

const LAY = 'lay '
const AS = ' as '
const FACE_UP = '!'
const UNSEEN = '_'

/** E.g. `lay H A! U ? as Haus`; the sign after a letter says that it lies face up. */
function formatLay({ cards, word, open = [] }: OfKind<BuchstabenbluffMove, 'lay'>): string {
  const row = cards.map((card, at) => formatCard(card) + (open.includes(at) ? FACE_UP : ''))
  return `${LAY}${row.join(' ')}${AS}${word}`
}

function formatMove(move: BuchstabenbluffMove): string {
  switch (move.kind) {
    case 'draw':
    case 'pass':
      return move.kind
    case 'lay':
      return formatLay(move)
    case 'answer':
      return move.doubt ? 'doubt' : 'believe'
  }
}

function readLay(text: string): object {
  const end = text.indexOf(AS)
  const row = text.slice(LAY.length, end).split(' ')
  const cards = row.map((sign) => {
    const card = parseCard(sign.replace(FACE_UP, ''))
    return card.ok ? card.value : undefined
  })
  const open = row.flatMap((sign, at) => (sign.endsWith(FACE_UP) ? [at] : []))
  const laid = { kind: 'lay', cards, word: text.slice(end + AS.length) }
  return open.length === 0 ? laid : { ...laid, open }
}

function readMove(text: string): object {
  if (text.startsWith(LAY) && text.includes(AS)) return readLay(text)
  if (text === 'doubt' || text === 'believe') return { kind: 'answer', doubt: text === 'doubt' }
  return { kind: text }
}

const parseMoveText = parseMoveTextBy({ format: formatMove, read: readMove, parse: parseMove })

function cardsText(cards: readonly Card[]): string {
  return cards.map(formatCard).join(' ') || '-'
}

function judgementText(judgement: Judgement | undefined): string {
  if (!judgement) return ''
  const { isTrue, isListed, excess, lacking } = judgement
  const faults = `too many ${cardsText(excess)}, without a card ${cardsText(lacking)}`
  return `, ${isTrue ? 'fits' : 'does not fit'}, ${isListed ? 'listed' : 'not listed'}, ${faults}`
}

function rowText({ count, open, cards }: WordView): string {
  const row = Array.from({ length: count }, (_, at) => {
    const shown = open.find((one) => one.at === at)
    const card = cards?.[at] ?? shown?.card
    return (card === undefined ? UNSEEN : formatCard(card)) + (shown ? FACE_UP : '')
  })
  return row.join(' ')
}

function wordText(word: WordView): string {
  const doubted = word.doubters.length > 0 ? ` by ${formatSeats(word.doubters, ' and ')}` : ''
  const what = `${formatSeat(word.seat)} ${word.spelling} (${word.word}): ${rowText(word)}`
  return `word ${what}, ${word.fate}${doubted}${judgementText(word.judgement)}`
}

function phaseText(phase: PhaseView): string {
  switch (phase.kind) {
    case 'turn':
      return `drawn ${String(phase.drawn)}`
    case 'answers': {
      const own = phase.doubt === undefined ? '' : `, you ${phase.doubt ? 'doubt' : 'believe'}`
      return `answers missing ${String(phase.missing)}${own}`
    }
    case 'over': {
      const scores = phase.scores.map(
        ({ pile, bonus, hand, total }, seat) =>
          `${formatSeat(seat)} ${String(pile)} + ${String(bonus)} - ${String(hand)} = ${String(total)} (${cardsText(phase.hands[seat] ?? [])})`,
      )
      return `${phase.end}, ranks ${phase.ranks.join(' ')}; ${scores.join('; ')}`
    }
  }
}

function formatView(view: BuchstabenbluffView): string {
  const { turn, player, phase, drawPile, discards, you, hand } = view
  const own = you === undefined ? 'a spectator' : `${formatSeat(you)}: ${cardsText(hand ?? [])}`
  return [
    `view of ${own}`,
    `turn ${String(turn + 1)}, ${formatSeat(player)}; ${phaseText(phase)}`,
    `draw pile ${String(drawPile)}, discards ${cardsText(discards)}, shuffled again ${String(view.reshuffles)}`,
    ...view.players.map(
      (one, seat) =>
        `${formatSeat(seat)}: hand ${String(one.hand)}, pile ${String(one.pile)}, bonus ${String(one.bonus)}, turns left ${String(one.turnsLeft)}${one.left ? ', gone' : ''}`,
    ),
    ...view.words.map(wordText),
  ].join('\n')
}

function statePhaseText({ phase }: BuchstabenbluffState): string {
  switch (phase.kind) {
    case 'turn':
      return `drawn ${String(phase.drawn)}`
    case 'answers':
      return `answers ${phase.answers.join(' ')}`
    case 'over':
      return `${phase.end}, ranks ${phase.ranks.join(' ')}, totals ${phase.scores.map(({ total }) => total).join(' ')}`
  }
}

function stateWordText({ seat, spelling, cards, fate, doubters, judgement }: Word): string {
  const what = `${formatSeat(seat)} ${spelling}: ${cardsText(cards)}`
  return `word ${what}, ${fate} by ${formatSeats(doubters, ' and ') || '-'}${judgementText(judgement)}`
}

function formatState(state: BuchstabenbluffState): string {
  return [
    `turn ${String(state.turn + 1)}, ${formatSeat(turnSeat(state))}; ${statePhaseText(state)}`,
    `draw ${cardsText(state.draw)}`,
    `discards ${cardsText(state.discards)}`,
    ...state.players.map(
      ({ hand, bonus, left }, seat) =>
        `${formatSeat(seat)}: ${cardsText(hand)}, bonus ${String(bonus)}${left ? ', gone' : ''}`,
    ),
    ...state.words.map(stateWordText),
  ].join('\n')
}

/** The notation of Buchstabenbluff. */
export const notation: Notation<BuchstabenbluffTypes> = {
  formatMove,
  parseMoveText,
  formatView,
  formatState,
}
