/** Hosts that cheat: whoever checks finds it. A long number of them: `npm run fuzz -- frauds`. */
import { expect, it } from 'vitest'
import { GAME_IDS } from '../../../src/games/contracts'
import { FRAUDS, tryForgery, tryFraud } from '../../support/secrecy/frauds'

it.each(GAME_IDS.flatMap((game) => FRAUDS.map((fraud) => [fraud, game] as const)))(
  'P-62 a host that cheats by a single %s in %s is found, and the true match holds',
  (fraud, game) => {
    const { isFlagged, isFalseAlarm } = tryFraud(game, fraud, 'check')
    expect({ isFlagged, isFalseAlarm }).toEqual({ isFlagged: true, isFalseAlarm: false })
  },
)

it.each(['4-2525', '4-2615'])(
  'P-62 a move exchanged for another one that he who made it answered to another question is found (%s)',
  (seed) => {
    expect(tryFraud('time-bluff', 'move', seed).isFlagged).toBe(true)
  },
)

it('P-62 a match of two that was forged so that the scores fit is found', () => {
  expect(tryForgery('tijdlijn', 'check 1')).toEqual({ isForged: true, isFlagged: true })
})
