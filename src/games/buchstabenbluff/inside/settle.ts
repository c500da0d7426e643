/** Answers to an announced word, and what becomes of it (BB-09, BB-15 to BB-20). */
import { invariant } from '../../../engine/basics/invariant'
import { areComplete } from '../../../engine/kit/sealedAnswers'
import type { Seat } from '../../../engine/basics/seat'
import { playerAt } from '../../../engine/kit/playerAt'
import { facesOf } from '../outside/cards'
import { DOUBT_POINTS, type Card, type Fate, type Judgement } from '../outside/contract'
import { compareLetters } from '../outside/fit'
import { isListed } from '../outside/knownWords'
import { endTurn } from './flow'
import type { BuchstabenbluffPlan } from './plan'
import { valueOf } from './score'
import { lastWord, type AnswerState, type BuchstabenbluffState, type Word } from './state'
import type { Step } from './step'

/** Everybody but the announcer and who is gone owes an answer (BB-15, BB-36). */
export function newAnswers({ players }: BuchstabenbluffState, announcer: Seat): AnswerState[] {
  return players.map(({ left }, seat) => (left || seat === announcer ? 'none' : 'missing'))
}

/**
 * What laid cards are beside the word announced for them: the same work for every word (BB-09, BB-10, BB-14). Where unlisted words
 * are refused, it was looked up when it was announced.
 */
export function judgeWord(
  cards: readonly Card[],
  spelling: string,
  { options, known }: BuchstabenbluffPlan,
): Judgement {
  const { excess, lacking } = compareLetters(cards, facesOf(spelling))
  const listed = options.dictionary === 'refuse' || isListed(known, spelling)
  return { isTrue: listed && excess.length === 0, isListed: listed, excess, lacking }
}

function fateOf(doubters: readonly Seat[], { isTrue }: Judgement): Exclude<Fate, 'pending'> {
  if (doubters.length === 0) return 'believed'
  return isTrue ? 'true' : 'bluff'
}

/** Tens by seat: to who was doubted wrongly for each of them, or to each who doubted rightly (BB-18, BB-19). */
function giveTens({ players }: BuchstabenbluffState, { seat, fate, doubters }: Word): number[] {
  const gains = players.map(() => 0)
  const give = (gainer: Seat, points: number): void => {
    gains[gainer] = points
    playerAt({ players }, gainer).bonus += points
  }
  if (fate === 'true') give(seat, DOUBT_POINTS * doubters.length)
  else for (const doubter of doubters) give(doubter, DOUBT_POINTS)
  return gains
}

/** The settled word goes to the own pile, where it stands in the list of words, or to the discards (BB-16, BB-18, BB-19). */
function tell(
  { state, plan, events }: Step,
  settled: Word,
  { judgement, believers }: { readonly judgement: Judgement; readonly believers: readonly Seat[] },
): void {
  const { seat, word, spelling, cards, doubters } = settled
  if (settled.fate === 'believed') {
    events.push({ kind: 'believed', seat, word, count: cards.length })
    return
  }
  const gains = giveTens(state, settled)
  if (settled.fate === 'bluff') for (const card of cards) state.discards.push(card)
  const value = valueOf(cards, plan.values)
  const { language } = plan.options
  events.push({
    ...{ kind: 'doubted', seat, word, spelling, cards, doubters, believers, judgement },
    ...{ language, value, gains },
  })
}

function seatsThat(answered: AnswerState, answers: readonly AnswerState[]): Seat[] {
  const seats: Seat[] = []
  for (let seat = 0; seat < answers.length; seat++) {
    if (answers[seat] === answered) seats.push(seat)
  }
  return seats
}

/** Closes the window when nobody's answer is missing any more, and ends the turn. */
export function settleIfComplete(step: Step): void {
  const { state, plan } = step
  const { phase, words } = state
  invariant(phase.kind === 'answers', 'a word waits for answers')
  if (!areComplete(phase.answers)) return
  const doubters = seatsThat('doubt', phase.answers)
  const { seat, turn, word, spelling, cards, open } = lastWord(state)
  const judgement = judgeWord(cards, spelling, plan)
  const fate = fateOf(doubters, judgement)
  // Written out: a copy by spreading takes several times as long, and playouts settle every word.
  const settled = { seat, turn, word, spelling, cards, open, fate, doubters, judgement }
  words[words.length - 1] = settled
  tell(step, settled, { judgement, believers: seatsThat('believe', phase.answers) })
  endTurn(step)
}
