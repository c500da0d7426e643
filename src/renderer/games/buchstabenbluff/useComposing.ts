/** Putting a word together by hand: state, explanations and sending. Nothing leaves the window before it is confirmed. */
import { computed, watch, type ComputedRef } from 'vue'
import { check, decisionOf, spellingOf } from '../../../games/buchstabenbluff/outside/check'
import type {
  BuchstabenbluffMove,
  BuchstabenbluffReason,
  BuchstabenbluffView,
  DecisionKind,
} from '../../../games/buchstabenbluff/outside/contract'
import { useKeptDraft } from '../../table/useKeptDraft'
import { useSending, type Drafting, type MoveSource } from '../../table/useSending'
import {
  EMPTY_DRAFT,
  moveOf,
  pressTile,
  putTile,
  putTileAt,
  slotsOf,
  takeTile,
  typeText,
  type Draft,
  type Material,
  type Slot,
} from './draft'
import { draftForm } from './draftForm'
import { tilesOf, type Tile } from './tiles'

/** What putting a word together gives. */
export interface Composing extends Drafting<Draft, BuchstabenbluffMove, BuchstabenbluffReason> {
  readonly slots: ComputedRef<readonly Slot[]>
  /** The own hand, what lies in the word included. */
  readonly tiles: ComputedRef<readonly Tile[]>
  readonly asked: ComputedRef<DecisionKind | undefined>
  /** Whether a word can be put together now. */
  readonly choosing: ComputedRef<boolean>
  type(text: string): void
  put(tile: Tile): void
  putAt(tile: Tile, at: number): void
  take(slot: Slot): void
  /** Presses a place of the word: what lies there comes back, or is turned over where that is allowed (BB-30). */
  press(slot: Slot): void
  /** Takes everything back. */
  clear(): void
  /** Announces the word as it stands. */
  lay(): void
  send(move: BuchstabenbluffMove): void
}

/** Puts a word together. */
export function useComposing(options: MoveSource<BuchstabenbluffView>): Composing {
  const { draft, refused, sending, change, send } = useSending<
    Draft,
    BuchstabenbluffMove,
    BuchstabenbluffReason
  >({
    empty: EMPTY_DRAFT,
    check: (move) => check(options.view(), move),
    own: options.own,
    play: (move, question) => options.play(move, question),
  })
  const asked = computed(() => decisionOf(options.view()))
  const tiles = computed(() => tilesOf(options.view().hand ?? []))
  const spelling = computed(() => spellingOf(options.view().options))
  const material = computed((): Material => ({ tiles: tiles.value, spelling: spelling.value }))
  const slots = computed(() => slotsOf(draft.value, material.value))
  const choosing = computed(() => asked.value === 'turn' && !sending.value)
  watch([asked, () => options.view().turn], () => {
    change(EMPTY_DRAFT)
  })
  useKeptDraft({ draft, change, own: options.own, empty: EMPTY_DRAFT, form: draftForm })

  const edit = (next: Draft): void => {
    if (choosing.value) change(next)
  }
  async function sendOn(move: BuchstabenbluffMove): Promise<void> {
    const kept = draft.value
    await send(move)
    // A drawn card belongs to the same turn: what was put together stays.
    if (move.kind === 'draw' && refused.value === undefined) change(kept)
  }
  return {
    draft,
    slots,
    tiles,
    asked,
    choosing,
    refused,
    sending,
    type: (text) => {
      edit(typeText(draft.value, text, spelling.value))
    },
    put: (tile) => {
      edit(putTile(draft.value, tile, material.value))
    },
    putAt: (tile, at) => {
      edit(putTileAt(draft.value, tile, at, material.value))
    },
    take: (slot) => {
      edit(takeTile(draft.value, slot))
    },
    press: (slot) => {
      edit(pressTile(draft.value, slot, options.view().options.mixed === 'on'))
    },
    clear: () => {
      edit(EMPTY_DRAFT)
    },
    lay: () => void send(moveOf(draft.value, slots.value)),
    send: (move) => void sendOn(move),
  }
}
