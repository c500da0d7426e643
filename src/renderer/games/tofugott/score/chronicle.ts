/** What was asked, guessed and said in a match, question by question. */
import type { Seat } from '../../../../engine/basics/seat'
import type {
  CardView,
  End,
  TieRound,
  TofugottSeen,
  TofugottView,
  TurnedCard,
} from '../../../../games/tofugott/outside/contract'
import type { Silhouette } from '../../../../games/tofugott/outside/silhouettes'

/** A question with everything that was turned for it. */
export interface PastQuestion {
  /** 0 to 2. */
  readonly question: number
  readonly turned: readonly TurnedCard[]
  /** By seat; absent while it is not scored. */
  readonly gains?: readonly number[]
}

/** A turn whose question card was read out. */
export interface PastTurn {
  readonly turn: number
  readonly active: Seat
  readonly card: CardView
  /** Silhouettes that nobody had. */
  readonly aside: readonly Silhouette[]
  readonly questions: readonly PastQuestion[]
}

/** How a match ended. */
export interface PastEnd {
  readonly end: End
  /** By seat. */
  readonly ranks: readonly number[]
}

/** The turns of a match, and the one that is being played. */
export interface Chronicle {
  readonly turn: number
  readonly turns: readonly PastTurn[]
  /** Every draw for the tofu. */
  readonly tieBreak: readonly TieRound[]
  /** Absent while the match goes on, and where its end was not told. */
  readonly ended?: PastEnd
}

/** Nothing has been asked. */
export const EMPTY_CHRONICLE: Chronicle = { turn: 0, turns: [], tieBreak: [] }

function withTurn(chronicle: Chronicle, next: (turn: PastTurn) => PastTurn): Chronicle {
  const last = chronicle.turns.at(-1)
  if (!last) return chronicle
  return { ...chronicle, turns: [...chronicle.turns.slice(0, -1), next(last)] }
}

function withLast(
  chronicle: Chronicle,
  change: (questions: readonly PastQuestion[]) => readonly PastQuestion[],
): Chronicle {
  return withTurn(chronicle, (turn) => ({ ...turn, questions: change(turn.questions) }))
}

/** One more step of the draw that was begun last. */
function drawn(tieBreak: readonly TieRound[], silhouettes: readonly Silhouette[]): TieRound[] {
  const last = tieBreak.at(-1)
  if (!last) return []
  return [...tieBreak.slice(0, -1), { ...last, steps: [...last.steps, silhouettes] }]
}

function change(
  questions: readonly PastQuestion[],
  question: number,
  next: (before: PastQuestion) => PastQuestion,
): PastQuestion[] {
  const before = questions.find((one) => one.question === question) ?? { question, turned: [] }
  return [...questions.filter((one) => one.question !== question), next(before)]
}

function explained(questions: readonly PastQuestion[], said: TurnedCard['said'][number]) {
  const last = questions.at(-1)
  const card = last?.turned.at(-1)
  if (!last || !card) return questions
  const turned = [...last.turned.slice(0, -1), { ...card, said: [...card.said, said] }]
  return [...questions.slice(0, -1), { ...last, turned }]
}

/** The chronicle after an event. */
export function chronicleAfter(before: Chronicle, event: TofugottSeen): Chronicle {
  switch (event.kind) {
    case 'turnBegun':
      return { ...before, turn: event.turn }
    case 'read': {
      const { seat: active, card } = event
      const turn = { turn: before.turn, active, card, aside: [], questions: [] }
      return { ...before, turns: [...before.turns, turn] }
    }
    case 'turned':
      return withLast(before, (questions) =>
        change(questions, event.question, (one) => ({
          ...one,
          turned: [...one.turned, event.card],
        })),
      )
    case 'explained':
      return withLast(before, (questions) => explained(questions, event.explanation))
    case 'settled':
      return withLast(before, (questions) =>
        change(questions, event.question, (one) => ({ ...one, gains: event.gains })),
      )
    case 'setAside':
      return withTurn(before, (turn) => ({ ...turn, aside: event.silhouettes }))
    case 'tied':
      return { ...before, tieBreak: [...before.tieBreak, { seats: event.seats, steps: [] }] }
    case 'drewForTofu':
      return { ...before, tieBreak: drawn(before.tieBreak, event.silhouettes) }
    case 'ended':
      return { ...before, ended: { end: event.end, ranks: event.ranks } }
    case 'answered':
    case 'guessed':
    case 'left':
    case 'cancelled':
      return before
  }
}

/** What a view tells of its own turn: for whoever comes back. */
export function chronicleOf(view: TofugottView): Chronicle {
  const { turn, active, card, aside, settled, phase } = view
  if (!card) return { ...EMPTY_CHRONICLE, turn }
  const past = settled.map(({ turned, gains }, question) => ({ question, turned, gains }))
  const now = phase.kind === 'revealing' ? [{ question: phase.question, turned: phase.turned }] : []
  const turns = [{ turn, active, card, aside, questions: [...past, ...now] }]
  return { ...EMPTY_CHRONICLE, turn, turns }
}

/** The question that is turned now alone, or was turned last, with all that was said about it. */
export function latestQuestion(chronicle: Chronicle): Chronicle {
  const turns = chronicle.turns.slice(-1)
  return {
    ...chronicle,
    turns: turns.map((turn) => ({ ...turn, questions: turn.questions.slice(-1) })),
  }
}

/** Whether there is anything to look back on. */
export function hasPast({ turns }: Chronicle): boolean {
  return turns.some(({ questions }) => questions.some(({ gains }) => gains !== undefined))
}
