/** Sealed lines in memory: a cable of which every byte is noted, a host and a guest at its ends, and somebody in between. */
import { fastRandom } from '../../../src/engine/chance/fastRandom'
import type { Connection, ConnectionEvents } from '../../../src/protocol/connection'
import type { KeyPair } from '../../../src/protocol/secure/noise'
import {
  acceptSealed,
  connectSealed,
  drawKeyPair,
  fingerprintOf,
  type ByteEvents,
  type ByteLine,
  type HostSide,
} from '../../../src/protocol/secure/secureLine'
import { HandClock } from '../host/handClock'

const random = fastRandom('sealed')
const entropy = {
  bytes: (count: number) => Uint8Array.from({ length: count }, () => random.below(256)),
}

/** A fresh pair of keys. */
export function drawKey(): KeyPair {
  return drawKeyPair(entropy)
}

/** Both ends of a cable of which every byte is noted. */
export class Cable {
  readonly heard: Uint8Array[] = []
  private guest: ByteEvents | undefined
  private host: ByteEvents | undefined
  /** Code with which either end closed it. */
  closedWith: number | undefined
  /** What becomes of bytes on their way. */
  onWay = (bytes: Uint8Array): Uint8Array => bytes

  /** The guest's end. */
  guestEnd(events: ByteEvents): ByteLine {
    this.guest = events
    return this.end(() => this.host)
  }

  /** The host's end, and who hears what comes there. */
  hostEnd(accept: (line: ByteLine) => ByteEvents): void {
    this.host = accept(this.end(() => this.guest))
  }

  private end(other: () => ByteEvents | undefined): ByteLine {
    return {
      send: (bytes) => {
        if (this.closedWith !== undefined) return
        this.heard.push(bytes)
        const arriving = this.onWay(bytes)
        queueMicrotask(() => other()?.received(arriving))
      },
      close: (code = 1000) => {
        if (this.closedWith !== undefined) return
        this.closedWith = code
        this.guest?.closed(code)
        this.host?.closed(code)
      },
    }
  }
}

/** One end of a connection, and what it has heard. */
export class Talker implements ConnectionEvents {
  readonly got: string[] = []
  ended: number | undefined

  received(frame: string): void {
    this.got.push(frame)
  }

  closed(code: number): void {
    this.ended = code
  }
}

/** One bit changed. */
export function bend(bytes: Uint8Array): Uint8Array {
  const bent = Uint8Array.from(bytes)
  const at = random.below(bent.length)
  bent[at] = (bent[at] ?? 0) ^ (1 << random.below(8))
  return bent
}

/** A host's end, and the connections that it has been handed. */
export function hostSide(
  events: ConnectionEvents,
  own: KeyPair,
  clock = new HandClock(),
): { readonly side: HostSide; readonly connections: readonly Connection[] } {
  const connections: Connection[] = []
  const side = {
    clock,
    entropy,
    own,
    encode: (frame: string) => Buffer.from(frame),
    connect: (connection: Connection) => {
      connections.push(connection)
      return events
    },
  }
  return { side, connections }
}

/** Everything that is on its way has arrived. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve()
}

/** A guest's end, who means the host with this fingerprint, or any. */
export function connectGuest(
  cable: Cable,
  events: ConnectionEvents,
  meant: string | undefined,
): Connection {
  return connectSealed(
    {
      entropy,
      open: (heard) => cable.guestEnd(heard),
      isMeant: (fingerprint) => meant === undefined || meant === fingerprint,
    },
    events,
  )
}

/** What somebody in between does: he answers with a key of his own, or hands on the true host's answer with one bit changed. */
export type Between = 'own key' | 'bent answer'

/** A guest who says a secret over a line with somebody in between: what anybody has heard of it, and whether the guest's end was cut. */
export async function standBetween(
  how: Between,
): Promise<{ readonly heard: readonly string[]; readonly isCut: boolean }> {
  const own = drawKey()
  const [near, far] = [new Cable(), new Cable()]
  const [host, thief] = [new Talker(), new Talker()]
  const connection = connectGuest(near, new Talker(), fingerprintOf(own.public))
  if (how === 'own key') near.hostEnd((line) => acceptSealed(hostSide(thief, drawKey()).side, line))
  else {
    far.hostEnd((line) => acceptSealed(hostSide(host, own).side, line))
    near.hostEnd((line) => ({
      received(bytes) {
        const relay = far.guestEnd({
          received(answer) {
            line.send(bend(answer))
          },
          closed: () => undefined,
        })
        relay.send(bytes)
      },
      closed: () => undefined,
    }))
  }
  connection.send('{"token":"secret"}')
  await settled()
  return { heard: [...host.got, ...thief.got], isCut: near.closedWith !== undefined }
}
