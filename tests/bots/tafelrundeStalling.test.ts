/** Bots of Die Tafelrunde 2 do not draw level with full hands raid after raid: cards that will win nothing any more are spent. */
import { expect, it } from 'vitest'
import { TAFELRUNDE_BOTS } from '../../src/bots/tafelrunde/bots'
import { fastRandom } from '../../src/engine/chance/fastRandom'
import { present } from '../../src/engine/basics/invariant'
import { tafelrunde } from '../../src/games/tafelrunde/inside/index'
import { parsedOptions } from '../support/match/randomOptions'

const FEW = { playouts: 30, hasTime: () => true }

/** How many raids in a row, of a match among solid bots without specials, gave no chest to anybody. */
function longestStandstill(seats: number, seed: string): number {
  const random = fastRandom(seed)
  const bot = TAFELRUNDE_BOTS.solid
  const state = tafelrunde.deal(
    { options: parsedOptions(tafelrunde, { specials: 'none' }), seats },
    random,
  )
  const memories = state.players.map((_, seat) => bot.newMemory(tafelrunde.view(state, seat), null))
  const standing = { raid: 1, chests: '', run: 0, longest: 0 }
  for (let owed = tafelrunde.toAct(state)[0]; owed; owed = tafelrunde.toAct(state)[0]) {
    const { seat } = owed
    const memory = present(memories[seat], 'every seat has a memory')
    const move = bot.decide(tafelrunde.view(state, seat), memory, random, FEW)
    const events = tafelrunde.play(state, { seat, move }, random)
    memories.forEach((one, own) => {
      const seen = events.map((event) => tafelrunde.eventFor(event, own))
      bot.remember(one, seen, tafelrunde.view(state, own))
    })
    if (state.raid === standing.raid) continue
    const chests = JSON.stringify(state.players.map(({ open, secured }) => [open, secured]))
    standing.run = chests === standing.chests ? standing.run + 1 : 0
    standing.longest = Math.max(standing.longest, standing.run)
    Object.assign(standing, { raid: state.raid, chests })
  }
  return standing.longest
}

it.each([
  [2, ['raid 1', 'raid 20', 'raid 49']],
  [4, ['raid 160', 'raid 164', 'raid 22']],
] as const)('TR-18 at %i seats raids do not go on and on without a win', (seats, seeds) => {
  for (const seed of seeds) expect(longestStandstill(seats, seed), seed).toBeLessThanOrEqual(2)
})
