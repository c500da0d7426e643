/** What a match hands on to the next one, which may be one of another game. */
import { describe, expect, it } from 'vitest'
import { GAME_IDS } from '../../../src/games/contracts'
import { GAMES } from '../../../src/games/registry'
import { sealGame } from '../../../src/engine/contract/game'
import { WHISPER_CONTENTS } from '../../pretend/content'
import { whisper } from '../../pretend/game/inside/index'
import { helplessBots, openMatch, type Evening } from '../../support/host/evening'
import { matchOf, tableOf } from '../../support/match/seats'
import { shippedContents } from '../../support/match/shippedContents'

const CONTENTS = shippedContents()

/** Lets the clock play the match to its end. */
async function playOut({ host, keeper }: Evening): Promise<void> {
  for (let wait = 0; wait < 1000 && tableOf(keeper).phase !== 'over'; wait++) {
    await host.clock.turn(20_000)
  }
  expect(tableOf(keeper).phase).toBe('over')
}

describe('what a match hands on to the next one', () => {
  it.each(GAME_IDS.filter((game) => game !== 'buchstabenbluff'))(
    'P-78 stands in the way of no other game: Buchstabenbluff, whose dealer goes on, and then %s',
    async (other) => {
      const evening = await openMatch('dealer', {
        game: 'buchstabenbluff',
        options: { turns: 3, turnSeconds: 60, answerSeconds: 10 },
        surroundings: { games: GAMES, contents: CONTENTS, bots: helplessBots },
      })
      await playOut(evening)
      const { keeper } = evening
      const set = { kind: 'setGame', game: other, seats: 3, options: {} } as const
      expect(await evening.tell(keeper, set)).toMatchObject({ ok: true })
      await evening.again()
      expect(await evening.tell(keeper, { kind: 'start' })).toMatchObject({ ok: true })
      await evening.host.clock.turn(100)
      expect(matchOf(keeper)?.game).toBe(other)
    },
  )

  it('P-78 is left out where the table cannot be dealt with it', async () => {
    const surroundings = {
      games: { whisper: sealGame({ ...whisper, carry: () => ({ nobody: 1 }) }) },
      contents: WHISPER_CONTENTS,
      bots: helplessBots,
    }
    const options = { whisperSeconds: 10, turnSeconds: 10, rounds: 1 }
    const evening = await openMatch('left out', { game: 'whisper', options, surroundings })
    await playOut(evening)
    await evening.again()
    await evening.host.clock.turn(100)
    expect(matchOf(evening.keeper)?.number).toBe(2)
  })
})
