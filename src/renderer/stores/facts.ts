/** What this device remembers of games for deals that ask for it, e.g. which cards its person has seen; forgotten on demand. */
import { defineStore } from 'pinia'
import { shallowRef, type ShallowRef } from 'vue'
import { isJson, type Json } from '../../engine/basics/json'
import { isGameId } from '../../games/contracts'
import type { AskCommitment, MatchMessage } from '../../protocol/hostMessages'
import type { GameFacts } from '../games/gameTable'
import { GAME_WINDOWS } from '../games/gameTables'
import { keptByDevice } from './kept'

const KEY = 'stammtisch.facts.'

/** What remembering needs. */
export interface FactsPorts {
  /** How a game remembers; undefined: it does not. */
  factsOf(game: string): Promise<GameFacts | undefined>
}

/** The memory of this device. */
export interface Facts {
  /** The games of which something is remembered. */
  readonly games: Readonly<ShallowRef<readonly string[]>>
  /** What the person brings to a deal; undefined: nothing. */
  factsFor(ask: Pick<AskCommitment, 'game' | 'options'>): Promise<Json | undefined>
  /** Takes in what a match shows. */
  learn(message: Pick<MatchMessage, 'match' | 'events' | 'missed'>): Promise<void>
  /** Forgets all of one game. */
  forget(game: string): void
}

/** A memory of what this device keeps. */
export function createFacts({ factsOf }: FactsPorts): Facts {
  function listGames(): string[] {
    return keptByDevice
      .keys()
      .flatMap((key) => (key.startsWith(KEY) ? [key.slice(KEY.length)] : []))
      .sort()
  }
  const games = shallowRef<readonly string[]>(listGames())

  function read(game: string): Json | undefined {
    try {
      const kept: unknown = JSON.parse(keptByDevice.getItem(`${KEY}${game}`) ?? '')
      return isJson(kept) ? kept : undefined
    } catch {
      return undefined
    }
  }
  function write(game: string, kept: Json): void {
    keptByDevice.setItem(`${KEY}${game}`, JSON.stringify(kept))
    games.value = listGames()
  }
  return {
    games,
    async factsFor({ game, options }) {
      const facts = await factsOf(game)
      return facts?.factsFor(read(game), options)
    },
    async learn({ match, events, missed = [] }) {
      const facts = await factsOf(match.game)
      if (!facts) return
      const before = read(match.game)
      const after = facts.learn(before, { view: match.view, events: [...missed, ...events] })
      const isNew = after !== undefined && JSON.stringify(after) !== JSON.stringify(before)
      if (isNew) write(match.game, after)
    },
    forget(game) {
      keptByDevice.removeItem(`${KEY}${game}`)
      games.value = listGames()
    },
  }
}

/** The memory of this window's device. */
export const useFacts = defineStore('facts', () =>
  createFacts({
    factsOf: async (game) => (isGameId(game) ? (await GAME_WINDOWS[game]()).facts : undefined),
  }),
)
