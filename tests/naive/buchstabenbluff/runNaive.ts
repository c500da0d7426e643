/** Plays random matches of the real Buchstabenbluff and follows them with the naive model. */
import { nameContent } from '../../../src/engine/contract/content'
import { present } from '../../../src/engine/basics/invariant'
import { toJson } from '../../../src/engine/basics/json'
import { LANGUAGES, type Language } from '../../../src/engine/basics/language'
import { pick, type Random } from '../../../src/engine/chance/random'
import { buchstabenbluff } from '../../../src/games/buchstabenbluff/inside/index'
import { dictionaryId } from '../../../src/games/buchstabenbluff/inside/plan'
import type { BuchstabenbluffPlan } from '../../../src/games/buchstabenbluff/inside/plan'
import type {
  BuchstabenbluffEvent,
  BuchstabenbluffMove,
  BuchstabenbluffOptions,
  BuchstabenbluffView,
  Card,
  WordView,
} from '../../../src/games/buchstabenbluff/outside/contract'
import { packDictionary } from '../../../src/games/buchstabenbluff/outside/packDictionary'
import {
  agree,
  agreeOnMove,
  Disagreement,
  followNaive,
  type NaiveCount,
  type NaiveRun,
} from '../../support/match/followNaive'
import { randomOptions } from '../../support/match/randomOptions'
import {
  Luck,
  NaiveBuchstabenbluff,
  sorted,
  takeOut,
  type Beginning,
  type Fault,
  type NaiveMove,
  type NaiveWord,
} from './model'
import { spell } from './spell'

type State = ReturnType<typeof buchstabenbluff.deal>

interface Followed {
  readonly plan: BuchstabenbluffPlan
  readonly state: State
  readonly match: NaiveBuchstabenbluff
  readonly random: Random
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÜ?'
const LEAVES_IN = 120
const ALL_VIEWS_EVERY = 7

const WORDS: Readonly<Record<Language, readonly string[]>> = {
  de: 'da du ei er es in ja so wo tee see uhr hut rat tor haus maus baum nase esel füße straße größe öl übel käse eine reise'.split(
    ' ',
  ),
  nl: 'de en er is je na of om te aan een het man oor tas boom huis ijs café zeeën ruïne sterren reden'.split(
    ' ',
  ),
  en: 'am as at be do go he in is it no on so to ant art ear eat net sea ten tea café stone train rains nation'.split(
    ' ',
  ),
}

/** The German cards of the rules, for every language here: letter, count, value. */
const CARDS =
  'E14-1 N9-1 I7-1 S7-1 R6-1 A6-1 T6-1 U5-2 D4-2 H4-2 L4-2 C3-3 G3-2 M3-3 O3-2 B2-3 F2-4 K2-4 W2-3 Z2-3 J1-6 P1-4 Q1-10 V1-6 X1-8 Y1-8'
const UMLAUT_CARDS = { E: [13, 1], A: [5, 1], U: [4, 2], Ä: [1, 6], Ö: [1, 8], Ü: [1, 6] } as const

type Deck = Readonly<Record<string, readonly [number, number]>>

const PLAIN_DECK: Deck = Object.fromEntries(
  CARDS.split(' ').map((text) => {
    const [count = 0, value = 0] = text.slice(1).split('-').map(Number)
    return [text.charAt(0), [count, value] as const]
  }),
)
const UMLAUT_DECK: Deck = { ...PLAIN_DECK, ...UMLAUT_CARDS }

const CONTENT = new Map(
  LANGUAGES.map((language) => {
    const words = WORDS[language]
    const lists = { everyday: words.slice(0, 1), common: words.slice(1, 2), all: words.slice(2) }
    const source = { language, words: lists, deck: PLAIN_DECK }
    const data = packDictionary(language === 'de' ? { ...source, umlautDeck: UMLAUT_DECK } : source)
    const read = buchstabenbluff.readContent(nameContent(dictionaryId(language), toJson(data)))
    if (!read.ok) throw new Disagreement(`the engine cannot read the words: ${read.error}`)
    return [dictionaryId(language), read.value] as const
  }),
)

function letterOf(card: Card): string {
  return LETTERS.charAt(card)
}

function lettersOf(cards: readonly Card[]): string[] {
  return cards.map(letterOf)
}

function viewOf(
  { plan, state }: Omit<Followed, 'match'>,
  viewer: number | 'spectator',
): BuchstabenbluffView {
  return buchstabenbluff.view(state, viewer, { language: 'en', plan })
}

function beginningOf(dealt: Omit<Followed, 'match'>): Beginning {
  const { options, seats } = dealt.plan
  const hasUmlauts = options.language === 'de' && options.umlautCards === 'on'
  const deck = hasUmlauts ? UMLAUT_DECK : PLAIN_DECK
  const table = { language: options.language, umlautCards: hasUmlauts }
  const cards = Object.entries(deck).flatMap(([letter, [count]]) =>
    new Array<string>(count).fill(letter),
  )
  return {
    dealer: viewOf(dealt, 'spectator').dealer,
    hands: Array.from({ length: seats }, (_, seat) => lettersOf(viewOf(dealt, seat).hand ?? [])),
    deck: [...cards, ...new Array<string>(6).fill('?')],
    valueOf: new Map(Object.entries(deck).map(([letter, [, value]]) => [letter, value])),
    listed: new Set(WORDS[options.language].flatMap((word) => spell(word, table) ?? [])),
  }
}

function compareWord(
  match: NaiveBuchstabenbluff,
  word: WordView,
  own: NaiveWord,
  you: number | undefined,
): void {
  agree(
    'word',
    [word.seat, word.word, word.spelling, word.count],
    [own.seat, own.word, own.spelling, own.cards.length],
  )
  agree(
    'open',
    word.open.map(({ at, card }) => [at, letterOf(card)]),
    own.open.map((at) => [at, own.cards[at]]),
  )
  agree('fate', [word.fate, word.doubters], [own.fate, own.doubters])
  const isOpened = own.fate === 'true' || own.fate === 'bluff' || match.end !== undefined
  agree(
    'cards',
    word.cards && lettersOf(word.cards),
    isOpened || you === own.seat ? own.cards : undefined,
  )
  if (!isOpened || own.fate === 'pending') {
    if (own.fate !== 'pending') agree('judgement', word.judgement, undefined)
    return
  }
  const { excess, lacking } = match.differences(own)
  const { judgement } = word
  agree(
    'judgement',
    judgement && [
      judgement.isTrue,
      judgement.isListed,
      lettersOf(judgement.excess),
      lettersOf(judgement.lacking),
    ],
    [match.isTrue(own), match.isListed(own.spelling), excess, lacking],
  )
}

function compareEnd(match: NaiveBuchstabenbluff, { phase }: BuchstabenbluffView): void {
  if (phase.kind !== 'over') return
  agree('end', phase.end, match.end)
  agree('ranks', phase.ranks, match.ranks())
  agree(
    'scores',
    phase.scores.map(({ pile, bonus, hand, total }) => [pile, bonus, hand, total]),
    match.scores().map(({ pile, bonus, hand, total }) => [pile, bonus, hand, total]),
  )
  agree('hands', phase.hands.map(lettersOf), match.hands.map(sorted))
}

function compareView({ match }: Followed, view: BuchstabenbluffView): void {
  const { you, phase } = view
  agree('phase', phase.kind, match.stage)
  if (match.stage !== 'over') agree('player', view.player, match.seat)
  agree(
    'players',
    view.players.map(({ hand, pile, bonus, left }) => [hand, pile, bonus, left]),
    match.hands.map((hand, seat) => [
      hand.length,
      match.piles[seat]?.length,
      match.bonus[seat],
      match.hasLeft[seat],
    ]),
  )
  view.players.forEach(({ turnsLeft, left }, seat) => {
    if (!left && match.stage !== 'over') agree('turns left', turnsLeft, match.turnsLeft[seat])
  })
  agree(
    'piles',
    [view.drawPile, sorted(lettersOf(view.discards))],
    [match.draw.length, sorted(match.discards)],
  )
  if (you !== undefined) agree('hand', lettersOf(view.hand ?? []), sorted(match.hand(you)))
  if (phase.kind === 'answers') {
    agree('missing', phase.missing, match.missing().length)
    if (you !== undefined) agree('own answer', phase.doubt, match.answers.get(you))
  }
  agree('words', view.words.length, match.words.length)
  view.words.forEach((word, index) => {
    compareWord(match, word, present(match.words[index], 'as many words'), you)
  })
  compareEnd(match, view)
}

function compareAsked({ state, match }: Followed): void {
  const real = buchstabenbluff.toAct(state).map(({ seat, kind }) => ({ seat, kind }))
  agree(
    'asked',
    real.sort((one, other) => one.seat - other.seat),
    match.stage === 'over' ? [] : match.asked(),
  )
  const outcome = buchstabenbluff.outcome(state)
  agree('over', outcome !== undefined, match.stage === 'over')
}

function asNaive(move: BuchstabenbluffMove): NaiveMove {
  if (move.kind !== 'lay') return move
  return { kind: 'lay', cards: lettersOf(move.cards), word: move.word, open: move.open ?? [] }
}

function someOf(cards: readonly Card[], count: number, random: Random): Card[] {
  const left = [...cards]
  return Array.from({ length: Math.min(count, left.length) }, () => {
    const [card = 0] = left.splice(random.below(left.length), 1)
    return card
  })
}

/** A word that the hand can spell, with any of its cards face up; undefined if there is none. */
function honestWord(
  { plan, match, random }: Followed,
  view: BuchstabenbluffView,
): BuchstabenbluffMove | undefined {
  const rows = WORDS[plan.options.language].flatMap((word) => {
    const cards = [...(match.spelling(word) ?? '-')].map((letter) => LETTERS.indexOf(letter))
    return takeOut(lettersOf(view.hand ?? []), lettersOf(cards)) ? [{ word, cards }] : []
  })
  const row = pick(rows, random)
  const isAllOpen = random.below(2) === 0
  const open = row?.cards.flatMap((_, at) => (isAllOpen || random.below(2) === 0 ? [at] : []))
  return row && { kind: 'lay', ...row, ...(open && open.length > 0 ? { open } : {}) }
}

function wildWord(
  { plan, match, random }: Followed,
  view: BuchstabenbluffView,
): BuchstabenbluffMove {
  const announced = match.words.map(({ word }) => word)
  const odd = [
    'Qu7',
    'x',
    'zzz',
    'haus-tür',
    'BAUM',
    'füßE',
    ...plan.options.houseWords,
    ...announced,
  ]
  const word = pick([...WORDS[plan.options.language], ...odd], random) ?? 'da'
  const count = (match.spelling(word)?.length ?? 2) + (random.below(4) === 0 ? 1 : 0)
  const cards = someOf(view.hand ?? [], count, random)
  const open = cards.flatMap((_, at) => (random.below(3) === 0 ? [at] : []))
  return { kind: 'lay', cards, word, ...(random.below(2) === 0 && open.length > 0 ? { open } : {}) }
}

function wildMove(followed: Followed, view: BuchstabenbluffView): BuchstabenbluffMove {
  const { random } = followed
  const moves: readonly BuchstabenbluffMove[] = [
    { kind: 'draw' },
    { kind: 'pass' },
    { kind: 'answer', doubt: random.below(2) === 0 },
    wildWord(followed, view),
    honestWord(followed, view) ?? wildWord(followed, view),
  ]
  return pick(moves, random) ?? { kind: 'pass' }
}

function isRefused(
  { plan }: Followed,
  view: BuchstabenbluffView,
  move: BuchstabenbluffMove,
): boolean {
  if (!buchstabenbluff.parseMove(move).ok) return true
  if (buchstabenbluff.check(view, move) !== undefined) return true
  return buchstabenbluff.judge(view, move, plan) !== undefined
}

/** Both must think the same of moves that nobody makes. */
function compareLegality(followed: Followed): number {
  const { plan, match } = followed
  let refused = 0
  for (let seat = 0; seat < plan.seats; seat++) {
    const view = viewOf(followed, seat)
    const move = wildMove(followed, view)
    const isLegal = match.allows(seat, asNaive(move))
    refused += agreeOnMove(seat, move, { isRefused: isRefused(followed, view, move), isLegal })
  }
  return refused
}

function luckOf(events: readonly BuchstabenbluffEvent[]): Luck {
  return new Luck(events.flatMap((event) => (event.kind === 'drew' ? [letterOf(event.card)] : [])))
}

function compareTold({ match }: Followed, events: readonly BuchstabenbluffEvent[]): void {
  agree(
    'told',
    events.map(({ kind }) => kind),
    match.told,
  )
}

/** Somebody gives his seat up, now and then. */
function leaveSometimes(followed: Followed): boolean {
  const { plan, state, match, random } = followed
  const { leave } = buchstabenbluff
  if (random.below(LEAVES_IN) > 0 || typeof leave !== 'function') return false
  const seat = random.below(plan.seats)
  if (match.hasLeft[seat]) return false
  const events = leave(state, seat, random, plan)
  match.leave(seat, luckOf(events))
  compareTold(followed, events)
  return true
}

/** What the cards happen to read, laid honestly: no word at all, mostly. */
function nonsense({ random }: Followed, view: BuchstabenbluffView): BuchstabenbluffMove {
  const letters = (view.hand ?? []).filter((card) => letterOf(card) !== '?')
  const cards = someOf(letters, 2 + random.below(3), random)
  return { kind: 'lay', cards, word: lettersOf(cards).join('') }
}

function chosenMove(followed: Followed, view: BuchstabenbluffView): BuchstabenbluffMove {
  const { plan, random, match } = followed
  if (random.below(3) === 0) {
    const isOpen = plan.options.dictionary === 'open' && random.below(2) === 0
    const word = isOpen ? nonsense(followed, view) : wildWord(followed, view)
    if (match.allows(view.you ?? 0, asNaive(word))) return word
  }
  const known = buchstabenbluff.study(buchstabenbluff.knowledge(plan))
  return buchstabenbluff.sampleMove(view, random, known)
}

function actOnce(followed: Followed, count: NaiveCount): void {
  const { plan, state, match, random } = followed
  const { seat } = present(pick(buchstabenbluff.toAct(state), random), 'somebody is asked')
  const view = viewOf(followed, seat)
  const byClock = random.below(10) === 0
  const move = byClock ? buchstabenbluff.fallback(view, random) : chosenMove(followed, view)
  if (byClock) {
    const expected = match.stage === 'turn' ? { kind: 'pass' } : { kind: 'answer', doubt: false }
    agree('by the clock', move, expected)
  }
  const own = asNaive(move)
  if (!match.allows(seat, own)) throw new Disagreement(`illegal: ${JSON.stringify(own)}`)
  const events = buchstabenbluff.play(state, { seat, move, byClock }, random, plan)
  count.moves += 1
  match.apply(seat, own, luckOf(events))
  compareTold(followed, events)
}

function follow(followed: Followed, count: NaiveCount): void {
  const { plan, match, random } = followed
  for (;;) {
    const isFull = count.moves % ALL_VIEWS_EVERY === 0 || match.end !== undefined
    compareView(followed, viewOf(followed, isFull ? 'spectator' : random.below(plan.seats)))
    compareAsked(followed)
    if (count.moves % 4 === 0) count.refused += compareLegality(followed)
    if (match.end !== undefined) return
    if (!leaveSometimes(followed)) actOnce(followed, count)
  }
}

function optionsOf(random: Random): BuchstabenbluffOptions {
  const options = randomOptions(buchstabenbluff, random)
  return { ...options, dealer: 'none', houseWords: options.houseWords.slice(0, 20) }
}

/** Follows the random match of this seed, with wrong rules planted into the model if wanted. */
export function runNaiveBuchstabenbluff(seed: string, faults: readonly Fault[] = []): NaiveRun {
  return followNaive(seed, (random, count) => {
    const options = optionsOf(random)
    const { max } = buchstabenbluff.seatsWith(options)
    agree('BB-29 seats', max, options.turns === 7 ? 5 : 8)
    const seats = 2 + random.below(max - 1)
    const plan = buchstabenbluff.plan(options, seats, CONTENT)
    if (!plan.ok) throw new Disagreement('the engine cannot deal')
    const state = buchstabenbluff.deal(plan.value, random, {})
    const dealt = { plan: plan.value, state, random }
    const match = new NaiveBuchstabenbluff(options, beginningOf(dealt), new Set(faults))
    follow({ ...dealt, match }, count)
  })
}
