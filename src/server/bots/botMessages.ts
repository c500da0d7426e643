/** What the server and the bots' worker say to each other. */
import type { Json } from '../../engine/basics/json'
import type { Seat } from '../../engine/basics/seat'
import type { ThoughtAnswer, ThoughtWish } from '../../engine/contract/thought'
import type { BotLevel } from '../../protocol/terms'

/** Content that bots know; sent once, however many of them know it. */
export interface TeachBots {
  readonly kind: 'teach'
  readonly knowledge: number
  readonly content: Json
}

/** A bot takes its seat. */
export interface SeatBotMessage {
  readonly kind: 'seat'
  readonly bot: number
  readonly game: string
  readonly level: BotLevel
  readonly seed: string
  readonly character?: string
  /** The number under which it was taught. */
  readonly knowledge: number
}

/** What a bot's seat saw happen, and its view afterwards. */
export interface TellBot {
  readonly kind: 'observe'
  readonly bot: number
  readonly events: readonly Json[]
  readonly view: Json
  /** It was told before: nothing is said about it any more. */
  readonly isOld?: true
}

/** What another seat said in front of a bot. */
export interface LetBotHear {
  readonly kind: 'hear'
  readonly bot: number
  readonly from: Seat
  readonly signal: Json
}

/** A bot is asked about its thinking. */
export interface AskBotMessage {
  readonly kind: 'think'
  readonly bot: number
  readonly question: number
  readonly wish: ThoughtWish
}

/** What the server sends to the thread in which bots think. */
export type ToBotWorker =
  | TeachBots
  | SeatBotMessage
  | TellBot
  | LetBotHear
  | AskBotMessage
  | { readonly kind: 'decide'; readonly bot: number; readonly question: number }
  | { readonly kind: 'close'; readonly bot: number }
  | { readonly kind: 'forget'; readonly knowledge: number }

/** What that thread sends to the server. */
export type FromBotWorker =
  | { readonly kind: 'answer'; readonly question: number; readonly move: Json }
  | { readonly kind: 'thought'; readonly question: number; readonly thought: ThoughtAnswer }
  | { readonly kind: 'say'; readonly bot: number; readonly signal: Json }
  /** A bot threw; the worker has closed it. */
  | { readonly kind: 'failed'; readonly bot: number; readonly why: string }

/**
 * Two numbers that the worker shares with the server, so that its owner sees what it is at even while it hangs: the bot that it
 * works for (0: none), and how many messages it has taken up.
 */
export const BOT_AT_WORK = 0
/** The second of the numbers. */
export const MESSAGES_TAKEN = 1
/** Bytes of memory that both numbers take. */
export const WORK_BYTES = 2 * Int32Array.BYTES_PER_ELEMENT
