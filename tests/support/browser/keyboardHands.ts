/** Reaches things in a real window with nothing but keys: Tab to it, arrows inside a row, Enter. */
import type { Locator, Page } from '@playwright/test'

/** Milliseconds; short, because a button may vanish between two looks: the table goes on without asking. */
const PATIENCE = 500

/** Milliseconds that a busy computer may need where nothing goes away before it is pressed. */
export const PATIENT = 15_000
const MOST_TRIES = 4

/** Milliseconds between two looks whether somebody is asked: each reads the whole page, and takes time from the table that is waited for. */
export const BETWEEN_LOOKS = 100

/** The way of the focus to an element: so many Tabs (backwards if negative), then so many arrows from the row's first. */
interface Way {
  readonly tabs: number
  /** Undefined where the element is a stop of the Tab key itself. */
  readonly arrows: number | undefined
}

/** Runs in the window. Stops of the Tab key are in the order of the document: no page sets another one. */
function wayTo(element: Element): Way {
  const isStop = (one: Element): boolean =>
    one instanceof HTMLElement &&
    one.tabIndex >= 0 &&
    !one.matches(':disabled') &&
    one.checkVisibility({ visibilityProperty: true }) &&
    one.closest('[inert]') === null
  const stops = [
    ...document.querySelectorAll('a[href], button, input, select, textarea, summary, [tabindex]'),
  ].filter(isStop)
  let stop = element
  let arrows: number | undefined
  if (!stops.includes(element)) {
    // One of a row that is a single stop: the row is the nearest box with a stop in it.
    let row = element.parentElement
    while (row && !stops.some((one) => row?.contains(one))) row = row.parentElement
    const entry = stops.find((one) => row?.contains(one))
    const inRow = [...(row?.querySelectorAll('[tabindex]') ?? [])]
    arrows = inRow.indexOf(element)
    stop = entry ?? element
  }
  const from = document.activeElement ?? document.body
  const end = stops.indexOf(stop)
  if (stops.includes(from)) return { tabs: end - stops.indexOf(from), arrows }
  // From a heading, or from a box that scrolls and is a stop for that.
  const before = stops.filter(
    (one) => (from.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_PRECEDING) !== 0,
  ).length
  return { tabs: end >= before ? end - before + 1 : end - before, arrows }
}

function isFocused(target: Locator, timeout: number): Promise<boolean> {
  return target.evaluate((element) => element === document.activeElement, undefined, { timeout })
}

async function times(count: number, press: () => Promise<void>): Promise<void> {
  for (let pressed = 0; pressed < count; pressed++) await press()
}

/** Brings the focus to the target by keys alone; throws if they do not reach it, or if it is not there within so many milliseconds. */
export async function reachByKeyboard(
  page: Page,
  target: Locator,
  timeout = PATIENCE,
): Promise<void> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    if (await isFocused(target, timeout)) return
    const { tabs, arrows } = await target.evaluate(wayTo, undefined, { timeout })
    const key = tabs < 0 ? 'Shift+Tab' : 'Tab'
    await times(Math.abs(tabs), () => page.keyboard.press(key))
    if (arrows === undefined) continue
    await page.keyboard.press('Home')
    await times(arrows, () => page.keyboard.press('ArrowRight'))
  }
  if (!(await isFocused(target, timeout)))
    throw new Error(`the keyboard never reached ${String(target)}`)
}

/** Reaches the target by keys alone and presses Enter. */
export async function pressByKeyboard(
  page: Page,
  target: Locator,
  timeout = PATIENCE,
): Promise<void> {
  await reachByKeyboard(page, target, timeout)
  await page.keyboard.press('Enter')
}

/** A card or button that is pressed just as its question closes may open a sheet instead, which lies over the table until it is put away. */
export async function putSheetAway(page: Page): Promise<void> {
  if (await page.locator('dialog[open]').isVisible()) await page.keyboard.press('Escape')
}

/** Keeps everything that is said to a screen reader from now on; `readTold` gives it. */
export async function collectTold(page: Page): Promise<void> {
  await page.evaluate(() => {
    const told: string[] = []
    Object.assign(window, { told })
    new MutationObserver(() => {
      const text = document.querySelector('[data-testid=spoken]')?.textContent ?? ''
      if (text !== '') told.push(text.trim())
    }).observe(document.body, { subtree: true, characterData: true, childList: true })
  })
}

/** All that was said since `collectTold`, as JSON. */
export async function readTold(page: Page): Promise<string> {
  return page.evaluate(() => JSON.stringify(Reflect.get(window, 'told')))
}

/** Notes from now on every line that has not been said yet when the focus is led to the question it led to; `readEarly` gives them. Needs `collectTold`. */
export async function collectEarly(page: Page): Promise<void> {
  await page.evaluate(() => {
    const early: string[] = []
    Object.assign(window, { early })
    let isKey = false
    // Whoever goes there by keys of his own is not led.
    document.addEventListener('keydown', () => {
      isKey = true
      setTimeout(() => (isKey = false))
    })
    document.addEventListener('focusin', ({ target }) => {
      if (isKey || !(target instanceof Element) || !target.matches('[data-focus-home=asked]'))
        return
      const told = JSON.stringify(Reflect.get(window, 'told'))
      for (const line of document.querySelectorAll('.log-lines .line')) {
        const text = (line.textContent ?? '').trim()
        if (!told.includes(JSON.stringify(text).slice(1, -1))) early.push(text)
      }
    })
  })
}

/** What had not been said in time since `collectEarly`. */
export async function readEarly(page: Page): Promise<unknown> {
  return page.evaluate(() => Reflect.get(window, 'early'))
}
