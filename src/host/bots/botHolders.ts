/** Bots as holders of seats. */
import type { BotLevel } from '../../protocol/terms'
import { nameBot, type Looks } from './botNames'
import { figureFor } from '../people/figures'
import type { Planning } from '../table/planning'
import type { HostPorts } from '../ports'
import type { Session } from '../people/session'
import { isHeld, type Holder, type SavedTable } from '../table/tableRecords'

/** What seating a bot needs. */
export interface BotHolderPorts extends Pick<HostPorts, 'entropy'> {
  readonly planning: Pick<Planning, 'characterAt' | 'characterFor'>
  sessionOf(person: string): Pick<Session, 'figure'> | undefined
  /** Whether a person at this host could be mistaken for a bot of this name. */
  isPersonCalled(name: string): boolean
}

/** A bot with a name that nobody at the table and no person at the host has, and like nobody there, bots least of all. */
export function newBot(ports: BotHolderPorts, draft: SavedTable, level: BotLevel): Holder {
  const { planning, entropy } = ports
  const present = draft.holders.flatMap((holder, seat) => {
    if (holder.kind === 'free') return []
    const known = holder.kind === 'person' ? ports.sessionOf(holder.person)?.figure : undefined
    const figure = known ?? figureFor(holder.kind === 'person' ? holder.person : holder.name)
    const looks: Looks = { figure, character: planning.characterAt(draft, seat) }
    return [{ holder, looks }]
  })
  const bots = present.filter(({ holder }) => holder.kind === 'bot')
  const names = present.map(({ holder }) => holder.name)
  const company = {
    isTaken: (name: string) => names.includes(name) || ports.isPersonCalled(name),
    looks: [bots, present].map((those) => those.map(({ looks }) => looks)),
    looksOf: (name: string): Looks => ({
      figure: figureFor(name),
      character: planning.characterFor(draft.game, name),
    }),
  }
  const [start = 0] = entropy.bytes(1)
  return { kind: 'bot', name: nameBot(company, start), level }
}

/** How well a bot plays where nobody has chosen it. */
const USUAL: BotLevel = 'solid'

/** How well a bot plays in a person's place: as the one did whose seat it was, otherwise as usual. */
export function levelInstead(holder: Holder | undefined): BotLevel {
  return (holder?.kind === 'person' ? holder.botBefore : undefined) ?? USUAL
}

/** Seats bots on all free seats, and on those of people who have left. */
export function fillWithBots(ports: BotHolderPorts, draft: SavedTable, level: BotLevel): void {
  draft.holders.forEach((holder, seat) => {
    const isTaken = holder.kind === 'bot' || isHeld(holder)
    if (!isTaken) draft.holders[seat] = newBot(ports, draft, level)
  })
}
