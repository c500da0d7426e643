/** A new match: start player, specials, decks and chests (TR-01 to TR-03, TR-40). */
import type { PlainPlan } from '../../../engine/kit/plainTable'
import { shuffle, type Random } from '../../../engine/chance/random'
import { SPECIALS, type Special, type TafelrundeOptions } from '../outside/contract'
import { allChests, newDeck } from '../outside/faces'
import { startRaid } from './flow'
import { addSorted } from '../../../engine/kit/sorted'
import type { Player, TafelrundeState } from './state'
import type { Step } from './step'

/** Cards that each player begins with (TR-40). */
const FIRST_HAND = 5

function newPlayer(): Player {
  return {
    hand: [],
    draw: [],
    discard: [],
    lying: [],
    passed: false,
    open: [],
    secured: [],
  }
}

/** Whose deck holds which special; undefined if the players choose (TR-03). */
function specialsFor(
  { specials }: TafelrundeOptions,
  random: Random,
): readonly Special[] | undefined {
  switch (specials) {
    case 'random': {
      const order = [...SPECIALS]
      shuffle(order, random)
      return order
    }
    case 'by-seat':
      return SPECIALS
    case 'all-feierabend':
      return SPECIALS.map(() => 'feierabend')
    case 'all-letzte-warnung':
      return SPECIALS.map(() => 'letzte-warnung')
    case 'all-wiederbelebung':
      return SPECIALS.map(() => 'wiederbelebung')
    case 'all-zork':
      return SPECIALS.map(() => 'zork')
    case 'none':
      return []
    case 'chosen':
      return undefined
  }
}

/** Shuffles decks and chests and deals the first hands; `specials` by seat, none beyond its end (TR-40). */
function dealCards({ state, random }: Step, specials: readonly Special[]): void {
  state.players.forEach((player, seat) => {
    const special = specials[seat]
    if (special !== undefined) player.special = special
    player.draw = newDeck(special)
    shuffle(player.draw, random)
    for (const card of player.draw.splice(-FIRST_HAND)) addSorted(player.hand, card)
  })
  shuffle(state.stack, random)
}

/** All have chosen their special: the cards are dealt and the first raid begins (TR-03). */
export function dealChosen(step: Step, specials: readonly Special[]): void {
  const { state, events } = step
  dealCards(step, specials)
  const hands = state.players.map(({ hand }) => [...hand])
  events.push({ kind: 'dealt', specials: [...specials], hands })
  startRaid(step)
}

/** A new match: up to the first raid's first turn, or to the choice of specials (TR-01, TR-03). */
export function deal(
  { options, seats }: PlainPlan<TafelrundeOptions>,
  random: Random,
): TafelrundeState {
  const players = Array.from({ length: seats }, newPlayer)
  const state: TafelrundeState = {
    options,
    seats,
    raid: 1,
    start: random.below(seats),
    phase: { kind: 'choosing', choices: players.map(() => 'missing') },
    players,
    middle: [],
    stack: allChests(),
  }
  const specials = specialsFor(options, random)
  if (specials === undefined) return state
  const step: Step = { state, random, events: [] }
  dealCards(step, specials)
  startRaid(step)
  return state
}
