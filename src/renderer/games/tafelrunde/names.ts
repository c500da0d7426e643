/** How cards and chests of Die Tafelrunde 2 are called in the reader's language. */
import type { Card, Chest, Colour, LyingCard } from '../../../games/tafelrunde/contract'
import { chestColour, chestGems, sidesOf, specialOf } from '../../../games/tafelrunde/faces'

/** Finds a message by its key. */
export type Translate = (key: string, named?: Record<string, unknown>) => string

const WORDS = 'tafelrundeTable'

/** A colour. */
export function colourName(colour: Colour, t: Translate): string {
  return t(`${WORDS}.colour.${colour}`)
}

/** A card, the side of `up` above; absent: the first side. */
export function cardName(card: Card, t: Translate, up?: Colour): string {
  const special = specialOf(card)
  if (special !== undefined) return t(`${WORDS}.special.${special}`)
  const sides = sidesOf(card).map(({ colour, value }) => ({
    colour,
    text: t(`${WORDS}.side`, { colour: colourName(colour, t), value }),
  }))
  const above = sides.find(({ colour }) => colour === up) ?? sides[0]
  const below = sides.find((side) => side !== above)
  if (!above || !below) return above?.text ?? ''
  return t(`${WORDS}.card`, { up: above.text, down: below.text })
}

/** A card that lies in front of somebody. */
export function lyingName(card: LyingCard, t: Translate): string {
  if (card.kind === 'rogue') return cardName(card.card, t, card.colour)
  return t(`${WORDS}.special.${card.special}`)
}

/** A chest, e.g. `blue chest with 3`. */
export function chestName(chest: Chest, t: Translate): string {
  return t(`${WORDS}.chest.${chestColour(chest)}`, { gems: chestGems(chest) })
}

/** Several chests; `none` is said when there is not one. */
export function chestNames(chests: readonly Chest[], t: Translate, none: string): string {
  return chests.length === 0 ? none : chests.map((chest) => chestName(chest, t)).join(', ')
}
