// @vitest-environment happy-dom
// What lies over a table while a verdict is shown: every card that was lifted comes down again.
import { mount } from '@vue/test-utils'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { computed, defineComponent, nextTick, shallowRef, type ShallowRef } from 'vue'
import { createI18n } from 'vue-i18n'
import FlightLayer from '../../../src/renderer/stage/air/FlightLayer.vue'
import type { Caption } from '../../../src/renderer/stage/captions/useCaptions'
import type { Scene, Verdict } from '../../../src/renderer/stage/playing/scene'
import type { ShownScene, StageAround } from '../../../src/renderer/stage/playing/useStage'
import { placeAt } from '../../support/window/placeAt'
import { unmountAfterEach } from '../../support/window/unmountAfterEach'

unmountAfterEach()

const VERDICT: Verdict = { at: ['row'], faces: [1, 2], stamp: 'stamp', tone: 'good' }
const SCENE: Scene = {
  verdict: VERDICT,
  flights: [{ from: ['row'], to: ['pile'], things: [{ kind: 'face', face: 1 }], pile: true }],
}
const AIRBORNE: ShownScene = {
  number: 1,
  scene: SCENE,
  moves: 1000,
  holds: 300,
  hasArrived: false,
}
/** Elements on which an animation holds, each as often as one does. */
let held: Element[] = []

beforeEach(() => {
  held = []
  Element.prototype.animate = function (this: Element): Animation {
    held.push(this)
    const animation = new Animation()
    animation.cancel = () => {
      const at = held.indexOf(this)
      if (at >= 0) held.splice(at, 1)
    }
    return animation
  }
})

interface OpenLayer {
  box: HTMLElement
  /** What is told. */
  captions: ShallowRef<readonly Caption[]>
  /** Lets what a selector finds in the box lie somewhere; the box itself without one. */
  place: (selector: string, rect: DOMRect) => void
  show: (next: ShownScene | undefined) => Promise<void>
}

function openLayer(): OpenLayer {
  const box = document.createElement('div')
  box.innerHTML =
    '<div class="middle"><p data-stays>WORD</p><ol data-spot="row"></ol><i data-spot="pile"></i></div>'
  document.body.append(box)
  // Nothing lands on what takes no room.
  placeAt(new DOMRect(0, 0, 20, 30), box, '[data-spot]')
  const scene = shallowRef<ShownScene>()
  const captions = shallowRef<readonly Caption[]>([])
  const around: StageAround = {
    stage: {
      shown: computed(() => undefined),
      isPlaying: computed(() => scene.value !== undefined),
      isAwaited: computed(() => false),
      scene: computed(() => scene.value),
      begun: computed(() => []),
      count: computed(() => scene.value?.number ?? 0),
      unseen: computed(() => 0),
      missed: shallowRef(0),
      open: () => undefined,
      skip: () => undefined,
    },
    face: defineComponent({ template: '<i />' }),
    captions,
    asked: () => '',
  }
  const i18n = createI18n({ legacy: false, locale: 'en', messages: { en: { stamp: 'Yes' } } })
  mount(FlightLayer, {
    props: { box, around },
    global: { plugins: [i18n] },
    attachTo: document.body,
  })
  return {
    box,
    captions,
    place: (selector, rect) => {
      placeAt(rect, box, selector || undefined)
    },
    show: async (next) => {
      scene.value = next
      await nextTick()
      await nextTick()
      // What measures itself has a frame for that.
      if (!box.querySelector('[data-uncovered]')) return
      for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame)
    },
  }
}

describe('the layer over a table', () => {
  it('puts down what a verdict has lifted, whatever was heard meanwhile', async () => {
    const { box, show } = openLayer()
    const row = box.querySelector('[data-spot="row"]')
    await show(AIRBORNE)
    expect(held.filter((one) => one === row)).toHaveLength(1)
    // Something else is heard while the verdict is shown: the same step, told anew.
    await show({ ...AIRBORNE })
    await show({ ...AIRBORNE, hasArrived: true })
    await show(undefined)
    expect(held.filter((one) => one === row)).toEqual([])
  })

  it('holds a verdict up below what must stay in sight', async () => {
    const { place, show } = openLayer()
    place('.middle', new DOMRect(0, 100, 600, 300))
    place('[data-stays]', new DOMRect(0, 120, 600, 60))
    await show(AIRBORNE)
    const verdict = document.querySelector<HTMLElement>('.verdict')
    const width = Number.parseFloat(verdict?.style.getPropertyValue('--card-width') ?? '')
    const top = Number.parseFloat(verdict?.style.top ?? '') - (width * 1.5) / 2
    expect(top).toBeGreaterThanOrEqual(180)
    expect(top + width * 1.5).toBeLessThanOrEqual(400)
  })

  it('stamps a row below its cards and below the words that stand there', async () => {
    const { box, place, show } = openLayer()
    box.innerHTML =
      '<div class="cloth"><i data-spot="row" data-many><b data-card></b></i><p data-stamped-below></p></div>'
    place('.cloth', new DOMRect(100, 50, 80, 450))
    place('[data-spot]', new DOMRect(100, 100, 80, 120))
    place('[data-card]', new DOMRect(100, 100, 80, 120))
    place('p', new DOMRect(100, 224, 80, 26))
    await show({ ...AIRBORNE, scene: { ...SCENE, verdict: { ...VERDICT, held: ['row'] } } })
    const { style } = document.querySelector<HTMLElement>('.verdict.lying') ?? {}
    const stamp = Number.parseFloat(style?.getPropertyValue('--stamp-below') ?? '')
    expect(Number.parseFloat(style?.top ?? '') + stamp).toBe(250)
  })

  it('stamps a row above what is told below it, and what will be', async () => {
    const { box, place, show } = openLayer()
    box.innerHTML =
      '<div class="cloth"><div class="middle"><i data-spot="row" data-many><b data-card></b></i><p data-stamped-below></p></div><div class="ask"><p class="captions"><q class="caption"></q></p></div></div>'
    place('.cloth', new DOMRect(100, 50, 80, 450))
    place('.middle', new DOMRect(100, 50, 80, 200))
    place('[data-spot]', new DOMRect(100, 100, 80, 120))
    place('[data-card]', new DOMRect(100, 100, 80, 120))
    place('[data-stamped-below]', new DOMRect(100, 224, 80, 70))
    place('.ask', new DOMRect(100, 300, 80, 190))
    place('.caption', new DOMRect(100, 350, 80, 50))
    await show({ ...AIRBORNE, scene: { ...SCENE, verdict: { ...VERDICT, held: ['row'] } } })
    const { style } = document.querySelector<HTMLElement>('.verdict.lying') ?? {}
    const stamp = Number.parseFloat(style?.getPropertyValue('--stamp-below') ?? '')
    expect(Number.parseFloat(style?.top ?? '') + stamp + 46).toBeLessThanOrEqual(300)
  })

  it('stamps a row above the line that will tell of it, and takes away what was told before under the stamp', async () => {
    const { box, place, show } = openLayer()
    box.innerHTML =
      '<div class="cloth"><div class="middle"><i data-spot="row" data-many><b data-card></b></i><p data-stamped-below></p></div><div class="ask"><p class="captions"><q class="caption"></q><q class="caption new"></q></p></div></div>'
    place('.cloth', new DOMRect(100, 50, 80, 450))
    place('.middle', new DOMRect(100, 50, 80, 200))
    place('[data-spot]', new DOMRect(100, 100, 80, 120))
    place('[data-card]', new DOMRect(100, 100, 80, 120))
    place('[data-stamped-below]', new DOMRect(100, 224, 80, 70))
    place('.ask', new DOMRect(100, 240, 80, 250))
    place('.caption', new DOMRect(100, 250, 80, 30))
    place('.new', new DOMRect(100, 290, 80, 50))
    await show({ ...AIRBORNE, scene: { verdict: { ...VERDICT, held: ['row'] } } })
    const { style } = document.querySelector<HTMLElement>('.verdict.lying') ?? {}
    const stamp = Number.parseFloat(style?.getPropertyValue('--stamp-below') ?? '')
    // Three lines of usual size end where the one before ends.
    expect(Number.parseFloat(style?.top ?? '') + stamp + 46).toBeLessThanOrEqual(340 - 3 * 22)
    const lines = (): Element[] => held.filter((one) => one.classList.contains('caption'))
    expect(lines()).toEqual([box.querySelector('.caption')])
    await show(undefined)
    expect(lines()).toEqual([])
  })

  it.each([
    ['of all that is told where there is room', 570, false],
    ['of the newest line, and takes away what was told before', 516, true],
  ])('TB-50 holds a verdict up clear %s', async (_what, end, isGone) => {
    const { box, captions, place, show } = openLayer()
    box.innerHTML =
      '<div class="middle"><ul data-uncovered><li data-card data-spot="row"></li></ul></div><div class="ask"><p class="captions"><q class="caption"></q><q class="caption"></q></p></div>'
    place('.middle', new DOMRect(10, 110, 370, 330))
    place('ul', new DOMRect(80, 190, 280, 170))
    place('li', new DOMRect(80, 190, 60, 100))
    place('.ask', new DOMRect(10, end - 90, 370, 170))
    place('.caption', new DOMRect(10, end - 22, 370, 22))
    place('', new DOMRect(10, 100, 370, 610))
    await show({ ...AIRBORNE, scene: { verdict: { ...VERDICT, faces: [1] } } })
    // It lies open: the line comes that tells of it, and raises the one before.
    const [before, newest] = [end - 66 - 22, end - 66]
    place('.caption', new DOMRect(10, before, 370, 22))
    placeAt(new DOMRect(10, newest, 370, 66), box.querySelector('.caption + .caption'))
    captions.value = [{ number: 2, text: 'Turned' }]
    await nextTick()
    const { style } = document.querySelector<HTMLElement>('.verdict') ?? {}
    const at = (value = ''): number => Number.parseFloat(value)
    const [y, card] = [at(style?.top), at(style?.getPropertyValue('--card-width'))]
    expect(y - card * 0.75).toBeGreaterThanOrEqual(360)
    expect(y + card * 0.75).toBeLessThanOrEqual(isGone ? newest : before)
    expect(held.some((one) => one.classList.contains('caption'))).toBe(isGone)
  })

  it('leaves the stamp alone with a card once that lies where it was held, and on the cloth', async () => {
    const { box, place, show } = openLayer()
    box.innerHTML =
      '<div class="cloth"><i data-spot="gap"><b data-card></b></i><i data-spot="node"><b data-card></b></i></div>'
    place('.cloth', new DOMRect(0, 100, 300, 120))
    place('[data-spot="gap"], [data-spot="gap"] *', new DOMRect(210, 100, 80, 120))
    place('[data-spot="node"], [data-spot="node"] *', new DOMRect(220, 100, 70, 120))
    const offset = vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(120)
    const verdict: Verdict = { ...VERDICT, at: ['gap'], faces: [1], held: ['gap'], lies: ['node'] }
    await show({ ...AIRBORNE, scene: { verdict } })
    const shown = document.querySelector<HTMLElement>('.verdict')
    expect(shown?.style.left).toBe('250px')
    expect(shown?.classList.contains('laid')).toBe(false)
    const aside = (): number => Number.parseFloat(shown?.style.getPropertyValue('--aside') ?? '')
    expect(250 + aside() + 60).toBeLessThanOrEqual(300)
    await show({ ...AIRBORNE, scene: { verdict }, hasArrived: true })
    for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame)
    expect(shown?.style.left).toBe('255px')
    expect(shown?.classList.contains('laid')).toBe(true)
    offset.mockRestore()
  })

  it('holds a verdict up beside what lies left and right of its place', async () => {
    const { box, place, show } = openLayer()
    box.querySelector('[data-spot="row"]')?.setAttribute('data-holds-up', '')
    place('.middle', new DOMRect(0, 100, 900, 300))
    place('[data-spot="row"]', new DOMRect(200, 100, 400, 300))
    await show({
      ...AIRBORNE,
      scene: { ...SCENE, verdict: { ...VERDICT, faces: [1, 2, 3, 4, 5, 6, 7, 8] } },
    })
    const verdict = document.querySelector<HTMLElement>('.verdict')
    const width = Number.parseFloat(verdict?.style.getPropertyValue('--card-width') ?? '')
    expect(Number.parseFloat(verdict?.style.left ?? '')).toBe(400)
    expect(width * 8).toBeLessThanOrEqual(400)
  })

  it.each([
    ['right of them in a window of 1280 × 800', [353, 112, 572, 290], [110, 1170, 585]],
    ['right of them in one of 1366 × 657', [490, 112, 380, 195], [150, 1215, 480]],
    ['below them on a phone', [53, 186, 284, 160], [10, 382, 612]],
  ] as const)(
    'TB-50 holds a verdict up with its stamp where no number of a pile is covered: %s',
    async (_where, [left, top, width, height], [clothLeft, clothRight, bottom]) => {
      const { box, place, show } = openLayer()
      const piles = new DOMRect(left, top, width, height)
      box.innerHTML =
        '<div class="middle"><ul data-uncovered><li data-card data-spot="row"></li></ul></div><div class="ask"></div>'
      place('.middle', new DOMRect(clothLeft, top, clothRight - clothLeft, height + 60))
      place('.ask', new DOMRect(clothLeft, bottom - 120, clothRight - clothLeft, 120))
      place('[data-uncovered]', piles)
      place('[data-card]', new DOMRect(left, top, width / 5, width * 0.3))
      place('', new DOMRect(clothLeft, top - 8, clothRight - clothLeft, bottom - top + 8))
      await show(AIRBORNE)
      const verdict = document.querySelector<HTMLElement>('.verdict')
      const at = (value = ''): number => Number.parseFloat(value)
      const card = at(verdict?.style.getPropertyValue('--card-width'))
      const [x, y] = [at(verdict?.style.left), at(verdict?.style.top)]
      // Its stamp is half as wide again as the card.
      const held = new DOMRect(x - card * 0.75, y - card * 0.75, card * 1.5, card * 1.5)
      expect(card).toBeGreaterThan(width / 5)
      const isBeside = held.left >= piles.right || held.top >= piles.bottom
      expect(isBeside).toBe(true)
      expect([held.left >= clothLeft, held.right <= clothRight]).toEqual([true, true])
      expect(held.bottom).toBeLessThanOrEqual(bottom - 100)
    },
  )

  it('holds cards up in the middle of a table on its side, not over the words at its edge', async () => {
    const { box, place, show } = openLayer()
    box.innerHTML =
      '<div class="middle"><ul data-uncovered><li data-card data-spot="row"></li></ul></div><div class="ask"></div>'
    const middle = new DOMRect(170, 60, 400, 180)
    place('.middle', middle)
    place('.ask', new DOMRect(570, 60, 260, 180))
    place('ul', new DOMRect(180, 90, 380, 140))
    place('li', new DOMRect(180, 90, 60, 90))
    place('', new DOMRect(170, 50, 660, 200))
    await show({ ...AIRBORNE, scene: { ...SCENE, verdict: { ...VERDICT, faces: [1] } } })
    const { left = '' } = document.querySelector<HTMLElement>('.verdict')?.style ?? {}
    expect(Number.parseFloat(left)).toBe(middle.left + middle.width / 2)
  })

  it.each([
    [
      'below the guesses, beside the question, in a window',
      [17, 168, 566, 327],
      [600, 168, 348, 164],
      952,
      true,
    ],
    [
      'large over the middle on a phone, where none is free',
      [17, 150, 330, 160],
      [17, 316, 330, 70],
      360,
      false,
    ],
  ] as const)(
    'TG-16 holds up what is turned %s',
    async (_where, question, guesses, clothRight, isFree) => {
      const { box, place, show } = openLayer()
      box.innerHTML =
        '<div class="middle"><i data-uncovered="100" data-spot="row"></i><ul data-uncovered><li data-card></li></ul></div><div class="ask"></div>'
      const kept = [new DOMRect(...question), new DOMRect(...guesses)] as const
      const bottom = isFree ? 650 : 490
      place('.middle', new DOMRect(10, question[1], clothRight - 10, bottom - question[1]))
      place('.ask', new DOMRect(10, bottom - 100, clothRight - 10, 100))
      place('i', kept[0])
      place('ul', kept[1])
      place('', new DOMRect(10, 110, clothRight - 10, bottom - 110))
      const verdict = { ...VERDICT, faces: [1] }
      await show({ ...AIRBORNE, scene: { ...SCENE, verdict } })
      const { style } = document.querySelector<HTMLElement>('.verdict') ?? {}
      const at = (value = ''): number => Number.parseFloat(value)
      const card = at(style?.getPropertyValue('--card-width'))
      const [x, y] = [at(style?.left), at(style?.top)]
      const isCovered = kept.some(
        ({ left, right, top, bottom: end }) =>
          x + card / 2 > left &&
          x - card / 2 < right &&
          y + card * 0.75 > top &&
          y - card * 0.75 < end,
      )
      expect(isCovered).toBe(!isFree)
      expect(card).toBeGreaterThan(100)
    },
  )

  it.each([
    ['small phone', { question: [16, 132, 330, 112], guesses: [16, 252, 330, 96] }, [10, 350, 500]],
    [
      'phone on its side',
      { question: [178, 91, 340, 55], guesses: [178, 156, 340, 54] },
      [170, 526],
    ],
  ] as const)(
    'TG-16 rather holds up what is turned over the guesses than over the question on a %s',
    async (_where, { question, guesses }, [left, right, bottom]) => {
      const { box, place, show } = openLayer()
      box.innerHTML =
        '<div class="middle"><i data-uncovered="56" data-spot="row"></i><ul data-uncovered><li data-card></li></ul></div><div class="ask"></div>'
      const end = bottom ?? 237
      place('.middle', new DOMRect(left, question[1], right - left, end - question[1]))
      place(
        '.ask',
        bottom ? new DOMRect(left, end - 120, right - left, 120) : new DOMRect(526, 60, 240, 177),
      )
      place('i', new DOMRect(...question))
      place('ul', new DOMRect(...guesses))
      place(
        '',
        new DOMRect(left, question[1] - 35, (bottom ? right : 770) - left, end - question[1] + 35),
      )
      await show({ ...AIRBORNE, scene: { ...SCENE, verdict: { ...VERDICT, faces: [1] } } })
      const { style } = document.querySelector<HTMLElement>('.verdict') ?? {}
      const at = (value = ''): number => Number.parseFloat(value)
      const card = at(style?.getPropertyValue('--card-width'))
      const [x, y] = [at(style?.left), at(style?.top)]
      expect(card).toBeGreaterThanOrEqual(56)
      expect(y - card * 0.75).toBeGreaterThanOrEqual(question[1] + question[3])
      expect(x).toBeLessThan(right)
      if (bottom) expect(y + card * 0.75).toBeLessThanOrEqual(bottom - 100)
    },
  )

  it.each([
    ['leaves a tip uncovered that lies right below', 330, true],
    ['has its room where a tip lies further down', 420, false],
  ])('stamps a card that is held where it would lie so that it %s', async (_how, top, isTight) => {
    const { box, place, show } = openLayer()
    box.innerHTML =
      '<div class="tips"><i class="slip"></i></div><div class="middle"><i data-spot="row"></i></div>'
    place('[data-spot]', new DOMRect(140, 200, 80, 120))
    place('.slip', new DOMRect(10, top, 360, 50))
    const scene = { ...SCENE, verdict: { ...VERDICT, faces: [1], held: ['row'] } }
    await show({ ...AIRBORNE, scene })
    expect(document.querySelector('.verdict')?.classList.contains('above-tip')).toBe(isTight)
  })

  it.each([
    ['what was said of others', 60, true],
    ['what lies elsewhere', 300, false],
  ])('holds a card up clear of the beginning of %s', async (_what, top, isAside) => {
    const { box, place, show } = openLayer()
    box.innerHTML =
      '<div class="cloth"><div class="middle"><i data-uncovered="56"></i><q data-spoken></q><b data-spot="row"></b></div></div>'
    place('.cloth', new DOMRect(0, 0, 380, 400))
    place('.middle', new DOMRect(0, 0, 380, 300))
    place('i', new DOMRect(0, 0, 380, 50))
    place('q', new DOMRect(10, top, 200, 20))
    await show({ ...AIRBORNE, scene: { ...SCENE, verdict: { ...VERDICT, faces: [1] } } })
    const left = document.querySelector<HTMLElement>('.verdict')?.style.left ?? ''
    expect(Number.parseFloat(left) > 195).toBe(isAside)
  })

  it.each([
    ['on its lower edge where what is told begins right below', 335, true],
    ['below it where that begins further down', 420, false],
  ])('stamps a card that is held where it would lie %s', async (_how, top, isTight) => {
    const { box, place, show } = openLayer()
    box.innerHTML = '<div class="middle"><i data-spot="row"></i></div><div class="ask"></div>'
    place('[data-spot]', new DOMRect(140, 200, 80, 120))
    place('.ask', new DOMRect(10, top, 360, 120))
    const scene = { ...SCENE, verdict: { ...VERDICT, faces: [1], held: ['row'] } }
    await show({ ...AIRBORNE, scene })
    expect(document.querySelector('.verdict')?.classList.contains('above-words')).toBe(isTight)
  })

  it('TG-16 tells what is lost from what is gained by more than its colour', async () => {
    const { show } = openLayer()
    const gains = ['+1', '−1'].map((text) => ({ at: ['row'], text }))
    await show({ ...AIRBORNE, scene: { gains }, hasArrived: true })
    const shown = [...document.querySelectorAll('.gain')]
    expect(shown.map(({ textContent }) => textContent)).toEqual(['+1', '−1'])
    expect(shown.map(({ classList }) => classList.contains('loss'))).toEqual([false, true])
  })

  it('lets what flies pass under text that is being read', async () => {
    const { box, show } = openLayer()
    const word = box.querySelector('[data-stays]')
    if (!word) throw new Error('no word')
    word.setAttribute('data-reads', '')
    word.getBoundingClientRect = () => new DOMRect(100, 120, 200, 60)
    await show({ ...AIRBORNE, scene: { flights: SCENE.flights ?? [] } })
    const flights = document.querySelector<HTMLElement>('.flying-thing')?.parentElement
    expect(flights?.style.clipPath).toContain('M96 120H304V180H96Z')
    word.getBoundingClientRect = () => new DOMRect()
    await show({ ...AIRBORNE, number: 2, scene: { flights: SCENE.flights ?? [] } })
    expect(
      document.querySelector<HTMLElement>('.flying-thing')?.parentElement?.style.clipPath,
    ).toBe('none')
  })

  it('leaves a place empty until what is drawn there has come', async () => {
    const { box, show } = openLayer()
    const row = box.querySelector('[data-spot="row"]')
    const shown: ShownScene = { ...AIRBORNE, scene: { empty: ['row'] } }
    await show(shown)
    expect(held.filter((one) => one === row)).toHaveLength(1)
    await show({ ...shown, hasArrived: true })
    expect(held.filter((one) => one === row)).toEqual([])
  })

  it('counts a sum where it stands, and lights the winner only once it is counted', async () => {
    const { box, show } = openLayer()
    const pile = box.querySelector('[data-spot="pile"]')
    const scene: Scene = { sums: [{ at: ['row'], totals: [7, 12, 15] }], glows: ['pile'] }
    const shown: ShownScene = { number: 1, scene, moves: 690, holds: 500, hasArrived: false }
    await show(shown)
    const totals = [...document.querySelectorAll<HTMLElement>('.counted-sum .total')]
    expect(totals.map(({ textContent }) => textContent)).toEqual(['7', '12', '15'])
    expect(totals.map(({ style }) => style.animationDelay)).toEqual(['0ms', '230ms', '460ms'])
    expect(held.filter((one) => one === pile)).toHaveLength(0)
    await show({ ...shown, hasArrived: true })
    expect(held.filter((one) => one === pile)).toHaveLength(1)
    expect(document.querySelector('.counted-sum')).not.toBeNull()
    await show(undefined)
    expect(held.filter((one) => one === pile)).toHaveLength(0)
    expect(document.querySelector('.counted-sum')).toBeNull()
  })

  it('keeps a sum from what lies beside the place it belongs to', async () => {
    const { box, show } = openLayer()
    const column = box.querySelector<HTMLElement>('[data-spot="pile"]')
    if (column) column.getBoundingClientRect = () => new DOMRect(0, 0, 120, 40)
    const scene: Scene = { sums: [{ at: ['row'], within: ['pile'], totals: [12] }] }
    await show({ number: 1, scene, moves: 690, holds: 500, hasArrived: false })
    const sum = document.querySelector<HTMLElement>('.counted-sum')
    expect(sum?.style.getPropertyValue('--end')).toBe('120px')
    await show(undefined)
  })

  it('hides the printed number that a sum counts up to, and nothing that stands there instead', async () => {
    const { box, show } = openLayer()
    const number = box.querySelector<HTMLElement>('[data-spot="pile"]')
    if (number) number.getBoundingClientRect = () => new DOMRect(0, 0, 70, 48)
    const sum = { within: [], covers: true, totals: [12] } as const
    const scene: Scene = { sums: [{ ...sum, at: ['pile', 'row'] }] }
    await show({ number: 1, scene, moves: 690, holds: 500, hasArrived: false })
    const covered = (): string | undefined =>
      document.querySelector<HTMLElement>('.counted-sum')?.style.getPropertyValue('--cover-width')
    expect(covered()).toBe('70px')
    const absent: Scene = { sums: [{ ...sum, at: ['number', 'pile'] }] }
    await show({ number: 2, scene: absent, moves: 690, holds: 500, hasArrived: false })
    expect(covered()).toBe('')
    await show(undefined)
  })
})
