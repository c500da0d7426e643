/** Why a bot of Tijdlijn played, laid or discarded a card, and what it advises: chances from its own picture of history, never a year that has not been turned. */
import { percentOf, type Thought } from '../../engine/thought'
import { ownCards } from '../../games/tijdlijn/outside/check'
import type {
  CardHandle,
  TijdlijnMove,
  TijdlijnSeen,
  TijdlijnView,
} from '../../games/tijdlijn/outside/contract'
import type { TijdlijnTypes } from '../../games/tijdlijn/inside/types'
import type { Explainer, Mind } from '../explain'
import { chanceAt, yearsOf } from './competitive'
import { chanceOf } from './coOperative'
import type { Belief } from './belief'
import type { Level } from './levels'
import { believe, type Memory } from './picture'

const KINDS = [
  'laid',
  'played',
  'discarded',
  'discardedStuck',
  'adviseLay',
  'advisePlay',
  'adviseDiscard',
  'adviseDiscardStuck',
  'adviseStop',
] as const
type Kind = (typeof KINDS)[number]
type LayMove = TijdlijnMove & { readonly kind: 'lay' }

/** What a bot of a level sees and makes of it. */
interface Look extends Mind<TijdlijnView, Memory> {
  readonly level: Level
}

function thought(kind: Kind, values: Thought<Kind>['values']): Thought<Kind> {
  return { kind, values }
}

/** An own card, and what is believed of it. */
function cardOf(
  { view, memory, level }: Look,
  handle: CardHandle,
): { readonly isStuck: boolean; readonly belief: Belief } | undefined {
  const card = ownCards(view).find((one) => one.card === handle)
  return card && { isStuck: card.stuck, belief: believe(memory, view, card, level) }
}

/** The years of the line beside a place; at an end one of them is absent. */
function besides(view: TijdlijnView, gap: number): { after?: number; before?: number } {
  const years = yearsOf(view)
  const [after, before] = [years[gap - 1], years[gap]]
  return { ...(after !== undefined && { after }), ...(before !== undefined && { before }) }
}

/** A chance that rests on what somebody believes of a year, in hundredths: however sure he is, he may be wrong. */
function believed(chance: number): number {
  return Math.min(99, Math.max(1, percentOf(chance)))
}

/** How probably a card of this belief finds a place, in hundredths; where no gap is occupied that is certain (TL-11). */
function percentToPlay({ view }: Look, belief: Belief): number {
  const isAllFree = view.line.every(({ slot }) => slot.length === 0)
  return isAllFree ? 100 : believed(chanceOf(view, belief))
}

function percentAt(look: Look, { card, gap }: LayMove): number {
  const known = cardOf(look, card)
  return known ? believed(chanceAt(look.view, gap, known.belief)) : 1
}

function explain(look: Look, move: TijdlijnMove): Thought | undefined {
  const { view } = look
  if (move.kind === 'stop') return undefined
  if (move.kind === 'lay') {
    const n = ownCards(view).length
    return thought('laid', { percent: percentAt(look, move), n, ...besides(view, move.gap) })
  }
  const known = cardOf(look, move.card)
  if (!known) return undefined
  const percent = percentToPlay(look, known.belief)
  if (move.kind === 'play') return thought('played', { percent })
  return known.isStuck ? thought('discardedStuck', {}) : thought('discarded', { percent })
}

function isShown(seen: TijdlijnSeen, move: TijdlijnMove, { you }: TijdlijnView): boolean {
  switch (seen.kind) {
    case 'laid':
    case 'played':
    case 'stuck':
    case 'discarded':
      return seen.seat === you && 'card' in move && seen.card.card === move.card
    default:
      return false
  }
}

/** How probably the best of the own cards that are not stuck finds a place, in hundredths. */
function bestChance(look: Look): number {
  const chances = ownCards(look.view).flatMap(({ card, stuck }) => {
    const known = stuck ? undefined : cardOf(look, card)
    return known ? [percentToPlay(look, known.belief)] : []
  })
  return Math.max(0, ...chances)
}

function advise(look: Look, move: TijdlijnMove): Thought | undefined {
  const { view } = look
  if (move.kind === 'stop') return thought('adviseStop', { percent: bestChance(look) })
  const { card } = move
  if (move.kind === 'lay') {
    const n = ownCards(view).length
    return thought('adviseLay', { card, percent: percentAt(look, move), n })
  }
  const known = cardOf(look, card)
  if (!known) return undefined
  const percent = percentToPlay(look, known.belief)
  if (move.kind === 'play') return thought('advisePlay', { card, percent })
  return known.isStuck
    ? thought('adviseDiscardStuck', { card })
    : thought('adviseDiscard', { card, percent })
}

/** How bots of a level explain themselves. All cards lie before everybody, and a card is turned as soon as it is played: nothing is kept for later. */
export function explainerAt(level: Level): Explainer<TijdlijnTypes, Memory> {
  return {
    kinds: KINDS,
    ownKinds: [],
    explain(mind, move) {
      const open = explain({ ...mind, level }, move)
      return open && { open }
    },
    isShown,
    isPast: () => true,
    advise: (mind, move) => advise({ ...mind, level }, move),
  }
}
