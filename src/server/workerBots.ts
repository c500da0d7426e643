/** Bots in a worker thread: a stuck or dead worker is replaced, and the seat's fallback is played meanwhile. */
import { Worker } from 'node:worker_threads'
import type { Json } from '../engine/json'
import type { BotPort, BotSeat, Log } from '../host/ports'
import type { FromBotWorker, ToBotWorker } from './botMessages'

/** A worker that has not answered for this long is replaced. */
const PATIENCE = 3000

interface SeatHistory {
  readonly seat: ToBotWorker & { kind: 'seat' }
  readonly observed: (ToBotWorker & { kind: 'observe' })[]
}

class WorkerBots implements BotPort {
  private worker: Worker | undefined
  private nextBot = 1
  private nextQuestion = 1
  private readonly histories = new Map<number, SeatHistory>()
  private readonly questions = new Map<number, (move: Json) => void>()

  constructor(
    private readonly script: URL | string,
    private readonly log: Log,
  ) {}

  seat(request: Parameters<BotPort['seat']>[0]): BotSeat {
    const bot = this.nextBot
    this.nextBot += 1
    const { game, level, seed } = request
    const seat = { kind: 'seat', bot, game, level, seed } as const
    this.histories.set(bot, { seat, observed: [] })
    this.post(seat)
    return {
      observe: (events, view) => {
        const message = { kind: 'observe', bot, events, view } as const
        this.histories.get(bot)?.observed.push(message)
        this.post(message)
      },
      decide: (answer) => {
        this.ask(bot, answer)
      },
      close: () => {
        this.histories.delete(bot)
        this.post({ kind: 'close', bot })
      },
    }
  }

  close(): void {
    void this.worker?.terminate()
    this.worker = undefined
  }

  private ask(bot: number, answer: (move: Json) => void): void {
    const question = this.nextQuestion
    this.nextQuestion += 1
    const timer = setTimeout(() => {
      this.log.write({ event: 'bot-worker-slow' })
      this.restart()
    }, PATIENCE)
    this.questions.set(question, (move) => {
      clearTimeout(timer)
      answer(move)
    })
    this.post({ kind: 'decide', bot, question })
  }

  private post(message: ToBotWorker): void {
    this.worker ??= this.start()
    this.worker.postMessage(message)
  }

  private start(): Worker {
    const worker = new Worker(this.script)
    worker.unref()
    worker.on('message', ({ question, move }: FromBotWorker) => {
      this.settle(question, move)
    })
    worker.on('error', (error) => {
      this.log.write({ event: 'bot-worker-failed', why: error.message })
      if (this.worker === worker) this.restart()
    })
    return worker
  }

  private settle(question: number, move: Json): void {
    const answer = this.questions.get(question)
    this.questions.delete(question)
    answer?.(move)
  }

  /** What was asked of the old worker is answered with nothing: the host then plays the fallback. */
  private restart(): void {
    void this.worker?.terminate()
    this.worker = undefined
    for (const question of [...this.questions.keys()]) this.settle(question, null)
    for (const { seat, observed } of this.histories.values()) {
      this.post(seat)
      for (const message of observed) this.post(message)
    }
  }
}

/** Bots that think in a worker running `script`. */
export function createWorkerBots(script: URL | string, log: Log): BotPort & { close(): void } {
  return new WorkerBots(script, log)
}
