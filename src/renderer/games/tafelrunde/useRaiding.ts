/** Putting a move of Die Tafelrunde 2 together by hand: state, explanations and sending. */
import { computed, ref, shallowRef, watch, type ComputedRef, type Ref, type ShallowRef } from 'vue'
import { check, decisionOf, ownPlayer } from '../../../games/tafelrunde/outside/check'
import type {
  Card,
  Colour,
  DecisionKind,
  TafelrundeMove,
  TafelrundeReason,
  TafelrundeView,
} from '../../../games/tafelrunde/outside/contract'
import { termsOf } from '../../../games/tafelrunde/outside/securing'
import type { Answer } from '../../../protocol/messages'
import { chooseCard, EMPTY_DRAFT, moveOf, toggleChest, turnCard, type Draft } from './draft'

/** Why something was not taken: by the rules, or by the host. */
export type Refused =
  | { readonly by: 'rules'; readonly reason: TafelrundeReason }
  | { readonly by: 'host'; readonly refusal: string; readonly reason?: string }

/** What putting a move together needs. */
export interface RaidingOptions {
  readonly view: () => TafelrundeView
  readonly play: (move: TafelrundeMove) => Promise<Answer>
}

/** What putting a move together gives. */
export interface Raiding {
  readonly draft: Readonly<ShallowRef<Draft>>
  readonly asked: ComputedRef<DecisionKind | undefined>
  /** The move as it stands; undefined while nothing is chosen. */
  readonly move: ComputedRef<TafelrundeMove | undefined>
  readonly refused: Readonly<ShallowRef<Refused | undefined>>
  readonly sending: Readonly<Ref<boolean>>
  /** How much may be secured together. */
  readonly terms: ComputedRef<ReturnType<typeof termsOf>>
  /** The colour that Letzte Warnung would protect; undefined if it is still to be named. */
  readonly colour: ComputedRef<Colour | undefined>
  /** Whether the chosen card has another side. */
  readonly canTurn: ComputedRef<boolean>
  change(next: Draft): void
  choose(card: Card): void
  turn(): void
  toggle(place: number): void
  /** Takes everything back. */
  undo(): void
  confirm(): void
  send(move: TafelrundeMove): void
}

/** Puts a move together. */
export function useRaiding(options: RaidingOptions): Raiding {
  const draft = shallowRef<Draft>(EMPTY_DRAFT)
  const refused = shallowRef<Refused>()
  const sending = ref(false)
  const asked = computed(() => decisionOf(options.view()))
  const move = computed(() => moveOf(options.view(), draft.value))
  const terms = computed(() => {
    const view = options.view()
    return view.you === undefined ? 'one' : termsOf(ownPlayer(view).lying, view.options)
  })
  const colour = computed(() =>
    move.value?.kind === 'letzteWarnung' ? move.value.colour : undefined,
  )
  const canTurn = computed(() => turnCard(draft.value) !== draft.value)

  function change(next: Draft): void {
    draft.value = next
    refused.value = undefined
  }
  watch([asked, () => options.view().raid], () => {
    change(EMPTY_DRAFT)
  })
  watch(options.view, ({ hand }) => {
    const { card } = draft.value
    if (card !== undefined && hand?.includes(card) === false) change(EMPTY_DRAFT)
  })

  async function send(wish: TafelrundeMove): Promise<void> {
    if (sending.value) return
    const reason = check(options.view(), wish)
    if (reason !== undefined) {
      refused.value = { by: 'rules', reason }
      return
    }
    sending.value = true
    const answer = await options.play(wish)
    sending.value = false
    if (answer.ok) {
      change(EMPTY_DRAFT)
      return
    }
    const { refusal } = answer
    const told = answer.reason === undefined ? {} : { reason: answer.reason }
    refused.value = { by: 'host', refusal, ...told }
  }

  return {
    draft,
    asked,
    move,
    refused,
    sending,
    terms,
    colour,
    canTurn,
    change,
    choose: (card) => {
      if (asked.value === 'play' && !sending.value) change(chooseCard(draft.value, card))
    },
    turn: () => {
      change(turnCard(draft.value))
    },
    toggle: (place) => {
      change(toggleChest(draft.value, place, terms.value !== 'one'))
    },
    undo: () => {
      change(EMPTY_DRAFT)
    },
    confirm: () => {
      if (move.value) void send(move.value)
      else if (asked.value === 'secure') refused.value = { by: 'rules', reason: 'no-chest-named' }
    },
    send: (wish) => void send(wish),
  }
}
