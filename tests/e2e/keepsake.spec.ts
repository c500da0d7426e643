/** The page that a match of Tofugott is saved as, opened from the disk in a real browser: it needs no net, and fits a phone and a desk, light and dark. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { LANGUAGES, type Language } from '../../src/engine/basics/language'
import { inShort } from '../support/longRun'
import { savedPage } from '../support/browser/savedPage'

const NAMES = ['Ada', 'Ben', 'Charlotte-Marie']
const WINDOWS = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
] as const
const LIKINGS = ['light', 'dark'] as const

let folder = ''
test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'keepsake-'))
})
test.afterAll(() => {
  rmSync(folder, { recursive: true })
})

for (const language of inShort<readonly Language[]>(['de'], LANGUAGES)) {
  test(`opens without a net (${language}), on a phone and at a desk, light and dark`, async ({
    browser,
  }, info) => {
    const file = join(folder, `${language}.html`)
    writeFileSync(file, await savedPage(NAMES, language))
    for (const viewport of WINDOWS) {
      for (const colorScheme of LIKINGS) {
        const context = await browser.newContext({ viewport, colorScheme, offline: true })
        const page = await context.newPage()
        const asked: string[] = []
        const faults: string[] = []
        page.on('request', (request) => asked.push(request.url()))
        page.on('console', (line) => {
          if (line.type() === 'error') faults.push(line.text())
        })
        const address = pathToFileURL(file).href
        await page.goto(address)
        await expect(page.locator('html')).toHaveAttribute('lang', language)
        await expect(page.locator('article')).toHaveCount(NAMES.length)
        await expect(page.locator('article h3')).toHaveCount(3 * NAMES.length)
        for (const picture of await page.locator('li .picture').all()) {
          expect((await picture.boundingBox())?.width).toBeGreaterThan(40)
        }
        const widths = await page.evaluate(() => [
          document.documentElement.scrollWidth,
          document.documentElement.clientWidth,
        ])
        expect(widths[0]).toBe(widths[1])
        if (viewport === WINDOWS[0]) {
          const { violations } = await new AxeBuilder({ page }).analyze()
          expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
        }
        await page.screenshot({
          path: info.outputPath(`${language}-${String(viewport.width)}-${colorScheme}.png`),
        })
        expect(asked).toEqual([address])
        expect(faults).toEqual([])
        await context.close()
      }
    }
  })
}
