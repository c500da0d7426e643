// Die Tafelrunde 2 on phones, in a real Chromium: what a finger and an eye need while something is chosen.
// Sample tables of the playground stand in for a host: what is measured is the layout alone.
import { expect, test, type Browser, type BrowserContextOptions, type Page } from '@playwright/test'
import { tafelrundeTable as german } from '../../src/renderer/wording/de/tafelrundeTable'
import { tafelrundeTable as english } from '../../src/renderer/wording/en/tafelrundeTable'
import { tafelrundeTable as dutch } from '../../src/renderer/wording/nl/tafelrundeTable'
import { servePlayground, type Playground } from '../support/browser/playgroundServer'
import { openUnpainted } from '../support/browser/unpainted'

const PHONE = { width: 390, height: 844 }
const SMALL_PHONE = { width: 360, height: 640 }
const ON_ITS_SIDE = { width: 844, height: 390 }
const WORDS = { de: german, nl: dutch, en: english }
const LANGUAGES = ['de', 'nl', 'en'] as const

test.use({ trace: 'off' })

let playground: Playground
let page: Page
test.beforeAll(async ({ browser }) => {
  playground = await servePlayground()
  page = await openPlayground(browser, { hasTouch: true, isMobile: true })
})
test.afterAll(async () => {
  await page.close()
  await playground.end()
})

async function openPlayground(browser: Browser, options: BrowserContextOptions): Promise<Page> {
  const opened = await openUnpainted(browser, { ...options, viewport: PHONE })
  await opened.goto(`${playground.origin}/?game=tafelrunde&motion=off`)
  await opened.locator('.raid').waitFor()
  return opened
}

async function show(on: Page, wish: Readonly<Record<string, string>>): Promise<void> {
  const asked = { game: 'tafelrunde', seats: '4', theme: 'light', ...wish }
  // Another table each time, so that nothing of the last one is still chosen there.
  for (const hash of ['#game=whisper', `#${new URLSearchParams(asked).toString()}`]) {
    await on.evaluate((to) => {
      location.hash = to
    }, hash)
    await on.locator(`[data-shows="${hash}"] .game-stage`).waitFor()
  }
}

/** Cards of a hand lie over each other: each can be hit at its corner. */
async function choose(on: Page, card: RegExp): Promise<void> {
  const held = on.locator('[data-hand-card]').filter({ has: on.getByLabel(card) })
  const named = on.locator('[data-hand-card]').and(on.getByLabel(card))
  await held
    .or(named)
    .first()
    .click({ position: { x: 12, y: 12 } })
  await on.locator('.raid-ask .slot:not([aria-hidden])').waitFor({ state: 'attached' })
}

/** Words on the table, in the slip, and before the players that are smaller than an eye wants them; plates are everybody's. */
function smallWords(): string[] {
  const least = 12
  return [...document.querySelectorAll('.game-stage *')].flatMap((element) => {
    const isPrint =
      element.closest('svg, [data-card], .plate, .visually-hidden, .hand-fan') !== null
    const hasWords = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
    )
    const { fontSize, clipPath } = getComputedStyle(element)
    if (isPrint || !hasWords || clipPath !== 'none' || !element.checkVisibility()) return []
    const isRead = parseFloat(fontSize) >= least - 0.1
    return isRead ? [] : [`${fontSize}: ${element.textContent.trim()}`]
  })
}

/** What can be picked or pressed that does not lie in sight, or that a finger does not hit. */
function hiddenChoices(): string[] {
  const least = 43.5
  return [...document.querySelectorAll('.choices .choice, .answers .app-button')].flatMap((one) => {
    const { left, top, right, bottom, width, height } = one.getBoundingClientRect()
    const hits = [top + 6, bottom - 6].map((y) => document.elementFromPoint((left + right) / 2, y))
    const isSeen = hits.every((found) => one.contains(found))
    const name = one.getAttribute('aria-label') ?? one.textContent.trim()
    return [
      ...(isSeen ? [] : [`${name} is out of sight`]),
      ...(Math.min(width, height) < least
        ? [`${name} is ${String(width)} x ${String(height)}`]
        : []),
    ]
  })
}

test('TR-26 on a phone every card that Wiederbelebung may bring back lies in sight, and the table stays readable', async () => {
  for (const size of [PHONE, SMALL_PHONE, ON_ITS_SIDE]) {
    await page.setViewportSize(size)
    await show(page, { show: 'revive' })
    await choose(page, /Wiederbelebung/u)
    await expect(page.locator('.choices .choice')).not.toHaveCount(0)
    const where = `${String(size.width)} x ${String(size.height)}`
    expect(await page.evaluate(hiddenChoices), where).toEqual([])
    // A special card has one side: nothing turns it.
    await expect(page.locator('.answers .app-button')).toHaveCount(2)
    if (size === PHONE) expect(await page.evaluate(smallWords), where).toEqual([])
  }
})

test('on a phone nothing that is read on the table is smaller than 12 px', async () => {
  await page.setViewportSize(PHONE)
  for (const moment of ['play', 'warning', 'chests', 'securing', 'zork', 'wait']) {
    for (const language of LANGUAGES) {
      await show(page, { show: moment, language })
      expect(await page.evaluate(smallWords), `${moment}, ${language}`).toEqual([])
    }
  }
})

test('on a phone what lies above the columns is as large as a finger', async () => {
  await page.setViewportSize(PHONE)
  for (const language of LANGUAGES) {
    await show(page, { show: 'securing', language })
    const missed = await page.locator('.looks button').evaluateAll((buttons) => {
      if (buttons.length === 0) return ['no button']
      return buttons.flatMap((button) => {
        const { left, right, top, bottom } = button.getBoundingClientRect()
        const [x, y] = [(left + right) / 2, (top + bottom) / 2]
        const hits = [y - 21, y, y + 21].map((at) => document.elementFromPoint(x, at))
        return hits.every((found) => button.contains(found)) ? [] : [button.textContent.trim()]
      })
    })
    expect(missed, language).toEqual([])
  }
})

/** Left edge, upper edge, width and height of the columns, the names of the colours, the slip, the hand and the buttons. */
function places(): (readonly [string, readonly number[]])[] {
  return ['.columns', '.column h3', '.colour', '.ask-sheet', '.own', '.answers'].map((name) => {
    const { left, top, width, height } =
      document.querySelector(name)?.getBoundingClientRect() ?? new DOMRect()
    return [name, [left, top, width, height].map(Math.round)]
  })
}

/** What lies elsewhere than before, by more than a line's rounding. */
async function movedSince(before: ReturnType<typeof places>): Promise<string[]> {
  const after = new Map(await page.evaluate(places))
  return before.flatMap(([name, was]) => {
    const is = after.get(name) ?? []
    const hasMoved = was.some(
      (edge, at) => Math.abs(edge - (is[at] ?? NaN)) > 3 || is[at] === undefined,
    )
    return hasMoved ? [`${name} was at ${was.join(' ')} and is at ${is.join(' ')}`] : []
  })
}

test('on a phone nothing moves while a card is chosen, turned or refused', async () => {
  await page.setViewportSize(PHONE)
  for (const language of LANGUAGES) {
    await show(page, { show: 'duty', seats: '3', language })
    const before = await page.evaluate(places)
    const cards = page.locator('[data-hand-card]')
    await cards.first().click({ position: { x: 12, y: 12 } })
    await page.locator('.raid-ask .slot:not([aria-hidden])').waitFor()
    expect(await movedSince(before), `${language}, chosen`).toEqual([])
    // Whoever begins may not pass (TR-08).
    await page.locator('.answers .app-button').last().click({ force: true })
    await page.locator('.refused').waitFor()
    expect(await movedSince(before), `${language}, refused`).toEqual([])
    await expect(page.locator('.colour').first()).toBeInViewport()
  }
})

test('TR-30 on a phone the columns and the buttons keep their places when no chest was chosen', async () => {
  await page.setViewportSize(PHONE)
  for (const language of LANGUAGES) {
    await show(page, { show: 'securing', language })
    const before = await page.evaluate(places)
    const secure = page.locator('.answers .app-button')
    await expect(secure).toHaveAttribute('aria-disabled', 'true')
    await secure.click({ force: true })
    await page.locator('.refused').waitFor()
    expect(await movedSince(before), language).toEqual([])
    await page.locator('.choices .choice').first().click()
    await expect(secure).not.toHaveAttribute('aria-disabled', 'true')
    expect(await movedSince(before), language).toEqual([])
  }
})

test('on a phone the table lies in the same place whoever plays', async () => {
  await page.setViewportSize(PHONE)
  await show(page, { show: 'play' })
  const [columns] = await page.evaluate(places)
  for (const moment of ['duty', 'securing', 'wait', 'chests', 'secured']) {
    await show(page, { show: moment })
    expect(await movedSince(columns ? [columns] : []), moment).toEqual([])
  }
})

/** Heights of the lowest row and chest. */
function sizes(): { row: number; chest: number } {
  const leastOf = (name: string): number =>
    Math.min(
      ...[...document.querySelectorAll(name)].map((one) => one.getBoundingClientRect().height),
    )
  return { row: leastOf('.column .row'), chest: leastOf('.stack .treasure-chest') }
}

/** Cards of a hand in one row whose sign of a colour lies under the next one. */
function coveredSigns(): string[] {
  const cards = [...document.querySelectorAll('[data-hand-card]')]
  return cards.flatMap((card, at) => {
    const sign = card.querySelector('.upper > .colour-mark')?.getBoundingClientRect()
    const next = cards[at + 1]?.getBoundingClientRect()
    return sign && next && sign.right > next.left + 1
      ? [`${card.ariaLabel ?? ''}: ${String(sign.right)}, ${String(next.left)}`]
      : []
  })
}

/** What of the middle is beyond its edge. */
function beyondCloth(): string[] {
  const edge = document.querySelector('.middle')?.getBoundingClientRect().right ?? 0
  return [...document.querySelectorAll('.raid .app-button, .column')].flatMap((one) =>
    one.getBoundingClientRect().right > edge + 1 ? [one.textContent] : [],
  )
}

/** How far signs and sums of players lie from the corners of their rows: the least and the most. */
function spreads(): Record<string, number[]> {
  const rows = [...document.querySelectorAll('.column .row')]
  const spreadOf = (name: string, edge: 'left' | 'top'): number[] => {
    const gaps = rows.flatMap((row) => {
      const thing = row.querySelector(name)?.getBoundingClientRect()
      return thing ? [thing[edge] - row.getBoundingClientRect()[edge]] : []
    })
    return [Math.min(...gaps), Math.max(...gaps)]
  }
  return {
    sign: spreadOf('.seat-badge', 'left'),
    signDown: spreadOf('.seat-badge', 'top'),
    sum: spreadOf('strong.numeral', 'left'),
    sumDown: spreadOf('strong.numeral', 'top'),
  }
}

test('on a phone signs and sums stand at the same place in each row, and TR-03 the special of each deck is in sight', async () => {
  await page.setViewportSize(PHONE)
  await show(page, { show: 'secured' })
  for (const [what, [least = 0, most = 99]] of Object.entries(await page.evaluate(spreads))) {
    expect(most - least, what).toBeLessThan(2)
  }
  const specials = page.locator('.deck-special')
  for (const [size, moment] of [
    [PHONE, 'secured'],
    [{ width: 360, height: 640 }, 'start'],
  ] as const) {
    await page.setViewportSize(size)
    await show(page, { show: moment })
    const widths = await specials.evaluateAll((marks) =>
      marks.map((mark) => (getComputedStyle(mark).clipPath === 'none' ? mark.clientWidth : 0)),
    )
    expect(widths.length).toBeGreaterThan(1)
    expect(Math.min(...widths)).toBeGreaterThan(15)
  }
})

test('on a phone chests and rows are as large as the cloth allows, and the sign of a colour is seen in a hand of six', async () => {
  await page.setViewportSize(PHONE)
  await show(page, { show: 'start', hand: '6' })
  const { row, chest } = await page.evaluate(sizes)
  expect(row).toBeGreaterThan(42)
  expect(chest).toBeGreaterThan(44)
  expect(await page.evaluate(coveredSigns)).toEqual([])
})

/** Cards and chests of a row that lie over each other, beyond it or over its sum, and numbers that do not stand whole on their cards. */
function crammedRows(): string[] {
  return [...document.querySelectorAll('.column .row')].flatMap((row, at) => {
    const things = [...row.querySelectorAll('.laid, .treasure-chest, strong.numeral')].map(
      (thing) => thing.getBoundingClientRect(),
    )
    const isOver = things.some((one, index) =>
      things
        .slice(index + 1)
        .some(
          (next) =>
            Math.min(one.right, next.right) - Math.max(one.left, next.left) > 1 &&
            Math.min(one.bottom, next.bottom) - Math.max(one.top, next.top) > 1,
        ),
    )
    const cut = [...row.querySelectorAll('.laid')].filter((card) => {
      const range = document.createRange()
      range.selectNodeContents(card.querySelector('.numeral') ?? card)
      const [value, edge] = [range.getBoundingClientRect(), card.getBoundingClientRect()]
      return value.left < edge.left - 0.5 || value.right > edge.right + 0.5
    })
    return [
      ...(isOver ? [`row ${String(at)}: something lies over a value`] : []),
      ...(cut.length > 0 ? [`row ${String(at)}: ${String(cut.length)} values are cut`] : []),
    ]
  })
}

test('five cards of one colour and a chest lie beside each other in every window, each with its value', async () => {
  for (const size of [PHONE, SMALL_PHONE, ON_ITS_SIDE, { width: 1280, height: 800 }]) {
    await page.setViewportSize(size)
    await show(page, { show: 'crowdedTurn' })
    expect(await page.locator('.laid').count()).toBeGreaterThan(30)
    expect(await page.evaluate(crammedRows), String(size.width)).toEqual([])
  }
})

test('on a phone very large letters push nothing of the middle beyond the cloth', async () => {
  for (const size of [PHONE, SMALL_PHONE]) {
    await page.setViewportSize(size)
    for (const language of LANGUAGES) {
      await show(page, { show: 'securing', text: 'larger', language })
      expect(await page.evaluate(beyondCloth), language).toEqual([])
    }
  }
})

test('on a phone every tip of the first raid stands whole in its two lines', async () => {
  await page.setViewportSize(PHONE)
  for (const language of LANGUAGES) {
    await show(page, { show: 'start', seats: '3', guide: '', language })
    const { step1, step2, step3, step4, step5 } = WORDS[language].guide
    const words = page.locator('.guide .words')
    for (const step of [step1, step2, step3, step4, step5]) {
      const more = await words.evaluate((box, text) => {
        box.textContent = text
        return box.scrollHeight - box.clientHeight
      }, step)
      expect(more, step).toBeLessThanOrEqual(1)
    }
  }
})

test('D is named where there are keys, and not where fingers play', async ({ browser }) => {
  await page.setViewportSize(PHONE)
  await show(page, { show: 'duty', seats: '3' })
  await choose(page, /,/u)
  await expect(page.locator('.raid-ask .remark')).toHaveText('Ein Tipp darauf dreht die Karte um.')
  const desk = await openPlayground(browser, { hasTouch: false, isMobile: false })
  await show(desk, { show: 'duty', seats: '3' })
  await choose(desk, /,/u)
  await expect(desk.locator('.raid-ask .remark')).toContainText('D oder')
  await desk.close()
})

test('no chest of the board lies on what is shown over it', async () => {
  await page.setViewportSize(PHONE)
  await show(page, { show: 'chests', theme: 'dark' })
  const through = await page.evaluate(() => {
    // As the settlement lies there.
    const sheet = document.createElement('div')
    sheet.style.cssText = 'position: absolute; inset: 0; z-index: 3'
    document.querySelector('.middle')?.append(sheet)
    const chests = [...document.querySelectorAll('.raid .chest')]
    const above = chests.filter((chest) => {
      const { left, top, right, bottom } = chest.getBoundingClientRect()
      return document.elementFromPoint((left + right) / 2, (top + bottom) / 2) !== sheet
    })
    sheet.remove()
    return { chests: chests.length, above: above.length }
  })
  expect(through.chests).toBeGreaterThan(4)
  expect(through.above).toBe(0)
})

test('nothing shifts a table sideways, whatever is led into sight', async () => {
  await page.setViewportSize(PHONE)
  await show(page, { show: 'wait', language: 'de' })
  const shifted = await page.locator('.game-stage').evaluate((stage) => {
    const words = document.createElement('span')
    words.style.cssText = 'position: absolute; inset-inline-start: 100%; inline-size: 40px'
    words.textContent = 'words'
    stage.append(words)
    words.scrollIntoView()
    stage.scrollLeft = 40
    const { scrollLeft } = stage
    words.remove()
    return scrollLeft
  })
  expect(shifted).toBe(0)
})

test('on a phone on its side all chests of a plate stand on it, clear of “passed”', async () => {
  await page.setViewportSize({ width: 844, height: 390 })
  await show(page, { show: 'play', theme: 'light', seed: '4' })
  const plates = await page.locator('.goods:has(> .secured ~ .sign ~ .chests)').evaluateAll((all) =>
    all.map((goods) => {
      const chests = [...goods.querySelectorAll('.chest')].map((one) => one.getBoundingClientRect())
      const sign = goods.querySelector('.sign')?.getBoundingClientRect().right ?? Infinity
      const { right } = goods.getBoundingClientRect()
      return {
        chests: chests.length,
        isClear: chests.every((box) => box.left >= sign - 1 && box.right <= right + 1),
      }
    }),
  )
  expect(Math.max(...plates.map(({ chests }) => chests))).toBeGreaterThan(3)
  expect(plates.every(({ isClear }) => isClear)).toBe(true)
})
