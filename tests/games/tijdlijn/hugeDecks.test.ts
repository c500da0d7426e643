/** TL-30 Several huge decks of one's own: what is dealt fits into a frame, what would not is refused before the start. */
import { describe, expect, it } from 'vitest'
import { nameContent } from '../../../src/engine/contract/content'
import { fastRandom } from '../../../src/engine/chance/fastRandom'
import type { Options } from '../../../src/engine/options/options'
import type { Json } from '../../../src/engine/basics/json'
import { tijdlijn } from '../../../src/games/tijdlijn/inside/index'
import type { TijdlijnPlan } from '../../../src/games/tijdlijn/inside/plan'
import type { Deck } from '../../../src/games/tijdlijn/inside/readContent'
import { largestView, LONGEST_VIEW } from '../../../src/games/tijdlijn/inside/viewSize'
import { DECK_LIMITS } from '../../../src/games/tijdlijn/outside/deckForm'
import { HOST_FRAME } from '../../../src/protocol/hostMessages'
import { parsedOptions } from '../../support/match/randomOptions'
import { portOf } from './decks'
import { look } from './scenario'

const SHORT = 20

/** A deck in one language whose texts are as long as they may be, or short. */
function deckOf(name: string, count: number, letter: string): Json {
  const line = (longest: number): string => letter.repeat(letter === 'a' ? SHORT : longest)
  return {
    title: { en: name },
    languages: ['en'],
    events: Array.from({ length: count }, (_, index) => ({
      key: `${name}-${String(index)}`,
      year: 1000 + Math.floor(index / 2),
      theme: 'food',
      picture: 'scroll',
      text: {
        en: {
          front: `${String(index)} ${line(DECK_LIMITS.front - 6)}`,
          explanation: line(DECK_LIMITS.explanation),
        },
      },
      source: line(DECK_LIMITS.source),
    })),
  }
}

/** Reading takes longer than all the rest. */
const READ = new Map<string, ReturnType<typeof readDecks>>()

function readDecks(letter: string, count: number) {
  const contents = ['tijdlijn/one', 'tijdlijn/two', 'tijdlijn/three'].map((id) =>
    nameContent(id, deckOf(id.slice(9), count, letter)),
  )
  const decks = new Map<string, Deck>()
  for (const content of contents) {
    const read = tijdlijn.readContent(content)
    if (!read.ok) throw new Error(read.error)
    decks.set(content.id, read.value)
  }
  return { port: portOf(contents), decks }
}

function planned(options: Options, seats: number, letter: string, count = 300) {
  const { port, decks } = READ.get(letter) ?? readDecks(letter, count)
  READ.set(letter, { port, decks })
  const parsed = parsedOptions(tijdlijn, { ...options, decks: [...decks.keys()] }, port)
  return tijdlijn.plan(parsed, seats, decks)
}

/** The letters of a view in which as many cards lie dated as a match can ever turn. */
function fullViewOf(plan: TijdlijnPlan, cards: number): number {
  const state = tijdlijn.deal(plan, fastRandom('deal'), {})
  while (state.discard.length < cards) {
    const card = state.pile.pop()
    if (!card) break
    state.discard.push({ handle: 1_000_000 + state.discard.length, card })
  }
  return JSON.stringify(look({ state, plan })).length
}

const CONTEST = { mode: 'competitive', unseenFirst: 'off' }

describe('huge decks of one’s own', () => {
  it('TL-30 are refused where a long match could not be shown', () => {
    const plan = planned(CONTEST, 8, 'ä')
    expect(plan).toMatchObject({ ok: false, error: { reason: 'too-much-text', rule: 'TL-30' } })
    const values = plan.ok ? {} : plan.error.values
    expect(values.most).toBe(LONGEST_VIEW)
    expect(values.letters).toBeGreaterThan(LONGEST_VIEW)
  })

  it('TL-30 are played with where it can: short texts, fewer seats, or all together', () => {
    expect(planned(CONTEST, 8, 'a').ok).toBe(true)
    expect(planned({ cards: 48 }, 6, '🇳🇱', 20).ok).toBe(true)
  })

  it('TL-30 a view with them never grows beyond what was reckoned, and fits into a frame twice', () => {
    const plan = planned(CONTEST, 3, 'ä')
    if (!plan.ok) throw new Error(plan.error.reason)
    const { events, options } = plan.value
    const reckoned = largestView(events, options, 3)
    const full = fullViewOf(plan.value, 3 * 120)
    expect(full).toBeLessThan(reckoned + 2000)
    expect(full).toBeGreaterThan(reckoned * 0.8)
    expect(LONGEST_VIEW * 2).toBeLessThan(HOST_FRAME.longest)
  })
})
