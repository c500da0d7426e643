/** What is asked of a listener at a Time Bluff table, and everything that can be done about it, in words. */
import { seatAfter, type Seat } from '../../../../engine/basics/seat'
import { decisionOf } from '../../../../games/time-bluff/outside/check'
import type { Card } from '../../../../games/time-bluff/outside/cards'
import type {
  PlaceView,
  PlayView,
  TimeBluffReason,
  TimeBluffView,
} from '../../../../games/time-bluff/outside/contract'
import { DIRECTIONS } from '../../../../games/time-bluff/outside/places'
import { CARDS_FOR_PAIR } from '../../../../games/time-bluff/outside/laying'
import { canLieOpen, fitsPair, isJokerLike } from '../../../../games/time-bluff/outside/faces'
import { lineBegin } from '../../../wording/lineBegin'
import { hourAfter, hourOf, isClock, isPairCard, reasonAgainst } from '../rules'
import { pileLine } from './pileLine'
import type { Voice } from './voice'

/** A claim as it lies there, for whoever hears it again. */
export function claimText(
  { layer, on, place }: PlayView,
  you: Seat | undefined,
  voice: Voice,
): string {
  const hour = dueOn(on)
  const key = `say.claim${hour === undefined ? 'Any' : ''}${layer === you ? 'You' : ''}`
  const named = { name: voice.name(layer), place: place + 1, on: voice.inSentence([on.card]) }
  return voice.say(key, hour === undefined ? named : { ...named, hour })
}

/** A claim, whether it is doubted, and what hangs on that. */
function doubtAsk(
  view: TimeBluffView,
  { layer, on, place, closing }: PlayView,
  voice: Voice,
): string {
  const hour = dueOn(on)
  const told = { name: voice.name(layer), place: place + 1, on: voice.inSentence([on.card]) }
  const said =
    hour === undefined
      ? voice.say('ask.answerAny', told)
      : voice.say('ask.answer', { ...told, hour })
  if (!closing) return said
  // A vortex among the last cards has filled the layer's hand again (TB-80).
  const isEmpty = view.players[layer]?.cards === 0
  return `${said} ${voice.say(isEmpty ? 'ask.closing' : 'ask.closingPassed')}`
}

function layAsk(view: TimeBluffView, voice: Voice): string {
  if (firstRefusal(view) === 'must-draw') return voice.say('ask.mustDraw')
  if (view.hand?.length !== 1) return voice.say('ask.lay')
  return voice.say(view.options.lastSingle === 'open' ? 'ask.layLastOpen' : 'ask.layLastHidden')
}

/** What is asked of the listener; undefined if nothing. */
export function askOf(view: TimeBluffView, voice: Voice): string | undefined {
  const decision = decisionOf(view)
  if (decision === undefined) return undefined
  const { phase } = view
  if (decision === 'answer' && phase.kind === 'doubt') return doubtAsk(view, phase.play, voice)
  if (decision === 'lay') return layAsk(view, voice)
  const place = phase.kind === 'openPlace' ? phase.place + 1 : 0
  return voice.say(`ask.${decision}`, { place })
}

interface Top {
  readonly card: Card
  readonly named?: number
}

/** The hour that is due on an open card; undefined: any clock is right. */
function dueOn({ card, named }: Top): number | undefined {
  if (named !== undefined) return hourAfter(named)
  return isClock(card) ? hourAfter(hourOf(card)) : undefined
}

/** Which of these cards would be right, laid hidden on this top (TB-91); the open card is not chosen yet. */
function rightOn(top: Top, hand: readonly Card[]): Card[] {
  const due = dueOn(top)
  return hand.filter((card) => {
    if (isClock(card)) return due === undefined || hourOf(card) === due
    return isJokerLike(card) && !isJokerLike(top.card)
  })
}

function pileOption(view: TimeBluffView, place: PlaceView, number: number, voice: Voice): string[] {
  if (place.kind !== 'pile' || place.top.face === 'down') return []
  if (voice.listener.findsTruth) return [pileLine(place, number, voice)]
  const { top } = place
  const right = rightOn(top, view.hand ?? [])
  const cards = right.length > 0 ? voice.cards(right) : voice.say('say.onlyBluff')
  const hour = dueOn(top)
  if (hour === undefined) return [voice.say('say.dueAny', { place: number, cards })]
  return [voice.say('say.due', { place: number, hour, cards })]
}

function pairOptions(view: TimeBluffView, voice: Voice): string[] {
  const hand = view.hand ?? []
  if (hand.length < CARDS_FOR_PAIR) return []
  const pairs = hand.filter(
    (pair) => isPairCard(pair) && hand.some((card) => fitsPair(pair, card, view.options.pairBy)),
  )
  return pairs.length > 0 ? [voice.say('say.pairs', { cards: voice.cards(pairs) })] : []
}

/** What the rules say to laying any first cards: it shows whether laying is possible at all. */
function firstRefusal(view: TimeBluffView): TimeBluffReason | undefined {
  const [hidden, open] = view.hand ?? []
  if (hidden === undefined) return undefined
  return reasonAgainst(view, {
    kind: 'lay',
    place: 0,
    hidden,
    ...(open === undefined ? {} : { open }),
  })
}

function layOptions(view: TimeBluffView, voice: Voice): string[] {
  const refused = firstRefusal(view)
  // The question says so.
  if (refused === 'must-draw' || refused === 'single-card-is-open') return []
  const mayDraw = reasonAgainst(view, { kind: 'drawInstead' }) === undefined
  return [
    ...view.places.flatMap((place, index) => pileOption(view, place, index + 1, voice)),
    ...pairOptions(view, voice),
    ...(mayDraw ? [voice.say('say.mayDraw')] : []),
  ]
}

function placeOptions(view: TimeBluffView, voice: Voice): string {
  const cards = (view.hand ?? []).filter(canLieOpen)
  if (cards.length === 0) return voice.say('say.noneOpens')
  return voice.say('say.opens', { cards: voice.cards(cards) })
}

function othersOf(view: TimeBluffView): number[] {
  return view.players.map((_, seat) => seat).filter((seat) => seat !== view.you)
}

/** Both ways of a vortex: to whom the own hand goes, and what comes for it. */
function wayLines({ you = 0, seats, players }: TimeBluffView, voice: Voice): string[] {
  return DIRECTIONS.map((direction) => {
    const step = direction === 'clockwise' ? 1 : -1
    const giver = seatAfter(you, seats, -step)
    const to = { name: voice.name(seatAfter(you, seats, step)) }
    const got = { name: voice.name(giver), n: players[giver]?.cards ?? 0 }
    const way = lineBegin(voice.table(`direct.${direction}`, to))
    return `${way}: ${voice.table('direct.receive', got)}.`
  })
}

/** The question and all that can be done about it; undefined if nothing is asked. */
export function optionsOf(view: TimeBluffView, voice: Voice): string | undefined {
  const decision = decisionOf(view)
  const ask = askOf(view, voice)
  if (decision === undefined || ask === undefined) return undefined
  switch (decision) {
    case 'lay':
      return [ask, ...layOptions(view, voice)].join(' ')
    case 'openPlace':
      return `${ask} ${placeOptions(view, voice)}`
    case 'beam':
      return `${ask} ${voice.say('say.choice', { names: voice.names(othersOf(view)) })}`
    case 'direct':
      return [ask, ...wayLines(view, voice), voice.say('say.directKeys')].join(' ')
    case 'answer':
      return `${ask} ${voice.say('say.answerKeys')}`
    case 'takeCard':
    case 'nextRound':
      return ask
  }
}
