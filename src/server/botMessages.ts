/** What the server and the bots' worker say to each other. */
import type { Json } from '../engine/json'
import type { BotLevel } from '../protocol/messages'

/** To the worker. */
export type ToBotWorker =
  | {
      readonly kind: 'seat'
      readonly bot: number
      readonly game: string
      readonly level: BotLevel
      readonly seed: string
    }
  | {
      readonly kind: 'observe'
      readonly bot: number
      readonly events: readonly Json[]
      readonly view: Json
    }
  | { readonly kind: 'decide'; readonly bot: number; readonly question: number }
  | { readonly kind: 'close'; readonly bot: number }

/** From the worker. */
export interface FromBotWorker {
  readonly question: number
  readonly move: Json
}
