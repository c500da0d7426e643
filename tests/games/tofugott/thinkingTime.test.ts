/** How long each guesser thinks and who locks first: nobody can tell it from what comes over his wire, nor from when it comes. */
import { describe, expect, it } from 'vitest'
import type { Options } from '../../../src/engine/options/options'
import type { TestPlayer } from '../../support/host/memoryHost'
import { SecretWorld, viewFor, type Secrets } from './secretWorld'

/** Milliseconds from one look at the wires to the next. */
const TICK = 250
/** Looks at the wires while the first question is locked, the last lock included. */
const TICKS = 60
/** One of the guessers is away for a while: what he is told when he is back is compared as well. */
const [GOES, COMES_BACK] = [10, 45]
const SECRETS: Secrets = { shift: 0, words: (place) => `answer-${String(place)}` }

/** By the tick at which he locks: the active player (0) or a guesser, clockwise. */
type Moments = Readonly<Record<number, number>>

/** What came over a wire, and at which tick. */
interface Heard {
  readonly tick: number
  readonly frame: string
}

interface Wires {
  /** Of those who do the same at the same moments in all worlds: who watches, the active player, the guesser who is away. */
  readonly wires: readonly (readonly Heard[])[]
}

/** Question 1 is locked at these moments, and revealed; then question 2 is asked. */
async function wiresOf(moments: Moments, options: Options): Promise<Wires> {
  const world = await SecretWorld.open({ people: 4, options })
  const away = world.player(3)
  const viewers: readonly TestPlayer[] = [world.watcher, world.player(0), away]
  const before = viewers.map(({ frames }) => frames.length)
  const wires = viewers.map((): Heard[] => [])
  let tick = 0
  const listen = (): void => {
    viewers.forEach(({ frames }, at) => {
      const heard = frames.slice(before[at]).map((frame) => ({ tick, frame }))
      wires[at]?.push(...heard)
      before[at] = frames.length
    })
  }
  for (; tick <= TICKS; tick++) {
    if (tick === GOES || tick === COMES_BACK) away.offline = tick === GOES
    if (tick === GOES) away.cut()
    await world.wait(TICK)
    const place = moments[tick]
    if (place !== undefined) await world.lock(place, SECRETS)
    listen()
  }
  for (; viewFor(world.watcher).phase.kind === 'revealing'; tick++) {
    await world.wait(TICK)
    await world.done()
    listen()
  }
  const { phase, settled } = viewFor(world.watcher)
  expect([phase.kind, settled.length]).toEqual(['locking', 1])
  return { wires }
}

/** What came, without when; the time that the clock of all has left tells when. */
function framesIn({ wires }: Wires): string[][] {
  return wires.map((heard) => heard.map(({ frame }) => frame.replaceAll(/"left":\d+/gu, '"left"')))
}

/** What came at moments of which everybody knows, i.e. all but the moments at which the number of who is missing went down. */
function publicTimesIn({ wires }: Wires, hidden: readonly Moments[]): Heard[][] {
  const ticks = new Set(hidden.flatMap((moments) => Object.keys(moments).slice(0, -1).map(Number)))
  return wires.map((heard) => heard.filter(({ tick }) => !ticks.has(tick)))
}

const TABLES: Readonly<Record<string, Options>> = {
  'without clocks': {},
  'with clocks': { answerSeconds: 60, guessSeconds: 30 },
}
/** The active player first, the third guesser last; who of the other two thinks for how long is secret. */
const HASTY: Moments = { 4: 0, 14: 1, 20: 2, [TICKS]: 3 }
const CHANGED: Moments = { 4: 0, 14: 2, 20: 1, [TICKS]: 3 }
const OTHER_TIMES: Moments = { 4: 0, 26: 2, 33: 1, [TICKS]: 3 }

describe.each(Object.entries(TABLES))('the wires of a table %s', (_name, options) => {
  it('TG-13 are the same to the letter and to the moment, whichever guesser locks first', async () => {
    const one = await wiresOf(HASTY, options)
    const other = await wiresOf(CHANGED, options)
    for (const heard of one.wires) expect(heard.length).toBeGreaterThan(10)
    expect(other).toEqual(one)
  })

  it('TG-13 differ by nothing but the moments at which the number of who is missing goes down, however long guessers think', async () => {
    const one = await wiresOf(HASTY, options)
    const other = await wiresOf(OTHER_TIMES, options)
    expect(framesIn(other)).toEqual(framesIn(one))
    const moments = [HASTY, OTHER_TIMES]
    const [known, knownToo] = [publicTimesIn(one, moments), publicTimesIn(other, moments)]
    for (const heard of known) expect(heard.length).toBeGreaterThan(5)
    expect(knownToo).toEqual(known)
  })

  it('TG-13 would show it: where the table wants names, they are not the same', async () => {
    const named = { ...options, waitingNames: 'on' }
    expect(await wiresOf(CHANGED, named)).not.toEqual(await wiresOf(HASTY, named))
  })
})
