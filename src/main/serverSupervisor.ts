/** The server process and the discovery process: both kept alive, and introduced to each other whenever one is new. */
import { MessageChannelMain, type MessagePortMain, type UtilityProcess } from 'electron'
import type { LinkTarget } from '../ipc/ipc'
import type {
  Company,
  FromServer,
  ServerFailure,
  ServerSetup,
  ToServer,
} from '../server/serverMessages'
import type { FileLog } from '../system/fileLog'
import { KeptProcess, type KeptProgram } from './keepProcess'

/** The built files of the two processes. */
export interface ServerScripts {
  readonly server: string
  readonly discovery: string
}

/** What the supervisor has to tell. */
export interface SupervisorEvents {
  /** The server cannot serve; `address`: where another one with the same tables can be played with. */
  failed(why: ServerFailure, address?: string): void
  /** Others are here than before. */
  company(company: Company): void
  /** A process ends again and again and is not started any more. */
  gaveUp(which: 'server' | 'discovery'): void
}

/** The supervised server. */
export interface ServerSupervisor {
  /** A port to the host of `target`; its other end is with the server, or closed while there is none. */
  openLink(target: LinkTarget): MessagePortMain
  /** Begins to look for tables of others and to offer its own; the system may ask its user then. */
  startDiscovery(): void
  /** Ends the server with all tables saved; whether it ended by itself, or else had to be killed. */
  end(): Promise<boolean>
}

class Supervisor implements ServerSupervisor {
  private readonly server: KeptProcess
  private discovery: KeptProcess | undefined
  private isEnding = false

  constructor(
    private readonly scripts: ServerScripts,
    setup: ServerSetup,
    private readonly events: SupervisorEvents,
    private readonly log: FileLog,
  ) {
    const program: KeptProgram = {
      script: scripts.server,
      name: 'Stammtisch tables',
      started: (child) => {
        child.postMessage(setup)
        child.on('message', (message: FromServer) => {
          // Looked for by scripts/startPacked.mjs.
          if (message.kind === 'ready') log.write({ event: 'ready', process: program.name })
          if (message.kind === 'failed') events.failed(message.problem, message.address)
          if (message.kind === 'company') events.company(message.company)
        })
        this.introduce(child, this.discovery?.child())
      },
      gaveUp: () => {
        events.gaveUp('server')
      },
    }
    this.server = new KeptProcess(program, log)
  }

  startDiscovery(): void {
    if (this.isEnding || this.discovery) return
    const program: KeptProgram = {
      script: this.scripts.discovery,
      name: 'Stammtisch discovery',
      started: (child) => {
        this.introduce(this.server.child(), child)
      },
      gaveUp: () => {
        this.events.gaveUp('discovery')
      },
    }
    this.discovery = new KeptProcess(program, this.log)
  }

  openLink(target: LinkTarget): MessagePortMain {
    const { port1, port2 } = new MessageChannelMain()
    const message: ToServer = { kind: 'link', target }
    const child = this.server.child()
    if (child) child.postMessage(message, [port1])
    else port1.close()
    return port2
  }

  async end(): Promise<boolean> {
    this.isEnding = true
    const message: ToServer = { kind: 'end' }
    const isSaved = await this.server.end((child) => {
      child.postMessage(message)
    })
    // Without a port, a message tells the discovery process to say goodbye to the network and end.
    await this.discovery?.end((child) => {
      child.postMessage('end')
    })
    return isSaved
  }

  private introduce(
    server: UtilityProcess | undefined,
    discovery: UtilityProcess | undefined,
  ): void {
    if (!server || !discovery) return
    const { port1, port2 } = new MessageChannelMain()
    const message: ToServer = { kind: 'discovery' }
    server.postMessage(message, [port1])
    discovery.postMessage('server', [port2])
  }
}

/** Starts the server; the app must be ready. */
export function superviseServer(
  scripts: ServerScripts,
  setup: ServerSetup,
  events: SupervisorEvents,
  log: FileLog,
): ServerSupervisor {
  return new Supervisor(scripts, setup, events, log)
}
