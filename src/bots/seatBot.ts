/** A bot on a seat: its game's types are hidden, what it is told and says is plain data. */
import { fastRandom } from '../engine/chance/fastRandom'
import type { GameTypes } from '../engine/contract/game'
import { invariant } from '../engine/basics/invariant'
import { toJson, type Json } from '../engine/basics/json'
import type { Random } from '../engine/chance/random'
import type { Seat } from '../engine/basics/seat'
import type { ThoughtAnswer, ThoughtWish } from '../engine/contract/thought'
import type { BotLevel } from '../protocol/terms'
import type { Bot, Budget } from './bot'
import { Reasons, type Mind } from './explain'

/** A bot that sits at one seat of one match; types of the game are hidden. */
export interface SeatedBot {
  /** What the seat saw happen, in order, and its view afterwards. */
  observe(events: readonly Json[], view: Json): void
  /** What another seat says without being asked. */
  hear(from: Seat, signal: Json): void
  /** A legal move for the latest view. */
  decide(budget: Budget): Json
  /** Why it moved so, or what it advises for the latest view, as far as that may be told. */
  think(wish: ThoughtWish, budget: Budget): ThoughtAnswer
}

/** Reads what the game itself wrote; data from outside never comes here. */
export interface BotReader<T extends GameTypes> {
  readonly isView: (data: unknown) => data is T['view']
  readonly isSeen: (data: unknown) => data is T['seen']
  readonly isKnowledge: (data: unknown) => data is T['knowledge']
  /** Absent: the bots of this game listen to nobody. */
  readonly isSignal?: (data: unknown) => data is T['signal']
}

/** Advice that was given, kept until its seat sees or hears something else: how far a bot looks ahead hangs on the time that it has. */
interface Advised {
  /** What the seat saw, as text. */
  readonly sight: string
  readonly answer: ThoughtAnswer
}

class Seated<T extends GameTypes, Memory, Studied> implements SeatedBot {
  private memory: Memory | undefined
  private view: T['view'] | undefined
  private readonly random: Random
  private readonly say: (signal: Json) => void
  private readonly character: string | undefined
  private readonly reasons: Reasons<T, Memory> | undefined
  private advised: Advised | undefined

  constructor(
    private readonly bot: Bot<T, Memory, Studied>,
    private readonly reader: BotReader<T>,
    private readonly studied: Studied,
    { seed, say, character }: Seating,
  ) {
    this.character = character
    this.say = say
    this.random = fastRandom(seed)
    this.reasons = bot.explainer && new Reasons(bot.explainer)
  }

  observe(events: readonly Json[], view: Json): void {
    if (!this.reader.isView(view)) return
    this.memory ??= this.bot.newMemory(view, this.studied, this.character)
    const seen: T['seen'][] = []
    for (const event of events) if (this.reader.isSeen(event)) seen.push(event)
    this.bot.remember(this.memory, seen, view)
    this.view = view
    this.reasons?.see(seen)
    const signal = this.bot.say?.(view, this.memory, this.random)
    if (signal !== undefined) this.say(toJson(signal))
  }

  hear(from: Seat, signal: Json): void {
    const { memory } = this
    if (memory === undefined || !this.reader.isSignal?.(signal)) return
    this.bot.hear?.(memory, from, signal)
    this.advised = undefined
  }

  decide(budget: Budget): Json {
    const { view, memory } = this
    if (view === undefined || memory === undefined) return null
    const move = this.bot.decide(view, memory, this.random, budget)
    this.reasons?.note({ view, memory }, move)
    return toJson(move)
  }

  think(wish: ThoughtWish, budget: Budget): ThoughtAnswer {
    const { view, memory } = this
    if (view === undefined || memory === undefined) return { kind: 'nothing' }
    if (wish.about === 'move') return this.reasons?.tell(view, wish) ?? { kind: 'nothing' }
    const sight = JSON.stringify(view)
    if (this.advised?.sight === sight) return this.advised.answer
    // A mixed choice is made by what the seat sees alone, so that another adviser tells the same.
    const answer = this.advise({ view, memory }, fastRandom(sight), budget)
    this.advised = { sight, answer }
    return answer
  }

  private advise(mind: Mind<T['view'], Memory>, random: Random, budget: Budget): ThoughtAnswer {
    const { bot } = this
    const { explainer } = bot
    if (!explainer) return { kind: 'nothing' }
    const move = bot.decide(mind.view, mind.memory, random, budget)
    const thought = explainer.advise(mind, move)
    return thought ? { kind: 'told', thought, ago: 0 } : { kind: 'nothing' }
  }
}

/** How a bot is seated. */
export interface Seating {
  readonly level: BotLevel
  /** Its choices depend on this alone. */
  readonly seed: string
  /** What kind of player it is, of the game's characters; absent: that is left to the seed. */
  readonly character?: string
  /** The bot says something without being asked: a signal of its game. */
  readonly say: (signal: Json) => void
}

/** Seats a bot. */
export type SeatBot = (seating: Seating) => SeatedBot

/** The bots of one game. */
export interface GameBots {
  /** Every kind of thought that its bots tell; empty: they neither explain themselves nor advise. */
  readonly thoughtKinds: readonly string[]
  /** Those of them that tell what a seat alone knew, once that is no secret any more. */
  readonly ownThoughtKinds: readonly string[]
  /**
   * Seats bots that know this of the content, as the game hands it out. It is made ready here, once for as many bots and matches as
   * are seated with the answer; that may take as long as reading the content itself.
   */
  study(knowledge: Json): SeatBot
}

/** The bots of one game; `study` makes ready what they know. */
export function botsThatStudy<T extends GameTypes, Memory, Studied>(
  bots: Readonly<Record<BotLevel, Bot<T, Memory, Studied>>>,
  reader: BotReader<T>,
  study: (knowledge: T['knowledge']) => Studied,
): GameBots {
  const explainers = Object.values(bots).flatMap(({ explainer }) => explainer ?? [])
  return {
    thoughtKinds: [...new Set(explainers.flatMap(({ kinds }) => kinds))],
    ownThoughtKinds: [...new Set(explainers.flatMap(({ ownKinds }) => ownKinds))],
    study(knowledge) {
      invariant(reader.isKnowledge(knowledge), 'a bot is handed what its own game says')
      const studied = study(knowledge)
      return (seating) => new Seated(bots[seating.level], reader, studied, seating)
    },
  }
}

/** The bots of one game, which take what they know as it is. */
export function seatWith<T extends GameTypes, Memory>(
  bots: Readonly<Record<BotLevel, Bot<T, Memory>>>,
  reader: BotReader<T>,
): GameBots {
  return botsThatStudy(bots, reader, (knowledge) => knowledge)
}
