/** The printed ground that the pictures with a caption share. */
import { cut, type Point } from '../../../../cards/lino'
import type { Layer } from '../../../../cards/print'

/** The ground of a face with a caption: one corner free for the sign, the foot free for words. */
export function captionBlock(seed: number): Layer {
  const outline: Point[] = [
    [67, 13],
    [188, 12],
    [188, 222],
    [12, 223],
    [13, 76],
    [67, 75],
  ]
  return { ink: 'accent', path: cut(outline, seed, 1.3, 13) }
}
