/** What a table needs of its host. */
import type { ContentPort } from '../../engine/contract/content'
import type { Language } from '../../engine/basics/language'
import type { Clock, Entropy } from '../../engine/basics/ports'
import type { TeamScore } from '../bests'
import type { WrittenTexts } from '../commands/writtenTexts'
import type { Planning } from './planning'
import type { BotPort, Log } from '../ports'
import type { Passwords } from '../people/passwords'
import type { Session } from '../people/session'

/** What a table needs of its host. */
export interface TablePorts {
  readonly clock: Clock
  readonly entropy: Entropy
  readonly bots: BotPort
  readonly log: Log
  readonly contents: ContentPort
  readonly planning: Planning
  readonly texts: WrittenTexts
  readonly passwords: Passwords
  readonly language: Language
  readonly pace: number
  sessionOf(person: string): Session | undefined
  /** Whether a person at this host could be mistaken for a bot of this name. */
  isPersonCalled(name: string): boolean
  /** Whether any match of this host that runs or is being dealt is played with the content of this hash; with `by`, any that this person is in. */
  isContentInPlay(hash: string, by?: string): boolean
  /** Counts a team's score; the best of the same people before it, undefined for the first. */
  noteScore(score: TeamScore): number | undefined
  /** Something about the table changed that the lobby may show. */
  changed(table: string): void
  /** The table is closed; `people` are all whom it knew. */
  closed(table: string, people: readonly string[]): void
}
