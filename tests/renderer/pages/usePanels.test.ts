// @vitest-environment happy-dom
// What is open beside a match, from one match to the next.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { defineComponent } from 'vue'
import { usePanels, type Panel, type Panels } from '../../../src/renderer/pages/play/usePanels'
import { keepTabValue } from '../../../src/renderer/stores/tabValue'
import { openWindow, stateOf, tableOf } from '../../support/window/windowAt'
import { unmountAfterEach } from '../../support/window/unmountAfterEach'

unmountAfterEach()
beforeEach(() => {
  sessionStorage.clear()
})
afterEach(() => {
  document.documentElement.style.fontSize = ''
  vi.unstubAllGlobals()
})

/** The panels of a match that begins in a window of so many pixels. */
function beginMatch(width: number): Panels {
  vi.stubGlobal('matchMedia', (query: string) => {
    const rem = Number(/min-width: ([\d.]+)rem/u.exec(query)?.[1])
    return Object.assign(new EventTarget(), { matches: width >= rem * 16, media: query })
  })
  const opened: Panels[] = []
  const Room = defineComponent(() => {
    opened.push(usePanels(() => undefined))
    return () => undefined
  })
  openWindow(Room, {}, { state: stateOf(tableOf()) })
  const [panels] = opened
  if (!panels) throw new Error('no panels')
  return panels
}

describe('the log beside a match', () => {
  it('is open in a wide window, and in the next match as it was left', () => {
    const first = beginMatch(1280)
    expect(first.panel.value).toBe('log')
    first.toggle('log')
    const second = beginMatch(1280)
    expect(second.panel.value).toBeUndefined()
    second.toggle('log')
    expect(beginMatch(1280).panel.value).toBe('log')
  })

  it('stands there again after something else was open, and is not given up for having lain over the table', () => {
    const first = beginMatch(1280)
    first.toggle('rules')
    first.close()
    expect(first.panel.value).toBe('log')
    const narrow = beginMatch(800)
    narrow.toggle('log')
    narrow.close()
    expect(beginMatch(1280).panel.value).toBe('log')
  })
  it('waits to be asked for where larger letters would leave the table too little', () => {
    document.documentElement.style.fontSize = '22.4px'
    const laptop = beginMatch(1280)
    expect(laptop.panel.value).toBeUndefined()
    laptop.toggle('log')
    expect(laptop.panel.value).toBe('log')
    expect(laptop.isCovering.value).toBe(false)
    expect(beginMatch(1920).panel.value).toBe('log')
  })
  it('does not come back behind the settings where letters were made larger there, unless somebody has asked for it', () => {
    for (const isAsked of [false, true]) {
      document.documentElement.style.fontSize = ''
      const panels = beginMatch(1280)
      if (isAsked) {
        panels.toggle('log')
        panels.toggle('log')
      }
      panels.toggle('settings')
      document.documentElement.style.fontSize = '22.4px'
      panels.close()
      expect(panels.panel.value).toBe(isAsked ? 'log' : undefined)
    }
  })
})

describe('what is gone on at in a panel', () => {
  function hand(type: 'keydown' | 'pointerdown', key = ''): void {
    const event = type === 'keydown' ? new KeyboardEvent(type, { key }) : new Event(type)
    window.dispatchEvent(event)
  }

  it('is the message or the log for whoever has opened it by key, and nothing after a mouse or a finger', () => {
    const panels = beginMatch(800)
    hand('keydown', 'c')
    expect([panels.panel.value, panels.goal.value]).toEqual(['chat', '.own input'])
    panels.close()
    hand('keydown', 'Enter')
    panels.toggle('log')
    expect(panels.goal.value).toBe('.log-lines')
    panels.toggle('rules')
    expect(panels.goal.value).toBeUndefined()
    hand('pointerdown')
    panels.toggle('chat')
    expect(panels.goal.value).toBeUndefined()
  })

  it('is not taken by a log that is there again when something else is closed by key', () => {
    const panels = beginMatch(1280)
    hand('keydown', 'c')
    hand('keydown', 'Escape')
    panels.close()
    expect([panels.panel.value, panels.goal.value]).toEqual(['log', undefined])
  })
})

describe('Escape at the table', () => {
  /** A button of the bar opens something, and Escape is pressed on a card. */
  function escapeAfter(panels: Panels, ...opened: Panel[]): string {
    vi.useFakeTimers()
    document.body.innerHTML = '<button id="bar"></button><button id="card"></button>'
    document.querySelector<HTMLElement>('#bar')?.focus()
    for (const one of opened) panels.toggle(one)
    const card = document.querySelector<HTMLElement>('#card')
    card?.focus()
    const options = { key: 'Escape', bubbles: true, cancelable: true }
    card?.dispatchEvent(new KeyboardEvent('keydown', options))
    vi.runAllTimers()
    vi.useRealTimers()
    return document.activeElement?.id ?? ''
  }

  it('closes what was opened beside it, and is back where that was done', () => {
    const panels = beginMatch(1280)
    expect(escapeAfter(panels, 'rules')).toBe('bar')
    expect(panels.panel.value).toBe('log')
    // That one only stands there.
    expect(escapeAfter(panels)).toBe('card')
    expect(panels.panel.value).toBe('log')
    const narrow = beginMatch(800)
    expect(escapeAfter(narrow, 'log')).toBe('bar')
    expect(narrow.panel.value).toBeUndefined()
  })

  it('takes back first what is chosen, and does what is asked of it there', () => {
    const panels = beginMatch(1280)
    keepTabValue('stammtisch.draft', { owner: '', draft: {} })
    expect(escapeAfter(panels, 'chat')).toBe('card')
    expect(panels.panel.value).toBe('chat')
    keepTabValue('stammtisch.draft', undefined)
    const take = (event: Event): void => {
      event.preventDefault()
    }
    window.addEventListener('keydown', take, { once: true })
    expect(escapeAfter(panels)).toBe('card')
    expect(panels.panel.value).toBe('chat')
  })
})
