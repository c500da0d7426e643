/** How cards and chests of Die Tafelrunde 2 are called in the reader's language. */
import {
  COLOURS,
  type Card,
  type Chest,
  type Colour,
  type LyingCard,
  type Side,
} from '../../../../games/tafelrunde/outside/contract'
import {
  chestColour,
  chestGems,
  sidesOf,
  specialOf,
} from '../../../../games/tafelrunde/outside/faces'
import type { Translate } from '../../../wording/translate'
import { turnedSides } from '../hand/turnedSides'

const WORDS = 'tafelrundeTable'
/** The last number that has a word. */
const MOST_IN_A_WORD = 6

/** A colour. */
export function colourName(colour: Colour, t: Translate): string {
  return t(`${WORDS}.colour.${colour}`)
}

/** A side of a card, e.g. `blue 5`. */
export function sideName({ colour, value }: Side, t: Translate): string {
  return t(`${WORDS}.side`, { colour: colourName(colour, t), value })
}

/** A card, the side of `up` above; absent: the larger one, as it is shown and chosen. */
export function cardName(card: Card, t: Translate, up?: Colour): string {
  const special = specialOf(card)
  if (special !== undefined) return t(`${WORDS}.special.${special}`)
  const [above, below] = turnedSides(card, up)
  if (!above) return ''
  if (!below) return sideName(above, t)
  return t(`${WORDS}.card`, { up: sideName(above, t), down: sideName(below, t) })
}

/** A card as a sentence goes on with it, e.g. `a Last Warning`. */
export function cardInSentence(card: Card, t: Translate): string {
  const special = specialOf(card)
  return special === undefined ? cardName(card, t) : t(`${WORDS}.specialInSentence.${special}`)
}

/** What a card does, for whoever looks at it closely. */
export function cardExplained(card: Card, t: Translate): string {
  const special = specialOf(card)
  if (special !== undefined) return t(`${WORDS}.explained.${special}`)
  const [above, below] = turnedSides(card)
  if (!above) return ''
  if (!below) return t(`${WORDS}.explained.single`, { side: sideName(above, t) })
  return t(`${WORDS}.explained.double`, { up: sideName(above, t), down: sideName(below, t) })
}

/** A card as it is played: only the side that counts, or the special. */
export function playedName(card: Card, t: Translate, up: Colour | undefined): string {
  const side = sidesOf(card).find(({ colour }) => colour === up)
  return side ? sideName(side, t) : cardName(card, t)
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

/** So many in a word, as long as that is short. */
function countWord(n: number, t: Translate): string {
  return n <= MOST_IN_A_WORD ? t(`${WORDS}.countWord.n${String(n)}`) : String(n)
}

/** Equal chests, which are one choice (TR-43), for the eye and for the ear. */
export interface ChestChoice {
  readonly chest: Chest
  /** Where they lie among all. */
  readonly places: readonly number[]
  readonly seen: string
  readonly heard: string
}

/** Chests among which is chosen: equal ones stand together, with their number and, once some of them are chosen, how many. */
export function chestChoices(
  chests: readonly Chest[],
  chosen: readonly number[],
  t: Translate,
): ChestChoice[] {
  return [...new Set(chests)].map((chest) => {
    const places = chests.flatMap((one, place) => (one === chest ? [place] : []))
    const [n, number] = [places.length, places.filter((place) => chosen.includes(place)).length]
    const [name, value, colour] = [chestName(chest, t), chestGems(chest), chestColour(chest)]
    if (n === 1) {
      const seen = t(`${WORDS}.side`, { colour: colourName(colour, t), value })
      return { chest, places, seen, heard: name }
    }
    const seen =
      number > 0
        ? t(`${WORDS}.alikeChosenSeen`, { number, n })
        : t(`${WORDS}.alikeSeen.${colour}`, { n: countWord(n, t), value })
    const key = number > 0 ? 'chestAlikeChosen' : 'chestAlike'
    return { chest, places, seen, heard: t(`${WORDS}.${key}`, { chest: name, number, n }) }
  })
}

/** Chests of one colour by what they hold: `blue chests with 2, 2 and 4`. */
function chestsOfColour(chests: readonly Chest[], colour: Colour, t: Translate): string {
  const gems = chests.map(chestGems).toSorted((one, other) => one - other)
  const last = gems.at(-1)
  if (gems.length < 2) return t(`${WORDS}.chest.${colour}`, { gems: last })
  const listed = t(`${WORDS}.gemsAnd`, { before: gems.slice(0, -1).join(', '), last })
  return t(`${WORDS}.chests.${colour}`, { gems: listed })
}

/** Several chests, by colour and what they hold; `none` is said when there is not one. */
export function chestNames(chests: readonly Chest[], t: Translate, none: string): string {
  const told = COLOURS.flatMap((colour) => {
    const alike = chests.filter((chest) => chestColour(chest) === colour)
    return alike.length === 0 ? [] : [chestsOfColour(alike, colour, t)]
  })
  return told.length === 0 ? none : told.join('; ')
}

/** The chosen card with the side that would count; undefined while none is chosen. */
export function chosenName(card: Card | undefined, t: Translate, up?: Colour): string | undefined {
  return card === undefined ? undefined : t(`${WORDS}.cardChosen`, { card: cardName(card, t, up) })
}
