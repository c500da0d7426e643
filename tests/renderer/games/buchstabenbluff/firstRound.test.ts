// @vitest-environment happy-dom
// The first round of Buchstabenbluff: what its sentences say of the cards is so, and the cards that they speak of are lit.
import { flushPromises } from '@vue/test-utils'
import { beforeEach, expect, it, vi } from 'vitest'
import type { Json } from '../../../../src/engine/basics/json'
import { LANGUAGES, type Language } from '../../../../src/engine/basics/language'
import { isRecord } from '../../../../src/engine/basics/json'
import type { Match } from '../../../../src/engine/match/match'
import { LEARNER, type FirstRound } from '../../../../src/renderer/firstRounds/firstRound'
import FirstRoundTable from '../../../../src/renderer/firstRounds/FirstRoundTable.vue'
import { buchstabenbluffFirstRound } from '../../../../src/renderer/games/buchstabenbluff/firstRound'
import GameBoard from '../../../../src/renderer/games/GameBoard.vue'
import { GAME_WINDOWS } from '../../../../src/renderer/games/gameTables'
import { dealFirstRound } from '../../../../src/renderer/replay/dealFirstRound'
import '../../../support/window/settleImports'
import { openWindow, stateOf, tableOf } from '../../../support/window/windowAt'

beforeEach(() => {
  localStorage.clear()
  localStorage.setItem('stammtisch.settings', JSON.stringify({ motion: 'off', sound: false }))
})

const lettersOf = (cards: readonly Json[]): string =>
  cards.map((card) => String.fromCharCode(65 + Number(card))).join('')
const inOrder = (letters: string): string => Array.from(letters).sort().join('')

/** The round at its table. */
async function openRound(round: FirstRound, match: Match, language: Language) {
  const game = await GAME_WINDOWS.buchstabenbluff()
  const opened = openWindow(
    FirstRoundTable,
    { round, match, language, game, title: '' },
    { state: stateOf(tableOf()), language },
  )
  await vi.dynamicImportSettled()
  await flushPromises()
  return opened
}

it.each(LANGUAGES)(
  'the cards that a sentence speaks of are lit in the hand (%s)',
  async (language) => {
    const round = buchstabenbluffFirstRound(language)
    const match = dealFirstRound(round, language)
    const { wrapper } = await openRound(round, match, language)
    const seen: string[] = []
    for (const { say, own, spokenOf = [] } of round.steps) {
      const lit = wrapper.findAll('.letter-hand .card:has(.spoken-of)')
      const keys = lit.map((card) => Number(card.attributes('data-key')?.split('-')[0]))
      expect(inOrder(lettersOf(keys)), say).toBe(inOrder(lettersOf(spokenOf)))
      if (spokenOf.length > 0) seen.push(say)
      if (own) {
        const [question] = match.asked().filter(({ seat }) => seat === LEARNER)
        await wrapper.findComponent(GameBoard).props('play')(own[0] ?? null, question?.name ?? '')
      } else await wrapper.get('.coach button').trigger('click')
      await flushPromises()
    }
    expect(seen).toEqual(['honest', 'doubt', 'bluff'])
  },
)

it.each(LANGUAGES)(
  'BB-10: the round asks the dictionary as a table does that nobody has changed, and calls no word unlisted (%s)',
  async (language) => {
    const round = buchstabenbluffFirstRound(language)
    const match = dealFirstRound(round, language)
    expect(match.view(LEARNER, language)).toMatchObject({ options: { dictionary: 'refuse' } })
    const { wrapper } = await openRound(round, match, language)
    const play = async (move: Json) => {
      const [question] = match.asked().filter(({ seat }) => seat === LEARNER)
      const answer = await wrapper.findComponent(GameBoard).props('play')(
        move,
        question?.name ?? '',
      )
      await flushPromises()
      return answer
    }
    await wrapper.get('.coach button').trigger('click')
    await play({ kind: 'draw' })
    const honest = wrapper.get('.coach').text()
    const hand = match.view(LEARNER, language)
    const cards = isRecord(hand) && Array.isArray(hand['hand']) ? hand['hand'].slice(0, 2) : []
    // No list of four words has it.
    expect(await play({ kind: 'lay', word: 'XZ', cards })).toMatchObject({ ok: true })
    expect(wrapper.get('.coach').text()).not.toBe(honest)
    expect(match.view(LEARNER, language)).toMatchObject({ words: [] })
  },
)

/** What is in the learner's hand now, as letters; a question mark is one. */
function handOf(view: unknown): string {
  const hand: unknown = isRecord(view) ? view['hand'] : undefined
  if (!Array.isArray(hand)) throw new Error('no hand')
  return hand.map((card) => (Number(card) > 25 ? '?' : lettersOf([Number(card)]))).join('')
}
/** How many letters of the word are not in the hand, its question marks apart. */
function missing(word: string, hand: string): number {
  const left = Array.from(hand)
  return Array.from(word).filter((letter) => {
    const at = left.indexOf(letter)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  }).length
}

it.each(LANGUAGES)('BB-09: the hand is as the sentences say (%s)', (language) => {
  const round = buchstabenbluffFirstRound(language)
  const match = dealFirstRound(round, language)
  const hand = (): string => handOf(match.view(LEARNER, language))
  const dealt = hand()
  for (const { say, own, spokenOf = [], then = [] } of round.steps) {
    const [move] = own ?? []
    const word = move && 'word' in move ? String(move.word) : ''
    if (say === 'honest') {
      expect(missing(word, dealt)).toBe(0)
      expect(hand().length - word.length).toBe(1)
    }
    if (say === 'bluff') {
      const marks = hand().split('?').length - 1
      expect(missing(word, hand().replaceAll('?', ''))).toBeGreaterThan(marks)
    }
    expect(missing(lettersOf(spokenOf), hand()), say).toBe(0)
    if (move) expect(match.play(LEARNER, move).ok).toBe(true)
    for (const { seat, move: theirs } of then) expect(match.play(seat, theirs).ok).toBe(true)
  }
})
