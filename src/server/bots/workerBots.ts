/** Bots in a worker thread: a bot that fails fails alone, and a worker that hangs or dies is replaced under the others. */
import { Worker } from 'node:worker_threads'
import type { BotPort, BotSeat, Log } from '../../host/ports'
import {
  BOT_AT_WORK,
  MESSAGES_TAKEN,
  WORK_BYTES,
  type FromBotWorker,
  type ToBotWorker,
} from './botMessages'
import { KeptBot } from './keptBot'
import { KnowledgeShelf } from './knowledgeShelf'

/** How often a worker that owes answers is looked at, in milliseconds. Looks are counted, not time: a computer that slept has not looked. */
const LOOK_EVERY = 250
/** Looks in a row that find the worker at the same bot and message: then that bot hangs. */
const PATIENCE = 12
/** Looks in a row that find the worker at nothing while it owes answers: then the worker itself hangs. They are more, since a busy computer takes its time to start one. */
const LONG_PATIENCE = 80

/** An answer of the worker to a question. */
type Told = Extract<FromBotWorker, { readonly question: number }>

/** What a bot was asked, and what becomes of the answer; none: it has failed. */
interface OpenQuestion {
  readonly bot: number
  message(question: number): ToBotWorker
  settle(told?: Told): void
  /** Somebody waits for what it thinks: he is answered though the bot goes. */
  readonly isForPerson?: true
}

interface RunningWorker {
  readonly worker: Worker
  readonly work: Int32Array
  /** Knowledge that it was taught. */
  readonly taught: Set<number>
}

class WorkerBots implements BotPort {
  private running: RunningWorker | undefined
  private watch: NodeJS.Timeout | undefined
  private isClosed = false
  private looks = 0
  private taken = 0
  private nextBot = 1
  private nextQuestion = 1
  private readonly shelf = new KnowledgeShelf()
  private readonly bots = new Map<number, KeptBot>()
  private readonly questions = new Map<number, OpenQuestion>()

  constructor(
    private readonly script: URL | string,
    private readonly log: Log,
  ) {}

  seat({ knowledge, say, ...who }: Parameters<BotPort['seat']>[0]): BotSeat {
    const bot = this.nextBot
    this.nextBot += 1
    const known = this.shelf.take(knowledge)
    const { game, level, seed, character } = who
    const own = character === undefined ? {} : { character }
    const message = { kind: 'seat', bot, game, level, seed, ...own, knowledge: known } as const
    const kept = new KeptBot(message, say)
    this.bots.set(bot, kept)
    this.setAnew(kept)
    return {
      observe: (events, view) => {
        kept.note(events, view)
        if (kept.isSeated && this.bots.has(bot)) this.post({ kind: 'observe', bot, events, view })
      },
      hear: (from, signal) => {
        kept.hear(from, signal)
        if (kept.isSeated && this.bots.has(bot)) this.post({ kind: 'hear', bot, from, signal })
      },
      decide: (answer) => {
        this.ask(kept, {
          bot,
          message: (question) => ({ kind: 'decide', bot, question }),
          settle: (told) => {
            answer(told?.kind === 'answer' ? told.move : undefined)
          },
        })
      },
      think: (wish, answer) => {
        const open: OpenQuestion = {
          bot,
          message: (question) => ({ kind: 'think', bot, question, wish }),
          settle: (told) => {
            answer(told?.kind === 'thought' ? told.thought : undefined)
          },
          isForPerson: true,
        }
        if (this.bots.has(bot)) this.ask(kept, open)
        else open.settle()
      },
      close: () => {
        this.closeBot(kept)
      },
    }
  }

  /** Done when its thread has ended: a process that ends beside a running one may be taken for a crash. */
  async close(): Promise<void> {
    this.isClosed = true
    clearInterval(this.watch)
    this.watch = undefined
    this.bots.clear()
    await this.end()
  }

  private ask(kept: KeptBot, open: OpenQuestion): void {
    if (!this.bots.has(open.bot)) return
    if (kept.isGivenUp()) {
      queueMicrotask(() => {
        open.settle()
      })
      return
    }
    if (!kept.isSeated) this.setAnew(kept)
    const question = this.nextQuestion
    this.nextQuestion += 1
    this.questions.set(question, open)
    this.post(open.message(question))
    this.startWatch()
  }

  private startWatch(): void {
    if (this.watch) return
    this.looks = 0
    this.watch = setInterval(() => {
      this.look()
    }, LOOK_EVERY).unref()
  }

  private closeBot({ message: { bot, knowledge } }: KeptBot): void {
    if (!this.bots.delete(bot)) return
    for (const [question, open] of this.questions) {
      if (open.bot !== bot) continue
      this.questions.delete(question)
      if (open.isForPerson === true) open.settle()
    }
    const gone = this.shelf.give(knowledge)
    const { running } = this
    if (!running) return
    running.worker.postMessage({ kind: 'close', bot } satisfies ToBotWorker)
    if (gone === undefined || !running.taught.delete(gone)) return
    running.worker.postMessage({ kind: 'forget', knowledge: gone } satisfies ToBotWorker)
  }

  /** Puts a bot into the worker, with all that its seat has seen. */
  private setAnew(kept: KeptBot): void {
    if (this.isClosed) return
    const { taught } = (this.running ??= this.start())
    const { knowledge } = kept.message
    if (!taught.has(knowledge)) {
      this.post({ kind: 'teach', knowledge, content: this.shelf.read(knowledge) })
      taught.add(knowledge)
    }
    for (const message of kept.messages()) this.post(message)
    kept.isSeated = true
  }

  private post(message: ToBotWorker): void {
    if (this.isClosed) return
    this.running ??= this.start()
    this.running.worker.postMessage(message)
  }

  private start(): RunningWorker {
    const shared = new SharedArrayBuffer(WORK_BYTES)
    const worker = new Worker(this.script, { workerData: shared })
    const running = { worker, work: new Int32Array(shared), taught: new Set<number>() }
    worker.unref()
    worker.on('message', (message: FromBotWorker) => {
      if (this.running === running) this.receive(message)
    })
    worker.on('error', (error) => {
      if (this.running === running) this.replace(error.message)
    })
    worker.on('exit', () => {
      if (this.running === running) this.replace('it ended')
    })
    return running
  }

  private async end(): Promise<void> {
    const { running } = this
    this.running = undefined
    await running?.worker.terminate()
  }

  private receive(message: FromBotWorker): void {
    switch (message.kind) {
      case 'answer':
      case 'thought':
        this.settle(message.question, message)
        return
      case 'say':
        this.bots.get(message.bot)?.say(message.signal)
        return
      case 'failed':
        this.fail(message.bot, message.why)
        return
    }
  }

  private settle(question: number, told?: Told): void {
    const open = this.questions.get(question)
    this.questions.delete(question)
    open?.settle(told)
    if (this.questions.size > 0) return
    clearInterval(this.watch)
    this.watch = undefined
  }

  /** One bot has failed: what it was asked is answered with nothing, and it is set anew when it is asked again. */
  private fail(bot: number, why: string): void {
    const kept = this.bots.get(bot)
    if (!kept) return
    const { game, level } = kept.message
    if (kept.noteFailure()) this.log.write({ event: 'bot-failed', game, level, why })
    for (const [question, open] of [...this.questions]) {
      if (open.bot === bot) this.settle(question)
    }
  }

  /** Notices a worker that is at the same thing for too long. */
  private look(): void {
    const { running } = this
    if (!running) return
    const bot = Atomics.load(running.work, BOT_AT_WORK)
    const taken = Atomics.load(running.work, MESSAGES_TAKEN)
    this.looks = taken === this.taken ? this.looks + 1 : 0
    this.taken = taken
    if (this.looks >= (bot === 0 ? LONG_PATIENCE : PATIENCE)) this.replace('it hangs')
  }

  /** A worker is of no more use: the bot it was at has failed, the others go on in a new one with their questions. */
  private replace(why: string): void {
    const bot = this.running ? Atomics.load(this.running.work, BOT_AT_WORK) : 0
    void this.end()
    this.looks = 0
    this.taken = 0
    this.log.write({ event: 'bot-worker-failed', why })
    if (bot === 0) this.failAll()
    else this.fail(bot, why)
    this.setOthersAnew()
  }

  /** The worker itself cannot live: nobody is answered, and it is tried again when a bot is asked the next time. */
  private failAll(): void {
    for (const kept of this.bots.values()) kept.isSeated = false
    for (const question of [...this.questions.keys()]) this.settle(question)
  }

  private setOthersAnew(): void {
    for (const kept of this.bots.values()) if (kept.isSeated) this.setAnew(kept)
    for (const [question, open] of this.questions) this.post(open.message(question))
  }
}

/** Bots that think in a worker running `script`. */
export function createWorkerBots(
  script: URL | string,
  log: Log,
): BotPort & { close(): Promise<void> } {
  return new WorkerBots(script, log)
}
