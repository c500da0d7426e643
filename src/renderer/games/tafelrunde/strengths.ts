/** Who is how strong in a colour at this moment, bonus included (TR-42): for the table and for the ear. */
import type { Colour, TafelrundeView } from '../../../games/tafelrunde/contract'
import { chestColour, chestGems, valueOf } from '../../../games/tafelrunde/faces'

/** A seat that fights for a colour. */
export interface Strength {
  readonly seat: number
  readonly strength: number
}

function strengthOf(view: TafelrundeView, seat: number, colour: Colour): number {
  const player = view.players[seat]
  if (!player) return 0
  const values = player.lying.map((card) =>
    card.kind === 'rogue' && card.colour === colour ? valueOf(card.card, colour) : 0,
  )
  const sum = values.reduce((total, value) => total + value, 0)
  const chests = player.open.filter((chest) => chestColour(chest) === colour).map(chestGems)
  const mayDefend = view.options.passiveDefence === 'on' && isFought(view, colour)
  return sum > 0 || mayDefend ? sum + Math.max(0, ...chests) : 0
}

function isFought(view: TafelrundeView, colour: Colour): boolean {
  return view.players.some(({ lying }) =>
    lying.some((card) => card.kind === 'rogue' && card.colour === colour),
  )
}

/** Everybody with a strength in the colour, the strongest first. */
export function strengthsIn(view: TafelrundeView, colour: Colour): Strength[] {
  return view.players
    .map((_, seat) => ({ seat, strength: strengthOf(view, seat, colour) }))
    .filter(({ strength }) => strength > 0)
    .sort((one, other) => other.strength - one.strength)
}
