/** Moves, views and states as lines of text: playthroughs, logs and bug reports read like a game record. */
import type { Notation } from '../../../engine/contract/game'
import { formatSeat, parseMoveTextBy } from '../../../engine/kit/notation'
import type {
  DatedView,
  NodeView,
  PlayerView,
  StandingView,
  TijdlijnMove,
  TijdlijnView,
} from '../outside/contract'
import { parseMove } from '../outside/parseMove'
import { pileSize, type Open, type Phase, type Standing, type TijdlijnState } from './state'
import type { TijdlijnTypes } from './types'

/** A move as one line, e.g. `play 512345` or `lay 512345 at 3`. */
function formatMove(move: TijdlijnMove): string {
  switch (move.kind) {
    case 'play':
    case 'discard':
      return `${move.kind} ${String(move.card)}`
    case 'stop':
      return 'stop'
    case 'lay':
      return `lay ${String(move.card)} at ${String(move.gap)}`
  }
}

function readMove(text: string): object {
  const [, kind, card, gap] = /^(play|discard|stop|lay)(?: (\d+))?(?: at (\d+))?$/u.exec(text) ?? []
  return {
    kind,
    ...(card === undefined ? {} : { card: Number(card) }),
    ...(gap === undefined ? {} : { gap: Number(gap) }),
  }
}

const parseMoveText = parseMoveTextBy({ format: formatMove, read: readMove, parse: parseMove })

function phaseText(phase: Phase): string {
  return phase.kind === 'over'
    ? `over: ${phase.end}`
    : `${formatSeat(phase.seat)}: ${phase.decision}`
}

function headText(
  { turn, round, phase }: { readonly turn: number; readonly round: number; readonly phase: Phase },
  pile: number,
): string {
  return `turn ${String(turn + 1)}, round ${String(round)}, ${phaseText(phase)}; pile ${String(pile)}`
}

function datedText({ front, back }: DatedView): string {
  return `${String(back.year)} ${front}`
}

function nodeText({ cards, slot }: NodeView): string {
  const above = slot.map(datedText).join(' + ')
  return `${cards.map(datedText).join(' + ')}${above === '' ? '' : ` (${above})`}`
}

function standingText({ card, front, icon, stuck, back }: StandingView): string {
  const marks = [icon, stuck ? 'stuck' : undefined, back && String(back.year)]
  return [String(card), front, ...marks.filter((mark) => mark !== undefined)].join(' ')
}

function playerText({ cards, left, out }: PlayerView, seat: number): string {
  const state = `${left ? ' left' : ''}${out ? ` out in round ${String(out.round)}` : ''}`
  return `${formatSeat(seat)}${state}: ${cards.map(standingText).join('; ') || 'nothing'}`
}

function formatView(view: TijdlijnView): string {
  const { line, discard, top, score, players } = view
  return [
    headText(view, view.pile),
    `line ${line.map(nodeText).join(' | ')}`,
    `discarded ${discard.map(datedText).join(', ') || 'nothing'}`,
    `next ${top ? top.front : 'nothing'}`,
    ...players.map(playerText),
    ...(score === undefined ? [] : [`score ${String(score)}`]),
  ].join('\n')
}

function openText({ handle, card }: Open): string {
  const icons = card.icons ? ` ${card.icons.front}/${card.icons.back}` : ''
  return `${String(handle)} ${String(card.year)}${icons}`
}

function standsText(standing: Standing): string {
  return `${openText(standing)}${standing.stuckIn === undefined ? '' : ' stuck'}`
}

function formatState(state: TijdlijnState): string {
  const { line, discard, pile, top, players } = state
  return [
    headText(state, pileSize(state)),
    ...line.map(
      ({ cards, slot }) =>
        `  ${cards.map(openText).join(' + ')}${slot.map((open) => ` (${openText(open)})`).join('')}`,
    ),
    `discarded ${discard.map(openText).join(', ') || 'nothing'}`,
    `next ${top === 'none' ? 'nothing' : openText(top)}; then ${[...pile]
      .reverse()
      .map(({ year }) => String(year))
      .join(' ')}`,
    ...players.map(
      ({ cards, left, out }, seat) =>
        `${formatSeat(seat)}${left ? ' left' : ''}${out ? ' out' : ''}: ${cards.map(standsText).join('; ') || 'nothing'}`,
    ),
  ].join('\n')
}

/** The notation of Tijdlijn; seats, turns and rounds count from 1. */
export const notation: Notation<TijdlijnTypes> = {
  formatMove,
  parseMoveText,
  formatView,
  formatState,
}
