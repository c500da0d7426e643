/** The server process and the discovery process: both kept alive, and introduced to each other whenever one is new. */
import { MessageChannelMain, type MessagePortMain } from 'electron'
import type { LinkTarget } from '../ipc/ipc'
import type { FromServer, ServerSetup, ToServer } from '../server/serverMessages'
import { KeptProcess } from './keepProcess'

/** The built files of the two processes. */
export interface ServerScripts {
  readonly server: string
  readonly discovery: string
}

/** Why the server process cannot serve. */
export type ServerFailure = Extract<FromServer, { kind: 'failed' }>['problem']

/** The supervised server. */
export interface ServerSupervisor {
  /** A port to the host of `target`; its other end is with the server, or closed while there is none. */
  openLink(target: LinkTarget): MessagePortMain
  /** Ends the server with all tables saved. */
  end(): Promise<void>
}

class Supervisor implements ServerSupervisor {
  private readonly server: KeptProcess
  private readonly discovery: KeptProcess | undefined

  constructor(scripts: ServerScripts, setup: ServerSetup, failed: (why: ServerFailure) => void) {
    let isComplete = false
    this.server = new KeptProcess({
      script: scripts.server,
      name: 'Stammtisch tables',
      started: (child) => {
        child.postMessage(setup)
        child.on('message', (message: FromServer) => {
          if (message.kind === 'failed') failed(message.problem)
        })
        if (isComplete) this.introduce()
      },
    })
    if (setup.hasDiscovery)
      this.discovery = new KeptProcess({
        script: scripts.discovery,
        name: 'Stammtisch discovery',
        started: () => {
          if (isComplete) this.introduce()
        },
      })
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

  async end(): Promise<void> {
    const message: ToServer = { kind: 'end' }
    await this.server.end((child) => {
      child.postMessage(message)
    })
    // Without a port, a message tells the discovery process to say goodbye to the network and end.
    await this.discovery?.end((child) => {
      child.postMessage('end')
    })
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

/** Starts both processes; the app must be ready. `failed` is told why the server cannot serve. */
export function superviseServer(
  scripts: ServerScripts,
  setup: ServerSetup,
  failed: (why: ServerFailure) => void,
): ServerSupervisor {
  return new Supervisor(scripts, setup, failed)
}
