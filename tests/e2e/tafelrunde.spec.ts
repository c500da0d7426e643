/** Die Tafelrunde 2 in a real browser: whole matches by mouse and by keyboard alone, together, after a reload, watched. */
import { expect, test, type Browser, type Locator, type Page } from '@playwright/test'
import type { Language } from '../../src/engine/basics/language'
import { tafelrundeTable as german } from '../../src/renderer/wording/de/tafelrundeTable'
import { tafelrundeTable as english } from '../../src/renderer/wording/en/tafelrundeTable'
import { tafelrundeTable as dutch } from '../../src/renderer/wording/nl/tafelrundeTable'
import { chooseInForm } from '../support/match/chooseInForm'
import {
  BETWEEN_LOOKS,
  collectTold,
  PATIENT,
  pressByKeyboard,
  putSheetAway,
  readTold,
} from '../support/browser/keyboardHands'
import { startHost, type HostProcess } from '../support/host/hostProcess'
import { inShort } from '../support/longRun'
import { violationsOf } from '../support/browser/unpainted'
import { openWatchedPage, type WatchedPage } from '../support/browser/watchedPage'

const PATIENCE = 500
const WORDS = {
  'de-DE': {
    alone: 'Gegen den Computer: Tom’s Time Bluff',
    open: 'Mit Freunden: Tom’s Time Bluff',
    game: 'Spiel',
    play: /^(?:Blau|Rot|Gelb|Feierabend|Letzte Warnung|Wiederbelebung|Zork).* spielen$/u,
    pass: 'Passen',
    secure: 'Sichern',
    next: 'Verstanden',
    skip: 'Ohne Hilfe spielen',
    log: 'Verlauf',
    over: 'Das Spiel ist aus',
    you: 'Du spielst',
    securedBefore: /sichert (?:eine Truhe|\d+ Truhen)\.$/u,
    hand: 'Deine Hand',
  },
  'nl-NL': {
    alone: 'Tegen de computer: Tom’s Time Bluff',
    open: 'Met vrienden: Tom’s Time Bluff',
    game: 'Spel',
    play: /^(?:Blauw|Rood|Geel|Sluitingstijd|Laatste|Herleving|Zork).* spelen$/u,
    pass: 'Passen',
    secure: 'Veiligstellen',
    next: 'Begrepen',
    skip: 'Spelen zonder hulp',
    log: 'Verloop',
    over: 'Het spel is afgelopen',
    you: 'Je speelt',
    securedBefore: /stelt (?:één kist|\d+ kisten) veilig\.$/u,
    hand: 'Je hand',
  },
  'en-GB': {
    alone: 'Against the computer: Tom’s Time Bluff',
    open: 'With friends: Tom’s Time Bluff',
    game: 'Game',
    play: /^Play (?:Blue|Red|Yellow|Closing Time|Last Warning|Revival|Zork)/u,
    pass: 'Pass',
    secure: 'Secure',
    next: 'Got it',
    skip: 'No more tips',
    log: 'Log',
    over: 'The game is over',
    you: 'You play',
    securedBefore: /secures (?:one chest|\d+ chests)\.$/u,
    hand: 'Your hand',
  },
} as const
const TABLE_WORDS = { de: german, nl: dutch, en: english }
/** What comes one after another; the last step waits for the question that it is about. */
function guideIn(language: Language) {
  const { step1, step2, step3, step4 } = TABLE_WORDS[language].guide
  return { step1, step2, step3, step4 }
}
const GUIDE = { 'de-DE': guideIn('de'), 'nl-NL': guideIn('nl'), 'en-GB': guideIn('en') }
type Words = (typeof WORDS)[keyof typeof WORDS]
type Press = (page: Page, target: Locator) => Promise<void>

let host: HostProcess

test.beforeAll(async () => {
  host = await startHost()
})
test.afterAll(async () => {
  expect(await host.end()).toBe(0)
  host.clean()
})

/** At the corner: cards of a large hand lie over each other. */
const byMouse: Press = async (_page, target) => {
  await target.click({ timeout: 2000, position: { x: 14, y: 14 } })
}

interface Watched extends WatchedPage {
  readonly words: Words
}

async function openPage(
  browser: Browser,
  locale: keyof typeof WORDS,
  size = { width: 1280, height: 800 },
  url = host.url,
): Promise<Watched> {
  const { page, problems } = await openWatchedPage(browser, { locale, viewport: size })
  await page.goto(url)
  return { page, problems, words: WORDS[locale] }
}

async function playAlone({ page, words }: Watched, seats: number): Promise<void> {
  await page.getByRole('button', { name: words.alone }).click()
  await page.getByLabel(words.game, { exact: true }).selectOption({ label: 'Die Tafelrunde 2' })
  await chooseInForm(page.getByRole('radio', { name: String(seats), exact: true }))
  await page.locator('form.form button[type=submit]').click()
  await expect(page.locator('.rogue-hand')).toBeVisible()
}

/** Answers whatever is asked once; false if nothing is. */
async function answerOnce(
  { page, words }: Watched,
  press: Press,
  isPassing = false,
): Promise<boolean> {
  await putSheetAway(page)
  const secure = page.getByRole('button', { name: words.secure, exact: true })
  if (await secure.isVisible()) {
    await press(page, page.locator('.choices button[aria-pressed=false]').first())
    await press(page, secure)
    return true
  }
  const pass = page.getByRole('button', { name: words.pass, exact: true })
  if (!(await pass.isVisible())) return false
  const mayPass = (await pass.getAttribute('aria-disabled', { timeout: PATIENCE })) !== 'true'
  if (isPassing && mayPass) {
    await press(page, pass)
    return true
  }
  // The first card of a hand is a rogue if there is one: Feierabend may not begin.
  const card = page.locator('.rogue-hand button').first()
  if (await card.isVisible()) await press(page, card)
  // Some cards ask for a colour or another card besides.
  const choice = page.locator('.choices button[aria-pressed=false]').first()
  if (await choice.isVisible()) await press(page, choice)
  const play = page.getByRole('button', { name: words.play })
  if (await play.isVisible()) await press(page, play)
  else await press(page, pass)
  return true
}

/** Milliseconds in which the table or its log must have changed; a match that stands still is told by what is asked there. */
const STANDSTILL = 45_000

async function playMatch(watched: Watched, press: Press): Promise<void> {
  const { page, words } = watched
  const over = page.getByRole('heading', { name: words.over, exact: true })
  let [told, since] = ['', Date.now()]
  let failure = 'none'
  for (let step = 0; step < 2000; step++) {
    if (await over.isVisible()) return
    const now = (await page.locator('.log-lines, .game-stage').allTextContents()).join('')
    if (now !== told) [told, since] = [now, Date.now()]
    if (Date.now() - since > STANDSTILL) {
      const asked = await page.locator('.game-stage').innerText()
      throw new Error(`nothing happens any more; the last failure: ${failure}\n${asked}`)
    }
    // Passing now and then keeps the match short; who has to begin plays all the same.
    const answered = await answerOnce(watched, press, step % 3 > 0).catch((error: unknown) => {
      failure = String(error)
      return false
    })
    if (!answered) await page.waitForTimeout(BETWEEN_LOOKS)
  }
  throw new Error('the match did not come to its end')
}

// Every run goes the same way by keyboard.
for (const locale of inShort<readonly 'de-DE'[]>([], ['de-DE'])) {
  test('tafelrunde: a whole match by mouse, guided at first, with nothing serious for axe', async ({
    browser,
  }) => {
    const watched = await openPage(browser, locale)
    const { page, problems, words } = watched
    await playAlone(watched, 3)
    const tip = page.getByRole('complementary', { name: 'Dein erster Beutezug' })
    await tip.getByRole('button', { name: 'Mehr zu den Hinweisen' }).click()
    await tip.getByRole('button', { name: words.skip }).click()
    await expect(tip).toBeHidden()
    const { violations } = await violationsOf(page)
    const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
    expect(
      serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`),
    ).toEqual([])
    await playMatch(watched, byMouse)
    const settling = page.getByRole('region', { name: 'Abrechnung' })
    const next = settling.getByRole('button', { name: 'Weiter' })
    // The score first; the last settling for whoever wants it.
    await expect(page.getByRole('region', { name: 'Endstand' })).toBeVisible()
    await expect(settling).toBeHidden()
    await page.getByRole('button', { name: 'Endstand ansehen' }).click()
    await page.getByRole('button', { name: 'Abrechnung zeigen' }).click()
    await expect(settling).toContainText('Abrechnung: Blau')
    for (const colour of ['Rot', 'Gelb']) {
      await next.click()
      await expect(settling).toContainText(`Abrechnung: ${colour}`)
    }
    await settling.getByRole('button', { name: 'Schließen' }).click()
    await expect(settling).toBeHidden()
    await expect(page.getByText('Edelsteine').first()).toBeVisible()
    await page.getByRole('button', { name: 'Das Mischen prüfen' }).click()
    await expect(page.getByText('Stimmt: Niemand hat Karten ausgesucht')).toBeVisible()
    expect(problems).toEqual([])
    await page.context().close()
  })
}

for (const locale of inShort<readonly (keyof typeof GUIDE)[]>(
  ['nl-NL'],
  ['de-DE', 'nl-NL', 'en-GB'],
)) {
  test(`tafelrunde: a whole match by keyboard alone, every event told, in ${locale}`, async ({
    browser,
  }) => {
    const watched = await openPage(browser, locale)
    const { page, problems, words } = watched
    await collectTold(page)
    await playAlone(watched, 2)
    for (const step of Object.values(GUIDE[locale])) {
      await expect(page.locator('.guide')).toContainText(step)
      await pressByKeyboard(
        page,
        page.getByRole('button', { name: words.next, exact: true }),
        PATIENT,
      )
    }
    await expect(page.locator('.guide')).toHaveCount(0)
    await playMatch(watched, pressByKeyboard)
    const log = await page.locator('.log-lines .line').allTextContents()
    expect(log.length).toBeGreaterThan(20)
    // Which chests others secure is named as it happens; afterwards the log knows only how many (TR-31).
    const lines = log.filter((one) => !words.securedBefore.test(one.trim()))
    const untold = async (): Promise<string[]> => {
      const told = await readTold(page)
      return [...Object.values(GUIDE[locale]), ...lines].filter(
        (line) => !told.includes(JSON.stringify(line.trim()).slice(1, -1)),
      )
    }
    await expect.poll(untold).toEqual([])
    expect(log.some((line) => line.startsWith(words.you))).toBe(true)
    expect(problems).toEqual([])
    await page.context().close()
  })
}

test('tafelrunde: keys read strengths, hand and table; D turns the chosen card', async ({
  browser,
}) => {
  const watched = await openPage(browser, 'de-DE', { width: 390, height: 844 })
  const { page, words } = watched
  await playAlone(watched, 4)
  await page.getByRole('button', { name: 'Mehr zu den Hinweisen' }).click()
  await page.getByRole('button', { name: words.skip }).focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('.game-stage :focus')).toHaveCount(1)
  // A question that comes would put the sheet away.
  await expect(page.getByRole('button', { name: words.pass, exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Ablagen' }).click()
  const piles = page.getByRole('dialog', { name: 'Stapel und Ablagen' })
  await expect(piles.getByRole('listitem').first()).toContainText('Stapel 10')
  await page.keyboard.press('Escape')
  await expect(piles).toBeHidden()
  const spoken = page.getByTestId('spoken')
  await page.keyboard.press('s')
  await expect(spoken).toContainText(/Blau: .*Rot: .*Gelb: /u)
  await page.keyboard.press('h')
  await expect(spoken).toContainText('Deine Hand')
  const card = page.locator('.rogue-hand button[aria-label*="darunter"]').first()
  await card.focus()
  const handBox = page.locator('.rogue-hand')
  const boxBefore = await handBox.boundingBox()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: words.play })).toBeVisible()
  expect(await handBox.boundingBox()).toEqual(boxBefore)
  const chosen = page.locator('.raid-ask .slot')
  const before = await chosen.getAttribute('aria-label')
  await page.keyboard.press('d')
  await expect(chosen).not.toHaveAttribute('aria-label', before ?? '')
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  await page.context().close()
})

test('tafelrunde: a guest plays along, a reload and a power cut keep the hand, a third one watches', async ({
  browser,
}) => {
  // A host of its own: it is killed, and there is one table only.
  let own = await startHost()
  const open = (locale: keyof typeof WORDS): Promise<Watched> =>
    openPage(browser, locale, { width: 1280, height: 800 }, own.url)
  const keeper = await open('de-DE')
  await keeper.page.getByRole('button', { name: keeper.words.open }).click()
  const form = keeper.page.locator('form.form')
  await form.getByLabel('Spiel', { exact: true }).selectOption({ label: 'Die Tafelrunde 2' })
  await form.locator('button[type=submit]').click()
  await expect(keeper.page.getByRole('heading', { name: 'Am Tisch' })).toBeVisible()
  const guest = await open('en-GB')
  await guest.page.getByRole('button', { name: 'Sit down' }).click()
  await expect(guest.page.getByText('You’re ready.', { exact: true })).toBeVisible()
  await keeper.page.getByRole('button', { name: 'Spiel beginnen' }).click()
  await expect(guest.page.locator('.rogue-hand')).toBeVisible()
  const hand = (page: Page): Promise<string[]> =>
    page
      .locator('.rogue-hand button')
      .evaluateAll((cards) => cards.map((card) => card.getAttribute('data-key') ?? '').sort())
  // As soon as a person is asked, the table stands still.
  const asked = async (): Promise<string> => {
    const texts = await Promise.all(
      [keeper, guest].map(({ page }) => page.getByTestId('asked').innerText()),
    )
    return texts.join('')
  }
  await expect.poll(asked, { timeout: 30_000 }).not.toBe('')
  const before = await hand(guest.page)
  await guest.page.reload()
  await expect(guest.page.locator('.rogue-hand')).toBeVisible()
  expect(await hand(guest.page)).toEqual(before)
  // A power cut at the host: the guest is back by himself with the same cards.
  await own.kill()
  await expect(guest.page.getByRole('button', { name: 'Try now' })).toBeVisible()
  own = await startHost({ port: own.port, folder: own.folder })
  await expect(guest.page.locator('.rogue-hand')).toBeVisible()
  await expect(guest.page.getByRole('button', { name: 'Try now' })).toBeHidden()
  expect(await hand(guest.page)).toEqual(before)
  const watcher = await open('nl-NL')
  await watcher.page.getByRole('button', { name: 'Toekijken' }).click()
  await expect(watcher.page.locator('.raid')).toBeVisible()
  await expect(watcher.page.locator('.rogue-hand')).toHaveCount(0)
  const isOwn = (problem: string): boolean => !problem.includes('WebSocket connection')
  const problems = [...keeper.problems, ...guest.problems, ...watcher.problems]
  expect(problems.filter(isOwn)).toEqual([])
  for (const { page } of [keeper, guest, watcher]) await page.context().close()
  expect(await own.end()).toBe(0)
  own.clean()
})
