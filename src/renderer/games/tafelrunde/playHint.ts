/** A line of help beside the question which card to play. */
import type { Special, TafelrundeView } from '../../../games/tafelrunde/outside/contract'
import { ownPlayer } from '../../../games/tafelrunde/outside/check'
import { sidesOf, specialOf } from '../../../games/tafelrunde/outside/faces'
import { coloursToProtect, type Draft } from './draft'
import type { Translate } from '../../wording/translate'

const OF_SPECIAL: Readonly<Record<Special, (view: TafelrundeView) => string>> = {
  feierabend: ({ phase }) =>
    phase.kind === 'playing' && phase.barred ? 'reason.feierabend-barred' : 'ask.feierabend',
  zork: () => 'ask.zork',
  'letzte-warnung': (view) => (coloursToProtect(view).length === 0 ? 'ask.noColour' : 'ask.colour'),
  wiederbelebung: (view) => (ownPlayer(view).discard.length === 0 ? 'ask.noCard' : 'ask.card'),
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

/** What can be done with the chosen card, or what is to be chosen; undefined where nothing needs saying. */
export function playHint(view: TafelrundeView, draft: Draft, t: Translate): string | undefined {
  const key = keyOf(view, draft)
  return key === undefined ? undefined : t(`tafelrundeTable.${key}`)
}
