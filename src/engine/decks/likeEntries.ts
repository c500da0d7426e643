/** Entries of a deck that probably mean what another deck has, told by their words alone. */
import { cellOf, MOST_PROBLEMS, type DeckDraft } from './deckDraft'
import { columnsOf, type DeckForm } from './deckForm'

/** Letters of a word that count: endings differ with the sentence. */
const STEM = 6
/** Such a part of the shorter text, and so many words at least, must stand in the other; rare words weigh more. */
const ALIKE = { part: 0.65, words: 2 } as const

function wordsOf(text: string): readonly string[] {
  const plain = text.toLowerCase().replaceAll('ß', 'ss').normalize('NFKD').replace(/\p{M}/gu, '')
  const words = plain.match(/[\p{L}\d]+/gu) ?? []
  return [...new Set(words.map((word) => Array.from(word).slice(0, STEM).join('')))]
}

/** Texts in one language that others are compared with. */
class KnownTexts {
  private readonly textsWith = new Map<string, number[]>()
  private readonly weights: readonly number[]

  constructor(private readonly texts: readonly (readonly string[])[]) {
    for (const [index, words] of texts.entries())
      for (const word of words) {
        const before = this.textsWith.get(word)
        if (before) before.push(index)
        else this.textsWith.set(word, [index])
      }
    this.weights = texts.map((words) => this.weightOf(words))
  }

  hasLike(words: readonly string[]): boolean {
    const shared = new Map<number, { weight: number; words: number }>()
    for (const word of words)
      for (const index of this.textsWith.get(word) ?? []) {
        const sum = shared.get(index) ?? { weight: 0, words: 0 }
        sum.weight += this.weightOf([word])
        sum.words += 1
        shared.set(index, sum)
      }
    const weight = this.weightOf(words)
    return [...shared].some(([index, sum]) => {
      const isWhole = sum.words === words.length && words.length === this.texts[index]?.length
      const part = sum.weight / Math.min(weight, this.weights[index] ?? weight)
      return isWhole || (sum.words >= ALIKE.words && part >= ALIKE.part)
    })
  }

  private weightOf(words: readonly string[]): number {
    const count = this.texts.length + 1
    return words.reduce(
      (sum, word) => sum + Math.log(count / (this.textsWith.get(word)?.length ?? 1)),
      0,
    )
  }
}

/**
 * The entries, from 1, whose `twins.by` in any language says nearly what an entry of `others` says; MOST_PROBLEMS at most. What
 * settles an entry has no part in it: nobody can find it out by asking.
 */
export function likeEntries(
  draft: DeckDraft,
  others: readonly DeckDraft[],
  form: DeckForm,
): readonly number[] {
  const { twins } = form
  if (!twins || draft.rows.length > form.most) return []
  const columns = columnsOf(form, draft.languages).filter(({ field }) => field.key === twins.by)
  const rows = others.flatMap((other) => other.rows)
  const known = columns.map(({ name }) => ({
    name,
    texts: new KnownTexts(
      rows.map((row) => wordsOf(cellOf(row, name))).filter((words) => words.length > 0),
    ),
  }))
  const like = draft.rows.flatMap((row, index) =>
    known.some(({ name, texts }) => texts.hasLike(wordsOf(cellOf(row, name)))) ? [index + 1] : [],
  )
  return like.slice(0, MOST_PROBLEMS)
}
