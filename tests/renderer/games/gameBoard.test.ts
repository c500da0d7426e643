// @vitest-environment happy-dom
// The board of any game: when a question can be seen, the host is told.
import { mount } from '@vue/test-utils'
import { createPinia } from 'pinia'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { defineComponent, h, nextTick } from 'vue'
import { createI18n } from 'vue-i18n'
import type { OwnQuestion } from '../../../src/protocol/tableViews'
import GameBoard from '../../../src/renderer/games/GameBoard.vue'
import type { GameWindow } from '../../../src/renderer/games/gameTable'
import { sealScenery, type GuardedScenery } from '../../../src/renderer/stage/playing/sealScenery'
import { useSpeech } from '../../../src/renderer/speech/useSpeech'
import { readingTime } from '../../../src/renderer/stage/captions/useCaptions'
import { timingOf, turningOf } from '../../../src/renderer/stage/playing/timing'
import type { WhisperSeen, WhisperView } from '../../pretend/game/outside/contract'
import { isWhisperSeen, isWhisperView } from '../../pretend/game/outside/guards'
import { newMatch } from '../../pretend/newMatch'
import { whisperWindow } from '../../pretend/window/whisperWindow'
import { peopleNamed } from '../../support/window/windowAt'
import { unmountAfterEach } from '../../support/window/unmountAfterEach'

unmountAfterEach()
beforeEach(() => {
  Element.prototype.animate = () => new Animation()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})

/** As long as a picture takes here at most, in milliseconds. */
const PICTURE = 400

const TURNED = { at: ['seat-1'], faces: [1], stamp: 'whisper.stamp', tone: 'good' } as const

/** Every event is seen for a moment, and leaves the table as it is. */
const NUDGES: GuardedScenery<WhisperView, WhisperSeen> = {
  isView: isWhisperView,
  isSeen: isWhisperSeen,
  sceneOf: () => ({ nudges: ['seat-1'] }),
  taken: (view) => view,
  arrived: (view) => view,
}
const slowWindow = { ...whisperWindow, scenery: sealScenery(NUDGES) }

function askedWith(left: number): OwnQuestion[] {
  return [{ kind: 'whisper', name: 'w-1', left, limit: 20_000 }]
}

/** Every event is a card that is turned over for all to see. */
const turningWindow = {
  ...whisperWindow,
  face: defineComponent({ render: () => h('i') }),
  scenery: sealScenery({ ...NUDGES, sceneOf: () => ({ verdict: TURNED }) }),
}

const DEAL: readonly WhisperSeen[] = [
  { kind: 'whispered', seat: 1 },
  { kind: 'whispered', seat: 2 },
]
/** A deal of two pictures comes first. */
const dealtWindow = {
  ...whisperWindow,
  scenery: sealScenery({
    ...NUDGES,
    opening: (view) => ({ before: view, events: DEAL }),
  }),
}

function openBoard(own: readonly OwnQuestion[], game: GameWindow = slowWindow, beginning = false) {
  const match = newMatch()
  const names = ['Ann', 'Ben', 'Cem']
  const i18n = createI18n({ legacy: false, locale: 'en', missingWarn: false })
  const wrapper = mount(GameBoard, {
    props: {
      game,
      view: match.view(0, 'en'),
      events: [],
      version: 1,
      seats: peopleNamed(...names),
      names,
      listener: { you: 0, names, t: i18n.global.t },
      own,
      awaited: { kind: 'hidden' },
      arrived: 0,
      beginning,
      play: () => Promise.resolve({ type: 'answer', id: 1, ok: true }),
    },
    global: { plugins: [i18n, createPinia()] },
  })
  return { wrapper, seen: () => wrapper.emitted('seen') ?? [] }
}

describe('a question whose clock has not started', () => {
  it('is reported once it can be seen: when the pictures are over', async () => {
    const { wrapper, seen } = openBoard([])
    const events = [{ kind: 'whispered', seat: 1 }]
    await wrapper.setProps({ version: 2, events, own: askedWith(22_000), arrived: 5 })
    expect(seen()).toEqual([])
    vi.advanceTimersByTime(PICTURE)
    await nextTick()
    expect(seen()).toEqual([['w-1']])
  })
  it('is reported at once where nothing is shown', () => {
    expect(openBoard(askedWith(22_000)).seen()).toEqual([['w-1']])
  })
  it('is not reported when its clock runs', async () => {
    const { wrapper, seen } = openBoard([])
    await wrapper.setProps({ version: 2, own: askedWith(19_000), arrived: 5 })
    expect(seen()).toEqual([])
  })
})

describe('a question by ear', () => {
  it('is said when it can be answered, and what happened at once', async () => {
    const { wrapper } = openBoard([])
    const speech = useSpeech()
    const events = [{ kind: 'whispered', seat: 1 }]
    await wrapper.setProps({ version: 2, events, own: askedWith(19_000) })
    speech.tell('Ben whispers.')
    speech.press('Whom do you ask?')
    const { moves } = timingOf({ nudges: ['seat-1'] }, 'full')
    vi.advanceTimersByTime(moves - 1)
    expect([speech.polite, speech.pressing].map((text) => text.trim())).toEqual([
      'Ben whispers.',
      '',
    ])
    vi.advanceTimersByTime(1000)
    expect(speech.pressing.trim()).toBe('Whom do you ask?')
  })
  it('waits for no board that has gone', async () => {
    const { wrapper } = openBoard([])
    const speech = useSpeech()
    await wrapper.setProps({ version: 2, events: [{ kind: 'whispered', seat: 1 }] })
    speech.press('Whom do you ask?')
    wrapper.unmount()
    vi.advanceTimersByTime(150)
    expect(speech.pressing.trim()).toBe('Whom do you ask?')
  })
})

describe('a match that begins', () => {
  it('has its whole deal unseen from the first moment, before there is a table to deal on', () => {
    const { wrapper } = openBoard([], dealtWindow, true)
    expect(wrapper.emitted('unseen')?.[0]).toEqual([2])
  })
})

describe('the words under the pictures', () => {
  const events = [{ kind: 'whispered', seat: 1 }]
  const caption = ({ wrapper }: ReturnType<typeof openBoard>): string =>
    wrapper.get('.captions').text()

  it('tell of a card that is turned over once it lies open, not before', async () => {
    const board = openBoard([], turningWindow)
    await board.wrapper.setProps({ version: 2, events })
    expect(caption(board)).toBe('')
    const turning = turningOf({ verdict: TURNED })
    vi.advanceTimersByTime(turning - 1)
    await nextTick()
    expect(caption(board)).toBe('')
    vi.advanceTimersByTime(1)
    await nextTick()
    expect(caption(board)).not.toBe('')
  })
  it('stay until they can have been read, longer than the pictures', async () => {
    const board = openBoard([])
    await board.wrapper.setProps({ version: 2, events })
    const told = caption(board)
    vi.advanceTimersByTime(PICTURE)
    await nextTick()
    expect(board.wrapper.find('p.line').exists()).toBe(false)
    expect(caption(board)).toBe(told)
    vi.advanceTimersByTime(readingTime(told))
    await nextTick()
    expect(board.wrapper.find('.captions').exists()).toBe(false)
  })
  it('are as few as a game says, where the picture shows the rest', async () => {
    const voice = { ...slowWindow.voice, caption: () => 'She whispers.' }
    const board = openBoard([], { ...slowWindow, voice })
    await board.wrapper.setProps({ version: 2, events })
    expect(caption(board)).toBe('She whispers.')
  })
  it('are as few of a card that is turned over, some of which was told before', async () => {
    const verdict = { ...TURNED, before: 1 }
    const game = {
      ...turningWindow,
      voice: { ...slowWindow.voice, caption: () => 'She whispers.' },
      scenery: sealScenery({ ...NUDGES, sceneOf: () => ({ verdict }) }),
    }
    const board = openBoard([], game)
    await board.wrapper.setProps({ version: 2, events: [{ kind: 'whispered', seat: 1 }] })
    vi.advanceTimersByTime(turningOf({ verdict }) + timingOf({ verdict }, 'full').moves)
    await nextTick()
    expect(caption(board)).toMatch(/She whispers\.$/u)
  })
  it('tell of sums what is known already while they are counted, and what they decide after that', async () => {
    const sums = [{ at: ['seat-1'], totals: [3, 7] }]
    const scenery = sealScenery({
      isView: isWhisperView,
      isSeen: isWhisperSeen,
      sceneOf: () => ({ sums }),
      taken: (view) => view,
      arrived: (view) => view,
    })
    const voice = {
      ...slowWindow.voice,
      counting: () => 'Ann, Ben',
      caption: () => 'Ben 7 > Ann 3',
    }
    const board = openBoard([], { ...slowWindow, scenery, voice })
    await board.wrapper.setProps({ version: 2, events })
    expect(caption(board)).toBe('Ann, Ben')
    vi.advanceTimersByTime(timingOf({ sums }, 'full').moves - 1)
    await nextTick()
    expect(caption(board)).toBe('Ann, Ben')
    vi.advanceTimersByTime(1)
    await nextTick()
    // In its place, not below it.
    expect(caption(board)).toBe('Ben 7 > Ann 3')
  })
  it('tell at once of what turns nothing over', async () => {
    const board = openBoard([])
    await board.wrapper.setProps({ version: 2, events })
    expect(caption(board)).not.toBe('')
  })
})

describe('what happens while something else is read', () => {
  const events = [{ kind: 'whispered', seat: 1 }]

  it('is there at once and said in one line, not played in a rush', async () => {
    const { wrapper } = openBoard([])
    await wrapper.setProps({ covered: true })
    await wrapper.setProps({ version: 2, events })
    await wrapper.setProps({ version: 3, events })
    await wrapper.setProps({ covered: false })
    expect(wrapper.emitted('playing')).toBeUndefined()
    expect(wrapper.find('.caption').exists()).toBe(false)
    expect(wrapper.find('.missed').exists()).toBe(true)
  })
  it('is no longer spoken of once something is played again', async () => {
    const { wrapper } = openBoard([])
    await wrapper.setProps({ covered: true })
    await wrapper.setProps({ version: 2, events })
    await wrapper.setProps({ covered: false })
    await wrapper.setProps({ version: 3, events })
    expect(wrapper.find('.caption').exists()).toBe(true)
    vi.advanceTimersByTime(PICTURE)
    await nextTick()
    expect(wrapper.find('.missed').exists()).toBe(false)
  })
  it('begins with what is being played: it ends at once', async () => {
    const { wrapper, seen } = openBoard([])
    await wrapper.setProps({ version: 2, events, own: askedWith(22_000), arrived: 5 })
    await wrapper.setProps({ covered: true })
    expect(wrapper.emitted('playing')).toEqual([[true], [false]])
    expect(seen()).toEqual([['w-1']])
  })
})
