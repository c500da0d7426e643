/** What goes over the wires of a table of Tofugott while cards lie face down: neither choices nor words, by no byte, length, order or moment. */
import { describe, expect, it } from 'vitest'
import { present } from '../../../src/engine/basics/invariant'
import type { TestPlayer } from '../../support/host/memoryHost'
import { SecretWorld, viewFor, type Secrets } from './secretWorld'

/** Who locks first, second and third: the active player (0) and the guessers clockwise. */
type Order = readonly [number, number, number]
/** What a viewer was sent by each step, as it went over the wire. */
type Frames = readonly (readonly string[])[]

const SECRETS: Secrets = { shift: 0, words: (place) => `answer-${String(place)}` }
const ORDER: Order = [0, 1, 2]

async function openWorld(): Promise<SecretWorld> {
  return SecretWorld.open({ people: 3, blind: true })
}

/** What `viewer` is sent by each of these who lock what they keep secret. */
async function lockAll(
  world: SecretWorld,
  secrets: Secrets,
  viewer: TestPlayer,
  locking: readonly number[],
): Promise<Frames> {
  const frames: string[][] = []
  for (const place of locking) {
    const before = viewer.frames.length
    await world.lock(place, secrets)
    frames.push(viewer.frames.slice(before))
  }
  return frames
}

/** What the watcher, and the guesser who has not locked yet, are sent while two of the three lock. */
async function sentWhile(secrets: Secrets, order: Order): Promise<readonly Frames[]> {
  const last = order[2]
  const viewers = [
    (world: SecretWorld) => world.watcher,
    (world: SecretWorld) => world.player(last),
  ] as const
  const all: Frames[] = []
  for (const viewer of viewers) {
    const world = await openWorld()
    all.push(await lockAll(world, secrets, viewer(world), order.slice(0, 2)))
  }
  return all
}

const OTHERS: Readonly<Record<string, Secrets>> = {
  'other words of other lengths': {
    ...SECRETS,
    words: (place) => 'much longer words '.repeat(1 + (place % 7)).trim(),
  },
  'no words at all': { ...SECRETS, words: () => undefined },
  'other silhouettes': { ...SECRETS, shift: 3 },
}

describe('the wires of a table of Tofugott', () => {
  it.each(Object.entries(OTHERS))(
    'TG-13 TG-14 carry the same bytes at the same moments, whatever lies face down: %s',
    async (_name, secrets) => {
      for (const order of [ORDER, [1, 0, 2] as const]) {
        const one = await sentWhile(SECRETS, order)
        const other = await sentWhile(secrets, order)
        expect(other).toEqual(one)
        expect(one.flat().every((frames) => frames.length > 0)).toBe(true)
      }
    },
  )

  it('TG-13 carry the same bytes whoever locks first', async () => {
    const [first] = await sentWhile(SECRETS, [1, 2, 0])
    const [second] = await sentWhile(SECRETS, [2, 1, 0])
    expect(second).toEqual(first)
  })

  it('TG-14 carry the words of all six answers and of every guess with their own cards, never earlier', async () => {
    const world = await openWorld()
    const { watcher } = world
    const words = Array.from({ length: 6 }, (_, place) => `answer-${String(place)}`)
    const guesses = ['answer-11', 'answer-12']
    const told = (): string[] =>
      [...words, ...guesses].filter((word) =>
        watcher.frames.some((frame) => frame.includes(`"${word}"`)),
      )
    await lockAll(world, SECRETS, watcher, [0, 1])
    expect(told()).toEqual([])
    await lockAll(world, SECRETS, watcher, [2])
    const shown: string[][] = []
    for (let step = 0; step < 40 && viewFor(watcher).turn === 0; step++) {
      const { phase } = viewFor(watcher)
      shown.push(told())
      if (phase.kind === 'locking') {
        const silent = { ...SECRETS, words: () => undefined }
        await lockAll(world, silent, watcher, [1, 2])
        continue
      }
      await world.done()
    }
    const inOrder = shown
      .map((list, step) => list.filter((word) => !(shown[step - 1] ?? []).includes(word)))
      .filter((list) => list.length > 0)
    // The guesses clockwise, then best and worst of the question; later questions have their answers alone.
    expect(inOrder).toEqual(
      [
        'answer-11',
        'answer-12',
        'answer-0',
        'answer-3',
        'answer-1',
        'answer-4',
        'answer-2',
        'answer-5',
      ].map((word) => [word]),
    )
  })

  it('TG-04 never carry the rejected question card to anybody but the active player', async () => {
    const world = await openWorld()
    const active = viewFor(world.player(0))
    const read = active.card?.id
    const rejected = present(
      active.own?.cards?.find(({ id }) => id !== read),
      'two cards were drawn',
    )
    for (const viewer of [world.watcher, world.player(1), world.player(2)]) {
      const all = viewer.frames.join('\n')
      expect(all).toContain(read)
      expect(all).not.toContain(rejected.title)
      expect(all).not.toContain(`"${rejected.id}"`)
    }
    expect(world.player(0).frames.join('\n')).toContain(rejected.title)
  })
})
