/** Tofugott a second time, written from the rules alone: plain, slow, and without a look at the engine. */
import type { OfKind } from '../../../src/engine/basics/kinds'
import type {
  Choice,
  Explanation,
  TofugottEvent,
  TofugottMove,
  TofugottOptions,
} from '../../../src/games/tofugott/outside/contract'
import { SILHOUETTES, type Silhouette } from '../../../src/games/tofugott/outside/silhouettes'
import { agree, Disagreement } from '../../support/match/followNaive'

/** Wrong rules that can be planted. */
export const FAULTS = [
  'worst costs nothing',
  'one point for all right guessers together',
  'guessers lose what they guessed',
  'revealed silhouettes may be guessed',
  'worst is turned before best',
  'rejected card goes out',
  'floor is always there',
  'one turn more with six',
  'the tie is shared',
  'a locked guess of one who left is lost',
  'the turn of one who left after locking is cancelled',
  'a cancelled card returns',
  'answers wait for the guesses',
  'guesses turn from the active player’s right',
] as const
/** A wrong rule. */
export type Fault = (typeof FAULTS)[number]

/** What everybody is asked. */
export interface Asked {
  readonly seat: number
  readonly kind: 'keep' | 'answer' | 'guess' | 'explain'
}

/** Chance as it really fell: read from what the engine says has happened. */
export class Luck {
  constructor(private readonly events: readonly TofugottEvent[]) {}

  private find<Kind extends TofugottEvent['kind']>(
    kind: Kind,
    skip = 0,
  ): OfKind<TofugottEvent, Kind> {
    const isOf = (event: TofugottEvent): event is OfKind<TofugottEvent, Kind> => event.kind === kind
    const found = this.events.filter(isOf)[skip]
    if (!found) throw new Disagreement(`the engine tells no ${kind}`)
    return found
  }

  drawnCards(): readonly number[] {
    return this.find('turnBegun').cards
  }

  setAside(): readonly Silhouette[] {
    return this.find('setAside').silhouettes
  }

  tofuStep(number: number): readonly Silhouette[] {
    return this.find('drewForTofu', number).silhouettes
  }
}

interface Locked extends Choice {
  readonly byClock: boolean
}

interface Six {
  readonly best: readonly Choice[]
  readonly worst: readonly Choice[]
  readonly byClock: boolean
}

interface OnTable {
  readonly seat: number
  readonly role: 'guess' | 'best' | 'worst'
  readonly silhouette: Silhouette
  readonly byClock: boolean
  readonly said: Explanation[]
}

const TURNS_BY_SEATS: Readonly<Record<number, number>> = { 2: 3, 3: 3, 4: 2, 5: 2, 6: 1 }

/** One match. */
export class NaiveTofugott {
  readonly points: number[]
  readonly hasLeft: boolean[]
  readonly turnsTaken: number[]
  readonly turnsEach: number
  readonly pile: Set<number>
  readonly out: number[] = []
  active: number
  stage: 'keeping' | 'locking' | 'revealing' | 'over' = 'keeping'
  question = 0
  held: readonly number[] = []
  card: number | undefined
  aside: readonly Silhouette[] = []
  six: Six | undefined
  guesses = new Map<number, Locked>()
  table: OnTable[] = []
  waitingToTurn: OnTable[] = []
  revealed: Silhouette[] = []
  ranks: number[] | undefined
  /** What should have happened in this step. */
  told: object[] = []

  constructor(
    private readonly options: TofugottOptions,
    private readonly seats: number,
    cards: readonly number[],
    first: { readonly active: number; readonly held: readonly number[] },
    private readonly faults: ReadonlySet<Fault>,
  ) {
    this.points = Array.from({ length: seats }, () => 0)
    this.hasLeft = this.points.map(() => false)
    this.turnsTaken = this.points.map(() => 0)
    const usual = TURNS_BY_SEATS[seats] ?? 0
    this.turnsEach = options.turns === 'seats' ? usual : options.turns
    if (this.is('one turn more with six') && seats === 6) this.turnsEach += 1
    this.pile = new Set(cards)
    this.active = first.active
    this.take(first.held)
  }

  private is(fault: Fault): boolean {
    return this.faults.has(fault)
  }

  private take(cards: readonly number[]): void {
    agree('two different cards are drawn', new Set(cards).size, 2)
    for (const card of cards) {
      if (!this.pile.delete(card)) throw new Disagreement(`card ${String(card)} is not in the pile`)
    }
    this.held = cards
  }

  guessers(): number[] {
    const order = this.is('guesses turn from the active player’s right') ? -1 : 1
    const others = Array.from(
      { length: this.seats - 1 },
      (_, step) => (this.active + order * (step + 1) + this.seats * 2) % this.seats,
    )
    return others
  }

  /** Whom all wait for. */
  asked(): Asked[] {
    switch (this.stage) {
      case 'keeping':
        return [{ seat: this.active, kind: 'keep' }]
      case 'locking': {
        const answer: Asked[] =
          this.six === undefined && !this.hasLeft[this.active]
            ? [{ seat: this.active, kind: 'answer' }]
            : []
        const guess = this.guessers()
          .filter((seat) => !this.hasLeft[seat] && !this.guesses.has(seat))
          .map((seat): Asked => ({ seat, kind: 'guess' }))
        if (this.is('answers wait for the guesses') && guess.length > 0) return guess
        return [...answer, ...guess]
      }
      case 'revealing': {
        const last = this.table.at(-1)
        return last ? [{ seat: last.seat, kind: 'explain' }] : []
      }
      case 'over':
        return []
    }
  }

  inPlay(): Silhouette[] {
    return SILHOUETTES.filter((one) => !this.aside.includes(one))
  }

  /** Whether the rules allow it. */
  allows(seat: number, move: TofugottMove): boolean {
    const kind = this.asked().find((asked) => asked.seat === seat)?.kind
    switch (move.kind) {
      case 'keep':
        return kind === 'keep'
      case 'answer': {
        const chosen = [...move.best, ...move.worst].map(({ silhouette }) => silhouette)
        return (
          kind === 'answer' &&
          new Set(chosen).size === 6 &&
          chosen.every((one) => this.inPlay().includes(one))
        )
      }
      case 'guess': {
        const gone = this.is('revealed silhouettes may be guessed') ? [] : this.revealed
        return (
          kind === 'guess' &&
          this.inPlay().includes(move.silhouette) &&
          !gone.includes(move.silhouette)
        )
      }
      case 'explain':
        return kind === 'explain' && (this.table.at(-1)?.said.length ?? 0) < 3
      case 'done':
        return kind === 'explain'
    }
  }

  /** Carries a move out; `byClock`: the time had run out. */
  apply(seat: number, move: TofugottMove, byClock: boolean, luck: Luck): void {
    this.told = []
    switch (move.kind) {
      case 'keep':
        this.keep(this.held[move.card] ?? -1, luck)
        return
      case 'answer':
        this.six = { best: move.best, worst: move.worst, byClock }
        this.told.push({ kind: 'answered', seat, best: move.best, worst: move.worst })
        this.revealIfAllLocked(luck)
        return
      case 'guess': {
        const choice = {
          silhouette: move.silhouette,
          ...(move.explanation ? { explanation: move.explanation } : {}),
        }
        this.guesses.set(seat, { ...choice, byClock })
        this.told.push({ kind: 'guessed', seat, choice })
        this.revealIfAllLocked(luck)
        return
      }
      case 'explain':
        this.explain(seat, move.explanation)
        return
      case 'done':
        this.turnNext(luck)
    }
  }

  private keep(kept: number, luck: Luck): void {
    for (const card of this.held) {
      if (card !== kept && !this.is('rejected card goes out')) this.pile.add(card)
    }
    this.card = kept
    this.aside = luck.setAside()
    agree('two silhouettes are set aside', new Set(this.aside).size, 2)
    this.told.push({ kind: 'read', seat: this.active, pile: this.pile.size, card: kept })
    this.told.push({ kind: 'setAside', silhouettes: this.aside })
    this.stage = 'locking'
    this.question = 0
    this.six = undefined
    this.guesses = new Map()
    this.revealed = []
  }

  private revealIfAllLocked(luck: Luck): void {
    if (this.asked().length > 0 || this.six === undefined) return
    this.stage = 'revealing'
    this.table = []
    const guesses = this.guessers().flatMap((seat): OnTable[] => {
      const guess = this.guesses.get(seat)
      return guess ? [this.onTable(seat, 'guess', guess, guess.byClock)] : []
    })
    const { best, worst, byClock } = this.six
    const own = (['best', 'worst'] as const).flatMap((role): OnTable[] => {
      const choice = { best, worst }[role][this.question]
      return choice ? [this.onTable(this.active, role, choice, byClock)] : []
    })
    if (this.is('worst is turned before best')) own.reverse()
    this.waitingToTurn = [...guesses, ...own]
    this.turnNext(luck)
  }

  private onTable(seat: number, role: OnTable['role'], choice: Choice, byClock: boolean): OnTable {
    const said = choice.explanation ? [choice.explanation] : []
    return { seat, role, silhouette: choice.silhouette, byClock, said }
  }

  /** Turns the next card; nobody is asked about the card of one who has left. */
  private explain(seat: number, explanation: Explanation): void {
    const last = this.table.at(-1)
    if (!last) return
    last.said.push(explanation)
    this.told.push({ kind: 'explained', seat, silhouette: last.silhouette, explanation })
  }

  private turnNext(luck: Luck): void {
    const next = this.waitingToTurn.shift()
    if (!next) {
      this.settle(luck)
      return
    }
    this.table.push(next)
    this.told.push({
      kind: 'turned',
      question: this.question,
      card: { ...next, said: [...next.said] },
    })
    if (this.hasLeft[next.seat]) this.turnNext(luck)
  }

  private settle(luck: Luck): void {
    const best = this.six?.best[this.question]?.silhouette
    const worst = this.six?.worst[this.question]?.silhouette
    if (best === undefined || worst === undefined) throw new Disagreement('nothing to settle')
    const wanted = this.points.map(() => 0)
    const add = (seat: number, points: number): void => {
      wanted[seat] = (wanted[seat] ?? 0) + points
    }
    for (const { seat, role, silhouette } of this.table) {
      if (role !== 'guess') continue
      if (silhouette === best) {
        add(seat, 1)
        const already = this.is('one point for all right guessers together')
        if (!already || wanted[this.active] === 0) add(this.active, 1)
      }
      if (silhouette === worst && !this.is('worst costs nothing')) add(seat, -1)
    }
    const hasFloor = this.options.floor === 0 || this.is('floor is always there')
    const gains = wanted.map((gain, seat) => {
      const before = this.points[seat] ?? 0
      const after = hasFloor ? Math.max(0, before + gain) : before + gain
      this.points[seat] = after
      return after - before
    })
    this.told.push({
      kind: 'settled',
      seat: this.active,
      question: this.question,
      best,
      worst,
      gains,
      points: [...this.points],
    })
    this.revealed.push(best, worst)
    if (this.is('guessers lose what they guessed')) {
      this.revealed.push(...this.table.map(({ silhouette }) => silhouette))
    }
    this.question += 1
    if (this.question === 3) {
      this.endTurn(luck, true)
      return
    }
    this.stage = 'locking'
    this.guesses = new Map()
    this.table = []
    this.revealIfAllLocked(luck)
  }

  private endTurn(luck: Luck, isCardUsed: boolean): void {
    if (isCardUsed && this.card !== undefined) this.out.push(this.card)
    this.card = undefined
    this.held = []
    this.aside = []
    this.turnsTaken[this.active] = (this.turnsTaken[this.active] ?? 0) + 1
    const next = this.nextActive()
    if (next === undefined) {
      this.finish('finished', luck)
      return
    }
    this.active = next
    this.stage = 'keeping'
    this.take(luck.drawnCards())
    this.told.push({ kind: 'turnBegun', active: next, pile: this.pile.size, cards: this.held })
  }

  /** The next seat clockwise that has turns left. */
  private nextActive(): number | undefined {
    for (let step = 1; step <= this.seats; step++) {
      const seat = (this.active + step) % this.seats
      if (!this.hasLeft[seat] && (this.turnsTaken[seat] ?? 0) < this.turnsEach) return seat
    }
    return undefined
  }

  /** A seat is given up for good. */
  leave(seat: number, luck: Luck): void {
    this.told = [{ kind: 'left', seat }]
    this.hasLeft[seat] = true
    if (this.hasLeft.filter((left) => !left).length === 1) {
      this.finish('deserted', luck)
      return
    }
    if (this.is('a locked guess of one who left is lost') && this.stage === 'locking') {
      this.guesses.delete(seat)
    }
    if (seat === this.active) this.leaveOwnTurn(seat, luck)
    else if (this.stage === 'locking') this.revealIfAllLocked(luck)
    if (this.stage === 'revealing' && this.table.at(-1)?.seat === seat) this.turnNext(luck)
  }

  private leaveOwnTurn(seat: number, luck: Luck): void {
    const isLocked = this.six !== undefined && this.stage !== 'keeping'
    if (isLocked && !this.is('the turn of one who left after locking is cancelled')) {
      if (this.stage === 'locking') this.revealIfAllLocked(luck)
      return
    }
    this.told.push({ kind: 'cancelled', seat })
    if (this.stage === 'keeping') for (const card of this.held) this.pile.add(card)
    else if (this.is('a cancelled card returns') && this.card !== undefined) {
      this.pile.add(this.card)
    }
    this.endTurn(luck, !this.is('a cancelled card returns'))
  }

  private finish(end: 'finished' | 'deserted', luck: Luck): void {
    this.stage = 'over'
    const stayed = this.points.flatMap((_, seat) => (this.hasLeft[seat] ? [] : [seat]))
    const gone = this.points.flatMap((_, seat) => (this.hasLeft[seat] ? [seat] : []))
    const most = Math.max(...stayed.map((seat) => this.points[seat] ?? 0))
    const leaders = stayed.filter((seat) => this.points[seat] === most)
    const winner = leaders.length > 1 ? this.drawForTofu(leaders, luck) : undefined
    const better = (one: number, other: number): boolean =>
      (this.points[one] ?? 0) > (this.points[other] ?? 0) || (one === winner && one !== other)
    const ranks = this.points.map(() => 0)
    const rankIn = (group: readonly number[], from: number): void => {
      for (const seat of group) {
        ranks[seat] = from + group.filter((other) => better(other, seat)).length
      }
    }
    rankIn(stayed, 1)
    rankIn(gone, 1 + stayed.length)
    this.ranks = ranks
    this.told.push({ kind: 'ended', end, ranks })
  }

  private drawForTofu(leaders: readonly number[], luck: Luck): number | undefined {
    if (this.is('the tie is shared')) return undefined
    let seats = leaders
    let steps = 0
    for (;;) {
      this.told.push({ kind: 'tied', seats })
      const drawn = seats.map((): Silhouette[] => [])
      let found: readonly number[] = []
      while (found.length === 0) {
        const silhouettes = luck.tofuStep(steps)
        steps += 1
        this.told.push({ kind: 'drewForTofu', seats, silhouettes })
        silhouettes.forEach((silhouette, index) => drawn[index]?.push(silhouette))
        found = seats.filter((_, index) => silhouettes[index] === 'tofu')
      }
      for (const one of drawn) agree('all ten are different', new Set(one).size, one.length)
      const [only] = found
      if (found.length === 1) return only
      seats = found
    }
  }
}
