/** What may be laid from a hand: words that it spells, and words that it does not. */
import { facesOf, QUESTION_MARK } from '../../games/buchstabenbluff/outside/cards'
import type {
  BuchstabenbluffMove,
  BuchstabenbluffView,
  Card,
} from '../../games/buchstabenbluff/outside/contract'
import { areContained } from '../../games/buchstabenbluff/outside/fit'
import { removeOne } from '../../engine/kit/sorted'
import { handText, type Vocabulary } from './vocabulary'

/** Cards and a word for them. */
export interface Laying {
  /** In card spelling. */
  readonly word: string
  /** In the order in which they lie: where the word has a letter of theirs, as far as they have one. */
  readonly cards: readonly Card[]
  /** What stays in the hand. */
  readonly rest: readonly Card[]
  /** The sum of the values of the cards. */
  readonly value: number
  readonly isTrue: boolean
}

/** What a player sees when it is his turn. */
export type TurnView = BuchstabenbluffView & { readonly hand: readonly Card[] }

/** Whether the word may still be announced at this table (BB-13). */
function mayAnnounce({ options, words }: TurnView, word: string): boolean {
  return options.repeats === 'allowed' || words.every(({ spelling }) => spelling !== word)
}

/** The cards on the places of their letters, question marks and others on those that are left. */
function arrange(word: readonly Card[], cards: readonly Card[]): Card[] {
  const others = [...cards]
  const placed = word.map((face) => {
    const fits = others.includes(face)
    if (fits) removeOne(others, face)
    return fits ? face : undefined
  })
  return placed.map((card) => card ?? others.pop() ?? QUESTION_MARK)
}

/** The laying of these cards, as many as the word has letters. */
function layingOf({ hand, values }: TurnView, word: string, cards: readonly Card[]): Laying {
  const faces = facesOf(word)
  const rest = [...hand]
  let value = 0
  for (const card of cards) {
    removeOne(rest, card)
    value += values[card] ?? 0
  }
  const isTrue = areContained(cards, faces)
  return { word, cards: arrange(faces, cards), rest, value, isTrue }
}

/** The cards that spell a word, a question mark where no letter is left; undefined where neither is. */
function spellingCards(hand: readonly Card[], word: string): (Card | undefined)[] {
  const left = [...hand]
  const take = (card: Card): Card | undefined => {
    if (!left.includes(card)) return undefined
    removeOne(left, card)
    return card
  }
  return facesOf(word)
    .map((face) => take(face))
    .map((card) => card ?? take(QUESTION_MARK))
}

/** The dearest cards of a hand, so many; question marks last. */
function dearest(hand: readonly Card[], values: readonly number[], count: number): Card[] {
  return [...hand].sort((a, b) => (values[b] ?? 0) - (values[a] ?? 0)).slice(0, count)
}

/** The words of most value that the hand spells and that may be announced, those of the house included. */
export function trueLayings(view: TurnView, vocabulary: Vocabulary, most: number): Laying[] {
  const { hand } = view
  // Where words may not come again, the next best ones are looked at as well.
  const wish = { most: most + (view.options.repeats === 'refused' ? view.words.length : 0) }
  const found = vocabulary.finder.find(handText(hand), wish).map(({ word }) => word)
  return [...new Set([...found, ...vocabulary.houseWordsOf(hand)])]
    .filter((word) => mayAnnounce(view, word))
    .map((word) =>
      layingOf(
        view,
        word,
        spellingCards(hand, word).flatMap((card) => card ?? []),
      ),
    )
}

/** Words for which so many letters are missing, with the dearest other cards in their places. */
export function almostTrueLayings(
  view: TurnView,
  vocabulary: Vocabulary,
  { most, missing }: { readonly most: number; readonly missing: number },
): Laying[] {
  const { hand, values } = view
  return vocabulary.finder
    .find(handText(hand), { most, missing })
    .filter(({ word }) => mayAnnounce(view, word))
    .map(({ word }) => {
      const letters = spellingCards(hand, word).filter(
        (card): card is Card => card !== undefined && card !== QUESTION_MARK,
      )
      const rest = [...hand]
      for (const card of letters) removeOne(rest, card)
      const others = dearest(rest, values, word.length - letters.length)
      return layingOf(view, word, [...letters, ...others])
    })
}

/** The dearest cards under a word that has nothing to do with them; undefined if it may not be announced or the hand is too small. */
export function freeLaying(view: TurnView, word: string): Laying | undefined {
  const { hand, values } = view
  if (word.length > hand.length || !mayAnnounce(view, word)) return undefined
  return layingOf(view, word, dearest(hand, values, word.length))
}

/** What somebody would say of what is worth nearly as much as the best, within so many points: the plainest word, of those the best. */
export function plainestOf<Choice extends { readonly laying: Laying; readonly points: number }>(
  choices: readonly Choice[],
  within: number,
  vocabulary: Vocabulary,
): Choice | undefined {
  const most = Math.max(...choices.map(({ points }) => points))
  let best: { readonly choice: Choice; readonly plain: number } | undefined
  for (const choice of choices) {
    if (choice.points < most - within) continue
    const plain = vocabulary.plainnessOf(choice.laying.word)
    const isBetter =
      !best || plain > best.plain || (plain === best.plain && choice.points > best.choice.points)
    if (isBetter) best = { choice, plain }
  }
  return best?.choice
}

/** The move, its word as people write it; `open` are the places that lie face up. */
export function moveOf(
  { word: spelling, cards }: Laying,
  vocabulary: Vocabulary,
  open: readonly number[] = [],
): BuchstabenbluffMove {
  const word = vocabulary.written(spelling)
  return open.length === 0 ? { kind: 'lay', cards, word } : { kind: 'lay', cards, word, open }
}

/** Places whose cards the word has there, so that they may lie face up; never all (BB-30). */
export function fittingPlaces({ word, cards }: Laying): number[] {
  const faces = facesOf(word)
  return cards.flatMap((card, at) => (card === faces[at] ? [at] : [])).slice(0, cards.length - 1)
}
