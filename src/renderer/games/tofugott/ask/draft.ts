/** A move of Tofugott that is being put together; nothing leaves the window before it is confirmed. */
import { decisionOf } from '../../../../games/tofugott/outside/check'
import {
  QUESTIONS,
  type Choice,
  type Explanation,
  type TofugottMove,
  type TofugottView,
} from '../../../../games/tofugott/outside/contract'
import { SILHOUETTES, type Silhouette } from '../../../../games/tofugott/outside/silhouettes'
import { silhouettesInPlay } from '../../../../games/tofugott/outside/silhouettesInPlay'

/** Where an answer lies: the best and the worst of a question. */
export interface AnswerPlace {
  readonly role: 'best' | 'worst'
  /** 0 to 2. */
  readonly question: number
}

/** The six places in the order in which they are filled, question by question. */
export const PLACES: readonly AnswerPlace[] = Array.from({ length: QUESTIONS }, (_, question) =>
  (['best', 'worst'] as const).map((role) => ({ role, question })),
).flat()

/** What has been chosen so far. */
export interface Draft {
  /** The question card. */
  readonly card?: 0 | 1
  readonly guess?: Silhouette
  /** What is to be shown with the guess. */
  readonly explanation?: Explanation
  /** By number of the place. */
  readonly answers: Readonly<Partial<Record<number, Silhouette>>>
  /** The place that the next card goes to; absent: the first empty one. */
  readonly active?: number
}

/** Nothing chosen. */
export const EMPTY_DRAFT: Draft = { answers: {} }

/** The number of the place of an answer. */
export function placeOf({ role, question }: AnswerPlace): number {
  return PLACES.findIndex((place) => place.role === role && place.question === question)
}

/** The place that the next card goes to; undefined when all are full. */
export function nextPlace({ answers, active }: Draft): number | undefined {
  if (active !== undefined) return active
  const empty = PLACES.findIndex((_, place) => answers[place] === undefined)
  return empty === -1 ? undefined : empty
}

function without({ active: _active, ...rest }: Draft): Draft {
  return rest
}

/** Takes an answer back into the hand; its place waits for the next one. */
export function takeBack(draft: Draft, place: number): Draft {
  const { [place]: _gone, ...answers } = draft.answers
  return { ...draft, answers, active: place }
}

/** Puts a silhouette into a place; what lay there moves to where it came from, or back into the hand. */
export function putAnswer(draft: Draft, silhouette: Silhouette, wanted?: number): Draft {
  const place = wanted ?? nextPlace(draft)
  if (place === undefined) return draft
  const before = PLACES.findIndex((_, at) => draft.answers[at] === silhouette)
  const displaced = draft.answers[place]
  const { [before]: _moved, ...others } = draft.answers
  const swapped = before !== -1 && displaced !== undefined ? { [before]: displaced } : {}
  return without({ ...draft, answers: { ...others, ...swapped, [place]: silhouette } })
}

/** Makes a place the next one. */
export function activate(draft: Draft, place: number): Draft {
  return { ...draft, active: place }
}

/** Chooses a guess; chosen again, it is taken back. */
export function chooseGuess(draft: Draft, silhouette: Silhouette): Draft {
  const { guess, ...rest } = draft
  return guess === silhouette ? rest : { ...rest, guess: silhouette }
}

/** Takes a silhouette back into the hand from wherever it was put; undefined where it is held. */
export function putBack(draft: Draft, silhouette: Silhouette): Draft | undefined {
  const place = PLACES.findIndex((_, at) => draft.answers[at] === silhouette)
  if (place !== -1) return takeBack(draft, place)
  return draft.guess === silhouette ? chooseGuess(draft, silhouette) : undefined
}

/** All that lies in places, or as the guess. */
export function chosenIn({ answers, guess }: Draft): readonly Silhouette[] {
  return [...Object.values(answers), guess].filter((one) => one !== undefined)
}

/** The silhouette that a step has taken back into the hand and done nothing else; undefined: another step, or several came back. */
export function cameBack(before: Draft, after: Draft): Silhouette | undefined {
  const held = chosenIn(after)
  const gone = chosenIn(before).filter((one) => !held.includes(one))
  const isAll = gone.length === 1 && chosenIn(before).length === held.length + 1
  return isAll ? gone[0] : undefined
}

/** Places that are still empty. */
export function emptyPlaces({ answers }: Draft): AnswerPlace[] {
  return PLACES.filter((_, place) => answers[place] === undefined)
}

function chosenFor(draft: Draft, role: AnswerPlace['role']): Choice[] {
  return PLACES.flatMap((place, number): Choice[] => {
    const silhouette = draft.answers[number]
    return place.role === role && silhouette !== undefined ? [{ silhouette }] : []
  })
}

/** The move that the draft stands for; undefined while something is missing. */
export function moveOf(view: TofugottView, draft: Draft): TofugottMove | undefined {
  switch (decisionOf(view)) {
    case 'keep':
      return draft.card === undefined ? undefined : { kind: 'keep', card: draft.card }
    case 'answer':
      if (emptyPlaces(draft).length > 0) return undefined
      return { kind: 'answer', best: chosenFor(draft, 'best'), worst: chosenFor(draft, 'worst') }
    case 'guess': {
      const { guess, explanation } = draft
      if (guess === undefined) return undefined
      return { kind: 'guess', silhouette: guess, ...(explanation && { explanation }) }
    }
    case 'explain':
      return { kind: 'done' }
    case undefined:
      return undefined
  }
}

function isLocked({ own }: TofugottView, silhouette: Silhouette): boolean {
  const { best = [], worst = [] } = own?.answers ?? {}
  const locked = [...best, ...worst, ...(own?.guess ? [own.guess] : [])]
  return locked.some((choice) => choice.silhouette === silhouette)
}

function isTurned({ phase, you }: TofugottView, silhouette: Silhouette): boolean {
  if (phase.kind !== 'revealing') return false
  return phase.turned.some((card) => card.seat === you && card.silhouette === silhouette)
}

/** The silhouettes that can still be chosen, those in a draft included: not what is locked or turned. */
export function handOf(view: TofugottView): Silhouette[] {
  return silhouettesInPlay(view).filter((one) => !isLocked(view, one) && !isTurned(view, one))
}

/** The silhouettes that a hand has places for in this turn: all but those that are set aside (TG-06). */
export function placesOf({ aside }: TofugottView): Silhouette[] {
  return SILHOUETTES.filter((one) => !aside.includes(one))
}
