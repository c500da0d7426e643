/** A careful beginner at Die Tafelrunde 2: goes for the most gems, plays the lowest card that puts him ahead, and lets go what he cannot win. */
import type { OfKind } from '../../../../src/engine/basics/kinds'
import type { Bot } from '../../../../src/bots/bot'
import { present } from '../../../../src/engine/basics/invariant'
import type { TafelrundeTypes } from '../../../../src/games/tafelrunde/inside/types'
import {
  COLOURS,
  SPECIALS,
  type Chest,
  type Colour,
  type PlayerView,
  type TafelrundeMove,
  type TafelrundeView,
} from '../../../../src/games/tafelrunde/outside/contract'
import {
  chestColour,
  chestGems,
  sidesOf,
  sumOfGems,
  valueOf,
} from '../../../../src/games/tafelrunde/outside/faces'
import { legalMoves } from '../../../../src/games/tafelrunde/outside/legalMoves'

type PlayMove = OfKind<TafelrundeMove, 'play'>

function chestsOf(chests: readonly Chest[], colour: Colour): Chest[] {
  return chests.filter((chest) => chestColour(chest) === colour)
}

/** What a player has shown in a colour, his best chest included; 0 without a card (TR-15). */
function strengthOf({ lying, open }: PlayerView, colour: Colour): number {
  let points = 0
  for (const card of lying) {
    if (card.kind === 'rogue' && card.colour === colour) points += valueOf(card.card, colour)
  }
  const gems = chestsOf(open, colour).map(chestGems)
  return points === 0 ? 0 : points + Math.max(0, ...gems)
}

/** What he would have with a card more. */
function strengthWith(player: PlayerView, { card, colour }: PlayMove): number {
  const lying = [...player.lying, { kind: 'rogue', card, colour } as const]
  return strengthOf({ ...player, lying }, colour)
}

/** The highest strength that anybody else has shown in a colour. */
function strongestRival({ players, you }: TafelrundeView, colour: Colour): number {
  const others = players.filter((_, seat) => seat !== you)
  return Math.max(...others.map((other) => strengthOf(other, colour)))
}

/** Gems that a colour brings to whoever wins it; the own ones count where somebody is about to take them. */
function prizeOf(view: TafelrundeView, colour: Colour): number {
  const { middle, players, you } = view
  const isThreatened = strongestRival(view, colour) > 0
  const won = players.flatMap(({ open }, seat) => (seat === you && !isThreatened ? [] : open))
  return sumOfGems(chestsOf([...middle, ...won], colour))
}

/** The card that wins most as things stand, the lowest of those; undefined where he leads already or cannot. */
function cardToLead(view: TafelrundeView, plays: readonly PlayMove[]): PlayMove | undefined {
  const own = present(view.players[view.you ?? 0], 'who plays has a seat')
  let best: PlayMove | undefined
  let most = 0
  for (const move of plays) {
    const { colour, card } = move
    const lead = strongestRival(view, colour)
    if (strengthOf(own, colour) > lead || strengthWith(own, move) <= lead) continue
    // A gem counts more than any difference between two cards.
    const worth = 10 * prizeOf(view, colour) - valueOf(card, colour)
    if (worth <= most) continue
    best = move
    most = worth
  }
  return best
}

function lowest(plays: readonly PlayMove[]): PlayMove | undefined {
  return [...plays].sort((a, b) => valueOf(a.card, a.colour) - valueOf(b.card, b.colour))[0]
}

/** Chests by what they hold together. */
function dearest(moves: readonly TafelrundeMove[]): TafelrundeMove | undefined {
  const worth = (move: TafelrundeMove): number =>
    move.kind === 'secure' ? sumOfGems(move.chests) : 0
  return [...moves].sort((one, other) => worth(other) - worth(one))[0]
}

/** Whether the own special does some good as things stand, when nothing else is left to win. */
function isWorthIt(view: TafelrundeView, move: TafelrundeMove): boolean {
  const own = present(view.players[view.you ?? 0], 'who plays has a seat')
  const isAhead = (colour: Colour): boolean =>
    strengthOf(own, colour) > strongestRival(view, colour)
  switch (move.kind) {
    case 'zork':
      return own.open.length > 1
    case 'letzteWarnung':
      return (
        move.colour !== undefined &&
        strongestRival(view, move.colour) > strengthOf(own, move.colour)
      )
    case 'wiederbelebung':
      return move.card !== undefined && sidesOf(move.card).length === 1
    case 'feierabend':
      return COLOURS.some((colour) => isAhead(colour) && prizeOf(view, colour) > 0)
    case 'pass':
    case 'play':
    case 'secure':
    case 'chooseSpecial':
      return false
  }
}

function decide(view: TafelrundeView): TafelrundeMove {
  const moves = [...legalMoves(view)]
  if (view.phase.kind === 'choosing') return { kind: 'chooseSpecial', special: SPECIALS[0] }
  if (view.phase.kind === 'securing') return present(dearest(moves), 'who is asked has a chest')
  const plays = moves.filter((move): move is PlayMove => move.kind === 'play')
  const special = moves.find((move) => isWorthIt(view, move))
  const pass = moves.find(({ kind }) => kind === 'pass')
  const chosen = cardToLead(view, plays) ?? special ?? pass ?? lowest(plays) ?? moves[0]
  return present(chosen, 'who is asked has a move')
}

/** Plays by what lies open and keeps nothing in mind. */
export const BEGINNER: Bot<TafelrundeTypes, null> = {
  newMemory: () => null,
  remember: () => undefined,
  decide,
}
