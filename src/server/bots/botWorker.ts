/** The bots' own thread: it is sent views and events, never a state. A bot that throws is closed alone. */
import { parentPort, workerData } from 'node:worker_threads'
import { BOTS } from '../../bots/registry'
import type { SeatedBot } from '../../bots/seatBot'
import { invariant } from '../../engine/basics/invariant'
import type { Json } from '../../engine/basics/json'
import { sentenceOf } from '../../engine/basics/sentenceOf'
import { isGameId } from '../../games/contracts'
import {
  BOT_AT_WORK,
  MESSAGES_TAKEN,
  type FromBotWorker,
  type SeatBotMessage,
  type ToBotWorker,
} from './botMessages'
import { Lessons } from './lessons'
import { thinkingBudget } from './thinkingBudget'

const shared: unknown = workerData
invariant(shared instanceof SharedArrayBuffer, 'the server shares two numbers with its worker')
const work = new Int32Array(shared)
const bots = new Map<number, SeatedBot>()
const lessons = new Lessons(BOTS)
/** What a bot says of what it was told before is not said again. */
let isReminding = false

function tell(message: FromBotWorker): void {
  parentPort?.postMessage(message)
}

function seat({ bot, game, knowledge, kind: _kind, ...who }: SeatBotMessage): void {
  invariant(isGameId(game), 'bots are seated at games that there are')
  const say = (signal: Json): void => {
    if (!isReminding) tell({ kind: 'say', bot, signal })
  }
  bots.set(bot, lessons.seaterOf(game, knowledge)({ ...who, say }))
}

function carryOut(message: ToBotWorker): void {
  switch (message.kind) {
    case 'teach':
      lessons.teach(message.knowledge, message.content)
      return
    case 'seat':
      seat(message)
      return
    case 'observe':
      isReminding = message.isOld === true
      bots.get(message.bot)?.observe(message.events, message.view)
      return
    case 'hear':
      isReminding = false
      bots.get(message.bot)?.hear(message.from, message.signal)
      return
    case 'decide': {
      isReminding = false
      const { bot, question } = message
      const move = bots.get(bot)?.decide(thinkingBudget())
      if (move !== undefined) tell({ kind: 'answer', question, move })
      return
    }
    case 'think': {
      isReminding = false
      const { bot, question, wish } = message
      const thought = bots.get(bot)?.think(wish, thinkingBudget())
      if (thought !== undefined) tell({ kind: 'thought', question, thought })
      return
    }
    case 'close':
      bots.delete(message.bot)
      return
    case 'forget':
      lessons.forget(message.knowledge)
      return
  }
}

function receive(message: ToBotWorker): void {
  const bot = 'bot' in message ? message.bot : 0
  Atomics.add(work, MESSAGES_TAKEN, 1)
  Atomics.store(work, BOT_AT_WORK, bot)
  try {
    carryOut(message)
  } catch (error) {
    bots.delete(bot)
    tell({ kind: 'failed', bot, why: sentenceOf(error) })
  }
  Atomics.store(work, BOT_AT_WORK, 0)
}

parentPort?.on('message', receive)
