/** macOS asks for the right to the local network only when the app's own process touches it, and ours are other processes. */
import { createSocket } from 'node:dgram'

/** Where multicast DNS is spoken; a query without a question is answered by nobody. */
const GROUP = '224.0.0.251'
const PORT = 5353
const EMPTY_QUERY = Buffer.alloc(12)

/** Lets macOS ask its user, once; elsewhere nothing happens. */
export function askForLocalNetwork(platform: NodeJS.Platform = process.platform): void {
  if (platform !== 'darwin') return
  const socket = createSocket('udp4')
  const close = (): void => {
    socket.close()
  }
  // Refused, or no network: discovery says so.
  socket.on('error', close)
  socket.send(EMPTY_QUERY, PORT, GROUP, (error) => {
    if (!error) close()
  })
}
