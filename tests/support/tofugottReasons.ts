/** Every reason that a bot of Tofugott may give on a shipped question card, whatever its character. */
import { readFileSync } from 'node:fs'
import { reasonsFor, type Reason } from '../../src/bots/tofugott/explain'
import { nameContent } from '../../src/engine/content'
import type { Json } from '../../src/engine/json'
import { tofugott } from '../../src/games/tofugott/inside'
import type { QuestionCard } from '../../src/games/tofugott/inside/readContent'
import type { Role } from '../../src/games/tofugott/outside/contract'
import { SILHOUETTES, type Silhouette } from '../../src/games/tofugott/outside/silhouettes'
import type { TraitWeights } from '../../src/games/tofugott/outside/traits'

/** One reason, and what it is given for. */
export interface GivenReason extends Reason {
  readonly card: QuestionCard
  /** From 0. */
  readonly question: number
  readonly asked: TraitWeights
  readonly role: Role
  readonly silhouette: Silhouette
}

const FILE = new URL('resources/content/tofugott/box.json', `file://${process.cwd()}/`)

/** The shipped question cards. */
export function shippedCards(): readonly QuestionCard[] {
  const data: Json = JSON.parse(readFileSync(FILE, 'utf8'))
  const read = tofugott.readContent(nameContent('tofugott/box', data))
  if (!read.ok) throw new Error(read.error)
  return read.value.cards
}

/** All of them: each card, question, silhouette, best and worst. */
export function everyReason(): readonly GivenReason[] {
  return shippedCards().flatMap((card) =>
    (card.traits ?? []).flatMap((asked, question) =>
      SILHOUETTES.flatMap((silhouette) =>
        (['best', 'worst'] as const).flatMap((role) =>
          reasonsFor(silhouette, { role, asked, leaning: {} }).map((reason) => {
            return { ...reason, card, question, asked, role, silhouette }
          }),
        ),
      ),
    ),
  )
}
