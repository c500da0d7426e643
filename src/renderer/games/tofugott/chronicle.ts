/** What was asked, guessed and said in a match, question by question. */
import type { Seat } from '../../../engine/seat'
import type {
  CardView,
  TofugottSeen,
  TofugottView,
  TurnedCard,
} from '../../../games/tofugott/outside/contract'

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
  readonly questions: readonly PastQuestion[]
}

/** The turns of a match, and the one that is being played. */
export interface Chronicle {
  readonly turn: number
  readonly turns: readonly PastTurn[]
}

/** Nothing has been asked. */
export const EMPTY_CHRONICLE: Chronicle = { turn: 0, turns: [] }

function withLast(
  chronicle: Chronicle,
  change: (questions: readonly PastQuestion[]) => readonly PastQuestion[],
): Chronicle {
  const last = chronicle.turns.at(-1)
  if (!last) return chronicle
  const turns = [...chronicle.turns.slice(0, -1), { ...last, questions: change(last.questions) }]
  return { ...chronicle, turns }
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
      const turn = { turn: before.turn, active, card, questions: [] }
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
    case 'answered':
    case 'guessed':
    case 'left':
    case 'cancelled':
    case 'tied':
    case 'drewForTofu':
    case 'ended':
      return before
  }
}

/** What a view tells of its own turn: for whoever comes back. */
export function chronicleOf({ turn, active, card, settled, phase }: TofugottView): Chronicle {
  if (!card) return { turn, turns: [] }
  const past = settled.map(({ turned, gains }, question) => ({ question, turned, gains }))
  const now = phase.kind === 'revealing' ? [{ question: phase.question, turned: phase.turned }] : []
  return { turn, turns: [{ turn, active, card, questions: [...past, ...now] }] }
}

/** Whether there is anything to look back on. */
export function hasPast({ turns }: Chronicle): boolean {
  return turns.some(({ questions }) => questions.some(({ gains }) => gains !== undefined))
}
