/** The icons of the co-operative cards; on a card they stand in a seal, beside its picture. */
import { ICONS, type Icon } from '../../../../games/tijdlijn/outside/contract'
import type { Pictogram } from '../prints/cuts'
import { MATCH_ICONS } from '../prints/matchIcons'

/** The icon with this name; undefined for any other text. */
export function iconOf(name: string | undefined): Icon | undefined {
  return ICONS.find((icon) => icon === name)
}

/** What an icon looks like. */
export function iconPrint(icon: Icon): Pictogram {
  return MATCH_ICONS[icon]
}
