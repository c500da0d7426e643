/** Why a word was true or a bluff, in words. */
import type { Language } from '../../../engine/language'
import { QUESTION_MARK } from '../../../games/buchstabenbluff/outside/cards'
import type { Card, Judgement } from '../../../games/buchstabenbluff/outside/contract'
import type { Voice } from './voice'

/** A word that was judged. */
export interface Judged {
  readonly cards: readonly Card[]
  readonly judgement: Judgement
  /** Of the words. */
  readonly language: Language
}

/** Letters that are missing, and how many of them question marks stand for (BB-14). */
function lackingText({ cards, judgement }: Judged, voice: Voice): string {
  const blanks = cards.filter((card) => card === QUESTION_MARK).length
  const { lacking } = judgement
  const named = { cards: voice.counted(lacking, 'each') }
  return blanks > 0
    ? voice.say('verdict.lackingWith', { ...named, n: blanks })
    : voice.say('verdict.lacking', { ...named, n: lacking.length })
}

/** The reasons of a verdict, a sentence each (BB-09, BB-10). */
export function reasonsOf(judged: Judged, voice: Voice): string[] {
  const { isTrue, isListed, excess } = judged.judgement
  if (isTrue) return [voice.say('verdict.true')]
  const language = voice.table(`inLanguage.${judged.language}`)
  const reasons = isListed ? [] : [voice.say('verdict.unlisted', { language })]
  if (excess.length === 0) return reasons
  return [
    ...reasons,
    voice.say('verdict.excess', { cards: voice.counted(excess, 'each') }),
    lackingText(judged, voice),
  ]
}
