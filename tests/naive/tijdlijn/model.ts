/** Tijdlijn a second time, written from the rules alone: plain, slow, and without a look at the engine. Cards are called by their fronts. */
import type {
  End,
  TijdlijnMove,
  TijdlijnOptions,
  TijdlijnSeen,
} from '../../../src/games/tijdlijn/outside/contract'
import { agree, Disagreement } from '../../support/match/followNaive'

/** Wrong rules that can be planted. */
export const FAULTS = [
  'equal years do not overlap',
  'a slot takes no second year',
  'a slot card scores two',
  'stuck cards can be tried again',
  'a failure may be answered by discarding',
  'one success is enough',
  'stuck cards leave the four',
  'discarding any card',
  'a failed second try ends the match',
  'discards do not count',
  'right needs both sides to be earlier and later',
  'wrong cards are not replaced',
  'the first to place all wins at once',
  'the eliminated keep playing',
  'play-off without a card',
  'places by cards alone',
  'cards of who left are taken out of the score',
] as const
/** A wrong rule. */
export type Fault = (typeof FAULTS)[number]

/** What the box says of a card. */
export interface Fact {
  readonly year: number
}

/** A card in front of somebody. */
export interface Standing {
  readonly front: string
  /** Of the side without a date; co-operative. */
  readonly icon: string | undefined
  isStuck: boolean
}

/** A card that was turned. */
export interface Dated {
  readonly front: string
  readonly year: number
  readonly icon: string | undefined
}

interface Bottom {
  readonly cards: Dated[]
  readonly slot: Dated[]
}

/** What is asked of whom. */
export interface Asked {
  readonly seat: number
  readonly kind: 'choose' | 'retry' | 'goOn' | 'discard' | 'lay'
}

/** A move with its card by its front. */
export type NaiveMove =
  | { readonly kind: 'play' | 'discard'; readonly front: string }
  | { readonly kind: 'stop' }
  | { readonly kind: 'lay'; readonly front: string; readonly gap: number }

/** Chance as it really fell: the cards that came into sight, in order. */
export class Luck {
  private readonly drawn: { readonly front: string; readonly icon: string | undefined }[]
  private readonly turned: { readonly front: string; readonly icon: string | undefined }[]

  constructor(seen: readonly TijdlijnSeen[]) {
    this.drawn = seen
      .flatMap((event) => {
        if (event.kind === 'refilled') return event.cards
        return event.kind === 'drew' ? [event.card] : []
      })
      .map(({ front, icon }) => ({ front, icon }))
    this.turned = seen.flatMap((event) =>
      event.kind === 'played' ||
      event.kind === 'stuck' ||
      event.kind === 'discarded' ||
      event.kind === 'laid'
        ? [{ front: event.card.front, icon: event.card.back.icon }]
        : [],
    )
  }

  draw(): { readonly front: string; readonly icon: string | undefined } {
    const card = this.drawn.shift()
    if (!card) throw new Disagreement('the engine tells of no card that is drawn')
    return card
  }

  /** The icon on the dated side of a card that is turned now. */
  iconOf(front: string): string | undefined {
    return this.turned.find((card) => card.front === front)?.icon
  }
}

/** What a match begins with, as everybody sees it. */
export interface Beginning {
  readonly first: number
  readonly hands: readonly (readonly Standing[])[]
  readonly start: Dated
  readonly discard: readonly Dated[]
  readonly pile: number
  readonly top: string | undefined
}

const MOST_ROUNDS = 120
const FULL = 4

/** One match. */
export class NaiveTijdlijn {
  readonly hands: Standing[][]
  readonly hasLeft: boolean[]
  readonly out: ({ readonly round: number; readonly cards: number } | undefined)[]
  readonly line: Bottom[]
  discard: Dated[]
  pile: number
  top: string | undefined
  seat: number
  round = 1
  placed = 0
  hasFailed = false
  aside = 0
  end: End | undefined
  winners: number[] = []
  /** Seats that have had their turn in this round. */
  private had = new Set<number>()
  /** What should have happened in this step, by kind. */
  told: string[] = []

  constructor(
    private readonly options: TijdlijnOptions,
    private readonly facts: ReadonlyMap<string, Fact>,
    private readonly beginning: Beginning,
    private readonly faults: ReadonlySet<Fault>,
  ) {
    this.hands = beginning.hands.map((hand) => hand.map((card) => ({ ...card })))
    this.hasLeft = this.hands.map(() => false)
    this.out = this.hands.map(() => undefined)
    this.line = [{ cards: [beginning.start], slot: [] }]
    this.discard = [...beginning.discard]
    this.pile = beginning.pile
    this.top = beginning.top
    this.seat = beginning.first
  }

  private is(fault: Fault): boolean {
    return this.faults.has(fault)
  }

  get isTeam(): boolean {
    return this.options.mode === 'co-operative'
  }

  /** When it was. */
  yearOf(front: string): number {
    const fact = this.facts.get(front)
    if (!fact) throw new Disagreement(`no card says "${front}"`)
    return fact.year
  }

  hand(seat: number): Standing[] {
    return this.hands[seat] ?? []
  }

  private fresh(seat: number): Standing[] {
    return this.hand(seat).filter(
      ({ isStuck }) => !isStuck || this.is('stuck cards can be tried again'),
    )
  }

  private target(): string | undefined {
    return this.discard.at(-1)?.icon
  }

  private matching(seat: number): Standing[] {
    return this.hand(seat).filter(
      ({ icon }) => icon === this.target() || this.is('discarding any card'),
    )
  }

  /** Whom all wait for. */
  asked(): Asked | undefined {
    const { seat } = this
    if (this.end !== undefined) return undefined
    if (!this.isTeam) return { seat, kind: 'lay' }
    if (this.placed > 0) return { seat, kind: 'goOn' }
    if (this.hasFailed) return { seat, kind: 'retry' }
    return { seat, kind: this.fresh(seat).length > 0 ? 'choose' : 'discard' }
  }

  /** Whether the rules allow it. */
  allows(seat: number, move: NaiveMove): boolean {
    const asked = this.asked()
    if (asked?.seat !== seat) return false
    const holds = (cards: readonly Standing[], front: string): boolean =>
      cards.some((card) => card.front === front)
    switch (move.kind) {
      case 'play':
        return this.isTeam && asked.kind !== 'discard' && holds(this.fresh(seat), move.front)
      case 'discard': {
        const isFailure =
          asked.kind === 'retry' && !this.is('a failure may be answered by discarding')
        if (!this.isTeam || isFailure || asked.kind === 'goOn') return false
        return holds(this.matching(seat), move.front)
      }
      case 'stop':
        return asked.kind === 'goOn'
      case 'lay':
        return (
          !this.isTeam &&
          holds(this.hand(seat), move.front) &&
          move.gap >= 0 &&
          move.gap <= this.line.length
        )
    }
  }

  /** Carries a move out. */
  apply(move: NaiveMove, luck: Luck): void {
    this.told = []
    switch (move.kind) {
      case 'play':
        this.playCard(move.front, luck)
        return
      case 'discard':
        this.discard.push(this.takeUp(move.front, luck))
        this.told.push('discarded')
        this.endTurn(luck, true)
        return
      case 'stop':
        this.endTurn(luck, true)
        return
      case 'lay':
        this.layCard(move.front, move.gap, luck)
    }
  }

  private takeUp(front: string, luck: Luck): Dated {
    const hand = this.hand(this.seat)
    hand.splice(
      hand.findIndex((card) => card.front === front),
      1,
    )
    return { front, year: this.yearOf(front), icon: luck.iconOf(front) }
  }

  private playCard(front: string, luck: Luck): void {
    if (this.findPlace(this.yearOf(front)) === 'occupied') {
      this.told.push('stuck')
      const card = this.hand(this.seat).find((one) => one.front === front)
      if (card) card.isStuck = true
      this.fail(luck)
      return
    }
    this.told.push('played')
    this.place(this.takeUp(front, luck))
    this.placed += 1
    const isEnough = this.placed === 2 || this.is('one success is enough')
    if (isEnough || this.fresh(this.seat).length === 0) this.endTurn(luck, true)
  }

  private fail(luck: Luck): void {
    this.hasFailed = true
    if (this.is('a failed second try ends the match') && this.placed > 0) {
      this.finish('none-fits')
      return
    }
    if (this.fresh(this.seat).length > 0) return
    if (this.placed > 0) this.endTurn(luck, true)
    else this.finish('none-fits')
  }

  private findPlace(year: number): 'occupied' | 'free' {
    const years = this.line.map(({ cards }) => cards[0]?.year ?? 0)
    if (years.includes(year) && !this.is('equal years do not overlap')) return 'free'
    const inSlots = this.line.flatMap(({ slot }) => slot.map((card) => card.year))
    if (inSlots.includes(year) && !this.is('a slot takes no second year')) return 'free'
    const before = years.findLastIndex((one) => one < year)
    if (before === -1 || before === years.length - 1) return 'free'
    return this.line[before]?.slot.length === 0 ? 'free' : 'occupied'
  }

  private place(card: Dated): void {
    const { year } = card
    const same = this.line.find(({ cards }) => cards[0]?.year === year)
    const sameSlot = this.line.find(({ slot }) => slot[0]?.year === year)
    if (same && !this.is('equal years do not overlap')) same.cards.push(card)
    else if (sameSlot) sameSlot.slot.push(card)
    else {
      const before = this.line.findLastIndex(({ cards }) => (cards[0]?.year ?? 0) < year)
      if (before === -1) this.line.unshift({ cards: [card], slot: [] })
      else if (before === this.line.length - 1) this.line.push({ cards: [card], slot: [] })
      else this.line[before]?.slot.push(card)
    }
  }

  private takeFromPile(luck: Luck): Standing {
    const { front, icon } = luck.draw()
    if (this.top !== undefined) agree('the top card is drawn', front, this.top)
    this.pile -= 1
    this.top = undefined
    return { front, icon, isStuck: false }
  }

  private playing(seat: number): boolean {
    return !this.hasLeft[seat] && this.out[seat] === undefined
  }

  private clockwise(from: number): number[] {
    return this.hands.map((_, step) => (from + step) % this.hands.length)
  }

  /** Co-operative. */
  private endTurn(luck: Luck, refills: boolean): void {
    const players = this.clockwise(this.seat + 1).filter((seat) => this.playing(seat))
    const hasCards = (seat: number): boolean => this.hand(seat).length > 0
    if (this.pile === 0 && !players.some(hasCards)) {
      this.finish('all-placed')
      return
    }
    if (refills) this.refill(luck)
    this.placed = 0
    this.hasFailed = false
    const next = players.find(hasCards)
    if (next === undefined) {
      this.finish('all-placed')
      return
    }
    this.seat = next
    this.told.push('turnBegun')
    if (this.fresh(next).length === 0 && this.matching(next).length === 0) {
      this.finish('no-icon-matches')
    }
  }

  private refill(luck: Luck): void {
    const hand = this.hand(this.seat)
    const counted = (): number =>
      this.is('stuck cards leave the four')
        ? hand.filter(({ isStuck }) => !isStuck).length
        : hand.length
    let drew = false
    while (counted() < FULL && this.pile > 0) {
      hand.push(this.takeFromPile(luck))
      drew = true
    }
    if (drew) this.told.push('refilled')
  }

  private layCard(front: string, gap: number, luck: Luck): void {
    this.told.push('laid')
    const card = this.takeUp(front, luck)
    const left = this.line[gap - 1]?.cards[0]?.year ?? -Infinity
    const right = this.line[gap]?.cards[0]?.year ?? Infinity
    const isStrict = this.is('right needs both sides to be earlier and later')
    const isRight = isStrict
      ? left < card.year && card.year < right
      : left <= card.year && card.year <= right
    if (isRight) this.line.splice(gap, 0, { cards: [card], slot: [] })
    else {
      this.discard.push(card)
      if (!this.is('wrong cards are not replaced')) this.drawOne(this.seat, luck)
    }
    this.had.add(this.seat)
    if (this.is('the first to place all wins at once') && this.hand(this.seat).length === 0) {
      this.winners = [this.seat]
      this.finish('won')
      return
    }
    this.nextInRound(luck)
  }

  private drawOne(seat: number, luck: Luck): void {
    if (this.pile === 0) {
      this.told.push('reshuffled')
      this.pile = this.discard.length
      this.discard = []
      this.top = undefined
    }
    this.told.push('drew')
    this.hand(seat).push(this.takeFromPile(luck))
  }

  private nextInRound(luck: Luck): void {
    const due = this.clockwise(this.beginning.first).filter(
      (seat) => this.playing(seat) && !this.had.has(seat),
    )
    const [next] = due
    if (next === undefined) this.endRound(luck)
    else this.beginTurn(next)
  }

  private beginTurn(seat: number): void {
    this.seat = seat
    this.told.push('turnBegun')
  }

  private endRound(luck: Luck): void {
    const staying = this.clockwise(this.beginning.first).filter((seat) => this.playing(seat))
    const done = staying.filter((seat) => this.hand(seat).length === 0)
    if (done.length === 1) {
      this.winners = done
      this.finish('won')
      return
    }
    if (done.length > 1 && !this.playOff(done, luck)) return
    if (this.round === MOST_ROUNDS) {
      const still = staying.filter((seat) => this.playing(seat))
      const fewest = Math.min(...still.map((seat) => this.hand(seat).length))
      this.winners = still.filter((seat) => this.hand(seat).length === fewest)
      this.finish('rounds-run-out')
      return
    }
    this.round += 1
    this.had = new Set()
    this.nextInRound(luck)
  }

  /** Whether the match goes on. */
  private playOff(done: readonly number[], luck: Luck): boolean {
    this.told.push('playOff')
    if (!this.is('the eliminated keep playing')) {
      for (const seat of this.hands.keys()) {
        if (!this.playing(seat) || done.includes(seat)) continue
        this.out[seat] = { round: this.round, cards: this.hand(seat).length }
        this.setAside(seat)
      }
    }
    if (this.pile + this.discard.length < done.length) {
      this.winners = [...done]
      this.finish('cards-run-out')
      return false
    }
    if (!this.is('play-off without a card')) for (const seat of done) this.drawOne(seat, luck)
    return true
  }

  private setAside(seat: number): void {
    this.aside += this.hand(seat).length
    this.hand(seat).splice(0)
  }

  /** A seat is given up for good. */
  leave(seat: number, luck: Luck): void {
    this.told = ['left']
    this.hasLeft[seat] = true
    const playing = [...this.hands.keys()].filter((one) => this.playing(one))
    if (this.isTeam) {
      if (playing.length === 0) this.finish('deserted')
      else if (this.seat === seat) this.endTurn(luck, false)
      else if (this.pile === 0 && !playing.some((one) => this.hand(one).length > 0)) {
        this.finish('all-placed')
      }
      return
    }
    this.setAside(seat)
    if (playing.length === 1) {
      this.winners = playing
      this.finish('last-one')
      return
    }
    if (this.seat === seat) this.nextInRound(luck)
  }

  private finish(end: End): void {
    this.end = end
    this.winners.sort((one, other) => one - other)
    this.told.push('ended')
  }

  /** As if the match ended now. */
  score(): number {
    const bottom = this.line.flatMap(({ cards }) => cards).length
    const slot = this.line.flatMap((place) => place.slot).length
    const hands = this.hands.filter(
      (_, seat) => !(this.hasLeft[seat] && this.is('cards of who left are taken out of the score')),
    )
    const before = hands.flat().length
    const discards = this.is('discards do not count') ? 0 : this.discard.length
    const worth = this.is('a slot card scores two') ? 2 : 1
    return bottom * 2 + slot * worth - discards - this.pile - before
  }

  /** Places of a competitive match. */
  ranks(): number[] {
    const standing = this.hands.map((hand, seat) => {
      if (this.hasLeft[seat]) return { group: 2, round: 0, cards: 0 }
      if (this.winners.includes(seat)) return { group: 0, round: 0, cards: 0 }
      const out = this.out[seat] ?? { round: this.round, cards: hand.length }
      return {
        group: 1,
        round: this.is('places by cards alone') ? 0 : -out.round,
        cards: out.cards,
      }
    })
    return standing.map((own) => {
      const better = standing.filter((other) => {
        if (other.group !== own.group) return other.group < own.group
        return other.round !== own.round ? other.round < own.round : other.cards < own.cards
      })
      return 1 + better.length
    })
  }

  /** How good a team was: only with 36 cards. */
  grade(): number | undefined {
    if (this.options.cards !== 36) return undefined
    const score = this.score()
    return [0, 11, 21, 31, 41, 51, 61].filter((least) => score >= least).length
  }
}

/** A move of the engine's, with its card by its front. */
export function naiveMoveOf(move: TijdlijnMove, frontOf: (card: number) => string): NaiveMove {
  switch (move.kind) {
    case 'play':
    case 'discard':
      return { kind: move.kind, front: frontOf(move.card) }
    case 'stop':
      return { kind: 'stop' }
    case 'lay':
      return { kind: 'lay', front: frontOf(move.card), gap: move.gap }
  }
}
