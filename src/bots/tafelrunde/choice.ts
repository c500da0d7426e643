/** What a bot of Die Tafelrunde 2 chooses among. */
import type { TafelrundeMove } from '../../games/tafelrunde/outside/contract'

/** A move and what it is worth more than passing, in gems. */
export interface Choice {
  readonly move: TafelrundeMove
  readonly worth: number
}
