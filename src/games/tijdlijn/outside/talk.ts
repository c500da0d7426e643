/** Pointing at cards and advice (TL-27). */
import type { Talk } from '../../../engine/contract/game'
import { parseMoveBy } from '../../../engine/kit/parseMoveBy'
import { err } from '../../../engine/basics/result'
import { oneOf, optional, wholeNumber } from '../../../engine/basics/shapes'
import { checkPresence } from './check'
import {
  BOUNDS,
  PHRASES,
  type CardHandle,
  type TijdlijnOutside,
  type TijdlijnReason,
  type TijdlijnSignal,
  type TijdlijnView,
} from './contract'
import { ADVICE_YEARS } from './deckForm'
import { isCardHandle } from './parseMove'

type Reason = TijdlijnReason | undefined

const isPhrase = oneOf(PHRASES)
const isBound = oneOf(BOUNDS)
const isYear = wholeNumber(ADVICE_YEARS.from, ADVICE_YEARS.to)
const isNeighbour = optional(wholeNumber(Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER))

function parsePlace({
  card,
  after,
  before,
}: Readonly<Record<string, unknown>>): TijdlijnSignal | undefined {
  if (!isCardHandle(card) || !isNeighbour(after) || !isNeighbour(before)) return undefined
  if (after === undefined && before === undefined) return undefined
  return {
    kind: 'place',
    card,
    ...(after === undefined ? {} : { after }),
    ...(before === undefined ? {} : { before }),
  }
}

const parseSignal = parseMoveBy<TijdlijnSignal>({
  point: {
    keys: ['card', 'phrase'],
    parse: ({ card, phrase }) =>
      isCardHandle(card) && isPhrase(phrase) ? { kind: 'point', card, phrase } : undefined,
  },
  date: {
    keys: ['card', 'bound', 'year'],
    parse: ({ card, bound, year }) =>
      isCardHandle(card) && isBound(bound) && isYear(year) && year !== 0
        ? { kind: 'date', card, bound, year }
        : undefined,
  },
  place: { keys: ['card', 'after', 'before'], parse: parsePlace },
})

function isInFront({ players }: TijdlijnView, handle: CardHandle): boolean {
  return players.some(({ cards }) => cards.some(({ card }) => card === handle))
}

function isInSight(view: TijdlijnView, handle: CardHandle): boolean {
  const { line, discard, top } = view
  const isIt = ({ card }: { readonly card: CardHandle }): boolean => card === handle
  return (
    isInFront(view, handle) ||
    discard.some(isIt) ||
    line.some(({ cards, slot }) => cards.some(isIt) || slot.some(isIt)) ||
    top?.card === handle
  )
}

function areNeighbours(
  { line }: TijdlijnView,
  after: number | undefined,
  before: number | undefined,
): boolean {
  const years = line.map(({ cards }) => cards[0]?.back.year)
  const bounds = [undefined, ...years, undefined]
  return bounds.some(
    (year, index) => year === after && index + 1 < bounds.length && bounds[index + 1] === before,
  )
}

function checkSignal(view: TijdlijnView, signal: TijdlijnSignal): Reason {
  const absent = checkPresence(view)
  if (absent) return absent
  if (signal.kind === 'point') {
    return isInSight(view, signal.card) ? undefined : 'card-not-in-sight'
  }
  if (view.options.mode === 'competitive') return 'no-advice'
  if (!isInFront(view, signal.card)) return 'card-not-in-front'
  if (signal.kind === 'date') return undefined
  return areNeighbours(view, signal.after, signal.before) ? undefined : 'not-neighbours'
}

/** What can be said at a table of Tijdlijn; nothing is put to the vote. */
export const talk: Talk<TijdlijnOutside> = {
  parseSignal,
  checkSignal,
  parseProposal: () => err('nothing is put to the vote'),
  checkProposal: () => undefined,
  adopt: (options) => options,
}
