/** A careful beginner at Die Tafelrunde 2: goes for the most gems, plays the lowest card that puts him ahead, and lets go what he cannot win. */
import type { Bot } from '../../../../src/bots/bot'
import { present } from '../../../../src/engine/invariant'
import type { TafelrundeTypes } from '../../../../src/games/tafelrunde/inside/types'
import {
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
  sumOfGems,
  valueOf,
} from '../../../../src/games/tafelrunde/outside/faces'
import { legalMoves } from '../../../../src/games/tafelrunde/outside/legalMoves'

type PlayMove = Extract<TafelrundeMove, { kind: 'play' }>

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

/** Gems that a colour brings to whoever wins it. */
function prizeOf({ middle, players, you }: TafelrundeView, colour: Colour): number {
  const others = players.flatMap(({ open }, seat) => (seat === you ? [] : open))
  return sumOfGems(chestsOf([...middle, ...others], colour))
}

/** The card that wins most as things stand, the lowest of those; undefined where he leads already or cannot. */
function cardToLead(view: TafelrundeView, plays: readonly PlayMove[]): PlayMove | undefined {
  const own = present(view.players[view.you ?? 0], 'who plays has a seat')
  const others = view.players.filter((_, seat) => seat !== view.you)
  let best: PlayMove | undefined
  let most = 0
  for (const move of plays) {
    const { colour, card } = move
    const lead = Math.max(...others.map((other) => strengthOf(other, colour)))
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

function decide(view: TafelrundeView): TafelrundeMove {
  const moves = [...legalMoves(view)]
  if (view.phase.kind === 'choosing') return { kind: 'chooseSpecial', special: SPECIALS[0] }
  const plays = moves.filter((move): move is PlayMove => move.kind === 'play')
  const pass = moves.find(({ kind }) => kind === 'pass')
  const chosen =
    view.phase.kind === 'securing'
      ? dearest(moves)
      : (cardToLead(view, plays) ?? pass ?? lowest(plays))
  return present(chosen ?? moves[0], 'who is asked has a move')
}

/** Plays by what lies open, keeps nothing in mind and leaves the specials alone. */
export const BEGINNER: Bot<TafelrundeTypes, null> = {
  newMemory: () => null,
  remember: () => undefined,
  decide,
}
