/**
 * A whole state that fits a view, everything out of sight drawn at random. The view has no memory, so neither has this: a card that
 * returned to a hand may turn up in the draw pile, a secured chest that lay open once may turn up in the stack.
 */
import type { OfKind } from '../../../engine/basics/kinds'
import { pick, shuffle, type Random } from '../../../engine/chance/random'
import {
  SPECIALS,
  type Card,
  type Chest,
  type PhaseView,
  type PlayerView,
  type TafelrundeView,
} from '../outside/contract'
import { FEIERABEND, newDeck, specialCard } from '../outside/faces'
import { imagineChests } from './imagineChests'
import { choicesOf, termsOf } from '../outside/securing'
import { addSorted, removeOne } from '../../../engine/kit/sorted'
import type { Phase, Player, TafelrundeState } from './state'

/** The cards of a player's deck that do not lie open, in random order. */
function hiddenCards({ special, discard, lying }: PlayerView, random: Random): Card[] {
  const cards = newDeck(special)
  for (const card of discard) removeOne(cards, card)
  for (const card of lying) {
    removeOne(cards, card.kind === 'rogue' ? card.card : specialCard(card.special))
  }
  shuffle(cards, random)
  return cards
}

/** A revived card went to the hand in this very raid, so it is there unless it lies open (TR-26). */
function revivedCards({ lying }: PlayerView, hidden: readonly Card[]): Card[] {
  return lying.flatMap((card) => {
    const revived = card.kind === 'special' ? card.revived : undefined
    return revived !== undefined && hidden.includes(revived) ? [revived] : []
  })
}

/** Hand and draw pile of a player whose hand is not known. */
function dealHidden(player: PlayerView, random: Random): Pick<Player, 'hand' | 'draw'> {
  const draw = hiddenCards(player, random)
  const hand = revivedCards(player, draw)
  for (const card of hand) removeOne(draw, card)
  for (const card of draw.splice(0, player.hand - hand.length)) addSorted(hand, card)
  return { hand, draw: draw.slice(0, player.draw) }
}

/** Who is asked while Feierabend is barred holds something else (TR-09). */
function exchangeBarred({ hand, draw }: Pick<Player, 'hand' | 'draw'>, random: Random): void {
  if (hand.length !== 1 || hand[0] !== FEIERABEND) return
  const index = random.below(Math.max(1, draw.length))
  const other = draw[index]
  if (other === undefined) return
  hand[0] = other
  draw[index] = FEIERABEND
}

function dealKnown(
  player: PlayerView,
  hand: readonly Card[],
  random: Random,
): Pick<Player, 'hand' | 'draw'> {
  const draw = hiddenCards(player, random)
  for (const card of hand) removeOne(draw, card)
  return { hand: [...hand], draw: draw.slice(0, player.draw) }
}

function imagineCards(
  view: TafelrundeView,
  seat: number,
  player: PlayerView,
  random: Random,
): Pick<Player, 'hand' | 'draw'> {
  const { you, hand = [], phase } = view
  if (seat === you) return dealKnown(player, hand, random)
  const cards = dealHidden(player, random)
  if (phase.kind === 'playing' && phase.barred && phase.seat === seat) exchangeBarred(cards, random)
  return cards
}

function imagineChoosing(
  view: TafelrundeView,
  { missing, choice }: OfKind<PhaseView, 'choosing'>,
  random: Random,
): Phase {
  const choices = view.players.map((_, seat) => {
    if (missing.includes(seat)) return 'missing'
    return (seat === view.you ? choice : pick(SPECIALS, random)) ?? 'missing'
  })
  return { kind: 'choosing', choices }
}

function imagineSecuring(
  view: TafelrundeView,
  { missing, choice = [] }: OfKind<PhaseView, 'securing'>,
  random: Random,
): Phase {
  const choices = view.players.map(({ open, lying }, seat): readonly Chest[] | 'missing' => {
    if (missing.includes(seat)) return 'missing'
    if (seat === view.you) return [...choice]
    return pick(choicesOf(open, termsOf(lying, view.options)), random) ?? []
  })
  return { kind: 'securing', choices }
}

function imaginePhase(view: TafelrundeView, random: Random): Phase {
  const { phase } = view
  switch (phase.kind) {
    case 'choosing':
      return imagineChoosing(view, phase, random)
    case 'playing':
      return { kind: 'playing', seat: phase.seat }
    case 'securing':
      return imagineSecuring(view, phase, random)
    case 'over':
      return { kind: 'over', end: phase.end, ranks: [...phase.ranks] }
  }
}

/** A state whose view for the same viewer is this one. */
export function imagine(view: TafelrundeView, random: Random): TafelrundeState {
  const { secured, stack } = imagineChests(view, random)
  const players = view.players.map((player, seat): Player => {
    const { hand, draw } = imagineCards(view, seat, player, random)
    const imagined: Player = {
      hand,
      draw,
      discard: [...player.discard],
      lying: [...player.lying],
      passed: player.passed,
      open: [...player.open],
      secured: secured[seat] ?? [],
    }
    if (player.special !== undefined) imagined.special = player.special
    return imagined
  })
  return {
    options: view.options,
    seats: view.seats,
    raid: view.raid,
    start: view.start,
    phase: imaginePhase(view, random),
    players,
    middle: [...view.middle],
    stack,
  }
}
