/** Every legal move. */
import { decisionOf, matchesDiscard, ownCards } from './check'
import type { TijdlijnMove, TijdlijnView } from './contract'

function plays(view: TijdlijnView): TijdlijnMove[] {
  return ownCards(view).flatMap(({ card, stuck }) => (stuck ? [] : [{ kind: 'play', card }]))
}

function discards(view: TijdlijnView): TijdlijnMove[] {
  return ownCards(view).flatMap((own) =>
    matchesDiscard(view, own) ? [{ kind: 'discard', card: own.card }] : [],
  )
}

function layings(view: TijdlijnView): TijdlijnMove[] {
  const gaps = [...new Array(view.line.length + 1).keys()]
  return ownCards(view).flatMap(({ card }) =>
    gaps.map((gap): TijdlijnMove => ({ kind: 'lay', card, gap })),
  )
}

/** Every legal move for the owner of the view, each once; none if he is not asked. */
export function legalMoves(view: TijdlijnView): readonly TijdlijnMove[] {
  switch (decisionOf(view)) {
    case undefined:
      return []
    case 'choose':
      return [...plays(view), ...discards(view)]
    case 'retry':
      return plays(view)
    case 'goOn':
      return [...plays(view), { kind: 'stop' }]
    case 'discard':
      return discards(view)
    case 'lay':
      return layings(view)
  }
}
