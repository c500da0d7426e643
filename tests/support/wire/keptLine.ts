/** What is kept of a match of Tijdlijn: the picture of its line, read pixel by pixel in the browser, and the page of its events, held against the shipped deck. */
import { readFileSync } from 'node:fs'
import type { Download, Page } from '@playwright/test'
import box from '../../../resources/content/tijdlijn/box.json' with { type: 'json' }

/** What a picture of the line shows. */
export interface ShownPicture {
  readonly width: number
  readonly height: number
  /** Cards with the band of a year, a pictogram and words. */
  readonly whole: number
  /** All that have a band. */
  readonly cards: number
}

/** Decodes a PNG as whoever opens it does; a card is known by the dark band that its year stands on. */
async function readPixels(base64: string): Promise<ShownPicture> {
  // The page may fetch from its own host alone.
  const file = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
  const image = await createImageBitmap(new Blob([file], { type: 'image/png' }))
  const { width, height } = image
  const context = new OffscreenCanvas(width, height).getContext('2d')
  if (!context) throw new Error('no canvas')
  context.drawImage(image, 0, 0)
  const { data: bytes } = context.getImageData(0, 0, width, height)
  const isDark = (x: number, y: number): boolean => (bytes[(y * width + x) * 4] ?? 255) < 0x60
  const inkIn = (x: number, y: number, wide: number, high: number): number => {
    let ink = 0
    for (let row = y; row < y + high; row++)
      for (let column = x; column < x + wide; column++) ink += isDark(column, row) ? 1 : 0
    return ink
  }
  const corners: (readonly [number, number])[] = []
  for (let y = 4; y < height - 214; y++) {
    for (let x = 4; x < width - 200; x++) {
      if (!isDark(x + 2, y + 2) || isDark(x - 4, y + 2) || isDark(x + 2, y - 4)) continue
      const across = Array.from({ length: 28 }, (_, step) => isDark(x + 2 + step * 7, y + 2))
      const down = Array.from({ length: 14 }, (_, step) => isDark(x + 2, y + 2 + step * 3))
      const isBand = ![...across, ...down].includes(false) && !isDark(x + 5, y + 49)
      const isFirst = corners.every(([left, top]) => Math.abs(left - x) > 8 || y - top > 60)
      if (isBand && isFirst) corners.push([x, y])
    }
  }
  const whole = corners.filter(([x, y]) => {
    const year = 200 * 40 - inkIn(x, y + 2, 200, 40)
    return year > 150 && inkIn(x + 60, y + 50, 80, 66) > 150 && inkIn(x + 8, y + 118, 184, 90) > 150
  }).length
  return { width, height, whole, cards: corners.length }
}

/** Reads a picture that was saved, in the page that saved it. */
export async function readPicture(page: Page, download: Download): Promise<ShownPicture> {
  const bytes = readFileSync(await download.path())
  return page.evaluate(readPixels, bytes.toString('base64'))
}

/** The page of events as it is read. */
export interface ReadEvents {
  /** How many there are under each heading, the line first. */
  readonly counts: readonly number[]
  /** Those whose year, front, explanation or source is not that of the shipped deck. */
  readonly faults: readonly string[]
}

/** Reads the page of events that is open, in the language of the reader. */
export async function readEvents(
  page: Page,
  language: 'de' | 'nl' | 'en',
  bc: (year: number) => string,
): Promise<ReadEvents> {
  const parts = page.getByRole('dialog').locator('.part')
  const shown = await parts.evaluateAll((sections) =>
    sections.map((section) =>
      [...section.querySelectorAll('article')].map((article) => {
        // A year and its era stand on one line.
        const plain = (text: string): string => text.replaceAll('\u00a0', ' ').trim()
        const textOf = (selector: string): string =>
          plain(article.querySelector(selector)?.textContent ?? '')
        const year = textOf('h3 .year')
        const front = textOf('h3').slice(year.length).trim()
        const lines = [...article.querySelectorAll('.words > p')].map((p) => plain(p.textContent))
        return { year, front, words: lines.join('\n') }
      }),
    ),
  )
  const known = new Map(box.events.map((event) => [event.text[language].front, event]))
  const faults = shown.flat().flatMap(({ year, front, words }) => {
    const event = known.get(front)
    if (!event) return [`unknown: ${front}`]
    const { source } = event
    const isRight =
      year === (event.year < 0 ? bc(-event.year) : String(event.year)) &&
      words.includes(event.text[language].explanation) &&
      words.includes(typeof source === 'string' ? source : source[language])
    return isRight ? [] : [`${year} ${front}: ${words}`]
  })
  return { counts: shown.map((cards) => cards.length), faults }
}
