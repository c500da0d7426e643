// The table of Tofugott in a real Chromium: letters that are read without effort, whatever is open beside it, and what a finger needs.
// Sample tables of the playground stand in for a host: what is measured is the layout alone.
import { expect, test, type Locator, type Page } from '@playwright/test'
import { inShort } from '../support/longRun'
import { servePlayground, showAnew, type Playground } from '../support/browser/playgroundServer'
import { openUnpainted } from '../support/browser/unpainted'

/** A window of 1280x800 below the bar of the table, without the log and beside it. */
const WITHOUT_LOG = { width: 1280, height: 800 }
const BESIDE_LOG = { width: 960, height: 800 }
const PHONE = { width: 390, height: 844 }
const LANGUAGES = ['de', 'nl', 'en'] as const
/** Pixels that letters of a question have at least, and a finger. */
const LEAST_LETTERS = 15
const FINGER = 44

test.use({ trace: 'off' })

let playground: Playground
let page: Page
test.beforeAll(async ({ browser }) => {
  playground = await servePlayground()
  page = await openUnpainted(browser, { viewport: PHONE, hasTouch: true })
  await page.goto(`${playground.origin}/?motion=off`)
})
test.afterAll(async () => {
  await page.close()
  await playground.end()
})

async function show(wish: Readonly<Record<string, string>>): Promise<void> {
  const asked = { game: 'tofugott', seats: '4', theme: 'light', ...wish }
  await showAnew(page, new URLSearchParams(asked).toString())
  await page.locator('.tofugott').waitFor()
}

function sizeOf(letters: Locator): Promise<number> {
  return letters.evaluate((one) => parseFloat(getComputedStyle(one).fontSize))
}

/** How high and wide something is for a finger: with what lies around it and belongs to it. */
function fingerRoom(target: Locator): Promise<number[]> {
  return target.evaluate((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect()
    const [x, y] = [(left + right) / 2, (top + bottom) / 2]
    const isHit = (atX: number, atY: number): boolean =>
      one.contains(document.elementFromPoint(atX, atY))
    const reach = (step: (by: number) => boolean): number => {
      let by = 0
      while (by < 60 && step(by + 0.5)) by += 0.5
      return by
    }
    return [
      reach((by) => isHit(x - by, y)) + reach((by) => isHit(x + by, y)),
      reach((by) => isHit(x, y - by)) + reach((by) => isHit(x, y + by)),
    ].map(Math.round)
  })
}

test('TG-26 questions are read without effort beside the log as without it, and closing it makes no letter and no card smaller', async () => {
  for (const [where, letters] of [
    ['guess', '.question-card .row .text'],
    ['answer', '.question-card .row .text'],
    ['keep', '.keep-choice .question'],
  ] as const) {
    const sizes: Record<string, number>[] = []
    for (const window of [BESIDE_LOG, WITHOUT_LOG]) {
      await page.setViewportSize(window)
      await show({ show: where })
      const card = await page.locator('.silhouette-hand .silhouette-card').first().boundingBox()
      sizes.push({
        letters: await sizeOf(page.locator(letters).first()),
        card: card?.width ?? 0,
        tiles: await page.locator('.silhouette-hand.tiles').count(),
      })
    }
    const [beside, without] = sizes
    expect(beside?.['letters'], where).toBeGreaterThanOrEqual(LEAST_LETTERS)
    expect(without?.['letters'], where).toBeGreaterThanOrEqual(LEAST_LETTERS)
    expect(without?.['card'], where).toBeGreaterThanOrEqual(beside?.['card'] ?? 0)
    expect(sizes.map(({ tiles }) => tiles)).toEqual([0, 0])
  }
})

/** What is too small to be read without effort while a reason is asked for, or cut. */
async function faultsOfReasons(): Promise<string[]> {
  const faults: string[] = []
  for (const letters of ['.question-card .lit .text', '.guesses .place .said']) {
    const size = await sizeOf(page.locator(letters).first())
    if (size < LEAST_LETTERS) faults.push(`${letters} has ${String(size)} px`)
  }
  const cut = await page.evaluate(() =>
    ['.guesses', '.guesses .places', '.question-card'].filter((part) => {
      const box = document.querySelector(part)
      return !!box && box.scrollHeight > box.clientHeight + 2
    }),
  )
  return [...faults, ...cut.map((part) => `${part} is cut`)]
}

test('TG-14 while a reason is asked for, question and reasons are read without effort in a low window too', async () => {
  const faults: string[] = []
  // A window of 1366x657 beside the log; one of 1280x800, without it and beside it.
  const [low, open] = [
    { width: 1037, height: 600 },
    { width: 1280, height: 740 },
  ]
  for (const [window, where, seats] of [
    [low, 'worst', '4'],
    [low, 'explained', '4'],
    [low, 'explained', '6'],
    [open, 'worst', '4'],
    [open, 'explained', '4'],
    [BESIDE_LOG, 'explained', '4'],
  ] as const) {
    await page.setViewportSize(window)
    await show({ show: where, seats })
    const found = await faultsOfReasons()
    faults.push(...found.map((fault) => `${String(window.width)} ${where}, ${seats}: ${fault}`))
  }
  expect(faults).toEqual([])
})

test('TG-14 the sheet for a reason stands below the question again once the keys of a phone are gone', async () => {
  await page.setViewportSize(PHONE)
  await show({ show: 'guess', language: 'en' })
  await page.locator('.silhouette-hand button').nth(2).click()
  await page.getByRole('button', { name: 'Add a reason' }).click()
  const sheet = page.locator('.side-panel')
  const top = async (part: Locator): Promise<number> =>
    Math.round((await part.boundingBox())?.y ?? 0)
  const before = await top(sheet)
  expect(before).toBeGreaterThan(await top(page.locator('.ask')))
  await page.setViewportSize({ ...PHONE, height: 430 })
  await expect.poll(() => top(sheet)).toBeLessThan(430)
  await page.setViewportSize(PHONE)
  await expect.poll(() => top(sheet)).toBe(before)
})

test('TG-34 on a phone the question card that lies open is the one that is read out', async () => {
  await page.setViewportSize(PHONE)
  await show({ show: 'keep' })
  const choices = page.locator('.keep-choice .choice')
  const read = page.locator('.ask .look-main')
  for (const at of [0, 1]) {
    if (at > 0) await choices.nth(at).click({ position: { x: 12, y: 12 } })
    await expect(choices.nth(at)).toHaveAttribute('aria-pressed', 'true')
    await expect(choices.nth(at).locator('.question').first()).toBeInViewport()
    await expect(choices.nth(1 - at).locator('.rest')).toHaveCSS('clip-path', 'inset(50%)')
    await expect(read).not.toHaveAttribute('aria-disabled', 'true')
  }
})

/** Whether a phrase can be read whole, without scrolling down. */
async function isPhraseSeen(): Promise<boolean> {
  const [body, phrase] = await Promise.all(
    ['.phrases-panel > .body', '.phrases-panel .phrases button >> nth=0'].map((part) =>
      page.locator(part).boundingBox(),
    ),
  )
  return !!body && !!phrase && phrase.y + phrase.height <= body.y + body.height
}

/** What phrases lie on of the question that is asked, and whether they have room. */
async function faultsOfPhrases(): Promise<string[]> {
  const [room, ask, card] = await Promise.all(
    ['.phrases-panel', '.tofugott-ask', '.question-card'].map((part) =>
      page.locator(part).boundingBox(),
    ),
  )
  if (!room || !ask || !card) return ['something is not there']
  const isOn = (box: typeof ask): boolean =>
    Math.min(room.x + room.width, box.x + box.width) - Math.max(room.x, box.x) > 1 &&
    Math.min(room.y + room.height, box.y + box.height) - Math.max(room.y, box.y) > 1
  return [
    ...(isOn(ask) ? ['on the slip'] : []),
    ...(isOn(card) ? ['on the card'] : []),
    ...(room.height < 120 ? [`${String(room.height)} px high`] : []),
    ...((await isPhraseSeen()) ? [] : ['no phrase is seen']),
  ]
}

/** Phrases that do not stand whole in the window once all are unfolded; none where all of them stood there already. */
async function hiddenWhenUnfolded(): Promise<string[]> {
  const all = page.locator('.phrases-panel .all')
  if (!(await all.isVisible())) return []
  await all.click()
  const hidden = await page.locator('.phrases-panel').evaluate((panel) => {
    const { bottom, right } = panel.getBoundingClientRect()
    return [...panel.querySelectorAll('.phrases button')]
      .filter((phrase) => {
        const edges = phrase.getBoundingClientRect()
        return edges.width === 0 || edges.bottom > bottom || edges.right > right
      })
      .map((phrase) => phrase.textContent)
  })
  return hidden.map((phrase) => `not at a glance: ${phrase}`)
}

test('TG-14 phrases lie beside the running question: on neither its slip nor its card, with room to be read, and all are seen at a glance by one press', async () => {
  const faults: string[] = []
  const hard = [{ width: 360, height: 640 }, BESIDE_LOG]
  const others = [
    PHONE,
    WITHOUT_LOG,
    { width: 768, height: 1024 },
    { width: 1024, height: 698 },
    { width: 1366, height: 657 },
  ]
  for (const size of inShort(hard, [...hard, ...others])) {
    await page.setViewportSize(size)
    for (const where of ['guess', 'explain']) {
      await show({ show: where })
      const isGuess = where === 'guess'
      if (isGuess) await page.locator('.silhouette-hand button').first().click()
      await page.locator(isGuess ? '.tofugott-ask .compact' : '.tofugott-ask .phrases').click()
      const panel = page.locator('.phrases-panel')
      await expect(panel).toBeVisible()
      await expect(page.locator('dialog[open]')).toHaveCount(0)
      const found = [...(await faultsOfPhrases()), ...(await hiddenWhenUnfolded())]
      faults.push(...found.map((fault) => `${String(size.width)} ${where}: ${fault}`))
      await panel.locator('.phrases button').first().click()
      await expect(panel).toHaveCount(0)
    }
  }
  expect(faults).toEqual([])
})

test('TG-14 the way to no more reasons takes two lines of a phone at most', async () => {
  await page.setViewportSize(PHONE)
  for (const language of LANGUAGES) {
    await show({ show: 'explain', language })
    const lines = await page.locator('.without-reasons').evaluate((button) => {
      const words = document.createRange()
      words.selectNodeContents(button)
      return new Set([...words.getClientRects()].map(({ top }) => Math.round(top))).size
    })
    expect(lines, language).toBeLessThanOrEqual(2)
  }
})

test('a finger hits what can be pressed on the cloth of a phone', async () => {
  const heads = ['.laid >> nth=0', '.laid >> nth=1', '.past']
  for (const [size, targets] of [
    [PHONE, [...heads, '.look']],
    // On its side the title of a card is as high as the scene leaves it.
    [{ width: 844, height: 390 }, heads],
  ] as const) {
    await page.setViewportSize(size)
    await show({ show: 'second' })
    for (const target of targets) {
      const [width = 0, height = 0] = await fingerRoom(page.locator(target))
      expect(
        Math.min(width, height),
        `${String(size.width)}: ${target} ${String(width)}x${String(height)}`,
      ).toBeGreaterThanOrEqual(FINGER - 1)
    }
  }
})

test('the head line of a turn makes way for a tip, and nothing below it moves', async () => {
  await page.setViewportSize(PHONE)
  const cardTop = async (): Promise<number> =>
    (await page.locator('.question-card').boundingBox())?.y ?? 0
  await show({ show: 'guess' })
  const without = await cardTop()
  await show({ show: 'guess', guide: '1' })
  await expect(page.locator('.tips .guide')).toBeVisible()
  await expect(page.locator('.tofugott > .facts')).toBeHidden()
  await expect(page.locator('.own-bar .aside-here'), 'what is set aside').toBeVisible()
  expect(await cardTop()).toBe(without)
  await page.locator('.tips .guide .signed').click()
  await expect(page.locator('.tofugott > .facts')).toBeVisible()
  await expect(page.locator('.own-bar .aside-here')).toBeHidden()
  expect(await cardTop()).toBe(without)
})

/** A phone on its side, and the letters that it has room for. */
const ON_ITS_SIDE = [
  { width: 844, height: 390 },
  { width: 740, height: 360 },
] as const
const LEAST_LETTERS_ON_PHONE = 13

/** What is wrong with the places for answers: all six are whole within their card, and as large as a finger. */
async function faultsOfPlaces(): Promise<string[]> {
  const card = await page.locator('.question-card').boundingBox()
  const places = await page.locator('.question-card .answer-slot').all()
  const boxes = await Promise.all(places.map((place) => place.boundingBox()))
  const bottom = (card?.y ?? 0) + (card?.height ?? 0)
  return [
    ...(boxes.length === 6 ? [] : [`${String(boxes.length)} places`]),
    ...boxes.flatMap((box) => (box && box.y + box.height < bottom ? [] : ['a place is cut'])),
    ...boxes.flatMap((box) => (box && box.height >= FINGER ? [] : ['a place is too low'])),
  ]
}

test('TG-26 TG-34 on a phone on its side questions are read without effort, and all six places are whole though a tip is due', async () => {
  const faults: string[] = []
  for (const size of ON_ITS_SIDE) {
    await page.setViewportSize(size)
    await show({ show: 'keep', seats: '3', guide: '1' })
    const keeping = await sizeOf(page.locator('.keep-choice .question').first())
    await show({ show: 'answer', seats: '3', guide: '1' })
    const answering = await sizeOf(page.locator('.question-card .row .text').first())
    const found = [
      ...[keeping, answering].flatMap((letters) =>
        letters >= LEAST_LETTERS_ON_PHONE ? [] : [`letters of ${String(letters)} px`],
      ),
      ...(await faultsOfPlaces()),
    ]
    faults.push(...found.map((fault) => `${String(size.width)}: ${fault}`))
  }
  expect(faults).toEqual([])
})

test('TG-34 a question card that lies open before it is chosen has no frame of a chosen one', async () => {
  await page.setViewportSize(ON_ITS_SIDE[0])
  await show({ show: 'keep' })
  const open = page.locator('.keep-choice .choice.open')
  await expect(open).toHaveAttribute('aria-pressed', 'true')
  const frameOf = (): Promise<string> =>
    open.evaluate((one) => getComputedStyle(one).borderInlineStartColor)
  const chosen = await frameOf()
  await open.evaluate((one) => {
    one.setAttribute('aria-pressed', 'false')
  })
  expect(await frameOf()).not.toBe(chosen)
})

test('beside the log what a question has brought stands in lines of several words, and whole', async () => {
  await page.setViewportSize(BESIDE_LOG)
  for (const seats of ['3', '4']) {
    await show({ show: 'second', seats, language: 'de' })
    const slip = page.locator('.score-slip.counted')
    await slip.waitFor()
    const widths = await slip
      .locator('.text')
      .evaluateAll((texts) => texts.map((text) => text.clientWidth))
    expect(widths.length).toBeGreaterThan(1)
    expect(Math.min(...widths), seats).toBeGreaterThanOrEqual(100)
    expect(await slip.evaluate((one) => one.scrollHeight - one.clientHeight)).toBeLessThanOrEqual(0)
  }
})
