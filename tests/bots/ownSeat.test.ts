/** A bot decides by what its seat was told and by nothing else: not by what lies behind the objects, nor by what other bots think. */
import { describe, expect, it, vi } from 'vitest'
import type * as BotRegistry from '../../src/bots/registry'
import type { SeatedBot } from '../../src/bots/seatBot'
import { registered } from '../../src/cli/simulateMatches'
import { fastRandom } from '../../src/engine/chance/fastRandom'
import { present } from '../../src/engine/basics/invariant'
import type { Json } from '../../src/engine/basics/json'
import type { Played } from '../../src/engine/match/match'
import type { Options } from '../../src/engine/options/options'
import { pick } from '../../src/engine/chance/random'
import { GAME_IDS, type GameId } from '../../src/games/contracts'
import { BOT_LEVELS } from '../../src/protocol/terms'
import { casesOf, caseSeed } from '../support/cases'
import { fairnessOf } from '../support/match/fairness'
import { TRIAL_CONTENTS } from '../support/match/trialContents'

const SEATS = 4
/** The same number of thoughts on every computer. */
const BUDGET = { playouts: 4, hasTime: () => true } as const
/** Entries of a match at most. */
const LONGEST = 150

/** One bot beside those of the other seats, and one in a room of its seat’s own that gets letters: the same seat, the same seed. */
interface Pair {
  readonly near: SeatedBot
  readonly far: SeatedBot
}

/** The bots’ program once for each seat: what a bot keeps beside its memory is within reach of no other seat there. */
async function programsOf(): Promise<(typeof BotRegistry)[]> {
  const programs: (typeof BotRegistry)[] = []
  for (let seat = 0; seat < SEATS; seat++) {
    vi.resetModules()
    programs.push(await import('../../src/bots/registry'))
  }
  return programs
}

/** A letter as it comes out of its envelope. */
function copyOf<Told extends Json | readonly Json[]>(told: Told): Told {
  return JSON.parse(JSON.stringify(told))
}

/** Every game as it comes out of the box, and Tijdlijn against each other. */
const KINDS: readonly (readonly [GameId, Options])[] = [
  ...GAME_IDS.map((id) => [id, {}] as const),
  ['tijdlijn', { mode: 'competitive' }],
]

describe('a bot', () => {
  for (const [id, options] of KINDS) {
    const cases = Math.ceil(casesOf('I7') / KINDS.length)
    const name = [id, ...Object.values(options)].join(' ')
    it(`I7 in another room that is told its seat’s views alone decides the same: ${String(cases)} times in ${name}`, async () => {
      const programs = await programsOf()
      const { tables } = registered(id, TRIAL_CONTENTS[id])
      const { planned, seatBot } = tables.at(options, SEATS)
      let decided = 0
      for (let number = 0; decided < cases; number++) {
        const seed = `${caseSeed('rooms')}-${name}-${String(number)}`
        const random = fastRandom(seed)
        const dealt = planned.deal(fairnessOf(random, SEATS), {})
        const match = present(dealt.ok ? dealt.value : undefined, 'a match is dealt')
        const pairs = programs.map(({ BOTS }, seat): Pair => {
          const seating = {
            level: pick(BOT_LEVELS, random) ?? 'easy',
            seed: `${seed}-${String(seat)}`,
            say: () => undefined,
          }
          const elsewhere = BOTS[id].study(copyOf(planned.knowledge))
          return { near: seatBot(seating), far: elsewhere(seating) }
        })
        const tell = (played?: Played): void => {
          for (const [seat, { near, far }] of pairs.entries()) {
            const told = [played?.seen(seat, 'en') ?? [], match.view(seat, 'en')] as const
            near.observe(...told)
            far.observe(copyOf(told[0]), copyOf(told[1]))
          }
        }
        tell()
        while (match.entries() < LONGEST && decided < cases) {
          const decision = pick(match.toAct(), random)
          if (!decision) break
          const { near, far } = present(pairs[decision.seat], 'a bot sits there')
          const move = near.decide(BUDGET)
          decided += 1
          expect(far.decide(BUDGET), seed).toEqual(move)
          const played = match.play(decision.seat, move)
          tell(present(played.ok ? played.value : undefined, 'a bot moves by the rules'))
        }
      }
    })
  }
})
