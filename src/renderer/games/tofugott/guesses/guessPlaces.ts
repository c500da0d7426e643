/** The guesses of the question that is asked now, each before its owner, as one viewer sees them. */
import { seatAfter, type Seat } from '../../../../engine/basics/seat'
import type { Explanation, TofugottView } from '../../../../games/tofugott/outside/contract'
import type { Silhouette } from '../../../../games/tofugott/outside/silhouettes'

/** A place for a guess. */
export interface GuessPlace {
  readonly seat: Seat
  /** The own one, before it is locked; whether anything lies there is not told; a card lies face down; its owner alone sees it; everybody sees it. */
  readonly state: 'empty' | 'hidden' | 'down' | 'secret' | 'open'
  readonly silhouette?: Silhouette
  readonly byClock: boolean
  readonly said: readonly Explanation[]
  /** It was turned last. */
  readonly isLast: boolean
  /** What it hit or missed as far as the answers lie open: 1 for the best, -1 for the worst; undefined: nothing yet. */
  readonly hit?: 1 | -1
}

/** What a guess hit among the answers that lie open (TG-16). */
function hitOf({ phase }: TofugottView, silhouette: Silhouette | undefined): 1 | -1 | undefined {
  const answers =
    phase.kind === 'revealing' ? phase.turned.filter((one) => one.role !== 'guess') : []
  const met = answers.find((one) => one.silhouette === silhouette)
  if (!met) return undefined
  return met.role === 'best' ? 1 : -1
}

/** Whether a seat had nothing to lose when the cards of this question were turned (TG-18). */
function isAtFloor({ options, players, settled, phase }: TofugottView, seat: Seat): boolean {
  const isCounted = phase.kind === 'revealing' && settled.length > phase.question
  const counted = isCounted ? (settled.at(-1)?.gains[seat] ?? 0) : 0
  const { floor } = options
  return floor !== 'none' && (players[seat]?.points ?? 0) - counted <= floor
}

function guessOf(view: TofugottView, seat: Seat): GuessPlace {
  const { phase, own, you } = view
  const none = { seat, byClock: false, said: [], isLast: false }
  const turned = phase.kind === 'revealing' ? phase.turned : []
  const card = turned.find((one) => one.seat === seat && one.role === 'guess')
  if (card) {
    const { silhouette, byClock, said } = card
    return { seat, state: 'open', silhouette, byClock, said, isLast: turned.at(-1) === card }
  }
  if (seat === you && own?.guess) {
    return { ...none, state: 'secret', silhouette: own.guess.silhouette }
  }
  if (phase.kind === 'revealing') return { ...none, state: 'down' }
  return { ...none, state: seat === you ? 'empty' : 'hidden' }
}

/** In the order in which they are turned: clockwise from the left neighbour (TG-13); those who left have none. */
export function guessPlaces(view: TofugottView): GuessPlace[] {
  const { active, seats, players } = view
  const others = Array.from({ length: seats - 1 }, (_, index) =>
    seatAfter(active, seats, index + 1),
  )
  return others
    .map((seat) => guessOf(view, seat))
    .map((place) => {
      const met = place.state === 'open' ? hitOf(view, place.silhouette) : undefined
      const hit = met === -1 && isAtFloor(view, place.seat) ? undefined : met
      return { ...place, ...(hit && { hit }) }
    })
    .filter(({ seat, state }) => state === 'open' || players[seat]?.left !== true)
}

/** What each seat has gained in this turn so far; undefined where that is what the last question brought. */
export function turnSums({ settled, seats }: TofugottView): readonly number[] | undefined {
  const isMore = settled.slice(0, -1).some(({ gains }) => gains.some((points) => points !== 0))
  if (!isMore) return undefined
  return Array.from({ length: seats }, (_, seat) =>
    settled.reduce((sum, { gains }) => sum + (gains[seat] ?? 0), 0),
  )
}
