/** What the shell says to the server process; links themselves come as transferred ports. */
import type { Company } from '../host/people/company'
import type { LinkTarget } from '../ipc/ipc'
import type { ServerProblem } from './startServer'

export type { Company }

/** The first message: what the server is to be like. */
export interface ServerSetup {
  readonly kind: 'setup'
  readonly dataFolder: string
  /** Where tables were kept before, to be taken along. */
  readonly formerFolder?: string
  readonly windowFolder: string
  readonly programFolder: string
  readonly app: string
  /** The host's own name; absent: the computer's. */
  readonly name?: string
  /** A port of the user's choice for guests; absent: the usual one or one of the next nine. */
  readonly port?: number
  /** 1: bots take their time; 0.1: ten times faster. */
  readonly pace?: number
  /** Whether guests may come in from the start. */
  readonly opensNetwork: boolean
  /** Whether tables are advertised and looked for; the way to discovery comes with a message of its own. */
  readonly hasDiscovery: boolean
}

/** A new link of a window; its port is transferred with the message. */
export interface ServerLink {
  readonly kind: 'link'
  readonly target: LinkTarget
}

/** The way to the discovery process; its port is transferred with the message and replaces an earlier one. */
export interface ServerDiscovery {
  readonly kind: 'discovery'
}

/** Save everything and end. */
export interface ServerEnd {
  readonly kind: 'end'
}

/** Give a sign of life. */
export interface ServerPing {
  readonly kind: 'ping'
}

/** A message to the server process. */
export type ToServer = ServerSetup | ServerLink | ServerDiscovery | ServerEnd | ServerPing

/** Why a server could not start, or cannot go on. */
export type ServerFailure = ServerProblem['kind']

/** A message from the server process: it is ready, or cannot be, and why; it lives; or others are here than before. */
export type FromServer =
  | { readonly kind: 'ready' }
  | { readonly kind: 'alive' }
  | { readonly kind: 'company'; readonly company: Company }
  | {
      readonly kind: 'failed'
      readonly problem: ServerFailure
      /** Where another host with the same tables can be played with instead. */
      readonly address?: string
    }
