/** The server's side of discovery: a process of its own, so that nothing on the network can disturb a table. */
import { fork, type ChildProcess } from 'node:child_process'
import type { Log } from '../../host/ports'
import type { FoundTable, Network } from '../../protocol/hostMessages'
import type { FromDiscovery, Offer, ToDiscovery } from './discoveryMessages'

/** Finding and being found. */
export interface Discovery {
  /** Offers this from now on; nothing if it is absent. */
  advertise(offer?: Offer): void
  found(): readonly FoundTable[]
  state(): Network['discovery']
  onChange(listener: () => void): void
  close(): void
}

/** Where discovery runs: a forked process, or under Electron one that the shell supervises. */
export interface DiscoveryChannel {
  send(message: ToDiscovery): void
  onMessage(listener: (message: FromDiscovery) => void): void
  close(): void
}

/** Discovery over any channel. */
export function createDiscovery(channel: DiscoveryChannel): Discovery {
  let latest: FromDiscovery = { state: 'on', found: [] }
  const listeners = new Set<() => void>()
  channel.onMessage((message) => {
    latest = message
    for (const listener of listeners) listener()
  })
  return {
    advertise: (offer) => {
      channel.send({ kind: 'offer', ...(offer && { offer }) })
    },
    found: () => latest.found,
    state: () => latest.state,
    onChange: (listener) => {
      listeners.add(listener)
    },
    close: () => {
      channel.close()
    },
  }
}

function forkChannel(script: string, log: Log): DiscoveryChannel {
  const listeners = new Set<(message: FromDiscovery) => void>()
  let child: ChildProcess | undefined = fork(script, { serialization: 'json', stdio: 'ignore' })
  const tell = (message: FromDiscovery): void => {
    for (const listener of listeners) listener(message)
  }
  child.on('message', (message: FromDiscovery) => {
    tell(message)
  })
  child.on('error', (error) => {
    log.write({ event: 'discovery-failed', why: error.message })
  })
  child.on('exit', (code) => {
    child = undefined
    log.write({ event: 'discovery-ended', code })
    tell({ state: 'failed', found: [] })
  })
  child.unref()
  child.channel?.unref()
  return {
    send: (message) => {
      if (child?.connected) child.send(message)
    },
    onMessage: (listener) => {
      listeners.add(listener)
    },
    close: () => {
      child?.removeAllListeners('exit')
      child?.disconnect()
      child = undefined
    },
  }
}

/** Discovery in a forked process running `script`. */
export function startDiscovery(script: string, log: Log): Discovery {
  return createDiscovery(forkChannel(script, log))
}
