/** A choice that is not confirmed yet, kept in this tab so that a page that is loaded again in the middle of a question goes on with it. */
import { inject, watch, type InjectionKey } from 'vue'
import { isJson, isRecord, toJson, type Json } from '../../../engine/basics/json'
import { ownView } from '../../../engine/basics/shapes'
import type { BoardProps } from '../../games/gameTable'
import { keepTabValue, readTabValue } from '../../stores/tabValue'
import type { Sending } from './useSending'

/** Where in the browser's storage the one draft of this tab stands. */
const KEY = 'stammtisch.draft'

/** Whose drafts are put together here: names program, table, match and seat, of which another one is never offered it; undefined: nothing is kept. */
export const DRAFT_PLACE: InjectionKey<() => string | undefined> = Symbol('draft place')

/** How a game's draft is put down as plain data, and taken up again. */
export interface DraftForm<Draft> {
  format(draft: Draft): Json
  /** Undefined for what is no draft. */
  parse(kept: Json): Draft | undefined
}

/** The form of a draft that is plain data already; the fields named here are objects and lists. */
export function plainForm<Draft extends object>(
  records: readonly (keyof Draft & string)[] = [],
  lists: readonly (keyof Draft & string)[] = [],
): DraftForm<Draft> {
  const isDraft = ownView<Draft>(records, lists)
  return { format: toJson, parse: (kept) => (isDraft(kept) ? kept : undefined) }
}

/** What keeping a draft needs. */
export interface KeptDraftOptions<Draft> extends Pick<
  Sending<Draft, object, string>,
  'draft' | 'change'
> {
  /** A draft in which nothing is chosen; it is not kept. */
  readonly empty: Draft
  readonly form: DraftForm<Draft>
  readonly own: () => BoardProps['own']
}

function readKept(owner: string): Json | undefined {
  const kept = readTabValue(KEY)
  if (!isRecord(kept) || kept.owner !== owner || !isJson(kept.draft)) return undefined
  return kept.draft
}

/** Whether something is chosen that Escape takes back. */
export function isDraftKept(): boolean {
  return readTabValue(KEY) !== undefined
}

/**
 * Keeps what is chosen for the question that is open, and offers it once when the board is opened anew with the same question; it is
 * gone with the question. Begin it after whatever empties the draft for a new question.
 */
export function useKeptDraft<Draft>(options: KeptDraftOptions<Draft>): void {
  const { draft, change, empty, form, own } = options
  const place = inject(DRAFT_PLACE, () => undefined)
  let isOffered = false

  /** The open question among all questions; undefined: there is none, or nothing is kept here. */
  function owner(): string | undefined {
    const [question] = own()
    const where = place()
    return question && where !== undefined ? `${where} ${question.name}` : undefined
  }
  function offer(mine: string): void {
    isOffered = true
    const kept = readKept(mine)
    const taken = kept === undefined ? undefined : form.parse(kept)
    if (taken !== undefined) change(taken)
  }
  function keep(mine: string | undefined): void {
    const isKept = mine !== undefined && draft.value !== empty
    keepTabValue(KEY, isKept ? { owner: mine, draft: form.format(draft.value) } : undefined)
  }
  watch(
    [owner, draft],
    ([mine]) => {
      // The question may come after the board, e.g. once the deal has been seen.
      if (!isOffered && mine !== undefined) offer(mine)
      if (isOffered) keep(mine)
    },
    { immediate: true },
  )
}
