/** Who is there and who is gone, and who answers for the gone. */
import type { Clock } from '../../engine/basics/ports'
import type { Seat } from '../../engine/basics/seat'
import { AWAY_GRACE, type AbsencePolicy, type BotLevel } from '../../protocol/terms'
import { levelInstead } from '../bots/botHolders'
import type { Controller } from '../match/matchRun'
import type { Holder } from './tableRecords'

/** Milliseconds that the keeper may be away before somebody else keeps the table. */
const KEEPER_AWAY = 120_000

/** What presence needs to know of a table. */
export interface PresencePorts {
  readonly clock: Clock
  holders(): readonly Holder[]
  absence(): AbsencePolicy
  isPlaying(): boolean
  /** Whether a person is connected and at this table. */
  isHere(person: string): boolean
  /** A person has been away so long that somebody answers for him. */
  graceOver(seat: Seat, name: string): void
  /** A person has been away so long that he cannot keep the table. */
  longGone(person: string): void
}

/** Presence at one table. */
export class Presence {
  private readonly awaySince = new Map<string, number>()
  private readonly cancels = new Map<string, () => void>()

  constructor(private readonly ports: PresencePorts) {}

  /** Whether the table stands still because of its policy. */
  isPaused(): boolean {
    if (this.ports.absence() !== 'pause') return false
    return this.ports
      .holders()
      .some(
        (holder) => holder.kind === 'person' && !holder.gone && !this.ports.isHere(holder.person),
      )
  }

  /** A person's connection was cut. */
  noteCut(person: string): void {
    const { clock } = this.ports
    this.awaySince.set(person, clock.now())
    this.cancels.get(person)?.()
    const cancels = [
      clock.after(AWAY_GRACE, () => {
        this.noteGraceOver(person)
      }),
      clock.after(KEEPER_AWAY, () => {
        if (!this.ports.isHere(person)) this.ports.longGone(person)
      }),
    ]
    this.cancels.set(person, () => {
      for (const cancel of cancels) cancel()
    })
  }

  /** A person is back, or gone for good. */
  noteReturn(person: string): void {
    this.awaySince.delete(person)
    this.cancels.get(person)?.()
    this.cancels.delete(person)
  }

  /** Whether somebody who is not there has been away too long to keep the table, or has left it. */
  isLongGone(person: string): boolean {
    return this.isAwayFor(person, KEEPER_AWAY)
  }

  /** The level of the bot that plays on behalf of this seat's person just now. */
  substituteOf(seat: Seat): BotLevel | undefined {
    const controller = this.ports.isPlaying() ? this.controllerOf(seat) : undefined
    const holder = this.ports.holders()[seat]
    return holder?.kind === 'person' && controller?.kind === 'bot' ? controller.level : undefined
  }

  /** Who answers for a seat. */
  controllerOf(seat: Seat): Controller {
    const holder = this.ports.holders()[seat]
    if (holder?.kind === 'bot') return { kind: 'bot', level: holder.level }
    const bot: Controller = { kind: 'bot', level: levelInstead(holder) }
    if (holder?.kind !== 'person' || holder.gone) return bot
    if (this.ports.isHere(holder.person)) return { kind: 'person' }
    return this.isAwayFor(holder.person, AWAY_GRACE)
      ? this.answerForAbsent(bot)
      : { kind: 'nobody' }
  }

  /** Forgets all waiting; the table is closed. */
  close(): void {
    for (const cancel of this.cancels.values()) cancel()
    this.cancels.clear()
  }

  private answerForAbsent(bot: Controller): Controller {
    switch (this.ports.absence()) {
      case 'wait':
      case 'pause':
        return { kind: 'nobody' }
      case 'pass':
        return { kind: 'pass' }
      case 'bot':
        return bot
    }
  }

  private isAwayFor(person: string, milliseconds: number): boolean {
    const since = this.awaySince.get(person)
    return since === undefined || this.ports.clock.now() - since >= milliseconds
  }

  private noteGraceOver(person: string): void {
    const seat = this.ports
      .holders()
      .findIndex((holder) => holder.kind === 'person' && holder.person === person)
    const holder = this.ports.holders()[seat]
    if (holder?.kind !== 'person' || this.ports.isHere(person)) return
    this.ports.graceOver(seat, holder.name)
  }
}
