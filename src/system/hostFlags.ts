/** The words that a host understands, with a window or without: `npm start`, `npm run host` and the installed app. */
import { resolve } from 'node:path'
import { DEFAULT_PORT, LARGEST_PORT } from '../engine/basics/hostPort'
import { ok, type Result } from '../engine/basics/result'
import { textOf, wholeNumber, type FlagSpecs, type Flags } from './parseArguments'

/** What can be said about a host. */
export const HOST_FLAGS = {
  port: {
    value: 'NUMBER',
    help: `the port to listen on, 1 to ${String(LARGEST_PORT)} (default: ${String(DEFAULT_PORT)} or one of the next nine)`,
  },
  name: { value: 'TEXT', help: "the host's name as guests see it (default: the computer's)" },
  data: {
    value: 'FOLDER',
    help: 'where tables are kept (default: the usual place of this system)',
  },
  'no-discovery': { help: 'neither advertise tables nor look for those of others' },
  'bot-pace': {
    value: 'PERCENT',
    help: 'how long bots seem to think, 1 to 400 percent (default: 100)',
  },
} as const satisfies FlagSpecs

/** What somebody has said about a host; absent: the usual. */
export interface HostWish {
  readonly port?: number
  readonly name?: string
  readonly dataFolder?: string
  /** 1: bots take their time; 0.1: ten times faster. */
  readonly pace?: number
  readonly hasDiscovery: boolean
}

/** Reads the flags of `HOST_FLAGS`; the error is a sentence for the user. */
export function readHostWish(flags: Flags): Result<HostWish, string> {
  const port = wholeNumber(flags, 'port', { from: 1, to: LARGEST_PORT })
  if (!port.ok) return port
  const pace = wholeNumber(flags, 'bot-pace', { from: 1, to: 400 })
  if (!pace.ok) return pace
  const name = textOf(flags, 'name')
  const dataFolder = textOf(flags, 'data')
  return ok({
    hasDiscovery: !flags.has('no-discovery'),
    ...(port.value === undefined ? {} : { port: port.value }),
    ...(pace.value === undefined ? {} : { pace: pace.value / 100 }),
    ...(name === undefined ? {} : { name }),
    // Whole, since what opens it for the player may look from another place.
    ...(dataFolder === undefined ? {} : { dataFolder: resolve(dataFolder) }),
  })
}
