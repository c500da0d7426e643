/** The guesses of the question that is asked now, each before its owner, as one viewer sees them. */
import { seatAfter, type Seat } from '../../../engine/seat'
import type { Explanation, TofugottView } from '../../../games/tofugott/outside/contract'
import type { Silhouette } from '../../../games/tofugott/outside/silhouettes'

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
    .filter(({ seat, state }) => state === 'open' || players[seat]?.left !== true)
}
