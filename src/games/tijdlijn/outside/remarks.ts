/** What was remarkable in a match of Tijdlijn. */
import type { OfKind } from '../../../engine/basics/kinds'
import {
  count,
  highest,
  mostOf,
  tally,
  type Remark,
  type RemarkRule,
} from '../../../engine/contract/remark'
import type { TijdlijnSeen, TijdlijnView } from './contract'
import { yearsBetween } from './years'

const KINDS = ['close', 'sure', 'row', 'placed', 'span'] as const
type Kind = (typeof KINDS)[number]
type Laid = OfKind<TijdlijnSeen, 'laid'>

/** A gap that is hit is worth telling up to this share of what the line spans: between few cards even the narrowest is wide, and hitting it is nothing. */
const NARROW = 1 / 20

function yearsOf({ line }: TijdlijnView): number[] {
  return line.flatMap(({ cards }) => cards.map(({ back }) => back.year))
}

/** Years between the neighbours of a card that was laid rightly; undefined at an end of the line. */
function gapAround(line: readonly number[], year: number): number | undefined {
  const before = Math.max(...line.filter((one) => one < year))
  const after = Math.min(...line.filter((one) => one > year))
  return Number.isFinite(before) && Number.isFinite(after) ? yearsBetween(before, after) : undefined
}

/** The narrow gaps that were hit: as high as they are narrow, so that the narrowest can be the highest. */
function closeOnes(laid: readonly Laid[], view: TijdlijnView, span: number): Remark<Kind>[] {
  const right = laid.filter(({ isRight }) => isRight)
  const own = new Set(right.map(({ card }) => card.back.key))
  const line = view.line.flatMap(({ cards }) =>
    cards.filter(({ back }) => !own.has(back.key)).map(({ back }) => back.year),
  )
  return right.flatMap(({ seat, card }) => {
    const { year } = card.back
    const gap = gapAround(line, year)
    line.push(year)
    const isNarrow = gap !== undefined && gap <= span * NARROW
    return isNarrow ? [{ kind: 'close' as const, seats: [seat], values: { n: -gap } }] : []
  })
}

/** The longest row of right cards of each seat. */
function rowsOf(laid: readonly Laid[], seats: number): number[] {
  const [rows, longest] = [tally(seats), tally(seats)]
  for (const { seat, isRight } of laid) {
    rows[seat] = isRight ? (rows[seat] ?? 0) + 1 : 0
    longest[seat] = Math.max(longest[seat] ?? 0, rows[seat])
  }
  return longest
}

/** Against each other: the narrowest gap that was hit, if it is narrow, who was right most often, and in a row. Together: who placed most, how far the line reaches. */
export const remarks: RemarkRule<TijdlijnView, TijdlijnSeen> = {
  kinds: KINDS,
  find({ told, view }): readonly Remark<Kind>[] {
    const [right, placed] = [tally(view.seats), tally(view.seats)]
    const laid = told.filter((event) => event.kind === 'laid')
    for (const { seat, isRight } of laid) count(right, seat, isRight ? 1 : 0)
    for (const event of told) if (event.kind === 'played') count(placed, event.seat)
    const years = yearsOf(view)
    const n = yearsBetween(Math.min(...years), Math.max(...years))
    return [
      ...highest(closeOnes(laid, view, n)).map((one) => ({
        ...one,
        values: { n: -Number(one.values.n) },
      })),
      ...mostOf('sure', right, 2),
      ...mostOf('row', rowsOf(laid, view.seats), 3),
      ...mostOf('placed', placed, 2),
      ...(years.length > 1 ? [{ kind: 'span' as const, seats: [], values: { n } }] : []),
    ]
  },
}
