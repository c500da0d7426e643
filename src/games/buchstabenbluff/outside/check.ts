/** Why a move is refused, judged from the view alone; whether the word fits the cards is never asked. */
import type { OfKind } from '../../../engine/basics/kinds'
import { isPartOf } from '../../../engine/kit/sorted'
import { parseWord, type Spelling, type WordFault } from './cardSpelling'
import { facesOf } from './cards'
import {
  FEWEST_CARDS,
  LARGEST_HAND,
  type BuchstabenbluffMove,
  type BuchstabenbluffReason,
  type BuchstabenbluffView,
  type DecisionKind,
  type MatchOptions,
} from './contract'
import { areContained } from './fit'

type Reason = BuchstabenbluffReason | undefined
type Laying = OfKind<BuchstabenbluffMove, 'lay'>

/** The rule that stands behind each refusal. */
export const RULE_OF: Readonly<Record<BuchstabenbluffReason, string>> = {
  'not-seated': 'BB-01',
  'match-over': 'BB-35',
  'seat-given-up': 'BB-36',
  'not-your-turn': 'BB-35',
  'answers-awaited': 'BB-15',
  'already-answered': 'BB-15',
  'own-word': 'BB-15',
  'hand-full': 'BB-05',
  'nothing-to-draw': 'BB-24',
  'too-few-cards': 'BB-06',
  'card-not-in-hand': 'BB-06',
  'word-has-other-signs': 'BB-12',
  'word-too-short': 'BB-12',
  'word-too-long': 'BB-12',
  'length-differs': 'BB-07',
  'open-not-offered': 'BB-30',
  'open-not-laid': 'BB-30',
  'all-open': 'BB-30',
  'open-not-in-word': 'BB-30',
  'word-repeated': 'BB-13',
  'word-not-in-list': 'BB-10',
  'no-proposal-now': 'BB-32',
  'house-word-known': 'BB-32',
  'house-words-full': 'BB-32',
}

/** The reason behind each fault of a text that is no word (BB-12). */
export const REASON_OF: Readonly<Record<WordFault, BuchstabenbluffReason>> = {
  'other-characters': 'word-has-other-signs',
  'too-short': 'word-too-short',
  'too-long': 'word-too-long',
}

/** How words are spelled at a table (BB-34). */
export function spellingOf({
  language,
  umlautCards,
}: Pick<MatchOptions, 'language' | 'umlautCards'>): Spelling {
  return { language, umlautCards: umlautCards === 'on' }
}

/** What the owner of the view is asked now; undefined if nothing. */
export function decisionOf(view: BuchstabenbluffView): DecisionKind | undefined {
  const { phase, you, player, players } = view
  if (you === undefined || players[you]?.left) return undefined
  switch (phase.kind) {
    case 'turn':
      return you === player ? 'turn' : undefined
    case 'answers':
      return you === player || phase.doubt !== undefined ? undefined : 'answer'
    case 'over':
      return undefined
  }
}

/** Whether a card could be drawn, by whoever has room for it (BB-24). */
export function canDraw({
  drawPile,
  discards,
}: Pick<BuchstabenbluffView, 'drawPile' | 'discards'>): boolean {
  return drawPile > 0 || discards.length > 0
}

/** Why the owner of the view plays no part at all. */
function checkPresence({ you, phase, players }: BuchstabenbluffView): Reason {
  if (you === undefined) return 'not-seated'
  if (phase.kind === 'over') return 'match-over'
  return players[you]?.left ? 'seat-given-up' : undefined
}

/** Why somebody who is asked nothing, or something else, is refused. */
function checkOwed(view: BuchstabenbluffView, move: BuchstabenbluffMove): Reason {
  const wanted: DecisionKind = move.kind === 'answer' ? 'answer' : 'turn'
  const owed = decisionOf(view)
  if (owed === wanted) return undefined
  if (view.phase.kind === 'turn' || wanted === 'turn') {
    const isWaiting =
      owed === 'answer' || (view.phase.kind === 'answers' && view.you === view.player)
    return isWaiting ? 'answers-awaited' : 'not-your-turn'
  }
  return view.you === view.player ? 'own-word' : 'already-answered'
}

function checkDraw(view: BuchstabenbluffView): Reason {
  if ((view.hand?.length ?? 0) >= LARGEST_HAND) return 'hand-full'
  return canDraw(view) ? undefined : 'nothing-to-draw'
}

function checkOpen(view: BuchstabenbluffView, { cards, open }: Laying, spelling: string): Reason {
  if (open === undefined) return undefined
  if (view.options.mixed === 'off') return 'open-not-offered'
  if (open.some((at) => at >= cards.length)) return 'open-not-laid'
  if (open.length >= cards.length) return 'all-open'
  const faces = open.flatMap((at) => cards[at] ?? [])
  return areContained(faces, facesOf(spelling)) ? undefined : 'open-not-in-word'
}

function checkLay(view: BuchstabenbluffView, move: Laying): Reason {
  const { options, words, hand = [] } = view
  const spelling = parseWord(move.word, spellingOf(options))
  // No number of cards mends what no card can spell.
  if (!spelling.ok && spelling.error === 'other-characters') return REASON_OF[spelling.error]
  if (move.cards.length < FEWEST_CARDS) return 'too-few-cards'
  if (!isPartOf(move.cards, hand)) return 'card-not-in-hand'
  if (!spelling.ok) return REASON_OF[spelling.error]
  const { value } = spelling
  if (value.length !== move.cards.length) return 'length-differs'
  const refused = checkOpen(view, move, value)
  if (refused) return refused
  const isRepeated = options.repeats === 'refused' && words.some((word) => word.spelling === value)
  return isRepeated ? 'word-repeated' : undefined
}

/** Why `move` is refused for the owner of `view`; undefined if as far as he can know it is legal. */
export function check(view: BuchstabenbluffView, move: BuchstabenbluffMove): Reason {
  const refused = checkPresence(view) ?? checkOwed(view, move)
  if (refused) return refused
  switch (move.kind) {
    case 'draw':
      return checkDraw(view)
    case 'lay':
      return checkLay(view, move)
    case 'pass':
    case 'answer':
      return undefined
  }
}
