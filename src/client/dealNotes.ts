/** A client's part in the deal: its bits, and what it noted for the proof afterwards. */
import { SHARE_BYTES, shareOf } from '../engine/fairDeal'
import { formatHex } from '../engine/hex'
import { present } from '../engine/invariant'
import type { Json } from '../engine/json'
import type { Command } from '../protocol/clientMessages'
import type { AskCommitment, AskShare } from '../protocol/hostMessages'
import type { ClientPorts, MatchNotes } from './client'

/** Deals that are remembered; an evening has fewer. */
const MOST_DEALS = 200
/** Milliseconds that facts are waited for: whoever commits too late has no share in the deal. */
const FACTS_WITHIN = 1000

/** What one client gave and noted, by the commitment of the host. */
export class DealNotes {
  private readonly notes = new Map<string, MatchNotes>()

  constructor(private readonly ports: Pick<ClientPorts, 'clock' | 'entropy' | 'factsFor'>) {}

  /** What was noted of a deal. */
  on(commitment: string): MatchNotes | undefined {
    return this.notes.get(commitment)
  }

  /** Commits to bits, the same ones however often it is asked. */
  async commit(ask: AskCommitment): Promise<Command> {
    const { commitment } = ask
    const known = this.notes.get(commitment)
    const bytes = this.ports.entropy.bytes(SHARE_BYTES)
    const bits = known?.bits ?? formatHex(bytes)
    this.note({ ...known, commitment, bits })
    const facts = ask.facts ? await this.factsFor(ask) : undefined
    return {
      kind: 'commitShare',
      commitment: commitToBits(bits),
      ...(facts === undefined ? {} : { facts }),
    }
  }

  /** Notes what everybody has committed to, and opens the own bits if they are among it; the first telling counts. */
  open({ commitment, commitments, deal }: AskShare): Command | undefined {
    const known = this.notes.get(commitment)
    this.note({ commitments, deal, ...known, commitment })
    const bits = known?.bits
    const isAmong = bits !== undefined && Object.values(commitments).includes(commitToBits(bits))
    return isAmong ? { kind: 'openShare', bits } : undefined
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

  private note(notes: MatchNotes): void {
    this.notes.set(notes.commitment, notes)
    const [oldest] = this.notes.keys()
    if (this.notes.size > MOST_DEALS && oldest !== undefined) this.notes.delete(oldest)
  }
}

function commitToBits(bits: string): string {
  return present(shareOf(bits), 'own bits have the right length').commitment
}
