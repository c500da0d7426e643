/** Journals whose records were changed by somebody who knows how to sum them up: a start takes up what the rules allow, and never fails. */
import { describe, expect, it } from 'vitest'
import { fastRandom } from '../../src/engine/fastRandom'
import type { Json } from '../../src/engine/json'
import { pick } from '../../src/engine/random'
import { GAME_IDS } from '../../src/games/contracts'
import { casesOf, caseSeed } from '../support/cases'
import { distort } from '../support/distort'
import { openMatch } from '../support/evening'
import { MemoryHost } from '../support/memoryHost'
import { TRIAL_CONTENTS } from '../support/trialContents'

/** Milliseconds of a match before it is changed. */
const PLAYED = 90_000

/** Journals of a host with a table of this game in the middle of a match. */
async function saveOf(game: string, surroundings: object) {
  const wish = { game, seats: 4, options: {}, surroundings } as const
  const { host, table } = await openMatch(`saved ${game}`, wish)
  await host.clock.turn(PLAYED)
  return {
    table,
    records: host.journals.tables.get(table) ?? [],
    people: host.journals.peopleRecords,
  }
}

describe('saves that were changed', () => {
  for (const game of GAME_IDS) {
    const cases = Math.ceil(casesOf('S12') / GAME_IDS.length)
    it(`S12 never end a host, and are played again by the rules or not at all: ${String(cases)} of ${game}`, async () => {
      const surroundings = { contents: TRIAL_CONTENTS[game] }
      const { table, records, people } = await saveOf(game, surroundings)
      expect(records.length).toBeGreaterThan(1)
      let [taken, refused] = [0, 0]
      for (let run = 0; run < cases; run++) {
        const seed = `${caseSeed('changed')}-${game}-${String(run)}`
        const random = fastRandom(seed)
        const at = random.below(records.length)
        const changed: Json[] = records.with(at, distort(records[at] ?? null, random))
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
        const written = JSON.stringify(host.journals.tables.get(table) ?? [])
        if (host.journals.setAside.size > 0 || written.includes('"broken"')) refused += 1
        else taken += 1
        expect(
          host.log.filter((line) => line.includes('unhandled')),
          seed,
        ).toEqual([])
      }
      expect(taken + refused).toBe(cases)
      expect(refused).toBeGreaterThan(0)
    })
  }
})
