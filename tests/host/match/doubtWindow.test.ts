/** The doubt window of several seats at a table: it ends by the host's clock, and whoever leaves it does not hold it up. */
import { describe, expect, it } from 'vitest'
import { present } from '../../../src/engine/basics/invariant'
import type { TimeBluffView } from '../../../src/games/time-bluff/outside/contract'
import { isTimeBluffView } from '../../../src/games/time-bluff/outside/guards'
import { timeBluffLegality } from '../../../src/games/time-bluff/outside/legality'
import { toJson } from '../../../src/engine/basics/json'
import type { Command } from '../../../src/protocol/clientMessages'
import type { Answer } from '../../../src/protocol/hostMessages'
import { MemoryHost, type TestPlayer } from '../../support/host/memoryHost'
import { entriesOf, moveOf, questionOf, seatOf, viewOf } from '../../support/match/seats'

interface Window {
  readonly host: MemoryHost
  readonly layer: TestPlayer
  /** The two others, clockwise from the layer. */
  readonly others: readonly [TestPlayer, TestPlayer]
  tell(player: TestPlayer, command: Command): Promise<Answer>
}

function look(player: TestPlayer): TimeBluffView {
  const view = viewOf(player)
  if (!isTimeBluffView(view)) throw new Error('a match of Time Bluff runs')
  return view
}

function phaseOf(player: TestPlayer): string {
  return look(player).phase.kind
}

/** A match of three people, the first of whom has just laid two cards. */
async function openWindow(
  doubtSeconds: number | 'none' = 20,
  handDraw: 'on' | 'off' = 'off',
): Promise<Window> {
  const host = new MemoryHost('doubt window')
  const players = [host.player('Anna'), host.player('Bram'), host.player('Cleo')]
  const [keeper] = players
  let table = ''
  const tell = async (player: TestPlayer, command: Command): Promise<Answer> => {
    const answer = player.client.command(command, table === '' ? undefined : table)
    await host.settle()
    return answer
  }
  const first = present(keeper, 'there are three')
  const options = { doubtSeconds, handDraw, pairCards: 'off' }
  const made = await tell(first, {
    kind: 'createTable',
    game: 'time-bluff',
    name: 'T',
    seats: 3,
    options,
  })
  table = made.ok ? present(made.table, 'a new table has an id') : ''
  for (const guest of players.slice(1)) {
    await tell(guest, { kind: 'join', as: 'player' })
    await tell(guest, { kind: 'ready', ready: true })
  }
  await tell(first, { kind: 'start' })
  await host.clock.turn(100)
  const layer = present(
    players.find((player) => questionOf(player)?.kind === 'lay'),
    'somebody begins',
  )
  const at = (distance: number): TestPlayer =>
    present(
      players.find((player) => seatOf(player) === ((seatOf(layer) ?? 0) + distance) % 3),
      'every seat is taken',
    )
  const moves = [...timeBluffLegality.legalMoves(look(layer))]
  const lay = present(
    moves.find((move) => move.kind === 'lay' && move.open !== undefined && move.open < 48),
    'a clock can lie open',
  )
  await tell(layer, moveOf(layer, toJson(lay)))
  expect(phaseOf(layer)).toBe('doubt')
  return { host, layer, others: [at(1), at(2)], tell }
}

const DOUBT = { kind: 'answer', doubt: true }

describe('the doubt window of several seats', () => {
  it('TB-50 ends by the clock: silence believes, and nobody is asked any more', async () => {
    const { host, layer, others } = await openWindow()
    const before = entriesOf(layer)
    await host.clock.turn(17_000)
    expect(phaseOf(layer)).toBe('doubt')
    await host.clock.turn(6000)
    expect(look(layer).phase).toMatchObject({ kind: 'lay', seat: seatOf(others[0]) })
    expect(entriesOf(layer)).toBe(before + 2)
    const told = others[1].frames.join('\n')
    expect(told).toContain('"kind":"believed"')
    expect(told).not.toContain('"kind":"doubted"')
  })

  it('TB-50 carries out a doubt that was given when the clock answers for the other', async () => {
    const { host, layer, others, tell } = await openWindow()
    await tell(others[1], moveOf(others[1], DOUBT))
    await host.clock.turn(17_000)
    expect(phaseOf(layer)).toBe('doubt')
    await host.clock.turn(6000)
    expect(layer.frames.join('\n')).toContain('"kind":"doubted"')
    expect(phaseOf(layer)).not.toBe('doubt')
  })

  it.each([120, 'none'] as const)(
    'TB-48 draws for an absent layer who is passed over, and punishes nothing (%s)',
    async (doubtSeconds) => {
      const { host, layer, others, tell } = await openWindow(doubtSeconds, 'on')
      // The table's keeper may be the layer himself: all are asked, one may.
      for (const player of [layer, ...others]) {
        await tell(player, { kind: 'setAbsence', policy: 'pass' })
      }
      const hand = look(others[0]).players[seatOf(layer) ?? 0]?.cards ?? 0
      layer.offline = true
      layer.cut()
      await host.clock.turn(25_000)
      expect(others[0].frames.join('\n')).not.toContain('"cause":"forgotten"')
      expect(others[0].frames.join('\n')).toContain('"cause":"by-hand"')
      expect(look(others[0]).players[seatOf(layer) ?? 0]?.cards).toBe(hand + 1)
    },
  )

  it.each(['leave', 'stand'] as const)(
    'TB-50 goes on without a clock when somebody does "%s" in it',
    async (kind) => {
      const { host, layer, others, tell } = await openWindow('none')
      await tell(others[0], moveOf(others[0], { kind: 'answer', doubt: false }))
      expect(await tell(others[1], { kind })).toMatchObject({ ok: true })
      await host.clock.turn(25_000)
      expect(phaseOf(layer)).not.toBe('doubt')
      expect(layer.frames.join('\n')).toMatch(/"kind":"(believed|doubted)"/u)
    },
  )
})
