/** Putting a move together by hand: state, explanations and sending. Nothing leaves the window before it is confirmed. */
import { computed, ref, shallowRef, watch, type ComputedRef, type Ref, type ShallowRef } from 'vue'
import type { Seat } from '../../../engine/seat'
import type {
  Neighbour,
  Place,
  TimeBluffMove,
  TimeBluffReason,
  TimeBluffView,
} from '../../../games/time-bluff/outside/contract'
import type { Answer } from '../../../protocol/messages'
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
  type Slot,
} from './draft'
import type { HandCard } from './handCards'
import { decisionOf, reasonAgainst } from './rules'

/** Why something was not taken: by the rules, or by the host. */
export type Refused =
  | { readonly by: 'rules'; readonly reason: TimeBluffReason }
  | { readonly by: 'host'; readonly refusal: string; readonly reason?: string }

/** What putting a move together needs. */
export interface LayingOptions {
  readonly view: () => TimeBluffView
  readonly play: (move: TimeBluffMove) => Promise<Answer>
}

/** What putting a move together gives. */
export interface Laying {
  readonly draft: Readonly<ShallowRef<Draft>>
  readonly slots: ComputedRef<readonly Slot[]>
  readonly progress: ComputedRef<Progress>
  readonly refused: Readonly<ShallowRef<Refused | undefined>>
  /** A move is on its way to the host. */
  readonly sending: Readonly<Ref<boolean>>
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

/** Puts a move together. */
export function useLaying(options: LayingOptions): Laying {
  const draft = shallowRef<Draft>(EMPTY_DRAFT)
  const refused = shallowRef<Refused>()
  const sending = ref(false)
  const asked = computed(() => decisionOf(options.view()))
  const slots = computed(() => slotsOf(options.view(), draft.value))
  const progress = computed(() => progressOf(options.view(), draft.value))
  const choosing = computed(() => slots.value.length > 0 && !sending.value)

  function change(next: Draft): void {
    draft.value = next
    refused.value = undefined
  }

  watch([asked, () => options.view().round], () => {
    change(EMPTY_DRAFT)
  })
  watch(options.view, (view) => {
    draft.value = stillHeld(view, draft.value)
  })

  async function send(move: TimeBluffMove): Promise<void> {
    if (sending.value) return
    const reason = reasonAgainst(options.view(), move)
    if (reason !== undefined) {
      refused.value = { by: 'rules', reason }
      return
    }
    sending.value = true
    const answer = await options.play(move)
    sending.value = false
    if (answer.ok) {
      change(EMPTY_DRAFT)
      return
    }
    const { refusal } = answer
    refused.value =
      answer.reason === undefined
        ? { by: 'host', refusal }
        : { by: 'host', refusal, reason: answer.reason }
  }

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
      else refused.value = { by: 'rules', reason: put.refused }
    },
    slotOf: (key) => slotOfCard(draft.value, key),
    activate: (slot) => {
      change(
        draft.value.cards[slot] ? takeBack(draft.value, slot) : { ...draft.value, active: slot },
      )
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
      else if (progress.value.kind === 'refused') {
        refused.value = { by: 'rules', reason: progress.value.reason }
      }
    },
    send: (move) => void send(move),
  }
}
