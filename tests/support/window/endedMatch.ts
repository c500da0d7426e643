/** A short match of the pretended game of whispers, played to its end by the clock. */
import { expect } from 'vitest'
import { sealGame } from '../../../src/engine/contract/game'
import { WHISPER_CONTENTS } from '../../pretend/content'
import { whisper } from '../../pretend/game/inside/index'
import { helplessBots, openMatch, type Evening, type EveningWish } from '../host/evening'
import { tableOf } from '../match/seats'

/** A table of three people at it. */
export const WHISPER: EveningWish = {
  game: 'whisper',
  people: 3,
  seats: 3,
  options: { whisperSeconds: 10, turnSeconds: 10, rounds: 1 },
  surroundings: {
    games: { whisper: sealGame(whisper) },
    contents: WHISPER_CONTENTS,
    bots: helplessBots,
  },
}

/** Lets the clock play the match to its end. */
export async function playOut({ host, keeper }: Evening): Promise<void> {
  for (let wait = 0; wait < 200 && tableOf(keeper).phase !== 'over'; wait++) {
    await host.clock.turn(11_000)
  }
  expect(tableOf(keeper).phase).toBe('over')
}

/** A table at which a match has just ended. */
export async function openEnd(seed: string, wish: EveningWish = {}): Promise<Evening> {
  const evening = await openMatch(seed, { ...WHISPER, ...wish })
  await playOut(evening)
  return evening
}
