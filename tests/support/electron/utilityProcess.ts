/** Utility processes of the stand-in: real processes of plain Node, with the parent port that Electron would give them. */
import { fork, type ChildProcess } from 'node:child_process'
import { EventEmitter } from 'node:events'
import { resolve } from 'node:path'
import type { Readable } from 'node:stream'
import { pathToFileURL } from 'node:url'
import { isRecord } from '../../../src/engine/basics/json'
import type { StandInPort } from './ports'

const PARENT_PORT = pathToFileURL(resolve('tests/support/electron/parentPort.mjs')).href

/** A running utility process. */
export class StandInUtilityProcess extends EventEmitter {
  readonly pid: number | undefined
  /** What it says of its faults. */
  readonly stderr: Readable | null
  private readonly child: ChildProcess
  private readonly ports = new Map<number, StandInPort>()
  private nextPort = 1

  constructor(
    script: string,
    readonly name: string,
    environment: NodeJS.ProcessEnv,
  ) {
    super()
    this.child = fork(script, [], {
      execArgv: ['--import', PARENT_PORT],
      env: environment,
      stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
      // As between Electron's processes: bytes stay bytes.
      serialization: 'advanced',
    })
    this.stderr = this.child.stderr
    this.pid = this.child.pid
    this.child.on('message', (message) => {
      this.receive(message)
    })
    // Writing to a process that was just killed is no fault of the shell.
    this.child.on('error', () => undefined)
    this.child.on('exit', (code) => {
      for (const port of this.ports.values()) port.close()
      this.emit('exit', code)
    })
  }

  postMessage(data: unknown, ports: readonly StandInPort[] = []): void {
    this.send({ data: structuredClone(data), ports: ports.map((port) => this.handOver(port)) })
  }

  isRunning(): boolean {
    return this.child.exitCode === null && this.child.signalCode === null
  }

  private send(message: object): void {
    if (this.child.connected) this.child.send(message, () => undefined)
  }

  private handOver(port: StandInPort): number {
    const number = this.nextPort
    this.nextPort += 1
    this.ports.set(number, port)
    port.handTo({
      take: (data) => {
        this.send({ port: number, data })
      },
      closed: () => {
        this.send({ port: number, isClosed: true })
      },
    })
    return number
  }

  private receive(message: unknown): void {
    if (!isRecord(message)) return
    const { port: number, data, isClosed } = message
    if (typeof number !== 'number') {
      this.emit('message', data)
      return
    }
    const port = this.ports.get(number)
    if (isClosed === true) port?.close()
    else port?.postMessage(data)
  }
}
