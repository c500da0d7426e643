/** A client's part in the deal: its bits, and what it noted for the proof afterwards. */
import { SHARE_BYTES, shareOf } from '../engine/match/fairDeal'
import { formatHex } from '../engine/basics/hex'
import { present } from '../engine/basics/invariant'
import type { Json } from '../engine/basics/json'
import { Latest } from '../engine/basics/latest'
import type { Viewer } from '../engine/basics/seat'
import type { OwnMove } from '../engine/match/sights'
import { CLIENT_FRAME, type Command } from '../protocol/clientMessages'
import { parseFrame } from '../protocol/frame'
import type { AskCommitment, AskShare, MatchMessage } from '../protocol/hostMessages'
import type { ClientPorts, MatchNotes } from './client'
import { parseNotes } from './parseNotes'
import { SeenNotes } from './seenNotes'

/** Deals that are remembered; an evening has fewer. */
const MOST_DEALS = 200
/** Milliseconds that facts are waited for: whoever commits too late has no share in the deal. */
const FACTS_WITHIN = 1000

/** What one client gave and noted, by the commitment of the host. */
export class DealNotes {
  private readonly notes = new Latest<string, MatchNotes>(MOST_DEALS)
  private readonly seen = new Map<string, SeenNotes>()
  /** The deals whose shares were asked for since a match began, at whatever table: the host names them as it likes. */
  private readonly asked = new Set<string>()
  /** The deal whose match was shown last; empty: none was. */
  private shown = ''

  constructor(
    private readonly ports: Pick<ClientPorts, 'clock' | 'entropy' | 'factsFor' | 'notes'>,
  ) {
    for (const { seen, ...notes } of parseNotes(ports.notes?.read())) {
      const { commitment } = notes
      this.notes.set(commitment, notes)
      if (seen) this.seen.set(commitment, new SeenNotes(seen))
      if (notes.of !== undefined && this.shown === '') this.shown = commitment
    }
  }

  /** What was noted of a deal and its match. */
  on(commitment: string): MatchNotes | undefined {
    const notes = this.notes.get(commitment)
    const seen = this.seen.get(commitment)?.seen()
    return notes && { ...notes, ...(seen ? { seen } : {}) }
  }

  /** Notes what a viewer is shown of a match; by the name of another deal than it had before, nothing of it counts. */
  see(message: MatchMessage, viewer: Viewer): void {
    const { commitment, number } = message.match
    const of = `${message.table} ${String(number)}`
    if (this.isOfAnother(of, commitment)) return
    this.shown = commitment
    const begunAnew = this.seen.has(commitment) ? 0 : this.takeAsked(commitment)
    this.seenOf(commitment).note(message, viewer)
    const anew = begunAnew === 0 ? {} : { begunAnew }
    this.note({ ...this.notes.get(commitment), ...anew, of, commitment })
  }

  /** Notes an own move that the host has taken. */
  noteMove(commitment: string, own: OwnMove): void {
    this.seenOf(commitment).noteMove(own)
    this.note({ ...this.notes.get(commitment), commitment })
  }

  /** From here on something may be missed. */
  breakOff(): void {
    for (const seen of this.seen.values()) seen.breakOff()
  }

  /** Commits to bits, the same ones however often it is asked. */
  async commit(ask: AskCommitment): Promise<Command> {
    const { commitment } = ask
    const known = this.notes.get(commitment)
    const bytes = this.ports.entropy.bytes(SHARE_BYTES)
    const bits = known?.bits ?? formatHex(bytes)
    this.note({ ...known, commitment, bits })
    const share = { kind: 'commitShare', commitment: commitToBits(bits) } as const
    const facts = ask.facts ? await this.factsFor(ask) : undefined
    if (facts === undefined) return share
    const withFacts = { ...share, facts }
    return isTaken(ask.table, withFacts) ? withFacts : share
  }

  /** Notes what everybody has committed to, and opens the own bits if they are among it, at the own seat; the first telling counts. */
  open({ commitment, commitments, deal }: AskShare, viewer: Viewer): Command | undefined {
    if (this.asked.size < MOST_DEALS) this.asked.add(commitment)
    const first = { commitments, deal, ...this.notes.get(commitment), commitment }
    const { bits, seat = viewer, ...others } = first
    const isOwn = bits !== undefined && seat !== 'spectator'
    if (isOwn && first.commitments[seat] === commitToBits(bits)) {
      this.note({ ...first, seat })
      return { kind: 'openShare', bits }
    }
    // Whoever has committed too late has no share in the deal, and misses none.
    this.note(others)
    return undefined
  }

  private async factsFor(ask: AskCommitment): Promise<Json | undefined> {
    let cancel: () => void = () => undefined
    const late = new Promise<undefined>((done) => {
      cancel = this.ports.clock.after(FACTS_WITHIN, () => {
        done(undefined)
      })
    })
    try {
      return await Promise.race([this.ports.factsFor?.(ask), late])
    } catch {
      return undefined
    } finally {
      cancel()
    }
  }

  /** A match begins: how many deals before it were broken off. One that was not asked for ends no count. */
  private takeAsked(commitment: string): number {
    if (!this.asked.delete(commitment)) return this.asked.size
    const { size } = this.asked
    this.asked.clear()
    return size
  }

  private seenOf(commitment: string): SeenNotes {
    const seen = this.seen.get(commitment) ?? new SeenNotes()
    this.seen.set(commitment, seen)
    return seen
  }

  private isOfAnother(of: string, commitment: string): boolean {
    return this.notes.values().some((one) => one.of === of && one.commitment !== commitment)
  }

  /** The deal that was noted longest ago is forgotten, but never the one that is shown, however many the host asks for. */
  private note(notes: MatchNotes): void {
    const { commitment } = notes
    const shown = this.notes.get(this.shown)
    if (shown) this.notes.set(this.shown, shown)
    const oldest = this.notes.set(commitment, notes)
    if (oldest !== undefined) this.seen.delete(oldest)
    this.keep(commitment)
  }

  private keep(latest: string): void {
    const kept = [...new Set([this.shown, latest])].flatMap((one) => this.on(one) ?? [])
    this.ports.notes?.write(JSON.stringify(kept))
  }
}

/** Whether every host takes the message; one that it cannot take would end the connection, and with it the match. */
function isTaken(table: string, command: Command): boolean {
  const message = { type: 'command', id: Number.MAX_SAFE_INTEGER, table, command }
  return parseFrame(JSON.stringify(message), CLIENT_FRAME).ok
}

function commitToBits(bits: string): string {
  return present(shareOf(bits), 'own bits have the right length').commitment
}
