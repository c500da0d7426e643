/** Putting a move of Tofugott together by hand: state, explanations and sending. Nothing leaves the window before it is locked. */
import { computed, shallowRef, watch, type ComputedRef, type ShallowRef } from 'vue'
import { check, decisionOf } from '../../../../games/tofugott/outside/check'
import type {
  DecisionKind,
  Explanation,
  TofugottMove,
  TofugottReason,
  TofugottView,
} from '../../../../games/tofugott/outside/contract'
import type { Silhouette } from '../../../../games/tofugott/outside/silhouettes'
import { plainForm, useKeptDraft } from '../../../table/ask/useKeptDraft'
import { useSending, type Drafting, type MoveSource } from '../../../table/ask/useSending'
import {
  activate,
  chooseGuess,
  EMPTY_DRAFT,
  moveOf,
  nextPlace,
  putAnswer,
  putBack,
  takeBack,
  type Draft,
} from './draft'
import { useDraftSteps } from './useDraftSteps'
import { useLastWords } from './useLastWords'

/** What putting a move together needs. */
export interface ChoosingOptions extends MoveSource<TofugottView> {
  /** Is told of every step. */
  readonly changed: (before: Draft, after: Draft) => void
}

/** What putting a move together gives. */
export interface Choosing extends Drafting<Draft, TofugottMove, TofugottReason> {
  readonly asked: ComputedRef<DecisionKind | undefined>
  /** The move as it stands; undefined while something is missing. */
  readonly move: ComputedRef<TofugottMove | undefined>
  /** One more silhouette was chosen though all places are full: another object for every try. */
  readonly overfull: Readonly<ShallowRef<object | undefined>>
  /** The place that the next answer goes to; undefined where none is asked for, or all lie there. */
  readonly next: ComputedRef<number | undefined>
  /** Whether silhouettes can be chosen now. */
  readonly choosing: ComputedRef<boolean>
  /** Chooses a silhouette: as the guess, or for a place; absent: for the next one. */
  choose(silhouette: Silhouette, place?: number): void
  /** Takes a silhouette back into the hand from wherever it was put; nothing where it is held. */
  putBack(silhouette: Silhouette): void
  /** Says why nothing can be put on the question card. */
  refusePlace(): void
  /** Takes what lies in a place back, or makes an empty place the next one. */
  press(place: number): void
  chooseCard(card: 0 | 1): void
  /** The question card that alone lies open, as long as none has been chosen: whoever sees it may read it out without another press. */
  readonly open: ShallowRef<0 | 1 | undefined>
  /** Reads out the card that was chosen, or that alone lies open. */
  readOut(): void
  /** What is to be said of the guess when it is turned; undefined: nothing. */
  explainWith(explanation: Explanation | undefined): void
  /** Takes everything back. */
  undo(): void
  /** Takes the last step back; whether there was one. */
  stepBack(): boolean
  confirm(): void
  /** Says this last, if anything, and is done with the card. */
  finish(last: Explanation | undefined): void
  send(move: TofugottMove): void
}

/** Another asking than the one before. */
function askingOf(view: TofugottView): string {
  const { turn, settled, phase } = view
  const turned = phase.kind === 'revealing' ? phase.turned.length : 0
  return [decisionOf(view), turn, settled.length, turned].join()
}

/** The draft after a silhouette was chosen; undefined where there is no room for it. */
function withSilhouette(
  view: TofugottView,
  draft: Draft,
  { silhouette, place }: { readonly silhouette: Silhouette; readonly place: number | undefined },
): Draft | undefined {
  if (decisionOf(view) === 'guess') return chooseGuess(draft, silhouette)
  const isFull = place === undefined && nextPlace(draft) === undefined
  return isFull ? undefined : putAnswer(draft, silhouette, place)
}

function withPlace(draft: Draft, place: number): Draft {
  return draft.answers[place] === undefined ? activate(draft, place) : takeBack(draft, place)
}

function withExplanation(draft: Draft, explanation: Explanation | undefined): Draft {
  const { explanation: _before, ...rest } = draft
  return explanation ? { ...rest, explanation } : rest
}

/** Milliseconds in which a press may still be meant for what was asked before. */
const LATE = 1200

/** Tells a press that comes late: a second one of the same finger that meets another question than the first. */
function createLateness(): { readonly begin: () => void; readonly isLate: () => boolean } {
  let begun = -LATE
  return {
    begin: () => {
      begun = performance.now()
    },
    isLate: () => performance.now() - begun < LATE,
  }
}

/** What a silhouette is refused for at once, whatever is asked. */
const GONE: readonly (TofugottReason | undefined)[] = [
  'silhouette-set-aside',
  'silhouette-revealed',
]

/** Silhouettes are pressed at any time; why that leads to nothing is said. */
function refusalOf(view: TofugottView, silhouette: Silhouette): TofugottReason | undefined {
  if (view.aside.includes(silhouette)) return 'silhouette-set-aside'
  return check(view, { kind: 'guess', silhouette })
}

/** What can be seen of a draft. */
function useAsked(
  { view }: ChoosingOptions,
  { draft, sending }: Pick<Drafting<Draft, TofugottMove, TofugottReason>, 'draft' | 'sending'>,
) {
  const asked = computed(() => decisionOf(view()))
  const move = computed(() => moveOf(view(), draft.value))
  const next = computed(() => (asked.value === 'answer' ? nextPlace(draft.value) : undefined))
  const choosing = computed(
    () => (asked.value === 'answer' || asked.value === 'guess') && !sending.value,
  )
  return { asked, move, next, choosing }
}

/** One silhouette too many, until the draft changes. */
function useOverfull(draft: ShallowRef<Draft>): ShallowRef<object | undefined> {
  const overfull = shallowRef<object>()
  watch(draft, () => {
    overfull.value = undefined
  })
  return overfull
}

/** What makes a draft void. */
interface Voiding {
  readonly draft: ShallowRef<Draft>
  readonly change: (next: Draft) => void
  /** Another thing is asked. */
  readonly askedAnew: () => void
}

/** Empties the draft when another thing is asked, and gives up a guess that is turned face up before it is locked. */
function useVoiding({ view }: ChoosingOptions, { draft, change, askedAnew }: Voiding): void {
  watch(() => askingOf(view()), askedAnew)
  watch(
    () => {
      const { guess } = draft.value
      return guess !== undefined && view().aside.includes(guess) ? guess : undefined
    },
    (gone) => {
      if (gone !== undefined) change(putBack(draft.value, gone) ?? EMPTY_DRAFT)
    },
  )
}

/** What reading a card out needs. */
interface Reading {
  readonly draft: ShallowRef<Draft>
  readonly step: (next: Draft) => void
  readonly confirm: () => void
}

/** The question card that is read out: the chosen one, or the one that lies open alone. */
function useReading({ draft, step, confirm }: Reading) {
  const open = shallowRef<0 | 1>()
  function chooseCard(card: 0 | 1): void {
    step({ ...draft.value, card })
  }
  function readOut(): void {
    if (draft.value.card === undefined && open.value !== undefined) chooseCard(open.value)
    confirm()
  }
  return { open, chooseCard, readOut }
}

/** Puts a move together. */
export function useChoosing(options: ChoosingOptions): Choosing {
  const { view, own } = options
  const sent = useSending<Draft, TofugottMove, TofugottReason>({
    ...options,
    empty: EMPTY_DRAFT,
    check: (wish) => check(view(), wish),
  })
  const { draft, refused, sending, change, send } = sent
  const { asked, move, next, choosing } = useAsked(options, sent)
  const overfull = useOverfull(draft)
  const steps = useDraftSteps({ draft, change, changed: options.changed })
  const words = useLastWords({ own, send, isRefused: () => refused.value !== undefined })

  const lateness = createLateness()
  const askedAnew = (): void => {
    lateness.begin()
    change(EMPTY_DRAFT)
    words.forget()
  }
  useVoiding(options, { draft, change, askedAnew })
  useKeptDraft({ draft, change, own, empty: EMPTY_DRAFT, form: plainForm<Draft>(['answers']) })

  function refuse(reason: TofugottReason | undefined): void {
    if (reason && !sending.value && !lateness.isLate()) sent.refuse(reason)
  }
  function choose(silhouette: Silhouette, place?: number): void {
    const refusal = refusalOf(view(), silhouette)
    if (!choosing.value || GONE.includes(refusal)) {
      refuse(refusal)
      return
    }
    const chosen = withSilhouette(view(), draft.value, { silhouette, place })
    if (chosen) steps.step(chosen)
    else overfull.value = {}
  }
  const confirm = (): void => {
    if (move.value) void send(move.value)
  }
  return {
    ...{ draft, asked, move, next, refused, sending, choosing, overfull, choose, confirm },
    ...useReading({ draft, step: steps.step, confirm }),
    putBack: (silhouette) => {
      const without = choosing.value ? putBack(draft.value, silhouette) : undefined
      if (without) steps.step(without)
    },
    refusePlace: () => {
      refuse(check(view(), { kind: 'answer', best: [], worst: [] }))
    },
    press: (place) => {
      if (asked.value === 'answer' && !sending.value) steps.step(withPlace(draft.value, place))
    },
    explainWith: (explanation) => {
      steps.step(withExplanation(draft.value, explanation))
    },
    undo: steps.clear,
    stepBack: () => !sending.value && steps.back(),
    finish: (last) => void words.finish(last),
    send: (wish) => void send(wish),
  }
}
