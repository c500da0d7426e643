/** Moves from outside, checked against a table of their shapes. */
import { isRecord } from '../basics/json'
import { err, ok, type Result } from '../basics/result'

/** What a move of one kind looks like. */
export interface MoveShape<Move> {
  /** Every key that it may have besides its kind. */
  readonly keys: readonly string[]
  /** The move; undefined if something is missing or of the wrong type. */
  readonly parse: (raw: Readonly<Record<string, unknown>>) => Move | undefined
}

/** The shapes of all moves of a game by kind. */
export type MoveShapes<Move extends { readonly kind: string }> = Readonly<
  Record<Move['kind'], MoveShape<Move>>
>

/** A parser for moves of these shapes; unknown keys are refused. Its error is a sentence for developers. */
export function parseMoveBy<Move extends { readonly kind: string }>(
  shapes: MoveShapes<Move>,
): (raw: unknown) => Result<Move, string> {
  const isMoveKind = (kind: unknown): kind is Move['kind'] =>
    typeof kind === 'string' && Object.hasOwn(shapes, kind)
  return (raw) => {
    if (!isRecord(raw) || !isMoveKind(raw.kind)) return err('a move is an object with a known kind')
    const { kind } = raw
    const shape: MoveShape<Move> = shapes[kind]
    const unknownKey = Object.keys(raw).find((key) => key !== 'kind' && !shape.keys.includes(key))
    if (unknownKey !== undefined) return err(`${kind} has no "${unknownKey}"`)
    const move = shape.parse(raw)
    return move ? ok(move) : err(`${kind} needs ${shape.keys.join(', ')} of the right type`)
  }
}
