/** From a deck file, perhaps a stranger's, to a deck made ready; whatever is odd is named by entry and field. */
import type { Content, ContentDescription } from '../../../engine/contract/content'
import { isRecord } from '../../../engine/basics/json'
import { LANGUAGES, type Language } from '../../../engine/basics/language'
import { err, ok, type Result } from '../../../engine/basics/result'
import { oneOf, wholeNumber } from '../../../engine/basics/shapes'
import { parseLine } from '../../../engine/basics/text'
import { DECK_LIMITS } from '../outside/deckForm'
import { THEMES, type Theme } from '../outside/eras'

/** The texts of an event as somebody with a language is shown them. */
export interface Face {
  readonly front: string
  readonly explanation: string
  /** Only where the deck does not have that language. */
  readonly language?: Language
}

/** An event made ready. */
export interface DeckEntry {
  /** Unique in all decks: `DECK/KEY`. */
  readonly key: string
  /** Unique in its deck. */
  readonly name: string
  readonly year: number
  readonly theme: Theme
  readonly picture: string
  readonly sources: Readonly<Record<Language, string>>
  readonly faces: Readonly<Record<Language, Face>>
}

/** A deck made ready. */
export interface Deck {
  readonly title: Readonly<Partial<Record<Language, string>>>
  readonly languages: readonly Language[]
  readonly entries: readonly DeckEntry[]
}

type Fields = Readonly<Record<string, unknown>>
type Languages = readonly [Language, ...Language[]]

const NAME = /^[a-z\d]+(?:-[a-z\d]+)*$/u
const EVENT_FIELDS = ['key', 'year', 'theme', 'picture', 'text', 'source']
const MOST_SHOWN = 40

const isLanguage = oneOf(LANGUAGES)
const isTheme = oneOf(THEMES)
const isYear = wholeNumber(DECK_LIMITS.firstYear, DECK_LIMITS.lastYear)

/** Something in every language. */
function inAll<Value>(make: (language: Language) => Value): Readonly<Record<Language, Value>> {
  return { de: make('de'), nl: make('nl'), en: make('en') }
}

/** Reads one deck. What is wrong is noted and something harmless read in its place: the deck is thrown away in the end. */
class DeckReader {
  /** The first thing that is wrong. */
  private fault: string | undefined
  private languages: Languages = LANGUAGES

  constructor(private readonly id: string) {}

  read(data: unknown): Result<Deck, string> {
    const fields = this.fields(data, 'deck', ['title', 'languages', 'events'])
    this.languages = this.languagesOf(fields.languages)
    const title = this.titleOf(fields.title)
    const events = this.list(fields.events, 'events', DECK_LIMITS.events)
    const entries = events.map((event, index) => this.entryOf(event, index + 1))
    this.refuseTwins(entries)
    return this.fault === undefined
      ? ok({ title, languages: this.languages, entries })
      : err(this.fault)
  }

  private note(where: string, sentence: string): void {
    this.fault ??= `${where}: ${sentence}`
  }

  /** An object with exactly these fields. */
  private fields(value: unknown, where: string, keys: readonly string[]): Fields {
    if (!isRecord(value)) {
      this.note(where, 'must be an object')
      return {}
    }
    const odd = Object.keys(value).find((key) => !keys.includes(key))
    if (odd !== undefined) this.note(where, `has an unknown field "${odd.slice(0, MOST_SHOWN)}"`)
    const missing = keys.find((key) => !Object.hasOwn(value, key))
    if (missing !== undefined) this.note(where, `lacks the field "${missing}"`)
    return value
  }

  private list(value: unknown, where: string, most: number): readonly unknown[] {
    const items: readonly unknown[] = Array.isArray(value) ? value : []
    if (items.length > 0 && items.length <= most) return items
    this.note(where, `must be a list of 1 to ${String(most)} entries`)
    return []
  }

  private text(value: unknown, where: string, longest: number): string {
    const text = parseLine(value, longest)
    if (text === undefined) {
      const asked = `must be one line of 1 to ${String(longest)} characters`
      this.note(where, `${asked}, without blanks around it or anything that cannot be seen`)
    }
    return text ?? ''
  }

  private name(value: unknown, where: string, longest: number): string {
    if (typeof value === 'string' && value.length <= longest && NAME.test(value)) return value
    const most = String(longest)
    this.note(where, `must be words of small letters and digits with hyphens, at most ${most}`)
    return ''
  }

  private languagesOf(value: unknown): Languages {
    const items = this.list(value, 'languages', LANGUAGES.length)
    const [first, ...others] = items.filter(isLanguage)
    const isSound = new Set(items).size === items.length && items.every(isLanguage)
    if (first !== undefined && isSound) return [first, ...others]
    this.note('languages', `must be some of ${LANGUAGES.join(', ')}, each once`)
    return LANGUAGES
  }

  private titleOf(value: unknown): Readonly<Partial<Record<Language, string>>> {
    const titles = this.fields(value, 'title', this.languages)
    return Object.fromEntries(
      this.languages.map((language) => {
        const title = this.text(titles[language], `title.${language}`, DECK_LIMITS.title)
        return [language, title]
      }),
    )
  }

  private yearOf(value: unknown, where: string): number {
    if (isYear(value) && value !== 0) return value
    const { firstYear, lastYear } = DECK_LIMITS
    const bounds = `from ${String(firstYear)} to ${String(lastYear)}`
    this.note(where, `must be a whole number ${bounds} and not 0 (-44 is 44 BC)`)
    return 1
  }

  private themeOf(value: unknown, where: string): Theme {
    if (isTheme(value)) return value
    this.note(where, `must be one of ${THEMES.join(', ')}`)
    return THEMES[0]
  }

  private faceOf(value: unknown, where: string): Face {
    const { front, explanation } = this.fields(value, where, ['front', 'explanation'])
    return {
      front: this.text(front, `${where}.front`, DECK_LIMITS.front),
      explanation: this.text(explanation, `${where}.explanation`, DECK_LIMITS.explanation),
    }
  }

  /** In a language that the deck does not have, its first one is shown. */
  private facesOf(value: unknown, where: string): Readonly<Record<Language, Face>> {
    const texts = this.fields(value, where, this.languages)
    const [first] = this.languages
    return inAll((language) => {
      const isOwn = this.languages.includes(language)
      const shown = isOwn ? language : first
      const face = this.faceOf(texts[shown], `${where}.${shown}`)
      return isOwn ? face : { ...face, language: first }
    })
  }

  /** One line for everybody, or one for each language of the deck. */
  private sourcesOf(value: unknown, where: string): Readonly<Record<Language, string>> {
    if (!isRecord(value)) {
      const source = this.text(value, where, DECK_LIMITS.source)
      return inAll(() => source)
    }
    const texts = this.fields(value, where, this.languages)
    const [first] = this.languages
    return inAll((language) => {
      const shown = this.languages.includes(language) ? language : first
      return this.text(texts[shown], `${where}.${shown}`, DECK_LIMITS.source)
    })
  }

  private entryOf(value: unknown, number: number): DeckEntry {
    const plain = `event ${String(number)}`
    const fields = this.fields(value, plain, EVENT_FIELDS)
    const name = this.name(fields.key, `${plain}, key`, DECK_LIMITS.key)
    const where = `${plain} ("${name}")`
    return {
      key: `${this.id}/${name}`,
      name,
      year: this.yearOf(fields.year, `${where}, year`),
      theme: this.themeOf(fields.theme, `${where}, theme`),
      picture: this.name(fields.picture, `${where}, picture`, DECK_LIMITS.picture),
      sources: this.sourcesOf(fields.source, `${where}, source`),
      faces: this.facesOf(fields.text, `${where}, text`),
    }
  }

  private refuseTwins(entries: readonly DeckEntry[]): void {
    const numbers = new Map<string, number>()
    for (const [index, { name }] of entries.entries()) {
      const before = numbers.get(name)
      if (before !== undefined) {
        const where = `event ${String(index + 1)} ("${name}"), key`
        this.note(where, `event ${String(before)} has it as well`)
      }
      numbers.set(name, index + 1)
    }
  }
}

/** A deck made ready; the error is a sentence for developers with the entry and the field. */
export function readContent({ id, data }: Content): Result<Deck, string> {
  return new DeckReader(id).read(data)
}

/** What people read where they choose among decks. */
export function describeContent({ title, languages, entries }: Deck): ContentDescription {
  return { title, languages, count: entries.length }
}
