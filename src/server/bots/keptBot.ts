/** What is kept of a bot outside its worker, so that it can be set anew there. */
import type { Json } from '../../engine/basics/json'
import type { Seat } from '../../engine/basics/seat'
import type { BotPort } from '../../host/ports'
import type { SeatBotMessage, ToBotWorker } from './botMessages'

/** How often a bot that failed is set anew; after that its seat's fallback is played. */
const MOST_FAILURES = 3

/** What its seat saw until somebody said something. */
interface Seen {
  readonly events: Json[]
}

/** What somebody said in front of it. */
interface Heard {
  readonly from: Seat
  readonly signal: Json
}

/** A bot at its seat: who it is, and what its seat has seen and heard. Of the views the first and the latest are enough, whatever the length of the match. */
export class KeptBot {
  /** Whether the worker has it. */
  isSeated = false
  private failures = 0
  private first: Json | undefined
  private latest: Json | undefined
  /** What happened since somebody said something. */
  private events: Json[] = []
  /** All before that, in order. */
  private readonly before: (Seen | Heard)[] = []

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

  /** Notes what somebody said in front of it. */
  hear(from: Seat, signal: Json): void {
    if (this.events.length > 0) this.before.push({ events: this.events })
    this.events = []
    this.before.push({ from, signal })
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
    const { message, first, latest, events, before } = this
    if (first === undefined || latest === undefined) return [message]
    const { bot } = message
    const told = (seen: readonly Json[], view: Json): ToBotWorker => ({
      ...{ kind: 'observe', bot, events: seen, view },
      isOld: true,
    })
    const all = before.map((one) =>
      'events' in one ? told(one.events, first) : ({ kind: 'hear', bot, ...one } as const),
    )
    return [message, told([], first), ...all, told(events, latest)]
  }
}
