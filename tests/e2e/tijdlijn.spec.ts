/** Tijdlijn in a real browser: whole matches by keyboard alone in three languages, together in two, after a reload, on a phone, watched. */
import { expect, test, type Browser, type Locator, type Page } from '@playwright/test'
import { app as germanApp } from '../../src/renderer/wording/de/app'
import { app as englishApp } from '../../src/renderer/wording/en/app'
import { app as dutchApp } from '../../src/renderer/wording/nl/app'
import { table as germanCommon } from '../../src/renderer/wording/de/table'
import { table as englishCommon } from '../../src/renderer/wording/en/table'
import { table as dutchCommon } from '../../src/renderer/wording/nl/table'
import { tijdlijnTable as german } from '../../src/renderer/wording/de/tijdlijnTable'
import { tijdlijnTable as english } from '../../src/renderer/wording/en/tijdlijnTable'
import { tijdlijnTable as dutch } from '../../src/renderer/wording/nl/tijdlijnTable'
import { chooseInForm } from '../support/match/chooseInForm'
import {
  BETWEEN_LOOKS,
  collectEarly,
  collectTold,
  PATIENT,
  pressByKeyboard,
  putSheetAway,
  readEarly,
  readTold,
} from '../support/browser/keyboardHands'
import { readEvents, readPicture } from '../support/wire/keptLine'
import { startHost, type HostProcess } from '../support/host/hostProcess'
import { inShort } from '../support/longRun'
import { violationsOf } from '../support/browser/unpainted'
import { LOST_HOST, openWatchedPage, type WatchedPage } from '../support/browser/watchedPage'

const WORDS = {
  'de-DE': { app: germanApp, common: germanCommon, table: german },
  'nl-NL': { app: dutchApp, common: dutchCommon, table: dutch },
  'en-GB': { app: englishApp, common: englishCommon, table: english },
} as const
const LANGUAGES = { 'de-DE': 'de', 'nl-NL': 'nl', 'en-GB': 'en' } as const
type Locale = keyof typeof WORDS
type Words = (typeof WORDS)[Locale]
const WAYS = { 'co-operative': 'together', competitive: 'against' } as const
type Way = keyof typeof WAYS

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

interface Watched extends WatchedPage {
  readonly words: Words
}

async function openPage(
  browser: Browser,
  locale: Locale,
  size = DESK,
  url = host.url,
): Promise<Watched> {
  const { page, problems } = await openWatchedPage(browser, { locale, viewport: size }, LOST_HOST)
  await page.goto(url)
  return { page, problems, words: WORDS[locale] }
}

async function playAlone({ page, words }: Watched, way: Way, seats: number): Promise<void> {
  await page.getByRole('button', { name: words.app.home.againstHouse }).first().click()
  const label = words.app.game[`tijdlijn-${way}`]
  await page.getByLabel(words.app.home.game, { exact: true }).selectOption({ label })
  await chooseInForm(page.getByRole('radio', { name: String(seats), exact: true }))
  await page.locator('form.form button[type=submit]').click()
  await expect(page.locator('.front-hand')).toBeVisible()
}

/** Answers whatever is asked, by keyboard alone; false if nothing is. */
async function answerOnce({ page, words }: Watched): Promise<boolean> {
  await putSheetAway(page)
  const { table } = words
  const named = (name: string | RegExp): Locator =>
    page.locator('.turn-ask').getByRole('button', { name })
  const [play, discard] = [named(table.play), named(table.discardIt)]
  const later = named(table.ask.laterGap)
  const isLaying = await later.isVisible()
  if (!isLaying && !(await play.isVisible()) && !(await discard.isVisible())) return false
  const stuck = (await play.isVisible()) ? ':not(.sideways)' : ''
  const cards = page.locator(`.front-hand li${stuck} [data-hand-card]`)
  for (let index = 0; index < (await cards.count()); index++) {
    // To the hand by Tab, inside it by arrows.
    await pressByKeyboard(page, cards.nth(index))
    if (isLaying) {
      await pressByKeyboard(page, later)
      await pressByKeyboard(page, page.locator('.turn-ask .lay'))
      return true
    }
    const button = (await play.isVisible()) ? play : discard
    if ((await button.getAttribute('aria-disabled')) !== 'true') {
      await pressByKeyboard(page, button)
      return true
    }
    await page.keyboard.press('Escape')
  }
  return false
}

async function playMatch(watched: Watched): Promise<void> {
  const { page, words } = watched
  const over = page.getByRole('heading', { name: words.app.play.over, exact: true })
  for (let step = 0; step < 600; step++) {
    if (await over.isVisible()) return
    const answered = await answerOnce(watched).catch(() => false)
    if (!answered) await page.waitForTimeout(BETWEEN_LOOKS)
  }
  throw new Error('the match did not come to its end')
}

const MATCHES = [
  ['de-DE', 'co-operative', 2],
  ['nl-NL', 'competitive', 2],
  ['en-GB', 'co-operative', 1],
] as const
for (const [locale, way, seats] of inShort<readonly (typeof MATCHES)[number][]>(
  MATCHES.slice(1, 2),
  MATCHES,
)) {
  test(`tijdlijn: a whole match by keyboard alone, every event told, in ${locale} (${way})`, async ({
    browser,
  }) => {
    const watched = await openPage(browser, locale)
    const { page, problems, words } = watched
    await collectTold(page)
    await collectEarly(page)
    await playAlone(watched, way, seats)
    const told = words.table.guide[seats === 1 ? 'alone' : WAYS[way]]
    const guide = Object.entries(told).flatMap(([key, text]) => (key === 'title' ? [] : [text]))
    for (const step of guide) {
      await expect(page.locator('.guide')).toContainText(step)
      const next = page.getByRole('button', { name: words.common.guide.next, exact: true })
      await pressByKeyboard(page, next, PATIENT)
    }
    await expect(page.locator('.guide')).toHaveCount(0)
    await playMatch(watched)
    const log = await page.locator('.log-lines .line').allTextContents()
    expect(log.length).toBeGreaterThan(3)
    const untold = async (): Promise<string[]> => {
      const heard = await readTold(page)
      return [...guide, ...log].filter(
        (line) => !heard.includes(JSON.stringify(line.trim()).slice(1, -1)),
      )
    }
    await expect.poll(untold).toEqual([])
    expect(await readEarly(page)).toEqual([])
    // Nothing on the table below the result is in the way of the keyboard before one goes there.
    await pressByKeyboard(page, page.getByRole('button', { name: words.table.result.way }), PATIENT)
    const picture = page.waitForEvent('download')
    await pressByKeyboard(
      page,
      page.getByRole('button', { name: words.table.result.picture }),
      PATIENT,
    )
    const kept = await picture
    expect(kept.suggestedFilename()).toBe(`${words.table.result.pictureName}.png`)
    await pressByKeyboard(
      page,
      page.getByRole('button', { name: words.table.result.events }),
      PATIENT,
    )
    const bc = (n: number): string => words.table.year.bc.replace('{n}', String(n))
    const events = await readEvents(page, LANGUAGES[locale], bc)
    expect(events.faults).toEqual([])
    // Each card of the line is in the picture, whole; rows of seven.
    const { width, height, ...cards } = await readPicture(page, kept)
    const onLine = events.counts[0] ?? 0
    expect(cards).toEqual({ cards: onLine, whole: onLine })
    expect([width, height > 262 * Math.ceil(onLine / 7)]).toEqual([1612, true])
    await page.keyboard.press('Escape')
    const { violations } = await violationsOf(page)
    const serious = violations.filter(({ impact }) =>
      ['serious', 'critical'].includes(impact ?? ''),
    )
    expect(
      serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`),
    ).toEqual([])
    expect(problems).toEqual([])
    await page.context().close()
  })
}

test('tijdlijn: two people in two languages, a reload amid a decision, a phone, a spectator, a card pointed at', async ({
  browser,
}) => {
  // A host of its own: the guest sits down at the only table there is, none that somebody has left before.
  const own = await startHost()
  const keeper = await openPage(browser, 'de-DE', DESK, own.url)
  await keeper.page.getByRole('button', { name: germanApp.home.withFriends }).first().click()
  const form = keeper.page.locator('form.form')
  await form
    .getByLabel(germanApp.home.game, { exact: true })
    .selectOption({ label: germanApp.game['tijdlijn-co-operative'] })
  await form.locator('button[type=submit]').click()
  await expect(keeper.page.getByRole('heading', { name: germanApp.lobby.title })).toBeVisible()
  const guest = await openPage(browser, 'en-GB', PHONE, own.url)
  await guest.page.getByRole('button', { name: englishApp.home.sit }).click()
  await expect(guest.page.getByText(englishApp.lobby.youReady, { exact: true })).toBeVisible()
  await keeper.page.getByRole('button', { name: germanApp.lobby.start }).click()
  await expect(guest.page.locator('.front-hand')).toBeVisible()
  for (const { page, words } of [keeper, guest]) {
    const { unfold, more } = words.common.guide
    await page.getByRole('button', { name: new RegExp(`${unfold}|${more}`, 'u') }).click()
    await page.getByRole('button', { name: words.common.guide.skip }).click()
  }
  const handOf = (page: Page): Promise<string[]> =>
    page
      .locator('.front-hand [data-hand-card]')
      .evaluateAll((cards) => cards.map((card) => card.getAttribute('data-key') ?? '').sort())
  const isAsked = async ({ page }: Watched): Promise<boolean> =>
    page.locator('.turn-ask .slot').isVisible()
  await expect
    .poll(async () => (await isAsked(keeper)) || (await isAsked(guest)), { timeout: 30_000 })
    .toBe(true)
  // Chosen, not confirmed: nothing of it has left the window.
  const asked = (await isAsked(keeper)) ? keeper : guest
  const before = await handOf(asked.page)
  await asked.page
    .locator('.front-hand [data-hand-card]')
    .first()
    .click({ position: { x: 12, y: 12 } })
  await expect(asked.page.locator('.turn-ask .slot [data-card].selected')).toBeVisible()
  await asked.page.reload()
  await expect(asked.page.locator('.turn-ask .slot')).toBeVisible()
  // What was chosen still is; the others are in hand.
  await expect(asked.page.locator('.turn-ask .slot [data-card].selected')).toBeVisible()
  expect(await handOf(asked.page)).toEqual(before.slice(1))
  // The same card has two texts, and what is said of it is heard by each in his own language.
  await guest.page.getByRole('button', { name: english.look, exact: true }).click()
  const dialog = guest.page.getByRole('dialog')
  await dialog.getByRole('button', { name: english.point.title }).first().click()
  await dialog.getByRole('button', { name: 'Too risky.' }).first().click()
  await expect(keeper.page.locator('.mark-notes:not(.brief)').first()).toContainText('Zu gewagt.')
  await expect(keeper.page.locator('.log-lines')).toContainText('Zu gewagt.')
  expect(await guest.page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  const watcher = await openPage(browser, 'nl-NL', DESK, own.url)
  await watcher.page.getByRole('button', { name: dutchApp.home.watch }).click()
  await expect(watcher.page.locator('.line-middle')).toBeVisible()
  await expect(watcher.page.locator('.front-hand')).toHaveCount(0)
  await watcher.page.keyboard.press('t')
  await expect(watcher.page.getByTestId('spoken')).toContainText('De tijdlijn, van vroeg naar laat')
  const problems = [...keeper.problems, ...guest.problems, ...watcher.problems]
  expect(problems).toEqual([])
  for (const { page } of [keeper, guest, watcher]) await page.context().close()
  expect(await own.end()).toBe(0)
  own.clean()
})

/** Lays the first card at the place that the arrow leads to. */
async function layOne({ page, words }: Watched): Promise<void> {
  await page
    .locator('.front-hand [data-hand-card]')
    .first()
    .click({ position: { x: 12, y: 12 } })
  await page.getByRole('button', { name: words.table.ask.laterGap }).click()
  await page.locator('.turn-ask .lay').click()
  // The card is gone: a computer may have played meanwhile, and the next one be asked for.
  await expect(page.locator('.turn-ask .slot [data-card].selected')).toBeHidden()
}

test('tijdlijn: a host that is killed in the middle of a choice and comes back, a bot that takes over and gives back', async ({
  browser,
}) => {
  let own = await startHost()
  const keeper = await openPage(browser, 'de-DE', DESK, own.url)
  const guest = await openPage(browser, 'en-GB', PHONE, own.url)
  for (const { page } of [keeper, guest]) {
    await page.evaluate(() => {
      localStorage.setItem('stammtisch.guide.tijdlijn-against', '1')
    })
  }
  await keeper.page.getByRole('button', { name: germanApp.home.withFriends }).first().click()
  const form = keeper.page.locator('form.form')
  await form
    .getByLabel(germanApp.home.game, { exact: true })
    .selectOption({ label: germanApp.game['tijdlijn-competitive'] })
  await chooseInForm(form.getByRole('radio', { name: '2', exact: true }))
  await form.locator('button[type=submit]').click()
  await guest.page.getByRole('button', { name: englishApp.home.sit }).click()
  await expect(guest.page.getByText(englishApp.lobby.youReady, { exact: true })).toBeVisible()
  await keeper.page.getByRole('button', { name: germanApp.lobby.start, exact: true }).click()
  const asks = ({ page }: Watched): Locator => page.locator('.turn-ask .slot')
  // Whoever begins: the keeper lays when he is asked, until the guest is. With four cards nobody can be done in three rounds.
  async function untilAsked(wanted: Watched): Promise<void> {
    await expect(asks(keeper).or(keeper.page.locator('.plate.awaited'))).toBeVisible()
    if (await asks(keeper).isVisible()) await layOne(keeper)
    await expect(asks(wanted)).toBeVisible({ timeout: 20_000 })
  }
  await untilAsked(guest)
  const hand = (): Promise<string[]> =>
    guest.page
      .locator('.front-hand [data-hand-card]')
      .evaluateAll((cards) => cards.map((card) => card.getAttribute('data-key') ?? '').sort())
  const before = await hand()
  await guest.page
    .locator('.front-hand [data-hand-card]')
    .first()
    .click({ position: { x: 12, y: 12 } })
  await own.kill()
  const again = guest.page.getByRole('button', { name: englishApp.connection.again })
  await expect(again).toBeVisible()
  own = await startHost({ port: own.port, folder: own.folder })
  await expect(again).toBeHidden()
  await expect(asks(guest)).toBeVisible()
  // What was chosen is taken back: the hand is the same one.
  await asks(guest).click()
  await expect.poll(hand).toEqual(before)
  await layOne(guest)
  // He goes: somebody of the house lays for him in the second round, and he himself again in the third.
  await guest.page.getByRole('button', { name: englishApp.play.leave, exact: true }).click()
  await guest.page.getByRole('button', { name: englishApp.play.leaveYes, exact: true }).click()
  const laid = keeper.page.locator('.log-lines .line').filter({ hasText: / legt [„‚]/u })
  await expect(asks(keeper)).toBeVisible({ timeout: 20_000 })
  const sofar = await laid.count()
  await layOne(keeper)
  await expect.poll(() => laid.count(), { timeout: 20_000 }).toBeGreaterThan(sofar)
  await guest.page.getByRole('button', { name: englishApp.home.back, exact: true }).click()
  await expect(guest.page.locator('.front-hand')).toBeVisible()
  await untilAsked(guest)
  await layOne(guest)
  expect([...keeper.problems, ...guest.problems]).toEqual([])
  for (const { page } of [keeper, guest]) await page.context().close()
  expect(await own.end()).toBe(0)
  own.clean()
})
