// @vitest-environment happy-dom
// Where on the page something lands that comes to a spot: never on what is not shown, and nowhere where its spot is not shown.
import { afterEach, describe, expect, it } from 'vitest'
import { placeOfGain } from '../../../src/renderer/stage/air/gainPlace'
import { ghostsOf } from '../../../src/renderer/stage/air/ghosts'
import { cardPlaceOf } from '../../../src/renderer/stage/air/spots'

afterEach(() => {
  document.body.replaceChildren()
})

/** A box of goods with chests of which the first are shown on a phone alone; `goods` is the size of the box. */
function layOut(goods: DOMRect): HTMLElement {
  document.body.innerHTML =
    '<div><p data-spot="goods"><b data-card id="hidden"></b><b data-card id="shown"></b></p><i data-spot="pile"></i></div>'
  const boxes = { hidden: new DOMRect(), shown: new DOMRect(300, 200, 40, 60) }
  for (const [id, rect] of Object.entries(boxes)) {
    const card = document.getElementById(id)
    if (card) card.getBoundingClientRect = () => (goods.width === 0 ? new DOMRect() : rect)
  }
  const spots = { goods, pile: new DOMRect(500, 500, 60, 90) }
  for (const [name, rect] of Object.entries(spots)) {
    const spot = document.querySelector<HTMLElement>(`[data-spot=${name}]`)
    if (spot) spot.getBoundingClientRect = () => rect
  }
  return document.body
}
const SHOWN = new DOMRect(100, 200, 400, 80)

describe('the place of a spot', () => {
  it('is that of the first card on it that is shown', () => {
    const box = layOut(SHOWN)
    const goods = box.querySelector<HTMLElement>('[data-spot=goods]')
    expect(goods && cardPlaceOf(goods)).toEqual({ x: 320, y: 230, width: 40 })
    expect(placeOfGain(box, { at: ['goods'], text: '+3' })).toMatchObject({ x: 320, y: 230 })
  })

  it('is none where the spot itself is not shown: no number stands in the corner of the window, nothing flies there', () => {
    const box = layOut(new DOMRect())
    expect(placeOfGain(box, { at: ['goods'], text: '+3' })).toBeUndefined()
    expect(placeOfGain(box, { at: ['goods', 'pile'], text: '+3' })).toMatchObject({ x: 530 })
    const flight = { from: ['pile'], to: ['goods'], things: [{ kind: 'back' as const }] }
    expect(ghostsOf(box, { flight, index: 0, share: 1, wait: 0 })).toEqual([])
  })
})
