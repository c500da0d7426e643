/** What is shown to somebody who practises a game alone, without a match; loaded when it is needed. */
import { defineAsyncComponent, type Component } from 'vue'
import { GAME_IDS, type GameId } from '../../games/contracts'

/** By game; it stands on a page of its own and says everything under the game's words. */
export const PRACTICES: Readonly<Partial<Record<GameId, Component>>> = {
  buchstabenbluff: defineAsyncComponent(
    () => import('./buchstabenbluff/practice/LetterPractice.vue'),
  ),
}

/** The games that can be practised, in the order in which they are offered. */
export const PRACTISED: readonly GameId[] = GAME_IDS.filter((id) => PRACTICES[id] !== undefined)
