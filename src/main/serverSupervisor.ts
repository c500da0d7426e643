/** Keeps the server process alive: one that ends unasked is started anew and takes its tables up from their journals. */
import {
  MessageChannelMain,
  utilityProcess,
  type MessagePortMain,
  type UtilityProcess,
} from 'electron'
import type { LinkTarget } from '../ipc/ipc'
import type { ServerSetup, ToServer } from '../server/serverMessages'

const FIRST_WAIT = 100
const LONGEST_WAIT = 5000
/** A server that has run for this long counts as sound again. */
const SOUND_AFTER = 30_000

/** The supervised server. */
export interface ServerSupervisor {
  /** A port to the host of `target`; its other end is with the server. */
  openLink(target: LinkTarget): MessagePortMain
  /** Ends the server with all tables saved. */
  end(): Promise<void>
  /** The number of the running process, for diagnosis. */
  processNumber(): number | undefined
}

class Supervisor implements ServerSupervisor {
  private child: UtilityProcess | undefined
  private wait = FIRST_WAIT
  private isEnding = false

  constructor(
    private readonly script: string,
    private readonly setup: ServerSetup,
  ) {
    this.start()
  }

  openLink(target: LinkTarget): MessagePortMain {
    const { port1, port2 } = new MessageChannelMain()
    const message: ToServer = { kind: 'link', target }
    if (this.child) this.child.postMessage(message, [port1])
    else port1.close()
    return port2
  }

  end(): Promise<void> {
    this.isEnding = true
    const { child } = this
    if (!child) return Promise.resolve()
    return new Promise((done) => {
      child.once('exit', () => {
        done()
      })
      const message: ToServer = { kind: 'end' }
      child.postMessage(message)
    })
  }

  processNumber(): number | undefined {
    return this.child?.pid
  }

  private start(): void {
    const startedAt = performance.now()
    const child = utilityProcess.fork(this.script, [], { serviceName: 'Stammtisch tables' })
    this.child = child
    child.postMessage(this.setup)
    child.on('exit', () => {
      this.child = undefined
      if (this.isEnding) return
      if (performance.now() - startedAt > SOUND_AFTER) this.wait = FIRST_WAIT
      setTimeout(() => {
        if (!this.isEnding) this.start()
      }, this.wait)
      this.wait = Math.min(LONGEST_WAIT, this.wait * 2)
    })
  }
}

/** Starts the server process from `script`; the app must be ready. */
export function superviseServer(script: string, setup: ServerSetup): ServerSupervisor {
  return new Supervisor(script, setup)
}
