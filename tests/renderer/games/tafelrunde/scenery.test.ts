/** The settling of a raid as it is played on the table, with the real rules behind it. */
import { describe, expect, it } from 'vitest'
import type {
  TafelrundeSeen,
  TafelrundeView,
} from '../../../../src/games/tafelrunde/outside/contract'
import { tafelrunde } from '../../../../src/games/tafelrunde/inside/index'
import type { TafelrundeState } from '../../../../src/games/tafelrunde/inside/state'
import { arrivedInTafelrunde } from '../../../../src/renderer/games/tafelrunde/scenery/arrived'
import { columnsOf } from '../../../../src/renderer/games/tafelrunde/middle/columns'
import { tafelrundeScene } from '../../../../src/renderer/games/tafelrunde/scenery/scenes'
import { takenInTafelrunde } from '../../../../src/renderer/games/tafelrunde/scenery/taken'
import type { Scene } from '../../../../src/renderer/stage/playing/scene'
import { cards, run, scenario } from '../../../games/tafelrunde/scenario'

/** One event as seat 0 sees it: its scene, and the table before it and while things are in the air. */
interface Shown {
  readonly event: TafelrundeSeen
  readonly scene: Scene
  readonly before: TafelrundeView
  readonly taken: TafelrundeView
}

/** Plays a script up to its end and shows everything that its last move causes. */
function shownAfter(state: TafelrundeState, script: string, last: string): Shown[] {
  run(state, script)
  let view = tafelrunde.view(state, 0)
  return run(state, last).map((event) => {
    const seen = tafelrunde.eventFor(event, 0)
    const before = view
    const taken = takenInTafelrunde(before, seen)
    view = arrivedInTafelrunde(taken, seen)
    return { event: seen, scene: tafelrundeScene(seen, before), before, taken }
  })
}
function find(shown: readonly Shown[], kind: TafelrundeSeen['kind'], place = 0): Shown {
  const found = shown.filter(({ event }) => event.kind === kind)[place]
  if (!found) throw new Error(`no ${kind}`)
  return found
}
/** Where things fly from and to, and how many. */
function ways({ scene }: Shown): string[] {
  return (scene.flights ?? []).map(
    ({ from, to, things }) => `${from[0] ?? ''} ${to[0] ?? ''} ${String(things.length)}`,
  )
}

/** Seat 0 fights for blue with 7, 5 and a chest of 3, seat 1 with a 4. */
function fought(): Shown[] {
  const state = scenario({
    players: [{ hand: 'B7 B5R2 R7', open: 'B3' }, { hand: 'B4R3 R7' }],
    middle: 'B2 R2 Y2',
  })
  return shownAfter(state, '0 play B7 blue; 1 play B4R3 blue; 0 play B5R2 blue; 1 pass', '0 pass')
}

describe('the settling of a raid on the table', () => {
  it('TR-15 promises nobody a chest while it lasts: that would read as what he has just won', () => {
    const tables = fought()
      .flatMap(({ before, taken }) => [before, taken])
      .filter(({ players }) => players[0]?.lying.length === 0)
    expect(tables.some(({ phase }) => phase.kind === 'playing')).toBe(true)
    const rows = tables.flatMap((view) => columnsOf(view, []).flatMap((column) => column.rows))
    expect(rows.filter(({ promised }) => promised !== undefined)).toEqual([])
  })
  it('TR-42 counts every strength card by card and the chest at last, then lights the strongest', () => {
    const { scene } = find(fought(), 'strengthsCompared')
    expect(scene.sums?.map(({ at: [spot], totals }) => [spot, totals])).toEqual([
      ['sum-blue-0', [7, 12, 15]],
      ['sum-blue-1', [4]],
    ])
    expect(scene.glows).toEqual(['row-blue-0'])
  })

  it('TR-42 slides the chests to the winner while his rogues are discarded and the others go home', () => {
    const shown = fought()
    const won = find(shown, 'colourWon')
    expect(ways(won)).toEqual([
      'chests-blue goods-0 1',
      'row-blue-0 seat-0 2',
      'row-blue-1 seat-1 1',
    ])
    expect(won.scene.gains).toEqual([{ at: ['goods-0', 'seat-0'], text: '+1' }])
    expect(won.taken.players.map(({ lying }) => lying)).toEqual([[], []])
    // What has flown is not flown again by the events that tell of it.
    expect(find(shown, 'discarded').scene).toEqual({})
    expect(find(shown, 'returned').scene).toEqual({})
  })

  it('TR-18 moves the chests of a tie to the middle, and everybody has his rogues back in the hand', () => {
    const even = scenario({
      players: [{ hand: 'B7 R7' }, { hand: 'B4R3 B3R4 R7' }, { hand: 'Y7', open: 'B4' }],
      middle: 'B2 R2 Y2',
    })
    const script = '0 play B7 blue; 1 play B4R3 blue; 2 pass; 0 pass; 1 play B3R4 blue'
    const tie = shownAfter(even, script, '1 pass')
    expect(find(tie, 'strengthsCompared').scene.glows).toEqual(['row-blue-0', 'row-blue-1'])
    expect(ways(find(tie, 'colourTied'))).toEqual([
      'goods-2 chests-blue 1',
      'row-blue-0 hand 1',
      'row-blue-1 seat-1 2',
    ])
  })

  it('TR-31 counts the gems of a chest that one secures with the chest, not when the cards are drawn', () => {
    const state = scenario({
      players: [{ hand: 'B7' }, { hand: 'R7' }],
      middle: 'B4 R2 Y2',
    })
    const shown = shownAfter(state, '0 play B7 blue', '1 pass')
    const { event, taken } = find(shown, 'secured')
    const [own] = arrivedInTafelrunde(taken, event).players
    expect([own?.secured, own?.gems]).toEqual([1, 4])
  })

  it('TR-29 lets a special leave by its own event', () => {
    const state = scenario({
      players: [{ hand: 'B7 Feierabend' }, { hand: 'R7' }],
      middle: 'B2 R2 Y2',
    })
    const shown = shownAfter(state, '0 play B7 blue; 1 play R7 red', '0 feierabend')
    const [own] = cards('Feierabend')
    const left = shown.filter(
      ({ event }) => event.kind === 'discarded' && event.cards.some((card) => card === own),
    )
    expect(left.map(ways)).toEqual([['goods-0 seat-0 1']])
  })
})
