/** Carrying cards in a real Chromium, with mouse and finger: to their place, and home again from where nothing takes them. */
import {
  expect,
  test,
  type Browser,
  type CDPSession,
  type Locator,
  type Page,
} from '@playwright/test'
import type { GameId } from '../../src/games/contracts'
import { inShort } from '../support/longRun'
import { servePlayground, type Playground } from '../support/browser/playgroundServer'
import { leaveUnpainted } from '../support/browser/unpainted'

interface Carrying {
  readonly game: GameId
  /** A moment at which a card is asked for. */
  readonly show: string
  /** Where the first card of the hand is carried; the first one that is in sight. */
  readonly place: string
  /** What is there when it has been taken. */
  readonly taken: string
}

const CARRYINGS: readonly Carrying[] = [
  {
    game: 'time-bluff',
    show: 'start',
    place: '[data-drop="place:1"]',
    taken: '.ask-sheet [data-spot="slot-hidden"].full',
  },
  {
    game: 'tafelrunde',
    show: 'start',
    place: '[data-drop="column:red"]',
    // It is played: to drop it there was the decision.
    taken: '[data-spot="row-red-0"] [data-card]',
  },
  {
    game: 'buchstabenbluff',
    show: 'turn',
    place: '[data-drop="word"]',
    taken: '.ask-sheet .slot.full',
  },
  {
    game: 'tijdlijn',
    show: 'row',
    place: '[data-drop^="gap-"]',
    taken: '.opening[aria-pressed="true"]',
  },
  {
    game: 'tofugott',
    show: 'guess',
    place: '[data-drop="guess"]',
    taken: '.ask-sheet [data-drop="guess"] .silhouette-card',
  },
]
/** Steps between two places: a carry is more than a jump. */
const STEPS = 6

interface Point {
  readonly x: number
  readonly y: number
}
/** What touches the window. */
interface Pointer {
  down(at: Point): Promise<void>
  move(to: Point): Promise<void>
  up(): Promise<void>
}

function mouseOf({ mouse }: Page): Pointer {
  return {
    async down({ x, y }) {
      await mouse.move(x, y)
      await mouse.down()
    },
    move: ({ x, y }) => mouse.move(x, y),
    up: () => mouse.up(),
  }
}

/** A finger as the browser itself gets it, with all that it makes of it: scrolling, pointers, clicks. */
async function fingerOf(page: Page): Promise<Pointer> {
  const session: CDPSession = await page.context().newCDPSession(page)
  const touch = (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    ...touchPoints: Point[]
  ): Promise<unknown> => session.send('Input.dispatchTouchEvent', { type, touchPoints })
  return {
    down: async (at) => void (await touch('touchStart', at)),
    move: async (to) => void (await touch('touchMove', to)),
    up: async () => void (await touch('touchEnd')),
  }
}

async function middleOf(target: Locator): Promise<Point> {
  const box = await target.boundingBox()
  if (!box) throw new Error('it is not to be seen')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** A card may lie under its neighbour: its left upper corner is free. */
async function cornerOf(card: Locator): Promise<Point> {
  const box = await card.boundingBox()
  if (!box) throw new Error('it is not to be seen')
  return { x: box.x + 12, y: box.y + 16 }
}

/** Takes a card up and holds it over a point of the window. */
async function carry(pointer: Pointer, card: Locator, to: Point): Promise<void> {
  const from = await cornerOf(card)
  await pointer.down(from)
  for (let step = 1; step <= STEPS; step++) {
    const share = step / STEPS
    await pointer.move({
      x: from.x + (to.x - from.x) * share,
      y: from.y + (to.y - from.y) * share,
    })
  }
}

type Hand = 'mouse' | 'finger'

/** A window of a computer for the mouse, a phone for the finger. */
async function openFor(browser: Browser, hand: Hand) {
  const context = await browser.newContext({
    viewport: hand === 'mouse' ? { width: 1280, height: 800 } : { width: 390, height: 844 },
    hasTouch: hand === 'finger',
  })
  await leaveUnpainted(context)
  const page = await context.newPage()
  return { context, page, pointer: hand === 'mouse' ? mouseOf(page) : await fingerOf(page) }
}

/** All games by either; in short each by one of them, in turn. */
function carriedBy(hand: Hand): readonly (typeof CARRYINGS)[number][] {
  const own = hand === 'mouse' ? 0 : 1
  return inShort(
    CARRYINGS.filter((_, place) => place % 2 === own),
    CARRYINGS,
  )
}

let playground: Playground
test.beforeAll(async () => {
  playground = await servePlayground()
})
test.afterAll(() => playground.end())

for (const hand of ['mouse', 'finger'] as const) {
  test(`with the ${hand} a card of a game is carried to its place, and home from anywhere else`, async ({
    browser,
  }) => {
    const { context, page, pointer } = await openFor(browser, hand)
    const problems: string[] = []
    page.on('pageerror', (error) => problems.push(String(error)))
    for (const { game, show, place, taken } of carriedBy(hand)) {
      await test.step(game, async () => {
        const asked = new URLSearchParams({ game, show, seats: '3', motion: 'off' })
        await page.goto(`${playground.origin}/?${asked.toString()}`)
        const target = page.locator(place).first()
        await expect(target).toBeVisible()
        const cards = page.locator('.own [data-hand-card]')
        const count = await cards.count()
        const card = cards.first()
        const name = (await card.getAttribute('aria-label')) ?? ''
        const carried = page.locator('.carried')

        // The edge of the window takes no cards.
        await carry(pointer, card, { x: 3, y: 3 })
        await expect(carried).toBeVisible()
        await expect(card).toHaveAttribute('data-carried', '')
        await pointer.up()
        await expect(carried).toBeHidden()
        await expect(page.locator('[data-carried]')).toHaveCount(0)
        await expect(cards).toHaveCount(count)
        await expect(card).toHaveAttribute('aria-label', name)
        await expect(page.locator(taken)).toHaveCount(0)

        await carry(pointer, card, await middleOf(target))
        await expect(carried).toBeVisible()
        await pointer.up()
        await expect(carried).toBeHidden()
        await expect(page.locator(taken)).toHaveCount(1)
        await expect(page.locator('[data-carried]')).toHaveCount(0)
      })
    }
    expect(problems).toEqual([])
    await context.close()
  })
}

for (const hand of ['mouse', 'finger'] as const) {
  test(`TC-05 with the ${hand} a card that is let go on another card of the row goes to its nearer side`, async ({
    browser,
  }) => {
    const { context, page, pointer } = await openFor(browser, hand)
    const asked = new URLSearchParams({ game: 'tijdlijn', show: 'row', seats: '3', motion: 'off' })
    await page.goto(`${playground.origin}/?${asked.toString()}`)
    const window = await page.locator('.line-strip .window').boundingBox()
    const places = page.locator('.track > .place')
    await expect(places.first()).toBeVisible()
    const boxes = await Promise.all((await places.all()).map((place) => place.boundingBox()))
    const at = boxes.findIndex((box) => box && window && box.x > window.x)
    const box = boxes[at]
    if (!box) throw new Error('no card is wholly in sight')
    for (const [share, gap] of [
      [0.25, at],
      [0.75, at + 1],
    ] as const) {
      const card = page.locator('.own [data-hand-card]').first()
      await carry(pointer, card, { x: box.x + box.width * share, y: box.y + box.height / 2 })
      await expect(page.locator(`[data-drop="gap-${String(gap)}"]`)).toHaveClass(/hovered/u)
      // It is known by its picture.
      await expect(page.locator('.carried .picture')).toBeVisible()
      await expect(page.locator('.carried .text')).toBeHidden()
      await pointer.up()
      await expect(page.locator(`[data-drop="gap-${String(gap)}"]`)).toHaveAttribute(
        'aria-pressed',
        'true',
      )
      await page.locator('.ask-sheet .slot').press('Enter')
      await expect(page.locator('.opening[aria-pressed="true"]')).toHaveCount(0)
    }
    await context.close()
  })
}
