/** What the host has to reach, and what it has reached. */
import type { Company, Weights } from './crowds'
import type { CrowdFigures, TableFigures } from './measure'

/** A bar with its figure. */
export interface Bar {
  readonly what: string
  readonly figure: number
  readonly atMost?: number
  readonly atLeast?: number
}

/** Times the bare server with the same rules and views. */
const TIMES_BARE = { memory: 1.3, disk: 2 } as const
const BYTES = { seat: 900, spectator: 600 } as const
const MOVES_PER_CORE = 2000
const SLOWED = 1.1
const KILOBYTES = { guest: 20, table: 150 } as const
const REFERENCES = ['boardgame.io', 'Colyseus'] as const

/** Whether a bar is reached. */
export function isReached({ figure, atMost = Infinity, atLeast = -Infinity }: Bar): boolean {
  return figure <= atMost && figure >= atLeast
}

/** The bars of one number of people at a table. */
export function barsOfTable(rows: readonly TableFigures[]): Bar[] {
  const of = (name: string): TableFigures | undefined => rows.find((row) => row.name === name)
  const [disk, memory, bare] = [of('host, disk'), of('host, memory'), of('ws + Time Bluff')]
  if (!disk) return []
  const at = `${String(disk.people)} people`
  const references = REFERENCES.flatMap((name): Bar[] => {
    const other = of(name)
    if (!other) return []
    return [
      { what: `${at}: p50 beside ${name}`, figure: disk.median / other.median, atMost: 1 },
      {
        what: `${at}: processor beside ${name}`,
        figure: disk.processor / other.processor,
        atMost: 1,
      },
    ]
  })
  const beside = (row: TableFigures | undefined, where: keyof typeof TIMES_BARE): Bar[] =>
    row && bare
      ? [
          {
            what: `${at}: p50 beside ws + Time Bluff, data in ${where === 'disk' ? 'a folder on the disk' : 'memory'}`,
            figure: row.median / bare.median,
            atMost: TIMES_BARE[where],
          },
        ]
      : []
  return [
    ...beside(memory, 'memory'),
    ...beside(disk, 'disk'),
    ...references,
    { what: `${at}: bytes for a seat and move`, figure: disk.perSeat, atMost: BYTES.seat },
    ...(disk.perSpectator === undefined
      ? []
      : [
          {
            what: `${at}: bytes for a spectator and move`,
            figure: disk.perSpectator,
            atMost: BYTES.spectator,
          },
        ]),
  ]
}

/** The bars of sixteen tables at once. */
export function barsOfCrowd(rows: readonly CrowdFigures[]): Bar[] {
  const disk = rows.find((row) => row.name === 'host, disk')
  if (!disk) return []
  const figure = 1_000_000 / disk.processor
  return [
    {
      what: '16 tables of 4: moves for a second of the processor',
      figure,
      atLeast: MOVES_PER_CORE,
    },
  ]
}

/** The bars of a table beside those who play nothing. */
export function barsOfCompany({ alone, besideGuests, besideTables }: Company): Bar[] {
  return [
    { what: 'p50 beside 250 guests in the lobby', figure: besideGuests / alone, atMost: SLOWED },
    { what: 'p50 beside 40 waiting tables', figure: besideTables / alone, atMost: SLOWED },
  ]
}

/** The bars of what people weigh. */
export function barsOfWeights({ guest, table }: Weights): Bar[] {
  return [
    { what: 'kilobytes for a guest in the lobby', figure: guest, atMost: KILOBYTES.guest },
    { what: 'kilobytes for a waiting table', figure: table, atMost: KILOBYTES.table },
  ]
}
