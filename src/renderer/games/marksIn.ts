/** Which of all marks are shown: what was said of a moment comes with it, however far the pictures are behind. */
import type { GameTalk, Mark } from './gameTable'

/** What tells the moment. */
export interface MarksMoment {
  readonly talk: Pick<GameTalk, 'isMarkOf'> | undefined
  /** The view that is shown. */
  readonly view: unknown
}

/** The marks of that moment, of each seat its latest. */
export function marksIn(marks: readonly Mark[], { talk, view }: MarksMoment): readonly Mark[] {
  const meant = marks.filter(({ at }) => talk?.isMarkOf?.(at, view) ?? true)
  return meant.filter(
    ({ seat }, index) => meant.findLastIndex((one) => one.seat === seat) === index,
  )
}
