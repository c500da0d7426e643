/** A whole state that fits a view, everything out of sight drawn at random. */
import type { OfKind } from '../../../engine/basics/kinds'
import { shuffle, type Random } from '../../../engine/chance/random'
import type { BuchstabenbluffView, Card, PhaseView, WordView } from '../outside/contract'
import { allCards } from './deal'
import { matchOptions } from './matchOptions'
import type { BuchstabenbluffPlan } from './plan'
import { judgeWord } from './settle'
import type { AnswerState, BuchstabenbluffState, Phase, Word } from './state'
import { viewJudgement, viewScore } from './view'

/** The cards of a word that the viewer can see where they lie; a bluff's are in the discards, or in the draw pile again. */
function cardsInSight(word: WordView): readonly Card[] {
  if (word.fate === 'bluff') return []
  return word.cards ?? word.open.map(({ card }) => card)
}

/** All cards that the viewer cannot see, in any order. */
function hiddenCards(view: BuchstabenbluffView, random: Random): Card[] {
  const { words, discards, phase, hand = [] } = view
  const hands = phase.kind === 'over' ? phase.hands : [hand]
  const left = [...view.counts]
  const take = (card: Card): void => {
    left[card] = (left[card] ?? 0) - 1
  }
  for (const cards of hands) cards.forEach(take)
  discards.forEach(take)
  for (const word of words) cardsInSight(word).forEach(take)
  const hidden = allCards(left)
  shuffle(hidden, random)
  return hidden
}

/** The row as it may lie: what is face up where it lies, the rest out of sight. */
function imagineRow({ count, open, cards }: WordView, hidden: Card[]): Card[] {
  if (cards) return [...cards]
  const unseen = hidden.splice(hidden.length - (count - open.length))
  const row: Card[] = []
  for (let at = 0; at < count; at++) {
    const card = open.find((one) => one.at === at)?.card ?? unseen.pop()
    if (card !== undefined) row.push(card)
  }
  return row
}

function imagineWord(word: WordView, hidden: Card[], plan: BuchstabenbluffPlan): Word {
  const { seat, turn, spelling, fate, judgement } = word
  const cards = imagineRow(word, hidden)
  const imagined: Word = {
    seat,
    turn,
    word: word.word,
    spelling,
    cards,
    open: word.open.map(({ at }) => at),
    fate,
    doubters: [...word.doubters],
  }
  if (fate === 'pending') return imagined
  const known = judgement ? viewJudgement(judgement) : judgeWord(cards, spelling, plan)
  return { ...imagined, judgement: known }
}

/** Whose answer is missing is not known, but how many are. */
function imagineAnswers(
  { you, player, players }: BuchstabenbluffView,
  { missing, doubt }: OfKind<PhaseView, 'answers'>,
  random: Random,
): AnswerState[] {
  const asked = players.flatMap(({ left }, seat) => (left || seat === player ? [] : [seat]))
  const others = asked.filter((seat) => seat !== you)
  shuffle(others, random)
  const isOwnMissing = you !== undefined && asked.includes(you) && doubt === undefined
  const open = new Set(others.slice(0, missing - (isOwnMissing ? 1 : 0)))
  return players.map(({ left }, seat) => {
    if (seat === you && doubt !== undefined) return doubt ? 'doubt' : 'believe'
    if (left || seat === player) return 'none'
    if (open.has(seat) || seat === you) return 'missing'
    return random.below(2) === 0 ? 'believe' : 'doubt'
  })
}

function imaginePhase(view: BuchstabenbluffView, random: Random): Phase {
  const { phase } = view
  switch (phase.kind) {
    case 'turn':
      return { kind: 'turn', drawn: phase.drawn }
    case 'answers':
      return { kind: 'answers', answers: imagineAnswers(view, phase, random) }
    case 'over':
      return {
        kind: 'over',
        end: phase.end,
        ranks: [...phase.ranks],
        scores: phase.scores.map(viewScore),
      }
  }
}

/** A hand that is as large as everybody sees. */
function imagineHand(view: BuchstabenbluffView, seat: number, hidden: Card[]): Card[] {
  if (view.phase.kind === 'over') return [...(view.phase.hands[seat] ?? [])]
  if (seat === view.you) return [...(view.hand ?? [])]
  const size = view.players[seat]?.hand ?? 0
  return hidden.splice(hidden.length - size, size).sort((one, other) => one - other)
}

/** A state whose view for the same viewer is this one; cards and answers out of sight are drawn at random. */
export function imagine(
  view: BuchstabenbluffView,
  random: Random,
  plan: BuchstabenbluffPlan,
): BuchstabenbluffState {
  const hidden = hiddenCards(view, random)
  const words = view.words.map((word) => imagineWord(word, hidden, plan))
  const players = view.players.map(({ bonus, left }, seat) => ({
    hand: imagineHand(view, seat, hidden),
    bonus,
    left,
  }))
  return {
    options: matchOptions(view.options),
    seats: view.seats,
    dealer: view.dealer,
    turn: view.turn,
    phase: imaginePhase(view, random),
    players,
    words,
    draw: hidden,
    discards: [...view.discards],
    reshuffles: view.reshuffles,
  }
}
