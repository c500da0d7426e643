/** What went wrong, for a log. */

/** What was thrown, in a sentence. */
export function sentenceOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
