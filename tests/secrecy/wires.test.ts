/** I1 on the wire: hosts whose matches differ only in what a viewer may not know tell him the same, at the same moments; longer by `npm run secrecy`. */
import { describe, expect, it } from 'vitest'
import type { ContentPort } from '../../src/engine/contract/content'
import {
  sealGame,
  type Game,
  type GameTypes,
  type SealedGame,
} from '../../src/engine/contract/game'
import type { HostConnection } from '../../src/host/ports'
import { GAME_IDS } from '../../src/games/contracts'
import { GAMES } from '../../src/games/registry'
import { WHISPER_CONTENTS } from '../pretend/content'
import { whisper } from '../pretend/game/inside/index'
import { TRIAL_CONTENTS } from '../support/match/trialContents'
import { playManyTwins, sumOf, type TwinTrial } from '../support/wire/twinWires'

/** Pairs of hosts for each game; `npm run secrecy` asks for more, from a seed of its own. */
const { STAMMTISCH_TWINS = '8', STAMMTISCH_SEED = 'twins' } = process.env
const PAIRS = Number(STAMMTISCH_TWINS)
/** Pairs within which every planted leak is found. */
const LEAKY_PAIRS = 24
const LONGEST_TRIAL = 24 * 60 * 60 * 1000

/** Every game of the house, and the one that uses every ability of the contract. */
const PLAYED: readonly (readonly [string, SealedGame, ContentPort])[] = [
  ...GAME_IDS.map((id) => [id, GAMES[id], TRIAL_CONTENTS[id]] as const),
  ['whisper', sealGame(whisper), WHISPER_CONTENTS],
]

/** What a host does otherwise that gives something away. */
type Plant = <T extends GameTypes>(game: Game<T>) => Pick<TwinTrial<T>, 'leaky' | 'around'>

/** Something else stands between the host and each of its connections. */
function sendingBy(
  send: (
    connection: HostConnection,
    frame: string,
    ...by: Parameters<NonNullable<TwinTrial<GameTypes>['around']>> extends [unknown, ...infer By]
      ? By
      : never
  ) => void,
): NonNullable<TwinTrial<GameTypes>['around']> {
  return (host, ...by) => ({
    connect: (connection, origin) =>
      host.connect(
        {
          send: (frame) => {
            send(connection, frame, ...by)
          },
          close: (code) => {
            connection.close(code)
          },
        },
        origin,
      ),
    company: () => host.company(),
    close: () => {
      host.close()
    },
  })
}

const PLANTS: Readonly<Record<string, Plant>> = {
  'a field of the view': (game) => ({
    leaky: {
      view: (state, viewer, eyes) => ({ ...game.view(state, viewer, eyes), pad: sumOf(state) }),
    },
  }),
  'the name of a question': (game) => ({
    leaky: {
      question: (state, decision) => {
        const question = game.question(state, decision)
        return { ...question, name: `${question.name}-${String(sumOf(state))}` }
      },
    },
  }),
  'the limit of a clock': (game) => ({
    leaky: {
      question: (state, decision) => ({
        ...game.question(state, decision),
        clock: { key: 'leak', seconds: 60 + (sumOf(state) % 30) },
      }),
    },
  }),
  'what a bot’s pause is made of': (game) => ({
    leaky: {
      question: (state, decision) => ({
        ...game.question(state, decision),
        reading: sumOf(state) % 100,
      }),
    },
  }),
  'the length of a frame': () => ({
    around: sendingBy((connection, frame, _clock, hidden) => {
      connection.send(frame + ' '.repeat(hidden() % 5))
    }),
  }),
  'the moment of a frame': () => ({
    around: sendingBy((connection, frame, clock, hidden) => {
      clock.after(hidden() % 5, () => {
        connection.send(frame)
      })
    }),
  }),
}

describe.each(PLAYED)('I1 the wire of %s', (_id, sealed, contents) => {
  it(
    `is the same whatever its owner may not know, over ${String(PAIRS)} pairs of hosts`,
    async () => {
      const found = await sealed.open((game) =>
        playManyTwins({ game, contents }, { seed: STAMMTISCH_SEED, pairs: PAIRS }),
      )
      expect(found.fault).toBeUndefined()
      expect(found.steps).toBeGreaterThan(PAIRS / 4)
    },
    LONGEST_TRIAL,
  )

  it.each(Object.entries(PLANTS))('shows a planted leak: %s', async (_name, plant) => {
    const found = await sealed.open((game) =>
      playManyTwins({ game, contents, ...plant(game) }, { seed: 'planted', pairs: LEAKY_PAIRS }),
    )
    expect(found.fault).toBeTypeOf('string')
  })
})
