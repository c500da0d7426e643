/** Matches among the bots of Die Tafelrunde 2: every seat is told what it may see, and nothing else. */
import type { Budget } from '../../src/bots/bot'
import { TAFELRUNDE_BOTS } from '../../src/bots/tafelrunde/createBot'
import { fastRandom } from '../../src/engine/fastRandom'
import { present } from '../../src/engine/invariant'
import type {
  TafelrundeMove,
  TafelrundeOptions,
  TafelrundeSeen,
} from '../../src/games/tafelrunde/outside/contract'
import { tafelrunde } from '../../src/games/tafelrunde/inside/index'
import type { BotLevel } from '../../src/protocol/terms'

/** What to play. */
export interface BotMatch {
  /** One for each seat. */
  readonly levels: readonly BotLevel[]
  readonly seed: string
  readonly options: TafelrundeOptions
  /** Asked anew for every decision. */
  readonly budget: () => Budget
}

/** How it went. */
export interface BotResult {
  readonly moves: readonly TafelrundeMove[]
  /** Each seat's share in winning. */
  readonly wins: readonly number[]
}

/** Plays a match to its end; throws if a bot breaks a rule. */
export function playBots({ levels, seed, options, budget }: BotMatch): BotResult {
  const random = fastRandom(seed)
  const state = tafelrunde.deal({ options, seats: levels.length }, random)
  const seats = levels.map((level, seat) => {
    const bot = TAFELRUNDE_BOTS[level]
    const memory = bot.newMemory(tafelrunde.view(state, seat), null)
    const unseen: TafelrundeSeen[] = []
    return { bot, memory, unseen, random: fastRandom(`${seed}/${String(seat)}`) }
  })
  const moves: TafelrundeMove[] = []
  for (let [owed] = tafelrunde.toAct(state); owed; [owed] = tafelrunde.toAct(state)) {
    const acting = present(seats[owed.seat], 'who acts has a seat')
    const view = tafelrunde.view(state, owed.seat)
    acting.bot.remember(acting.memory, acting.unseen.splice(0), view)
    const move = acting.bot.decide(view, acting.memory, acting.random, budget())
    const refused = tafelrunde.check(view, move)
    if (refused)
      throw new Error(
        `${refused}: ${JSON.stringify(move)}\n${tafelrunde.notation.formatView(view)}`,
      )
    moves.push(move)
    const events = tafelrunde.play(state, { seat: owed.seat, move }, random)
    // What happened is told before the next decision: a view for every seat and move would cost more than the bots.
    seats.forEach(({ unseen }, seat) => {
      for (const event of events) {
        unseen.push(tafelrunde.eventFor(event, seat))
      }
    })
  }
  const ranks = present(tafelrunde.outcome(state), 'nobody owes a decision').ranks
  const winners = ranks.filter((rank) => rank === 1).length
  return { moves, wins: ranks.map((rank) => (rank === 1 ? 1 / winners : 0)) }
}

/** The share of wins of the better level in match number `number`: seats alternate and swap with every match. */
export function playLadder(
  { better, worse, seats }: { better: BotLevel; worse: BotLevel; seats: number },
  number: number,
  match: Omit<BotMatch, 'levels'>,
): number {
  const isBetter = Array.from({ length: seats }, (_, seat) => (seat + number) % 2 === 0)
  const levels = isBetter.map((good) => (good ? better : worse))
  return playBots({ ...match, levels }).wins.reduce(
    (sum, share, seat) => sum + (isBetter[seat] ? share : 0),
    0,
  )
}
