/** What bots answer in a running match: asked at once, asked anew when they have seen or heard something since, played when they are due. */
import type { Json } from '../../engine/basics/json'
import type { AskedQuestion, Match, Prepared } from '../../engine/match/match'
import type { Seat } from '../../engine/basics/seat'
import type { BotLevel } from '../../protocol/terms'
import type { BotSeats } from './botSeats'
import type { Log } from '../ports'

/** Milliseconds that a bot has at least for what it has to think of anew: longer than any search, so that the wait tells nothing of it. */
const THINK_AGAIN = 150

/** A bot that was asked; what it answers is not played before it is due. */
export interface BotThought {
  /** Undefined within: the bot failed. */
  answer?: { readonly move: Json | undefined }
}

/** A question that a bot may answer. */
export interface BotQuestion {
  readonly asked: AskedQuestion
  /** When a bot answers or a pass is played, drawn before anybody looks at cards. */
  dueAt?: number
  /** What a bot makes of it; absent: none was asked, or what it was asked for is no longer what its seat sees. */
  thought?: BotThought
}

/** What the answers of bots need of their match. */
export interface BotAnswersPorts {
  readonly match: Match
  readonly bots: BotSeats
  readonly log: Log
  /** Carries out what comes from a bot: whatever goes wrong in it ends this match and nothing else. */
  guard(task: () => void): void
  /** A bot has answered. */
  answered(): void
  /** False: it could not be written. */
  carryOut(prepared: Prepared): boolean
  /** False: nothing could be played. */
  playFallback(asked: AskedQuestion): boolean
  /** Nobody is known to answer for the seat any more. */
  releaseSeat(seat: Seat): void
}

/** The answers of the bots of one match. */
export class BotAnswers {
  constructor(private readonly ports: BotAnswersPorts) {}

  /** Asks the bot at a seat; its answer comes by itself. */
  ask(seat: Seat, level: BotLevel): BotThought {
    const { bots, guard, answered } = this.ports
    const thought: BotThought = {}
    bots.at(seat, level).decide((move) => {
      thought.answer = { move }
      guard(answered)
    })
    return thought
  }

  /** What these bots were asked is asked anew: they have seen or heard something since. */
  thinkAgain(open: Iterable<BotQuestion>, seats: ReadonlySet<Seat>, now: number): void {
    for (const question of open) {
      if (!question.thought || !seats.has(question.asked.seat)) continue
      delete question.thought
      if (question.dueAt !== undefined) {
        question.dueAt = Math.max(question.dueAt, now + THINK_AGAIN)
      }
    }
  }

  /** Plays what a bot has answered, or the fallback in its place; false: nothing could be played. */
  play(asked: AskedQuestion, move: Json | undefined): boolean {
    const { match, log, carryOut, releaseSeat, playFallback } = this.ports
    const { seat, name } = asked
    const prepared = move === undefined ? undefined : match.prepare(seat, { move, question: name })
    if (prepared?.ok) {
      const isPlayed = carryOut(prepared.value)
      if (!isPlayed) releaseSeat(seat)
      return isPlayed
    }
    const why = prepared?.error.kind ?? 'no-answer'
    log.write({ event: 'bot-move-refused', game: match.game, seat, why })
    return playFallback(asked)
  }
}
