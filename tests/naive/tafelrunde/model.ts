/** A second model of Die Tafelrunde 2, as plain and slow as possible, written from RULES.md: the referee of the engine. */
import {
  COLOURS,
  type Card,
  type Chest,
  type Colour,
  type LyingCard,
  type Special,
  type TafelrundeMove,
  type TafelrundeOptions,
} from '../../../src/games/tafelrunde/outside/contract'
import { Disagreement } from '../../support/match/followNaive'
import type { Luck } from './luck'

/** Wrong rules that can be planted, to show that the comparison finds them. */
export const FAULTS = [
  'all-chests-count',
  'ties-win',
  'losers-discard',
  'chest-alone-defends',
  'protection-fails',
  'draw-three',
  'start-stays',
  'zork-up-to-seven',
  'unfought-goes-to-middle',
  'stack-end-waits',
] as const
/** A planted wrong rule. */
export type Fault = (typeof FAULTS)[number]

/** A player's belongings. */
export interface Player {
  special: Special | undefined
  hand: Card[]
  /** Unordered: its order is nobody's business. */
  draw: Card[]
  discard: Card[]
  lying: LyingCard[]
  passed: boolean
  open: Chest[]
  secured: Chest[]
}

/** What is waited for. */
export type Waiting =
  | { readonly kind: 'choosing'; readonly choices: Map<number, Special> }
  | { readonly kind: 'playing'; readonly seat: number }
  | { readonly kind: 'securing'; readonly choices: Map<number, readonly Chest[]> }
  | { readonly kind: 'over'; readonly ranks: readonly number[] }

const SPECIAL_CARDS: Readonly<Record<Special, Card>> = {
  feierabend: 15,
  'letzte-warnung': 16,
  wiederbelebung: 17,
  zork: 18,
}
/** The two-coloured cards by number: colours of both sides and the value of the first one. */
const PAIRS: readonly (readonly [Colour, Colour])[] = [
  ['blue', 'red'],
  ['blue', 'yellow'],
  ['red', 'yellow'],
]

/** The value of a card in a colour, 0 if it does not show it (TR material). */
export function valueIn(card: Card, colour: Colour): number {
  if (card < 3) return COLOURS[card] === colour ? 7 : 0
  if (card > 14) return 0
  const [first, second] = PAIRS[Math.floor((card - 3) / 4)] ?? ['blue', 'red']
  const value = 5 - ((card - 3) % 4)
  if (first === colour) return value
  return second === colour ? 7 - value : 0
}

/** A chest's colour. */
export function colourOf(chest: Chest): Colour {
  return COLOURS[Math.floor(chest / 3)] ?? 'blue'
}

/** A chest's gems. */
function gemsOf(chest: Chest): number {
  return 2 + (chest % 3)
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0)
}

/** A list without one of these; undefined if it does not hold them all. */
export function without<T>(list: readonly T[], items: readonly T[]): T[] | undefined {
  const rest = [...list]
  for (const item of items) {
    const index = rest.indexOf(item)
    if (index < 0) return undefined
    rest.splice(index, 1)
  }
  return rest
}

function mustWithout<T>(list: readonly T[], items: readonly T[]): T[] {
  const rest = without(list, items)
  if (!rest) throw new Disagreement(`${JSON.stringify(items)} are not in ${JSON.stringify(list)}`)
  return rest
}

/** A match by the book. */
export class NaiveMatch {
  raid = 1
  middle: Chest[] = []
  stack: Chest[]
  waiting: Waiting
  private luck: Luck | undefined

  constructor(
    readonly options: TafelrundeOptions,
    readonly players: Player[],
    public start: number,
    chests: { readonly middle: readonly Chest[]; readonly stack: readonly Chest[] },
    private readonly faults: ReadonlySet<Fault>,
  ) {
    this.middle = [...chests.middle]
    this.stack = [...chests.stack]
    this.waiting =
      options.specials === 'chosen'
        ? { kind: 'choosing', choices: new Map() }
        : { kind: 'playing', seat: start }
    if (this.waiting.kind === 'playing') this.askFrom(start)
  }

  /** Carries a legal move out; throws a Disagreement where chance in the real match went another way. */
  apply(seat: number, move: TafelrundeMove, luck: Luck): void {
    this.luck = luck
    switch (move.kind) {
      case 'chooseSpecial':
        this.choose(seat, move.special)
        break
      case 'secure':
        this.secure(seat, move.chests)
        break
      case 'pass':
        this.player(seat).passed = true
        this.askFrom(seat + 1)
        break
      default:
        this.playCard(seat, move)
    }
    luck.end()
  }

  has(fault: Fault): boolean {
    return this.faults.has(fault)
  }

  player(seat: number): Player {
    const player = this.players[seat % this.players.length]
    if (!player) throw new Disagreement('no such seat')
    return player
  }

  /** Nobody has played a card in this raid (TR-09). */
  isBarred(): boolean {
    return this.players.every(({ lying }) => lying.length === 0)
  }

  private fortune(): Luck {
    if (!this.luck) throw new Disagreement('no luck')
    return this.luck
  }

  /** TR-03, TR-40. */
  private choose(seat: number, special: Special): void {
    if (this.waiting.kind !== 'choosing') throw new Disagreement('nothing to choose')
    const { choices } = this.waiting
    choices.set(seat, special)
    if (choices.size < this.players.length) return
    const hands = this.fortune().dealt()
    this.players.forEach((player, at) => {
      player.special = choices.get(at)
      const deck = Array.from({ length: 15 }, (_, card) => card)
      if (player.special) deck.push(SPECIAL_CARDS[player.special])
      player.hand = [...(hands[at] ?? [])]
      player.draw = mustWithout(deck, player.hand)
    })
    this.reveal()
  }

  /** Phase 1 (TR-05 to TR-07). */
  private reveal(): void {
    const isOpen = (colour: Colour): boolean =>
      [...this.middle, ...this.players.flatMap(({ open }) => open)].some(
        (chest) => colourOf(chest) === colour,
      )
    const revealed = this.fortune().revealed()
    for (const chest of revealed) {
      if (COLOURS.every(isOpen)) throw new Disagreement('TR-05: too many chests revealed')
      this.stack = mustWithout(this.stack, [chest])
      this.middle.push(chest)
    }
    if (!COLOURS.every(isOpen) && !this.has('stack-end-waits')) {
      if (this.stack.length > 0) throw new Disagreement('TR-05: too few chests revealed')
      this.finish()
      return
    }
    this.askFrom(this.start)
  }

  /** Who plays next: passed seats are left out, those who cannot play pass by themselves (TR-08, TR-09, TR-12). */
  private askFrom(from: number): void {
    const count = this.players.length
    for (let step = 0; step < count; step++) {
      const seat = (from + step) % count
      const player = this.player(seat)
      if (player.passed) continue
      const onlyBarred = this.isBarred() && player.hand.every((card) => card === 15)
      if (player.hand.length === 0 || onlyBarred) {
        player.passed = true
        continue
      }
      this.waiting = { kind: 'playing', seat }
      return
    }
    this.settle()
  }

  private playCard(seat: number, move: TafelrundeMove): void {
    const player = this.player(seat)
    const lay = (card: Card, lying: LyingCard): void => {
      player.hand = mustWithout(player.hand, [card])
      player.lying.push(lying)
    }
    switch (move.kind) {
      case 'play':
        lay(move.card, { kind: 'rogue', card: move.card, colour: move.colour })
        break
      case 'feierabend':
        lay(15, { kind: 'special', special: 'feierabend' })
        this.settle()
        return
      case 'letzteWarnung': {
        const named = move.colour === undefined ? {} : { colour: move.colour }
        lay(16, { kind: 'special', special: 'letzte-warnung', ...named })
        break
      }
      case 'wiederbelebung': {
        const named = move.card === undefined ? {} : { revived: move.card }
        lay(17, { kind: 'special', special: 'wiederbelebung', ...named })
        if (move.card !== undefined) {
          player.discard = mustWithout(player.discard, [move.card])
          player.hand.push(move.card)
        }
        break
      }
      case 'zork':
        lay(18, { kind: 'special', special: 'zork' })
        break
      default:
        throw new Disagreement(`no card: ${move.kind}`)
    }
    this.askFrom(seat + 1)
  }

  private strength({ lying, open }: Player, colour: Colour, isFought: boolean): number {
    const own = lying.flatMap((card) =>
      card.kind === 'rogue' && card.colour === colour ? [valueIn(card.card, colour)] : [],
    )
    const gems = open.filter((chest) => colourOf(chest) === colour).map(gemsOf)
    const bonus = this.has('all-chests-count') ? sum(gems) : Math.max(0, ...gems)
    const mayDefend = this.options.passiveDefence === 'on' || this.has('chest-alone-defends')
    if (own.length === 0) return mayDefend && isFought ? bonus : 0
    return sum(own) + bonus
  }

  private isProtected({ lying }: Player, colour: Colour): boolean {
    if (this.has('protection-fails')) return false
    return lying.some((card) => card.kind === 'special' && card.colour === colour)
  }

  /** TR-14 to TR-25, TR-42. */
  private settleColour(colour: Colour): void {
    const isFought = this.players.some(({ lying }) =>
      lying.some((card) => card.kind === 'rogue' && card.colour === colour),
    )
    if (!isFought && !this.has('unfought-goes-to-middle')) return
    const strengths = this.players.map((player) => this.strength(player, colour, isFought))
    const most = Math.max(...strengths)
    const best = this.players.filter((_, seat) => strengths[seat] === most)
    const [first] = best
    const winner = best.length === 1 || this.has('ties-win') ? first : undefined
    const isOfColour = (chest: Chest): boolean => colourOf(chest) === colour
    const taken = winner ? this.middle.filter(isOfColour) : []
    if (winner) this.middle = this.middle.filter((chest) => !isOfColour(chest))
    for (const player of this.players) {
      if (player === winner || this.isProtected(player, colour)) continue
      taken.push(...player.open.filter(isOfColour))
      player.open = player.open.filter((chest) => !isOfColour(chest))
    }
    const target = winner ? winner.open : this.middle
    target.push(...taken)
    for (const player of this.players) this.clear(player, colour, player === winner)
  }

  private clear(player: Player, colour: Colour, hasWon: boolean): void {
    const isOfColour = (card: LyingCard): boolean => card.kind === 'rogue' && card.colour === colour
    const cards = player.lying.flatMap((card) =>
      card.kind === 'rogue' && card.colour === colour ? [card.card] : [],
    )
    player.lying = player.lying.filter((card) => !isOfColour(card))
    if (hasWon || this.has('losers-discard')) player.discard.push(...cards)
    else player.hand.push(...cards)
  }

  private settle(): void {
    for (const colour of COLOURS) this.settleColour(colour)
    for (const player of this.players) this.discardSpecials(player, (special) => special !== 'zork')
    const choices = new Map<number, readonly Chest[]>()
    this.players.forEach((player, seat) => {
      const all = this.choices(player)
      if (all.length < 2) choices.set(seat, all[0] ?? [])
    })
    this.waiting = { kind: 'securing', choices }
    this.finishRaid()
  }

  private discardSpecials(player: Player, leaves: (special: Special) => boolean): void {
    player.lying = player.lying.filter((card) => {
      if (card.kind === 'rogue' || !leaves(card.special)) return true
      player.discard.push(SPECIAL_CARDS[card.special])
      return false
    })
  }

  /** Whether these chests may be secured together (TR-27, TR-30). */
  maySecure({ lying }: Player, chests: readonly Chest[]): boolean {
    const hasZork = lying.some((card) => card.kind === 'special' && card.special === 'zork')
    if (chests.length === 0) return false
    if (!hasZork) return chests.length === 1
    const gems = chests.map(gemsOf)
    const limit = this.has('zork-up-to-seven') ? 7 : 6
    const extra = this.options.zork === 'addition' ? Math.max(...gems) : 0
    return sum(gems) - extra <= limit
  }

  /** Every different choice of a player (TR-43). */
  private choices(player: Player): Chest[][] {
    const found = new Map<string, Chest[]>()
    const { open } = player
    for (let bits = 1; bits < 2 ** open.length; bits++) {
      const chests = open.filter((_, index) => (bits & (1 << index)) > 0).sort((a, b) => a - b)
      if (this.maySecure(player, chests)) found.set(chests.join(), chests)
    }
    return [...found.values()]
  }

  private secure(seat: number, chests: readonly Chest[]): void {
    if (this.waiting.kind !== 'securing') throw new Disagreement('nothing to secure')
    this.waiting.choices.set(seat, chests)
    this.finishRaid()
  }

  /** Phases 4 to 6 (TR-30, TR-32 to TR-37, TR-44). */
  private finishRaid(): void {
    if (this.waiting.kind !== 'securing') return
    const { choices } = this.waiting
    if (choices.size < this.players.length) return
    this.players.forEach((player, seat) => {
      const chests = choices.get(seat) ?? []
      player.open = mustWithout(player.open, chests)
      player.secured.push(...chests)
      this.discardSpecials(player, () => true)
      player.passed = false
    })
    for (let step = 0; step < this.players.length; step++) this.drawTwo(this.start + step)
    if (!this.has('start-stays')) this.start = (this.start + 1) % this.players.length
    if (this.raid >= 60) {
      this.finish()
      return
    }
    this.raid += 1
    this.reveal()
  }

  private drawTwo(seat: number): void {
    const player = this.player(seat)
    for (let card = 0; card < (this.has('draw-three') ? 3 : 2); card++) {
      if (player.draw.length === 0) this.reshuffle(player)
      if (player.draw.length === 0) return
      const drawn = this.fortune().drawn(seat % this.players.length)
      player.draw = mustWithout(player.draw, [drawn])
      player.hand.push(drawn)
      if (player.draw.length === 0) this.reshuffle(player)
    }
  }

  private reshuffle(player: Player): void {
    player.draw = player.discard
    player.discard = []
  }

  /** TR-36. */
  private finish(): void {
    const scores = this.players.map(
      ({ secured, hand }) => sum(secured.map(gemsOf)) * 1000 + hand.length,
    )
    const ranks = scores.map((score) => 1 + scores.filter((other) => other > score).length)
    this.waiting = { kind: 'over', ranks }
  }
}
