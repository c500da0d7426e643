/** The question cards on which bots of Tofugott give reasons. */
import { readFileSync } from 'node:fs'
import { nameContent } from '../../../src/engine/contract/content'
import type { Json } from '../../../src/engine/basics/json'
import { tofugott } from '../../../src/games/tofugott/inside'
import type { QuestionCard } from '../../../src/games/tofugott/inside/readContent'

const FILE = new URL('resources/content/tofugott/box.json', `file://${process.cwd()}/`)

/** The shipped question cards. */
export function shippedCards(): readonly QuestionCard[] {
  const data: Json = JSON.parse(readFileSync(FILE, 'utf8'))
  const read = tofugott.readContent(nameContent('tofugott/box', data))
  if (!read.ok) throw new Error(read.error)
  return read.value.cards
}
