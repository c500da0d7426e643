/** Tofugott in a real browser: whole matches by keyboard alone in three languages; two people in two languages, a reload, a phone, a watcher, a bot that takes over. */
import { readFileSync } from 'node:fs'
import AxeBuilder from '@axe-core/playwright'
import { expect, test, type Browser, type Locator, type Page } from '@playwright/test'
import { tofugottTable as german } from '../../src/renderer/wording/de/tofugottTable'
import { tofugottTable as english } from '../../src/renderer/wording/en/tofugottTable'
import { tofugottTable as dutch } from '../../src/renderer/wording/nl/tofugottTable'
import { tofugottPhrases as germanPhrases } from '../../src/renderer/wording/de/tofugottPhrases'
import { tofugottPhrases as englishPhrases } from '../../src/renderer/wording/en/tofugottPhrases'
import { tofugottPhrases as dutchPhrases } from '../../src/renderer/wording/nl/tofugottPhrases'
import { startHost, type HostProcess } from '../support/hostProcess'

const WORDS = {
  'de-DE': {
    table: german,
    alone: 'Allein spielen',
    game: 'Spiel',
    next: 'Verstanden',
    over: 'Das Spiel ist aus',
    you: 'Dein Tipp war',
  },
  'nl-NL': {
    table: dutch,
    alone: 'Alleen spelen',
    game: 'Spel',
    next: 'Begrepen',
    over: 'Het spel is uit',
    you: 'Jij gokte op',
  },
  'en-GB': {
    table: english,
    alone: 'Play alone',
    game: 'Game',
    next: 'Got it',
    over: 'The game is over',
    you: 'You guessed',
  },
} as const
type Locale = keyof typeof WORDS
type Words = (typeof WORDS)[Locale]
type Press = (page: Page, target: Locator) => Promise<void>
const PATIENCE = 500
const MOST_TABS = 90

let host: HostProcess
test.beforeAll(async () => {
  host = await startHost()
})
test.afterAll(async () => {
  expect(await host.end()).toBe(0)
  host.clean()
})

const byMouse: Press = async (_page, target) => {
  await target.click({ timeout: 2000 })
}

/** Tab to it, Home inside the hand, Enter. */
const byKeyboard: Press = async (page, target) => {
  for (let tab = 0; tab < MOST_TABS; tab++) {
    const at = await target.evaluate(
      (element) => {
        const focused = document.activeElement
        if (element === focused) return 'there'
        const hand = element.closest('.silhouette-hand')
        return hand !== null && hand.contains(focused) ? 'hand' : 'elsewhere'
      },
      undefined,
      { timeout: PATIENCE },
    )
    if (at === 'there') {
      await page.keyboard.press('Enter')
      return
    }
    await page.keyboard.press(at === 'hand' ? 'Home' : 'Tab')
  }
  throw new Error('the keyboard never reached it')
}

interface Watched {
  readonly page: Page
  readonly problems: string[]
  readonly words: Words
}

async function openPage(
  browser: Browser,
  locale: Locale,
  size = { width: 1280, height: 800 },
  url = host.url,
): Promise<Watched> {
  const context = await browser.newContext({ locale, viewport: size, reducedMotion: 'reduce' })
  const page = await context.newPage()
  const problems: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text())
  })
  page.on('pageerror', (error) => problems.push(String(error)))
  await page.goto(url)
  return { page, problems, words: WORDS[locale] }
}

function button({ page }: Watched, name: string): Locator {
  return page.getByRole('button', { name, exact: true })
}

/** Six answers: each place by its digit, the first card of the hand to it. */
async function giveAnswers(watched: Watched, press: Press): Promise<void> {
  const { page, words } = watched
  for (const digit of ['1', '2', '3', '4', '5', '6']) {
    if ((await page.locator('.silhouette-hand button').count()) === 2) break
    await page.keyboard.press(digit)
    await press(page, page.locator('.silhouette-hand li:first-child button'))
  }
  await press(page, button(watched, words.table.lock.answer))
}

/** Answers whatever is asked once; false if nothing is. */
async function answerOnce(watched: Watched, press: Press): Promise<boolean> {
  const { page, words } = watched
  const { table } = words
  if (await button(watched, table.read).isVisible()) {
    await press(page, page.locator('.keep-choice .choice').first())
    await press(page, button(watched, table.read))
    return true
  }
  if (await button(watched, table.lock.answer).isVisible()) {
    await giveAnswers(watched, press)
    return true
  }
  if (await button(watched, table.lock.guess).isVisible()) {
    await press(page, page.locator('.silhouette-hand li:first-child button'))
    await press(page, button(watched, table.lock.guess))
    return true
  }
  if (!(await button(watched, table.done).isVisible())) return false
  await press(page, button(watched, table.done))
  return true
}

function isOver({ page, words }: Watched): Promise<boolean> {
  return page.getByRole('heading', { name: words.over, exact: true }).isVisible()
}

async function playMatch(
  players: readonly { readonly watched: Watched; readonly press: Press }[],
  isDone: () => Promise<boolean>,
): Promise<void> {
  for (let step = 0; step < 2000; step++) {
    if (await isDone()) return
    let answered = false
    for (const { watched, press } of players) {
      answered = (await answerOnce(watched, press).catch(() => false)) || answered
    }
    if (!answered) await players[0]?.watched.page.waitForTimeout(30)
  }
  throw new Error('it did not come to that')
}

async function collectTold(page: Page): Promise<void> {
  await page.evaluate(() => {
    const told: string[] = []
    Object.assign(window, { told })
    new MutationObserver(() => {
      const text = document.querySelector('[data-testid=spoken]')?.textContent ?? ''
      if (text !== '') told.push(text.trim())
    }).observe(document.body, { subtree: true, characterData: true, childList: true })
  })
}

for (const locale of ['de-DE', 'nl-NL', 'en-GB'] as const) {
  test(`tofugott: a whole match by keyboard alone, every event told, in ${locale}`, async ({
    browser,
  }) => {
    test.setTimeout(240_000)
    const watched = await openPage(browser, locale)
    const { page, problems, words } = watched
    await collectTold(page)
    await button(watched, words.alone).click()
    await page.getByLabel(words.game, { exact: true }).selectOption({ label: 'Tofugott' })
    // Six seats have one turn each.
    await page.getByRole('radio', { name: '6', exact: true }).check({ force: true })
    await page.locator('form.form button[type=submit]').click()
    await expect(page.locator('.silhouette-hand')).toBeVisible()
    const { step1, step2, step3, step4 } = words.table.guide
    const steps = [step1, step2, step3, step4]
    for (const step of steps) {
      await expect(page.locator('.guide')).toContainText(step)
      await byKeyboard(page, button(watched, words.next))
    }
    await expect(page.locator('.guide')).toHaveCount(0)
    const { violations } = await new AxeBuilder({ page }).analyze()
    const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
    expect(
      serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`),
    ).toEqual([])
    await playMatch([{ watched, press: byKeyboard }], () => isOver(watched))
    const log = await page.locator('.log-panel li').allInnerTexts()
    await page.waitForTimeout(500)
    const told = await page.evaluate(() => JSON.stringify(Reflect.get(window, 'told')))
    expect(log.length).toBeGreaterThan(60)
    for (const step of steps) expect(told).toContain(step)
    for (const line of log) expect(told).toContain(JSON.stringify(line.trim()).slice(1, -1))
    expect(log.some((line) => line.startsWith(words.you))).toBe(true)
    expect(problems).toEqual([])
    await page.context().close()
  })
}

async function seatTwo(
  browser: Browser,
  url: string,
): Promise<{ keeper: Watched; guest: Watched }> {
  const keeper = await openPage(browser, 'de-DE', undefined, url)
  await keeper.page.evaluate(() => {
    localStorage.setItem('stammtisch.guide.tofugott', '1')
  })
  await keeper.page.getByRole('button', { name: 'Tisch aufmachen' }).click()
  const form = keeper.page.locator('form.form')
  await form.getByLabel('Spiel', { exact: true }).selectOption({ label: 'Tofugott' })
  await form.locator('button[type=submit]').click()
  await keeper.page.getByLabel('Wie oft jeder drankommt').selectOption({ label: '1' })
  const guest = await openPage(browser, 'en-GB', { width: 390, height: 844 }, url)
  await guest.page.evaluate(() => {
    localStorage.setItem('stammtisch.guide.tofugott', '1')
  })
  await guest.page.getByRole('button', { name: 'Sit down' }).first().click()
  await guest.page.getByRole('button', { name: 'I am ready' }).click()
  await keeper.page.getByRole('button', { name: 'Spiel beginnen' }).click()
  await expect(guest.page.locator('.silhouette-hand')).toBeVisible()
  return { keeper, guest }
}

test('tofugott: two people in two languages, a reload while choosing, a watcher, a bot takes over', async ({
  browser,
}) => {
  test.setTimeout(120_000)
  // A host of its own: the guest sits down at the only table there is.
  const own = await startHost()
  const { keeper, guest } = await seatTwo(browser, own.url)
  const both = [
    { watched: keeper, press: byMouse },
    { watched: guest, press: byMouse },
  ]
  const lock = button(guest, english.lock.guess)
  await playMatch(both.slice(0, 1), async () => {
    if (await lock.isVisible()) return true
    // The guest's own turn is not what this is about.
    const reads = await button(guest, english.read).isVisible()
    const answers = await button(guest, english.lock.answer).isVisible()
    if (reads || answers) await answerOnce(guest, byMouse).catch(() => false)
    if (await button(guest, english.done).isVisible()) await answerOnce(guest, byMouse)
    return false
  })
  // Each reads the same card in the own language, and nothing scrolls sideways on the phone.
  await expect(keeper.page.locator('.question-card')).toHaveAttribute('lang', 'de')
  await expect(guest.page.locator('.question-card')).toHaveAttribute('lang', 'en')
  expect(await guest.page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  // A reload in the middle of the choice: the same hand, the question still asked.
  const hand = (): Promise<string[]> =>
    guest.page
      .locator('.silhouette-hand button')
      .evaluateAll((cards) => cards.map((card) => card.getAttribute('data-key') ?? ''))
  const before = await hand()
  await guest.page.locator('.silhouette-hand button').first().click()
  await guest.page.reload()
  await expect(lock).toBeVisible()
  expect(await hand()).toEqual(before)
  await guest.page.locator('.silhouette-hand button').nth(2).click()
  await button(guest, english.phrases.with).click()
  await button(guest, englishPhrases.phrase['i-know-you']).click()
  await lock.click()
  await expect(lock).toBeHidden()
  const watcher = await openPage(browser, 'nl-NL', undefined, own.url)
  await watcher.page.getByRole('button', { name: 'Toekijken' }).click()
  await expect(watcher.page.locator('.question-card')).toHaveAttribute('lang', 'nl')
  await expect(watcher.page.locator('.silhouette-hand')).toHaveCount(0)
  // What the guest has chosen in English is read in German and Dutch, once his card is turned.
  await playMatch(both.slice(0, 1), () => button(guest, english.done).isVisible())
  const said = (watched: Watched): Locator => watched.page.locator('.guesses')
  await expect(said(keeper)).toContainText(germanPhrases.phrase['i-know-you'])
  await expect(said(watcher)).toContainText(dutchPhrases.phrase['i-know-you'])
  // The guest goes; somebody of the house plays on to the end.
  await guest.page.getByRole('button', { name: 'Get up and go' }).click()
  await guest.page.getByRole('button', { name: 'Go', exact: true }).click()
  await playMatch(both.slice(0, 1), () => isOver(keeper))
  await expect(keeper.page.locator('.final')).toContainText(german.score.title)
  const saved = keeper.page.waitForEvent('download')
  await button(keeper, german.keepsake.save).click()
  const page = readFileSync(await (await saved).path(), 'utf8')
  expect(page).toContain('<html lang="de">')
  expect(page).toContain(germanPhrases.phrase['i-know-you'])
  expect(page.match(/<article/gu)?.length).toBeGreaterThanOrEqual(3)
  const problems = [...keeper.problems, ...guest.problems, ...watcher.problems]
  expect(problems).toEqual([])
  for (const { page: one } of [keeper, guest, watcher]) await one.context().close()
  expect(await own.end()).toBe(0)
  own.clean()
})
