/** What a server keeps in memory when everything is thrown away that nobody needs. */
import { WebSocket } from 'ws'
import { pause } from './benchTable'
import type { Program } from './program'

/** Some of it is given back a little later. */
const SETTLING = 500

function collect(url: string): Promise<void> {
  const socket = new WebSocket(url, { perMessageDeflate: false })
  return new Promise((done, failed) => {
    socket.once('error', failed)
    socket.once('open', () => {
      socket.send('{"id":1,"method":"HeapProfiler.collectGarbage"}')
    })
    socket.on('message', () => {
      socket.close()
      done()
    })
  })
}

/** Resident bytes of a server with a debugger after two collections. */
export async function collectedBytes(program: Program): Promise<number> {
  const url = program.debugger()
  if (url === undefined) throw new Error('the server has no debugger')
  for (let times = 0; times < 2; times++) {
    await pause(SETTLING)
    await collect(url)
  }
  await pause(SETTLING)
  return program.memory()
}
