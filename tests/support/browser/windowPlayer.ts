/** Plays at the real window as a person would: by mouse, or with nothing but the keyboard. */
import type { Locator, Page } from '@playwright/test'
import { BETWEEN_LOOKS } from './keyboardHands'

/** How things are pressed. */
export type Hands = (page: Page, target: Locator) => Promise<void>

/** By mouse: at the visible corner of a card, because cards overlap. */
export const byMouse: Hands = async (_page, target) => {
  await target.click({ timeout: 3000, position: { x: 14, y: 14 } })
}

/** Milliseconds; short, because a button may vanish between two looks: the table goes on without asking. */
const PATIENCE = 500

const SIMPLE_ANSWERS = ['Glauben', 'Nächste Runde', 'Verzichten', 'Karte ziehen', 'Beamen'] as const

async function isUsable(button: Locator): Promise<boolean> {
  if (!(await button.isVisible())) return false
  return (await button.getAttribute('aria-disabled', { timeout: PATIENCE })) !== 'true'
}

/** Cards of the hand that may still be chosen: clocks and Jokers last, because one of them must lie open. */
async function unchosenCards(page: Page): Promise<string[]> {
  const cards = await page
    .locator('.time-hand button[aria-pressed=false]')
    .evaluateAll((elements) =>
      elements.map((element) => ({
        key: element.getAttribute('data-key') ?? '',
        label: element.getAttribute('aria-label') ?? '',
      })),
    )
  const isOpenable = (label: string): boolean =>
    / Uhr,|Joker|Zeitstrudel/u.test(label) && !label.startsWith('Paarkarte')
  return [...cards]
    .sort((a, b) => Number(isOpenable(a.label)) - Number(isOpenable(b.label)))
    .map(({ key }) => key)
}

async function chooseCards(page: Page, hands: Hands): Promise<void> {
  const keys = await unchosenCards(page)
  const [hidden] = keys
  const open = keys.length > 1 ? keys.at(-1) : undefined
  for (const key of [hidden, open]) {
    if (key === undefined) continue
    await hands(page, page.locator(`.time-hand button[data-key="${key}"]`))
  }
  for (const pile of ['1', '2', '3']) {
    const confirm = page.getByRole('button', { name: 'Legen', exact: true })
    if (await isUsable(confirm)) break
    await page.keyboard.press(pile)
  }
}

async function chooseReceiver(page: Page, hands: Hands): Promise<void> {
  const [key] = await unchosenCards(page)
  if (key !== undefined) await hands(page, page.locator(`.time-hand button[data-key="${key}"]`))
  const receiver = page.getByRole('button', { name: / auswählen$/u }).first()
  if (await receiver.isVisible()) await hands(page, receiver)
}

/** Answers whatever is asked of this player once; false if nothing is asked. */
async function answerOnce(page: Page, hands: Hands): Promise<boolean> {
  for (const name of SIMPLE_ANSWERS) {
    const button = page.getByRole('button', { name, exact: true }).first()
    if (!(await isUsable(button))) continue
    await hands(page, button)
    return true
  }
  const direction = page.getByRole('button', { name: /^an /u }).first()
  if (await isUsable(direction)) {
    await hands(page, direction)
    return true
  }
  const confirm = page.getByRole('button', { name: 'Legen', exact: true })
  if (await confirm.isVisible()) {
    if (!(await isUsable(confirm))) await chooseCards(page, hands)
    if (await isUsable(confirm)) await hands(page, confirm)
    return true
  }
  if (await page.getByRole('button', { name: 'Beamen', exact: true }).isVisible()) {
    await chooseReceiver(page, hands)
    return true
  }
  return false
}

/** Presses a button if it is there at this moment. */
export async function pressIfShown(button: Locator): Promise<void> {
  if (await button.isVisible()) await button.click({ timeout: PATIENCE }).catch(() => undefined)
}

/** Plays until `isDone`; an answer that came too late because the table went on is simply given anew. */
export async function playMatch(
  page: Page,
  hands: Hands,
  isDone: () => Promise<boolean>,
): Promise<void> {
  for (let step = 0; step < 3000; step++) {
    if (await isDone()) return
    const answered = await answerOnce(page, hands).catch(() => false)
    if (!answered) await page.waitForTimeout(BETWEEN_LOOKS)
  }
  throw new Error('the match did not come to its end')
}
