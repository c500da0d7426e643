/** What the bots of a worker were taught: each game studies a piece once, however many bots of it know it. */
import type { GameBots, SeatBot } from '../../bots/seatBot'
import { present } from '../../engine/basics/invariant'
import type { Json } from '../../engine/basics/json'

interface Lesson {
  readonly content: Json
  readonly studied: Map<string, SeatBot>
}

/** Pieces of content by number, with who seats the bots that know them. */
export class Lessons<GameName extends string> {
  private readonly lessons = new Map<number, Lesson>()

  constructor(private readonly bots: Readonly<Record<GameName, GameBots>>) {}

  /** A piece under a number that had none. */
  teach(number: number, content: Json): void {
    this.lessons.set(number, { content, studied: new Map() })
  }

  /** Nobody knows the piece any more. */
  forget(number: number): void {
    this.lessons.delete(number)
  }

  /** Who seats the bots of a game that know the piece, which was taught before. */
  seaterOf(game: GameName, number: number): SeatBot {
    const lesson = present(this.lessons.get(number), 'bots are taught before they are seated')
    const seatBot = lesson.studied.get(game) ?? this.bots[game].study(lesson.content)
    lesson.studied.set(game, seatBot)
    return seatBot
  }
}
