/** What one viewer may know, written out field by field ("Who sees what"). */
import type { Eyes } from '../../../engine/contract/game'
import { missingSeats, ownAnswer } from '../../../engine/kit/sealedAnswers'
import { seatAfter, type Seat, type Viewer } from '../../../engine/basics/seat'
import type {
  BuchstabenbluffView,
  Card,
  Judgement,
  OpenCard,
  PhaseView,
  PlayerView,
  ScoreView,
  WordView,
} from '../outside/contract'
import { matchOptions } from './matchOptions'
import { turnSeat, type BuchstabenbluffState, type Phase, type Word } from './state'
import type { BuchstabenbluffTypes } from './types'

/** Points of one seat that share nothing with those given. */
export function viewScore({ pile, bonus, hand, total }: ScoreView): ScoreView {
  return { pile, bonus, hand, total }
}

/** A judgement that shares nothing with the one given. */
export function viewJudgement({ isTrue, isListed, excess, lacking }: Judgement): Judgement {
  return { isTrue, isListed, excess: excess.slice(), lacking: lacking.slice() }
}

/** The cards of a word that lie face up. */
export function viewOpen(cards: readonly Card[], open: readonly number[]): OpenCard[] {
  const views: OpenCard[] = []
  for (const at of open) {
    const card = cards[at]
    if (card !== undefined) views.push({ at, card })
  }
  return views
}

type WordDraft = { -readonly [Key in keyof WordView]: WordView[Key] }

/** Cards and judgement of a believed word are nobody's business until all is counted (BB-16, BB-26). */
function viewWord(word: Word, viewer: Viewer, isOver: boolean): WordView {
  const { seat, turn, spelling, cards, fate, judgement } = word
  const draft: WordDraft = {
    seat,
    turn,
    word: word.word,
    spelling,
    count: cards.length,
    open: viewOpen(cards, word.open),
    fate,
    doubters: word.doubters.slice(),
  }
  const isOpened = isOver || fate === 'true' || fate === 'bluff'
  if (isOpened || seat === viewer) draft.cards = cards.slice()
  if (isOpened && judgement) draft.judgement = viewJudgement(judgement)
  return draft
}

function viewPhase(phase: Phase, viewer: Viewer, state: BuchstabenbluffState): PhaseView {
  switch (phase.kind) {
    case 'turn':
      return { kind: 'turn', drawn: phase.drawn }
    case 'answers': {
      const own = ownAnswer(phase.answers, viewer)
      const missing = missingSeats(phase.answers).length
      if (own !== 'doubt' && own !== 'believe') return { kind: 'answers', missing }
      return { kind: 'answers', missing, doubt: own === 'doubt' }
    }
    case 'over':
      return {
        kind: 'over',
        end: phase.end,
        ranks: phase.ranks.slice(),
        scores: phase.scores.map(viewScore),
        hands: state.players.map(({ hand }) => hand.slice()),
      }
  }
}

/** Cards in the own pile, by seat. */
function countPiles({ seats, words }: BuchstabenbluffState): number[] {
  const counts = new Array<number>(seats).fill(0)
  for (const { seat, fate, cards } of words) {
    if (fate !== 'believed' && fate !== 'true') continue
    counts[seat] = (counts[seat] ?? 0) + cards.length
  }
  return counts
}

/** Turns that a seat still has, the running one included; who is gone has none (BB-36). */
function turnsLeft({ options, dealer, seats, turn }: BuchstabenbluffState, seat: Seat): number {
  const first = seatAfter(seat, seats, -dealer - 1)
  const begun = turn > first ? Math.ceil((turn - first) / seats) : 0
  return options.turns - begun
}

function viewPlayers(state: BuchstabenbluffState): PlayerView[] {
  const piles = countPiles(state)
  const isOver = state.phase.kind === 'over'
  return state.players.map(({ hand, bonus, left }, seat) => ({
    hand: hand.length,
    pile: piles[seat] ?? 0,
    bonus,
    turnsLeft: isOver || left ? 0 : turnsLeft(state, seat),
    left,
  }))
}

type Draft = { -readonly [Key in keyof BuchstabenbluffView]: BuchstabenbluffView[Key] }

/** What `viewer` may know of a match; shares nothing with the state. */
export function view(
  state: BuchstabenbluffState,
  viewer: Viewer,
  { plan }: Eyes<BuchstabenbluffTypes>,
): BuchstabenbluffView {
  const { words, phase } = state
  const isOver = phase.kind === 'over'
  const views = new Array<WordView>(words.length)
  for (const [index, word] of words.entries()) views[index] = viewWord(word, viewer, isOver)
  const draft: Draft = {
    seats: state.seats,
    options: matchOptions(state.options),
    dealer: state.dealer,
    turn: state.turn,
    player: turnSeat(state),
    phase: viewPhase(phase, viewer, state),
    players: viewPlayers(state),
    words: views,
    drawPile: state.draw.length,
    discards: state.discards.slice(),
    reshuffles: state.reshuffles,
    counts: plan.counts.slice(),
    values: plan.values.slice(),
  }
  if (viewer !== 'spectator') {
    draft.you = viewer
    draft.hand = state.players[viewer]?.hand.slice() ?? []
  }
  return draft
}
