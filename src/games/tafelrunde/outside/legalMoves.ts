/** Every legal move of a view's owner, each once. */
import {
  COLOURS,
  SPECIALS,
  type Card,
  type Special,
  type TafelrundeMove,
  type TafelrundeView,
} from './contract'
import { decisionOf, ownPlayer } from './check'
import { hasChestOf, isRogue, sidesOf, specialOf } from './faces'
import { choicesOf, termsOf } from './securing'

function* letzteWarnungMoves(view: TafelrundeView): Iterable<TafelrundeMove> {
  const { open } = ownPlayer(view)
  if (open.length === 0) yield { kind: 'letzteWarnung' }
  for (const colour of COLOURS) {
    if (hasChestOf(open, colour)) yield { kind: 'letzteWarnung', colour }
  }
}

function* specialMoves(view: TafelrundeView, special: Special): Iterable<TafelrundeMove> {
  switch (special) {
    case 'feierabend':
      if (view.phase.kind === 'playing' && !view.phase.barred) yield { kind: 'feierabend' }
      return
    case 'letzte-warnung':
      yield* letzteWarnungMoves(view)
      return
    case 'wiederbelebung':
      yield { kind: 'wiederbelebung' }
      for (const card of ownPlayer(view).discard) {
        if (isRogue(card)) yield { kind: 'wiederbelebung', card }
      }
      return
    case 'zork':
      yield { kind: 'zork' }
      return
  }
}

function* cardMoves(view: TafelrundeView, card: Card): Iterable<TafelrundeMove> {
  const special = specialOf(card)
  if (special !== undefined) yield* specialMoves(view, special)
  for (const { colour } of sidesOf(card)) yield { kind: 'play', card, colour }
}

function* turnMoves(view: TafelrundeView): Iterable<TafelrundeMove> {
  for (const card of view.hand ?? []) yield* cardMoves(view, card)
  if (view.phase.kind === 'playing' && !view.phase.duty) yield { kind: 'pass' }
}

function* secureMoves(view: TafelrundeView): Iterable<TafelrundeMove> {
  const { open, lying } = ownPlayer(view)
  for (const chests of choicesOf(open, termsOf(lying, view.options))) {
    yield { kind: 'secure', chests }
  }
}

/** Every legal move; none if no decision is owed. */
export function* legalMoves(view: TafelrundeView): Iterable<TafelrundeMove> {
  switch (decisionOf(view)) {
    case 'chooseSpecial':
      for (const special of SPECIALS) yield { kind: 'chooseSpecial', special }
      return
    case 'play':
      yield* turnMoves(view)
      return
    case 'secure':
      yield* secureMoves(view)
      return
    case undefined:
      return
  }
}
