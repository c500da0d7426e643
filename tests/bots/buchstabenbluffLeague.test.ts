/** Players that are made to beat the bots of Buchstabenbluff; `npm run league -- --game buchstabenbluff` plays the whole league. */
import { beforeAll, describe, expect, it } from 'vitest'
import { studyVocabulary, type Vocabularies } from '../../src/bots/buchstabenbluff/vocabulary'
import { fastRandom } from '../../src/engine/chance/fastRandom'
import { present } from '../../src/engine/basics/invariant'
import { buchstabenbluff } from '../../src/games/buchstabenbluff/inside/index'
import type { BuchstabenbluffPlan } from '../../src/games/buchstabenbluff/inside/plan'
import { layTable, playArena } from '../support/league/arena'
import { BUCHSTABENBLUFF_LEAGUE } from '../support/league/buchstabenbluff/league'
import { FEATURES, featuresOf } from '../support/league/buchstabenbluff/announcements'
import { watch } from '../support/league/buchstabenbluff/habits'
import { chanceBy } from '../support/league/logistic'
import { publicPool } from '../../src/bots/buchstabenbluff/pool'

const { game, options, contents, bots, exploiters } = BUCHSTABENBLUFF_LEAGUE
const SEATS = 2

let plan: BuchstabenbluffPlan
let known: Vocabularies

beforeAll(() => {
  plan = layTable({ game, options }, SEATS, contents)
  known = studyVocabulary(buchstabenbluff.knowledge(plan))
}, 60_000)

function training(name: string, matches: number) {
  const target = present(bots[name], 'the bot is in the league')
  return { target, seats: SEATS, options, matches, seed: 'watched' }
}

describe('the league of Buchstabenbluff', () => {
  it('has players who play a whole match against what they were made to beat', () => {
    const asked = training('easy', 4)
    const players = exploiters(asked)
    expect(players.map(({ name }) => name)).toEqual([
      'habits',
      'reader',
      'habits of doubting',
      'habits of laying',
      'honest',
      "honest, with solid's words",
      'honest, doubts everything',
      "honest, doubts everything, with solid's words",
      'bluffer',
      "bluffer, with solid's words",
      'modest bluffer',
      "modest bluffer, with solid's words",
    ])
    for (const player of players) {
      const entrants = [player, asked.target]
      const shares = playArena({ game, options, plan, entrants, seed: player.name })
      expect(shares?.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1)
    }
  }, 120_000)

  it.each([2, 6])(
    'tells fewer lies to who doubts everything, so that he lives on none (solid, %i seats)',
    (seats) => {
      const asked = { ...training('solid', 1), seats }
      const name = "honest, doubts everything, with solid's words"
      const doubter = exploiters(asked).find((player) => player.name === name)
      const others = Array.from({ length: seats - 1 }, () => asked.target)
      const entrants = [present(doubter, 'the pattern is in the league'), ...others]
      const laid = layTable({ game, options }, seats, contents)
      let won = 0
      for (let number = 0; number < 40; number++) {
        const match = { game, options, plan: laid, entrants, seed: `doubter-${String(number)}` }
        won += playArena(match)?.[0] ?? 0
      }
      expect(won / 40).toBeLessThan(1 / seats)
    },
    120_000,
  )

  it('fits what it expects to the bot that was watched: a word of a bluffer is a lie, one of an honest player is none', () => {
    const view = buchstabenbluff.view(game.deal(plan, fastRandom('deal'), {}), 0, {
      language: 'en',
      plan,
    })
    const announced = { seat: 1, word: 'TRAINS', handSize: 10 }
    const features = featuresOf(view, announced, publicPool(view), known.all)
    expect(features).toHaveLength(FEATURES)
    const [honest, bluffer] = ['honest', 'bluffer'].map((name) => {
      const player = exploiters(training('easy', 1)).find((one) => one.name === name)
      const target = present(player, 'the pattern is in the league')
      const watched = watch({ ...training('easy', 12), target }, plan, known.all)
      return chanceBy(watched.lie, features)
    })
    expect(honest).toBeLessThan(0.2)
    expect(bluffer).toBeGreaterThan(0.8)
  }, 120_000)
})
