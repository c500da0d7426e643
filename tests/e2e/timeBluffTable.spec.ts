// The table of Tom's Time Bluff in a real Chromium: what lies on it keeps size and place whoever plays, answers or is told something.
// Sample tables of the playground stand in for a host: what is measured is the layout alone.
import { expect, test, type Page } from '@playwright/test'
import { inShort } from '../support/longRun'
import { servePlayground, type Playground } from '../support/playgroundServer'

const PHONE = { width: 390, height: 844 }
/** Tablets, laptops, and what an open log leaves of the laptops. */
const ROOMY = [
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1366, height: 657 },
  { width: 1046, height: 657 },
  { width: 960, height: 800 },
] as const
const LANGUAGES = inShort<readonly string[]>(['de'], ['de', 'nl', 'en'])
const MOMENTS = ['start', 'doubt', 'mine']
/** Pixels that something may lie elsewhere without being seen to move. */
const UNSEEN = 4

test.use({ trace: 'off' })

let playground: Playground
let page: Page
test.beforeAll(async ({ browser }) => {
  playground = await servePlayground()
  page = await browser.newPage()
  await page.goto(playground.origin)
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
    // Whoever has read a tip is not told it again.
    await page.evaluate(() => {
      sessionStorage.clear()
      localStorage.clear()
    })
    const asked = `game=time-bluff&seats=4&theme=light&motion=off&language=${language}&show=${show}`
    await page.goto(`${playground.origin}/?${asked}`)
    await page.locator('.piles').waitFor()
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

test('C4 on a phone the piles keep size and place whoever plays, and whatever tip or advice comes or goes', async () => {
  await page.setViewportSize(PHONE)
  const guided = MOMENTS.map((show) => `${show}&guide=`)
  expect(await movedAt([...MOMENTS, 'wait', ...guided, 'doubt&slip=advice'])).toEqual([])
})

for (const size of ROOMY) {
  test(`C4 the piles keep size and place whoever plays and whatever tip is given at ${String(size.width)}x${String(size.height)}`, async () => {
    await page.setViewportSize(size)
    expect(await movedAt([...MOMENTS, 'wait'])).toEqual([])
    expect(await movedAt(MOMENTS.map((show) => `${show}&guide=`))).toEqual([])
  })
}

test('F on a phone a chip on a plate says who deals, wherever it stands', async () => {
  await page.setViewportSize(PHONE)
  const found: boolean[] = []
  const tables = ['3', '4', '6'].flatMap((seats) =>
    ['a', 'b', 'c'].map((seed) => ({ seats, seed })),
  )
  for (const { seats, seed } of tables) {
    const asked = { game: 'time-bluff', show: 'start', seats, seed, motion: 'off', language: 'de' }
    await page.goto(`${playground.origin}/?${new URLSearchParams(asked).toString()}`)
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
