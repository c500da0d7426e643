/** A player of Die Tafelrunde 2 who runs a bot's own code: whatever he tries, the next decisions of the others are the bot's. */
import type { Bot, Budget } from '../../../../src/bots/bot'
import { bestChoice, judgeTurn } from '../../../../src/bots/tafelrunde/choices'
import { imagineWorld, newMemory, type Memory } from '../../../../src/bots/tafelrunde/memory'
import { prospectOf } from '../../../../src/bots/tafelrunde/prospect'
import { followRules } from '../../../../src/bots/tafelrunde/rules'
import type { Judgement } from '../../../../src/bots/tafelrunde/worth'
import { present } from '../../../../src/engine/basics/invariant'
import type { Random } from '../../../../src/engine/chance/random'
import type { Seat } from '../../../../src/engine/basics/seat'
import { tafelrunde } from '../../../../src/games/tafelrunde/inside/index'
import type { TafelrundeState } from '../../../../src/games/tafelrunde/inside/state'
import type { TafelrundeTypes } from '../../../../src/games/tafelrunde/inside/types'
import type { TafelrundeMove } from '../../../../src/games/tafelrunde/outside/contract'

/** How many moves are tried, in how many imagined worlds, and how long the bot thinks in them. */
const CANDIDATES = 4
const WORLDS = 10
const BUDGET: Budget = { playouts: 20, hasTime: () => true }

/** What reading looks at. */
interface Reading {
  readonly bot: Bot<TafelrundeTypes, Memory>
  readonly judgement: Judgement
  readonly random: Random
}

/** Plays on until the reader is asked again, the others by the bot itself, and by rules to the end of the raid from there. */
function playOn(state: TafelrundeState, reader: Seat, { bot, judgement, random }: Reading): void {
  const { raid } = state
  let isRead = true
  while (state.raid === raid && state.phase.kind !== 'over') {
    const [owed] = tafelrunde.toAct(state)
    if (!owed) return
    const { seat } = owed
    isRead &&= seat !== reader
    const view = isRead ? tafelrunde.view(state, seat) : undefined
    const move = view
      ? bot.decide(view, bot.newMemory(view, null), random, BUDGET)
      : followRules(state, seat, judgement, random)
    tafelrunde.play(state, { seat, move }, random)
  }
}

function candidatesOf(world: TafelrundeState, seat: Seat, judgement: Judgement): TafelrundeMove[] {
  const judged = judgeTurn(world, seat, judgement)
  const pass = judged.find(({ move }) => move.kind === 'pass')
  const first = bestChoice(judged)
  const sorted = judged.filter((one) => one !== first).sort((one, other) => other.worth - one.worth)
  const tried = [...(first ? [first] : []), ...sorted.slice(0, CANDIDATES - 1)]
  if (pass && !tried.includes(pass)) tried.push(pass)
  return tried.map(({ move }) => move)
}

/** A player who reads `bot` in every turn of a raid, and plays everything else as it does. */
export function readerOf(
  bot: Bot<TafelrundeTypes, Memory>,
  judgement: Judgement,
): Bot<TafelrundeTypes, Memory> {
  return {
    newMemory: (view) => newMemory(view),
    remember: bot.remember,
    decide(view, memory, random, budget) {
      if (view.phase.kind !== 'playing') return bot.decide(view, memory, random, budget)
      const seat = present(view.you, 'who decides has a seat')
      const worlds = Array.from({ length: WORLDS }, () => imagineWorld(view, memory, random))
      const first = present(worlds[0], 'a world is imagined')
      let best: { readonly move: TafelrundeMove; readonly worth: number } | undefined
      for (const move of candidatesOf(first, seat, judgement)) {
        let worth = 0
        for (const world of worlds) {
          const state = tafelrunde.copy(world)
          tafelrunde.play(state, { seat, move }, random)
          playOn(state, seat, { bot, judgement, random })
          worth += prospectOf(state, seat)
        }
        if (!best || worth > best.worth) best = { move, worth }
      }
      return present(best, 'who is asked has a move').move
    },
  }
}
