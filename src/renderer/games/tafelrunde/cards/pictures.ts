/** The three rogues and the four specials as prints of few cuts, on a ground of 100 by 100. */
import type { Card, Special } from '../../../../games/tafelrunde/outside/contract'
import { sidesOf, specialOf } from '../../../../games/tafelrunde/outside/faces'

/** A shape in one ink; `paper` is what the knife took away. */
export interface Cut {
  readonly ink: 'key' | 'accent' | 'paper'
  readonly path: string
}

function circle(x: number, y: number, radius: number): string {
  const [left, right] = [x - radius, x + radius]
  const arc = `${String(radius)} ${String(radius)} 0 1 1`
  return `M${String(left)} ${String(y)}A${arc} ${String(right)} ${String(y)}A${arc} ${String(left)} ${String(y)}Z`
}

/** A fox with a mask. */
const FOX: readonly Cut[] = [
  { ink: 'accent', path: 'M14 14 42 34 50 31 58 34 86 14 82 52 66 76 50 92 34 76 18 52Z' },
  { ink: 'key', path: 'M20 22 34 33 24 44Z M80 22 66 33 76 44Z' },
  { ink: 'paper', path: 'M20 56 46 62 50 90 36 76Z M80 56 54 62 50 90 64 76Z' },
  { ink: 'key', path: 'M17 44 50 50 83 44 80 58 62 62 50 57 38 62 20 58Z' },
  { ink: 'paper', path: `${circle(36, 53, 4)} ${circle(64, 53, 4)}` },
  { ink: 'key', path: circle(50, 88, 5) },
]
/** A raven under a hood. */
const RAVEN: readonly Cut[] = [
  { ink: 'accent', path: 'M12 96 18 52 30 22 50 8 72 18 82 44 86 60 88 96Z' },
  { ink: 'key', path: 'M26 92 28 50 42 28 60 28 70 46 70 70 60 92Z' },
  { ink: 'key', path: 'M62 44 98 60 64 70Z' },
  { ink: 'paper', path: `${circle(56, 46, 6)} M66 57 92 60 66 62Z` },
  { ink: 'key', path: circle(57, 46, 3) },
  { ink: 'paper', path: 'M34 70 44 74 38 78 48 82 40 86 50 90 36 90Z' },
]
/** A badger with a neckerchief. */
const BADGER: readonly Cut[] = [
  { ink: 'key', path: `${circle(24, 26, 11)} ${circle(76, 26, 11)}` },
  { ink: 'key', path: 'M50 12 72 18 84 40 80 62 62 84 38 84 20 62 16 40 28 18Z' },
  { ink: 'paper', path: 'M44 14 56 14 60 48 58 78 50 84 42 78 40 48Z' },
  { ink: 'paper', path: 'M22 44 32 34 36 58 34 74Z M78 44 68 34 64 58 66 74Z' },
  { ink: 'paper', path: `${circle(36, 46, 4)} ${circle(64, 46, 4)}` },
  { ink: 'key', path: 'M42 70 58 70 50 80Z' },
  { ink: 'accent', path: 'M24 82 50 90 76 82 68 97 50 99 32 97Z' },
]

const SPECIALS: Readonly<Record<Special, readonly Cut[]>> = {
  // A tankard with foam.
  feierabend: [
    { ink: 'accent', path: 'M22 34 70 34 66 92 26 92Z' },
    { ink: 'key', path: 'M68 44 88 46 86 76 66 78 67 68 78 66 79 56 68 55Z' },
    { ink: 'key', path: 'M16 34 20 20 32 22 40 10 54 18 64 12 76 24 76 36 16 38Z' },
    { ink: 'paper', path: 'M22 30 28 25 40 26 46 18 56 24 68 22 70 30Z' },
    { ink: 'paper', path: 'M33 46 39 46 40 84 34 84Z M52 46 58 46 56 84 50 84Z' },
  ],
  // A shield.
  'letzte-warnung': [
    { ink: 'key', path: 'M50 6 88 18 84 56 50 95 16 56 12 18Z' },
    { ink: 'accent', path: 'M50 16 78 25 75 52 50 82 25 52 22 25Z' },
    { ink: 'paper', path: 'M46 24 55 24 54 52 47 52Z M46 58 55 58 55 67 46 67Z' },
  ],
  // A hand that comes up out of the ground.
  wiederbelebung: [
    { ink: 'key', path: 'M4 78 30 70 70 70 96 80 96 96 4 96Z' },
    {
      ink: 'accent',
      path: 'M32 76 26 46 33 44 39 58 37 24 45 23 49 54 52 16 60 17 59 54 66 26 73 28 68 62 80 48 85 53 68 78Z',
    },
    { ink: 'paper', path: 'M12 84 24 80 20 88Z M76 84 88 86 82 90Z' },
  ],
  // A full sack.
  zork: [
    { ink: 'accent', path: 'M34 30 66 30 88 66 80 92 20 92 12 66Z' },
    { ink: 'key', path: 'M30 12 42 20 50 10 58 20 70 12 64 32 36 32Z' },
    { ink: 'paper', path: 'M50 44 64 58 50 76 36 58Z' },
    { ink: 'key', path: 'M50 50 58 58 50 69 42 58Z' },
  ],
}

/** The lid of an open chest and the dark inside of it. */
export const LID: readonly Cut[] = [
  { ink: 'paper', path: 'M4 40 8 14 20 4 80 3 92 13 96 40Z' },
  { ink: 'key', path: 'M7 40 11 16 22 7 79 6 89 15 93 40Z' },
  {
    ink: 'accent',
    path: 'M15 38 18 19 26 13 33 13 31 38Z M39 38 39 12 61 12 61 38Z M69 38 67 13 75 13 82 19 85 38Z',
  },
  { ink: 'key', path: 'M12 40 20 28 80 28 88 40Z' },
]
/** Its trunk, with a plate for a number. */
export const TRUNK: readonly Cut[] = [
  { ink: 'paper', path: 'M2 46 98 45 94 99 6 99Z' },
  { ink: 'key', path: 'M5 49 95 48 91 96 9 96Z' },
  { ink: 'accent', path: 'M10 60 32 60 32 92 13 92Z M84 60 90 60 87 92 84 92Z' },
  { ink: 'paper', path: 'M35 57 81 57 80 95 36 95Z' },
]
/** Where the gems of a chest lie: middle and height of each. */
const GEM_PLACES = [
  [34, 36],
  [66, 36],
  [50, 29],
  [50, 43],
] as const

/** So many gems, at most four, each with its facets cut. */
export function gemsOf(count: number): readonly string[] {
  return GEM_PLACES.slice(0, count).map(([x, y]) => {
    const at = (dx: number, dy: number): string => `${String(x + dx)} ${String(y + dy)}`
    return `M${at(-13, -3)} ${at(-7, -11)} ${at(7, -11)} ${at(13, -3)} ${at(0, 14)}Z M${at(-13, -3)} ${at(13, -3)}`
  })
}

const ROGUE_PRINTS = [FOX, RAVEN, BADGER] as const

/** Which of the three rogues a card shows, from 0: each has one 7 and the cards of one pair of colours (TR-02). */
export function rogueNumber(card: Card): 0 | 1 | 2 {
  const colours = sidesOf(card).map(({ colour }) => colour)
  if (colours.length === 1) return ({ blue: 0, red: 2, yellow: 1 } as const)[colours[0] ?? 'blue']
  if (!colours.includes('yellow')) return 0
  return colours.includes('blue') ? 1 : 2
}

/** The picture on a card. */
export function pictureOf(card: Card): readonly Cut[] {
  const special = specialOf(card)
  return special === undefined ? ROGUE_PRINTS[rogueNumber(card)] : SPECIALS[special]
}
