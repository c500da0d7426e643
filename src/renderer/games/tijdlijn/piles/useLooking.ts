/** Which cards are looked at closely on top of the table. */
import { computed, shallowRef, type ComputedRef } from 'vue'
import type { Seat } from '../../../../engine/basics/seat'
import type {
  BackView,
  CardHandle,
  DatedView,
  FrontView,
  TijdlijnView,
} from '../../../../games/tijdlijn/outside/contract'
import type { Translate } from '../../../wording/translate'

/** What is looked at. */
export type Look =
  | { readonly kind: 'seat'; readonly seat: Seat; readonly meant?: CardHandle | undefined }
  | { readonly kind: 'card'; readonly card: DatedView }
  | { readonly kind: 'pile' | 'discard' | 'line' | 'events' }

/** A card as it is looked at. */
export interface LookedAt extends FrontView {
  readonly back?: BackView
  readonly stuck?: boolean
}

/** Cards that are looked at closely. */
export interface LookedCards {
  readonly title: string
  readonly cards: readonly LookedAt[]
  /** The one that is meant among them. */
  readonly meant?: CardHandle | undefined
}

/** A look, and how it ends. */
export interface Looking {
  /** The kind of what is looked at; undefined: nothing. */
  readonly kind: ComputedRef<Look['kind'] | undefined>
  /** The cards that are looked at; undefined if these are not single cards. */
  readonly cards: ComputedRef<LookedCards | undefined>
  at(look: Look): void
  close(): void
}

interface LookingOptions {
  readonly view: () => TijdlijnView
  readonly names: () => readonly string[]
  readonly t: Translate
}

function titleOfSeat(seat: Seat, { view, names, t }: LookingOptions): string {
  if (seat === view().you) return t('tijdlijnTable.frontYours')
  return t('tijdlijnTable.frontOf', { name: names()[seat] ?? '' })
}

function cardsFor(look: Look, options: LookingOptions): LookedCards | undefined {
  const { players, discard, top } = options.view()
  const { t } = options
  switch (look.kind) {
    case 'seat':
      return {
        title: titleOfSeat(look.seat, options),
        cards: players[look.seat]?.cards ?? [],
        meant: look.meant,
      }
    case 'card':
      return { title: t('tijdlijnTable.line.title'), cards: [look.card] }
    case 'pile':
      return { title: t('tijdlijnTable.pileTop'), cards: top ? [top] : [] }
    case 'discard':
      return { title: t('tijdlijnTable.discardTitle'), cards: [...discard].reverse() }
    case 'line':
    case 'events':
      return undefined
  }
}

/** Keeps what is looked at. */
export function useLooking(options: LookingOptions): Looking {
  const look = shallowRef<Look>()
  return {
    kind: computed(() => look.value?.kind),
    cards: computed(() => look.value && cardsFor(look.value, options)),
    at: (next) => {
      look.value = next
    },
    close: () => {
      look.value = undefined
    },
  }
}
