/** A finished match looked at once more: whoever's eyes it is seen with see what they saw then, entry by entry. */
import { describe, expect, it } from 'vitest'
import type { Content } from '../../../src/engine/contract/content'
import { fastRandom } from '../../../src/engine/chance/fastRandom'
import { pick } from '../../../src/engine/chance/random'
import { present } from '../../../src/engine/basics/invariant'
import { toJson, type Json } from '../../../src/engine/basics/json'
import type { Viewer } from '../../../src/engine/basics/seat'
import type { MatchRecord } from '../../../src/engine/match/record'
import type { Played } from '../../../src/engine/match/match'
import { GAME_IDS, type GameId } from '../../../src/games/contracts'
import { GAMES } from '../../../src/games/registry'
import { lookBack, type LookBack, type LookBackStep } from '../../../src/renderer/replay/lookBack'
import { PLAYTHROUGHS } from '../../playthroughs/playthrough'
import { fairnessOf, startedMatch } from '../../support/match/fairness'
import { TRIAL_CONTENTS } from '../../support/match/trialContents'

/** What every viewer saw after so many entries. */
type Seen = ReadonlyMap<Viewer, readonly LookBackStep[]>

interface PlayedMatch {
  readonly record: MatchRecord
  readonly pieces: readonly Content[]
  readonly seen: Seen
}

/** A match played at random to its end, and what everybody saw of it. */
function playedMatch(game: GameId): PlayedMatch {
  const { options, seats } = present(
    PLAYTHROUGHS.find((spec) => spec.game === game),
    'every game has a playthrough',
  )
  const contents = TRIAL_CONTENTS[game]
  const random = fastRandom(`look back at ${game}`)
  const fairness = fairnessOf(random, seats)
  const match = startedMatch(GAMES[game], { options, seats, fairness, contents })
  const viewers: Viewer[] = ['spectator', ...Array.from({ length: seats }, (_, seat) => seat)]
  const seen = new Map<Viewer, LookBackStep[]>(viewers.map((viewer) => [viewer, []]))
  function note(played?: Played): void {
    for (const [viewer, steps] of seen) {
      steps.push({
        view: match.view(viewer, 'de'),
        events: played?.seen(viewer, 'de') ?? [],
        seat: played?.entry.seat,
      })
    }
  }
  note()
  for (let next = pick(match.toAct(), random); next; next = pick(match.toAct(), random)) {
    const played = match.play(next.seat, match.sampleMove(next.seat, random))
    if (!played.ok) throw new Error(played.error.kind)
    note(played.value)
  }
  const record = match.record()
  const pieces = record.content.map(({ id, hash }) => present(contents.find(id, hash), id))
  return { record, pieces, seen }
}

/** As it comes over a wire. */
function sent(value: unknown): Json {
  return toJson(JSON.parse(JSON.stringify(value)))
}

function opened({ record, pieces }: PlayedMatch): LookBack {
  const found = lookBack(sent(record), pieces)
  if (!found.ok) throw new Error(found.error)
  return found.value
}

describe.each(GAME_IDS)('looking back at a match of %s', (game) => {
  const played = playedMatch(game)
  const last = played.record.entries.length

  it('shows every viewer what he saw, forward step by step, to the end of the match', () => {
    const past = opened(played)
    expect({ game: past.game, seats: past.seats, entries: past.entries }).toEqual({
      game,
      seats: played.record.seats,
      entries: last,
    })
    for (let at = 0; at <= last; at++) {
      for (const [viewer, steps] of played.seen) {
        expect(sent(past.step(at, viewer, 'de'))).toEqual(sent(steps[at]))
      }
    }
  })

  it('shows the same backward, and wherever one jumps to', () => {
    const past = opened(played)
    const middle = Math.floor(last / 2)
    for (const at of [last, last - 1, middle, 0, 1, middle, last]) {
      for (const [viewer, steps] of played.seen) {
        expect(sent(past.step(at, viewer, 'de'))).toEqual(sent(steps[at]))
      }
    }
  })

  it('shows nothing of a record that does not replay', () => {
    const { record, pieces } = played
    expect(lookBack({ ...record, entries: record.entries.slice(0, -1) }, pieces)).toEqual({
      ok: false,
      error: 'does-not-replay',
    })
    expect(lookBack({ ...record, rules: -1 }, pieces)).toEqual({ ok: false, error: 'other-rules' })
    expect(lookBack({ ...record, seats: undefined }, pieces)).toEqual({
      ok: false,
      error: 'malformed',
    })
    if (pieces.length === 0) return
    expect(lookBack(record, [])).toEqual({ ok: false, error: 'other-content' })
  })
})
