// The table of Die Tafelrunde 2 in a real Chromium: columns, rows and plates keep size and place through a whole round, whoever plays and
// whatever is asked. Sample tables of the playground stand in for a host: what is measured is the layout alone.
import { expect, test, type Page } from '@playwright/test'
import { inShort } from '../support/longRun'
import { servePlayground, type Playground } from '../support/browser/playgroundServer'
import { openUnpainted } from '../support/browser/unpainted'

/** Windows, and what an open log leaves of them. */
const HARD_SIZES = [
  [1280, 800],
  [1046, 657],
  [390, 844],
  [844, 390],
] as const
const SIZES = inShort<readonly (readonly [number, number])[]>(HARD_SIZES, [
  ...HARD_SIZES,
  [960, 800],
  [1366, 657],
  [768, 1024],
])
const LANGUAGES = ['de', 'nl', 'en'] as const
const MOMENTS = [
  'play',
  'wait',
  'duty',
  'warning',
  'chests',
  'securing',
  'zork',
  'secured',
  'start',
]
/** Pixels that something may lie elsewhere without being seen to move. */
const UNSEEN = 3

test.use({ trace: 'off' })
test.describe.configure({ mode: 'parallel' })

let playground: Playground
let page: Page
test.beforeAll(async ({ browser }) => {
  playground = await servePlayground()
  page = await openUnpainted(browser)
  await page.goto(`${playground.origin}/?game=tafelrunde&motion=off`)
  await page.locator('.raid').waitFor()
})
test.afterAll(async () => {
  await page.close()
  await playground.end()
})

async function show(wish: Readonly<Record<string, string>>): Promise<void> {
  const asked = { game: 'tafelrunde', seats: '4', theme: 'light', ...wish }
  // Another table each time, so that nothing of the last one is still chosen there.
  for (const hash of ['#game=whisper', `#${new URLSearchParams(asked).toString()}`]) {
    await page.evaluate((to) => {
      location.hash = to
    }, hash)
    await page.locator(`[data-shows="${hash}"] .game-stage`).waitFor()
  }
  await page.evaluate(async () => {
    await document.fonts.ready
    for (let frames = 0; frames < 4; frames += 1) await new Promise(requestAnimationFrame)
  })
}

/** Left edge, upper edge, width and height of whatever has to stay where it is. */
function places(): Record<string, readonly number[]> {
  const parts = ['.cloth', '.columns', '.column', '.column .chests', '.row', '.plate']
  return Object.fromEntries(
    parts.flatMap((part) =>
      [...document.querySelectorAll(part)].map((found, at) => {
        const { left, top, width, height } = found.getBoundingClientRect()
        return [`${part} ${String(at)}`, [left, top, width, height].map(Math.round)] as const
      }),
    ),
  )
}

/** What lies elsewhere than before. */
async function movedSince(before: ReturnType<typeof places>): Promise<string[]> {
  const after = await page.evaluate(places)
  return Object.entries(before).flatMap(([part, was]) => {
    const is = after[part] ?? []
    const hasMoved = was.some((edge, at) => !(Math.abs(edge - (is[at] ?? NaN)) <= UNSEEN))
    return hasMoved ? [`${part} was at ${was.join(' ')} and is at ${is.join(' ')}`] : []
  })
}

for (const [size, [width, height]] of SIZES.entries()) {
  test(`columns, rows and plates keep place and size through a round at ${String(width)}x${String(height)}`, async () => {
    await page.setViewportSize({ width, height })
    const moved: string[] = []
    // Each language at some of the sizes: its words are what differs.
    const language = LANGUAGES[size % LANGUAGES.length] ?? 'de'
    let before: ReturnType<typeof places> | undefined
    for (const moment of MOMENTS) {
      await show({ show: moment, language })
      before ??= await page.evaluate(places)
      const found = await movedSince(before)
      moved.push(...found.map((one) => `${language}, ${moment}: ${one}`))
    }
    expect(moved).toEqual([])
  })

  test(`columns, rows and plates keep place and size while a card is chosen, turned and refused at ${String(width)}x${String(height)}`, async () => {
    await page.setViewportSize({ width, height })
    const moved: string[] = []
    for (const language of inShort<readonly string[]>(['de'], LANGUAGES)) {
      await show({ show: 'duty', seats: '3', language })
      const before = await page.evaluate(places)
      const note = async (step: string): Promise<void> => {
        const found = await movedSince(before)
        moved.push(...found.map((one) => `${language}, ${step}: ${one}`))
      }
      await page
        .locator('[data-hand-card]')
        .first()
        .click({ position: { x: 10, y: 10 } })
      await page.locator('.raid-ask .slot:not([aria-hidden])').waitFor()
      await note('chosen')
      // Whoever begins may not pass (TR-08).
      await page.locator('.answers .app-button').last().click({ force: true })
      await page.locator('.refused').waitFor()
      await note('refused')
    }
    expect(moved).toEqual([])
  })
}

test('the columns keep their places when a card is chosen beside an open log', async () => {
  await page.setViewportSize({ width: 960, height: 748 })
  await show({ show: 'play', seats: '3', language: 'de' })
  const before = await page.evaluate(places)
  await page
    .locator('[data-hand-card]')
    .first()
    .click({ position: { x: 10, y: 10 } })
  await page.locator('.raid-ask .slot:not([aria-hidden])').waitFor()
  expect(await movedSince(before)).toEqual([])
})

/** Heights of the rows in the columns, in pixels: the least of them. */
function lowestRow(): number {
  const rows = [...document.querySelectorAll('.column .row')]
  return Math.min(...rows.map((row) => row.getBoundingClientRect().height))
}

test('a log that is closed makes no row lower on a laptop', async () => {
  const heights: number[] = []
  // What an open log leaves of the window, and all of it.
  for (const width of [1046, 1366]) {
    await page.setViewportSize({ width, height: 657 })
    await show({ show: 'play', language: 'de' })
    heights.push(Math.round(await page.evaluate(lowestRow)))
  }
  const [beside = NaN, whole = NaN] = heights
  expect(whole).toBeGreaterThanOrEqual(beside - 1)
  expect(beside).toBeGreaterThan(24)
})

/** Names that cannot be read whole: cut, or broken within a word that has no hyphen. */
function cutNames(): string[] {
  return [...document.querySelectorAll<HTMLElement>('.plate .name')]
    .filter((name) => {
      const range = document.createRange()
      range.selectNodeContents(name)
      const words = name.textContent.split(/[\s-]+/u).length
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
      return name.scrollHeight > name.clientHeight + 6 || lines.size > words
    })
    .map(({ textContent }) => textContent)
}

test('two chests of one colour lie side by side on a phone, however high their line is', async () => {
  await show({ seats: '3', seed: 'a', show: 'duty', guide: '1' })
  const stacked: string[] = []
  let pairs = 0
  for (const [width, height] of [
    [375, 700],
    [390, 708],
    [390, 780],
    [412, 792],
  ] as const) {
    await page.setViewportSize({ width, height })
    const tops = await page
      .locator('.stack')
      .evaluateAll((stacks) =>
        stacks.map(({ children }) =>
          [...children].map((chest) => Math.round(chest.getBoundingClientRect().top)),
        ),
      )
    const two = tops.filter(({ length }) => length === 2)
    pairs += two.length
    if (two.some((line) => new Set(line).size > 1))
      stacked.push(`${String(width)} x ${String(height)}`)
  }
  expect(pairs).toBeGreaterThan(0)
  expect(stacked).toEqual([])
})

test('the names of six stand whole at a desk', async () => {
  for (const [width, height] of [
    [1280, 800],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height })
    await show({ show: 'play', seats: '6', language: 'nl' })
    expect(await page.evaluate(cutNames), `${String(width)}x${String(height)}`).toEqual([])
  }
})

test('each chest that can be secured says what it holds to the eye and to the ear, and those that are alike are told apart', async () => {
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height })
    for (const language of LANGUAGES) {
      await show({ show: 'securing', language })
      const told = await page.locator('.choices .chest').evaluateAll((buttons) =>
        buttons.map((button) => ({
          seen: button.textContent.trim(),
          heard: button.getAttribute('aria-label') ?? '',
          cut: button.scrollWidth > button.clientWidth + 1,
        })),
      )
      expect(told.length).toBeGreaterThan(0)
      for (const { seen, heard, cut } of told) {
        const [gems = '?'] = /\d/u.exec(seen) ?? []
        expect(heard, seen).toContain(gems)
        expect(cut, `${seen} at ${String(width)}`).toBe(false)
      }
      for (const side of ['seen', 'heard'] as const) {
        expect(new Set(told.map((one) => one[side])).size).toBe(told.length)
      }
    }
  }
})
