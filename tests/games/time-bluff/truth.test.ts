/** C6: what whoever lays is told before is what a doubt finds out after. */
import { expect, it } from 'vitest'
import { fastRandom } from '../../../src/engine/chance/fastRandom'
import { timeBluff } from '../../../src/games/time-bluff/inside/index'
import { isHonest } from '../../../src/games/time-bluff/outside/truth'
import { parsedOptions } from '../../support/match/randomOptions'

/** Of every doubt in a random match: what was told before, and whether the card was right. */
function doubtsOf(
  seed: string,
  openJoker: string,
): { told: boolean | undefined; right: boolean }[] {
  const random = fastRandom(seed)
  const state = timeBluff.deal(
    { options: parsedOptions(timeBluff, { openJoker }), seats: 4 },
    random,
  )
  const doubts: { told: boolean | undefined; right: boolean }[] = []
  let told: boolean | undefined
  for (let moves = 0; moves < 600; moves++) {
    const [owed] = timeBluff.toAct(state)
    if (owed === undefined) break
    const view = timeBluff.view(state, owed.seat)
    const move = timeBluff.sampleMove(view, random)
    if (move.kind === 'lay') told = isHonest(view, move)
    for (const event of timeBluff.play(state, { seat: owed.seat, move, byClock: false }, random)) {
      if (event.kind === 'doubted') doubts.push({ told, right: event.right })
    }
  }
  return doubts
}

it.each(['any', 'named'])(
  'TB-91 tells a bluff exactly where a doubt finds one: Joker %s',
  (joker) => {
    const doubts = Array.from({ length: 12 }, (_, match) =>
      doubtsOf(`truth-${String(match)}`, joker),
    ).flat()
    expect(doubts.filter(({ told, right }) => told !== right)).toEqual([])
    expect(doubts.filter(({ right }) => right).length).toBeGreaterThan(5)
    expect(doubts.filter(({ right }) => !right).length).toBeGreaterThan(20)
  },
)
