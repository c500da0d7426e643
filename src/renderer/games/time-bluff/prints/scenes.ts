/** The pictures of the faces that are no clocks: joker, vortex, cuckoo and the four effects. */
import type { PairEffect } from '../../../../games/time-bluff/outside/cards'
import type { Layer } from '../../../cards/print'
import { drawBeam } from './scenes/drawBeam'
import { drawBroken } from './scenes/drawBroken'
import { drawCuckoo } from './scenes/drawCuckoo'
import { drawJoker } from './scenes/drawJoker'
import { drawJungle } from './scenes/drawJungle'
import { drawSnooze } from './scenes/drawSnooze'
import { drawVortex } from './scenes/drawVortex'

/** A picture that belongs to a face without an hour. */
export type Scene = PairEffect | 'joker' | 'vortex' | 'cuckoo'

/** Draws the picture of each face without an hour. */
export const SCENES: Readonly<Record<Scene, () => Layer[]>> = {
  joker: drawJoker,
  vortex: drawVortex,
  cuckoo: drawCuckoo,
  jungle: drawJungle,
  beam: drawBeam,
  snooze: drawSnooze,
  broken: drawBroken,
}
