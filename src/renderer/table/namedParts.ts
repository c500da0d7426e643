/** The names of players within a line. */
import type { Seat } from '../../engine/seat'

/** A piece of a line: a name with its seat, or what stands between names. */
export interface NamedPart {
  readonly text: string
  readonly seat?: Seat
}

/** Takes lines apart at the names of a table, by seat; whole words alone are names, and the longer of two that begin alike. */
export function partsBy(names: readonly string[]): (line: string) => readonly NamedPart[] {
  const seats = new Map(names.flatMap((name, seat) => (name === '' ? [] : [[name, seat] as const])))
  if (seats.size === 0) return (line) => [{ text: line }]
  const longestFirst = [...seats.keys()].sort((one, other) => other.length - one.length)
  const choice = longestFirst
    .map((name) => name.replaceAll(/[.*+?^${}()|[\]\\]/gu, '\\$&'))
    .join('|')
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(${choice})(?![\\p{L}\\p{N}])`, 'gu')
  return (line) =>
    line
      .split(pattern)
      .filter((text) => text !== '')
      .map((text) => {
        const seat = seats.get(text)
        return seat === undefined ? { text } : { text, seat }
      })
}
