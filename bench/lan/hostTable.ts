/** A table of Time Bluff on this project's host, with people who play and people who watch. */
import { present } from '../../src/engine/basics/invariant'
import type { Command } from '../../src/protocol/clientMessages'
import { until } from '../../tests/support/host/realPlayer'
import { Audience } from './audience'
import { PLAYERS, type BenchTable } from './benchTable'
import { HostGuest, positionOf, positionReader } from './hostGuest'
import { HostPlayer } from './hostPlayer'
import { TimeBluffTable } from './timeBluffTable'

/** The table that is opened; the same everywhere. */
export const WISH = {
  kind: 'createTable',
  game: 'time-bluff',
  name: 'Bench',
  options: {},
} as const

async function ask(player: HostPlayer, command: Command, table?: string): Promise<string> {
  const answer = await player.client.command(command, table)
  if (!answer.ok) throw new Error(`${command.kind}: ${answer.refusal}`)
  return answer.table ?? ''
}

class HostSeats {
  constructor(
    private readonly players: readonly HostPlayer[],
    private readonly table: string,
  ) {}

  position(): number {
    const match = this.players[0]?.client.state().match?.match
    return match ? positionOf(match.number, match.entries) : -1
  }

  /** All say that they want a match, and it is dealt. */
  async begin(): Promise<void> {
    const before = this.numbers()
    const [keeper, ...guests] = this.players
    const isFirst = before.every((number) => number === 0)
    for (const guest of isFirst ? guests : this.players) {
      await ask(guest, { kind: 'ready', ready: true }, this.table)
    }
    if (isFirst) await ask(present(keeper, 'a keeper'), { kind: 'start' }, this.table)
    await until(
      () => this.numbers().every((number, seat) => number > (before[seat] ?? 0)),
      'a match at every seat',
    )
  }

  private numbers(): number[] {
    return this.players.map(({ client }) => client.state().match?.match.number ?? 0)
  }
}

/** Opens a table with so many people, the first of them seated. */
export async function openHostTable(
  port: number,
  people: number,
  seats = PLAYERS,
): Promise<BenchTable> {
  const audience = new Audience()
  const listen = (): ((frame: Buffer) => void) => {
    const member = audience.join()
    const positionIn = positionReader()
    return (frame) => {
      audience.note(member, frame.length, positionIn(frame))
    }
  }
  const players = Array.from(
    { length: seats },
    (_, seat) => new HostPlayer(port, `Seat${String(seat)}`, listen()),
  )
  const areHere = (): boolean => players.every(({ client }) => client.state().connection === 'open')
  await until(areHere, 'players')
  const [keeper, ...others] = players
  const table = await ask(present(keeper, 'a keeper'), { ...WISH, seats })
  for (const player of others) await ask(player, { kind: 'join', as: 'player' }, table)
  for (const player of players) player.sitAt(table)
  const guests: HostGuest[] = []
  while (audience.size < people) {
    const guest = await HostGuest.greet(port, `Eye${String(audience.size)}`, listen())
    await guest.ask({ kind: 'join', as: 'spectator' }, table)
    guests.push(guest)
  }
  const room = new HostSeats(players, table)
  await room.begin()
  await audience.toLast(room.position())
  return new TimeBluffTable({
    audience,
    players,
    position: () => room.position(),
    again: () => room.begin(),
    close: async () => {
      await ask(present(keeper, 'a keeper'), { kind: 'closeTable' }, table)
      for (const { client } of players) client.close()
      for (const guest of guests) guest.leave()
    },
  })
}
