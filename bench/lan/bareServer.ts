/**
 * A bare ws server with the rules and views of this project and nothing else: no people, no limits, no lobby. Called with a file it
 * writes every move there and flushes it before it tells of it: what a host has to take at least whose moves outlive it.
 */
import { closeSync, fdatasync, openSync, writeSync } from 'node:fs'
import { WebSocketServer, type WebSocket } from 'ws'
import { NO_CONTENT } from '../../src/engine/contract/content'
import { fastRandom } from '../../src/engine/chance/fastRandom'
import { present } from '../../src/engine/basics/invariant'
import type { Match, Played } from '../../src/engine/match/match'
import { planMatch } from '../../src/engine/match/setup'
import type { Viewer } from '../../src/engine/basics/seat'
import { GAMES } from '../../src/games/registry'
import { fairnessOf } from '../../tests/support/match/fairness'
import { PLAYERS } from './benchTable'

const [, , journalFile] = process.argv
const journal = journalFile === undefined ? undefined : openSync(journalFile, 'a', 0o600)
process.once('exit', () => {
  if (journal !== undefined) closeSync(journal)
})

let waiting: (() => void)[] = []
let isFlushing = false

/** One flush covers all that was written before it; the next one begins after it. */
function flush(file: number): void {
  if (isFlushing || waiting.length === 0) return
  isFlushing = true
  const covered = waiting
  waiting = []
  fdatasync(file, () => {
    isFlushing = false
    for (const done of covered) done()
    flush(file)
  })
}

/** Calls `done` when the move is on the disk, in the order of the moves; at once if there is no file. */
function keep(move: unknown, done: () => void): void {
  if (journal === undefined) {
    done()
    return
  }
  writeSync(journal, `${JSON.stringify(move)}\n`)
  waiting.push(done)
  flush(journal)
}

interface Member {
  readonly socket: WebSocket
  readonly viewer: Viewer
}

class BareTable {
  private readonly members: Member[] = []
  private moves = 0
  private matches = 0
  private match = this.deal()

  private deal(): Match {
    this.matches += 1
    const setup = { options: {}, seats: PLAYERS, language: 'en', byHost: true } as const
    const planned = planMatch(GAMES['time-bluff'], setup, NO_CONTENT)
    const plan = present(planned.ok ? planned.value : undefined, 'the game can be dealt')
    const fairness = fairnessOf(fastRandom(`bare-${String(this.matches)}`), PLAYERS)
    const dealt = plan.deal(fairness, {})
    return present(dealt.ok ? dealt.value : undefined, 'the game was dealt')
  }

  join(socket: WebSocket): void {
    const seat = this.members.length
    const member = { socket, viewer: seat < PLAYERS ? seat : ('spectator' as const) }
    this.members.push(member)
    socket.send(this.textFor(member.viewer))
    socket.on('message', (data) => {
      if (Buffer.isBuffer(data)) this.play(seat, JSON.parse(data.toString('utf8')))
    })
  }

  leave(socket: WebSocket): boolean {
    const at = this.members.findIndex((one) => one.socket === socket)
    if (at >= 0) this.members.splice(at, 1)
    return this.members.length === 0
  }

  private play(seat: number, move: unknown): void {
    const played = this.match.play(seat, move)
    if (!played.ok) return
    this.moves += 1
    if (this.match.toAct().length === 0) this.match = this.deal()
    const texts = new Map<Viewer, string>()
    for (const { viewer } of this.members) {
      if (!texts.has(viewer)) texts.set(viewer, this.textFor(viewer, played.value))
    }
    keep(move, () => {
      for (const { socket, viewer } of this.members) socket.send(texts.get(viewer) ?? '')
    })
  }

  private textFor(viewer: Viewer, played?: Played): string {
    const owed = this.match.toAct().find(({ seat }) => seat === viewer)
    return JSON.stringify({
      view: this.match.view(viewer, 'en'),
      events: played?.seen(viewer, 'en') ?? [],
      ...(owed ? { owed: owed.kind } : {}),
      entries: this.moves,
    })
  }
}

const tables = new Map<string, BareTable>()
const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false })
server.on('connection', (socket, { url = '' }) => {
  const table = tables.get(url) ?? new BareTable()
  tables.set(url, table)
  table.join(socket)
  socket.on('close', () => {
    if (table.leave(socket)) tables.delete(url)
  })
})
server.on('listening', () => {
  const address = server.address()
  console.log(`listens at ${typeof address === 'object' ? String(address?.port) : ''}`)
})
