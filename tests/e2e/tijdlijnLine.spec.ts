// The time line on a computer, in a real Chromium: all of it is in sight when somebody chooses, and its cards go through sizes by two buttons.
// Sample tables of the playground stand in for a host.
import { expect, test, type Page } from '@playwright/test'
import { inShort } from '../support/longRun'
import { servePlayground, showAnew, type Playground } from '../support/browser/playgroundServer'
import { openUnpainted } from '../support/browser/unpainted'

test.use({ trace: 'off' })

let playground: Playground
let page: Page
test.beforeAll(async ({ browser }) => {
  playground = await servePlayground()
  page = await openUnpainted(browser)
  await page.goto(`${playground.origin}/?motion=off`)
})
test.afterAll(async () => {
  await page.close()
  await playground.end()
})

interface Asked {
  readonly show: string
  readonly language?: string
  /** With the tips of a first match. */
  readonly guided?: true
  /** How large letters are; usual ones unless it is said. */
  readonly text?: string
}

/** A table as it stands beside an open log, and without one. */
const WINDOWS = [
  [1280, 800],
  [1046, 657],
  [960, 800],
  [1366, 657],
] as const

async function open({ show, language = 'de', text = 'normal', guided }: Asked): Promise<void> {
  const asked = {
    game: 'tijdlijn',
    show,
    language,
    text,
    seats: '4',
    ...(guided && { guide: '' }),
  }
  await showAnew(page, new URLSearchParams(asked).toString())
  await page.locator('.line-strip .event-card.dated').first().waitFor()
}

async function resize([width, height]: readonly [number, number]): Promise<void> {
  await page.setViewportSize({ width, height })
  await page.evaluate(async () => {
    for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame)
  })
}

/** Cards and open places that lie, in part at least, beside the window of the line; words and years that are cut or too small; numbers of a list on them. */
function faultsOfLine(): string[] {
  const room = document.querySelector('.line-strip > .window')?.getBoundingClientRect()
  const lying = document.querySelectorAll<HTMLElement>('.line-strip .event-card, .opening .hole')
  if (!room || lying.length === 0) return ['no line']
  const places = [...document.querySelectorAll('.line-strip .place')]
  const numbered = places.filter((one) => getComputedStyle(one).listStyleType !== 'none')
  const faults = numbered.map(() => 'a number stands there')
  // Side by side in two rows rather a few are a word short than that nobody reads any.
  const mayBeShort = document.querySelector('.line-strip.close') !== null
  const ofCards = [...lying].flatMap((one) => {
    const { left, right } = one.getBoundingClientRect()
    const text = one.querySelector<HTMLElement>('.text')
    const year = one.querySelector<HTMLElement>('.band')
    const name = text?.textContent ?? 'a place'
    const isRead = text?.checkVisibility() === true
    const isShort = mayBeShort || one.closest('.short') !== null
    const isCut = isRead && !isShort && text.scrollHeight > text.clientHeight + 1
    const isSmall = isRead && parseFloat(getComputedStyle(text).fontSize) < 11.95
    const isYearCut = year !== null && year.scrollWidth > year.clientWidth + 1
    const isInside = left >= room.left - 1 && right <= room.right + 1
    return [
      ...(isInside ? [] : [`${name}: out of sight`]),
      ...(isCut ? [`${name}: words are cut`] : []),
      ...(isSmall ? [`${name}: small letters`] : []),
      ...(isYearCut ? [`${name}: its year is cut`] : []),
    ]
  })
  return [...faults, ...ofCards]
}

for (const show of ['goOn', 'choose', 'row', 'rowTwelve']) {
  test(`the whole line lies in sight while one chooses (${show}), with words that are cut nowhere`, async () => {
    const faults: string[] = []
    for (const language of inShort(['de'], ['de', 'nl', 'en'])) {
      await open({ show, language })
      // With players at its sides a table of 1280 has room for eleven, and so low a one shows few with words rather than all.
      const shown = WINDOWS.slice(show === 'rowTwelve' ? 1 : 0, show === 'goOn' ? 3 : undefined)
      for (const size of shown) {
        await resize(size)
        const found = await page.evaluate(faultsOfLine)
        faults.push(...found.map((fault) => `${language} ${size.join('x')}: ${fault}`))
      }
    }
    expect(faults).toEqual([])
  })
}

test('the whole row lies in sight beside the log of a big screen, where everything is larger', async () => {
  // So large a screen of 1920 shows all, and so much of its width the log leaves.
  const enlarge = (size: string): Promise<void> =>
    page.evaluate((one) => {
      document.documentElement.style.fontSize = one
    }, size)
  const faults: string[] = []
  for (const show of ['rowThree', 'row']) {
    await open({ show })
    await enlarge('19.2px')
    await resize([1536, 1080])
    faults.push(...(await page.evaluate(faultsOfLine)).map((fault) => `${show}: ${fault}`))
  }
  await enlarge('')
  expect(faults).toEqual([])
})

test('choosing a place keeps all others in sight', async () => {
  await open({ show: 'rowTwelve' })
  await resize([1046, 657])
  await page.locator('.opening').nth(3).click()
  await page.locator('.front-hand button').first().click()
  for (const at of [0, 6, 12]) {
    await page.locator('.opening').nth(at).click()
    await expect(page.locator('.opening .waiting')).toBeVisible()
    expect(await page.evaluate(faultsOfLine)).toEqual([])
  }
})

test('two buttons go through the sizes of the cards: each is wider than the one before, and so back', async () => {
  await open({ show: 'row' })
  await resize([1046, 657])
  const card = page.locator('.line-strip .place .event-card').first()
  const width = async (): Promise<number> => Math.round((await card.boundingBox())?.width ?? 0)
  const walk = async (button: string): Promise<number[]> => {
    const widths = [await width()]
    while (await page.locator(`.tools ${button} button, .tools button${button}`).isEnabled()) {
      await page.locator(`.tools ${button} button, .tools button${button}`).click()
      widths.push(await width())
    }
    return widths
  }
  await walk('.smaller')
  const up = await walk('.larger')
  expect(up.length).toBeGreaterThanOrEqual(4)
  expect(up).toEqual([...new Set(up)].sort((one, other) => one - other))
  expect(await walk('.smaller')).toEqual(up.toReversed())
})

test('the line in small tells the years at its ends and at the edges of what is seen', async () => {
  await open({ show: 'rowLong' })
  await resize([1366, 657])
  const edges = page.locator('.overview .edge')
  const years = await page.locator('.line-strip .place .band').allTextContents()
  async function expectEnds(): Promise<void> {
    await expect(edges.first()).toHaveText(years[0] ?? '')
    await expect(edges.last()).toHaveText(years.at(-1) ?? '')
  }
  await expectEnds()
  const before = await edges.nth(1).textContent()
  expect(years).toContain(before)
  await page.locator('.overview .bar').click({ position: { x: 600, y: 8 } })
  await expect(edges.nth(1)).not.toHaveText(before ?? '')
  await expectEnds()
})

interface Laid {
  /** How high the room of the question is, and how wide and high a card of the line. */
  readonly sizes: readonly (number | undefined)[]
  /** Cards above the line that the lower row lies on. */
  readonly covered: readonly string[]
}

/** How question and line measure on a phone now. */
function laidOnPhone(): Laid {
  const [ask, card] = [
    document.querySelector('.game-stage .ask')?.getBoundingClientRect(),
    document.querySelector('.line-strip .place .event-card')?.getBoundingClientRect(),
  ]
  const upper = [...document.querySelectorAll('.line-strip:not(.row) .gap .event-card')]
  const isRow = document.querySelector('.line-strip.row') !== null
  const covered = upper.filter(
    (one) => one.getBoundingClientRect().bottom > (card?.top ?? -Infinity) + 1,
  )
  return {
    sizes: [ask?.height, card?.width, card?.height],
    covered: upper.length === 0 && !isRow ? ['none there'] : covered.map((one) => one.textContent),
  }
}

/** Whether the question stands in its slip, and no tip on it. */
function isQuestionRead(): boolean {
  const question = document.querySelector('.turn-ask .sentence')
  const tip = document.querySelector('.tips .slip')?.getBoundingClientRect()
  if (!question || getComputedStyle(question).clipPath !== 'none') return false
  return question.getBoundingClientRect().top >= (tip?.bottom ?? 0)
}

for (const size of [
  [844, 390],
  [360, 640],
  [390, 844],
] as const) {
  test(`on a phone of ${size.join(' x ')} choosing a card moves nothing, and the upper row of the line is whole`, async () => {
    for (const show of ['choose', 'goOn', 'row']) {
      await open({ show, guided: true })
      await resize(size)
      const before = await page.evaluate(laidOnPhone)
      expect(before.covered, show).toEqual([])
      expect(await page.evaluate(isQuestionRead), show).toBe(true)
      // There the question stays beside the chosen card.
      if (size[1] > 800 && show !== 'row') continue
      await page.locator('.front-hand button').first().click()
      await expect(page.locator('.ask-sheet .chosen')).toBeVisible()
      await expect(page.locator('.ask-sheet .sentence')).toBeHidden()
      await resize(size)
      const after = await page.evaluate(laidOnPhone)
      expect(after.covered).toEqual([])
      for (const [at, one] of before.sizes.entries()) {
        expect(Math.abs((one ?? 0) - (after.sizes[at] ?? Infinity)), show).toBeLessThan(1)
      }
    }
  })
}

interface RowOnPhone {
  readonly whole: number
  readonly wide: number
  /** Cards without words, and letters that are too small. */
  readonly faults: readonly string[]
}

/** How many cards of a row lie in its window whole, and how wide they are. */
function rowOnPhone(): RowOnPhone {
  const room = document.querySelector('.line-strip > .window')?.getBoundingClientRect()
  const cards = [...document.querySelectorAll<HTMLElement>('.line-strip .place .event-card')]
  const boxes = cards.map((card) => card.getBoundingClientRect())
  const whole = boxes.filter(({ left, right }) => room && left >= room.left && right <= room.right)
  const faults = cards.flatMap((card) => {
    const parts = ['.text', '.numeral', '.era'].flatMap((part) => [...card.querySelectorAll(part)])
    const small = parts.filter((part) => parseFloat(getComputedStyle(part).fontSize) < 11.95)
    const hasWords = card.querySelector('.text')?.checkVisibility() === true
    return [...(hasWords ? [] : ['no words']), ...small.map((part) => `small: ${part.textContent}`)]
  })
  return { whole: whole.length, wide: Math.round(boxes[0]?.width ?? 0), faults }
}

for (const size of [
  [390, 844],
  [360, 640],
] as const) {
  test(`on a phone of ${size.join(' x ')} three cards of a row lie there whole, as wide in whosever turn`, async () => {
    await page.setViewportSize({ width: size[0], height: size[1] })
    const widths = new Set<number>()
    for (const show of ['rowThree', 'rowThreeWait']) {
      for (const guided of [undefined, true] as const) {
        await open({ show, ...(guided && { guided }) })
        await resize(size)
        const { whole, wide, faults } = await page.evaluate(rowOnPhone)
        expect({ whole, faults }, show).toEqual({ whole: 3, faults: [] })
        widths.add(wide)
      }
    }
    expect([...widths]).toHaveLength(1)
  })
}

/** Words of the row that are cut, by more than a browser rounds. */
function cutWords(): string[] {
  const texts = [...document.querySelectorAll('.line-strip .place .event-card > .text')]
  const cut = texts.filter((text) => text.scrollHeight > text.clientHeight + 4)
  return cut.map((text) => text.textContent)
}

for (const size of [
  [390, 844],
  [360, 640],
] as const) {
  test(`on a phone of ${size.join(' x ')} the words of a row are whole in whosever turn`, async () => {
    await page.setViewportSize({ width: size[0], height: size[1] })
    for (const language of inShort(['de'], ['de', 'nl', 'en'])) {
      for (const guided of [undefined, true] as const) {
        // On the larger one a tip leaves less height to one's own turn.
        for (const show of guided && size[1] > 800 ? ['rowWait'] : ['row', 'rowWait']) {
          await open({ show, language, ...(guided && { guided }) })
          await resize(size)
          expect(await page.evaluate(cutWords), `${language}, ${show}`).toEqual([])
        }
      }
    }
  })
}

for (const size of [
  [1366, 657],
  [1046, 657],
] as const) {
  test(`TL-14 in a low window of ${size.join(' x ')} stuck cards of others leave the table where it is, their years in letters that can be read`, async () => {
    await page.setViewportSize({ width: size[0], height: size[1] })
    const tops: number[] = []
    for (const show of ['start', 'stuck']) {
      await open({ show })
      await resize(size)
      tops.push(
        await page.locator('.line-middle').evaluate((one) => one.getBoundingClientRect().top),
      )
    }
    expect(tops[1]).toBe(tops[0])
    const years = await page.locator('.front .year').evaluateAll((all) =>
      all.map((year) => ({
        isWhole: year.scrollWidth <= year.clientWidth,
        isRead: parseFloat(getComputedStyle(year).fontSize) >= 11.95,
      })),
    )
    expect(years.length).toBeGreaterThan(1)
    expect(years.every(({ isWhole, isRead }) => isWhole && isRead)).toBe(true)
  })
}

for (const size of [
  [360, 640],
  [390, 844],
] as const) {
  test(`TL-25 on a phone of ${size.join(' x ')} the points are called so, beside what the cards left cost and clear of the pile`, async ({
    browser,
  }) => {
    // Buttons for a finger are larger.
    const desk = page
    page = await openUnpainted(browser, { hasTouch: true, isMobile: true })
    await page.goto(`${playground.origin}/?motion=off`)
    await page.setViewportSize({ width: size[0], height: size[1] })
    for (const [language, word] of [
      ['de', 'Punkte'],
      ['nl', 'punten'],
      ['en', 'points'],
    ] as const) {
      for (const [show, text] of [
        ['start', 'normal'],
        ['wait', 'normal'],
        ['choose', 'larger'],
      ] as const) {
        await open({ show, language, text })
        await resize(size)
        const unit = page.locator('.line-middle .unit')
        await expect(unit).toHaveText(word)
        const [named, pile] = await Promise.all([
          unit.evaluate((one) => ({
            // Letters stand out of a box that is too narrow for them.
            right: one.getBoundingClientRect().left + one.scrollWidth,
            isClipped: getComputedStyle(one).clipPath !== 'none',
          })),
          page.locator('.piles').evaluate((one) => one.getBoundingClientRect().left),
        ])
        expect(named.isClipped, language).toBe(false)
        expect(named.right, language).toBeLessThan(pile)
        // In the largest letters it is read out alone.
        if (text === 'larger') continue
        const brief = page.locator('.line-middle .brief')
        const end = brief.evaluate((one) => one.getBoundingClientRect().left + one.scrollWidth)
        expect(await end, `${language}, ${show}`).toBeLessThan(pile)
      }
    }
    await page.close()
    page = desk
  })
}

/** How many places of the line are seen whole, how wide what can be chosen in a row is, and the smallest letters of a year. */
function slipsInSight(): Record<'places' | 'opening' | 'letters', number> {
  const window = document.querySelector('.line-strip > .window')?.getBoundingClientRect()
  const places = [...document.querySelectorAll('.line-strip .place')].filter((one) => {
    const { left, right } = one.getBoundingClientRect()
    return window !== undefined && left >= window.left - 1 && right <= window.right + 1
  })
  const openings = [...document.querySelectorAll('.line-strip .opening')]
  const years = [...document.querySelectorAll('.line-strip .band > .numeral')]
  return {
    places: places.length,
    opening: Math.min(44, ...openings.map((one) => one.getBoundingClientRect().width)),
    letters: Math.min(...years.map((one) => parseFloat(getComputedStyle(one).fontSize))),
  }
}

for (const size of [
  [390, 844],
  [360, 640],
] as const) {
  test(`in the smallest size on a phone of ${size.join(' x ')} ten places are in sight, and those of a row are as wide as a finger`, async ({
    browser,
  }) => {
    const phone = await openUnpainted(browser, { hasTouch: true, isMobile: true })
    await phone.goto(`${playground.origin}/?motion=off`)
    await phone.setViewportSize({ width: size[0], height: size[1] })
    for (const [show, least] of [
      ['choose', 10],
      ['row', 6],
    ] as const) {
      await showAnew(phone, `game=tijdlijn&seats=4&show=${show}&language=de`)
      await phone.locator('.line-strip .event-card.dated').first().waitFor()
      const smaller = phone.locator('.line-middle .tools .smaller')
      // The size chosen before is kept.
      if (await smaller.isVisible()) await smaller.click()
      await expect(phone.locator('.line-strip.zoom-0')).toBeVisible()
      await expect
        .poll(async () => (await phone.evaluate(slipsInSight)).places, { message: show })
        .toBeGreaterThanOrEqual(least)
      const { opening, letters } = await phone.evaluate(slipsInSight)
      expect(opening, show).toBe(44)
      expect(letters, show).toBeGreaterThanOrEqual(12)
    }
    await phone.close()
  })
}

test('in the largest letters on a phone held upright two own cards are read in larger ones than four', async () => {
  for (const [width, height, least] of [
    [390, 844, 17],
    [360, 640, 14],
  ] as const) {
    await page.setViewportSize({ width, height })
    await showAnew(page, 'game=tijdlijn&seats=4&show=start&language=nl&text=larger&hand=2')
    await resize([width, height])
    const letters = await page.locator('.front-hand .event-card > .text').evaluateAll((all) =>
      all.map((one) => ({
        size: parseFloat(getComputedStyle(one).fontSize),
        isWhole: one.scrollHeight <= one.clientHeight + 4,
      })),
    )
    expect(letters.length).toBe(2)
    for (const { size, isWhole } of letters) {
      expect(isWhole, String(width)).toBe(true)
      expect(size, String(width)).toBeGreaterThan(least)
    }
  }
})

test('in the largest letters on a phone held upright advice in a first match is whole', async () => {
  for (const size of [
    [390, 844],
    [360, 640],
  ] as const) {
    await page.setViewportSize({ width: size[0], height: size[1] })
    const asked = 'game=tijdlijn&seats=4&show=choose&language=nl&text=larger'
    await showAnew(page, `${asked}&slip=advice&guide=`)
    await resize(size)
    const isCut = (one: Element): boolean => one.scrollHeight > one.clientHeight + 4
    expect(await page.locator('.slip.whole .words').evaluate(isCut), size.join()).toBe(false)
  }
})

for (const size of [
  [390, 844],
  [844, 390],
] as const) {
  test(`on a phone of ${size.join(' x ')} a row has its piles counted in words, clear of round and buttons`, async () => {
    await page.setViewportSize({ width: size[0], height: size[1] })
    for (const [language, words] of [
      ['de', ['Stapel:', 'Ablage:']],
      ['nl', ['Stapel:', 'Afgelegd:']],
      ['en', ['Pile:', 'Discards:']],
    ] as const) {
      await open({ show: 'row', language })
      await resize(size)
      const counts = page.locator('.piles .count')
      for (const [at, word] of words.entries()) {
        await expect(counts.nth(at)).toBeVisible()
        await expect(counts.nth(at)).toContainText(word)
      }
      const [round, piles, tools] = await Promise.all(
        ['.score', '.piles', '.tools'].map((part) =>
          page.locator(`.line-middle ${part}`).evaluate((one) => {
            const { left, right, height } = one.getBoundingClientRect()
            return { left, right, isWhole: one.scrollHeight <= height + 1 }
          }),
        ),
      )
      expect(piles?.isWhole, language).toBe(true)
      expect(piles?.left, language).toBeGreaterThan(round?.right ?? Infinity)
      expect(piles?.right, language).toBeLessThan(tools?.left ?? -Infinity)
    }
  })
}

test('the deal of a first match moves nothing: neither tip nor line nor plates', async () => {
  for (const [width, height, show] of [
    [390, 844, 'rowStart'],
    [390, 844, 'start'],
    [844, 390, 'rowStart'],
  ] as const) {
    await page.setViewportSize({ width, height })
    const wish = { game: 'tijdlijn', show, seats: '3', guide: '', deal: '', motion: 'full' }
    await page.goto(`${playground.origin}/?${new URLSearchParams(wish).toString()}`)
    const lying = (): Promise<number[]> =>
      page
        .locator('.plate, .guide > *, .line-middle > .facts, .line-strip, .own-bar .name')
        .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)))
    await page.locator('.ask > .line').waitFor()
    const dealing = await lying()
    await page.locator('.skip').click()
    await page.locator('.front:not(.none)').nth(1).waitFor()
    await page.locator('.ask > .line').waitFor({ state: 'detached' })
    expect(await lying(), `${String(width)} ${show}`).toEqual(dealing)
  }
})

test('the sign of a card that found no place stands whole beside the name, in windows on their side as well', async () => {
  await page.goto(`${playground.origin}/?story=&motion=off`)
  for (const [width, height] of [
    [844, 390],
    [740, 360],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height })
    const wish = {
      game: 'tijdlijn',
      show: 'rowWait',
      seats: '3',
      options: '{"mode":"competitive"}',
    }
    await showAnew(page, new URLSearchParams({ ...wish, seed: 'f' }).toString())
    const sign = page.locator('.plate .tried-last')
    await sign.waitFor()
    const isWhole = await sign.evaluate((one) => {
      const [own, plate] = [one, one.closest('.plate')].map((part) => part?.getBoundingClientRect())
      const letters = document.createRange()
      letters.selectNodeContents(one.closest('.plate')?.querySelector('.name') ?? one)
      const name = letters.getBoundingClientRect()
      return (
        own && plate && own.left >= name.right && own.top >= plate.top && own.bottom <= plate.bottom
      )
    })
    expect(isWhole, `${String(width)} x ${String(height)}`).toBe(true)
  }
})

test('TL-27 on a phone held upright what is said of cards lies on nothing that one decides by', async () => {
  await page.goto(`${playground.origin}/?marks=for&motion=off`)
  for (const [width, height, text] of [
    [360, 640, 'normal'],
    [390, 844, 'normal'],
    [390, 844, 'larger'],
  ] as const) {
    await page.setViewportSize({ width, height })
    await showAnew(page, `game=tijdlijn&show=choose&seats=4&text=${text}`)
    await page.locator('.own-row > .said .note').waitFor()
    const covered = await page.evaluate(() => {
      const notes = [...document.querySelectorAll('.note')].filter((one) => one.checkVisibility())
      const needed = document.querySelectorAll('.cloth button, .own-bar button, .ask .sentence')
      return [...needed].flatMap((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect()
        const isUnder = notes.some((note) => {
          const box = note.getBoundingClientRect()
          const across = Math.min(right, box.right) - Math.max(left, box.left)
          return across > 1 && Math.min(bottom, box.bottom) - Math.max(top, box.top) > 1
        })
        return isUnder ? [one.textContent] : []
      })
    })
    expect(covered, `${String(width)} ${text}`).toEqual([])
  }
})
