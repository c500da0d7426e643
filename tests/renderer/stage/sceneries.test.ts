/** The views that a scenery makes up between two messages are those that the rules would show. */
import { describe, expect, it } from 'vitest'
import { fastRandom } from '../../../src/engine/fastRandom'
import { isRecord, toJson, type Json } from '../../../src/engine/json'
import { GAME_IDS, type GameId } from '../../../src/games/contracts'
import { GAMES } from '../../../src/games/registry'
import { GAME_WINDOWS } from '../../../src/renderer/games/gameTables'
import type { Scene } from '../../../src/renderer/stage/scene'
import type { SealedScenery } from '../../../src/renderer/stage/sealScenery'
import { fairnessOf, startedMatch } from '../../support/fairness'

/** What lies on the table, as a view tells it; a new deal is only known by its message. */
const LIES: Readonly<Record<GameId, (view: Record<string, Json | undefined>) => unknown>> = {
  'time-bluff': ({ hand, places, players, drawPile, removedVortices }) => {
    return { hand, places, counts: picked(players, ['cards', 'skips']), drawPile, removedVortices }
  },
  tafelrunde: ({ hand, middle, stack, players }) => {
    const keys = ['hand', 'draw', 'discard', 'lying', 'open', 'secured']
    return { hand, middle, stack, players: picked(players, keys) }
  },
}

function picked(players: Json | undefined, keys: readonly string[]): unknown {
  if (!Array.isArray(players)) return undefined
  return players.map((player) => keys.map((key) => (isRecord(player) ? player[key] : undefined)))
}

interface Moment {
  readonly before: Json
  readonly events: readonly Json[]
  readonly after: Json
}

/** Every message that seat 0 gets in a random match. */
function momentsOf(id: GameId, seed: string): Moment[] {
  const random = fastRandom(seed)
  const fairness = fairnessOf(random, 4)
  const match = startedMatch(GAMES[id], { options: {}, seats: 4, fairness })
  const moments: Moment[] = []
  for (let [owed] = match.toAct(); owed; [owed] = match.toAct()) {
    const before = match.view(0, 'en')
    const played = match.play(owed.seat, match.sampleMove(owed.seat, random))
    if (!played.ok) throw new Error(played.error.kind)
    moments.push({ before, events: played.value.seen(0, 'en'), after: match.view(0, 'en') })
  }
  return moments
}

function playedOn(scenery: SealedScenery, { before, events }: Moment): unknown {
  return scenery.open((open) => {
    const first: unknown = before
    if (!open.isView(first)) throw new Error('no view of this game')
    return events.reduce((view, event) => {
      const seen: unknown = event
      return open.isSeen(seen) ? open.arrived(open.taken(view, seen), seen) : view
    }, first)
  })
}

function scenesOf(scenery: SealedScenery, { before, events }: Moment): Scene[] {
  return scenery.open((open) => {
    const view: unknown = before
    if (!open.isView(view)) throw new Error('no view of this game')
    return events.flatMap((event: unknown) =>
      open.isSeen(event) ? [open.sceneOf(event, view)] : [],
    )
  })
}

/** The deal of a match that begins, and what flies in it. */
function openingOf(scenery: SealedScenery, view: Json) {
  return scenery.open((open) => {
    const first: unknown = view
    const opening = open.isView(first) ? open.opening?.(first) : undefined
    if (!opening) throw new Error('nothing is dealt')
    const flights = opening.events.flatMap(
      (event) => open.sceneOf(event, opening.before).flights ?? [],
    )
    return { before: toJson(opening.before), events: opening.events.map(toJson), flights }
  })
}

function isNewDeal(events: readonly Json[]): boolean {
  return events.some((event) => isRecord(event) && event.kind === 'roundStarted')
}

describe.each(GAME_IDS)('B2 the scenery of %s', async (id) => {
  const { scenery } = await GAME_WINDOWS[id]()
  const moments = ['a', 'b', 'c'].flatMap((seed) => momentsOf(id, `scenery-${seed}`))

  it('B2 ends with the cards where the rules put them', () => {
    const checked = moments.filter(({ events }) => events.length > 0 && !isNewDeal(events))
    expect(checked.length).toBeGreaterThan(100)
    for (const moment of checked) {
      const made = playedOn(scenery, moment)
      if (!isRecord(made) || !isRecord(moment.after)) throw new Error('no view')
      const told = JSON.stringify(moment.events)
      expect(LIES[id](JSON.parse(JSON.stringify(made))), told).toEqual(LIES[id](moment.after))
    }
  })
  it('B2 deals the first hands before the eyes of who sits down', () => {
    const random = fastRandom('opening')
    const fairness = fairnessOf(random, 4)
    const match = startedMatch(GAMES[id], { options: {}, seats: 4, fairness })
    for (const viewer of [0, 'spectator'] as const) {
      const view = match.view(viewer, 'en')
      const { before, events, flights } = openingOf(scenery, view)
      expect(JSON.stringify(before)).not.toBe(JSON.stringify(view))
      expect(flights.length).toBeGreaterThanOrEqual(4)
      const made = playedOn(scenery, { before, events, after: view })
      if (!isRecord(made) || !isRecord(view)) throw new Error('no view')
      if (viewer === 0) expect(LIES[id](JSON.parse(JSON.stringify(made)))).toEqual(LIES[id](view))
    }
  })
  it('B3 lets things fly in every match', () => {
    const scenes = moments.flatMap((moment) => scenesOf(scenery, moment))
    const flying = scenes.flatMap(({ flights = [] }) => flights)
    expect(flying.length).toBeGreaterThan(100)
    expect(flying.filter(({ things }) => things.some(({ kind }) => kind === 'face'))).not.toEqual(
      [],
    )
  })
})
