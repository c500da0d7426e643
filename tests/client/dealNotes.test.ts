/** What a client brings to a deal. */
import { describe, expect, it } from 'vitest'
import { DealNotes } from '../../src/client/dealNotes'
import type { Json } from '../../src/engine/json'
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
