/** What bots of Time Bluff do where the end of a round hangs on it, in positions of the rules' own. */
import { describe, expect, it } from 'vitest'
import { BOTS } from '../../src/bots/registry'
import { prospectAt } from '../../src/bots/time-bluff/doubt'
import { LEVELS, levelAt } from '../../src/bots/time-bluff/levels'
import { toJson, type Json } from '../../src/engine/basics/json'
import type { Seat } from '../../src/engine/basics/seat'
import { timeBluff } from '../../src/games/time-bluff/inside/index'
import type { TimeBluffState } from '../../src/games/time-bluff/inside/state'
import type { TimeBluffEvent } from '../../src/games/time-bluff/outside/events'
import { BOT_LEVELS, type BotLevel } from '../../src/protocol/terms'
import { act, answerAll, scenario, viewOf } from '../games/time-bluff/scenario'

const BUDGET = { playouts: 0, hasTime: () => true }

interface Bot {
  see(state: TimeBluffState, events: readonly TimeBluffEvent[]): void
  decide(): Json | undefined
}

function botAt(seat: Seat, level: BotLevel, seed: string): Bot {
  const bot = BOTS['time-bluff'].study(null)({ level, seed, say: () => undefined })
  return {
    see: (state, events) => {
      const seen = events.map((event) => toJson(timeBluff.eventFor(event, seat)))
      bot.observe(seen, toJson(viewOf(state, seat)))
    },
    decide: () => bot.decide(BUDGET),
  }
}

describe.each(BOT_LEVELS)('the %s bot', (level) => {
  it('TB-54 TB-55 lays no vortex on an emptied place: it keeps its catch', () => {
    for (const hands of ['Vortex', 'Cuckoo Vortex Snooze']) {
      const state = scenario({ hands: ['Cuckoo S2 S9 S10', hands] })
      const bot = botAt(1, level, hands)
      bot.see(state, [])
      bot.see(state, act(state, 0, 'lay Cuckoo under S2 on 1'))
      bot.see(state, answerAll(state, [1]))
      expect(bot.decide()).toEqual({ kind: 'declinePlace' })
    }
  })

  it('TB-87 weighs no hand that a doubt cannot save: the round is over anyway', () => {
    const taste = levelAt(LEVELS[level], 4).doubt
    const promised = (state: TimeBluffState, seat: Seat, truth: number): number => {
      const view = viewOf(state, seat)
      if (view.phase.kind !== 'doubt') throw new Error('last cards are judged')
      return prospectAt(view, view.phase, truth, taste).advantage
    }
    const passed = scenario({ hands: ['G1 Vortex', 'G5 G6', 'G7 G8 G9', 'G10'] })
    act(passed, 0, 'lay G1 under Vortex on 1')
    act(passed, 0, 'pass clockwise')
    expect(viewOf(passed, 1).hand).toEqual([])
    expect(promised(passed, 3, 0.5)).toBe(promised(passed, 1, 0.5))
    expect(promised(passed, 1, 0.5)).toBeLessThan(0)
    const usual = scenario({ hands: ['G1 G2', 'G5 G6', 'G7 G8 G9', 'G10'] })
    act(usual, 0, 'lay G1 under G2 on 1')
    expect(promised(usual, 2, 0.5)).toBeGreaterThan(promised(usual, 3, 0.5))
  })
})
