/** Pointing and advice at a table of Tijdlijn in words, and as marks on the cards. */
import { isRecord, toJson, type Json } from '../../../engine/basics/json'
import type { OfKind } from '../../../engine/basics/kinds'
import type { Seat } from '../../../engine/basics/seat'
import type {
  CardHandle,
  FrontView,
  TijdlijnSignal,
  TijdlijnView,
} from '../../../games/tijdlijn/outside/contract'
import { isTijdlijnView } from '../../../games/tijdlijn/outside/guards'
import { talk as rules } from '../../../games/tijdlijn/outside/talk'
import type { Listener } from '../../speech/listener/listener'
import type { GameTalk, Mark } from '../gameTable'
import { cardInSight, yearOf } from './voice/names'
import { Voice } from './voice/voice'

type Line = Pick<TijdlijnView, 'line'>

/** A card of that gap would not fit unless it is of the same year (TL-12). */
function isTaken({ line }: Line, { after }: OfKind<TijdlijnSignal, 'place'>): boolean {
  return line.some((node) => yearOf(node) === after && node.slot.length > 0)
}

/** What a signal says of its card, in a few words. */
function phraseOf(signal: TijdlijnSignal, voice: Voice, on: Line | undefined): string {
  switch (signal.kind) {
    case 'point':
      return voice.say(`talk.phrase.${signal.phrase}`)
    case 'date':
      return voice.say(`talk.bound.${signal.bound}`, { year: voice.year(signal.year) })
    case 'place':
      return voice.say(on && isTaken(on, signal) ? 'talk.placeTaken' : 'talk.place', {
        gap: voice.gap(signal),
      })
  }
}

function viewIn(view: Json): TijdlijnView | undefined {
  const unknown: unknown = view
  return isTijdlijnView(unknown) ? unknown : undefined
}

function sentence(signal: TijdlijnSignal, seat: Seat, listener: Listener, view: Json): string {
  const voice = new Voice(listener)
  const on = viewIn(view)
  const phrase = phraseOf(signal, voice, on)
  const card = on && cardInSight(on, signal.card)
  const name = voice.name(seat)
  const isYou = voice.isYou(seat)
  if (card === undefined) {
    return voice.say(isYou ? 'talk.pointGoneYou' : 'talk.pointGone', { name, phrase })
  }
  return voice.say(isYou ? 'talk.pointYou' : 'talk.point', {
    name,
    phrase,
    card: voice.card(card),
  })
}

/** Whether a signal warns of its card. */
function isAgainst(signal: TijdlijnSignal, on: Line): boolean {
  if (signal.kind === 'place') return isTaken(on, signal)
  return signal.kind === 'point' && (signal.phrase === 'not-this' || signal.phrase === 'too-risky')
}

/** A mark on a card: who points at it, and what he says, others with their name. */
export interface CardMark {
  readonly seat: Seat
  readonly card: CardHandle
  readonly phrase: string
  /** The same without a name. */
  readonly nameless: string
  /** He would not play it: it is too risky, or its gap is taken. */
  readonly isAgainst: boolean
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** What a mark holds. */
interface Said {
  readonly signal: TijdlijnSignal
  /** The turn in which it was said. */
  readonly turn: number
  /** The dark side of its card had been seen already. */
  readonly turned: boolean
}

/** What was said in a mark; undefined for one that is not of this game. */
function openMark(at: string): Said | undefined {
  const mark = parsed(at)
  if (!isRecord(mark) || typeof mark.turn !== 'number') return undefined
  const signal = rules.parseSignal(mark.signal)
  return signal.ok
    ? { signal: signal.value, turn: mark.turn, turned: mark.turned === true }
    : undefined
}

/** Whether everybody has seen the dark side of a card: it lies in the line, is discarded or is stuck. */
function isTurned({ players, top }: TijdlijnView, handle: CardHandle): boolean {
  const isOpen = players.some(({ cards }) =>
    cards.some(({ card, stuck }) => card === handle && !stuck),
  )
  return !isOpen && top?.card !== handle
}

/** The card that is spoken of; undefined if it is gone, or has been turned since: then everybody knows. */
function cardMeant(view: TijdlijnView, { signal, turned }: Said): FrontView | undefined {
  const isSettled = !turned && isTurned(view, signal.card)
  return isSettled ? undefined : cardInSight(view, signal.card)
}

/** What a mark says, and of which card; undefined for one that is not of this game, whose card is gone, or was turned since. */
export function readMark(
  { seat, at }: Mark,
  listener: Listener,
  on: TijdlijnView,
): CardMark | undefined {
  const mark = openMark(at)
  if (!mark) return undefined
  const { signal } = mark
  const card = cardMeant(on, mark)
  if (!card) return undefined
  const voice = new Voice(listener)
  const phrase = phraseOf(signal, voice, on)
  const said = voice.isYou(seat)
    ? phrase
    : voice.say('talk.mark', { name: voice.name(seat), phrase })
  return { seat, card: card.card, phrase: said, nameless: phrase, isAgainst: isAgainst(signal, on) }
}

/** Who points at what just now, one sentence each. */
export function pointingText(marks: readonly Mark[], listener: Listener, on: TijdlijnView): string {
  const told = marks.map(({ seat, at }) => {
    const mark = openMark(at)
    return mark && cardMeant(on, mark) ? sentence(mark.signal, seat, listener, toJson(on)) : ''
  })
  return told.filter(Boolean).join(' ')
}

/** What is said at a table of Tijdlijn; the board itself offers it, card by card. */
export const tijdlijnTalk: GameTalk = {
  signal: (raw, seat, listener, view) => {
    const signal = rules.parseSignal(raw)
    return signal.ok ? sentence(signal.value, seat, listener, view) : ''
  },
  markOf: (raw, view) => {
    const on = viewIn(view)
    const signal = rules.parseSignal(raw)
    return signal.ok && on
      ? JSON.stringify({ signal: raw, turn: on.turn, turned: isTurned(on, signal.value.card) })
      : undefined
  },
  // What was said of one turn is out of date in the next.
  isMarkOf: (at, view) => isTijdlijnView(view) && openMark(at)?.turn === view.turn,
  proposal: () => '',
  signals: () => [],
  proposals: () => [],
}
