/** Every legal move of a view's owner, where they can be listed. */
import { decisionOf } from './check'
import type { TofugottMove, TofugottView } from './contract'

/** Undefined where words may go with it: nobody lists them all. `silhouettesInPlay` says what can be chosen. */
export function legalMoves(view: TofugottView): readonly TofugottMove[] | undefined {
  switch (decisionOf(view)) {
    case undefined:
      return []
    case 'keep':
      return [
        { kind: 'keep', card: 0 },
        { kind: 'keep', card: 1 },
      ]
    case 'answer':
    case 'guess':
    case 'explain':
      return undefined
  }
}
