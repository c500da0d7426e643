/** The window's part of every game, loaded when it is needed; a missing one does not compile. */
import { defineAsyncComponent, type Component } from 'vue'
import type { GameId } from '../../games/contracts'
import type { GameWindow } from './gameTable'

/** Loads what the window needs of a game. */
export const GAME_WINDOWS: Readonly<Record<GameId, () => Promise<GameWindow>>> = {
  'time-bluff': async () => (await import('./time-bluff/window')).timeBluffWindow,
  tafelrunde: async () => (await import('./tafelrunde/window')).tafelrundeWindow,
  buchstabenbluff: async () => (await import('./buchstabenbluff/window')).buchstabenbluffWindow,
  tijdlijn: async () => (await import('./tijdlijn/window')).tijdlijnWindow,
  tofugott: async () => (await import('./tofugott/window')).tofugottWindow,
}

/** The sign of a way in which a game is offered, by its key, where it is not the game's. */
export const OFFER_EMBLEMS: ReadonlyMap<string, Component> = new Map([
  ['tijdlijn-competitive', defineAsyncComponent(() => import('./tijdlijn/TijdlijnRaceEmblem.vue'))],
])

/** Shows a value chosen for a field of an own deck, by where the game's words begin and the field; nothing for the ear. */
export const DECK_PICTURES: ReadonlyMap<string, Component> = new Map([
  ['tijdlijn.picture', defineAsyncComponent(() => import('./tijdlijn/cards/NamedPictogram.vue'))],
])

/** Shows an entry of an own deck as the card that it will be, by where the game's words begin; takes its `cells` and a `language`. */
export const DECK_CARDS: ReadonlyMap<string, Component> = new Map([
  ['tijdlijn', defineAsyncComponent(() => import('./tijdlijn/hand/OwnCard.vue'))],
])

/** Draws a game's sign on the first page: cards as wide as `--card-width`, nothing for the ear. */
export const GAME_EMBLEMS: Readonly<Record<GameId, Component>> = {
  'time-bluff': defineAsyncComponent(() => import('./time-bluff/TimeEmblem.vue')),
  tafelrunde: defineAsyncComponent(() => import('./tafelrunde/RogueEmblem.vue')),
  tijdlijn: defineAsyncComponent(() => import('./tijdlijn/TijdlijnEmblem.vue')),
  buchstabenbluff: defineAsyncComponent(() => import('./buchstabenbluff/LetterEmblem.vue')),
  tofugott: defineAsyncComponent(() => import('./tofugott/TofugottEmblem.vue')),
}
