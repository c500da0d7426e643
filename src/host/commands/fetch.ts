/** What is given out after a match: records and content, as texts in parts. */
import type { Content } from '../../engine/contract/content'
import { LONGEST_PART } from '../../protocol/hostMessages'
import type { Table } from '../table/table'
import type { CommandResult, Request } from './request'

/** A part of a text, as it is answered with. */
export function partOf(text: string, from: number): CommandResult {
  return { part: { text: text.slice(from, from + LONGEST_PART), total: text.length } }
}

/** The record of a finished match. */
export function fetchRecord({ table, command }: Request<'fetchRecord'>): CommandResult {
  const found = table.ledger.finished.find(({ past }) => past.number === command.match)
  if (!found?.record) return { refusal: 'no-such-match' }
  const key = `${table.id} ${String(command.match)}`
  return partOf(table.ports.texts.of(key, found.record), command.from)
}

/**
 * Content that a finished match was played with; not while another match of this host is played
 * with it, or, where it is no secret, while he who asks is in that match: nothing is looked up before it is settled.
 */
export function fetchContent({ table, session, command }: Request<'fetchContent'>): CommandResult {
  const played = findPlayed(table, command.hash)
  if (!played) return { refusal: 'no-such-content' }
  const by = played.isOpen ? session.person : undefined
  const isInPlay = table.ports.isContentInPlay(command.hash, by)
  if (isInPlay) return { refusal: 'content-in-use' }
  // The data alone: whoever fetches names it by what it is.
  const { hash, data } = played.content
  return partOf(table.ports.texts.of(hash, data), command.from)
}

interface PlayedContent {
  readonly content: Content
  /** No secret during a match. */
  readonly isOpen: boolean
}

function findPlayed({ ledger, ports }: Table, hash: string): PlayedContent | undefined {
  for (const { record } of ledger.finished) {
    const named = record?.content.find((name) => name.hash === hash)
    const content = named && ports.contents.find(named.id, named.hash)
    if (!record || content?.hash !== hash) continue
    const game = ports.planning.gameOf(record.game)
    return { content, isOpen: game?.open((rules) => rules.isOpenContent?.(content.id)) === true }
  }
  return undefined
}
