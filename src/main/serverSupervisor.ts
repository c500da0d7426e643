/** The server process and the discovery process: both kept alive, and introduced to each other whenever one is new. */
import { MessageChannelMain, type MessagePortMain } from 'electron'
import type { LinkTarget } from '../ipc/ipc'
import type { Company, FromServer, ServerSetup, ToServer } from '../server/serverMessages'
import type { FileLog } from '../system/fileLog'
import { KeptProcess, type KeptProgram } from './keepProcess'

/** The built files of the two processes. */
export interface ServerScripts {
  readonly server: string
  readonly discovery: string
}

/** Why the server process cannot serve. */
export type ServerFailure = Extract<FromServer, { kind: 'failed' }>['problem']

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
  /** Ends the server with all tables saved; whether it ended by itself, or else had to be killed. */
  end(): Promise<boolean>
}

class Supervisor implements ServerSupervisor {
  private readonly server: KeptProcess
  private readonly discovery: KeptProcess | undefined

  constructor(scripts: ServerScripts, setup: ServerSetup, events: SupervisorEvents, log: FileLog) {
    let isComplete = false
    const server: KeptProgram = {
      script: scripts.server,
      name: 'Stammtisch tables',
      started: (child) => {
        child.postMessage(setup)
        child.on('message', (message: FromServer) => {
          if (message.kind === 'failed') events.failed(message.problem, message.address)
          if (message.kind === 'company') events.company(message.company)
        })
        if (isComplete) this.introduce()
      },
      gaveUp: () => {
        events.gaveUp('server')
      },
    }
    const discovery: KeptProgram = {
      script: scripts.discovery,
      name: 'Stammtisch discovery',
      started: () => {
        if (isComplete) this.introduce()
      },
      gaveUp: () => {
        events.gaveUp('discovery')
      },
    }
    this.server = new KeptProcess(server, log)
    if (setup.hasDiscovery) this.discovery = new KeptProcess(discovery, log)
    isComplete = true
    this.introduce()
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

  private introduce(): void {
    const server = this.server.child()
    const discovery = this.discovery?.child()
    if (!server || !discovery) return
    const { port1, port2 } = new MessageChannelMain()
    const message: ToServer = { kind: 'discovery' }
    server.postMessage(message, [port1])
    discovery.postMessage('server', [port2])
  }
}

/** Starts both processes; the app must be ready. */
export function superviseServer(
  scripts: ServerScripts,
  setup: ServerSetup,
  events: SupervisorEvents,
  log: FileLog,
): ServerSupervisor {
  return new Supervisor(scripts, setup, events, log)
}
