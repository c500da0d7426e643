/** Asking bots about their thinking: alone at once, in company after the round, and nobody else hears of it. */
import { describe, expect, it } from 'vitest'
import type { ThoughtMessage } from '../../../src/protocol/hostMessages'
import { toJson } from '../../../src/engine/basics/json'
import { isTafelrundeView } from '../../../src/games/tafelrunde/outside/guards'
import { tafelrundeLegality } from '../../../src/games/tafelrunde/outside/legality'
import { tell } from '../../support/host/evening'
import { shippedContents } from '../../support/match/shippedContents'
import { instantBots, MemoryHost, type TestPlayer } from '../../support/host/memoryHost'

const MOVES_MILLISECONDS = 60_000

interface Asking {
  readonly host: MemoryHost
  readonly anna: TestPlayer
  readonly table: string
  readonly heard: ThoughtMessage[]
}

/** People play whatever is legal until a bot has moved as well. */
async function playOn(
  host: MemoryHost,
  people: readonly TestPlayer[],
  table: string,
): Promise<void> {
  for (let tries = 0; tries <= people.length; tries++) {
    await host.clock.turn(MOVES_MILLISECONDS)
    for (const player of people) {
      const match = player.client.state().match?.match
      const [question] = match?.own ?? []
      if (!match || !question || !isTafelrundeView(match.view) || match.entries > tries) continue
      const [move] = tafelrundeLegality.legalMoves(match.view)
      await tell(host, player, { kind: 'move', question: question.name, move: toJson(move) }, table)
    }
  }
}

/** Anna at a table of Die Tafelrunde 2 with some people, the rest of four being bots, some moves on. */
async function openAsking(people: readonly string[] = []): Promise<Asking> {
  const host = new MemoryHost('thoughts')
  const anna = host.player('Anna')
  const heard: ThoughtMessage[] = []
  anna.client.subscribe({ thought: (thought) => heard.push(thought) })
  await host.settle()
  const wish = { game: 'tafelrunde', name: 'T', seats: 4, options: {} } as const
  const made = await tell(host, anna, { kind: 'createTable', ...wish })
  const seated = [anna]
  const asking = { host, anna, table: made.ok ? (made.table ?? '') : '', heard }
  for (const name of people) {
    const player = host.player(name)
    seated.push(player)
    await host.settle()
    await tell(host, player, { kind: 'join', as: 'player' }, asking.table)
    await tell(host, player, { kind: 'ready', ready: true }, asking.table)
  }
  for (let seat = people.length + 1; seat < 4; seat++) {
    await tell(host, anna, { kind: 'seatBot', seat, level: 'solid' }, asking.table)
  }
  await tell(host, anna, { kind: 'start' }, asking.table)
  await playOn(host, seated, asking.table)
  return asking
}

describe('somebody who plays alone', () => {
  it('P-64 is told at once why a bot moved as it did, and nobody else hears it', async () => {
    const { host, anna, table, heard } = await openAsking()
    const watcher = host.player('Wim')
    await host.settle()
    await tell(host, watcher, { kind: 'join', as: 'spectator' }, table)
    expect(await tell(host, anna, { kind: 'askWhy' }, table)).toMatchObject({ ok: true })
    expect(heard).toMatchObject([{ about: 'move', kind: 'told', thought: {} }])
    const [{ seat } = {}] = heard
    expect(seat).toBeTypeOf('number')
    if (seat === undefined) return
    await tell(host, anna, { kind: 'askWhy', seat }, table)
    expect(heard[1]).toEqual(heard[0])
    expect(watcher.frames.join()).not.toContain('"thought"')
  })

  it('P-64 is told that there is nothing where no bot sits', async () => {
    const { host, anna, table, heard } = await openAsking()
    const own = anna.client.state().table?.table.seats.findIndex(({ kind }) => kind === 'person')
    await tell(host, anna, { kind: 'askWhy', seat: own ?? 0 }, table)
    expect(heard).toMatchObject([{ kind: 'nothing' }])
  })

  it('P-66 is advised at his own decision', async () => {
    const { host, anna, table, heard } = await openAsking()
    expect(anna.client.state().match?.match.own).toHaveLength(1)
    await tell(host, anna, { kind: 'askAdvice' }, table)
    expect(heard).toMatchObject([{ about: 'advice', kind: 'told', thought: {} }])
  })
})

describe('somebody in company', () => {
  it('P-64 is told why after the round alone', async () => {
    const { host, anna, table, heard } = await openAsking(['Bram'])
    await tell(host, anna, { kind: 'askWhy' }, table)
    expect(heard).toMatchObject([{ about: 'move', kind: 'later' }])
    expect(heard[0]).not.toHaveProperty('thought')
  })

  it('P-66 gets no advice', async () => {
    const { host, anna, table, heard } = await openAsking(['Bram'])
    const refused = { ok: false, refusal: 'advice-alone-only' }
    expect(await tell(host, anna, { kind: 'askAdvice' }, table)).toMatchObject(refused)
    expect(heard).toEqual([])
  })
})

describe('the bot that advises', () => {
  it.each([
    ['tafelrunde', 'sharp'],
    ['tijdlijn', 'solid'],
  ])('P-66 plays as well as %s lets advice be: %s', async (game, level) => {
    const levels: string[] = []
    const bots: typeof instantBots = {
      seat: (request) => {
        levels.push(request.level)
        return instantBots.seat(request)
      },
    }
    const host = new MemoryHost('adviser', { bots, contents: shippedContents() })
    const anna = host.player('Anna')
    await host.settle()
    const wish = { game, name: 'T', seats: 2, options: {}, bots: 'gentle' } as const
    const made = await tell(host, anna, { kind: 'createTable', ...wish })
    const table = made.ok ? (made.table ?? '') : ''
    for (let turn = 0; turn < 9 && anna.client.state().match?.match.own.length !== 1; turn++)
      await host.clock.turn(MOVES_MILLISECONDS)
    levels.length = 0
    expect(await tell(host, anna, { kind: 'askAdvice' }, table)).toMatchObject({ ok: true })
    expect(levels).toEqual([level])
  })
})
