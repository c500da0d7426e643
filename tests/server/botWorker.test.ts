/** The real worker with the real bots. */
import { resolve } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { BOTS } from '../../src/bots/registry'
import { NO_CONTENT } from '../../src/engine/contract/content'
import { commitTo, SECRET_BYTES } from '../../src/engine/match/fairDeal'
import type { Json } from '../../src/engine/basics/json'
import { planMatch } from '../../src/engine/match/setup'
import { GAMES } from '../../src/games/registry'
import type { BotPort, BotSeat } from '../../src/host/ports'
import { thinkingBudget } from '../../src/server/bots/thinkingBudget'
import { createWorkerBots } from '../../src/server/bots/workerBots'
import { ensureBuilt } from '../support/host/built'

const ASKED = {
  game: 'tafelrunde',
  level: 'sharp',
  seat: 0,
  seed: 'seed',
  knowledge: null,
  say: () => undefined,
} as const

let lines: Json[]
let port: BotPort & { close(): void }

function ask(bot: BotSeat): Promise<Json | undefined> {
  return new Promise((answer) => {
    bot.decide(answer)
  })
}

beforeEach(() => {
  ensureBuilt()
  lines = []
  port = createWorkerBots(resolve('out/node/botWorker.js'), {
    write: (line) => {
      lines.push(line)
    },
  })
})

afterEach(() => {
  port.close()
})

describe('a bot of the real worker', () => {
  it('that is handed nonsense fails alone', async () => {
    const bad = port.seat({ ...ASKED, knowledge: { nonsense: true } })
    expect(await ask(bad)).toBeUndefined()
    expect(lines).toEqual([
      expect.objectContaining({ event: 'bot-failed', game: 'tafelrunde', level: 'sharp' }),
    ])
  })

  it('answers with the move that the bot of its seed makes from what its seat sees', async () => {
    const planned = planMatch(
      GAMES.tafelrunde,
      // Of three solid plays by rules alone: how much time there is to think changes no move.
      { options: {}, seats: 3, language: 'en' },
      NO_CONTENT,
    )
    const fairness = {
      secret: '00'.repeat(SECRET_BYTES),
      commitment: commitTo(new Uint8Array(SECRET_BYTES)),
      shares: {},
    }
    const dealt = planned.ok ? planned.value.deal(fairness, {}) : undefined
    if (!dealt?.ok) throw new Error('three seats can be dealt')
    const match = dealt.value
    const seated = [0, 1, 2].map((seat) => {
      const seating = { ...ASKED, level: 'solid', seat, seed: `worker-${String(seat)}` } as const
      return { inWorker: port.seat(seating), beside: BOTS.tafelrunde.study(null)(seating) }
    })
    let answered = 0
    for (; answered < 40; answered++) {
      seated.forEach(({ inWorker, beside }, seat) => {
        const view = match.view(seat, 'en')
        inWorker.observe([], view)
        beside.observe([], view)
      })
      const [owed] = match.toAct()
      const bot = seated[owed?.seat ?? 0]
      if (!owed || !bot) break
      const answer = await ask(bot.inWorker)
      expect(answer).toEqual(bot.beside.decide(thinkingBudget()))
      expect(match.play(owed.seat, answer).ok).toBe(true)
    }
    expect(answered).toBeGreaterThan(20)
    expect(lines).toEqual([])
  })
})
