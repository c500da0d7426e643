/** Where the window opens: as left last time, but only where it can be seen and reached. */
import { describe, expect, it } from 'vitest'
import { parseWindowState } from '../../src/main/windowState'

const SCREENS = [
  { x: 0, y: 0, width: 1920, height: 1040 },
  { x: 1920, y: 200, width: 1280, height: 800 },
]
const STATE = { bounds: { x: 100, y: 50, width: 1280, height: 800 }, maximized: false }

describe('the window', () => {
  it('opens where it stood, also on the second screen', () => {
    expect(parseWindowState(STATE, SCREENS)).toEqual(STATE)
    const second = { bounds: { x: 2000, y: 250, width: 900, height: 700 }, maximized: true }
    expect(parseWindowState(second, SCREENS)).toEqual(second)
  })

  it.each([
    ['a screen that is gone', { x: 5000, y: 50, width: 1280, height: 800 }],
    [
      'above the screen, where its bar cannot be reached',
      { x: 100, y: -300, width: 1280, height: 800 },
    ],
    ['all but beside the screen', { x: -1250, y: 50, width: 1280, height: 800 }],
    ['too small for a table', { x: 0, y: 0, width: 100, height: 100 }],
    ['no numbers', { x: 'left', y: null, width: 1280, height: 800 }],
    ['endless', { x: 0, y: 0, width: Infinity, height: 800 }],
  ])('opens in the middle instead of %s', (_what, bounds) => {
    expect(parseWindowState({ bounds, maximized: true }, SCREENS)).toEqual({ maximized: true })
  })

  it.each([undefined, null, 7, 'x', [], {}, { bounds: 3 }])('opens as new from %j', (raw) => {
    expect(parseWindowState(raw, SCREENS)).toEqual({ maximized: false })
  })
})
