// @vitest-environment happy-dom
// What is said at a table stands beside whoever says it.
import { afterEach, expect, it, vi } from 'vitest'
import { flushPromises } from '@vue/test-utils'
import SpeechBubbles from '../../../src/renderer/talk/SpeechBubbles.vue'
import { openWindow, stateOf, tableOf } from '../../support/window/windowAt'
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
  one.getBoundingClientRect = () => rect
  return one
}

/** The box of a table in which a bubble is 140 pixels wide and 36 high. */
function openBox(rect: DOMRect): HTMLElement {
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(140)
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(36)
  return document.body.appendChild(laid('table', rect))
}

it('hides no points: a bubble keeps clear of the place below whoever speaks', async () => {
  const box = openBox(new DOMRect(0, 50, 844, 340))
  box.append(laid('seat-1', new DOMRect(8, 120, 150, 45)))
  box.append(laid('seat-0', new DOMRect(8, 170, 240, 60)))
  const table = tableOf()
  const [, seat] = table.seats
  const person = seat && 'person' in seat ? seat.person : ''
  const { wrapper, store } = openWindow(
    SpeechBubbles,
    { box, seats: table.seats },
    { state: stateOf(table) },
  )
  const line = { number: 1, person, name: 'Ben', text: 'Hello' }
  store.state = { ...store.state, chat: [line] }
  await flushPromises()
  expect(person).not.toBe('')
  expect(wrapper.get('.bubble').classes()).toContain('above')
})

it('stands in a list of seats after the name, over no other row and no heading', async () => {
  const box = openBox(new DOMRect(0, 0, 600, 600))
  const sheet = box.appendChild(document.createElement('section'))
  sheet.className = 'sheet people'
  sheet.innerHTML = '<h2></h2><ol class="seats"></ol>'
  const place = (one: Element | null, rect: DOMRect): void => {
    if (one instanceof HTMLElement) one.getBoundingClientRect = () => rect
  }
  place(sheet.firstElementChild, new DOMRect(20, 40, 440, 34))
  for (const number of [0, 1, 2]) {
    const row = document.createElement('li')
    row.className = 'seat'
    place(row, new DOMRect(20, 85 + number * 66, 440, 58))
    const who = laid(`seat-${String(number)}`, new DOMRect(80, 95 + number * 66, 300, 40))
    who.className = 'who'
    who.innerHTML = '<strong></strong>'
    place(who.firstElementChild, new DOMRect(80, 95 + number * 66, 90, 20))
    row.append(who)
    sheet.lastElementChild?.append(row)
  }
  const table = tableOf()
  const { wrapper, store } = openWindow(
    SpeechBubbles,
    { box, seats: table.seats },
    { state: stateOf(table) },
  )
  const chat = [0, 1].map((number) => {
    const seat = table.seats[number]
    const person = seat && 'person' in seat ? seat.person : ''
    return { number, person, name: 'Ben', text: 'Hello' }
  })
  store.state = { ...store.state, chat }
  await flushPromises()
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
  card.getBoundingClientRect = () => new DOMRect(0, 490, 360, 110)
  const sentence = document.createElement('div')
  sentence.className = 'ask'
  sentence.innerHTML = '<p class="sentence"></p>'
  for (const part of [sentence, ...sentence.children]) {
    part.getBoundingClientRect = () => new DOMRect(0, 40, 360, 100)
  }
  const question = document.createElement('div')
  question.className = 'question-card'
  question.getBoundingClientRect = () => new DOMRect(0, 300, 360, 160)
  box.append(card, sentence, question)
  const table = tableOf()
  const [mine, other] = table.seats.map((seat) => ('person' in seat ? seat.person : ''))
  const { wrapper, store } = openWindow(
    SpeechBubbles,
    { box, seats: table.seats },
    { state: stateOf(table) },
  )
  expect(store.you).toBe(0)
  const lines = [mine, other].map((person = '', at) => ({
    number: at + 1,
    person,
    name: person,
    text: 'Hello',
  }))
  store.state = { ...store.state, chat: lines }
  await flushPromises()
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
  const lies = (part: string, rect: DOMRect): void => {
    const one = box.querySelector(part)
    if (one) one.getBoundingClientRect = () => rect
  }
  lies('p', new DOMRect(200, 100, 190, 60))
  lies('b', new DOMRect(0, 100, 390, 60))
  box.append(laid('seat-1', new DOMRect(150, 50, 90, 40)))
  const table = tableOf()
  const [, seat] = table.seats
  const person = seat && 'person' in seat ? seat.person : ''
  const { wrapper, store } = openWindow(
    SpeechBubbles,
    { box, seats: table.seats },
    { state: stateOf(table) },
  )
  store.state = { ...store.state, chat: [{ number: 1, person, name: 'Ben', text: 'Hello' }] }
  await flushPromises()
  const leftOf = (): number =>
    Number(
      /left: (?<left>[\d.]+)px/u.exec(wrapper.get('.bubble').attributes('style') ?? '')?.groups?.[
        'left'
      ],
    )
  expect(wrapper.get('.bubble').classes()).toContain('below')
  expect(leftOf()).toBeLessThanOrEqual(200 - 70)
  lies('p', new DOMRect(0, 100, 190, 60))
  vi.advanceTimersByTime(1000)
  await flushPromises()
  expect(leftOf()).toBeGreaterThanOrEqual(190 + 70)
})

it('stands with the name in it where it can be read while whoever speaks is out of sight: below the window, or under what begins', async () => {
  vi.useFakeTimers()
  const box = openBox(new DOMRect(0, -100, 390, 1600))
  const begin = box.appendChild(document.createElement('div'))
  begin.className = 'begin'
  begin.getBoundingClientRect = () => new DOMRect(0, 600, 390, 168)
  const seat = box.appendChild(laid('seat-1', new DOMRect(60, 900, 200, 40)))
  const table = tableOf()
  const { wrapper, store } = openWindow(
    SpeechBubbles,
    { box, seats: table.seats },
    { state: stateOf(table) },
  )
  const line = { number: 1, person: 'p1', name: 'Ben', text: 'Hello' }
  store.state = { ...store.state, chat: [line] }
  for (const [top, side] of [
    [900, 'apart'],
    [680, 'apart'],
    [300, 'below'],
  ] as const) {
    seat.getBoundingClientRect = () => new DOMRect(60, top, 200, 40)
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
    part.getBoundingClientRect = () => new DOMRect(12, 4, 336, 110)
  }
  const table = tableOf()
  const { wrapper, store } = openWindow(
    SpeechBubbles,
    { box, seats: table.seats },
    { state: stateOf(table) },
  )
  const line = { number: 1, person: 'a-watcher', name: 'Zoe', text: 'Hello' }
  store.state = { ...store.state, chat: [line] }
  await flushPromises()
  const bubble = wrapper.get<HTMLElement>('.bubble')
  expect(bubble.classes()).toContain('apart')
  expect(Number.parseFloat(bubble.element.style.top)).toBeGreaterThanOrEqual(114)
})

it('keeps off a tip in the bar, and off the title while it is read in the log beside', async () => {
  vi.useFakeTimers()
  const box = openBox(new DOMRect(0, 56, 1280, 700))
  const bar = document.createElement('header')
  bar.className = 'bar'
  bar.getBoundingClientRect = () => new DOMRect(0, 0, 1280, 56)
  document.body.prepend(bar)
  box.innerHTML = '<div class="slip-place above"><p></p></div><div class="ask-sheet yours"></div>'
  const lies = (part: string, rect: DOMRect): void => {
    const one = box.querySelector(part)
    if (one) one.getBoundingClientRect = () => rect
  }
  lies('p', new DOMRect(160, 0, 1120, 56))
  lies('.ask-sheet', new DOMRect(0, 56, 1280, 700))
  const table = tableOf()
  const { wrapper, store } = openWindow(
    SpeechBubbles,
    { box, seats: table.seats },
    { state: stateOf(table) },
  )
  const line = { number: 1, person: 'p1', name: 'Ben', text: 'Hello' }
  store.state = { ...store.state, chat: [line] }
  await flushPromises()
  const bubble = wrapper.get<HTMLElement>('.bubble')
  expect(Number.parseFloat(bubble.element.style.left) + 140 / 2).toBeLessThanOrEqual(160)
  lies('p', new DOMRect(120, 0, 1160, 56))
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
  if (!lines) throw new Error('there is a chat')
  const table = tableOf()
  const [, seat] = table.seats
  const person = seat && 'person' in seat ? seat.person : ''
  const { wrapper, store } = openWindow(
    SpeechBubbles,
    { box, seats: table.seats },
    { state: stateOf(table) },
  )
  const react = async (number: number, top: number): Promise<void> => {
    lines.getBoundingClientRect = () => new DOMRect(0, top, 400, 128)
    store.state = { ...store.state, chat: [{ number, person, name: 'Ben', reaction: 'clap' }] }
    await flushPromises()
  }
  await react(1, 1200)
  expect(wrapper.findAll('.bubble')).toHaveLength(1)
  await react(2, 200)
  expect(wrapper.findAll('.bubble')).toHaveLength(0)
})
