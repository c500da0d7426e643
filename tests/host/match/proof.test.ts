/** The proof after a whole evening at a host: it holds for everybody, whatever happened to his line, and for what he saw alone. */
import { beforeAll, describe, expect, it } from 'vitest'
import { parseNotes } from '../../../src/client/parseNotes'
import { fastRandom } from '../../../src/engine/chance/fastRandom'
import { present } from '../../../src/engine/basics/invariant'
import type { Random } from '../../../src/engine/chance/random'
import { isMatchRecord, type MatchRecord } from '../../../src/engine/match/record'
import type { Seen } from '../../../src/engine/match/sights'
import { isTimeBluffView } from '../../../src/games/time-bluff/outside/guards'
import { verifyRecord } from '../../../src/renderer/replay/verifyRecord'
import { openMatch, tell, type Evening } from '../../support/host/evening'
import type { TestPlayer } from '../../support/host/memoryHost'
import { sampleTimeBluff } from '../../support/match/sampleMoves'
import { matchOf, moveOf, questionOf, tableOf, viewOf } from '../../support/match/seats'

const MOST_STEPS = 2000

async function answerOwed(evening: Evening, player: TestPlayer, random: Random): Promise<void> {
  const view = viewOf(player)
  if (!isTimeBluffView(view) || !questionOf(player)) return
  await evening.tell(player, moveOf(player, sampleTimeBluff(view, random)))
}

/** What happens to people's lines, by step. */
type Troubles = Readonly<Record<number, (evening: Evening) => unknown>>

/** Plays a match to its end; whoever is there answers for himself. */
async function playOut(evening: Evening, troubles: Troubles): Promise<void> {
  const random = fastRandom('proof')
  for (let step = 0; step < MOST_STEPS && tableOf(evening.keeper).phase !== 'over'; step++) {
    await troubles[step]?.(evening)
    for (const player of evening.people) {
      // Who can read nothing would wait for an answer for ever.
      const mayAnswer = player.client.state().connection === 'open' && !player.spoil
      if (mayAnswer) await answerOwed(evening, player, random)
    }
    await evening.host.clock.turn(800)
  }
  await evening.host.clock.turn(10_000)
}

async function recordOf({ host, keeper, table }: Evening): Promise<MatchRecord> {
  const fetched = keeper.client.fetch({ match: 1 }, table)
  await host.settle()
  const answer = await fetched
  const record: unknown = answer.ok ? JSON.parse(answer.value) : undefined
  return present(isMatchRecord(record) ? record : undefined, 'a record')
}

function seenBy(player: TestPlayer): Seen {
  const commitment = present(matchOf(player), 'a match').commitment
  return present(player.client.notesOn(commitment)?.seen, 'notes')
}

function faultFor(player: TestPlayer, record: MatchRecord, seen = seenBy(player)) {
  const { commitment, outcome } = present(matchOf(player), 'a match')
  const notes = present(player.client.notesOn(commitment), 'notes')
  return verifyRecord(record, [], { ...notes, seen, outcome: present(outcome, 'an end') })
}

const WISH = {
  game: 'time-bluff',
  people: 3,
  seats: 4,
  options: { target: 50 },
  languages: ['de', 'nl', 'en'],
} as const

describe('the proof of a match', () => {
  let evening: Evening
  let record: MatchRecord

  beforeAll(async () => {
    evening = await openMatch('proof', WISH)
    await playOut(evening, {
      4: ({ guest }) => {
        guest(1).cut()
      },
      8: ({ guest, tell }) =>
        tell(guest(1), { kind: 'rename', name: 'Bram', language: 'en' } as const),
      // Away for so long that a bot answers for him.
      12: ({ guest }) => {
        guest(2).offline = true
        guest(2).cut()
      },
      40: ({ guest }) => {
        guest(2).offline = false
      },
      50: ({ guest }) => {
        guest(1).spoil = () => '{"type":"match"}'
      },
      52: ({ guest }) => {
        delete guest(1).spoil
      },
      55: ({ host, people }) => {
        host.restart()
        for (const player of people) player.cut()
      },
    })
    record = await recordOf(evening)
  }, 120_000)

  it('P-62 holds for everybody, over cuts, frames that cannot be read, another language and a restart', () => {
    expect(record.entries.length).toBeGreaterThan(60)
    for (const player of evening.people) {
      expect(faultFor(player, record), player.client.state().welcome?.name).toBeUndefined()
      expect(seenBy(player).stretches.length).toBeGreaterThan(1)
      expect(seenBy(player).stretches.length).toBeLessThan(12)
      expect(seenBy(player).moves.length).toBeGreaterThan(3)
    }
  })

  it('P-62 fails for who was shown or did anything else, in whatever stretch', () => {
    const player = evening.guest(1)
    const seen = seenBy(player)
    for (const [at, stretch] of seen.stretches.entries()) {
      const first = { ...stretch, first: 'f'.repeat(64) }
      const digest = { ...stretch, digest: 'f'.repeat(64) }
      for (const other of [first, digest, { ...stretch, steps: stretch.steps + 1 }]) {
        const stretches = seen.stretches.with(at, other)
        expect(faultFor(player, record, { ...seen, stretches })).toBe('other-views')
      }
    }
    const twice = { ...seen, moves: [present(seen.moves[0], 'a move'), ...seen.moves] }
    expect(faultFor(player, record, twice)).toBe('other-moves')
  })

  it('P-62 fails when stretches come in another order, or the match went on after its end', () => {
    const [player] = evening.people
    const seen = seenBy(present(player, 'somebody'))
    const turned = { ...seen, stretches: seen.stretches.toReversed() }
    expect(faultFor(evening.keeper, record, turned)).toBe('other-views')
    const cut = { ...seen, stretches: seen.stretches.slice(0, -1) }
    expect(faultFor(evening.keeper, record, cut)).toBe('other-views')
  })
})

describe('the proof for who was not there all the time', () => {
  const SHORT = { ...WISH, options: { target: 'round' }, languages: [] } as const

  it('P-62 holds for who left the match and came back', async () => {
    const evening = await openMatch('proof', SHORT)
    const player = evening.guest(1)
    await playOut(evening, {
      3: ({ tell }) => tell(player, { kind: 'leave' } as const),
      12: ({ tell }) => tell(player, { kind: 'join', as: 'player' } as const),
    })
    expect(seenBy(player).stretches).toHaveLength(2)
    expect(faultFor(player, await recordOf(evening))).toBeUndefined()
  })

  it('P-28, P-62 who stood up and takes his seat again is shown his hand and asked, and his proof holds', async () => {
    const evening = await openMatch('a', SHORT)
    // With this seed it is her turn.
    const player = evening.guest(2)
    await evening.tell(player, { kind: 'stand' })
    expect(viewOf(player)).not.toHaveProperty('you', 2)
    await evening.tell(player, { kind: 'sit', seat: 2 })
    expect(viewOf(player)).toHaveProperty('you', 2)
    expect(questionOf(player)).toBeDefined()
    await playOut(evening, {})
    expect(seenBy(player).stretches.map(({ viewer }) => viewer)).toEqual([2, 'spectator', 2])
    expect(faultFor(player, await recordOf(evening))).toBeUndefined()
  })

  it('P-62 holds for who takes a chair where the end of a match lies, or another one than he had', async () => {
    const evening = await openMatch('proof', { ...SHORT, people: 2, seats: 3 })
    const { host, table } = evening
    await playOut(evening, {})
    const late = host.player('Lot', 'de')
    await host.settle()
    await tell(host, late, { kind: 'join', as: 'player' }, table)
    await host.clock.turn(5000)
    await evening.tell(evening.guest(1), { kind: 'stand' })
    await host.clock.turn(5000)
    await tell(host, late, { kind: 'sit', seat: 1 }, table)
    await evening.tell(evening.guest(1), { kind: 'sit', seat: 2 })
    await host.clock.turn(5000)
    const record = await recordOf(evening)
    for (const player of [...evening.people, late]) {
      player.cut()
      await host.clock.turn(5000)
      expect(faultFor(player, record), player.client.state().welcome?.name).toBeUndefined()
    }
    expect(seenBy(late).stretches.every(({ viewer }) => viewer === 'spectator')).toBe(true)
  })
})

describe('what a window notes', () => {
  it('P-62 is kept while its page is loaded anew, and is nothing where it is damaged', async () => {
    const evening = await openMatch('kept', WISH)
    await playOut(evening, {})
    const { commitment } = present(matchOf(evening.keeper), 'a match')
    const notes = present(evening.keeper.client.notesOn(commitment), 'notes')
    expect(parseNotes(JSON.stringify([notes]))).toEqual([notes])
    expect(notes.seen?.stretches).toHaveLength(1)
    for (const damaged of [undefined, '', '{', '{}', '[{"commitment":"x"}]']) {
      expect(parseNotes(damaged)).toEqual([])
    }
  })
})
