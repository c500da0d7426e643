/** Moves, views and states as lines of text: playthroughs, logs and bug reports read like a game record. */
import type { Notation } from '../../../engine/contract/game'
import { formatSeat, parseMoveTextBy } from '../../../engine/kit/notation'
import type {
  Choice,
  Explanation,
  PlayerView,
  SettledQuestion,
  TofugottMove,
  TofugottView,
  TurnedCard,
} from '../outside/contract'
import { parseMove } from '../outside/parseMove'
import { activeOf, type TofugottState } from './state'
import type { TofugottTypes } from './types'

const CHOICE = /([a-z]+)(?::([a-z][a-z0-9-]*|"(?:[^"\\]|\\.)*"))?/gu
const WORDS = /^"((?:[^"\\]|\\.)*)"$/u

function formatExplanation(explanation: Explanation): string {
  if (explanation.kind === 'words') return `"${explanation.text.replaceAll(/["\\]/gu, '\\$&')}"`
  return explanation.phrase
}

function formatChoice({ silhouette, explanation }: Choice): string {
  return explanation ? `${silhouette}:${formatExplanation(explanation)}` : silhouette
}

function formatChoices(choices: readonly Choice[]): string {
  return choices.map(formatChoice).join(' ')
}

/** A move as one line, e.g. `answer rat pig:so-small tofu / tree ghost human:"why not"`. */
function formatMove(move: TofugottMove): string {
  switch (move.kind) {
    case 'keep':
      return `keep ${String(move.card + 1)}`
    case 'answer':
      return `answer ${formatChoices(move.best)} / ${formatChoices(move.worst)}`
    case 'guess':
      return `guess ${formatChoice(move)}`
    case 'explain':
      return `explain ${formatExplanation(move.explanation)}`
    case 'done':
      return 'done'
  }
}

function readExplanation(text: string): object {
  const words = WORDS.exec(text)?.[1]
  if (words !== undefined) return { kind: 'words', text: words.replaceAll(/\\(.)/gu, '$1') }
  return { kind: 'phrase', phrase: text }
}

function readChoices(text: string): object[] {
  return Array.from(text.matchAll(CHOICE), ([, silhouette, explanation]) => ({
    silhouette,
    ...(explanation === undefined ? {} : { explanation: readExplanation(explanation) }),
  }))
}

function readMove(text: string): object {
  const [kind = ''] = text.split(' ', 1)
  const rest = text.slice(kind.length + 1)
  const choices = readChoices(rest)
  switch (kind) {
    case 'keep':
      return { kind, card: Number(rest) - 1 }
    case 'answer':
      return { kind, best: choices.slice(0, 3), worst: choices.slice(3) }
    case 'guess':
      return { kind, ...choices[0] }
    case 'explain':
      return { kind, explanation: readExplanation(rest) }
  }
  return { kind }
}

const parseMoveText = parseMoveTextBy({ format: formatMove, read: readMove, parse: parseMove })

function turnedText({ seat, role, silhouette, byClock, said }: TurnedCard): string {
  const words = said.map((one) => ` ${formatExplanation(one)}`).join('')
  return `${formatSeat(seat)} ${role} ${silhouette}${byClock ? ' (clock)' : ''}${words}`
}

function settledText({ turned, gains }: SettledQuestion, index: number): string {
  return `question ${String(index + 1)}: ${turned.map(turnedText).join(', ')}; gains ${gains.join(' ')}`
}

function playerText({ points, left }: PlayerView, seat: number): string {
  return `${formatSeat(seat)}: points ${String(points)}${left ? ', left' : ''}`
}

function ownText({ you, own }: TofugottView): string[] {
  if (you === undefined) return []
  const { cards = [], answers, guess } = own ?? {}
  return [
    `you are ${formatSeat(you)}`,
    ...cards.map(({ id }) => `you drew ${id}`),
    ...(answers
      ? [`your answers ${formatChoices(answers.best)} / ${formatChoices(answers.worst)}`]
      : []),
    ...(guess ? [`your guess ${formatChoice(guess)}`] : []),
  ]
}

function phaseText(view: TofugottView): string {
  const { phase } = view
  if (phase.kind === 'revealing') return `revealing ${phase.turned.map(turnedText).join(', ')}`
  return JSON.stringify(phase)
}

function formatView(view: TofugottView): string {
  const { turn, active, pile, used, card, aside, settled, players } = view
  return [
    `turn ${String(turn + 1)}, ${formatSeat(active)} is asked; ${phaseText(view)}`,
    `pile ${String(pile)}; used ${used.join(' ') || '-'}; card ${card?.id ?? '-'}; aside ${aside.join(' ') || '-'}`,
    ...settled.map(settledText),
    ...players.map(playerText),
    ...ownText(view),
  ].join('\n')
}

function formatState(state: TofugottState): string {
  const { turn, phase, pile, used, drawn, card, aside, answers, guesses, settled, players } = state
  return [
    `turn ${String(turn + 1)}, ${formatSeat(activeOf(state))} is asked; ${JSON.stringify(phase)}`,
    `pile ${pile.join(' ') || '-'}; used ${used.join(' ') || '-'}; drawn ${drawn.join(' ') || '-'}; card ${String(card)}; aside ${aside.join(' ') || '-'}`,
    `answers ${JSON.stringify(answers)}; guesses ${JSON.stringify(guesses)}`,
    ...settled.map(settledText),
    ...players.map(playerText),
  ].join('\n')
}

/** The notation of Tofugott; seats and cards count from 1, question cards of a state from 0. */
export const notation: Notation<TofugottTypes> = {
  formatMove,
  parseMoveText,
  formatView,
  formatState,
}
