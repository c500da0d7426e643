/** What the end of Buchstabenbluff counts beside the points. */
import { describe, expect, it } from 'vitest'
import { passesOf } from '../../../../src/renderer/games/buchstabenbluff/score/counting'
import {
  act,
  announce,
  giveUp,
  passToEnd,
  scenario,
  viewOf,
  type Scene,
} from '../../../games/buchstabenbluff/scenario'

const HANDS = ['HAUSN', 'EINST', 'EINST']

function passesIn(scene: Scene): number[] {
  const view = viewOf(scene, 0)
  return HANDS.map((_, seat) => passesOf(view, seat))
}

describe('turns without a word', () => {
  it('BB-22 BB-36 counts no turns that were never played where one seat is left', () => {
    const scene = scenario({ hands: HANDS })
    announce(scene, 0, 'lay H A U S as Haus')
    giveUp(scene, 1)
    giveUp(scene, 2)
    expect(passesIn(scene)).toEqual([0, 0, 0])
  })
  it('BB-22 BB-36 counts the passes before that, and not the turn that was broken off', () => {
    const scene = scenario({ hands: HANDS, options: { dealer: 0 } })
    expect(viewOf(scene, 0).player).toBe(1)
    for (const seat of [1, 2, 0, 1, 2]) act(scene, seat, 'pass')
    giveUp(scene, 2)
    giveUp(scene, 1)
    expect(passesIn(scene)).toEqual([1, 0, 0])
  })
  it('BB-22 BB-36 counts a word that is settled last as one', () => {
    const scene = scenario({ hands: HANDS })
    for (const seat of [0, 1, 2]) act(scene, seat, 'pass')
    act(scene, 0, 'lay H A U S as Haus')
    giveUp(scene, 2)
    giveUp(scene, 1)
    expect(passesIn(scene)).toEqual([1, 0, 0])
  })
  it('BB-22 counts all that are left where every turn was played', () => {
    const scene = scenario({ hands: HANDS })
    announce(scene, 0, 'lay H A U S as Haus')
    passToEnd(scene)
    expect(passesIn(scene)).toEqual([4, 5, 5])
  })
})
