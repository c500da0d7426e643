// @vitest-environment happy-dom
// Card after card, as somebody else draws them: one line of the log, one sentence for the ear, one caption.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { defineComponent, effectScope, nextTick, watch } from 'vue'
import { toJson } from '../../../src/engine/basics/json'
import { dealt, viewOf } from '../../games/buchstabenbluff/scenario'
import { parseCard } from '../../../src/games/buchstabenbluff/outside/cards'
import type { BuchstabenbluffSeen } from '../../../src/games/buchstabenbluff/outside/contract'
import type { MatchView } from '../../../src/protocol/tableViews'
import { buchstabenbluffWindow } from '../../../src/renderer/games/buchstabenbluff/window'
import { useSpeech } from '../../../src/renderer/speech/useSpeech'
import { useTelling } from '../../../src/renderer/speech/telling/useTelling'
import { createEventRuns } from '../../../src/renderer/stage/playing/createEventRuns'
import { useCaptions } from '../../../src/renderer/stage/captions/useCaptions'
import { useTable } from '../../../src/renderer/stores/table'
import { openWindow, peopleNamed, stateOf, tableOf } from '../../support/window/windowAt'
import { unmountAfterEach } from '../../support/window/unmountAfterEach'

unmountAfterEach()
beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const NAMES = ['Ann', 'Ben', 'Cem']
const Telling = defineComponent(() => {
  useTelling(() => buchstabenbluffWindow, useTable())
  return () => undefined
})
const DREW = toJson({ kind: 'drew', seat: 1, cause: 'turn' } satisfies BuchstabenbluffSeen)
function ownDraw(letter: string, cause: 'turn' | 'refill' = 'turn') {
  const card = parseCard(letter)
  if (!card.ok) throw new Error(letter)
  return toJson({ kind: 'drew', seat: 0, cause, card: card.value } satisfies BuchstabenbluffSeen)
}
const BEGAN = toJson({ kind: 'turnBegan', seat: 1, turn: 2 } satisfies BuchstabenbluffSeen)
const PASSED = toJson({
  kind: 'passed',
  seat: 1,
  cause: 'chosen',
} satisfies BuchstabenbluffSeen)

/** A table where Ann listens to Ben. */
async function openTable() {
  const match: MatchView = {
    number: 1,
    game: 'buchstabenbluff',
    view: toJson(viewOf(dealt(3), 0)),
    own: [],
    awaited: { kind: 'hidden' },
    entries: 1,
    commitment: 'c',
  }
  const table = tableOf({ game: 'buchstabenbluff', seats: peopleNamed(...NAMES) })
  const part = openWindow(Telling, {}, { state: stateOf(table, match) })
  await nextTick()
  const speech = useSpeech()
  const said: string[] = []
  watch(
    () => speech.polite,
    (text) => said.push(text.trim()),
    { flush: 'sync' },
  )
  const begun = speech.lines.length
  let version = 2
  return {
    part,
    said,
    log: () => speech.lines.slice(begun).map(({ text }) => text),
    tell: async (event: typeof DREW, wait: number) => {
      part.host.happened({ type: 'match', table: 't1', version, match, events: [event] })
      version += 1
      await vi.advanceTimersByTimeAsync(wait)
    },
  }
}

describe('card after card', () => {
  it('BB-04 is one line of the log and one sentence, said once something else happens', async () => {
    const { tell, log, said } = await openTable()
    for (let card = 0; card < 5; card++) await tell(DREW, 1000)
    expect(log()).toEqual(['Ben draws 5 cards.'])
    expect(said).toEqual([])
    await tell(PASSED, 9000)
    expect(log()).toEqual(['Ben draws 5 cards.', 'Ben passes.'])
    expect(said).toEqual(['Ben draws 5 cards.', 'Ben passes.'])
  })
  it('BB-04 is said while somebody thinks, and what comes later by itself', async () => {
    const { tell, log, said } = await openTable()
    await tell(DREW, 500)
    await tell(DREW, 9000)
    expect(said).toEqual(['Ben draws 2 cards.'])
    await tell(DREW, 9000)
    expect(said).toEqual(['Ben draws 2 cards.', 'Ben draws a card.'])
    expect(log()).toEqual(['Ben draws 3 cards.'])
  })
  it('BB-04 of one’s own is one line with all letters, said as soon as the drawing rests', async () => {
    const { tell, log, said } = await openTable()
    await tell(ownDraw('R'), 200)
    await tell(ownDraw('I'), 200)
    expect(said).toEqual([])
    await tell(ownDraw('?'), 600)
    expect(said).toEqual(['You draw R, I and a question mark.'])
    await tell(ownDraw('S'), 2000)
    expect(said.slice(1)).toEqual(['You draw S.'])
    expect(log()).toEqual(['You draw R, I, a question mark and S.'])
  })
  it('BB-21 cards that one draws up are one sentence too, apart from those drawn before', async () => {
    const { tell, log, said } = await openTable()
    await tell(ownDraw('R'), 0)
    for (const letter of 'SEJ') await tell(ownDraw(letter, 'refill'), 0)
    await tell(PASSED, 9000)
    expect(log()).toEqual(['You draw R.', 'You draw S, E and J.', 'Ben passes.'])
    expect(said).toEqual(log())
  })
  it('BB-04 is one caption', async () => {
    const { part } = await openTable()
    const listener = { you: 0, names: NAMES, t: part.t }
    const captions = effectScope().run(useCaptions)
    if (!captions) throw new Error('captions are there')
    const { parts, show, pass } = createEventRuns(captions, (row) => {
      const line = buchstabenbluffWindow.voice.inRow?.(row, listener)
      return line && [line.text]
    })
    expect([DREW, DREW, PASSED].map((event) => show([event]))).toEqual([[], [], [PASSED]])
    expect(captions.lines.value.map(({ text }) => text)).toEqual(['Ben draws 2 cards.'])
    show([DREW])
    expect(captions.lines.value.map(({ text }) => text)).toEqual([
      'Ben draws 2 cards.',
      'Ben draws a card.',
    ])
    // What is hurried over comes all at once, or is not seen at all: the line counts as the log does.
    expect(show([DREW, DREW, DREW, PASSED])).toEqual([PASSED])
    expect(captions.lines.value.at(-1)?.text).toBe('Ben draws 4 cards.')
    pass([DREW])
    show([DREW])
    pass([DREW])
    expect(captions.lines.value.at(-1)?.text).toBe('Ben draws 3 cards.')
    // It is seen together with that the turn begins, and begins behind that all the same.
    const [before = [], row = []] = parts([BEGAN, DREW])
    expect([show(before), show(row), show([DREW, DREW])]).toEqual([[BEGAN], [], []])
    expect(captions.lines.value.at(-1)?.text).toBe('Ben draws 3 cards.')
    expect(captions.lines.value).toHaveLength(2)
    expect(parts([DREW, PASSED])).toEqual([[DREW, PASSED]])
  })
})
