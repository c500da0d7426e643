/** A disk that is full for a moment: nothing is lost by it, and nothing stands still for good. */
import { describe, expect, it } from 'vitest'
import { fastRandom } from '../../../src/engine/chance/fastRandom'
import { isTafelrundeView } from '../../../src/games/tafelrunde/outside/guards'
import {
  helplessBots,
  openEvening,
  openMatch,
  tell,
  type Evening,
} from '../../support/host/evening'
import { sampleTafelrunde } from '../../support/match/sampleMoves'
import { entriesOf, moveOf, questionOf, tableOf, viewOf } from '../../support/match/seats'

/** Plays for everybody who is there until somebody else is asked. */
async function playUntilOthersAreAsked({ people, tell }: Evening): Promise<void> {
  for (let step = 0; step < 100; step++) {
    const asked = people.find((one) => !one.offline && questionOf(one))
    if (!asked) return
    const view = viewOf(asked)
    if (!isTafelrundeView(view)) throw new Error('a match runs')
    const move = sampleTafelrunde(view, fastRandom(String(step)))
    expect(await tell(asked, moveOf(asked, move))).toMatchObject({ ok: true })
  }
}

async function fillDiskFor({ host }: Evening, milliseconds: number): Promise<void> {
  host.journals.isFull = true
  await host.clock.turn(milliseconds)
  host.journals.isFull = false
}

describe('a disk that was full when an answer came due', () => {
  it('does not silence a bot that had no answer', async () => {
    const evening = await openMatch('bots', { surroundings: { bots: helplessBots } })
    await playUntilOthersAreAsked(evening)
    const before = entriesOf(evening.keeper)
    await fillDiskFor(evening, 5000)
    expect(entriesOf(evening.keeper)).toBe(before)
    await evening.host.clock.turn(30_000)
    expect(entriesOf(evening.keeper)).toBeGreaterThan(before)
  })

  it('does not keep the table waiting for who is passed over', async () => {
    const evening = await openMatch('pass', { people: 3 })
    const { host, keeper, guest } = evening
    await evening.tell(keeper, { kind: 'setAbsence', policy: 'pass' })
    for (const player of [guest(1), guest(2)]) {
      player.offline = true
      player.cut()
    }
    await playUntilOthersAreAsked(evening)
    const before = entriesOf(keeper)
    await host.clock.turn(14_000)
    expect(entriesOf(keeper)).toBe(before)
    await fillDiskFor(evening, 5000)
    expect(entriesOf(keeper)).toBe(before)
    await host.clock.turn(30_000)
    expect(entriesOf(keeper)).toBeGreaterThan(before)
  })
})

describe('a disk that does not answer for one table', () => {
  it('P-77 is said at once to who names that table from elsewhere, and nothing has happened', async () => {
    const { host, keeper, table } = await openEvening('silent')
    const guest = host.player('Emma')
    await host.settle()
    host.journals.silent.add(table)
    const before = tableOf(keeper)
    const join = { kind: 'join', as: 'spectator' } as const
    expect(await tell(host, guest, join, table)).toMatchObject({ refusal: 'disk-stuck' })
    expect(tableOf(keeper)).toEqual(before)
    // Whoever is at it waits with it: what he commands may have been done already.
    const line = { kind: 'say', text: 'Moin' } as const
    expect(await tell(host, keeper, line, table)).toMatchObject({ ok: true })
    host.journals.silent.delete(table)
    expect(await tell(host, guest, join, table)).toMatchObject({ ok: true })
  })
})

describe('a refusal for a full disk', () => {
  it('leaves the end of a match on the table whose game was to be changed', async () => {
    const evening = await openMatch('set', { options: { turnSeconds: 30 } })
    const { host, keeper } = evening
    for (let wait = 0; wait < 400 && tableOf(keeper).phase !== 'over'; wait++) {
      await host.clock.turn(60_000)
    }
    expect(tableOf(keeper).phase).toBe('over')
    host.journals.isFull = true
    const wish = { game: 'time-bluff', seats: 3, options: {} } as const
    expect(await evening.tell(keeper, { kind: 'setGame', ...wish })).toMatchObject({
      refusal: 'storage-failed',
    })
    expect(tableOf(keeper)).toMatchObject({ phase: 'over', game: 'tafelrunde', match: 1 })
    host.journals.isFull = false
    await host.clock.turn(5000)
    expect(await evening.tell(keeper, { kind: 'setGame', ...wish })).toMatchObject({ ok: true })
    expect(tableOf(keeper)).toMatchObject({ phase: 'gathering', game: 'time-bluff' })
  })
})
