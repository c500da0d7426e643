/** A second model of the rules, as plain and slow as possible, written from RULES.md: the referee of the engine. */
import type { OfKind } from '../../../src/engine/basics/kinds'
import type { Act } from '../../../src/engine/contract/game'
import { JOKER, VORTEX, type Card } from '../../../src/games/time-bluff/outside/cards'
import type {
  TimeBluffMove,
  TimeBluffOptions,
} from '../../../src/games/time-bluff/outside/contract'
import type { RoundEnd } from '../../../src/games/time-bluff/outside/events'
import { fullDeck, hourOf, isClock, isJokerLike, pointsOf, without } from './cards'
import { Disagreement } from '../../support/match/followNaive'
import type { Chance } from './chance'
import { isLegal } from './legal'

/** Wrong rules that can be planted, to show that the comparison finds them. */
export const FAULTS = [
  'joker-on-joker-is-right',
  'twelve-has-no-follower',
  'last-doubter-takes',
  'layer-opens-after-wrong',
  'draw-up-to-seven',
  'vortex-counts-five',
  'broken-skips-neighbour',
  'snooze-without-card',
  'closing-play-draws',
  'counterclockwise-is-clockwise',
  'dealer-stays',
  'jungle-can-be-doubted',
] as const
/** A planted wrong rule. */
export type Fault = (typeof FAULTS)[number]

/** A card on the table. */
export interface Lying {
  readonly card: Card
  readonly isOpen: boolean
  /** Who laid it, if it was laid hidden. */
  readonly by?: number
}

/** A place: a pile, just emptied, or dead. */
export interface Place {
  pile: Lying[]
  isDead: boolean
  /** The hour that the Joker on top stands for. */
  named: number | undefined
}

/** The play that may be doubted. */
export interface Play {
  readonly layer: number
  readonly place: number
  readonly hidden: Card
  readonly open: Card | undefined
  readonly pair: Card | undefined
  readonly on: { readonly card: Card; readonly named: number | undefined }
  closing: boolean
  exhausted: boolean
}

/** What goes on once a vortex has acted. */
export type AfterVortex =
  | { readonly kind: 'play' }
  | { readonly kind: 'verdict'; readonly doubter: number; readonly right: boolean }
  | { readonly kind: 'opened'; readonly layer: number; readonly closing: boolean }

/** What is waited for. */
export type Waiting =
  | { readonly kind: 'lay'; readonly seat: number }
  | {
      readonly kind: 'direct'
      readonly seat: number
      readonly place: number
      readonly after: AfterVortex
    }
  | { readonly kind: 'beam'; readonly seat: number }
  | {
      readonly kind: 'doubt'
      readonly answers: Map<number, boolean>
      drawOwed: boolean
      isLate: boolean
      readonly doubtable: boolean
    }
  | { readonly kind: 'openPlace'; readonly seat: number; readonly place: number }
  | { readonly kind: 'scored'; readonly missing: Set<number> }
  | { readonly kind: 'over'; readonly ranks: readonly number[] }

function at<T>(list: readonly T[], index: number): T {
  const value = list[index]
  if (value === undefined) throw new Disagreement(`nothing at ${String(index)}`)
  return value
}

/** A match by the book. */
export class NaiveMatch {
  hands: Card[][] = []
  places: Place[] = []
  deck: Card[] = []
  removed = 0
  skips: number[] = []
  totals: number[]
  scores: { round: number; end: RoundEnd; by?: number; points: number[] }[] = []
  round = 1
  turns = 1
  play: Play | undefined
  waiting: Waiting
  private chance: Chance | undefined

  /** Begins as dealt: hands and tops come from chance. */
  constructor(
    readonly options: TimeBluffOptions,
    readonly seats: number,
    public dealer: number,
    dealt: { readonly hands: readonly (readonly Card[])[]; readonly tops: readonly Card[] },
    private readonly faults: ReadonlySet<Fault> = new Set(),
  ) {
    this.totals = Array.from({ length: seats }, () => 0)
    this.takeDeal(dealt)
    this.waiting = { kind: 'lay', seat: this.after(dealer) }
  }

  /** Carries a legal move out; throws a Disagreement where chance in the real match went another way. */
  apply({ seat, move, byClock }: Act<TimeBluffMove>, chance: Chance): void {
    if (!isLegal(this, seat, move)) throw new Disagreement(`illegal: ${JSON.stringify(move)}`)
    this.chance = chance
    this.carryOut(seat, move, byClock)
    chance.end()
  }

  private carryOut(seat: number, move: TimeBluffMove, byClock: boolean): void {
    switch (move.kind) {
      case 'lay':
        return this.lay(seat, move)
      case 'layOpen':
        return this.layOpen(seat, move.place, move.card)
      case 'drawInstead':
        return this.drawInstead(seat)
      case 'takeCard':
        return this.takeByHand(seat, byClock)
      case 'answer':
        return this.answer(seat, move.doubt)
      case 'direct':
        return this.direct(move.direction === 'clockwise')
      case 'beam':
        return this.beam(seat, move.to, move.card)
      case 'openPlace':
        return this.openPlace(seat, move.card, move.named)
      case 'declinePlace':
        return this.refill()
      case 'nextRound':
        return this.confirmScores(seat)
    }
  }

  private has(fault: Fault): boolean {
    return this.faults.has(fault)
  }

  private after(seat: number, steps = 1): number {
    return (seat + steps + this.seats) % this.seats
  }

  private luck(): Chance {
    if (!this.chance) throw new Disagreement('no chance')
    return this.chance
  }

  private leaveDeck(cards: readonly Card[]): void {
    const rest = without(this.deck, cards)
    if (!rest) throw new Disagreement(`${cards.join(' ')} are not in the draw pile`)
    this.deck = rest
  }

  private leaveHand(seat: number, cards: readonly Card[]): void {
    const rest = without(at(this.hands, seat), cards)
    if (!rest) throw new Disagreement('the card is not in hand')
    this.hands[seat] = rest
  }

  private takeDeal(dealt: {
    readonly hands: readonly (readonly Card[])[]
    readonly tops: readonly Card[]
  }): void {
    this.deck = fullDeck(this.options)
    this.hands = dealt.hands.map((hand) => [...hand])
    this.places = dealt.tops.map((card) => ({
      pile: [{ card, isOpen: true }],
      isDead: false,
      named: undefined,
    }))
    this.skips = Array.from({ length: this.seats }, () => 0)
    this.removed = 0
    const isOpening = (card: Card): boolean =>
      isClock(card) || (card === JOKER && this.options.jokerOpening === 'on')
    if (dealt.tops.length !== 3 || !dealt.tops.every(isOpening)) {
      throw new Disagreement('TB-03: an opening card is not a clock')
    }
    if (this.hands.some((hand) => hand.length !== 6)) throw new Disagreement('TB-90: six cards')
    this.leaveDeck([...this.hands.flat(), ...dealt.tops])
  }

  /** Draws one card for a seat; false if there is none (TB-49). */
  private draw(seat: number): boolean {
    if (this.deck.length === 0) return false
    const cards = this.luck().drawn(seat, 1)
    this.leaveDeck(cards)
    this.hands[seat] = [...at(this.hands, seat), ...cards]
    return true
  }

  private lay(seat: number, move: OfKind<TimeBluffMove, 'lay'>): void {
    const place = at(this.places, move.place)
    const top = at(place.pile, place.pile.length - 1)
    const { hidden, open, pair } = move
    const laid = [hidden, pair, open].filter((card) => card !== undefined)
    this.leaveHand(seat, laid)
    this.play = {
      layer: seat,
      place: move.place,
      hidden,
      open,
      pair,
      on: { card: top.card, named: place.named },
      closing: this.hands[seat]?.length === 0,
      exhausted: false,
    }
    place.pile.push({ card: hidden, isOpen: false, by: seat })
    if (pair !== undefined) place.pile.push({ card: pair, isOpen: true })
    if (open !== undefined) place.pile.push({ card: open, isOpen: true })
    place.named = move.named
    if (pair !== undefined) this.pairEffect(this.play, pair - 51, move.snooze)
    else if (open === VORTEX) this.vortex(seat, move.place, { kind: 'play' })
    else this.drawStep()
  }

  /** TB-34 to TB-38: jungle, beam, snooze, broken. */
  private pairEffect(play: Play, effect: number, snooze: 'left' | 'right' | undefined): void {
    const hand = at(this.hands, play.layer)
    if (effect === 1 && hand.length > 0) {
      this.waiting = { kind: 'beam', seat: play.layer }
      return
    }
    if (effect === 2) {
      const target = this.after(play.layer, snooze === 'right' ? -1 : 1)
      this.skips[target] = at(this.skips, target) + 1
      if (!this.has('snooze-without-card') && !this.draw(target)) return this.exhaust(play)
    }
    if (effect === 3) {
      const first = this.has('broken-skips-neighbour') ? 2 : 1
      for (let step = first; step < this.seats; step++) {
        if (!this.draw(this.after(play.layer, step))) return this.exhaust(play)
      }
    }
    this.drawStep()
  }

  /** TB-49, TB-88: a card had to be drawn and there was none. */
  private exhaust(play: Play): void {
    const isJungle = play.pair === 51
    if (this.options.lastDoubt === 'off' || isJungle) return this.endRound('pile-exhausted')
    play.exhausted = true
    this.openWindow(play, false)
  }

  private currentPlay(): Play {
    if (!this.play) throw new Disagreement('no play')
    return this.play
  }

  /** TB-45 to TB-48, TB-86. */
  private drawStep(): void {
    const play = this.currentPlay()
    const count = at(this.hands, play.layer).length
    const limit = this.has('draw-up-to-seven') ? 7 : 6
    const isClosing = play.closing && !this.has('closing-play-draws')
    if (isClosing || count === 0 || count >= limit) return this.openWindow(play, false)
    if (this.deck.length === 0) return this.exhaust(play)
    if (this.options.handDraw === 'on') return this.openWindow(play, true)
    this.draw(play.layer)
    this.openWindow(play, false)
  }

  private openWindow(play: Play, drawOwed: boolean): void {
    const doubtable = play.pair !== 51 || this.has('jungle-can-be-doubted')
    this.waiting = { kind: 'doubt', answers: new Map(), drawOwed, isLate: false, doubtable }
    this.closeWindow()
  }

  /** TB-48: without a limit the least time is noted, and what is forgotten is drawn with the last answer. */
  private takeByHand(seat: number, byClock: boolean): void {
    const { waiting } = this
    if (waiting.kind !== 'doubt') throw new Disagreement('nothing is to be drawn')
    const isLast = !waiting.doubtable || waiting.answers.size === this.seats - 1
    if (byClock && !isLast && !waiting.isLate && this.options.doubtSeconds === 'none') {
      waiting.isLate = true
      return
    }
    const count = byClock ? 2 : 1
    waiting.drawOwed = false
    const cards = this.luck().drawn(seat, Math.min(count, this.deck.length))
    this.leaveDeck(cards)
    this.hands[seat] = [...at(this.hands, seat), ...cards]
    if (cards.length < count) {
      const play = this.currentPlay()
      if (play.pair === 51) return this.endRound('pile-exhausted')
      play.exhausted = true
    }
    this.closeWindow()
  }

  private answer(seat: number, doubt: boolean): void {
    if (this.waiting.kind === 'doubt') this.waiting.answers.set(seat, doubt)
    this.closeWindow()
  }

  /** TB-50: nothing is decided before all have answered (and the draw by hand is made). */
  private closeWindow(): void {
    const { waiting } = this
    if (waiting.kind !== 'doubt') return
    const play = this.currentPlay()
    const missing = waiting.doubtable ? this.seats - 1 - waiting.answers.size : 0
    if (missing > 0) return
    if (waiting.drawOwed) {
      if (waiting.isLate) this.takeByHand(play.layer, true)
      return
    }
    const order = Array.from({ length: this.seats - 1 }, (_, index) =>
      this.after(play.layer, index + 1),
    )
    const doubters = order.filter((seat) => waiting.answers.get(seat) === true)
    const doubter = this.has('last-doubter-takes') ? doubters.at(-1) : doubters[0]
    if (doubter === undefined) this.believed(play)
    else this.judge(play, doubter)
  }

  private believed(play: Play): void {
    if (play.exhausted) this.endRound('pile-exhausted')
    else if (play.closing) this.endRound('emptied', play.layer)
    else this.nextTurn(play.layer)
  }

  /** TB-91, TB-20 to TB-24, TB-74, TB-75. */
  private isRight(play: Play): boolean {
    const { hidden, on, open, pair } = play
    if (isClock(hidden)) {
      const hour = on.card === JOKER ? on.named : hourOf(on.card)
      if (hour === undefined) return true
      if (this.has('twelve-has-no-follower')) return hourOf(hidden) === hour + 1
      return hourOf(hidden) === (hour % 12) + 1
    }
    if (!isJokerLike(hidden)) return false
    if (this.has('joker-on-joker-is-right')) return true
    const above = pair ?? open
    return !isJokerLike(on.card) && (above === undefined || !isJokerLike(above))
  }

  private judge(play: Play, doubter: number): void {
    const right = this.isRight(play)
    if (play.hidden === VORTEX)
      this.vortex(doubter, play.place, { kind: 'verdict', doubter, right })
    else this.pickUp(play, doubter, right)
  }

  /** TB-60 to TB-64, TB-87, TB-88. */
  private pickUp(play: Play, doubter: number, right: boolean): void {
    const loser = right ? doubter : play.layer
    const place = at(this.places, play.place)
    this.hands[loser] = [...at(this.hands, loser), ...place.pile.map(({ card }) => card)]
    place.pile = []
    place.named = undefined
    if (play.exhausted) return this.endRound('pile-exhausted')
    const isEmptied = this.hands.some((hand) => hand.length === 0)
    if (play.closing && (right || isEmptied)) return this.endRound('emptied', play.layer)
    const opensAnyway = this.has('layer-opens-after-wrong') || right
    const seat = opensAnyway ? play.layer : doubter
    this.waiting = { kind: 'openPlace', seat, place: play.place }
    if (at(this.hands, seat).length === 0) this.refill()
  }

  /** TB-70, TB-71, TB-79: who chooses the direction; two players swap. */
  private vortex(seat: number, place: number, after: AfterVortex): void {
    this.waiting = { kind: 'direct', seat, place, after }
    if (this.seats === 2) this.direct(true)
  }

  private direct(isClockwise: boolean): void {
    const { waiting } = this
    if (waiting.kind !== 'direct') throw new Disagreement('no direction was asked')
    const goesOn = isClockwise || this.has('counterclockwise-is-clockwise')
    const before = this.hands
    this.hands = before.map((_, seat) => at(before, this.after(seat, goesOn ? -1 : 1)))
    this.removed += 1
    this.replaceVortex(waiting.seat, waiting.place, waiting.after)
  }

  /** TB-76 to TB-78, TB-88. */
  private replaceVortex(seat: number, place: number, after: AfterVortex): void {
    const { pile } = at(this.places, place)
    const isInside = after.kind === 'verdict'
    const index = isInside ? this.hiddenIndex(pile) : pile.length - 1
    const { card, setAside } = this.luck().replacement()
    if (isInside && this.currentPlay().exhausted) {
      if (card !== undefined) throw new Disagreement('TB-88: not replaced')
      pile.splice(index, 1)
      return this.goOn(after, seat)
    }
    const isTaken = (one: Card): boolean => isInside || isClock(one) || isJokerLike(one)
    if (setAside.some(isTaken)) throw new Disagreement('TB-77: set aside')
    if (card === undefined) {
      if (this.deck.some(isTaken)) throw new Disagreement('TB-78: there was a replacement')
      // Nothing turned up that would have brought them back.
      this.leaveDeck(setAside)
      pile.splice(index, 1)
      return this.endRound('pile-exhausted')
    }
    if (!isTaken(card)) throw new Disagreement('TB-77: replacement')
    this.leaveDeck([card])
    pile.splice(index, 1, { card, isOpen: true })
    if (card === VORTEX) this.vortex(seat, place, after)
    else this.goOn(after, seat)
  }

  /** Where the doubted card lies: below the pair card and the open card of its play. */
  private hiddenIndex(pile: readonly Lying[]): number {
    const { pair, open } = this.currentPlay()
    return pile.length - 1 - Number(pair !== undefined) - Number(open !== undefined)
  }

  private goOn(after: AfterVortex, seat: number): void {
    if (after.kind === 'play') this.drawStep()
    else if (after.kind === 'verdict') this.pickUp(this.currentPlay(), after.doubter, after.right)
    else if (after.closing) this.endRound('emptied', seat)
    else this.nextTurn(after.layer)
  }

  private beam(seat: number, to: number, card: Card): void {
    this.leaveHand(seat, [card])
    this.hands[to] = [...at(this.hands, to), card]
    const play = this.currentPlay()
    play.closing ||= at(this.hands, seat).length === 0
    this.drawStep()
  }

  /** TB-11 with `lastSingle` open. */
  private layOpen(seat: number, number: number, card: Card): void {
    this.leaveHand(seat, [card])
    const place = at(this.places, number)
    place.pile.push({ card, isOpen: true })
    place.named = undefined
    if (card === VORTEX) this.vortex(seat, number, { kind: 'opened', layer: seat, closing: true })
    else this.endRound('emptied', seat)
  }

  private drawInstead(seat: number): void {
    if (this.draw(seat)) this.nextTurn(seat)
    else this.endRound('pile-exhausted')
  }

  /** TB-52 to TB-55. */
  private openPlace(seat: number, card: Card, named: number | undefined): void {
    const { place: number, layer } = this.currentPlay()
    this.leaveHand(seat, [card])
    const place = at(this.places, number)
    place.pile = [{ card, isOpen: true }]
    place.named = named
    const closing = at(this.hands, seat).length === 0
    if (card === VORTEX) this.vortex(seat, number, { kind: 'opened', layer, closing })
    else if (closing) this.endRound('emptied', seat)
    else this.nextTurn(layer)
  }

  /** TB-53. */
  private refill(): void {
    const { place: number, layer } = this.currentPlay()
    const place = at(this.places, number)
    const turned = this.luck().refill()
    if (turned.shuffledBack.some(isClock))
      throw new Disagreement('TB-53: a clock was shuffled back')
    if (turned.kind === 'placeRefilled') {
      if (!isClock(turned.card)) throw new Disagreement('TB-53: no clock')
      this.leaveDeck([turned.card])
      place.pile = [{ card: turned.card, isOpen: true }]
    } else {
      if (this.deck.some(isClock)) throw new Disagreement('TB-53: there was a clock')
      place.isDead = true
    }
    if (this.places.every(({ isDead }) => isDead)) this.endRound('places-dead')
    else this.nextTurn(layer)
  }

  /** TB-57, TB-38, TB-69. */
  private nextTurn(layer: number): void {
    this.play = undefined
    let seat = layer
    for (;;) {
      if (this.turns >= 50 * this.seats) return this.endRound('too-long')
      this.turns += 1
      seat = this.after(seat)
      const skips = at(this.skips, seat)
      if (skips === 0) break
      this.skips[seat] = skips - 1
    }
    this.waiting = { kind: 'lay', seat }
  }

  /** TB-65 to TB-68, TB-92. */
  private endRound(end: RoundEnd, by?: number): void {
    this.play = undefined
    const worth = (card: Card): number =>
      card === VORTEX && this.has('vortex-counts-five') ? 5 : pointsOf(card)
    const points = this.hands.map((hand) => hand.reduce((sum, card) => sum + worth(card), 0))
    this.totals = this.totals.map((total, seat) => total + at(points, seat))
    this.scores.push({ round: this.round, end, ...(by === undefined ? {} : { by }), points })
    this.skips = this.skips.map(() => 0)
    const { target } = this.options
    const isOver = target === 'round' || this.totals.some((total) => total >= target)
    const ranks = this.totals.map(
      (total) => 1 + this.totals.filter((other) => other < total).length,
    )
    const missing = new Set(this.totals.map((_, seat) => seat))
    this.waiting = isOver ? { kind: 'over', ranks } : { kind: 'scored', missing }
  }

  private confirmScores(seat: number): void {
    if (this.waiting.kind !== 'scored') return
    this.waiting.missing.delete(seat)
    if (this.waiting.missing.size > 0) return
    const dealt = this.luck().deal()
    if (!this.has('dealer-stays')) this.dealer = this.after(this.dealer)
    this.round += 1
    this.turns = 1
    this.takeDeal(dealt)
    this.waiting = { kind: 'lay', seat: this.after(this.dealer) }
  }
}
