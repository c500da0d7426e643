/** The printed ground that all clock faces share. */
import { cut, type Point } from '../../../../cards/lino'
import type { Layer } from '../../../../cards/print'

/** A block with the two corners cut out where the numerals stand. */
export function groundBlock(seed: number): Layer {
  const outline: Point[] = [
    [67, 13],
    [188, 12],
    [187, 192],
    [133, 193],
    [133, 287],
    [12, 288],
    [13, 108],
    [67, 107],
  ]
  return { ink: 'accent', path: cut(outline, seed, 1.3, 13) }
}
