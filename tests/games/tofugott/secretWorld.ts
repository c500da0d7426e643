/** A table at which the same things are asked whatever is kept secret: worlds with other secrets are compared over the wires. */
import { expect } from 'vitest'
import { present } from '../../../src/engine/basics/invariant'
import { toJson } from '../../../src/engine/basics/json'
import type { Options } from '../../../src/engine/options/options'
import type {
  Choice,
  TofugottMove,
  TofugottView,
} from '../../../src/games/tofugott/outside/contract'
import { isTofugottView } from '../../../src/games/tofugott/outside/guards'
import type { Silhouette } from '../../../src/games/tofugott/outside/silhouettes'
import { silhouettesInPlay } from '../../../src/games/tofugott/outside/silhouettesInPlay'
import { helplessBots, openMatch, tell, type Evening } from '../../support/host/evening'
import type { TestPlayer } from '../../support/host/memoryHost'
import { moveOf, viewOf } from '../../support/match/seats'
import { DECKS_OF_TESTS } from './decks'

/** What is kept secret in a world. */
export interface Secrets {
  /** The six answers, and the guesses, are those of so many places further on. */
  readonly shift: number
  /** What is typed with each of the six answers (0 to 5) and with each guess (10 and the place of its owner); undefined: nothing. */
  readonly words: (place: number) => string | undefined
}

/** A player's view of the match. */
export function viewFor(player: TestPlayer): TofugottView {
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

/** What a world is like beside its secrets. */
export interface WorldWish {
  readonly people: number
  readonly options?: Options
  /** Nobody says which questions he sees: no clock begins before its longest wait. */
  readonly blind?: true
}

/** A table with a card read out, and somebody who watches. */
export class SecretWorld {
  private constructor(
    private readonly evening: Evening,
    readonly watcher: TestPlayer,
  ) {}

  static async open({ people, options, blind }: WorldWish): Promise<SecretWorld> {
    const evening = await openMatch('secret words', {
      game: 'tofugott',
      people,
      seats: people,
      surroundings: { contents: DECKS_OF_TESTS, bots: helplessBots },
      ...(options && { options }),
      ...(blind && { blind }),
    })
    const { host, table } = evening
    const watcher = host.player('Watcher')
    await host.settle()
    await tell(host, watcher, { kind: 'join', as: 'spectator' }, table)
    const world = new SecretWorld(evening, watcher)
    await world.play(0, { kind: 'keep', card: 0 })
    return world
  }

  /** By place: the active player, then the guessers clockwise. */
  player(place: number): TestPlayer {
    const { active } = viewFor(this.watcher)
    return this.evening.guest((active + place) % this.evening.people.length)
  }

  /** Lets time pass, in milliseconds. */
  async wait(milliseconds: number): Promise<void> {
    await this.evening.host.clock.turn(milliseconds)
    await this.evening.host.settle()
  }

  /** Plays a move that is taken. */
  async play(place: number, move: TofugottMove): Promise<void> {
    const player = this.player(place)
    const answer = await this.evening.tell(player, moveOf(player, toJson(move)))
    expect(answer).toMatchObject({ ok: true })
  }

  /** Locks what somebody keeps secret: the six answers, or a guess. */
  async lock(place: number, secrets: Secrets): Promise<void> {
    const view = viewFor(this.player(place))
    await this.play(place, place === 0 ? answers(view, secrets) : guess(view, secrets, place))
  }

  /** The owner of the card that lies open says no more. */
  async done(): Promise<void> {
    const { phase, active } = viewFor(this.watcher)
    const { people } = this.evening
    const owner = phase.kind === 'revealing' ? phase.turned.at(-1)?.seat : undefined
    const place = present(owner, 'a card lies open') - active + people.length
    await this.play(place % people.length, { kind: 'done' })
  }
}
