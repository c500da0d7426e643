// @vitest-environment happy-dom
// Carrying and holding with a pointer.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { effectScope } from 'vue'
import { useCardDrag } from '../../../src/renderer/table/cards/cardDrag'
import { useLongPress } from '../../../src/renderer/table/cards/longPress'

function pointer(type: string, x: number, y: number, more: PointerEventInit = {}): PointerEvent {
  return new PointerEvent(type, {
    clientX: x,
    clientY: y,
    pointerId: 1,
    isPrimary: true,
    button: 0,
    ...more,
  })
}
function move(x: number, y: number): void {
  window.dispatchEvent(pointer('pointermove', x, y))
}

beforeEach(() => {
  vi.useFakeTimers()
  document.body.innerHTML = '<div data-drop="place:1"><b id="over"></b></div><i id="aside"></i>'
  document.elementFromPoint = (x: number) => document.getElementById(x > 50 ? 'over' : 'aside')
})
afterEach(() => {
  vi.useRealTimers()
})

describe('useCardDrag', () => {
  function drag(canCarry = true): {
    scope: ReturnType<typeof effectScope>
    drops: string[][]
    drag: ReturnType<typeof useCardDrag<string>>
  } {
    const drops: string[][] = []
    const scope = effectScope()
    const made = scope.run(() =>
      useCardDrag<string>({
        canCarry: () => canCarry,
        dropped: (item, target) => drops.push([item, target]),
      }),
    )
    if (!made) throw new Error('scope is over')
    return { scope, drops, drag: made }
  }

  it('carries after a few pixels, knows what it hovers over, and drops there', () => {
    const { drag: it, drops } = drag()
    it.start(pointer('pointerdown', 0, 0), 'seven')
    move(4, 0)
    expect(it.carried.value).toBeUndefined()
    move(80, 10)
    expect(it.carried.value).toEqual({ item: 'seven', x: 80, y: 10, over: 'place:1' })
    window.dispatchEvent(pointer('pointerup', 80, 10))
    expect(drops).toEqual([['seven', 'place:1']])
    expect(it.carried.value).toBeUndefined()
    expect(it.swallowsClick()).toBe(true)
    vi.runAllTimers()
    expect(it.swallowsClick()).toBe(false)
  })
  it('marks what is carried where it came from, until it is let go', () => {
    const { drag: it } = drag()
    const hand = document.createElement('button')
    hand.addEventListener('pointerdown', (event) => {
      it.start(event, 'seven')
    })
    const down = (): void => void hand.dispatchEvent(pointer('pointerdown', 0, 0))
    down()
    expect(hand.dataset).not.toHaveProperty('carried')
    move(30, 0)
    expect(hand.dataset).toHaveProperty('carried')
    window.dispatchEvent(pointer('pointerup', 30, 0))
    expect(hand.dataset).not.toHaveProperty('carried')
    down()
    move(30, 0)
    window.dispatchEvent(pointer('pointercancel', 30, 0))
    expect(hand.dataset).not.toHaveProperty('carried')
  })
  it('leaves a tap a tap', () => {
    const { drag: it, drops } = drag()
    it.start(pointer('pointerdown', 60, 0), 'seven')
    window.dispatchEvent(pointer('pointerup', 61, 0))
    expect(drops).toEqual([])
    expect(it.swallowsClick()).toBe(false)
  })
  it('drops nothing beside a target, nor when the system takes the pointer away', () => {
    const { drag: it, drops } = drag()
    it.start(pointer('pointerdown', 0, 0), 'seven')
    move(30, 0)
    window.dispatchEvent(pointer('pointerup', 30, 0))
    it.start(pointer('pointerdown', 0, 0), 'seven')
    move(80, 0)
    window.dispatchEvent(pointer('pointercancel', 80, 0))
    expect(drops).toEqual([])
  })
  it('gives the nearest place of a row what is let go between its places, and tells of what nothing takes', () => {
    const missed: string[] = []
    const { drops } = drag()
    const made = effectScope().run(() =>
      useCardDrag<string>({
        canCarry: () => true,
        dropped: (item, target) => drops.push([item, target]),
        missed: (item) => missed.push(item),
      }),
    )
    document.body.innerHTML = `<i id="aside"></i><ol data-drop-row><li data-drop="gap-0"></li>
      <li id="over"></li><li data-drop="gap-1"></li></ol>`
    for (const [at, place] of document.querySelectorAll('[data-drop]').entries()) {
      vi.spyOn(place, 'getBoundingClientRect').mockReturnValue(
        new DOMRect(100 * at + 100, 0, 40, 9),
      )
    }
    for (const x of [160, 180, 20]) {
      made?.start(pointer('pointerdown', 0, 0), 'seven')
      move(x, 0)
      expect(made?.carried.value?.over).toBe({ 160: 'gap-0', 180: 'gap-1' }[x])
      window.dispatchEvent(pointer('pointerup', x, 0))
    }
    expect(drops).toEqual([
      ['seven', 'gap-0'],
      ['seven', 'gap-1'],
    ])
    expect(missed).toEqual(['seven'])
  })
  it('does not start for another button or a card that cannot be carried', () => {
    const first = drag()
    first.drag.start(pointer('pointerdown', 0, 0, { button: 2 }), 'seven')
    const second = drag(false)
    second.drag.start(pointer('pointerdown', 0, 0), 'seven')
    move(80, 0)
    expect([first.drag.carried.value, second.drag.carried.value]).toEqual([undefined, undefined])
  })
  it('lets go when its table is gone', () => {
    const { drag: it, drops, scope } = drag()
    it.start(pointer('pointerdown', 0, 0), 'seven')
    move(80, 0)
    scope.stop()
    window.dispatchEvent(pointer('pointerup', 80, 0))
    expect(drops).toEqual([])
    expect(it.carried.value).toBeUndefined()
  })
})

describe('useLongPress', () => {
  function hold(): {
    press: ReturnType<typeof useLongPress>
    held: ReturnType<typeof vi.fn<() => void>>
  } {
    const press = effectScope().run(() => useLongPress())
    if (!press) throw new Error('scope is over')
    return { press, held: vi.fn<() => void>() }
  }
  const touch = { pointerType: 'touch' }

  it('tells when a finger stays, and swallows the click that follows, once', () => {
    const { press, held } = hold()
    press.start(pointer('pointerdown', 0, 0, touch), held)
    vi.advanceTimersByTime(1000)
    expect(held).toHaveBeenCalledTimes(1)
    expect([press.swallowsClick(), press.swallowsClick()]).toEqual([true, false])
  })
  it.each([
    ['lifts', () => window.dispatchEvent(pointer('pointerup', 0, 0))],
    ['moves', () => window.dispatchEvent(pointer('pointermove', 20, 0))],
  ])('is none when the finger %s', (_name, act) => {
    const { press, held } = hold()
    press.start(pointer('pointerdown', 0, 0, touch), held)
    vi.advanceTimersByTime(200)
    act()
    vi.advanceTimersByTime(1000)
    expect(held).not.toHaveBeenCalled()
    expect(press.swallowsClick()).toBe(false)
  })
  it('leaves the mouse alone', () => {
    const { press, held } = hold()
    press.start(pointer('pointerdown', 0, 0, { pointerType: 'mouse' }), held)
    vi.advanceTimersByTime(1000)
    expect(held).not.toHaveBeenCalled()
  })
})
