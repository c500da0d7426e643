/** Who is there and who is gone, and who answers for the gone. */
import type { Seat } from '../engine/seat'
import type { BotLevel } from '../protocol/messages'
import type { Controller } from './matchRun'
import type { Table } from './table'

/** Milliseconds that a person may be away before somebody answers for him. */
export const GRACE = 15_000

/** How well a bot plays on somebody's behalf. */
const SUBSTITUTE: BotLevel = 'solid'

/** Presence at one table. */
export class Presence {
  private readonly awaySince = new Map<string, number>()
  private readonly cancels = new Map<string, () => void>()

  constructor(private readonly table: Table) {}

  /** Whether a person is connected and at this table. */
  isHere(person: string): boolean {
    const session = this.table.ports.sessionOf(person)
    return session?.table === this.table.id && session.connection !== undefined
  }

  isAnybodyHere(): boolean {
    return this.table.members().some((session) => session.connection !== undefined)
  }

  /** Whether the table stands still because of its policy. */
  isPaused(): boolean {
    if (this.table.saved.absence !== 'pause') return false
    return this.table.saved.holders.some(
      (holder) => holder.kind === 'person' && !holder.gone && !this.isHere(holder.person),
    )
  }

  /** A person's connection was cut. */
  noteCut(person: string): void {
    const { clock } = this.table.ports
    this.awaySince.set(person, clock.now())
    this.cancels.get(person)?.()
    const cancel = clock.after(GRACE, () => {
      this.noteGraceOver(person)
    })
    this.cancels.set(person, cancel)
  }

  /** A person is back. */
  noteReturn(person: string): void {
    this.awaySince.delete(person)
    this.cancels.get(person)?.()
    this.cancels.delete(person)
    const seat = this.table.seatOf(person)
    if (seat !== undefined) this.table.run?.releaseSeat(seat)
  }

  /** The level of the bot that plays on behalf of this seat's person just now. */
  substituteOf(seat: Seat): BotLevel | undefined {
    const controller = this.table.isPlaying() ? this.controllerOf(seat) : undefined
    const holder = this.table.saved.holders[seat]
    return holder?.kind === 'person' && controller?.kind === 'bot' ? controller.level : undefined
  }

  /** Who answers for a seat. */
  controllerOf(seat: Seat): Controller {
    const holder = this.table.saved.holders[seat]
    if (holder?.kind === 'bot') return { kind: 'bot', level: holder.level }
    if (holder?.kind !== 'person') return { kind: 'bot', level: SUBSTITUTE }
    if (holder.gone) return { kind: 'bot', level: SUBSTITUTE }
    if (this.isHere(holder.person)) return { kind: 'person' }
    return this.isGraceOver(holder.person) ? this.answerForAbsent() : { kind: 'nobody' }
  }

  private answerForAbsent(): Controller {
    switch (this.table.saved.absence) {
      case 'wait':
      case 'pause':
        return { kind: 'nobody' }
      case 'pass':
        return { kind: 'pass' }
      case 'bot':
        return { kind: 'bot', level: SUBSTITUTE }
    }
  }

  private isGraceOver(person: string): boolean {
    const since = this.awaySince.get(person)
    return since === undefined || this.table.ports.clock.now() - since >= GRACE
  }

  private noteGraceOver(person: string): void {
    const seat = this.table.seatOf(person)
    const holder = seat === undefined ? undefined : this.table.saved.holders[seat]
    if (seat === undefined || holder?.kind !== 'person' || this.isHere(person)) return
    const takesOver = this.substituteOf(seat) !== undefined
    this.table.publish(takesOver ? [{ kind: 'botTookOver', name: holder.name, seat }] : [])
    this.table.settle()
  }
}
