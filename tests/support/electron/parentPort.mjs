// Loaded before a utility process of the stand-in: gives it `process.parentPort` and ports, over Node's own channel.
import { EventEmitter } from 'node:events'

/** A port whose other end is wherever the shell sent it. */
class Port extends EventEmitter {
  waiting = []
  isStarted = false

  constructor(number) {
    super()
    this.number = number
  }

  postMessage(data) {
    if (process.connected) process.send({ port: this.number, data })
  }

  close() {
    if (process.connected) process.send({ port: this.number, isClosed: true })
  }

  start() {
    this.isStarted = true
    for (const data of this.waiting.splice(0)) this.emit('message', { data, ports: [] })
  }

  take(data) {
    if (this.isStarted) this.emit('message', { data, ports: [] })
    else this.waiting.push(data)
  }
}

class ParentPort extends EventEmitter {
  waiting = []

  postMessage(data) {
    if (process.connected) process.send({ data })
  }

  on(event, listener) {
    super.on(event, listener)
    if (event === 'message') for (const message of this.waiting.splice(0)) listener(message)
    return this
  }

  take(message) {
    if (this.listenerCount('message') > 0) this.emit('message', message)
    else this.waiting.push(message)
  }
}

const ports = new Map()
const parentPort = new ParentPort()

function portOf(number) {
  const port = ports.get(number) ?? new Port(number)
  ports.set(number, port)
  return port
}

process.on('message', (message) => {
  if (message.port === undefined) {
    parentPort.take({ data: message.data, ports: message.ports.map(portOf) })
  } else if (message.isClosed) portOf(message.port).emit('close')
  else portOf(message.port).take(message.data)
})
// As Electron does: without the shell there is no utility process.
process.on('disconnect', () => process.exit(0))
Object.defineProperty(process, 'parentPort', { value: parentPort })
