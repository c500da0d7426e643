// @vitest-environment happy-dom
// The part of the time line that is seen: what came last, or the place that was chosen.
import { flushPromises } from '@vue/test-utils'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { toJson } from '../../../../src/engine/basics/json'
import type { DatedView, TijdlijnSeen } from '../../../../src/games/tijdlijn/outside/contract'
import { clearWindow, openTable, TAKEN } from './openTable'
import { viewWhere } from './playedViews'
import { unmountAfterEach } from '../../../support/window/unmountAfterEach'

unmountAfterEach()
const resizes: (() => void)[] = []
/** Each element lies at its index among all, 100 pixels wide. */
let shown: number[] = []

class PretendObserver {
  constructor(changed: () => void) {
    resizes.push(changed)
  }
  readonly observe = vi.fn()
  readonly disconnect = vi.fn()
}

beforeEach(() => {
  clearWindow()
  shown = []
  resizes.length = 0
  vi.stubGlobal('ResizeObserver', PretendObserver)
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: Element,
  ): DOMRect {
    const at = [...document.querySelectorAll('.line-strip .place .lying')].indexOf(this)
    return new DOMRect(at < 0 ? 0 : 1000 * (at + 1), 0, 100, 100)
  })
  vi.spyOn(Element.prototype, 'scrollTo').mockImplementation((to?: number | ScrollToOptions) => {
    if (typeof to === 'object') shown.push(to.left ?? 0)
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function longLine() {
  return viewWhere(({ line, phase }) => line.length > 4 && phase.kind === 'turn', {
    options: { mode: 'competitive' },
  })
}
function laid(card: DatedView): TijdlijnSeen {
  return { kind: 'laid', seat: 1, card, gap: 2, isRight: true, left: 2 }
}
/** Where the window stands when this card of the line is in its middle; its own width is 1 here. */
function middleOf(index: number): number {
  return 1000 * (index + 1) + 50 - 0.5
}

describe('the part of the line that is seen', () => {
  it('shows what came last after the page was loaded again', async () => {
    const view = longLine()
    const [latest, wrong] = [view.line[3]?.cards[0], view.discard.at(-1)]
    if (!latest) throw new Error('a card lies there')
    const before = [laid(latest), ...(wrong ? [{ ...laid(wrong), isRight: false }] : [])]
    openTable(view, TAKEN, { first: toJson(view), before: before.map(toJson), events: [] })
    await flushPromises()
    expect(shown.at(-1)).toBe(middleOf(3))
  })
  it('keeps it in sight when the cards change their size, until the line is shifted by hand', async () => {
    const view = longLine()
    const latest = view.line[3]?.cards[0]
    if (!latest) throw new Error('a card lies there')
    const story = { first: toJson(view), events: [toJson(laid(latest))] }
    const { wrapper } = openTable(view, TAKEN, story)
    await flushPromises()
    shown = []
    for (const resize of resizes) resize()
    expect(shown).toEqual([middleOf(3)])
    shown = []
    await wrapper.get('.line-strip .window').trigger('pointerdown')
    for (const resize of resizes) resize()
    expect(shown).toEqual([])
  })
  it('leaves the line where it is when what was chosen is in sight already', async () => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(50_000)
    const view = viewWhere(
      ({ line, phase }) => line.length > 4 && phase.kind === 'turn' && phase.seat === 0,
      { options: { mode: 'competitive' } },
    )
    const { wrapper } = openTable(view)
    await flushPromises()
    shown = []
    await wrapper.findAll('.opening')[1]?.trigger('click')
    await flushPromises()
    expect(wrapper.findAll('.opening')[1]?.attributes('aria-pressed')).toBe('true')
    expect(shown).toEqual([])
  })
  it('shows what somebody plays, but not while a place is being chosen', async () => {
    const waiting = viewWhere(
      ({ line, phase }) => line.length > 4 && phase.kind === 'turn' && phase.seat === 1,
      { options: { mode: 'competitive' } },
    )
    const asked = viewWhere(
      ({ line, phase }) => line.length > 4 && phase.kind === 'turn' && phase.seat === 0,
      { options: { mode: 'competitive' } },
    )
    for (const [view, times] of [
      [waiting, 1],
      [asked, 0],
    ] as const) {
      const card = view.line[2]?.cards[0]
      if (!card) throw new Error('a card lies there')
      const { wrapper } = openTable(view)
      await flushPromises()
      shown = []
      await wrapper.setProps({ version: 2, events: [toJson(laid(card))] })
      await flushPromises()
      expect(shown.filter((at) => at === middleOf(2)).length > 0).toBe(times > 0)
      wrapper.unmount()
    }
  })
  it('TL-11 brings a card that has come into a gap wholly into sight, although the gap is, and what one looks at stays where it was', async () => {
    const view = viewWhere(
      ({ line, phase }) =>
        phase.kind === 'turn' && phase.seat === 1 && line.some(({ slot }) => slot.length > 0),
      { options: { mode: 'co-operative' } },
    )
    const at = view.line.findIndex(({ slot }) => slot.length > 0)
    const [card] = view.line[at]?.slot ?? []
    if (!card) throw new Error('a card lies there')
    vi.mocked(Element.prototype.getBoundingClientRect).mockImplementation(function (this: Element) {
      if (this.matches('.window')) return new DOMRect(100, 0, 500, 100)
      if (this.matches(`[data-key="card-${String(card.card)}"]`)) return new DOMRect(60, 0, 100, 9)
      return new DOMRect(100, 0, 20, 9)
    })
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(500)
    const before = {
      ...view,
      line: view.line.map((node, index) => (index === at ? { ...node, slot: [] } : node)),
    }
    const { wrapper } = openTable(before)
    await flushPromises()
    const box = wrapper.get('.line-strip .window').element
    const done: string[] = []
    vi.spyOn(box, 'scrollTo').mockImplementation(() => done.push('scrolled'))
    vi.spyOn(box, 'scrollLeft', 'set').mockImplementation(() => done.push('put back'))
    const event: TijdlijnSeen = {
      kind: 'played',
      seat: 1,
      card,
      landing: { kind: 'slot', at },
    }
    await wrapper.setProps({ version: 2, events: [toJson(event)], view: toJson(view) })
    await flushPromises()
    expect(done.at(-1)).toBe('scrolled')
  })
  it('leaves in sight what has just been brought there, though the line is another one since', async () => {
    const view = viewWhere(
      ({ line, phase }) => line.length > 4 && phase.kind === 'turn' && phase.seat === 1,
      { options: { mode: 'competitive' } },
    )
    const card = view.discard.at(-1) ?? view.line[2]?.cards[0]
    if (!card) throw new Error('a card lies there')
    let left = 0
    vi.mocked(Element.prototype.getBoundingClientRect).mockImplementation(function (this: Element) {
      if (this.matches('.window')) return new DOMRect(0, 0, 200, 100)
      const at = [...document.querySelectorAll('.track > li')].indexOf(this)
      return new DOMRect(100 * at - left, 0, 100, 100)
    })
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(200)
    const { wrapper } = openTable(view)
    await flushPromises()
    const box = wrapper.get('.line-strip .window').element
    vi.spyOn(box, 'scrollTo').mockImplementation((to?: number | ScrollToOptions) => {
      left += typeof to === 'object' ? (to.left ?? 0) : 0
    })
    const putBack = vi.spyOn(box, 'scrollLeft', 'set')
    const next = { ...view, line: [...view.line] }
    const event: TijdlijnSeen = { kind: 'laid', seat: 1, card, gap: 4, isRight: false, left: 2 }
    await wrapper.setProps({ version: 2, events: [toJson(event)], view: toJson(next) })
    await flushPromises()
    expect(left).not.toBe(0)
    expect(putBack).not.toHaveBeenCalled()
  })
  it('keeps what lies in the middle of the window there when a card comes to lie at its left', async () => {
    const view = longLine()
    const [node] = view.line
    const [card] = node?.cards ?? []
    if (!node || !card) throw new Error('a card lies there')
    vi.mocked(Element.prototype.getBoundingClientRect).mockImplementation(function (this: Element) {
      const at = [...document.querySelectorAll('.line-strip .place')].indexOf(this)
      return new DOMRect(at < 0 ? 0 : 150 * at, 0, 100, 100)
    })
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(500)
    const { wrapper } = openTable(view)
    await flushPromises()
    const box = wrapper.get('.line-strip .window').element
    const earlier = { ...card, card: 999_999, back: { ...card.back, year: -4000 } }
    const line = [{ cards: [earlier], slot: [] }, ...view.line]
    await wrapper.setProps({ view: toJson({ ...view, line }) })
    await flushPromises()
    expect(box.scrollLeft).toBe(150)
  })
  it('frames in the small line what is seen, also once a card on another has made all of them smaller', async () => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(500)
    const whole = vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(2000)
    const view = longLine()
    const { wrapper } = openTable(view)
    await flushPromises()
    const frame = (): string => wrapper.get('.overview .seen').attributes('style') ?? ''
    expect(frame()).toContain('width: 25%')
    const [first, ...rest] = view.line
    const [card] = first?.cards ?? []
    if (!first || !card) throw new Error('a card lies there')
    whole.mockReturnValue(1000)
    const line = [{ ...first, cards: [...first.cards, { ...card, card: 999_999 }] }, ...rest]
    await wrapper.setProps({ view: toJson({ ...view, line }) })
    await flushPromises()
    expect(frame()).toContain('width: 50%')
  })
})
