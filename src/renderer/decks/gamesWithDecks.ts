/** The games that people can write decks of their own for. */
import type { DeckForm } from '../../engine/decks/deckForm'
import type { SealedLegality } from '../../engine/game'
import { GAME_IDS, LEGALITIES } from '../../games/contracts'

/** A game and how its decks are written. */
export interface DeckGame {
  readonly id: string
  readonly form: DeckForm
}

/** Those of these games that have such decks, in their order. */
export function gamesWithDecks(
  games: readonly SealedLegality[] = GAME_IDS.map((id) => LEGALITIES[id]),
): readonly DeckGame[] {
  return games.flatMap(({ id, open }) => {
    const form = open((rules) => rules.deckForm)
    return form ? [{ id, form }] : []
  })
}
