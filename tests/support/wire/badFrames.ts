/** WebSocket frames from a grammar of good and bad ones, and proof of how many of them a host has looked at. */
import type { Socket } from 'node:net'
import { fastRandom } from '../../../src/engine/chance/fastRandom'
import type { Random } from '../../../src/engine/chance/random'
import { PROTOCOL_VERSION } from '../../../src/protocol/terms'
import { closed, rawSocket, upgradeRequest } from './rawSocket'

const HELLO = JSON.stringify({
  type: 'hello',
  protocol: PROTOCOL_VERSION,
  app: 'x',
  name: 'X',
  language: 'de',
})
/** After a greeting no reason to hang up: refused at most. */
const TAME = [
  '{"type":"ping","at":1}',
  '{"type":"resync"}',
  '{"type":"command","id":1,"command":{"kind":"start"}}',
  '{"type":"command","id":2,"table":"x","command":{"kind":"move","question":"q","move":[[{"a":null}]]}}',
  '{"type":"command","id":3,"command":{"kind":"createTable","game":"constructor","name":"T","seats":3,"options":{}}}',
  '{"type":"command","id":4,"command":{"kind":"rename","name":"\\u202e\\u0000","language":"nl"}}',
  '{"type":"command","id":5,"command":{"kind":"fetchRecord","match":1,"from":0}}',
  // no commands, but they can be answered
  '{"type":"command","id":6,"command":{"kind":"join","as":"player","seat":-1}}',
  '{"type":"command","id":7,"version":9007199254740991,"command":{"kind":"start"}}',
  '{"type":"command","id":8,"command":{"kind":"constructor"}}',
] as const
const DEADLY = [
  HELLO,
  '{"type":"command","id":0,"command":{"kind":"start"}}',
  '{"type":"command","id":1,"command":{"kind":"move","question":"q","move":{"__proto__":1}}}',
  '{"type":"__proto__"}',
  '[[[[[[[[[[[[]]]]]]]]]]]]',
  'null',
  '"',
  '',
] as const
const OPCODES = [0, 1, 1, 2, 3, 7, 8, 9, 10, 11, 15] as const
const [CONTINUED, TEXT, CLOSE, PING, PONG] = [0, 1, 8, 9, 10] as const
const DEADLY_ONE_IN = 10
const STRANGER_ONE_IN = 6
const PER_SOCKET = 24
const KEY = [1, 2, 3, 4] as const
const PATIENCE = 5000

interface Frame {
  readonly opcode: number
  readonly body: Buffer
  readonly isFinal?: boolean
  readonly reserved?: number
  readonly isMasked?: boolean
  /** What the head claims; the body's own length if absent. */
  readonly length?: number
}

function encode({ opcode, body, isFinal = true, reserved = 0, isMasked = true, length }: Frame) {
  const [claimed, mask] = [length ?? body.length, isMasked ? 0x80 : 0]
  const first = (isFinal ? 0x80 : 0) | reserved | opcode
  const head =
    claimed < 126
      ? [first, mask | claimed]
      : [first, mask | 126, (claimed >> 8) & 255, claimed & 255]
  const masked = isMasked ? body.map((byte, index) => byte ^ (KEY[index % 4] ?? 0)) : body
  return Buffer.concat([Buffer.from(head), Buffer.from(isMasked ? KEY : []), masked])
}

function pick<T>(random: Random, list: readonly [T, ...T[]]): T {
  return list[random.below(list.length)] ?? list[0]
}

function bytes(random: Random, length: number): Buffer {
  return Buffer.from(Array.from({ length }, () => random.below(256)))
}

/** A message that a host has to bear: whole, in fragments, or a control frame. */
function tameFrame(random: Random): Buffer {
  const kind = random.below(6)
  if (kind === 0) return encode({ opcode: PING, body: bytes(random, random.below(126)) })
  if (kind === 1) return encode({ opcode: PONG, body: bytes(random, random.below(126)) })
  const body = Buffer.from(pick(random, TAME))
  if (kind > 2) return encode({ opcode: TEXT, body })
  const cut = random.below(body.length)
  return Buffer.concat([
    encode({ opcode: TEXT, body: body.subarray(0, cut), isFinal: false }),
    encode({ opcode: CONTINUED, body: body.subarray(cut) }),
  ])
}

/** Any opcode, reserved bits, loose fragments, missing masks, wrong lengths, bad UTF-8, too much of anything. */
function deadlyFrame(random: Random): Buffer {
  const isText = random.below(3) === 0
  const length = random.below(20) === 0 ? 20_000 : random.below(200)
  const body = isText ? Buffer.from(pick(random, DEADLY)) : bytes(random, length)
  return encode({
    opcode: isText ? TEXT : pick(random, OPCODES),
    body,
    isFinal: random.below(8) > 0,
    reserved: random.below(6) === 0 ? 16 << random.below(3) : 0,
    isMasked: random.below(8) > 0,
    ...(random.below(8) === 0 ? { length: random.below(60_000) } : {}),
  })
}

/** A ping that carries a frame's number; its answer proves that the host has come past that frame. */
function marker(number: number): Buffer {
  return encode({ opcode: PING, body: Buffer.from(`mark${String(number).padStart(4, '0')}`) })
}

/** How many frames were looked at: those with an answered marker, and the one that ended the connection. */
function watchAnswers(socket: Socket): { lookedAt(): number } {
  let text = ''
  let highest = -1
  let isOpen = false
  socket.on('data', (data) => {
    text += data.toString('latin1')
    isOpen ||= text.startsWith('HTTP/1.1 101')
    for (const [, digits] of text.matchAll(/\u008a\u0008mark(\d{4})/gu)) highest = Number(digits)
    text = text.slice(-16)
  })
  return { lookedAt: () => (isOpen ? highest + 2 : 0) }
}

async function sendOver(port: number, random: Random, most: number): Promise<number> {
  const socket = await rawSocket(port)
  const answers = watchAnswers(socket)
  socket.write(upgradeRequest(port))
  const isGreeted = random.below(STRANGER_ONE_IN) > 0
  if (isGreeted) socket.write(encode({ opcode: TEXT, body: Buffer.from(HELLO) }))
  const count = Math.min(most, PER_SOCKET)
  for (let frame = 0; frame < count; frame++) {
    const isDeadly = random.below(DEADLY_ONE_IN) === 0
    socket.write(isDeadly ? deadlyFrame(random) : tameFrame(random))
    socket.write(marker(frame))
  }
  // A frame that claims to be longer than it is waits for more: the end of the stream is its end.
  socket.end(encode({ opcode: CLOSE, body: Buffer.from([3, 232]) }))
  socket.setTimeout(PATIENCE, () => socket.destroy())
  await closed(socket)
  const lookedAt = answers.lookedAt()
  if (lookedAt === 0) throw new Error('the host does not open a socket')
  return Math.min(count, lookedAt)
}

/** Sends frames to a host on this computer over as many sockets as it takes, until it has looked at so many; how many that were. */
export async function sendBadFrames(port: number, seed: string, count: number): Promise<number> {
  const random = fastRandom(seed)
  let lookedAt = 0
  while (lookedAt < count) lookedAt += await sendOver(port, random, count - lookedAt)
  return lookedAt
}

/** Opens a socket and sends one-byte fragments of a message that never ends, until the host hangs up or all are sent. */
export async function sendFragments(port: number, count: number): Promise<void> {
  const socket = await rawSocket(port)
  socket.write(upgradeRequest(port))
  const body = Buffer.from([0x20])
  const next = encode({ opcode: CONTINUED, body, isFinal: false })
  socket.write(encode({ opcode: TEXT, body, isFinal: false }))
  socket.write(Buffer.concat(Array.from({ length: count }, () => next)))
  await closed(socket)
}
