/** Positions of Tijdlijn in readable words, and playing on from them. Cards are named by their years. */
import { nameContent } from '../../../src/engine/contract/content'
import { fastRandom } from '../../../src/engine/chance/fastRandom'
import { invariant, present } from '../../../src/engine/basics/invariant'
import type { Language } from '../../../src/engine/basics/language'
import type { Options } from '../../../src/engine/options/options'
import { oneOf } from '../../../src/engine/basics/shapes'
import type { Seat, Viewer } from '../../../src/engine/basics/seat'
import { tijdlijn } from '../../../src/games/tijdlijn/inside/index'
import type { TijdlijnPlan } from '../../../src/games/tijdlijn/inside/plan'
import type {
  Card,
  Open,
  Place,
  Standing,
  TijdlijnState,
} from '../../../src/games/tijdlijn/inside/state'
import {
  ICONS,
  type DecisionKind,
  type TijdlijnMove,
  type TijdlijnReason,
  type TijdlijnSeen,
  type TijdlijnView,
} from '../../../src/games/tijdlijn/outside/contract'
import { parsedOptions } from '../../support/match/randomOptions'
import { deckFile, eventOf, portOf, TIJDLIJN_CONTENTS, TRIAL_DECKS } from './decks'

/** A position in the middle of a match. */
export interface Position {
  readonly options?: Options
  /** Places from left to right: `1492(1648) 1789+1789 1969`; a stack has plusses, a slot brackets. */
  readonly line: string
  /** What lies in front of each seat: `1605 1789! 1900:sun/key`; `!` is stuck, the icons are those of front and back. */
  readonly players: readonly string[]
  /** The top one last. */
  readonly discard?: string
  /** In the order in which they are drawn. */
  readonly pile?: string
  /** Whose turn it is; 0 if absent. */
  readonly seat?: Seat
  /** Who began; 0 if absent. */
  readonly first?: Seat
  readonly decision?: DecisionKind
  readonly round?: number
}

/** A match that is played on. */
export interface Scene {
  readonly state: TijdlijnState
  readonly plan: TijdlijnPlan
}

const FIRST_HANDLE = 100
/** Events that are in the deck and in no position. */
const SPARE_YEAR = 1000
const SPARE_EVENTS = 120
const PLAIN_ICONS = 'sun/key'

const isIcon = oneOf(ICONS)

function words(text: string): string[] {
  return text.split(' ').filter((word) => word !== '')
}

/** Makes cards of words and remembers what deck they are from. */
class Cards {
  readonly years: number[] = []

  constructor(private readonly isTogether: boolean) {}

  card(word: string): Card {
    const [text = '', icons = PLAIN_ICONS] = word.replace('!', '').split(':')
    const year = Number(text)
    invariant(Number.isInteger(year), `"${word}" is a card`)
    const place = this.years.push(year) - 1
    if (!this.isTogether) return { front: place, back: place, year }
    const [front, back] = icons.split('/')
    invariant(isIcon(front) && isIcon(back), `"${word}" has two icons`)
    return { front: place, back: place, year, icons: { front, back } }
  }

  open(word: string): Open {
    const handle = FIRST_HANDLE + this.years.length
    return { handle, card: this.card(word) }
  }

  standing(word: string): Standing {
    const open = this.open(word)
    return word.includes('!') ? { ...open, stuckIn: -1 } : open
  }

  place(word: string): Place {
    const [, stack = '', slot = ''] = /^([^(]+)(?:\(([^)]+)\))?$/u.exec(word) ?? []
    const cards = stack.split('+').map((one) => this.open(one))
    const above = slot === '' ? [] : slot.split('+').map((one) => this.open(one))
    return { year: cards[0]?.card.year ?? 0, cards, slot: above }
  }
}

/** A plan whose first events have these years. */
export function planOf(years: readonly number[], options: Options, seats: number): TijdlijnPlan {
  const events = years.map((year, index) => eventOf(`card-${String(index)}`, year))
  const spare = Array.from({ length: SPARE_EVENTS }, (_, index) =>
    eventOf(`spare-${String(index)}`, SPARE_YEAR + index),
  )
  const deck = nameContent('tijdlijn/box', deckFile([...events, ...spare]))
  const read = tijdlijn.readContent(deck)
  invariant(read.ok, 'the deck of a position is sound')
  const parsed = parsedOptions(tijdlijn, options, portOf([deck]))
  const plan = tijdlijn.plan(parsed, seats, new Map([['tijdlijn/box', read.value]]))
  invariant(plan.ok, 'the deck of a position is large enough')
  return plan.value
}

/** A position, ready to be played on. */
export function scene(position: Position): Scene {
  const { options = {}, players, seat = 0, first = 0, round = 1 } = position
  const isTogether = options.mode !== 'competitive'
  const cards = new Cards(isTogether)
  const line = words(position.line).map((word) => cards.place(word))
  const fronts = players.map((text) => words(text).map((word) => cards.standing(word)))
  const plainDiscard = isTogether ? '-9:feather/wheel' : ''
  const discard = words(position.discard ?? plainDiscard).map((word) => cards.open(word))
  const [next, ...rest] = words(position.pile ?? '')
  const top = next === undefined ? 'none' : cards.open(next)
  const pile = rest.map((word) => cards.card(word)).reverse()
  const plan = planOf(cards.years, options, players.length)
  const decision = position.decision ?? (isTogether ? 'choose' : 'lay')
  return {
    plan,
    state: {
      options: plan.options,
      seats: players.length,
      first,
      turn: 10,
      step: 0,
      round,
      phase: { kind: 'turn', seat, decision },
      players: fronts.map((standing) => ({ cards: standing, left: false })),
      line,
      discard,
      top,
      pile,
      aside: [],
      nextHandle: FIRST_HANDLE + cards.years.length,
    },
  }
}

/** A competitive position. */
export function contest(position: Position): Scene {
  return scene({ ...position, options: { ...position.options, mode: 'competitive' } })
}

/** The trial decks made ready, which takes a while. */
const READY = new Map(
  TRIAL_DECKS.map((piece) => {
    const deck = tijdlijn.readContent(piece)
    invariant(deck.ok, 'the trial decks are sound')
    return [piece.id, deck.value] as const
  }),
)

/** A new match with the trial decks. */
export function dealt(
  seats: number,
  options: Options = {},
  facts: Readonly<Record<Seat, readonly string[]>> = {},
  seed = 'deal',
): Scene {
  const plan = tijdlijn.plan(parsedOptions(tijdlijn, options, TIJDLIJN_CONTENTS), seats, READY)
  invariant(plan.ok, 'the trial decks are large enough')
  return { plan: plan.value, state: tijdlijn.deal(plan.value, fastRandom(seed), facts) }
}

/** What a viewer knows. */
export function look(
  { state, plan }: Scene,
  viewer: Viewer = 'spectator',
  language: Language = 'en',
): TijdlijnView {
  return tijdlijn.view(state, viewer, { plan, language })
}

/** Whose turn it is. */
export function turnOf({ state }: Scene): Seat {
  const [decision] = tijdlijn.toAct(state)
  return present(decision, 'the match runs').seat
}

/** What the seat in turn is asked; 'nothing' after the end. */
export function asked({ state }: Scene): string {
  return tijdlijn.toAct(state)[0]?.kind ?? 'nothing'
}

/** Why the seat may not do this; undefined if it may. */
export function refusal(
  table: Scene,
  move: TijdlijnMove,
  seat: Seat = turnOf(table),
): TijdlijnReason | undefined {
  return tijdlijn.check(look(table, seat), move)
}

/** The seat in turn does this; the answer is what everybody saw. */
export function act(table: Scene, move: TijdlijnMove, seed = 'act'): readonly TijdlijnSeen[] {
  const seat = turnOf(table)
  const reason = refusal(table, move)
  invariant(reason === undefined, `the move is legal, not ${String(reason)}`)
  const { state, plan } = table
  const events = tijdlijn.play(state, { seat, move, byClock: false }, fastRandom(seed))
  return events.map((event) => tijdlijn.eventFor(event, seat, { plan, language: 'en' }))
}

/** The handle of a card with this year that lies in front of a seat. */
export function handleOf({ state }: Scene, year: number, seat: Seat): number {
  const cards = state.players[seat]?.cards ?? []
  return present(
    cards.find(({ card }) => card.year === year),
    `a card of ${String(year)} lies in front`,
  ).handle
}

/** The seat in turn plays the card of this year. */
export function play(table: Scene, year: number): readonly TijdlijnSeen[] {
  return act(table, { kind: 'play', card: handleOf(table, year, turnOf(table)) })
}

/** The seat in turn discards the card of this year. */
export function discard(table: Scene, year: number): readonly TijdlijnSeen[] {
  return act(table, { kind: 'discard', card: handleOf(table, year, turnOf(table)) })
}

/** The seat in turn lays the card of this year before a place. */
export function lay(table: Scene, year: number, gap: number): readonly TijdlijnSeen[] {
  return act(table, { kind: 'lay', card: handleOf(table, year, turnOf(table)), gap })
}

/** The first place before which a card of this year is right, or is wrong. */
function gapFor({ state: { line } }: Scene, year: number, isRight: boolean): number {
  const years = line.map((place) => place.year)
  const gap = [...years.keys(), years.length].find((one) => {
    const [left = -Infinity, right = Infinity] = [years[one - 1], years[one]]
    return (left <= year && year <= right) === isRight
  })
  return present(gap, `there is such a place for ${String(year)}`)
}

/** The seat in turn lays the card of this year where it belongs. */
export function layRight(table: Scene, year: number): readonly TijdlijnSeen[] {
  return lay(table, year, gapFor(table, year, true))
}

/** The seat in turn lays the card of this year where it does not belong. */
export function layWrong(table: Scene, year: number): readonly TijdlijnSeen[] {
  return lay(table, year, gapFor(table, year, false))
}

/** The seat in turn stops. */
export function stop(table: Scene): readonly TijdlijnSeen[] {
  return act(table, { kind: 'stop' })
}

/** A seat is given up for good. */
export function leave({ state, plan }: Scene, seat: Seat): readonly TijdlijnSeen[] {
  return tijdlijn
    .leave(state, seat, fastRandom('leave'))
    .map((event) => tijdlijn.eventFor(event, seat, { plan, language: 'en' }))
}

/** The line as it is written in positions. */
export function lineOf({ state }: Scene): string {
  const yearsOf = (cards: readonly Open[]): string =>
    cards.map(({ card }) => String(card.year)).join('+')
  return state.line
    .map(({ cards, slot }) => `${yearsOf(cards)}${slot.length > 0 ? `(${yearsOf(slot)})` : ''}`)
    .join(' ')
}

/** What lies in front of a seat, as it is written in positions, without icons. */
export function frontOf({ state }: Scene, seat: Seat): string {
  const cards = state.players[seat]?.cards ?? []
  return cards
    .map(({ card, stuckIn }) => `${String(card.year)}${stuckIn === undefined ? '' : '!'}`)
    .join(' ')
}

/** The years of the draw pile in the order in which they are drawn. */
export function pileOf({ state: { top, pile } }: Scene): number[] {
  const years = pile.map(({ year }) => year).reverse()
  return top === 'none' ? years : [top.card.year, ...years]
}

/** The years of the discards, the top one last. */
export function discardsOf({ state }: Scene): number[] {
  return state.discard.map(({ card }) => card.year)
}

/** How the match ended; 'running' as long as it has not. */
export function endOf({ state: { phase } }: Scene): string {
  return phase.kind === 'over' ? phase.end : 'running'
}

/** The kinds of events in their order. */
export function kindsOf(events: readonly TijdlijnSeen[]): string[] {
  return events.map(({ kind }) => kind)
}

/** Plays a match at random to its end. */
export function playOut({ state }: Scene, seed: string): void {
  const random = fastRandom(seed)
  for (;;) {
    const [decision] = tijdlijn.toAct(state)
    if (!decision) return
    const { seat } = decision
    tijdlijn.play(
      state,
      { seat, move: tijdlijn.sampleFrom(state, seat, random), byClock: false },
      random,
    )
  }
}
