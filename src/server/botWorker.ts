/** The bots' own thread: it is sent views and events, never a state. A bot that throws is closed alone. */
import { parentPort, workerData } from 'node:worker_threads'
import { BOTS } from '../bots/registry'
import type { SeatBot, SeatedBot } from '../bots/seatBot'
import { invariant, present } from '../engine/invariant'
import type { Json } from '../engine/json'
import { isGameId, type GameId } from '../games/contracts'
import {
  BOT_AT_WORK,
  MESSAGES_TAKEN,
  type FromBotWorker,
  type SeatBotMessage,
  type ToBotWorker,
} from './botMessages'
import { thinkingBudget } from './thinkingBudget'

const shared: unknown = workerData
invariant(shared instanceof SharedArrayBuffer, 'the server shares two numbers with its worker')
const work = new Int32Array(shared)
const bots = new Map<number, SeatedBot>()

/** What bots were taught, and who seats those that know it; each game studies it once. */
interface Lesson {
  readonly content: Json
  readonly studied: Map<GameId, SeatBot>
}

const lessons = new Map<number, Lesson>()
/** What a bot says of what it was told before is not said again. */
let isReminding = false

function tell(message: FromBotWorker): void {
  parentPort?.postMessage(message)
}

/** Who seats the bots of a game that know this. */
function seaterOf(game: GameId, knowledge: number): SeatBot {
  const lesson = present(lessons.get(knowledge), 'bots are taught before they are seated')
  const seatBot = lesson.studied.get(game) ?? BOTS[game].study(lesson.content)
  lesson.studied.set(game, seatBot)
  return seatBot
}

function seat({ bot, game, level, seed, knowledge }: SeatBotMessage): void {
  invariant(isGameId(game), 'bots are seated at games that there are')
  const say = (signal: Json): void => {
    if (!isReminding) tell({ kind: 'say', bot, signal })
  }
  bots.set(bot, seaterOf(game, knowledge)({ level, seed, say }))
}

function carryOut(message: ToBotWorker): void {
  switch (message.kind) {
    case 'teach':
      lessons.set(message.knowledge, { content: message.content, studied: new Map() })
      return
    case 'seat':
      seat(message)
      return
    case 'observe':
      isReminding = message.isOld === true
      bots.get(message.bot)?.observe(message.events, message.view)
      return
    case 'decide': {
      isReminding = false
      const { bot, question } = message
      const move = bots.get(bot)?.decide(thinkingBudget())
      if (move !== undefined) tell({ kind: 'answer', question, move })
      return
    }
    case 'close':
      bots.delete(message.bot)
      return
    case 'forget':
      lessons.delete(message.knowledge)
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
    tell({ kind: 'failed', bot, why: error instanceof Error ? error.message : String(error) })
  }
  Atomics.store(work, BOT_AT_WORK, 0)
}

parentPort?.on('message', receive)
