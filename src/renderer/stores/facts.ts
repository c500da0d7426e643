/** What this device remembers of games for deals that ask for it, e.g. which cards its person has seen; forgotten on demand. */
import { defineStore } from 'pinia'
import { shallowRef, type ShallowRef } from 'vue'
import { isJson, type Json } from '../../engine/json'
import { isGameId } from '../../games/contracts'
import type { AskCommitment, MatchMessage } from '../../protocol/hostMessages'
import type { GameFacts } from '../games/gameTable'
import { GAME_WINDOWS } from '../games/gameTables'

const KEY = 'stammtisch.facts.'

/** What remembering needs. */
export interface FactsPorts {
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>
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

/** A memory over a storage. A browser that keeps nothing still plays. */
export function createFacts({ storage, factsOf }: FactsPorts): Facts {
  function listGames(): string[] {
    const keys = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '')
    return keys.flatMap((key) => (key.startsWith(KEY) ? [key.slice(KEY.length)] : [])).sort()
  }
  const games = shallowRef<readonly string[]>(listGames())

  function read(game: string): Json | undefined {
    try {
      const kept: unknown = JSON.parse(storage.getItem(`${KEY}${game}`) ?? '')
      return isJson(kept) ? kept : undefined
    } catch {
      return undefined
    }
  }
  function write(game: string, kept: Json): void {
    try {
      storage.setItem(`${KEY}${game}`, JSON.stringify(kept))
    } catch {
      // There is no room: what was remembered before stays.
    }
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
      storage.removeItem(`${KEY}${game}`)
      games.value = listGames()
    },
  }
}

/** The memory of this window's device. */
export const useFacts = defineStore('facts', () =>
  createFacts({
    storage: localStorage,
    factsOf: async (game) => (isGameId(game) ? (await GAME_WINDOWS[game]()).facts : undefined),
  }),
)
