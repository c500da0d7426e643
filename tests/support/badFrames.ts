/** WebSocket frames from a grammar of good and bad ones: most are sound enough to be looked at. */
import { fastRandom } from '../../src/engine/fastRandom'
import type { Random } from '../../src/engine/random'
import { closed, rawSocket, upgradeRequest } from './rawSocket'

const TEXTS = [
  '{"type":"ping","at":1}',
  '{"type":"resync"}',
  '{"type":"hello","protocol":1,"app":"x","name":"X","language":"de"}',
  '{"type":"command","id":1,"command":{"kind":"start"}}',
  '{"type":"command","id":1,"command":{"kind":"move","move":{"__proto__":1}}}',
  '{"type":"__proto__"}',
  '[[[[[[[[[[[[]]]]]]]]]]]]',
  'null',
  '"',
  '',
] as const
const OPCODES = [0, 1, 1, 1, 1, 2, 3, 7, 8, 9, 10, 11, 15] as const

function payload(random: Random): Buffer {
  if (random.below(3) > 0) return Buffer.from(TEXTS[random.below(TEXTS.length)] ?? '')
  const length = random.below(20) === 0 ? 20_000 : random.below(200)
  return Buffer.from(Array.from({ length }, () => random.below(256)))
}

function head(first: number, length: number, isMasked: boolean): Buffer {
  const mask = isMasked ? 0x80 : 0
  if (length < 126) return Buffer.from([first, mask | length])
  return Buffer.from([first, mask | 126, length >> 8, length & 255])
}

/** One frame: any opcode, reserved bits, fragments, missing masks, wrong lengths, bad UTF-8 among them. */
function badFrame(random: Random): Buffer {
  const body = payload(random)
  const isFinal = random.below(8) > 0
  const reserved = random.below(30) === 0 ? 0x70 & (1 << (4 + random.below(3))) : 0
  const opcode = OPCODES[random.below(OPCODES.length)] ?? 1
  const isMasked = random.below(40) > 0
  const length = random.below(60) === 0 ? random.below(60_000) : body.length
  const key = Buffer.from([1, 2, 3, 4])
  const masked = isMasked ? body.map((byte, index) => byte ^ (key[index % 4] ?? 0)) : body
  const parts = [head((isFinal ? 0x80 : 0) | reserved | opcode, length, isMasked)]
  if (isMasked) parts.push(key)
  return Buffer.concat([...parts, masked])
}

/** Opens a socket at a host on this computer and sends so many frames, or as many as it takes before it hangs up. */
export async function sendBadFrames(port: number, seed: string, count: number): Promise<void> {
  const random = fastRandom(seed)
  const socket = await rawSocket(port)
  socket.write(upgradeRequest(port))
  for (let frame = 0; frame < count && socket.writable; frame++) socket.write(badFrame(random))
  socket.setTimeout(200, () => socket.destroy())
  await closed(socket)
}
