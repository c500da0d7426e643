/** Says why a move was not taken, and what can be done instead. */
import type { Options } from '../../../../engine/options/options'
import { parseWord } from '../../../../games/buchstabenbluff/outside/cardSpelling'
import { canDraw, decisionOf, spellingOf } from '../../../../games/buchstabenbluff/outside/check'
import {
  FEWEST_CARDS,
  LARGEST_HAND,
  type BuchstabenbluffReason,
  type BuchstabenbluffView,
} from '../../../../games/buchstabenbluff/outside/contract'
import { joinNames } from '../../../speech/listener/listener'
import { hostRefusalKey, type Refused } from '../../../table/ask/useSending'
import { moveOf, straySigns, type Draft, type Slot } from '../word/draft'
import type { Voice } from './voice'

/** What a refusal is judged by. */
export interface RefusalContext {
  readonly view: BuchstabenbluffView
  readonly draft: Draft
  readonly slots: readonly Slot[]
  readonly voice: Voice
  /** The options of the next match, as far as they are agreed on. */
  readonly next?: Options | undefined
  /** Whether the word can be proposed for the house list from here. */
  readonly mayPropose?: boolean
  /** The word that was put to the vote from here, as it was typed: that it is not listed, everybody knows by then (BB-32). */
  readonly proposed?: string | undefined
}

function fromTurn({ view, draft, voice }: RefusalContext): string {
  if (decisionOf(view) !== 'turn') return voice.table('instead.wait')
  // Whoever has a word before him cannot pass before it is taken back.
  if (draft.text !== '') return voice.table('instead.layOrClear')
  const cards = view.hand?.length ?? 0
  if (cards >= FEWEST_CARDS) return voice.table('instead.layOrPass')
  return voice.table(canDraw(view) && cards < LARGEST_HAND ? 'instead.draw' : 'instead.pass')
}

function fromLength({ view, draft, slots, voice }: RefusalContext): string {
  const { word, cards } = moveOf(draft, slots)
  const spelling = parseWord(word, spellingOf(view.options))
  const letters = spelling.ok ? spelling.value.length : 0
  return voice.table('instead.length', { letters, cards: cards.length })
}

function fromCards({ slots, voice }: RefusalContext): string {
  return voice.table(slots.length < FEWEST_CARDS ? 'instead.longer' : 'instead.choose')
}

const NAMES_OF_SIGNS: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/^\s$/u, 'blank'],
  [/^\p{Pd}$/u, 'hyphen'],
  [/^['’‘`´]$/u, 'apostrophe'],
  [/^\d$/u, 'digit'],
]

/** What is no letter, by name. */
function fromSigns({ view, draft, voice }: RefusalContext): string {
  const signs = straySigns(draft.text, spellingOf(view.options)).map((sign) => {
    const [, name = 'other'] = NAMES_OF_SIGNS.find(([pattern]) => pattern.test(sign)) ?? []
    return voice.table(`sign.${name}`, { sign })
  })
  return voice.table('instead.letters', { signs: joinNames(signs, voice.listener.t) })
}

/** Whether a word is agreed on for the next match (BB-32). */
function isAgreed({ view, draft, slots, next }: RefusalContext): boolean {
  const listed = next?.['houseWords']
  const spelling = spellingOf(view.options)
  const wish = parseWord(moveOf(draft, slots).word, spelling)
  return (
    wish.ok &&
    Array.isArray(listed) &&
    listed.some((word) => {
      const parsed = parseWord(String(word), spelling)
      return parsed.ok && parsed.value === wish.value
    })
  )
}

/** Whether the word was put to the vote and is still to be voted on, or was voted down. */
function isProposed({ draft, proposed }: RefusalContext): boolean {
  return proposed !== undefined && draft.text === proposed
}

function fromList(context: RefusalContext): string {
  if (isAgreed(context)) return context.voice.table('instead.agreed')
  const isOffered = context.mayPropose && !isProposed(context)
  return context.voice.table(isOffered ? 'instead.propose' : 'instead.other')
}

/** That nobody else knows of it (BB-10); empty once all have had to vote on the word (BB-32). */
function secretOf(context: RefusalContext): string {
  return isAgreed(context) || isProposed(context) ? '' : context.voice.table('ask.hintUnlisted')
}

/** The same in two lines of a phone: a button beside it proposes the word, or it is no secret any more. */
function fromListShort(context: RefusalContext): string {
  const secret = secretOf(context)
  return context.mayPropose && secret !== '' ? secret : `${secret} ${fromList(context)}`.trim()
}

function languageOf({ view, voice }: RefusalContext): string {
  return voice.table(`inLanguage.${view.options.language}`)
}

/** The word that the list does not have and that has not been agreed on yet, as it was typed; undefined for any other refusal (BB-32). */
export function unlistedWord(
  refused: Refused<BuchstabenbluffReason> | undefined,
  context: RefusalContext,
): string | undefined {
  const isUnlisted = refused?.reason === 'word-not-in-list' && !isAgreed(context)
  return isUnlisted ? moveOf(context.draft, context.slots).word : undefined
}

const says =
  (key: string) =>
  ({ voice }: RefusalContext): string =>
    voice.table(`instead.${key}`)

/** What can be done instead, by reason; empty where nothing can be done. */
const INSTEAD: Readonly<Record<BuchstabenbluffReason, (context: RefusalContext) => string>> = {
  'not-seated': () => '',
  'match-over': () => '',
  'seat-given-up': () => '',
  'not-your-turn': says('wait'),
  'answers-awaited': says('wait'),
  'already-answered': says('wait'),
  'own-word': says('wait'),
  'hand-full': fromTurn,
  'nothing-to-draw': fromTurn,
  'too-few-cards': fromCards,
  'card-not-in-hand': says('hand'),
  'word-has-other-signs': fromSigns,
  'word-too-short': says('longer'),
  'word-too-long': says('shorter'),
  'length-differs': fromLength,
  'open-not-offered': says('down'),
  'open-not-laid': says('down'),
  'all-open': says('down'),
  'open-not-in-word': says('down'),
  'word-repeated': says('other'),
  'word-not-in-list': fromList,
  'no-proposal-now': says('later'),
  'house-word-known': says('known'),
  'house-words-full': says('full'),
}

function isReason(text: string | undefined): text is BuchstabenbluffReason {
  return text !== undefined && text in INSTEAD
}

/** What can be done instead of what is refused for this reason; empty where nothing can be done. */
export function insteadOf(reason: BuchstabenbluffReason, context: RefusalContext): string {
  return INSTEAD[reason](context)
}

/** Why something was refused, and what can be done instead; the latter is empty where there is nothing. */
export interface RefusalParts {
  readonly sentence: string
  readonly remark: string
}

/** A refusal for the ear, in the reader's language; undefined without one. */
export function refusalText(
  refused: Refused<BuchstabenbluffReason> | undefined,
  context: RefusalContext,
): string | undefined {
  if (refused === undefined) return undefined
  const { voice } = context
  const { reason } = refused
  if (!isReason(reason)) return voice.listener.t(hostRefusalKey(refused))
  const why = voice.table(`reason.${reason}`, { language: languageOf(context) })
  const secret = reason === 'word-not-in-list' ? secretOf(context) : ''
  return [why, secret, INSTEAD[reason](context)].filter((text) => text !== '').join(' ')
}

/** The same for the eye, as a heading and a line below it: both have their room on the slip before anything is refused. */
export function refusalParts(
  refused: Refused<BuchstabenbluffReason>,
  context: RefusalContext,
): RefusalParts {
  const { voice } = context
  const { reason } = refused
  if (!isReason(reason)) {
    const remark = voice.listener.t(hostRefusalKey(refused))
    return { sentence: voice.table('ask.refused'), remark }
  }
  if (reason === 'word-not-in-list') {
    return {
      sentence: voice.table('ask.unlisted', { language: languageOf(context) }),
      remark: fromListShort(context),
    }
  }
  return { sentence: voice.table(`reason.${reason}`), remark: INSTEAD[reason](context) }
}
