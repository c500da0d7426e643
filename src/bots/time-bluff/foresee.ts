/** How others may judge an own play: the doubting code, run on what everybody has seen. */
import { othersClockwise, type Seat } from '../../engine/basics/seat'
import type { PlayView, TimeBluffView } from '../../games/time-bluff/outside/contract'
import { isJokerLike } from '../../games/time-bluff/outside/faces'
import {
  chanceToDoubt,
  claimOf,
  prospectAt,
  type DoubtPhase,
  type DoubtTaste,
  type Prospect,
} from './doubt'
import { isRightOn } from './isRightOn'
import type { LayMove } from './lay'
import type { Memory } from './memory'
import { laidCount, unseenHand } from './places'
import type { Style } from './styles'
import { oddsBy, placeFeatures, PLACE_FEATURES } from './suspicion'
import { chanceByStyles, chanceOfTruth } from './truth'
import type { Claim } from './claim'
import { unseenCards } from './unseen'

/** What `unseenHand` of a taste is where it says nothing. */
const UNSEEN_HAND = 0.06
/** What a doubt promises is taken in parts of the stake, so many times as large, up to a limit. */
const PROMISE = 10
const MOST_PROMISE = 6

/** The play that a move would be; undefined on a pile that shows no top. */
function playOf(view: TimeBluffView, move: LayMove, layer: Seat): PlayView | undefined {
  const place = view.places[move.place]
  if (place?.kind !== 'pile' || place.top.face !== 'open') return undefined
  const { open, pair } = move
  const { card, named } = place.top
  return {
    layer,
    place: move.place,
    on: named === undefined ? { card } : { card, named },
    ...(pair !== undefined && { pair }),
    ...(open !== undefined && { open }),
    closing: view.hand?.length === laidCount(move),
    exhausted: false,
  }
}

/** The table after a play, to one of those who judge it. */
function viewAfter(view: TimeBluffView, play: PlayView, seat: Seat): TimeBluffView {
  const laid = laidCount(play)
  const places = view.places.map((place, index) => {
    if (index !== play.place || place.kind !== 'pile') return place
    const added = new Array<{ readonly face: 'down' }>(laid).fill({ face: 'down' })
    return { ...place, layers: [...place.layers, ...added] }
  })
  const cards = view.players[seat]?.cards ?? 0
  return { ...view, you: seat, places, hand: unseenHand(cards) }
}

/** The open memory as it would be after the play: what is known of the hand but for the cards that are shown. */
function memoryAfter(view: TimeBluffView, open: Memory, play: PlayView): Memory {
  const known = [...(open.hands[play.layer] ?? [])]
  for (const card of [play.pair, play.open]) {
    if (card !== undefined) known[card] = Math.max(0, (known[card] ?? 0) - 1)
  }
  const handBefore = view.hand?.length ?? 0
  const { layer } = play
  const last = { layer, holder: layer, hidden: {}, handBefore, known, lowered: [] }
  return { ...open, play: { ...last, hasBeamed: false } }
}

/** What a doubt of the play promises each of the others, by seat, as far as everybody has seen. */
function prospectsOf(
  view: TimeBluffView,
  open: Memory,
  play: PlayView,
  taste: DoubtTaste,
): { readonly claim: Claim; readonly prospects: Map<Seat, Prospect> } {
  const memory = memoryAfter(view, open, play)
  const others = othersClockwise(play.layer, view.seats)
  const phase = { kind: 'doubt', play, doubtable: true, missing: others, drawOwed: false } as const
  const claim = claimOf(viewAfter(view, play, others[0] ?? play.layer), phase, memory)
  const truth = chanceOfTruth(claim, memory, unseenCards(view, memory), taste.model)
  const prospects = new Map(
    others.map((seat) => [seat, prospectAt(viewAfter(view, play, seat), phase, truth, taste)]),
  )
  return { claim, prospects }
}

/** What a doubt of the claim in the window promises its owner, as far as its layer could foresee: by what everybody has seen. */
export function foreseenProspect(
  view: TimeBluffView,
  memory: Memory,
  phase: DoubtPhase,
  taste: DoubtTaste,
): Prospect {
  const { open = memory } = memory
  const truth = chanceOfTruth(
    claimOf(view, phase, open),
    open,
    unseenCards(view, open),
    taste.model,
  )
  const cards = view.players[view.you ?? 0]?.cards ?? 0
  return prospectAt({ ...view, hand: unseenHand(cards) }, phase, truth, taste)
}

/** How likely each seat doubts, if all doubt by `taste` and none sees the hand of another. */
function answersBy(prospects: Map<Seat, Prospect>, taste: DoubtTaste): Map<Seat, number> {
  const softness = taste.softness + (taste.unseenHand ?? UNSEEN_HAND)
  const blurred = { ...taste, softness }
  return new Map([...prospects].map(([seat, one]) => [seat, chanceToDoubt(one, blurred)]))
}

/** The numbers by which is foretold whether one seat doubts: what a doubt promises by what everybody has seen, what the layer alone knows, and where it is laid. */
export function doubtFeatures(
  { advantage, stake }: Prospect,
  { claim, right }: { readonly claim: Claim; readonly right: boolean },
): number[] {
  const { closing } = claim
  const promise = Math.min(MOST_PROMISE, Math.max(-MOST_PROMISE, PROMISE * (advantage / stake)))
  const [open, last] = closing ? [0, 1] : [1, 0]
  const wrong = right ? 0 : 1
  return [
    open,
    open * promise,
    open * wrong,
    last,
    last * promise,
    last * wrong,
    ...placeFeatures(claim, right),
  ]
}

/** How many of the numbers that `doubtFeatures` gives say what a doubt promises: they come first, and a style may know them alone. */
export const PROMISE_FEATURES = 6
/** How many numbers `doubtFeatures` gives. */
export const DOUBT_FEATURES = PROMISE_FEATURES + PLACE_FEATURES

/** A play as the others will see it, and whether its hidden card is right. */
interface Looked {
  readonly play: PlayView
  readonly right: boolean
}

/** Judges plays that look alike, and are right or wrong alike, once. */
function oncePerLook<Answer>(
  view: TimeBluffView,
  judge: (looked: Looked) => Answer,
): (move: LayMove) => Answer | undefined {
  const judged = new Map<string, Answer>()
  return (move) => {
    const play = playOf(view, move, view.you ?? 0)
    if (!play) return undefined
    const above = play.pair ?? play.open
    const isJoker = above !== undefined && isJokerLike(above)
    const right = isRightOn(move.hidden, { face: 'open', ...play.on }, above)
    const key = [play.place, isJoker, play.pair, play.closing, right].map(String).join(' ')
    const answer = judged.get(key) ?? judge({ play, right })
    judged.set(key, answer)
    return answer
  }
}

function anyOf(chances: Iterable<number>): number {
  let none = 1
  for (const chance of chances) none *= 1 - chance
  return 1 - none
}

/** How likely somebody doubts a play, if the others doubt by `taste`. */
export function foreseeDoubts(
  view: TimeBluffView,
  open: Memory,
  taste: DoubtTaste,
): (move: LayMove) => number {
  const chances = oncePerLook(view, ({ play }) =>
    anyOf(answersBy(prospectsOf(view, open, play, taste).prospects, taste).values()),
  )
  return (move) => chances(move) ?? 0
}

/** How others answer a play, as far as it is foreseen. */
export interface Foreseen {
  /** How likely somebody doubts it. */
  readonly any: number
  /** The logarithm of the odds that each seat doubts, to each style. */
  readonly odds: readonly (readonly number[])[]
  readonly closing: boolean
}

/** How others answer a play: also by what its layer alone knows, and by what each of them has done so far. */
export function foreseeAnswers(
  view: TimeBluffView,
  memory: Memory,
  taste: DoubtTaste,
  styles: readonly Style[],
): (move: LayMove) => Foreseen | undefined {
  return oncePerLook(view, ({ play, right }) => {
    const { closing } = play
    const { claim, prospects } = prospectsOf(view, memory.open ?? memory, play, taste)
    const odds = view.players.map((_, seat) => {
      const prospect = prospects.get(seat)
      if (!prospect) return []
      const features = doubtFeatures(prospect, { claim, right })
      return styles.map(({ doubts }) => oddsBy(doubts, features))
    })
    const own = [...prospects.keys()].map((seat) => {
      const reputation = memory.reputations[seat]
      const surprise = reputation?.[closing ? 'lastDoubts' : 'doubts']
      return chanceByStyles(odds[seat] ?? [], reputation, surprise)
    })
    return { any: anyOf(own), odds, closing }
  })
}
