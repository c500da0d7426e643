/** The best that people have reached together: kept by who they are, over restarts and closed tables. */
import { describe, expect, it } from 'vitest'
import { sealGame } from '../../../src/engine/contract/game'
import type { Outcome } from '../../../src/engine/contract/outcome'
import type { TestPlayer } from '../../support/host/memoryHost'
import { whisper } from '../../pretend/game/inside/index'
import { begin, type Evening } from '../../pretend/evening'

const TOGETHER = { mode: 'together', decks: ['farm'] }

/** Whisper, in which the team of every match reaches what is next here. */
function scoring(scores: readonly number[]): { whisper: ReturnType<typeof sealGame> } {
  const reached = new Map<object, number>()
  return {
    whisper: sealGame({
      ...whisper,
      outcome: (state): Outcome | undefined => {
        const outcome = whisper.outcome(state)
        if (outcome?.kind !== 'team') return outcome
        const score = reached.get(state) ?? scores[reached.size] ?? 0
        reached.set(state, score)
        return { kind: 'team', score }
      },
    }),
  }
}

function bestsOf({ anna }: Evening): (number | undefined)[] {
  return anna.client.state().history.map(({ bestBefore }) => bestBefore)
}

async function playAgain(evening: Evening): Promise<void> {
  await evening.again()
  await evening.host.clock.turn(10)
  await evening.host.settle()
  await evening.playUntil('nothing')
}

async function openAnew(evening: Evening, players: readonly TestPlayer[]): Promise<void> {
  const wish = { game: 'whisper', name: 'Tisch', seats: 2, options: TOGETHER }
  const { anna } = evening
  await evening.tell(anna, { kind: 'closeTable' })
  evening.table = ''
  const made = await evening.tell(anna, { kind: 'createTable', ...wish })
  evening.table = made.ok ? (made.table ?? '') : ''
  for (const player of players) {
    await evening.tell(player, { kind: 'join', as: 'player' })
    await evening.tell(player, { kind: 'ready', ready: true })
  }
  await evening.tell(evening.watcher, { kind: 'join', as: 'spectator' })
}

describe('the best of a team', () => {
  it('P-39 is told with the next result of the same people, also after a restart', async () => {
    const evening = await begin('bests', { options: TOGETHER, people: 2 })
    await evening.restart({ games: scoring([3, 7, 5]) })
    await evening.playUntil('nothing')
    await playAgain(evening)
    await playAgain(evening)
    expect(bestsOf(evening)).toEqual([undefined, 3, 7])
    const { history } = evening.anna.client.state()
    expect(history.map(({ isFirst }) => isFirst)).toEqual([true, undefined, undefined])
    await evening.restart({ games: scoring([0, 8]) })
    await playAgain(evening)
    expect(bestsOf(evening)).toEqual([undefined, 3, 7, 7])
  })

  it('P-39 is kept by what matters of the options, and by who plays', async () => {
    const evening = await begin('what matters', { options: TOGETHER, people: 2 })
    await evening.playUntil('nothing')
    const set = (options: Record<string, string | number | string[]>): Promise<unknown> =>
      evening.tell(evening.anna, { kind: 'setGame', game: 'whisper', options, seats: 2 })
    const playWith = async (options: Record<string, string | number | string[]>): Promise<void> => {
      await evening.host.clock.turn(5000)
      await set(options)
      for (const player of evening.players)
        await evening.tell(player, { kind: 'ready', ready: true })
      await evening.tell(evening.anna, { kind: 'start' })
      await evening.host.clock.turn(10)
      await evening.host.settle()
      await evening.playUntil('nothing')
    }
    await playWith({ ...TOGETHER, goal: 'far' })
    await playWith({ ...TOGETHER, taboo: ['oven'] })
    const [first] = evening.anna.client.state().history
    const score = first?.outcome.kind === 'team' ? first.outcome.score : undefined
    expect(bestsOf(evening)).toEqual([undefined, undefined, score])
  })

  it('P-39 outlives the table and the host, with who its people are', async () => {
    const evening = await begin('closed', { options: TOGETHER, people: 2 })
    await evening.playUntil('nothing')
    await evening.tell(evening.anna, { kind: 'closeTable' })
    await evening.restart()
    await openAnew(evening, evening.players.slice(1))
    await evening.tell(evening.anna, { kind: 'start' })
    await evening.host.clock.turn(10)
    await evening.host.settle()
    await evening.playUntil('nothing')
    expect(bestsOf(evening)).toHaveLength(1)
    expect(bestsOf(evening)[0]).toBeTypeOf('number')
  })
})
