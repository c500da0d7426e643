/** A long text of the host, fetched part by part. */
import { err, ok, type Result } from '../engine/basics/result'
import type { Command } from '../protocol/clientMessages'
import type { Answer } from '../protocol/hostMessages'
import type { Refusal } from '../protocol/terms'
import type { WantedText } from './client'

/** Parts of a text at most: a host that never comes to an end is not listened to for ever. */
const MOST_PARTS = 1000

/** Asks for a text from a letter on. */
function partCommand(wanted: WantedText, from: number): Command {
  if ('match' in wanted) return { kind: 'fetchRecord', match: wanted.match, from }
  if ('hash' in wanted) return { kind: 'fetchContent', hash: wanted.hash, from }
  if ('deck' in wanted) return { kind: 'fetchDeck', deck: wanted.deck, from }
  return { kind: 'lookAtDecks', from }
}

/** The whole text, or why the host does not give it. */
export async function fetchText(
  wanted: WantedText,
  ask: (command: Command) => Promise<Answer>,
): Promise<Result<string, Refusal>> {
  let text = ''
  for (let part = 0; part < MOST_PARTS; part++) {
    const answer = await ask(partCommand(wanted, text.length))
    if (!answer.ok) return err(answer.refusal)
    if (!answer.part || answer.part.text === '') break
    text += answer.part.text
    if (text.length >= answer.part.total) return ok(text)
  }
  return err('match' in wanted ? 'no-such-match' : 'no-such-content')
}
