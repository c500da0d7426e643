/** Putting a move of Die Tafelrunde 2 together by hand: state, explanations and sending. */
import { computed, watch, type ComputedRef } from 'vue'
import { check, decisionOf, ownPlayer } from '../../../../games/tafelrunde/outside/check'
import type {
  Card,
  Colour,
  DecisionKind,
  TafelrundeMove,
  TafelrundeReason,
  TafelrundeView,
} from '../../../../games/tafelrunde/outside/contract'
import { termsOf } from '../../../../games/tafelrunde/outside/securing'
import { plainForm, useKeptDraft } from '../../../table/ask/useKeptDraft'
import { useSending, type Drafting, type MoveSource } from '../../../table/ask/useSending'
import {
  chooseCard,
  chooseFor,
  EMPTY_DRAFT,
  fits,
  isAllChosen,
  moveOf,
  toggleChests,
  turnCard,
  type Draft,
} from './draft'

/** What putting a move together gives. */
export interface Raiding extends Drafting<Draft, TafelrundeMove, TafelrundeReason> {
  readonly asked: ComputedRef<DecisionKind | undefined>
  /** The move as it stands; undefined while nothing is chosen. */
  readonly move: ComputedRef<TafelrundeMove | undefined>
  /** How much may be secured together. */
  readonly terms: ComputedRef<ReturnType<typeof termsOf>>
  /** The colour that Letzte Warnung would protect; undefined if it is still to be named. */
  readonly colour: ComputedRef<Colour | undefined>
  /** Whether the chosen card has another side. */
  readonly canTurn: ComputedRef<boolean>
  change(next: Draft): void
  choose(card: Card): void
  /** Plays a card for a colour, that side up; where more is to be chosen it is asked for, and one without the colour is refused, with its reason (TR-13). */
  lay(card: Card, colour: Colour): void
  turn(): void
  /** Chooses one of equal open chests, named by their places, or takes them back (TR-43). */
  toggle(places: readonly number[]): void
  /** Takes everything back. */
  undo(): void
  confirm(): void
  send(move: TafelrundeMove): void
}

/** How a draft outlives a reload. */
const FORM = plainForm<Draft>([], ['chests'])

function isGone({ hand }: TafelrundeView, { card }: Draft): boolean {
  return card !== undefined && hand?.includes(card) === false
}

/** Puts a move together. */
export function useRaiding(options: MoveSource<TafelrundeView>): Raiding {
  const { draft, refused, sending, change, refuse, send } = useSending<
    Draft,
    TafelrundeMove,
    TafelrundeReason
  >({
    empty: EMPTY_DRAFT,
    check: (wish) => check(options.view(), wish),
    own: options.own,
    play: options.play,
  })
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

  watch([asked, () => options.view().raid, () => isGone(options.view(), draft.value)], () => {
    change(EMPTY_DRAFT)
  })
  useKeptDraft({ draft, change, own: options.own, empty: EMPTY_DRAFT, form: FORM })

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
    lay: (card, colour) => {
      if (asked.value !== 'play' || sending.value) return
      change(chooseFor(draft.value, card, colour))
      if (!fits(card, colour)) refuse('side-not-on-card')
      else if (move.value && isAllChosen(draft.value)) void send(move.value)
    },
    turn: () => {
      change(turnCard(draft.value))
    },
    toggle: (places) => {
      change(toggleChests(draft.value, places, terms.value !== 'one'))
    },
    undo: () => {
      change(EMPTY_DRAFT)
    },
    confirm: () => {
      if (move.value) void send(move.value)
      else if (asked.value === 'secure') refuse('no-chest-named')
    },
    send: (wish) => void send(wish),
  }
}
