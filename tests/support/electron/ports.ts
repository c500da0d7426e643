/** Message ports of the stand-in: two ends that may be handed to a page or to a utility process. */
import { EventEmitter } from 'node:events'

/** Where an end was handed to. */
export interface PortHolder {
  take(data: unknown): void
  closed(): void
}

/** One end of a channel. */
export class StandInPort extends EventEmitter {
  private other: StandInPort | undefined
  private holder: PortHolder | undefined
  private readonly waiting: unknown[] = []
  private isClosed = false

  connect(other: StandInPort): void {
    this.other = other
  }

  postMessage(data: unknown): void {
    this.other?.deliver(structuredClone(data))
  }

  /** Hands the end over; what came before is delivered now. */
  handTo(holder: PortHolder): void {
    this.holder = holder
    for (const data of this.waiting.splice(0)) holder.take(data)
    if (this.isClosed) holder.closed()
  }

  start(): void {
    this.handTo({
      take: (data) => {
        this.emit('message', { data, ports: [] })
      },
      closed: () => {
        this.emit('close')
      },
    })
  }

  close(): void {
    this.other?.end()
    this.end()
  }

  private deliver(data: unknown): void {
    if (this.isClosed) return
    if (this.holder) this.holder.take(data)
    else this.waiting.push(data)
  }

  private end(): void {
    if (this.isClosed) return
    this.isClosed = true
    this.holder?.closed()
  }
}

/** Two connected ends, as Electron's class of that name. */
export class MessageChannelMain {
  readonly port1 = new StandInPort()
  readonly port2 = new StandInPort()

  constructor() {
    this.port1.connect(this.port2)
    this.port2.connect(this.port1)
  }
}
