/** Tables for looking at: the real rules, played at random up to a moment worth seeing. */
import questionCards from '../../../resources/content/tofugott/box.json'
import {
  contentPortOf,
  nameContent,
  NO_CONTENT,
  type ContentPort,
} from '../../../src/engine/contract/content'
import { fastRandom } from '../../../src/engine/chance/fastRandom'
import type { Eyes, Game, GameTypes } from '../../../src/engine/contract/game'
import { invariant, present } from '../../../src/engine/basics/invariant'
import { toJson, type Json } from '../../../src/engine/basics/json'
import type { Options } from '../../../src/engine/options/options'
import type { Seat, Viewer } from '../../../src/engine/basics/seat'
import type { GameId } from '../../../src/games/contracts'
import { buchstabenbluff } from '../../../src/games/buchstabenbluff/inside/index'
import { FACES } from '../../../src/games/buchstabenbluff/outside/cards'
import { tafelrunde } from '../../../src/games/tafelrunde/inside/index'
import type { TafelrundeState } from '../../../src/games/tafelrunde/inside/state'
import { COLOURS } from '../../../src/games/tafelrunde/outside/contract'
import { seenRogue } from '../../../src/games/tafelrunde/outside/faces'
import { SHIPPED_DECK as TOFUGOTT_DECK } from '../../../src/games/tofugott/outside/contract'
import { DECKS as TOFUGOTT_DECKS } from '../../../src/games/tofugott/outside/options'
import { tofugott } from '../../../src/games/tofugott/inside/index'
import { timeBluff } from '../../../src/games/time-bluff/inside/index'
import { tijdlijn } from '../../../src/games/tijdlijn/inside/index'
import type { TijdlijnState } from '../../../src/games/tijdlijn/inside/state'
import type { TijdlijnMove, TijdlijnView } from '../../../src/games/tijdlijn/outside/contract'
import { DECKS, SHIPPED_DECK } from '../../../src/games/tijdlijn/outside/options'
import type { TimeBluffMove } from '../../../src/games/time-bluff/outside/contract'
import box from '../../../resources/content/tijdlijn/box.json'
import type { Answer } from '../../../src/protocol/hostMessages'
import type { AwaitedView, OwnQuestion } from '../../../src/protocol/tableViews'
import { parsedOptions } from '../../support/match/randomOptions'
import { SMALL_CONTENTS } from '../../games/buchstabenbluff/trial'
import { WHISPER_CONTENTS } from '../../pretend/content'
import { whisper } from '../../pretend/game/inside/index'
import {
  BUCHSTABENBLUFF_MOMENTS,
  TAFELRUNDE_MOMENTS,
  TIJDLIJN_MOMENTS,
  TIME_BLUFF_MOMENTS,
  TOFUGOTT_MOMENTS,
  WHISPER_MOMENTS,
  type Moments,
} from './moments'
import type { Wish } from './wish'

/** What the table component is given. */
export interface Shown {
  readonly view: Json
  readonly own: readonly OwnQuestion[]
  readonly awaited: AwaitedView
  readonly events: readonly Json[]
  readonly version: number
  /** All that has happened, as somebody has heard it who was there from the first card on. */
  readonly story: { readonly first: Json; readonly events: readonly Json[] }
}

/** A table at which one can go on playing. */
export interface SampleTable {
  now(): Shown
  /** Shows so many cards in the own hand from now on, whatever was dealt. */
  hold(cards: number): void
  play(move: Json): Answer
  /** One move of somebody else, or with `mine` of anybody; false if nobody is asked. */
  step(mine: boolean): boolean
}

type SampleWish = Pick<Wish, 'moment' | 'seats' | 'viewer' | 'seed' | 'options'>

interface Dealt<T extends GameTypes> {
  readonly plan: T['plan']
  readonly state: T['state']
}

class Sample<T extends GameTypes> implements SampleTable {
  private readonly random
  private readonly options: T['options']
  private readonly content: ReadonlyMap<string, T['content']>
  private table: Dealt<T>
  private version = 0
  private events: readonly Json[] = []
  private held: number | undefined
  private first: Json = null
  private told: Json[] = []

  constructor(
    private readonly game: Game<T>,
    moments: Moments<T['view']>,
    /** Makes a random move a little wiser, so that moments come to pass. */
    private readonly wiser: (move: T['move'], luck: number, state: T['state']) => T['move'],
    private readonly wish: SampleWish,
    /** The view of seat 0 with so many cards in hand. */
    private readonly holding: (view: T['view'], count: number) => object,
    private readonly contents: ContentPort = NO_CONTENT,
    /** What the moment still needs once it is reached. */
    arrange: (state: T['state']) => void = () => undefined,
  ) {
    this.options = parsedOptions(game, wish.options, this.contents)
    // Once: some moments are dealt for many times, and reading a deck takes longer than dealing it.
    this.content = this.readContents()
    this.random = fastRandom(wish.seed)
    this.table = this.deal()
    const reached = moments[wish.moment] ?? ((): boolean => true)
    for (let turn = 0; turn < 60000 && !reached(this.view(0)); turn += 1) {
      if (!this.anyMove(true)) this.table = this.deal()
    }
    arrange(this.table.state)
  }

  private readContents(): Map<string, T['content']> {
    const { game, options, contents } = this
    const content = new Map<string, T['content']>()
    for (const id of game.contentFor(options)) {
      const read = game.readContent(present(contents.find(id), `${id} is there`))
      invariant(read.ok, `${id} can be read`)
      content.set(id, read.value)
    }
    return content
  }

  private deal(): Dealt<T> {
    const { game, options, random, content } = this
    const plan = game.plan(options, this.wish.seats, content)
    invariant(plan.ok, 'these options can be dealt')
    const state = game.deal(plan.value, random, {})
    this.first = toJson(game.view(state, this.wish.viewer, { language: 'de', plan: plan.value }))
    this.told = []
    return { plan: plan.value, state }
  }

  private get eyes(): Eyes<T> {
    return { language: 'de', plan: this.table.plan }
  }

  private view(viewer: Viewer): T['view'] {
    return this.game.view(this.table.state, viewer, this.eyes)
  }

  private carryOut(seat: Seat, move: T['move']): void {
    const { state, plan } = this.table
    const act = { seat, move, byClock: false }
    this.events = this.game.play(state, act, this.random, plan).flatMap((event) => {
      const seen = this.game.eventFor(event, this.wish.viewer, this.eyes)
      return seen === undefined ? [] : [toJson(seen)]
    })
    this.told.push(...this.events)
    this.version += 1
  }

  private anyMove(mine: boolean): boolean {
    const { state, plan } = this.table
    const owed = this.game.toAct(state).filter(({ seat }) => mine || seat !== 0)
    const decision = owed[this.random.below(Math.max(1, owed.length))]
    if (!decision) return false
    const move = this.game.sampleFrom(state, decision.seat, this.random, plan)
    this.carryOut(decision.seat, this.wiser(move, this.random.below(4), state))
    return true
  }

  now(): Shown {
    const { state } = this.table
    const asked = this.game.toAct(state).map((decision) => {
      const { name, clock } = this.game.question(state, decision)
      const told = clock ? { left: clock.seconds * 700, limit: clock.seconds * 1000 } : {}
      return { seat: decision.seat, kind: decision.kind, name, ...told }
    })
    const view = this.view(this.wish.viewer)
    const { held } = this
    return {
      view: toJson(held === undefined ? view : this.holding(view, held)),
      own: asked.filter(({ seat }) => seat === this.wish.viewer),
      awaited: { kind: 'names', seats: asked },
      events: this.events,
      version: this.version,
      story: { first: this.first, events: this.told },
    }
  }

  hold(cards: number): void {
    this.held = cards
    this.events = []
    this.version += 1
  }

  play(raw: Json): Answer {
    const move = this.game.parseMove(raw)
    invariant(move.ok, 'the table sends moves only')
    const reason = this.game.check(this.view(0), move.value)
    if (reason !== undefined) {
      return { type: 'answer', id: this.version, ok: false, refusal: 'illegal-move', reason }
    }
    this.carryOut(0, move.value)
    return { type: 'answer', id: this.version, ok: true }
  }

  step(mine: boolean): boolean {
    return this.anyMove(mine)
  }
}

/** Believes most of what is laid: otherwise no pile ever grows. */
function believeMostly(move: TimeBluffMove, luck: number): TimeBluffMove {
  return move.kind === 'answer' && luck > 0 ? { kind: 'answer', doubt: false } : move
}

/** So many cards, no more of a kind than there are. */
function cardsOf(count: number, kinds: number): number[] {
  const cards = Math.min(count, kinds)
  return Array.from({ length: cards }, (_, index) => Math.floor((index * kinds) / cards))
}
const CLOCKS = 55
const ROGUES_AND_SPECIALS = 19
const CHESTS_OF_A_COLOUR = 3
/** Rogues of one colour beside each other. */
const MOST_IN_A_ROW = 5
/** The single-coloured card of a colour, and those that have it on a side. */
const ROGUES_OF = {
  blue: [0, 3, 4, 5, 6],
  red: [1, 3, 4, 5, 6],
  yellow: [2, 7, 8, 9, 10],
} as const

/** The deck that comes with the program. */
const TIJDLIJN_CONTENTS = contentPortOf([nameContent(SHIPPED_DECK, box)], {
  [DECKS]: [SHIPPED_DECK],
})

/** Moments of the row are of matches against each other. */
function wayOf(moment: string): Options {
  return { mode: moment.startsWith('row') ? 'competitive' : 'co-operative' }
}

/** Years from the line to a year outside it; Infinity for one inside, which does not make it longer. */
function stepOutside(line: TijdlijnState['line'], year: number): number {
  const [first, last] = [line[0], line.at(-1)].map((place) => place?.cards[0]?.card.year ?? 0)
  const step = Math.max((first ?? 0) - year, year - (last ?? 0))
  return step > 0 ? step : Infinity
}

/** Plays what makes the line a little longer, and mostly knows where a card belongs: otherwise no line ever grows. */
function playBetter(move: TijdlijnMove, luck: number, state: TijdlijnState): TijdlijnMove {
  const { phase, line } = state
  if (luck === 0 || phase.kind !== 'turn') return move
  const cards = state.players[phase.seat]?.cards ?? []
  if (move.kind === 'lay') {
    const year = cards.find(({ handle }) => handle === move.card)?.card.year ?? 0
    const gap = line.findIndex(({ cards: [open] }) => (open?.card.year ?? 0) >= year)
    return { ...move, gap: gap < 0 ? line.length : gap }
  }
  const [best] = cards
    .filter(({ stuckIn }) => stuckIn === undefined)
    .map(({ handle, card }) => ({ handle, step: stepOutside(line, card.year) }))
    .sort((one, other) => one.step - other.step)
  if (!best || (best.step === Infinity && move.kind !== 'play')) return move
  return move.kind === 'discard' && luck > 2 ? move : { kind: 'play', card: best.handle }
}

/** Random play hardly ever comes to it: all cards of whoever chooses are stuck, and one of them matches the discards. */
function leaveStuckOnly(state: TijdlijnState): void {
  const { phase, players, turn, discard } = state
  if (phase.kind !== 'turn') return
  const player = present(players[phase.seat], 'who is asked has a seat')
  const target = discard.at(-1)?.card.icons?.back
  player.cards = player.cards.map((standing, at) => {
    const { icons } = standing.card
    const isMade = at === 0 && icons && target && icons.back !== target
    const card = isMade ? { ...standing.card, icons: { ...icons, front: target } } : standing.card
    return { ...standing, card, stuckIn: Math.max(0, turn - 1) }
  })
  state.phase = { ...phase, decision: 'discard' }
}

/** Random play spreads its cards: so many lie in one colour, each beside a chest of its own. */
function crowdColours({ players }: TafelrundeState): void {
  const rows = COLOURS.map((colour, at) => ({ colour, chest: CHESTS_OF_A_COLOUR * at + 2 }))
  for (const [seat, player] of players.entries()) {
    player.lying = rows.flatMap(({ colour }, at) =>
      ROGUES_OF[colour].slice((seat + at) % MOST_IN_A_ROW).map((card) => seenRogue(card, colour)),
    )
    player.open = seat === 1 ? [] : rows.map(({ chest }) => chest)
  }
}

/** So many cards in front of seat 0: those of all, again and again. */
function standing(view: TijdlijnView, count: number): TijdlijnView {
  const all = view.players.flatMap(({ cards }) => cards)
  const cards = Array.from({ length: count }, (_, index) => {
    const card = present(all[index % all.length], 'cards lie in front of somebody')
    return { ...card, card: card.card + 1000 * index }
  })
  const players = view.players.map((player, seat) => (seat === 0 ? { ...player, cards } : player))
  return { ...view, players }
}

/** The shipped question cards. */
const QUESTION_CARDS = contentPortOf([nameContent(TOFUGOTT_DECK, toJson(questionCards))], {
  [TOFUGOTT_DECKS]: [TOFUGOTT_DECK],
})

const SAMPLES: Readonly<Record<GameId | 'whisper', (wish: SampleWish) => SampleTable>> = {
  'time-bluff': (wish) =>
    new Sample(timeBluff, TIME_BLUFF_MOMENTS, believeMostly, wish, (view, n) => ({
      ...view,
      hand: cardsOf(n, CLOCKS),
    })),
  tafelrunde: (wish) =>
    new Sample(
      tafelrunde,
      TAFELRUNDE_MOMENTS,
      (move) => move,
      wish,
      (view, n) => ({ ...view, hand: cardsOf(n, ROGUES_AND_SPECIALS) }),
      NO_CONTENT,
      wish.moment.startsWith('crowded') ? crowdColours : undefined,
    ),
  tijdlijn: (wish) =>
    new Sample(
      tijdlijn,
      TIJDLIJN_MOMENTS,
      playBetter,
      { ...wish, options: { ...wayOf(wish.moment), ...wish.options } },
      standing,
      TIJDLIJN_CONTENTS,
      wish.moment === 'discard' ? leaveStuckOnly : undefined,
    ),
  buchstabenbluff: (wish) =>
    new Sample(
      buchstabenbluff,
      BUCHSTABENBLUFF_MOMENTS,
      (move) => move,
      wish,
      (view, n) => ({ ...view, hand: cardsOf(n, FACES) }),
      SMALL_CONTENTS,
    ),
  tofugott: (wish) =>
    new Sample(
      tofugott,
      TOFUGOTT_MOMENTS,
      (move) => move,
      wish,
      (view) => view,
      QUESTION_CARDS,
    ),
  whisper: (wish) =>
    new Sample(
      whisper,
      WHISPER_MOMENTS,
      (move) => move,
      wish,
      (view) => view,
      WHISPER_CONTENTS,
    ),
}

const opened = new Map<string, SampleTable>()

/** A table at the moment that is wished for; the same one for the same wish. */
export function tableFor(wish: Wish): SampleTable {
  const table = opened.get(wish.key) ?? SAMPLES[wish.game](wish)
  opened.set(wish.key, table)
  return table
}
