/** The icons of the co-operative cards, taken from the pictograms; on a card they stand in a seal, so that nobody takes them for its picture. */
import { ICONS, type Icon } from '../../../games/tijdlijn/outside/contract'
import type { Pictogram } from './prints/cuts'
import { pictogramOf } from './prints/pictograms'

const PICTURES: Readonly<Record<Icon, string>> = {
  sun: 'sun',
  key: 'key',
  feather: 'quill',
  wheel: 'wheel',
  crown: 'crown',
}

/** The icon with this name; undefined for any other text. */
export function iconOf(name: string | undefined): Icon | undefined {
  return ICONS.find((icon) => icon === name)
}

/** What an icon looks like. */
export function iconPrint(icon: Icon): Pictogram {
  return pictogramOf(PICTURES[icon])
}
