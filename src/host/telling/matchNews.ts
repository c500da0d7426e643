/** One message about a match for all who see it with the same eyes: whole, or what has changed for who has got the one before. */
import type { MatchMessage } from '../../protocol/hostMessages'
import type { MatchView } from '../../protocol/tableViews'
import { formatChange, formatMatch } from './matchChange'

/** What a kind of viewer was told of a match. */
export interface Told {
  /** Counts what this kind of viewer was told. */
  readonly version: number
  readonly match: MatchView
}

/** What a message is made of. */
interface NewsParts {
  readonly told: Told
  /** What the same viewers were told before it; absent: nothing that this could be a change of. */
  readonly before?: Told
  readonly news: Pick<MatchMessage, 'events' | 'missed' | 'story' | 'stoodIn'>
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
    this.wholeText ??= this.formatWhole()
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

  private formatWhole(): string {
    const { told, news } = this.parts
    const head = `{"type":"match","table":${JSON.stringify(this.table)},"version":${String(told.version)}`
    return `${head},"match":${formatMatch(told.match)},${JSON.stringify(news).slice(1)}`
  }

  private compare(before: Told): string | undefined {
    const { told, news } = this.parts
    const { version, match } = told
    return formatChange(before.match, match, { version, events: news.events })
  }
}
