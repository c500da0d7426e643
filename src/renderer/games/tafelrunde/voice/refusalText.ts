/** Says why a move was not taken and what can be done instead. */
import { ownPlayer } from '../../../../games/tafelrunde/outside/check'
import {
  FACES,
  REASONS,
  type TafelrundeReason,
  type TafelrundeView,
} from '../../../../games/tafelrunde/outside/contract'
import { chestGems, sidesOf, sumOfGems } from '../../../../games/tafelrunde/outside/faces'
import { termsOf } from '../../../../games/tafelrunde/outside/securing'
import { chosenChests, coloursToProtect, type Draft } from '../ask/draft'
import { waitingOf } from './reader'
import { hostRefusalKey, type Refused } from '../../../table/ask/useSending'
import type { Voice } from './voice'

/** What a refusal is judged by. */
export interface RefusalContext {
  readonly view: TafelrundeView
  readonly draft: Draft
  readonly voice: Voice
}

function fromTurn({ view, voice }: RefusalContext): string {
  if (view.phase.kind !== 'playing' || view.phase.seat !== view.you) return waitingOf(view, voice)
  return voice.table(view.phase.duty ? 'legal.anyCard' : 'legal.cardOrPass')
}

function fromDiscard({ view, voice }: RefusalContext): string {
  const cards = ownPlayer(view).discard
  if (cards.length === 0) return voice.table('legal.noCards')
  return voice.table('legal.cards', { names: voice.cards(cards) })
}

function fromColours({ view, voice }: RefusalContext): string {
  const names = coloursToProtect(view).map((colour) => voice.colour(colour))
  if (names.length === 0) return voice.table('ask.noColour')
  return voice.table('legal.colours', { names: names.join(', ') })
}

function fromSides({ draft, voice }: RefusalContext): string {
  const names = sidesOf(draft.card ?? FACES).map(({ colour }) => voice.colour(colour))
  return voice.table('legal.sides', { names: names.join(', ') })
}

function fromChests({ view, voice }: RefusalContext): string {
  return voice.table('legal.chests', { names: voice.chests([...new Set(ownPlayer(view).open)]) })
}

function fromGems({ view, draft, voice }: RefusalContext): string {
  const isMore = termsOf(ownPlayer(view).lying, view.options) === 'sum-and-one'
  const chests = chosenChests(view, draft)
  // What six is compared with: the most valuable chest comes on top (TR-27).
  const n = sumOfGems(chests) - (isMore ? Math.max(0, ...chests.map(chestGems)) : 0)
  return voice.table(isMore ? 'legal.sumAndOne' : 'legal.sum', { n })
}

/** What can be done instead, by reason; empty where nothing can be done. */
const INSTEAD: Readonly<Record<TafelrundeReason, (context: RefusalContext) => string>> = {
  'not-seated': fromTurn,
  'match-over': () => '',
  'not-your-turn': fromTurn,
  'other-decision-owed': fromTurn,
  'special-already-chosen': fromTurn,
  'chests-already-chosen': fromTurn,
  'already-passed': fromTurn,
  'card-not-in-hand': fromTurn,
  'side-not-on-card': fromSides,
  'must-play-first': fromTurn,
  'feierabend-barred': ({ voice }) => voice.table('legal.otherCard'),
  'colour-must-be-named': fromColours,
  'no-open-chest-of-colour': fromColours,
  'card-not-in-discard': fromDiscard,
  'no-chest-named': fromChests,
  'chest-not-open': fromChests,
  'one-chest-only': fromChests,
  'too-many-gems': fromGems,
}

function reasonOf(refused: Refused<TafelrundeReason>): TafelrundeReason | undefined {
  return REASONS.find((reason) => reason === refused.reason)
}

/** A refusal in the reader's language; undefined without one. */
export function refusalText(
  refused: Refused<TafelrundeReason> | undefined,
  context: RefusalContext,
): string | undefined {
  if (refused === undefined) return undefined
  const { view, voice } = context
  const reason = reasonOf(refused)
  if (reason !== undefined) {
    const why = voice.table(`reason.${reason}`)
    const said = voice.table('refused', { why })
    const instead = view.you === undefined ? waitingOf(view, voice) : INSTEAD[reason](context)
    return `${said} ${instead}`.trim()
  }
  return voice.listener.t(hostRefusalKey(refused))
}
