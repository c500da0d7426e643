/** Putting a move of Tijdlijn together by hand: state, explanations and sending. */
import { computed, ref, watch, type ComputedRef, type Ref } from 'vue'
import { check, decisionOf, ownCards } from '../../../../games/tijdlijn/outside/check'
import type {
  CardHandle,
  DecisionKind,
  StandingView,
  TijdlijnMove,
  TijdlijnReason,
  TijdlijnView,
} from '../../../../games/tijdlijn/outside/contract'
import { plainForm, useKeptDraft } from '../../../table/ask/useKeptDraft'
import { useSending, type Drafting, type MoveSource } from '../../../table/ask/useSending'
import { chooseCard, chooseGap, EMPTY_DRAFT, stepGap, type Draft } from './draft'

/** What putting a move together gives. */
export interface Turn extends Drafting<Draft, TijdlijnMove, TijdlijnReason> {
  readonly asked: ComputedRef<DecisionKind | undefined>
  /** The chosen card. */
  readonly card: ComputedRef<StandingView | undefined>
  /** Why a move would be refused; undefined if it may be made. */
  whyNot(move: TijdlijnMove): TijdlijnReason | undefined
  choose(card: CardHandle): void
  /** Chooses a card for the discards, or has it said why it cannot go there. */
  aimAtDiscards(card: CardHandle): void
  /** So often has a card been let go where nothing takes it, since something was last chosen. */
  readonly missed: Readonly<Ref<number>>
  /** It was let go there. */
  miss(): void
  /** Plays a card at once, or has it said why it cannot be played. */
  playAtOnce(card: CardHandle): void
  chooseGap(gap: number): void
  stepGap(step: number): void
  /** Takes everything back. */
  undo(): void
  send(move: TijdlijnMove): void
}

/** Puts a move together. */
export function useTurn({ view, own, play }: MoveSource<TijdlijnView>): Turn {
  const { draft, refused, sending, change, send } = useSending<Draft, TijdlijnMove, TijdlijnReason>(
    { empty: EMPTY_DRAFT, check: (wish) => check(view(), wish), own, play },
  )
  const asked = computed(() => (own().length > 0 ? decisionOf(view()) : undefined))
  const card = computed(() => ownCards(view()).find((one) => one.card === draft.value.card))

  function undo(): void {
    change(EMPTY_DRAFT)
  }
  // A place is counted in the row as it was: another row, another place.
  watch([asked, () => view().line.length], undo)
  watch(view, () => {
    if (draft.value.card !== undefined && !card.value) undo()
  })
  const missed = ref(0)
  watch([asked, draft], () => {
    missed.value = 0
  })
  useKeptDraft({ draft, change, own, empty: EMPTY_DRAFT, form: plainForm() })
  function isFree(): boolean {
    return asked.value !== undefined && !sending.value
  }
  /** Nothing is sent but what is refused: only so it is said why. */
  function aim(next: Draft, move: TijdlijnMove): void {
    if (!isFree()) return
    change(next)
    if (check(view(), move) !== undefined) void send(move)
  }
  return {
    draft,
    asked,
    card,
    refused,
    sending,
    undo,
    missed,
    miss: () => {
      if (!isFree()) return
      change(draft.value)
      missed.value += 1
    },
    whyNot: (move) => check(view(), move),
    choose: (handle) => {
      if (isFree()) change(chooseCard(draft.value, handle))
    },
    aimAtDiscards: (handle) => {
      aim({ card: handle, discards: true }, { kind: 'discard', card: handle })
    },
    playAtOnce: (handle) => {
      if (!isFree()) return
      change({ card: handle })
      void send({ kind: 'play', card: handle })
    },
    chooseGap: (gap) => {
      if (isFree()) change(chooseGap(draft.value, gap))
    },
    stepGap: (step) => {
      if (isFree()) change(stepGap(draft.value, step, view().line.length + 1))
    },
    send: (move) => void send(move),
  }
}
