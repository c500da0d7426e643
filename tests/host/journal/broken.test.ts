/** A game that fails, or a save that cannot be taken up, costs one match and nothing else. */
import { describe, expect, it } from 'vitest'
import { sealGame, type Game, type SealedGame } from '../../../src/engine/contract/game'
import { present } from '../../../src/engine/basics/invariant'
import { toJson } from '../../../src/engine/basics/json'
import type { TafelrundeTypes } from '../../../src/games/tafelrunde/inside/types'
import { tafelrunde } from '../../../src/games/tafelrunde/inside/index'
import { isTafelrundeView } from '../../../src/games/tafelrunde/outside/guards'
import { tafelrundeLegality } from '../../../src/games/tafelrunde/outside/legality'
import { GAMES } from '../../../src/games/registry'
import { LOST_RECORD } from '../../../src/host/ports'
import { openEvening, openMatch, tell, type Evening } from '../../support/host/evening'
import { MemoryHost, type TestPlayer } from '../../support/host/memoryHost'
import { entriesOf, matchOf, moveOf, questionOf, tableOf, viewOf } from '../../support/match/seats'

type Rules = Game<TafelrundeTypes>

/** The host's games with Tafelrunde as it is after an accident. */
function gamesWith(change: Partial<Rules>): Readonly<Record<string, SealedGame>> {
  return { ...GAMES, tafelrunde: sealGame({ ...tafelrunde, ...change }) }
}

function fail(): never {
  throw new Error('planted')
}

/** Fails from the `count`th call on. */
function failAfter<Arguments extends readonly unknown[], Answer>(
  count: number,
  sound: (...given: Arguments) => Answer,
): (...given: Arguments) => Answer {
  let calls = 0
  return (...given) => {
    calls += 1
    return calls > count ? fail() : sound(...given)
  }
}

function breaksToldTo(player: TestPlayer, why: string): number {
  return player.frames.filter((frame) => frame.includes(`"kind":"matchBroken","why":"${why}"`))
    .length
}

/** A second table of somebody else, which must not notice anything. */
async function openSecond({ host }: Evening): Promise<TestPlayer> {
  const other = host.player('Zoe')
  await host.settle()
  const wish = { game: 'time-bluff', name: 'Z', seats: 3, options: {}, bots: 'easy' } as const
  await tell(host, other, { kind: 'createTable', ...wish })
  await host.clock.turn(100)
  expect(tableOf(other).phase).toBe('playing')
  return other
}

async function comeBack(evening: Evening, others: readonly TestPlayer[] = []): Promise<void> {
  for (const player of [...evening.people, ...others]) player.cut()
  await evening.host.clock.turn(10_000)
}

const ACCIDENTS: readonly (readonly [string, () => Partial<Rules>])[] = [
  ['play', () => ({ play: failAfter(3, tafelrunde.play) })],
  ['view', () => ({ view: failAfter(30, tafelrunde.view) })],
  ['eventFor', () => ({ eventFor: failAfter(20, tafelrunde.eventFor) })],
  ['toAct', () => ({ toAct: failAfter(40, tafelrunde.toAct) })],
  ['deal', () => ({ deal: fail })],
]

describe('a game that throws', () => {
  it.each(ACCIDENTS)('in %s ends its match with a sentence, and no host', async (_in, plant) => {
    const surroundings = { games: gamesWith(plant()) }
    const evening = await openMatch('throws', { surroundings, options: { turnSeconds: 30 } })
    const { host, keeper, guest } = evening
    const other = await openSecond(evening)
    await host.clock.turn(600_000)
    expect(tableOf(keeper).phase).toBe('gathering')
    expect(matchOf(keeper)).toBeUndefined()
    for (const player of [keeper, guest(1)]) expect(breaksToldTo(player, 'fault')).toBe(1)
    expect(host.log.join('')).toContain('planted')
    const before = entriesOf(other)
    expect(tableOf(other).phase).toBe('playing')
    // No start after that meets it again.
    host.restart()
    await comeBack(evening, [other])
    expect(tableOf(keeper).phase).toBe('gathering')
    expect(tableOf(other).phase).toBe('playing')
    expect(entriesOf(other)).toBeGreaterThanOrEqual(before)
    expect(breaksToldTo(keeper, 'fault')).toBe(1)
  })

  it('keeps what was played for a report, of the three latest matches', async () => {
    const surroundings = { games: gamesWith({ play: failAfter(3, tafelrunde.play) }) }
    const evening = await openMatch('report', { surroundings, options: { turnSeconds: 30 } })
    const { host, keeper, table } = evening
    const broken = (): unknown =>
      host.journals.tables
        .get(table)
        ?.filter((record) => JSON.stringify(record).startsWith('{"kind":"broken"'))
    await host.clock.turn(600_000)
    expect(broken()).toMatchObject([{ number: 1, why: 'fault', record: { game: 'tafelrunde' } }])
    expect(JSON.stringify(broken())).toContain('"entries":[{"kind":')
    for (let match = 2; match <= 4; match++) {
      await evening.again()
      await evening.tell(keeper, { kind: 'start' })
      await host.clock.turn(600_000)
    }
    expect(broken()).toMatchObject([{ number: 2 }, { number: 3 }, { number: 4 }])
  })

  it('P-68 ends the hurry that was set for its match', async () => {
    const surroundings = { games: gamesWith({ play: failAfter(3, tafelrunde.play) }) }
    const evening = await openMatch('hurried', { surroundings, options: { turnSeconds: 30 } })
    const { host, keeper } = evening
    await evening.tell(keeper, { kind: 'setPace', pace: 'quick', forMatch: true })
    expect(tableOf(keeper).pace).toBe('quick')
    await host.clock.turn(600_000)
    expect(breaksToldTo(keeper, 'fault')).toBe(1)
    expect(tableOf(keeper).pace).toBe('usual')
  })

  it('while a match is taken up ends that match alone', async () => {
    const evening = await openMatch('poisoned', { options: { turnSeconds: 30 } })
    const { host, keeper } = evening
    const other = await openSecond(evening)
    await host.clock.turn(60_000)
    expect(entriesOf(keeper)).toBeGreaterThan(0)
    host.restart({ games: gamesWith({ play: fail }) })
    await comeBack(evening, [other])
    expect(tableOf(keeper).phase).toBe('gathering')
    expect(breaksToldTo(keeper, 'fault')).toBe(1)
    expect(tableOf(other).phase).toBe('playing')
  })

  it('over a new table is a refusal', async () => {
    const host = new MemoryHost('plan', { games: gamesWith({ plan: fail }) })
    const keeper = host.player('Anna')
    const wish = { game: 'tafelrunde', name: 'T', seats: 3, options: {} } as const
    expect(await tell(host, keeper, { kind: 'createTable', ...wish })).toMatchObject({
      refusal: 'fault',
    })
  })

  it('over a move is a refusal that says so, and none of the rules', async () => {
    const surroundings = { games: gamesWith({ play: fail }) }
    const evening = await openMatch('move', { surroundings, people: 3, seats: 3 })
    const asked = present(
      evening.people.find((player) => questionOf(player)),
      'somebody to move',
    )
    const view = viewOf(asked)
    const [move] = isTafelrundeView(view) ? tafelrundeLegality.legalMoves(view) : []
    const answer = await evening.tell(asked, moveOf(asked, toJson(present(move, 'a legal move'))))
    expect(answer).toMatchObject({ refusal: 'fault' })
    expect(breaksToldTo(asked, 'fault')).toBe(1)
  })

  it('over somebody who practises is a refusal', async () => {
    const host = new MemoryHost('practise', { games: gamesWith({ parsePractice: fail }) })
    const keeper = host.player('Anna')
    const wish = { kind: 'practise', game: 'tafelrunde', question: {} } as const
    expect(await tell(host, keeper, wish)).toMatchObject({ refusal: 'fault' })
    expect(host.log.join('')).toContain('planted')
    expect(await tell(host, keeper, { kind: 'rename', name: 'Anna B', language: 'en' })).toEqual(
      expect.objectContaining({ ok: true }),
    )
  })
})

describe('a save', () => {
  async function restartWith(
    change: Partial<Rules>,
  ): Promise<{ evening: Evening; keeper: TestPlayer }> {
    const evening = await openMatch('save', { options: { turnSeconds: 30 } })
    await evening.host.clock.turn(60_000)
    evening.host.restart({ games: gamesWith(change) })
    await comeBack(evening)
    return { evening, keeper: evening.keeper }
  }

  it('P-32 of other rules is told and set aside, not silently played on', async () => {
    const { evening, keeper } = await restartWith({ rulesVersion: tafelrunde.rulesVersion + 1 })
    expect(tableOf(keeper).phase).toBe('gathering')
    for (const player of evening.people) expect(breaksToldTo(player, 'other-rules')).toBe(1)
    const text = evening.host.journals.text()
    expect(text).toContain('"kind":"broken","number":1,"why":"other-rules"')
    expect(text).toContain('"entries":[{"kind":')
  })

  it('whose entries do not fit the rules is told to be damaged', async () => {
    const { evening, keeper } = await restartWith({ check: () => 'not-your-turn' })
    expect(tableOf(keeper).phase).toBe('gathering')
    for (const player of evening.people) expect(breaksToldTo(player, 'damaged')).toBe(1)
    // The table itself is sound: the next match begins.
    evening.host.restart({ games: GAMES })
    await comeBack(evening)
    await evening.tell(evening.guest(1), { kind: 'ready', ready: true })
    expect(await evening.tell(keeper, { kind: 'start' })).toMatchObject({ ok: true })
    await evening.host.clock.turn(100)
    expect(tableOf(keeper).phase).toBe('playing')
  })

  it('P-75 with a line of the chat missing says so to everybody, whenever he comes back', async () => {
    const evening = await openEvening('line')
    const { host, keeper, guest, table } = evening
    await evening.tell(keeper, { kind: 'say', text: 'Moin' })
    const records = host.journals.tables.get(table) ?? []
    const at = records.findIndex((record) => JSON.stringify(record).includes('Moin'))
    host.journals.tables.set(table, records.with(at, LOST_RECORD))
    host.restart()
    guest(1).offline = true
    await comeBack(evening)
    const told = (player: TestPlayer): number =>
      player.frames.filter((frame) => frame.includes('"kind":"recordsLost"')).length
    expect([told(keeper), told(guest(1))]).toEqual([1, 0])
    guest(1).offline = false
    await host.clock.turn(10_000)
    expect([told(keeper), told(guest(1))]).toEqual([1, 1])
  })

  it('with a piece missing in the middle of a match costs the match, not the table', async () => {
    const evening = await openMatch('piece', { options: { turnSeconds: 30 } })
    const { host, keeper, table } = evening
    await host.clock.turn(60_000)
    const records = host.journals.tables.get(table) ?? []
    const at = records.findLastIndex((record) => JSON.stringify(record).includes('"played"'))
    host.journals.tables.set(table, records.with(at - 1, { kind: 'lost' }))
    host.restart()
    await comeBack(evening)
    expect(tableOf(keeper).phase).toBe('gathering')
    expect(tableOf(keeper).name).toBe('T')
    expect(breaksToldTo(keeper, 'damaged')).toBe(1)
  })

  it('that cannot be understood at all is set aside, and the others are taken up', async () => {
    const evening = await openMatch('nonsense')
    const { host, keeper } = evening
    host.journals.tables.set('nonsense', [{ kind: 'poem' }, 7])
    host.restart()
    await comeBack(evening)
    expect(tableOf(keeper).phase).toBe('playing')
    expect(host.journals.setAside.get('nonsense')).toEqual([{ kind: 'poem' }, 7])
    expect([...host.journals.tables.keys()]).toEqual([evening.table])
  })
})
