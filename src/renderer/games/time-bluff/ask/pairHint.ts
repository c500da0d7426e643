/** What whoever has chosen a pair card needs to know next: which of his cards may lie open on it, and what the pair does. */
import type { Card } from '../../../../games/time-bluff/outside/cards'
import type { TimeBluffView } from '../../../../games/time-bluff/outside/contract'
import { fitsPair } from '../../../../games/time-bluff/outside/faces'
import type { Translate } from '../../../wording/translate'
import { progressOf, type Draft } from './draft'
import { cardCaption, cardName } from '../voice/readableCard'

/** TB-30: whether a card is none of those that may lie open on the chosen pair card, while one of them is missing. */
export function isBesidePair(view: TimeBluffView, draft: Draft, card: Card): boolean {
  const pair = draft.cards.pair?.card
  const progress = progressOf(view, draft)
  const isMissing = progress.kind === 'missing' && progress.what === 'open'
  return pair !== undefined && isMissing && !fitsPair(pair, card, view.options.pairBy)
}

/** TB-30: one sentence or two; undefined unless the clock of a chosen pair card is what is missing. */
export function pairHint(view: TimeBluffView, draft: Draft, t: Translate): string | undefined {
  const pair = draft.cards.pair?.card
  const progress = progressOf(view, draft)
  if (pair === undefined || progress.kind !== 'missing' || progress.what !== 'open')
    return undefined
  const used = Object.values(draft.cards).map(({ card }) => card)
  const left = (view.hand ?? []).filter((card) => !used.includes(card))
  const fitting = left.filter((card) => fitsPair(pair, card, view.options.pairBy))
  const cards = [...new Set(fitting)].map((card) => cardName(card, t)).join('; ')
  const { name, line } = cardCaption(pair, t) ?? { name: '', line: '' }
  return t('timeBluffTable.hint.pair', { cards, effect: name, line })
}
