/** What stands as a small picture in the log of Die Tafelrunde 2: the sides of cards, and chests. */
import { isRecord, type Json } from '../../../../engine/basics/json'
import { COLOURS, type Chest, type Side } from '../../../../games/tafelrunde/outside/contract'
import { allChests, chestColour, isChest, VALUES } from '../../../../games/tafelrunde/outside/faces'
import type { Translate } from '../../../wording/translate'
import { chestNames, sideName } from './names'

/** The side that was put into a picture; undefined for anything else. */
export function readSide(face: Json): Side | undefined {
  if (!isRecord(face) || typeof face['value'] !== 'number') return undefined
  const colour = COLOURS.find((one) => one === face['colour'])
  return colour && { colour, value: face['value'] }
}

/** The chests that were put into a picture, all of one colour; none for anything else. */
export function readChests(face: Json): readonly Chest[] {
  return Array.isArray(face) ? face.filter(isChest) : []
}

/** Everything that can be taken from these chests, equal ones as often as there are: `2`, `2, 2`, `2, 3`, … */
function choicesOf(chests: readonly Chest[]): readonly (readonly Chest[])[] {
  const [first] = chests
  if (first === undefined) return [[]]
  const alike = chests.filter((chest) => chest === first)
  const others = choicesOf(chests.filter((chest) => chest !== first))
  return Array.from({ length: alike.length + 1 }, (_, many) => alike.slice(0, many)).flatMap(
    (some) => others.map((rest) => [...some, ...rest]),
  )
}

/** All sides and chests by their names; several chests of a colour stand in a line as one. */
export function logCards(t: Translate): ReadonlyMap<string, Json> {
  const sides = COLOURS.flatMap((colour) =>
    VALUES[colour].map((value): [string, Json] => [
      sideName({ colour, value }, t),
      { colour, value },
    ]),
  )
  const chests = COLOURS.flatMap((colour) =>
    choicesOf(allChests().filter((chest) => chestColour(chest) === colour))
      .filter(({ length }) => length > 0)
      .map((some): [string, Json] => [chestNames(some, t, ''), [...some]]),
  )
  return new Map([...sides, ...chests])
}
