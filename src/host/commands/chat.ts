/** Talking at a table. */
import { sanitizeChat } from '../../protocol/text'
import { STORAGE_FAILED, type CommandResult, type Request } from './request'

/** A line in one's own words. */
export function say({ table, session, command, origin }: Request<'say'>): CommandResult {
  const text = sanitizeChat(command.text)
  if (text === '') return { refusal: 'text-not-allowed' }
  if (!session.mayChat(table.ports.clock.now())) return { refusal: 'too-fast' }
  if (!table.say(session, { text }, origin)) return STORAGE_FAILED
  table.publish()
  return undefined
}

/** A ready-made line, which everybody reads in his own language. */
export function sayPhrase({
  table,
  session,
  command,
  origin,
}: Request<'sayPhrase'>): CommandResult {
  if (!session.mayChat(table.ports.clock.now())) return { refusal: 'too-fast' }
  if (!table.say(session, { phrase: command.phrase }, origin)) return STORAGE_FAILED
  table.publish()
  return undefined
}
