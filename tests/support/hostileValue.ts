/** Values that nobody meant to be sent: every kind of JSON, and what only structured cloning carries. */
import type { Random } from '../../src/engine/chance/random'

const WORDS = [
  '',
  'local',
  'remote',
  '__proto__',
  'constructor',
  'ws://1.2.3.4:5/play?',
  'a'.repeat(20_000),
  '\u0000',
  '💥',
] as const

/** A value that no call of the shell takes, three levels deep at most. */
export function hostileValue(random: Random, depth = 0): unknown {
  const kind = random.below(depth < 3 ? 11 : 8)
  switch (kind) {
    case 0:
      return null
    case 1:
      return random.below(2) === 0
    case 2:
      return Number.NaN
    case 3:
      return random.below(1000) + 0.5
    case 4:
      return WORDS[random.below(WORDS.length)]
    case 5:
      return new Date(0)
    case 6:
      return new Map([['kind', 'local']])
    case 7:
      return 10n
    case 8:
      return Array.from({ length: random.below(4) }, () => hostileValue(random, depth + 1))
    case 9:
      return { kind: 'remote', url: hostileValue(random, depth + 1) }
    default:
      return Object.fromEntries([
        [WORDS[random.below(4)] ?? '', hostileValue(random, depth + 1)],
        ['kind', hostileValue(random, depth + 1)],
      ])
  }
}
