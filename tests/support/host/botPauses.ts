/**
 * How long bots seem to think, beside what they hold and do: whoever listens to the pauses learns nothing. It knows no more of a game
 * than its contract: what a bot does at one kind of question is told apart by every field of its moves.
 */
import { sealGame, type SealedGame } from '../../../src/engine/contract/game'
import { isRecord } from '../../../src/engine/basics/json'
import type { Clock } from '../../../src/engine/basics/ports'
import type { GameId } from '../../../src/games/contracts'
import { GAMES } from '../../../src/games/registry'
import type { BotPort } from '../../../src/host/ports'
import { tell } from './evening'
import { instantBots, MemoryHost } from './memoryHost'
import { TRIAL_CONTENTS } from '../match/trialContents'

/** A question to a bot, as far as everybody knows it. */
interface Asked {
  readonly name: string
  /** What its pause may depend on. */
  readonly group: string
  readonly kind: string
  readonly reading: number
  readonly at: number
}

/** A bot's decision as somebody with a watch sees it. */
interface Pause extends Pick<Asked, 'group' | 'kind'> {
  readonly milliseconds: number
  readonly move: unknown
}

/** Whether a secret can be told from pauses. */
export interface Correlation {
  readonly secret: string
  readonly samples: number
  /** How many standard errors the means lie apart. */
  readonly z: number
}

const MATCH_MILLISECONDS = 10 * 60_000
/** Decisions on either side of a secret that make its means worth comparing. */
const FEWEST = 40

/** A bot thinks so long at most, as the search of the strongest does, in milliseconds; only a pause at quick pace may be as short. */
const THINKING = 120

/** Half of all moves, whatever they are: the bots of these tests think long over them. */
function isLong(move: unknown): boolean {
  const text = JSON.stringify(move) ?? ''
  return [...text].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % 2 === 0
}

/** The real bots, which think longer over one half of their moves than over the other. */
function thoughtfulBots(clock: () => Clock, thinking: number): BotPort {
  return {
    seat: (request) => {
      const bot = instantBots.seat(request)
      return {
        ...bot,
        decide: (answer) => {
          bot.decide((move) => {
            clock().after(isLong(move) ? thinking : 0, () => {
              answer(move)
            })
          })
        },
      }
    },
  }
}

/** The game, with a note of every question as soon as it is asked. */
function noting(game: GameId, note: (seat: number, asked: Omit<Asked, 'at'>) => void): SealedGame {
  return GAMES[game].open((rules) =>
    sealGame({
      ...rules,
      question: (state, decision) => {
        const question = rules.question(state, decision)
        const { seat, kind } = decision
        const { name, together, weight, reading = 0 } = question
        note(seat, { name, kind, reading, group: JSON.stringify([seat, kind, together, weight]) })
        return question
      },
    }),
  )
}

/** Four bots play at their natural pace, somebody watches; what he could note. */
async function listenTo(game: GameId, seed: string, thinking: number): Promise<Pause[]> {
  const pauses: Pause[] = []
  const open = new Map<number, Asked>()
  const host: MemoryHost = new MemoryHost(seed, {
    pace: 1,
    bots: thoughtfulBots(() => host.clock, thinking),
    contents: TRIAL_CONTENTS[game],
    games: {
      ...GAMES,
      [game]: noting(game, (seat, asked) => {
        if (open.get(seat)?.name !== asked.name) open.set(seat, { ...asked, at: host.clock.now() })
      }),
    },
  })
  host.journals.written = (record) => {
    const entry = isRecord(record) && isRecord(record.entry) ? record.entry : {}
    const asked = entry.kind === 'move' ? open.get(Number(entry.seat)) : undefined
    if (!asked) return
    const milliseconds = host.clock.now() - asked.at - asked.reading
    pauses.push({
      group: `${seed} ${asked.group}`,
      kind: asked.kind,
      milliseconds,
      move: entry.move,
    })
  }
  const keeper = host.player('Anna')
  await host.settle()
  const wish = { kind: 'createTable', game, name: 'T', seats: 4, options: {} } as const
  const made = await tell(host, keeper, { ...wish, bots: 'solid' })
  await host.clock.turn(100)
  await tell(host, keeper, { kind: 'stand' }, made.ok ? made.table : undefined)
  await host.clock.turn(MATCH_MILLISECONDS)
  return pauses
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

function zOf(one: readonly number[], other: readonly number[]): number {
  const spread = (values: readonly number[]): number => {
    const middle = meanOf(values)
    return meanOf(values.map((value) => (value - middle) ** 2)) / (values.length - 1)
  }
  return (meanOf(one) - meanOf(other)) / Math.sqrt(spread(one) + spread(other))
}

/** Each pause as a part of what is usual for this bot and this kind of question. */
function relative(pauses: readonly Pause[]): Pause[] {
  const groups = new Map<string, number[]>()
  for (const { group, milliseconds } of pauses) {
    groups.set(group, [...(groups.get(group) ?? []), milliseconds])
  }
  return pauses.map((pause) => {
    const usual = meanOf(groups.get(pause.group) ?? [pause.milliseconds])
    return { ...pause, milliseconds: pause.milliseconds / usual }
  })
}

/** What is so or not so of a move: every truth, every kind, every number by the half it lies in. */
function factsOf(move: unknown, middles: ReadonlyMap<string, number>): Map<string, boolean> {
  const facts = new Map<string, boolean>()
  for (const [field, value] of Object.entries(isRecord(move) ? move : {})) {
    const middle = middles.get(field)
    if (typeof value === 'boolean') facts.set(field, value)
    if (typeof value === 'string') facts.set(`${field} ${value}`, true)
    if (typeof value === 'number' && middle !== undefined) facts.set(`${field} low`, value < middle)
  }
  return facts
}

function middlesOf(pauses: readonly Pause[]): Map<string, number> {
  const numbers = new Map<string, number[]>()
  for (const { move } of pauses) {
    for (const [field, value] of Object.entries(isRecord(move) ? move : {})) {
      if (typeof value === 'number') numbers.set(field, [...(numbers.get(field) ?? []), value])
    }
  }
  return new Map(
    Array.from(numbers, ([field, values]) => {
      const sorted = values.sort((one, other) => one - other)
      return [field, sorted[sorted.length >> 1] ?? 0]
    }),
  )
}

function compare(
  secret: string,
  pauses: readonly Pause[],
  isSo: (move: unknown) => boolean,
): Correlation[] {
  const of = (side: boolean): number[] =>
    pauses.flatMap(({ move, milliseconds }) => (isSo(move) === side ? [milliseconds] : []))
  const [yes, no] = [of(true), of(false)]
  if (yes.length < FEWEST || no.length < FEWEST) return []
  return [{ secret, samples: yes.length + no.length, z: zOf(yes, no) }]
}

/** What is worth comparing at one kind of question. */
function compareAt(kind: string, pauses: readonly Pause[]): Correlation[] {
  const middles = middlesOf(pauses)
  const names = new Set(pauses.flatMap(({ move }) => [...factsOf(move, middles).keys()]))
  return [...names].flatMap((name) =>
    compare(`${kind}: ${name}`, pauses, (move) => factsOf(move, middles).get(name) ?? false),
  )
}

/** What can be told from the pauses of so many matches in memory; first whether a bot has thought long, so many milliseconds. */
export async function correlatePauses(
  game: GameId,
  {
    seed,
    matches,
    thinking = THINKING,
  }: { readonly seed: string; readonly matches: number; readonly thinking?: number },
): Promise<Correlation[]> {
  const heard: Pause[] = []
  for (let match = 0; match < matches; match++) {
    heard.push(...(await listenTo(game, `${seed}-${String(match)}`, thinking)))
  }
  const pauses = relative(heard)
  const kinds = [...new Set(pauses.map(({ kind }) => kind))]
  return [
    ...compare('whether a bot thinks long', pauses, isLong),
    ...kinds.flatMap((kind) =>
      compareAt(
        kind,
        pauses.filter((pause) => pause.kind === kind),
      ),
    ),
  ]
}
