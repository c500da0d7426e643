/** Every legal move of a view's owner, where they can be counted. */
import { canDraw, decisionOf } from './check'
import { FEWEST_CARDS, type BuchstabenbluffMove, type BuchstabenbluffView } from './contract'

const ANSWERS: readonly BuchstabenbluffMove[] = [
  { kind: 'answer', doubt: false },
  { kind: 'answer', doubt: true },
]

/** Undefined while a word could be laid: nobody lists all that may be announced. */
export function legalMoves(view: BuchstabenbluffView): readonly BuchstabenbluffMove[] | undefined {
  switch (decisionOf(view)) {
    case undefined:
      return []
    case 'answer':
      return ANSWERS
    case 'turn':
      if ((view.hand?.length ?? 0) >= FEWEST_CARDS) return undefined
      return canDraw(view) ? [{ kind: 'draw' }, { kind: 'pass' }] : [{ kind: 'pass' }]
  }
}
