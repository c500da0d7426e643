/** What is given out after a match: records and content, as texts in parts. */
import type { Content } from '../../engine/content'
import { LONGEST_PART } from '../../protocol/hostMessages'
import type { Table } from '../table'
import type { CommandResult, Request } from './request'

function partOf(text: string, from: number): CommandResult {
  return { part: { text: text.slice(from, from + LONGEST_PART), total: text.length } }
}

/** The record of a finished match. */
export function fetchRecord({ table, command }: Request<'fetchRecord'>): CommandResult {
  const found = table.ledger.finished.find(({ past }) => past.number === command.match)
  if (!found?.record) return { refusal: 'no-such-match' }
  return partOf(JSON.stringify(found.record), command.from)
}

/** Content that a finished match was played with, unless another match of this host still is: its cards are not turned yet. */
export function fetchContent({ table, command }: Request<'fetchContent'>): CommandResult {
  const content = findPlayed(table, command.hash)
  if (!content) return { refusal: 'no-such-content' }
  if (table.ports.isContentInPlay(command.hash)) return { refusal: 'content-in-use' }
  // The data alone: whoever fetches names it by what it is.
  return partOf(JSON.stringify(content.data), command.from)
}

function findPlayed(table: Table, hash: string): Content | undefined {
  const named = table.ledger.finished
    .flatMap(({ record }) => record?.content ?? [])
    .find((name) => name.hash === hash)
  const content = named && table.ports.contents.find(named.id, named.hash)
  return content?.hash === hash ? content : undefined
}
