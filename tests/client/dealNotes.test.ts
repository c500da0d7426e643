/** What a client brings to a deal, and what it notes of it. */
import { describe, expect, it } from 'vitest'
import type { ClientPorts } from '../../src/client/client'
import { DealNotes } from '../../src/client/dealNotes'
import { commitTo, shareOf } from '../../src/engine/match/fairDeal'
import { present } from '../../src/engine/basics/invariant'
import type { Json } from '../../src/engine/basics/json'
import type { MatchMessage } from '../../src/protocol/hostMessages'
import { parseClientMessage } from '../../src/protocol/clientMessages'
import { HandClock } from '../support/host/handClock'
import { seededEntropy } from '../support/host/memoryHost'

function commitWith(facts: Json): ReturnType<DealNotes['commit']> {
  const notes = new DealNotes({
    clock: new HandClock(),
    entropy: seededEntropy('facts'),
    factsFor: () => Promise.resolve(facts),
  })
  return notes.commit({
    type: 'askCommitment',
    table: 't1',
    commitment: 'c'.repeat(64),
    game: 'tijdlijn',
    options: {},
    facts: true,
  })
}

/** Notes that outlive the page where there is something to keep them in. */
function newNotes(kept?: ClientPorts['notes']): DealNotes {
  const ports = { clock: new HandClock(), entropy: seededEntropy('notes') }
  return new DealNotes(kept ? { ...ports, notes: kept } : ports)
}

function memory(): NonNullable<ClientPorts['notes']> {
  let kept: string | undefined
  return {
    read: () => kept,
    write: (notes) => {
      kept = notes
    },
  }
}

/** A client has taken part in a deal, and sees its match. */
async function dealtIn(notes: DealNotes, commitment: string): Promise<void> {
  const own = await commitmentOf(notes, commitment)
  const told = { commitment, deal: commitment, commitments: { 1: own } }
  notes.open({ type: 'askShare', table: 't1', ...told }, 1)
  notes.see(shownMatch(commitment), 1)
}

/** Another deal for each number. */
function dealOf(at: number): string {
  return commitTo(new Uint8Array([at, at >> 8]))
}

/** What a client commits to when it is asked. */
async function commitmentOf(notes: DealNotes, commitment: string): Promise<string> {
  const ask = { type: 'askCommitment', table: 't1', game: 'tijdlijn', options: {} } as const
  const command = await notes.commit({ ...ask, commitment, facts: false })
  return present(command.kind === 'commitShare' ? command : undefined, 'a share').commitment
}

/** A list in a list, so many times. */
function nested(levels: number): Json {
  return levels === 0 ? 'x' : [nested(levels - 1)]
}

describe('facts for a deal', () => {
  it('P-30 go with the commitment', async () => {
    expect(await commitWith(['a', 'b'])).toMatchObject({ facts: ['a', 'b'] })
  })

  it.each([
    ['too long', 'ä'.repeat(65_400)],
    ['too deep', nested(7)],
  ])('P-30 that no host would take are left out, and the share is given: %s', async (_, facts) => {
    const command = await commitWith(facts)
    expect(command).not.toHaveProperty('facts')
    const frame = { type: 'command', id: 1, table: 't1', command }
    expect(parseClientMessage(JSON.stringify(frame)).ok).toBe(true)
  })
})

/** A match with nothing to see is on the table. */
function shownMatch(commitment: string, number = 1): MatchMessage {
  const awaited = { kind: 'hidden' } as const
  const match = { number, game: 'tijdlijn', view: {}, own: [], awaited, entries: 0, commitment }
  return { type: 'match', table: 't1', version: 1, events: [], match }
}

describe('deals that were broken off', () => {
  it('P-63 are counted over all tables of the host, and by the match alone that was asked for', async () => {
    const notes = newNotes()
    for (const [at, table] of ['x1', 'x2', 'x3', 't1'].entries()) {
      const commitment = dealOf(at)
      const own = await commitmentOf(notes, commitment)
      const asked = { commitment, deal: commitment, commitments: { 1: own } }
      expect(notes.open({ type: 'askShare', table, ...asked }, 1)?.kind).toBe('openShare')
    }
    // A match that nobody was asked for lies on the table for a moment.
    notes.see(shownMatch(dealOf(9)), 1)
    notes.see(shownMatch(dealOf(3), 2), 1)
    expect(notes.on(dealOf(3))).toMatchObject({ begunAnew: 3 })
    await commitmentOf(notes, dealOf(4))
    notes.see(shownMatch(dealOf(4), 3), 1)
    expect(notes.on(dealOf(4))).not.toHaveProperty('begunAnew')
  })
})

describe('the own share', () => {
  const deal = dealOf(0)
  const ask = { type: 'askShare', table: 't1', commitment: deal, deal } as const

  it('P-30 is opened for the own seat alone, and stays noted then', async () => {
    const notes = newNotes()
    const own = await commitmentOf(notes, deal)
    const opened = notes.open({ ...ask, commitments: { 0: dealOf(1), 1: own } }, 1)
    const bits = present(opened?.kind === 'openShare' ? opened : undefined, 'a share').bits
    expect(shareOf(bits)?.commitment).toBe(own)
    // Whatever is told later.
    notes.open({ ...ask, commitments: { 0: own } }, 0)
    notes.open({ ...ask, commitments: {} }, 'spectator')
    const commitments = { 0: dealOf(1), 1: own }
    expect(notes.on(deal)).toMatchObject({ bits, seat: 1, commitments })
  })

  it.each([
    ['another seat', 0],
    ['no seat', 'spectator'],
  ] as const)('P-30 is not opened for %s', async (_, viewer) => {
    const notes = newNotes()
    const own = await commitmentOf(notes, deal)
    expect(notes.open({ ...ask, commitments: { 1: own } }, viewer)).toBeUndefined()
  })

  it('P-30 that came too late is no share: nothing is missed afterwards', async () => {
    const notes = newNotes()
    await commitmentOf(notes, deal)
    expect(notes.open({ ...ask, commitments: { 0: dealOf(1) } }, 1)).toBeUndefined()
    expect(notes.on(deal)).not.toHaveProperty('bits')
    expect(notes.on(deal)).toHaveProperty('commitments', { 0: dealOf(1) })
  })
})

describe('the notes of the match that is shown', () => {
  const deal = dealOf(0)

  it('P-62 are kept however many other deals are asked for', async () => {
    const notes = newNotes()
    await dealtIn(notes, deal)
    const before = notes.on(deal)
    for (let at = 1; at <= 300; at++) await commitmentOf(notes, dealOf(at))
    expect(notes.on(deal)).toEqual(before)
    expect(notes.on(dealOf(1))).toBeUndefined()
    expect(notes.on(dealOf(300))).toBeDefined()
  })

  it('P-62 are there after the page was loaded anew, as those of a deal that still goes on', async () => {
    const kept = memory()
    const notes = newNotes(kept)
    await dealtIn(notes, deal)
    await commitmentOf(notes, dealOf(1))
    const anew = newNotes(kept)
    for (const commitment of [deal, dealOf(1)]) {
      expect(notes.on(commitment)).toHaveProperty('bits')
      expect(anew.on(commitment)).toEqual(notes.on(commitment))
    }
    for (let at = 2; at <= 300; at++) await commitmentOf(anew, dealOf(at))
    expect(newNotes(kept).on(deal)).toEqual(notes.on(deal))
  })

  it('P-62 do not go over to another deal that is named at its end', async () => {
    const kept = memory()
    const notes = newNotes(kept)
    await dealtIn(notes, deal)
    const other = dealOf(1)
    await commitmentOf(notes, other)
    for (const told of [notes, newNotes(kept)]) {
      told.see({ ...shownMatch(other), version: 2 }, 1)
      expect(told.on(other)).not.toHaveProperty('seen')
      expect(told.on(deal)).toHaveProperty('seen')
    }
  })
})
