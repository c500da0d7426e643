/** Answers to an announced word, and what becomes of it (BB-09, BB-15 to BB-20). */
import { invariant } from '../../../engine/invariant'
import { areComplete } from '../../../engine/sealedAnswers'
import type { Seat } from '../../../engine/seat'
import { facesOf } from '../outside/cards'
import { DOUBT_POINTS, type Card, type Fate, type Judgement } from '../outside/contract'
import { compareLetters } from '../outside/fit'
import { isListed } from '../outside/knownWords'
import { endTurn } from './flow'
import type { BuchstabenbluffPlan } from './plan'
import { valueOf } from './score'
import { lastWord, playerAt, type AnswerState, type BuchstabenbluffState, type Word } from './state'
import type { Step } from './step'

/** Everybody but the announcer and who is gone owes an answer (BB-15, BB-36). */
export function newAnswers({ players }: BuchstabenbluffState, announcer: Seat): AnswerState[] {
  return players.map(({ left }, seat) => (left || seat === announcer ? 'none' : 'missing'))
}

/** What laid cards are beside the word announced for them: the same work for every word (BB-09, BB-10, BB-14). */
export function judgeWord(
  cards: readonly Card[],
  spelling: string,
  { known }: BuchstabenbluffPlan,
): Judgement {
  const { excess, lacking } = compareLetters(cards, facesOf(spelling))
  const listed = isListed(known, spelling)
  return { isTrue: listed && excess.length === 0, isListed: listed, excess, lacking }
}

function fateOf(doubters: readonly Seat[], { isTrue }: Judgement): Exclude<Fate, 'pending'> {
  if (doubters.length === 0) return 'believed'
  return isTrue ? 'true' : 'bluff'
}

/** Tens by seat: to who was doubted wrongly for each of them, or to each who doubted rightly (BB-18, BB-19). */
function gainsOf({ seats }: BuchstabenbluffState, word: Word): number[] {
  const gains = new Array<number>(seats).fill(0)
  if (word.fate === 'true') gains[word.seat] = DOUBT_POINTS * word.doubters.length
  if (word.fate === 'bluff') for (const seat of word.doubters) gains[seat] = DOUBT_POINTS
  return gains
}

/** The settled word goes to the own pile, where it stands in the list of words, or to the discards (BB-16, BB-18, BB-19). */
function tell({ state, plan, events }: Step, settled: Word, judgement: Judgement): void {
  const { seat, word, spelling, cards, doubters } = settled
  if (settled.fate === 'believed') {
    events.push({ kind: 'believed', seat, word, count: cards.length })
    return
  }
  const gains = gainsOf(state, settled)
  for (const [gainer, gain] of gains.entries()) playerAt(state, gainer).bonus += gain
  if (settled.fate === 'bluff') state.discards.push(...cards)
  const value = valueOf(cards, plan.values)
  events.push({ kind: 'doubted', seat, word, spelling, cards, doubters, judgement, value, gains })
}

/** Closes the window when nobody's answer is missing any more, and ends the turn. */
export function settleIfComplete(step: Step): void {
  const { state, plan } = step
  const { phase, words } = state
  invariant(phase.kind === 'answers', 'a word waits for answers')
  if (!areComplete(phase.answers)) return
  const doubters = phase.answers.flatMap((answer, seat) => (answer === 'doubt' ? [seat] : []))
  const pending = lastWord(state)
  const judgement = judgeWord(pending.cards, pending.spelling, plan)
  const settled: Word = { ...pending, fate: fateOf(doubters, judgement), doubters, judgement }
  words[words.length - 1] = settled
  tell(step, settled, judgement)
  endTurn(step)
}
