/** Which chests may be secured together (TR-27, TR-30, TR-43). */
import type { Chest, LyingCard, TafelrundeOptions } from './contract'
import { chestGems } from './faces'

/** Gems that Zork secures; with `zork` addition the most valuable chest comes on top (TR-27). */
export const ZORK_GEMS = 6

/** How much may be secured: one chest, Zork's sum, or Zork's sum and one chest. */
export type Terms = 'one' | 'sum' | 'sum-and-one'

/** The terms of a player with these cards in front of him (TR-27). */
export function termsOf(lying: readonly LyingCard[], { zork }: TafelrundeOptions): Terms {
  for (const card of lying) {
    if (card.kind === 'special' && card.special === 'zork') {
      return zork === 'addition' ? 'sum-and-one' : 'sum'
    }
  }
  return 'one'
}

/** Whether this many gems, the most valuable chest among them, are few enough for Zork (TR-27). */
function fitsZork(terms: Terms, gems: number, most: number): boolean {
  return (terms === 'sum-and-one' ? gems - most : gems) <= ZORK_GEMS
}

/** Whether chests may be secured together; whose they are is not asked (TR-27, TR-30). */
export function isWithinTerms(chests: readonly Chest[], terms: Terms): boolean {
  if (terms === 'one') return chests.length === 1
  let gems = 0
  let most = 0
  for (const chest of chests) {
    gems += chestGems(chest)
    most = Math.max(most, chestGems(chest))
  }
  return chests.length > 0 && fitsZork(terms, gems, most)
}

/** What of a sorted list of chests may still be added, from a certain place on. */
interface Search {
  readonly open: readonly Chest[]
  readonly terms: Terms
  readonly found: (readonly Chest[])[]
}

function addChoices({ open, terms, found }: Search, from: number, chosen: readonly Chest[]): void {
  for (let index = from; index < open.length; index++) {
    const chest = open[index]
    // Equal chests are one choice: the first of them that is left stands for all.
    if (chest === undefined || (index > from && chest === open[index - 1])) continue
    const choice = [...chosen, chest]
    if (!isWithinTerms(choice, terms)) continue
    found.push(choice)
    addChoices({ open, terms, found }, index + 1, choice)
  }
}

/** Every choice of a player whose open chests are these, each once and ascending; none without a chest (TR-43). */
export function choicesOf(open: readonly Chest[], terms: Terms): readonly (readonly Chest[])[] {
  const found: (readonly Chest[])[] = []
  if (terms === 'one') {
    // Every raid of every playout comes through here: no list within a list.
    for (const chest of open) if (chest !== found.at(-1)?.[0]) found.push([chest])
    return found
  }
  if (open.length > 0) addChoices({ open, terms, found }, 0, [])
  return found
}

/** The choice of whoever is not asked, because there is no other or no chest; undefined if there are several (TR-43). */
export function forcedChoice(open: readonly Chest[], terms: Terms): readonly Chest[] | undefined {
  const [first] = open
  if (first === undefined) return []
  if (terms === 'one') return first === open[open.length - 1] ? [first] : undefined
  const [only, another] = choicesOf(open, terms)
  return another ? undefined : only
}
