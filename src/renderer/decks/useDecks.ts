/** The own decks of the host's computer, as its owner works on them. */
import { computed, ref, type ComputedRef, type Ref } from 'vue'
import { useI18n } from 'vue-i18n'
import type { CatalogueEntry } from '../../engine/contract/content'
import type { DeckDraft, DeckWarning } from '../../engine/decks/deckDraft'
import { deckDataOf } from '../../engine/decks/deckData'
import type { DeckForm } from '../../engine/decks/deckForm'
import { parseDeck, type DeckReading } from '../../engine/decks/parseDeck'
import { err, ok, type Result } from '../../engine/basics/result'
import { parseDeckFolder, parseLikeEntries, type DeckFolderView } from '../../protocol/deckFolder'
import type { Refusal } from '../../protocol/terms'
import { useSettings } from '../stores/settings'
import { useTable } from '../stores/table'
import { readDeckFile, type FileReading, type ReadWish } from './readDeckFile'

/** What the page does with decks. */
export interface Decks {
  readonly own: ComputedRef<readonly CatalogueEntry[]>
  /** As it was looked at last. */
  readonly folder: Ref<DeckFolderView | undefined>
  look(): Promise<Result<undefined, Refusal>>
  /** Reads a chosen file; what nobody has wished is guessed. Tells of a sound deck what is like the cards that come with the game. */
  read(file: File, wish: ReadWish): Promise<FileReading>
  /** A deck to work on. */
  load(id: string): Promise<Result<DeckDraft, Refusal>>
  /** Saves a sound deck, a new one under a name that is free; the answer is its id. */
  save(draft: DeckDraft, id: string | undefined): Promise<Result<string, Refusal>>
  remove(id: string): Promise<Result<undefined, Refusal>>
}

/** Letters of the name of a deck's file at most. */
const LONGEST_FILE_NAME = 40

/** The name of the file of a deck that is called so. */
function nameOf(draft: DeckDraft): string {
  const [language = 'en'] = draft.languages
  const plain = (draft.title[language] ?? '').toLowerCase().replaceAll('ß', 'ss')
  const letters = plain.normalize('NFKD').replace(/\p{M}/gu, '')
  const name = letters.replace(/[^a-z\d]+/gu, '-').slice(0, LONGEST_FILE_NAME)
  return name.replace(/^-+|-+$/gu, '') || 'deck'
}

/** What of a deck is like the cards that come with the game; nothing where it is not sound. */
async function compare(
  { data, lineOf }: DeckReading,
  { catalogue }: DeckForm,
): Promise<DeckWarning[]> {
  if (data === undefined) return []
  const deck = JSON.stringify(data)
  const answer = await useTable().command({ kind: 'compareDeck', catalogue, deck })
  const like = parseLikeEntries(answer.ok ? (answer.part?.text ?? '') : '')
  if (!like.ok) return []
  return like.value.map((entry) => {
    const line = lineOf?.(entry)
    return { doubt: 'shipped', entry, ...(line === undefined ? {} : { line }) }
  })
}

/** The own decks of a catalogue; the words of its game are called by `game`. */
export function useDecks(
  form: () => DeckForm | undefined,
  game: Readonly<Ref<{ readonly words: string } | undefined>>,
): Decks {
  const { t } = useI18n()
  const store = useTable()
  const { settings } = useSettings()
  const folder = ref<DeckFolderView>()
  const entries = computed(() => store.state.catalogues[form()?.catalogue ?? ''] ?? [])

  function freeId(draft: DeckDraft, catalogue: string): string {
    const wish = `${catalogue}/${nameOf(draft)}`
    const isTaken = (id: string): boolean => entries.value.some((entry) => entry.id === id)
    let id = wish
    for (let twin = 2; isTaken(id); twin += 1) id = `${wish}-${String(twin)}`
    return id
  }

  return {
    own: computed(() => entries.value.filter(({ own }) => own)),
    folder,
    async look() {
      const told = await store.fetch({ decks: 'all' })
      if (!told.ok) return told
      const parsed = parseDeckFolder(told.value)
      if (parsed.ok) folder.value = parsed.value
      return ok(undefined)
    },
    async read(file, wish) {
      const now = form()
      if (!now) return { problems: [], warnings: [], columns: {} }
      const context = { t, form: now, words: game.value?.words ?? '' }
      const reading = await readDeckFile(file, context, { ...wish, reader: settings.language })
      return { ...reading, warnings: [...reading.warnings, ...(await compare(reading, now))] }
    },
    async load(id) {
      const now = form()
      const told = await store.fetch({ deck: id })
      if (!told.ok) return told
      const file = { text: told.value, format: 'json' as const, title: '' }
      const draft = now && parseDeck(file, now).draft
      return draft ? ok(draft) : err('deck-not-sound')
    },
    async save(draft, id) {
      const now = form()
      if (!now) return err('no-such-content')
      const saved = id ?? freeId(draft, now.catalogue)
      const name = saved.slice(now.catalogue.length + 1)
      const deck = JSON.stringify(deckDataOf(draft, now))
      const { catalogue } = now
      const answer = await store.command({ kind: 'saveDeck', catalogue, name, deck })
      return answer.ok ? ok(saved) : err(answer.refusal)
    },
    async remove(id) {
      const answer = await store.command({ kind: 'deleteDeck', deck: id })
      return answer.ok ? ok(undefined) : err(answer.refusal)
    },
  }
}
