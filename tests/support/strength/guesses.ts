/** How well bots guess in Tofugott: what the guesses of each level brought, match by match. */
import type { OfKind } from '../../../src/engine/basics/kinds'
import { simulateMatch, type SimulationRequest } from '../../../src/cli/simulateMatches'
import type { SeatBot } from '../../../src/bots/seatBot'
import type { Options } from '../../../src/engine/options/options'
import type { Seat } from '../../../src/engine/basics/seat'
import type { Json } from '../../../src/engine/basics/json'
import { isTofugottSeen, isTofugottView } from '../../../src/games/tofugott/outside/guards'
import type { TofugottSeen } from '../../../src/games/tofugott/outside/contract'
import { BOT_LEVELS, type BotLevel } from '../../../src/protocol/terms'

/** What the guesses of one level came to. */
export interface GuessTally {
  guesses: number
  /** Of the best answer. */
  right: number
  /** Of the worst answer. */
  wrong: number
  /** How many would have been right on average if silhouettes were drawn at random; as many would have been wrong. */
  rightByChance: number
  /** Pairs of guesses of this level at one question to a player who has answered some before, and those among them that name the same silhouette. */
  pairs: number
  alike: number
}

/** The tally of each level. */
export type GuessTallies = Readonly<Record<BotLevel, GuessTally>>

/** Silhouettes to choose from, question by question (TG-12). */
const IN_PLAY = [8, 6, 4] as const

function emptyTally(): GuessTally {
  return { guesses: 0, right: 0, wrong: 0, rightByChance: 0, pairs: 0, alike: 0 }
}

/** Watches one match with the eyes of its first seat, who sees every card that is turned. */
class Watch {
  readonly tallies: GuessTallies = {
    gentle: emptyTally(),
    easy: emptyTally(),
    solid: emptyTally(),
    sharp: emptyTally(),
  }
  private turned: OfKind<TofugottSeen, 'turned'>[] = []
  /** Who has answered a question. */
  private readonly known = new Set<Seat>()

  constructor(private readonly levels: readonly BotLevel[]) {}

  see(event: TofugottSeen): void {
    if (event.kind === 'turned') this.turned.push(event)
    if (event.kind !== 'settled') return
    for (const { card } of this.turned) {
      const level = this.levels[card.seat]
      if (card.role !== 'guess' || level === undefined) continue
      const tally = this.tallies[level]
      tally.guesses += 1
      if (card.silhouette === event.best) tally.right += 1
      if (card.silhouette === event.worst) tally.wrong += 1
      tally.rightByChance += 1 / (IN_PLAY[event.question] ?? 1)
    }
    const player = this.turned.find(({ card }) => card.role === 'best')?.card.seat
    if (player !== undefined && this.known.has(player)) this.compare()
    if (player !== undefined) this.known.add(player)
    this.turned = []
  }

  /** Every two guesses of one level. */
  private compare(): void {
    const guesses = this.turned.filter(({ card }) => card.role === 'guess')
    guesses.forEach(({ card }, index) => {
      for (const { card: other } of guesses.slice(index + 1)) {
        const level = this.levels[card.seat]
        if (level === undefined || level !== this.levels[other.seat]) continue
        this.tallies[level].pairs += 1
        if (card.silhouette === other.silhouette) this.tallies[level].alike += 1
      }
    })
  }
}

/** A bot that is watched while it plays, if it sits on the first seat. */
function watched(seatBot: SeatBot, see: (event: TofugottSeen) => void): SeatBot {
  return (seating) => {
    const bot = seatBot(seating)
    return {
      decide: (budget) => bot.decide(budget),
      think: (wish, budget) => bot.think(wish, budget),
      hear: (from, signal) => {
        bot.hear(from, signal)
      },
      observe: (events: readonly Json[], view: Json) => {
        if (isTofugottView(view) && view.you === 0)
          for (const event of events) if (isTofugottSeen(event)) see(event)
        bot.observe(events, view)
      },
    }
  }
}

/** Plays match `number` with these levels in turn around the table, each match beginning with another one. */
export function tallyGuesses(
  request: Omit<SimulationRequest, 'levels'>,
  number: number,
  levels: readonly BotLevel[] = BOT_LEVELS,
): GuessTallies {
  const seated = Array.from(
    { length: request.seats },
    (_, seat) => levels[(seat + number) % levels.length] ?? 'easy',
  )
  const watch = new Watch(seated)
  const see = (event: TofugottSeen): void => {
    watch.see(event)
  }
  const tables = {
    at: (options: Options, seats: number) => {
      const table = request.tables.at(options, seats)
      return { ...table, seatBot: watched(table.seatBot, see) }
    },
  }
  simulateMatch({ ...request, tables, levels: [...levels] }, number)
  return watch.tallies
}

/** How often two guesses at a player who has answered before name the same silhouette, 0 to 1; undefined without any two. */
export function shareAlike({
  pairs,
  alike,
}: Pick<GuessTally, 'pairs' | 'alike'>): number | undefined {
  return pairs === 0 ? undefined : alike / pairs
}

/** Points that a guess of this level brought on average: 1 for the best answer, -1 for the worst (TG-16); undefined without any guess. */
export function pointsPerGuess({ guesses, right, wrong }: GuessTally): number | undefined {
  return guesses === 0 ? undefined : (right - wrong) / guesses
}
