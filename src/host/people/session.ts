/** A person at this host: one secret, at most one connection, at most one table. */
import type { Language } from '../../engine/basics/language'
import { Latest } from '../../engine/basics/latest'
import type { Command } from '../../protocol/clientMessages'
import type { Answer, HostMessage, Refused, TableLeft } from '../../protocol/hostMessages'
import type { Figure } from '../../protocol/terms'
import { figureFor } from './figures'
import type { HostConnection, Journal } from '../ports'
import type { SavedCommand } from '../table/tableRecords'
import { fullAllowances, type Allowance, type TokenBucket } from './rateLimit'

/** Answers with something in them that are kept; refusals are kept longer, because they are small. */
const MOST_ANSWERS = 64
const MOST_REFUSED = 512
/** Refusals of a person that a journal holds: whoever asks again after a restart has few answers to wait for. */
const MOST_WRITTEN = 64

/** What only reads is read again when its number comes again: a part of a text holds the whole text in memory. */
const READING: ReadonlySet<Command['kind']> = new Set<Command['kind']>([
  'fetchRecord',
  'fetchContent',
  'fetchDeck',
  'lookAtDecks',
  'compareDeck',
])

/** What is kept of a person over a restart; the secret only as its hash. */
export interface SavedPerson {
  readonly person: string
  readonly name: string
  readonly language: Language
  /** Absent in journals that were begun before there were any. */
  readonly figure?: Figure
  /** SHA-256 of the secrets that open this session, the newest first. */
  readonly tokens: readonly string[]
  /** The highest command that was carried out. */
  readonly lastCommand: number
}

/** A refusal, and the table that its command named. */
interface KeptRefusal {
  readonly answer: Refused
  readonly table: string | undefined
}

/** A table, and what keeps it. */
interface Place {
  readonly id: string
  readonly journal: Journal
}

/** A person at this host. */
export class Session {
  readonly person: string
  name: string
  language: Language
  /** The portrait beside the name. */
  figure: Figure
  lastCommand: number
  tokens: readonly string[]
  /** The hash of the secret that the last greeting was answered with; undefined before there was one. */
  given: string | undefined
  /** The person has something to lose here: he is known again after a restart. */
  isKept = false
  /** The table the person is at. */
  table: string | undefined
  connection: HostConnection | undefined
  /** The journals of which anything that the person is sent may tell: that of all people, and of every table he is at or has just been at. */
  readonly concerns = new Set<Journal>()
  local = false
  address = ''
  /** How the person came to be at no table any more; undefined: he is at one, or never was. */
  private leftLast: TableLeft | undefined
  private readonly answers = new Latest<number, Answer>(MOST_ANSWERS)
  /** Refusals that no journal has yet. */
  private unsaved: number[] = []
  private readonly refused = new Latest<number, KeptRefusal>(MOST_REFUSED)
  private readonly allowances: Readonly<Record<Allowance, TokenBucket>>

  constructor(saved: SavedPerson, now: number) {
    this.person = saved.person
    this.name = saved.name
    this.language = saved.language
    this.figure = saved.figure ?? figureFor(saved.person)
    this.tokens = saved.tokens
    this.lastCommand = saved.lastCommand
    this.allowances = fullAllowances(now)
  }

  /** Sends, if the person is there. */
  send(message: HostMessage): void {
    this.sendText(JSON.stringify(message))
  }

  /** Sends a message that was made text before, because others get the same. */
  sendText(message: string): void {
    this.connection?.send(message, this.concerns)
  }

  /** All that follows may tell of this table. */
  comesTo({ id, journal }: Place): void {
    this.table = id
    this.leftLast = undefined
    this.concerns.add(journal)
  }

  /** The person is not at the table any more, and is told so: at once, and after a gap once more. */
  noteTakenFrom(left: TableLeft): void {
    this.table = undefined
    this.leftLast = left
    this.send(left)
  }

  /** Says again that the person was taken from his table, as he may not have heard it; nothing if he was not. */
  tellLeft(): void {
    if (this.leftLast) this.send(this.leftLast)
  }

  /** Nothing that follows tells of this table once what was written of it so far is on the disk, unless the person is there. */
  letGoOf({ id, journal }: Place): void {
    journal.whenKept(() => {
      if (this.table !== id) this.concerns.delete(journal)
    })
  }

  /** The answer that command `id` got before; undefined if it is new, or of a kind that only reads. */
  answerTo(id: number, kind?: Command['kind']): Answer | undefined {
    const answer = this.refused.get(id)?.answer ?? this.answers.get(id)
    if (answer) return answer
    if (kind && READING.has(kind)) return undefined
    return id <= this.lastCommand ? { type: 'answer', id, ok: true } : undefined
  }

  /** Notes the answer to a command, and the table that this named. */
  keepAnswer(answer: Answer, table?: string): void {
    this.lastCommand = Math.max(this.lastCommand, answer.id)
    if (!answer.ok) {
      this.refused.set(answer.id, { answer, table })
      this.unsaved = [...this.unsaved, answer.id].slice(-MOST_WRITTEN)
    } else if (answer.table !== undefined || answer.practice !== undefined) {
      this.answers.set(answer.id, answer)
    }
  }

  /** Takes up what was carried out and refused at a table before a restart, and what led there. */
  restoreCommands(table: string, { command, refused, led = [] }: SavedCommand): void {
    this.lastCommand = Math.max(this.lastCommand, command)
    for (const answer of refused) {
      // Another table's journal holds its word alone.
      const known = this.refused.get(answer.id)?.answer ?? {}
      if (Object.keys(known).length > Object.keys(answer).length) continue
      this.refused.set(answer.id, { answer, table })
    }
    for (const id of led) this.answers.set(id, { type: 'answer', id, ok: true, table })
  }

  /** The commands that led to a table, the oldest first. */
  ledTo(table: string): number[] {
    return this.answers
      .values()
      .flatMap((answer) => (answer.ok && answer.table === table ? [answer.id] : []))
  }

  /** The refusals that the next record of this person's commands at a table has to hold. */
  unsavedRefusals(table: string): Refused[] {
    return writtenAt(
      table,
      this.unsaved.flatMap((id) => this.refused.get(id) ?? []),
    )
  }

  /** Those that the table's journal has to hold when it is written anew. */
  refusals(table: string): Refused[] {
    return writtenAt(table, this.refused.values().slice(-MOST_WRITTEN))
  }

  /** A command is written down, and with it all refusals before it. */
  noteCarriedOut(command: number): void {
    this.lastCommand = Math.max(this.lastCommand, command)
    this.unsaved = []
  }

  /** Takes one from this allowance; false: none is left. `now` in milliseconds. */
  spend(what: Allowance, now: number): boolean {
    return this.allowances[what].take(now)
  }

  /** What is to be kept over a restart. */
  save(): SavedPerson {
    const { person, name, language, figure, tokens, lastCommand } = this
    return { person, name, language, figure, tokens, lastCommand }
  }
}

/** Refusals as a table keeps them: of what was asked elsewhere the word alone, since a whole refusal is as long as whoever asked for it likes. */
function writtenAt(here: string, refusals: readonly KeptRefusal[]): Refused[] {
  return refusals.map(({ answer, table }) => {
    const { type, id, ok, refusal } = answer
    return table === here ? answer : { type, id, ok, refusal }
  })
}
