/** What the worker's bots know is studied once for each game, and forgotten when nobody knows it any more. */
import { expect, it } from 'vitest'
import type { GameBots } from '../../src/bots/seatBot'
import type { Json } from '../../src/engine/basics/json'
import { Lessons } from '../../src/server/bots/lessons'

/** Bots that note what they study and never play. */
function noting(noted: Json[]): GameBots {
  return {
    thoughtKinds: [],
    ownThoughtKinds: [],
    study(knowledge) {
      noted.push(knowledge)
      return () => ({
        observe: () => undefined,
        hear: () => undefined,
        decide: () => null,
        think: () => ({ kind: 'nothing' }),
      })
    },
  }
}

it('is studied once, by each game for itself', () => {
  const [words, years]: [Json[], Json[]] = [[], []]
  const lessons = new Lessons({ words: noting(words), years: noting(years) })
  lessons.teach(1, ['ei'])
  lessons.teach(2, ['ui'])
  expect(words).toEqual([])
  const seat = lessons.seaterOf('words', 1)
  expect(lessons.seaterOf('words', 1)).toBe(seat)
  expect(lessons.seaterOf('words', 2)).not.toBe(seat)
  lessons.seaterOf('years', 1)
  expect([words, years]).toEqual([[['ei'], ['ui']], [['ei']]])
})

it('is gone when it is forgotten, and studied again when it is taught again', () => {
  const words: Json[] = []
  const lessons = new Lessons({ words: noting(words) })
  lessons.teach(1, ['ei'])
  lessons.seaterOf('words', 1)
  lessons.forget(1)
  expect(() => lessons.seaterOf('words', 1)).toThrow()
  lessons.teach(1, ['ei'])
  lessons.seaterOf('words', 1)
  expect(words).toHaveLength(2)
})
