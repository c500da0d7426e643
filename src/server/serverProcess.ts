/** The desktop app's server: a process of its own, so that no window can stall a table and no crash of it loses one. */
import { createPortChannel } from './discovery/discoveryPort'
import { findRunningHost } from './findRunningHost'
import { linkToHost, linkToRemote, type FramePort } from './web/portLink'
import type { FromServer, ServerSetup, ToServer } from './serverMessages'
import { startServer, type RunningServer, type ServerProblem } from './startServer'
import { watchCompany } from './watchCompany'

interface ParentPort {
  postMessage(message: FromServer): void
  on(
    event: 'message',
    listener: (message: { readonly data: ToServer; readonly ports: readonly FramePort[] }) => void,
  ): void
}

function isParentPort(value: unknown): value is ParentPort {
  return typeof value === 'object' && value !== null && 'postMessage' in value
}

// A rejected promise would only be warned of here: ending lets the shell start anew from the journals.
process.on('unhandledRejection', () => process.exit(1))

// Ctrl-C in a terminal reaches every process of the app; the shell then asks this one to end, which saves everything.
process.on('SIGINT', () => undefined)

const parent: unknown = 'parentPort' in process ? process.parentPort : undefined
const discovery = createPortChannel()
let server: RunningServer | undefined

function setUp(shell: ParentPort, { hasDiscovery, opensNetwork, ...setup }: ServerSetup): void {
  const started = startServer({ ...setup, discovery: hasDiscovery ? discovery : 'none' })
  if (started.ok) {
    server = started.value
    shell.postMessage({ kind: 'ready' })
    // Whether that worked is seen in the window, where it is opened by hand as well.
    if (opensNetwork) server.network.open(() => undefined)
    watchCompany(server.host, (company) => {
      shell.postMessage({ kind: 'company', company })
    })
  } else void tellProblem(shell, started.error)
}

async function tellProblem(shell: ParentPort, problem: ServerProblem): Promise<void> {
  const address = await findRunningHost(problem)
  shell.postMessage({
    kind: 'failed',
    problem: problem.kind,
    ...(address === undefined ? {} : { address }),
  })
}

function receive(shell: ParentPort, message: ToServer, port: FramePort | undefined): void {
  switch (message.kind) {
    case 'setup':
      setUp(shell, message)
      return
    case 'link':
      if (!port) return
      if (message.target.kind === 'remote') linkToRemote(port, message.target.url)
      else if (server) linkToHost(port, server.host)
      return
    case 'discovery':
      if (port) discovery.attach(port)
      return
    case 'ping':
      shell.postMessage({ kind: 'alive' })
      return
    case 'end':
      void (server?.close() ?? Promise.resolve()).then(() => process.exit(0))
      return
  }
}

if (isParentPort(parent)) {
  const shell = parent
  shell.on('message', ({ data, ports }) => {
    receive(shell, data, ports[0])
  })
}
