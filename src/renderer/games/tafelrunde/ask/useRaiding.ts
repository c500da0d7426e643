/** Putting a move of Die Tafelrunde 2 together by hand: state, explanations and sending. */
import { computed, watch, type ComputedRef, type Ref, type ShallowRef } from 'vue'
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
import { usePassing } from './usePassing'

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
  /** Passes; it would be for the whole raid before a first card, so then it asks once whether that is meant. */
  pass(): void
  /** That has been asked, and nothing else done since. */
  readonly isPassAsked: Readonly<Ref<boolean>>
  /** Does not pass after all if that was asked, and takes everything back otherwise. */
  undo(): void
  confirm(): void
  send(move: TafelrundeMove): void
}

/** How a draft outlives a reload. */
const FORM = plainForm<Draft>([], ['chests'])

function isGone({ hand }: TafelrundeView, { card }: Draft): boolean {
  return card !== undefined && hand?.includes(card) === false
}

/** What follows from a view and what has been chosen. */
function useDrafted(
  view: () => TafelrundeView,
  draft: Readonly<ShallowRef<Draft>>,
): Pick<Raiding, 'asked' | 'move' | 'terms' | 'colour' | 'canTurn'> {
  const asked = computed(() => decisionOf(view()))
  const move = computed(() => moveOf(view(), draft.value))
  const terms = computed(() => {
    const now = view()
    return now.you === undefined ? 'one' : termsOf(ownPlayer(now).lying, now.options)
  })
  const colour = computed(() =>
    move.value?.kind === 'letzteWarnung' ? move.value.colour : undefined,
  )
  const canTurn = computed(() => turnCard(draft.value) !== draft.value)
  return { asked, move, terms, colour, canTurn }
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
  const drafted = useDrafted(options.view, draft)
  const { asked, move, terms } = drafted
  const { pass, isPassAsked, stay } = usePassing({ view: options.view, draft, send })

  watch([asked, () => options.view().raid, () => isGone(options.view(), draft.value)], () => {
    change(EMPTY_DRAFT)
    stay()
  })
  useKeptDraft({ draft, change, own: options.own, empty: EMPTY_DRAFT, form: FORM })

  return {
    ...drafted,
    draft,
    refused,
    sending,
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
    pass,
    isPassAsked,
    undo: () => {
      if (!stay()) change(EMPTY_DRAFT)
    },
    confirm: () => {
      if (move.value) void send(move.value)
      else if (asked.value === 'secure') refuse('no-chest-named')
    },
    send: (wish) => void send(wish),
  }
}
