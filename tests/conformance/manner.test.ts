/** How bots behave in every registered game: each has a character, and takes its time by what everybody sees of a question. */
import { describe, expect, it } from 'vitest'
import type { Decision } from '../../src/engine/contract/decision'
import { fastRandom } from '../../src/engine/chance/fastRandom'
import type { Game, GameTypes } from '../../src/engine/contract/game'
import type { Viewer } from '../../src/engine/basics/seat'
import { GAME_IDS, LEGALITIES, type GameId } from '../../src/games/contracts'
import { GAMES } from '../../src/games/registry'
import { randomTable, type RandomTable } from '../support/host/randomTable'
import { TRIAL_CONTENTS } from '../support/match/trialContents'

/** Games whose bots have characters and whose questions weigh differently; a new one may begin without. */
const MANNERLY: readonly GameId[] = [
  'time-bluff',
  'tafelrunde',
  'buchstabenbluff',
  'tijdlijn',
  'tofugott',
]
/** Fewer would soon be met twice at a table. */
const FEWEST_CHARACTERS = 6

function charactersOf(id: GameId): readonly string[] {
  return LEGALITIES[id].open(({ characters }) => characters ?? [])
}

interface Weighed {
  readonly questions: number
  readonly forced: number
  readonly grave: number
  /** Questions that weigh something else in a world that looks the same to somebody. */
  readonly betrayed: number
}

/** Whether a question weighs something else in a world that looks the same to `viewer`. */
function isBetrayed<T extends GameTypes>(
  game: Game<T>,
  { state, plan }: Pick<RandomTable<T>, 'state' | 'plan'>,
  decision: Decision,
  viewer: Viewer,
): boolean {
  const view = game.view(state, viewer, { language: 'en', plan })
  const world = game.imagine(view, fastRandom('world'), plan)
  return game.question(world, decision).weight !== game.question(state, decision).weight
}

/** What the questions of one random match weigh; every tenth is asked again in other worlds. */
function weighMatch<T extends GameTypes>(game: Game<T>, id: GameId, seed: string): Weighed {
  const random = fastRandom(seed)
  const table = randomTable(game, random, TRIAL_CONTENTS[id])
  const { plan, state, seats } = table
  let [questions, forced, grave, betrayed] = [0, 0, 0, 0]
  for (; questions < 400; questions++) {
    const [decision] = game.toAct(state)
    if (!decision) break
    const { weight } = game.question(state, decision)
    if (weight === 'forced') forced += 1
    if (weight === 'grave') grave += 1
    const viewers: Viewer[] = questions % 10 === 0 ? ['spectator', questions % seats] : []
    betrayed += viewers.filter((viewer) => isBetrayed(game, table, decision, viewer)).length
    const { seat } = decision
    const move = game.sampleFrom(state, seat, random, plan)
    game.play(state, { seat, move, byClock: false }, random, plan)
  }
  return { questions, forced, grave, betrayed }
}

/** What the questions of random matches weigh. */
function weighQuestions<T extends GameTypes>(game: Game<T>, id: GameId): Weighed {
  return Array.from({ length: 16 }, (_, number) =>
    weighMatch(game, id, `weights-${String(number)}`),
  ).reduce((sum, one) => ({
    questions: sum.questions + one.questions,
    forced: sum.forced + one.forced,
    grave: sum.grave + one.grave,
    betrayed: sum.betrayed + one.betrayed,
  }))
}

describe.each(MANNERLY)('the bots of %s', (id) => {
  it('are of different kinds, six at least', () => {
    expect(new Set(charactersOf(id)).size).toBeGreaterThanOrEqual(FEWEST_CHARACTERS)
  })

  it('take their time by what everybody sees: in any world that looks the same a question weighs the same', () => {
    const { questions, forced, grave, betrayed } = GAMES[id].open((game) =>
      weighQuestions(game, id),
    )
    expect(questions).toBeGreaterThan(0)
    expect(forced + grave).toBeLessThan(questions / 3)
    expect(betrayed).toBe(0)
    // Whoever has no card is not asked in Die Tafelrunde 2, and nothing else is forced there or hangs on one answer.
    if (id !== 'tafelrunde') expect(forced + grave).toBeGreaterThan(0)
  }, 120_000)
})

describe('every registered game whose bots have characters', () => {
  it('is among those that are held to it here', () => {
    const all = GAME_IDS.filter((id) => charactersOf(id).length > 0)
    expect(MANNERLY).toEqual(expect.arrayContaining(all))
  })
})
