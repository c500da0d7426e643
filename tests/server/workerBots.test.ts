/** Bots in their worker: whoever asks is answered, whatever becomes of the worker. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { BOTS } from '../../src/bots/registry'
import { fastRandom } from '../../src/engine/fastRandom'
import { toJson, type Json } from '../../src/engine/json'
import { tafelrunde } from '../../src/games/tafelrunde/inside/index'
import type { BotPort, BotSeat } from '../../src/host/ports'
import { thinkingBudget } from '../../src/server/thinkingBudget'
import { createWorkerBots } from '../../src/server/workerBots'
import { ensureBuilt } from '../support/built'

const ASKED = { game: 'tafelrunde', level: 'solid', seat: 0, seed: 'seed' } as const

/** Answers with how much its bot has seen, but once does something else first. */
function scriptThatOnce(failure: string): string {
  return `
import { existsSync, writeFileSync } from 'node:fs'
import { parentPort } from 'node:worker_threads'
const mark = new URL('failed', import.meta.url)
const seen = new Map()
parentPort.on('message', ({ kind, bot, question }) => {
  if (kind === 'seat') seen.set(bot, 0)
  if (kind === 'observe') seen.set(bot, seen.get(bot) + 1)
  if (kind !== 'decide') return
  if (!existsSync(mark)) {
    writeFileSync(mark, '')
    ${failure}
  }
  parentPort.postMessage({ question, move: seen.get(bot) })
})
`
}

function ask(bot: BotSeat): Promise<Json> {
  return new Promise((answer) => {
    bot.decide(answer)
  })
}

let folder: string
let lines: string[]
let bots: (BotPort & { close(): void }) | undefined

function startWith(script: string): BotPort {
  bots = createWorkerBots(script, {
    write: ({ event }) => {
      lines.push(event)
    },
  })
  return bots
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stammtisch-bots-'))
  lines = []
})

afterEach(() => {
  bots?.close()
  rmSync(folder, { recursive: true })
})

describe('a worker', () => {
  it.each([
    ['dies', `throw new Error('no more')`, 'bot-worker-failed'],
    ['hangs', 'for (;;) {}', 'bot-worker-slow'],
  ])(
    'that %s is replaced; the question is answered with nothing, the next ones by a bot that has seen everything',
    async (_what, failure, line) => {
      const script = join(folder, 'worker.mjs')
      writeFileSync(script, scriptThatOnce(failure))
      const workers = startWith(script)
      const [one, other] = [workers.seat(ASKED), workers.seat(ASKED)]
      one.observe([], {})
      one.observe([], {})
      other.observe([], {})
      expect(await ask(one)).toBeNull()
      expect(lines).toEqual([line])
      one.observe([], {})
      expect(await Promise.all([ask(one), ask(other)])).toEqual([3, 1])
      expect(lines).toEqual([line])
    },
    30_000,
  )

  it('answers with the move that the bot of its seed makes from what its seat sees', async () => {
    ensureBuilt()
    const workers = startWith(resolve('out/node/botWorker.js'))
    const options = tafelrunde.parseOptions({})
    if (!options.ok) throw new Error('the default options are allowed')
    const random = fastRandom('worker')
    const state = tafelrunde.deal(options.value, 2, random)
    const seated = [0, 1].map((seat) => {
      const seed = `worker-${String(seat)}`
      return {
        inWorker: workers.seat({ ...ASKED, seat, seed }),
        beside: BOTS.tafelrunde('solid', seed),
      }
    })
    for (let moves = 0; moves < 40; moves++) {
      seated.forEach(({ inWorker, beside }, seat) => {
        const view = toJson(tafelrunde.view(state, seat))
        inWorker.observe([], view)
        beside.observe([], view)
      })
      const [owed] = tafelrunde.toAct(state)
      const bot = seated[owed?.seat ?? 0]
      if (!owed || !bot) break
      const answer = await ask(bot.inWorker)
      expect(answer).toEqual(bot.beside.decide(thinkingBudget()))
      const move = tafelrunde.parseMove(answer)
      if (!move.ok) throw new Error(move.error)
      tafelrunde.play(state, owed.seat, move.value, random)
    }
    expect(state.raid).toBeGreaterThan(1)
    expect(lines).toEqual([])
  })
})
