/** How years, gaps and cards of Tijdlijn are called in the reader's language. */
import type {
  CardHandle,
  DatedView,
  FrontView,
  Icon,
  NodeView,
  TijdlijnView,
} from '../../../../games/tijdlijn/outside/contract'
import { formatCount } from '../../../speech/texts/formatCount'
import { formatPoints } from '../../../wording/formatPoints'
import type { Translate } from '../../../wording/translate'
import { boundYears } from './boundYears'

const WORDS = 'tijdlijnTable'

/** A place in the line by the years beside it; at an end one of them is absent. */
export interface Gap {
  readonly after?: number
  readonly before?: number
}

/** A year as it is said: `1492`, `44 BC`. No line ends between it and its era. */
export function yearName(year: number, t: Translate): string {
  return year < 0 ? boundYears(t(`${WORDS}.year.bc`, { n: -year })) : String(year)
}

/** A number of years: `1,738 years`. */
export function yearsName(count: number, t: Translate): string {
  return t(`${WORDS}.years`, { count, n: formatCount(count, t) })
}

/** The year of a place in the line. */
export function yearOf({ cards }: NodeView): number {
  return cards[0]?.back.year ?? 0
}

/** All places between, before and after the cards of the bottom row; one more than there are. */
export function gapsOf({ line }: Pick<TijdlijnView, 'line'>): Gap[] {
  const years = line.map(yearOf)
  const bounds = [undefined, ...years, undefined]
  return bounds.slice(1).map((before, index) => {
    const after = bounds[index]
    return {
      ...(after === undefined ? {} : { after }),
      ...(before === undefined ? {} : { before }),
    }
  })
}

/** A gap as it is said: `between 1492 and 1789`. */
export function gapName({ after, before }: Gap, t: Translate): string {
  const named = {
    after: after === undefined ? '' : yearName(after, t),
    before: before === undefined ? '' : yearName(before, t),
  }
  if (after === undefined) return t(`${WORDS}.gap.before`, named)
  return t(`${WORDS}.gap.${before === undefined ? 'after' : 'between'}`, named)
}

/** A number of points: `1 point`, `−3 points`. */
export function scoreName(points: number, t: Translate): string {
  return t(`${WORDS}.score`, { n: points, points: formatPoints(points) })
}

/** An icon. */
export function iconName(icon: Icon, t: Translate): string {
  return t(`${WORDS}.icon.${icon}`)
}

/** Marks of a quotation, and those of one within another: German, then English and Dutch. */
const QUOTES: readonly (readonly [RegExp, string])[] = [
  [/„([^„“]*)“/gu, '‚$1‘'],
  [/“([^“”]*)”/gu, '‘$1’'],
]

/** A text as it stands within quotation marks: its own ones are those of a quotation within another. */
export function innerQuotes(text: string): string {
  const style = QUOTES.find(([marks]) => text.search(marks) >= 0)
  return style ? text.replace(...style) : text
}

/** A card with its date, e.g. `1492: …`. */
export function datedName({ front, back }: DatedView, t: Translate): string {
  return `${yearName(back.year, t)}: ${front}`
}

/** All cards of the line from early to late, those in gaps where they belong. */
export function cardsOfLine({ line }: Pick<TijdlijnView, 'line'>): DatedView[] {
  return line.flatMap(({ cards, slot }) => [...cards, ...slot])
}

/** The card with this handle, wherever it is in sight; undefined if it is not. */
export function cardInSight(view: TijdlijnView, handle: CardHandle): FrontView | undefined {
  const all: readonly FrontView[] = [
    ...view.players.flatMap(({ cards }) => cards),
    ...cardsOfLine(view),
    ...view.discard,
    ...(view.top ? [view.top] : []),
  ]
  return all.find(({ card }) => card === handle)
}
