/** What stands as a small picture in the log of Die Tafelrunde 2: the sides of cards, and chests. */
import { isRecord, type Json } from '../../../engine/json'
import { COLOURS, type Side } from '../../../games/tafelrunde/outside/contract'
import { allChests, VALUES } from '../../../games/tafelrunde/outside/faces'
import type { Translate } from '../../wording/translate'
import { chestName, sideName } from './names'

/** The side that was put into a picture; undefined for anything else. */
export function readSide(face: Json): Side | undefined {
  if (!isRecord(face) || typeof face['value'] !== 'number') return undefined
  const colour = COLOURS.find((one) => one === face['colour'])
  return colour && { colour, value: face['value'] }
}

/** All sides and chests by their names. */
export function logCards(t: Translate): ReadonlyMap<string, Json> {
  const sides = COLOURS.flatMap((colour) =>
    VALUES[colour].map((value): [string, Json] => [
      sideName({ colour, value }, t),
      { colour, value },
    ]),
  )
  const chests = allChests().map((chest): [string, Json] => [chestName(chest, t), chest])
  return new Map([...sides, ...chests])
}
