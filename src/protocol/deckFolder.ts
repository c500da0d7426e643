/** What the host tells of the folder of own decks (SPEC.md, section 10). */
import * as v from 'valibot'
import { DECK_FAULTS } from '../engine/decks/deckDraft'
import { err, ok, type Result } from '../engine/basics/result'
import type { Frozen } from './frozen'
import { count, text } from './shapes'

const ProblemSchema = v.object({
  fault: v.picklist(DECK_FAULTS),
  values: v.record(text, v.pipe(v.number(), v.finite())),
  entry: v.exactOptional(count),
  field: v.exactOptional(text),
  line: v.exactOptional(count),
})

const FolderSchema = v.object({
  /** Its path on the host's computer. */
  folder: text,
  files: v.array(
    v.object({
      /** Seen from the folder. */
      file: text,
      /** The id of its content; absent: it cannot be played with. */
      id: v.exactOptional(text),
      problems: v.array(ProblemSchema),
    }),
  ),
})

/** The folder of own decks: where it is, what lies in it, and what is wrong with that. */
export type DeckFolderView = Frozen<v.InferOutput<typeof FolderSchema>>

function parseAnswer<const S extends v.GenericSchema>(
  schema: S,
  answer: string,
): Result<v.InferOutput<S>, string> {
  try {
    const parsed = v.safeParse(schema, JSON.parse(answer))
    return parsed.success ? ok(parsed.output) : err(parsed.issues[0].message)
  } catch {
    return err('no JSON')
  }
}

/** The answer to `lookAtDecks`, put together from its parts. */
export function parseDeckFolder(answer: string): Result<DeckFolderView, string> {
  return parseAnswer(FolderSchema, answer)
}

/** The answer to `compareDeck`: the entries that are like shipped ones, from 1. */
export function parseLikeEntries(answer: string): Result<readonly number[], string> {
  return parseAnswer(v.array(count), answer)
}
