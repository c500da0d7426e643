/** Names for bots: short, friendly, at home in all three languages. */
import type { Figure } from '../../protocol/terms'
import { skeletonOf } from '../people/skeletonOf'

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
  /** Whether anybody there, or any person at the host, is called so. */
  isTaken(name: string): boolean
  /** Those whom a new bot should not be like, whoever counts most first. */
  readonly looks: readonly (readonly Looks[])[]
  /** What a bot of this name would be known by. */
  looksOf(name: string): Looks
}

function areAlike(one: Looks, other: Looks): boolean {
  const isOfOneKind = one.character !== undefined && one.character === other.character
  return isOfOneKind || one.figure === other.figure
}

const SKELETONS = new Map<string, string>(NAMES.map((name) => [name, skeletonOf(name)]))

/** What a bot's name looks like; of the usual ones it is known. */
export function skeletonOfBot(name: string): string {
  return SKELETONS.get(name) ?? skeletonOf(name)
}

/** The first name from place `start` on that nobody at the table and no person at the host has, and whose portrait and character nobody has either, as far as there is one. */
export function nameBot({ isTaken, looks, looksOf }: Company, start: number): string {
  const inOrder = NAMES.map((_, step) => NAMES[(start + step) % NAMES.length] ?? NAMES[0])
  let left: readonly string[] = inOrder.filter((name) => !isTaken(name))
  for (const others of looks) {
    const unlike = left.filter((name) => !others.some((other) => areAlike(looksOf(name), other)))
    if (unlike.length > 0) left = unlike
  }
  if (left[0] !== undefined) return left[0]
  let number = start
  while (isTaken(`Bot ${String(number)}`)) number += 1
  return `Bot ${String(number)}`
}
