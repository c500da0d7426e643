/** Playing together: which card to play, when to stop, and what to discard. */
import { present } from '../../engine/invariant'
import { decisionOf, matchesDiscard, ownCards } from '../../games/tijdlijn/outside/check'
import type { TijdlijnMove, TijdlijnView } from '../../games/tijdlijn/outside/contract'
import type { Belief } from './belief'
import type { Level } from './levels'
import {
  chanceOf,
  prospectOf,
  worthOfAll,
  worthOfKeeping,
  type Chance,
  type Prospect,
} from './prospect'

/** A stuck card takes a place in front of its seat until it can be discarded. */
const STUCK = 1.2
/** What it is worth to be rid of one. */
const RID = 1
/** Who does not look ahead is content with such a chance, for the first card and for a second. */
const CONTENT = { first: 0.35, second: 0.6 } as const

/** A card with what trying it, and the others after it, is worth. */
interface Attempt {
  readonly card: number
  readonly worth: number
}

/**
 * The best order to try cards in: after a failure it goes on with the others; when none is left, that costs `atWorst`. With
 * `mayStop` a failure may be the last attempt.
 */
function bestAttempt(
  chances: readonly Chance[],
  atWorst: number,
  mayStop: boolean,
): Attempt | undefined {
  let best: Attempt | undefined
  for (const { card, fits, gain } of chances) {
    const others = chances.filter((other) => other.card !== card)
    const next = bestAttempt(others, atWorst, mayStop)?.worth ?? -atWorst
    const worth = fits * gain + (1 - fits) * ((mayStop ? Math.max(0, next) : next) - STUCK)
    if (!best || worth > best.worth) best = { card, worth }
  }
  return best
}

/** The card that is given up most easily among those that may be discarded. */
function bestDiscard(view: TijdlijnView, prospect: Prospect): Attempt | undefined {
  let best: Attempt | undefined
  for (const own of ownCards(view)) {
    if (!matchesDiscard(view, own)) continue
    const worth = own.stuck ? RID : -worthOfKeeping(prospect, own.card)
    if (!best || worth > best.worth) best = { card: own.card, worth }
  }
  return best
}

function play({ card }: Attempt): TijdlijnMove {
  return { kind: 'play', card }
}

/** What a decision goes by. */
export interface Table {
  readonly view: TijdlijnView
  readonly level: Level
  readonly standing: ReadonlyMap<number, Belief>
  readonly anywhere: Belief
}

function chancesOf(view: TijdlijnView, prospect: Prospect): Chance[] {
  return ownCards(view).flatMap(({ card, stuck }) => {
    const belief = stuck ? undefined : prospect.standing.get(card)
    return belief ? [chanceOf(prospect, card, belief)] : []
  })
}

/** The attempt with the best chance for itself. */
function surest(chances: readonly Chance[]): Attempt | undefined {
  let best: Attempt | undefined
  for (const { card, fits } of chances) if (!best || fits > best.worth) best = { card, worth: fits }
  return best
}

function judge({ view, level, ...table }: Table) {
  const prospect = prospectOf(view, table.standing, table.anywhere)
  const chances = chancesOf(view, prospect)
  const isGoingOn = decisionOf(view) === 'goOn'
  const discarded = bestDiscard(view, prospect)
  if (!level.looksAhead) {
    const least = isGoingOn ? CONTENT.second : CONTENT.first
    const attempt = surest(chances)
    return { attempt, discarded, isWorthIt: (attempt?.worth ?? 0) >= least }
  }
  const attempt = bestAttempt(chances, isGoingOn ? 0 : worthOfAll(prospect), isGoingOn)
  const otherwise = isGoingOn ? 0 : (discarded?.worth ?? -Infinity)
  return { attempt, discarded, isWorthIt: (attempt?.worth ?? -Infinity) > otherwise }
}

/** What to do in a co-operative match. */
export function chooseTogether(table: Table): TijdlijnMove {
  const { attempt, discarded, isWorthIt } = judge(table)
  const decision = decisionOf(table.view)
  if (decision === 'goOn') return attempt && isWorthIt ? play(attempt) : { kind: 'stop' }
  const mayDiscard = decision === 'choose' || decision === 'discard'
  if (discarded && mayDiscard && !(attempt && isWorthIt))
    return { kind: 'discard', card: discarded.card }
  return play(present(attempt, 'who cannot discard has a card to try'))
}
