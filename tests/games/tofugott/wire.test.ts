/** What goes over the wires of a table of Tofugott while cards lie face down: neither choices nor words, by no byte, length, order or moment. */
import { describe, expect, it } from 'vitest'
import { present } from '../../../src/engine/invariant'
import { toJson } from '../../../src/engine/json'
import type {
  Choice,
  TofugottMove,
  TofugottView,
} from '../../../src/games/tofugott/outside/contract'
import { isTofugottView } from '../../../src/games/tofugott/outside/guards'
import type { Silhouette } from '../../../src/games/tofugott/outside/silhouettes'
import { silhouettesInPlay } from '../../../src/games/tofugott/outside/silhouettesInPlay'
import { helplessBots, openMatch, tell, type Evening } from '../../support/evening'
import type { TestPlayer } from '../../support/memoryHost'
import { moveOf, viewOf } from '../../support/seats'
import { DECKS_OF_TESTS } from './decks'

/** What is secret in one of the worlds that are compared. */
interface Secrets {
  /** The six answers are those of so many places further on. */
  readonly shift: number
  /** What is typed with each of the six answers and with each guess; undefined: nothing. */
  readonly words: (place: number) => string | undefined
  /** Who locks first, second and third: the active player (0) and the guessers clockwise. */
  readonly order: readonly [number, number, number]
}

const SECRETS: Secrets = {
  shift: 0,
  words: (place) => `answer-${String(place)}`,
  order: [0, 1, 2],
}

/** What a viewer was sent by each step, as it went over the wire. */
type Frames = readonly (readonly string[])[]

function viewFor(player: TestPlayer): TofugottView {
  const view: unknown = viewOf(player)
  if (!isTofugottView(view)) throw new Error('a match of Tofugott is watched')
  return view
}

function choiceOf(silhouette: Silhouette, text: string | undefined): Choice {
  return text === undefined ? { silhouette } : { silhouette, explanation: { kind: 'words', text } }
}

function answers(view: TofugottView, { shift, words }: Secrets): TofugottMove {
  const open = silhouettesInPlay(view)
  const six = Array.from({ length: 6 }, (_, place) => {
    const silhouette = present(open[(place + shift) % open.length], 'eight are in play')
    return choiceOf(silhouette, words(place))
  })
  return { kind: 'answer', best: six.slice(0, 3), worst: six.slice(3) }
}

function guess(view: TofugottView, { shift, words }: Secrets, number: number): TofugottMove {
  const open = silhouettesInPlay(view)
  const silhouette = present(open[(number + shift) % open.length], 'eight are in play')
  return { kind: 'guess', ...choiceOf(silhouette, words(10 + number)) }
}

/** A table of three with a card read out, and somebody who watches. */
class World {
  private constructor(
    private readonly evening: Evening,
    readonly watcher: TestPlayer,
  ) {}

  static async open(): Promise<World> {
    const surroundings = { contents: DECKS_OF_TESTS, bots: helplessBots }
    const evening = await openMatch('secret words', {
      game: 'tofugott',
      people: 3,
      seats: 3,
      surroundings,
      blind: true,
    })
    const { host, table } = evening
    const watcher = host.player('Watcher')
    await host.settle()
    await tell(host, watcher, { kind: 'join', as: 'spectator' }, table)
    const world = new World(evening, watcher)
    await world.play(0, { kind: 'keep', card: 0 })
    return world
  }

  /** By place: the active player, then the guessers clockwise. */
  player(place: number): TestPlayer {
    return this.evening.guest((viewFor(this.watcher).active + place) % 3)
  }

  async play(place: number, move: TofugottMove): Promise<void> {
    const player = this.player(place)
    const answer = await this.evening.tell(player, moveOf(player, toJson(move)))
    expect(answer).toMatchObject({ ok: true })
  }

  /** All three lock what they keep secret; what `viewer` was sent by each of them. */
  async lock(secrets: Secrets, viewer: TestPlayer, locking: readonly number[]): Promise<Frames> {
    const frames: string[][] = []
    for (const place of locking) {
      const before = viewer.frames.length
      const view = viewFor(this.player(place))
      await this.play(place, place === 0 ? answers(view, secrets) : guess(view, secrets, place))
      frames.push(viewer.frames.slice(before))
    }
    return frames
  }
}

/** What the watcher, and the guesser who has not locked yet, are sent while two of the three lock. */
async function sentWhile(secrets: Secrets): Promise<readonly Frames[]> {
  const last = present(secrets.order[2], 'three play')
  const viewers = [(world: World) => world.watcher, (world: World) => world.player(last)] as const
  const all: Frames[] = []
  for (const viewer of viewers) {
    const world = await World.open()
    all.push(await world.lock(secrets, viewer(world), secrets.order.slice(0, 2)))
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
      for (const order of [SECRETS.order, [1, 0, 2] as const]) {
        const one = await sentWhile({ ...SECRETS, order })
        const other = await sentWhile({ ...secrets, order })
        expect(other).toEqual(one)
        expect(one.flat().every((frames) => frames.length > 0)).toBe(true)
      }
    },
  )

  it('TG-13 carry the same bytes whoever locks first', async () => {
    const [first] = await sentWhile({ ...SECRETS, order: [1, 2, 0] })
    const [second] = await sentWhile({ ...SECRETS, order: [2, 1, 0] })
    expect(second).toEqual(first)
  })

  it('TG-14 carry the words of all six answers and of every guess with their own cards, never earlier', async () => {
    const world = await World.open()
    const { watcher } = world
    const words = Array.from({ length: 6 }, (_, place) => `answer-${String(place)}`)
    const guesses = ['answer-11', 'answer-12']
    const told = (): string[] =>
      [...words, ...guesses].filter((word) =>
        watcher.frames.some((frame) => frame.includes(`"${word}"`)),
      )
    await world.lock(SECRETS, watcher, [0, 1])
    expect(told()).toEqual([])
    await world.lock(SECRETS, watcher, [2])
    const shown: string[][] = []
    for (let step = 0; step < 40 && viewFor(watcher).turn === 0; step++) {
      const { phase } = viewFor(watcher)
      shown.push(told())
      if (phase.kind === 'locking') {
        const silent = { ...SECRETS, words: () => undefined }
        await world.lock(silent, watcher, [1, 2])
        continue
      }
      const owner = phase.kind === 'revealing' ? phase.turned.at(-1)?.seat : undefined
      const { active } = viewFor(watcher)
      await world.play((present(owner, 'a card lies open') - active + 3) % 3, { kind: 'done' })
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
    const world = await World.open()
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
