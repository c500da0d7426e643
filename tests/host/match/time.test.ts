/** Limits of time, and who answers for whom while he is away. */
import { describe, expect, it } from 'vitest'
import { present } from '../../../src/engine/basics/invariant'
import { isRecord, toJson } from '../../../src/engine/basics/json'
import { isTafelrundeView } from '../../../src/games/tafelrunde/outside/guards'
import { tafelrundeLegality } from '../../../src/games/tafelrunde/outside/legality'
import type { Command } from '../../../src/protocol/clientMessages'
import type { Answer } from '../../../src/protocol/hostMessages'
import type { AbsencePolicy, Pace } from '../../../src/protocol/terms'
import { MemoryHost, type TestPlayer } from '../../support/host/memoryHost'
import {
  entriesOf as movesOf,
  moveOf,
  questionOf,
  tableOf,
  viewOf,
} from '../../support/match/seats'

const LIMIT = 30_000
/** How long somebody may be away before anybody answers for him. */
const GRACE = 15_000

interface Evening {
  readonly host: MemoryHost
  readonly one: TestPlayer
  readonly two: TestPlayer
  tell(player: TestPlayer, command: Command): Promise<Answer>
}

/** A match of two people, the first of whom is asked. */
async function openMatch(options: Record<string, string | number>): Promise<Evening> {
  const host = new MemoryHost(`time ${JSON.stringify(options)}`)
  const [one, two] = [host.player('Anna'), host.player('Bram')]
  let table = ''
  const tell = async (player: TestPlayer, command: Command): Promise<Answer> => {
    const answer = player.client.command(command, table === '' ? undefined : table)
    await host.settle()
    return answer
  }
  const wish = { game: 'tafelrunde', name: 'T', seats: 2, options } as const
  const made = await tell(one, { kind: 'createTable', ...wish })
  table = made.ok ? present(made.table, 'a new table has an id') : ''
  await tell(two, { kind: 'join', as: 'player' })
  await tell(two, { kind: 'ready', ready: true })
  await tell(one, { kind: 'start' })
  await host.clock.turn(10)
  const evening = { host, one, two, tell }
  if (!questionOf(one)) await playFirst(evening, two)
  expect(questionOf(one)).toBeDefined()
  return evening
}

async function playFirst({ tell }: Evening, player: TestPlayer): Promise<void> {
  const view = viewOf(player)
  if (!isTafelrundeView(view)) throw new Error('a match runs')
  const [move] = tafelrundeLegality.legalMoves(view) ?? []
  await tell(player, moveOf(player, toJson(present(move, 'a move'))))
}

function noticesOf(player: TestPlayer, kind: string): number {
  return player.frames.filter((frame) => frame.includes(`"kind":"${kind}"`)).length
}

describe('a limit of time', () => {
  it('rings once, when it has run down, and everybody is told whose time was up', async () => {
    const { host, one, two } = await openMatch({ turnSeconds: 30 })
    expect(questionOf(one)).toMatchObject({ limit: LIMIT })
    const [before, left] = [movesOf(one), questionOf(one)?.left ?? 0]
    expect(left).toBeGreaterThan(LIMIT - 1000)
    await host.clock.turn(left - 100)
    expect(movesOf(one)).toBe(before)
    await host.clock.turn(200)
    expect(movesOf(one)).toBe(before + 1)
    for (const player of [one, two]) expect(noticesOf(player, 'timeUp')).toBe(1)
    await host.clock.turn(LIMIT - 1000)
    expect(movesOf(one)).toBe(before + 1)
  })

  it('is not begun anew by what else happens at the table', async () => {
    const { host, one, two, tell } = await openMatch({ turnSeconds: 30 })
    const before = movesOf(one)
    await host.clock.turn(LIMIT / 2)
    await tell(two, { kind: 'say', text: 'Na?' })
    await host.clock.turn(LIMIT / 2)
    expect(movesOf(one)).toBe(before + 1)
  })

  it('stands still while nobody is there, and charges nobody for it', async () => {
    const { host, one, two } = await openMatch({ turnSeconds: 30 })
    const before = movesOf(one)
    await host.clock.turn(10_000)
    for (const player of [one, two]) {
      player.offline = true
      player.cut()
    }
    await host.clock.turn(600_000)
    for (const player of [one, two]) player.offline = false
    while (one.client.state().connection !== 'open') await host.clock.turn(100)
    expect(movesOf(one)).toBe(before)
    const left = questionOf(one)?.left ?? 0
    expect(left).toBeGreaterThan(LIMIT - 12_000)
    expect(left).toBeLessThanOrEqual(LIMIT - 10_000)
  })

  it('is none unless the table has one', async () => {
    const { host, one } = await openMatch({})
    const before = movesOf(one)
    expect(questionOf(one)).not.toHaveProperty('left')
    await host.clock.turn(3_600_000)
    expect(movesOf(one)).toBe(before)
  })
})

describe('for who is away', () => {
  /** What has become of the match some minutes after the one who is asked was cut off. */
  async function leaveAlone(policy: AbsencePolicy): Promise<Evening & { readonly before: number }> {
    const evening = await openMatch({})
    const { host, one, two, tell } = evening
    await tell(one, { kind: 'setAbsence', policy })
    const before = movesOf(two)
    one.offline = true
    one.cut()
    await host.clock.turn(GRACE - 1000)
    expect(movesOf(two)).toBe(before)
    await host.clock.turn(300_000)
    return { ...evening, before }
  }

  it.each(['wait', 'pause'] as const)('P-82 nobody answers under "%s"', async (policy) => {
    const { two, before } = await leaveAlone(policy)
    expect(movesOf(two)).toBe(before)
    expect(tableOf(two).phase).toBe(policy === 'pause' ? 'paused' : 'playing')
  })

  it('P-82 the least is done under "pass"', async () => {
    const { two, before } = await leaveAlone('pass')
    expect(movesOf(two)).toBeGreaterThan(before)
    expect(noticesOf(two, 'timeUp')).toBe(0)
    expect(tableOf(two).seats[0]).not.toHaveProperty('bot')
  })

  it('P-82 a bot answers under "bot", until he is back', async () => {
    const evening = await leaveAlone('bot')
    const { host, one, two, before } = evening
    expect(movesOf(two)).toBeGreaterThan(before)
    expect(tableOf(two).seats[0]).toMatchObject({ kind: 'person', bot: 'solid' })
    expect(noticesOf(two, 'botTookOver')).toBe(1)
    // The other one plays until the seat of the absent one is asked; then that one comes back before the bot answers.
    await playFirst(evening, two)
    one.offline = false
    while (one.client.state().connection !== 'open') await host.clock.turn(20)
    const told = one.frames.map(standInIn).filter((count) => count !== undefined)
    expect(told).toHaveLength(1)
    expect(told[0]).toBeGreaterThan(0)
    const asked = movesOf(one)
    expect(tableOf(one).seats[0]).not.toHaveProperty('bot')
    for (const player of [one, two]) {
      expect(lastNotices(player)).toEqual([{ ...BACK, afterBot: true }])
    }
    await host.clock.turn(300_000)
    expect(movesOf(one)).toBe(asked)
  })

  it('P-82 who is back before anybody answered for him is told of without a bot', async () => {
    const { host, one, two } = await openMatch({})
    one.offline = true
    one.cut()
    await host.clock.turn(1000)
    one.offline = false
    while (one.client.state().connection !== 'open') await host.clock.turn(20)
    for (const player of [one, two]) expect(lastNotices(player)).toEqual([BACK])
  })

  it('P-82 a bot answers at once for who has left: everybody is told so, and that he plays again', async () => {
    const { host, one, two, tell } = await openMatch({})
    const before = movesOf(two)
    await tell(one, { kind: 'leave' })
    const told = two.frames.flatMap(noticesIn).slice(-2)
    expect(told).toEqual([
      { kind: 'left', name: 'Anna', seat: 0 },
      { kind: 'botTookOver', name: 'Anna', seat: 0 },
    ])
    await host.clock.turn(10_000)
    expect(movesOf(two)).toBeGreaterThan(before)
    await tell(one, { kind: 'join', as: 'player' })
    for (const player of [one, two]) {
      expect(lastNotices(player)).toEqual([{ ...BACK, afterBot: true }])
    }
    const last = one.frames.slice(-4).map((frame) => /"(?:story|afterBot)"/u.exec(frame)?.[0])
    expect(last.filter((found) => found !== undefined)).toEqual(['"story"', '"afterBot"'])
  })

  it('P-82 who comes first to a match that all have left is told for whom a bot plays from then on', async () => {
    const { one, two, tell } = await openMatch({})
    await tell(one, { kind: 'leave' })
    await tell(two, { kind: 'leave' })
    await tell(one, { kind: 'join', as: 'player' })
    expect(one.frames.flatMap(noticesIn).slice(-2)).toEqual([
      { ...BACK, afterBot: true },
      { kind: 'botTookOver', name: 'Bram', seat: 1 },
    ])
    await tell(two, { kind: 'join', as: 'player' })
    expect(lastNotices(one)).toEqual([{ kind: 'returned', name: 'Bram', seat: 1, afterBot: true }])
  })

  it('P-21 a bot that answered is told of on the return, also by a host that has started again meanwhile', async () => {
    const { host, one, two } = await leaveAlone('bot')
    const before = one.frames.length
    host.restart()
    two.cut()
    await host.clock.turn(6000)
    one.offline = false
    while (one.client.state().connection !== 'open') await host.clock.turn(20)
    await host.clock.turn(1000)
    const told = one.frames.slice(before).map(standInIn)
    expect(told.filter((count) => count !== undefined)).toEqual([1])
    const again = one.frames.length
    host.restart()
    for (const player of [one, two]) player.cut()
    await host.clock.turn(6000)
    expect(one.frames.slice(again).map(standInIn)).not.toContain(1)
  })
})

const BACK = { kind: 'returned', name: 'Anna', seat: 0 }

/** The notices of a frame. */
function noticesIn(frame: string): unknown[] {
  const message: unknown = JSON.parse(frame)
  return isRecord(message) && Array.isArray(message.notices) ? message.notices : []
}

function lastNotices({ frames }: TestPlayer): unknown[] {
  return frames.map(noticesIn).findLast((notices) => notices.length > 0) ?? []
}

/** How much a frame says was played by a bot in the receiver's place. */
function standInIn(frame: string): unknown {
  const message: unknown = JSON.parse(frame)
  return isRecord(message) && Array.isArray(message.missed) ? message.stoodIn : undefined
}

describe('a host that slept', () => {
  it.each([35_000, 20_000])(
    'gives %s milliseconds back: nobody is played for, and everybody reads how much time is left',
    async (slept) => {
      const { host, one, two } = await openMatch({ turnSeconds: 30 })
      await host.clock.turn(10_000)
      const [before, left] = [movesOf(one), LIMIT - 10_000]
      host.clock.sleep(slept)
      await host.clock.turn(1500)
      expect(movesOf(one)).toBe(before)
      expect(noticesOf(two, 'timeUp')).toBe(0)
      expect(questionOf(one)?.left).toBeGreaterThan(left - 3000)
      await host.clock.turn(left - 4000)
      expect(movesOf(one)).toBe(before)
      await host.clock.turn(5000)
      expect(movesOf(one)).toBe(before + 1)
      expect(noticesOf(two, 'timeUp')).toBe(1)
    },
  )
})

/** A match of one person against a bot at the other seat. */
async function openAlone(pace: Pace = 'usual'): Promise<Evening> {
  const host = new MemoryHost('time alone')
  const [one, two] = [host.player('Anna'), host.player('Bram')]
  let table = ''
  const tell = async (player: TestPlayer, command: Command): Promise<Answer> => {
    const answer = player.client.command(command, table === '' ? undefined : table)
    await host.settle()
    return answer
  }
  const options = { turnSeconds: 30 }
  const wish = { game: 'tafelrunde', name: 'T', seats: 2, options } as const
  const made = await tell(one, { kind: 'createTable', ...wish })
  table = made.ok ? present(made.table, 'a new table has an id') : ''
  await tell(one, { kind: 'setPace', pace })
  await tell(one, { kind: 'start' })
  await host.clock.turn(10)
  return { host, one, two, tell }
}

describe('whoever plays alone', () => {
  it('P-49 has no clock: nobody waits for him but bots', async () => {
    const evening = await openAlone()
    const { host, one } = evening
    for (let turn = 0; turn < 10 && !questionOf(one); turn++) await host.clock.turn(1000)
    expect(questionOf(one)).toBeDefined()
    expect(questionOf(one)).not.toHaveProperty('limit')
    const before = movesOf(one)
    await host.clock.turn(10 * LIMIT)
    expect(movesOf(one)).toBe(before)
    expect(noticesOf(one, 'timeUp')).toBe(0)
  })

  it('P-49 has none from when the last other one has gone for good, and a whole one when he is back', async () => {
    const { host, one, two, tell } = await openMatch({ turnSeconds: 30 })
    await host.clock.turn(LIMIT / 2)
    await tell(two, { kind: 'leave' })
    expect(questionOf(one)).not.toHaveProperty('limit')
    const before = movesOf(one)
    await host.clock.turn(10 * LIMIT)
    expect(movesOf(one)).toBe(before)
    await tell(two, { kind: 'join', as: 'player' })
    expect(tableOf(two).seats.filter(({ kind }) => kind === 'person')).toHaveLength(2)
    expect(questionOf(one)).toMatchObject({ limit: LIMIT })
    expect(questionOf(one)?.left).toBeGreaterThanOrEqual(LIMIT)
    await host.clock.turn(LIMIT + 3000)
    expect(movesOf(one)).toBe(before + 1)
  })
})

describe('the pace of bots', () => {
  it('P-48 is the keeper’s choice, also in the middle of a match', async () => {
    /** Milliseconds until the bot has played once. */
    const waitFor = async (pace: Pace): Promise<number> => {
      const { host, one } = await openAlone(pace)
      if (questionOf(one)) {
        const view = viewOf(one)
        if (!isTafelrundeView(view)) throw new Error('a match runs')
        const [move] = tafelrundeLegality.legalMoves(view) ?? []
        void one.client.command(moveOf(one, toJson(present(move, 'a move'))), tableOf(one).id)
        await host.settle()
      }
      const before = movesOf(one)
      let waited = 0
      for (; waited < 10_000 && movesOf(one) === before; waited += 50) await host.clock.turn(50)
      return waited
    }
    const [quick, usual, calm] = [
      await waitFor('quick'),
      await waitFor('usual'),
      await waitFor('calm'),
    ]
    // The same chance decides how long each is: one is a multiple of the other.
    expect(quick).toBeLessThan(usual)
    expect(usual).toBeLessThan(calm)
  })

  /** A match that the keeper has hurried, with the pace that everybody sees. */
  async function openHurried(): Promise<Evening & { readonly pace: () => Pace }> {
    const evening = await openMatch({ turnSeconds: 30 })
    await evening.tell(evening.one, { kind: 'setPace', pace: 'calm' })
    await evening.tell(evening.one, { kind: 'setPace', pace: 'quick', forMatch: true })
    const pace = (): Pace => tableOf(evening.two).pace
    expect(pace()).toBe('quick')
    return { ...evening, pace }
  }

  it('P-68 that was set for the match is back when its keeper leaves in the middle of it', async () => {
    const { one, two, tell, pace } = await openHurried()
    await tell(one, { kind: 'leave' })
    expect(tableOf(two).keeper).not.toBe('')
    expect(pace()).toBe('calm')
  })

  it('P-68 is back when somebody else keeps the table because the keeper is long gone', async () => {
    const { host, one, two, pace } = await openHurried()
    const before = tableOf(two).keeper
    one.offline = true
    one.cut()
    await host.clock.turn(300_000)
    expect(tableOf(two).keeper).not.toBe(before)
    expect(pace()).toBe('calm')
  })

  it('P-68 is back when the match is over, also after being set twice', async () => {
    const { one, tell, pace } = await openHurried()
    await tell(one, { kind: 'setPace', pace: 'usual', forMatch: true })
    expect(pace()).toBe('usual')
    await tell(one, { kind: 'abandon' })
    expect(pace()).toBe('calm')
  })

  it('P-68 stays as it is once it was set for good, or without a match', async () => {
    const { one, tell, pace } = await openHurried()
    await tell(one, { kind: 'setPace', pace: 'quick' })
    await tell(one, { kind: 'abandon' })
    expect(pace()).toBe('quick')
    await tell(one, { kind: 'setPace', pace: 'calm', forMatch: true })
    await tell(one, { kind: 'start' })
    await tell(one, { kind: 'abandon' })
    expect(pace()).toBe('calm')
  })
})
