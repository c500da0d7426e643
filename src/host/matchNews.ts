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
    this.wholeText ??= this.format('match', `"match":${this.told.texts.whole}`)
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
    const { number, texts } = this.told
    const change = formatChange(before.texts, texts)
    if (change === undefined) return undefined
    return this.format('matchChange', `"number":${String(number)},${change}`)
  }

  private format(type: 'match' | 'matchChange', body: string): string {
    const head = JSON.stringify({ type, table: this.table, version: this.told.version })
    return `${head.slice(0, -1)},${body},${JSON.stringify(this.parts.news).slice(1)}`
  }
}
