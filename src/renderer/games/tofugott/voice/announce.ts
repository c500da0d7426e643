/** Everything that happens at a table of Tofugott in words. */
import type { OfKind } from '../../../../engine/basics/kinds'
import { winnersOf } from '../../../../engine/contract/outcome'
import type { TofugottSeen } from '../../../../games/tofugott/outside/contract'
import type { Role } from '../../../../games/tofugott/outside/role'
import { scoredSentence } from '../score/scoredParts'
import type { Voice } from './voice'

const TURNED: Readonly<Record<Role, string>> = {
  guess: 'turnedGuess',
  best: 'turnedBest',
  worst: 'turnedWorst',
}

function turnBegun(
  voice: Voice,
  { active, cards = [] }: OfKind<TofugottSeen, 'turnBegun'>,
): string {
  const [first, second] = cards
  if (!first || !second) return voice.about(active, 'turnBegun')
  return voice.say('event.turnBegunYou', { first: first.title, second: second.title })
}

function said(
  voice: Voice,
  { seat, silhouette, explanation }: OfKind<TofugottSeen, 'explained'>,
): string {
  const key = voice.isOtherBot(seat) ? 'saidBot' : 'said'
  return voice.about(seat, key, { words: voice.spoken(explanation, silhouette) })
}

/** A card with everything that belongs to it, in one line. */
function turned(voice: Voice, { card }: OfKind<TofugottSeen, 'turned'>): string {
  const { seat, role, silhouette } = card
  return [
    voice.about(seat, TURNED[role], { silhouette: voice.silhouette(silhouette) }),
    ...(card.byClock ? [voice.say('event.byClock')] : []),
    ...card.said.map((explanation) => voice.quoted(card, explanation)),
  ].join(' ')
}

function settled(voice: Voice, { seat, question, gains }: OfKind<TofugottSeen, 'settled'>): string {
  return scoredSentence({ gains, active: seat }, question + 1, voice.listener)
}

function tied(voice: Voice, { seats }: OfKind<TofugottSeen, 'tied'>): string {
  const isYours = seats.some((seat) => voice.isYou(seat))
  return voice.say(isYours ? 'event.tiedYou' : 'event.tied', { names: voice.names(seats) })
}

function drew(voice: Voice, { seats, silhouettes }: OfKind<TofugottSeen, 'drewForTofu'>): string {
  const cards = seats.flatMap((seat, index) => {
    const silhouette = silhouettes[index]
    if (silhouette === undefined) return []
    const named = { name: voice.name(seat), silhouette: voice.silhouette(silhouette) }
    return [voice.say('event.drawn', named)]
  })
  return voice.say('event.drewForTofu', { cards: cards.join(', ') })
}

function ended(voice: Voice, { end, ranks }: OfKind<TofugottSeen, 'ended'>): string {
  const winners = winnersOf({ kind: 'ranking', ranks })
  const isYou = winners.length === 1 && winners.every((seat) => voice.isYou(seat))
  const named = { names: voice.names(winners) }
  if (end === 'deserted') return voice.say(isYou ? 'event.desertedYou' : 'event.deserted', named)
  return voice.say(isYou ? 'event.matchEndedYou' : 'event.matchEnded', named)
}

/** What begins with an event, as a heading of the log. */
export function headingOf(voice: Voice, event: TofugottSeen): string | undefined {
  if (event.kind === 'ended') return voice.listener.t('app.play.ending')
  if (event.kind !== 'turnBegun') return undefined
  const key = voice.isYou(event.active) ? 'table.turnOfYou' : 'table.turnOf'
  return voice.listener.t(key, { name: voice.name(event.active) })
}

/** What stands under the picture of an event whose cards lie in sight: neither a question card nor one's own six are spelled out there. */
export function captionOf(voice: Voice, event: TofugottSeen): string | undefined {
  if (event.kind === 'answered') return voice.say('event.answeredShort')
  return event.kind === 'read'
    ? voice.about(event.seat, 'readTitle', { title: event.card.title })
    : undefined
}

/** The lines for an event. */
export function describe(voice: Voice, event: TofugottSeen): string[] {
  switch (event.kind) {
    case 'turnBegun':
      return [turnBegun(voice, event)]
    case 'read':
      return [voice.about(event.seat, 'read', { card: voice.card(event.card) })]
    case 'setAside':
      return [voice.say('event.setAside', { silhouettes: voice.silhouettes(event.silhouettes) })]
    case 'answered':
      return [voice.say('event.answeredYou', { answers: voice.answers(event.best, event.worst) })]
    case 'guessed': {
      const silhouette = voice.silhouette(event.choice.silhouette)
      return [voice.say('event.guessedYou', { silhouette })]
    }
    case 'turned':
      return [turned(voice, event)]
    case 'explained':
      return [said(voice, event)]
    case 'settled':
      return [settled(voice, event)]
    case 'left':
    case 'cancelled':
      return [voice.about(event.seat, event.kind)]
    case 'tied':
      return [tied(voice, event)]
    case 'drewForTofu':
      return [drew(voice, event)]
    case 'ended':
      return [ended(voice, event)]
  }
}
