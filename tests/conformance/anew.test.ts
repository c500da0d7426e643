/** A bot that is set anew in its worker knows what it knew: it advises as one does that saw and heard everything as it happened. */
import { describe, expect, it } from 'vitest'
import { BOTS } from '../../src/bots/registry'
import type { SeatedBot } from '../../src/bots/seatBot'
import { fastRandom } from '../../src/engine/chance/fastRandom'
import { pick, type Random } from '../../src/engine/chance/random'
import { toJson, type Json } from '../../src/engine/basics/json'
import type { ThoughtAnswer } from '../../src/engine/contract/thought'
import { isGameId, type GameId } from '../../src/games/contracts'
import { GAMES } from '../../src/games/registry'
import { KeptBot } from '../../src/server/bots/keptBot'
import { randomTable } from '../support/host/randomTable'
import { TRIAL_CONTENTS } from '../support/match/trialContents'

const MATCHES = 12
const MOVES = 60
const BUDGET = { playouts: 0, hasTime: () => false }
const WHO = { level: 'sharp', seed: 'anew' } as const

/** What is said of a card in sight; whoever does not know such words does not listen. */
function somethingSaid(view: Json, random: Random): readonly Json[] {
  const cards = JSON.stringify(view).matchAll(/"card":(\d+)/g)
  const card = Number(pick([...cards], random)?.[1])
  return [
    { kind: 'point', card, phrase: 'too-risky' },
    { kind: 'date', card, bound: 'before', year: 1700 },
  ]
}

/** What a bot advises that is told all that was kept of another one. */
function adviceAnew(bot: SeatedBot, kept: KeptBot): ThoughtAnswer {
  for (const message of kept.messages()) {
    if (message.kind === 'observe') bot.observe(message.events, message.view)
    if (message.kind === 'hear') bot.hear(message.from, message.signal)
  }
  return bot.think({ about: 'advice' }, BUDGET)
}

/** A match at random, up to a decision: what a bot advises that saw it all, and one that is set anew. */
function adviceOfBoth(id: GameId, number: number): readonly ThoughtAnswer[] {
  return GAMES[id].open((game) => {
    const random = fastRandom(`anew-${String(number)}`)
    const { state, plan, seats } = randomTable(game, random, TRIAL_CONTENTS[id])
    const eyes = { plan, language: 'en' } as const
    const you = random.below(seats)
    const seatBot = BOTS[id].study(toJson(game.knowledge(plan)))
    const [live, anew] = [WHO, WHO].map((who) => seatBot({ ...who, say: () => undefined }))
    const seat = { ...WHO, kind: 'seat', bot: 1, game: id, knowledge: 0 } as const
    const kept = new KeptBot(seat, () => undefined)
    const see = (events: readonly Json[]): void => {
      const view = toJson(game.view(state, you, eyes))
      live?.observe(events, view)
      kept.note(events, view)
    }
    see([])
    for (let left = random.below(MOVES); ; left--) {
      const owed = pick(game.toAct(state), random)
      if (!owed || !live || !anew) return []
      if (left <= 0 && game.toAct(state).some((one) => one.seat === you)) {
        return [live.think({ about: 'advice' }, BUDGET), adviceAnew(anew, kept)]
      }
      for (const signal of somethingSaid(toJson(game.view(state, you, eyes)), random)) {
        live.hear((you + 1) % seats, signal)
        kept.hear((you + 1) % seats, signal)
      }
      const move = game.sampleFrom(state, owed.seat, random, plan)
      const act = { seat: owed.seat, move, byClock: false }
      see(
        game.play(state, act, random, plan).flatMap((event) => {
          const seen = game.eventFor(event, you, eyes)
          return seen === undefined ? [] : [toJson(seen)]
        }),
      )
    }
  })
}

/** Who gives no reasons gives no advice. */
function advises(id: string): id is GameId {
  return isGameId(id) && BOTS[id].thoughtKinds.length > 0
}

describe('a bot that is set anew', () => {
  it.each(Object.keys(BOTS).filter(advises))('advises as before: %s', (id) => {
    let told = 0
    for (let number = 0; number < MATCHES; number++) {
      const [live, anew] = adviceOfBoth(id, number)
      if (live?.kind === 'told') told += 1
      expect(anew).toEqual(live)
    }
    expect(told).toBeGreaterThan(MATCHES / 8)
  })
})
