/** Why a round of Time Bluff is over, as its score sheet says it. */
import { describe, expect, it } from 'vitest'
import { createI18n } from 'vue-i18n'
import {
  matchEndText,
  roundEndText,
} from '../../../../src/renderer/games/time-bluff/voice/roundEndText'
import { timeBluffTable } from '../../../../src/renderer/wording/en/timeBluffTable'

const i18n = createI18n({ legacy: false, locale: 'en', messages: { en: { timeBluffTable } } })
const names = ['Ada', 'Ben', 'Cem']

type Ended = Parameters<typeof matchEndText>[0]

function ended(target: Ended['options']['target'], totals: readonly number[]): Ended {
  return {
    scores: [{ round: 1, end: 'emptied', points: [1, 0, 2] }],
    shownHands: [[1], [], [2]],
    you: 0,
    options: { target },
    players: totals.map((total) => ({ total })),
  }
}

function said(hands: readonly (readonly number[])[], by: number | undefined): string {
  const scores = [
    { round: 1, end: 'emptied', ...(by === undefined ? {} : { by }), points: [1, 0, 2] },
  ] as const
  const t = (key: string, named: Record<string, unknown> = {}): string => i18n.global.t(key, named)
  return roundEndText({ scores, shownHands: hands, you: 0 }, { names, t }) ?? ''
}

describe('TB-87 the end of a round', () => {
  it('TB-87 names whose hand is empty', () => {
    expect(said([[1], [], [2]], undefined)).toBe('Ben’s hand is empty.')
    expect(said([[], [1], [2]], 0)).toBe('Your hand is empty.')
  })
  it('TB-87 names whose hand was empty before a vortex passed all hands on', () => {
    const full = [[1], [2], [3]]
    expect(said(full, 1)).toMatch(/^Ben had no cards left; .* took cards again\.$/u)
    expect(said(full, 0)).toMatch(/^You had no cards left; then the time vortex/u)
    expect(said(full, undefined)).toMatch(/^Somebody had no cards left; then the time vortex/u)
  })
  it('TB-80 says how somebody came by an empty hand who has not laid its last card', () => {
    const passed = 'then the time vortex passed all hands on'
    expect(said([[1], [], [2]], 2)).toBe(
      `Cem had no cards left; ${passed}, and Ben got the empty one.`,
    )
    expect(said([[1], [], [2]], 0)).toBe(
      `You had no cards left; ${passed}, and Ben got the empty one.`,
    )
    expect(said([[], [1], [2]], 1)).toBe(
      `Ben had no cards left; ${passed}, and you got the empty one.`,
    )
    expect(said([[1], [], [2]], 1)).toBe('Ben’s hand is empty.')
  })
  it('TB-68 the result says by what a match is won, whose hand was empty or not', () => {
    const t = (key: string, named: Record<string, unknown> = {}): string =>
      i18n.global.t(key, named)
    const context = { names, t }
    const view = ended('round', [19, 0, 2])
    expect(matchEndText(view, context)).toBe(
      'Ben’s hand is empty. The match was set to a single round. Fewest minus points win.',
    )
    const scores = [{ round: 1, end: 'emptied', by: 2, points: [1, 3, 2] }] as const
    const passedOn = { ...view, scores, shownHands: [[1], [3], [2]] }
    expect(matchEndText(passedOn, context)).toMatch(/^Cem had no cards left; then the time vortex/u)
    expect(matchEndText({ ...view, scores: [] }, context)).toBeUndefined()
  })
  it('TB-67 the result says who has reached how many minus points, and that this ends the match', () => {
    const t = (key: string, named: Record<string, unknown> = {}): string =>
      i18n.global.t(key, named)
    const context = { names, t }
    expect(matchEndText(ended(50, [49, 19, 60]), context)).toBe(
      'Ben’s hand is empty. Cem has 60 minus points, and 50 end the match. Fewest minus points win.',
    )
    expect(matchEndText(ended(30, [31, 19, 20]), context)).toMatch(/You have 31 minus points/u)
  })
})
