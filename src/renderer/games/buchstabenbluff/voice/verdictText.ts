/** Why a word was true or a bluff, in words. */
import type { Language } from '../../../../engine/basics/language'
import type { Seat } from '../../../../engine/basics/seat'
import { QUESTION_MARK } from '../../../../games/buchstabenbluff/outside/cards'
import type { Card, Judgement } from '../../../../games/buchstabenbluff/outside/contract'
import { lineBegin } from '../../../wording/lineBegin'
import type { Voice } from './voice'

/** A word that was judged. */
export interface Judged {
  readonly cards: readonly Card[]
  readonly judgement: Judgement
  /** Of the words. */
  readonly language: Language
}

/** Letters that are missing; question marks stand for some of them, nobody knows for which (BB-14). */
function lackingText({ cards, judgement }: Judged, voice: Voice): string {
  const { lacking } = judgement
  const blanks = cards.filter((card) => card === QUESTION_MARK).length
  const named = { cards: voice.counted(lacking, 'each'), n: lacking.length }
  return [
    voice.say('verdict.lacking', named),
    ...(blanks > 0 ? [voice.say('verdict.blanks', { n: blanks })] : []),
  ].join(' ')
}

/** Who has doubted a word, once all have answered (BB-15). */
export function doubtersText(doubters: readonly Seat[], voice: Voice): string {
  const [only, ...others] = doubters
  return only !== undefined && others.length === 0
    ? voice.about(only, 'doubts')
    : lineBegin(voice.say('event.doubtMany', { names: voice.names(doubters) }))
}

/** Who has believed it beside them; empty where nobody has. */
export function believersText(believers: readonly Seat[], voice: Voice): string {
  const [only, ...others] = believers
  if (only === undefined) return ''
  return others.length === 0
    ? voice.about(only, 'believes')
    : lineBegin(voice.say('event.believeMany', { names: voice.names(believers) }))
}

/** The reasons of a verdict, a sentence each (BB-09, BB-10); without the cards that are left over where they lie marked beside it. */
export function reasonsOf(
  judged: Judged,
  voice: Voice,
  { marked = false }: { readonly marked?: boolean } = {},
): string[] {
  const { isTrue, isListed, excess } = judged.judgement
  if (isTrue) return [voice.say('verdict.true')]
  const language = voice.table(`inLanguage.${judged.language}`)
  const reasons = isListed ? [] : [voice.say('verdict.unlisted', { language })]
  if (excess.length === 0) return reasons
  return [
    ...reasons,
    ...(marked ? [] : [voice.say('verdict.excess', { cards: voice.counted(excess, 'each') })]),
    lackingText(judged, voice),
  ]
}
