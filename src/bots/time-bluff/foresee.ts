/** How others may judge an own play: the doubting code, run on what everybody has seen. */
import { othersClockwise, type Seat } from '../../engine/seat'
import type { PlayView, TimeBluffView } from '../../games/time-bluff/outside/contract'
import { chanceToDoubt, prospectOf, type DoubtTaste } from './doubt'
import { isJokerLike } from './faces'
import type { LayMove } from './lay'
import type { Memory } from './memory'
import { unseenCards } from './unseen'

/** What `unseenHand` of a taste is where it says nothing. */
const UNSEEN_HAND = 0.06
/** A card that is nobody's secret, worth one point: in place of hands that are not seen. */
const SOME_CARD = 0

/** The play that a move would be; undefined on a pile that shows no top. */
function playOf(view: TimeBluffView, move: LayMove, layer: Seat): PlayView | undefined {
  const place = view.places[move.place]
  if (place?.kind !== 'pile' || place.top.face !== 'open') return undefined
  const { open, pair } = move
  const laid = 1 + (open === undefined ? 0 : 1) + (pair === undefined ? 0 : 1)
  const { card, named } = place.top
  return {
    layer,
    place: move.place,
    on: named === undefined ? { card } : { card, named },
    ...(pair !== undefined && { pair }),
    ...(open !== undefined && { open }),
    closing: view.hand?.length === laid,
    exhausted: false,
  }
}

/** The table after a play, to one of those who judge it. */
function viewAfter(view: TimeBluffView, play: PlayView, seat: Seat): TimeBluffView {
  const laid = 1 + (play.open === undefined ? 0 : 1) + (play.pair === undefined ? 0 : 1)
  const places = view.places.map((place, index) => {
    if (index !== play.place || place.kind !== 'pile') return place
    const added = new Array<{ readonly face: 'down' }>(laid).fill({ face: 'down' })
    return { ...place, layers: [...place.layers, ...added] }
  })
  const cards = view.players[seat]?.cards ?? 0
  return { ...view, you: seat, places, hand: new Array<number>(cards).fill(SOME_CARD) }
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

function chanceOf(view: TimeBluffView, open: Memory, play: PlayView, taste: DoubtTaste): number {
  const memory = memoryAfter(view, open, play)
  const blurred = { ...taste, softness: taste.softness + (taste.unseenHand ?? UNSEEN_HAND) }
  let none = 1
  for (const seat of othersClockwise(play.layer, view.seats)) {
    const theirs = viewAfter(view, play, seat)
    const phase = {
      kind: 'doubt',
      play,
      doubtable: true,
      missing: [seat],
      drawOwed: false,
    } as const
    const knowledge = { memory, unseen: unseenCards(view, memory) }
    none *= 1 - chanceToDoubt(prospectOf(theirs, phase, knowledge, taste), blurred)
  }
  return 1 - none
}

/** How likely somebody doubts a play, if the others doubt by `taste`; plays that look alike are judged once. */
export function foreseeDoubts(
  view: TimeBluffView,
  open: Memory,
  taste: DoubtTaste,
): (move: LayMove) => number {
  const chances = new Map<string, number>()
  return (move) => {
    const play = playOf(view, move, view.you ?? 0)
    if (!play) return 0
    const above = play.pair ?? play.open
    const isJoker = above !== undefined && isJokerLike(above)
    const key = [play.place, isJoker, play.pair, play.closing].map(String).join(' ')
    const known = chances.get(key)
    if (known !== undefined) return known
    const chance = chanceOf(view, open, play, taste)
    chances.set(key, chance)
    return chance
  }
}
