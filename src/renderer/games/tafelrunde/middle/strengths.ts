/** Who is how strong in a colour at this moment, bonus included (TR-42): for the table and for the ear. */
import type { Colour, TafelrundeView } from '../../../../games/tafelrunde/outside/contract'
import { chestColour, chestGems, valueOf } from '../../../../games/tafelrunde/outside/faces'

/** A seat that fights for a colour. */
export interface Strength {
  readonly seat: number
  /** Bonus included. */
  readonly strength: number
  /** What the best own chest adds (TR-17); 0 without one. */
  readonly bonus: number
}

const NONE = { strength: 0, bonus: 0 }

function strengthOf(view: TafelrundeView, seat: number, colour: Colour): Omit<Strength, 'seat'> {
  const player = view.players[seat]
  if (!player) return NONE
  const values = player.lying.map((card) =>
    card.kind === 'rogue' && card.colour === colour ? valueOf(card.card, colour) : 0,
  )
  const sum = values.reduce((total, value) => total + value, 0)
  const chests = player.open.filter((chest) => chestColour(chest) === colour).map(chestGems)
  const mayDefend = view.options.passiveDefence === 'on' && isFought(view, colour)
  if (sum === 0 && !mayDefend) return NONE
  const bonus = Math.max(0, ...chests)
  return { strength: sum + bonus, bonus }
}

function isFought(view: TafelrundeView, colour: Colour): boolean {
  return view.players.some(({ lying }) =>
    lying.some((card) => card.kind === 'rogue' && card.colour === colour),
  )
}

/** Everybody with a strength in the colour, the strongest first. */
export function strengthsIn(view: TafelrundeView, colour: Colour): Strength[] {
  return view.players
    .map((_, seat) => ({ seat, ...strengthOf(view, seat, colour) }))
    .filter(({ strength }) => strength > 0)
    .sort((one, other) => other.strength - one.strength)
}
