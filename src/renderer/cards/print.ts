/** A print: layers of ink that are put on the paper one after the other. */

/** What a layer is printed with; `paper` is what the knife took away. */
export type Ink = 'key' | 'accent' | 'paper'

/** A shape in one ink. */
export interface Layer {
  readonly ink: Ink
  readonly path: string
  /** Width of an outline; absent: the shape is filled. */
  readonly line?: number
  /** Outline in paper around a filled shape, so that it stands off the ground behind it. */
  readonly halo?: number
  /** Overlapping parts of the path leave holes. */
  readonly hollow?: boolean
  /** An SVG transform. */
  readonly move?: string
  /** Printed at the foot of a card so small that its caption is not written there. */
  readonly foot?: boolean
}

/** Letters in the numeral face. */
export interface Lettering {
  readonly ink: Ink
  readonly text: string
  /** Middle of the line's foot. */
  readonly x: number
  readonly y: number
  readonly size: number
  readonly move?: string
}

/** A picture on a ground of 200 by 300. */
export interface Print {
  /** Names the two inks: class `print-<inks>` in the styles of whoever draws it. */
  readonly inks: string
  readonly layers: readonly Layer[]
  readonly letters: readonly Lettering[]
}

/** The same layers, moved. */
export function moved(layers: readonly Layer[], move: string): Layer[] {
  return layers.map((layer) => ({
    ...layer,
    move: layer.move === undefined ? move : `${move} ${layer.move}`,
  }))
}

/** Turns something of a card's corner to the opposite corner. */
export const OPPOSITE = 'rotate(180 100 150)'
