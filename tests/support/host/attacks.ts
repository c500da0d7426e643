/** What a hostile computer does to a host: floods, slow sockets, silent ones. */
import type { Socket } from 'node:net'
import { PROTOCOL_VERSION } from '../../../src/protocol/terms'
import { closed, rawSocket, upgradeRequest } from '../wire/rawSocket'
import { player, until } from './realPlayer'

/** Lines of a flood at the same time. */
const LINES = 4
const FRAMES_A_SOCKET = 200

/** A text of less than 126 bytes as a client's frame. */
function maskedFrame(text: string): Buffer {
  const frame = Buffer.from(text)
  return Buffer.concat([Buffer.from([0x81, 0x80 | frame.length, 0, 0, 0, 0]), frame])
}

const HELLO = maskedFrame(
  `{"type":"hello","protocol":${String(PROTOCOL_VERSION)},"app":"x","name":"F","language":"de"}`,
)
const COMMAND = maskedFrame('{"type":"command","id":1,"command":{"kind":"start"}}')

/** What came of a flood. */
export interface Flood {
  readonly sockets: number
  /** Sockets that were ended because they said too much. */
  readonly stopped: number
}

/** Sends as much as a few lines can for so many milliseconds; half of the sockets greet first, as guests would. */
export async function floodHost(port: number, milliseconds: number): Promise<Flood> {
  const end = performance.now() + milliseconds
  let [sockets, stopped] = [0, 0]
  const flood = async (): Promise<void> => {
    while (performance.now() < end) {
      const socket = await rawSocket(port)
      sockets += 1
      let heard = ''
      socket.on('data', (bytes) => {
        heard += bytes.toString('latin1')
        if (heard.includes('"goodbye"')) socket.destroy()
      })
      socket.write(upgradeRequest(port))
      if (sockets % 2 === 0) socket.write(HELLO)
      for (let count = 0; count < FRAMES_A_SOCKET && socket.writable; count++) socket.write(COMMAND)
      socket.setTimeout(1000, () => socket.destroy())
      await closed(socket)
      if (heard.includes('too-fast')) stopped += 1
    }
  }
  await Promise.all(Array.from({ length: LINES }, flood))
  return { sockets, stopped }
}

async function openSockets(port: number, count: number, first: string): Promise<Socket[]> {
  const sockets = await Promise.all(Array.from({ length: count }, () => rawSocket(port)))
  for (const socket of sockets) if (first !== '') socket.write(first)
  return sockets
}

/** Opens sockets that dribble or say nothing, lets somebody in meanwhile, and waits until all are dropped; the milliseconds that took. */
export async function holdSlowSockets(port: number, count: number): Promise<number> {
  const began = performance.now()
  const half = Math.floor(count / 2)
  const dribbling = await openSockets(port, half, 'GET /play HTTP/1.1\r\nHost: ')
  const dribble = setInterval(() => {
    for (const socket of dribbling) if (socket.writable) socket.write('1')
  }, 300)
  const silent = await openSockets(port, count - half, upgradeRequest(port))
  await letIn(port)
  await Promise.all([...dribbling, ...silent].map(closed))
  clearInterval(dribble)
  return performance.now() - began
}

/** Beside so many silent and as many idle connections, lets guests in one after the other; rejects if one is kept out. */
export async function crowdOut(port: number, count: number, guests: number): Promise<void> {
  const silent = await openSockets(port, count, '')
  const question = `HEAD / HTTP/1.1\r\nHost: 127.0.0.1:${String(port)}\r\n\r\n`
  const idle = await openSockets(port, count, question)
  for (let guest = 0; guest < guests; guest++) await letIn(port)
  for (const socket of [...silent, ...idle]) socket.destroy()
}

/** Somebody comes and goes again. */
async function letIn(port: number): Promise<void> {
  const late = player(() => port)
  await until(() => late.state().connection === 'open', 'a place beside them', 4000)
  late.close()
}

/** People who all do only what is allowed. */
const FLATTERERS = 8

/** People who are all called the same (F15). */
const NAMESAKES = 253
/** How they are called. */
const COMMON = 'Gast'

/** Milliseconds between two signs of life of a crowd. */
const SIGN_EVERY = 5000

/** Comes in as people of one name who hear everything and read nothing: what they cost is the host's, not this program's; the answer lets them go. */
async function enterAsCrowd(port: number): Promise<() => void> {
  const hello = {
    type: 'hello',
    protocol: PROTOCOL_VERSION,
    app: 'x',
    name: COMMON,
    language: 'de',
  }
  const crowd = await openSockets(port, NAMESAKES, upgradeRequest(port))
  for (const socket of crowd) {
    socket.resume()
    socket.write(maskedFrame(JSON.stringify(hello)))
  }
  const sign = setInterval(() => {
    for (const socket of crowd)
      if (socket.writable) socket.write(maskedFrame('{"type":"ping","at":1}'))
  }, SIGN_EVERY)
  return () => {
    clearInterval(sign)
    for (const socket of crowd) socket.destroy()
  }
}

/**
 * Renames, opens and closes tables as fast as answers come, from several lines and beside a crowd of one name, which is theirs again
 * and again; how many commands were carried out and refused (F7, F15).
 */
export async function floodLegally(
  port: number,
  milliseconds: number,
): Promise<{ readonly done: number; readonly refused: number }> {
  const leave = await enterAsCrowd(port)
  const end = performance.now() + milliseconds
  let [done, refused] = [0, 0]
  const flatter = async (_: unknown, line: number): Promise<void> => {
    const client = player(() => port)
    await until(() => client.state().connection === 'open', 'a connection')
    for (let count = 0; performance.now() < end; count++) {
      const name = `Name ${String(line)} ${String(count % 2)}`
      const commands = [
        { kind: 'rename', name: count % 2 === 0 ? COMMON : name, language: 'de' },
        { kind: 'createTable', game: 'time-bluff', name, seats: 4, options: {} },
        { kind: 'say', text: `${name} `.repeat(20).trim() },
        { kind: 'closeTable' },
      ] as const
      for (const command of commands) {
        const answer = await client.command(command, client.state().table?.table.id)
        if (answer.ok) done += 1
        else refused += 1
      }
    }
    client.close()
  }
  await Promise.all(Array.from({ length: FLATTERERS }, flatter))
  leave()
  return { done, refused }
}
