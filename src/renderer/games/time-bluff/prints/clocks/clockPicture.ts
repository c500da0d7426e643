/** What a drawn clock consists of. */
import type { Layer, Lettering } from '../../../../cards/print'

/** A clock's picture. */
export interface ClockPicture {
  /** The ground behind it, printed in the colour and carved. */
  readonly ground: readonly Layer[]
  readonly layers: readonly Layer[]
  readonly letters: readonly Lettering[]
}
