// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { freeRoom } from '../../../src/renderer/table/screen/useFreeRoom'

describe('where a panel lies over a table', () => {
  it('ends where the question begins', () => {
    const phone = new DOMRect(0, 50, 390, 790)
    expect(freeRoom(phone, new DOMRect(10, 390, 370, 220))).toEqual({
      left: 0,
      top: 50,
      width: 390,
      height: 340,
    })
  })

  it('takes the whole height of a small phone for what is read, and no other', () => {
    const small = new DOMRect(0, 50, 360, 590)
    const ask = new DOMRect(10, 335, 340, 120)
    const hand = new DOMRect(0, 460, 360, 180)
    expect(freeRoom(small, ask, hand, 'reads').height).toBe(590)
    expect(freeRoom(small, ask, hand).height).toBe(285)
    const phone = new DOMRect(0, 50, 390, 790)
    expect(freeRoom(phone, new DOMRect(10, 450, 370, 160), hand, 'reads').height).toBe(400)
  })

  it('never lies over a question for what is written: before that it takes the bar', () => {
    const small = new DOMRect(0, 52, 360, 588)
    const hand = new DOMRect(0, 460, 360, 180)
    const writes = (ask: number): unknown =>
      freeRoom(small, new DOMRect(16, ask, 328, 180), hand, 'writes')
    expect(writes(300)).toMatchObject({ top: 52, height: 248 })
    expect(writes(240)).toMatchObject({ top: 24, height: 216 })
    expect(writes(200)).toMatchObject({ top: 0, height: 200 })
    const phone = new DOMRect(0, 50, 390, 790)
    expect(freeRoom(phone, new DOMRect(10, 350, 370, 220), hand, 'writes').height).toBe(300)
  })

  it('stands beside a question at the side', () => {
    const onItsSide = new DOMRect(0, 40, 844, 350)
    expect(freeRoom(onItsSide, new DOMRect(500, 50, 340, 200))).toEqual({
      left: 0,
      top: 40,
      width: 500,
      height: 350,
    })
    const hand = new DOMRect(0, 270, 844, 120)
    expect(freeRoom(onItsSide, new DOMRect(500, 50, 340, 200), hand).height).toBe(230)
    // What is read lies over the hand, and the question stays in sight.
    expect(freeRoom(onItsSide, new DOMRect(500, 50, 340, 200), hand, 'reads')).toEqual({
      left: 0,
      top: 40,
      width: 500,
      height: 350,
    })
    expect(freeRoom(onItsSide, undefined, hand, 'reads').height).toBe(350)
    const phone = new DOMRect(0, 50, 390, 794)
    expect(freeRoom(phone, undefined, new DOMRect(0, 600, 390, 244), 'reads').height).toBe(550)
  })

  it('can be read where the question takes nearly all, and where nothing is asked', () => {
    const small = new DOMRect(0, 50, 360, 590)
    expect(freeRoom(small, new DOMRect(0, 100, 360, 400)).height).toBe(180)
    expect(freeRoom(small, undefined).height).toBe(354)
  })

  it('reaches down to the hand where nothing is asked', () => {
    const phone = new DOMRect(0, 50, 390, 794)
    expect(freeRoom(phone, undefined, new DOMRect(0, 600, 390, 244)).height).toBe(550)
  })
})
