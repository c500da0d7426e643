// What is told of a move on a phone, in a real Chromium: nothing on the table gives way to words, however many.
// Sample tables of the playground stand in for a host.
import { expect, test, type Page } from '@playwright/test'
import box from '../../resources/content/tijdlijn/box.json' with { type: 'json' }
import { tijdlijn } from '../../src/renderer/wording/de/tijdlijn'
import { inShort } from '../support/longRun'
import { servePlayground, type Playground } from '../support/browser/playgroundServer'
import { openUnpainted } from '../support/browser/unpainted'

test.use({ trace: 'off' })

let playground: Playground
let page: Page
test.beforeAll(async ({ browser }) => {
  playground = await servePlayground()
  page = await openUnpainted(browser)
  await page.addInitScript(() => {
    sessionStorage.clear()
  })
})
test.afterAll(async () => {
  await page.close()
  await playground.end()
})

type Size = readonly [number, number]

/** Phones on their side, the lowest of them too. */
const ON_SIDE = inShort<readonly Size[]>(
  [
    [844, 390],
    [740, 360],
  ],
  [
    [844, 390],
    [780, 360],
    [740, 360],
  ],
)
/** Held upright, the smallest too. */
const UPRIGHT: readonly Size[] = [
  [360, 640],
  [390, 844],
]

/** The most that is told of any card of the deck, by its own words. */
const LONGEST = box.events
  .flatMap(({ year, text: { de } }) =>
    [
      `${tijdlijn.event.played} ${tijdlijn.event.landing.stack}`,
      tijdlijn.event.laidWrong.split('|')[1] ?? '',
    ].map((told) => {
      const line = told
        .replace('{name}', 'Charlotte-Marie')
        .replace('{card}', `„${de.front}“`)
        .replaceAll('{year}', String(year))
        .replace('{gap}', 'zwischen 1791 und 1997')
        .replace('{n}', '4')
      return `${line.trim()} ${de.explanation}`
    }),
  )
  .reduce((most, text) => (text.length > most.length ? text : most))

interface Table {
  readonly game: string
  readonly show: string
  readonly options?: string
  /** Milliseconds between the moves of the others; absent: nobody plays. */
  readonly live?: string
}

async function open(table: Table): Promise<void> {
  const asked = { seats: '4', language: 'de', motion: table.live ? 'full' : 'off', ...table }
  await page.goto(`${playground.origin}/?${new URLSearchParams(asked).toString()}`)
  await page.locator('.ask').waitFor()
}

/** Where the hand begins and how high the middle is; of what is told, how much lies beside its room, how small it is, and whether all of it can be reached. */
interface Places {
  readonly hand: number
  readonly middle: number
  readonly told: { readonly beside: number; readonly size: number; readonly isReached: boolean }
  /** Pixels of the card that has come last which lie beside the middle. */
  readonly fresh: number
}

function placesWith(text: string | undefined): Places {
  const boxOf = (one: Element): DOMRect => one.getBoundingClientRect()
  const found = (name: string): Element => {
    const one = document.querySelector(name)
    if (!one) throw new Error(`no ${name}`)
    return one
  }
  const caption = [...document.querySelectorAll('.caption')].at(-1)
  if (text !== undefined) {
    if (!caption) throw new Error('nothing is told')
    caption.textContent = text
  }
  const middle = boxOf(found('.middle'))
  const ask = boxOf(found('.ask'))
  const shown = caption?.closest('.captions')
  const inner = shown && boxOf(shown)
  const beside = inner
    ? Math.max(ask.top - inner.top, inner.bottom - ask.bottom, ask.bottom - innerHeight, 0)
    : 0
  if (shown) shown.scrollTop = 9999
  const end = caption && boxOf(caption).bottom
  const fresh = document.querySelector('.line-strip .fresh')
  const card = fresh && boxOf(fresh)
  return {
    hand: boxOf(found('.room > .own')).top,
    middle: middle.height,
    told: {
      beside,
      size: caption ? parseFloat(getComputedStyle(caption).fontSize) : 16,
      isReached: end === undefined || !inner || end <= inner.bottom + 1,
    },
    fresh: card ? Math.max(middle.top - card.top, card.bottom - middle.bottom, 0) : 0,
  }
}

/** The places of what is shown now, in each of the windows. */
async function measured(sizes: readonly Size[], text?: string): Promise<Places[]> {
  const all: Places[] = []
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height })
    await page.evaluate(async () => {
      for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame)
    })
    all.push(await page.evaluate(placesWith, text))
  }
  return all
}

/** The places of a moment; with `live` those of a report while it is shown, and after the pictures. */
async function placesOf(table: Table, sizes: readonly Size[]): Promise<Places[][]> {
  await open(table)
  if (table.live === undefined) return [await measured(sizes)]
  await page.locator('.line .caption').last().waitFor()
  const shown = await measured(sizes, LONGEST)
  await page.locator('.ask > .told .caption').last().waitFor()
  return [shown, await measured(sizes, LONGEST)]
}

function momentsOf(game: string, shows: readonly string[], options = '{}'): Table[] {
  const still = shows.map((show) => ({ game, show, options }))
  return [...still, ...still.slice(-1).map((table) => ({ ...table, live: '4000' }))]
}

interface Way {
  readonly tables: readonly Table[]
  readonly sizes: readonly Size[]
}

/** What one match goes through, the last of it with a report. */
const WAYS: Readonly<Record<string, Way>> = {
  'tijdlijn together': {
    tables: momentsOf('tijdlijn', ['start', 'goOn', 'retry', 'wait']),
    sizes: ON_SIDE,
  },
  'tijdlijn against each other': {
    tables: momentsOf(
      'tijdlijn',
      ['rowStart', 'row', 'rowWait'],
      JSON.stringify({ mode: 'competitive' }),
    ),
    sizes: [...ON_SIDE, ...UPRIGHT],
  },
  'time bluff': {
    tables: momentsOf('time-bluff', ['start', 'pair', 'doubt', 'doubtPair', 'direct', 'mine']),
    sizes: UPRIGHT,
  },
  tofugott: { tables: momentsOf('tofugott', ['others']), sizes: ON_SIDE },
}

function faultsOf({ hand, middle, told, fresh }: Places, first: Places): string[] {
  return [
    ...(Math.abs(hand - first.hand) > 2 ? [`the hand is at ${String(hand)}`] : []),
    ...(Math.abs(middle - first.middle) > 2 ? [`the middle has ${String(middle)}`] : []),
    ...(told.beside > 1 ? [`words beside their room: ${String(told.beside)}`] : []),
    ...(told.size < 12 ? [`letters of ${String(told.size)}`] : []),
    ...(told.isReached ? [] : ['the end of the words cannot be reached']),
    ...(fresh > 2 ? ['the newest card lies beside the middle'] : []),
  ]
}

for (const [way, { tables, sizes }] of Object.entries(WAYS)) {
  test(`${way}: whatever is asked or told, hand and middle keep their places on a phone`, async () => {
    const moments: Places[][] = []
    for (const table of tables) moments.push(...(await placesOf(table, sizes)))
    expect(moments).toHaveLength(tables.length + 1)
    const [begun = []] = moments
    const faults = moments.flatMap((moment, index) =>
      moment.flatMap((places, at) =>
        faultsOf(places, begun[at] ?? places).map(
          (fault) => `${String(index)}, ${sizes[at]?.join(' × ') ?? ''}: ${fault}`,
        ),
      ),
    )
    expect(faults).toEqual([])
  })
}
