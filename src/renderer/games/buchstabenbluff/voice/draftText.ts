/** What has become of a word while it is put together: for the eye on the slip, and for the ear. */
import { parseWord } from '../../../../games/buchstabenbluff/outside/cardSpelling'
import { formatCard, QUESTION_MARK } from '../../../../games/buchstabenbluff/outside/cards'
import { REASON_OF, spellingOf } from '../../../../games/buchstabenbluff/outside/check'
import type {
  BuchstabenbluffReason,
  BuchstabenbluffView,
} from '../../../../games/buchstabenbluff/outside/contract'
import { joinNames } from '../../../speech/listener/listener'
import { useKeyboardUsed } from '../../../table/keys/keyboardUsed'
import { missingIn, moveOf, UNNAMED, type Draft, type Slot } from '../word/draft'
import { drawable, isHandFull, isLastTurn, lastTurn, mayDraw } from './reader'
import { insteadOf } from './refusalText'
import { valueOfCards } from '../score/counting'
import type { Voice } from './voice'

/** A word that is put together, and who hears of it. */
export interface DraftContext {
  readonly view: BuchstabenbluffView
  readonly draft: Draft
  readonly slots: readonly Slot[]
  readonly voice: Voice
}

/** How far the word is. */
type Stage =
  'begin' | 'beginFull' | 'beginEmpty' | 'one' | 'wrong' | 'unnamed' | 'hole' | 'bluff' | 'fits'

/** What can be said of it. */
export interface DraftText {
  readonly stage: Stage
  /** What it is, and what can be done about it. */
  readonly sentence: string
  readonly hint: string
  /** The same for the ear; empty while nothing has been chosen. */
  readonly heard: string
  /** How the keyboard gets to the cards that could lie there; empty where none is to be chosen. */
  readonly wayToHand: string
  /** What is to be heard once of each word; empty where there is nothing. */
  readonly heardOnce: string
}

/** What the rules say of the word before its letters are looked at. */
function wrongIn({ view, draft, slots }: DraftContext): BuchstabenbluffReason | undefined {
  if (slots.some(({ letter }) => letter === UNNAMED)) return undefined
  const { word } = moveOf(draft, slots)
  const spelling = parseWord(word, spellingOf(view.options))
  if (!spelling.ok) return REASON_OF[spelling.error]
  return slots.every(({ isOpen }) => isOpen) ? 'all-open' : undefined
}

function stageOf(context: DraftContext, wrong: BuchstabenbluffReason | undefined): Stage {
  const { view, draft, slots } = context
  if (draft.text === '') {
    if (isHandFull(view)) return 'beginFull'
    return mayDraw(view) ? 'begin' : 'beginEmpty'
  }
  const isHoled = slots.some(({ tile }) => !tile)
  // Whoever has only begun is not told that it is too short.
  if (wrong === 'word-too-short' && slots.length > 0) return isHoled ? 'hole' : 'one'
  if (wrong !== undefined) return 'wrong'
  if (slots.some(({ letter }) => letter === UNNAMED)) return 'unnamed'
  if (isHoled) return 'hole'
  return slots.some(({ isBluff }) => isBluff) ? 'bluff' : 'fits'
}

/** How often a letter is in the hand, and how often it lies in the word. */
function copiesOf(letter: string, { view, slots }: DraftContext): Record<'held' | 'laid', number> {
  const isLetter = (card: number): boolean => formatCard(card) === letter
  return {
    held: (view.hand ?? []).filter(isLetter).length,
    laid: slots.filter(({ tile }) => tile && isLetter(tile.card)).length,
  }
}

/** Which words a gap has: letters that one has not, no more of, or still in the hand. */
function gapOf(
  context: DraftContext,
  tell: 'missing' | 'missingBrief' = 'missingBrief',
): { readonly key: string; readonly letter: string } {
  const { slots, voice } = context
  const missing = missingIn(slots)
  const gone = missing.filter((letter) => {
    const { held, laid } = copiesOf(letter, context)
    return held <= laid
  })
  const [letter = missing[0] ?? ''] = gone
  if (gone.length === 0) return { key: 'Held', letter }
  if (gone.length > 1) return { key: 'Many', letter: voice[tell](gone) }
  return { key: copiesOf(letter, context).held > 0 ? 'More' : '', letter }
}

/** What was put down last, if that is a bluff: whoever has just done it needs to hear no more of the others. */
function latestLie({ draft, slots, voice }: DraftContext): string | undefined {
  const [place] = [...draft.chosen].at(-1) ?? []
  const slot = slots.find(({ at }) => at === place)
  if (!slot?.isBluff || !slot.tile) return undefined
  return voice.say('say.lieFor', { card: voice.card(slot.tile.card), letter: slot.letter })
}

function bluffText(context: DraftContext): string {
  const { slots, voice } = context
  const latest = latestLie(context)
  if (latest !== undefined)
    return `${latest} ${voice.say(useKeyboardUsed().value ? 'say.layNow' : 'say.layNowTouch')}`
  return slots
    .flatMap(({ isBluff, tile, letter }) =>
      isBluff && tile ? [voice.say('say.liesFor', { card: voice.card(tile.card), letter })] : [],
    )
    .join(' ')
}

/** Whether no card is left in the hand that could lie for what is missing. */
function isHandLaid({ view, slots }: DraftContext): boolean {
  return slots.filter(({ tile }) => tile).length >= (view.hand?.length ?? 0)
}

/** What can be done where nothing is left to lie for what is missing. */
function hintWithoutCards({ view, voice }: DraftContext): string {
  return voice.table(mayDraw(view) ? 'ask.hintDraw' : 'instead.shorter')
}

/** The card that lies for the only letter so far. */
function firstCard({ slots, voice }: DraftContext): string {
  const [first] = slots
  return first?.tile ? voice.card(first.tile.card) : ''
}

function sentenceOf(context: DraftContext, stage: Stage): string {
  const { view, voice } = context
  const named = { card: firstCard(context), n: drawable(view) }
  // Without drawing the turn is the same, whatever the reason.
  if (stage === 'beginEmpty') return voice.table('ask.beginFull')
  if (stage !== 'hole') return voice.table(`ask.${stage}`, named)
  const { key, letter } = gapOf(context)
  return voice.table(`ask.hole${key}`, { letter })
}

function hintOfFit({ options }: BuchstabenbluffView, voice: Voice): string {
  if (options.mixed === 'on') return voice.table('ask.hintOpen')
  return voice.table(options.dictionary === 'open' ? 'ask.hintFitsUnchecked' : 'ask.hintFits')
}

function hintOf(context: DraftContext, stage: Exclude<Stage, 'wrong'>): string {
  const { view, slots, voice } = context
  if (slots.length === 0 && isLastTurn(view)) return lastTurn(view, voice)
  if (stage === 'hole' && isHandLaid(context)) return hintWithoutCards(context)
  if (stage === 'hole' && gapOf(context).key === 'Held') return voice.table('ask.hintHeld')
  if (stage === 'fits') return hintOfFit(view, voice)
  const lies = slots.flatMap(({ isBluff, tile }) => (isBluff && tile ? [tile.card] : []))
  const cards = voice.counted(lies.sort((one, other) => one - other))
  const isMany = stage === 'hole' && gapOf(context).key === 'Many'
  const key = stage.charAt(0).toUpperCase() + stage.slice(1) + (isMany ? 's' : '')
  return voice.table(`ask.hint${key}`, { cards, n: lies.length })
}

/** All letters lie there; a question mark may have come by itself, and is told with what it stands for. */
function fitText({ draft, slots, voice }: DraftContext): string {
  const said = voice.say('say.fits', { word: voice.quoted(draft.text) })
  const blanks = slots.filter(({ tile }) => tile?.card === QUESTION_MARK)
  const [letter, ...more] = blanks.map((slot) => slot.letter)
  if (letter === undefined) return said
  if (more.length === 0) return `${said} ${voice.say('say.blankFor', { letter })}`
  const letters = joinNames([letter, ...more], voice.listener.t)
  return `${said} ${voice.say('say.blanksFor', { letters })}`
}

/** That a word was taken back, and how to leave the field for whoever is still in it. */
export function takenBackText({ text }: Draft, voice: Voice): string {
  const isInField = document.activeElement?.matches('.word-input') === true
  const said = voice.takenBack(text)
  return said !== '' && isInField ? `${said} ${voice.say('say.escapeAgain')}` : said
}

function wayToHand(context: DraftContext, stage: Stage): string {
  return stage === 'hole' && !isHandLaid(context) ? context.voice.say('say.toHand') : ''
}

function heardOf(context: DraftContext, stage: Stage, sentence: string): string {
  const { voice } = context
  switch (stage) {
    case 'begin':
    case 'beginFull':
    case 'beginEmpty':
      return ''
    case 'one':
    case 'wrong':
    case 'unnamed':
      return sentence
    case 'hole': {
      if (isHandLaid(context)) return `${sentence} ${hintWithoutCards(context)}`
      const latest = latestLie(context)
      if (latest !== undefined) {
        const missing = missingIn(context.slots)
        const named = { letter: voice.missing(missing), n: missing.length }
        return `${latest} ${voice.say('say.stillMissing', named)}`
      }
      const { key, letter } = gapOf(context, 'missing')
      return `${voice.say(`say.missing${key}`, { letter })} ${wayToHand(context, stage)}`
    }
    case 'bluff':
      return bluffText(context)
    case 'fits':
      return fitText(context)
  }
}

/** Why a word has a place more than it was typed with (BB-34); empty where it has not. */
function sharpS({ draft, voice }: DraftContext): string {
  return /[ßẞ]/.test(draft.text) ? voice.table('ask.sharpS') : ''
}

/** What can be said of the word as it stands. */
export function draftText(context: DraftContext): DraftText {
  const reason = wrongIn(context)
  const stage = stageOf(context, reason)
  if (stage === 'wrong' && reason !== undefined) {
    const sentence = context.voice.table(`reason.${reason}`)
    const hint = insteadOf(reason, context)
    return {
      stage,
      sentence,
      hint,
      heard: `${sentence} ${hint}`.trim(),
      wayToHand: '',
      heardOnce: '',
    }
  }
  const sentence = sentenceOf(context, stage)
  const hint = stage === 'wrong' ? '' : hintOf(context, stage)
  const { view, voice } = context
  const isUnchecked = stage === 'fits' && view.options.dictionary === 'open'
  const unchecked = isUnchecked ? voice.table('ask.hintFitsUnchecked') : ''
  const sharp = sharpS(context)
  const heardOnce = `${sharp} ${unchecked}`.trim()
  return {
    stage,
    sentence,
    hint: `${sharp} ${hint}`.trim(),
    heard: heardOf(context, stage, sentence),
    wayToHand: wayToHand(context, stage),
    heardOnce,
  }
}

/** The word so far and what its cards count, for whoever asks what he can do; empty where nothing has been chosen. */
export function wordSoFar(context: DraftContext): string {
  const { draft, slots, view, voice } = context
  const { heard, heardOnce } = draftText(context)
  if (heard === '') return ''
  const said = `${heard} ${heardOnce}`.trim()
  const laid = slots.flatMap(({ tile }) => (tile ? [tile.card] : []))
  const worth = voice.table('worth', { n: valueOfCards(laid, view) })
  return voice.say('say.wordSoFar', { word: voice.quoted(draft.text), worth, heard: said })
}
