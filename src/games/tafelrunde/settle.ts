/** Phase 3: who is strongest in a colour, and what becomes of chests and cards (TR-14 to TR-25, TR-42). */
import type { Seat } from '../../engine/seat'
import type { Card, Chest, Colour, Fighter, Haul, LyingCard, Special } from './contract'
import { chestColour, chestGems, hasChestOf, specialCard, valueOf } from './faces'
import { addSorted, removeOne } from './sorted'
import type { Player, TafelrundeState } from './state'
import type { Step } from './step'

const NO_CARDS: readonly Card[] = Object.freeze([])

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

/** The cards of a colour by seat; undefined if nobody has played one. */
function cardsBySeat(players: readonly Player[], colour: Colour): (readonly Card[])[] | undefined {
  const bySeat: (readonly Card[])[] = []
  let isPlayed = false
  for (const player of players) {
    const cards = cardsOf(player, colour)
    if (cards.length > 0) isPlayed = true
    bySeat.push(cards)
  }
  return isPlayed ? bySeat : undefined
}

/** The own open chest that gives the bonus: only the most valuable one (TR-17). */
function bestChest({ open }: Player, colour: Colour): Chest | undefined {
  for (let index = open.length - 1; index >= 0; index--) {
    const chest = open[index]
    if (chest !== undefined && chestColour(chest) === colour) return chest
  }
  return undefined
}

/** Everybody with a card of the colour and, with `passiveDefence`, everybody with a chest of it (TR-15). */
function fightersOf(
  { players, options }: TafelrundeState,
  colour: Colour,
  played: readonly (readonly Card[])[],
): Fighter[] {
  const fighters: Fighter[] = []
  for (let seat = 0; seat < players.length; seat++) {
    const player = players[seat]
    const cards = played[seat]
    if (!player || !cards || (cards.length === 0 && options.passiveDefence === 'off')) continue
    const chest = bestChest(player, colour)
    if (cards.length === 0 && chest === undefined) continue
    let strength = chest === undefined ? 0 : chestGems(chest)
    for (const card of cards) strength += valueOf(card, colour)
    fighters.push(
      chest === undefined ? { seat, cards, strength } : { seat, cards, chest, strength },
    )
  }
  return fighters
}

/** The seats that nobody beats. */
function strongestOf(fighters: readonly Fighter[]): Seat[] {
  let most = 0
  for (const { strength } of fighters) most = Math.max(most, strength)
  const seats: Seat[] = []
  for (const { seat, strength } of fighters) if (strength === most) seats.push(seat)
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

function othersIn(lying: readonly LyingCard[], colour: Colour): LyingCard[] {
  const others: LyingCard[] = []
  for (const card of lying) {
    if (card.kind === 'special' || card.colour !== colour) others.push(card)
  }
  return others
}

interface Played {
  readonly colour: Colour
  readonly bySeat: readonly (readonly Card[])[]
}

/** The winner's cards of the colour are discarded, everybody else takes his back (TR-18, TR-19). */
function clearCards({ state, events }: Step, played: Played, winner: Seat | undefined): void {
  for (let seat = 0; seat < state.players.length; seat++) {
    const player = state.players[seat]
    const cards = played.bySeat[seat]
    if (!player || !cards || cards.length === 0) continue
    player.lying = othersIn(player.lying, played.colour)
    const target = seat === winner ? player.discard : player.hand
    for (const card of cards) addSorted(target, card)
    events.push({ kind: seat === winner ? 'discarded' : 'returned', seat, cards })
  }
}

/** Settles one colour (TR-42). */
export function settleColour(step: Step, colour: Colour): void {
  const { state, events } = step
  const bySeat = cardsBySeat(state.players, colour)
  if (!bySeat) {
    events.push({ kind: 'colourUnfought', colour })
    return
  }
  const fighters = fightersOf(state, colour, bySeat)
  events.push({ kind: 'strengthsCompared', colour, fighters })
  const seats = strongestOf(fighters)
  const winner = seats.length === 1 ? seats[0] : undefined
  const { hauls, kept } = chestsOf(state, colour, winner)
  const owner = winner === undefined ? undefined : state.players[winner]
  moveChests(state, hauls, owner?.open ?? state.middle)
  if (winner === undefined) events.push({ kind: 'colourTied', colour, seats, hauls, kept })
  else events.push({ kind: 'colourWon', colour, seat: winner, hauls, kept })
  clearCards(step, { colour, bySeat }, winner)
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
