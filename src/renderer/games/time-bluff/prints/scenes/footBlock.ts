/** The printed ground of a card's foot, for cards too small for a caption. */
import { cut, type Point } from '../../../../cards/lino'
import type { Layer } from '../../../../cards/print'

/** The ground above it goes on to the lower edge; the corner opposite the sign is free for the same sign. */
export function footBlock(seed: number): Layer {
  const outline: Point[] = [
    [12, 214],
    [188, 214],
    [187, 225],
    [133, 226],
    [133, 287],
    [12, 288],
  ]
  return { ink: 'accent', path: cut(outline, seed, 1.3, 13), foot: true }
}
