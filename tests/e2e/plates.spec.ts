// The plates of those who sit around, in a real Chromium: points of every game that counts any can be read at every size, and whatever
// else is told of somebody stands whole and inside the plate. Sample tables of the playground stand in for a host.
import { expect, test, type Page } from '@playwright/test'
import { inShort } from '../support/longRun'
import { servePlayground, type Playground } from '../support/browser/playgroundServer'
import { openUnpainted } from '../support/browser/unpainted'

const HARD_SIZES = [
  [360, 640],
  [844, 390],
  [768, 1024],
  [1046, 657],
] as const
const SIZES = inShort<readonly (readonly [number, number])[]>(HARD_SIZES, [
  ...HARD_SIZES,
  [390, 844],
  [1024, 698],
  [960, 800],
  [1280, 800],
  [1366, 657],
  [1920, 1080],
])
const LANGUAGES = ['de', 'nl', 'en'] as const
/** Where the points of each game stand, what is marked on a plate, and with how many seats and at which moments they are looked at. */
const GAMES = [
  {
    ...{ game: 'time-bluff', points: '.score', marks: '.marks > *' },
    ...{ seats: ['2', '4', '6'], shows: ['doubt', 'wait', 'scored'] },
  },
  {
    ...{ game: 'tafelrunde', points: '.score, .goods > .secured', marks: '.none' },
    ...{ seats: ['2', '3', '4'], shows: ['play', 'wait', 'securing'] },
  },
  {
    // Turns and piles stand on the upper edge, as a label on a card.
    ...{ game: 'buchstabenbluff', points: '.score', marks: '.none' },
    ...{ seats: ['2', '5', '8'], shows: ['turn', 'wait'] },
  },
  {
    ...{ game: 'tofugott', points: '.sum, .points', marks: '.none' },
    ...{ seats: ['2', '4', '6'], shows: ['guess', 'others'] },
  },
]

test.use({ trace: 'off' })
test.describe.configure({ mode: 'parallel' })

let playground: Playground
let page: Page
test.beforeAll(async ({ browser }) => {
  playground = await servePlayground()
  page = await openUnpainted(browser)
  await page.goto(`${playground.origin}/?game=whisper&motion=off`)
  await page.locator('.game-stage').waitFor()
})
test.afterAll(async () => {
  await page.close()
  await playground.end()
})

async function show(wish: Readonly<Record<string, string>>): Promise<void> {
  const hash = `#${new URLSearchParams({ theme: 'light', ...wish }).toString()}`
  await page.evaluate((to) => {
    location.hash = to
  }, hash)
  await page.locator(`[data-shows="${hash}"] .plate`).first().waitFor()
  await page.evaluate(async () => {
    for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame)
  })
}

/** Plates whose points cannot be read, whose status is cut in the middle, or whose marks hang over an edge. */
function faultsOfPlates([points, marks]: readonly [string, string]): string[] {
  const isSeen = (part: Element): boolean => {
    const { left, right, top, bottom, width, height } = part.getBoundingClientRect()
    if (width < 4 || height < 4 || getComputedStyle(part).clipPath !== 'none') return false
    const found = document
      .elementsFromPoint((left + right) / 2, (top + bottom) / 2)
      .find((one) => !one.matches('.why, .choose'))
    return (
      part.checkVisibility() && (part.contains(found ?? null) || found?.contains(part) === true)
    )
  }
  const isWhole = (part: Element): boolean => part.scrollWidth <= part.clientWidth + 1
  const places = [...document.querySelectorAll('.side > .place')]
  if (places.length === 0) return ['nobody sits around']
  return places.flatMap((place) => {
    const plate = place.querySelector('.plate')
    if (!plate) return ['a plate is missing']
    const name = plate.querySelector('.name')?.textContent ?? ''
    const box = plate.getBoundingClientRect()
    const told = [...place.querySelectorAll(points)]
    // In Buchstabenbluff nothing is said of no points; the line is kept.
    const hasNone = told.length > 0 && told.every((one) => one.textContent === '\u00A0')
    const read = hasNone || told.some((one) => isSeen(one) && isWhole(one))
    const status = [...plate.querySelectorAll('.status > span')].filter(
      (one) => isSeen(one) && !isWhole(one),
    )
    const over = [...plate.querySelectorAll(marks)].filter((mark) => {
      const { left, right, top, bottom } = mark.getBoundingClientRect()
      return !(left >= box.left && right <= box.right && top >= box.top && bottom <= box.bottom)
    })
    return [
      ...(read ? [] : [`the points of ${name} cannot be read`]),
      ...status.map((one) => `${name}: ${one.textContent} is cut`),
      ...over.map((mark) => `${name}: ${mark.textContent} hangs over the edge`),
    ]
  })
}

for (const { game, points, marks, seats, shows } of GAMES) {
  test(`${game}: the points of everybody can be read on every plate at every size, and nothing there is cut or hangs over its edge`, async () => {
    const faults: string[] = []
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height })
      for (const [at, count] of seats.entries()) {
        // Each moment with some numbers of seats: what differs by it is the status, not the room.
        const turn = (at + width) % shows.length
        for (const moment of shows.filter((_, place) => place !== turn)) {
          const language = LANGUAGES[at % LANGUAGES.length] ?? 'de'
          await show({ game, show: moment, seats: count, language })
          const found = await page.evaluate(faultsOfPlates, [points, marks] as const)
          const where = `${String(width)}x${String(height)}, ${count} seats, ${moment}`
          faults.push(...found.map((fault) => `${where}: ${fault}`))
        }
      }
    }
    expect(faults).toEqual([])
  })
}

test('time-bluff: very large letters on a phone leave points and who deals in sight', async () => {
  const faults: string[] = []
  for (const [width, height] of [
    [390, 844],
    [360, 640],
  ] as const) {
    await page.setViewportSize({ width, height })
    for (const seats of ['4', '6']) {
      await show({ game: 'time-bluff', show: 'doubt', seats, text: 'larger', language: 'de' })
      const found = await page.evaluate(faultsOfPlates, ['.score', '.marks > *'] as const)
      const dealers = page.locator('.plate .mark', { hasText: 'gibt' })
      const clip = await dealers.evaluate((mark) => getComputedStyle(mark).clipPath)
      faults.push(
        ...[...found, ...(clip === 'none' ? [] : ['nobody deals'])].map(
          (one) => `${String(width)}, ${seats} seats: ${one}`,
        ),
      )
    }
  }
  expect(faults).toEqual([])
})

/** Names that are not whole on their plates. */
function cutNames(): string[] {
  const names = [...document.querySelectorAll('.plate > .name')]
  if (names.length === 0) return ['no name']
  return names.flatMap((name) => {
    const isCut =
      name.scrollHeight > name.clientHeight + 3 || name.scrollWidth > name.clientWidth + 1
    return isCut ? [name.textContent] : []
  })
}

test('on a phone on its side the names of six stand whole on their plates', async () => {
  const faults: string[] = []
  await page.setViewportSize({ width: 844, height: 390 })
  for (const [game, moment] of [
    ['time-bluff', 'lay'],
    ['buchstabenbluff', 'turn'],
    ['tofugott', 'start'],
    ['tijdlijn', 'choose'],
  ] as const) {
    await show({ game, show: moment, seats: '6', text: 'normal', language: 'de' })
    faults.push(...(await page.evaluate(cutNames)).map((name) => `${game}: ${name}`))
  }
  expect(faults).toEqual([])
})

test('on the smallest phone the names of three others stand whole on plates that are no higher for it', async () => {
  const faults: string[] = []
  await page.setViewportSize({ width: 360, height: 640 })
  for (const [game, moment, highest] of [
    ['time-bluff', 'lay', 52],
    ['tafelrunde', 'play', 52],
    ['buchstabenbluff', 'turn', 58],
    ['tofugott', 'start', 31],
    ['tijdlijn', 'choose', 31],
  ] as const) {
    await show({ game, show: moment, seats: '4', text: 'normal', language: 'de' })
    faults.push(...(await page.evaluate(cutNames)).map((name) => `${game}: ${name}`))
    const heights = await page
      .locator('.plate')
      .evaluateAll((plates) => plates.map((plate) => plate.getBoundingClientRect().height))
    expect(Math.max(...heights), game).toBeLessThan(highest)
  }
  expect(faults).toEqual([])
})

test('on the smallest phone the sign of whose turn it is in Tofugott takes no width from the name', async () => {
  await page.setViewportSize({ width: 360, height: 640 })
  for (const moment of ['guess', 'second']) {
    await show({ game: 'tofugott', show: moment, seats: '4', text: 'normal', language: 'nl' })
    await expect(page.locator('.plate .turn')).toBeVisible()
    const widths = await page
      .locator('.plate > .name')
      .evaluateAll((names) => names.map((name) => name.clientWidth))
    expect(widths).toHaveLength(3)
    expect(Math.max(...widths) - Math.min(...widths), widths.join(' ')).toBeLessThan(4)
  }
})

test('tafelrunde: who begins stands on the plate in the line of what is secured, never on the wood below it', async () => {
  for (const [width, height] of [
    [960, 800],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height })
    await show({ game: 'tafelrunde', show: 'start', seats: '4', text: 'normal', language: 'de' })
    const onPlate = await page.evaluate(() => {
      const places = [...document.querySelectorAll('.side > .place')]
      const signs = places.flatMap((place) => [...place.querySelectorAll('[title="fängt an"]')])
      const seen = signs.filter((sign) => sign.checkVisibility())
      return seen.map((sign) => {
        const edge = sign.closest('.plate')?.getBoundingClientRect()
        const { bottom, right } = sign.getBoundingClientRect()
        return edge !== undefined && bottom <= edge.bottom && right <= edge.right
      })
    })
    expect(onPlate, String(width)).toEqual([true])
    await expect(page.locator('.goods').getByText('fängt an')).not.toBeVisible()
  }
})

test('tafelrunde: very large letters on a phone leave short names whole, chests in the window and buttons apart', async () => {
  await page.setViewportSize({ width: 390, height: 844 })
  await show({ game: 'tafelrunde', show: 'play', seats: '4', text: 'larger', language: 'nl' })
  const cut = await page.evaluate(cutNames)
  expect(cut.filter((name) => name.length < 7)).toEqual([])
  const over = await page
    .locator('.goods .treasure-chest')
    .evaluateAll((chests) =>
      chests.filter((chest) => chest.getBoundingClientRect().right > innerWidth).map(String),
    )
  expect(over).toEqual([])
  const apart = await page.locator('.answers > .app-button').evaluateAll((buttons) =>
    buttons.slice(1).map((button, at) => {
      const before = buttons[at]?.getBoundingClientRect().right ?? 0
      return button.getBoundingClientRect().left - before
    }),
  )
  expect(apart).toHaveLength(2)
  expect(Math.min(...apart)).toBeGreaterThan(4)
})
