/** The first rounds in a real Chromium: every one is played through to its end by mouse, and one by keyboard alone. */
import { expect, test, type Page } from '@playwright/test'
import { CLOCK_KINDS, type ClockKind } from '../../src/games/time-bluff/outside/cards'
import { FIRST_ROUNDS, loadFirstRound } from '../../src/renderer/games/firstRounds'
import { app } from '../../src/renderer/wording/de/app'
import { startHost, type HostProcess } from '../support/host/hostProcess'
import { PATIENT, pressByKeyboard, reachByKeyboard } from '../support/browser/keyboardHands'
import { inShort } from '../support/longRun'
import { openWatchedPage, type WatchedPage } from '../support/browser/watchedPage'
import type { Hands } from '../support/browser/windowPlayer'

/** Something in the window by its selector, or a word that is typed where the focus is after that. */
type Act = string | { readonly type: string; readonly into: string }

function named(name: string): string {
  return `.board button:text-is("${name}")`
}
function clock(kind: ClockKind, hour: number): string {
  return `.time-hand [data-key="${String(CLOCK_KINDS.indexOf(kind) * 12 + hour - 1)}-0"]`
}
function rogue(card: number): string {
  return `.rogue-hand [data-key="${String(card)}"]`
}
function event(card: number): string {
  return `.front-hand [data-key="${String(card)}"]`
}
function place(gap: number): string {
  return `[data-key="gap-${String(gap)}"]`
}
function letters(cards: string): string[] {
  const keyOf = (letter: string): string => String(letter.charCodeAt(0) - 'A'.charCodeAt(0))
  return Array.from(cards, (letter) => `.letter-hand [data-key="${keyOf(letter)}-0"]`)
}

const ANY_CLOCK = '.time-hand button[aria-label*=" Uhr"]'
const PILE = '.heap[data-drop="place:0"]'
const PLAY = '.raid-ask .play'
const INTO_LINE = '.turn-ask .play'
const LAY_EVENT = '.turn-ask .lay'
const LAY_WORD = '.ask-turn .lay'

/** What is pressed at each step of a round at which something is to be played, by its sentence. */
const ACTS: Readonly<Record<string, Readonly<Record<string, readonly Act[]>>>> = {
  'time-bluff': {
    honest: [clock('grandfather', 11), clock('grandfather', 10), PILE, named('Legen')],
    doubt: [named('Zweifeln')],
    open: [clock('alarm', 6), named('Legen')],
    believe: [named('Glauben')],
    bluff: [ANY_CLOCK, ANY_CLOCK, PILE, named('Legen')],
  },
  tafelrunde: {
    side: [rogue(6), PLAY],
    seven: [rogue(2), PLAY],
    even: [rogue(5), PLAY],
    // Its other side is the larger one.
    top: [rogue(13), named('Umdrehen'), PLAY],
    pass: [named('Passen')],
    secure: ['.choices .choice[aria-label^="rote Truhe"]', named('Sichern')],
  },
  buchstabenbluff: {
    draw: [named('Ziehen')],
    honest: [...letters('BOHNE'), LAY_WORD],
    doubt: [named('Zweifeln')],
    believe: [named('Glauben')],
    bluff: [{ type: 'HUND', into: '.word-input' }, ...letters('CJMQ'), LAY_WORD],
  },
  'tijdlijn-co-operative': {
    end: [event(158763), INTO_LINE],
    between: [event(158761), INTO_LINE],
    stuck: [event(158760), INTO_LINE],
    retry: [event(158770), INTO_LINE],
    stop: [named('Aufhören')],
  },
  'tijdlijn-competitive': {
    later: [event(409448), place(1), LAY_EVENT],
    earlier: [event(409449), place(0), LAY_EVENT],
    free: ['.front-hand [data-hand-card]', place(0), LAY_EVENT],
  },
  tofugott: {
    guess: ['.silhouette-hand [data-key="elephant"]', named('Tipp festlegen')],
    turned: [named('Fertig')],
    again: ['.silhouette-hand [data-key="spider"]', named('Tipp festlegen')],
    turnedAgain: [named('Fertig')],
    third: ['.silhouette-hand [data-key="beetle"]', named('Tipp festlegen')],
    turnedThird: [named('Fertig')],
  },
}

/** By mouse, and patiently: nothing in a first round goes away before it is pressed. */
const byMouse: Hands = async (_page, target) => {
  await target.click({ position: { x: 14, y: 14 } })
}

/** By keyboard, for as long as a busy computer needs to answer. */
const byKeyboard: Hands = async (page, target) => {
  await pressByKeyboard(page, target, PATIENT)
}

const TITLES: Readonly<Record<string, string>> = app.game

let host: HostProcess
test.beforeAll(async () => {
  host = await startHost()
})
test.afterAll(async () => {
  expect(await host.end()).toBe(0)
  host.clean()
})

const GERMAN = { locale: 'de-DE' }

async function act(page: Page, hands: Hands, wish: Act): Promise<void> {
  if (typeof wish === 'string') {
    await hands(page, page.locator(wish).first())
    return
  }
  const field = page.locator(wish.into)
  if (hands === byMouse) await field.click()
  else await reachByKeyboard(page, field, PATIENT)
  await page.keyboard.type(wish.type)
}

/** Plays a round from its first sentence to its last. */
async function playRound({ page }: WatchedPage, key: string, hands: Hands): Promise<void> {
  await page.goto(`${host.url}#/first-round/${key}`)
  const round = (await loadFirstRound(key))?.('de')
  if (!round) throw new Error(`no first round of ${key}`)
  await expect(page.locator('.coach .title')).toContainText(TITLES[key] ?? '')
  const onward = page.getByRole('button', { name: app.firstRound.next, exact: true })
  const told = page.locator('.coach .text')
  for (const { say, own } of round.steps) {
    await expect(told).not.toBeEmpty()
    const before = (await told.textContent()) ?? ''
    if (!own) await hands(page, onward)
    for (const wish of own ? (ACTS[key]?.[say] ?? []) : []) await act(page, hands, wish)
    await expect(told, `${key}: ${say}`).not.toHaveText(before)
  }
  await expect(page.getByRole('button', { name: app.firstRound.match })).toBeVisible()
  // Nothing invites any more.
  await expect(page.locator('.game-stage .ask')).toBeHidden()
}

/** In short every other one: all of them are played by their rules in a window without a browser, too. */
const PLAYED = inShort(
  FIRST_ROUNDS.filter((_, at) => at % 2 === 0),
  FIRST_ROUNDS,
)
for (const key of PLAYED) {
  test(`the first round of ${key} is played to its end by mouse`, async ({ browser }) => {
    const watched = await openWatchedPage(browser, GERMAN)
    await playRound(watched, key, byMouse)
    expect(watched.problems).toEqual([])
    await watched.page.context().close()
  })
}

test('a first round is played to its end with the keyboard alone', async ({ browser }) => {
  const watched = await openWatchedPage(browser, GERMAN)
  await playRound(watched, 'time-bluff', byKeyboard)
  expect(watched.problems).toEqual([])
  await watched.page.context().close()
})
