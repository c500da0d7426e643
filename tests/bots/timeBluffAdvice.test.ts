/** What a bot of Time Bluff advises: the same whenever it is asked, with a reason that fits its number; and nothing is learnt from advice that was not taken. */
import { expect, it } from 'vitest'
import { BOTS } from '../../src/bots/registry'
import { TIME_BLUFF_BOTS } from '../../src/bots/time-bluff/bots'
import { fastRandom } from '../../src/engine/chance/fastRandom'
import { toJson } from '../../src/engine/basics/json'
import type { Thought } from '../../src/engine/contract/thought'
import { timeBluff } from '../../src/games/time-bluff/inside/index'
import type { TimeBluffMove } from '../../src/games/time-bluff/outside/contract'
import { parsedOptions } from '../support/match/randomOptions'

const BUDGET = { playouts: 0, hasTime: () => true }
const TIMES = 6

/** One piece of advice about a claim, as often as it was asked for. */
interface Asked {
  readonly closing: boolean
  readonly told: readonly Thought[]
}

/** All that three sharps are advised about claims in one round. */
function adviceOfRound(seed: string): Asked[] {
  const random = fastRandom(seed)
  const state = timeBluff.deal(
    { options: parsedOptions(timeBluff, { target: 'round' }), seats: 3 },
    random,
  )
  const bots = [0, 1, 2].map((seat) => {
    const said = { level: 'sharp', seed: `${seed}/${String(seat)}`, say: () => undefined } as const
    const bot = BOTS['time-bluff'].study(null)(said)
    bot.observe([], toJson(timeBluff.view(state, seat)))
    return bot
  })
  const asked: Asked[] = []
  for (let decision = timeBluff.toAct(state)[0]; decision; decision = timeBluff.toAct(state)[0]) {
    const { seat } = decision
    const bot = bots[seat]
    const { phase } = timeBluff.view(state, seat)
    if (phase.kind === 'doubt') {
      const told = Array.from({ length: TIMES }, () => bot?.think({ about: 'advice' }, BUDGET))
      asked.push({
        closing: phase.play.closing,
        told: told.flatMap((answer) => (answer?.kind === 'told' ? [answer.thought] : [])),
      })
    }
    const move = timeBluff.parseMove(bot?.decide(BUDGET))
    if (!move.ok) throw new Error(move.error)
    const events = timeBluff.play(state, { seat, move: move.value, byClock: false }, random)
    bots.forEach((one, own) => {
      const seen = events.map((event) => toJson(timeBluff.eventFor(event, own)))
      one.observe(seen, toJson(timeBluff.view(state, own)))
    })
  }
  return asked
}

it('advice on a claim is the same whoever asks how often, is a doubt “only” of what is unlikely, and says when the round hangs on it', () => {
  const asked = ['one', 'two', 'three', 'four'].flatMap(adviceOfRound)
  expect(asked.length).toBeGreaterThan(40)
  for (const { closing, told } of asked) {
    expect(told).toHaveLength(TIMES)
    const [first] = told
    for (const thought of told) expect(thought).toEqual(first)
    const percent = Number(first?.values['percent'])
    if (first?.kind === 'adviseDoubt') expect(percent).toBeLessThanOrEqual(50)
    if (first?.kind === 'adviseDoubtThough') expect(percent).toBeGreaterThan(50)
    expect(first?.kind.endsWith('Last')).toBe(closing)
  }
  expect(asked.some(({ closing }) => closing)).toBe(true)
})

it('advice on laying names the cards that the bot would lay, out of the own hand', () => {
  const random = fastRandom('cards')
  const options = parsedOptions(timeBluff, { target: 'round' })
  const state = timeBluff.deal({ options, seats: 3 }, random)
  const [asked] = timeBluff.toAct(state)
  const seat = asked?.seat ?? 0
  const said = { level: 'sharp', seed: 'cards', say: () => undefined } as const
  const bot = BOTS['time-bluff'].study(null)(said)
  const view = timeBluff.view(state, seat)
  bot.observe([], toJson(view))
  const told = bot.think({ about: 'advice' }, BUDGET)
  if (told.kind !== 'told') throw new Error('it advises')
  const { hidden, open } = told.thought.values
  expect(view.hand).toContain(hidden)
  expect(view.hand).toContain(open)
})

/** What whoever is asked first and asks for advice learns of the others, when what he lays is believed. */
function learntOf(laid: 'advised' | 'another'): readonly number[] {
  const random = fastRandom('p')
  const state = timeBluff.deal({ options: parsedOptions(timeBluff, {}), seats: 3 }, random)
  const seat = timeBluff.toAct(state)[0]?.seat ?? 0
  const view = timeBluff.view(state, seat)
  const { sharp } = TIME_BLUFF_BOTS
  const memory = sharp.newMemory(view, null)
  const advised = sharp.decide(view, memory, fastRandom('whim'), BUDGET)
  if (advised.kind !== 'lay') throw new Error('a turn begins with a play')
  const another = [...timeBluff.legalMoves(view)].find(
    (move) => move.kind === 'lay' && move.place !== advised.place,
  )
  let owed: number | undefined = seat
  let move: TimeBluffMove = laid === 'advised' ? advised : (another ?? advised)
  while (owed !== undefined) {
    const events = timeBluff.play(state, { seat: owed, move, byClock: false }, random)
    const seen = events.flatMap((event) => timeBluff.eventFor(event, seat) ?? [])
    sharp.remember(memory, seen, timeBluff.view(state, seat))
    owed = timeBluff.toAct(state).find(({ kind }) => kind === 'answer')?.seat
    move = { kind: 'answer', doubt: false }
  }
  return memory.reputations.flatMap(({ evidence }) => evidence)
}

it('learns how others answer what it advised, and nothing where something else was laid', () => {
  expect(learntOf('advised')).not.toEqual([])
  expect(learntOf('another')).toEqual([])
})

it('P-65 gives the same open reason for a play whatever card lies hidden under it', () => {
  const { sharp } = TIME_BLUFF_BOTS
  const random = fastRandom('hidden')
  let compared = 0
  for (let deal = 0; deal < 20; deal++) {
    const state = timeBluff.deal({ options: parsedOptions(timeBluff, {}), seats: 3 }, random)
    const view = timeBluff.view(state, timeBluff.toAct(state)[0]?.seat ?? 0)
    const mind = { view, memory: sharp.newMemory(view, null) }
    const told = new Map<string, { open: Set<string>; whole: Set<string> }>()
    for (const move of timeBluff.legalMoves(view)) {
      if (move.kind !== 'lay') continue
      const { hidden: _hidden, ...shown } = move
      const key = JSON.stringify(shown)
      const { open, whole } = told.get(key) ?? { open: new Set(), whole: new Set() }
      const explained = sharp.explainer?.explain(mind, move)
      told.set(key, {
        open: open.add(JSON.stringify(explained?.open)),
        whole: whole.add(JSON.stringify(explained?.whole)),
      })
    }
    for (const { open, whole } of told.values()) {
      expect([...open]).toHaveLength(1)
      // Right cards and bluffs were both among them.
      if (whole.size > 1) compared += 1
    }
  }
  expect(compared).toBeGreaterThan(50)
})
