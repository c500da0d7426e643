/** House words: proposed after a refusal or a verdict, at the end and between matches (BB-32). Nothing else is said. */
import type { Talk } from '../../../engine/contract/game'
import { err } from '../../../engine/basics/result'
import { parseWord } from './cardSpelling'
import { REASON_OF, spellingOf } from './check'
import {
  MOST_HOUSE_WORDS,
  type BuchstabenbluffOptions,
  type BuchstabenbluffOutside,
  type BuchstabenbluffProposal,
  type BuchstabenbluffReason,
  type BuchstabenbluffView,
} from './contract'
import { parseProposal } from './parseMove'

/**
 * A refusal is known to its player alone, so whoever's turn it is may have had one; everybody else must have seen a verdict. Never
 * while a word waits for answers: what is proposed then would speak about it.
 */
function mayPropose({ phase, you, player, words }: BuchstabenbluffView): boolean {
  switch (phase.kind) {
    case 'turn':
      return you === player || words.some(({ fate }) => fate === 'true' || fate === 'bluff')
    case 'answers':
      return false
    case 'over':
      return true
  }
}

/** The house words in card spelling; what cannot be spelled at this table is left out. */
function spellingsOf(options: BuchstabenbluffOptions): ReadonlySet<string> {
  const spelling = spellingOf(options)
  return new Set(
    options.houseWords.flatMap((word) => {
      const parsed = parseWord(word, spelling)
      return parsed.ok ? [parsed.value] : []
    }),
  )
}

/** What of a proposal finds room in the list, and why the first of the other words does not. */
function sortWords(
  { words }: BuchstabenbluffProposal,
  options: BuchstabenbluffOptions,
): { readonly taken: readonly string[]; readonly refused?: BuchstabenbluffReason } {
  const spelling = spellingOf(options)
  const known = new Set(spellingsOf(options))
  const taken: string[] = []
  const refuse = (word: string): BuchstabenbluffReason | undefined => {
    const parsed = parseWord(word, spelling)
    if (!parsed.ok) return REASON_OF[parsed.error]
    if (known.has(parsed.value)) return 'house-word-known'
    if (options.houseWords.length + taken.length >= MOST_HOUSE_WORDS) return 'house-words-full'
    known.add(parsed.value)
    taken.push(word)
    return undefined
  }
  const [refused] = words.flatMap((word) => refuse(word) ?? [])
  return { taken, ...(refused === undefined ? {} : { refused }) }
}

/** Between matches there are no cards that a proposal could speak about. */
function checkProposal(
  view: BuchstabenbluffView | undefined,
  proposal: BuchstabenbluffProposal,
  options: BuchstabenbluffOptions,
): BuchstabenbluffReason | undefined {
  if (view && view.you === undefined) return 'not-seated'
  return !view || mayPropose(view) ? sortWords(proposal, options).refused : 'no-proposal-now'
}

/** Several votes may run at once, and the table may be set to another language meanwhile: all is looked at again. */
function adopt(
  options: BuchstabenbluffOptions,
  proposal: BuchstabenbluffProposal,
): BuchstabenbluffOptions {
  const { taken } = sortWords(proposal, options)
  return taken.length === 0
    ? options
    : { ...options, houseWords: [...options.houseWords, ...taken] }
}

/** What can be proposed at a table of Buchstabenbluff. */
export const talk: Talk<BuchstabenbluffOutside> = {
  parseSignal: () => err('this game has no signals'),
  checkSignal: () => undefined,
  parseProposal,
  checkProposal,
  adopt,
}
