/** The views that a scenery makes up between two messages are those that the rules would show. */
import { describe, expect, it } from 'vitest'
import { fastRandom } from '../../../src/engine/chance/fastRandom'
import type { Random } from '../../../src/engine/chance/random'
import { isRecord, toJson, type Json } from '../../../src/engine/basics/json'
import { GAME_IDS, LEGALITIES, type GameId } from '../../../src/games/contracts'
import { GAMES } from '../../../src/games/registry'
import { offersOf } from '../../../src/renderer/games/offered'
import { GAME_WINDOWS } from '../../../src/renderer/games/gameTables'
import type { Scene } from '../../../src/renderer/stage/playing/scene'
import type { SealedScenery } from '../../../src/renderer/stage/playing/sealScenery'
import { fairnessOf, startedMatch } from '../../support/match/fairness'
import { TRIAL_CONTENTS } from '../../support/match/trialContents'

/** What lies on the table, as a view tells it; a new deal is only known by its message. */
const LIES: Readonly<Record<GameId, (view: Record<string, Json | undefined>) => unknown>> = {
  'time-bluff': ({ hand, places, players, drawPile, removedVortices }) => {
    return { hand, places, counts: picked(players, ['cards', 'skips']), drawPile, removedVortices }
  },
  tafelrunde: ({ hand, middle, stack, players }) => {
    const keys = ['hand', 'draw', 'discard', 'lying', 'open', 'secured']
    return { hand, middle, stack, players: picked(players, keys) }
  },
  buchstabenbluff: ({ hand, players, drawPile, discards, words }) => {
    const counts = picked(players, ['hand', 'pile', 'bonus'])
    return { hand, counts, drawPile, discards, words: picked(words, ['spelling', 'fate']) }
  },
  // The dates that are shown once a match is over are only known by its message.
  tijdlijn: ({ line, discard, pile, top, players, aside, score }) => {
    const all = Array.isArray(players) ? players : []
    const cards = all.map((player) =>
      picked(isRecord(player) ? player.cards : undefined, ['card', 'stuck']),
    )
    const seats = picked(players, ['left', 'out'])
    return { line, discard, pile, top, cards, seats, aside, score }
  },
  tofugott: ({ aside, settled, used, pile, players, active, card }) => {
    return { aside, settled, used, pile, players, active, card }
  },
}

function picked(players: unknown, keys: readonly string[]): unknown {
  if (!Array.isArray(players)) return undefined
  return players.map((player: unknown) =>
    keys.map((key) => (isRecord(player) ? player[key] : undefined)),
  )
}

const FEWEST_MATCHES = 3
const FEWEST_MOMENTS = 200

interface Moment {
  readonly before: Json
  readonly events: readonly Json[]
  readonly after: Json
}

/** A match at a table of four; every way in which a game is offered has its turn. */
function matchOf(id: GameId, way: number, random: Random) {
  const ways = offersOf(LEGALITIES[id])
  const options = ways[way % ways.length]?.options ?? {}
  const fairness = fairnessOf(random, 4)
  const contents = TRIAL_CONTENTS[id]
  return startedMatch(GAMES[id], { options, seats: 4, fairness, contents })
}

/** Every message that seat 0 gets in a random match. */
function momentsOf(id: GameId, seed: string, way: number): Moment[] {
  const random = fastRandom(seed)
  const match = matchOf(id, way, random)
  const moments: Moment[] = []
  for (let [owed] = match.toAct(); owed; [owed] = match.toAct()) {
    const before = match.view(0, 'en')
    const played = match.play(owed.seat, match.sampleMove(owed.seat, random))
    if (!played.ok) throw new Error(played.error.kind)
    moments.push({ before, events: played.value.seen(0, 'en'), after: match.view(0, 'en') })
  }
  return moments
}

/** Of three matches, and of as many more as it takes. */
function enoughMoments(id: GameId): Moment[] {
  const moments: Moment[] = []
  for (let way = 0; way < FEWEST_MATCHES || moments.length < FEWEST_MOMENTS; way += 1) {
    moments.push(...momentsOf(id, `scenery-${String.fromCharCode('a'.charCodeAt(0) + way)}`, way))
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

describe.each(GAME_IDS)('the scenery of %s', async (id) => {
  const { scenery, voice } = await GAME_WINDOWS[id]()
  const moments = enoughMoments(id)

  it('ends with the cards where the rules put them', () => {
    const checked = moments.filter(({ events }) => events.length > 0 && !isNewDeal(events))
    expect(checked.length).toBeGreaterThan(100)
    for (const moment of checked) {
      const made = playedOn(scenery, moment)
      if (!isRecord(made) || !isRecord(moment.after)) throw new Error('no view')
      const told = JSON.stringify(moment.events)
      expect(LIES[id](JSON.parse(JSON.stringify(made))), told).toEqual(LIES[id](moment.after))
    }
  })
  it('deals the first hands before the eyes of who sits down', () => {
    const random = fastRandom('opening')
    const match = matchOf(id, 0, random)
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
  it('is heard: each verdict as its stamp, after cards that turn', () => {
    const stamps = moments.flatMap(({ before, events }) =>
      events.flatMap((event) =>
        scenesOf(scenery, { before, events: [event], after: before }).flatMap(({ verdict }) =>
          verdict ? [[verdict.tone, voice.soundOf(event)] as const] : [],
        ),
      ),
    )
    const heard = { good: 'stampRight', bad: 'stampWrong' }
    expect(stamps.filter(([tone, sound]) => sound !== heard[tone])).toEqual([])
    if (stamps.length > 0) expect(voice.sounds).toContain('turnOver')
  })
  it('lets things fly in every match', () => {
    const scenes = moments.flatMap((moment) => scenesOf(scenery, moment))
    const flying = scenes.flatMap(({ flights = [] }) => flights)
    expect(flying.length).toBeGreaterThan(100)
    expect(flying.filter(({ things }) => things.some(({ kind }) => kind === 'face'))).not.toEqual(
      [],
    )
  })
})
