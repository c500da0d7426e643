// The table of Tom's Time Bluff in a real Chromium: what lies on it keeps size and place whoever plays, answers or is told something.
// Sample tables of the playground stand in for a host: what is measured is the layout alone.
import { expect, test, type Page } from '@playwright/test'
import { inShort } from '../support/longRun'
import {
  servePlayground,
  showAnew,
  showTable,
  type Playground,
} from '../support/browser/playgroundServer'
import { openUnpainted } from '../support/browser/unpainted'

const PHONE = { width: 390, height: 844 }
/** Tablets, laptops, and what an open log leaves of the laptops. */
const ROOMY = [
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1366, height: 657 },
  { width: 1046, height: 657 },
  { width: 960, height: 800 },
] as const
/** Those that have shown most faults. */
const MEASURED = inShort<readonly (typeof ROOMY)[number][]>(
  ROOMY.filter(({ width }) => width === 768 || width === 1046),
  ROOMY,
)
const LANGUAGES = inShort<readonly string[]>(['de'], ['de', 'nl', 'en'])
const MOMENTS = ['start', 'doubt', 'mine']
/** Pixels that something may lie elsewhere without being seen to move. */
const UNSEEN = 4

test.use({ trace: 'off' })

let playground: Playground
let page: Page
test.beforeAll(async ({ browser }) => {
  playground = await servePlayground()
  page = await openUnpainted(browser)
  await page.goto(`${playground.origin}/?motion=off`)
})
test.afterAll(async () => {
  await page.close()
  await playground.end()
})

/** Where the piles lie, and how large they and their cards are. */
function placesOfPiles(): number[] {
  const [piles, card] = ['.piles', '.time-pile .playing-card'].map((part) =>
    (document.querySelector(part) ?? document.body).getBoundingClientRect(),
  )
  return [piles?.top ?? 0, piles?.width ?? 0, card?.width ?? 0].map(Math.round)
}

/** The tables at which the piles do not lie as at the first one in that language. */
async function movedAt(shows: readonly string[]): Promise<string[]> {
  const moved: string[] = []
  const first = new Map<string, number[]>()
  for (const [language, show] of LANGUAGES.flatMap((one) =>
    shows.map((at) => [one, at] as const),
  )) {
    await showAnew(page, `game=time-bluff&seats=4&theme=light&language=${language}&show=${show}`)
    await page.locator('.piles').waitFor()
    await page.locator('.guide').waitFor({ state: show.includes('guide') ? 'visible' : 'detached' })
    await page.evaluate(() => document.fonts.ready)
    await page.waitForTimeout(150)
    const places = await page.evaluate(placesOfPiles)
    const before = first.get(language) ?? places
    first.set(language, before)
    const isMoved = places.some((place, at) => Math.abs(place - (before[at] ?? 0)) > UNSEEN)
    if (isMoved) moved.push(`${language}, ${show}: ${String(places)}, ${String(before)}`)
  }
  return moved
}

test('on a phone the piles keep size and place whoever plays, and whatever tip or advice comes or goes', async () => {
  await page.setViewportSize(PHONE)
  const guided = MOMENTS.map((show) => `${show}&guide=`)
  const others = ['wait', 'doubtPair', 'direct', 'doubt&slip=advice']
  expect(await movedAt([...MOMENTS, ...guided, ...others])).toEqual([])
  const [, , width] = await page.evaluate(placesOfPiles)
  expect(width, 'as large as its felt lets them be').toBeGreaterThan(66)
})

test('on a small phone the piles keep size and place while somebody chooses, and whatever tip or advice comes or goes', async () => {
  await page.setViewportSize({ width: 360, height: 640 })
  const guided = MOMENTS.map((show) => `${show}&guide=`)
  expect(await movedAt([...MOMENTS, ...guided, 'doubtPair', 'doubt&slip=advice'])).toEqual([])
  const [slip, ...piles] = await page
    .locator('.slip.whole, .piles [data-card]')
    .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect()))
  const upper = Math.min(...piles.map(({ top }) => top))
  expect(slip?.bottom, 'advice ends above the piles').toBeLessThanOrEqual(upper)
  await showAnew(page, 'game=time-bluff&seats=4&theme=light&language=nl&show=skips')
  await expect(page.locator('.own-bar .skip')).toBeVisible()
  const bar = await page.locator('.own-bar').boundingBox()
  expect(bar?.height, 'one row, whatever stands in it').toBeLessThan(44)
  await openAt({ width: 360, height: 640 }, 'language=en')
  const before = await page.evaluate(placesOfPiles)
  await chooseUpToPile()
  await page.locator('.time-pile .heap').nth(2).click()
  await expect(page.locator('[data-next="confirm"]')).toBeEnabled()
  expect(await page.evaluate(placesOfPiles)).toEqual(before)
})

test('on a phone on its side the piles keep size and place, a tip or advice beside them or not', async () => {
  await page.setViewportSize({ width: 844, height: 390 })
  const others = ['wait', 'doubtPair', 'doubt&slip=advice']
  expect(await movedAt([...MOMENTS, ...others])).toEqual([])
  // In a first round tips have two lines, read or not.
  expect(await movedAt(MOMENTS.map((show) => `${show}&guide=`))).toEqual([])
  const told = await page.evaluate(placesOfPiles)
  const tip = page.locator('.tips .guide')
  await tip.locator('.signed').click()
  await expect(tip).toHaveCount(0)
  expect(await page.evaluate(placesOfPiles)).toEqual(told)
  expect(told[2]).toBeGreaterThan(58)
})

for (const size of MEASURED) {
  test(`the piles keep size and place whoever plays and whatever tip is given at ${String(size.width)}x${String(size.height)}`, async () => {
    await page.setViewportSize(size)
    expect(await movedAt([...MOMENTS, 'wait'])).toEqual([])
    expect(await movedAt(MOMENTS.map((show) => `${show}&guide=`))).toEqual([])
  })
}

test('in a low window the piles are as large as what is held, whoever plays', async () => {
  await page.setViewportSize({ width: 1366, height: 657 })
  expect(await movedAt(['wait', 'start', 'doubt', 'direct'])).toEqual([])
  const [, , width] = await page.evaluate(placesOfPiles)
  expect(width).toBeGreaterThan(99)
})

for (const size of [
  { width: 360, height: 640 },
  { width: 960, height: 800 },
  { width: 1280, height: 800 },
]) {
  test(`what one has laid oneself is told above the question at ${String(size.width)}x${String(size.height)}, and the piles keep size and place`, async () => {
    await page.setViewportSize(size)
    // A table of its own for each: what was laid at one lies there from then on.
    const wish = `game=time-bluff&seats=4&seed=${String(size.width)}&theme=light&language=de`
    await showAnew(page, `${wish}&show=start&motion=fast`)
    await page.locator('.piles').waitFor()
    const before = await page.evaluate(placesOfPiles)
    const hand = page.locator('.own li button')
    await hand.nth(0).click()
    await hand.nth(1).click()
    await page.locator('.time-pile .heap').nth(1).click()
    await page.locator('.answers > .app-button').last().click()
    await expect(page.locator('.ask > .told')).toBeVisible()
    const cut = await page
      .locator('.ask > .told')
      .evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)
    expect(cut, 'all of it stands there').toBeLessThan(3)
    const after = await page.evaluate(placesOfPiles)
    expect(after.map((place, at) => Math.abs(place - (before[at] ?? 0)) <= UNSEEN)).toEqual([
      true,
      true,
      true,
    ])
    // It lies on nothing: below the words under the piles, above the slip.
    const [told, piles, slip] = await page.evaluate(() =>
      ['.ask > .told', '.piles', '.ask-sheet'].map((part) => {
        const { top, bottom } = (
          document.querySelector(part) ?? document.body
        ).getBoundingClientRect()
        return { top, bottom }
      }),
    )
    expect(told?.top).toBeGreaterThan(piles?.bottom ?? Infinity)
    expect(told?.bottom).toBeLessThan((slip?.top ?? 0) + 1)
  })
}

test('on a phone a chip on a plate says who deals, wherever it stands', async () => {
  await page.setViewportSize(PHONE)
  const found: boolean[] = []
  const tables = ['3', '4', '6'].flatMap((seats) =>
    ['a', 'b', 'c'].map((seed) => ({ seats, seed })),
  )
  for (const { seats, seed } of tables) {
    const asked = { game: 'time-bluff', show: 'start', seats, seed, motion: 'off', language: 'de' }
    await showTable(page, new URLSearchParams(asked).toString())
    await page.locator('.piles').waitFor()
    // Where one deals oneself nobody else has it.
    const chips = await page.locator('.plate .mark').filter({ hasText: 'gibt' }).all()
    expect(chips.length).toBeLessThan(2)
    for (const chip of chips) {
      const isSeen = await chip.evaluate((element) => {
        const { left, top, right, bottom, width } = element.getBoundingClientRect()
        const above = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
        const isIn = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight
        return isIn && width > 10 && element.contains(above)
      })
      found.push(isSeen)
    }
  }
  expect(found.length).toBeGreaterThan(2)
  expect(found).not.toContain(false)
})

/** Opens a table at a size of window, with a tip if that is wanted. */
async function openAt(size: { width: number; height: number }, wish: string): Promise<void> {
  await page.setViewportSize(size)
  await showAnew(page, `game=time-bluff&seats=4&show=start&theme=light&language=nl&${wish}`)
  await page.locator('.piles').waitFor()
  await page.evaluate(() => document.fonts.ready)
}
/** What lies under the note of what came out last. */
function coveredByNote(): Promise<string[]> {
  return page.evaluate(() => {
    const word = document.querySelector('.middle .word')
    if (!word) return ['there is no note']
    word.classList.add('said')
    word.textContent = 'Je twijfelde, maar Merle was eerlijk: 2 uur, wekkerradio.'
    const note = word.getBoundingClientRect()
    if (note.width < 70 || note.left < 0 || note.right > innerWidth) return ['it has no room']
    const parts = document.querySelectorAll(
      '.time-pile .card-stack, .piles .facts, .piles .follows, .piles .mark, .piles .vortex, .plate, .ask-sheet',
    )
    return [...parts].flatMap((part) => {
      const { left, top, right, bottom } = part.getBoundingClientRect()
      const [across, down] = [(left + right) / 2, (top + bottom) / 2]
      // A vortex hangs over the draw pile's corner, on top of everything.
      if (part.matches('.vortex') && part.contains(document.elementFromPoint(across, down)))
        return []
      const isUnder =
        Math.min(right, note.right) - Math.max(left, note.left) > 1 &&
        Math.min(bottom, note.bottom) - Math.max(top, note.top) > 1
      return isUnder ? [part.className] : []
    })
  })
}
/** Lays cards in their places until a pile is what is chosen next; hidden lies one that would be honest on some pile. */
function chooseUpToPile(): Promise<number> {
  return page.evaluate(async () => {
    const hand = (): HTMLElement[] => [
      ...document.querySelectorAll<HTMLElement>('[data-hand-card]'),
    ]
    const click = async (card: HTMLElement | undefined): Promise<void> => {
      card?.click()
      await new Promise((done) => setTimeout(done, 50))
    }
    await click(hand().find((card) => card.parentElement?.querySelector('.mark')))
    for (const card of hand()) {
      if (!document.querySelector('.time-pile .may-choose')) await click(card)
    }
    return document.querySelectorAll('.time-pile .may-choose').length
  })
}

const LITTLE = [PHONE, { width: 360, height: 640 }, { width: 844, height: 390 }] as const

for (const size of LITTLE) {
  const { width, height } = size
  test(`what came out last lies on no pile and no count, and a tip waits for it, at ${String(width)}x${String(height)}`, async () => {
    await openAt(size, 'guide=')
    const guide = page.locator('.tips > .guide')
    await expect(guide).toHaveCSS('opacity', '1')
    expect(await coveredByNote()).toEqual([])
    await expect(guide).toHaveCSS('opacity', '0')
    await expect(guide).toHaveCSS('opacity', '1')
    await expect(page.locator('.middle .word')).toBeHidden()
  })
}

for (const size of [
  ...LITTLE,
  ...MEASURED,
  ...inShort<(typeof PHONE)[]>([], [{ width: 1280, height: 800 }]),
]) {
  const { width, height } = size
  test(`what came out last stays in sight and lies on nothing at ${String(width)}x${String(height)}`, async () => {
    for (const wish of ['show=start', 'show=doubt', 'show=start&seats=6']) {
      await openAt(size, wish)
      const before = await page.evaluate(placesOfPiles)
      expect(await coveredByNote(), wish).toEqual([])
      expect(await page.evaluate(placesOfPiles), wish).toEqual(before)
      // It is there as long as nobody lays.
      await expect(page.locator('.middle .word')).toHaveCSS('animation-name', 'none')
    }
  })
}
for (const size of MEASURED) {
  const { width, height } = size
  test(`what came out last lies on nothing beside a tip at ${String(width)}x${String(height)}`, async () => {
    for (const show of ['start', 'doubt']) {
      await openAt(size, `show=${show}&guide=`)
      await page.locator('.guide').waitFor()
      expect(await coveredByNote(), show).toEqual([])
    }
  })
}

test('the rings and signs of piles that may be chosen lie on no words', async () => {
  const tables = [
    [{ width: 844, height: 390 }, 'guide='],
    [{ width: 360, height: 640 }, 'text=larger'],
  ] as const
  for (const [size, wish] of tables) {
    await openAt(size, wish)
    await page.evaluate(() => document.querySelector('.middle .word')?.classList.add('said'))
    expect(await chooseUpToPile(), wish).toBeGreaterThan(0)
    await expect(page.locator('.middle .word')).toHaveCSS('clip-path', 'inset(50%)')
    const sign = await page
      .locator('.heap:has(.honest)')
      .first()
      .evaluate((heap) => getComputedStyle(heap, '::before').display)
    expect(sign, wish).toBe('none')
  }
})

test('on a phone the numbers on the cards of a large hand are whole beside the next card', async () => {
  for (const size of LITTLE) {
    await openAt(size, 'hand=19')
    const marks = page.locator('.time-hand .mark')
    expect(await marks.count()).toBeGreaterThan(3)
    const cut = await marks.evaluateAll((all) =>
      all.flatMap((mark) => {
        const { right, top, bottom } = mark.getBoundingClientRect()
        const above = document.elementFromPoint(right - 2, (top + bottom) / 2)
        return mark.contains(above) ? [] : [mark.textContent]
      }),
    )
    expect(cut).toEqual([])
  }
})

test('on a phone no card of a hand in two rows moves while others are chosen', async () => {
  await openAt(PHONE, 'hand=9')
  await page.waitForTimeout(300)
  const places = (): Promise<Record<string, string>> =>
    page.locator('.time-hand [data-hand-card]').evaluateAll((all) =>
      Object.fromEntries(
        all.map((card) => {
          const { left, top, width } = card.closest('li')?.getBoundingClientRect() ?? new DOMRect()
          return [card.getAttribute('data-key') ?? '', [left, top, width].map(Math.round).join()]
        }),
      ),
    )
  const before = await places()
  // The row in front covers the rest of it.
  const corner = { position: { x: 12, y: 12 } }
  await page.locator('.time-hand [data-hand-card]').first().click(corner)
  await page.waitForTimeout(300)
  const after = await places()
  expect(Object.keys(after)).toHaveLength(8)
  expect(before).toMatchObject(after)
})
