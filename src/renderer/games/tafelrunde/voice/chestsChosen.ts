/** Chests that are chosen and not yet secured, in words. */
import { decisionOf, ownPlayer } from '../../../../games/tafelrunde/outside/check'
import type { TafelrundeView } from '../../../../games/tafelrunde/outside/contract'
import { sumOfGems } from '../../../../games/tafelrunde/outside/faces'
import { termsOf } from '../../../../games/tafelrunde/outside/securing'
import { chosenChests, type Draft } from '../ask/draft'
import type { Translate } from '../../../wording/translate'
import { chestNames } from './names'

/** How many gems the chosen chests hold, where their sum counts (TR-43); empty where it does not. */
export function gemsChosen(view: TafelrundeView, draft: Draft, t: Translate): string {
  if (decisionOf(view) !== 'secure') return ''
  if (termsOf(ownPlayer(view).lying, view.options) === 'one') return ''
  return t('tafelrundeTable.gemsChosen', { n: sumOfGems(chosenChests(view, draft)) })
}

/** Which chests are chosen, with their gems where the sum counts; undefined: none. */
export function chestsChosen(view: TafelrundeView, draft: Draft, t: Translate): string | undefined {
  if (decisionOf(view) !== 'secure') return undefined
  const chests = chosenChests(view, draft)
  if (chests.length === 0) return undefined
  const named = t('tafelrundeTable.cardChosen', { card: chestNames(chests, t, '') })
  return [named, gemsChosen(view, draft, t)].filter(Boolean).join(' ')
}
