/** How long bots seem to think: by what everybody sees and by who they are, never by what they hold. */
import { describe, expect, it } from 'vitest'
import { fastRandom } from '../../../src/engine/chance/fastRandom'
import { isRecord } from '../../../src/engine/basics/json'
import type { BotPort } from '../../../src/host/ports'
import { drawDelay, tempoOf, type Tempo } from '../../../src/host/bots/thinking'
import { tell } from '../../support/host/evening'
import { instantBots, MemoryHost, seededEntropy } from '../../support/host/memoryHost'

const EVEN: Tempo = { slowness: 1, spread: 0.3 }

function manyDelays(question: Parameters<typeof drawDelay>[0], tempo = EVEN): number[] {
  const entropy = seededEntropy('delays')
  const delays = Array.from({ length: 2000 }, () => drawDelay(question, tempo, entropy))
  return delays.sort((one, other) => one - other)
}

function at(delays: readonly number[], part: number): number {
  return delays[Math.floor(part * (delays.length - 1))] ?? 0
}

describe('the pause of a bot', () => {
  it('is about a second for a play and longer where all answer', () => {
    expect(at(manyDelays({}), 0.5)).toBeCloseTo(1150, -2)
    expect(at(manyDelays({ together: true }), 0.5)).toBeCloseTo(1500, -2)
  })

  it('has a tail: now and then it is much longer, seldom much shorter', () => {
    const delays = manyDelays({})
    const middle = at(delays, 0.5)
    expect(at(delays, 0.99) - middle).toBeGreaterThan(1.3 * (middle - at(delays, 0.01)))
    expect(at(delays, 1)).toBeLessThanOrEqual(5000)
  })

  it('is quick for a forced move and takes a breath for a grave one', () => {
    const middle = at(manyDelays({}), 0.5)
    expect(at(manyDelays({ weight: 'forced' }), 0.5)).toBeLessThan(0.6 * middle)
    expect(at(manyDelays({ weight: 'grave' }), 0.5)).toBeGreaterThan(1.4 * middle)
  })

  it('is longer by what people need to read what has happened', () => {
    const [least = 0] = manyDelays({ reading: 1800 })
    expect(least).toBeGreaterThan(1800)
  })

  it.each(['Ada', 'Bruno', 'Carla', 'Daan', 'Emma', 'Fritz', 'Greta', 'Henk'])(
    'has a tail whoever it is, and is quicker and slower by what a question weighs: %s',
    (name) => {
      const tempo = tempoOf(name)
      const delays = manyDelays({}, tempo)
      const middle = at(delays, 0.5)
      expect(at(delays, 0.99) - middle).toBeGreaterThan(1.1 * (middle - at(delays, 0.01)))
      expect(at(delays, 0.99)).toBeGreaterThan(1.4 * middle)
      expect(at(manyDelays({ weight: 'forced' }, tempo), 0.5)).toBeLessThan(0.6 * middle)
      expect(at(manyDelays({ weight: 'grave' }, tempo), 0.5)).toBeGreaterThan(1.4 * middle)
    },
  )

  it('goes by who it is, the same every evening', () => {
    const names = ['Ada', 'Bruno', 'Carla', 'Daan', 'Emma', 'Fritz', 'Greta', 'Henk']
    expect(names.map(tempoOf)).toEqual(names.map(tempoOf))
    const middles = names.map((name) => at(manyDelays({}, tempoOf(name)), 0.5))
    expect(Math.max(...middles)).toBeGreaterThan(1.15 * Math.min(...middles))
  })

  it('I6 is the same whatever the bot holds and however long it thinks of it, after the same public history', async () => {
    // What a bot holds is all that the seeds change here: what it draws for its pauses comes from the host alone.
    expect(await pausesWith('one hand', 0)).toEqual(await pausesWith('another hand', 120))
  })

  it('ends though its end came while the bot was asked', async () => {
    let played = 0
    const bots: BotPort = {
      seat: (request) => {
        const bot = instantBots.seat(request)
        return {
          ...bot,
          decide: (answer) => {
            bot.decide(answer)
            host.clock.sleep(10_000)
          },
        }
      },
    }
    const host: MemoryHost = new MemoryHost('late', { pace: 1, bots })
    host.journals.written = (record) => {
      if (isRecord(record) && record.kind === 'played') played += 1
    }
    await seatFour(host)
    await host.clock.turn(300_000)
    expect(played).toBeGreaterThan(10)
  })
})

/** A table of Time Bluff at which four bots sit and somebody watches. */
async function seatFour(host: MemoryHost): Promise<void> {
  const keeper = host.player('Anna')
  await host.settle()
  const wish = {
    kind: 'createTable',
    game: 'time-bluff',
    name: 'T',
    seats: 4,
    options: {},
  } as const
  const made = await tell(host, keeper, { ...wish, bots: 'solid' })
  await tell(host, keeper, { kind: 'stand' }, made.ok ? made.table : undefined)
}

/** When the bots of a table play in the first seconds; what they hold is exchanged for something else before they look, and they think as long as that asks for. */
async function pausesWith(hands: string, thinking: number): Promise<readonly number[]> {
  const played: number[] = []
  const bots: BotPort = {
    seat: (request) => {
      const bot = instantBots.seat({ ...request, seed: hands })
      return {
        ...bot,
        observe: (events, view) => {
          bot.observe(events, otherHand(view, hands))
        },
        decide: (answer) => {
          // The move that everybody sees is the same: nobody doubts.
          bot.decide((move) => {
            host.clock.after(thinking, () => {
              answer(
                isRecord(move) && 'doubt' in move ? { kind: 'answer', doubt: false } : undefined,
              )
            })
          })
        },
      }
    },
  }
  const host: MemoryHost = new MemoryHost('pauses', { pace: 1, bots })
  host.journals.written = (record) => {
    if (isRecord(record) && record.kind === 'played') played.push(host.clock.now())
  }
  await seatFour(host)
  await host.clock.turn(30_000)
  expect(played.length).toBeGreaterThan(10)
  return played
}

function otherHand(
  view: Parameters<ReturnType<BotPort['seat']>['observe']>[1],
  hands: string,
): typeof view {
  if (!isRecord(view) || !Array.isArray(view.hand)) return view
  const random = fastRandom(hands)
  return { ...view, hand: view.hand.map(() => random.below(48)) }
}
