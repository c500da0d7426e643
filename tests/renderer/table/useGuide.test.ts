// @vitest-environment happy-dom
// The guide through a first match: every step is said once, however often its moment comes back.
import { mount } from '@vue/test-utils'
import { createPinia, setActivePinia } from 'pinia'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { computed, defineComponent, h, nextTick, ref, shallowRef, watch, type Ref } from 'vue'
import { createI18n } from 'vue-i18n'
import { useSpeech } from '../../../src/renderer/speech/useSpeech'
import { provideStage, type StageAround } from '../../../src/renderer/stage/playing/useStage'
import { readingTime } from '../../../src/renderer/stage/captions/useCaptions'
import { useGuide } from '../../../src/renderer/table/guide/useGuide'
import { unmountAfterEach } from '../../support/window/unmountAfterEach'

unmountAfterEach()

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Longer than it takes to read any step here. */
const READ_MS = 5000

/** A stage on which nothing moves and the player is asked this. */
function stageOf(asked: Readonly<Ref<string>>): StageAround {
  return {
    stage: {
      shown: computed(() => ({})),
      isPlaying: computed(() => false),
      scene: computed(() => undefined),
      begun: computed(() => []),
      count: computed(() => 0),
      isAwaited: computed(() => false),
      unseen: computed(() => 0),
      missed: ref(0),
      open: () => undefined,
      skip: () => undefined,
    },
    face: {},
    captions: shallowRef([]),
    asked: () => asked.value,
  }
}

function prepare({ hasMoments = false, hasLast = false, steps = 2, inAnyOrder = false } = {}) {
  const pinia = createPinia()
  setActivePinia(pinia)
  const say = vi.spyOn(useSpeech(), 'tellHint')
  const isWanted = ref(true)
  const moment = ref<number>()
  const isLast = ref(false)
  const asked = ref('')
  const messages = { en: { g: { title: 'Guide', step1: 'One.', step2: 'Two.', step3: 'Three.' } } }
  const Guided = defineComponent({
    setup() {
      const options = {
        name: 'test',
        words: 'g',
        steps,
        inAnyOrder,
        isWanted: () => isWanted.value,
      }
      const moments = hasMoments ? { moment: () => moment.value } : {}
      const last = hasLast ? { lastMoment: () => isLast.value } : {}
      return { guide: useGuide({ ...options, ...moments, ...last }) }
    },
    template: '<p>{{ guide.text.value }}</p>',
  })
  function onStage() {
    provideStage(stageOf(asked))
    return () => h(Guided)
  }
  const plugins = [pinia, createI18n({ legacy: false, locale: 'en', messages })]
  return {
    ...{ say, isWanted, moment, isLast, asked },
    open: () => mount(Guided, { global: { plugins } }),
    openTable: () => mount({ setup: onStage }, { global: { plugins } }),
  }
}

describe('the guide', () => {
  it('says a step once, though others play in between', async () => {
    const { say, isWanted, open } = prepare()
    const { vm } = open()
    for (const wanted of [false, true, false, true]) {
      isWanted.value = wanted
      await nextTick()
    }
    vm.guide.next()
    await nextTick()
    expect(say.mock.calls).toEqual([['One.'], ['Two.']])
  })
  it('is seen while others are asked, and heard when the own turn begins', async () => {
    const { say, asked, openTable } = prepare()
    const table = openTable()
    await nextTick()
    expect(table.text()).toBe('One.')
    expect(say).not.toHaveBeenCalled()
    asked.value = 'lay-1'
    await nextTick()
    expect(say.mock.calls).toEqual([['One.']])
  })
  it('says all the same what another moment has followed before it could be told', async () => {
    const { moment, open } = prepare({ hasMoments: true, inAnyOrder: true })
    const heard: string[] = []
    const speech = useSpeech()
    watch(
      () => speech.polite,
      (text) => heard.push(text.trim()),
      { flush: 'sync' },
    )
    open()
    for (const line of ['Cem guesses.', 'Mia guesses.']) speech.tell(line)
    moment.value = 1
    await nextTick()
    moment.value = 2
    await vi.advanceTimersByTimeAsync(4 * READ_MS)
    expect(heard).toEqual(['Cem guesses.', 'Mia guesses.', 'One.', 'Two.'])
  })
  it('goes on where it was after another page was looked at, and says nothing twice', async () => {
    const { say, open } = prepare()
    const first = open()
    first.vm.guide.next()
    await nextTick()
    first.unmount()
    const second = open()
    expect(second.text()).toBe('Two.')
    expect(say.mock.calls).toEqual([['One.'], ['Two.']])
    second.vm.guide.next()
    second.unmount()
    expect(open().text()).toBe('')
  })
  it('shows a step in its moment alone, waits for it otherwise, and passes over what has gone by or was read', async () => {
    const { say, moment, open } = prepare({ hasMoments: true, steps: 3 })
    moment.value = 1
    const guided = open()
    expect(guided.text()).toBe('One.')
    guided.vm.guide.next()
    await nextTick()
    expect(guided.text()).toBe('')
    const seen: string[] = []
    for (const now of [3, undefined, 2, 1, 3]) {
      moment.value = now
      await nextTick()
      await vi.advanceTimersByTimeAsync(READ_MS)
      seen.push(guided.text())
    }
    expect(seen).toEqual(['Three.', '', '', '', ''])
    expect(say.mock.calls).toEqual([['One.'], ['Three.']])
  })
  it('shows steps that come in any order each in its own moment, once, also after another page was looked at', async () => {
    const { say, moment, open } = prepare({ hasMoments: true, steps: 3, inAnyOrder: true })
    const seen: string[] = []
    async function see(guided: ReturnType<typeof open>, moments: readonly (number | undefined)[]) {
      for (const now of moments) {
        moment.value = now
        await nextTick()
        seen.push(guided.text())
        await vi.advanceTimersByTimeAsync(READ_MS)
      }
    }
    const first = open()
    await see(first, [2, undefined, 2, 1])
    first.unmount()
    await see(open(), [1, undefined, 2, 3, undefined, 1])
    expect(seen).toEqual(['Two.', '', '', 'One.', 'One.', '', '', 'Three.', '', ''])
    expect(say.mock.calls).toEqual([['Two.'], ['One.'], ['Three.']])
    expect(localStorage.getItem('stammtisch.guide.test')).toBe('1')
  })
  it('keeps a step until it can have been read, though its moment is over or the next one is there', async () => {
    const { say, isWanted, moment, open } = prepare({ hasMoments: true, steps: 3 })
    moment.value = 1
    const guided = open()
    isWanted.value = false
    await vi.advanceTimersByTimeAsync(500)
    expect(guided.text()).toBe('One.')
    isWanted.value = true
    moment.value = 2
    await vi.advanceTimersByTimeAsync(500)
    expect(guided.text()).toBe('One.')
    await vi.advanceTimersByTimeAsync(READ_MS)
    expect(guided.text()).toBe('Two.')
    isWanted.value = false
    await vi.advanceTimersByTimeAsync(READ_MS)
    expect(guided.text()).toBe('')
    expect(say.mock.calls).toEqual([['One.'], ['Two.']])
  })
  it('goes with its moment as soon as it could be read by whoever has acted since, and later for whoever has not', async () => {
    for (const acts of [true, false]) {
      localStorage.clear()
      sessionStorage.clear()
      const { moment, asked, openTable } = prepare({ hasMoments: true, steps: 3 })
      moment.value = 1
      asked.value = 'lay-1'
      const table = openTable()
      await nextTick()
      if (acts) asked.value = ''
      moment.value = undefined
      await vi.advanceTimersByTimeAsync(readingTime('One.') - 1)
      expect(table.text()).toBe('One.')
      await vi.advanceTimersByTimeAsync(1)
      expect(table.text()).toBe(acts ? '' : 'One.')
      if (!acts) {
        asked.value = ''
        await nextTick()
        await nextTick()
        expect(table.text()).toBe('')
      }
      table.unmount()
    }
  })
  it('lets the last step wait for its moment, which puts it in the place of any before, unread as it may be', async () => {
    const { say, isLast, open } = prepare({ hasLast: true, steps: 3 })
    const guided = open()
    expect(guided.text()).toBe('One.')
    isLast.value = true
    await nextTick()
    expect(guided.text()).toBe('Three.')
    guided.unmount()
    localStorage.clear()
    sessionStorage.clear()
    isLast.value = false
    const patient = open()
    patient.vm.guide.next()
    patient.vm.guide.next()
    await nextTick()
    expect(patient.text()).toBe('')
    isLast.value = true
    await nextTick()
    expect(patient.text()).toBe('Three.')
    expect(say.mock.calls).toEqual([['One.'], ['Three.'], ['One.'], ['Three.']])
  })
  it('goes at once for whoever has understood, and comes no more for whoever skips', async () => {
    const { isWanted, open } = prepare({ steps: 3 })
    const guided = open()
    guided.vm.guide.next()
    await nextTick()
    expect(guided.text()).toBe('Two.')
    isWanted.value = false
    guided.vm.guide.next()
    await nextTick()
    expect(guided.text()).toBe('')
    isWanted.value = true
    await nextTick()
    expect(guided.text()).toBe('Three.')
    guided.vm.guide.skip()
    await vi.advanceTimersByTimeAsync(READ_MS)
    expect(guided.text()).toBe('')
  })
  it('lets a step without moments go once it could be read and the player has answered, whatever others do', async () => {
    const { asked, openTable } = prepare()
    const table = openTable()
    const seen: string[] = []
    for (const question of ['', 'lay-1', '', 'lay-2', 'lay-3']) {
      asked.value = question
      await nextTick()
      seen.push(table.text())
      await vi.advanceTimersByTimeAsync(READ_MS)
      seen.push(table.text())
    }
    // Nothing was asked, then a card was laid; two questions in a row are two moves.
    expect(seen.slice(0, 4)).toEqual(['One.', 'One.', 'One.', 'One.'])
    expect(seen.slice(4)).toEqual(['Two.', 'Two.', 'Two.', 'Two.', '', ''])
    expect(localStorage.getItem('stammtisch.guide.test')).toBe('1')
  })
})
