/** The server's end of a discovery process that the shell supervises: its port may be replaced at any time. */
import type { DiscoveryChannel } from './discovery'
import { isFromDiscovery, type FromDiscovery, type ToDiscovery } from './discoveryMessages'
import type { FramePort } from '../web/portLink'

/** A channel whose port comes and goes. */
export interface PortChannel extends DiscoveryChannel {
  /** Goes on over this port: the latest offer is made again, because the process behind it is new. */
  attach(port: FramePort): void
}

const GONE: FromDiscovery = { state: 'failed', found: [] }

/** A channel without a port yet. */
export function createPortChannel(): PortChannel {
  const listeners = new Set<(message: FromDiscovery) => void>()
  let current: FramePort | undefined
  let latest: ToDiscovery = { kind: 'offer' }
  const tell = (message: FromDiscovery): void => {
    for (const listener of listeners) listener(message)
  }
  return {
    send(message) {
      latest = message
      current?.postMessage(message)
    },
    onMessage: (listener) => {
      listeners.add(listener)
    },
    close() {
      current?.close()
      current = undefined
    },
    attach(port) {
      current = port
      port.on('message', ({ data }) => {
        if (port === current && isFromDiscovery(data)) tell(data)
      })
      port.on('close', () => {
        if (port !== current) return
        current = undefined
        tell(GONE)
      })
      port.start()
      port.postMessage(latest)
    },
  }
}
