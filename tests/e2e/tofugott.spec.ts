/** Tofugott in a real browser: whole matches by keyboard alone in three languages; two people in two languages, a reload, a host that is killed, a phone, a watcher, a bot that takes over and gives back. */
import { readFileSync } from 'node:fs'
import { expect, test, type Browser, type Locator, type Page } from '@playwright/test'
import { app as germanApp } from '../../src/renderer/wording/de/app'
import { app as englishApp } from '../../src/renderer/wording/en/app'
import { app as dutchApp } from '../../src/renderer/wording/nl/app'
import { table as germanCommon } from '../../src/renderer/wording/de/table'
import { table as englishCommon } from '../../src/renderer/wording/en/table'
import { table as dutchCommon } from '../../src/renderer/wording/nl/table'
import { tofugott as germanRules } from '../../src/renderer/wording/de/tofugott'
import { tofugott as englishRules } from '../../src/renderer/wording/en/tofugott'
import { tofugott as dutchRules } from '../../src/renderer/wording/nl/tofugott'
import { tofugottTable as german } from '../../src/renderer/wording/de/tofugottTable'
import { tofugottTable as english } from '../../src/renderer/wording/en/tofugottTable'
import { tofugottTable as dutch } from '../../src/renderer/wording/nl/tofugottTable'
import { tofugottPhrases as germanPhrases } from '../../src/renderer/wording/de/tofugottPhrases'
import { tofugottPhrases as englishPhrases } from '../../src/renderer/wording/en/tofugottPhrases'
import { tofugottPhrases as dutchPhrases } from '../../src/renderer/wording/nl/tofugottPhrases'
import { chooseInForm } from '../support/match/chooseInForm'
import {
  BETWEEN_LOOKS,
  collectTold,
  PATIENT,
  pressByKeyboard,
  readTold,
} from '../support/browser/keyboardHands'
import { startHost, type HostProcess } from '../support/host/hostProcess'
import { inShort } from '../support/longRun'
import { violationsOf } from '../support/browser/unpainted'
import { LOST_HOST, openWatchedPage, type WatchedPage } from '../support/browser/watchedPage'

const WORDS = {
  'de-DE': {
    app: germanApp,
    common: germanCommon,
    rules: germanRules,
    table: german,
    you: 'Dein Tipp war',
  },
  'nl-NL': {
    app: dutchApp,
    common: dutchCommon,
    rules: dutchRules,
    table: dutch,
    you: 'Jij gokte op',
  },
  'en-GB': {
    app: englishApp,
    common: englishCommon,
    rules: englishRules,
    table: english,
    you: 'You guessed',
  },
} as const
type Locale = keyof typeof WORDS
type Words = (typeof WORDS)[Locale]
type Press = (page: Page, target: Locator) => Promise<void>
const DESK = { width: 1280, height: 800 }
const PHONE = { width: 390, height: 844 }

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

interface Watched extends WatchedPage {
  readonly words: Words
}

async function openPage(
  browser: Browser,
  locale: Locale,
  size = DESK,
  url = host.url,
): Promise<Watched> {
  const { page, problems } = await openWatchedPage(
    browser,
    { locale, viewport: size, reducedMotion: 'reduce' },
    LOST_HOST,
  )
  await page.goto(url)
  return { page, problems, words: WORDS[locale] }
}

function button({ page }: Watched, name: string): Locator {
  return page.getByRole('button', { name, exact: true })
}

type Asked = 'keep' | 'answer' | 'guess' | 'explain'

/** What a window asks for just now; undefined if nothing, or if something is on its way. */
async function askedOf({ page }: Watched): Promise<Asked | undefined> {
  const kinds = ['keep', 'answer', 'guess', 'explain'] as const
  const classes = await page.evaluate(() => document.querySelector('.tofugott-ask')?.className)
  return kinds.find((kind) => classes?.split(' ').includes(kind))
}

/** Six answers: the first three by their digits, the others by the first card that is left in the hand. */
async function giveAnswers(watched: Watched, press: Press): Promise<void> {
  const { page, words } = watched
  for (const digit of ['1', '2', '3']) await page.keyboard.press(digit)
  for (const _ of [4, 5, 6]) {
    await press(page, page.locator('.silhouette-hand li:not(.gap) button').first())
  }
  await press(page, button(watched, words.table.lock.answer))
}

async function giveAnswer(watched: Watched, asked: Asked, press: Press): Promise<void> {
  const { page, words } = watched
  const { table } = words
  switch (asked) {
    case 'keep':
      await press(page, page.locator('.keep-choice .choice').first())
      return press(page, button(watched, table.read))
    case 'answer':
      return giveAnswers(watched, press)
    case 'guess':
      await press(page, page.locator('.silhouette-hand li:not(.gap) button').first())
      return press(page, button(watched, table.lock.guess))
    case 'explain':
      return press(page, button(watched, table.done))
  }
}

/** Answers whatever is asked once; false if nothing is. What was asked may be over before it is answered. */
async function answerOnce(watched: Watched, press: Press): Promise<boolean> {
  const asked = await askedOf(watched)
  if (asked === undefined) return false
  return giveAnswer(watched, asked, press).then(
    () => true,
    () => false,
  )
}

function isOver({ page, words }: Watched): Promise<boolean> {
  return page.getByRole('heading', { name: words.app.play.over, exact: true }).isVisible()
}

async function playMatch(
  players: readonly { readonly watched: Watched; readonly press: Press }[],
  isDone: () => Promise<boolean>,
): Promise<void> {
  for (let step = 0; step < 2000; step++) {
    if (await isDone()) return
    let answered = false
    for (const { watched, press } of players) {
      answered = (await answerOnce(watched, press)) || answered
    }
    if (answered) continue
    // Nobody reads along here: what is held to be read is skipped, as by anybody who has read it.
    for (const { watched } of players) {
      const skip = watched.page.locator('.game-stage .skip')
      if (await skip.isVisible()) await skip.click({ timeout: 500 }).catch(() => undefined)
    }
    await players[0]?.watched.page.waitForTimeout(BETWEEN_LOOKS)
  }
  throw new Error('it did not come to that')
}

/** A table of Tofugott with one turn for everybody; the keeper sits in its lobby. */
async function openTable(keeper: Watched, seats: number): Promise<void> {
  const { page, words } = keeper
  await keeper.page.getByRole('button', { name: words.app.home.withFriends }).first().click()
  const form = page.locator('form.form')
  await form
    .getByLabel(words.app.home.game, { exact: true })
    .selectOption({ label: words.app.game.tofugott })
  await chooseInForm(form.getByRole('radio', { name: String(seats), exact: true }))
  await form.locator('button[type=submit]').click()
  await page.locator('details.all summary').click()
  const turns = page.getByLabel(words.rules.option.turns.label, { exact: true })
  await turns.selectOption({ label: '1' })
}

for (const locale of inShort<readonly ('de-DE' | 'nl-NL' | 'en-GB')[]>(
  ['en-GB'],
  ['de-DE', 'nl-NL', 'en-GB'],
)) {
  test(`tofugott: a whole match by keyboard alone, every event told, in ${locale}`, async ({
    browser,
  }) => {
    const watched = await openPage(browser, locale)
    const { page, problems, words } = watched
    await collectTold(page)
    await openTable(watched, 2)
    await pressByKeyboard(page, button(watched, words.app.lobby.start), PATIENT)
    await expect(page.locator('.silhouette-hand')).toBeVisible()
    const { step1, step2, step3, step4, step5, step6 } = words.table.guide
    const steps = [step1, step2, step3, step4, step5, step6]
    // Each waits for its moment, which comes again with each question: in whatever order.
    const shown: string[] = []
    const readGuide = async (): Promise<void> => {
      const text = await page.locator('.guide').allInnerTexts()
      const now = steps.filter((step) => text.some((one) => one.includes(step)))
      shown.push(...now.filter((step) => !shown.includes(step)))
      const next = button(watched, words.common.guide.next)
      // What it tells of may be over before it is read to its end.
      if (now.length > 0) await pressByKeyboard(page, next).catch(() => undefined)
    }
    await expect(page.locator('.guide')).toBeVisible()
    await readGuide()
    const { violations } = await violationsOf(page)
    const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
    expect(
      serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`),
    ).toEqual([])
    await playMatch([{ watched, press: pressByKeyboard }], async () => {
      await readGuide()
      return isOver(watched)
    })
    expect(shown.length).toBeGreaterThan(1)
    const log = await page.locator('.log-lines .line').allTextContents()
    // Two turns of three questions, with a guess and two answers each.
    expect(log.length).toBeGreaterThan(2 * 3 * 3)
    expect(log.some((line) => line.startsWith(words.you))).toBe(true)
    const untoldOf = async (lines: readonly string[]): Promise<string[]> => {
      const told = await readTold(page)
      return lines.filter((line) => !told.includes(JSON.stringify(line.trim()).slice(1, -1)))
    }
    await expect.poll(() => untoldOf(log)).toEqual([])
    // A tip whose moment is over before it could be said is only seen: which ones hangs on how quick the computer is.
    const unheard = await untoldOf(shown)
    expect(unheard.length, unheard.join()).toBeLessThan(shown.length)
    expect(problems).toEqual([])
    await page.context().close()
  })
}

async function seatTwo(
  browser: Browser,
  url: string,
): Promise<{ keeper: Watched; guest: Watched }> {
  const keeper = await openPage(browser, 'de-DE', DESK, url)
  const guest = await openPage(browser, 'en-GB', PHONE, url)
  for (const { page } of [keeper, guest]) {
    await page.evaluate(() => {
      localStorage.setItem('stammtisch.guide.tofugott', '1')
    })
  }
  await openTable(keeper, 2)
  await guest.page.getByRole('button', { name: englishApp.home.sit }).click()
  const { youReady } = englishApp.lobby
  await expect(guest.page.getByText(youReady, { exact: true })).toBeVisible()
  await button(keeper, germanApp.lobby.start).click()
  await expect(guest.page.locator('.silhouette-hand')).toBeVisible()
  return { keeper, guest }
}

test('tofugott: two people in two languages, a reload and a power cut while choosing, a watcher, a bot takes over and gives back', async ({
  browser,
}) => {
  // A host of its own: it is killed, and the guest sits down at the only table there is.
  let own = await startHost()
  const { keeper, guest } = await seatTwo(browser, own.url)
  const [keeperPlays, guestPlays] = [keeper, guest].map((watched) => ({
    watched,
    press: byMouse,
  }))
  if (!keeperPlays || !guestPlays) throw new Error('two people play')
  // The guest's own turn, if it comes first, is not what this is about.
  await playMatch([keeperPlays], async () => {
    const asked = await askedOf(guest)
    if (asked !== undefined && asked !== 'guess') await answerOnce(guest, byMouse)
    return asked === 'guess'
  })
  // Each reads the same card in the own language, and nothing scrolls sideways on the phone.
  await expect(keeper.page.locator('.question-card .scenario')).toHaveAttribute('lang', 'de')
  await expect(guest.page.locator('.question-card .scenario')).toHaveAttribute('lang', 'en')
  expect(await guest.page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  // A reload and a power cut at the host in the middle of the choice: the same hand, the question still asked.
  const hand = (): Promise<string[]> =>
    guest.page
      .locator('.silhouette-hand button')
      .evaluateAll((cards) => cards.map((card) => card.getAttribute('data-key') ?? ''))
  const lock = button(guest, english.lock.guess)
  await guest.page.locator('.silhouette-hand button').first().click()
  // What is chosen, but not locked, stays chosen.
  const before = await hand()
  await guest.page.reload()
  await expect(lock).toBeVisible()
  expect(await hand()).toEqual(before)
  await own.kill()
  const again = guest.page.getByRole('button', { name: englishApp.connection.again })
  await expect(again).toBeVisible()
  own = await startHost({ port: own.port, folder: own.folder })
  await expect(again).toBeHidden()
  await expect(lock).toBeVisible()
  expect(await hand()).toEqual(before)
  await guest.page.locator('.silhouette-hand button').nth(2).click()
  await button(guest, english.phrases.with).click()
  await button(guest, englishPhrases.phrase['i-know-you']).click()
  await lock.click()
  await expect(lock).toBeHidden()
  const watcher = await openPage(browser, 'nl-NL', DESK, own.url)
  await watcher.page.getByRole('button', { name: dutchApp.home.watch }).click()
  await expect(watcher.page.locator('.question-card .scenario')).toHaveAttribute('lang', 'nl')
  await expect(watcher.page.locator('.silhouette-hand')).toHaveCount(0)
  // What the guest has chosen in English is read in German and Dutch, once his card is turned; it was given with the guess, so he is asked no more.
  const said = ({ page }: Watched): Locator => page.locator('.guesses')
  const inGerman = said(keeper).filter({ hasText: germanPhrases.phrase['i-know-you'] })
  await playMatch([keeperPlays], () => inGerman.isVisible())
  await expect(said(keeper)).toContainText(germanPhrases.phrase['i-know-you'])
  await expect(said(watcher)).toContainText(dutchPhrases.phrase['i-know-you'])
  // The guest goes, and somebody of the house goes on for him; he comes back and is asked himself.
  await button(guest, englishApp.play.leave).click()
  await button(guest, englishApp.play.leaveYes).click()
  const lit = keeper.page.locator('.question-card .row').nth(1)
  await playMatch([keeperPlays], async () => {
    const isSecond = /\blit\b/u.test((await lit.getAttribute('class')) ?? '')
    return isSecond && (await askedOf(keeper)) === 'explain'
  })
  await button(guest, englishApp.home.back).click()
  await playMatch([keeperPlays], async () => (await askedOf(guest)) === 'guess')
  await playMatch([keeperPlays, guestPlays], () => isOver(keeper))
  await expect(keeper.page.locator('.final')).toContainText(german.score.title)
  // A page to keep: everybody at the table has to agree, then also who watches may save it.
  const saves = button(keeper, german.keepsake.save)
  await expect(saves).toHaveCount(0)
  await button(keeper, german.keepsake.propose).click()
  await expect(button(watcher, dutch.keepsake.save)).toHaveCount(0)
  await guest.page.getByRole('button', { name: englishApp.talk.agree }).click()
  await expect(button(watcher, dutch.keepsake.save)).toBeVisible()
  const saved = keeper.page.waitForEvent('download')
  await saves.click()
  const page = readFileSync(await (await saved).path(), 'utf8')
  expect(page).toContain('<html lang="de">')
  expect(page).toContain(germanPhrases.phrase['i-know-you'])
  expect(page.match(/<article/gu)?.length).toBeGreaterThanOrEqual(2)
  expect([...keeper.problems, ...guest.problems, ...watcher.problems]).toEqual([])
  for (const { page: one } of [keeper, guest, watcher]) await one.context().close()
  expect(await own.end()).toBe(0)
  own.clean()
})
