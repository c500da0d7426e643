/** The whole print of a face: picture and corners. */
import {
  CLOCK_KINDS,
  CUCKOO,
  FIRST_PAIR,
  JOKER,
  PAIR_EFFECTS,
  VORTEX,
} from '../../../../games/time-bluff/outside/cards'
import type { Card, ClockKind, Face, PairEffect } from '../../../../games/time-bluff/outside/cards'
import { moved, OPPOSITE, type Layer, type Lettering, type Print } from '../../../cards/print'
import { CLOCKS } from './clocks'
import { footBlock } from './scenes/footBlock'
import { SCENES, type Scene } from './scenes'
import { CLOCK_SIGNS, SIGNS } from './signs'

/** How the knife slips where a caption would stand. */
const FOOT_SEED = 161

/** What a card shows. */
export function shownFace(card: Card): Face {
  if (card === JOKER) return { kind: 'joker' }
  if (card === VORTEX) return { kind: 'vortex' }
  if (card === CUCKOO) return { kind: 'cuckoo' }
  const pair = PAIR_EFFECTS[card - FIRST_PAIR]
  const clock = CLOCK_KINDS[pair === undefined ? Math.floor(card / 12) : card - FIRST_PAIR]
  if (pair !== undefined && clock !== undefined) return { kind: 'pair', effect: pair, clock }
  return { kind: 'clock', clock: clock ?? 'grandfather', hour: (card % 12) + 1 }
}

function clockPrint(clock: ClockKind, hour: number): Print {
  const picture = CLOCKS[clock](hour)
  const numeral: Lettering = {
    ink: 'key',
    text: String(hour),
    x: 37,
    y: hour > 9 ? 54 : 60,
    size: hour > 9 ? 47 : 64,
  }
  const sign = moved(CLOCK_SIGNS[clock], 'translate(34 85) scale(0.82)')
  return {
    inks: clock,
    layers: [...picture.ground, ...picture.layers, ...sign, ...moved(sign, OPPOSITE)],
    letters: [...picture.letters, numeral, { ...numeral, move: OPPOSITE }],
  }
}

function scenePrint(scene: Scene, inks: string): Print {
  const sign: readonly Layer[] = moved(SIGNS[scene], 'translate(38 42) scale(1.3)')
  const turned = moved(sign, OPPOSITE).map((layer) => ({ ...layer, foot: true }))
  // Below the picture, whose rays run on over it.
  return {
    inks,
    layers: [footBlock(FOOT_SEED), ...SCENES[scene](), ...sign, ...turned],
    letters: [],
  }
}

function pairPrint(effect: PairEffect, clock: ClockKind): Print {
  const print = scenePrint(effect, clock)
  const sign = moved(CLOCK_SIGNS[clock], 'translate(168 38) scale(0.74)')
  const plate: Layer = { ink: 'paper', path: 'M148 13L189 11L190 64L149 65Z' }
  return { ...print, layers: [...print.layers, plate, ...sign] }
}

function drawFace(face: Face): Print {
  switch (face.kind) {
    case 'clock':
      return clockPrint(face.clock, face.hour)
    case 'pair':
      return pairPrint(face.effect, face.clock)
    case 'joker':
    case 'vortex':
    case 'cuckoo':
      return scenePrint(face.kind, face.kind)
  }
}

const drawn = new Map<Card, Print>()

/** The print of a card; every face is drawn once and kept. */
export function facePrint(card: Card): Print {
  const kept = drawn.get(card)
  if (kept) return kept
  const print = drawFace(shownFace(card))
  drawn.set(card, print)
  return print
}
