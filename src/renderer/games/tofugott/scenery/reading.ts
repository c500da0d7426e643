/** How long people are given to read what a question brought: the reasons are the heart of this game. */
import type { Explanation, TofugottView } from '../../../../games/tofugott/outside/contract'

/** Milliseconds for each step of the draw for the tofu: who draws, what was drawn, who has found it. */
export const DRAW_READING = { tied: 1800, draw: 900, found: 1800 } as const

/** Milliseconds in which one sees who reads out which card: with the flight of that card less than the two seconds that a question waits at most. */
export const READ_GLANCE = 1400

/** Milliseconds for each sign, and bounds: all of it has been said before it is scored, that on the answers last. */
const READING = { guess: 2, answer: 10, least: 1600, most: 4200 }
/** Where a clock runs for what is asked next, it is not spent on reading. */
const MOST_BY_CLOCK = 1000
/** Signs of a phrase, about. */
const PHRASE = 35

function signsOf(said: Explanation): number {
  return said.kind === 'words' ? said.text.length : PHRASE
}

/** Whether a clock runs for what is asked next. */
export function isTimed({ options }: TofugottView): boolean {
  return options.guessSeconds !== 'none' || options.answerSeconds !== 'none'
}

/** Milliseconds for all that was said of the question that has just been scored. */
export function readingOf(view: TofugottView): number {
  const { phase } = view
  const turned = phase.kind === 'revealing' ? phase.turned : []
  const time = turned.reduce((sum, { role, said }) => {
    const sign = role === 'guess' ? READING.guess : READING.answer
    return sum + sign * said.reduce((signs, one) => signs + signsOf(one), 0)
  }, READING.least)
  return Math.min(isTimed(view) ? MOST_BY_CLOCK : READING.most, time)
}
