/** The table of sounds: how long, how loud and how different they are, and that each is used. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { loudnessOf, type Layer } from '../../../src/renderer/sound/layers'
import { roomStretch, STRETCH } from '../../../src/renderer/sound/room'
import { SOUND_NAMES, SOUNDS, type SoundName } from '../../../src/renderer/sound/sounds'
import { TABLE_SOUNDS } from '../../../src/renderer/sound/tableSounds'
import { heardLoudness } from './heardLoudness'

const RENDERER = join(import.meta.dirname, '../../../src/renderer')
/** Seconds; hands are clapped longer than anything else is heard. */
const LONGEST = 1.2
const LONGEST_APPLAUSE = 2.5
/** Samples of a second at which levels are added up. */
const FINE = 1000
/** Decibels: what an ear hears of each sound, so that none drowns another. */
const HEARD_AT = { least: -23, most: -16 }
/** Decibels that the room stays below the softest of them. */
const ROOM_BELOW = 6
/** Hertz that a loudspeaker of a telephone and an ear of eighty years share. */
const HEARD = { from: 40, to: 15_000 }

function endOf(layers: readonly Layer[]): number {
  return Math.max(...layers.map(({ at, seconds }) => at + seconds))
}
/** The loudest moment if all layers swing together. */
function peakOf(layers: readonly Layer[]): number {
  const samples = Math.ceil(endOf(layers) * FINE)
  let peak = 0
  for (let sample = 0; sample <= samples; sample++) {
    const sum = layers.reduce((all, layer) => all + loudnessOf(layer, sample / FINE), 0)
    peak = Math.max(peak, sum)
  }
  return peak
}
function sources(): string {
  return readdirSync(RENDERER, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ts|vue)$/u.test(name) && !name.endsWith('sounds.ts'))
    .map((name) => (name.startsWith('wording') ? '' : readFileSync(join(RENDERER, name), 'utf8')))
    .join('\n')
}

describe.each(SOUND_NAMES)('the sound %s', (name: SoundName) => {
  const layers = SOUNDS[name]

  it('is short', () => {
    expect(endOf(layers)).toBeLessThanOrEqual(name === 'applause' ? LONGEST_APPLAUSE : LONGEST)
    expect(Math.min(...layers.map(({ at }) => at))).toBeGreaterThanOrEqual(0)
    for (const { attack, seconds } of layers) {
      expect(attack).toBeGreaterThan(0)
      expect(attack).toBeLessThan(seconds)
    }
  })

  it('is neither cut nor lost: its layers together stay within full swing', () => {
    const peak = peakOf(layers)
    expect(peak).toBeLessThanOrEqual(1)
    expect(peak).toBeGreaterThan(0.25)
  })

  it('is as loud to an ear as all others', () => {
    const loudness = heardLoudness(layers)
    expect(loudness).toBeGreaterThan(HEARD_AT.least)
    expect(loudness).toBeLessThan(HEARD_AT.most)
  })

  it('can be heard from every loudspeaker', () => {
    for (const { from, to = from } of layers) {
      expect(Math.min(from, to)).toBeGreaterThanOrEqual(HEARD.from)
      expect(Math.max(from, to)).toBeLessThanOrEqual(HEARD.to)
    }
  })
})

describe('the sounds', () => {
  it('can be told apart', () => {
    expect(new Set(SOUND_NAMES.map((name) => JSON.stringify(SOUNDS[name]))).size).toBe(
      SOUND_NAMES.length,
    )
  })

  it('of every table are those that are played outside the games', () => {
    // What the settings play for a sample is heard nowhere else by that.
    const played = [...sources().matchAll(/sound\.play\('(\w+)'\)/gu)].map(([, name]) => name)
    expect(played.filter((name) => name !== 'card').sort()).toEqual([...TABLE_SOUNDS].sort())
  })

  it('are made of noise and struck bodies, more than one tone each', () => {
    for (const name of SOUND_NAMES) expect(SOUNDS[name].length).toBeGreaterThan(1)
  })
})

describe('the room', () => {
  it('stays below every sound', () => {
    for (const number of [0, 1, 2]) {
      const loudness = heardLoudness(roomStretch(number))
      expect(loudness).toBeLessThan(HEARD_AT.least - ROOM_BELOW)
      expect(loudness).toBeGreaterThan(-50)
    }
  })

  it('goes from one stretch over into the next, and none is like the one before', () => {
    const [one, other] = [roomStretch(0), roomStretch(1)]
    expect(one).not.toEqual(other)
    expect(roomStretch(0)).toEqual(one)
    const breath = one.filter(({ seconds }) => seconds > 1)
    expect(endOf(breath)).toBeGreaterThan(STRETCH)
    for (let time = STRETCH; time < 2 * STRETCH; time += 0.25) {
      const before = breath.map((layer) => loudnessOf(layer, time))
      const after = breath.map((layer) => loudnessOf(layer, time - STRETCH))
      expect(Math.max(...before, ...after)).toBeGreaterThan(0.02)
    }
  })
})
