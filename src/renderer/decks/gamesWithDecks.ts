/** The games that people can write decks of their own for. */
import type { DeckForm } from '../../engine/decks/deckForm'
import type { SealedLegality } from '../../engine/contract/game'
import { GAME_IDS, LEGALITIES } from '../../games/contracts'
import { deckNeeds, type DeckNeed } from './deckNeeds'

/** A game and how its decks are written. */
export interface DeckGame {
  readonly id: string
  readonly form: DeckForm
  readonly needs: readonly DeckNeed[]
}

/** Those of these games that have such decks, in their order. */
export function gamesWithDecks(
  games: readonly SealedLegality[] = GAME_IDS.map((id) => LEGALITIES[id]),
): readonly DeckGame[] {
  return games.flatMap((game) => {
    const form = game.open((rules) => rules.deckForm)
    return form ? [{ id: game.id, form, needs: deckNeeds(game) }] : []
  })
}
