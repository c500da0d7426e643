/** House words: proposed after a refusal or a verdict, and at the end (BB-32). Nothing else is said. */
import type { Talk } from '../../../engine/game'
import { err } from '../../../engine/result'
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

function checkWord(
  { word }: BuchstabenbluffProposal,
  options: BuchstabenbluffOptions,
): BuchstabenbluffReason | undefined {
  const spelling = parseWord(word, spellingOf(options))
  if (!spelling.ok) return REASON_OF[spelling.error]
  if (spellingsOf(options).has(spelling.value)) return 'house-word-known'
  return options.houseWords.length < MOST_HOUSE_WORDS ? undefined : 'house-words-full'
}

function checkProposal(
  view: BuchstabenbluffView,
  proposal: BuchstabenbluffProposal,
  options: BuchstabenbluffOptions,
): BuchstabenbluffReason | undefined {
  if (view.you === undefined) return 'not-seated'
  return mayPropose(view) ? checkWord(proposal, options) : 'no-proposal-now'
}

/** Several votes may run at once, and the table may be set to another language meanwhile: all is looked at again. */
function adopt(
  options: BuchstabenbluffOptions,
  proposal: BuchstabenbluffProposal,
): BuchstabenbluffOptions {
  if (checkWord(proposal, options) !== undefined) return options
  return { ...options, houseWords: [...options.houseWords, proposal.word] }
}

/** What can be proposed at a table of Buchstabenbluff. */
export const talk: Talk<BuchstabenbluffOutside> = {
  parseSignal: () => err('this game has no signals'),
  checkSignal: () => undefined,
  parseProposal,
  checkProposal,
  adopt,
}
