/** What a bot of Time Bluff says of its plays: at once what everybody could see, after the round whether it was honest and whether it could have been. */
import { expect, it } from 'vitest'
import type { SeatedBot } from '../../src/bots/seatBot'
import { BOTS } from '../../src/bots/registry'
import { fastRandom } from '../../src/engine/chance/fastRandom'
import { toJson } from '../../src/engine/basics/json'
import type { Thought } from '../../src/engine/contract/thought'
import { timeBluff } from '../../src/games/time-bluff/inside/index'
import type { TimeBluffMove, TimeBluffView } from '../../src/games/time-bluff/outside/contract'
import { effectOf } from '../../src/games/time-bluff/outside/faces'
import { legalMoves } from '../../src/games/time-bluff/outside/legalMoves'
import { isHonest } from '../../src/games/time-bluff/outside/truth'
import { parsedOptions } from '../support/match/randomOptions'

const BUDGET = { playouts: 0, hasTime: () => true }
const SEATS = 3

interface Laid {
  readonly view: TimeBluffView
  readonly move: TimeBluffMove & { readonly kind: 'lay' }
  readonly told: Thought
}

function told(bot: SeatedBot | undefined): Thought | undefined {
  const answer = bot?.think({ about: 'move', atOnce: true }, BUDGET)
  return answer?.kind === 'told' ? answer.thought : undefined
}

/** A card that was turned over in the middle of a round, and what its layer said of it then. */
interface Turned {
  readonly right: boolean
  readonly before: Thought | undefined
  readonly told: Thought
}

interface Reasons {
  readonly laid: Laid[]
  readonly turned: Turned[]
  readonly last: Thought[]
}

/** Every play of a round with what was said of it at once, when it was turned over, and what the last to lay said of his when the round was over. */
function reasonsOfRound(seed: string): Reasons {
  const random = fastRandom(seed)
  const options = parsedOptions(timeBluff, { target: 'round' })
  const state = timeBluff.deal({ options, seats: SEATS }, random)
  const bots = Array.from({ length: SEATS }, (_, seat) => {
    const seating = {
      level: 'easy',
      seed: `${seed}/${String(seat)}`,
      say: () => undefined,
    } as const
    const bot = BOTS['time-bluff'].study(null)(seating)
    bot.observe([], toJson(timeBluff.view(state, seat)))
    return bot
  })
  const laid: Laid[] = []
  const turned: Turned[] = []
  for (let owed = timeBluff.toAct(state)[0]; owed; owed = timeBluff.toAct(state)[0]) {
    const { seat } = owed
    const view = timeBluff.view(state, seat)
    const parsed = timeBluff.parseMove(bots[seat]?.decide(BUDGET))
    if (!parsed.ok) throw new Error(parsed.error)
    const move = parsed.value
    const events = timeBluff.play(state, { seat, move, byClock: false }, random)
    bots.forEach((one, own) => {
      const seen = events.map((event) => toJson(timeBluff.eventFor(event, own)))
      one.observe(seen, toJson(timeBluff.view(state, own)))
    })
    const thought = told(bots[seat])
    if (move.kind === 'lay' && thought) laid.push({ view, move, told: thought })
    const doubt = events.find((event) => event.kind === 'doubted')
    const why = doubt && told(bots[doubt.layer])
    const isOver = events.some(({ kind }) => kind === 'roundEnded')
    if (doubt && why && !isOver)
      turned.push({ right: doubt.right, before: laid.at(-1)?.told, told: why })
  }
  return { laid, turned, last: bots.flatMap((bot) => told(bot) ?? []) }
}

const rounds = Array.from({ length: 30 }, (_, index) => reasonsOfRound(`reasons ${String(index)}`))

it('says of a play at once how it looked to everybody: safe, cheap, bold or the last', () => {
  const all = rounds.flatMap(({ laid }) => laid).filter(({ told }) => told.kind.startsWith('laid'))
  for (const { view, move, told } of all) {
    const { percent, n } = told.values
    const cards = 1 + [move.pair, move.open].filter((card) => card !== undefined).length
    const isLast = view.hand?.length === cards
    const isSafe = move.pair !== undefined && effectOf(move.pair) === 'jungle'
    expect(told.kind === 'laidSafe').toBe(isSafe)
    if (!isSafe) expect(told.kind === 'laidLast').toBe(isLast)
    if (told.kind === 'laidQuietly') expect(percent).toBeLessThan(25)
    if (told.kind === 'laid') expect(percent).toBeGreaterThanOrEqual(25)
    if (told.kind === 'laidCheaply') expect(n).toBeLessThanOrEqual(3)
    if (told.kind === 'laidBoldly') expect(n).toBeGreaterThan(3)
    if (['laidCheaply', 'laidBoldly'].includes(told.kind))
      expect(percent).toBeGreaterThanOrEqual(75)
  }
  const kinds = new Set(all.map(({ told }) => told.kind))
  expect([...kinds]).toEqual(
    expect.arrayContaining(['laidQuietly', 'laid', 'laidCheaply', 'laidLast']),
  )
})

it('TB-50: says of a card that was turned over what all have seen by then, and not what else the hand held', () => {
  const all = rounds.flatMap(({ turned }) => turned)
  expect(new Set(all.map(({ right }) => right)).size).toBe(2)
  for (const { right, before, told } of all) {
    expect(told.kind).toBe(right ? 'turnedRight' : 'turnedLie')
    expect(told.values).toEqual(before?.values)
  }
})

it('TB-12: says after the round whether a bluff was the only way', () => {
  const ends = rounds.flatMap(({ last }) => last).filter(({ kind }) => kind.startsWith('laid'))
  expect(new Set(ends.map(({ kind }) => kind)).size).toBeGreaterThan(1)
  for (const { kind } of ends) expect(['laidRight', 'laidLie', 'laidLieForced']).toContain(kind)
  let compared = 0
  for (const { laid, last } of rounds) {
    const final = laid.at(-1)
    const thought = last.find(({ values }) => values === final?.told.values)
    if (!final || !thought?.kind.startsWith('laid')) continue
    compared += 1
    const honest = isHonest(final.view, final.move)
    const couldBe = [...legalMoves(final.view)].some(
      (move) => move.kind === 'lay' && isHonest(final.view, move) === true,
    )
    expect(thought.kind === 'laidRight').toBe(honest)
    if (honest === false) expect(thought.kind).toBe(couldBe ? 'laidLie' : 'laidLieForced')
  }
  expect(compared).toBeGreaterThan(15)
})
