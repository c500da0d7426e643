/** Putting a word together by hand: state, explanations and sending. Nothing leaves the window before it is confirmed. */
import { computed, watch, type ComputedRef } from 'vue'
import { check, decisionOf, spellingOf } from '../../../../games/buchstabenbluff/outside/check'
import type {
  BuchstabenbluffMove,
  BuchstabenbluffReason,
  BuchstabenbluffView,
  DecisionKind,
} from '../../../../games/buchstabenbluff/outside/contract'
import { useKeptDraft } from '../../../table/ask/useKeptDraft'
import { useSending, type Drafting, type MoveSource } from '../../../table/ask/useSending'
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
import { tilesIn, type Tile } from '../hand/tiles'

/** The dictionary does not have the word (BB-10). */
const UNLISTED: BuchstabenbluffReason = 'word-not-in-list'

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

/** The draft on its way to the host, kept over a reload: what the dictionary has refused by then it refuses still. */
function useWordDraft(options: MoveSource<BuchstabenbluffView>) {
  const sending = useSending<Draft, BuchstabenbluffMove, BuchstabenbluffReason>({
    empty: EMPTY_DRAFT,
    check: (move) => check(options.view(), move),
    own: options.own,
    play: (move, question) => options.play(move, question),
  })
  const { draft, refused, refuse } = sending
  const asked = computed(() => decisionOf(options.view()))
  watch([asked, () => options.view().turn], () => {
    sending.change(EMPTY_DRAFT)
  })
  watch(refused, (now) => {
    const { text } = draft.value
    if (now?.reason === UNLISTED) draft.value = { ...draft.value, unlisted: text }
  })
  const change = (kept: Draft): void => {
    sending.change(kept)
    if (kept.unlisted === kept.text) refuse(UNLISTED)
  }
  useKeptDraft({ draft, change, own: options.own, empty: EMPTY_DRAFT, form: draftForm })
  return { ...sending, asked }
}

/** Puts a word together. */
export function useComposing(options: MoveSource<BuchstabenbluffView>): Composing {
  const { draft, refused, sending, asked, change, send } = useWordDraft(options)
  const tiles = computed(() => tilesIn(options.view()))
  const spelling = computed(() => spellingOf(options.view().options))
  const material = computed((): Material => ({ tiles: tiles.value, spelling: spelling.value }))
  const slots = computed(() => slotsOf(draft.value, material.value))
  const choosing = computed(() => asked.value === 'turn' && !sending.value)

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
