/** Buchstabenbluff a second time, written from the rules alone: plain, slow, and without a look at the engine. Cards are letters. */
import type { OfKind } from '../../../src/engine/basics/kinds'
import type { BuchstabenbluffOptions } from '../../../src/games/buchstabenbluff/outside/contract'
import { agree, Disagreement } from '../../support/match/followNaive'
import { spell, type NaiveWords } from './spell'

/** Wrong rules that can be planted. */
export const FAULTS = [
  'a question mark is worth a point',
  'doubters lose when they are wrong',
  'ten in all for a wrong doubt',
  'believers share a caught bluff',
  'a caught bluff goes back to the hand',
  'letters count once however often they lie there',
  'order matters',
  'a hand counts plus',
  'no refill',
  'always a refill at the end',
  'twelve cards in hand',
  'five turns whatever is set',
  'an unlisted word is true',
  'house words are not listed',
  'repeated words are taken',
  'all may lie open',
  'scored cards are shuffled in',
  'the dealer plays first',
  'a given-up hand is lost',
  'a given-up seat doubts',
] as const
/** A wrong rule. */
export type Fault = (typeof FAULTS)[number]

/** A move with its cards by their letters. */
export type NaiveMove =
  | { readonly kind: 'draw' | 'pass' }
  | {
      readonly kind: 'lay'
      readonly cards: readonly string[]
      readonly word: string
      readonly open: readonly number[]
    }
  | { readonly kind: 'answer'; readonly doubt: boolean }

/** A word that was announced. */
export interface NaiveWord {
  readonly seat: number
  readonly word: string
  readonly spelling: string
  readonly cards: readonly string[]
  readonly open: readonly number[]
  fate: 'pending' | 'believed' | 'true' | 'bluff'
  doubters: number[]
}

/** What a match begins with. */
export interface Beginning {
  readonly dealer: number
  readonly hands: readonly (readonly string[])[]
  /** All cards of the deck. */
  readonly deck: readonly string[]
  readonly valueOf: ReadonlyMap<string, number>
  readonly listed: ReadonlySet<string>
}

/** The cards that were drawn in this step, in order. */
export class Luck {
  constructor(private readonly cards: string[]) {}

  draw(): string {
    const card = this.cards.shift()
    if (card === undefined) throw new Disagreement('the engine tells of no card that is drawn')
    return card
  }
}

/** Takes one of each out; false: something was not there. */
export function takeOut(from: string[], cards: readonly string[]): boolean {
  return cards.every((card) => {
    const at = from.indexOf(card)
    if (at >= 0) from.splice(at, 1)
    return at >= 0
  })
}

const ORDER = 'ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÜ?'

/** In the order of the alphabet, the question mark last. */
export function sorted(cards: readonly string[]): string[] {
  return [...cards].sort((one, other) => ORDER.indexOf(one) - ORDER.indexOf(other))
}

/** One match. */
export class NaiveBuchstabenbluff {
  readonly hands: string[][]
  readonly piles: string[][]
  readonly bonus: number[]
  readonly turnsLeft: number[]
  readonly hasLeft: boolean[]
  readonly words: NaiveWord[] = []
  discards: string[] = []
  draw: string[]
  seat: number
  stage: 'turn' | 'answers' | 'over' = 'turn'
  answers = new Map<number, boolean>()
  end: 'finished' | 'deserted' | undefined
  /** What should have happened in this step, by kind. */
  told: string[] = []
  private readonly table: NaiveWords
  private readonly house: ReadonlySet<string>

  constructor(
    private readonly options: BuchstabenbluffOptions,
    private readonly beginning: Beginning,
    private readonly faults: ReadonlySet<Fault>,
  ) {
    this.hands = beginning.hands.map((hand) => [...hand])
    this.piles = this.hands.map(() => [])
    this.bonus = this.hands.map(() => 0)
    const turns = this.is('five turns whatever is set') ? 5 : options.turns
    this.turnsLeft = this.hands.map(() => turns)
    this.hasLeft = this.hands.map(() => false)
    this.draw = [...beginning.deck]
    for (const hand of this.hands) {
      agree('five cards', hand.length, 5)
      if (!takeOut(this.draw, hand)) throw new Disagreement('a hand of cards that are not there')
    }
    const first = this.is('the dealer plays first') ? 0 : 1
    this.seat = (beginning.dealer + first) % this.hands.length
    this.table = {
      language: options.language,
      umlautCards: options.language === 'de' && options.umlautCards === 'on',
    }
    const house = options.houseWords.flatMap((word) => this.spelling(word) ?? [])
    this.house = new Set(this.is('house words are not listed') ? [] : house)
  }

  private is(fault: Fault): boolean {
    return this.faults.has(fault)
  }

  /** The card spelling of a word; undefined if there is none. */
  spelling(word: string): string | undefined {
    return spell(word, this.table)
  }

  hand(seat: number): string[] {
    return this.hands[seat] ?? []
  }

  isListed(spelling: string): boolean {
    return this.beginning.listed.has(spelling) || this.house.has(spelling)
  }

  /** Who has not answered. */
  missing(): number[] {
    if (this.stage !== 'answers') return []
    return [...this.hands.keys()].filter(
      (seat) => seat !== this.seat && !this.hasLeft[seat] && !this.answers.has(seat),
    )
  }

  asked(): { readonly seat: number; readonly kind: 'turn' | 'answer' }[] {
    if (this.stage === 'turn') return [{ seat: this.seat, kind: 'turn' }]
    return this.missing().map((seat) => ({ seat, kind: 'answer' }))
  }

  /** Whether the rules allow it. */
  allows(seat: number, move: NaiveMove): boolean {
    if (this.stage === 'over' || this.hasLeft[seat]) return false
    if (move.kind === 'answer') return this.missing().includes(seat)
    if (this.stage !== 'turn' || seat !== this.seat) return false
    switch (move.kind) {
      case 'draw':
        return (
          this.hand(seat).length < (this.is('twelve cards in hand') ? 12 : 10) && this.canDraw()
        )
      case 'pass':
        return true
      case 'lay':
        return this.allowsWord(move)
    }
  }

  private canDraw(): boolean {
    return this.draw.length + this.discards.length > 0
  }

  private allowsWord({ cards, word, open }: OfKind<NaiveMove, 'lay'>): boolean {
    const spelling = this.spelling(word)
    if (spelling === undefined || cards.length < 2 || spelling.length !== cards.length) return false
    if (!takeOut([...this.hand(this.seat)], cards)) return false
    if (!this.allowsOpen(cards, spelling, open)) return false
    const isRepeated = this.words.some((one) => one.spelling === spelling)
    if (isRepeated && this.options.repeats === 'refused' && !this.is('repeated words are taken')) {
      return false
    }
    return this.options.dictionary === 'open' || this.isListed(spelling)
  }

  private allowsOpen(cards: readonly string[], spelling: string, open: readonly number[]): boolean {
    if (open.length === 0) return true
    if (this.options.mixed === 'off') return false
    if (open.length >= cards.length && !this.is('all may lie open')) return false
    const shown = open.map((at) => cards[at] ?? '-').filter((card) => card !== '?')
    return takeOut([...spelling], shown)
  }

  /** Carries a move out. */
  apply(seat: number, move: NaiveMove, luck: Luck): void {
    this.told = []
    switch (move.kind) {
      case 'draw':
        this.drawOne(seat, luck)
        this.passIfStuck(luck)
        return
      case 'pass':
        this.told.push('passed')
        this.endTurn(luck, true)
        return
      case 'lay':
        this.announce(move)
        return
      case 'answer':
        this.answers.set(seat, move.doubt)
        if (this.missing().length === 0) this.settle(luck)
    }
  }

  private drawOne(seat: number, luck: Luck): void {
    if (this.draw.length === 0) {
      this.told.push('reshuffled')
      this.draw = this.discards
      this.discards = []
      if (this.is('scored cards are shuffled in')) {
        for (const pile of this.piles) this.draw.push(...pile)
      }
    }
    const card = luck.draw()
    if (!takeOut(this.draw, [card])) throw new Disagreement(`${card} is not in the draw pile`)
    this.told.push('drew')
    this.hand(seat).push(card)
  }

  /** Fewer than two cards and nothing to draw (BB-33). */
  private passIfStuck(luck: Luck): void {
    if (this.hand(this.seat).length >= 2 || this.canDraw()) return
    this.told.push('passed')
    this.endTurn(luck, true)
  }

  private announce({ cards, word, open }: OfKind<NaiveMove, 'lay'>): void {
    takeOut(this.hand(this.seat), cards)
    const spelling = this.spelling(word) ?? ''
    this.words.push({
      seat: this.seat,
      word,
      spelling,
      cards,
      open,
      fate: 'pending',
      doubters: [],
    })
    this.stage = 'answers'
    this.answers = new Map()
    this.told.push('announced')
  }

  /** Whether the cards are all in the word (BB-09). */
  fits({ cards, spelling }: NaiveWord): boolean {
    const letters = cards.filter((card) => card !== '?')
    if (this.is('order matters')) {
      return cards.every((card, at) => card === '?' || card === spelling[at])
    }
    if (this.is('letters count once however often they lie there')) {
      return letters.every((letter) => spelling.includes(letter))
    }
    return takeOut([...spelling], letters)
  }

  /** Letters too many, and letters that no card was laid for. */
  differences({ cards, spelling }: NaiveWord): { excess: string[]; lacking: string[] } {
    const [excess, lacking] = [new Array<string>(), [...spelling]]
    for (const card of cards) {
      if (card !== '?' && !takeOut(lacking, [card])) excess.push(card)
    }
    return { excess: sorted(excess), lacking: sorted(lacking) }
  }

  isTrue(word: NaiveWord): boolean {
    return this.fits(word) && (this.isListed(word.spelling) || this.is('an unlisted word is true'))
  }

  private settle(luck: Luck): void {
    const word = this.words.at(-1)
    if (!word) throw new Disagreement('no word to settle')
    word.doubters = [...this.answers].flatMap(([seat, doubt]) => (doubt ? [seat] : []))
    if (this.is('a given-up seat doubts')) {
      word.doubters.push(...[...this.hasLeft.keys()].filter((seat) => this.hasLeft[seat]))
    }
    word.doubters.sort((one, other) => one - other)
    const { seat, cards, doubters } = word
    const add = (to: number, points: number): void => {
      this.bonus[to] = (this.bonus[to] ?? 0) + points
    }
    if (doubters.length === 0) {
      word.fate = 'believed'
      this.piles[seat]?.push(...cards)
      this.told.push('believed')
    } else if (this.isTrue(word)) {
      word.fate = 'true'
      this.piles[seat]?.push(...cards)
      add(seat, this.is('ten in all for a wrong doubt') ? 10 : 10 * doubters.length)
      if (this.is('doubters lose when they are wrong')) for (const one of doubters) add(one, -10)
      this.told.push('doubted')
    } else {
      word.fate = 'bluff'
      const isBack = this.is('a caught bluff goes back to the hand')
      if (isBack) this.hand(seat).push(...cards)
      else this.discards.push(...cards)
      for (const one of this.hands.keys()) {
        const gains =
          doubters.includes(one) || (this.is('believers share a caught bluff') && one !== seat)
        if (gains) add(one, 10)
      }
      this.told.push('doubted')
    }
    this.endTurn(luck, true)
  }

  private endTurn(luck: Luck, refills: boolean): void {
    const { seat } = this
    this.turnsLeft[seat] = (this.turnsLeft[seat] ?? 0) - 1
    const isLast = this.turnsLeft[seat] === 0
    const isWanted =
      !isLast || this.options.lastRefill === 'on' || this.is('always a refill at the end')
    if (refills && isWanted && !this.hasLeft[seat] && !this.is('no refill')) {
      const before = this.hand(seat).length
      while (this.hand(seat).length < 5 && this.canDraw()) this.drawOne(seat, luck)
      // How many is public (BB-21).
      if (this.hand(seat).length > before) this.told.push('refilled')
    }
    this.nextTurn(luck)
  }

  private nextTurn(luck: Luck): void {
    if (this.hasLeft.filter((left) => !left).length === 1) {
      this.finish('deserted')
      return
    }
    const seats = this.hands.length
    const order = this.hands.map((_, step) => (this.seat + 1 + step) % seats)
    const next = order.find((seat) => !this.hasLeft[seat] && (this.turnsLeft[seat] ?? 0) > 0)
    if (next === undefined) {
      this.finish('finished')
      return
    }
    this.seat = next
    this.stage = 'turn'
    this.told.push('turnBegan')
    this.passIfStuck(luck)
  }

  /** A seat is given up for good. */
  leave(seat: number, luck: Luck): void {
    this.told = ['left']
    this.hasLeft[seat] = true
    if (this.stage === 'turn' && seat === this.seat) {
      this.told.push('passed')
      this.endTurn(luck, false)
    } else if (this.stage === 'turn' && this.hasLeft.filter((left) => !left).length === 1) {
      this.finish('deserted')
    } else if (this.stage === 'answers') {
      if (seat !== this.seat && !this.answers.has(seat)) this.answers.set(seat, false)
      if (this.missing().length === 0) this.settle(luck)
    }
  }

  private finish(end: 'finished' | 'deserted'): void {
    this.stage = 'over'
    this.end = end
    this.told.push('ended')
  }

  private valueOf(cards: readonly string[]): number {
    const mark = this.is('a question mark is worth a point') ? 1 : 0
    const values = cards.map((card) =>
      card === '?' ? mark : (this.beginning.valueOf.get(card) ?? 0),
    )
    return values.reduce((sum, value) => sum + value, 0)
  }

  scores(): { pile: number; bonus: number; hand: number; total: number }[] {
    return this.hands.map((cards, seat) => {
      const pile = this.valueOf(this.piles[seat] ?? [])
      const bonus = this.bonus[seat] ?? 0
      const isLost = this.is('a given-up hand is lost') && this.hasLeft[seat] === true
      const hand = isLost ? 0 : this.valueOf(cards)
      const total = pile + bonus + (this.is('a hand counts plus') ? hand : -hand)
      return { pile, bonus, hand, total }
    })
  }

  ranks(): number[] {
    const scores = this.scores()
    const order = scores.map(({ total }, seat) => ({ total, left: this.hasLeft[seat] === true }))
    return order.map(
      (own) =>
        1 +
        order.filter((other) => (other.left === own.left ? other.total > own.total : own.left))
          .length,
    )
  }
}
