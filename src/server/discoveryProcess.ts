/** The discovery process: multicast DNS and nothing else; it may die without harm to any table. */
import type { FromDiscovery, ToDiscovery } from './discoveryMessages'
import { Finder } from './finder'

interface ParentPort {
  postMessage(message: unknown): void
  on(event: 'message', listener: (event: { data: ToDiscovery }) => void): void
}

/** Electron's way to talk to a utility process; absent under plain Node. */
function parentPort(): ParentPort | undefined {
  const port: unknown = 'parentPort' in process ? process.parentPort : undefined
  return isParentPort(port) ? port : undefined
}

function isParentPort(value: unknown): value is ParentPort {
  return typeof value === 'object' && value !== null && 'postMessage' in value
}

const electron = parentPort()

function send(message: FromDiscovery): void {
  if (electron) electron.postMessage(message)
  else process.send?.(message)
}

const finder = new Finder((state, found) => {
  send({ state, found })
})

function receive(message: ToDiscovery): void {
  finder.offer(message.offers)
}

function end(): void {
  void finder.close().then(() => process.exit(0))
}

if (electron) {
  electron.on('message', ({ data }) => {
    receive(data)
  })
} else process.on('message', receive)
process.on('disconnect', end)
process.on('SIGTERM', end)
process.on('SIGINT', () => undefined)
