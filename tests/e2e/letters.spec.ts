// Letters at the tables of all games in a real Chromium: nothing that is read is smaller than 12 px. Sample tables of the playground stand
// in for a host.
import { expect, test, type Page } from '@playwright/test'
import { GAME_IDS, type GameId } from '../../src/games/contracts'
import {
  BUCHSTABENBLUFF_MOMENTS,
  TAFELRUNDE_MOMENTS,
  TIJDLIJN_MOMENTS,
  TIME_BLUFF_MOMENTS,
  TOFUGOTT_MOMENTS,
} from '../renderer/playground/moments'
import { inShort } from '../support/longRun'
import { servePlayground, type Playground } from '../support/browser/playgroundServer'

const SIZES = inShort<readonly (readonly [number, number])[]>(
  [[390, 844]],
  [
    [390, 844],
    [1280, 800],
  ],
)
const LANGUAGES = ['de', 'nl', 'en'] as const
const MOMENTS: Readonly<Record<GameId, readonly string[]>> = {
  'time-bluff': Object.keys(TIME_BLUFF_MOMENTS),
  tafelrunde: Object.keys(TAFELRUNDE_MOMENTS),
  buchstabenbluff: Object.keys(BUCHSTABENBLUFF_MOMENTS),
  tijdlijn: Object.keys(TIJDLIJN_MOMENTS),
  tofugott: Object.keys(TOFUGOTT_MOMENTS),
}
/** What may be smaller, and why. */
const EXCEPTIONS = [
  // Print of a card: it is part of the picture, and a press or a look shows it large.
  'svg',
  '[data-card]',
  '.playing-card',
].join()

test.use({ trace: 'off' })
test.describe.configure({ mode: 'parallel' })

let playground: Playground
let page: Page
test.beforeAll(async ({ browser }) => {
  playground = await servePlayground()
  page = await browser.newPage()
  await page.goto(`${playground.origin}/?game=whisper&motion=off`)
  await page.locator('.game-stage').waitFor()
})
test.afterAll(async () => {
  await page.close()
  await playground.end()
})

/** Words of the window that stand there in letters below 12 px. */
function smallLetters(exceptions: string): string[] {
  const least = 12
  const isHidden = (part: Element): boolean => {
    for (let one: Element | null = part; one; one = one.parentElement) {
      const { clipPath, opacity } = getComputedStyle(one)
      if (clipPath !== 'none' || opacity === '0') return true
    }
    return !part.checkVisibility()
  }
  const parts = [...document.querySelectorAll('.page *')]
  if (parts.length === 0) return ['no page']
  return parts.flatMap((part) => {
    const words = [...part.childNodes]
      .filter((node) => node.nodeType === Node.TEXT_NODE)
      .map((node) => node.textContent?.trim() ?? '')
      .join('')
    if (words === '' || part.closest(exceptions)) return []
    const size = parseFloat(getComputedStyle(part).fontSize)
    return size >= least - 0.05 || isHidden(part) ? [] : [`${String(size)} px: ${words}`]
  })
}

for (const game of GAME_IDS) {
  for (const [width, height] of SIZES) {
    test(`${game}: nothing that is read at the table is smaller than 12 px at ${String(width)}x${String(height)}`, async () => {
      await page.setViewportSize({ width, height })
      const small: string[] = []
      for (const [at, show] of MOMENTS[game].entries()) {
        const language = LANGUAGES[at % LANGUAGES.length] ?? 'de'
        const hash = `#${new URLSearchParams({ game, show, seats: '4', language }).toString()}`
        await page.evaluate((to) => {
          location.hash = to
        }, hash)
        await page.locator(`[data-shows="${hash}"] .game-stage`).waitFor()
        const found = await page.evaluate(smallLetters, EXCEPTIONS)
        small.push(...found.map((one) => `${show}: ${one}`))
      }
      expect([...new Set(small)]).toEqual([])
    })
  }
}
