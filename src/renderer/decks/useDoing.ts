/** What is being done on the page of own decks: the list is looked at, a file before it is taken, or a deck is written. */
import { computed, ref, shallowRef, type ComputedRef, type Ref, type ShallowRef } from 'vue'
import type { DeckDraft, DeckRow } from '../../engine/decks/deckDraft'
import type { DeckForm } from '../../engine/decks/deckForm'
import type { Language } from '../../engine/basics/language'
import type { DeckNeed } from './deckNeeds'
import type { DeckGame } from './gamesWithDecks'
import { keepDeck, keptDeck } from './keptDeck'
import type { FileReading } from './readDeckFile'

/** What is being done. */
export type Doing =
  | { readonly kind: 'list' }
  | { readonly kind: 'preview'; readonly file: File; readonly reading: FileReading }
  | {
      readonly kind: 'edit'
      readonly id: string | undefined
      readonly draft: DeckDraft
      /** It was left before it was saved. */
      readonly unsaved?: boolean
    }

/** It, for which game, and how it goes on. */
export interface DeckDoing {
  readonly gameId: Ref<string | undefined>
  readonly form: ComputedRef<DeckForm | undefined>
  readonly needs: ComputedRef<readonly DeckNeed[]>
  readonly doing: ShallowRef<Doing>
  /** Begins a new deck with such a card. */
  write(language: Language, cells?: DeckRow['cells']): void
  /** Keeps what has been written so far, for whoever leaves the page. */
  keep(draft: DeckDraft): void
  /** Nothing is being written any more. */
  forget(): void
}

/** Whoever has left the page while writing goes on where he was. */
export function useDoing(games: readonly DeckGame[]): DeckDoing {
  const kept = keptDeck()
  const begun = kept && games.some(({ id }) => id === kept.game) ? kept : undefined
  const gameId = ref(begun?.game ?? games[0]?.id)
  const doing = shallowRef<Doing>(
    begun ? { kind: 'edit', id: begun.id, draft: begun.draft, unsaved: true } : { kind: 'list' },
  )
  const chosen = computed(() => games.find(({ id }) => id === gameId.value))
  return {
    gameId,
    form: computed(() => chosen.value?.form),
    needs: computed(() => chosen.value?.needs ?? []),
    doing,
    write: (language, cells = {}) => {
      const draft = { title: {}, languages: [language], rows: [{ cells, data: {} }] }
      doing.value = { kind: 'edit', id: undefined, draft }
    },
    keep: (draft) => {
      const { value: now } = doing
      if (now.kind !== 'edit' || gameId.value === undefined) return
      keepDeck({ game: gameId.value, id: now.id, draft })
    },
    forget: () => {
      keepDeck(undefined)
      doing.value = { kind: 'list' }
    },
  }
}
