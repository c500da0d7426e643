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
import { COUNTER } from './counter'
import { isRightOn } from './isRightOn'
import type { LayMove } from './lay'
import type { ExpectedAnswers, Memory } from './memory'
import { laidCount, unseenHand } from './places'
import { COUNTING_STYLE, type Style } from './styles'
import { chanceOfOdds, oddsBy, oddsOfChance, placeFeatures, PLACE_FEATURES } from './suspicion'
import { chanceByStyles, chanceOfTruth } from './truth'
import type { Claim } from './claim'
import { unseenCards } from './unseen'

/** What `unseenHand` of a taste is where it says nothing. */
const UNSEEN_HAND = 0.06
/** What a doubt promises is taken in parts of the stake, so many times as large, up to a limit. */
const PROMISE = 10
const MOST_PROMISE = 6
/** No answer of whoever counts is thought surer than this, as his hand is not seen. */
const LEAST = 0.02
/** Keeps odds finite. */
const TINY = 1e-6

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

/** How likely somebody doubts whose taste is known but not his hand. */
function chanceUnseen(prospect: Prospect, taste: DoubtTaste): number {
  const softness = taste.softness + (taste.unseenHand ?? UNSEEN_HAND)
  return chanceToDoubt(prospect, { ...taste, softness })
}

/** How likely each seat doubts, if all doubt by `taste` and none sees the hand of another. */
function answersBy(prospects: Map<Seat, Prospect>, taste: DoubtTaste): Map<Seat, number> {
  return new Map([...prospects].map(([seat, one]) => [seat, chanceUnseen(one, taste)]))
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

/** A chance that is at least `least` away from none and from certainty. */
function within(chance: number, least: number): number {
  return Math.min(1 - least, Math.max(least, chance))
}

/** What a doubt promises one seat by what everybody has seen. */
interface Outlook {
  readonly claim: Claim
  /** As sharp would weigh it. */
  readonly prospect: Prospect
  /** As whoever counts cards would. */
  readonly counted: Prospect
}

/** What a hidden card may be, and what speaks for a doubt in that case. */
interface Case {
  readonly chance: number
  readonly features: readonly number[]
}

/** What may be true of a hidden card that is right with this chance. */
function casesOf({ claim, prospect }: Outlook, right: number): Case[] {
  const cases = [
    { chance: right, right: true },
    { chance: 1 - right, right: false },
  ].filter(({ chance }) => chance > 0)
  return cases.map(({ chance, right }) => ({
    chance,
    features: doubtFeatures(prospect, { claim, right }),
  }))
}

/** The logarithm of the odds that a seat doubts, to each style; `right`: how likely the hidden card is right. */
function oddsToDoubt(styles: readonly Style[], outlook: Outlook, right: number): number[] {
  const cases = casesOf(outlook, right)
  return styles.map(({ of, doubts }) => {
    if (of === COUNTING_STYLE) {
      return oddsOfChance(within(chanceUnseen(outlook.counted, COUNTER), LEAST))
    }
    const chances = cases.map(
      ({ chance, features }) => chance * chanceOfOdds(oddsBy(doubts, features)),
    )
    return oddsOfChance(
      within(
        chances.reduce((sum, chance) => sum + chance, 0),
        TINY,
      ),
    )
  })
}

/** How others answer a play, as far as it is foreseen. */
export interface Foreseen {
  /** How likely somebody doubts it. */
  readonly any: number
  /** The logarithm of the odds that each seat doubts, to each style; empty for the own seat and the layer's. */
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
    const open = memory.open ?? memory
    const { claim, prospects } = prospectsOf(view, open, play, taste)
    const byCounting = prospectsOf(view, open, play, COUNTER).prospects
    const odds = view.players.map((_, seat) => {
      const [prospect, counted] = [prospects.get(seat), byCounting.get(seat)]
      if (!prospect || !counted) return []
      return oddsToDoubt(styles, { claim, prospect, counted }, right ? 1 : 0)
    })
    const own = [...prospects.keys()].map((seat) => {
      const reputation = memory.reputations[seat]
      const surprise = reputation?.[closing ? 'lastDoubts' : 'doubts']
      return chanceByStyles(odds[seat] ?? [], reputation, surprise)
    })
    return { any: anyOf(own), odds, closing }
  })
}

/** How the others answer somebody else's claim in the window; `right`: how likely it seems to be right. */
export function foreseeOthers(
  view: TimeBluffView,
  {
    memory,
    phase,
    right,
  }: { readonly memory: Memory; readonly phase: DoubtPhase; readonly right: number },
  taste: DoubtTaste,
  styles: readonly Style[],
): ExpectedAnswers {
  const { layer, closing } = phase.play
  const claim = claimOf(view, phase, memory.open ?? memory)
  const odds = view.players.map((_, seat) => {
    if (seat === layer || seat === view.you) return []
    const seen = { ...view, you: seat }
    const prospect = foreseenProspect(seen, memory, phase, taste)
    const counted = foreseenProspect(seen, memory, phase, COUNTER)
    return oddsToDoubt(styles, { claim, prospect, counted }, right)
  })
  return { layer, closing, odds }
}
