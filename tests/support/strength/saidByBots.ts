/** What bots of Tofugott say of their cards in whole matches among themselves. */
import { TOFUGOTT_BOTS } from '../../../src/bots/tofugott/bots'
import { present } from '../../../src/engine/basics/invariant'
import type { Options } from '../../../src/engine/options/options'
import { tofugott } from '../../../src/games/tofugott/inside/index'
import { CHARACTERS } from '../../../src/games/tofugott/outside/characters'
import type { CardView } from '../../../src/games/tofugott/outside/contract'
import type { Role } from '../../../src/games/tofugott/outside/role'
import { isFact } from '../../../src/games/tofugott/outside/facts'
import { phrasesOf, type Sentence } from '../../../src/games/tofugott/outside/phrases'
import {
  isPoint,
  isTelling,
  pointsOf,
  type QuestionKind,
} from '../../../src/games/tofugott/outside/questionKinds'
import { SILHOUETTES, type Silhouette } from '../../../src/games/tofugott/outside/silhouettes'
import {
  TRAITS,
  TRAIT_VALUES,
  type Trait,
  type TraitWeights,
} from '../../../src/games/tofugott/outside/traits'
import { BOT_LEVELS, type BotLevel } from '../../../src/protocol/terms'
import { begin } from '../../games/tofugott/scenario'
import { shippedContents } from '../match/shippedContents'

const BUDGET = { playouts: 0, hasTime: () => true }
const CONTENTS = shippedContents()

/** What a bot gave as a reason for a card, and what the question asked for. */
export interface SaidReason {
  readonly turn: number
  readonly seat: number
  readonly phrase: Sentence
  readonly role: Role
  readonly silhouette: Silhouette
  /** From 0. */
  readonly question: number
  readonly card: CardView | undefined
  readonly asked: TraitWeights
  readonly kind: QuestionKind | undefined
}

/** Those who mostly guess what the question asks for. */
const GROWN_UP: readonly BotLevel[] = BOT_LEVELS.filter((level) => level !== 'gentle')

/** A match among bots. */
export interface TalkingMatch {
  readonly seats: number
  /** Who sits where, and part of the seed. */
  readonly number: number
  readonly options: Options
  readonly seed?: string
  /** Around the table in turn; absent: all but those for children, who guess beside the question and then have little to say of it. */
  readonly levels?: readonly BotLevel[]
}

/** The trait that a phrase names, and whether it says that it is there; undefined where it names none. */
export function namedIn(phrase: Sentence): { trait: Trait; isThere: boolean } | undefined {
  if (isFact(phrase)) {
    const [, of, name] = phrase.split('-')
    const silhouette = SILHOUETTES.find((one) => one === of)
    const trait = TRAITS.find((one) => one === name)
    return silhouette && trait && { trait, isThere: TRAIT_VALUES[silhouette][trait] > 0 }
  }
  const all = TRAITS.flatMap((trait) => [true, false].map((isThere) => ({ trait, isThere })))
  return all.find(({ trait, isThere }) =>
    phrasesOf(trait, isThere).some((wording) => wording === phrase),
  )
}

/** How many turns lie between a sentence and the same again at this table, for each that was repeated; 0 within a turn. */
function distancesIn(reasons: readonly SaidReason[]): number[] {
  const last = new Map<Sentence, number>()
  return reasons.flatMap(({ phrase, turn }) => {
    const before = last.get(phrase)
    last.set(phrase, turn)
    return before === undefined ? [] : [turn - before]
  })
}

/** How many sentences of these matches had been said at the same table before, by whomever, of how many, and how many turns before at least: Infinity where none. */
export function repeatedAmong(matches: readonly (readonly SaidReason[])[]): {
  readonly sentences: number
  readonly repeated: number
  readonly nearest: number
} {
  const distances = matches.flatMap(distancesIn)
  return {
    sentences: matches.flat().length,
    repeated: distances.length,
    nearest: Math.min(...distances),
  }
}

/** Whether a sentence says what an answer to such a question means for it: for it, or, of a worst one, against it. */
function isPointOf(sentence: Sentence, kind: QuestionKind, role: Role): boolean {
  return isPoint(sentence) && pointsOf(kind, role !== 'worst').includes(sentence)
}

/** Whether a reason is one for this question: a trait that the question is about, or a word on what the choice means for it. */
export function meetsQuestion({ phrase, asked, kind, role }: SaidReason): boolean {
  if (!kind) return false
  const named = namedIn(phrase)
  return named ? isTelling(named.trait, asked, kind) : isPointOf(phrase, kind, role)
}

/** All reasons of a match, in the order in which they are heard. */
export function reasonsAmong({
  seats,
  number,
  options,
  seed = 'reasons',
  levels = GROWN_UP,
}: TalkingMatch): SaidReason[] {
  const { state, plan, random } = begin({
    seats,
    seed: `${seed}-${String(seats)}-${String(number)}`,
    options,
    contents: CONTENTS,
  })
  const eyes = { language: 'en', plan } as const
  const knowledge = tofugott.knowledge(plan)
  const bots = state.players.map((_, seat) => {
    const bot = TOFUGOTT_BOTS[levels[(seat + number) % levels.length] ?? 'easy']
    const character = CHARACTERS[(seat * 5 + number) % CHARACTERS.length]
    return { bot, memory: bot.newMemory(tofugott.view(state, seat, eyes), knowledge, character) }
  })
  const heard: SaidReason[] = []
  for (;;) {
    const decision = tofugott.toAct(state)[0]
    if (!decision) return heard
    const { seat } = decision
    const view = tofugott.view(state, seat, eyes)
    const { bot, memory } = present(bots[seat], 'every seat has a bot')
    const move = bot.decide(view, memory, random, BUDGET)
    const question = view.settled.length
    const id = view.card?.id ?? ''
    for (const event of tofugott.play(state, { seat, move, byClock: false }, random)) {
      bots.forEach((one, viewer) => {
        const seen = tofugott.eventFor(event, viewer, eyes)
        if (seen) one.bot.remember(one.memory, [seen], tofugott.view(state, viewer, eyes))
      })
      if (event.kind !== 'explained' || event.explanation.kind !== 'phrase') continue
      const turned = view.phase.kind === 'revealing' ? view.phase.turned.at(-1) : undefined
      const { role, silhouette } = present(turned, 'an open card is explained')
      const { phrase } = event.explanation
      heard.push({
        turn: view.turn,
        seat,
        phrase,
        role,
        silhouette,
        question,
        card: view.card,
        asked: knowledge.traits[id]?.[question] ?? {},
        kind: knowledge.kinds[id]?.[question],
      })
    }
  }
}
