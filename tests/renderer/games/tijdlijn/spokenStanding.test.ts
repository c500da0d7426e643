// @vitest-environment happy-dom
// What is heard of how it stands: the last card that decides, how many cards everybody has, the play-off, and how good a score was.
import { expect, it } from 'vitest'
import { createI18n } from 'vue-i18n'
import type { TijdlijnView } from '../../../../src/games/tijdlijn/outside/contract'
import { decisionOf } from '../../../../src/games/tijdlijn/outside/check'
import { captionOf } from '../../../../src/renderer/games/tijdlijn/voice/announce'
import { questionOf, tijdlijnReadings } from '../../../../src/renderer/games/tijdlijn/voice/reader'
import { partedBy } from '../../../../src/renderer/games/tijdlijn/scenery/things'
import { outOfMost, rankNow } from '../../../../src/renderer/games/tijdlijn/score/tally'
import { Voice } from '../../../../src/renderer/games/tijdlijn/voice/voice'
import { table } from '../../../../src/renderer/wording/en/table'
import { tijdlijn } from '../../../../src/renderer/wording/en/tijdlijn'
import { tijdlijnTable } from '../../../../src/renderer/wording/en/tijdlijnTable'
import { NAMES } from './openTable'
import { viewWhere } from './playedViews'

const { t } = createI18n({
  legacy: false,
  locale: 'en',
  messages: { en: { table, tijdlijn, tijdlijnTable } },
}).global
const voice = new Voice({
  you: 0,
  names: NAMES,
  t: (key: string, named: Record<string, unknown> = {}): string => t(key, named),
})
function unstuck({ players }: TijdlijnView): number {
  return players[0]?.cards.filter(({ stuck }) => !stuck).length ?? 0
}

it('TL-15 says before the last card is tried that the game ends if it does not fit', () => {
  const last = viewWhere((view) => decisionOf(view) === 'retry' && unstuck(view) === 1)
  const more = viewWhere((view) => decisionOf(view) === 'retry' && unstuck(view) > 1)
  expect(questionOf(last, voice)).toMatch(/the game is over\.$/u)
  expect(questionOf(more, voice)).toBe('That card is stuck. Which one do you try now?')
})

it('TC-07 TC-08 says how many cards everybody has left, and who plays off', () => {
  const view = viewWhere(({ phase, round }) => phase.kind === 'turn' && round === 2, {
    options: { mode: 'competitive' },
  })
  const count = view.players[1]?.cards.length ?? 0
  expect(tijdlijnReadings.standing(view, voice)).toContain(`Ben ${String(count)} cards`)
  expect(tijdlijnReadings.tableau(view, voice)).toContain(`Ben, ${String(count)} cards: `)
  const tied = { ...view, playOffAfter: 1 }
  for (const key of ['standing', 'tableau'] as const) {
    expect(tijdlijnReadings[key](view, voice)).not.toContain('Play-off')
    expect(tijdlijnReadings[key](tied, voice)).toMatch(/Play-off: you, Ben.* and Cem\./u)
  }
})

it('TC-07 TC-08 asks with the names of those who have no card left: it is the last turn, and a last card placed wrongly is the end', () => {
  const view = viewWhere((one) => decisionOf(one) === 'lay', { options: { mode: 'competitive' } })
  expect(questionOf(view, voice)).toBe('Your turn: which card goes where?')
  const gone = (seat: number): TijdlijnView => ({
    ...view,
    players: view.players.map((player, at) => (at === seat ? { ...player, cards: [] } : player)),
  })
  expect(questionOf(gone(1), voice)).toBe(
    'No cards left: Ben. Your last turn: which card goes where?',
  )
  const one = {
    ...gone(1),
    players: gone(1).players.map((player) => ({ ...player, cards: player.cards.slice(0, 1) })),
  }
  // The ear is told whose turn it is, which the eye sees.
  for (const key of ['ask', 'options'] as const) {
    expect(tijdlijnReadings[key](one, voice)).toMatch(/^It is your turn\. No cards left: Ben\./u)
  }
  expect(questionOf(one, voice)).toBe('No cards left: Ben. Get yours wrong and you are out.')
  const left = {
    ...gone(1),
    players: gone(1).players.map((player, at) => (at === 1 ? { ...player, left: true } : player)),
  }
  expect(questionOf(left, voice)).toBe('Your turn: which card goes where?')
})

it('TC-09 asks in a play-off with what it takes to win, until somebody else is right', () => {
  const view = viewWhere((one) => decisionOf(one) === 'lay' && one.playOffAfter !== undefined, {
    options: { mode: 'competitive' },
  })
  const holding = (isHolding: boolean): TijdlijnView => ({
    ...view,
    players: view.players.map((player, at) => ({
      ...player,
      cards: at === 0 || isHolding ? (view.players[0]?.cards ?? []) : [],
    })),
  })
  expect(questionOf(holding(true), voice)).toBe(
    'Play-off: if only you are right, you win. Where does your card go?',
  )
  expect(tijdlijnReadings.ask(holding(true), voice)).toMatch(/^It is your turn\. Play-off: /u)
  expect(questionOf(holding(false), voice)).toMatch(/^No cards left: .* Get yours wrong/u)
})

it('TL-32 says of a score without a rank how near it came to the most that is possible', () => {
  const { options } = viewWhere(({ phase }) => phase.kind === 'over', { options: { cards: 24 } })
  const praise = (score: number): string | undefined => outOfMost({ options, score })?.praise
  expect(outOfMost({ options, score: 2 })).toMatchObject({ cards: 24, best: 45, praise: 'start' })
  expect([-9, 12, 23, 45].map(praise)).toEqual(['start', 'fair', 'good', 'strong'])
  expect(outOfMost({ options: { ...options, cards: 36 }, score: 20 })).toBeUndefined()
})

it('TL-25 TL-32 tells the score of a match that is over as its final one, without the rank that the result has told', () => {
  const short = viewWhere(({ phase }) => phase.kind === 'over', { options: { cards: 24 } })
  const view: TijdlijnView = { ...short, options: { ...short.options, cards: 36 } }
  expect(rankNow(view)).toBeDefined()
  const told = tijdlijnReadings.standing(view, voice)
  expect(told).toMatch(/^Final score: /u)
  expect(told).not.toMatch(/If it ended now|rank/u)
})

it('parts the line only where a card is held in it, and needs no words where new cards are seen', () => {
  expect([partedBy('gap-3'), partedBy('try-12'), partedBy('hand'), partedBy(undefined)]).toEqual([
    3,
    12,
    undefined,
    undefined,
  ])
  const card = { card: 1, front: 'A thing', picture: 'gear' }
  expect(captionOf(voice, { kind: 'refilled', seat: 1, cards: [card], pile: 3 })).toBe('')
  expect(captionOf(voice, { kind: 'left', seat: 1 })).toBeUndefined()
})
