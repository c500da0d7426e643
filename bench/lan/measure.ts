/** One contender beside the others: in turns, so that a slow moment of the machine meets all of them. */
import type { Audience } from './audience'
import { PLAYERS, type BenchTable } from './benchTable'
import type { Contender, ContenderName } from './programs'

/** How long it is measured. */
export interface Effort {
  readonly rounds: number
  readonly turns: number
}

/** What came out at one table. */
export interface TableFigures {
  readonly name: ContenderName
  readonly people: number
  readonly moves: number
  /** Milliseconds to the last who was told. */
  readonly median: number
  readonly worst: number
  /** Microseconds of the server's processor for a move; 0: not told by this system. */
  readonly processor: number
  /** Bytes for a move and person; undefined where nobody watches. */
  readonly perSeat: number
  readonly perSpectator: number | undefined
  /** Resident megabytes of the server. */
  readonly memory: number
}

/** The value that so many of a hundred do not exceed. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return (
    sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? Number.NaN
  )
}

class Measured {
  private readonly waits: number[] = []
  private moves = 0
  private processor = 0
  private seated = 0
  private watching = 0

  constructor(
    private readonly contender: Contender,
    private readonly table: BenchTable,
  ) {}

  async round(turns: number, counts: boolean): Promise<void> {
    const { program } = this.contender
    const before = { processor: program.processor(), bytes: this.bytes() }
    let moves = 0
    for (let turn = 0; turn < turns; turn++) {
      const played = await this.table.playTurn()
      moves += played.moves
      if (counts) this.waits.push(...played.waits)
    }
    if (!counts) return
    const bytes = this.bytes()
    this.moves += moves
    this.processor += program.processor() - before.processor
    this.seated += bytes.seated - before.bytes.seated
    this.watching += bytes.watching - before.bytes.watching
  }

  figures(people: number): TableFigures {
    const watching = people - PLAYERS
    return {
      name: this.contender.name,
      people,
      moves: this.moves,
      median: percentile(this.waits, 50),
      worst: percentile(this.waits, 99),
      processor: this.processor / this.moves,
      perSeat: this.seated / this.moves / PLAYERS,
      perSpectator: watching > 0 ? this.watching / this.moves / watching : undefined,
      memory: this.contender.program.memory() / 1024 / 1024,
    }
  }

  close(): Promise<void> {
    return this.table.close()
  }

  private bytes(): ReturnType<Audience['bytesSoFar']> {
    return this.table.audience.bytesSoFar(PLAYERS)
  }
}

/** One table of so many people at each contender. */
export async function measureTables(
  contenders: readonly Contender[],
  people: number,
  { rounds, turns }: Effort,
): Promise<TableFigures[]> {
  const all: Measured[] = []
  for (const contender of contenders)
    all.push(new Measured(contender, await contender.open(people)))
  for (const one of all) await one.round(turns, false)
  for (let round = 0; round < rounds; round++) {
    const first = round % all.length
    for (const one of [...all.slice(first), ...all.slice(0, first)]) await one.round(turns, true)
  }
  const figures = all.map((one) => one.figures(people))
  for (const one of all) await one.close()
  return figures
}

/** What many tables at once come to. */
export interface CrowdFigures {
  readonly name: ContenderName
  readonly perSecond: number
  readonly processor: number
}

/** So many tables of four at once, as fast as people's lines may be. */
export async function measureCrowd(
  contender: Contender,
  count: number,
  milliseconds: number,
): Promise<CrowdFigures> {
  const tables: BenchTable[] = []
  for (let at = 0; at < count; at++) tables.push(await contender.open(PLAYERS))
  const before = contender.program.processor()
  const began = performance.now()
  const end = began + milliseconds
  const played = tables.map(async (table) => {
    let moves = 0
    while (performance.now() < end) moves += (await table.playTurn()).moves
    return moves
  })
  const moves = (await Promise.all(played)).reduce((sum, one) => sum + one, 0)
  const took = performance.now() - began
  const processor = contender.program.processor() - before
  for (const table of tables) await table.close()
  return { name: contender.name, perSecond: (moves / took) * 1000, processor: processor / moves }
}
