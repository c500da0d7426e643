// @vitest-environment happy-dom
// What is said at a table stands beside whoever says it.
import { afterEach, expect, it, vi } from 'vitest'
import { flushPromises } from '@vue/test-utils'
import SpeechBubbles from '../../../src/renderer/talk/SpeechBubbles.vue'
import { openWindow, stateOf, tableOf } from '../../support/window/windowAt'
import type { ChatLine } from '../../../src/protocol/tableViews'
import { placeAt } from '../../support/window/placeAt'
import { unmountAfterEach } from '../../support/window/unmountAfterEach'

unmountAfterEach()
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
  document.body.replaceChildren()
})

function laid(spot: string, rect: DOMRect): HTMLElement {
  const one = document.createElement('div')
  one.dataset['spot'] = spot
  placeAt(rect, one)
  return one
}

/** The box of a table in which a bubble is 140 pixels wide and 36 high. */
function openBox(rect: DOMRect): HTMLElement {
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(140)
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(36)
  return document.body.appendChild(laid('table', rect))
}

/** The bubbles over a table, who sits there, and what makes them appear. */
function openBubbles(box: HTMLElement) {
  const table = tableOf()
  const { wrapper, store } = openWindow(
    SpeechBubbles,
    { box, seats: table.seats },
    { state: stateOf(table) },
  )
  const show = async (...chat: readonly ChatLine[]): Promise<void> => {
    store.state = { ...store.state, chat }
    await flushPromises()
  }
  const people = table.seats.map((seat) => ('person' in seat ? seat.person : ''))
  expect(people).not.toContain('')
  return {
    wrapper,
    store,
    show,
    people,
    say: (...by: readonly (string | undefined)[]) =>
      show(
        ...by.map((person = '', at) => ({ number: at + 1, person, name: 'Ben', text: 'Hello' })),
      ),
  }
}

it('hides no points: a bubble keeps clear of the place below whoever speaks', async () => {
  const box = openBox(new DOMRect(0, 50, 844, 340))
  box.append(laid('seat-1', new DOMRect(8, 120, 150, 45)))
  box.append(laid('seat-0', new DOMRect(8, 170, 240, 60)))
  const { wrapper, say, people } = openBubbles(box)
  await say(people[1])
  expect(wrapper.get('.bubble').classes()).toContain('above')
})

it('stands in a list of seats after the name, over no other row and no heading', async () => {
  const box = openBox(new DOMRect(0, 0, 600, 600))
  const sheet = box.appendChild(document.createElement('section'))
  sheet.className = 'sheet people'
  sheet.innerHTML = '<h2></h2><ol class="seats"></ol>'
  placeAt(new DOMRect(20, 40, 440, 34), sheet.firstElementChild)
  for (const number of [0, 1, 2]) {
    const row = document.createElement('li')
    row.className = 'seat'
    placeAt(new DOMRect(20, 85 + number * 66, 440, 58), row)
    const who = laid(`seat-${String(number)}`, new DOMRect(80, 95 + number * 66, 300, 40))
    who.className = 'who'
    who.innerHTML = '<strong></strong>'
    placeAt(new DOMRect(80, 95 + number * 66, 90, 20), who.firstElementChild)
    row.append(who)
    sheet.lastElementChild?.append(row)
  }
  const { wrapper, say, people } = openBubbles(box)
  await say(people[0], people[1])
  const sides = wrapper.findAll('.bubble').map((one) => one.classes('beside'))
  expect(sides.length).toBeGreaterThan(0)
  expect(sides).not.toContain(false)
})

it('covers neither names nor own cards, and what oneself says is not shown where there is no room beside', async () => {
  const box = openBox(new DOMRect(0, 0, 360, 600))
  box.append(laid('seat-0', new DOMRect(0, 460, 360, 30)))
  box.append(laid('seat-1', new DOMRect(0, 0, 360, 40)))
  const card = document.createElement('button')
  card.dataset['handCard'] = ''
  placeAt(new DOMRect(0, 490, 360, 110), card)
  const sentence = document.createElement('div')
  sentence.className = 'ask'
  sentence.innerHTML = '<p class="sentence"></p>'
  for (const part of [sentence, ...sentence.children]) {
    placeAt(new DOMRect(0, 40, 360, 100), part)
  }
  const question = document.createElement('div')
  question.className = 'question-card'
  placeAt(new DOMRect(0, 300, 360, 160), question)
  box.append(card, sentence, question)
  const { wrapper, store, say, people } = openBubbles(box)
  expect(store.you).toBe(0)
  await say(people[0], people[1])
  expect(wrapper.findAll('.bubble').map((one) => one.attributes('data-line'))).toEqual(['2'])
  const { top = '' } =
    /top: (?<top>[\d.]+)px/u.exec(wrapper.get('.bubble').attributes('style') ?? '')?.groups ?? {}
  expect(wrapper.get('.bubble').classes()).toContain('apart')
  expect(Number(top)).toBeGreaterThanOrEqual(140)
  expect(Number(top)).toBeLessThanOrEqual(300 - 36)
})

it('covers no pile and no points on the table, nor what comes to lie there, but words for the ear alone', async () => {
  vi.useFakeTimers()
  const box = openBox(new DOMRect(0, 50, 390, 700))
  box.insertAdjacentHTML(
    'beforeend',
    '<div class="game-stage"><div class="room"><div><p>31</p><b style="clip-path: inset(50%)">points</b></div></div></div>',
  )
  placeAt(new DOMRect(200, 100, 190, 60), box, 'p')
  placeAt(new DOMRect(0, 100, 390, 60), box, 'b')
  box.append(laid('seat-1', new DOMRect(150, 50, 90, 40)))
  const { wrapper, say, people } = openBubbles(box)
  await say(people[1])
  const leftOf = (): number =>
    Number(
      /left: (?<left>[\d.]+)px/u.exec(wrapper.get('.bubble').attributes('style') ?? '')?.groups?.[
        'left'
      ],
    )
  expect(wrapper.get('.bubble').classes()).toContain('below')
  expect(leftOf()).toBeLessThanOrEqual(200 - 70)
  placeAt(new DOMRect(0, 100, 190, 60), box, 'p')
  vi.advanceTimersByTime(1000)
  await flushPromises()
  expect(leftOf()).toBeGreaterThanOrEqual(190 + 70)
})

it('stands with the name in it where it can be read while whoever speaks is out of sight: below the window, or under what begins', async () => {
  vi.useFakeTimers()
  const box = openBox(new DOMRect(0, -100, 390, 1600))
  const begin = box.appendChild(document.createElement('div'))
  begin.className = 'begin'
  placeAt(new DOMRect(0, 600, 390, 168), begin)
  const seat = box.appendChild(laid('seat-1', new DOMRect(60, 900, 200, 40)))
  const { wrapper, say, people } = openBubbles(box)
  await say(people[1])
  for (const [top, side] of [
    [900, 'apart'],
    [680, 'apart'],
    [300, 'below'],
  ] as const) {
    placeAt(new DOMRect(60, top, 200, 40), seat)
    vi.advanceTimersByTime(400)
    await flushPromises()
    const bubble = wrapper.get<HTMLElement>('.bubble')
    expect([top, ...bubble.classes()]).toContain(side)
    expect(Number.parseFloat(bubble.element.style.top)).toBeLessThan(600)
  }
})

it('keeps off the head of a lobby, whoever speaks: there others read what is played', async () => {
  const box = openBox(new DOMRect(0, 0, 360, 640))
  box.className = 'lobby'
  box.innerHTML = '<header class="head"><h1>At Ole’s</h1></header>'
  for (const part of box.querySelectorAll('*')) {
    placeAt(new DOMRect(12, 4, 336, 110), part)
  }
  const { wrapper, say } = openBubbles(box)
  await say('a-watcher')
  const bubble = wrapper.get<HTMLElement>('.bubble')
  expect(bubble.classes()).toContain('apart')
  expect(Number.parseFloat(bubble.element.style.top)).toBeGreaterThanOrEqual(114)
})

it('keeps off a tip in the bar, and off the title while it is read in the log beside', async () => {
  vi.useFakeTimers()
  const box = openBox(new DOMRect(0, 56, 1280, 700))
  const bar = document.createElement('header')
  bar.className = 'bar'
  placeAt(new DOMRect(0, 0, 1280, 56), bar)
  document.body.prepend(bar)
  box.innerHTML = '<div class="slip-place above"><p></p></div><div class="ask-sheet yours"></div>'
  placeAt(new DOMRect(160, 0, 1120, 56), box, 'p')
  placeAt(new DOMRect(0, 56, 1280, 700), box, '.ask-sheet')
  const { wrapper, say, people } = openBubbles(box)
  await say(people[1])
  const bubble = wrapper.get<HTMLElement>('.bubble')
  expect(Number.parseFloat(bubble.element.style.left) + 140 / 2).toBeLessThanOrEqual(160)
  placeAt(new DOMRect(120, 0, 1160, 56), box, 'p')
  vi.advanceTimersByTime(400)
  await flushPromises()
  expect(wrapper.get('.bubble').classes()).toContain('title')
  box.insertAdjacentHTML('afterend', '<aside class="beside"><ol class="log-lines"></ol></aside>')
  vi.advanceTimersByTime(400)
  await flushPromises()
  expect(wrapper.find('.bubble').exists()).toBe(false)
})

it('leaves it to a chat in sight to say what was said by whoever is out of sight', async () => {
  const box = openBox(new DOMRect(0, -500, 1000, 1600))
  box.append(laid('seat-1', new DOMRect(500, -300, 400, 40)))
  box.insertAdjacentHTML('beforeend', '<section class="chat"><ol class="lines"></ol></section>')
  const lines = box.querySelector('.lines')
  const {
    wrapper,
    show,
    people: [, person = ''],
  } = openBubbles(box)
  const react = async (number: number, top: number): Promise<void> => {
    placeAt(new DOMRect(0, top, 400, 128), lines)
    await show({ number, person, name: 'Ben', reaction: 'clap' })
  }
  await react(1, 1200)
  expect(wrapper.findAll('.bubble')).toHaveLength(1)
  await react(2, 200)
  expect(wrapper.findAll('.bubble')).toHaveLength(0)
})
