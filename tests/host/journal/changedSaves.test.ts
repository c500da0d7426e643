/** Journals whose records were changed by somebody who knows how to sum them up: a start takes up what the rules allow, and never fails. */
import { describe, expect, it } from 'vitest'
import { fastRandom } from '../../../src/engine/chance/fastRandom'
import { present } from '../../../src/engine/basics/invariant'
import { toJson, type Json } from '../../../src/engine/basics/json'
import type { Match } from '../../../src/engine/match/match'
import { pick, type Random } from '../../../src/engine/chance/random'
import type { DealRecord, Entry } from '../../../src/engine/match/record'
import { dealAgain } from '../../../src/engine/match/replay'
import { GAME_IDS, type GameId } from '../../../src/games/contracts'
import { GAMES } from '../../../src/games/registry'
import {
  applyChange,
  parseTableRecord,
  type ReadRecord,
} from '../../../src/host/table/tableRecords'
import { casesOf, caseSeed } from '../../support/cases'
import { distort } from '../../support/wire/distort'
import { openMatch } from '../../support/host/evening'
import { MemoryHost } from '../../support/host/memoryHost'
import { TRIAL_CONTENTS } from '../../support/match/trialContents'

/** Moves of a match before it is changed, at most. */
const PLAYED = 25

/** What a journal tells of the match that runs. */
interface Running {
  deal?: DealRecord
  readonly entries: Entry[]
  isPlaying: boolean
}

function runningIn(records: readonly Json[]): Running {
  const running: Running = { entries: [], isPlaying: false }
  let saved: Parameters<typeof applyChange>[0] | undefined
  for (const raw of records) {
    const record: ReadRecord | undefined = parseTableRecord(raw)
    if (record?.kind === 'table') saved = record.table
    if (saved && (record?.kind === 'change' || record?.kind === 'dealt'))
      saved = applyChange(saved, record) ?? saved
    if (record?.kind === 'dealt') {
      running.deal = record.deal
      running.entries.length = 0
    }
    if (record?.kind === 'played') running.entries.push(record.entry)
  }
  running.isPlaying = saved?.playing ?? false
  return running
}

function dealOf(game: GameId, deal: DealRecord | undefined): Match {
  const dealt = dealAgain(GAMES[game], present(deal, 'a deal'), TRIAL_CONTENTS[game])
  return present(dealt.ok ? dealt.value : undefined, `dealt: ${JSON.stringify(dealt)}`)
}

/** Plays what a host has taken up by the rules, move by move; the first entry that they refuse. */
function refusedEntry(match: Match, entries: readonly Entry[]): Entry | undefined {
  return entries.find((entry) => {
    if (entry.kind !== 'left') return !match.play(entry.seat, entry.move).ok
    const left = match.prepareLeave(entry.seat)
    if (left.ok) left.value.apply()
    return !left.ok
  })
}

/** The records with one of them changed: anything in it, or the rules or the content that the match is said to be of. */
function changedIn(records: readonly Json[], random: Random): Json[] {
  const at = random.below(records.length)
  if (random.below(8) > 0) return records.with(at, distort(records[at] ?? null, random))
  const rules = random.below(2) === 0
  return records.map((raw) => {
    const record = parseTableRecord(raw)
    if (record?.kind !== 'dealt') return raw
    const { deal } = record
    const content = deal.content.map((name) => ({ ...name, hash: `${name.hash}0` }))
    return toJson({
      ...record,
      deal: rules ? { ...deal, rules: deal.rules + 1 } : { ...deal, content },
    })
  })
}

/** Journals of a host with a table of this game in the middle of a match. */
async function saveOf(game: GameId) {
  const surroundings = { contents: TRIAL_CONTENTS[game] }
  const { host, table } = await openMatch(`saved ${game}`, { game, seats: 4, surroundings })
  const records = [...(host.journals.tables.get(table) ?? [])]
  const { deal, entries } = runningIn(records)
  const match = dealOf(game, deal)
  const random = fastRandom(`played ${game}`)
  expect(refusedEntry(match, entries)).toBeUndefined()
  while (match.entries() < PLAYED) {
    const { seat } = present(pick(match.toAct(), random), 'somebody owes a decision')
    const played = match.play(seat, match.sampleMove(seat, random))
    const { entry } = present(played.ok ? played.value : undefined, 'a sound move')
    // A match that is over is not played on.
    if (match.outcome()) break
    records.push(toJson({ kind: 'played', entry }))
  }
  return { table, records, people: host.journals.peopleRecords, deal: present(deal, 'a deal') }
}

describe('saves that were changed', () => {
  for (const game of GAME_IDS) {
    const cases = Math.ceil(casesOf('S12') / GAME_IDS.length)
    it(`S12 never end a host, and are played again by the rules or not at all: ${String(cases)} of ${game}`, async () => {
      const { table, records, people, deal } = await saveOf(game)
      const surroundings = { contents: TRIAL_CONTENTS[game] }
      let [taken, refused] = [0, 0]
      for (let run = 0; run < cases; run++) {
        const seed = `${caseSeed('changed')}-${game}-${String(run)}`
        const random = fastRandom(seed)
        const changed = changedIn(records, random)
        const isOfPeople = random.below(10) === 0
        const place = random.below(Math.max(1, people.length))
        const host = new MemoryHost(seed, surroundings)
        host.journals.tables.set(table, isOfPeople ? [...records] : changed)
        host.journals.peopleRecords = isOfPeople
          ? people.with(place, distort(people[place] ?? null, random))
          : [...people]
        expect(() => {
          host.restart()
        }, seed).not.toThrow()
        const player = host.player(pick(['Anna', 'Zoe'], random) ?? '')
        await host.clock.turn(1000)
        expect(player.client.state().connection, seed).toBe('open')
        expect(
          host.log.filter((line) => line.includes('unhandled')),
          seed,
        ).toEqual([])
        const running = runningIn(host.journals.tables.get(table) ?? [])
        if (running.isPlaying && running.deal) {
          taken += 1
          expect(running.deal.rules, seed).toBe(deal.rules)
          expect(running.deal.content, seed).toEqual(deal.content)
          expect(refusedEntry(dealOf(game, running.deal), running.entries), seed).toBeUndefined()
        } else refused += 1
      }
      expect(taken).toBeGreaterThan(0)
      expect(refused).toBeGreaterThan(0)
    })
  }
})
