/** From a deck file to question cards. Decks may be a stranger's: an error names the card and the field. */
import type { Content, ContentDescription } from '../../../engine/contract/content'
import { isRecord } from '../../../engine/basics/json'
import { LANGUAGES, type Language } from '../../../engine/basics/language'
import { err, ok, type Result } from '../../../engine/basics/result'
import { oneOf } from '../../../engine/basics/shapes'
import { parseLine } from '../../../engine/basics/text'
import { QUESTIONS } from '../outside/contract'
import { DECK_LIMITS } from '../outside/deckForm'
import { isQuestionKind, QUESTION_KINDS, type QuestionKind } from '../outside/questionKinds'
import { TRAITS, type Trait, type TraitWeights } from '../outside/traits'

/** The texts of a card in one language. */
export interface CardText {
  readonly title: string
  readonly scenario: string
  /** Three. */
  readonly questions: readonly string[]
}

/** A question card. */
export interface QuestionCard {
  /** Never changes, whatever the texts become: e.g. `castle`. */
  readonly key: string
  readonly spicy: boolean
  readonly text: Readonly<Partial<Record<Language, CardText>>>
  /** For each question what makes a good answer; absent where the author does not say. */
  readonly traits?: readonly TraitWeights[]
  /** For each question what it is after; absent where the author does not say. */
  readonly kinds?: readonly QuestionKind[]
}

/** A deck made ready: every card has its texts in every language that the deck names. */
export interface Deck {
  readonly title: ContentDescription['title']
  /** In the order of the file, at least one. */
  readonly languages: readonly Language[]
  readonly cards: readonly QuestionCard[]
}

const STRONGEST_WEIGHT = 2
const KEY = /^[a-z0-9]+(?:-[a-z0-9]+)*$/u

const isLanguage = oneOf(LANGUAGES)
const isTrait = oneOf(TRAITS)

/** What was read, or what is wrong. */
type Read<Value> = Result<Value, string>

type Raw = Readonly<Record<string, unknown>>

/** All values, or the first error. */
function readAll<Item, Value>(
  items: readonly Item[],
  read: (item: Item, index: number) => Read<Value>,
): Read<Value[]> {
  const values: Value[] = []
  for (const [index, item] of items.entries()) {
    const value = read(item, index)
    if (!value.ok) return value
    values.push(value.value)
  }
  return ok(values)
}

function unknownKey(raw: Raw, keys: readonly string[]): string | undefined {
  return Object.keys(raw).find((key) => !keys.includes(key))
}

function readRecord(raw: unknown, keys: readonly string[], where: string): Read<Raw> {
  if (!isRecord(raw)) return err(`${where} is no object`)
  const surplus = unknownKey(raw, keys)
  return surplus === undefined
    ? ok(raw)
    : err(`${where} has an unknown field "${surplus.slice(0, DECK_LIMITS.key)}"`)
}

function readLine(raw: unknown, longest: number, where: string): Read<string> {
  const line = parseLine(raw, longest)
  return line === undefined
    ? err(`${where} is no line of 1 to ${String(longest)} characters`)
    : ok(line)
}

function readText(raw: unknown, where: string): Read<CardText> {
  const fields = readRecord(raw, ['title', 'scenario', 'questions'], where)
  if (!fields.ok) return fields
  const title = readLine(fields.value.title, DECK_LIMITS.title, `${where}.title`)
  if (!title.ok) return title
  const scenario = readLine(fields.value.scenario, DECK_LIMITS.scenario, `${where}.scenario`)
  if (!scenario.ok) return scenario
  const list: unknown = fields.value.questions
  if (!Array.isArray(list) || list.length !== QUESTIONS) {
    return err(`${where}.questions are not ${String(QUESTIONS)}`)
  }
  const questions = readAll(list, (line: unknown, index) =>
    readLine(line, DECK_LIMITS.question, `${where}.questions[${String(index)}]`),
  )
  return questions.ok
    ? ok({ title: title.value, scenario: scenario.value, questions: questions.value })
    : questions
}

function readTexts(
  raw: unknown,
  languages: readonly Language[],
  where: string,
): Read<QuestionCard['text']> {
  const fields = readRecord(raw, languages, where)
  if (!fields.ok) return fields
  const texts = readAll(languages, (language) => {
    const text = readText(fields.value[language], `${where}.${language}`)
    return text.ok ? ok([language, text.value] as const) : text
  })
  return texts.ok ? ok(Object.fromEntries(texts.value)) : texts
}

function isWeight(value: unknown): value is number {
  return typeof value === 'number' && Math.abs(value) <= STRONGEST_WEIGHT
}

function readWeights(raw: unknown, where: string): Read<TraitWeights> {
  const fields = readRecord(raw, TRAITS, where)
  if (!fields.ok) return fields
  const weights: Partial<Record<Trait, number>> = {}
  for (const [trait, weight] of Object.entries(fields.value)) {
    if (!isTrait(trait) || !isWeight(weight)) {
      return err(`${where}.${trait} is no number from -2 to 2`)
    }
    weights[trait] = weight
  }
  return ok(weights)
}

function readTraits(raw: unknown, where: string): Read<readonly TraitWeights[] | undefined> {
  if (raw === undefined) return ok(undefined)
  if (!Array.isArray(raw) || raw.length !== QUESTIONS) {
    return err(`${where} are not ${String(QUESTIONS)}`)
  }
  return readAll(raw, (one: unknown, index) => readWeights(one, `${where}[${String(index)}]`))
}

function readKinds(raw: unknown, where: string): Read<readonly QuestionKind[] | undefined> {
  if (raw === undefined) return ok(undefined)
  const kinds = Array.isArray(raw) ? raw.filter(isQuestionKind) : []
  return Array.isArray(raw) && raw.length === QUESTIONS && kinds.length === QUESTIONS
    ? ok(kinds)
    : err(`${where} are not ${String(QUESTIONS)} of ${QUESTION_KINDS.join(', ')}`)
}

function isKey(value: unknown): value is string {
  return typeof value === 'string' && value.length <= DECK_LIMITS.key && KEY.test(value)
}

function readCard(raw: unknown, index: number, languages: readonly Language[]): Read<QuestionCard> {
  const number = `card ${String(index + 1)}`
  const fields = readRecord(raw, ['key', 'spicy', 'text', 'traits', 'kinds'], number)
  if (!fields.ok) return fields
  const { key, spicy = false, text: rawText, traits: rawTraits, kinds: rawKinds } = fields.value
  if (!isKey(key)) return err(`${number}: key is no word of small letters, digits and hyphens`)
  const where = `${number} (${key})`
  if (typeof spicy !== 'boolean') return err(`${where}: spicy is neither true nor false`)
  const text = readTexts(rawText, languages, `${where}: text`)
  if (!text.ok) return text
  const traits = readTraits(rawTraits, `${where}: traits`)
  if (!traits.ok) return traits
  const kinds = readKinds(rawKinds, `${where}: kinds`)
  if (!kinds.ok) return kinds
  const known = {
    ...(traits.value && { traits: traits.value }),
    ...(kinds.value && { kinds: kinds.value }),
  }
  return ok({ key, spicy, text: text.value, ...known })
}

function readLanguages(raw: unknown): Read<readonly Language[]> {
  if (!Array.isArray(raw) || raw.length === 0) return err('languages is no list of de, nl, en')
  const languages = raw.filter(isLanguage)
  const isSound = languages.length === raw.length && new Set(languages).size === raw.length
  return isSound ? ok(languages) : err('languages is no list of de, nl, en')
}

function readTitle(
  raw: unknown,
  languages: readonly Language[],
): Read<ContentDescription['title']> {
  const fields = readRecord(raw, languages, 'title')
  if (!fields.ok) return fields
  const titles = readAll(languages, (language) => {
    const title = readLine(fields.value[language], DECK_LIMITS.title, `title.${language}`)
    return title.ok ? ok([language, title.value] as const) : title
  })
  return titles.ok ? ok(Object.fromEntries(titles.value)) : titles
}

function findTwin(cards: readonly QuestionCard[]): string | undefined {
  const keys = new Set<string>()
  for (const { key } of cards) {
    if (keys.has(key)) return key
    keys.add(key)
  }
  return undefined
}

/** A deck of question cards, if the data is one; the error names the card by its number from 1 and its key, and the field. */
export function readContent({ data }: Content): Result<Deck, string> {
  const fields = readRecord(data, ['title', 'languages', 'cards'], 'the deck')
  if (!fields.ok) return fields
  const languages = readLanguages(fields.value.languages)
  if (!languages.ok) return languages
  const title = readTitle(fields.value.title, languages.value)
  if (!title.ok) return title
  const list: unknown = fields.value.cards
  if (!Array.isArray(list) || list.length > DECK_LIMITS.cards) {
    return err(`cards is no list of at most ${String(DECK_LIMITS.cards)}`)
  }
  const cards = readAll(list, (card: unknown, index) => readCard(card, index, languages.value))
  if (!cards.ok) return cards
  const twin = findTwin(cards.value)
  return twin === undefined
    ? ok({ title: title.value, languages: languages.value, cards: cards.value })
    : err(`two cards have the key ${twin}`)
}

/** What people read where they choose among decks; spicy cards are in play only where the table wants them. */
export function describeContent({ title, languages, cards }: Deck): ContentDescription {
  const spicy = cards.filter((card) => card.spicy).length
  const described = { title, languages, count: cards.length }
  if (spicy === 0) return described
  return { ...described, onlyWith: { option: 'spicy', value: 'on', count: spicy } }
}
