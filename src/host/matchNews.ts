/** One message about a match for all who see it with the same eyes: whole, or what has changed for who has got the one before. */
import type { MatchMessage } from '../protocol/hostMessages'
import { formatChange, type MatchTexts } from './matchTexts'

/** What a kind of viewer was told of a match. */
export interface Told {
  /** Counts what this kind of viewer was told. */
  readonly version: number
  /** Of the match at its table. */
  readonly number: number
  readonly texts: MatchTexts
}

/** What a message is made of. */
interface NewsParts {
  readonly told: Told
  /** What the same viewers were told before it; absent: nothing that this could be a change of. */
  readonly before?: Told
  readonly news: Pick<MatchMessage, 'events' | 'missed' | 'story'>
}

/** A message about a match, in the forms that are wanted; each is made once. */
export class MatchNews {
  private wholeText: string | undefined
  private changeText: string | undefined
  private isCompared = false

  constructor(
    private readonly table: string,
    private readonly parts: NewsParts,
  ) {}

  get told(): Told {
    return this.parts.told
  }

  /** The match as it stands. */
  whole(): string {
    const { table } = this
    this.wholeText ??= this.format({ type: 'match', table }, `"match":${this.told.texts.whole}`)
    return this.wholeText
  }

  /** What has changed since `last`; undefined: this is no change of that. */
  changeSince(last: Told): string | undefined {
    const { before } = this.parts
    if (last !== before) return undefined
    if (!this.isCompared) this.changeText = this.compare(before)
    this.isCompared = true
    return this.changeText
  }

  private compare(before: Told): string | undefined {
    const change = formatChange(before.texts, this.told.texts)
    if (change === undefined) return undefined
    // Over one line nobody is told of two tables, and a change is of one match: which ones stands in the message that it changes.
    return this.format({ type: 'matchChange' }, change)
  }

  private format(kind: { readonly type: string; readonly table?: string }, body: string): string {
    const { events, ...rest } = this.parts.news
    const told = 'table' in kind || events.length > 0 ? this.parts.news : rest
    const parts = [JSON.stringify({ ...kind, version: this.told.version }), `{${body}}`]
    return joinObjects([...parts, JSON.stringify(told)])
  }
}

/** Objects as JSON made one; those without a field leave nothing. */
function joinObjects(texts: readonly string[]): string {
  const fields = texts.map((text) => text.slice(1, -1)).filter((text) => text !== '')
  return `{${fields.join(',')}}`
}
