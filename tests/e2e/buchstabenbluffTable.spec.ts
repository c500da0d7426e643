// The table of Buchstabenbluff in small windows: what helps with a word lies over none of it. Sample tables of the playground stand in for a host.
import { expect, test, type Page } from '@playwright/test'
import { buchstabenbluffTable as de } from '../../src/renderer/wording/de/buchstabenbluffTable'
import { buchstabenbluffTable as en } from '../../src/renderer/wording/en/buchstabenbluffTable'
import { buchstabenbluffTable as nl } from '../../src/renderer/wording/nl/buchstabenbluffTable'
import { servePlayground, showTable, type Playground } from '../support/browser/playgroundServer'
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

const SMALL = [
  [844, 390],
  [360, 640],
  [640, 400],
] as const

/** What lies on something that is read or pressed: the list of letters, and the bulb. */
function helpOverWord(): string[] {
  const boxOf = (one: Element): DOMRect => one.getBoundingClientRect()
  const word = [...document.querySelectorAll('.word-input, .worth, .slot, .sentence, .answers')]
  const helps = [...document.querySelectorAll('.blank-chooser, .advice')]
  const pairs = helps.flatMap((help) =>
    [...word, ...helps.filter((other) => other !== help)].map((one) => [help, one] as const),
  )
  const over = pairs.filter(([help, one]) => {
    const [upper, lower] = [boxOf(help), boxOf(one)]
    const across = Math.min(upper.right, lower.right) - Math.max(upper.left, lower.left)
    const down = Math.min(upper.bottom, lower.bottom) - Math.max(upper.top, lower.top)
    return across > 1 && down > 1
  })
  return [
    ...(helps.length === 2 ? [] : [`${String(helps.length)} instead of list and bulb`]),
    ...over.map(([help, one]) => `${help.className} over ${one.className}`),
  ]
}

for (const [width, height] of SMALL) {
  test(`BB-14 on ${String(width)} x ${String(height)} the list of letters and the bulb lie over neither the word nor its points`, async () => {
    await page.setViewportSize({ width, height })
    // In the hand: B E G L N Q R U and a question mark.
    await showTable(page, 'game=buchstabenbluff&show=many&seats=4&theme=light')
    await page.locator('.word-input').fill('be?')
    await page.locator('.blank-chooser').waitFor()
    expect(await page.evaluate(helpOverWord)).toEqual([])
    await page.locator('.word-input').fill('')
  })
}

test('on small phones a press on pass says what that costs, whole and over nothing', async () => {
  for (const [width, height] of SMALL.slice(0, 2)) {
    await page.setViewportSize({ width, height })
    for (const [language, { ask, pass }] of Object.entries({ de, nl, en })) {
      await showTable(page, `game=buchstabenbluff&show=turn&seats=4&language=${language}`)
      await page.getByRole('button', { name: pass, exact: true }).click()
      const cost = page.locator('.word-slots .instead')
      await expect(cost).toBeVisible()
      await expect(cost).toHaveText(ask.hintPass)
      const room = await cost.evaluate((words) => {
        const [rack, answers] = ['.slots', '.answers'].map((name) =>
          document.querySelector(name)?.getBoundingClientRect(),
        )
        const { bottom, height: high } = words.getBoundingClientRect()
        return { more: high - (rack?.height ?? 0), below: bottom - (answers?.top ?? 0) }
      })
      expect(room.more, language).toBeLessThanOrEqual(1)
      expect(room.below, language).toBeLessThanOrEqual(0)
      await page.keyboard.press('Escape')
    }
  }
})

test('on a phone no plate grows with points or a pile, and a spelling stands whole in its line', async () => {
  for (const [width, height] of [
    [360, 640],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height })
    await showTable(page, 'game=buchstabenbluff&show=start&seats=4&language=de')
    const heights = await page.evaluate(() => {
      const plates = [...document.querySelectorAll('.plate')]
      const all = (): number[] => plates.map((plate) => plate.getBoundingClientRect().height)
      const before = all()
      for (const score of document.querySelectorAll('.plate .score > span')) {
        score.textContent = '128 Punkte'
      }
      return [...before, ...all()]
    })
    expect(Math.max(...heights) - Math.min(...heights), String(width)).toBeLessThanOrEqual(1)
    await showTable(page, 'game=buchstabenbluff&show=answer&seats=4&language=de')
    const lines = await page.locator('.announced').evaluate((word) => {
      const spelling = document.createElement('small')
      spelling.className = 'spelling'
      for (const name of word.getAttributeNames()) {
        if (name.startsWith('data-v-')) spelling.setAttribute(name, '')
      }
      spelling.textContent = 'U E B E R S A E H E'
      word.append(spelling)
      const lines = spelling.getClientRects().length
      spelling.remove()
      return lines
    })
    expect(lines).toBe(1)
  }
})

test('on a phone on its side a tip of Buchstabenbluff has two lines, and buttons that a finger hits', async () => {
  await page.setViewportSize({ width: 844, height: 390 })
  for (const language of ['de', 'nl', 'en']) {
    await showTable(page, `game=buchstabenbluff&show=turn&seats=3&language=${language}&guide=`)
    const tip = page.locator('.guide .words')
    await tip.waitFor()
    const lines = await tip.evaluate((words) => getComputedStyle(words).webkitLineClamp)
    expect(lines).toBe('2')
    const heights = await page
      .locator('.guide .app-button')
      .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().height))
    expect(heights.length).toBe(2)
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(32)
  }
})

test('on a phone a sixth letter makes the others hardly smaller, and the value of each stays in sight', async () => {
  await page.setViewportSize({ width: 390, height: 844 })
  const widths: number[] = []
  for (const hand of ['5', '6', '7']) {
    await showTable(page, `game=buchstabenbluff&show=turn&seats=4&theme=light&hand=${hand}`)
    const cards = page.locator('[data-hand-card]')
    await expect(cards).toHaveCount(Number(hand))
    await page.waitForTimeout(400)
    const seen = await cards.evaluateAll((all) =>
      all.map((card) => {
        const { left, top, width } = card.getBoundingClientRect()
        const at = (share: number) => document.elementFromPoint(left + share * width, top + 9)
        return {
          width: Math.round(width),
          isValueSeen: [0.1, 0.4].every((x) => card.contains(at(x))),
        }
      }),
    )
    expect(seen.every(({ isValueSeen }) => isValueSeen)).toBe(true)
    widths.push(seen[0]?.width ?? 0)
  }
  const steps = widths.slice(1).map((width, at) => width / (widths[at] ?? 1))
  expect(Math.min(...steps), String(widths)).toBeGreaterThan(0.85)
})

test('on a phone what others said fills the cloth while they play, and the places of a word stand together', async () => {
  await page.setViewportSize({ width: 390, height: 844 })
  const widthIn = async (show: string): Promise<number> => {
    await showTable(page, `game=buchstabenbluff&show=${show}&seats=4&theme=light`)
    const card = page.locator('.word-row .playing-card').first()
    return card.evaluate((one) => one.getBoundingClientRect().width)
  }
  expect(await widthIn('honest')).toBeGreaterThan(1.4 * (await widthIn('bluffed')))
  for (const [width, height, word] of [
    [390, 844, 'ADGJKNQRS'],
    [360, 640, 'NEU'],
  ] as const) {
    await page.setViewportSize({ width, height })
    await showTable(page, 'game=buchstabenbluff&show=many&seats=4&theme=light&hand=10')
    await page.locator('.word-input').fill(word)
    const [one, next] = await page
      .locator('.slots .hole, .slots .playing-card')
      .evaluateAll((all) => {
        const boxes = all.slice(0, 2).map((one) => one.getBoundingClientRect())
        return boxes.map(({ left, right, width }) => ({ left, right, width }))
      })
    const gap = (next?.left ?? NaN) - (one?.right ?? NaN)
    expect(gap, word).toBeLessThan(one?.width ?? 0)
    await page.locator('.word-input').fill('')
  }
})

test('on a phone on its side a long word lies clear of both heaps', async () => {
  await page.setViewportSize({ width: 844, height: 390 })
  for (const wish of ['show=long&seats=4', 'show=long&seats=8', 'show=long&seats=4&guide=']) {
    await showTable(page, `game=buchstabenbluff&theme=light&${wish}`)
    await page.locator('.word-row').waitFor()
    const gaps = await page.evaluate(() => {
      const boxes = ['.draw .playing-card', '.word-row', '.discards .playing-card'].map((one) =>
        document.querySelector(one)?.getBoundingClientRect(),
      )
      const [draw, row, discards] = boxes
      return [(row?.left ?? 0) - (draw?.right ?? 0), (discards?.left ?? 0) - (row?.right ?? 0)]
    })
    expect(Math.min(...gaps), wish).toBeGreaterThan(5)
  }
})

test('on the smallest phone many letters lie in two rows, whole, and the own name is whole beside what can be done with them', async () => {
  await page.setViewportSize({ width: 360, height: 640 })
  for (const language of ['de', 'nl', 'en']) {
    for (const hand of ['8', '10']) {
      await showTable(
        page,
        `game=buchstabenbluff&show=turn&seats=3&language=${language}&hand=${hand}`,
      )
      const cards = page.locator('[data-hand-card]')
      await expect(cards).toHaveCount(Number(hand))
      await page.waitForTimeout(400)
      const seen = await cards.evaluateAll((all) =>
        all.map((card) => {
          const { left, top, width, height } = card.getBoundingClientRect()
          const isHit = (share: number) =>
            card.contains(document.elementFromPoint(left + share * width, top + height / 2))
          return { top: Math.round(top), isWhole: [0.1, 0.5, 0.9].every(isHit) }
        }),
      )
      expect(new Set(seen.map(({ top }) => top)).size, language).toBe(2)
      expect(seen.every(({ isWhole }) => isWhole)).toBe(true)
    }
    // Longer than most: it has the room that the buttons beside it leave.
    const name = page.locator('.own-bar .name')
    await name.evaluate((one) => {
      one.textContent = 'Sanne'
    })
    const cut = await name.evaluate((one) => one.scrollWidth - one.clientWidth)
    expect(cut, language).toBeLessThanOrEqual(0)
    await expect(page.locator('.presses .press').last()).toHaveAccessibleName(/Braille/u)
  }
})

test('BB-26 on a phone who won, everybody’s sums and the way to another match are one look', async () => {
  await page.setViewportSize({ width: 360, height: 640 })
  const asked = 'show=end&at=over&game=buchstabenbluff&seats=4&language=nl&motion=off'
  await page.goto(`${playground.origin}/?${asked}`)
  await page.locator('.result .score-table').waitFor()
  const tops = await Promise.all(
    ['.podium', '.score-table', '.evening', '.next', '.acts'].map(
      async (part) => (await page.locator(`.result ${part}`).boundingBox())?.y ?? NaN,
    ),
  )
  expect(tops).toEqual([...tops].sort((one, other) => one - other))
  for (const part of ['.score-table', '.next button >> nth=0', '.acts button >> nth=-1']) {
    await expect(page.locator(`.result ${part}`)).toBeInViewport({ ratio: 1 })
  }
  const heads = page.locator('.result').getByRole('columnheader')
  await expect(heads).toHaveText(['woorden', 'twijfel', 'hand', 'totaal'])
})

test('BB-32 on the smallest phone the offer of a house word has two lines at most, and lies over neither the word nor its points', async () => {
  await page.setViewportSize({ width: 360, height: 640 })
  // The page of an end shows no other table.
  await page.goto(`${playground.origin}/?motion=off`)
  for (const [language, offer] of [
    ['de', 'Als Hauswort vorschlagen'],
    ['nl', 'Als eigen woord voorstellen'],
    ['en', 'Propose as a house word'],
  ] as const) {
    await showTable(
      page,
      `game=buchstabenbluff&show=turn&seats=3&theme=light&hand=10&language=${language}`,
    )
    await page.locator('.word-input').fill('adgj')
    // Nobody votes on a sample table: the offer is put where the board puts it.
    const lines = await page.locator('.ask-turn .words').evaluate((words, text) => {
      const button = document.createElement('button')
      button.className = 'app-button propose'
      button.textContent = text
      words.append(button)
      const range = document.createRange()
      range.selectNodeContents(button)
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
    }, offer)
    expect(lines, language).toBeLessThanOrEqual(2)
    const [button, worth, field] = await Promise.all(
      ['.propose', '.worth', '.word-input'].map((part) => page.locator(part).boundingBox()),
    )
    for (const part of [worth, field]) {
      expect((part?.x ?? NaN) + (part?.width ?? 0), language).toBeLessThanOrEqual(button?.x ?? 0)
    }
    await page.locator('.propose').evaluate((one) => {
      one.remove()
    })
  }
})
