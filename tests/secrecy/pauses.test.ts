/** I6: how long a bot seems to think tells nothing of what it holds or does, though it thinks longer over some of it than over other; longer by `npm run secrecy`. */
import { describe, expect, it } from 'vitest'
import { GAME_IDS } from '../../src/games/contracts'
import { correlatePauses } from '../support/host/botPauses'

/** So far apart are means of the same thing once in 15,000 tries. */
const MOST = 4
/** Longer than a bot's pause, in milliseconds: the table waits for it. */
const TOO_LONG = 10_000

describe.each(GAME_IDS)('I6 the pauses of bots in %s', (game) => {
  it('tell nothing', async () => {
    const found = await correlatePauses(game, { seed: 'pauses', matches: 4 })
    expect(found[0]).toMatchObject({ secret: 'whether a bot thinks long' })
    expect(found[0]?.samples).toBeGreaterThan(100)
    expect(found.filter(({ z }) => !(Math.abs(z) < MOST))).toEqual([])
  })

  it('would tell of thinking that is longer than they are', async () => {
    const wish = { seed: 'too long', matches: 8, thinking: TOO_LONG }
    const [first] = await correlatePauses(game, wish)
    expect(first?.z).toBeGreaterThan(MOST)
  })
})
