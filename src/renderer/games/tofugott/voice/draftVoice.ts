/** What is being put together in words: nobody but its owner hears of it. */
import { decisionOf } from '../../../../games/tofugott/outside/check'
import type { TofugottView } from '../../../../games/tofugott/outside/contract'
import type { Silhouette } from '../../../../games/tofugott/outside/silhouettes'
import { chosenIn, handOf, moveOf, nextPlace, PLACES, placesOf, type Draft } from '../ask/draft'
import { missingText, placeText } from './placesVoice'
import { keysText, optionsAmong } from './reader'
import type { Voice } from './voice'

/** What is chosen, each with its digit and its place; empty if nothing is. */
export function chosenText(view: TofugottView, draft: Draft, voice: Voice): string {
  const places = placesOf(view)
  const cards = PLACES.flatMap((_, number) => {
    const silhouette = draft.answers[number]
    if (silhouette === undefined) return []
    const card = voice.numbered([silhouette], places)
    return [voice.table('slotHolds', { place: placeText(number, voice), card })]
  })
  if (draft.guess !== undefined) cards.push(voice.numbered([draft.guess], places))
  return cards.length === 0 ? '' : voice.say('say.chosen', { cards: cards.join(', ') })
}

function putText(before: Draft, after: Draft, voice: Voice): string[] {
  return PLACES.flatMap((_, number) => {
    const silhouette = after.answers[number]
    if (silhouette === undefined || silhouette === before.answers[number]) return []
    const card = voice.silhouette(silhouette)
    return [voice.say('say.put', { place: placeText(number, voice), card })]
  })
}

function questionOf(draft: Draft): number | undefined {
  return PLACES[nextPlace(draft) ?? -1]?.question
}

/** The next place with the words of its question, where a step leads to one that nothing is answered to; undefined: its number will do. */
function newlyAsked(
  { before, after }: { readonly before: Draft; readonly after: Draft },
  { card }: TofugottView,
  voice: Voice,
): string | undefined {
  const place = PLACES[nextPlace(after) ?? -1]
  if (!place || !card || questionOf(before) === place.question) return undefined
  const isBegun = PLACES.some(
    ({ question }, number) =>
      question === place.question &&
      (before.answers[number] ?? after.answers[number]) !== undefined,
  )
  return isBegun ? undefined : voice.askedPlace(place, card)
}

/** What is said with the guess, where that has changed. */
function wordsText(before: Draft, { explanation, guess }: Draft, voice: Voice): string | undefined {
  if (!explanation || !guess || explanation === before.explanation) return undefined
  return voice.say('say.ownWords', { words: voice.spoken(explanation, guess) })
}

/** Whether this step has made the choice whole that only has to be locked: with a card chosen its own key is told. */
function isComplete(
  { before, after }: { readonly before: Draft; readonly after: Draft },
  view: TofugottView,
): boolean {
  if (decisionOf(view) === 'guess') return after.guess !== undefined && after.guess !== before.guess
  const isFull = (draft: Draft): boolean => nextPlace(draft) === undefined
  return decisionOf(view) === 'answer' && isFull(after) && !isFull(before)
}

/** What one step has changed, and what comes next. */
export function stepText(before: Draft, after: Draft, view: TofugottView, voice: Voice): string {
  const held = chosenIn(after)
  const gone = chosenIn(before).filter((one) => !held.includes(one))
  const guess = after.guess === before.guess ? undefined : after.guess
  const card = after.card === before.card ? undefined : view.own?.cards?.[after.card ?? -1]
  const lines = [
    card && voice.say('say.cardChosen', { title: card.title }),
    ...(card ? keysText('readKey', voice) : []),
    ...putText(before, after, voice),
    guess && `${voice.table('chosen', { silhouette: voice.title(guess) })}.`,
    gone.length > 0 && voice.say('say.back', { silhouettes: voice.silhouettes(gone) }),
    wordsText(before, after, voice),
    decisionOf(view) === 'answer' &&
      missingText(after, voice, newlyAsked({ before, after }, view, voice)),
    ...(isComplete({ before, after }, view) ? keysText('confirmKey', voice) : []),
  ]
  return lines.filter((line) => typeof line === 'string').join(' ')
}

function leftOf(view: TofugottView, draft: Draft): Silhouette[] {
  const chosen = chosenIn(draft)
  return handOf(view).filter((one) => !chosen.includes(one))
}

/** The own hand without what is chosen, and where that lies. */
export function handWith(view: TofugottView, draft: Draft, voice: Voice): string {
  const silhouettes = voice.numbered(leftOf(view, draft), placesOf(view))
  return [voice.say('say.hand', { silhouettes }), chosenText(view, draft, voice)].join(' ')
}

/** What can still be chosen, and what is. */
export function optionsWith(view: TofugottView, draft: Draft, voice: Voice): string {
  const silhouettes = leftOf(view, draft)
  const ready = moveOf(view, draft) !== undefined
  const options = optionsAmong(view, voice, { silhouettes, ready, draft }) ?? ''
  return [options, chosenText(view, draft, voice)].join(' ')
}
