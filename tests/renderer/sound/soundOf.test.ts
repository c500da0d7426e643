/** Over whole matches, what matters at a table is heard, and nothing that is not an event. */
import { describe, expect, it } from 'vitest'
import { fastRandom } from '../../../src/engine/chance/fastRandom'
import { isRecord, toJson, type Json } from '../../../src/engine/basics/json'
import { GAME_IDS, type GameId } from '../../../src/games/contracts'
import { GAMES } from '../../../src/games/registry'
import { GAME_WINDOWS } from '../../../src/renderer/games/gameTables'
import { fairnessOf, startedMatch } from '../../support/match/fairness'
import { TRIAL_CONTENTS } from '../../support/match/trialContents'
import { SOUND_NAMES, type SoundName } from '../../../src/renderer/sound/sounds'
import { TABLE_SOUNDS } from '../../../src/renderer/sound/tableSounds'

/** Whether a match goes over rounds, the end of each being heard. */
const HAS_ROUNDS: Readonly<Record<GameId, boolean>> = {
  'time-bluff': true,
  tafelrunde: true,
  buchstabenbluff: false,
  tijdlijn: false,
  tofugott: true,
}

/** Everything that seat 0 sees happen in a random match, and whether all are asked something at once in it. */
function matchOf(id: GameId, seed: string): { readonly events: Json[]; asksTogether: boolean } {
  const random = fastRandom(seed)
  const fairness = fairnessOf(random, 4)
  const started = { options: {}, seats: 4, fairness, contents: TRIAL_CONTENTS[id] }
  const match = startedMatch(GAMES[id], started)
  const events: Json[] = []
  let asksTogether = false
  for (let [owed] = match.toAct(); owed; [owed] = match.toAct()) {
    asksTogether ||= match.asked().some(({ together }) => together)
    const played = match.play(owed.seat, match.sampleMove(owed.seat, random))
    if (!played.ok) throw new Error(played.error.kind)
    events.push(...played.value.seen(0, 'en'))
  }
  return { events, asksTogether }
}

function kindOf(event: Json): string {
  return isRecord(event) ? String(event.kind) : ''
}

describe.each(GAME_IDS)('sounds of %s', async (id) => {
  const { soundOf, sounds } = (await GAME_WINDOWS[id]()).voice
  const heard = new Map<string, Set<SoundName | undefined>>()
  const lasts = new Set<string>()
  let asksTogether = false
  for (let match = 0; match < 12; match++) {
    let last = ''
    const seen = matchOf(id, `sounds-${String(match)}`)
    asksTogether ||= seen.asksTogether
    for (const event of seen.events) {
      last = kindOf(event)
      heard.set(last, (heard.get(last) ?? new Set()).add(soundOf(event)))
    }
    lasts.add(last)
  }

  it('ends every match with applause or a farewell, and has them for no other event', () => {
    const kinds = [...heard].flatMap(([kind, sounds]) =>
      sounds.has('matchEnd') || sounds.has('applause') ? [kind] : [],
    )
    expect(lasts.size).toBe(1)
    expect(kinds).toEqual([...lasts])
  })

  it('makes a card that is laid heard, and leaves what only follows from it silent', () => {
    const sets = [...heard.values()]
    expect(sets.filter((set) => set.has('card')).length).toBeGreaterThan(0)
    expect(sets.filter((set) => set.has('roundEnd'))).toHaveLength(HAS_ROUNDS[id] ? 1 : 0)
    // Not every game draws in every way in which it is offered.
    expect(heard.get('drew') ?? new Set([undefined])).toEqual(new Set([undefined]))
  })

  it('are told to whoever wants to know where they are heard', () => {
    const all = [...heard.values()].flatMap((set) => [...set])
    expect(all.filter((name) => name !== undefined && !sounds.has(name))).toEqual([])
    expect(sounds.has('together')).toBe(asksTogether)
  })

  it('has no sound for what is no event', () => {
    for (const value of [null, 3, 'matchEnded', [], {}, { kind: 'x' }]) {
      expect(soundOf(value)).toBeUndefined()
    }
  })
})

describe('the sounds of the settings', () => {
  it('are those of the games and of every table', async () => {
    const games = await Promise.all(GAME_IDS.map((id) => GAME_WINDOWS[id]()))
    const used = new Set<string>([
      ...TABLE_SOUNDS,
      ...games.flatMap(({ voice }) => [...voice.sounds]),
    ])
    expect([...used].sort()).toEqual([...SOUND_NAMES].sort())
  })
})

describe('applause', () => {
  it.each([
    ['time-bluff', { kind: 'matchEnded', ranks: [1, 2], totals: [3, 4] }, 'applause'],
    [
      'tafelrunde',
      { kind: 'matchEnded', end: 'stack-empty', ranks: [1, 2], gems: [3, 2], hands: [4, 4] },
      'applause',
    ],
    ['tofugott', { kind: 'ended', end: 'finished', ranks: [1, 2] }, 'applause'],
    ['tofugott', { kind: 'ended', end: 'deserted', ranks: [1, 2] }, 'matchEnd'],
    ['tijdlijn', { kind: 'ended', end: 'won', winners: [1] }, 'applause'],
    ['tijdlijn', { kind: 'ended', end: 'all-placed', winners: [], score: 0 }, 'applause'],
    ['tijdlijn', { kind: 'ended', end: 'none-fits', winners: [], score: 9 }, 'matchEnd'],
    ['tijdlijn', { kind: 'ended', end: 'deserted', winners: [], score: 9 }, 'matchEnd'],
  ] as const)('is for whoever has won: %s %j', async (id, event, sound) => {
    const { soundOf } = (await GAME_WINDOWS[id]()).voice
    expect(soundOf(toJson(event))).toBe(sound)
  })
})

describe('sounds of time-bluff', () => {
  it('tell a right doubt from a wrong one', async () => {
    const { soundOf } = (await GAME_WINDOWS['time-bluff']()).voice
    const doubted = matchOf('time-bluff', 'doubts').events.filter(
      (event) => kindOf(event) === 'doubted',
    )
    const sounds = doubted.map((event) => [isRecord(event) && event.right, soundOf(event)])
    expect(sounds).toContainEqual([true, 'stampRight'])
    expect(sounds).toContainEqual([false, 'stampWrong'])
  })
})
