// @vitest-environment happy-dom
// What every game's table says: who is waited for, how it ended, what is told beside the game; in three languages.
import { describe, expect, it } from 'vitest'
import { createI18n } from 'vue-i18n'
import { LANGUAGES, type Language } from '../../../src/engine/basics/language'
import type { Outcome } from '../../../src/engine/contract/outcome'
import type { AwaitedView, Notice } from '../../../src/protocol/tableViews'
import { BREAKS } from '../../../src/protocol/terms'
import { bestText } from '../../../src/renderer/speech/texts/bestText'
import type { Listener } from '../../../src/renderer/speech/listener/listener'
import { noticeText } from '../../../src/renderer/speech/texts/noticeText'
import { outcomeText } from '../../../src/renderer/speech/texts/outcomeText'
import { awaitedOf, waitingText } from '../../../src/renderer/speech/asking/waiting'
import { whisperWindow } from '../../pretend/window/whisperWindow'
import { allMessages } from '../../support/window/wholeWording'

const messages = await allMessages()
const NAMES = ['Ann', 'Ben', 'Cem']

function listener(language: Language, you?: number): Listener {
  const { t } = createI18n({
    legacy: false,
    locale: language,
    messages,
    missing: (_locale, key) => {
      throw new Error(`no words for ${key}`)
    },
  }).global
  const base = { names: NAMES, t: (key: string, named: object = {}) => t(key, { ...named }) }
  return you === undefined ? base : { ...base, you }
}

const NOTICES: readonly Notice[] = [
  ...(['sat', 'stood', 'left', 'cut', 'returned', 'kicked', 'gaveUp'] as const).map(
    (kind) => ({ kind, name: 'Ben' }) as const,
  ),
  { kind: 'botTookOver', name: 'Ben', seat: 1 },
  { kind: 'returned', name: 'Ben', seat: 1, afterBot: true },
  { kind: 'seatGiven', name: 'Cleo', from: 'Ben', seat: 1 },
  { kind: 'seatGiven', name: 'Cleo', from: 'Ben', seat: 1, bot: true },
  { kind: 'timeUp', name: 'Ben', seat: 1 },
  { kind: 'started' },
  { kind: 'abandoned', name: 'Ben' },
  { kind: 'resumed' },
  { kind: 'dealtAnew' },
  { kind: 'matchOver' },
  ...BREAKS.map((why) => ({ kind: 'matchBroken', why }) as const),
  { kind: 'signal', seat: 1, name: 'Ben', signal: { kind: 'point', thing: 'attic-5' } },
  ...(['proposed', 'adopted', 'rejected'] as const).map(
    (kind) => ({ kind, name: 'Ben', proposal: { kind: 'houseWord', word: 'moon' } }) as const,
  ),
  { kind: 'storageFailed' },
  { kind: 'recordsLost' },
]
const OUTCOMES: readonly Outcome[] = [
  { kind: 'ranking', ranks: [2, 1, 3], scores: [3, 5, 1] },
  { kind: 'ranking', ranks: [1, 1, 3] },
  { kind: 'team', score: 12, grade: 'heard' },
  { kind: 'team', score: 3 },
  { kind: 'none' },
]
const AWAITED: readonly AwaitedView[] = [
  { kind: 'names', seats: [{ seat: 1, kind: 'lay' }] },
  {
    kind: 'names',
    seats: [
      { seat: 0, kind: 'whisper' },
      { seat: 2, kind: 'whisper' },
    ],
  },
  { kind: 'number', number: 2 },
  { kind: 'hidden' },
]

describe.each(LANGUAGES)('what the table says in %s', (language) => {
  const { talk } = whisperWindow
  const heard = listener(language, 0)
  it.each(NOTICES)('has a sentence for the notice $kind', (notice) => {
    const text = noticeText(notice, { listener: heard, talk })
    expect(text).toMatch(/\S/u)
    expect(text).not.toMatch(/[{}|]|undefined|\[object/u)
  })
  it.each(OUTCOMES)('has a sentence for the outcome %j', (outcome) => {
    const text = outcomeText(outcome, { names: NAMES, words: 'whisper', t: heard.t })
    expect(text).toMatch(/[.!]$/u)
    expect(text).not.toMatch(/[{}|]|undefined/u)
  })
  it.each(AWAITED)('has a sentence for who is waited for: %j', (awaited) => {
    expect(waitingText(awaited, heard)).toMatch(/\S\.$/u)
  })
})

describe('who is waited for', () => {
  const heard = listener('en', 0)
  it('is told by name, by number, or not at all', () => {
    expect(AWAITED.map((awaited) => waitingText(awaited, heard))).toEqual([
      'Waiting for Ben.',
      'Waiting for you and Cem.',
      'Waiting for 2 more answers.',
      'The others are still thinking.',
    ])
    expect(waitingText({ kind: 'names', seats: [] }, heard)).toBe('')
  })
  it('stands on a plate only where names may be known', () => {
    expect(AWAITED.map((awaited) => awaitedOf(awaited, 2))).toEqual([
      undefined,
      'whisper',
      undefined,
      undefined,
    ])
  })
})

describe('how a match ended', () => {
  it('names winners, the team, or that there is no result', () => {
    const { t } = listener('en')
    const told = OUTCOMES.map((outcome) =>
      outcomeText(outcome, { names: NAMES, words: 'whisper', t }),
    )
    expect(told).toEqual([
      'Ben wins!',
      'Ann and Ben share the win!',
      'Your team’s score: 12. You heard each other.',
      'Your team’s score: 3.',
      'The match ends without a result.',
    ])
  })
})

describe('the best of a team', () => {
  it('says whether it was beaten, reached again or stays, that a first result is to be beaten, and nothing where none is kept', () => {
    const { t } = listener('en')
    const names = ['Ann', 'Ben']
    const outcome = { kind: 'team', score: 5 } as const
    expect([3, 5, 7].map((bestBefore) => bestText({ names, outcome, bestBefore }, t))).toEqual([
      'Your best result together! Previous best: 3.',
      'You equalled your best: 5.',
      'Your best together: 7.',
    ])
    expect(bestText({ names, outcome, isFirst: true }, t)).toBe(
      'Your best so far: 5. That is the one to beat.',
    )
    expect(bestText({ names, outcome }, t)).toBe('')
    const below = { kind: 'team', score: -16 } as const
    expect(bestText({ names, outcome: below, isFirst: true }, t)).toContain(' −16.')
    expect(bestText({ names, outcome: below, bestBefore: -20 }, t)).toBe(
      'Better than before: it was −20.',
    )
  })

  it('speaks of one to whoever plays alone', () => {
    const { t } = listener('en')
    const outcome = { kind: 'team', score: 5 } as const
    expect(bestText({ names: ['Ann'], outcome, bestBefore: 3 }, t)).toBe(
      'Your best result yet! Previous best: 3.',
    )
    expect(outcomeText(outcome, { names: ['Ann'], words: 'whisper', t })).toBe('Your score: 5.')
  })
})

describe('talk without owing', () => {
  const row = [{ id: 'attic-5', name: 'the lamp', weight: 3 }]
  const view = { options: {}, phase: { kind: 'laying', drawn: 2 }, players: [], row }
  const context = { listener: listener('en', 0), talk: whisperWindow.talk, view }
  it('puts signals and votes into the words of the game', () => {
    const told = NOTICES.filter(({ kind }) =>
      ['signal', 'proposed', 'adopted', 'rejected'].includes(kind),
    ).map((notice) => noticeText(notice, context))
    expect(told).toEqual([
      'Ben points at the lamp.',
      'Ben proposes: The word "moon" counts',
      'Agreed: The word "moon" counts (proposed by Ben)',
      'Turned down: The word "moon" counts (proposed by Ben)',
    ])
  })
  it('is silent where a game has nothing to say', () => {
    const [signal] = NOTICES.filter(({ kind }) => kind === 'signal')
    expect(signal && noticeText(signal, { ...context, talk: undefined })).toBe('')
  })
  it('speaks of "you" to whose time is up', () => {
    expect(noticeText({ kind: 'timeUp', name: 'Ann', seat: 0 }, context)).toBe('Your time is up.')
    const back = { kind: 'returned', name: 'Ann', seat: 0 } as const
    expect(
      [back, { ...back, afterBot: true } as const].map((one) => noticeText(one, context)),
    ).toEqual(['You are back.', 'You are back and take over from the computer.'])
    const chooses = { kind: 'chooses', name: 'Ann' } as const
    expect(noticeText(chooses, context)).toContain('You are choosing another game')
    // Computers do not wait.
    const alone = { ...context.listener, isBot: (seat: number) => seat > 0 }
    expect(noticeText(chooses, { ...context, listener: alone })).toBe('')
    const given = { kind: 'seatGiven', name: 'Ann', from: 'Dora', seat: 0 } as const
    expect(noticeText(given, context)).toBe('You now play on for Dora.')
    expect(noticeText({ ...given, name: 'Ben', seat: 1 }, context)).toBe(
      'Ben now plays on for Dora.',
    )
    expect(noticeText({ ...given, name: 'Ben', seat: 1, bot: true }, context)).toBe(
      'Ben, a computer, now plays on for Dora.',
    )
  })
})
