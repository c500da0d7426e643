/** A bot on a seat: its game's types are hidden, what it is told and says is plain data. */
import { fastRandom } from '../engine/fastRandom'
import type { GameTypes } from '../engine/game'
import { invariant } from '../engine/invariant'
import { toJson, type Json } from '../engine/json'
import type { Random } from '../engine/random'
import type { Seat } from '../engine/seat'
import type { BotLevel } from '../protocol/terms'
import type { Bot, Budget } from './bot'

/** A bot that sits at one seat of one match; types of the game are hidden. */
export interface SeatedBot {
  /** What the seat saw happen, in order, and its view afterwards. */
  observe(events: readonly Json[], view: Json): void
  /** What another seat says without being asked. */
  hear(from: Seat, signal: Json): void
  /** A legal move for the latest view. */
  decide(budget: Budget): Json
}

/** Reads what the game itself wrote; data from outside never comes here. */
export interface BotReader<T extends GameTypes> {
  readonly isView: (data: unknown) => data is T['view']
  readonly isSeen: (data: unknown) => data is T['seen']
  readonly isKnowledge: (data: unknown) => data is T['knowledge']
  /** Absent: the bots of this game listen to nobody. */
  readonly isSignal?: (data: unknown) => data is T['signal']
}

class Seated<T extends GameTypes, Memory> implements SeatedBot {
  private memory: Memory | undefined
  private view: T['view'] | undefined
  private readonly random: Random
  private readonly knowledge: T['knowledge']
  private readonly say: (signal: Json) => void

  constructor(
    private readonly bot: Bot<T, Memory>,
    private readonly reader: BotReader<T>,
    { seed, knowledge, say }: Seating,
  ) {
    invariant(reader.isKnowledge(knowledge), 'a bot is handed what its own game says')
    this.knowledge = knowledge
    this.say = say
    this.random = fastRandom(seed)
  }

  observe(events: readonly Json[], view: Json): void {
    if (!this.reader.isView(view)) return
    this.memory ??= this.bot.newMemory(view, this.knowledge)
    const seen: T['seen'][] = []
    for (const event of events) if (this.reader.isSeen(event)) seen.push(event)
    this.bot.remember(this.memory, seen, view)
    this.view = view
    const signal = this.bot.say?.(view, this.memory, this.random)
    if (signal !== undefined) this.say(toJson(signal))
  }

  hear(from: Seat, signal: Json): void {
    const { memory, view } = this
    if (memory === undefined || view === undefined || !this.reader.isSignal?.(signal)) return
    this.bot.hear?.(memory, from, signal, view)
  }

  decide(budget: Budget): Json {
    if (this.view === undefined || this.memory === undefined) return null
    return toJson(this.bot.decide(this.view, this.memory, this.random, budget))
  }
}

/** How a bot is seated. */
export interface Seating {
  readonly level: BotLevel
  /** Its choices depend on this alone. */
  readonly seed: string
  /** What of the content it knows, as the game hands it out. */
  readonly knowledge: Json
  /** The bot says something without being asked: a signal of its game. */
  readonly say: (signal: Json) => void
}

/** Seats a bot. */
export type SeatBot = (seating: Seating) => SeatedBot

/** Seats the bots of one game. */
export function seatWith<T extends GameTypes, Memory>(
  bots: Readonly<Record<BotLevel, Bot<T, Memory>>>,
  reader: BotReader<T>,
): SeatBot {
  return (seating) => new Seated(bots[seating.level], reader, seating)
}
