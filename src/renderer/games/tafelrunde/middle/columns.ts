/** The columns of the middle: for each colour what is fought for, and who fights for it with what. */
import type { Seat } from '../../../../engine/basics/seat'
import {
  COLOURS,
  type Card,
  type Chest,
  type Colour,
  type TafelrundeView,
} from '../../../../games/tafelrunde/outside/contract'
import { chestColour, chestGems } from '../../../../games/tafelrunde/outside/faces'
import { isOfOneCard } from '../voice/announce'
import type { FighterLine, Step } from '../score/settling'
import { strengthsIn } from './strengths'

/** A player's row in a column. */
export interface Row {
  readonly seat: Seat
  /** His rogues with this colour up, in the order in which he played them. */
  readonly cards: readonly Card[]
  /** The open chest that adds to his strength (TR-17); absent: none does. */
  readonly chest?: Chest
  /** The one that would, once he has a card of the colour here (TR-15); absent: he has none, it does already, or nobody plays in this raid any more. */
  readonly promised?: Chest
  /** Chest included; absent: he does not fight for the colour. */
  readonly strength?: number
  /** What the strength was made of, once its cards have gone home; absent: one card alone. */
  readonly sum?: string
  /** Nobody is as strong as he is. */
  readonly top: boolean
}

/** A column. */
export interface Column {
  readonly colour: Colour
  /** Open chests in the middle. */
  readonly chests: readonly Chest[]
  /** A row for everybody, the viewer's at the bottom, so that nothing jumps while cards come. */
  readonly rows: readonly Row[]
}

/** Everybody in turn from the left of the viewer, the viewer last. */
function seatsAround({ seats, you = seats - 1 }: TafelrundeView): Seat[] {
  return Array.from({ length: seats }, (_, place) => (you + 1 + place) % seats)
}

/** The best of his open chests of the colour (TR-17). */
function bestChest(open: readonly Chest[], colour: Colour): Chest | undefined {
  return open
    .filter((chest) => chestColour(chest) === colour)
    .sort((one, other) => chestGems(other) - chestGems(one))[0]
}

/** Nothing once everybody has passed: what is won while a raid is settled would read as what was just added. */
function promisedBy(
  { phase, players }: TafelrundeView,
  best: Chest | undefined,
): Pick<Row, 'promised'> {
  const goesOn = phase.kind === 'playing' && players.some(({ passed }) => !passed)
  return goesOn && best !== undefined ? { promised: best } : {}
}

function fightingRows(view: TafelrundeView, colour: Colour): Row[] {
  const fighters = strengthsIn(view, colour)
  const [first, second] = fighters
  return seatsAround(view).map((seat): Row => {
    const player = view.players[seat]
    const cards = (player?.lying ?? []).flatMap((card) =>
      card.kind === 'rogue' && card.colour === colour ? [card.card] : [],
    )
    const fighter = fighters.find((one) => one.seat === seat)
    const best = bestChest(player?.open ?? [], colour)
    if (!fighter) return { seat, cards, top: false, ...promisedBy(view, best) }
    const { strength, bonus } = fighter
    const chest = bonus > 0 ? best : undefined
    const top = strength === first?.strength && strength !== second?.strength
    return { seat, cards, strength, top, ...(chest !== undefined && { chest }) }
  })
}

function settledRows(view: TafelrundeView, fighters: readonly FighterLine[]): Row[] {
  return seatsAround(view).map((seat): Row => {
    const fighter = fighters.find((one) => one.seat === seat)
    if (!fighter) return { seat, cards: [], top: false }
    const { strength, sum, top } = fighter
    // A narrow column breaks it after each sign.
    const made = sum.replaceAll(' + ', '+\u200b').replaceAll(' ', '\u00a0')
    return { seat, cards: [], strength, top, ...(!isOfOneCard(fighter) && { sum: made }) }
  })
}

/** The columns of a view; as long as chests are brought home they show the last settlement, `steps`. */
export function columnsOf(view: TafelrundeView, steps: readonly Step[]): Column[] {
  return COLOURS.map((colour) => {
    const chests = view.middle.filter((chest) => chestColour(chest) === colour)
    const settled =
      view.phase.kind === 'securing' ? steps.find((step) => step.colour === colour) : undefined
    const rows = settled ? settledRows(view, settled.fighters) : fightingRows(view, colour)
    return { colour, chests, rows }
  })
}
