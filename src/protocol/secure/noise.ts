/**
 * The handshake `Noise_NX_25519_ChaChaPoly_SHA256` (noiseprotocol.org, revision 34): two sides who have never met agree on keys that
 * nobody who listens can know, and the guest learns for certain which host it talks to. Checked against the vectors of cacophony.
 */
import { chacha20poly1305 } from '@noble/ciphers/chacha'
import { x25519 } from '@noble/curves/ed25519'
import { hkdf } from '@noble/hashes/hkdf'
import { sha256 } from '@noble/hashes/sha2'
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils'
import { hashBytes } from '../../engine/basics/hash'

/** Exactly as long as a hash, which is why it is the first one. */
const PROTOCOL_NAME = 'Noise_NX_25519_ChaChaPoly_SHA256'
/** Bytes of a key of X25519, secret or public. */
export const KEY_BYTES = 32
/** Bytes by which a sealed text is longer than the open one. */
export const TAG_BYTES = 16
const NONCE_BYTES = 12
const NOTHING = new Uint8Array()

/** The two halves of a key. */
export interface KeyPair {
  readonly secret: Uint8Array
  readonly public: Uint8Array
}

/** The pair of a secret half; 32 bytes of chance. */
export function keyPairOf(secret: Uint8Array): KeyPair {
  return { secret, public: x25519.getPublicKey(secret) }
}

/** What both sides have after the handshake; each message is sealed and opened once, in order. */
export interface SealedLine {
  seal(open: Uint8Array): Uint8Array
  /** Undefined: it was changed on the way, left out, doubled or moved. */
  open(sealed: Uint8Array): Uint8Array | undefined
}

/** A key with the number of the next message. */
class Cipher {
  private number = 0

  constructor(private readonly key: Uint8Array) {}

  seal(open: Uint8Array, about: Uint8Array = NOTHING): Uint8Array {
    return chacha20poly1305(this.key, this.nonce(), about).encrypt(open)
  }

  open(sealed: Uint8Array, about: Uint8Array = NOTHING): Uint8Array | undefined {
    try {
      return chacha20poly1305(this.key, this.nonce(), about).decrypt(sealed)
    } catch {
      return undefined
    }
  }

  private nonce(): Uint8Array {
    const nonce = new Uint8Array(NONCE_BYTES)
    new DataView(nonce.buffer).setBigUint64(NONCE_BYTES - 8, BigInt(this.number), true)
    this.number += 1
    return nonce
  }
}

/** Everything that both sides have said and agreed upon so far. */
class Handshake {
  private hash: Uint8Array = utf8ToBytes(PROTOCOL_NAME)
  private chain: Uint8Array = this.hash
  private cipher: Cipher | undefined

  constructor(prologue: Uint8Array) {
    this.note(prologue)
  }

  note(bytes: Uint8Array): void {
    this.hash = hashBytes(this.hash, bytes)
  }

  agree(own: KeyPair, other: Uint8Array): void {
    const [chain, key] = this.derive(x25519.getSharedSecret(own.secret, other))
    this.chain = chain
    this.cipher = new Cipher(key)
  }

  /** Before anything is agreed upon it goes as it is. */
  seal(open: Uint8Array): Uint8Array {
    const sealed = this.cipher?.seal(open, this.hash) ?? open
    this.note(sealed)
    return sealed
  }

  open(sealed: Uint8Array): Uint8Array | undefined {
    const open = this.cipher ? this.cipher.open(sealed, this.hash) : sealed
    this.note(sealed)
    return open
  }

  /** The keys of both ways: the guest's first. */
  split(): readonly [Cipher, Cipher] {
    const [toHost, toGuest] = this.derive(NOTHING)
    return [new Cipher(toHost), new Cipher(toGuest)]
  }

  private derive(input: Uint8Array): readonly [Uint8Array, Uint8Array] {
    const both = hkdf(sha256, input, this.chain, undefined, 2 * KEY_BYTES)
    return [both.subarray(0, KEY_BYTES), both.subarray(KEY_BYTES)]
  }
}

function lineOf(outward: Cipher, inward: Cipher): SealedLine {
  return { seal: (open) => outward.seal(open), open: (sealed) => inward.open(sealed) }
}

/** What a guest has once the host has answered. */
export interface MetHost {
  /** The host's public key: whoever answered has the secret half of it. */
  readonly hostKey: Uint8Array
  readonly payload: Uint8Array
  readonly line: SealedLine
}

/** A guest who waits for the host's answer. */
export interface Greeting {
  /** What is sent to the host first. */
  readonly first: Uint8Array
  /** Undefined: that was no sound answer. */
  finish(answer: Uint8Array): MetHost | undefined
}

/** Begins as a guest, with a fresh key that is used once; `prologue` is what both sides must already mean alike. */
export function greetHost(
  fresh: KeyPair,
  prologue: Uint8Array,
  payload: Uint8Array = NOTHING,
): Greeting {
  const handshake = new Handshake(prologue)
  handshake.note(fresh.public)
  const first = concatBytes(fresh.public, handshake.seal(payload))
  const read = (answer: Uint8Array): MetHost | undefined => {
    const theirs = answer.subarray(0, KEY_BYTES)
    handshake.note(theirs)
    handshake.agree(fresh, theirs)
    const keyEnd = 2 * KEY_BYTES + TAG_BYTES
    const hostKey = handshake.open(answer.subarray(KEY_BYTES, keyEnd))
    if (!hostKey) return undefined
    handshake.agree(fresh, hostKey)
    const told = handshake.open(answer.subarray(keyEnd))
    if (!told) return undefined
    const [toHost, toGuest] = handshake.split()
    return { hostKey, payload: told, line: lineOf(toHost, toGuest) }
  }
  return { first, finish: (answer) => orNothing(() => read(answer)) }
}

/** What a host has once it has heard a guest's greeting. */
export interface MetGuest {
  /** What is sent back. */
  readonly answer: Uint8Array
  readonly payload: Uint8Array
  readonly line: SealedLine
}

/** Answers a guest, with the host's own key and a fresh one that is used once. Undefined: that was no greeting. */
export function meetGuest(
  first: Uint8Array,
  { own, fresh }: { readonly own: KeyPair; readonly fresh: KeyPair },
  prologue: Uint8Array,
  payload: Uint8Array = NOTHING,
): MetGuest | undefined {
  return orNothing(() => {
    const handshake = new Handshake(prologue)
    const theirs = first.subarray(0, KEY_BYTES)
    handshake.note(theirs)
    const told = handshake.open(first.subarray(KEY_BYTES))
    if (!told) return undefined
    handshake.note(fresh.public)
    handshake.agree(fresh, theirs)
    const sealedKey = handshake.seal(own.public)
    handshake.agree(own, theirs)
    const answer = concatBytes(fresh.public, sealedKey, handshake.seal(payload))
    const [toHost, toGuest] = handshake.split()
    return { answer, payload: told, line: lineOf(toGuest, toHost) }
  })
}

/** A key that is too short, or one of the few with which everybody would agree on the same, is refused by throwing. */
function orNothing<Value>(task: () => Value | undefined): Value | undefined {
  try {
    return task()
  } catch {
    return undefined
  }
}
