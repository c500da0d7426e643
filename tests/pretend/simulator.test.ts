/** The simulator and the bots play the made-up game like any other. */
import { describe, expect, it } from 'vitest'
import {
  simulated,
  simulateMatch,
  type SimulatedLevel,
  type SimulatedMatch,
  type SimulationRequest,
} from '../../src/cli/simulateMatches'
import { Tally } from '../../src/cli/tally'
import type { Json } from '../../src/engine/basics/json'
import type { Options } from '../../src/engine/options/options'
import { WHISPER_CONTENTS } from './content'
import { act, look, newMatch, WHISPER_GAME, whisperAll } from './newMatch'
import { whisperSeats } from './whisperBot'

const WHISPER = simulated(WHISPER_GAME, whisperSeats, WHISPER_CONTENTS)

function request(
  seats: number,
  options: Options,
  levels: readonly SimulatedLevel[],
): SimulationRequest {
  return { ...WHISPER, seats, seed: 'whisper', options, levels }
}

function tallyOf(matches: readonly SimulatedMatch[]): Tally {
  const tally = new Tally()
  for (const match of matches) tally.add(match)
  return tally
}

describe('the simulator', () => {
  it('plays ten seats to a ranking without scores', () => {
    const { outcome } = simulateMatch(request(10, {}, ['solid', 'random']), 0)
    expect(outcome.kind === 'ranking' && outcome.ranks).toHaveLength(10)
    expect(outcome).not.toHaveProperty('scores')
  })

  it('adds up who won, shared wins in parts, and all moves', () => {
    const one = simulateMatch(request(3, {}, ['solid', 'random', 'random']), 0)
    const ended = (ranks: readonly number[]): SimulatedMatch => {
      return { ...one, outcome: { kind: 'ranking', ranks } }
    }
    const tally = tallyOf([ended([1, 2, 3]), ended([2, 1, 1]), ended([1, 1, 3])])
    expect([tally.matches(), tally.moves()]).toEqual([3, 3 * one.entries])
    expect(tally.byLevel()).toEqual([
      { level: 'solid', wins: 1.5, matchesTimesSeats: 3 },
      { level: 'random', wins: 1.5, matchesTimesSeats: 6 },
    ])
  })

  it('plays a team to a score, the same with the same seed', () => {
    const together = request(4, { mode: 'together', sorts: ['tool', 'food'] }, ['solid', 'random'])
    const matches = [0, 1, 0].map((index) => simulateMatch(together, index))
    expect(matches[2]).toEqual(matches[0])
    expect(matches[1]?.record).not.toBe(matches[0]?.record)
    expect(tallyOf(matches).outcomes()).toMatchObject({ rankings: 0, teams: 3, none: 0 })
  })
})

describe('the bot', () => {
  it('knows the words, listens, and is better together than chance', () => {
    const scoreOf = (level: SimulatedLevel): number => {
      const together = request(4, { mode: 'together' }, [level])
      const matches = Array.from({ length: 40 }, (_, index) => simulateMatch(together, index))
      return tallyOf(matches).outcomes().teamScore
    }
    expect(scoreOf('solid')).toBeGreaterThan(scoreOf('random') + 5)
  })

  it('advises whoever lays, and nobody in a contest', () => {
    const saidIn = (mode: string): Json[] => {
      const match = newMatch({ options: { mode, first: 0 } })
      const said: Json[] = []
      const bot = whisperSeats.study(match.knowledge)({
        level: 'solid',
        seed: 'advice',
        say: (signal) => said.push(signal),
      })
      whisperAll(match, [])
      bot.observe([], match.view(1, 'de'))
      act(match, 0, { kind: 'draw' })
      act(match, 0, { kind: 'draw' })
      bot.observe([], match.view(1, 'de'))
      return said
    }
    const [signal] = saidIn('together')
    expect(saidIn('together')).toHaveLength(1)
    const match = newMatch({ options: { mode: 'together', first: 0 } })
    whisperAll(match, [])
    expect(look(match, 1).phase.kind).toBe('laying')
    expect(match.signal(1, signal).ok).toBe(true)
    expect(saidIn('contest')).toEqual([])
  })
})

it('has what bots know studied once for all matches at a table', () => {
  let studies = 0
  const counting = {
    thoughtKinds: whisperSeats.thoughtKinds,
    ownThoughtKinds: whisperSeats.ownThoughtKinds,
    study: (knowledge: Json) => {
      studies += 1
      return whisperSeats.study(knowledge)
    },
  }
  const played = simulated(WHISPER_GAME, counting, WHISPER_CONTENTS)
  for (const seats of [2, 2, 3, 2]) {
    simulateMatch({ ...request(seats, {}, ['solid']), ...played }, studies)
  }
  expect(studies).toBe(2)
})
