/** I6: how long a bot seems to think tells nothing of what it holds or does, though it thinks longer over some of it than over other; longer by `npm run secrecy`. */
import { expect, it } from 'vitest'
import { correlatePauses, LISTENED } from '../support/botPauses'

/** So far apart are means of the same thing once in 15,000 tries. */
const MOST = 4

it.each(LISTENED)('I6 the pauses of bots tell nothing: %s', async (game) => {
  const found = await correlatePauses(game, { seed: 'pauses', matches: 4 })
  expect(found.length).toBeGreaterThan(0)
  for (const { samples } of found) expect(samples).toBeGreaterThan(100)
  expect(found.filter(({ z }) => !(Math.abs(z) < MOST))).toEqual([])
})
