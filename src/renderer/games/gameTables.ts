/** The table component and the words of every game; a missing one does not compile. */
import { defineAsyncComponent, type Component } from 'vue'
import type { Json } from '../../engine/json'
import type { GameId } from '../../games/contracts'
import type { SoundName } from '../sound/useSound'
import type { Translate } from './time-bluff/readableCard'
import { announceTafelrunde } from './tafelrunde/announce'
import { tafelrundeReader } from './tafelrunde/reader'
import { soundOfTafelrunde } from './tafelrunde/soundOf'
import { announceTimeBluff, timeBluffReader } from './time-bluff/announce'
import { soundOfTimeBluff } from './time-bluff/soundOf'

/** Who listens: own seat, names by seat, and the listener's language. */
export interface Listener {
  readonly you?: number
  readonly names: readonly string[]
  readonly t: Translate
}

/** What a game says: its events, and answers to the keys that read things out. */
export interface GameVoice {
  /** The lines for an event, none if there is nothing to say. */
  announce(event: Json, listener: Listener): string[]
  /** The sound of an event; undefined for a silent one. */
  soundOf(event: Json): SoundName | undefined
  /** What is asked of the listener now; undefined if nothing. */
  ask(view: Json, listener: Listener): string | undefined
  /** The question once more with all that can be done about it; undefined if nothing is asked. */
  options(view: Json, listener: Listener): string | undefined
  /** Whom all wait for. */
  waiting(view: Json, listener: Listener): string
  hand(view: Json, listener: Listener): string
  tableau(view: Json, listener: Listener): string
  /** Who stands how: what the game counts, per player. */
  standing(view: Json, listener: Listener): string
}

/** What the window needs of each game. */
export const GAME_TABLES: Readonly<
  Record<
    GameId,
    {
      readonly table: Component
      readonly voice: GameVoice
      /** Where its options and rules stand in the wording. */
      readonly words: 'timeBluff' | 'tafelrunde'
      /** Its own keys in the help, beside those that every game has. */
      readonly keys: readonly ('pile' | 'turn')[]
    }
  >
> = {
  'time-bluff': {
    table: defineAsyncComponent(() => import('./time-bluff/TimeBluffTable.vue')),
    voice: { announce: announceTimeBluff, soundOf: soundOfTimeBluff, ...timeBluffReader },
    words: 'timeBluff',
    keys: ['pile'],
  },
  tafelrunde: {
    table: defineAsyncComponent(() => import('./tafelrunde/TafelrundeTable.vue')),
    voice: { announce: announceTafelrunde, soundOf: soundOfTafelrunde, ...tafelrundeReader },
    words: 'tafelrunde',
    keys: ['turn'],
  },
}
