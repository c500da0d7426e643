/** The first deal of a match of Die Tafelrunde 2, which no event tells. */
import type { TafelrundeSeen, TafelrundeView } from '../../../../games/tafelrunde/outside/contract'
import type { Opening } from '../../../stage/playing/scene'

/** The hands, then the chests of the first raid; nothing where everybody chooses his special first. */
export function openingOfTafelrunde(
  view: TafelrundeView,
): Opening<TafelrundeView, TafelrundeSeen> | undefined {
  const { phase, raid, start, hand, middle, stack } = view
  if (phase.kind !== 'playing') return undefined
  const specials = view.players.flatMap(({ special }) => special ?? [])
  const players = view.players.map((player) => ({ ...player, hand: 0 }))
  const before = {
    ...view,
    players,
    middle: [],
    stack: stack + middle.length,
    ...(hand && { hand: [] }),
  }
  const events: TafelrundeSeen[] = [
    { kind: 'dealt', specials, ...(hand && { hand }) },
    { kind: 'raidStarted', raid, start, revealed: middle },
  ]
  return { before, events }
}
