/** Bots in their worker: whoever asks is answered, whatever becomes of the worker, and a bot that fails fails alone. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { isRecord, toJson, type Json } from '../../src/engine/basics/json'
import type { BotPort, BotSeat } from '../../src/host/ports'
import { createWorkerBots } from '../../src/server/bots/workerBots'

const said: Json[] = []
const ASKED = {
  game: 'tafelrunde',
  level: 'sharp',
  seat: 0,
  seed: 'seed',
  knowledge: null,
  say: (signal: Json) => {
    said.push(signal)
  },
} as const

/**
 * A worker whose bots do what the events they see tell them, and answer with how much they have seen. What it is sent it
 * notes down in a file.
 */
const SCRIPT = `
import { appendFileSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
const work = new Int32Array(workerData)
const seen = new Map()
const taught = new Map()
const does = {
  throw: () => { throw new Error('no more') },
  hang: () => { for (;;); },
  work: () => { const end = performance.now() + 150; while (performance.now() < end); },
}
function carryOut({ kind, bot, question, events, isOld, knowledge, content }) {
  if (kind === 'teach') taught.set(knowledge, content)
  if (kind === 'forget') taught.delete(knowledge)
  if (kind === 'seat') seen.set(bot, { count: 0, then: [], knows: taught.get(knowledge) })
  const own = seen.get(bot)
  if (kind === 'observe' && own) {
    own.count += events.length
    for (const { now, then, say, once } of events) {
      if (once && isOld) continue
      if (say && !isOld) parentPort.postMessage({ kind: 'say', bot, signal: say })
      if (now) does[now]()
      if (then) own.then.push(then)
    }
  }
  if (kind === 'decide' && own) {
    for (const what of own.then) does[what]()
    parentPort.postMessage({ kind: 'answer', question, move: { count: own.count, knows: own.knows } })
  }
}
parentPort.on('message', (message) => {
  appendFileSync(new URL('messages', import.meta.url), message.kind + '\\n')
  const bot = message.bot ?? 0
  Atomics.add(work, 1, 1)
  Atomics.store(work, 0, bot)
  if (!message.isOld && message.events?.some(({ now }) => now === 'die')) throw new Error('dead')
  try {
    carryOut(message)
  } catch (error) {
    seen.delete(bot)
    parentPort.postMessage({ kind: 'failed', bot, why: error.message })
  }
  Atomics.store(work, 0, 0)
})
`

function ask(bot: BotSeat): Promise<Json | undefined> {
  return new Promise((answer) => {
    bot.decide(answer)
  })
}

/** How much a bot had seen when it answered. */
async function counted(bot: BotSeat): Promise<Json | undefined> {
  const move = await ask(bot)
  return isRecord(move) ? toJson(move.count) : undefined
}

let folder: string
let lines: Json[]
let bots: (BotPort & { close(): void }) | undefined

function startWith(script: string): BotPort {
  bots = createWorkerBots(script, {
    write: (line) => {
      lines.push(line)
    },
  })
  return bots
}

function startScript(): BotPort {
  const script = join(folder, 'worker.mjs')
  writeFileSync(script, SCRIPT)
  return startWith(script)
}

/** How many messages of a kind the workers were sent. */
function sent(kind: string): number {
  const all = readFileSync(join(folder, 'messages'), 'utf8').split('\n')
  return all.filter((one) => one === kind).length
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stammtisch-bots-'))
  lines = []
  said.splice(0)
})

afterEach(() => {
  bots?.close()
  rmSync(folder, { recursive: true })
})

describe('a worker', () => {
  it.each([
    ['dies', 'die', 'dead'],
    ['hangs', 'hang', 'it hangs'],
  ])(
    'that %s is replaced: the guilty bot is set anew, the others go on with their questions',
    async (_what, now, why) => {
      const port = startScript()
      const [guilty, other, third] = [port.seat(ASKED), port.seat(ASKED), port.seat(ASKED)]
      for (const bot of [guilty, other, third]) bot.observe([{}], {})
      guilty.observe([{ now, once: true }], {})
      expect(await Promise.all([counted(other), counted(guilty), counted(third)])).toEqual([
        1,
        undefined,
        1,
      ])
      expect(lines).toEqual([
        { event: 'bot-worker-failed', why },
        { event: 'bot-failed', game: 'tafelrunde', level: 'sharp', why },
      ])
      guilty.observe([{}], {})
      expect(await Promise.all([counted(guilty), counted(other)])).toEqual([3, 1])
      expect(lines).toHaveLength(2)
    },
    30_000,
  )

  it('that cannot even start answers with nothing, and is tried again', async () => {
    const port = startWith(join(folder, 'worker.mjs'))
    const bot = port.seat(ASKED)
    bot.observe([{}], {})
    expect(await counted(bot)).toBeUndefined()
    writeFileSync(join(folder, 'worker.mjs'), SCRIPT)
    expect(await counted(bot)).toBe(1)
  })

  it('is not replaced because thirty bots think one after the other', async () => {
    const port = startScript()
    const thirty = Array.from({ length: 30 }, () => port.seat(ASKED))
    for (const bot of thirty) bot.observe([{ then: 'work' }], {})
    expect(await Promise.all(thirty.map(counted))).toEqual(thirty.map(() => 1))
    expect(lines).toEqual([])
  }, 30_000)

  it('is taught once what its bots know, and forgets it when others know other things', async () => {
    const port = startScript()
    const knowing = (word = 'Käuzchen'): BotSeat =>
      port.seat({ ...ASKED, knowledge: { words: [word] } })
    const [one, other] = [knowing(), knowing()]
    expect(await ask(one)).toEqual({ count: 0, knows: { words: ['Käuzchen'] } })
    expect(await ask(other)).toEqual({ count: 0, knows: { words: ['Käuzchen'] } })
    expect(sent('teach')).toBe(1)
    one.close()
    expect(await ask(other)).toEqual({ count: 0, knows: { words: ['Käuzchen'] } })
    other.close()
    const again = knowing()
    expect(await ask(again)).toEqual({ count: 0, knows: { words: ['Käuzchen'] } })
    expect([sent('teach'), sent('forget')]).toEqual([1, 0])
    again.close()
    for (const word of ['Uhu', 'Eule', 'Kauz']) knowing(word).close()
    expect(await ask(knowing())).toEqual({ count: 0, knows: { words: ['Käuzchen'] } })
    expect([sent('teach'), sent('forget')]).toEqual([5, 1])
  })

  it('hands on what a bot says, and not again when the bot is set anew', async () => {
    const port = startScript()
    const bot = port.seat(ASKED)
    bot.observe([{ say: 'here' }], {})
    bot.observe([{ now: 'throw', once: true }], {})
    expect(await counted(bot)).toBeUndefined()
    expect(await counted(bot)).toBe(2)
    expect(said).toEqual(['here'])
  })
})

describe('a bot', () => {
  it('that goes while it is asked what it thinks, or is gone, answers with nothing', async () => {
    const bot = startScript().seat(ASKED)
    const told: unknown[] = []
    const think = (): void => {
      bot.think({ about: 'advice' }, (thought) => {
        told.push(thought)
      })
    }
    think()
    expect(told).toEqual([])
    bot.close()
    expect(told).toEqual([undefined])
    think()
    expect(told).toEqual([undefined, undefined])
  })
  it.each(['now', 'then'])(
    'that throws fails alone, is logged once, is set anew a few times and then left alone (%s)',
    async (when) => {
      const port = startScript()
      const [bad, good] = [port.seat(ASKED), port.seat({ ...ASKED, level: 'easy' })]
      bad.observe([{ [when]: 'throw' }], {})
      for (let decision = 1; decision <= 10; decision++) {
        good.observe([{}], {})
        expect(await Promise.all([counted(bad), counted(good)])).toEqual([undefined, decision])
      }
      expect(lines).toEqual([
        { event: 'bot-failed', game: 'tafelrunde', level: 'sharp', why: 'no more' },
      ])
      // Its first seat, three more, and the one of the other.
      expect(sent('seat')).toBe(5)
    },
  )

  it('is set anew from its first view, everything that happened and its latest view', async () => {
    const port = startScript()
    const bot = port.seat(ASKED)
    for (let move = 0; move < 40; move++) bot.observe([{}, {}], { move })
    bot.observe([{ now: 'throw', once: true }], {})
    expect(await counted(bot)).toBeUndefined()
    const before = sent('observe')
    expect(await counted(bot)).toBe(81)
    expect(sent('observe') - before).toBe(2)
  })
})
