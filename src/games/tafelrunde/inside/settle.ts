/** Phase 3: who is strongest in a colour, and what becomes of chests and cards (TR-14 to TR-25, TR-42). */
import type { Seat } from '../../../engine/basics/seat'
import {
  COLOURS,
  type Card,
  type Chest,
  type Colour,
  type Fighter,
  type Haul,
  type LyingCard,
  type Special,
} from '../outside/contract'
import { chestColour, chestGems, hasChestOf, specialCard, VALUES } from '../outside/faces'
import { addSorted, removeOne } from '../../../engine/kit/sorted'
import type { Player, TafelrundeState } from './state'
import type { Step } from './step'

const NO_CARDS: readonly Card[] = []
const NO_FIGHTERS: readonly Fighter[] = []

/** Loops instead of closures here and below: playouts settle three colours every few moves. */
function cardsOf({ lying }: Player, colour: Colour): readonly Card[] {
  let cards: Card[] | undefined
  for (const card of lying) {
    if (card.kind !== 'rogue' || card.colour !== colour) continue
    if (cards) cards.push(card.card)
    else cards = [card.card]
  }
  return cards ?? NO_CARDS
}

/** The own open chest that gives the bonus: only the most valuable one (TR-17). */
function bestChest({ open }: Player, colour: Colour): Chest | undefined {
  for (let index = open.length - 1; index >= 0; index--) {
    const chest = open[index]
    if (chest !== undefined && chestColour(chest) === colour) return chest
  }
  return undefined
}

function fighter(
  seat: Seat,
  cards: readonly Card[],
  chest: Chest | undefined,
  colour: Colour,
): Fighter {
  let strength = chest === undefined ? 0 : chestGems(chest)
  const values = VALUES[colour]
  for (const card of cards) strength += values[card] ?? 0
  return chest === undefined ? { seat, cards, strength } : { seat, cards, chest, strength }
}

/** Everybody with a card of the colour and, with `passiveDefence`, everybody with a chest of it; nobody if no card was played (TR-15, TR-16). */
function fightersOf({ players, options }: TafelrundeState, colour: Colour): readonly Fighter[] {
  const fighters: Fighter[] = []
  let isPlayed = false
  for (let seat = 0; seat < players.length; seat++) {
    const player = players[seat]
    if (!player) continue
    const cards = cardsOf(player, colour)
    if (cards.length > 0) isPlayed = true
    else if (options.passiveDefence === 'off') continue
    const chest = bestChest(player, colour)
    if (cards.length > 0 || chest !== undefined) fighters.push(fighter(seat, cards, chest, colour))
  }
  return isPlayed ? fighters : NO_FIGHTERS
}

/** The seats that nobody beats. */
function strongestOf(fighters: readonly Fighter[]): Seat[] {
  let most = 0
  let seats: Seat[] = []
  for (const { seat, strength } of fighters) {
    if (strength === most) seats.push(seat)
    if (strength <= most) continue
    most = strength
    seats = [seat]
  }
  return seats
}

function isProtected({ lying }: Player, colour: Colour): boolean {
  for (const card of lying) if (card.kind === 'special' && card.colour === colour) return true
  return false
}

function chestsIn(chests: readonly Chest[], colour: Colour): Chest[] {
  const found: Chest[] = []
  for (const chest of chests) if (chestColour(chest) === colour) found.push(chest)
  return found
}

/** The open chests of a colour by where they lie; the protected ones of players apart (TR-23, TR-25). */
function chestsOf(
  { players, middle }: TafelrundeState,
  colour: Colour,
  winner: Seat | undefined,
): { hauls: Haul[]; kept: Haul[] } {
  const hauls: Haul[] = []
  const kept: Haul[] = []
  if (winner !== undefined && hasChestOf(middle, colour)) {
    hauls.push({ from: 'middle', chests: chestsIn(middle, colour) })
  }
  for (let seat = 0; seat < players.length; seat++) {
    const player = players[seat]
    if (!player || seat === winner || !hasChestOf(player.open, colour)) continue
    const list = isProtected(player, colour) ? kept : hauls
    list.push({ from: seat, chests: chestsIn(player.open, colour) })
  }
  return { hauls, kept }
}

function moveChests(
  { players, middle }: TafelrundeState,
  hauls: readonly Haul[],
  to: Chest[],
): void {
  for (const { from, chests } of hauls) {
    const source = from === 'middle' ? middle : players[from]?.open
    for (const chest of chests) {
      if (source) removeOne(source, chest)
      addSorted(to, chest)
    }
  }
}

/** The winner's cards of the colour go to his discards, everybody else's back to his hand (TR-18, TR-19). */
function handOutCards(
  { state, events }: Step,
  fighters: readonly Fighter[],
  winner: Seat | undefined,
): void {
  for (const { seat, cards } of fighters) {
    const player = state.players[seat]
    if (!player || cards.length === 0) continue
    const target = seat === winner ? player.discard : player.hand
    for (const card of cards) addSorted(target, card)
    events.push({ kind: seat === winner ? 'discarded' : 'returned', seat, cards })
  }
}

/** Settles one colour (TR-42); its cards lie there until all colours are settled. */
function settleColour(step: Step, colour: Colour): void {
  const { state, events } = step
  const fighters = fightersOf(state, colour)
  if (fighters.length === 0) {
    events.push({ kind: 'colourUnfought', colour })
    return
  }
  events.push({ kind: 'strengthsCompared', colour, fighters })
  const seats = strongestOf(fighters)
  const winner = seats.length === 1 ? seats[0] : undefined
  const { hauls, kept } = chestsOf(state, colour, winner)
  const owner = winner === undefined ? undefined : state.players[winner]
  moveChests(state, hauls, owner?.open ?? state.middle)
  if (winner === undefined) events.push({ kind: 'colourTied', colour, seats, hauls, kept })
  else events.push({ kind: 'colourWon', colour, seat: winner, hauls, kept })
  handOutCards(step, fighters, winner)
}

/** Phase 3: every colour in turn, which cannot change any result (TR-14). */
export function settleColours(step: Step): void {
  for (const colour of COLOURS) settleColour(step, colour)
  for (const player of step.state.players) {
    if (player.lying.length === 0) continue
    const specials: LyingCard[] = []
    for (const card of player.lying) if (card.kind === 'special') specials.push(card)
    player.lying = specials
  }
}

function hasSpecial({ lying }: Player): boolean {
  for (const { kind } of lying) if (kind === 'special') return true
  return false
}

/** Specials that have served go to the own discards (TR-29). */
export function discardSpecials(
  { state, events }: Step,
  hasServed: (special: Special) => boolean,
): void {
  state.players.forEach((player, seat) => {
    if (!hasSpecial(player)) return
    const cards: Card[] = []
    for (const card of player.lying) {
      if (card.kind === 'special' && hasServed(card.special)) cards.push(specialCard(card.special))
    }
    if (cards.length === 0) return
    player.lying = player.lying.filter((card) => card.kind === 'rogue' || !hasServed(card.special))
    for (const card of cards) addSorted(player.discard, card)
    events.push({ kind: 'discarded', seat, cards })
  })
}
