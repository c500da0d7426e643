/** The discovery process: multicast DNS and nothing else; it may die without harm to any table. */
import { setFlagsFromString } from 'node:v8'
import { isToDiscovery, type FromDiscovery } from './discoveryMessages'
import { Finder } from './finder'
import type { FramePort } from '../web/portLink'

interface ParentPort {
  postMessage(message: 'alive'): void
  on(
    event: 'message',
    listener: (event: { readonly data: unknown; readonly ports: readonly FramePort[] }) => void,
  ): void
}

function isParentPort(value: unknown): value is ParentPort {
  return typeof value === 'object' && value !== null && 'on' in value
}

// In a flood compiled code costs 7 MB and saves little: 20,000 adverts take 2.7 instead of 1.7 seconds of a processor.
setFlagsFromString('--no-opt')

/** Electron's way to talk to a utility process; absent under plain Node. */
const electron: unknown = 'parentPort' in process ? process.parentPort : undefined
let send: (message: FromDiscovery) => void = (message) => process.send?.(message)

const finder = new Finder({
  changed: (state, found) => {
    send({ state, found })
  },
})

function end(): void {
  void finder.close().then(() => process.exit(0))
}

/** Under Electron the shell hands over the server's port; a server that was started anew gets a new one. */
function attach(port: FramePort): void {
  send = (message) => {
    port.postMessage(message)
  }
  port.on('message', ({ data }) => {
    if (isToDiscovery(data)) finder.offer(data.offer)
  })
  port.start()
  finder.retell()
}

if (isParentPort(electron)) {
  const shell = electron
  shell.on('message', ({ data, ports: [port] }) => {
    if (port) attach(port)
    else if (data === 'end') end()
    else shell.postMessage('alive')
  })
  // The shell asks only whoever has said something.
  shell.postMessage('alive')
} else {
  process.on('message', (message) => {
    if (isToDiscovery(message)) finder.offer(message.offer)
  })
  process.on('disconnect', end)
}
process.on('SIGTERM', end)
process.on('SIGINT', () => undefined)
