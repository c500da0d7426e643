/** Plays random matches of the real Tijdlijn and follows them with the naive model. */
import { contentPortOf, nameContent } from '../../../src/engine/contract/content'
import { present } from '../../../src/engine/basics/invariant'
import { fastRandom } from '../../../src/engine/chance/fastRandom'
import { pick, type Random } from '../../../src/engine/chance/random'
import { tijdlijn } from '../../../src/games/tijdlijn/inside/index'
import type { TijdlijnPlan } from '../../../src/games/tijdlijn/inside/plan'
import type {
  DatedView,
  TijdlijnMove,
  TijdlijnSeen,
  TijdlijnView,
} from '../../../src/games/tijdlijn/outside/contract'
import { eraOf, THEMES } from '../../../src/games/tijdlijn/outside/eras'
import { RANKS } from '../../../src/games/tijdlijn/outside/ranks'
import {
  agree,
  agreeOnMove,
  Disagreement,
  followNaive,
  type NaiveCount,
  type NaiveRun,
} from '../../support/match/followNaive'
import { parsedOptions, randomSeats, randomValues } from '../../support/match/randomOptions'
import { Luck, naiveMoveOf, NaiveTijdlijn, type Fault, type NaiveMove } from './model'

type State = ReturnType<typeof tijdlijn.deal>
type Options = TijdlijnPlan['options']

interface Followed {
  readonly plan: TijdlijnPlan
  readonly state: State
  readonly match: NaiveTijdlijn
  readonly random: Random
}

const EVENTS = 110
const FEW_EVENTS = 60
const LEAVES_IN = 150
const ALL_VIEWS_EVERY = 7
const DECKS = contentPortOf([], { tijdlijn: ['tijdlijn/box'] })
/** Years near each other, so that many are equal. */
const YEARS = [
  -700, 300, 900, 1200, 1510, 1600, 1790, 1810, 1850, 1890, 1910, 1949, 1960, 1999, 2005,
]

interface Entry {
  readonly key: string
  readonly year: number
  readonly theme: string
}

interface MadeDeck {
  readonly entries: readonly Entry[]
  readonly content: Parameters<typeof tijdlijn.plan>[2]
}

/** A few decks, each read once. */
const MADE = Array.from({ length: 12 }, (_, index) => madeDeck(fastRandom(`deck-${String(index)}`)))

function madeDeck(random: Random): MadeDeck {
  const entries = entriesOf(random)
  const deck = tijdlijn.readContent(deckOf(entries))
  if (!deck.ok) throw new Disagreement(`the engine cannot read the deck: ${deck.error}`)
  return { entries, content: new Map([['tijdlijn/box', deck.value]]) }
}

function entriesOf(random: Random): Entry[] {
  const count = random.below(8) === 0 ? FEW_EVENTS : EVENTS
  return Array.from({ length: count }, (_, index) => ({
    key: `event-${String(index)}`,
    year: present(pick(YEARS, random), 'there are years') + random.below(9),
    theme: present(pick(THEMES, random), 'there are themes'),
  }))
}

function deckOf(entries: readonly Entry[]): ReturnType<typeof nameContent> {
  const events = entries.map(({ key, year, theme }) => ({
    key,
    year,
    theme,
    picture: 'star',
    text: { en: { front: `What ${key} tells`, explanation: `It was ${key}.` } },
    source: 'A book',
  }))
  return nameContent('tijdlijn/box', { title: { en: 'Test' }, languages: ['en'], events })
}

/** Now and then all eras and themes, so that most matches can be dealt. */
function optionsOf(random: Random): Options {
  const values = randomValues(tijdlijn.optionSpecs, random, DECKS)
  const { eras: _eras, themes: _themes, ...others } = values
  return parsedOptions(tijdlijn, random.below(3) === 0 ? values : others, DECKS)
}

function frontOfKey(key: string): string {
  return `What ${key} tells`
}

/** For how many against each other so many events would do; nothing if not even for two. */
function enoughFor({ mode, hand }: Options, events: number): { readonly most?: number } {
  const most = [7, 6, 5, 4, 3, 2].find((seats) => seats * (hand + 2) + 1 <= events)
  return mode === 'co-operative' || most === undefined ? {} : { most }
}

/** Deals, or agrees with the engine that there are too few events (TL-30). */
function planned(
  { entries, content }: MadeDeck,
  options: Options,
  seats: number,
): TijdlijnPlan | undefined {
  const plan = tijdlijn.plan(options, seats, content)
  const chosen = entries.filter(
    ({ year, theme }) =>
      options.eras.includes(eraOf(year)) && options.themes.some((one) => one === theme),
  )
  const needed = options.mode === 'co-operative' ? options.cards : seats * (options.hand + 2) + 1
  agree('TL-30 can be dealt', plan.ok, chosen.length >= needed)
  if (!plan.ok) {
    agree('TL-30 numbers', plan.error.values, {
      n: chosen.length,
      needed,
      ...enoughFor(options, chosen.length),
    })
    return undefined
  }
  return plan.value
}

function viewOf(
  { plan, state }: Omit<Followed, 'match'>,
  viewer: number | 'spectator',
): TijdlijnView {
  return tijdlijn.view(state, viewer, { language: 'en', plan })
}

function begin(
  dealt: Omit<Followed, 'match'>,
  entries: readonly Entry[],
  faults: ReadonlySet<Fault>,
): NaiveTijdlijn {
  const { plan } = dealt
  const shown = viewOf(dealt, 'spectator')
  const isTeam = plan.options.mode === 'co-operative'
  const hand = isTeam ? 4 : plan.options.hand
  agree(
    'hands',
    shown.players.map(({ cards }) => cards.length),
    shown.players.map(() => hand),
  )
  agree('discards at the start', shown.discard.length, isTeam ? 1 : 0)
  const facts = new Map(entries.map(({ key, year }) => [frontOfKey(key), { year }]))
  const all = isTeam ? plan.options.cards : plan.events.length
  const pile = all - hand * plan.seats - 1 - (isTeam ? 1 : 0)
  return new NaiveTijdlijn(
    plan.options,
    facts,
    {
      first: shown.first,
      hands: shown.players.map(({ cards }) =>
        cards.map(({ front, icon }) => ({ front, icon, isStuck: false })),
      ),
      start: datedOf(present(shown.line[0]?.cards[0], 'the line begins with a card')),
      discard: shown.discard.map(datedOf),
      pile,
      top: shown.top?.front,
    },
    faults,
  )
}

function datedOf({ front, back }: DatedView): {
  front: string
  year: number
  icon: string | undefined
} {
  return { front, year: back.year, icon: back.icon }
}

function frontsOf(cards: readonly { readonly front: string }[]): string[] {
  return cards.map(({ front }) => front)
}

function compareView({ match, plan }: Followed, view: TijdlijnView): void {
  view.players.forEach(({ cards, left, out }, seat) => {
    const name = `seat ${String(seat)}`
    agree(`${name} cards`, frontsOf(cards), frontsOf(match.hand(seat)))
    agree(
      `${name} stuck`,
      cards.map(({ stuck }) => stuck),
      match.hand(seat).map(({ isStuck }) => isStuck),
    )
    agree(`${name} left`, left, match.hasLeft[seat])
    if (match.end === undefined) agree(`${name} out`, out, match.out[seat])
  })
  const years = (cards: readonly DatedView[]): number[] => cards.map(({ back }) => back.year)
  const line = view.line.map(({ cards, slot }) => [years(cards), years(slot)])
  const own = match.line.map(({ cards, slot }) => [
    cards.map(({ year }) => year),
    slot.map(({ year }) => year),
  ])
  agree('line', line, own)
  agree('discards', frontsOf(view.discard), frontsOf(match.discard))
  agree('pile', [view.pile, view.top !== undefined], [match.pile, match.pile > 0])
  agree('aside', view.aside, match.aside)
  if (plan.options.mode === 'co-operative') agree('score', view.score, match.score())
  else agree('round', view.round, match.round)
  match.top = view.top?.front
}

function compareAsked({ state, match, plan }: Followed): void {
  const real = tijdlijn.toAct(state).map(({ seat, kind }) => ({ seat, kind }))
  const asked = match.asked()
  agree('asked', real, asked ? [asked] : [])
  const outcome = tijdlijn.outcome(state)
  if (match.end === undefined) {
    agree('over', outcome !== undefined, false)
    return
  }
  if (match.end === 'deserted') agree('result', outcome, { kind: 'none' })
  else if (plan.options.mode === 'competitive') {
    agree('ranks', outcome?.kind === 'ranking' && outcome.ranks, match.ranks())
  } else {
    const grade = match.grade()
    agree('result', outcome, {
      kind: 'team',
      score: match.score(),
      ...(grade === undefined ? {} : { grade: RANKS[grade] }),
    })
  }
}

function wildMove(
  { match, plan, random }: Followed,
  handles: ReadonlyMap<string, number>,
): TijdlijnMove {
  const seat = random.below(plan.seats)
  const front = pick(match.hand(seat), random)?.front ?? ''
  const card = handles.get(front) ?? random.below(1000)
  const moves: readonly TijdlijnMove[] = [
    { kind: 'play', card },
    { kind: 'discard', card },
    { kind: 'stop' },
    { kind: 'lay', card, gap: random.below(match.line.length + 2) },
  ]
  return pick(moves, random) ?? { kind: 'stop' }
}

function handlesIn(view: TijdlijnView): Map<string, number> {
  return new Map(view.players.flatMap(({ cards }) => cards).map(({ front, card }) => [front, card]))
}

function asNaive(move: TijdlijnMove, view: TijdlijnView): NaiveMove {
  const cards = view.players.flatMap((player) => player.cards)
  return naiveMoveOf(move, (card) => cards.find((one) => one.card === card)?.front ?? '')
}

/** Both must think the same of moves that nobody makes. */
function compareLegality(followed: Followed): number {
  const { plan, match } = followed
  const shown = viewOf(followed, 'spectator')
  let refused = 0
  for (let seat = 0; seat < plan.seats; seat++) {
    const move = wildMove(followed, handlesIn(shown))
    const isRefused = tijdlijn.check(viewOf(followed, seat), move) !== undefined
    const isLegal = match.allows(seat, asNaive(move, shown))
    refused += agreeOnMove(seat, move, { isRefused, isLegal })
  }
  return refused
}

/** Empty refills are no news. */
function kindsOf(seen: readonly TijdlijnSeen[]): string[] {
  return seen.flatMap((event) =>
    event.kind === 'refilled' && event.cards.length === 0 ? [] : [event.kind],
  )
}

function compareTold({ match }: Followed, seen: readonly TijdlijnSeen[]): void {
  agree('told', kindsOf(seen), match.told)
  for (const event of seen) {
    if (event.kind !== 'ended') continue
    agree('end', event.end, match.end)
    agree(
      'winners',
      [...event.winners].sort((one, other) => one - other),
      match.winners,
    )
  }
}

function seenOf(
  { plan }: Followed,
  events: readonly Parameters<typeof tijdlijn.eventFor>[0][],
): TijdlijnSeen[] {
  return events.flatMap(
    (event) => tijdlijn.eventFor(event, 'spectator', { language: 'en', plan }) ?? [],
  )
}

/** Somebody gives his seat up, now and then. */
function leaveSometimes(followed: Followed): boolean {
  const { plan, state, match, random } = followed
  if (random.below(LEAVES_IN) > 0) return false
  const seat = random.below(plan.seats)
  if (match.hasLeft[seat] || match.out[seat]) return false
  const seen = seenOf(followed, tijdlijn.leave(state, seat, random))
  match.leave(seat, new Luck(seen))
  compareTold(followed, seen)
  return true
}

/** Whether a card of this year finds a place in the line of the team. */
function fits({ line }: NaiveTijdlijn, year: number): boolean {
  const before = line.filter(({ cards }) => (cards[0]?.year ?? 0) <= year)
  const left = before.at(-1)
  const isEnd = before.length === 0 || before.length === line.length
  if (isEnd || !left || left.cards[0]?.year === year) return true
  return left.slot.length === 0 || left.slot[0]?.year === year
}

/** A card that fits, mostly: teams that guess come to an end after a few turns. */
function fittingMove({ match }: Followed, view: TijdlijnView): TijdlijnMove | undefined {
  const cards = view.players[match.seat]?.cards ?? []
  const card = cards.find(({ front, stuck }) => !stuck && fits(match, match.yearOf(front)))
  return card && { kind: 'play', card: card.card }
}

/** Lays a card where it belongs, mostly: matches of guesses alone hardly ever come to a play-off. */
function knowingMove(followed: Followed, view: TijdlijnView): TijdlijnMove | undefined {
  const { match, random } = followed
  if (random.below(4) === 0) return undefined
  const asked = match.asked()?.kind
  if (asked !== 'lay') return asked === 'discard' ? undefined : fittingMove(followed, view)
  const card = pick(view.players[match.seat]?.cards ?? [], random)
  if (!card) return undefined
  const year = match.yearOf(card.front)
  const gap = match.line.filter(({ cards }) => (cards[0]?.year ?? 0) < year).length
  return { kind: 'lay', card: card.card, gap }
}

function actOnce(followed: Followed, count: NaiveCount): void {
  const { state, match, random } = followed
  const decision = present(pick(tijdlijn.toAct(state), random), 'somebody is asked')
  const { seat } = decision
  const view = viewOf(followed, seat)
  const byClock = random.below(8) === 0
  const move = byClock
    ? tijdlijn.fallback(view, random)
    : (knowingMove(followed, view) ?? tijdlijn.sampleMove(view, random))
  const own = asNaive(move, view)
  if (!match.allows(seat, own)) throw new Disagreement(`illegal: ${JSON.stringify(own)}`)
  if (byClock) compareFallback(followed, own)
  const seen = seenOf(followed, tijdlijn.play(state, { seat, move, byClock }, random))
  count.moves += 1
  match.apply(own, new Luck(seen))
  compareTold(followed, seen)
}

/** "When time runs out": what has lain there longest. */
function compareFallback({ match }: Followed, move: NaiveMove): void {
  const asked = present(match.asked(), 'somebody is asked')
  const hand = match.hand(asked.seat)
  const first = hand.find(({ isStuck }) => !isStuck)
  if (asked.kind === 'goOn') agree('by the clock', move.kind, 'stop')
  else if (move.kind === 'stop') throw new Disagreement('the clock stops before a success')
  else if (asked.kind === 'lay') agree('by the clock', move.front, hand[0]?.front)
  else if (asked.kind === 'discard') {
    const fitting = hand.find((card) =>
      match.allows(asked.seat, { kind: 'discard', front: card.front }),
    )
    agree('by the clock', move, { kind: 'discard', front: fitting?.front })
  } else agree('by the clock', move, { kind: 'play', front: first?.front })
}

function follow(followed: Followed, count: NaiveCount): void {
  const { plan, match, random } = followed
  for (;;) {
    if (count.moves % 2 === 0) compareView(followed, viewOf(followed, 'spectator'))
    if (count.moves % ALL_VIEWS_EVERY === 0) {
      compareView(followed, viewOf(followed, random.below(plan.seats)))
    }
    compareAsked(followed)
    count.refused += compareLegality(followed)
    if (match.end !== undefined) return
    if (!leaveSometimes(followed)) actOnce(followed, count)
  }
}

/** Cards that somebody has seen come later (TL-33): as far as the first deal shows it. */
function compareUnseen(plan: TijdlijnPlan, view: TijdlijnView, isKnown: ReadonlySet<string>): void {
  const shown = [
    ...view.players.flatMap(({ cards }) => frontsOf(cards)),
    ...view.line.flatMap(({ cards }) => frontsOf(cards)),
    ...frontsOf(view.discard),
  ]
  const unseen = plan.events.filter(({ faces }) => !isKnown.has(faces.en.front)).length
  const isTeam = plan.options.mode === 'co-operative'
  const enough = isTeam ? unseen >= plan.options.cards : unseen >= shown.length
  if (enough)
    agree(
      'TL-33 seen cards on the table',
      shown.filter((front) => isKnown.has(front)),
      [],
    )
}

interface Dealable {
  readonly deck: (typeof MADE)[number]
  readonly plan: TijdlijnPlan
}

/** A table with random options that can be dealt: one with too few events would be followed for nothing. */
function dealable(random: Random): Dealable {
  for (;;) {
    const options = optionsOf(random)
    const seats = randomSeats(tijdlijn, options, random)
    const deck = present(pick(MADE, random), 'there are decks')
    const plan = planned(deck, options, seats)
    if (plan) return { deck, plan }
  }
}

/** Follows the random match of this seed, with wrong rules planted into the model if wanted. */
export function runNaiveTijdlijn(seed: string, faults: readonly Fault[] = []): NaiveRun {
  return followNaive(seed, (random, count) => {
    const { deck, plan } = dealable(random)
    const { options } = plan
    const known = plan.events.filter(() => random.below(3) === 0)
    const facts = options.unseenFirst === 'on' ? { 0: known.map(({ key }) => key) } : {}
    const state = tijdlijn.deal(plan, random, facts)
    const dealt = { plan, state, random }
    if (options.unseenFirst === 'on') {
      compareUnseen(
        plan,
        viewOf(dealt, 'spectator'),
        new Set(known.map(({ faces }) => faces.en.front)),
      )
    }
    follow({ ...dealt, match: begin(dealt, deck.entries, new Set(faults)) }, count)
  })
}
