/** Rarely met events of Time Bluff, with the real rules behind them: the table that is made up is the table that the rules show. */
import { describe, expect, it } from 'vitest'
import type { Seat, Viewer } from '../../../../src/engine/basics/seat'
import type { TimeBluffView } from '../../../../src/games/time-bluff/outside/contract'
import { timeBluff } from '../../../../src/games/time-bluff/inside/index'
import type { TimeBluffState } from '../../../../src/games/time-bluff/inside/state'
import { timeBluffScene } from '../../../../src/renderer/games/time-bluff/scenery/scenes'
import { arrivedInTimeBluff } from '../../../../src/renderer/games/time-bluff/scenery/arrived'
import { takenInTimeBluff } from '../../../../src/renderer/games/time-bluff/scenery/taken'
import { act, answerAll, kinds, scenario } from '../../../games/time-bluff/scenario'

const VIEWERS: readonly Viewer[] = [0, 1, 2, 'spectator']

/** What lies on the table. */
function lying({ hand, places, players, drawPile, removedVortices }: TimeBluffView): object {
  const counts = players.map(({ cards, skips }) => ({ cards, skips }))
  return { hand, places, counts, drawPile, removedVortices }
}

/** Plays the words of a seat, holds the made-up table of every viewer beside the true one, and gives the kinds of what happened. */
function playBeside(state: TimeBluffState, seat: Seat, words: string): string[] {
  const before = VIEWERS.map((viewer) => timeBluff.view(state, viewer))
  const events = act(state, seat, words)
  VIEWERS.forEach((viewer, index) => {
    const made = events.reduce((view, event) => {
      const seen = timeBluff.eventFor(event, viewer)
      return view && arrivedInTimeBluff(takenInTimeBluff(view, seen), seen)
    }, before[index])
    expect(made && lying(made), `${words}, seen by ${String(viewer)}`).toEqual(
      lying(timeBluff.view(state, viewer)),
    )
  })
  return kinds(events)
}

/** A vortex of seat 0 lies hidden under S2, seat 1 has doubted: it is found. */
function found(draw: string): TimeBluffState {
  const state = scenario({ hands: ['Vortex S2 S3 S4 S5 S6 S7 S8', 'G6', 'G7'], draw })
  act(state, 0, 'lay Vortex under S2 on 1')
  answerAll(state, [1])
  return state
}

describe('the scenery of time-bluff', () => {
  it('shows what lies below a vortex that nothing replaces, to whoever may know it', () => {
    const state = scenario({ hands: ['G1 Vortex S3', 'G6', 'G7'], draw: '' })
    act(state, 0, 'lay G1 under Vortex on 1')
    expect(playBeside(state, 0, 'pass clockwise')).toContain('pileExhausted')
  })

  it('empties the draw pile when all of it was turned up for nothing', () => {
    const state = scenario({ hands: ['G1 Vortex S3', 'G6', 'G7'], draw: 'Cuckoo Beam' })
    act(state, 0, 'lay G1 under Vortex on 1')
    expect(playBeside(state, 0, 'pass clockwise')).toContain('pileExhausted')
  })

  it('takes a vortex that was found out of the middle of its pile', () => {
    expect(playBeside(found(''), 1, 'pass clockwise')).toContain('pileExhausted')
  })

  it('replaces a vortex in the middle of its pile, however often', () => {
    const state = found('Vortex Vortex')
    const acted = ['handsPassed', 'vortexReplaced']
    expect(playBeside(state, 1, 'pass clockwise')).toEqual(acted)
    expect(playBeside(state, 1, 'pass clockwise')).toEqual(acted)
    expect(playBeside(state, 1, 'pass clockwise')).toContain('pileExhausted')
  })

  it('turns a single hidden vortex over where it lies', () => {
    const hands = ['Vortex', 'G6', 'G7']
    const state = scenario({ hands, draw: 'Vortex A4' })
    act(state, 0, 'lay Vortex on 1')
    answerAll(state, [1])
    expect(playBeside(state, 1, 'pass clockwise')).toEqual(['handsPassed', 'vortexReplaced'])
    expect(playBeside(state, 1, 'pass clockwise')).toContain('pickedUp')
    const alone = scenario({ hands, draw: '' })
    act(alone, 0, 'lay Vortex on 1')
    answerAll(alone, [1])
    expect(playBeside(alone, 1, 'pass clockwise')).toContain('pileExhausted')
  })

  it('TB-90 deals six cards to everybody, whoever watches', () => {
    const state = scenario({ hands: ['G1 G2', 'G6', 'G7'] })
    act(state, 0, 'lay G1 under G2 on 1')
    answerAll(state)
    act(state, 0, 'next-round')
    act(state, 1, 'next-round')
    const before = VIEWERS.map((viewer) => timeBluff.view(state, viewer))
    const [dealt] = act(state, 2, 'next-round')
    VIEWERS.forEach((viewer, index) => {
      const seen = dealt && timeBluff.eventFor(dealt, viewer)
      const view = before[index]
      if (!view || !seen) throw new Error('everybody sees a deal')
      const made = arrivedInTimeBluff(takenInTimeBluff(view, seen), seen)
      expect(made.players.map(({ cards }) => cards)).toEqual([6, 6, 6])
      const flown = timeBluffScene(seen, view).flights?.slice(0, 3)
      expect(flown?.map(({ things }) => things.length)).toEqual([6, 6, 6])
    })
  })

  it('clears the marks of turns to sit out when the round is over', () => {
    const state = scenario({ hands: ['G1 G2', 'G6', 'G7'], skips: [0, 0, 1] })
    act(state, 0, 'lay G1 under G2 on 1')
    act(state, 1, 'believe')
    expect(playBeside(state, 2, 'believe')).toEqual(['believed', 'roundEnded'])
  })

  it('counts the minus points of a round up where everybody sits, from what he had to what he has', () => {
    const state = scenario({ hands: ['G1 G2', 'G6', 'G7'] })
    const view = timeBluff.view(state, 0)
    const scene = timeBluffScene(
      {
        ...{ kind: 'roundEnded', round: 2, end: 'emptied', hands: [[], [], []] },
        ...{ points: [0, 2, 22], totals: [4, 9, 30] },
      },
      view,
    )
    expect(scene.sums).toEqual([
      { at: ['seat-0'], totals: [4] },
      { at: ['seat-1'], totals: [7, 8, 9] },
      { at: ['seat-2'], totals: [8, 12, 17, 21, 26, 30] },
    ])
    expect(scene.glows).toEqual(['seat-0'])
  })
})
