/** What was remarkable in a match, from all that a spectator is told of it. */
import { describe, expect, it } from 'vitest'
import { present } from '../../../src/engine/basics/invariant'
import { tofugott } from '../../../src/games/tofugott/inside/index'
import type { TofugottEvent } from '../../../src/games/tofugott/outside/contract'
import { begin, look, playTurn, seenBy } from './scenario'

const ANSWERS = { best: 'rat pig elephant', worst: 'dolphin human tofu' }

describe('remarks', () => {
  it('TG-16 belong to who was in turn, in the first turn too, which was dealt and never told of', () => {
    const running = begin({ seats: 3, options: { turns: 1 }, first: 2 })
    const events: TofugottEvent[] = [
      // Seat 2, left neighbour 0: both read it like a book.
      ...playTurn(running, { ...ANSWERS, guesses: ['rat rat', 'pig pig', 'elephant tree'] }),
      // Seat 0: nobody has a clue, three times.
      ...playTurn(running, { ...ANSWERS, guesses: ['tree tree', 'tree tree', 'tree tree'] }),
      // Seat 1: one guesser knows it once.
      ...playTurn(running, { ...ANSWERS, guesses: ['rat tree', 'tree tree', 'elephant tree'] }),
    ]
    const found = present(tofugott.remarks, 'it has some').find({
      told: seenBy(running, events, 'spectator'),
      view: look(running, 'spectator'),
    })
    expect(found).toEqual([
      { kind: 'guesser', seats: [0], values: { n: 3 } },
      { kind: 'book', seats: [2], values: { n: 5 } },
      { kind: 'riddle', seats: [0], values: { n: 3 } },
      { kind: 'fished', seats: [2], values: { n: 2 } },
    ])
  })

  it('TG-16 call nobody an open book and a riddle in one match', () => {
    const running = begin({ seats: 3, options: { turns: 1 } })
    const right: readonly [string, string, string] = ['rat rat', 'tree tree', 'tree tree']
    const once: typeof right = ['tree tree', 'pig tree', 'tree tree']
    const events = [right, right, once].flatMap((guesses) =>
      playTurn(running, { ...ANSWERS, guesses }),
    )
    const found = present(tofugott.remarks, 'it has some').find({
      told: seenBy(running, events, 'spectator'),
      view: look(running, 'spectator'),
    })
    expect(found.filter(({ kind }) => kind === 'book' || kind === 'riddle')).toEqual([
      { kind: 'book', seats: [0, 1], values: { n: 2 } },
    ])
  })

  it('TG-16 are shared by all who did as well, and by nobody where all did', () => {
    const running = begin({ seats: 4, options: { turns: 1 } })
    // Seats 0 and 2 catch two points with one question; everybody guesses right once.
    const nobody = 'tree tree tree'
    const turn = (first: string) =>
      playTurn(running, { ...ANSWERS, guesses: [first, nobody, nobody] })
    const events = [turn('rat rat tree'), turn(nobody), turn('rat rat tree'), turn(nobody)].flat()
    const found = present(tofugott.remarks, 'it has some').find({
      told: seenBy(running, events, 'spectator'),
      view: look(running, 'spectator'),
    })
    expect(found).toEqual([
      { kind: 'book', seats: [0, 2], values: { n: 2 } },
      { kind: 'riddle', seats: [1, 3], values: { n: 3 } },
      { kind: 'fished', seats: [0, 2], values: { n: 2 } },
    ])
  })
})
