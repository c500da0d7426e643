/** The lines of the log as they are shown: by round or turn, equal ones of several players as one. */
import type { LogPart } from './namedParts'

/** A line of the log, in the reader's language. */
export interface LogLine {
  /** Unique and growing. */
  readonly number: number
  readonly text: string
  /** The round or turn to which it belongs; absent: to none. */
  readonly group?: LogHeading | undefined
}

/** What a group of lines is called. */
export interface LogHeading {
  /** Another one for each group. */
  readonly number: number
  readonly text: string
}

/** A line as it is shown. */
export interface ShownLine {
  readonly number: number
  readonly parts: readonly LogPart[]
  /** The next lines, where they said the same of others; each begins with a name. */
  readonly others: readonly (readonly LogPart[])[]
  /** How those are told: by what they do, e.g. `Ben plays the same.`, or by the name alone, e.g. `Ben too.`; absent: there are none. */
  readonly likewise?: Likewise
}

/** How it is told of others that the same holds of them. */
export type Likewise = 'same' | 'too'

/** Lines of one round or turn. */
export interface LogGroup {
  readonly key: number
  readonly heading?: string | undefined
  readonly lines: readonly ShownLine[]
}

/** What a line says beside the one name it begins with; undefined: it begins with none, or has others. */
function saidOf([first, ...rest]: readonly LogPart[]): string | undefined {
  if (first?.seat === undefined || rest.some(({ seat }) => seat !== undefined)) return undefined
  return rest.map(({ text }) => text).join('')
}

/** How one who does the same is told of; undefined: in full, since what is done with a card is no single word, or goes on behind it. */
function likewiseOf([, deed, ...rest]: readonly LogPart[]): Likewise | undefined {
  const isOfCards = deed?.face !== undefined || rest.some(({ face }) => face !== undefined)
  if (!isOfCards) return 'too'
  const isOneWord = deed?.face === undefined && /^ \p{L}+ $/u.test(deed?.text ?? '')
  return isOneWord && rest.at(-1)?.text === '.' ? 'same' : undefined
}

function merged(lines: readonly ShownLine[]): ShownLine[] {
  const shown: ShownLine[] = []
  for (const line of lines) {
    const last = shown.at(-1)
    const said = saidOf(line.parts)
    const likewise = likewiseOf(line.parts)
    if (last && likewise && said !== undefined && saidOf(last.parts) === said)
      shown[shown.length - 1] = { ...last, others: [...last.others, line.parts], likewise }
    else shown.push(line)
  }
  return shown
}

/** A line below its heading, which need not be said again; empty where it says no more. */
function belowHeading(text: string, heading: string | undefined): string {
  if (heading === undefined || !text.startsWith(`${heading}.`)) return text
  return text.slice(heading.length + 1).trimStart()
}

/** The groups of these lines, in their order; lines of no group at the top, or before the first one. */
export function groupsOf(
  lines: readonly LogLine[],
  partsOf: (text: string) => readonly LogPart[],
): LogGroup[] {
  const groups = new Map<number, { heading?: string | undefined; lines: ShownLine[] }>()
  for (const { number, text, group } of lines) {
    const key = group?.number ?? 0
    const into = groups.get(key) ?? { heading: group?.text, lines: [] }
    const told = belowHeading(text, into.heading)
    if (told !== '') into.lines.push({ number, parts: partsOf(told), others: [] })
    groups.set(key, into)
  }
  return [...groups].map(([key, { heading, lines: all }]) => ({
    key,
    heading,
    lines: merged(all),
  }))
}
