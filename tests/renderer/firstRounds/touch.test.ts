// @vitest-environment happy-dom
// A first round marks what is touched next: whoever touches that, and nothing else, plays it to its end.
import { flushPromises } from '@vue/test-utils'
import { beforeEach, afterEach, expect, it, vi } from 'vitest'
import { arrowPlaceOf } from '../../../src/renderer/firstRounds/arrowPlace'
import { heldOn, nextTouched } from '../../../src/renderer/firstRounds/touch'
import FirstRoundTable from '../../../src/renderer/firstRounds/FirstRoundTable.vue'
import { FIRST_ROUNDS } from '../../../src/renderer/games/firstRounds'
import GameBoard from '../../../src/renderer/games/GameBoard.vue'
import { GAME_WINDOWS } from '../../../src/renderer/games/gameTables'
import { dealFirstRound } from '../../../src/renderer/replay/dealFirstRound'
import { roundOf } from '../../support/window/firstRoundMoves'
import '../../support/window/settleImports'
import { openWindow, stateOf, tableOf } from '../../support/window/windowAt'

/** More than any step takes. */
const MOST = 10

beforeEach(() => {
  localStorage.clear()
  localStorage.setItem('stammtisch.settings', JSON.stringify({ motion: 'off', sound: false }))
})
afterEach(() => {
  vi.useRealTimers()
  document.body.innerHTML = ''
})

async function openRound(key: string) {
  const round = await roundOf(key, 'de')
  const match = dealFirstRound(round, 'de')
  const game = await GAME_WINDOWS[round.game]()
  const { wrapper, t } = openWindow(
    FirstRoundTable,
    { round, match, language: 'de', game, title: key },
    { state: stateOf(tableOf()), language: 'de' },
  )
  await vi.dynamicImportSettled()
  await flushPromises()
  return { round, wrapper, t, text: () => wrapper.get('.coach .text').text() }
}

/** A word is typed, anything else pressed. */
async function touch(one: HTMLElement): Promise<void> {
  if (one instanceof HTMLInputElement) {
    one.value = 'HUND'
    one.dispatchEvent(new Event('input', { bubbles: true }))
  } else one.click()
  await flushPromises()
}

it.each(FIRST_ROUNDS)('whoever touches what is marked plays the first round of %s', async (key) => {
  const { round, wrapper, t, text } = await openRound(key)
  const board = wrapper.get<HTMLElement>('.board').element
  const wayOn = (): string | undefined => wrapper.get('.coach .buttons').attributes('role')
  for (const step of round.steps) {
    const said = t(`${round.words}.say.${step.say}`)
    expect(text()).toBe(said)
    if (!step.touch) {
      expect(step.own, step.say).toBeUndefined()
      // From there, too, a screen reader hands on the keys of the table.
      expect(wayOn()).toBe('toolbar')
      await wrapper.get('.coach button').trigger('click')
      await flushPromises()
      continue
    }
    const held = heldOn(board).length
    for (let taps = 0; taps < MOST && text() === said; taps += 1) {
      const [next] = nextTouched(board, step.touch, held)
      if (!next) throw new Error(`nothing is marked: ${step.say}`)
      await touch(next)
    }
    expect(text(), step.say).not.toBe(said)
  }
  expect(text()).toBe(t(`${round.words}.learnt`))
  // Nothing is played any more: what stands there is read.
  expect(wayOn()).toBeUndefined()
})

it('asks for nothing while pictures are shown, and has no way on beside the one that ends them', async () => {
  const { round, wrapper, t, text } = await openRound('tafelrunde')
  const board = wrapper.getComponent(GameBoard)
  const play = async (isPlaying: boolean): Promise<void> => {
    board.vm.$emit('playing', isPlaying)
    await flushPromises()
  }
  const next = () => wrapper.findAll('.coach button').filter((one) => one.text() === 'Weiter')
  // What is told of the table stays while it is being laid.
  await play(true)
  expect(text()).toBe(t(`${round.words}.say.hello`))
  expect(next()).toHaveLength(0)
  await play(false)
  expect(document.activeElement).toBe(next()[0]?.element)
  await next()[0]?.trigger('click')
  await flushPromises()
  const [move] = round.steps[1]?.own ?? []
  const [question] = board.props('own')
  await play(true)
  await board.props('play')(move ?? {}, question?.name ?? '')
  await flushPromises()
  expect(text()).toBe(t('app.firstRound.watch'))
  await play(false)
  expect(text()).toBe(t(`${round.words}.say.seven`))
})

it('rings what is next, and goes along with every choice', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const { wrapper } = await openRound('time-bluff')
  const marked = async (): Promise<(string | undefined)[]> => {
    vi.advanceTimersByTime(200)
    await flushPromises()
    const found = wrapper.findAll<HTMLElement>('[data-touch-next]')
    expect(wrapper.findAll('.touch-mark')).toHaveLength(found.length)
    return found.map(({ element: { dataset } }) => dataset['key'] ?? dataset['drop'])
  }
  expect(await marked()).toEqual([])
  await wrapper.get('.coach button').trigger('click')
  // Either of two equal cards.
  expect(await marked()).toEqual(['10-0', '22-0'])
  await wrapper.get('[data-hand-card][data-key="22-0"]').trigger('click')
  expect(await marked()).toEqual(['9-0'])
  await wrapper.get('[data-hand-card][data-key="9-0"]').trigger('click')
  expect(await marked()).toEqual(['place:0'])
  // The ear has the words of the coach, and a mark takes no press.
  expect(wrapper.get('.touch-mark').attributes('aria-hidden')).toBe('true')
  wrapper.unmount()
  expect(document.querySelector('[data-touch-next]')).toBeNull()
})

it.each([
  ['above it, where there is room', 300, [], 'above'],
  ['below it, where words end above it', 300, [{ top: 270, bottom: 290 }], 'below'],
  ['above it beside words that end before it', 300, [{ top: 260, bottom: 282 }], 'above'],
  ['nowhere, with words above and below', 300, [{ top: 270, bottom: 360 }], 'none'],
  ['below it at the upper edge of the window', 10, [], 'below'],
] as const)('points %s', (_, top, lines, place) => {
  const words = document.body.appendChild(document.createElement('p'))
  words.textContent = 'once it is locked, you cannot.'
  document.elementsFromPoint = () => [words]
  const rects = lines.map(({ top: from, bottom }) => new DOMRect(0, from, 400, bottom - from))
  const list = { ...rects, length: rects.length, item: (at: number) => rects[at] ?? null }
  vi.spyOn(Range.prototype, 'getClientRects').mockReturnValue(
    Object.assign(list, { [Symbol.iterator]: () => rects.values() }),
  )
  expect(arrowPlaceOf({ left: 100, top, width: 200, height: 40 })).toBe(place)
  vi.restoreAllMocks()
})
