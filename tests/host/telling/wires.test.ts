/** What really goes over each wire in a whole match, beside the same match played again from its record. */
import { beforeAll, describe, expect, it } from 'vitest'
import { fastRandom } from '../../../src/engine/chance/fastRandom'
import { present } from '../../../src/engine/basics/invariant'
import { isRecord, toJson, type Json } from '../../../src/engine/basics/json'
import { NO_CONTENT } from '../../../src/engine/contract/content'
import { findFairnessFault } from '../../../src/engine/match/fairDeal'
import { hashDeal, isMatchRecord, type MatchRecord } from '../../../src/engine/match/record'
import { replayMatch } from '../../../src/engine/match/replay'
import type { Viewer } from '../../../src/engine/basics/seat'
import { isTafelrundeView } from '../../../src/games/tafelrunde/outside/guards'
import { GAMES } from '../../../src/games/registry'
import type { BotPort } from '../../../src/host/ports'
import { instantBots, MemoryHost, type TestPlayer } from '../../support/host/memoryHost'
import { sampleTafelrunde } from '../../support/match/sampleMoves'
import { moveOf, questionOf, tableOf, viewOf } from '../../support/match/seats'

/** Events after which a story is long enough. */
const LONG_ENOUGH = 200
const VIEWERS: readonly Viewer[] = [0, 1, 2, 3, 'spectator']

interface Told {
  readonly events: readonly Json[]
  readonly missed: readonly Json[]
  readonly story: readonly Json[]
  readonly view: Json
}

/** What one mover of the match was told, move by move. */
interface Played {
  readonly seen: (viewer: Viewer) => readonly Json[]
  /** By viewer, as it could be told right after the move. */
  readonly recalled: (viewer: Viewer) => readonly Json[]
}

/** The real bots; what they observe is kept by seat. */
function listeningBots(observed: Map<number, { events: readonly Json[]; view: Json }[]>): BotPort {
  return {
    seat: (request) => {
      const bot = instantBots.seat(request)
      const own: { events: readonly Json[]; view: Json }[] = []
      observed.set(request.seat, own)
      return {
        ...bot,
        observe: (events, view) => {
          own.push({ events, view })
          bot.observe(events, view)
        },
      }
    },
  }
}

function listOf(value: unknown): readonly Json[] {
  return Array.isArray(value) ? value.map((item) => toJson(item)) : []
}

/** A view with the items of its lists that have changed. */
function withItems(view: Readonly<Record<string, unknown>>, items: unknown): object {
  const lists = Object.entries(isRecord(items) ? items : {}).map(([name, changed]) => {
    const list = [...listOf(view[name])]
    for (const [place, item] of Object.entries(isRecord(changed) ? changed : {})) {
      list[Number(place)] = toJson(item)
    }
    return [name, list]
  })
  return { ...view, ...Object.fromEntries(lists) }
}

/** The news of a match in a player's frames. */
function toldIn(frames: readonly string[]): Told[] {
  let view: object = {}
  return frames.flatMap((frame): Told[] => {
    const message: unknown = JSON.parse(frame)
    if (!isRecord(message)) return []
    const { type, match, events, missed, story } = message
    if (type === 'match' && isRecord(match) && isRecord(match.view)) view = match.view
    else if (type === 'matchChange') {
      view = withItems({ ...view, ...(isRecord(message.view) ? message.view : {}) }, message.items)
    } else return []
    const told = { events: listOf(events), missed: listOf(missed), story: listOf(story) }
    return [{ ...told, view: toJson(view) }]
  })
}

describe('every wire of a match', () => {
  const observed = new Map<number, { events: readonly Json[]; view: Json }[]>()
  const host = new MemoryHost('wires', { bots: listeningBots(observed) })
  const people = [host.player('Anna', 'de'), host.player('Bram', 'nl')] as const
  const watcher = host.player('Carla')
  const late = host.player('Dora')
  let record: MatchRecord
  const played: Played[] = []
  const finalViews = new Map<Viewer, Json>()

  async function answerOwed(
    player: TestPlayer,
    random: ReturnType<typeof fastRandom>,
  ): Promise<void> {
    const view = viewOf(player)
    if (!isTafelrundeView(view) || !questionOf(player)) return
    void player.client.command(moveOf(player, sampleTafelrunde(view, random)), tableOf(player).id)
    await host.settle()
  }

  beforeAll(async () => {
    const random = fastRandom('wires')
    const [one, two] = people
    await host.settle()
    const wish = { game: 'tafelrunde', name: 'T', seats: 4, options: {} } as const
    const asked = one.client.command({ kind: 'createTable', ...wish })
    await host.settle()
    const made = await asked
    const table = made.ok ? present(made.table, 'a new table has an id') : ''
    void two.client.command({ kind: 'join', as: 'player' }, table)
    void watcher.client.command({ kind: 'join', as: 'spectator' }, table)
    await host.settle()
    void two.client.command({ kind: 'ready', ready: true }, table)
    await host.settle()
    void one.client.command({ kind: 'start' }, table)
    await host.clock.turn(10)
    for (let step = 0; step < 3000; step++) {
      if (one.client.state().table?.table.phase === 'over') break
      // In the middle of the match one of them is away for a while.
      if (step === 30) two.offline = true
      if (step === 30) two.cut()
      if (step === 60) two.offline = false
      for (const player of people) await answerOwed(player, random)
      await host.clock.turn(800)
      await host.settle()
    }
    void late.client.command({ kind: 'join', as: 'spectator' }, table)
    await host.settle()
    const answer = one.client.fetch({ match: 1 }, table)
    await host.settle()
    const fetched = await answer
    const parsed: unknown = fetched.ok ? JSON.parse(fetched.value) : undefined
    record = present(isMatchRecord(parsed) ? parsed : undefined, 'a record')
    const again = replayMatch(GAMES.tafelrunde, record, NO_CONTENT, (move) => {
      const recalled = new Map(VIEWERS.map((viewer) => [viewer, move.recalled(viewer, 'en')]))
      played.push({
        seen: (viewer) => move.seen(viewer, 'en'),
        recalled: (viewer) => recalled.get(viewer) ?? [],
      })
    })
    if (!again.ok) throw new Error(again.error.kind)
    for (const viewer of VIEWERS) finalViews.set(viewer, again.value.view(viewer, 'en'))
  })

  it.each([
    ['a player', 0, 0],
    ['a spectator', 'spectator', 2],
  ] as const)(
    'gives %s the events and the view of his own and nothing else',
    (_who, viewer, at) => {
      const told = toldIn([people[0], people[1], watcher][at]?.frames ?? [])
      const expected = played.flatMap((move) => [...move.seen(viewer)])
      expect(expected.length).toBeGreaterThan(200)
      expect(told.flatMap(({ events }) => [...events])).toEqual(expected)
      expect(told.flatMap(({ missed }) => [...missed])).toEqual([])
      expect(told.at(-1)?.view).toEqual(finalViews.get(viewer))
    },
  )

  it('gives who was away what his seat may still be told, and the rest as it happened', () => {
    const told = toldIn(people[1].frames)
    const missed = told.flatMap((one) => [...one.missed])
    const [before, after] = [
      told.slice(
        0,
        told.findIndex((one) => one.missed.length > 0),
      ),
      told.slice(told.findIndex((one) => one.missed.length > 0)),
    ].map((part) => part.flatMap(({ events }) => [...events]))
    const seen = played.map((move) => [...move.seen(1)])
    const recalled = played.map((move) => [...move.recalled(1)])
    expect(missed.length).toBeGreaterThan(10)
    expect(before).toEqual(seen.flat().slice(0, before?.length))
    expect(after).toEqual(after?.length === 0 ? [] : seen.flat().slice(-(after?.length ?? 0)))
    const start = before?.length ?? 0
    expect(missed).toEqual(recalled.flat().slice(start, start + missed.length))
    expect(start + missed.length + (after?.length ?? 0)).toBe(seen.flat().length)
    expect(told.at(-1)?.view).toEqual(finalViews.get(1))
  })

  it('P-59 gives who comes late the story so far, as it may still be told, and nobody else', () => {
    const [first] = toldIn(late.frames)
    const recalled = played.map((move) => [...move.recalled('spectator')])
    expect(first?.story.length).toBeGreaterThan(100)
    // Whole entries; those of which nothing is told do not count.
    const start = recalled.findLastIndex((_, at) => recalled.slice(at).flat().length >= LONG_ENOUGH)
    expect(first?.story).toEqual(recalled.slice(Math.max(0, start)).flat())
    expect(first?.missed).toEqual([])
    for (const { frames } of [...people, watcher]) {
      expect(toldIn(frames).flatMap(({ story }) => [...story])).toEqual([])
    }
  })

  it('lets a bot observe its own seat and nothing else', () => {
    for (const seat of [2, 3]) {
      const own = present(observed.get(seat), 'the bot was asked')
      const events = own.flatMap((one) => [...one.events])
      const seen = played.flatMap((move) => [...move.seen(seat)])
      const recalled = played.flatMap((move) => [...move.recalled(seat)])
      expect(events.length).toBe(seen.length)
      const odd = events.filter(
        (event, at) =>
          JSON.stringify(event) !== JSON.stringify(seen[at]) &&
          JSON.stringify(event) !== JSON.stringify(recalled[at]),
      )
      expect(odd).toEqual([])
      for (const { view } of own) expect(isTafelrundeView(view) && view.you).toBe(seat)
      expect(own.at(-1)?.view).toEqual(finalViews.get(seat))
    }
  })

  it('deals from the bits of everybody who was there', () => {
    const { fairness } = record
    for (const [seat, { client }] of people.entries()) {
      const { bits, commitments, deal } = present(client.notesOn(fairness.commitment), 'notes')
      expect(fairness.shares[seat]?.bits).toBe(present(bits, 'bits were given'))
      expect(Object.keys(present(commitments, 'all commitments'))).toEqual(['0', '1'])
      const notes = {
        commitment: fairness.commitment,
        ...(commitments ? { commitments } : {}),
        bits: present(bits, 'bits'),
      }
      expect(
        findFairnessFault(fairness, hashDeal(record), { ...notes, deal: present(deal, 'a hash') }),
      ).toBeUndefined()
    }
  })
})
