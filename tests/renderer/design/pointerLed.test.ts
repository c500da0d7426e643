import { afterEach, describe, expect, it } from 'vitest'
import { followPointer } from '../../../src/renderer/design/pointerLed'

function pressIn(target: Element, key: string): void {
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
}
function isPointerLed(): boolean {
  return document.documentElement.hasAttribute('data-pointer-led')
}

describe('what leads the focus', () => {
  afterEach(() => {
    document.body.replaceChildren()
    sessionStorage.clear()
    document.documentElement.removeAttribute('data-pointer-led')
  })

  it('stays the finger while words are written, until somebody walks by Tab', () => {
    followPointer(sessionStorage)
    const field = document.body.appendChild(document.createElement('input'))
    field.dispatchEvent(new Event('pointerdown', { bubbles: true }))
    for (const key of ['a', 'Enter', 'Escape']) {
      pressIn(field, key)
      expect(isPointerLed(), key).toBe(true)
    }
    pressIn(field, 'Tab')
    expect(isPointerLed()).toBe(false)
  })

  it('is the keyboard once a key is pressed on the table', () => {
    followPointer(sessionStorage)
    document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }))
    pressIn(document.body, 'T')
    expect(isPointerLed()).toBe(false)
  })

  it('stays the mouse when the page is loaded anew, by a key too', () => {
    followPointer(sessionStorage)
    document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }))
    pressIn(document.body, 'F5')
    document.documentElement.removeAttribute('data-pointer-led')
    followPointer(sessionStorage)
    expect(isPointerLed()).toBe(true)
  })
})
