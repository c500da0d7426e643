/** What every command of the lobby comes with. */
import type { OfKind } from '../../engine/basics/kinds'
import type { Command } from '../../protocol/clientMessages'
import type { Door } from '../table/door'
import type { CommandOrigin } from '../match/matchRun'
import type { People } from '../people/people'
import type { HostPorts } from '../ports'
import type { Buckets } from '../people/rateLimit'
import type { Session } from '../people/session'
import type { Table } from '../table/table'
import type { TablePorts } from '../table/tablePorts'
import type { Tables } from '../tables'

/** What the lobby's commands work on. */
export interface LobbyRooms {
  readonly ports: HostPorts
  readonly tablePorts: TablePorts
  readonly people: People
  readonly tables: Tables
  readonly door: Door
  /** Tables that are opened, by address. */
  readonly opened: Buckets
  /** Tells everybody on this computer about the network. */
  tellNetwork(): void
}

/** One command of the lobby. */
export interface LobbyRequest<Kind extends Command['kind']> {
  readonly rooms: LobbyRooms
  readonly session: Session
  readonly origin: CommandOrigin
  /** The table that the command names. */
  readonly table: Table | undefined
  readonly command: OfKind<Command, Kind>
}
