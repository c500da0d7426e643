/** Putting a move of Tofugott together by hand: state, explanations and sending. Nothing leaves the window before it is locked. */
import { computed, watch, type ComputedRef } from 'vue'
import { check, decisionOf } from '../../../games/tofugott/outside/check'
import type {
  DecisionKind,
  Explanation,
  TofugottMove,
  TofugottReason,
  TofugottView,
} from '../../../games/tofugott/outside/contract'
import type { Silhouette } from '../../../games/tofugott/outside/silhouettes'
import { useSending, type Drafting, type MoveSource } from '../../table/useSending'
import {
  activate,
  chooseGuess,
  EMPTY_DRAFT,
  moveOf,
  nextPlace,
  putAnswer,
  takeBack,
  type Draft,
} from './draft'

/** What putting a move together gives. */
export interface Choosing extends Drafting<Draft, TofugottMove, TofugottReason> {
  readonly asked: ComputedRef<DecisionKind | undefined>
  /** The move as it stands; undefined while something is missing. */
  readonly move: ComputedRef<TofugottMove | undefined>
  /** The place that the next answer goes to; undefined where none is asked for, or all lie there. */
  readonly next: ComputedRef<number | undefined>
  /** Whether silhouettes can be chosen now. */
  readonly choosing: ComputedRef<boolean>
  /** Chooses a silhouette: as the guess, or for a place; absent: for the next one. */
  choose(silhouette: Silhouette, place?: number): void
  /** Takes what lies in a place back, or makes an empty place the next one. */
  press(place: number): void
  chooseCard(card: 0 | 1): void
  /** What is to be said of the guess when it is turned; undefined: nothing. */
  explainWith(explanation: Explanation | undefined): void
  /** Takes everything back. */
  undo(): void
  confirm(): void
  send(move: TofugottMove): void
}

/** Another asking than the one before. */
function askingOf(view: TofugottView): string {
  const { turn, settled, phase } = view
  const turned = phase.kind === 'revealing' ? phase.turned.length : 0
  return [decisionOf(view), turn, settled.length, turned].join()
}

/** Puts a move together. */
export function useChoosing(options: MoveSource<TofugottView>): Choosing {
  const { draft, refused, sending, change, send } = useSending<Draft, TofugottMove, TofugottReason>(
    {
      empty: EMPTY_DRAFT,
      check: (wish) => check(options.view(), wish),
      own: options.own,
      play: options.play,
    },
  )
  const asked = computed(() => decisionOf(options.view()))
  const move = computed(() => moveOf(options.view(), draft.value))
  const next = computed(() => (asked.value === 'answer' ? nextPlace(draft.value) : undefined))
  const choosing = computed(
    () => (asked.value === 'answer' || asked.value === 'guess') && !sending.value,
  )

  watch(
    () => askingOf(options.view()),
    () => {
      change(EMPTY_DRAFT)
    },
  )

  return {
    draft,
    asked,
    move,
    next,
    refused,
    sending,
    choosing,
    choose: (silhouette, place) => {
      if (!choosing.value) return
      const isGuess = asked.value === 'guess'
      change(
        isGuess ? chooseGuess(draft.value, silhouette) : putAnswer(draft.value, silhouette, place),
      )
    },
    press: (place) => {
      if (asked.value !== 'answer' || sending.value) return
      const isFull = draft.value.answers[place] !== undefined
      change(isFull ? takeBack(draft.value, place) : activate(draft.value, place))
    },
    chooseCard: (card) => {
      change({ ...draft.value, card })
    },
    explainWith: (explanation) => {
      const { explanation: _before, ...rest } = draft.value
      change(explanation ? { ...rest, explanation } : rest)
    },
    undo: () => {
      change(EMPTY_DRAFT)
    },
    confirm: () => {
      if (move.value) void send(move.value)
    },
    send: (wish) => void send(wish),
  }
}
