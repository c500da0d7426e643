/** What kinds of players those of the house are: told to everybody, the same for the same name, and played so. */
import { describe, expect, it } from 'vitest'
import { characterOf, charactersOf } from '../../../src/engine/contract/characterOf'
import { sealGame, type SealedGame } from '../../../src/engine/contract/game'
import type { BotPort } from '../../../src/host/ports'
import { AWAY_GRACE } from '../../../src/protocol/terms'
import { CHARACTERS } from '../../pretend/game/outside/characters'
import { whisper } from '../../pretend/game/inside/index'
import { DECKS_OF_TESTS } from '../../games/tofugott/decks'
import { WHISPER_CONTENTS } from '../../pretend/content'
import { WHISPER_GAME } from '../../pretend/newMatch'
import { helplessBots, openEvening, type Evening } from '../../support/host/evening'
import { tableOf } from '../../support/match/seats'

/** What the bots of an evening were told they are, by seat. */
function listeningBots() {
  const told = new Map<number, string | undefined>()
  const bots: BotPort = {
    seat: (request) => {
      told.set(request.seat, request.character)
      return helplessBots.seat(request)
    },
  }
  return { bots, told }
}

function gather(
  seed: string,
  bots: BotPort = helplessBots,
  game: SealedGame = WHISPER_GAME,
): Promise<Evening> {
  const surroundings = { games: { whisper: game }, contents: WHISPER_CONTENTS, bots }
  return openEvening(seed, { game: 'whisper', seats: 4, surroundings })
}

/** The characters around the table as somebody is told them. */
function shown({ guest }: Evening): (string | undefined)[] {
  return tableOf(guest(1)).seats.map((seat) =>
    seat.kind === 'bot' || seat.kind === 'person' ? seat.character : undefined,
  )
}

describe('a bot', () => {
  it('P-47 has the character that belongs to its name, in the lobby and in every match, over a restart', async () => {
    const { bots, told } = listeningBots()
    const evening = await gather('characters', bots)
    for (const seat of [2, 3]) {
      await evening.tell(evening.keeper, { kind: 'seatBot', seat, level: 'easy' })
    }
    const inLobby = shown(evening)
    const expected = tableOf(evening.keeper).seats.map((seat) =>
      seat.kind === 'bot' ? characterOf(CHARACTERS, seat.name) : undefined,
    )
    expect(inLobby).toEqual(expected)
    expect(inLobby.slice(2).every((one) => one !== undefined)).toBe(true)
    await evening.tell(evening.keeper, { kind: 'start' })
    await evening.host.clock.turn(10_000)
    expect(shown(evening)).toEqual(inLobby)
    expect(told.size).toBeGreaterThan(0)
    for (const [seat, character] of told) expect(character).toBe(inLobby[seat])
    evening.host.restart()
    for (const player of evening.people) player.cut()
    await evening.host.clock.turn(6000)
    expect(shown(evening)).toEqual(inLobby)
  })

  it('P-47 has one too while it plays for somebody who is away, who has none', async () => {
    const { bots, told } = listeningBots()
    const evening = await gather('away', bots)
    await evening.tell(evening.keeper, { kind: 'start' })
    await evening.host.clock.turn(100)
    expect(shown(evening).slice(0, 2)).toEqual([undefined, undefined])
    evening.keeper.offline = true
    evening.keeper.cut()
    await evening.host.clock.turn(AWAY_GRACE + 10_000)
    expect(shown(evening)[0]).toBe(characterOf(CHARACTERS, 'Anna'))
    expect(told.get(0)).toBe(shown(evening)[0])
  })

  it('P-47 has none in a game whose bots are all alike', async () => {
    const evening = await gather('alike', helplessBots, sealGame({ ...whisper, characters: [] }))
    await evening.tell(evening.keeper, { kind: 'seatBot', seat: 2, level: 'easy' })
    expect(JSON.stringify(tableOf(evening.guest(1)))).not.toContain('character')
  })
})

describe('bots at one table', () => {
  it.each(['one', 'two', 'three', 'four', 'five', 'six'])(
    'P-47 are of different kinds and have portraits of their own (%s)',
    async (seed) => {
      const evening = await openEvening(seed, {
        game: 'tofugott',
        seats: 6,
        surroundings: { contents: DECKS_OF_TESTS },
      })
      await evening.tell(evening.keeper, { kind: 'seatBot', seat: 4, level: 'easy' })
      const [early] = shown(evening).slice(4)
      await evening.tell(evening.keeper, { kind: 'start' })
      await evening.host.clock.turn(100)
      const { seats } = tableOf(evening.guest(1))
      const bots = seats.flatMap((seat) => (seat.kind === 'bot' ? [seat] : []))
      expect(bots).toHaveLength(4)
      expect(new Set(bots.map(({ character }) => character)).size).toBe(bots.length)
      const figures = seats.flatMap((seat) =>
        seat.kind === 'free' || seat.kind === 'left' ? [] : [seat.figure],
      )
      // Two people may have chosen the same one.
      for (const { figure } of bots) {
        expect(figures.filter((one) => one === figure)).toHaveLength(1)
      }
      expect(shown(evening)[4]).toBe(early)
    },
  )
})

describe('characters of a game', () => {
  it('are all different at a table, each by its name where nobody before has it, as long as there are enough', () => {
    const characters = ['one', 'two', 'three']
    const names = ['Ann', 'Ann', 'Ann', 'Ann']
    const own = characterOf(characters, 'Ann')
    const given = charactersOf(characters, names)
    expect([given[0], given[3]]).toEqual([own, own])
    expect(new Set(given)).toEqual(new Set(characters))
    expect(charactersOf([], names)).toEqual(names.map(() => undefined))
  })

  it('are all met among some dozen names', () => {
    const characters = ['one', 'two', 'three', 'four']
    const names = Array.from({ length: 60 }, (_, number) => `Name ${String(number)}`)
    const met = names.map((name) => characterOf(characters, name))
    expect(new Set(met)).toEqual(new Set(characters))
    expect(met).toEqual(names.map((name) => characterOf(characters, name)))
    expect(characterOf([], 'Ann')).toBeUndefined()
  })
})
