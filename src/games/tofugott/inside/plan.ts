/** From options and decks to what a match is played with (TG-02, TG-05, TG-20). */
import type { SetupRefusal } from '../../../engine/contract/game'
import { LANGUAGES, type Language } from '../../../engine/basics/language'
import { err, ok, type Result } from '../../../engine/basics/result'
import type { CardView, TofugottOptions } from '../outside/contract'
import type { TofugottKnowledge } from '../outside/knowledge'
import type { QuestionKind } from '../outside/questionKinds'
import type { TraitWeights } from '../outside/traits'
import { cardsNeeded, turnsEachOf } from '../outside/turnsEach'
import type { Deck, QuestionCard } from './readContent'

/** A question card of this match. */
export interface PlannedCard {
  /** Its deck and its key, e.g. `tofugott/box/castle`. */
  readonly id: string
  readonly spicy: boolean
  /** What a reader of each language is shown: a text in his own, or else in the first of the deck. */
  readonly faces: Readonly<Record<Language, CardView>>
  readonly traits?: readonly TraitWeights[]
  readonly kinds?: readonly QuestionKind[]
}

/** What a match is played with. */
export interface TofugottPlan {
  readonly options: TofugottOptions
  readonly seats: number
  /** Turns of each seat (TG-20). */
  readonly turnsEach: number
  /** All question cards; a state names them by their number here. */
  readonly cards: readonly PlannedCard[]
  readonly numberOf: ReadonlyMap<string, number>
}

/** Why a table cannot be dealt. */
export type TofugottSetupReason = 'too-few-cards' | 'too-few-without-black'

/** The decks of a match with these options. */
export function contentFor({ decks }: TofugottOptions): readonly string[] {
  return decks
}

function faceOf(
  id: string,
  { languages }: Deck,
  { spicy, text }: QuestionCard,
  wanted: Language,
): CardView[] {
  const language = [wanted, ...languages].find((one) => text[one] !== undefined)
  const found = language && text[language]
  if (!found) return []
  const { title, scenario, questions } = found
  return [{ id, spicy, language, title, scenario, questions }]
}

/** None where the deck has no text at all, which its reader does not let through. */
function planCard(deckId: string, deck: Deck, card: QuestionCard): PlannedCard[] {
  const id = `${deckId}/${card.key}`
  const [de, nl, en] = LANGUAGES.flatMap((language) => faceOf(id, deck, card, language))
  if (!de || !nl || !en) return []
  const { spicy, traits, kinds } = card
  return [{ id, spicy, faces: { de, nl, en }, ...(traits && { traits }), ...(kinds && { kinds }) }]
}

function chosenCards(
  { decks, spicy }: TofugottOptions,
  content: ReadonlyMap<string, Deck>,
): PlannedCard[] {
  return decks.flatMap((id) => {
    const deck = content.get(id)
    const cards = deck?.cards.filter((card) => spicy === 'on' || !card.spicy) ?? []
    return deck ? cards.flatMap((card) => planCard(id, deck, card)) : []
  })
}

/** Whether one of the decks has black cards, and none may be played. */
function leavesBlackOut(
  { decks, spicy }: TofugottOptions,
  content: ReadonlyMap<string, Deck>,
): boolean {
  return spicy === 'off' && decks.some((id) => content.get(id)?.cards.some((card) => card.spicy))
}

/** What a match begins with, or how many question cards are missing (TG-05). */
export function plan(
  options: TofugottOptions,
  seats: number,
  content: ReadonlyMap<string, Deck>,
): Result<TofugottPlan, SetupRefusal<TofugottSetupReason>> {
  const cards = chosenCards(options, content)
  const needed = cardsNeeded(options, seats)
  if (cards.length < needed) {
    const values = { cards: cards.length, needed, n: needed - cards.length }
    const reason = leavesBlackOut(options, content) ? 'too-few-without-black' : 'too-few-cards'
    return err({ reason, rule: 'TG-05', values })
  }
  const numberOf = new Map(cards.map(({ id }, number) => [id, number]))
  return ok({ options, seats, turnsEach: turnsEachOf(options, seats), cards, numberOf })
}

/** What each card of the match asks for and is after; nothing of where it lies. */
export function knowledge({ cards }: TofugottPlan): TofugottKnowledge {
  const traits = cards.flatMap((card) => (card.traits ? [[card.id, card.traits] as const] : []))
  const kinds = cards.flatMap((card) => (card.kinds ? [[card.id, card.kinds] as const] : []))
  return { traits: Object.fromEntries(traits), kinds: Object.fromEntries(kinds) }
}
