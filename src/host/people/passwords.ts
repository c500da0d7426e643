/** The passwords of tables as they are kept: what one was cannot be read there. Sealing and trying one costs the only thread of the host some ten milliseconds, so both are counted. */
import { hashText, slowHash } from '../../engine/basics/hash'
import { formatHex } from '../../engine/basics/hex'
import type { Clock, Entropy } from '../../engine/basics/ports'
import type { SavedPassword } from '../table/tableRecords'
import { Buckets, SEAL_RATE, SLOW_HASH_RATE, TokenBucket } from './rateLimit'

const SALT_BYTES = 16

/** What passwords need. */
export interface PasswordPorts {
  readonly clock: Clock
  readonly entropy: Entropy
  /** Another hash than the dear one. */
  readonly hash?: (text: string, salt: string) => string
}

/** Who sets a password or tries one; the host's own computer is not counted. */
export interface PasswordUser {
  readonly local: boolean
  readonly address: string
}

/** Seals passwords and tries them. */
export class Passwords {
  private readonly bySealer = new Buckets(SEAL_RATE)
  private readonly all: TokenBucket
  /** What was sealed here or was right once, by what it was sealed to: in memory alone, as a hash that is cheap. */
  private readonly known = new WeakMap<SavedPassword, string>()
  private readonly hash: NonNullable<PasswordPorts['hash']>

  constructor(private readonly ports: PasswordPorts) {
    this.all = new TokenBucket(SLOW_HASH_RATE, ports.clock.now())
    this.hash = ports.hash ?? slowHash
  }

  /** A password, sealed; undefined: too many have been sealed or tried. */
  seal(password: string, by: PasswordUser): SavedPassword | undefined {
    const isOneOfFew = by.local || this.bySealer.take(by.address, this.ports.clock.now())
    if (!isOneOfFew || !this.mayHash(by)) return undefined
    const salt = formatHex(this.ports.entropy.bytes(SALT_BYTES))
    const sealed = { salt, hash: this.hash(password, salt) }
    this.known.set(sealed, quickHash(password, sealed))
    return sealed
  }

  /** Whether this was the password that was sealed, which costs nothing if it was sealed or right here before; undefined: too many have been sealed or tried. */
  isRight(given: string, sealed: SavedPassword, by: PasswordUser): boolean | undefined {
    const quick = quickHash(given, sealed)
    if (this.known.get(sealed) === quick) return true
    if (!this.mayHash(by)) return undefined
    if (this.hash(given, sealed.salt) !== sealed.hash) return false
    this.known.set(sealed, quick)
    return true
  }

  private mayHash({ local }: PasswordUser): boolean {
    return local || this.all.take(this.ports.clock.now())
  }
}

/** Of the same text as the dear hash is: each way of writing a letter counts alike. */
function quickHash(password: string, { salt }: SavedPassword): string {
  return hashText(salt + password.normalize('NFC'))
}
