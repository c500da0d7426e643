// The score at the end on the table of the games that have a sheet for it, in a real Chromium: who has won, with what, is in sight at
// every size, however many sit there and however long their names are; whatever is more than there is room for can be scrolled to, and
// shows that it can. Tijdlijn shows its line with it, and scrolls both.
import { expect, test, type Page } from '@playwright/test'
import { servePlayground, type Playground } from '../support/browser/playgroundServer'
import { openUnpainted } from '../support/browser/unpainted'

const SIZES = [
  [1366, 657],
  [1046, 657],
  [1280, 800],
  [960, 800],
  [390, 844],
  [360, 640],
  [844, 390],
] as const
/** The sheet of each game, a line of it, and what a line has to show besides a name; `whole`: nobody there has to be scrolled to. */
const SHEETS = [
  {
    game: 'time-bluff',
    show: 'over',
    seats: '6',
    sheet: '.score-sheet',
    line: '.players > .player',
    points: '.total',
    whole: false,
  },
  {
    game: 'tafelrunde',
    show: 'over',
    seats: '4',
    sheet: '.gem-sheet',
    line: 'ol > li',
    points: '.counts .numeral',
    whole: true,
  },
  {
    game: 'buchstabenbluff',
    show: 'over',
    seats: '8',
    sheet: '.score-sheet',
    line: 'tbody tr',
    points: 'td:last-child',
    whole: false,
  },
  {
    game: 'tofugott',
    show: 'over',
    seats: '6',
    sheet: '.final',
    line: '.players > .player',
    points: '.points',
    whole: false,
  },
  {
    game: 'tofugott',
    show: 'tied',
    seats: '6',
    sheet: '.final',
    line: '.players > .player',
    points: '.points',
    whole: false,
  },
] as const
type Sheet = (typeof SHEETS)[number]

test.use({ trace: 'off' })
test.describe.configure({ mode: 'parallel' })

let playground: Playground
let page: Page
test.beforeAll(async ({ browser }) => {
  playground = await servePlayground()
  page = await openUnpainted(browser)
  await page.goto(`${playground.origin}/?game=whisper&motion=off&names=long`)
  await page.locator('.game-stage').waitFor()
})
test.afterAll(async () => {
  await page.close()
  await playground.end()
})

/** What of the sheet cannot be seen at once though it says who has won, and what cannot be seen at all. */
function faultsOfSheet({
  sheet,
  line,
  points,
  whole,
}: Pick<Sheet, 'sheet' | 'line' | 'points' | 'whole'>): string[] {
  const paper = document.querySelector(sheet)
  if (!paper) return ['there is no sheet']
  const isSeen = (part: Element | null): boolean => {
    if (!part) return false
    const { left, right, top, bottom } = part.getBoundingClientRect()
    const [x, y] = [(left + right) / 2, (top + bottom) / 2]
    const isInside = left >= 0 && right <= innerWidth + 1 && top >= 0 && bottom <= innerHeight + 1
    // Its edges, too: half of a line is no line.
    return (
      isInside &&
      [top + 2, y, bottom - 2].every((at) => paper.contains(document.elementFromPoint(x, at)))
    )
  }
  const lines = [...paper.querySelectorAll(line)]
  const hidden = lines.filter((one) =>
    [one.querySelector('.name'), one.querySelector(points)].some((part) => !isSeen(part)),
  )
  const apart = lines.filter((one) => {
    const [name, sum] = [one.querySelector('.name'), one.querySelector(points)]
    return name && sum && sum.getBoundingClientRect().top >= name.getBoundingClientRect().bottom
  })
  // The sheet, or what it lies in together with something else.
  const boxes = [paper, ...(paper.parentElement ? [paper.parentElement] : [])]
  const scroller = boxes.find(
    (box) => box.scrollHeight > box.clientHeight + 2 && getComputedStyle(box).overflowY === 'auto',
  )
  const scrolls = scroller !== undefined
  const { backgroundImage, maskImage } = getComputedStyle(scroller ?? paper)
  const isShown = [backgroundImage, maskImage].some((image) => image.includes('gradient'))
  const across = paper.scrollWidth > paper.clientWidth + 1
  return [
    ...(lines.length === 0 ? ['nobody stands there'] : []),
    ...(lines[0] && hidden.includes(lines[0]) ? ['who has won is out of sight'] : []),
    ...(hidden.length > 0 && !scrolls ? [`${String(hidden.length)} lines are cut`] : []),
    ...(scrolls && whole ? ['not all of it is in sight'] : []),
    ...(scrolls && !isShown ? ['nothing shows that there is more'] : []),
    ...(apart.length > 0 ? [`${String(apart.length)} sums stand below their names`] : []),
    ...(across ? ['the sheet is cut at its side'] : []),
  ]
}

for (const { game, show, ...sheet } of SHEETS) {
  test(`${game} (${show}): who has won is in sight at every size, and the rest can be scrolled to`, async () => {
    const faults: string[] = []
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height })
      for (const seats of ['3', '4', sheet.seats]) {
        const hash = `#${new URLSearchParams({ game, show, seats, theme: 'light' }).toString()}`
        await page.evaluate((to) => {
          location.hash = to
        }, hash)
        await page.locator(`[data-shows="${hash}"] ${sheet.sheet}`).waitFor()
        await page.evaluate(() => new Promise(requestAnimationFrame))
        const found = await page.evaluate(faultsOfSheet, sheet)
        const where = `${String(width)}x${String(height)}, ${seats} seats`
        faults.push(...found.map((fault) => `${where}: ${fault}`))
      }
    }
    expect(faults).toEqual([])
  })
}

test('time-bluff: four players, why it is over and the way to all rounds are one look on a phone on its side', async () => {
  await page.setViewportSize({ width: 844, height: 390 })
  for (const show of ['over', 'scored']) {
    const hash = `#game=time-bluff&show=${show}&seats=4&theme=light&language=de`
    await page.evaluate((to) => {
      location.hash = to
    }, hash)
    const sheet = page.locator(`[data-shows="${hash}"] .score-sheet`)
    await sheet.waitFor()
    const beyond = await sheet.evaluate((one) => {
      const why = one.querySelector('.head p')
      if (why) why.textContent = 'Der Nachziehstapel ist leer, niemand kann mehr ziehen.'
      return one.scrollHeight - one.clientHeight
    })
    expect(beyond, show).toBe(0)
  }
})
