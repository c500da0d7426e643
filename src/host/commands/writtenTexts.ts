/** What is given out in parts, written out once for all of them: long content takes milliseconds each time. */

/** Texts that are kept, the latest: a megabyte each at most, and whoever fetches one asks for all its parts in a row. */
const MOST_TEXTS = 4

/** JSON texts by what they are of. */
export class WrittenTexts {
  private readonly texts = new Map<string, string>()

  /** The text of a value; `key` names it for good. */
  of(key: string, value: unknown): string {
    const known = this.texts.get(key)
    if (known !== undefined) return known
    const text = JSON.stringify(value)
    const [oldest] = this.texts.keys()
    if (this.texts.size >= MOST_TEXTS && oldest !== undefined) this.texts.delete(oldest)
    this.texts.set(key, text)
    return text
  }
}
