/** A table of Time Bluff on the bare server. */
import type { WebSocket } from 'ws'
import { isRecord, type Json } from '../../src/engine/basics/json'
import { Audience } from './audience'
import { PLAYERS, type BenchTable } from './benchTable'
import { numberIn, openSocket } from './openSocket'
import { TimeBluffTable, type BenchPlayer } from './timeBluffTable'

class BarePlayer implements BenchPlayer {
  latest: Buffer = Buffer.alloc(0)
  socket: WebSocket | undefined
  private known: unknown
  private taken: () => void = () => undefined

  note(frame: Buffer): void {
    this.latest = frame
    this.known = undefined
    this.taken()
  }

  owed(): { readonly kind: string; readonly view: unknown } | undefined {
    this.known ??= JSON.parse(this.latest.toString('utf8'))
    if (!isRecord(this.known) || typeof this.known.owed !== 'string') return undefined
    return { kind: this.known.owed, view: this.known.view }
  }

  play(move: Json): Promise<void> {
    return new Promise((done) => {
      this.taken = done
      this.socket?.send(JSON.stringify(move))
    })
  }

  hold(): void {
    // It reads nothing before it is asked.
  }

  catchUp(): void {
    // Its news is read when it is asked for.
  }
}

/** Opens a table with so many people. */
export async function openBareTable(
  port: number,
  table: string,
  people: number,
): Promise<BenchTable> {
  const audience = new Audience()
  const players: BarePlayer[] = []
  const sockets: WebSocket[] = []
  let position = 0
  for (let at = 0; at < people; at++) {
    const member = audience.join()
    const player = at < PLAYERS ? new BarePlayer() : undefined
    if (player) players.push(player)
    const socket = await openSocket(`ws://127.0.0.1:${String(port)}/${table}`, (frame) => {
      const move = numberIn(frame, 'entries')
      position = Math.max(position, move ?? 0)
      audience.note(member, frame.length, move)
      player?.note(frame)
    })
    if (player) player.socket = socket
    sockets.push(socket)
  }
  await audience.toLast(0)
  return new TimeBluffTable({
    audience,
    players,
    position: () => position,
    again: () => Promise.resolve(),
    close: () => {
      for (const socket of sockets) socket.terminate()
      return Promise.resolve()
    },
  })
}
