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

/** Takes lines apart at the names of a table, by seat, and of cards; whole words alone are names, and the longer of two that begin alike. */
export function partsBy(
  names: readonly string[],
  cards: ReadonlyMap<string, Json> = new Map(),
): (line: string) => readonly LogPart[] {
  const known = new Map<string, Omit<LogPart, 'text'>>([
    ...[...cards].map(([name, face]) => [name, { face }] as const),
    ...names.flatMap((name, seat) => (name === '' ? [] : [[name, { seat }] as const])),
  ])
  if (known.size === 0) return (line) => [{ text: line }]
  const longestFirst = [...known.keys()].sort((one, other) => other.length - one.length)
  const choice = longestFirst
    .map((name) => name.replaceAll(/[.*+?^${}()|[\]\\]/gu, '\\$&'))
    .join('|')
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(${choice})(?![\\p{L}\\p{N}])`, 'gu')
  return (line) =>
    line
      .split(pattern)
      .filter((text) => text !== '')
      .map((text) => ({ text, ...known.get(text) }))
}
