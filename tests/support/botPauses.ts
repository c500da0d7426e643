/** How long bots seem to think, beside what they hold and do: whoever listens to the pauses learns nothing. */
import { isRecord } from '../../src/engine/json'
import type { Clock } from '../../src/engine/ports'
import type { BotPort } from '../../src/host/ports'
import { tell } from './evening'
import { instantBots, MemoryHost } from './memoryHost'

/** A bot's decision as somebody with a watch sees it. */
interface Pause {
  readonly milliseconds: number
  /** What he may not know of it: each is so or not. */
  readonly secrets: Readonly<Record<string, boolean>>
}

/** Whether a secret can be told from pauses. */
export interface Correlation {
  readonly secret: string
  readonly samples: number
  /** How many standard errors the means lie apart. */
  readonly z: number
}

/** The games that are listened to: those whose secret moves are of two kinds at the same question. */
export const LISTENED = ['time-bluff', 'tafelrunde'] as const
/** One of them. */
export type Listened = (typeof LISTENED)[number]

/** Hours come first among the cards of Time Bluff, and the lower half of them lie below this. */
const LOW_CARDS = 24
const MATCH_MILLISECONDS = 10 * 60_000

function secretsOf(move: unknown): Readonly<Record<string, boolean>> | undefined {
  if (!isRecord(move)) return undefined
  if (typeof move.doubt === 'boolean') return { 'whether a bot doubts': move.doubt }
  if (typeof move.hidden === 'number') {
    return { 'whether the hidden card is a low one': move.hidden < LOW_CARDS }
  }
  if (move.kind === 'play' || move.kind === 'pass') {
    return { 'whether a bot plays or passes': move.kind === 'play' }
  }
  return undefined
}

/** A bot thinks so long at most, as the search of the strongest does, in milliseconds; only a pause at quick pace may be as short. */
const THINKING = 120

/** The real bots, which think longer over one kind of secret move than over the other. */
export function thoughtfulBots(clock: () => Clock): BotPort {
  return {
    seat: (request) => {
      const bot = instantBots.seat(request)
      return {
        ...bot,
        decide: (answer) => {
          bot.decide((move) => {
            const isLong = Object.values(secretsOf(move) ?? {}).includes(true)
            clock().after(isLong ? THINKING : 0, () => {
              answer(move)
            })
          })
        },
      }
    },
  }
}

/** Four bots play at their natural pace, somebody watches; what he could note. */
async function listenTo(game: Listened, seed: string): Promise<Pause[]> {
  const pauses: Pause[] = []
  let changedAt = 0
  const host: MemoryHost = new MemoryHost(seed, {
    pace: 1,
    bots: thoughtfulBots(() => host.clock),
  })
  host.journals.written = (record) => {
    const entry = isRecord(record) && isRecord(record.entry) ? record.entry : {}
    const secrets = secretsOf(entry.move)
    if (secrets) pauses.push({ milliseconds: host.clock.now() - changedAt, secrets })
  }
  const keeper = host.player('Anna')
  keeper.client.subscribe({
    happened: () => {
      changedAt = host.clock.now()
    },
  })
  await host.settle()
  const wish = { kind: 'createTable', game, name: 'T', seats: 4, options: {} } as const
  const made = await tell(host, keeper, { ...wish, bots: 'solid' })
  await host.clock.turn(100)
  await tell(host, keeper, { kind: 'stand' }, made.ok ? made.table : undefined)
  await host.clock.turn(MATCH_MILLISECONDS)
  return pauses
}

function zOf(one: readonly number[], other: readonly number[]): number {
  const mean = (values: readonly number[]): number =>
    values.reduce((sum, value) => sum + value, 0) / values.length
  const variance = (values: readonly number[]): number => {
    const middle = mean(values)
    return mean(values.map((value) => (value - middle) ** 2)) / (values.length - 1)
  }
  return (mean(one) - mean(other)) / Math.sqrt(variance(one) + variance(other))
}

/** What can be told from the pauses of so many matches in memory. */
export async function correlatePauses(
  game: Listened,
  { seed, matches }: { readonly seed: string; readonly matches: number },
): Promise<Correlation[]> {
  const pauses: Pause[] = []
  for (let match = 0; match < matches; match++) {
    pauses.push(...(await listenTo(game, `${seed}-${String(match)}`)))
  }
  const secrets = [...new Set(pauses.flatMap((pause) => Object.keys(pause.secrets)))]
  return secrets.map((secret) => {
    const of = (value: boolean): number[] =>
      pauses.flatMap((pause) => (pause.secrets[secret] === value ? [pause.milliseconds] : []))
    const [yes, no] = [of(true), of(false)]
    return { secret, samples: yes.length + no.length, z: zOf(yes, no) }
  })
}
