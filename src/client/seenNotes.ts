/** What a client notes of a match while it is shown it: whatever it saw can be proved afterwards, what it missed is not claimed. */
import {
  beginStretch,
  extendStretch,
  isNoticed,
  sightOf,
  type OwnMove,
  type Seen,
  type Stretch,
} from '../engine/match/sights'
import type { Viewer } from '../engine/basics/seat'
import type { MatchMessage } from '../protocol/hostMessages'

/** Stretches of one match at most; after so many gaps, more than any evening has, nothing is noted any more, and no record is proved. */
export const MOST_STRETCHES = 500

/** What one client noted of one match; bounded but for its own moves. */
export class SeenNotes {
  private readonly stretches: Stretch[]
  private readonly moves: OwnMove[]
  /** Hash of the view and version of the message that came last over this line; undefined: there may be a gap behind it. */
  private last: { readonly view: string; readonly version: number } | undefined

  constructor(before?: Seen) {
    this.stretches = [...(before?.stretches ?? [])]
    this.moves = [...(before?.moves ?? [])]
  }

  /** All that was noted so far. */
  seen(): Seen {
    return { stretches: [...this.stretches], moves: [...this.moves] }
  }

  /** Something may be missed from here on. */
  breakOff(): void {
    this.last = undefined
  }

  /** A message about the match, as `viewer` gets it. */
  note({ match, events, version }: MatchMessage, viewer: Viewer): void {
    const sight = sightOf(match.view, events)
    const { last } = this
    const stretch = this.stretches.at(-1)
    const isNext = last !== undefined && version >= last.version && version <= last.version + 1
    this.last = { view: sight.view, version }
    if (!isNext || stretch?.viewer !== viewer) {
      if (this.stretches.length === MOST_STRETCHES) this.breakOff()
      else this.stretches.push(beginStretch(viewer, sight))
    } else if (isNoticed(sight, last.view)) {
      this.stretches[this.stretches.length - 1] = extendStretch(stretch, sight)
    }
  }

  /** An own move that the host has taken. */
  noteMove(own: OwnMove): void {
    this.moves.push(own)
  }
}
