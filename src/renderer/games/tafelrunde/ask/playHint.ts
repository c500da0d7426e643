/** A line of help beside the question which card to play. */
import type { Special, TafelrundeView } from '../../../../games/tafelrunde/outside/contract'
import { ownPlayer } from '../../../../games/tafelrunde/outside/check'
import { sidesOf, specialOf } from '../../../../games/tafelrunde/outside/faces'
import { coloursToProtect, type Draft } from './draft'
import type { Translate } from '../../../wording/translate'

const OF_SPECIAL: Readonly<Record<Special, (view: TafelrundeView) => string>> = {
  feierabend: ({ phase }) =>
    phase.kind === 'playing' && phase.barred ? 'reason.feierabend-barred' : 'ask.feierabend',
  zork: () => 'ask.zork',
  'letzte-warnung': (view) => (coloursToProtect(view).length === 0 ? 'ask.noColour' : 'ask.colour'),
  wiederbelebung: (view) => (ownPlayer(view).discard.length === 0 ? 'ask.noCard' : 'ask.card'),
}

/** What is still to be picked with the chosen special card, besides playing it: a colour or a card. */
const PICKS: readonly string[] = ['ask.colour', 'ask.card']

/** Whether something has to be picked with the chosen card: then that is the question. */
export function isPicking(view: TafelrundeView, draft: Draft): boolean {
  return PICKS.includes(keyOf(view, draft) ?? '')
}

function keyOf(view: TafelrundeView, { card }: Draft): string | undefined {
  if (card === undefined) {
    const isDuty = view.phase.kind === 'playing' && view.phase.duty
    return isDuty ? 'ask.dutyHint' : 'ask.playHint'
  }
  const special = specialOf(card)
  if (special !== undefined) return OF_SPECIAL[special](view)
  return sidesOf(card).length > 1 ? 'ask.chosenHint' : undefined
}

/** What can be done with the chosen card, or what is to be chosen; undefined where nothing needs saying. Where fingers play, no key is named. */
export function playHint(
  view: TafelrundeView,
  draft: Draft,
  { t, isTouched }: { readonly t: Translate; readonly isTouched: boolean },
): string | undefined {
  const key = keyOf(view, draft)
  if (key === undefined) return undefined
  const isOfKey = key === 'ask.chosenHint' && isTouched
  return t(`tafelrundeTable.${isOfKey ? 'ask.chosenTouch' : key}`)
}
