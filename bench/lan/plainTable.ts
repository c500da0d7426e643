/** Tables of the references: whoever is at turn sends a move that is always legal, and everybody hears of it. */
import type { WebSocket } from 'ws'
import { Audience } from './audience'
import { pause, PLAYERS, TURN_EVERY, type BenchTable } from './benchTable'
import { numberIn, openSocket } from './openSocket'

const PILES = 3
const ONE_DOUBT_IN = 5

/** How one reference is spoken to. */
interface Speech {
  /** Connects somebody. */
  open(member: number, heard: (frame: Buffer) => void): Promise<WebSocket>
  /** The number of the move that a frame tells of. */
  moveIn(frame: Buffer, before: number): number | undefined
  /** Says a move of the reduced game; `played`: how many were before it. */
  say(
    socket: WebSocket,
    move: { readonly kind: 'lay' | 'answer'; readonly value: number },
    seat: number,
    played: number,
  ): void
}

class PlainTable implements BenchTable {
  readonly audience = new Audience()
  private readonly sockets: WebSocket[] = []
  private readonly told: number[] = []
  private played = 0
  private notBefore = 0

  constructor(private readonly speech: Speech) {}

  async open(people: number): Promise<void> {
    for (let at = 0; at < people; at++) {
      const member = this.audience.join()
      this.told.push(0)
      const socket = await this.speech.open(member, (frame) => {
        const move = this.speech.moveIn(frame, this.told[member] ?? 0)
        if (move !== undefined) this.told[member] = move
        this.audience.note(member, frame.length, move)
      })
      this.sockets.push(socket)
    }
    await pause(100)
    this.played = Math.max(...this.told)
  }

  /** Laying, then the next seat's answer. */
  async playTurn(): Promise<{ readonly moves: number; readonly waits: readonly number[] }> {
    await pause(Math.max(0, this.notBefore - performance.now()))
    this.notBefore = performance.now() + TURN_EVERY
    const turn = Math.floor(this.turns++ % PLAYERS)
    const pile = Math.floor(Math.random() * PILES)
    const doubt = Math.random() * ONE_DOUBT_IN < 1 ? 1 : 0
    const laid = await this.play({ kind: 'lay', value: pile }, turn)
    const answered = await this.play({ kind: 'answer', value: doubt }, (turn + 1) % PLAYERS)
    return { moves: 2, waits: [laid, answered] }
  }

  private turns = 0

  close(): Promise<void> {
    for (const socket of this.sockets) socket.terminate()
    return Promise.resolve()
  }

  private async play(
    move: { readonly kind: 'lay' | 'answer'; readonly value: number },
    seat: number,
  ): Promise<number> {
    const socket = this.sockets[seat]
    if (!socket) throw new Error('nobody sits there')
    const began = performance.now()
    this.speech.say(socket, move, seat, this.played)
    this.played += 1
    return (await this.audience.toLast(this.played)) - began
  }
}

async function openPlainTable(speech: Speech, people: number): Promise<BenchTable> {
  const table = new PlainTable(speech)
  await table.open(people)
  return table
}

/** A table of the raw echo. */
export function openEchoTable(port: number, table: string, people: number): Promise<BenchTable> {
  const speech: Speech = {
    open: (_member, heard) => openSocket(`ws://127.0.0.1:${String(port)}/${table}`, heard),
    moveIn: (frame) => numberIn(frame, 'entries'),
    say: (socket, move) => {
      socket.send(JSON.stringify(move))
    },
  }
  return openPlainTable(speech, people)
}

/** A table of boardgame.io's server, spoken to as its own client does. */
export function openBoardgameIoTable(
  port: number,
  table: string,
  people: number,
): Promise<BenchTable> {
  const say = (socket: WebSocket, words: readonly unknown[]): void => {
    socket.send(`42/bluff,${JSON.stringify(words)}`)
  }
  const speech: Speech = {
    open: async (member, heard) => {
      const seat = member < PLAYERS ? String(member) : null
      let synced: () => void = () => undefined
      const isSynced = new Promise<void>((done) => {
        synced = done
      })
      const url = `ws://127.0.0.1:${String(port)}/socket.io/?EIO=4&transport=websocket`
      const socket = await openSocket(url, (frame, from) => {
        const text = frame.toString('latin1', 0, 20)
        if (text.startsWith('0{')) from.send('40/bluff,')
        else if (text === '2') from.send('3')
        else if (text.startsWith('40/bluff')) say(from, ['sync', table, seat, undefined, PLAYERS])
        else heard(frame)
        if (text.includes('"sync"')) synced()
      })
      await isSynced
      return socket
    },
    moveIn: (frame) => {
      const head = frame.toString('latin1', 0, 24)
      return head.includes('"update"') || head.includes('"sync"')
        ? numberIn(frame, '_stateID')
        : undefined
    },
    say: (socket, { kind, value }, seat, played) => {
      const playerID = String(seat)
      const args = [kind === 'answer' ? value === 1 : value]
      const payload = { type: kind, args, playerID, credentials: undefined }
      say(socket, ['update', { type: 'MAKE_MOVE', payload }, played, table, playerID])
    },
  }
  return openPlainTable(speech, people)
}

/** First bytes of Colyseus' frames. */
const COLYSEUS = { join: 10, data: 13, patch: 15 } as const
/** What its encoder puts before a short text. */
const SHORT_TEXT = 0xa0

/** A room of Colyseus, spoken to as its own client does. */
export async function openColyseusTable(port: number, people: number): Promise<BenchTable> {
  const home = `http://127.0.0.1:${String(port)}/matchmake`
  let room: string | undefined
  const reserve = async (): Promise<string> => {
    const way = room === undefined ? 'create/bluff' : `joinById/${room}`
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(`${home}/${way}`, { method: 'POST', headers, body: '{}' })
    const text = await answer.text()
    const part = (key: string): string =>
      new RegExp(`"${key}":"([^"]+)"`, 'u').exec(text)?.[1] ?? ''
    if (part('sessionId') === '') throw new Error(`Colyseus reserves no seat: ${text}`)
    room = part('roomId')
    return `ws://127.0.0.1:${String(port)}/${part('processId')}/${room}?sessionId=${part('sessionId')}`
  }
  const speech: Speech = {
    open: async (_member, heard) => {
      let joined: () => void = () => undefined
      const isIn = new Promise<void>((done) => {
        joined = done
      })
      const socket = await openSocket(await reserve(), (frame, from) => {
        heard(frame)
        if (frame[0] !== COLYSEUS.join) return
        from.send(Buffer.from([COLYSEUS.join]))
        joined()
      })
      await isIn
      return socket
    },
    // Every move changes the public state, so that every patch is one move.
    moveIn: (frame, before) => (frame[0] === COLYSEUS.patch ? before + 1 : undefined),
    say: (socket, { kind, value }) => {
      const name = Buffer.from(kind)
      const head = Buffer.from([COLYSEUS.data, SHORT_TEXT | name.length])
      socket.send(Buffer.concat([head, name, Buffer.from([value])]))
    },
  }
  return openPlainTable(speech, people)
}
