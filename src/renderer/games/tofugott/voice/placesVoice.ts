/** Places for answers in words, and which of them comes next. */
import type { TofugottView } from '../../../../games/tofugott/outside/contract'
import { emptyPlaces, nextPlace, PLACES, type Draft } from '../ask/draft'
import type { Voice } from './voice'

/** The name of a place. */
export function placeText(place: number, voice: Voice): string {
  const { role, question } = PLACES[place] ?? { role: 'best', question: 0 }
  return voice.table(`place.${role}`, { number: question + 1 })
}

/** A place for an answer as what comes next in a sentence. */
function nextPlaceText(place: number, voice: Voice): string {
  const { role, question } = PLACES[place] ?? { role: 'best', question: 0 }
  return voice.table(`placeNext.${role}`, { number: question + 1 })
}

/** How many answers are missing and which is the next, or that all lie there. `named`: the next place in other words. */
export function missingText(draft: Draft, voice: Voice, named?: string): string {
  const n = emptyPlaces(draft).length
  const place = nextPlace(draft)
  if (place === undefined) return voice.table('hint.ready')
  const next = named ?? nextPlaceText(place, voice)
  return n === 0 ? voice.say('say.next', { next }) : voice.table('hint.missing', { n, next })
}

/** What is asked of the player in turn: what comes next, with the words of its question, and how many are missing. */
export function answersAsked({ card }: TofugottView, draft: Draft, voice: Voice): string {
  const place = PLACES[nextPlace(draft) ?? -1]
  const named = place && card && voice.askedPlace(place, card)
  return [missingText(draft, voice, named), voice.say('ask.answer')].join(' ')
}
