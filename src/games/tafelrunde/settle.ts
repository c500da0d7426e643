/** Phase 3: who is strongest in a colour, and what becomes of chests and cards (TR-14 to TR-25, TR-42). */
import type { Card, Chest, Colour, Fighter, Haul, LyingCard, Special } from './contract'
import { chestColour, chestGems, hasChestOf, specialCard, valueOf } from './faces'
import { addSorted, removeOne } from './sorted'
import type { Player, TafelrundeState } from './state'
import type { Step } from './step'

function cardsOf({ lying }: Player, colour: Colour): Card[] {
  const cards: Card[] = []
  for (const card of lying) {
    if (card.kind === 'rogue' && card.colour === colour) cards.push(card.card)
  }
  return cards
}

/** The own open chest that gives the bonus: only the most valuable one (TR-17). */
function bestChest({ open }: Player, colour: Colour): Chest | undefined {
  return open.findLast((chest) => chestColour(chest) === colour)
}

function isPlayed({ players }: TafelrundeState, colour: Colour): boolean {
  return players.some(({ lying }) =>
    lying.some((card) => card.kind === 'rogue' && card.colour === colour),
  )
}

/** Everybody with a card of the colour and, with `passiveDefence`, everybody with a chest of it (TR-15). */
function fightersOf({ players, options }: TafelrundeState, colour: Colour): Fighter[] {
  const fighters: Fighter[] = []
  players.forEach((player, seat) => {
    const cards = cardsOf(player, colour)
    const chest = bestChest(player, colour)
    if (cards.length === 0 && (options.passiveDefence === 'off' || chest === undefined)) return
    let strength = chest === undefined ? 0 : chestGems(chest)
    for (const card of cards) strength += valueOf(card, colour)
    fighters.push(
      chest === undefined ? { seat, cards, strength } : { seat, cards, chest, strength },
    )
  })
  return fighters
}

function isProtected({ lying }: Player, colour: Colour): boolean {
  return lying.some((card) => card.kind === 'special' && card.colour === colour)
}

/** The open chests of a colour by where they lie; the protected ones of players apart (TR-23, TR-25). */
function chestsOf(
  { players, middle }: TafelrundeState,
  colour: Colour,
  winner: number | undefined,
): { hauls: Haul[]; kept: Haul[] } {
  const ofColour = (chests: readonly Chest[]): Chest[] =>
    hasChestOf(chests, colour) ? chests.filter((chest) => chestColour(chest) === colour) : []
  const hauls: Haul[] = []
  const kept: Haul[] = []
  const inMiddle = ofColour(middle)
  if (winner !== undefined && inMiddle.length > 0) hauls.push({ from: 'middle', chests: inMiddle })
  players.forEach((player, seat) => {
    const chests = seat === winner ? [] : ofColour(player.open)
    if (chests.length === 0) return
    const list = isProtected(player, colour) ? kept : hauls
    list.push({ from: seat, chests })
  })
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

function isOther(card: LyingCard, colour: Colour): boolean {
  return card.kind === 'special' || card.colour !== colour
}

/** The winner's cards of the colour are discarded, everybody else takes his back (TR-18, TR-19). */
function clearCards({ state, events }: Step, colour: Colour, winner: number | undefined): void {
  state.players.forEach((player, seat) => {
    const cards = cardsOf(player, colour)
    if (cards.length === 0) return
    player.lying = player.lying.filter((card) => isOther(card, colour))
    const target = seat === winner ? player.discard : player.hand
    for (const card of cards) addSorted(target, card)
    events.push({ kind: seat === winner ? 'discarded' : 'returned', seat, cards })
  })
}

/** Settles one colour (TR-42). */
export function settleColour(step: Step, colour: Colour): void {
  const { state, events } = step
  if (!isPlayed(state, colour)) {
    events.push({ kind: 'colourUnfought', colour })
    return
  }
  const fighters = fightersOf(state, colour)
  events.push({ kind: 'strengthsCompared', colour, fighters })
  const most = Math.max(...fighters.map(({ strength }) => strength))
  const seats = fighters.filter(({ strength }) => strength === most).map(({ seat }) => seat)
  const [seat] = seats
  const winner = seats.length === 1 ? seat : undefined
  const { hauls, kept } = chestsOf(state, colour, winner)
  const owner = winner === undefined ? undefined : state.players[winner]
  moveChests(state, hauls, owner?.open ?? state.middle)
  if (winner === undefined) events.push({ kind: 'colourTied', colour, seats, hauls, kept })
  else events.push({ kind: 'colourWon', colour, seat: winner, hauls, kept })
  clearCards(step, colour, winner)
}

/** Specials that have served go to the own discards (TR-29). */
export function discardSpecials(
  { state, events }: Step,
  hasServed: (special: Special) => boolean,
): void {
  state.players.forEach((player, seat) => {
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
