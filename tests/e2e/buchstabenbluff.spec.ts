/** Buchstabenbluff in a real browser: whole matches by keyboard alone, two people in two languages, a phone, a reload, a host that is killed, a watcher, a bot that takes over and gives back. */
import { expect, test, type Browser, type Locator } from '@playwright/test'
import type { Language } from '../../src/engine/basics/language'
import { buchstabenbluffTable as german } from '../../src/renderer/wording/de/buchstabenbluffTable'
import { buchstabenbluffTable as english } from '../../src/renderer/wording/en/buchstabenbluffTable'
import { buchstabenbluffTable as dutch } from '../../src/renderer/wording/nl/buchstabenbluffTable'
import { app as germanApp } from '../../src/renderer/wording/de/app'
import { app as englishApp } from '../../src/renderer/wording/en/app'
import { app as dutchApp } from '../../src/renderer/wording/nl/app'
import { table as germanCommon } from '../../src/renderer/wording/de/table'
import { table as englishCommon } from '../../src/renderer/wording/en/table'
import { table as dutchCommon } from '../../src/renderer/wording/nl/table'
import { buchstabenbluff as germanGame } from '../../src/renderer/wording/de/buchstabenbluff'
import { startHost, type HostProcess } from '../support/host/hostProcess'
import {
  BETWEEN_LOOKS,
  collectTold,
  PATIENT,
  pressByKeyboard,
  reachByKeyboard,
  readTold,
} from '../support/browser/keyboardHands'
import { inShort } from '../support/longRun'
import { violationsOf } from '../support/browser/unpainted'
import { openWatchedPage, type WatchedPage } from '../support/browser/watchedPage'

const DESK = { width: 1280, height: 800 }
const PHONE = { width: 390, height: 844 }
const GAME = 'Buchstabenbluff'
const WORDS = {
  de: { table: german, app: germanApp, common: germanCommon, locale: 'de-DE', word: 'tor' },
  nl: { table: dutch, app: dutchApp, common: dutchCommon, locale: 'nl-NL', word: 'tas' },
  en: { table: english, app: englishApp, common: englishCommon, locale: 'en-GB', word: 'tea' },
} as const satisfies Record<Language, object>
type Words = (typeof WORDS)[Language]

interface Watched extends WatchedPage {
  readonly words: Words
}

/** A click that finds nothing to press says so, long before the whole test is ended. */
test.use({ actionTimeout: 30_000 })

let host: HostProcess

test.beforeAll(async () => {
  host = await startHost()
})
test.afterAll(async () => {
  expect(await host.end()).toBe(0)
  host.clean()
})

async function openPage(
  browser: Browser,
  language: Language,
  size = DESK,
  url = host.url,
): Promise<Watched> {
  const words = WORDS[language]
  const { page, problems } = await openWatchedPage(browser, {
    locale: words.locale,
    viewport: size,
  })
  await page.goto(url)
  return { page, problems, words }
}

async function playAlone({ page, words }: Watched): Promise<void> {
  await page.getByRole('button', { name: words.app.home.againstHouse }).first().click()
  await page.getByLabel(words.app.home.game, { exact: true }).selectOption({ label: GAME })
  // The window of the chosen game comes a little later, and with it the form's own numbers of seats.
  await expect(async () => {
    await page.getByRole('radio', { name: '2', exact: true }).check({ force: true, timeout: 1000 })
  }).toPass()
  await page.locator('form.form button[type=submit]').click()
  await expect(page.locator('.letter-hand')).toBeVisible()
}

function button({ page }: Watched, name: string): Locator {
  return page.getByRole('button', { name, exact: true })
}

/** Whether a word is asked for, or an answer to one; undefined if nothing is. */
async function askedOf(watched: Watched): Promise<'turn' | 'answer' | undefined> {
  if (await button(watched, watched.words.table.doubt).isVisible()) return 'answer'
  return (await watched.page.locator('.word-input').isVisible()) ? 'turn' : undefined
}

/** Writes the word into the field and lets other cards lie for what is missing: keys alone. */
async function composeByKeyboard({ page, words }: Watched): Promise<void> {
  await reachByKeyboard(page, page.locator('.word-input'))
  await page.keyboard.type(words.word)
  for (let lie = 0; lie < 3 && (await page.locator('.slot .hole').count()) > 0; lie++) {
    await pressByKeyboard(page, page.locator('.letter-hand button').first())
  }
}

/** Lays the word if the hand is large enough for it; otherwise, and where the table refuses it, the turn is passed. */
async function playByKeyboard(watched: Watched): Promise<void> {
  const { page, words } = watched
  await composeByKeyboard(watched)
  if ((await page.locator('.slot .hole').count()) === 0) {
    await pressByKeyboard(page, button(watched, words.table.lay))
    const refused = page.locator('.remark.refused')
    const settled = async (): Promise<boolean> =>
      (await refused.isVisible()) || (await askedOf(watched)) !== 'turn'
    await expect.poll(settled).toBe(true)
    if (!(await refused.isVisible())) return
  }
  await page.keyboard.press('Escape')
  await pressByKeyboard(page, button(watched, words.table.pass))
  await pressByKeyboard(page, button(watched, words.table.passYes))
}

/** Answers whatever is asked, by keyboard; false if nothing is. */
async function answerByKeyboard(watched: Watched, turn: number): Promise<boolean> {
  const { believe, doubt } = watched.words.table
  const asked = await askedOf(watched)
  if (asked === undefined) return false
  if (asked === 'turn') await playByKeyboard(watched)
  else await pressByKeyboard(watched.page, button(watched, turn % 2 === 0 ? doubt : believe))
  return true
}

interface Tries {
  /** Whether it went well; a question may close between the look and the press, then it is looked at again. */
  attempt(deed: Promise<unknown>): Promise<boolean>
  /** What failed last. */
  failure(): string
  /** What is waited for; if it does not come, what failed last is told too. */
  explain(waiting: Promise<void>): Promise<void>
}

function newTries(): Tries {
  let failure = 'none'
  return {
    attempt: async (deed) => {
      try {
        return (await deed) !== false
      } catch (error) {
        failure = String(error)
        return false
      }
    },
    failure: () => failure,
    explain: async (waiting) => {
      try {
        await waiting
      } catch (error) {
        throw new Error(`${String(error)}\nthe last failure: ${failure}`, { cause: error })
      }
    },
  }
}

/** The guide makes way for whoever has to answer under a clock; in one's own first turn it stays. */
async function reachOwnTurn(watched: Watched): Promise<void> {
  const { attempt, explain } = newTries()
  const answered = expect.poll(async () => {
    const asked = await askedOf(watched)
    if (asked === 'answer') await attempt(answerByKeyboard(watched, 0))
    return asked
  })
  await explain(answered.toBe('turn'))
}

for (const language of inShort<readonly ('de' | 'nl' | 'en')[]>(['en'], ['de', 'nl', 'en'])) {
  test(`buchstabenbluff: a whole match by keyboard alone, every event told, in ${language}`, async ({
    browser,
  }) => {
    const watched = await openPage(browser, language)
    const { page, problems, words } = watched
    await collectTold(page)
    await playAlone(watched)
    await reachOwnTurn(watched)
    const { step2, step3 } = words.table.guide
    // Each step comes when it is of use; whoever plays on before one is read passes over those of the turns of others.
    await expect(page.locator('.guide')).toContainText(step2)
    await pressByKeyboard(page, button(watched, words.common.guide.next), PATIENT)
    await expect(page.locator('.guide')).toHaveCount(0)
    const over = page.locator('.score-sheet')
    const { attempt, failure } = newTries()
    for (let step = 0; !(await over.isVisible()); step++) {
      expect(step, `the last failure: ${failure()}`).toBeLessThan(600)
      const answered = await attempt(answerByKeyboard(watched, step))
      if (!answered) await page.waitForTimeout(BETWEEN_LOOKS)
    }
    await expect(page.locator('.guide')).toHaveCount(0)
    const log = await page.locator('.log-lines .line').allTextContents()
    expect(log.length).toBeGreaterThan(20)
    const untold = async (): Promise<string[]> => {
      const told = await readTold(page)
      return [step2, step3, ...log].filter(
        (line) => !told.includes(JSON.stringify(line.trim()).slice(1, -1)),
      )
    }
    await expect.poll(untold).toEqual([])
    expect(problems).toEqual([])
    await page.context().close()
  })
}

/** Passes by mouse, asked once whether that is meant. */
async function passByMouse(watched: Watched): Promise<void> {
  const { pass, passYes } = watched.words.table
  await button(watched, pass).click({ timeout: 2000 })
  await button(watched, passYes).click({ timeout: 2000 })
}

/** Believes and passes, by mouse, until `isDone`. */
async function playOn(people: readonly Watched[], isDone: () => Promise<boolean>): Promise<void> {
  const playOnce = async (watched: Watched): Promise<void> => {
    const asked = await askedOf(watched)
    if (asked === 'turn') await passByMouse(watched)
    else if (asked === 'answer') {
      await button(watched, watched.words.table.believe).click({ timeout: 2000 })
    }
  }
  const { attempt, explain } = newTries()
  const done = expect.poll(
    async () => {
      if (await isDone()) return true
      for (const watched of people) await attempt(playOnce(watched))
      return false
    },
    { timeout: 30_000, intervals: [50] },
  )
  await explain(done.toBe(true))
}

/** Two people at a host's table of so many seats, the others the computer's, without a limit of time for answers. */
async function seatTwo(
  browser: Browser,
  url: string,
  seats = '2',
): Promise<{ readonly keeper: Watched; readonly guest: Watched }> {
  const keeper = await openPage(browser, 'de', DESK, url)
  const guest = await openPage(browser, 'nl', PHONE, url)
  // Both have played before: no guide is in their way.
  for (const { page } of [keeper, guest]) {
    await page.evaluate(() => {
      localStorage.setItem('stammtisch.guide.buchstabenbluff', '1')
    })
  }
  await keeper.page.getByRole('button', { name: keeper.words.app.home.withFriends }).first().click()
  const form = keeper.page.locator('form.form')
  await form.getByLabel(keeper.words.app.home.game, { exact: true }).selectOption({ label: GAME })
  // The fields of the chosen game may still be on their way.
  await expect(async () => {
    await form
      .getByRole('radio', { name: seats, exact: true })
      .check({ force: true, timeout: 1000 })
  }).toPass()
  await form.locator('button[type=submit]').click()
  const { label, value } = germanGame.option.answerSeconds
  await keeper.page.locator('details.all summary').click()
  await keeper.page.getByLabel(label).selectOption({ label: value.none })
  // Named with its table.
  await guest.page.getByRole('button', { name: guest.words.app.home.sit }).click()
  const { youReady } = guest.words.app.lobby
  await expect(guest.page.getByText(youReady, { exact: true })).toBeVisible()
  await button(keeper, keeper.words.app.lobby.start).click()
  for (const { page } of [keeper, guest]) await expect(page.locator('.letter-hand')).toBeVisible()
  return { keeper, guest }
}

/** Types the word and lets other cards lie for what is missing, by mouse; as far as it can be pressed, it is laid. */
async function layByMouse(watched: Watched, word: string): Promise<void> {
  const { page, words } = watched
  await page.locator('.word-input').fill(word)
  for (let lie = 0; lie < word.length && (await page.locator('.slot .hole').count()) > 0; lie++) {
    await page
      .locator('.letter-hand button')
      .first()
      .click({ position: { x: 12, y: 12 } })
  }
  // One that cannot be pressed yet says why.
  await button(watched, words.table.lay).click({ force: true })
}

/** All want another match. It begins fifteen seconds after the first of them: on a busy computer before the last has pressed. */
async function playAgain(people: readonly Watched[]): Promise<void> {
  for (const watched of people) {
    const again = button(watched, watched.words.app.play.again)
    await expect(again.or(watched.page.locator('.letter-hand')).first()).toBeVisible()
    await again.click({ timeout: 5000 }).catch(() => undefined)
  }
  for (const { page } of people) {
    await expect(page.locator('.letter-hand')).toBeVisible({ timeout: 30_000 })
  }
}

function handOf({ page }: Watched): Promise<string[]> {
  return page
    .locator('.letter-hand button')
    .evaluateAll((cards) => cards.map((card) => card.getAttribute('data-key') ?? ''))
}

test('buchstabenbluff: two people in two languages, a phone, a reload and a power cut amid decisions, a watcher, a bot takes over and gives back', async ({
  browser,
}) => {
  let own = await startHost()
  const { keeper, guest } = await seatTwo(browser, own.url)
  const people = [keeper, guest]
  const watcher = await openPage(browser, 'en', { width: 844, height: 390 }, own.url)
  await watcher.page.getByRole('button', { name: watcher.words.app.home.watch }).click()
  await expect(watcher.page.locator('.board').first()).toBeVisible()
  await expect(watcher.page.locator('.letter-hand')).toHaveCount(0)

  const turns = async (): Promise<number> =>
    (await Promise.all(people.map(askedOf))).filter((asked) => asked === 'turn').length
  await expect.poll(turns).toBe(1)
  const [player, other] = (await askedOf(keeper)) === 'turn' ? [keeper, guest] : [guest, keeper]
  // A reload in the middle of the turn: the same cards.
  const before = await handOf(player)
  await player.page.reload()
  await expect(player.page.locator('.word-input')).toBeVisible()
  expect(await handOf(player)).toEqual(before)
  // Laid by tapping: refused with its rule until the word is one.
  await layByMouse(player, 'to-r')
  await expect(player.page.locator('.remark .rule-link')).toHaveAttribute('title', 'BB-12')
  await layByMouse(player, 'tor')
  // The other one decides, after a reload and a power cut at the host too, and sees no card.
  const doubt = button(other, other.words.table.doubt)
  await expect(doubt).toBeVisible()
  const held = await handOf(other)
  await other.page.reload()
  await expect(doubt).toBeVisible()
  await own.kill()
  const again = button(other, other.words.app.connection.again)
  await expect(again).toBeVisible()
  own = await startHost({ port: own.port, folder: own.folder })
  await expect(again).toBeHidden()
  await expect(doubt).toBeVisible()
  expect(await handOf(other)).toEqual(held)
  for (const { page } of [other, watcher]) {
    expect(await page.locator('.word-row .print-letter').count()).toBe(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  }
  await doubt.click()
  for (const { page } of [...people, watcher]) {
    await expect(page.locator('.stamp.true, .stamp.bluff').first()).toBeVisible()
  }
  await expect(watcher.page.locator('.said .verdict')).not.toBeEmpty()
  const { violations } = await violationsOf(other.page)
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
  expect(serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`)).toEqual(
    [],
  )
  // The guest goes and a bot plays his next turn; he comes back and is asked himself.
  const [, gone = ''] = keeper.words.app.notice.left.split('{name}')
  await button(guest, guest.words.app.play.leave).click()
  await button(guest, guest.words.app.play.leaveYes).click()
  await expect(keeper.page.locator('.log-lines')).toContainText(gone)
  if ((await askedOf(keeper)) === 'turn') await passByMouse(keeper)
  await expect.poll(() => askedOf(keeper)).toBeDefined()
  await guest.page.getByRole('button', { name: guest.words.app.home.back }).click()
  await expect(guest.page.locator('.letter-hand')).toBeVisible()
  await playOn([keeper], async () => (await askedOf(guest)) === 'turn')
  await playOn(people, () => keeper.page.locator('.score-sheet').isVisible())
  for (const { page } of [guest, watcher]) await expect(page.locator('.score-sheet')).toBeVisible()
  for (const { problems, page } of [...people, watcher]) {
    expect(problems.filter((problem) => !problem.includes('WebSocket connection'))).toEqual([])
    await page.context().close()
  }
  expect(await own.end()).toBe(0)
  own.clean()
})

test('buchstabenbluff: BB-32 a refused word is proposed by one press, voted on by both people at a table with a bot, and counts from the next match', async ({
  browser,
}) => {
  const { keeper, guest } = await seatTwo(browser, host.url, '3')
  const people = [keeper, guest]
  /** Plays on until one of the two has a turn, and tells which. */
  const reachTurn = async (): Promise<readonly [Watched, Watched]> => {
    const isTurn = async (watched: Watched): Promise<boolean> => (await askedOf(watched)) === 'turn'
    await expect(async () => {
      for (const watched of people) {
        if ((await askedOf(watched)) !== 'answer') continue
        await button(watched, watched.words.table.believe)
          .click({ timeout: 2000 })
          .catch(() => undefined)
      }
      expect((await Promise.all(people.map(isTurn))).some(Boolean)).toBe(true)
    }).toPass({ timeout: 30_000, intervals: [50] })
    return (await isTurn(keeper)) ? [keeper, guest] : [guest, keeper]
  }
  const [player, other] = await reachTurn()
  await layByMouse(player, 'brumf')
  await expect(player.page.locator('.ask-turn .rule-link')).toHaveAttribute('title', 'BB-10')
  await player.page.locator('.propose').click()
  await expect(player.page.locator('.ask-turn')).toContainText(player.words.table.proposed)
  // Both see it, with the word and who is for it; the bot has no voice.
  for (const { page } of people) await expect(page.locator('.proposal')).toContainText('Brumf')
  await expect(other.page.locator('.proposal .agreed')).not.toBeEmpty()
  await other.page.getByRole('button', { name: other.words.app.talk.agree }).first().click()
  for (const { page } of people) await expect(page.locator('.proposal')).toHaveCount(0)
  // In this match it still does not count.
  await button(player, player.words.table.lay).click({ force: true })
  await expect(player.page.locator('.ask-turn .rule-link')).toHaveAttribute('title', 'BB-10')
  await expect(player.page.locator('.propose')).toHaveCount(0)
  // What is still on its way to the host cannot be taken back.
  await expect(async () => {
    await button(player, player.words.table.clear).click({ timeout: 2000 })
    await expect(player.page.locator('.word-input')).toHaveValue('', { timeout: 2000 })
  }).toPass()
  await playOn(people, () => keeper.page.locator('.score-sheet').isVisible())
  await playAgain(people)
  const [next] = await reachTurn()
  await layByMouse(next, 'brumf')
  await expect(next.page.locator('.announced')).toHaveText(/brumf/iu)
  for (const { problems, page } of people) {
    expect(problems).toEqual([])
    await page.context().close()
  }
})
