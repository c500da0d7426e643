/** One question of a saved page: the two answers beside each other, and below them what everybody guessed. */
import type { TurnedCard } from '../../../../games/tofugott/outside/contract'
import type { KeepsakeParts } from '../../gameTable'
import type { PastQuestion, PastTurn } from '../score/chronicle'
import { explanationText, gainText, scoredText, silhouetteTitle } from '../voice/names'
import { escapeHtml } from './escapeHtml'
import { markedName, picture, tag } from './html'

/** Whether a guess was the best answer (1) or the worst (-1); a miss that cost nothing is none (TG-18). */
function hitOf(card: TurnedCard, { turned, gains }: PastQuestion): 1 | -1 | undefined {
  const met = turned.find(
    ({ role, silhouette }) => role !== 'guess' && silhouette === card.silhouette,
  )
  if (card.role !== 'guess' || !met) return undefined
  if (met.role === 'best') return 1
  return gains?.[card.seat] === 0 ? undefined : -1
}

function markOf(hit: 1 | -1 | undefined): string {
  if (hit === undefined) return ''
  const sign = hit === 1 ? '✓' : '−'
  return tag('span', sign, `class="mark" role="img" aria-label="${gainText(hit)}"`)
}

/** Whose card it is, and whether it is his best or his worst. */
export function ownerOf({ role, seat }: TurnedCard, { names, t }: KeepsakeParts): string {
  const name = names[seat] ?? ''
  return role === 'guess' ? name : t(`tofugottTable.past.${role}`, { name })
}

/** Everything that was said of a card, each in quotation marks. */
export function quotesOf({ said, silhouette }: TurnedCard, { t }: KeepsakeParts): string {
  return said.map((one) => ` ${tag('q', escapeHtml(explanationText(one, silhouette, t)))}`).join('')
}

function cardOf(card: TurnedCard, past: PastQuestion, parts: KeepsakeParts): string {
  const { t } = parts
  const byClock = card.byClock ? `, ${t('tofugottTable.byClock')}` : ''
  const shown = escapeHtml(`${silhouetteTitle(card.silhouette, t)}${byClock}`)
  const owner = tag('b', markedName(ownerOf(card, parts), card.seat, parts))
  const hit = hitOf(card, past)
  const words = `${owner} ${tag('span', shown)}${quotesOf(card, parts)}`
  const met = hit === undefined ? '' : hit === 1 ? ' hit' : ' missed'
  return tag(
    'li',
    picture(card.silhouette) + tag('div', words) + markOf(hit),
    `class="${card.role}${met}"`,
  )
}

function gainsOf({ gains, question }: PastQuestion, parts: KeepsakeParts): string {
  if (!gains) return ''
  const nobody = parts.t('tofugott.event.settledNone', { question: question + 1 })
  return tag('p', escapeHtml(scoredText(gains, parts) ?? nobody), 'class="gains"')
}

/** The question with everything that was turned for it. */
export function questionSection(turn: PastTurn, past: PastQuestion, parts: KeepsakeParts): string {
  const number = tag('span', String(past.question + 1), 'class="number"')
  const asked = escapeHtml(turn.card.questions[past.question] ?? '')
  const cards = (isGuess: boolean): string =>
    past.turned
      .filter(({ role }) => (role === 'guess') === isGuess)
      .map((card) => cardOf(card, past, parts))
      .join('')
  return tag(
    'section',
    tag('h3', `${number} ${tag('span', asked, `lang="${turn.card.language}"`)}`) +
      tag('ul', cards(false), 'class="answers"') +
      tag('ul', cards(true), 'class="guesses"') +
      gainsOf(past, parts),
  )
}
