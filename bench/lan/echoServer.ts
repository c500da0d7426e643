/** The least that a server can do: whatever one sends, everybody is sent a text of the size of a view. */
import { WebSocketServer, type WebSocket } from 'ws'

/** Bytes of a view with its events, as a seat is sent them. */
const VIEW = 'x'.repeat(600)

const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false })
const tables = new Map<string, { moves: number; readonly sockets: Set<WebSocket> }>()
server.on('connection', (socket, { url = '' }) => {
  const table = tables.get(url) ?? { moves: 0, sockets: new Set() }
  tables.set(url, table)
  table.sockets.add(socket)
  socket.on('close', () => {
    table.sockets.delete(socket)
  })
  socket.on('message', () => {
    table.moves += 1
    const text = `{"view":"${VIEW}","entries":${String(table.moves)}}`
    for (const one of table.sockets) one.send(text)
  })
})
server.on('listening', () => {
  const address = server.address()
  console.log(`listens at ${typeof address === 'object' ? String(address?.port) : ''}`)
})
