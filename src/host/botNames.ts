/** Names for bots: short, friendly, at home in all three languages. */
import type { Figure } from '../protocol/terms'

const NAMES = [
  'Ada',
  'Bruno',
  'Carla',
  'Daan',
  'Emma',
  'Fritz',
  'Greta',
  'Henk',
  'Ida',
  'Jan',
  'Klara',
  'Lotte',
  'Mats',
  'Nora',
  'Otto',
  'Pia',
  'Quint',
  'Rosa',
  'Sven',
  'Tilda',
  'Uli',
  'Vera',
  'Wim',
  'Zoe',
] as const

/** What somebody at a table is known by beside his name. */
export interface Looks {
  readonly figure: Figure
  /** Absent: he is like all others. */
  readonly character?: string | undefined
}

/** Who is at a table already. */
export interface Company {
  readonly names: readonly string[]
  /** Those whom a new bot should not be like, whoever counts most first. */
  readonly looks: readonly (readonly Looks[])[]
  /** What a bot of this name would be known by. */
  looksOf(name: string): Looks
}

function areAlike(one: Looks, other: Looks): boolean {
  const isOfOneKind = one.character !== undefined && one.character === other.character
  return isOfOneKind || one.figure === other.figure
}

/** The first name from place `start` on that nobody at the table has, and whose portrait and character nobody has either, as far as there is one. */
export function nameBot({ names, looks, looksOf }: Company, start: number): string {
  const inOrder = NAMES.map((_, step) => NAMES[(start + step) % NAMES.length] ?? NAMES[0])
  let left: readonly string[] = inOrder.filter((name) => !names.includes(name))
  for (const others of looks) {
    const unlike = left.filter((name) => !others.some((other) => areAlike(looksOf(name), other)))
    if (unlike.length > 0) left = unlike
  }
  return left[0] ?? `Bot ${String(start)}`
}
