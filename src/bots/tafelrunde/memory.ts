/** What a careful player keeps in mind: cards that he saw return to somebody's hand, and the chests that were brought home. */
import type { Random } from '../../engine/chance/random'
import { shuffle } from '../../engine/chance/random'
import type { Seat } from '../../engine/basics/seat'
import { isCharacter, type Character } from '../../games/tafelrunde/outside/characters'
import type {
  Card,
  Chest,
  TafelrundeSeen,
  TafelrundeView,
} from '../../games/tafelrunde/outside/contract'
import { specialCard } from '../../games/tafelrunde/outside/faces'
import { tafelrunde } from '../../games/tafelrunde/inside/index'
import { addSorted, removeOne } from '../../engine/kit/sorted'
import type { Player, TafelrundeState } from '../../games/tafelrunde/inside/state'

/** What is known of one seat beyond the view. */
interface Known {
  /** Cards that are in his hand for certain. */
  readonly hand: Card[]
  /** Chests that he has secured, sorted; all of them if they are as many as the view counts. */
  readonly secured: Chest[]
}

/** What one seat remembers of all seats. */
export interface Memory {
  readonly seats: readonly Known[]
  /** What kind of player it is; absent: of no particular one. */
  readonly character?: Character
}

/** A memory that knows nothing beyond the view; `character`: any text, one of the game's counts. */
export function newMemory(view: TafelrundeView, character?: string): Memory {
  const seats = view.players.map(() => ({ hand: [], secured: [] }))
  return { seats, ...(isCharacter(character) && { character }) }
}

function leave(memory: Memory, seat: Seat, card: Card): void {
  const hand = memory.seats[seat]?.hand
  if (hand) removeOne(hand, card)
}

function rememberOne(memory: Memory, seen: TafelrundeSeen): void {
  switch (seen.kind) {
    case 'played':
      leave(memory, seen.seat, seen.card)
      return
    case 'feierabendPlayed':
      leave(memory, seen.seat, specialCard('feierabend'))
      return
    case 'letzteWarnungPlayed':
      leave(memory, seen.seat, specialCard('letzte-warnung'))
      return
    case 'zorkPlayed':
      leave(memory, seen.seat, specialCard('zork'))
      return
    case 'wiederbelebungPlayed':
      leave(memory, seen.seat, specialCard('wiederbelebung'))
      if (seen.card !== undefined) memory.seats[seen.seat]?.hand.push(seen.card)
      return
    case 'returned':
      memory.seats[seen.seat]?.hand.push(...seen.cards)
      return
    case 'secured':
      for (const chest of seen.chests) addSorted(memory.seats[seen.seat]?.secured ?? [], chest)
      return
    case 'securedBefore':
    case 'dealt':
    case 'drew':
    case 'raidStarted':
    case 'passed':
    case 'strengthsCompared':
    case 'colourWon':
    case 'colourTied':
    case 'colourUnfought':
    case 'discarded':
    case 'reshuffled':
    case 'notDrawn':
    case 'startPassedOn':
    case 'matchEnded':
      return
  }
}

/** Takes in what the seat saw, in order. */
export function remember(memory: Memory, seen: readonly TafelrundeSeen[]): void {
  for (const one of seen) rememberOne(memory, one)
}

/** Exchanges a card of the hand that is not known for each one that is; the rest stays equally likely. */
function correctHand({ hand, draw }: Player, known: readonly Card[], random: Random): void {
  for (const card of known) {
    const at = draw.indexOf(card)
    const others = hand.filter((own) => !known.includes(own))
    const other = others[random.below(Math.max(1, others.length))]
    if (at < 0 || other === undefined) continue
    removeOne(hand, other)
    addSorted(hand, card)
    draw[at] = other
  }
}

/** Gives everybody the chests that were seen to come to him; what is left is shuffled anew. */
function correctChests(world: TafelrundeState, memory: Memory, random: Random): void {
  const stack = [...world.stack]
  for (const { secured } of world.players) stack.push(...secured)
  for (const { secured } of memory.seats) for (const chest of secured) removeOne(stack, chest)
  shuffle(stack, random)
  world.players.forEach((player, seat) => {
    player.secured = [...(memory.seats[seat]?.secured ?? [])]
  })
  world.stack = stack
}

function isComplete({ seats }: Memory, view: TafelrundeView): boolean {
  return view.players.every(({ secured }, seat) => secured === seats[seat]?.secured.length)
}

/** A world that fits the view and the memory, everything else drawn at random. */
export function imagineWorld(
  view: TafelrundeView,
  memory: Memory,
  random: Random,
): TafelrundeState {
  const world = tafelrunde.imagine(view, random)
  world.players.forEach((player, seat) => {
    const known = memory.seats[seat]?.hand ?? []
    if (seat !== view.you && known.length > 0) correctHand(player, known, random)
  })
  // Half a record, from a seat that came back to a running match, would contradict what is known of the own chests or of open sums.
  if (isComplete(memory, view)) correctChests(world, memory, random)
  return world
}
