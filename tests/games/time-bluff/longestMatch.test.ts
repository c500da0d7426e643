/** However long a legal match goes on, its record can be played again. */
import { describe, expect, it } from 'vitest'
import { NO_CONTENT } from '../../../src/engine/contract/content'
import { fastRandom } from '../../../src/engine/chance/fastRandom'
import { present } from '../../../src/engine/basics/invariant'
import { toJson } from '../../../src/engine/basics/json'
import type { Match } from '../../../src/engine/match/match'
import { MOST_ENTRIES } from '../../../src/engine/match/record'
import { replayMatch } from '../../../src/engine/match/replay'
import { seatAfter } from '../../../src/engine/basics/seat'
import type { TimeBluffMove, TimeBluffView } from '../../../src/games/time-bluff/outside/contract'
import { isTimeBluffView } from '../../../src/games/time-bluff/outside/guards'
import { timeBluffLegality } from '../../../src/games/time-bluff/outside/legality'
import { isHonest } from '../../../src/games/time-bluff/outside/truth'
import { GAMES } from '../../../src/games/registry'
import { fairnessOf, startedMatch } from '../../support/match/fairness'

const SEATS = 6
const GAME = GAMES['time-bluff']

/** Everybody bluffs, and the next seat always doubts and opens the place: nearly nothing is drawn, and no hand gets empty. */
function stubbornMove(view: TimeBluffView): TimeBluffMove {
  const { phase } = view
  if (phase.kind === 'doubt' && phase.play.layer !== view.you) {
    return { kind: 'answer', doubt: view.you === seatAfter(phase.play.layer, SEATS) }
  }
  let first: TimeBluffMove | undefined
  for (const move of timeBluffLegality.legalMoves(view)) {
    first ??= move
    if (move.kind === 'openPlace') return move
    if (move.kind === 'lay' && move.pair === undefined && !isHonest(view, move)) return move
  }
  return present(first, 'who is asked has a legal move')
}

function playOn(match: Match): void {
  for (let [owed] = match.toAct(); owed; [owed] = match.toAct()) {
    const view = match.view(owed.seat, 'en')
    if (!isTimeBluffView(view)) throw new Error('a view of Time Bluff')
    const played = match.play(owed.seat, toJson(stubbornMove(view)))
    expect(played.ok).toBe(true)
    if (!played.ok) return
  }
}

/** Entries that a match with so many seats can have at most, played to 100. */
function mostEntries(seats: number): number {
  // Laying, all answers, the draw by hand, Beam, opening the place; three vortices and the score sheet once a round.
  const turn = 1 + (seats - 1) + 1 + 1 + 1
  const round = 50 * seats * turn + 3 + seats
  // Nobody may have 100 before the last round, and all but one hold a card when a round ends.
  const rounds = Math.floor((99 * seats) / (seats - 1)) + 1
  return rounds * round
}

describe('the longest match', () => {
  it('TB-67, TB-69 is shorter than the longest record, whatever the number of seats', () => {
    const most = Math.max(...[2, 3, 4, 5, 6].map(mostEntries))
    expect(most).toBeLessThan(MOST_ENTRIES)
    expect(most).toBeGreaterThan(MOST_ENTRIES / 2)
  })

  it('TB-67, TB-69 is played again from its record, though everybody bluffs and is doubted', () => {
    const fairness = fairnessOf(fastRandom('longest2'), SEATS)
    const match = startedMatch(GAME, { options: { target: 100 }, seats: SEATS, fairness })
    playOn(match)
    expect(match.entries()).toBeGreaterThan(10_000)
    const again = replayMatch(GAME, match.record(), NO_CONTENT)
    expect(again.ok && again.value.outcome()).toEqual(match.outcome())
  }, 120_000)

  it('refuses a record that is longer than any match', () => {
    const fairness = fairnessOf(fastRandom('longest2'), SEATS)
    const record = startedMatch(GAME, { options: {}, seats: SEATS, fairness }).record()
    const entries = new Array(MOST_ENTRIES + 1).fill({ kind: 'left', seat: 0 } as const)
    expect(replayMatch(GAME, { ...record, entries }, NO_CONTENT)).toMatchObject({
      error: { kind: 'too-long' },
    })
  })
})
