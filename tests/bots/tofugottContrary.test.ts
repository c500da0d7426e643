/** Of two players of Tofugott, whoever answers against what is guessed of him is noticed, and forgiven. */
import { describe, expect, it } from 'vitest'
import { PairChances } from '../../src/bots/tofugott/answers'
import {
  guardedAnswers,
  guardedGuess,
  isAnsweredInKind,
  PERHAPS_CONTRARY,
  suspectContrary,
} from '../../src/bots/tofugott/contrary'
import { bestGuess } from '../../src/bots/tofugott/guess'
import {
  ANYBODY,
  certain,
  expectAnswers,
  expectEach,
  type Asked,
  type Reveal,
} from '../../src/bots/tofugott/opinion'
import { drawPerson } from '../../src/bots/tofugott/taste'
import { fastRandom } from '../../src/engine/chance/fastRandom'
import { present } from '../../src/engine/basics/invariant'
import { pick } from '../../src/engine/chance/random'
import { SILHOUETTES } from '../../src/games/tofugott/outside/silhouettes'
import { TRAITS } from '../../src/games/tofugott/outside/traits'

const SILHOUETTES_IN_PLAY = SILHOUETTES.slice(0, 8)
const QUESTIONS = TRAITS.slice(0, 6).map((trait) => ({ [trait]: 2 }))

function askedWith(number: number): Asked {
  const [first, ...later] = [0, 1, 2].map((more) => QUESTIONS[(number + more) % QUESTIONS.length])
  return {
    silhouettes: SILHOUETTES_IN_PLAY,
    questions: [first ?? {}, ...later.map((one) => one ?? {})],
  }
}

/** What is expected of anybody who is asked so. */
const EXPECTED = QUESTIONS.map((_, number) => {
  const asked = askedWith(number)
  return { asked, expected: PairChances.mix(expectEach(ANYBODY, asked)) }
})

/** What is thought after questions that were all answered in one manner. */
function afterAnswers(
  before: number,
  count: number,
  answer: (asked: Asked, expected: PairChances) => Reveal,
): number {
  let contrary = before
  for (let number = 0; number < count; number++) {
    const { asked, expected } = present(EXPECTED[number % EXPECTED.length], 'a question')
    const reveal = answer(asked, expected)
    contrary = suspectContrary(contrary, asked.silhouettes, expected, reveal)
  }
  return contrary
}

function honestly(seed: string) {
  const random = fastRandom(seed)
  const { taste } = drawPerson(random)
  return (asked: Asked): Reveal => {
    const { best, worst } = expectAnswers(certain(taste), asked).draw(random)
    return {
      best: present(asked.silhouettes[best], 'in play'),
      worst: present(asked.silhouettes[worst], 'in play'),
    }
  }
}

/** The worst is what one would guess, the best anything else. */
function against(seed: string) {
  const random = fastRandom(seed)
  return ({ silhouettes }: Asked, expected: PairChances): Reveal => {
    const worst = present(silhouettes[bestGuess(expected)], 'in play')
    const others = silhouettes.filter((one) => one !== worst)
    return { best: present(pick(others, random), 'others are left'), worst }
  }
}

describe('whoever answers against what is guessed of him', () => {
  it('is noticed within a turn, and hardly any honest player is taken for one', () => {
    let [noticed, wronged] = [0, 0]
    for (let number = 0; number < 100; number++) {
      const seed = `contrary-${String(number)}`
      if (isAnsweredInKind(afterAnswers(PERHAPS_CONTRARY, 3, against(seed)))) noticed += 1
      if (isAnsweredInKind(afterAnswers(PERHAPS_CONTRARY, 3, honestly(seed)))) wronged += 1
    }
    expect(noticed).toBeGreaterThan(90)
    expect(wronged).toBeLessThan(5)
  })

  it('is believed again once he answers by his taste', () => {
    let forgiven = 0
    for (let number = 0; number < 50; number++) {
      const noticed = afterAnswers(PERHAPS_CONTRARY, 9, against('noticed'))
      expect(isAnsweredInKind(noticed)).toBe(true)
      const later = afterAnswers(noticed, 9, honestly(`later-${String(number)}`))
      if (!isAnsweredInKind(later)) forgiven += 1
    }
    expect(forgiven).toBeGreaterThan(40)
  })

  it('TG-08 is met with guesses and answers that come up alike often, and six that differ', () => {
    const random = fastRandom('guarded')
    const [guesses, worst] = [new Map<string, number>(), new Map<string, number>()]
    const rounds = 4000
    for (let round = 0; round < rounds; round++) {
      const guess = present(guardedGuess(1, SILHOUETTES_IN_PLAY, random), 'it is guarded')
      const answers = guardedAnswers(SILHOUETTES_IN_PLAY, 3, random)
      expect(new Set([...answers.best, ...answers.worst]).size).toBe(6)
      guesses.set(guess, (guesses.get(guess) ?? 0) + 1)
      const [first = guess] = answers.worst
      worst.set(first, (worst.get(first) ?? 0) + 1)
    }
    for (const silhouette of SILHOUETTES_IN_PLAY) {
      expect((guesses.get(silhouette) ?? 0) / rounds).toBeCloseTo(1 / 8, 1)
      expect((worst.get(silhouette) ?? 0) / rounds).toBeCloseTo(1 / 8, 1)
    }
    expect(guardedGuess(0, SILHOUETTES_IN_PLAY, random)).toBeUndefined()
  })
})
