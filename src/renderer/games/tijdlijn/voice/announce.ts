/** Everything that happens at a table of Tijdlijn in words. */
import type { OfKind } from '../../../../engine/basics/kinds'
import type { BackView, Landing, TijdlijnSeen } from '../../../../games/tijdlijn/outside/contract'
import { joinNames } from '../../../speech/listener/listener'
import type { Voice } from './voice'
import { writtenOf } from './writtenOf'

function landingKey({ kind, at }: Landing): string {
  if (kind !== 'end') return kind
  return at === 0 ? 'first' : 'last'
}

function turned(
  voice: Voice,
  key: string,
  { seat, card }: OfKind<TijdlijnSeen, 'played' | 'stuck' | 'discarded' | 'laid'>,
  besides: Record<string, unknown> = {},
): string {
  const { back } = card
  const named = { card: voice.card(card), year: voice.year(back.year), icon: voice.icon(back.icon) }
  return voice.about(seat, key, { ...named, ...besides })
}

function namesOf(voice: Voice, seats: readonly number[]): string {
  if (seats.length === 0) return voice.say('event.nobody')
  return joinNames(
    seats.map((seat) => voice.name(seat)),
    voice.listener.t,
  )
}

/** A card that was laid wrongly is always replaced (TC-04, TC-10). */
function laid(voice: Voice, event: OfKind<TijdlijnSeen, 'laid'>): string {
  return event.isRight
    ? turned(voice, 'laidRight', event)
    : turned(voice, 'laidWrong', event, { gap: voice.gap(event), n: event.left + 1 })
}

/** Whoever has laid his last card may win (TC-07) or play off (TC-08): nobody should have to count along to know it. */
function lastCard(voice: Voice, { seat, isRight, left }: OfKind<TijdlijnSeen, 'laid'>): string[] {
  return isRight && left === 0 ? [voice.about(seat, 'lastCard')] : []
}

function ended(voice: Voice, { end, seat, winners }: OfKind<TijdlijnSeen, 'ended'>): string {
  if (seat !== undefined) return voice.about(seat, `ended.${end}`)
  const isYours = (end === 'won' || end === 'last-one') && winners.some((seat) => voice.isYou(seat))
  const key = isYours ? `${end}You` : end
  return voice.say(`event.ended.${key}`, { names: namesOf(voice, winners) })
}

/** That a turn is over (TL-16); who has stopped it has heard it already. */
function turnOver(
  voice: Voice,
  { over }: OfKind<TijdlijnSeen, 'turnBegun' | 'refilled'>,
): string[] {
  const isSaid = over?.why === 'stopped' && voice.isYou(over.seat)
  return over && !isSaid ? [voice.about(over.seat, `turnOver.${over.why}`)] : []
}

function turnBegun(voice: Voice, event: OfKind<TijdlijnSeen, 'turnBegun'>): string[] {
  const { seat, round, opens } = event
  return [...turnOver(voice, event), ...(opens ? [voice.about(seat, 'roundBegun', { round })] : [])]
}

/** What begins with an event, as a heading of the log. */
export function headingOf(voice: Voice, event: TijdlijnSeen): string | undefined {
  if (event.kind === 'ended') return voice.listener.t('app.play.ending')
  if (event.kind !== 'turnBegun') return undefined
  return event.opens ? voice.listener.t('table.round', { n: event.round }) : undefined
}

/** New cards come in front of somebody for all to see, and are marked there: under the pictures they need no words. */
export function captionOf(voice: Voice, event: TijdlijnSeen): string | undefined {
  if (event.kind === 'refilled') return turnOver(voice, event).join(' ')
  return event.kind === 'drew' ? '' : undefined
}

/** What is told after an event's year: its story as a line of its own, if it has one. */
function storyLines(back: BackView): string[] {
  const story = writtenOf(back.explanation)
  return story === undefined ? [] : [story]
}

/** The lines for an event. */
export function describe(voice: Voice, event: TijdlijnSeen): string[] {
  switch (event.kind) {
    case 'played': {
      const where = voice.say(`event.landing.${landingKey(event.landing)}`)
      return [`${turned(voice, 'played', event)} ${where}`, ...storyLines(event.card.back)]
    }
    case 'stuck':
    case 'discarded':
      return [turned(voice, event.kind, event), ...storyLines(event.card.back)]
    case 'laid':
      return [laid(voice, event), ...lastCard(voice, event), ...storyLines(event.card.back)]
    case 'refilled': {
      const told = voice.about(event.seat, 'refilled', { cards: voice.facesUp(event.cards) })
      // Only whoever takes the last card refills with an empty pile left (TL-22).
      const empty = event.pile === 0 ? [voice.say('event.pileEmpty')] : []
      return [...turnOver(voice, event), told, ...empty]
    }
    case 'drew':
      return [voice.about(event.seat, 'drew', { card: voice.card(event.card) })]
    case 'reshuffled':
      return [voice.say('event.reshuffled', { pile: event.pile })]
    case 'playOff': {
      const [staying, out] = [namesOf(voice, event.staying), namesOf(voice, event.out)]
      const key = event.out.length === 0 ? 'playOffAll' : 'playOff'
      return [voice.say(`event.${key}`, { staying, out })]
    }
    case 'left':
      return [voice.about(event.seat, 'left')]
    case 'ended':
      return [ended(voice, event)]
    case 'stuckBefore':
      return [voice.about(event.seat, 'stuckBefore', { card: voice.card(event.card) })]
    case 'turnBegun':
      return turnBegun(voice, event)
  }
}
