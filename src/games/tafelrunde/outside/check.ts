/** Why a move is refused, judged from the view alone. */
import type { OfKind } from '../../../engine/basics/kinds'
import { present } from '../../../engine/basics/invariant'
import type {
  Chest,
  DecisionKind,
  PlayerView,
  TafelrundeMove,
  TafelrundeReason,
  TafelrundeView,
} from './contract'
import { FEIERABEND, hasChestOf, specialCard, valueOf } from './faces'
import { isWithinTerms, termsOf } from './securing'
import { isPartOf } from '../../../engine/kit/sorted'

type Reason = TafelrundeReason | undefined

/** The rule that stands behind each refusal. */
export const RULE_OF: Readonly<Record<TafelrundeReason, string>> = {
  'not-seated': 'TR-41',
  'match-over': 'TR-36',
  'not-your-turn': 'TR-41',
  'other-decision-owed': 'TR-41',
  'special-already-chosen': 'TR-03',
  'chests-already-chosen': 'TR-43',
  'already-passed': 'TR-12',
  'card-not-in-hand': 'TR-04',
  'side-not-on-card': 'TR-13',
  'must-play-first': 'TR-41',
  'feierabend-barred': 'TR-09',
  'colour-must-be-named': 'TR-22',
  'no-open-chest-of-colour': 'TR-22',
  'card-not-in-discard': 'TR-26',
  'no-chest-named': 'TR-30',
  'chest-not-open': 'TR-30',
  'one-chest-only': 'TR-30',
  'too-many-gems': 'TR-27',
}

/** The decision that each kind of move answers. */
const ANSWERED_BY: Readonly<Record<TafelrundeMove['kind'], DecisionKind>> = {
  chooseSpecial: 'chooseSpecial',
  play: 'play',
  feierabend: 'play',
  letzteWarnung: 'play',
  wiederbelebung: 'play',
  zork: 'play',
  pass: 'play',
  secure: 'secure',
}

/** What the owner of the view is asked now; undefined if nothing. */
export function decisionOf({ phase, you }: TafelrundeView): DecisionKind | undefined {
  if (you === undefined) return undefined
  switch (phase.kind) {
    case 'choosing':
      return phase.missing.includes(you) ? 'chooseSpecial' : undefined
    case 'playing':
      return phase.seat === you ? 'play' : undefined
    case 'securing':
      return phase.missing.includes(you) ? 'secure' : undefined
    case 'over':
      return undefined
  }
}

/** What is public of the view's owner, who has a seat. */
export function ownPlayer({ you, players }: TafelrundeView): PlayerView {
  return present(players[you ?? players.length], 'the owner of the view has a seat')
}

/** Nothing is owed: is it because the answer has been given? */
function checkIdle(view: TafelrundeView, move: TafelrundeMove): Reason {
  const { phase } = view
  const answered = ANSWERED_BY[move.kind]
  switch (phase.kind) {
    case 'over':
      return 'match-over'
    case 'playing':
      return answered === 'play' && ownPlayer(view).passed ? 'already-passed' : 'not-your-turn'
    case 'choosing':
      return answered === 'chooseSpecial' ? 'special-already-chosen' : 'not-your-turn'
    case 'securing':
      return answered === 'secure' && phase.choice ? 'chests-already-chosen' : 'not-your-turn'
  }
}

function checkOwed(view: TafelrundeView, move: TafelrundeMove): Reason {
  if (view.you === undefined) return 'not-seated'
  const owed = decisionOf(view)
  if (owed === undefined) return checkIdle(view, move)
  return owed === ANSWERED_BY[move.kind] ? undefined : 'other-decision-owed'
}

function checkHand({ hand = [] }: TafelrundeView, card: number): Reason {
  return hand.includes(card) ? undefined : 'card-not-in-hand'
}

function checkPlay(view: TafelrundeView, { card, colour }: OfKind<TafelrundeMove, 'play'>): Reason {
  return checkHand(view, card) ?? (valueOf(card, colour) > 0 ? undefined : 'side-not-on-card')
}

function checkFeierabend(view: TafelrundeView): Reason {
  const isBarred = view.phase.kind === 'playing' && view.phase.barred
  return checkHand(view, FEIERABEND) ?? (isBarred ? 'feierabend-barred' : undefined)
}

function checkLetzteWarnung(
  view: TafelrundeView,
  { colour }: OfKind<TafelrundeMove, 'letzteWarnung'>,
): Reason {
  const refused = checkHand(view, specialCard('letzte-warnung'))
  if (refused) return refused
  const { open } = ownPlayer(view)
  if (colour === undefined) return open.length > 0 ? 'colour-must-be-named' : undefined
  return hasChestOf(open, colour) ? undefined : 'no-open-chest-of-colour'
}

function checkWiederbelebung(
  view: TafelrundeView,
  { card }: OfKind<TafelrundeMove, 'wiederbelebung'>,
): Reason {
  const refused = checkHand(view, specialCard('wiederbelebung'))
  if (refused || card === undefined) return refused
  return ownPlayer(view).discard.includes(card) ? undefined : 'card-not-in-discard'
}

function checkSecure(view: TafelrundeView, chests: readonly Chest[]): Reason {
  const { open, lying } = ownPlayer(view)
  if (chests.length === 0) return 'no-chest-named'
  if (!isPartOf(chests, open)) return 'chest-not-open'
  const terms = termsOf(lying, view.options)
  if (isWithinTerms(chests, terms)) return undefined
  return terms === 'one' ? 'one-chest-only' : 'too-many-gems'
}

/** Why `move` is refused for the owner of `view`; undefined if it is legal. */
export function check(view: TafelrundeView, move: TafelrundeMove): TafelrundeReason | undefined {
  const refused = checkOwed(view, move)
  if (refused) return refused
  switch (move.kind) {
    case 'chooseSpecial':
      return undefined
    case 'play':
      return checkPlay(view, move)
    case 'feierabend':
      return checkFeierabend(view)
    case 'letzteWarnung':
      return checkLetzteWarnung(view, move)
    case 'wiederbelebung':
      return checkWiederbelebung(view, move)
    case 'zork':
      return checkHand(view, specialCard('zork'))
    case 'pass':
      return view.phase.kind === 'playing' && view.phase.duty ? 'must-play-first' : undefined
    case 'secure':
      return checkSecure(view, move.chests)
  }
}
