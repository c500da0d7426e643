/** The names of players and of cards within a line. */
import type { Json } from '../../../engine/basics/json'
import type { Seat } from '../../../engine/basics/seat'

/** A piece of a line: a player's name with the seat, a card's with its face, or what stands between. */
export interface LogPart {
  readonly text: string
  readonly seat?: Seat
  readonly face?: Json
  /** What follows a card without a space, as a comma does. */
  readonly point?: string
}

/** Gives each card the point that follows it, so that no line begins with one. */
export function closePoints(parts: readonly LogPart[]): readonly LogPart[] {
  const pointAfter = (index: number): string =>
    parts[index]?.face === undefined
      ? ''
      : (/^[\p{P}]+/u.exec(parts[index + 1]?.text ?? '')?.[0] ?? '')
  return parts.map((part, index) => {
    const text = part.text.slice(pointAfter(index - 1).length)
    const point = pointAfter(index)
    return point === '' ? { ...part, text } : { ...part, text, point }
  })
}

type Known = ReadonlyMap<string, Omit<LogPart, 'text'>>

/** Takes a text apart at what is known; whole words alone are names, and the longer of two that begin alike. */
function splitAt(known: Known): (text: string) => readonly LogPart[] {
  if (known.size === 0) return (text) => [{ text }]
  const longestFirst = [...known.keys()].sort((one, other) => other.length - one.length)
  const choice = longestFirst
    .map((name) => name.replaceAll(/[.*+?^${}()|[\]\\]/gu, '\\$&'))
    .join('|')
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(${choice})(?![\\p{L}\\p{N}])`, 'gu')
  return (text) =>
    text
      .split(pattern)
      .filter((part) => part !== '')
      .map((part) => ({ text: part, ...known.get(part) }))
}

/** What stands in quotation marks of any of the languages: a title or a word that was said. */
const QUOTED = /(„[^“”]*[“”]|“[^”]*”)/gu

/** Takes lines apart at the names of a table, by seat, and of cards. In quotation marks nobody is named: a title may have anybody's name. */
export function partsBy(
  names: readonly string[],
  cards: ReadonlyMap<string, Json> = new Map(),
): (line: string) => readonly LogPart[] {
  const faces = [...cards].map(([name, face]) => [name, { face }] as const)
  const people = names.flatMap((name, seat) => (name === '' ? [] : [[name, { seat }] as const]))
  const inQuotes = splitAt(new Map(faces))
  const outside = splitAt(new Map<string, Omit<LogPart, 'text'>>([...faces, ...people]))
  return (line) =>
    line
      .split(QUOTED)
      .flatMap((part, index) => (index % 2 === 1 ? inQuotes(part) : outside(part)))
      .filter(({ text }) => text !== '')
}
