import { describe, expect, it } from 'vitest'
import { fastRandom } from '../../../src/engine/chance/fastRandom'
import { chestGems, newDeck } from '../../../src/games/tafelrunde/outside/faces'
import { tafelrunde } from '../../../src/games/tafelrunde/inside/index'
import { act, dealt, eventsOf, run, runAndPass, scenario, viewOf } from './scenario'

const OPEN = 'B2 R2 Y2'

function imagined(view: ReturnType<typeof viewOf>, count: number): ReturnType<typeof dealt>[] {
  return Array.from({ length: count }, (_, seed) => tafelrunde.imagine(view, fastRandom(seed)))
}

describe('who sees what', () => {
  it('TR-04 shows hand sizes, piles and discards to all, hands to their owners alone', () => {
    const state = scenario({
      players: [{ hand: 'B7 R7', discard: 'Y7' }, { hand: 'B5R2 Zork' }],
      middle: OPEN,
    })
    expect(viewOf(state, 1).hand).toEqual([3, 18])
    expect(viewOf(state, 1).players).toMatchObject([
      { hand: 2, draw: 12, discard: [2] },
      { hand: 2, draw: 14, discard: [] },
    ])
    const spectator = viewOf(state, 'spectator')
    expect(spectator).not.toHaveProperty('hand')
    expect(spectator).not.toHaveProperty('you')
    expect(spectator.players).toEqual(
      viewOf(state, 1).players.map(({ gems: _gems, ...player }) => player),
    )
  })

  it('tells dealt and drawn cards to their owners alone', () => {
    const state = dealt(2, 'dealt', { specials: 'chosen' })
    act(state, 0, 'choose zork')
    const [deal] = act(state, 1, 'choose zork')
    if (!deal) throw new Error('dealing is an event')
    expect(tafelrunde.eventFor(deal, 1)).toEqual({
      kind: 'dealt',
      specials: ['zork', 'zork'],
      hand: state.players[1]?.hand,
    })
    expect(tafelrunde.eventFor(deal, 'spectator')).toEqual({
      kind: 'dealt',
      specials: ['zork', 'zork'],
    })
    const playing = scenario({ players: [{ hand: 'B7' }, { hand: 'R7' }], middle: OPEN })
    const [drew] = eventsOf(runAndPass(playing, '0 play B7 blue'), 'drew')
    if (!drew) throw new Error('drawing is an event')
    expect(tafelrunde.eventFor(drew, 0)).toEqual({ ...drew, count: 1 })
    for (const viewer of [1, 'spectator'] as const) {
      expect(tafelrunde.eventFor(drew, viewer)).toEqual({ kind: 'drew', seat: 0, count: 1 })
    }
  })

  it('TR-31 names secured chests to everybody when they are turned, later to their owner alone', () => {
    const state = scenario({
      players: [{ hand: 'B7' }, { hand: 'R7', open: 'Y3 Y4' }],
      middle: OPEN,
    })
    const events = [...runAndPass(state, '0 play B7 blue'), ...run(state, '1 secure Y4')]
    const [, secured] = eventsOf(events, 'secured')
    if (!secured) throw new Error('securing is an event')
    for (const viewer of [0, 1, 'spectator'] as const) {
      expect(tafelrunde.eventFor(secured, viewer)).toEqual(secured)
    }
    expect(secured).toEqual({ kind: 'secured', seat: 1, chests: [8] })
    expect(tafelrunde.recall(secured, viewOf(state, 1))).toEqual(secured)
    for (const viewer of [0, 'spectator'] as const) {
      expect(tafelrunde.recall(secured, viewOf(state, viewer))).toEqual({
        kind: 'securedBefore',
        seat: 1,
        count: 1,
      })
    }
  })

  it('does not mark a card that returned to a hand', () => {
    const state = scenario({ players: [{ hand: 'B5R2 R7' }, { hand: 'B7' }], middle: OPEN })
    runAndPass(state, '0 play B5R2 blue; 1 play B7 blue; 0 pass')
    const view = JSON.stringify(viewOf(state, 1).players[0])
    const twin = scenario({ players: [{ hand: 'B5Y2 R7' }, { hand: 'B7' }], middle: OPEN })
    runAndPass(twin, '0 play B5Y2 blue; 1 play B7 blue; 0 pass')
    expect(JSON.stringify(viewOf(twin, 1).players[0])).toBe(view)
  })

  it('shows every lying card with both sides and its orientation', () => {
    const state = scenario({
      players: [{ hand: 'B5R2 Zork' }, { hand: 'LetzteWarnung R7', open: 'Y2' }],
      middle: OPEN,
    })
    run(state, '0 play B5R2 red; 1 letzte-warnung yellow; 0 zork')
    expect(viewOf(state, 'spectator').players.map(({ lying }) => lying)).toEqual([
      [
        { kind: 'rogue', card: 3, colour: 'red' },
        { kind: 'special', special: 'zork' },
      ],
      [{ kind: 'special', special: 'letzte-warnung', colour: 'yellow' }],
    ])
  })
})

describe('imagined worlds', () => {
  it('TR-31 give each way to a known sum its share', () => {
    const state = scenario({
      players: [{ hand: 'B7' }, { hand: 'R7', secured: 'B2 R4' }],
      middle: OPEN,
      options: { openGems: 'on' },
    })
    const count = 4000
    const threes = imagined(viewOf(state, 0), count).filter((world) => {
      const gems = (world.players[1]?.secured ?? []).map(chestGems)
      expect(gems.reduce((sum, one) => sum + one, 0)).toBe(6)
      return gems.every((one) => one === 3)
    }).length
    // Left are six chests of 2, nine of 3, six of 4: 6 × 6 pairs of 2 and 4, 9 × 8 / 2 pairs of 3.
    expect(Math.abs(threes / count - 36 / 72)).toBeLessThan(0.03)
    const three = scenario({
      players: [{ hand: 'B7' }, { hand: 'R7', secured: 'B2 R3 Y4' }],
      middle: OPEN,
      options: { openGems: 'on' },
    })
    const equal = imagined(viewOf(three, 0), count).filter((world) =>
      (world.players[1]?.secured ?? []).every((chest) => chestGems(chest) === 3),
    ).length
    // 9 × 8 × 7 / 6 triples of 3 against 6 × 9 × 6 of 2, 3 and 4.
    expect(Math.abs(equal / count - 84 / 408)).toBeLessThan(0.03)
  })

  it('deal what a player can hold: his deck without discards and lying cards', () => {
    const state = scenario({
      players: [{ hand: 'B7 R7' }, { hand: 'B5R2 Y7 Zork', discard: 'B4R3' }],
      middle: OPEN,
      start: 1,
    })
    run(state, '1 play Y7 yellow; 0 pass')
    const rest = newDeck('zork').filter((card) => ![2, 4].includes(card))
    for (const world of imagined(viewOf(state, 0), 30)) {
      const player = world.players[1]
      const held = [...(player?.hand ?? []), ...(player?.draw ?? [])]
      expect(held.sort((one, other) => one - other)).toEqual(rest)
      expect(world.players[0]?.hand).toEqual([0, 1])
    }
  })

  it('leave a revived card in the hand while Wiederbelebung lies', () => {
    const state = scenario({
      players: [{ hand: 'Wiederbelebung R7', discard: 'B7' }, { hand: 'Y7' }],
      middle: OPEN,
    })
    run(state, '0 wiederbelebung B7')
    for (const world of imagined(viewOf(state, 1), 30)) {
      expect(world.players[0]?.hand).toContain(0)
    }
  })

  it('never ask somebody who could only play a barred Feierabend', () => {
    const state = scenario({
      players: [{ hand: 'B7', discard: 'Feierabend' }, { hand: 'Y7' }],
      middle: OPEN,
    })
    const hidden = { ...viewOf(state, 1) }
    const players = hidden.players.map((player) => ({ ...player, discard: [], draw: 15 }))
    for (const world of imagined({ ...hidden, players }, 60)) {
      expect(world.players[0]?.hand).not.toContain(15)
    }
  })

  it('give others secured chests that add up where the sums are known', () => {
    const state = scenario({
      players: [
        { hand: 'B7', secured: 'B4 R3' },
        { hand: 'R7', secured: 'Y2 Y2 Y4' },
        { hand: 'Y7', secured: 'B3 R4' },
      ],
      middle: OPEN,
      options: { openGems: 'on' },
    })
    const found = new Set<string>()
    for (const world of imagined(viewOf(state, 0), 60)) {
      const sums = world.players.map(({ secured }) =>
        secured.reduce((sum, chest) => sum + chestGems(chest), 0),
      )
      expect(sums).toEqual([7, 8, 7])
      expect(world.players[0]?.secured).toEqual([2, 4])
      found.add(JSON.stringify(world.players[1]?.secured))
    }
    expect(found.size).toBeGreaterThan(5)
  })
})
