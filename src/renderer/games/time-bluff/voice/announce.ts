/** Everything that happens at a Time Bluff table in words: "You …" for the one concerned, the name for the others. */
import type { OfKind } from '../../../../engine/basics/kinds'
import { decisionOf } from '../../../../games/time-bluff/outside/check'
import type { Seat } from '../../../../engine/basics/seat'
import type { Card } from '../../../../games/time-bluff/outside/cards'
import type { TimeBluffView } from '../../../../games/time-bluff/outside/contract'
import type { TimeBluffSeen } from '../../../../games/time-bluff/outside/events'
import { joinNames } from '../../../speech/listener/listener'
import type { Readings } from '../../../speech/reading/reading'
import { inHandOrder } from '../hand/handCards'
import { askOf, claimText, optionsOf } from './optionLines'
import { pileLine } from './pileLine'
import { isCounted } from '../rules'
import { verdictReason } from './verdictReason'
import type { Voice } from './voice'

function started(voice: Voice, event: OfKind<TimeBluffSeen, 'roundStarted'>): string[] {
  const named = {
    round: event.round,
    starter: voice.name(event.starter),
    cards: voice.cards(event.tops),
  }
  const key = voice.isYou(event.starter) ? 'event.roundStartedYou' : 'event.roundStarted'
  const lines = [voice.say(key, named)]
  if (event.shuffledBack.length > 0) lines.unshift(backIn(voice, event.shuffledBack))
  if (event.hand)
    lines.push(voice.say('event.hand', { cards: voice.cards(inHandOrder(event.hand)) }))
  return lines
}

function backIn(voice: Voice, cards: readonly Card[]): string {
  return voice.say('event.shuffledBack', { cards: voice.counted(cards) })
}

function laid(voice: Voice, event: OfKind<TimeBluffSeen, 'laid'>): string[] {
  const uppers = [event.pair, event.open].flatMap((card) => (card === undefined ? [] : [card]))
  const hidden = event.hidden === undefined ? '' : voice.inSentence([event.hidden])
  const key = uppers.length === 0 ? 'laidSingle' : 'laid'
  const lines = [
    voice.about(event.seat, key, {
      place: event.place + 1,
      cards: voice.inSentence(uppers),
      hidden,
    }),
  ]
  if (event.named !== undefined) lines.push(voice.say('event.named', { hour: event.named }))
  return lines
}

function drew(voice: Voice, event: OfKind<TimeBluffSeen, 'drew'>): string[] {
  const lines = event.cause === 'forgotten' ? [voice.about(event.seat, 'forgotten')] : []
  const cards = event.cards ? voice.inSentence(inHandOrder(event.cards)) : ''
  // Who draws because of somebody else's card is told why.
  const key = event.cause === 'broken' ? 'drewBroken' : 'drew'
  return [...lines, voice.about(event.seat, key, { n: event.count, cards })]
}

function beamed(voice: Voice, event: OfKind<TimeBluffSeen, 'beamed'>): string[] {
  const card = event.card === undefined ? '' : voice.card(event.card)
  const named = { name: voice.name(event.from), other: voice.name(event.to), card }
  if (voice.isYou(event.from)) return [voice.say('event.beamedFromYou', named)]
  return [voice.say(voice.isYou(event.to) ? 'event.beamedToYou' : 'event.beamed', named)]
}

function doubted(voice: Voice, event: OfKind<TimeBluffSeen, 'doubted'>): string[] {
  const named = {
    doubter: voice.name(event.doubter),
    layer: voice.name(event.layer),
    card: voice.card(event.card),
    verdict: voice.say(event.right ? 'event.right' : 'event.wrong'),
  }
  const key = voice.isYou(event.layer) ? 'doubtedYou' : 'doubted'
  const said = voice.say(`event.${voice.isYou(event.doubter) ? 'doubtedByYou' : key}`, named)
  const why = verdictReason(event)
  const line = why === undefined ? said : `${said} ${voice.listener.t(why)}`
  return event.you ? [line, voice.say('event.doubtedToo', named)] : [line]
}

/** Of two it makes no difference which way the hands go. */
function passedText(voice: Voice, { direction }: OfKind<TimeBluffSeen, 'handsPassed'>): string {
  const seats = [...voice.listener.names.keys()]
  if (seats.length > 2) {
    return voice.say(`event.${direction === 'clockwise' ? 'handsPassed' : 'handsPassedBack'}`)
  }
  const other = seats.find((seat) => !voice.isYou(seat)) ?? 0
  return seats.some((seat) => voice.isYou(seat))
    ? voice.say('event.handsSwappedYou', { name: voice.name(other) })
    : voice.say('event.handsSwapped', { names: voice.names(seats) })
}

function passed(voice: Voice, event: OfKind<TimeBluffSeen, 'handsPassed'>): string[] {
  const lines = [passedText(voice, event)]
  if (event.hand)
    lines.push(voice.say('event.hand', { cards: voice.cards(inHandOrder(event.hand)) }))
  return lines
}

function replaced(voice: Voice, event: OfKind<TimeBluffSeen, 'vortexReplaced'>): string[] {
  const lines = event.setAside.length > 0 ? [backIn(voice, event.setAside)] : []
  if (event.card === undefined) return [...lines, voice.say('event.removed')]
  return [voice.say('event.replaced', { card: voice.inSentence([event.card]) }), ...lines]
}

function pickedUp(voice: Voice, event: OfKind<TimeBluffSeen, 'pickedUp'>): string[] {
  const cards = event.cards ? voice.cards(inHandOrder(event.cards)) : ''
  return [voice.about(event.seat, 'pickedUp', { n: event.count, cards })]
}

function opened(voice: Voice, event: OfKind<TimeBluffSeen, 'placeOpened'>): string[] {
  const lines = [
    voice.about(event.seat, 'placeOpened', {
      card: voice.inSentence([event.card]),
      place: event.place + 1,
    }),
  ]
  if (event.named !== undefined) lines.push(voice.say('event.named', { hour: event.named }))
  return lines
}

/** What came of an emptied place, and all that was turned up for it in vain (TB-53). */
function settled(
  voice: Voice,
  event: OfKind<TimeBluffSeen, 'placeRefilled' | 'placeDead'>,
): string[] {
  const card = event.kind === 'placeRefilled' ? voice.card(event.card) : ''
  const line = voice.say(`event.${event.kind}`, { place: event.place + 1, card })
  return event.shuffledBack.length > 0 ? [line, backIn(voice, event.shuffledBack)] : [line]
}

function roundEnded(voice: Voice, event: OfKind<TimeBluffSeen, 'roundEnded'>): string[] {
  const points = event.points.map((n, seat) => {
    return voice.say(voice.isYou(seat) ? 'event.pointsYou' : 'event.points', {
      name: voice.name(seat),
      n,
    })
  })
  const told = voice.say('event.roundEnded', { points: points.join(', ') })
  // Every other end was heard when it came.
  return event.end === 'too-long' ? [voice.table('end.too-long'), told] : [told]
}

/** What begins with an event, as a heading of the log. */
export function headingOf(voice: Voice, event: TimeBluffSeen): string | undefined {
  if (event.kind === 'matchEnded') return voice.listener.t('app.play.ending')
  if (event.kind !== 'roundStarted') return undefined
  return voice.listener.t('table.round', { n: event.round })
}

/** What stands under a picture whose cards are in sight: of a deal, of hands that move, of a pile one takes. */
export function captionOf(voice: Voice, event: TimeBluffSeen): string | undefined {
  switch (event.kind) {
    case 'roundStarted': {
      const key = voice.isYou(event.starter) ? 'event.roundBeginsYou' : 'event.roundBegins'
      const begins = voice.say(key, { round: event.round, starter: voice.name(event.starter) })
      // What went back into the pile is not in sight.
      const back = event.shuffledBack.length > 0 ? [backIn(voice, event.shuffledBack)] : []
      // What one plays for, before anything is asked.
      const goal = event.round === 1 ? [voice.say('event.roundGoal')] : []
      return [...back, begins, ...goal].join(' ')
    }
    case 'handsPassed':
      return passedText(voice, event)
    case 'pickedUp':
      return voice.isYou(event.seat)
        ? voice.say('event.pickedUpCounted', { n: event.count })
        : undefined
    default:
      return undefined
  }
}

/** The lines for an event. */
export function describe(voice: Voice, event: TimeBluffSeen): string[] {
  switch (event.kind) {
    case 'roundStarted':
      return started(voice, event)
    case 'laid':
      return laid(voice, event)
    case 'laidOpen':
      return [voice.about(event.seat, 'laidOpen', { card: voice.card(event.card) })]
    case 'drew':
      return drew(voice, event)
    case 'pileExhausted':
      return [voice.say('event.pileExhausted')]
    case 'protected':
    case 'snoozed':
    case 'satOut':
      return [voice.about(event.seat, event.kind)]
    case 'beamed':
      return beamed(voice, event)
    case 'believed':
      return [voice.about(event.layer, 'believed')]
    case 'doubted':
      return doubted(voice, event)
    case 'handsPassed':
      return passed(voice, event)
    case 'vortexReplaced':
      return replaced(voice, event)
    case 'pickedUp':
      return pickedUp(voice, event)
    case 'placeOpened':
      return opened(voice, event)
    case 'placeDeclined':
      return [voice.about(event.seat, 'placeDeclined')]
    case 'placeRefilled':
    case 'placeDead':
      return settled(voice, event)
    case 'roundEnded':
      return roundEnded(voice, event)
    case 'matchEnded':
      return [voice.won(event.ranks, 'matchEnded')]
  }
}

function pilesOf(view: TimeBluffView, voice: Voice): string {
  const piles = view.places.map((place, index) => pileLine(place, index + 1, voice))
  const n = view.removedVortices
  const gone = n > 0 ? [voice.say('say.removed', { n })] : []
  return [...piles, voice.say('say.draw', { n: view.drawPile }), ...gone].join(' ')
}

/** What a match begins with: the piles alone, since nobody has minus points yet and all hold as many cards, and what was turned up before them (TB-03). */
export function dealOf(view: TimeBluffView, voice: Voice): string {
  const { shuffledBack = [] } = view
  const back = shuffledBack.length > 0 ? [backIn(voice, shuffledBack)] : []
  return [...back, pilesOf(view, voice)].join(' ')
}

/** The claim that is in doubt, as a list of one sentence; empty while none is. */
function claimOf({ phase, you }: TimeBluffView, voice: Voice): string[] {
  return phase.kind === 'doubt' && phase.doubtable ? [claimText(phase.play, you, voice)] : []
}

function tableauOf(view: TimeBluffView, voice: Voice): string {
  return [...claimOf(view, voice), pilesOf(view, voice), standingOf(view, voice)].join(' ')
}

/** How many answers are missing, and whether the listener's is among them. */
function missingText(view: TimeBluffView, missing: number, voice: Voice): string {
  if (decisionOf(view) !== 'answer') return voice.table('doubt.missing', { n: missing })
  return voice.table('doubt.missingYours', { n: missing - 1 })
}

/** Who still reads the score, oneself first. */
function readersOf({ you }: TimeBluffView, missing: readonly Seat[], voice: Voice): string {
  const isOwn = you !== undefined && missing.includes(you)
  const others = missing.filter((seat) => seat !== you).map((seat) => voice.name(seat))
  const { t } = voice.listener
  return joinNames([...(isOwn ? [voice.say('say.youToo')] : []), ...others], t)
}

/** Whom all wait for. Answers in a doubt window stay unnamed: who has answered is nobody's business (TB-50). */
function waitingOf(view: TimeBluffView, voice: Voice): string {
  const { phase } = view
  switch (phase.kind) {
    case 'lay':
    case 'direct':
    case 'beam':
    case 'openPlace':
      if (voice.isYou(phase.seat)) return voice.say('say.waitingYou')
      return voice.table(`wait.${phase.kind}`, { name: voice.name(phase.seat) })
    case 'doubt': {
      const answers = missingText(view, phase.missing.length, voice)
      if (!phase.drawOwed) return answers
      return `${answers} ${voice.about(phase.play.layer, 'drawOwed')}`
    }
    case 'scored':
      return `${voice.table('wait.stillReading', { names: readersOf(view, phase.missing, voice) })}.`
    case 'over':
      return voice.table('wait.over')
  }
}

function handOf(view: TimeBluffView, voice: Voice): string {
  if (!view.hand) return voice.say('say.watching')
  if (view.hand.length === 0) return voice.say('say.emptyHand')
  return voice.say('event.hand', { cards: voice.cards(inHandOrder(view.hand)) })
}

/** Cards of everybody, minus points where rounds are added up, and the turns somebody has to sit out. */
function standingOf(view: TimeBluffView, voice: Voice): string {
  return view.players
    .map(({ cards, total, skips }, seat) => {
      const turns = skips > 0 ? [voice.table('skips', { n: skips })] : []
      const points = isCounted(view) ? [voice.say('say.points', { n: total })] : []
      const name = voice.isYou(seat) ? voice.say('say.you') : voice.name(seat)
      const facts = [voice.say('say.cards', { n: cards }), ...points, ...turns].join(', ')
      return voice.say('say.player', { name, facts })
    })
    .join(' ')
}

/** Answers to the keys that read things out. */
export const timeBluffReadings: Readings<TimeBluffView, Voice> = {
  ask: askOf,
  options: optionsOf,
  waiting: waitingOf,
  hand: handOf,
  tableau: tableauOf,
  standing: standingOf,
}
