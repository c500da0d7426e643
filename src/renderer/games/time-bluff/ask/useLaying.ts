/** Putting a move together by hand: state, explanations and sending. Nothing leaves the window before it is confirmed. */
import { computed, watch, type ComputedRef, type ShallowRef } from 'vue'
import type { Seat } from '../../../../engine/basics/seat'
import type { TimeBluffMove, TimeBluffView } from '../../../../games/time-bluff/outside/contract'
import type { Neighbour, Place } from '../../../../games/time-bluff/outside/places'
import { plainForm, useKeptDraft } from '../../../table/ask/useKeptDraft'
import { useSending, type Drafting, type MoveSource } from '../../../table/ask/useSending'
import {
  EMPTY_DRAFT,
  progressOf,
  putCard,
  slotOfCard,
  slotsOf,
  takeBack,
  takeLastBack,
  type Draft,
  type Progress,
  type PutReason,
  type Slot,
} from './draft'
import type { HandCard } from '../hand/handCards'
import { decisionOf, reasonAgainst } from '../rules'

/** What putting a move together gives. */
export interface Laying extends Drafting<Draft, TimeBluffMove, PutReason> {
  readonly slots: ComputedRef<readonly Slot[]>
  readonly progress: ComputedRef<Progress>
  /** Whether cards can be chosen now. */
  readonly choosing: ComputedRef<boolean>
  put(card: HandCard, slot?: Slot): void
  slotOf(key: string): Slot | undefined
  activate(slot: Slot): void
  choosePlace(place: Place): void
  chooseSeat(seat: Seat): void
  nameHour(hour: number): void
  chooseNeighbour(neighbour: Neighbour): void
  /** Takes the last choice back. */
  undo(): void
  /** Sends the finished move, or explains what it lacks. */
  confirm(): void
  /** Sends a move that needs no draft, e.g. an answer. */
  send(move: TimeBluffMove): void
}

/** A draft without cards that are no longer in the hand. */
function stillHeld(view: TimeBluffView, draft: Draft): Draft {
  const lost = (['hidden', 'pair', 'open', 'gift'] as const).filter((slot) => {
    const held = draft.cards[slot]
    return held && !view.hand?.includes(held.card)
  })
  return lost.reduce(takeBack, draft)
}

/** Takes out of a draft what leaves the hand. */
function keepToHand(view: () => TimeBluffView, draft: ShallowRef<Draft>): void {
  watch(view, (now) => {
    draft.value = stillHeld(now, draft.value)
  })
}

/** A slot that is pressed gives its card back, or is the next to be filled. */
function activateSlot(draft: Draft, slot: Slot): Draft {
  return draft.cards[slot] ? takeBack(draft, slot) : { ...draft, active: slot }
}

/** How a draft outlives a reload. */
const FORM = plainForm<Draft>(['cards'])

/** Puts a move together. */
export function useLaying(options: MoveSource<TimeBluffView>): Laying {
  const { draft, refused, sending, change, refuse, send } = useSending<
    Draft,
    TimeBluffMove,
    PutReason
  >({
    empty: EMPTY_DRAFT,
    check: (move) => reasonAgainst(options.view(), move),
    own: options.own,
    play: options.play,
  })
  const asked = computed(() => decisionOf(options.view()))
  const slots = computed(() => slotsOf(options.view(), draft.value))
  const progress = computed(() => progressOf(options.view(), draft.value))
  const choosing = computed(() => slots.value.length > 0 && !sending.value)

  watch([asked, () => options.view().round], () => {
    change(EMPTY_DRAFT)
  })
  keepToHand(options.view, draft)
  useKeptDraft({ draft, change, own: options.own, empty: EMPTY_DRAFT, form: FORM })

  return {
    draft,
    slots,
    progress,
    refused,
    sending,
    choosing,
    put: (card, slot) => {
      if (!choosing.value) return
      const put = putCard(options.view(), draft.value, card, slot)
      if ('draft' in put) change(put.draft)
      else refuse(put.refused)
    },
    slotOf: (key) => slotOfCard(draft.value, key),
    activate: (slot) => {
      change(activateSlot(draft.value, slot))
    },
    choosePlace: (place) => {
      change({ ...draft.value, place })
    },
    chooseSeat: (to) => {
      change({ ...draft.value, to })
    },
    nameHour: (named) => {
      change({ ...draft.value, named })
    },
    chooseNeighbour: (snooze) => {
      change({ ...draft.value, snooze })
    },
    undo: () => {
      change(takeLastBack(draft.value))
    },
    confirm: () => {
      if (progress.value.kind === 'ready') void send(progress.value.move)
      else if (progress.value.kind === 'refused') refuse(progress.value.reason)
    },
    send: (move) => void send(move),
  }
}
