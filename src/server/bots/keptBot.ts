/** What is kept of a bot outside its worker, so that it can be set anew there. */
import type { Json } from '../../engine/basics/json'
import type { BotPort } from '../../host/ports'
import type { SeatBotMessage, ToBotWorker } from './botMessages'

/** How often a bot that failed is set anew; after that its seat's fallback is played. */
const MOST_FAILURES = 3

/** A bot at its seat: who it is, and what its seat has seen. Of the views the first and the latest are enough, whatever the length of the match. */
export class KeptBot {
  /** Whether the worker has it. */
  isSeated = false
  private failures = 0
  private first: Json | undefined
  private latest: Json | undefined
  private readonly events: Json[] = []

  constructor(
    readonly message: SeatBotMessage,
    readonly say: Parameters<BotPort['seat']>[0]['say'],
  ) {}

  /** Notes what the seat saw. */
  note(events: readonly Json[], view: Json): void {
    this.first ??= view
    this.events.push(...events)
    this.latest = view
  }

  /** Counts a failure; true the first time. */
  noteFailure(): boolean {
    this.isSeated = false
    this.failures += 1
    return this.failures === 1
  }

  /** Whether it has failed so often that it is not set anew any more. */
  isGivenUp(): boolean {
    return this.failures > MOST_FAILURES
  }

  /** The messages that set it anew in a worker that has been taught. */
  messages(): ToBotWorker[] {
    const { message, first, latest, events } = this
    if (first === undefined || latest === undefined) return [message]
    const told = { kind: 'observe', bot: message.bot, isOld: true } as const
    return [message, { ...told, events: [], view: first }, { ...told, events, view: latest }]
  }
}
