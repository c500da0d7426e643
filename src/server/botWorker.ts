/** The bots' own thread: it is sent views and events, never a state. */
import { parentPort } from 'node:worker_threads'
import { BOTS, type SeatedBot } from '../bots/registry'
import { isGameId } from '../games/contracts'
import type { FromBotWorker, ToBotWorker } from './botMessages'
import { thinkingBudget } from './thinkingBudget'

const bots = new Map<number, SeatedBot>()

function receive(message: ToBotWorker): void {
  const { bot } = message
  switch (message.kind) {
    case 'seat':
      if (isGameId(message.game)) bots.set(bot, BOTS[message.game](message.level, message.seed))
      return
    case 'observe':
      bots.get(bot)?.observe(message.events, message.view)
      return
    case 'decide': {
      const move = bots.get(bot)?.decide(thinkingBudget()) ?? null
      const answer: FromBotWorker = { question: message.question, move }
      parentPort?.postMessage(answer)
      return
    }
    case 'close':
      bots.delete(bot)
      return
  }
}

parentPort?.on('message', receive)
