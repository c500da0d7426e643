/** How full the host is, for whoever sits at its own computer: told when it changed, once a second at most. */
import type { Clock } from '../engine/basics/ports'
import type { Fullness } from '../protocol/hostMessages'
import { MOST_GUESTS, MOST_OPEN_TABLES } from '../protocol/terms'
import type { Session } from './people/session'

/** Milliseconds between two messages: four hundred guests who arrive at once are not four hundred messages. */
const AT_MOST_EVERY = 1000

/** What it is counted from. */
export interface FullnessPorts {
  readonly clock: Clock
  sessions(): readonly Session[]
  openTables(): number
}

/** Tells how full the host is. */
export class FullnessNews {
  private told = ''
  private isWaiting = false

  constructor(private readonly ports: FullnessPorts) {}

  /** Somebody came or went, or a table did. */
  note(): void {
    if (this.isWaiting) return
    this.isWaiting = true
    this.ports.clock.after(AT_MOST_EVERY, () => {
      this.isWaiting = false
      this.tellIfOther()
    })
  }

  /** How full it is now, to one person; to nobody but those at the host's own computer. */
  tell(session: Session): void {
    if (session.local) session.send(this.now())
  }

  private tellIfOther(): void {
    const now = this.now()
    const text = JSON.stringify(now)
    if (text === this.told) return
    this.told = text
    for (const session of this.ports.sessions()) if (session.local) session.sendText(text)
  }

  private now(): Fullness {
    const here = this.ports.sessions().filter(({ connection }) => connection)
    return {
      type: 'fullness',
      people: here.length,
      mostPeople: MOST_GUESTS,
      tables: this.ports.openTables(),
      mostTables: MOST_OPEN_TABLES,
    }
  }
}
