/** Words for one listener at a table of Buchstabenbluff. */
import type { Seat } from '../../../../engine/basics/seat'
import { formatCard, LETTERS, parseCard } from '../../../../games/buchstabenbluff/outside/cards'
import type { Card } from '../../../../games/buchstabenbluff/outside/contract'
import { showWord } from '../../../../games/buchstabenbluff/outside/writtenWord'
import { joinNames, type Listener } from '../../../speech/listener/listener'
import { Speaker } from '../../../speech/listener/speaker'
import { stoodFor } from './stoodFor'

/** The name under which the spelling alphabet keeps what stands on a card. */
const KEY_OF: Readonly<Record<string, string>> = { Ä: 'ae', Ö: 'oe', Ü: 'ue', '?': 'blank' }
/** More equal cards than this are counted in figures. */
const MOST_IN_WORDS = 10

/** Says things to one listener. */
export class Voice extends Speaker {
  constructor(listener: Listener) {
    super(listener, 'buchstabenbluff')
  }

  override name(seat: Seat): string {
    return this.isYou(seat) ? this.say('event.you') : super.name(seat)
  }

  /** That all wait for the listener. */
  waitingForYou(): string {
    const { you } = this.listener
    const other = you === undefined ? undefined : this.onlyOther(you)
    if (other === undefined) return this.say('say.waitingYou')
    return this.say('say.waitingYouOne', { name: this.name(other) })
  }

  /** A card by its letter. */
  card(card: Card): string {
    const letter = formatCard(card)
    return letter === LETTERS.at(-1) ? this.say('letter.blank') : letter
  }

  /** Cards in the order in which they lie. */
  row(cards: readonly Card[]): string {
    return cards.map((card) => this.card(card)).join(', ')
  }

  /** The cards of a word in the order in which they lie, question marks behind the letter they stood for: `C, A, T (question mark)`. */
  laid(cards: readonly Card[], spelling: string): string {
    const letters = stoodFor(cards, spelling)
    return cards
      .map((card, at) => {
        const letter = letters.get(at)
        if (letter === undefined) return this.card(card)
        return this.say('letter.blankFor', { letter: formatCard(letter) })
      })
      .join(', ')
  }

  /** Cards in the order in which they were drawn, question marks together: `R, I and two question marks`. */
  drawn(cards: readonly Card[]): string {
    const isBlank = (card: Card): boolean => formatCard(card) === LETTERS.at(-1)
    const blanks = cards.filter(isBlank).length
    const first = cards.findIndex(isBlank)
    const named = cards.flatMap((card, at) => {
      if (!isBlank(card)) return [this.card(card)]
      if (at !== first) return []
      return [blanks > 1 ? this.copies(card, blanks, undefined) : this.say('letter.aBlank')]
    })
    return joinNames(named, this.listener.t)
  }

  /** Cards by letter, equal ones counted: `three E, N`; with `each`, single ones beside them, too: `three E, one N`. */
  counted(cards: readonly Card[], each?: 'each'): string {
    if (cards.length === 0) return this.say('letter.none')
    const counts = new Map<Card, number>()
    for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1)
    const isMixed = each !== undefined && [...counts.values()].some((count) => count > 1)
    const single = isMixed ? 'letter.single' : undefined
    return [...counts].map(([card, count]) => this.copies(card, count, single)).join(', ')
  }

  /** Letters that are missing, equal ones counted, for the ear: `E and N`, but `two Es and one N`. */
  missing(letters: readonly string[]): string {
    return this.countedLetters(letters, new Set(letters).size < letters.length)
  }

  /** The same for the eye, which needs no more than `two Es and N`. */
  missingBrief(letters: readonly string[]): string {
    return this.countedLetters(letters, false)
  }

  private countedLetters(letters: readonly string[], isMixed: boolean): string {
    const kinds = [...new Set(letters)]
    const counted = kinds.map((letter) => {
      const count = letters.filter((other) => other === letter).length
      if (count > 1) return this.say('letter.copies', { n: this.number(count), letter })
      return isMixed ? this.say('letter.single', { letter }) : letter
    })
    return joinNames(counted, this.listener.t)
  }

  private copies(card: Card, count: number, single: string | undefined): string {
    const isBlank = formatCard(card) === LETTERS.at(-1)
    if (count === 1 && isBlank) return this.say('letter.oneBlank')
    if (count === 1) {
      const letter = formatCard(card)
      return single === undefined ? letter : this.say(single, { letter })
    }
    const n = this.number(count)
    return this.say('letter.copies', {
      n,
      letter: isBlank ? this.say('letter.blanks') : formatCard(card),
    })
  }

  /** A number from two on, in words up to ten. */
  number(count: number): string {
    return count > MOST_IN_WORDS ? String(count) : this.say(`number.${String(count)}`)
  }

  /** Letters with the listener's spelling alphabet: `H for Hotel, A for Alfa`. */
  spelled(cards: readonly Card[]): string {
    return cards
      .map((card) => {
        const letter = formatCard(card)
        const code = this.say(`alphabet.${KEY_OF[letter] ?? letter.toLowerCase()}`)
        return KEY_OF[letter] === undefined ? this.say('letter.as', { letter, code }) : code
      })
      .join(', ')
  }

  /** A word in card spelling with the listener's spelling alphabet. */
  spelledWord(spelling: string): string {
    return this.spelled(
      Array.from(spelling).flatMap((letter) => {
        const card = parseCard(letter)
        return card.ok ? [card.value] : []
      }),
    )
  }

  /** An announced word; however it was typed, all are written alike. */
  written(word: string): string {
    return showWord(word)
  }

  /** That a word has been taken back before it was laid; empty where there was none. */
  takenBack(word: string): string {
    return word === '' ? '' : this.say('say.takenBack', { word: this.quoted(word) })
  }

  /** An announced word between the quotation marks of the language. */
  quoted(word: string): string {
    return this.say('letter.quoted', { word: this.written(word) })
  }
}
