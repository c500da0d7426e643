/** A table of some people in memory, ready to be played at or to be ill-treated. */
import { present } from '../../../src/engine/basics/invariant'
import type { Language } from '../../../src/engine/basics/language'
import type { Options } from '../../../src/engine/options/options'
import type { Command } from '../../../src/protocol/clientMessages'
import type { Answer } from '../../../src/protocol/hostMessages'
import type { BotPort } from '../../../src/host/ports'
import { MemoryHost, type Surroundings, type TestPlayer } from './memoryHost'

const NAMES = ['Anna', 'Bram', 'Carla', 'Dirk', 'Emma'] as const

/** What a table is to be like. */
export interface EveningWish {
  readonly game?: string
  readonly people?: number
  readonly seats?: number
  readonly options?: Options
  readonly surroundings?: Surroundings
  /** By person; German otherwise. */
  readonly languages?: readonly Language[]
  /** Nobody says which questions he sees. */
  readonly blind?: true
}

/** A host with a table at which everybody sits. */
export interface Evening {
  readonly host: MemoryHost
  readonly people: readonly TestPlayer[]
  readonly keeper: TestPlayer
  /** Absent people are a mistake of the test. */
  guest(seat: number): TestPlayer
  readonly table: string
  tell(player: TestPlayer, command: Command): Promise<Answer>
  /** Everybody says that he is ready, after a match for another one; the last answer. */
  again(): Promise<Answer>
}

/** Asks as one player and waits for the answer; no time passes. */
export async function tell(
  host: MemoryHost,
  player: TestPlayer,
  command: Command,
  table?: string,
): Promise<Answer> {
  const answer = player.client.command(command, table)
  await host.settle()
  return answer
}

/** Makes a table and lets its people sit down. */
export async function openEvening(seed: string, wish: EveningWish = {}): Promise<Evening> {
  const { game = 'tafelrunde', people: count = 2, seats = 3, options = {} } = wish
  const host = new MemoryHost(seed, wish.surroundings)
  const people = NAMES.slice(0, count).map((name, at) => host.player(name, wish.languages?.[at]))
  for (const player of people) player.isBlind = wish.blind ?? false
  await host.settle()
  const keeper = present(people[0], 'somebody keeps the table')
  const made = await tell(host, keeper, { kind: 'createTable', game, name: 'T', seats, options })
  const table = present(made.ok ? made.table : undefined, JSON.stringify(made))
  for (const player of people.slice(1)) {
    await tell(host, player, { kind: 'join', as: 'player' }, table)
    await tell(host, player, { kind: 'ready', ready: true }, table)
  }
  const again = async (): Promise<Answer> => {
    let answer: Answer = { type: 'answer', id: 0, ok: false, refusal: 'not-seated' }
    for (const player of people) {
      answer = await tell(host, player, { kind: 'ready', ready: true }, table)
    }
    return answer
  }
  return {
    host,
    people,
    keeper,
    guest: (seat) => present(people[seat], 'somebody sits there'),
    table,
    tell: (player, command) => tell(host, player, command, table),
    again,
  }
}

/** The same with a match that runs. */
export async function openMatch(seed: string, wish: EveningWish = {}): Promise<Evening> {
  const evening = await openEvening(seed, wish)
  await evening.tell(evening.keeper, { kind: 'start' })
  await evening.host.clock.turn(100)
  return evening
}

/** Bots that never find a move: the fallback is played for them. */
export const helplessBots: BotPort = {
  seat: () => ({
    observe: () => undefined,
    hear: () => undefined,
    decide: (answer) => {
      answer(undefined)
    },
    think: (_wish, answer) => {
      answer(undefined)
    },
    close: () => undefined,
  }),
}
