/** Tall piles of sharp say nothing that a doubt could live on, and solid lies on them, too; `npm run league` plays the whole league. */
import { describe, expect, it } from 'vitest'
import { present } from '../../src/engine/basics/invariant'
import { timeBluff } from '../../src/games/time-bluff/inside/index'
import type { TimeBluffTypes } from '../../src/games/time-bluff/inside/types'
import { isRight } from '../../src/games/time-bluff/outside/truth'
import { playArena } from '../support/league/arena'
import { TIME_BLUFF_LEAGUE } from '../support/league/timeBluff/league'
import { stakesOf } from '../support/league/timeBluff/habits'

const SEATS = 4
const MATCHES = 40
const TALL = 12
/** From here on people begin to doubt. */
const DOUBTED = 6

/** The share of lies that begins to pay whoever doubts a pile of so many cards. */
function payingShare(height: number): number {
  const { gain, gainPerCard, loss, lossPerCard } = stakesOf(SEATS)
  const [win, lose] = [gain + gainPerCard * height, loss + lossPerCard * height]
  return lose / (win + lose)
}

/** The share of lies on piles of so many cards at least, last cards aside, at a table of one bot. */
function liesFrom(height: number, name: 'solid' | 'sharp' | 'earlier sharp'): number {
  const bot = present(TIME_BLUFF_LEAGUE.bots[name], 'the bot is in the league')
  const { options } = TIME_BLUFF_LEAGUE
  const entrants = Array.from({ length: SEATS }, () => bot)
  let [claims, lies] = [0, 0]
  for (let number = 0; number < MATCHES; number++) {
    playArena<TimeBluffTypes>({
      game: timeBluff,
      options,
      entrants,
      seed: `short league ${String(number)}`,
      watch({ phase, piles }) {
        if (phase.kind !== 'doubt' || phase.play.closing) return
        if ((piles[phase.play.place]?.layers.length ?? 0) < height) return
        claims += 1
        if (!isRight(phase.play)) lies += 1
      },
    })
  }
  return lies / claims
}

describe('the league of Tom’s Time Bluff', () => {
  it('sharp lies on tall piles more seldom than a doubt pays, as it once did not', () => {
    expect(liesFrom(TALL, 'sharp')).toBeLessThan(payingShare(TALL))
    expect(liesFrom(TALL, 'earlier sharp')).toBeGreaterThan(payingShare(TALL))
  }, 120_000)

  it('solid lies on the piles that people doubt, so that a doubt there is not always in vain', () => {
    expect(liesFrom(DOUBTED, 'solid')).toBeGreaterThan(0.13)
  }, 120_000)
})
