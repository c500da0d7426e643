/** A clock starts when its question is seen: at the same moment for all, and never much later. */
import { describe, expect, it } from 'vitest'
import { fastRandom } from '../../../src/engine/chance/fastRandom'
import { sealGame } from '../../../src/engine/contract/game'
import { present } from '../../../src/engine/basics/invariant'
import { isTimeBluffView } from '../../../src/games/time-bluff/outside/guards'
import { WHISPER_CONTENTS } from '../../pretend/content'
import { whisper } from '../../pretend/game/inside/index'
import { helplessBots, openMatch, type Evening } from '../../support/host/evening'
import type { TestPlayer } from '../../support/host/memoryHost'
import { sampleTimeBluff } from '../../support/match/sampleMoves'
import { entriesOf, matchOf, moveOf, questionOf, viewOf } from '../../support/match/seats'

/** Milliseconds that a clock waits for eyes at most, by P-35. */
const LONGEST_LOOK = 2000

const LAY = 30_000
const DOUBT = 20_000

/** A match of people alone, none of whom says what he sees. */
function openBlind(seed: string, people = 3): Promise<Evening> {
  return openMatch(seed, {
    blind: true,
    game: 'time-bluff',
    people,
    seats: 3,
    options: { turnSeconds: LAY / 1000, doubtSeconds: DOUBT / 1000 },
    surroundings: { bots: helplessBots },
  })
}

function layerOf({ people }: Evening): TestPlayer {
  return present(people.find(questionOf), 'somebody is asked')
}

function doubtersOf({ people }: Evening): TestPlayer[] {
  return people.filter((player) => questionOf(player)?.kind === 'answer')
}

/** Lays cards until others are asked whether they doubt, and nobody has seen that yet. */
async function lay(evening: Evening): Promise<readonly TestPlayer[]> {
  for (let tries = 0; tries < 30; tries++) {
    const layer = layerOf(evening)
    const view = viewOf(layer)
    if (!isTimeBluffView(view)) throw new Error('a match runs')
    const move = sampleTimeBluff(view, fastRandom(`lay ${String(tries)}`))
    await evening.tell(layer, moveOf(layer, move))
    const doubters = doubtersOf(evening)
    if (doubters.length > 0) return doubters
  }
  throw new Error('nobody is asked whether he doubts')
}

async function see({ host }: Evening, player: TestPlayer): Promise<void> {
  player.client.noteSeen(questionOf(player)?.name ?? 'none')
  await host.settle()
}

const leftOf = (player: TestPlayer): number | undefined => questionOf(player)?.left

describe('a clock', () => {
  it('P-35 starts when all who have it in common see their questions, for all at once', async () => {
    const evening = await openBlind('common')
    const [one, two] = await lay(evening)
    if (!one || !two) throw new Error('two doubt')
    expect([one, two].map(leftOf)).toEqual([DOUBT + LONGEST_LOOK, DOUBT + LONGEST_LOOK])
    await evening.host.clock.turn(300)
    await see(evening, one)
    expect([one, two].map(leftOf)).toEqual([DOUBT + LONGEST_LOOK, DOUBT + LONGEST_LOOK])
    await evening.host.clock.turn(600)
    await see(evening, two)
    expect([one, two].map(leftOf)).toEqual([DOUBT, DOUBT])
    const before = entriesOf(one)
    await evening.host.clock.turn(DOUBT - 10)
    expect(entriesOf(one)).toBe(before)
    await evening.host.clock.turn(20)
    expect(entriesOf(one)).toBeGreaterThan(before)
  })

  it('P-35 waits two seconds for who says nothing, and no longer', async () => {
    const evening = await openBlind('silent')
    const [one, two] = await lay(evening)
    if (!one || !two) throw new Error('two doubt')
    await see(evening, one)
    const before = entriesOf(one)
    await evening.host.clock.turn(LONGEST_LOOK + DOUBT - 10)
    expect(entriesOf(one)).toBe(before)
    await evening.host.clock.turn(20)
    expect(entriesOf(one)).toBeGreaterThan(before)
  })

  it('P-35 does not wait for bots, nor for who is away', async () => {
    const alone = await openBlind('bots', 2)
    for (let wait = 0; !questionOf(alone.keeper) && !questionOf(alone.guest(1)); wait++) {
      if (wait > 100) throw new Error('nobody is asked')
      await alone.host.clock.turn(500)
    }
    const [doubter] = await lay(alone)
    if (!doubter) throw new Error('somebody doubts')
    await see(alone, doubter)
    expect(leftOf(doubter)).toBe(DOUBT)

    const evening = await openBlind('away')
    const away = present(
      evening.people.find((player) => player !== layerOf(evening)),
      'others sit there',
    )
    away.offline = true
    away.cut()
    const there = present(
      (await lay(evening)).find((player) => player !== away),
      'somebody else doubts',
    )
    await see(evening, there)
    expect(leftOf(there)).toBe(DOUBT)
  })

  it('P-35 that runs is never begun anew, and works after a restart of the host', async () => {
    const evening = await openBlind('restart')
    const [one, two] = await lay(evening)
    if (!one || !two) throw new Error('two doubt')
    for (const player of [one, two]) await see(evening, player)
    await evening.host.clock.turn(5000)
    for (const player of [one, two]) await see(evening, player)
    await evening.tell(one, { kind: 'say', text: 'Hm.' })
    await evening.host.clock.turn(1000)
    one.cut()
    while (one.client.state().connection !== 'open') await evening.host.clock.turn(100)
    await see(evening, one)
    expect(leftOf(one)).toBeLessThanOrEqual(DOUBT - 6000)

    evening.host.restart()
    await evening.host.settle()
    const isBack = (player: TestPlayer): boolean => player.client.state().connection === 'open'
    while (![one, two].every(isBack)) await evening.host.clock.turn(10)
    for (const player of [one, two]) expect(leftOf(player)).toBeGreaterThan(DOUBT)
    for (const player of [one, two]) await see(evening, player)
    for (const player of [one, two]) {
      expect(leftOf(player)).toBeLessThanOrEqual(DOUBT)
      expect(leftOf(player)).toBeGreaterThan(DOUBT - LONGEST_LOOK)
    }
  })
})

describe('what is said of a question', () => {
  it('P-34 counts once, for the own open question alone, and is not answered', async () => {
    const evening = await openBlind('said')
    const layer = layerOf(evening)
    const other = present(
      evening.people.find((player) => player !== layer),
      'others sit there',
    )
    const name = questionOf(layer)?.name ?? ''
    await evening.host.clock.turn(LONGEST_LOOK)
    const heard = evening.people.map(({ frames }) => frames.length)
    other.client.noteSeen(name)
    layer.client.noteSeen('no such question')
    layer.client.noteSeen(name)
    await evening.host.settle()
    expect(evening.people.map(({ frames }) => frames.length)).toEqual(heard)
    const doubters = await lay(evening)
    const before = leftOf(present(doubters[0], 'somebody doubts'))
    layer.client.noteSeen(questionOf(present(doubters[0], 'somebody doubts'))?.name ?? '')
    await evening.host.settle()
    expect(leftOf(present(doubters[0], 'somebody doubts'))).toBe(before)
  })

  it('P-36 is heard by all who see the clock that starts, and by nobody else', async () => {
    const evening = await openBlind('told')
    const [one, two] = await lay(evening)
    if (!one || !two) throw new Error('two doubt')
    const layer = present(
      evening.people.find((player) => player !== one && player !== two),
      'somebody has laid',
    )
    const heard = layer.frames.length
    await see(evening, one)
    expect(layer.frames).toHaveLength(heard)
    await see(evening, two)
    expect(layer.frames).toHaveLength(heard + 1)
    const clock = { left: DOUBT, limit: DOUBT }
    expect(matchOf(layer)?.awaited).toMatchObject({ kind: 'names', seats: [clock, clock] })

    const whispers = await openMatch('hidden', {
      blind: true,
      game: 'whisper',
      seats: 2,
      options: { turnSeconds: 30, whisperSeconds: 20 },
      surroundings: {
        games: { whisper: sealGame(whisper) },
        contents: WHISPER_CONTENTS,
        bots: helplessBots,
      },
    })
    const watcher = whispers.host.player('Zoe')
    await whispers.host.settle()
    const joined = watcher.client.command({ kind: 'join', as: 'spectator' }, whispers.table)
    await whispers.host.settle()
    expect(await joined).toMatchObject({ ok: true })
    expect(matchOf(watcher)?.awaited).toEqual({ kind: 'hidden' })
    const [first, last] = whispers.people.filter(questionOf)
    if (!first || !last) throw new Error('two whisper')
    await whispers.tell(first, moveOf(first, { kind: 'whisper', word: 'wind' }))
    const matches = (): string[] => watcher.frames.filter((frame) => frame.includes('"match"'))
    const silent = matches().length
    expect(leftOf(last)).toBeGreaterThan(DOUBT)
    await see(whispers, last)
    expect(leftOf(last)).toBe(DOUBT)
    expect(matches()).toHaveLength(silent)
  })
})
