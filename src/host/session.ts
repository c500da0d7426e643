/** A person at this host: one secret, at most one connection, at most one table. */
import { hashText } from '../engine/hash'
import { formatHex } from '../engine/hex'
import type { Entropy } from '../engine/ports'
import type { Connection } from '../protocol/connection'
import type { Answer, HostMessage, Language } from '../protocol/messages'
import { CHAT_RATE, TokenBucket } from './rateLimit'

const TOKEN_BYTES = 24
const PERSON_BYTES = 8
const REMEMBERED_ANSWERS = 64

/** What is kept of a person over a restart; the secret only as its hash. */
export interface SavedPerson {
  readonly person: string
  readonly name: string
  readonly language: Language
  /** SHA-256 of the secrets that open this session, the newest first. */
  readonly tokens: readonly string[]
  /** The highest command that was carried out. */
  readonly lastCommand: number
}

/** Compares two hashes in a time that does not depend on where they differ. */
function isSameHash(a: string, b: string): boolean {
  if (a.length !== b.length) return false
  let difference = 0
  for (let index = 0; index < a.length; index++) {
    difference |= a.charCodeAt(index) ^ b.charCodeAt(index)
  }
  return difference === 0
}

/** A person at this host. */
export class Session {
  readonly person: string
  name: string
  language: Language
  lastCommand: number
  /** The table the person is at. */
  table: string | undefined
  connection: Connection | undefined
  local = false
  address = ''
  private tokens: string[]
  private readonly answers = new Map<number, Answer>()
  private readonly chat: TokenBucket

  constructor(saved: SavedPerson, now: number) {
    this.person = saved.person
    this.name = saved.name
    this.language = saved.language
    this.tokens = [...saved.tokens]
    this.lastCommand = saved.lastCommand
    this.chat = new TokenBucket(CHAT_RATE, now)
  }

  /** Whether `token` opens this session. */
  opensWith(token: string): boolean {
    const hash = hashText(token)
    let opens = false
    for (const known of this.tokens) if (isSameHash(known, hash)) opens = true
    return opens
  }

  /** A new secret; the one that was just used stays good until the new one has been seen in use. */
  rotateToken(entropy: Entropy, used: string | undefined): string {
    const token = formatHex(entropy.bytes(TOKEN_BYTES))
    this.tokens = used === undefined ? [hashText(token)] : [hashText(token), hashText(used)]
    return token
  }

  /** The client has got its newest secret: older ones are worthless from now on. */
  confirmToken(): void {
    this.tokens = this.tokens.slice(0, 1)
  }

  /** Sends, if the person is there. */
  send(message: HostMessage): void {
    this.connection?.send(JSON.stringify(message))
  }

  /** The answer that command `id` got before; undefined if it is new. */
  answerTo(id: number): Answer | undefined {
    const answer = this.answers.get(id)
    if (answer) return answer
    return id <= this.lastCommand ? { type: 'answer', id, ok: true } : undefined
  }

  /** Notes the answer to a command. */
  keepAnswer(answer: Answer): void {
    this.answers.set(answer.id, answer)
    this.lastCommand = Math.max(this.lastCommand, answer.id)
    if (this.answers.size > REMEMBERED_ANSWERS) {
      const [oldest] = this.answers.keys()
      if (oldest !== undefined) this.answers.delete(oldest)
    }
  }

  /** Whether the person may chat now. */
  mayChat(now: number): boolean {
    return this.chat.take(now)
  }

  /** What is to be kept over a restart; `command`: a command that is being carried out with it. */
  save(command = this.lastCommand): SavedPerson {
    return {
      person: this.person,
      name: this.name,
      language: this.language,
      tokens: [...this.tokens],
      lastCommand: Math.max(command, this.lastCommand),
    }
  }
}

/** A new public id for a person. */
export function newPersonId(entropy: Entropy): string {
  return formatHex(entropy.bytes(PERSON_BYTES))
}
