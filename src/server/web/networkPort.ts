/** The network as the host may steer it: open, close, which addresses guests can use, what others offer. */
import { networkInterfaces } from 'node:os'
import { err, type Result } from '../../engine/basics/result'
import type { NetworkPort } from '../../host/ports'
import type { FoundTable, Network } from '../../protocol/hostMessages'
import type { TableSummary } from '../../protocol/tableViews'
import { errorCode } from '../disk/errorCode'
import type { Discovery } from '../discovery/discovery'
import { plainAddress } from './requestGuard'
import type { WebServer } from './webServer'

/** What the network port needs. */
export interface NetworkParts {
  readonly open: (onGuest: (ownAddress: string) => void) => Promise<Result<WebServer, string>>
  /** Is told when nobody can come in any more. */
  readonly closed?: () => void
  /** Absent: nothing is advertised or looked for. */
  readonly discovery: Discovery | undefined
  /** The host's name as guests see it. */
  readonly name: string
  /** By what guests know this host. */
  readonly fingerprint: string
}

/** The network port, and its end. */
export interface LanNetwork extends NetworkPort {
  /** The system's code of what kept it from opening, e.g. `EADDRINUSE`; undefined: nothing. */
  failure(): string | undefined
  shutDown(): Promise<void>
}

type State = Omit<Network, 'type'>

/** Adapters of other programs, whose addresses guests can hardly reach. */
const UNLIKELY =
  /^(?:docker|br-|veth|virbr|vmnet|vboxnet|tun|tap|wg|utun|zt|tailscale|ham)|vEthernet|VirtualBox|VMware|Hyper-V|WSL/iu

interface Adapter {
  readonly address: string
  readonly adapter: string
  readonly rank: number
}

function rankOf(name: string, address: string): number {
  if (UNLIKELY.test(name)) return 3
  if (address.startsWith('169.254.')) return 2
  return /^(?:192\.168|10|172\.(?:1[6-9]|2\d|3[01]))\./u.test(address) ? 0 : 1
}

/** IPv4 addresses of this computer that guests may use, the likeliest first. */
function listAdapters(): Adapter[] {
  const list = Object.entries(networkInterfaces()).flatMap(([adapter, addresses]) =>
    (addresses ?? []).flatMap(({ family, internal, address }) =>
      family === 'IPv4' && !internal ? [{ address, adapter, rank: rankOf(adapter, address) }] : [],
    ),
  )
  return list.sort((a, b) => a.rank - b.rank || a.adapter.localeCompare(b.adapter))
}

/** What the system's words mean; all others: it could not open a port for a reason of its own. */
const PROBLEMS: Readonly<Record<string, State['problem']>> = {
  EADDRINUSE: 'port-in-use',
  EACCES: 'not-allowed',
  EPERM: 'not-allowed',
  ENETDOWN: 'no-network',
  ENETUNREACH: 'no-network',
  EADDRNOTAVAIL: 'no-network',
}

class Lan implements LanNetwork {
  private server: WebServer | undefined
  private problem: State['problem']
  /** The system's word for what kept it from opening. */
  private code: string | undefined
  /** Done when all that was asked for so far has been done: opening and closing never overtake each other. */
  private turn: Promise<void> = Promise.resolve()
  private tables: readonly TableSummary[] = []
  private advertised = ''
  private readonly seen = new Set<string>()
  private readonly listeners = new Set<() => void>()

  constructor(private readonly parts: NetworkParts) {
    parts.discovery?.onChange(() => {
      this.tell()
    })
  }

  open(done: (state: State) => void): void {
    this.takeTurn(() => this.openNow(), done)
  }

  close(done: (state: State) => void): void {
    this.takeTurn(() => this.closeNow(), done)
  }

  shutDown(): Promise<void> {
    this.turn = this.turn.then(() => this.closeNow())
    return this.turn
  }

  failure(): string | undefined {
    return this.code
  }

  state(): State {
    const port = this.server?.port
    const addresses =
      port === undefined
        ? []
        : listAdapters().map(({ address, adapter }) => ({
            url: `http://${address}:${String(port)}/`,
            adapter,
            seen: this.seen.has(address),
          }))
    return {
      open: this.server !== undefined,
      addresses,
      key: this.parts.fingerprint,
      ...(this.problem === undefined ? {} : { problem: this.problem }),
      discovery: this.parts.discovery?.state() ?? 'off',
    }
  }

  found(): readonly FoundTable[] {
    return this.parts.discovery?.found() ?? []
  }

  advertise(tables: readonly TableSummary[]): void {
    this.tables = tables
    const { server } = this
    if (!server) return
    const offer = {
      host: this.parts.name,
      port: server.port,
      key: this.parts.fingerprint,
      tables: tables.map(({ id, name, game, free, seats, locked }) => {
        return { table: id, name, game, free, seats, locked }
      }),
    }
    const text = JSON.stringify(offer)
    if (text === this.advertised) return
    this.advertised = text
    this.parts.discovery?.advertise(offer)
  }

  onChange(listener: () => void): void {
    this.listeners.add(listener)
  }

  private takeTurn(act: () => Promise<void>, done: (state: State) => void): void {
    this.turn = this.turn.then(act).then(() => {
      done(this.state())
      this.tell()
    })
  }

  private async openNow(): Promise<void> {
    if (this.server) return
    const opened = await this.openServer()
    if (opened.ok) this.server = opened.value
    this.code = opened.ok ? undefined : opened.error
    this.problem = opened.ok ? undefined : (PROBLEMS[opened.error] ?? 'failed')
    if (opened.ok && listAdapters().length === 0) this.problem = 'no-network'
    this.advertise(this.tables)
  }

  /** Whatever goes wrong is said to whoever wanted it open. */
  private async openServer(): Promise<Result<WebServer, string>> {
    try {
      return await this.parts.open((ownAddress) => {
        this.noteGuest(ownAddress)
      })
    } catch (error) {
      return err(errorCode(error))
    }
  }

  private async closeNow(): Promise<void> {
    this.parts.discovery?.advertise()
    this.advertised = ''
    const { server } = this
    this.server = undefined
    this.problem = undefined
    this.code = undefined
    await server?.close()
    if (server) this.parts.closed?.()
  }

  private noteGuest(ownAddress: string): void {
    const plain = plainAddress(ownAddress)
    if (this.seen.has(plain)) return
    this.seen.add(plain)
    this.tell()
  }

  private tell(): void {
    for (const listener of this.listeners) listener()
  }
}

/** A network port that is closed to begin with. */
export function createNetworkPort(parts: NetworkParts): LanNetwork {
  return new Lan(parts)
}
