/** An evening of Whisper at a host in memory: people of three languages, one who watches, bots on the seats that are left. */
import type { ContentPort } from '../../src/engine/contract/content'
import { present } from '../../src/engine/basics/invariant'
import { isRecord, type Json } from '../../src/engine/basics/json'
import type { Language } from '../../src/engine/basics/language'
import type { Options } from '../../src/engine/options/options'
import type { BotPort, DeckPort } from '../../src/host/ports'
import type { Command } from '../../src/protocol/clientMessages'
import type { Answer } from '../../src/protocol/hostMessages'
import type { MatchView, Notice, TableView } from '../../src/protocol/tableViews'
import { MemoryHost, type TestPlayer } from '../support/host/memoryHost'
import { matchOf, moveOf, questionOf, seatOf, tableOf } from '../support/match/seats'
import { WHISPER_CONTENTS } from './content'
import type { WhisperMove, WhisperSeen, WhisperView } from './game/outside/contract'
import { isWhisperSeen, isWhisperView } from './game/outside/guards'
import { WHISPER_GAME } from './newMatch'
import { whisperSeats } from './whisperBot'

/** The small game's bots, answering at once. */
const whisperBots: BotPort = {
  seat({ knowledge, ...seating }) {
    const bot = whisperSeats.study(knowledge)(seating)
    return {
      observe: (events, view) => {
        bot.observe(events, view)
      },
      hear: (from, signal) => {
        bot.hear(from, signal)
      },
      decide: (answer) => {
        answer(bot.decide({ playouts: 0, hasTime: () => false }))
      },
      think: (wish, answer) => {
        answer(bot.think(wish, { playouts: 0, hasTime: () => false }))
      },
      close: () => undefined,
    }
  },
}

/** What an evening begins with. */
export interface EveningPlan {
  readonly options?: Options
  readonly seats?: number
  /** How many of Anna (de), Bram (nl) and Cleo (en) sit; bots take the other seats. */
  readonly people?: number
  /** What everybody knows, by name. */
  readonly facts?: Readonly<Record<string, Json | Promise<Json>>>
  readonly contents?: ContentPort
  readonly decks?: DeckPort
  /** Everybody sits at the host's own computer. */
  readonly local?: true
}

const PEOPLE: readonly (readonly [string, Language])[] = [
  ['Anna', 'de'],
  ['Bram', 'nl'],
  ['Cleo', 'en'],
]

/** A running evening. */
export class Evening {
  table = ''
  readonly notices: Notice[] = []

  constructor(
    readonly host: MemoryHost,
    /** In the order of their seats. */
    readonly players: readonly TestPlayer[],
    readonly watcher: TestPlayer,
  ) {
    watcher.client.subscribe({ noticed: (notices) => this.notices.push(...notices) })
  }

  /** The keeper. */
  get anna(): TestPlayer {
    return present(this.players[0], 'Anna keeps the table')
  }

  /** Sends a command, lets everything arrive, and hands its answer on. */
  async tell(player: TestPlayer, command: Command): Promise<Answer> {
    const answer = player.client.command(command, this.table === '' ? undefined : this.table)
    await this.host.settle()
    return answer
  }

  /** Everybody wants another match; the last answer. */
  async again(): Promise<Answer> {
    const [first, ...others] = this.players
    let answer = await this.tell(present(first, 'somebody sits'), { kind: 'ready', ready: true })
    for (const player of others) answer = await this.tell(player, { kind: 'ready', ready: true })
    return answer
  }

  /** Answers what a player is asked. */
  answer(player: TestPlayer, move: WhisperMove): Promise<Answer> {
    return this.tell(player, moveOf(player, { ...move }))
  }

  /** All who are asked for a whisper hush, but for those whose words are given by seat. */
  async whisperAll(words: Readonly<Record<number, string>> = {}): Promise<void> {
    for (const player of this.players) {
      if (questionOf(player)?.kind !== 'whisper') continue
      const word = words[present(seatOf(player), 'everybody sits')]
      await this.answer(player, word === undefined ? { kind: 'hush' } : { kind: 'whisper', word })
    }
  }

  /** The listener draws so many things. */
  async draw(times: number): Promise<void> {
    for (let drawn = 0; drawn < times; drawn++) await this.answer(this.listener(), { kind: 'draw' })
  }

  /** The listener lays the first thing of his hand. */
  async lay(): Promise<void> {
    const listener = this.listener()
    const [thing] = present(viewAt(listener).hand, 'the listener sits')
    await this.answer(listener, {
      kind: 'lay',
      thing: present(thing, 'he has drawn').id,
      guess: 'heavier',
    })
  }

  /** Plays on until somebody is asked a question of this kind, or the match is over. */
  async playUntil(kind: string): Promise<void> {
    for (let step = 0; step < 200 && viewAt(this.watcher).phase.kind !== 'over'; step++) {
      const asked = this.players.find((player) => questionOf(player))
      const question = asked && questionOf(asked)
      if (question?.kind === kind) return
      if (question?.kind === 'whisper') await this.whisperAll()
      else if (question?.kind === 'draw') await this.draw(1)
      else if (question?.kind === 'lay') await this.lay()
      else await this.host.clock.turn(500)
    }
  }

  /** Who listens; he is one of the people. */
  listener(): TestPlayer {
    const { listener } = viewAt(this.watcher)
    const found = this.players.find((player) => seatOf(player) === listener)
    return present(found, 'a person listens')
  }

  /** The people who do not listen. */
  others(): readonly TestPlayer[] {
    return this.players.filter((player) => player !== this.listener())
  }

  /** Ends the host and starts it anew; everybody comes back. */
  async restart(changed: Parameters<MemoryHost['restart']>[0] = {}): Promise<void> {
    this.host.restart(changed)
    await this.host.clock.turn(2000)
    await this.host.settle()
  }
}

/** A player's view of the match. */
export function viewAt(player: TestPlayer): WhisperView {
  const view = matchAt(player).view
  if (!isWhisperView(view)) throw new Error('no view of Whisper')
  return view
}

/** The match as a player sees it. */
export function matchAt(player: TestPlayer): MatchView {
  return present(matchOf(player), 'a match lies on the table')
}

/** The table as a player sees it. */
export function tableAt(player: TestPlayer): TableView {
  return tableOf(player)
}

/** Every event that a player was told, in order. */
export function eventsOf(player: TestPlayer): WhisperSeen[] {
  return player.frames.flatMap((frame) => {
    const message: unknown = JSON.parse(frame)
    const events: unknown = isRecord(message) ? message.events : undefined
    return Array.isArray(events) ? events.filter(isWhisperSeen) : []
  })
}

/** Makes a table; it is not begun. */
export async function gather(seed: string, plan: EveningPlan = {}): Promise<Evening> {
  const { options = {}, people = 3, seats = people, contents = WHISPER_CONTENTS } = plan
  const host = new MemoryHost(seed, {
    games: { whisper: WHISPER_GAME },
    contents,
    bots: whisperBots,
    ...(plan.decks ? { decks: plan.decks } : {}),
  })
  const players = PEOPLE.slice(0, people).map(([name, language]) =>
    host.player(
      name,
      language,
      (open) => open,
      plan.local === true,
      async () => plan.facts?.[name],
    ),
  )
  const evening = new Evening(host, players, host.player('Dora', 'en'))
  await host.settle()
  const wish = { game: 'whisper', name: 'Tisch', seats, options }
  const made = await evening.tell(evening.anna, { kind: 'createTable', ...wish })
  if (!made.ok) throw new Error(JSON.stringify(made))
  evening.table = present(made.table, 'a new table has an id')
  for (const player of players.slice(1)) {
    await evening.tell(player, { kind: 'join', as: 'player' })
    await evening.tell(player, { kind: 'ready', ready: true })
  }
  await evening.tell(evening.watcher, { kind: 'join', as: 'spectator' })
  await evening.tell(evening.anna, { kind: 'setAbsence', policy: 'wait' })
  return evening
}

/** A table with a running match. */
export async function begin(seed: string, plan: EveningPlan = {}): Promise<Evening> {
  const evening = await gather(seed, plan)
  const started = await evening.tell(evening.anna, { kind: 'start' })
  if (!started.ok) throw new Error(JSON.stringify(started))
  await evening.host.clock.turn(10)
  await evening.host.settle()
  return evening
}
