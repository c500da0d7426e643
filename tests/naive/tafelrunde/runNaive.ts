/** Plays random matches of the real Tafelrunde and follows them with the naive model. */
import { pick, type Random } from '../../../src/engine/chance/random'
import {
  COLOURS,
  SPECIALS,
  type TafelrundeMove,
  type TafelrundeView,
} from '../../../src/games/tafelrunde/outside/contract'
import { tafelrunde } from '../../../src/games/tafelrunde/inside/index'
import { randomOptions } from '../../support/match/randomOptions'
import { isLegal } from './legal'
import {
  agree,
  agreeOnMove,
  Disagreement,
  followNaive,
  type NaiveCount,
  type NaiveRun,
} from '../../support/match/followNaive'
import { Luck } from './luck'
import { NaiveMatch, without, type Fault, type Player } from './model'

type State = ReturnType<typeof tafelrunde.deal>

const DECK = Array.from({ length: 15 }, (_, card) => card)
const ALL_CHESTS = Array.from({ length: 9 }, (_, chest) => chest).flatMap((chest) =>
  Array.from({ length: chest % 3 === 2 ? 2 : 3 }, () => chest),
)

function sorted(numbers: readonly number[]): number[] {
  return [...numbers].sort((one, other) => one - other)
}

/** Begins as the views of the first deal show it. */
function begin(state: State, faults: ReadonlySet<Fault>): NaiveMatch {
  const shown = tafelrunde.view(state, 'spectator')
  const players = shown.players.map(({ special }, seat): Player => {
    const { hand = [] } = tafelrunde.view(state, seat)
    const deck = special ? [...DECK, 15 + SPECIALS.indexOf(special)] : DECK
    const draw = hand.length === 0 ? [] : (without(deck, hand) ?? [])
    return {
      special,
      hand: [...hand],
      draw,
      discard: [],
      lying: [],
      passed: false,
      open: [],
      secured: [],
    }
  })
  const stack = without(ALL_CHESTS, shown.middle) ?? []
  return new NaiveMatch(
    shown.options,
    players,
    shown.start,
    { middle: shown.middle, stack },
    faults,
  )
}

function compareView(match: NaiveMatch, view: TafelrundeView): void {
  agree('phase', view.phase.kind, match.waiting.kind)
  agree('raid', [view.raid, view.start], [match.raid, match.start])
  agree('middle', view.middle, sorted(match.middle))
  agree('stack', view.stack, match.stack.length)
  view.players.forEach((player, seat) => {
    const own = match.player(seat)
    const name = `seat ${String(seat)}`
    agree(`${name} special`, player.special, own.special)
    if (match.waiting.kind !== 'choosing') {
      agree(`${name} piles`, [player.hand, player.draw], [own.hand.length, own.draw.length])
    }
    agree(`${name} discard`, player.discard, sorted(own.discard))
    agree(`${name} open`, player.open, sorted(own.open))
    agree(`${name} secured`, player.secured, own.secured.length)
    agree(
      `${name} lying`,
      player.lying.map((card) => card),
      own.lying,
    )
  })
  if (view.you === undefined) return
  const own = match.player(view.you)
  if (match.waiting.kind !== 'choosing') agree('hand', view.hand, sorted(own.hand))
  agree('own secured', view.secured, sorted(own.secured))
}

function compareAsked(match: NaiveMatch, state: State): void {
  const real = tafelrunde.toAct(state).map(({ seat }) => seat)
  const { waiting } = match
  const all = match.players.map((_, seat) => seat)
  const expected =
    waiting.kind === 'playing'
      ? [waiting.seat]
      : waiting.kind === 'over'
        ? []
        : all.filter((seat) => !waiting.choices.has(seat))
  agree('asked', sorted(real), expected)
  const outcome = tafelrunde.outcome(state)
  if (waiting.kind === 'over') agree('ranks', outcome?.ranks, waiting.ranks)
}

function wildMove(random: Random, view: TafelrundeView): TafelrundeMove {
  const own = view.players[view.you ?? 0]
  const card = pick(view.hand ?? [], random) ?? random.below(19)
  const colour = pick(COLOURS, random) ?? 'blue'
  const open = own?.open ?? []
  const moves: readonly TafelrundeMove[] = [
    { kind: 'play', card, colour },
    { kind: 'play', card: random.below(19), colour },
    { kind: 'feierabend' },
    { kind: 'letzteWarnung', colour },
    { kind: 'letzteWarnung' },
    { kind: 'wiederbelebung', card: pick(own?.discard ?? [], random) ?? random.below(15) },
    { kind: 'wiederbelebung' },
    { kind: 'zork' },
    { kind: 'pass' },
    { kind: 'secure', chests: open.filter(() => random.below(2) === 0) },
    { kind: 'secure', chests: [random.below(9)] },
    { kind: 'chooseSpecial', special: pick(SPECIALS, random) ?? 'zork' },
  ]
  return pick(moves, random) ?? { kind: 'pass' }
}

/** Both must think the same of moves that nobody makes. */
function compareLegality(match: NaiveMatch, state: State, random: Random): number {
  let refused = 0
  for (let seat = 0; seat < match.players.length; seat++) {
    const view = tafelrunde.view(state, seat)
    for (let trial = 0; trial < 3; trial++) {
      const move = wildMove(random, view)
      const isRefused = tafelrunde.check(view, move) !== undefined
      refused += agreeOnMove(seat, move, { isRefused, isLegal: isLegal(match, seat, move) })
    }
  }
  return refused
}

function follow(state: State, random: Random, faults: ReadonlySet<Fault>, count: NaiveCount): void {
  const match = begin(state, faults)
  for (;;) {
    for (let seat = 0; seat < match.players.length; seat++) {
      compareView(match, tafelrunde.view(state, seat))
    }
    compareView(match, tafelrunde.view(state, 'spectator'))
    compareAsked(match, state)
    if (count.moves % 3 === 0) count.refused += compareLegality(match, state, random)
    const decision = pick(tafelrunde.toAct(state), random)
    if (!decision) return
    const { seat } = decision
    const view = tafelrunde.view(state, seat)
    const isLate = random.below(12) === 0
    const move = isLate ? tafelrunde.fallback(view, random) : tafelrunde.sampleMove(view, random)
    if (!isLegal(match, seat, move)) throw new Disagreement(`illegal: ${JSON.stringify(move)}`)
    const events = tafelrunde.play(state, { seat, move }, random)
    count.moves += 1
    match.apply(seat, move, new Luck(events))
  }
}

/** Follows the random match of this seed, with wrong rules planted into the model if wanted. */
export function runNaiveTafelrunde(seed: string, faults: readonly Fault[] = []): NaiveRun {
  return followNaive(seed, (random, count) => {
    const options = randomOptions(tafelrunde, random)
    const state = tafelrunde.deal({ options, seats: 2 + random.below(3) }, random)
    follow(state, random, new Set(faults), count)
  })
}
