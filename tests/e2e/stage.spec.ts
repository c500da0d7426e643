// The stage in a real Chromium: every registered game at every size of window, with hands of every size.
// Sample tables of the playground stand in for a host: what is measured is the layout alone.
import { readFileSync } from 'node:fs'
import { expect, test, type Page } from '@playwright/test'
import box from '../../resources/content/tijdlijn/box.json' with { type: 'json' }
import { nameContent } from '../../src/engine/contract/content'
import { LARGEST_HAND } from '../../src/games/buchstabenbluff/outside/contract'
import { GAME_IDS, type GameId } from '../../src/games/contracts'
import { tofugott } from '../../src/games/tofugott/inside'
import { isNarrow } from '../../src/renderer/games/tijdlijn/line/lineSteps'
import { partedWords } from '../../src/renderer/games/tijdlijn/cards/longWords'
import {
  fittingLetters,
  fittingStyle,
  isTight,
  largestLetters,
} from '../../src/renderer/games/tijdlijn/cards/wordFit'
import { inShort } from '../support/longRun'
import {
  servePlayground,
  showAnew,
  showTable,
  type Playground,
} from '../support/browser/playgroundServer'
import { openUnpainted } from '../support/browser/unpainted'

interface Size {
  readonly name: string
  readonly width: number
  readonly height: number
  /** Of the settings. */
  readonly text: 'normal' | 'larger'
}

const SIZES: readonly Size[] = [
  { name: 'a small phone', width: 360, height: 640, text: 'normal' },
  { name: 'a phone', width: 390, height: 844, text: 'normal' },
  { name: 'a phone on its side', width: 844, height: 390, text: 'normal' },
  { name: 'a tablet', width: 768, height: 1024, text: 'normal' },
  { name: 'a tablet on its side', width: 1024, height: 698, text: 'normal' },
  { name: 'a window', width: 1280, height: 800, text: 'normal' },
  { name: 'a laptop', width: 1366, height: 657, text: 'normal' },
  { name: 'a wide laptop', width: 1536, height: 730, text: 'normal' },
  { name: 'a large screen', width: 1920, height: 1080, text: 'normal' },
  { name: 'a window at 200 %', width: 640, height: 400, text: 'normal' },
  { name: 'very large text', width: 1280, height: 800, text: 'larger' },
  { name: 'very large text on a phone', width: 390, height: 844, text: 'larger' },
  { name: 'very large text on a small phone', width: 360, height: 640, text: 'larger' },
  { name: 'very large text on a phone on its side', width: 844, height: 390, text: 'larger' },
]
/** Those that have shown most faults: the smallest, the lowest, and those with the largest letters. */
const HARDEST = [
  'a small phone',
  'a phone on its side',
  'a laptop',
  'a window at 200 %',
  'very large text on a phone',
  'very large text on a small phone',
  'very large text on a phone on its side',
]
const MEASURED_SIZES = inShort(
  SIZES.filter(({ name }) => HARDEST.includes(name)),
  SIZES,
)
/** For the later moments of a game, which lie on the same stage as its first one: where there is least room. */
const TIGHTEST_SIZES = inShort(
  MEASURED_SIZES.filter(({ name }) => !['a laptop', 'very large text on a phone'].includes(name)),
  SIZES,
)
/** A larger hand than these is the one of the moment itself. */
const HANDS = inShort([1, 13], [1, 5, 9, 13, 18, 24])
const USUAL_SEATS = 4
const USUAL_HAND = 9

interface Moment {
  /** Cards in the own hand at most; absent: as many as the moment itself leaves there. */
  readonly hand?: number
  /** The fewest and the most seats. */
  readonly seats: readonly [number, number]
}

/** Moments of each game at which the own seat has to decide, with what its rules allow. */
const MOMENTS: Readonly<Record<GameId, Readonly<Record<string, Moment>>>> = {
  'time-bluff': {
    pair: { hand: 24, seats: [2, 6] },
    doubt: { hand: 24, seats: [2, 6] },
    doubtPair: { hand: 24, seats: [2, 6] },
    direct: { hand: 24, seats: [2, 6] },
  },
  tafelrunde: { play: { hand: 24, seats: [2, 4] }, special: { hand: 24, seats: [2, 4] } },
  buchstabenbluff: {
    turn: { hand: LARGEST_HAND, seats: [2, 8] },
    answer: { hand: LARGEST_HAND, seats: [2, 8] },
  },
  // TL-21, TC-12
  tijdlijn: { choose: { hand: 4, seats: [1, 6] }, row: { hand: 6, seats: [2, 8] } },
  // TG-06, TG-16: ten, eight, six or four silhouettes, as far as the turn has come.
  tofugott: {
    keep: { seats: [2, 6] },
    answer: { seats: [2, 6] },
    guess: { seats: [2, 6] },
    explain: { seats: [2, 6] },
    explained: { seats: [2, 6] },
  },
}

// A fault is told in words; pictures of every step would take longer than all measuring.
test.use({ trace: 'off' })
// The longest file, and no test needs another one: all workers share in it.
test.describe.configure({ mode: 'parallel' })

let playground: Playground
let page: Page
test.beforeAll(async ({ browser }) => {
  playground = await servePlayground()
  page = await openUnpainted(browser)
  await page.goto(`${playground.origin}/?motion=off`)
  await page.waitForFunction(() => 'faultsOfTables' in window)
})
test.afterAll(async () => {
  await page.close()
  await playground.end()
})

/** Gives the window another size; whatever measures itself has done so when this is over. */
async function resizeTo({ width, height }: Pick<Size, 'width' | 'height'>): Promise<void> {
  await page.setViewportSize({ width, height })
  await page.evaluate(async () => {
    for (let frames = 0; frames < 4; frames += 1) await new Promise(requestAnimationFrame)
  })
}

/** The tables of a moment that are looked at in such a window, as the playground is asked for them. */
function tablesOf(game: GameId, show: string, size: Size): string[] {
  const {
    hand,
    seats: [fewest, most],
  } = MOMENTS[game][show] ?? { seats: [0, 0] }
  const table = (wish: Record<string, string>): string =>
    new URLSearchParams({ game, show, ...(hand ? { hand: String(hand) } : {}), ...wish }).toString()
  const usual = String(Math.min(most, USUAL_SEATS))
  // Hands of every size and both themes once for each game: its other moments have the same hand and the same colours.
  const isFirst = show === Object.keys(MOMENTS[game])[0] && MEASURED_SIZES.includes(size)
  const smaller = isFirst ? HANDS.filter((count) => count < (hand ?? 0)) : []
  return [
    ...smaller.map((count) => table({ seats: usual, hand: String(count), theme: 'light' })),
    table({ seats: usual, theme: 'light' }),
    ...(isFirst
      ? [table({ seats: usual, theme: 'dark' })]
      : inShort<string[]>([], [table({ seats: usual, theme: 'dark' })])),
    table({ seats: usual, theme: 'light', guide: '' }),
    table({ seats: String(fewest), theme: 'light' }),
    ...(most > USUAL_SEATS ? [table({ seats: String(most), theme: 'light' })] : []),
    table({ seats: String(most), theme: 'light', watch: '' }),
  ]
}

for (const game of GAME_IDS) {
  for (const show of Object.keys(MOMENTS[game])) {
    test(`${game} (${show}): question, hand and middle are in reach at every size`, async () => {
      const faults: string[] = []
      // Each game at every size once; its other moments lie on the same stage.
      const isFirst = show === Object.keys(MOMENTS[game])[0]
      for (const size of isFirst ? inShort(MEASURED_SIZES, SIZES) : TIGHTEST_SIZES) {
        const { name, width, height, text } = size
        await page.setViewportSize({ width, height })
        const wishes = tablesOf(game, show, size).map((wish) => `${wish}&text=${text}`)
        const found = await page.evaluate<string[], string[]>(
          (all) => Reflect.get(window, 'faultsOfTables')(all),
          wishes,
        )
        faults.push(...found.map((fault) => `${name}, ${fault}`))
      }
      expect(faults).toEqual([])
    })
  }
}

/** Tables like those of the first rounds: as many seats, and hands as they grow there. */
const COACHED: Readonly<Record<GameId, readonly Readonly<Record<string, string>>[]>> = {
  'time-bluff': [
    { show: 'start', seats: '3', hand: '8' },
    { show: 'doubt', seats: '3', hand: '8' },
  ],
  tafelrunde: [{ show: 'play', seats: '3' }],
  buchstabenbluff: [
    { show: 'turn', seats: '3' },
    { show: 'answer', seats: '3' },
  ],
  tijdlijn: [
    { show: 'choose', seats: '2' },
    { show: 'row', seats: '2' },
  ],
  tofugott: [
    { show: 'guess', seats: '3' },
    { show: 'explain', seats: '3' },
  ],
}

for (const game of GAME_IDS) {
  test(`${game}: the coach of a first round leaves question, hand and middle their room at every size`, async () => {
    const faults: string[] = []
    for (const { name, width, height, text } of TIGHTEST_SIZES) {
      await page.setViewportSize({ width, height })
      const wishes = COACHED[game].flatMap((table) =>
        ['asked', 'read'].map((coach) =>
          new URLSearchParams({ game, ...table, text, theme: 'light', coach }).toString(),
        ),
      )
      const found = await page.evaluate<string[], string[]>(
        (all) => Reflect.get(window, 'faultsOfTables')(all),
        wishes,
      )
      faults.push(...found.map((fault) => `${name}, ${fault}`))
    }
    expect(faults).toEqual([])
  })
}

/** What may lie on the cloth's upper edge, at each moment of a game. */
function slipWishes(
  game: GameId,
  slips: readonly string[],
  more: Record<string, string>,
): string[] {
  return Object.entries(MOMENTS[game]).flatMap(
    ([
      show,
      {
        hand,
        seats: [, most],
      },
    ]) =>
      slips.map((slip) =>
        new URLSearchParams({
          game,
          show,
          seats: String(Math.min(most, USUAL_SEATS)),
          ...(hand ? { hand: String(Math.min(hand, USUAL_HAND)) } : {}),
          theme: 'light',
          slip,
          ...more,
        }).toString(),
      ),
  )
}
/** In a first match advice lies where the tips do: looked at on the phone that has room for both. */
const FIRST_MATCH = { name: 'a phone, first match', width: 390, height: 844 } as const

for (const game of GAME_IDS) {
  test(`${game}: a refusal, advice and a vote lie on neither bar, plates nor middle, and leave question, hand and middle their room`, async () => {
    const faults: string[] = []
    const tables = [
      ...TIGHTEST_SIZES.map((size) => ({
        ...size,
        wishes: slipWishes(game, ['refusal', 'advice', 'vote'], { text: size.text }),
      })),
      { ...FIRST_MATCH, wishes: slipWishes(game, ['advice'], { text: 'normal', guide: '' }) },
    ]
    for (const { name, width, height, wishes } of tables) {
      await page.setViewportSize({ width, height })
      const found = await page.evaluate<string[], string[]>(
        (all) => Reflect.get(window, 'faultsOfTables')(all),
        wishes,
      )
      faults.push(...found.map((fault) => `${name}, ${fault}`))
    }
    expect(faults).toEqual([])
  })
}

/** Puts a word of sixty letters wherever an own question card of Tofugott may have one; what leaves its card, or covers another one. */
function faultsOfLongWords(): string[] {
  const word = 'Donaudampfschifffahrt'.repeat(3).slice(0, 60)
  for (const text of document.querySelectorAll('.look, .row .text, .choice .title, .scenario')) {
    text.textContent = word
  }
  const cards = [...document.querySelectorAll('.question-card, .choice')]
  const outside = cards.flatMap((card) => {
    const { left, right } = card.getBoundingClientRect()
    const isWider = card.matches(':not(.choice), .open') && card.scrollWidth > card.clientWidth
    const gone = [...card.querySelectorAll('.answer-slot, .title')].filter((part) => {
      const box = part.getBoundingClientRect()
      return part.checkVisibility() && (box.left < left || box.right > right)
    })
    return [
      ...(isWider ? [`.${card.className} is cut across`] : []),
      ...gone.map((part) => `.${part.className} leaves its card`),
    ]
  })
  const tops = cards.map((card) => card.getBoundingClientRect())
  const covered = tops.filter((one, at) => {
    const next = tops[at + 1]
    return next !== undefined && next.top > one.top && next.top < one.bottom
  })
  return [...outside, ...covered.map(() => 'a card covers another one')]
}

test('tafelrunde: very large letters take next to nothing of the rows in which the cards lie', async () => {
  for (const { width, height } of [
    { width: 1280, height: 800 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize({ width, height })
    const heights: number[] = []
    for (const text of ['normal', 'larger']) {
      const hash = `#${new URLSearchParams({ game: 'tafelrunde', show: 'play', seats: '3', text }).toString()}`
      await page.evaluate((to) => {
        location.hash = to
      }, hash)
      const row = page.locator(`[data-shows="${hash}"] .column .row`).first()
      heights.push((await row.boundingBox())?.height ?? 0)
    }
    const [normal = 0, larger = 0] = heights
    expect(larger / normal, `${String(width)} px`).toBeGreaterThan(0.85)
  }
})

test('tofugott: words of sixty letters stay on their cards', async () => {
  const faults: string[] = []
  for (const { name, width, height, text } of MEASURED_SIZES) {
    await page.setViewportSize({ width, height })
    for (const show of ['keep', 'answer', 'guess']) {
      const asked = { game: 'tofugott', show, seats: '2', theme: 'light', text }
      const hash = `#${new URLSearchParams(asked).toString()}`
      await page.evaluate((to) => {
        location.hash = to
      }, hash)
      await page.locator(`[data-shows="${hash}"] .tofugott`).waitFor()
      const found = await page.evaluate(faultsOfLongWords)
      faults.push(...found.map((fault) => `${name} (${show}): ${fault}`))
    }
  }
  expect(faults).toEqual([])
})

/** The title, the scene and the questions of every question card of the box, in every language. */
function cardsOfBox(): string[][] {
  const box = JSON.parse(readFileSync('resources/content/tofugott/box.json', 'utf8'))
  const read = tofugott.readContent(nameContent('tofugott/box', box))
  if (!read.ok) throw new Error(read.error)
  return read.value.cards.flatMap(({ text }) =>
    Object.values(text).map(({ title, scenario, questions }) => [title, scenario, ...questions]),
  )
}

/** The longest cards of the box, those in front that have most to say. */
function longestCards(count: number): string[][] {
  const lengthOf = (card: readonly string[]): number => card.join('').length
  return cardsOfBox()
    .sort((one, other) => lengthOf(other) - lengthOf(one))
    .slice(0, count)
}

/** The cards that need most room: those that are longest as a whole, and those with the longest title, scene or question. */
function fullestCards(): string[][] {
  const cards = cardsOfBox()
  const parts = [...Array(Math.max(...cards.map((card) => card.length))).keys()]
  const longestIn = (part: number): string[][] =>
    cards
      .toSorted((one, other) => (other[part]?.length ?? 0) - (one[part]?.length ?? 0))
      .slice(0, 12)
  const chosen = new Set(
    [...longestCards(80), ...parts.flatMap(longestIn)].map((card) => card.join('\n')),
  )
  return cards.filter((card) => chosen.has(card.join('\n')))
}

/** Puts one question card after the other where one lies open, each given from its title to its last question; those that are cut. */
async function faultsOfCards(cards: readonly (readonly string[])[]): Promise<string[]> {
  const open = document.querySelector<HTMLElement>('.question-card, .choice.open')
  const texts = ['.look', '.title:not(:has(*))', '.scenario', '.row .text', '.question'].flatMap(
    (place) => [...(open?.querySelectorAll(place) ?? [])].map((part) => part.lastChild),
  )
  // The title goes on with a sign.
  texts[0] = open?.querySelector('.look')?.firstChild ?? texts[0] ?? null
  const isCut = (): boolean =>
    [document.querySelector('.middle'), open].some(
      (box) => !box || box.scrollHeight - box.clientHeight > 6,
    )
  const faults: string[] = []
  for (const card of cards) {
    for (const [at, node] of texts.entries()) if (node) node.textContent = card[at] ?? ''
    // What measures itself does so anew once its room is another one for a moment.
    for (const width of isCut() ? ['calc(100% - 2px)', ''] : []) {
      if (open) open.style.width = width
      for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame)
    }
    if (isCut() || texts.length !== card.length) faults.push(`${card[0] ?? ''} is cut`)
  }
  return faults
}

/** Gives every guess and answer a reason of two sentences; what of the guesses is cut or lies under something else then. */
function faultsOfGuesses(): string[] {
  const reason = 'So jemand verschwindet in jeder Jackentasche. Den Platz daneben nehme ich sofort.'
  for (const said of document.querySelectorAll('.guesses .said q')) said.textContent = reason
  const list = document.querySelector('.places')
  if (!list) return ['no guesses']
  const { scrollHeight, clientHeight } = list
  const below = document.querySelector('.guesses')?.getBoundingClientRect().bottom ?? 0
  const cut = [...document.querySelectorAll('.guesses .guess, .guesses .who, .guesses .answer')]
    .filter((part) => part.checkVisibility())
    .filter((part) => part.getBoundingClientRect().bottom > below + 1)
  return [
    ...(scrollHeight > clientHeight + 1
      ? [`the guesses are cut: ${String(scrollHeight - clientHeight)}`]
      : []),
    ...cut.map((part) => `.${part.className} is cut`),
  ]
}

test('tofugott: with six seats no guess is cut, whatever was said, beside the log too', async () => {
  const faults: string[] = []
  // The log takes 20 rem beside the table.
  for (const width of [1280, 1280 - 320]) {
    await page.setViewportSize({ width, height: 800 })
    for (const show of ['said', 'others', 'best', 'worst', 'guessed']) {
      const asked = { game: 'tofugott', show, seats: '6', theme: 'light', motion: 'off' }
      const hash = `#${new URLSearchParams(asked).toString()}`
      await page.evaluate((to) => {
        location.hash = to
      }, hash)
      await page.locator(`[data-shows="${hash}"] .guesses`).waitFor()
      const found = await page.evaluate(faultsOfGuesses)
      faults.push(...found.map((fault) => `${String(width)} (${show}): ${fault}`))
    }
  }
  expect(faults).toEqual([])
})

test('tofugott: every question card of the box is whole at every size', async () => {
  const cards = inShort(fullestCards(), cardsOfBox())
  const faults: string[] = []
  for (const { name, width, height, text } of TIGHTEST_SIZES) {
    await page.setViewportSize({ width, height })
    for (const show of ['keep', 'answer', 'guess', 'explain']) {
      const hash = `#${new URLSearchParams({ game: 'tofugott', show, seats: '4', theme: 'light', text }).toString()}`
      await page.evaluate((to) => {
        location.hash = to
      }, hash)
      await page.locator(`[data-shows="${hash}"] .tofugott`).waitFor()
      const found = await page.evaluate(faultsOfCards, cards)
      faults.push(...found.map((fault) => `${name} (${show}): ${fault}`))
    }
  }
  expect(faults).toEqual([])
})

/** The question that is asked now, where it is not whole on its card; all three are asked of whoever answers. */
function faultsOfAskedQuestion(card: readonly string[]): string[] {
  const open = document.querySelector('.question-card')
  if (!open) return ['there is no card']
  const { bottom } = open.getBoundingClientRect()
  const cut = [...open.querySelectorAll('.row')]
    .filter((row) => row.checkVisibility())
    .filter((row) => row.getBoundingClientRect().bottom > bottom)
  const isAsked = open.querySelector('.lit .text')?.checkVisibility() === true
  const isWhole = [...open.querySelectorAll('.row')].every((row) => row.checkVisibility())
  const isTold = isWhole || open.querySelector('.more')?.checkVisibility() === true
  return [
    ...cut.map(() => `${card[0] ?? ''}: a question is cut`),
    ...(isAsked ? [] : [`${card[0] ?? ''}: nothing is asked`]),
    ...(isTold ? [] : [`${card[0] ?? ''}: no eye says that there is more`]),
  ]
}

test('TG-26 tofugott: the question that is asked now is never cut, though what the last one brought stands below it', async () => {
  const faults: string[] = []
  for (const { name, width, height, text } of MEASURED_SIZES) {
    for (const [show, seats] of [
      ['third', '3'],
      ['second', '4'],
      ['third', '6'],
    ] as const) {
      const hash = `#${new URLSearchParams({ game: 'tofugott', show, seats, theme: 'light', text }).toString()}`
      await page.evaluate((to) => {
        location.hash = to
      }, hash)
      await page.locator(`[data-shows="${hash}"] .question-card`).waitFor()
      for (const card of longestCards(4)) {
        // Whatever measures itself does so anew in another room; without a frame between them two rooms are none.
        await resizeTo({ width, height: height - 40 })
        await page.evaluate(
          (texts) => {
            for (const place of ['.look', '.scenario', '.row .text'])
              for (const part of document.querySelectorAll(`.question-card ${place}`)) {
                const node = place === '.look' ? part.firstChild : part.lastChild
                if (node) node.textContent = texts.shift() ?? ''
              }
          },
          [...card],
        )
        await resizeTo({ width, height })
        const found = await page.evaluate(faultsOfAskedQuestion, card)
        faults.push(...found.map((fault) => `${name} (${show}, ${seats}): ${fault}`))
      }
    }
  }
  expect(faults).toEqual([])
})

/** Where the question card, its places and each silhouette of the hand lie, in steps of two pixels, and how large the type is. */
function placesOfTurn(): string[] {
  const placeOf = (part: Element): string => {
    const { left, top, right, bottom } = part.getBoundingClientRect()
    return [left, top, right, bottom].map((at) => Math.round(at / 2)).join(' ')
  }
  const fixed = ['.middle', '.question-card', '.question-card .answer-slot', '.guess'].map(
    (selector) => {
      const part = document.querySelector(selector)
      return part ? `${selector}: ${placeOf(part)} ${getComputedStyle(part).fontSize}` : selector
    },
  )
  const hand = [...document.querySelectorAll<HTMLElement>('[data-hand-card]')].map(
    (card) => `${card.dataset['key'] ?? ''}: ${placeOf(card)}`,
  )
  return [...fixed, ...hand]
}

test('tofugott: card, guesses and hand keep their place and their type from one step of a turn to the next', async () => {
  const steps = ['guess', 'chosen', 'guessed', 'others', 'explain']
  const seen: Record<string, string[]> = {}
  for (const [name, width, height, shown] of [
    ['a window', 1280, 800, steps],
    ['a window beside the log', 960, 800, steps],
    ['a phone', 390, 844, steps],
  ] as const) {
    await page.setViewportSize({ width, height })
    for (const step of shown) {
      const show = step === 'chosen' ? 'guess' : step
      const asked = { game: 'tofugott', show, seats: '4', theme: 'light', text: 'normal' }
      const hash = `#${new URLSearchParams(asked).toString()}`
      await page.evaluate((to) => {
        location.hash = to
      }, hash)
      await page.locator(`[data-shows="${hash}"] .question-card`).waitFor()
      if (step === 'chosen') await page.locator('.silhouette-hand button').first().click()
      // A card under the mouse comes up a little.
      await page.mouse.move(0, 0)
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)))
      seen[name] = [...new Set([...(seen[name] ?? []), ...(await page.evaluate(placesOfTurn))])]
    }
  }
  for (const [name, places] of Object.entries(seen)) {
    const twice = places.filter((place) => {
      const [part = ''] = place.split(': ')
      return places.filter((other) => other.startsWith(`${part}: `)).length > 1
    })
    expect(twice, name).toEqual([])
  }
})

/** Shows a table of Buchstabenbluff, with words of the box in the hand of whoever looks. */
async function showLetters(show: string, seats: number, text: string): Promise<void> {
  const asked = { game: 'buchstabenbluff', show, seats: String(seats), text, theme: 'light' }
  const hash = `#${new URLSearchParams(asked).toString()}`
  await page.evaluate((to) => {
    location.hash = to
  }, hash)
  await page.locator(`[data-shows="${hash}"] .ask-sheet`).waitFor()
}

/** What everybody may know of the others, and is not to be seen of them; whatever of it lies on somebody else. */
function faultsOfPlates(): string[] {
  const plates = [...document.querySelectorAll('.plate')]
  return plates.flatMap((plate, number) => {
    const box = plate.getBoundingClientRect()
    return ['.score', '.marks > *'].flatMap((selector) => {
      const found = [...plate.querySelectorAll(selector)].filter((one) => one.checkVisibility())
      const missing = found.length === 0 ? [`${selector} of ${String(number)} is missing`] : []
      const hidden = found.flatMap((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect()
        // The button over a computer's plate, which asks it why, is clear.
        const middle = document
          .elementsFromPoint((left + right) / 2, (top + bottom) / 2)
          .find((found) => !found.matches('.why'))
        const isWithin = left >= box.left - 1 && right <= box.right + 1 && right > left
        const isAbove = innerWidth >= 1088 && selector !== '.score'
        const isOnPlate = isWithin && (isAbove || bottom <= box.bottom + 1)
        return isOnPlate && one.contains(middle ?? null)
          ? []
          : [`${selector} of ${String(number)} is cut`]
      })
      return [...missing, ...hidden]
    })
  })
}

/** Words of names that are broken or cut; a name may go on in another line between its words. */
function brokenNames(): string[] {
  return [...document.querySelectorAll('.plate .name')].flatMap((name) => {
    const text = name.firstChild
    if (!text) return ['a name is missing']
    const words = [...(text.textContent ?? '').matchAll(/[^\s-]+/gu)]
    const isBroken = words.some(({ index, 0: word }) => {
      const range = document.createRange()
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      return range.getClientRects().length !== 1
    })
    const whole = document.createRange()
    whole.selectNodeContents(text)
    const below = whole.getBoundingClientRect().bottom - name.getBoundingClientRect().bottom
    // A line's letters stand a little out of it; a line that is cut stands out whole.
    const isCut = below > parseFloat(getComputedStyle(name).fontSize) / 2
    return isBroken || isCut ? [`${name.textContent} does not stand whole`] : []
  })
}

/** What a finger cannot hit, and whether all twelve letters of the field can be read. */
function faultsOfWord(): string[] {
  const least = 43.5
  const places = [...document.querySelectorAll('.slot')].flatMap((slot, at) => {
    const { width, height } = slot.getBoundingClientRect()
    // Ten letters lie in one row on a phone: they are narrower there, and all the higher.
    const isLarge = Math.min(width, height) >= 30 && width * height >= least ** 2
    return isLarge ? [] : [`place ${String(at)} is ${String(width)} x ${String(height)}`]
  })
  const field = document.querySelector('.word-input')
  const isRead = field !== null && field.scrollWidth <= field.clientWidth
  return [...places, ...(isRead ? [] : ['the word is cut'])]
}

/** Where the large parts of the table lie. */
function placesOfParts(): string {
  const parts = ['.cloth', '.middle', '.ask-sheet', '.letter-hand', '.plate', '.draw', '.discards']
  return JSON.stringify(
    parts.map((part) => {
      const { left, top, width, height } =
        document.querySelector(part)?.getBoundingClientRect() ?? new DOMRect()
      return [part, ...[left, top, width, height].map(Math.round)]
    }),
  )
}

/** The same once a word was typed; one that has a sign other than letters is laid, too, and refused. */
async function placesWith(word: string): Promise<string> {
  const field = page.locator('.word-input')
  await field.fill(word)
  await page
    .locator('.slot')
    .nth(word.replace('-', '').length - 1)
    .waitFor({ state: 'attached' })
  if (word.includes('-')) {
    await field.press('Enter')
    await page.locator('.ask-turn.refusing').waitFor()
  }
  return page.evaluate(placesOfParts)
}

test('buchstabenbluff: a finger hits every place of a word, nothing moves while it grows or is refused, and turns and missing answers are told at every size', async () => {
  const faults: string[] = []
  for (const { name, width, height, text } of MEASURED_SIZES) {
    await page.setViewportSize({ width, height })
    for (const seats of [2, 4, 8]) {
      const where = `${name}, ${String(seats)} seats: `
      await showLetters('turn', seats, text)
      await page.locator('.word-input').fill('NE')
      const before = await page.evaluate(placesOfParts)
      for (const word of ['STRASSENUH', '?A', 'H-A']) {
        const moved = [await placesWith(word)].filter((after) => after !== before)
        faults.push(...moved.map((after) => `${where}${word} moves: ${before} ${after}`))
      }
      const found = await page.evaluate(faultsOfPlates)
      await page.locator('.word-input').fill('STRASSENBAHN')
      found.push(...(await page.evaluate(faultsOfWord)))
      await page.locator('.word-input').fill('')
      await showLetters('answer', seats, text)
      const told = await page.locator('.verdict').evaluate((line) => {
        const { left, right, top, bottom } = line.getBoundingClientRect()
        const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
        return line.textContent.trim() !== '' && line.contains(seen)
      })
      if (!told) found.push('nobody says how many answers are missing')
      found.push(...(await page.evaluate(faultsOfPlates)))
      faults.push(...found.map((fault) => where + fault))
    }
  }
  expect(faults).toEqual([])
})

/** Where the heaps and the word lie, in pixels. */
function placesOfMiddle(): number[] {
  const parts = ['.draw .card-stack', '.discards .card-stack', '.saying']
  return parts.flatMap((part) => {
    const { top, height } = document.querySelector(part)?.getBoundingClientRect() ?? new DOMRect()
    return [top, height]
  })
}

test('buchstabenbluff: heaps and word keep their size and place whoever plays, answers or is given a tip', async () => {
  const faults: string[] = []
  for (const [width, height] of [
    [1280, 800],
    [976, 800],
    [1366, 657],
    [1046, 657],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height })
    let before: number[] | undefined
    // Where a window is low and has no room in its head, a tip lies on the cloth and moves what is below it; on a phone tips have room of their own only while they may come.
    const told = (height < 700 && width < 1200) || width === 390 ? [] : ['believed&guide=']
    for (const show of ['believed', 'bluffed', 'answer', 'mine', 'wait', ...told]) {
      const hash = `#game=buchstabenbluff&show=${show}&seats=3&hand=5&theme=light`
      await page.evaluate((to) => {
        location.hash = to
      }, hash)
      await page.locator(`[data-shows="${hash}"] .said`).waitFor()
      // Letters that are still being loaded are narrower.
      await page.evaluate(() => document.fonts.ready)
      await page.waitForTimeout(200)
      const places = await page.evaluate(placesOfMiddle)
      const isMoved = places.some((place, at) => Math.abs(place - (before?.[at] ?? place)) > 3)
      if (isMoved) faults.push(`${String(width)} px, ${show}: ${String(places)}, ${String(before)}`)
      before ??= places
    }
  }
  expect(faults).toEqual([])
})

test('buchstabenbluff: on a phone a tip has its room before it comes and after it has gone, until no more can come', async () => {
  await page.setViewportSize({ width: 390, height: 844 })
  const places = async (wish: string): Promise<number[]> => {
    const hash = `#game=buchstabenbluff&show=first&seats=3&hand=5&${wish}`
    await page.evaluate((to) => {
      location.hash = to
    }, hash)
    await page.locator(`[data-shows="${hash}"] .board`).waitFor()
    await page.evaluate(() => document.fonts.ready)
    return page.evaluate(placesOfMiddle)
  }
  const [untold = 0] = await places('theme=light')
  const [told = 0] = await places('guide=')
  await page.locator('.guide .signed').click()
  await page.locator('.guide').waitFor({ state: 'detached' })
  const [after = 0] = await page.evaluate(placesOfMiddle)
  expect(Math.abs(after - told)).toBeLessThanOrEqual(3)
  expect(told - untold).toBeGreaterThan(30)
})

test('buchstabenbluff: on a phone few cards of a hand are larger than many, and what stands above them keeps its place', async () => {
  for (const size of [
    { width: 390, height: 844 },
    { width: 360, height: 640 },
  ]) {
    const widths: number[] = []
    const places = new Set<number>()
    for (const hand of [5, 7, 10]) {
      const hash = `#game=buchstabenbluff&show=turn&seats=4&theme=light&hand=${String(hand)}`
      await page.evaluate((to) => {
        location.hash = to
      }, hash)
      await page.locator(`[data-shows="${hash}"] .letter-hand`).waitFor()
      await resizeTo(size)
      const { width, top } = await page.evaluate(() => {
        const box = document.querySelector('.letter-hand')?.getBoundingClientRect()
        const card = document.querySelector<HTMLElement>('.letter-hand [data-hand-card]')
        return { width: card?.offsetWidth ?? 0, top: box?.top ?? 0 }
      })
      widths.push(width)
      places.add(Math.round(top))
    }
    const [five = 0, seven = 0, ten = 0] = widths
    expect(five).toBeGreaterThan(60)
    expect(five).toBeGreaterThan(seven)
    expect(seven).toBeGreaterThan(ten)
    expect(places.size).toBe(1)
  }
})

/** Whether the first of the parts lies on any of the others. */
function liesOn([part, ...others]: readonly string[]): boolean {
  const box = document.querySelector(part ?? '')?.getBoundingClientRect() ?? new DOMRect()
  return others.some((other) =>
    [...document.querySelectorAll(other)].some((one) => {
      const { left, right, top, bottom } = one.getBoundingClientRect()
      const across = Math.min(right, box.right) - Math.max(left, box.left)
      return across > 1 && Math.min(bottom, box.bottom) - Math.max(top, box.top) > 1
    }),
  )
}

/** Parts of the middle that one reads. */
const READ_PARTS = ['.who', '.announced', '.word-row', '.verdict', '.heap']

/** What is wrong with tip and bulb of a table of Buchstabenbluff. */
async function faultsOfHelp(wish: string): Promise<string[]> {
  const hash = `#game=buchstabenbluff&seats=3&guide=&${wish}`
  await page.evaluate((to) => {
    location.hash = to
  }, hash)
  await page.locator(`[data-shows="${hash}"] .said`).waitFor()
  const bulb = await page.evaluate(liesOn, ['.advice', ...READ_PARTS, '.field', '.slots'])
  const faults = bulb ? ['the bulb lies on something'] : []
  const words = page.locator('.guide .words')
  if ((await words.count()) === 0) return faults
  const isCut = await words.evaluate(
    (one) =>
      one.scrollHeight > one.clientHeight + 1 ||
      one.querySelector('.sentence.visually-hidden') !== null,
  )
  await page.locator('.guide [aria-expanded]').click()
  const covers = await page.evaluate(liesOn, ['.guide .slip', ...READ_PARTS])
  return [
    ...faults,
    ...(isCut ? ['the tip is cut'] : []),
    ...(covers ? ['the tip lies on something'] : []),
  ]
}

for (const [width, height] of [
  [1280, 800],
  [390, 844],
] as const) {
  test(`buchstabenbluff: a tip is whole at once and lies on nothing when it is opened, nor does the bulb, on ${String(width)} px`, async () => {
    await page.setViewportSize({ width, height })
    const wishes = ['nl', 'en', 'de'].flatMap((language) =>
      ['answer', 'turn', 'bluffed', 'mine'].map((show) => `show=${show}&language=${language}`),
    )
    const faults: string[] = []
    for (const wish of wishes) {
      const found = await faultsOfHelp(wish)
      faults.push(...found.map((fault) => `${wish}: ${fault}`))
    }
    expect(faults).toEqual([])
  })
}

/** What can be pressed under the bulb while the question is as short as it gets; what is wrong where there is no bulb. */
function underBulb(): string[] {
  const sentence = document.querySelector('.ask-sheet .sentence')
  if (sentence) sentence.textContent = 'Uli?'
  const bulb = document.querySelector('.ask-sheet .advice')?.getBoundingClientRect()
  if (!bulb) return ['there is no bulb']
  if (!document.querySelector('.ask-sheet .advice .app-icon')?.checkVisibility())
    return ['the bulb is not drawn']
  return [...document.querySelectorAll('.game-stage :is(button, input, .slots)')].flatMap((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect()
    const across = Math.min(right, bulb.right) - Math.max(left, bulb.left)
    const down = Math.min(bottom, bulb.bottom) - Math.max(top, bulb.top)
    return !one.matches('.advice') && across > 1 && down > 1
      ? [one.textContent.trim() || one.tagName]
      : []
  })
}

/** What of a question lies on its words or leaves its sheet. */
function faultsOfSheet(): string[] {
  const sheet = document.querySelector('.ask-sheet')?.getBoundingClientRect()
  const sentence = document.querySelector('.ask-sheet .sentence')
  if (!sheet || !sentence) return ['nothing is asked']
  const words = document.createRange()
  words.selectNodeContents(sentence)
  const said = words.getBoundingClientRect()
  const card = document.querySelector('.ask-sheet .vortex')
  const { position } = card ? getComputedStyle(card) : { position: 'absolute' }
  const isOnWords =
    position !== 'absolute' && (card?.getBoundingClientRect().top ?? 0) < said.bottom - 2
  const isOut = [...document.querySelectorAll('.ask-sheet button')].some(
    (answer) => answer.getBoundingClientRect().bottom > sheet.bottom + 1,
  )
  return [
    ...(isOnWords ? ['the card lies on the words'] : []),
    ...(isOut || said.top < sheet.top - 1 ? ['the question leaves its sheet'] : []),
  ]
}

test('TB-50 TB-70 what a claim and a vortex ask is whole on low windows, and no card lies on its words', async () => {
  const faults: string[] = []
  for (const [show, text] of [
    ['direct', 'normal'],
    ['direct', 'larger'],
    ['doubt', 'normal'],
    ['doubt', 'larger'],
  ] as const) {
    const wish = { game: 'time-bluff', show, seats: '4', language: 'en', text }
    const hash = `#${new URLSearchParams(wish).toString()}`
    await page.evaluate((to) => (location.hash = to), hash)
    await page.locator(`[data-shows="${hash}"] .ask-sheet`).waitFor({ timeout: 5000 })
    for (const [width, height] of [
      [640, 400],
      [667, 375],
      [844, 390],
    ] as const) {
      await resizeTo({ width, height })
      const found = await page.evaluate(faultsOfSheet)
      faults.push(...found.map((fault) => `${show}, ${text}, ${String(width)} px: ${fault}`))
    }
  }
  expect(faults).toEqual([])
})

/** Whether the word that what is chosen is a bluff lies on its pile in sight, over nothing else that is read. */
function isBluffRead(): boolean {
  const mark = document.querySelector('.time-pile .mark.bluff')
  if (!mark) return false
  const { left, right, top, bottom } = mark.getBoundingClientRect()
  const cloth = document.querySelector('.cloth')?.getBoundingClientRect()
  const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
  return top >= (cloth?.top ?? 0) - 2 && mark.closest('.heap')?.contains(seen) === true
}

test('TB-91 that what is chosen would be a bluff is read in every window', async () => {
  const unread: string[] = []
  for (const text of ['normal', 'larger'] as const) {
    const wish = { game: 'time-bluff', show: 'lay', seats: '4', hand: '6', language: 'de', text }
    const hash = `#${new URLSearchParams(wish).toString()}`
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.evaluate((to) => (location.hash = to), hash)
    const table = page.locator(`[data-shows="${hash}"]`)
    await table.locator('.ask-sheet').waitFor({ timeout: 5000 })
    const hand = table.locator('.time-hand button[data-key]')
    for (const card of [1, 1]) await hand.nth(card).click({ position: { x: 6, y: 30 } })
    await table.locator('.time-pile .heap').first().click()
    await expect(table.locator('.mark.bluff')).toHaveCount(1)
    for (const size of SIZES.filter((one) => one.text === text)) {
      await resizeTo(size)
      if (!(await page.evaluate(isBluffRead))) unread.push(size.name)
    }
  }
  expect(unread).toEqual([])
})

test('the bulb for advice lies on no button and no field of a phone, however short the question', async () => {
  // Whoever plays alone has no clock, and a bulb where it would stand.
  const asked = {
    'time-bluff': { shows: ['pair', 'doubt'], options: { doubtSeconds: 'none' } },
    buchstabenbluff: { shows: ['turn', 'answer'], options: { answerSeconds: 'none' } },
    tafelrunde: { shows: ['play'], options: {} },
    tijdlijn: { shows: ['choose', 'row'], options: {} },
    tofugott: { shows: ['guess', 'answer'], options: {} },
  }
  const faults: string[] = []
  for (const [game, { shows, options }] of Object.entries(asked)) {
    for (const show of shows) {
      const wish = { game, show, seats: '3', language: 'de', options: JSON.stringify(options) }
      const hash = `#${new URLSearchParams(wish).toString()}`
      await page.evaluate((to) => (location.hash = to), hash)
      await page.locator(`[data-shows="${hash}"] .ask-sheet`).waitFor({ timeout: 5000 })
      for (const [width, height] of [
        [360, 640],
        [844, 390],
      ] as const) {
        await resizeTo({ width, height })
        const found = await page.evaluate(underBulb)
        faults.push(...found.map((fault) => `${game}, ${show}, ${String(width)} px: ${fault}`))
      }
    }
  }
  expect(faults).toEqual([])
})

test('buchstabenbluff: what is said of somebody on the edge of his plate leaves his portrait free', async () => {
  const faults: string[] = []
  for (const [width, height] of [
    [1280, 800],
    [1366, 657],
  ] as const) {
    await page.setViewportSize({ width, height })
    for (const language of ['de', 'en', 'nl']) {
      const hash = `#game=buchstabenbluff&show=believed&seats=4&language=${language}`
      await page.evaluate((to) => {
        location.hash = to
      }, hash)
      await page.locator(`[data-shows="${hash}"] .said`).waitFor()
      const covered = await page.evaluate(() =>
        [...document.querySelectorAll('.plate')].flatMap((plate) => {
          const face = plate.querySelector('.face')?.getBoundingClientRect() ?? new DOMRect()
          const marks = [...plate.querySelectorAll('.mark')]
          return marks
            .filter((mark) => {
              const { left, right, top, bottom } = mark.getBoundingClientRect()
              const across = Math.min(right, face.right) - Math.max(left, face.left)
              return across > 1 && Math.min(bottom, face.bottom) - Math.max(top, face.top) > 1
            })
            .map((mark) => mark.textContent)
        }),
      )
      faults.push(...covered.map((mark) => `${String(width)} px, ${language}: ${mark}`))
    }
  }
  expect(faults).toEqual([])
})

/** Whether the last letter and the first empty place of a word can be seen whole, and which letters cannot. */
function lettersOutOfSight(): { readonly followed: boolean; readonly hidden: number } {
  const room = document.querySelector('.slots')?.getBoundingClientRect()
  const slots = [...document.querySelectorAll('.slot')]
  const isSeen = (slot: Element): boolean => {
    const { left, right, top, bottom } = slot.getBoundingClientRect()
    if (!room || left < room.left - 2 || right > room.right + 2) return false
    const middle = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    return bottom <= innerHeight && slot.contains(middle)
  }
  const next = slots.find((slot) => slot.querySelector('.hole')) ?? slots.at(-1)
  return {
    followed: next !== undefined && isSeen(next),
    hidden: slots.filter((slot) => !isSeen(slot)).length,
  }
}

/** What is said of the word and lies upon the frame of its field, or on its letters. */
function captionsOnFrame(): string[] {
  const field = document.querySelector<HTMLInputElement>('.word-input')
  if (!field) return ['there is no field']
  const { left, top, right, bottom } = field.getBoundingClientRect()
  const { borderBlockEndWidth, paddingBlockEnd } = getComputedStyle(field)
  const letters = bottom - parseFloat(borderBlockEndWidth) - parseFloat(paddingBlockEnd)
  return [...document.querySelectorAll('.in-language, .worth')].flatMap((caption) => {
    const words = document.createRange()
    words.selectNodeContents(caption)
    const box = words.getBoundingClientRect()
    const isWithin = box.left > left && box.right < right && box.top > top && box.bottom < bottom
    return isWithin && box.top >= letters - 3 ? [] : [`${caption.textContent} has no place`]
  })
}

/** Who cannot be told at the table by name. */
function namesUnread(): string[] {
  const own = document.querySelector('.own-bar .name')
  const isMissing = !own?.checkVisibility() || own.clientWidth < 20
  const cut = [...document.querySelectorAll('.plate .name')].filter(
    (name) => name.textContent.length < 7 && name.clientWidth < name.textContent.length * 5,
  )
  return [...(isMissing ? ['the own name is missing'] : []), ...cut.map((name) => name.textContent)]
}

test('buchstabenbluff: on small phones with very large letters everybody is told by name, and no plate is cut', async () => {
  const faults: string[] = []
  for (const [width, height] of [
    [360, 640],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height })
    await showLetters('turn', 4, 'larger')
    const cut = await page
      .locator('.others')
      .evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)
    const found = await page.evaluate(namesUnread)
    faults.push(
      ...[...found, ...(cut > 1 ? ['a plate is cut'] : [])].map(
        (one) => `${String(width)} px: ${one}`,
      ),
    )
  }
  expect(faults).toEqual([])
})

test('buchstabenbluff: what is said before the first word stays on the cloth in very large letters', async () => {
  for (const [width, height] of [
    [360, 640],
    [740, 360],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height })
    await showLetters('start', 4, 'larger')
    const said = await page.locator('.nothing').boundingBox()
    const cloth = await page.locator('.middle').boundingBox()
    expect((said?.y ?? 0) + (said?.height ?? 0), `${String(width)} px`).toBeLessThanOrEqual(
      (cloth?.y ?? 0) + (cloth?.height ?? 0) + 1,
    )
    expect(said?.y ?? 0, `${String(width)} px`).toBeGreaterThanOrEqual((cloth?.y ?? 0) - 1)
  }
})

test('buchstabenbluff: letters of a word stay in sight on small windows; where only some can, what is to be done next does', async () => {
  const faults: string[] = []
  for (const { width, height, all } of [
    { width: 390, height: 500, all: 10 },
    { width: 640, height: 400, all: 10 },
    { width: 390, height: 844, all: 10 },
    { width: 360, height: 640, all: 10 },
  ]) {
    await page.setViewportSize({ width, height })
    await showLetters('many', 4, 'normal')
    // In the hand: B E G L N Q R U and a question mark.
    for (const word of ['belgqrnu', 'belgqrnuxz']) {
      await page.locator('.word-input').fill(word)
      await page
        .locator('.slot')
        .nth(word.length - 1)
        .waitFor({ state: 'attached' })
      const { followed, hidden } = await page.evaluate(lettersOutOfSight)
      const where = `${String(width)} x ${String(height)}, ${word}`
      if (!followed) faults.push(`${where}: what is next is out of sight`)
      faults.push(...(await page.evaluate(captionsOnFrame)).map((one) => `${where}: ${one}`))
      if (word.length <= all && hidden > 0)
        faults.push(`${where}: ${String(hidden)} are out of sight`)
    }
    await page.locator('.word-input').fill('')
  }
  expect(faults).toEqual([])
})

/** Whether the sentence of the question is whole, and nothing of a heap lies over what is written in the middle. */
function cutOnTheLowest(): string[] {
  const box = (selector: string): DOMRect =>
    document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect()
  const faults: string[] = []
  if (box('.ask-sheet .sentence').top < box('.cloth').top) faults.push('the sentence is cut')
  if (box('.ask-sheet').bottom > box('.cloth').bottom) faults.push('the sheet leaves the cloth')
  if (box('.word-row').right > box('.discards').left) faults.push('the discards lie over the word')
  return faults
}

test('buchstabenbluff: on the lowest window the sentence is whole and no heap lies over the word', async () => {
  await page.setViewportSize({ width: 568, height: 320 })
  for (const word of ['', 'belgqrnu']) {
    await showLetters('believed', 4, 'normal')
    await page.locator('.word-input').fill(word)
    await page
      .locator(word ? '.slot' : '.nothing')
      .first()
      .waitFor({ state: 'attached' })
    expect(await page.evaluate(cutOnTheLowest), word).toEqual([])
  }
  await page.locator('.word-input').fill('')
})

test('the names of five and of eight players stand whole on their plates, beside an open log too', async () => {
  const faults: string[] = []
  // 976 px is what the log leaves of a window of 1280.
  for (const [width, height, seats] of [
    [976, 800, 8],
    [768, 1024, 8],
    [1280, 800, 8],
    [1280, 800, 5],
    [1920, 1080, 5],
  ] as const) {
    await page.setViewportSize({ width, height })
    await showLetters('answer', seats, 'normal')
    const found = await page.evaluate(brokenNames)
    faults.push(...found.map((fault) => `${String(width)} px, ${String(seats)} seats: ${fault}`))
  }
  expect(faults).toEqual([])
})

/** What is read on plates in letters below 12 px, and names that cannot be read whole otherwise. */
function smallNames(): string[] {
  const parts = [...document.querySelectorAll<HTMLElement>('.plate :is(.name, .score, .status)')]
  return parts
    .filter((part) => {
      const isSeen = [part, part.parentElement].every(
        (one) => one === null || getComputedStyle(one).clipPath === 'none',
      )
      return isSeen && part.checkVisibility()
    })
    .flatMap((part) => {
      const size = parseFloat(getComputedStyle(part).fontSize)
      const named = part.matches('.name') && part.title !== part.textContent
      return [
        ...(size < 12 ? [`${part.textContent} has ${String(size)} px`] : []),
        ...(named ? [`${part.textContent} is not named whole`] : []),
      ]
    })
}

test('nothing on a plate is smaller than 12 px, however many sit there', async () => {
  const faults: string[] = []
  for (const { name, width, height, text } of MEASURED_SIZES) {
    await page.setViewportSize({ width, height })
    for (const seats of [4, 5, 7, 8]) {
      await showLetters('answer', seats, text)
      const found = await page.evaluate(smallNames)
      faults.push(...found.map((fault) => `${name}, ${String(seats)} seats: ${fault}`))
    }
  }
  expect(faults).toEqual([])
})

/** What words of a table are set below 12 px; figures are larger than letters of their size, and in pictures, and where it is only heard, nothing is read. */
function smallLetters(): string[] {
  const texts = document.createTreeWalker(document.querySelector('.game-stage') ?? document.body, 4)
  const found = new Set<string>()
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const box = text.parentElement
    if (!box || box.closest('svg, .numeral') || (text.textContent ?? '').trim() === '') continue
    if (!box.checkVisibility({ visibilityProperty: true })) continue
    let isCut = false
    for (let around: Element | null = box; around; around = around.parentElement)
      isCut ||= getComputedStyle(around).clipPath !== 'none'
    const size = parseFloat(getComputedStyle(box).fontSize)
    if (!isCut && size < 11.95) found.add(`${box.className} ${String(size)} px: ${box.innerText}`)
  }
  return [...found]
}

test('no word at a table of Tijdlijn is set below 12 px', async () => {
  test.setTimeout(240_000)
  const faults = new Set<string>()
  for (const show of ['choose', 'stuck', 'over', 'row', 'rowOver']) {
    await showTable(page, `game=tijdlijn&show=${show}&seats=4&language=de`)
    await page.locator('.game-stage .event-card').first().waitFor()
    for (const { name, width, height, text } of TIGHTEST_SIZES) {
      if (text !== 'normal') continue
      await resizeTo({ width, height })
      for (const fault of await page.evaluate(smallLetters))
        faults.add(`${show}, ${name}: ${fault}`)
    }
  }
  expect([...faults]).toEqual([])
})

/** Cards of the line without their words, or small, and eras that are too small to be read; many lie there by their pictures. */
function faultsOfLine(): string[] {
  const places = document.querySelectorAll('.line-strip .place').length
  const isMany = places > 8 && document.querySelector('.line-strip.pictured') !== null
  return [...document.querySelectorAll<HTMLElement>('.line-strip .event-card.dated')].flatMap(
    (card) => {
      const [text, era] = ['.text', '.era'].map((part) => card.querySelector<HTMLElement>(part))
      const name = text?.textContent ?? ''
      const width = Math.round(card.getBoundingClientRect().width)
      const letters = era ? parseFloat(getComputedStyle(era).fontSize) : 12
      return [
        ...(isMany || text?.checkVisibility() ? [] : [`${name}: no words`]),
        ...(!isMany && width < 120 ? [`${name}: ${String(width)} px wide`] : []),
        ...(letters < 11.95 ? [`${name}: its era has ${String(letters)} px`] : []),
      ]
    },
  )
}

/** How high the middle is, and each card of the line, while nothing is chosen and while each card of the hand is. */
async function heightsByChoice(): Promise<readonly string[]> {
  const measure = (): Promise<string> =>
    page.evaluate(() =>
      [...document.querySelectorAll('.middle, .line-strip .event-card')]
        .map((one) => one.getBoundingClientRect().height.toFixed(0))
        .join(),
    )
  const heights = [await measure()]
  for (const key of ['1', '2', '3', '4']) {
    await page.keyboard.press(key)
    await page.locator('.ask-sheet .chosen').waitFor()
    heights.push(await measure())
    await page.keyboard.press('Escape')
    await page.locator('.ask-sheet .chosen').waitFor({ state: 'detached' })
  }
  return heights
}

test('tijdlijn: on a laptop the cards of the line keep words and width, also above stuck cards of others, and their size beside a log whatever is chosen', async () => {
  const faults: string[] = []
  for (const width of [1366, 1046]) {
    await page.setViewportSize({ width, height: 657 })
    for (const show of ['start', 'stuck', 'goOn']) {
      const hash = `#game=tijdlijn&show=${show}&seats=4&language=de`
      await page.evaluate((to) => {
        location.hash = to
      }, hash)
      await page.locator(`[data-shows="${hash}"] .line-strip .dated`).first().waitFor()
      const found = await page.evaluate(faultsOfLine)
      faults.push(...found.map((fault) => `${String(width)} px, ${show}: ${fault}`))
    }
  }
  expect(faults).toEqual([])
  for (const width of [960, 760]) {
    await page.setViewportSize({ width, height: 800 })
    const asked = 'game=tijdlijn&show=early&seats=3&seed=c&language=de&guide&motion=off'
    await showTable(page, asked)
    await page.locator('.line-strip .dated').first().waitFor()
    expect(new Set(await heightsByChoice()).size, String(width)).toBe(1)
  }
})

/** What of the end of a match does not lie in the window at once, and whether the page has to be moved sideways for it. */
function faultsOfEnd(): string[] {
  const room = document.querySelector('main.board')?.getBoundingClientRect()
  if (!room) return ['there is no end']
  const podium = document.querySelector('.podium') ? ['.podium', '.evening'] : []
  const buttons = ['.next .app-button', '.acts .app-button:last-of-type']
  const wanted = ['.winners', ...podium, '.remarks', ...buttons]
  const remarks = [...document.querySelectorAll('.remarks > li')]
  // A phone tells less of it.
  const isTold = innerWidth < 1366 || remarks.every((remark) => remark.clientHeight > 0)
  const untold = isTold ? [] : ['not everything that was remarkable is told']
  const out = wanted.flatMap((selector) => {
    const found = document.querySelector(selector)?.getBoundingClientRect()
    if (!found || found.height === 0) return [`${selector} is missing`]
    const isInside =
      found.top >= room.top - 1 &&
      found.bottom <= room.bottom + 1 &&
      found.left >= room.left - 1 &&
      found.right <= room.right + 1
    return isInside ? [] : [`${selector} is out of sight`]
  })
  return [...untold, ...out]
}

/** What has to be looked at together at the end: a long list, a short one, and one score for all. */
const ENDS = [
  { game: 'time-bluff', end: 'ranking', seats: '6' },
  { game: 'time-bluff', end: 'ranking', seats: '4' },
  { game: 'tijdlijn', end: 'team', seats: '4' },
]

test('the end of a match is one look at every size: who won, the podium, another one', async () => {
  const base = new URL(page.url()).origin
  const faults: string[] = []
  for (const text of new Set(MEASURED_SIZES.map((size) => size.text))) {
    for (const end of ENDS) {
      const asked = new URLSearchParams({ show: 'end', ...end, text, motion: 'off' })
      await page.goto(`${base}/?${asked.toString()}`)
      await page.locator('.winners').waitFor()
      for (const { name, width, height } of MEASURED_SIZES.filter((size) => size.text === text)) {
        await page.setViewportSize({ width, height })
        // What the page opens by itself depends on the room there is when the end is reached.
        const reached = `#${String(width)}x${String(height)}`
        await page.evaluate((hash) => (location.hash = hash), reached)
        await page.locator(`[data-reached="${reached}"] .winners`).waitFor()
        const found = await page.evaluate(faultsOfEnd)
        faults.push(...found.map((fault) => `${name}, ${end.end} of ${end.seats}: ${fault}`))
      }
    }
  }
  expect(faults).toEqual([])
})

test('TL-25 the smallest phone says why those who played together are done, and in one line what their score is made of', async () => {
  const asked = { show: 'end', at: 'over', game: 'tijdlijn', end: 'team', seats: '4' }
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto(`${playground.origin}/?${new URLSearchParams(asked).toString()}&motion=off`)
  await expect(page.locator('.result .why')).toBeVisible()
  const rows = page.locator('.result .made tr:visible')
  await expect(rows.first()).toBeVisible()
  const tops = await rows.evaluateAll((parts) =>
    parts.map((part) => Math.round(part.getBoundingClientRect().top)),
  )
  expect(tops.length).toBeGreaterThan(2)
  expect(new Set(tops).size).toBe(1)
  expect(await page.evaluate(faultsOfEnd)).toEqual([])
})

/** What of a result that is higher than its window lies above where scrolling begins, or under the table below it. */
function faultsOfHighEnd(): string[] {
  const [board, result, table] = ['main.board', '.result', '.game-stage'].map((part) =>
    document.querySelector(part)?.getBoundingClientRect(),
  )
  if (!board || !result || !table) return ['there is no end']
  return [
    ...(result.top < board.top - 1 ? ['it begins out of reach'] : []),
    ...(table.top < result.bottom - 1 ? ['the table lies on it'] : []),
  ]
}

test('the end of a match begins below the bar on a phone on its side, however much is told of it', async () => {
  const { origin } = playground
  const faults: string[] = []
  await page.setViewportSize({ width: 844, height: 390 })
  for (const game of GAME_IDS) {
    const end = game === 'tijdlijn' ? 'team' : 'ranking'
    const asked = { show: 'end', at: 'over', game, end, seats: '4', language: 'de', motion: 'off' }
    await page.goto(`${origin}/?${new URLSearchParams(asked).toString()}`)
    await page.locator('.winners').waitFor()
    await page.locator('.game-stage').waitFor({ state: 'attached' })
    const found = await page.evaluate(faultsOfHighEnd)
    faults.push(...found.map((fault) => `${game}: ${fault}`))
  }
  expect(faults).toEqual([])
})

test('at the end the last button is in sight, and no name and no number of podium and evening is cut, on the smallest phone or in very large letters, however many there are', async () => {
  const base = new URL(page.url()).origin
  const faults: string[] = []
  const small = { width: 360, height: 640 }
  const veryLarge = { width: 390, height: 844, text: 'larger' }
  for (const { seats, width, height, text } of [
    ...['4', '5', '6'].map((seats) => ({ seats, ...small, text: 'normal' })),
    ...['4', '6'].map((seats) => ({ seats, ...veryLarge })),
    ...['6', '8'].map((seats) => ({ seats, ...small, text: 'larger' })),
  ]) {
    await page.setViewportSize({ width, height })
    const asked = { show: 'end', game: 'time-bluff', end: 'ranking', seats, text, motion: 'off' }
    await page.goto(`${base}/?${new URLSearchParams(asked).toString()}`)
    await page.locator('.evening').waitFor()
    await expect(page.locator('.result .acts .app-button').last()).toBeInViewport({ ratio: 1 })
    const cut = await page
      .locator('.podium .name, .podium .step .block, .evening bdi, .evening li, .evening .lines')
      .evaluateAll((parts) =>
        parts
          .filter((part) => {
            const { right } = part.getBoundingClientRect()
            return part.scrollWidth > part.clientWidth + 1 || right > innerWidth
          })
          .filter((part) => getComputedStyle(part).display !== 'inline')
          .map((part) => part.textContent),
      )
    faults.push(...cut.map((what) => `${seats}, ${text}: ${what}`))
  }
  expect(faults).toEqual([])
})

/** Whether the button that leads back to the result can be pressed, and nothing of the table lies under it. */
function isWayBackFree(): boolean {
  const button = document.querySelector('.way-to-result button')
  const stage = document.querySelector('.game-stage')?.getBoundingClientRect()
  if (!button || !stage) return false
  const own = button.getBoundingClientRect()
  const middle = document.elementFromPoint(own.left + own.width / 2, own.top + own.height / 2)
  return button.contains(middle) && own.bottom <= stage.top + 1
}

test('whoever looks at the table at the end finds the way back at every size, beside all that lies there', async () => {
  const base = new URL(page.url()).origin
  const faults: string[] = []
  for (const { name, width, height, text } of MEASURED_SIZES) {
    await page.setViewportSize({ width, height })
    const asked = new URLSearchParams({
      show: 'end',
      game: 'tijdlijn',
      seats: '3',
      text,
      motion: 'off',
    })
    await page.goto(`${base}/?${asked.toString()}`)
    await page.locator('.winners').waitFor()
    await page.locator('main.board').evaluate((board) => {
      board.scrollTo({ top: board.scrollHeight })
    })
    await page.locator('.way-to-result button').waitFor()
    // The plates find their places while the window has this size for the first time.
    const isFree = await page
      .waitForFunction(isWayBackFree, undefined, { timeout: 4000 })
      .then(Boolean, () => false)
    if (!isFree) faults.push(name)
  }
  expect(faults).toEqual([])
})

/** The cards of the table at its end of which some part cannot be brought into sight, where they may be scrolled. */
async function cardsOutOfReach(): Promise<string[]> {
  const cards = [
    ...document.querySelectorAll('.end .line-strip [data-key], .left-cards .event-card'),
  ]
  const out: string[] = []
  for (const card of cards) {
    card.scrollIntoView({ block: card.closest('.end') ? 'center' : 'nearest' })
    await new Promise(requestAnimationFrame)
    const { left, right, top, bottom } = card.getBoundingClientRect()
    const corners = [top + 3, bottom - 3].map((y) => [(left + right) / 2, y] as const)
    const isSeen = corners.every(([x, y]) => {
      const found = document.elementFromPoint(x, y)
      return found !== null && (card.contains(found) || found.closest('.heap, .left-cards'))
    })
    if (!isSeen) out.push(card.getAttribute('aria-label') ?? card.textContent)
  }
  return out
}

test('whoever looks at the line of Tijdlijn at the end can bring each card into sight at every size', async () => {
  const base = new URL(page.url()).origin
  const faults: string[] = []
  let shown: string | undefined
  for (const { name, width, height, text } of MEASURED_SIZES) {
    const asked = { show: 'end', at: 'over', game: 'tijdlijn', seats: '4', text, motion: 'off' }
    // Loaded once for each size of letters, in a window that opens no log by itself.
    if (shown !== text) await page.setViewportSize({ width: 360, height: 640 })
    if (shown !== text) await page.goto(`${base}/?${new URLSearchParams(asked).toString()}`)
    shown = text
    await page.locator('.winners').waitFor()
    await resizeTo({ width, height })
    await page.locator('main.board').evaluate((board) => {
      board.scrollTo({ top: board.scrollHeight })
    })
    await page.locator('.way-to-result button').waitFor()
    const out = await page.evaluate(cardsOutOfReach)
    faults.push(...out.map((card) => `${name}: ${card}`))
  }
  expect(faults).toEqual([])
})

/** How often the small line under the line of Tijdlijn comes or goes, once the window is as it is. */
async function comingsOfOverview(): Promise<number> {
  const strip = document.querySelector('.line-strip')
  if (!strip) return NaN
  const frames = async (count: number): Promise<void> => {
    for (let frame = 0; frame < count; frame++) await new Promise(requestAnimationFrame)
  }
  await frames(4)
  let comings = 0
  const watching = new MutationObserver((changes) => {
    comings += changes.filter(
      ({ target }) => target === strip || target.parentElement === strip,
    ).length
  })
  watching.observe(strip, { childList: true, subtree: true })
  await frames(10)
  watching.disconnect()
  return comings
}

test('the line of Tijdlijn rests in every window: its overview neither comes nor goes by itself', async () => {
  const base = new URL(page.url()).origin
  const restless: string[] = []
  await page.goto(`${base}/?game=tijdlijn&show=discard&seats=3&motion=off`)
  await page.locator('.line-strip .lying').first().waitFor()
  for (const width of [700, 1280, 1600]) {
    for (let height = 440; height <= 840; height += inShort(80, 40)) {
      await page.setViewportSize({ width, height })
      const comings = await page.evaluate(comingsOfOverview)
      if (comings !== 0) restless.push(`${String(width)} x ${String(height)}: ${String(comings)}`)
    }
  }
  expect(restless).toEqual([])
})

test('tijdlijn: on a phone two and a half cards of the line lie in sight with their words', async () => {
  const base = new URL(page.url()).origin
  await page.setViewportSize({ width: 390, height: 844 })
  for (const guide of ['', '&guide=']) {
    await page.goto(`${base}/?game=tijdlijn&show=choose&seats=4&motion=off${guide}`)
    const place = page.locator('.line-strip .place').first()
    await expect(place.locator('.event-card.dated .text').first()).toBeVisible()
    const inSight = await place.evaluate((card) => {
      const window = card.closest('.window')?.clientWidth ?? 0
      const gap = card.nextElementSibling?.clientWidth ?? window
      return window / (card.clientWidth + gap)
    })
    expect(inSight).toBeGreaterThan(2.5)
  }
})

test('tijdlijn: on a phone on its side all of a row lies in sight, and a tip has two lines', async () => {
  const base = new URL(page.url()).origin
  await page.setViewportSize({ width: 844, height: 390 })
  for (const guide of ['', '&guide=']) {
    await page.goto(`${base}/?game=tijdlijn&show=row&seats=4&motion=off${guide}`)
    await page.locator('.line-strip .place').first().waitFor()
    await resizeTo({ width: 844, height: 390 })
    const cut = await page.locator('.line-strip .place').evaluateAll((places) =>
      places
        .filter((place) => {
          const { left, right } = place.getBoundingClientRect()
          const room = place.closest('.window')?.getBoundingClientRect()
          return !room || left < room.left || right > room.right
        })
        .map((place) => place.textContent),
    )
    expect(cut).toEqual([])
  }
  const tip = page.locator('.guide .words')
  const lines = await tip.evaluate((words) => getComputedStyle(words).webkitLineClamp)
  expect(lines).toBe('2')
})

/** What is wrong with the tip of a first match: what of it is hidden without an arrow, or an arrow where nothing is, and buttons that a finger misses. */
function faultsOfTip(): string[] {
  const words = document.querySelector('.guide .words')
  if (!words) return ['there is no tip']
  const { lineHeight } = getComputedStyle(words)
  const lines = Math.round(words.clientHeight / parseFloat(lineHeight))
  const isAmidst = words.scrollHeight > words.clientHeight + 1
  const isCut = isAmidst || words.querySelector('.sentence.visually-hidden') !== null
  const fold = document.querySelector('.guide [aria-expanded]')
  const isArrow = fold?.getAttribute('aria-label') === 'Show the whole tip'
  const low = [...document.querySelectorAll('.guide button')].filter((button) => {
    const { height, width } = button.getBoundingClientRect()
    return button.checkVisibility() && (height < 32 || width < 32)
  })
  return [
    ...(isAmidst && lines < 2 ? ['cut after one line'] : []),
    ...(isCut === isArrow ? [] : [isCut ? 'cut without an arrow' : 'an arrow, and nothing hidden']),
    ...low.map((button) => `a low button: ${button.textContent.trim()}`),
  ]
}
/** What a beginner sees first in each game. */
const BEGINNINGS = [
  'game=time-bluff&show=start&seats=3',
  'game=tafelrunde&show=start&seats=3',
  'game=buchstabenbluff&show=first&seats=4',
  'game=tijdlijn&show=rowStart&seats=3',
  'game=tijdlijn&show=start&seats=3',
  'game=tofugott&show=start&seats=4',
]
test('the first tip of a game stands whole on a small phone', async () => {
  await page.setViewportSize({ width: 360, height: 640 })
  const cut: string[] = []
  for (const table of BEGINNINGS) {
    for (const language of ['de', 'nl', 'en']) {
      const hash = `#${table}&guide=&language=${language}`
      await page.evaluate((to) => {
        location.hash = to
      }, hash)
      const words = page.locator(`[data-shows="${hash}"] .guide .words`)
      await words.waitFor()
      await page.evaluate(() => document.fonts.ready)
      const isCut = await words.evaluate(
        (box) =>
          box.scrollHeight > box.clientHeight + 1 ||
          box.querySelector('.sentence.visually-hidden') !== null,
      )
      if (isCut) cut.push(`${table}, ${language}: ${(await words.textContent()) ?? ''}`)
    }
  }
  expect(cut).toEqual([])
})

const TIPPED = [
  'game=time-bluff&show=doubt&seats=6',
  'game=tofugott&show=guess&seats=4',
  'game=tafelrunde&show=start&seats=4',
  'game=buchstabenbluff&show=answer&seats=4',
  'game=tijdlijn&show=row&seats=4',
  'game=tijdlijn&show=choose&seats=3',
]
const PHONES_WITH_TIPS = [
  [360, 640],
  [844, 390],
  [390, 844],
] as const
for (const [width, height] of inShort<readonly (typeof PHONES_WITH_TIPS)[number][]>(
  PHONES_WITH_TIPS.slice(0, 2),
  PHONES_WITH_TIPS,
)) {
  test(`a tip of a first match has two lines and buttons for a finger, and an arrow only where words are hidden, on ${String(width)} px`, async ({
    browser,
  }) => {
    // Somebody who has seen no tip yet.
    const fresh = await openUnpainted(browser, { viewport: { width, height } })
    const faults: string[] = []
    await fresh.goto(`${playground.origin}/?motion=off`)
    for (const table of TIPPED) {
      await showAnew(fresh, `${table}&guide=1&language=en`)
      await fresh.locator('.guide .words').waitFor()
      await fresh.evaluate(() => document.fonts.ready)
      await fresh.waitForTimeout(200)
      const found = await fresh.evaluate(faultsOfTip)
      faults.push(...found.map((fault) => `${table}: ${fault}`))
    }
    await fresh.context().close()
    expect(faults).toEqual([])
  })
}

/** Cards of the finished line that lie, in part at least, outside the room that they have. */
function cardsCut(): string[] {
  const room = document.querySelector('.end > .line-strip')?.getBoundingClientRect()
  const cards = [...document.querySelectorAll('.end .line-strip .lying')]
  if (!room || cards.length === 0) return ['no line']
  return cards.flatMap((card) => {
    const { left, right, top, bottom } = card.getBoundingClientRect()
    const isWhole =
      left >= room.left && right <= room.right && top >= room.top && bottom <= room.bottom
    return isWhole ? [] : [card.getAttribute('aria-label') ?? '']
  })
}

test('the whole line of Tijdlijn lies in sight at the end on the windows of a computer', async () => {
  const base = new URL(page.url()).origin
  const faults: string[] = []
  const windows = SIZES.filter(({ width, text }) => width >= 1280 && text === 'normal')
  for (const mode of ['co-operative', 'competitive']) {
    const options = JSON.stringify({ mode })
    const asked = { show: 'end', at: 'over', game: 'tijdlijn', seats: '2', options, motion: 'off' }
    await page.goto(`${base}/?${new URLSearchParams(asked).toString()}`)
    await page.locator('.winners').waitFor()
    for (const { name, width, height } of windows) {
      await resizeTo({ width, height })
      await page.locator('main.board').evaluate((board) => {
        board.scrollTo({ top: board.scrollHeight })
      })
      await page.locator('.end .line-strip .lying').first().waitFor()
      const cut = await page.evaluate(cardsCut)
      faults.push(...cut.map((card) => `${mode} in ${name}: ${card}`))
    }
  }
  expect(faults).toEqual([])
  // A row that is longer than its room beside the log does not widen the sheet.
  const long = { show: 'end', at: 'over', game: 'tijdlijn', seats: '4', motion: 'off' }
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(`${base}/?${new URLSearchParams(long).toString()}`)
  await page.locator('.result .line-strip').waitFor()
  const hidden = await page
    .locator('main.board')
    .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
  expect(hidden).toBe(0)
})

/** A front as a card sets it: its words, and how large they can be. */
interface SetFront {
  readonly words: string
  readonly tight: boolean
  readonly style: Readonly<Record<string, string>>
}

/** Fronts on a card that reach over its edge, or so near to it that their last line touches it, or whose letters nobody can read. */
function frontsCut([selector, fronts]: readonly [string, readonly SetFront[]]): string[] {
  const card = document.querySelector<HTMLElement>(selector)
  const text = card?.querySelector<HTMLElement>('.text')
  if (!card || !text) return ['no card']
  // So low a window shows the pictures.
  if (getComputedStyle(text).display === 'none') {
    const picture = card.querySelector<HTMLElement>('.picture')
    return picture && picture.clientHeight > 0 ? [] : ['neither words nor picture']
  }
  const range = document.createRange()
  return fronts.flatMap(({ words, tight, style }) => {
    for (const [name, value] of Object.entries(style)) card.style.setProperty(name, value)
    const set = words.split(' ').map((word) => {
      const part = text.cloneNode(false)
      if (!(part instanceof HTMLElement)) return word
      part.className = word.length < 8 || tight ? '' : 'long-word'
      part.textContent = word
      return part
    })
    text.replaceChildren(...set.flatMap((part) => [part, ' ']))
    range.selectNodeContents(text)
    const isWhole =
      text.scrollHeight <= text.clientHeight + 4 && text.scrollWidth <= text.clientWidth + 1
    const edge = card.getBoundingClientRect().bottom
    const size = parseFloat(getComputedStyle(text).fontSize)
    const isSound = isWhole && range.getBoundingClientRect().bottom <= edge - 2 && size >= 12
    return isSound ? [] : [`${selector}, ${String(size)} px: ${words}`]
  })
}

/** Of a card in the page, if it has one. */
function ownShape(card: HTMLElement): OwnShape | undefined {
  const shape = Number(card.style.getPropertyValue('--shape-own'))
  return shape > 0 ? { wide: card.getBoundingClientRect().width, shape } : undefined
}

/** A card whose box is no usual one, in pixels and for a height of 1. */
interface OwnShape {
  readonly wide: number
  readonly shape: number
}

/** A front as the card sets it; on one with a shape of its own nothing if it would show its picture. */
function setFront(front: string, own: OwnShape | undefined): SetFront[] {
  const words = partedWords(front, own && isNarrow(own.wide))
  const style = fittingStyle(words)
  const tight = isTight(words)
  if (!own) return [{ words, tight, style }]
  const letters = fittingLetters(words, own.shape)
  const isRead = largestLetters(words, own.shape) * own.wide * 0.92 >= 12
  return isRead ? [{ words, tight, style: { ...style, '--fit-own': letters.toFixed(4) } }] : []
}

/** In each shape of box those that need the smallest letters; all of them would take minutes. */
function hardestFronts(language: 'de' | 'nl' | 'en', own?: OwnShape): readonly SetFront[] {
  const all = box.events.flatMap(({ text }) => setFront(text[language].front, own))
  const shapes = Object.keys(all[0]?.style ?? {})
  const hard = shapes.flatMap((shape) =>
    [...all]
      .sort((one, other) => Number(one.style[shape]) - Number(other.style[shape]))
      .slice(0, 8),
  )
  return [...new Set(hard)]
}

/** In a row cards have a shape of their own on a phone alone, and on a small one another one. */
const WIDTHS_OF_FRONTS = {
  choose: (width: number): boolean => width > 360,
  row: (width: number): boolean => width === 390,
  rowThree: (width: number): boolean => width === 360,
}

for (const show of ['choose', 'row', 'rowThree'] as const) {
  test(`no front of the shipped deck of Tijdlijn (${show}) is cut or smaller than 12 px on its card in the line or in the hand`, async () => {
    const base = new URL(page.url()).origin
    const faults: string[] = []
    const windows = SIZES.filter(
      ({ width, text }) => (width >= 1280 || width <= 390) && text === 'normal',
    )
    for (const language of inShort<readonly ('de' | 'nl' | 'en')[]>(['de'], ['de', 'nl', 'en'])) {
      const asked = { show, game: 'tijdlijn', seats: '4', language, motion: 'off' }
      await page.goto(`${base}/?${new URLSearchParams(asked).toString()}`)
      await page.locator('.line-strip .event-card.dated').first().waitFor()
      await page.evaluate((lang) => {
        document.documentElement.lang = lang
      }, language)
      const shown = windows.filter(({ width }) => WIDTHS_OF_FRONTS[show](width))
      for (const { name, width, height } of shown) {
        await page.setViewportSize({ width, height })
        // The hand is laid out anew once it has been measured.
        await page.waitForTimeout(200)
        for (const card of [
          '.line-strip .event-card.dated',
          '.front-hand .event-card:not(.stuck)',
        ]) {
          const own = await page.locator(card).first().evaluate(ownShape)
          const fronts = hardestFronts(language, own)
          const cut = await page.evaluate(frontsCut, [card, fronts] as const)
          faults.push(...cut.map((front) => `${name}: ${front}`))
        }
      }
    }
    expect(faults).toEqual([])
  })
}

test('TG-34 TG-13 a phone shows both question cards beside a tip, and guesses that are turned large', async ({
  browser,
}) => {
  // Somebody who has seen no tip yet.
  const fresh = await browser.newPage({ viewport: { width: 390, height: 844 } })
  const show = (wish: string) =>
    fresh.goto(`${playground.origin}/?game=tofugott&seats=3&motion=off&${wish}`)
  await show('show=start&guide=1')
  await expect(fresh.locator('.tips .guide')).toBeVisible()
  const choices = fresh.locator('.keep-choice .choice')
  await expect(choices).toHaveCount(2)
  // Both titles, and the whole of the one that is open in the room they share.
  for (const at of [0, 1]) {
    await choices.nth(at).click({ position: { x: 12, y: 12 } })
    await expect(choices.nth(at)).toHaveClass(/open/u)
    const cut = await fresh.locator('.keep-choice').evaluate((room) => {
      const { left, right, top, bottom } = room.getBoundingClientRect()
      const shown = '.title, .open .scenario, .open .question'
      return [...room.querySelectorAll(shown)].filter((text) => {
        const box = text.getBoundingClientRect()
        return (
          box.top < top || box.bottom > bottom || box.left < left || box.right > right || !box.width
        )
      }).length
    })
    expect(cut).toBe(0)
  }
  const rows = fresh.locator('.question-card .row:visible')
  // An opened tip takes room from the card, and gives it back once it has been read.
  await show('show=guess&guide=1')
  const tip = fresh.locator('.tips .guide')
  await tip.getByRole('button', { name: 'Mehr zu den Hinweisen' }).click()
  await tip.getByRole('button', { name: 'Verstanden' }).click()
  await expect(tip).toHaveCount(0)
  await expect(rows).toHaveCount(3)
  for (const moment of ['best', 'said', 'worst']) {
    await show(`show=${moment}`)
    await expect(rows).toHaveCount(3)
    const box = await fresh.locator('.guesses .guess').first().boundingBox()
    expect(box?.width ?? 0).toBeGreaterThan(48)
    const short = fresh.locator('.guesses .who .name', { hasText: /^.{1,6}$/u })
    const cutNames = await short.evaluateAll((names) =>
      names.flatMap((one) => {
        // To fractions of a pixel: a letter gives way to the dots for less than one.
        const text = document.createRange()
        text.selectNodeContents(one)
        const room = one.getBoundingClientRect().width
        return text.getBoundingClientRect().width > room ? [one.textContent] : []
      }),
    )
    expect(cutNames).toEqual([])
  }
  await fresh.close()
})

test('TG-31 the final score of Tofugott shows every name and its points, beside the questions too', async () => {
  const base = new URL(page.url()).origin
  const faults: string[] = []
  let shown: string | undefined
  for (const { name, width, height, text } of MEASURED_SIZES) {
    const asked = { game: 'tofugott', show: 'over', seats: '4', story: '', text, motion: 'off' }
    if (shown !== text) await page.goto(`${base}/?${new URLSearchParams(asked).toString()}`)
    shown = text
    await page.locator('.final .player').first().waitFor()
    await resizeTo({ width, height })
    const cut = await page.locator('.final').evaluate((sheet) => {
      const edge = sheet.getBoundingClientRect().right
      return [...sheet.querySelectorAll('.player')].flatMap((line) => {
        const [who, points] = ['.name', '.points'].map((part) => line.querySelector(part))
        const isNamed = who && who.clientWidth > 30 && who.scrollWidth <= who.clientWidth
        const isWhole = points && points.getBoundingClientRect().right <= edge
        return isNamed && isWhole ? [] : [line.textContent]
      })
    })
    faults.push(...cut.map((line) => `${name}: ${line}`))
  }
  expect(faults).toEqual([])
})

test('the two question cards of Tofugott keep their places at every size while one is chosen', async () => {
  const base = new URL(page.url()).origin
  const moved: string[] = []
  let shown: string | undefined
  for (const { name, width, height, text } of MEASURED_SIZES) {
    await page.setViewportSize({ width, height })
    const asked = { game: 'tofugott', show: 'keep', seats: '4', text, motion: 'off' }
    // Loaded once for each size of letters: a busy computer takes seconds for a page.
    if (shown !== text) await page.goto(`${base}/?${new URLSearchParams(asked).toString()}`)
    shown = text
    const cards = page.locator('.keep-choice .choice')
    const placesAfter = async (card: number) => {
      await cards.nth(card).click({ position: { x: 12, y: 12 } })
      await expect(cards.nth(card)).toHaveAttribute('aria-pressed', 'true')
      return cards.evaluateAll((all) =>
        all.map((one) => {
          const { top, height: high } = one.getBoundingClientRect()
          return [Math.round(top), Math.round(high)]
        }),
      )
    }
    const [first, second] = [await placesAfter(0), await placesAfter(1)]
    if (JSON.stringify(first) !== JSON.stringify(second)) moved.push(name)
  }
  expect(moved).toEqual([])
})
