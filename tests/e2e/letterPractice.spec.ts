/** The practice page of Buchstabenbluff in a real browser: by mouse, on a phone, and by keyboard and ear alone; the hand of the day is one for all. */
import { expect, test, type Browser, type Page } from '@playwright/test'
import { buchstabenbluffPractice as german } from '../../src/renderer/wording/de/buchstabenbluffPractice'
import { buchstabenbluffPractice as english } from '../../src/renderer/wording/en/buchstabenbluffPractice'
import { buchstabenbluffPractice as dutch } from '../../src/renderer/wording/nl/buchstabenbluffPractice'
import { startHost, type HostProcess } from '../support/host/hostProcess'
import {
  collectTold,
  PATIENT,
  pressByKeyboard,
  reachByKeyboard,
  readTold,
} from '../support/browser/keyboardHands'
import { inShort } from '../support/longRun'
import { openWatchedPage, type WatchedPage } from '../support/browser/watchedPage'

const WORDS = {
  de: { practice: german, locale: 'de-DE', link: 'Buchstabenbluff üben' },
  nl: { practice: dutch, locale: 'nl-NL', link: 'Buchstabenbluff oefenen' },
  en: { practice: english, locale: 'en-GB', link: 'Practice: Buchstabenbluff' },
} as const
type Practised = keyof typeof WORDS

test.use({ actionTimeout: 30_000 })

let host: HostProcess
test.beforeAll(async () => {
  host = await startHost()
})
test.afterAll(async () => {
  expect(await host.end()).toBe(0)
  host.clean()
})

async function openStart(
  browser: Browser,
  language: Practised,
  size = { width: 1280, height: 800 },
): Promise<WatchedPage> {
  const { locale } = WORDS[language]
  const watched = await openWatchedPage(browser, { locale, viewport: size })
  await watched.page.goto(host.url)
  return watched
}

function tiles(page: Page) {
  return page.locator('.practice-hand button')
}

/** The letters of the hand as they are named; empty while another one comes. */
async function handOf(page: Page): Promise<string> {
  const names = await tiles(page).evaluateAll((all) => all.map((tile) => tile.ariaLabel ?? ''))
  return names.join(' | ')
}

/** What stands between two halves of a sentence of the wording, in a line that was read. */
function between(line: string, sentence: string, field: string): string {
  const [before = '', after = ''] = sentence.split(`{${field}}`)
  const end = after.split('{')[0] ?? ''
  const rest = line.slice(line.indexOf(before) + before.length)
  return end === '' ? rest : rest.slice(0, rest.indexOf(end))
}

for (const [size, viewport] of [
  ['at a desk', { width: 1280, height: 800 }],
  ['on a phone', { width: 390, height: 844 }],
] as const) {
  test(`practice of buchstabenbluff by mouse, ${size}: tiles write the word, hints come one by one, the best word is praised without them only`, async ({
    browser,
  }) => {
    const { page, problems } = await openStart(browser, 'en', viewport)
    await page.getByRole('button', { name: WORDS.en.link }).click()
    await expect(tiles(page)).toHaveCount(10)
    const field = page.getByLabel(english.word, { exact: true })
    for (const at of [0, 1]) await tiles(page).nth(at).click()
    await expect(field).not.toHaveValue('')
    await expect(tiles(page).first()).toHaveAttribute('aria-pressed', 'true')
    await page.getByRole('button', { name: english.clear, exact: true }).click()
    await expect(field).toHaveValue('')
    const hints = page.getByRole('list', { name: english.given }).getByRole('listitem')
    for (const [given, ask] of Object.values(english.ask).entries()) {
      await page.getByRole('button', { name: ask, exact: true }).click()
      await expect(hints).toHaveCount(given + 1)
    }
    const line = await hints.nth(2).innerText()
    const best = between(line, english.hint.word, 'word')
    await field.fill(best)
    await page.getByRole('button', { name: english.lay, exact: true }).click()
    const verdict = page.locator('.verdict')
    await expect(verdict).toContainText(best)
    await expect(verdict).not.toContainText(english.grade.best)
    const [width, room] = await page.evaluate(() => [
      document.documentElement.scrollWidth,
      innerWidth,
    ])
    expect(width).toBe(room)
    expect(problems).toEqual([])
    await page.context().close()
  })
}

test('practice of buchstabenbluff: the hand of the day is the same for two people, another one is not', async ({
  browser,
}) => {
  const pupils = [await openStart(browser, 'en'), await openStart(browser, 'en')]
  const hands: string[] = []
  for (const { page } of pupils) {
    await page.getByRole('button', { name: WORDS.en.link }).click()
    await expect(tiles(page)).toHaveCount(10)
    hands.push(await handOf(page))
  }
  expect(hands[0]).toBe(hands[1])
  for (const { page } of pupils) {
    await page.getByRole('radio', { name: english.kind.own }).check({ force: true })
    await expect(tiles(page)).toHaveCount(10)
    await expect.poll(() => handOf(page)).not.toBe(hands[0])
    await expect(tiles(page)).toHaveCount(10)
  }
  for (const { page } of pupils) await page.context().close()
})

for (const language of inShort<readonly ('de' | 'nl' | 'en')[]>(['nl'], ['de', 'nl', 'en'])) {
  test(`practice of buchstabenbluff by keyboard and ear alone in ${language}: hand, hints and verdict are told`, async ({
    browser,
  }) => {
    const { practice, link } = WORDS[language]
    const { page, problems } = await openStart(browser, language)
    await collectTold(page)
    await pressByKeyboard(page, page.getByRole('button', { name: link }), PATIENT)
    await expect(tiles(page)).toHaveCount(10)
    const isTold = async (text: string): Promise<void> => {
      await expect.poll(() => readTold(page)).toContain(text)
    }
    await isTold(practice.task)
    await isTold(practice.yourHand.split('{')[0] ?? '')
    // A tile writes its letter, and what is written is told.
    await pressByKeyboard(page, tiles(page).nth(2), PATIENT)
    await isTold(practice.soFar.split('{')[0] ?? '')
    await page.keyboard.press('Escape')
    for (const ask of Object.values(practice.ask)) {
      await pressByKeyboard(page, page.getByRole('button', { name: ask, exact: true }), PATIENT)
      await expect(page.getByRole('button', { name: ask, exact: true })).toHaveCount(0)
    }
    const lines = page.getByRole('list', { name: practice.given }).getByRole('listitem')
    await expect(lines).toHaveCount(3)
    for (const line of await lines.allInnerTexts()) await isTold(line)
    const best = between(await lines.nth(2).innerText(), practice.hint.word, 'word')
    const field = page.getByLabel(practice.word, { exact: true })
    await reachByKeyboard(page, field, PATIENT)
    await page.keyboard.press('Control+A')
    await page.keyboard.type(best)
    await page.keyboard.press('Enter')
    await expect(page.locator('.verdict')).toContainText(best)
    await isTold(await page.locator('.verdict').innerText())
    expect(problems).toEqual([])
    await page.context().close()
  })
}
