/** What the slip of Tofugott says beside its question. */
import { describe, expect, it, vi } from 'vitest'
import { isTouched } from '../../../../src/renderer/table/screen/isTouched'
import { tofugottTable as de } from '../../../../src/renderer/wording/de/tofugottTable'
import { tofugottTable as en } from '../../../../src/renderer/wording/en/tofugottTable'
import { tofugottTable as nl } from '../../../../src/renderer/wording/nl/tofugottTable'

describe('words for fingers', () => {
  it.each([true, false])('are those of a screen that is touched: %s', (matches) => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: matches && query === '(pointer: coarse)',
    }))
    expect(isTouched()).toBe(matches)
    vi.unstubAllGlobals()
  })

  it('TG-08 speak of no key and no click, in any language', () => {
    for (const { hint, withoutReasons } of [de, nl, en]) {
      for (const text of [hint.overfullTouch, withoutReasons.isOnTouch]) {
        expect(text).not.toMatch(/kli[ck]|press|tast|toets|\bn\b|\d/iu)
      }
    }
  })

  it('TG-08 speak by ear of the keys that take one back, not of pointers', () => {
    for (const { hint } of [de, nl, en]) {
      expect(hint.overfullHeard).toMatch(/Escape/u)
      expect(hint.overfullHeard).not.toMatch(/kli[ck]|drag|sleep|zieh|1/iu)
    }
  })
})
