/** What is given out in parts, written out once for all of them: long content takes milliseconds each time. */
import { Latest } from '../../engine/basics/latest'

/** Texts that are kept, the latest: a megabyte each at most, and whoever fetches one asks for all its parts in a row. */
const MOST_TEXTS = 4

/** JSON texts by what they are of. */
export class WrittenTexts {
  private readonly texts = new Latest<string, string>(MOST_TEXTS)

  /** The text of a value; `key` names it for good. */
  of(key: string, value: unknown): string {
    const known = this.texts.get(key)
    if (known !== undefined) return known
    const text = JSON.stringify(value)
    this.texts.set(key, text)
    return text
  }
}
