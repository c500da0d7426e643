/** A connection whose every frame is sealed: who listens on the network reads nothing, and the guest knows which host it talks to. */
import { bytesToUtf8, utf8ToBytes } from '@noble/hashes/utils'
import { hashBytes } from '../../engine/basics/hash'
import { formatHex } from '../../engine/basics/hex'
import type { Clock, Entropy } from '../../engine/basics/ports'
import type { Connection, ConnectionEvents } from '../connection'
import { FINGERPRINT_DIGITS, PROTOCOL_VERSION } from '../terms'
import {
  greetHost,
  KEY_BYTES,
  keyPairOf,
  meetGuest,
  type KeyPair,
  type MetHost,
  type SealedLine,
} from './noise'

/** Mixed into the handshake: it fails unless both ends use the same text. */
const PROLOGUE = utf8ToBytes('stammtisch sealed line 1')
/** Milliseconds that a guest may take until it begins. */
const FIRST_WITHIN = 5000

/** What carries bytes. */
export interface ByteLine {
  /** Sends, as soon as it is open. */
  send(bytes: Uint8Array): void
  close(code?: number): void
}

/** What is heard of it. */
export interface ByteEvents {
  received(bytes: Uint8Array): void
  closed(code: number): void
}

/** By what people and links know a host: the first half of the SHA-256 of its public key in hexadecimal. */
export function fingerprintOf(hostKey: Uint8Array): string {
  return formatHex(hashBytes(hostKey)).slice(0, FINGERPRINT_DIGITS)
}

/** A fresh pair of keys. */
export function drawKeyPair(entropy: Entropy): KeyPair {
  return keyPairOf(entropy.bytes(KEY_BYTES))
}

/** What a guest needs. */
export interface GuestSide {
  readonly entropy: Entropy
  open(events: ByteEvents): ByteLine
  /** Whether this is the host that is meant; nothing was told to it yet. */
  isMeant(fingerprint: string): boolean
}

/** What the client hears when another host answers than the one that is meant: this end says it, not that host. */
const OTHER_HOST = JSON.stringify({
  type: 'goodbye',
  why: 'other-host',
  protocol: PROTOCOL_VERSION,
  app: '',
})

/** A guest's end. What is sent before the host has shown who it is waits until then. */
export function connectSealed(side: GuestSide, events: ConnectionEvents): Connection {
  const greeting = greetHost(drawKeyPair(side.entropy), PROLOGUE)
  const waiting: string[] = []
  let sealed: SealedLine | undefined
  let isOver = false

  const end = (): void => {
    isOver = true
    line.close(1000)
  }
  const meet = (host: MetHost | undefined): void => {
    if (!host) {
      end()
      return
    }
    if (!side.isMeant(fingerprintOf(host.hostKey))) {
      events.received(OTHER_HOST)
      end()
      return
    }
    sealed = host.line
    for (const frame of waiting.splice(0)) line.send(sealed.seal(utf8ToBytes(frame)))
  }
  const line = side.open({
    received(bytes) {
      if (isOver) return
      if (!sealed) {
        meet(greeting.finish(bytes))
        return
      }
      const open = sealed.open(bytes)
      if (open) events.received(bytesToUtf8(open))
      else end()
    },
    closed(code) {
      isOver = true
      events.closed(code)
    },
  })
  line.send(greeting.first)
  return {
    send(frame) {
      if (isOver) return
      if (sealed) line.send(sealed.seal(utf8ToBytes(frame)))
      else waiting.push(frame)
    },
    close(code) {
      isOver = true
      line.close(code)
    },
  }
}

/** What a host needs. */
export interface HostSide {
  readonly clock: Clock
  readonly entropy: Entropy
  readonly own: KeyPair
  /** The same bytes for the same frame: it may go to many. */
  encode(frame: string): Uint8Array
  /** Hands the connection to the host. */
  connect(connection: Connection): ConnectionEvents
}

/** A host's end of a line that has just been opened. The host hears of it once the two have met. */
export function acceptSealed(side: HostSide, line: ByteLine): ByteEvents {
  let events: ConnectionEvents | undefined
  let sealed: SealedLine | undefined
  const stopWaiting = side.clock.after(FIRST_WITHIN, () => {
    line.close(1008)
  })

  const meet = (first: Uint8Array): void => {
    stopWaiting()
    const fresh = drawKeyPair(side.entropy)
    const guest = meetGuest(first, { own: side.own, fresh }, PROLOGUE)
    if (!guest) {
      line.close(1008)
      return
    }
    sealed = guest.line
    line.send(guest.answer)
    events = side.connect({
      send(frame) {
        line.send(guest.line.seal(side.encode(frame)))
      },
      close(code) {
        line.close(code)
      },
    })
  }
  return {
    received(bytes) {
      if (!sealed) {
        meet(bytes)
        return
      }
      const open = sealed.open(bytes)
      if (open) events?.received(bytesToUtf8(open))
      else line.close(1008)
    },
    closed(code) {
      stopWaiting()
      events?.closed(code)
    },
  }
}
