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

/** A card as it is played: only the side that counts, or the special. */
export function playedName(card: Card, t: Translate, up: Colour | undefined): string {
  const side = sidesOf(card).find(({ colour }) => colour === up)
  if (!side) return cardName(card, t)
  return t(`${WORDS}.side`, { colour: colourName(side.colour, t), value: side.value })
}

/** A card that lies in front of somebody, with the colour it protects or the card it has brought back. */
export function lyingName(card: LyingCard, t: Translate): string {
  if (card.kind === 'rogue') return cardName(card.card, t, card.colour)
  const special = t(`${WORDS}.special.${card.special}`)
  if (card.colour !== undefined) {
    return t(`${WORDS}.lyingWith`, { special, what: colourName(card.colour, t) })
  }
  if (card.revived === undefined) return special
  return t(`${WORDS}.lyingWith`, { special, what: cardName(card.revived, t) })
}

/** A chest, e.g. `blue chest with 3`. */
export function chestName(chest: Chest, t: Translate): string {
  return t(`${WORDS}.chest.${chestColour(chest)}`, { gems: chestGems(chest) })
}

/** Several chests; `none` is said when there is not one. */
export function chestNames(chests: readonly Chest[], t: Translate, none: string): string {
  return chests.length === 0 ? none : chests.map((chest) => chestName(chest, t)).join(', ')
}
