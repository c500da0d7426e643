import { describe, expect, it } from 'vitest'
import { tijdlijn } from '../../../src/games/tijdlijn/inside/index'
import { MOST_ROUNDS } from '../../../src/games/tijdlijn/inside/mostRounds'
import {
  act,
  asked,
  contest,
  dealt,
  discardsOf,
  endOf,
  frontOf,
  handleOf,
  kindsOf,
  lay,
  layRight,
  layWrong,
  lineOf,
  look,
  pileOf,
  playOut,
  refusal,
  turnOf,
  type Scene,
} from './scenario'

const MANY = '-1 -2 -3 -4 -5 -6 -7 -8 -9 -10 -11 -12'

function ranksOf({ state }: Scene): readonly number[] | undefined {
  const outcome = tijdlijn.outcome(state)
  return outcome?.kind === 'ranking' ? outcome.ranks : undefined
}

function outRounds({ state }: Scene): (number | undefined)[] {
  return state.players.map(({ out }) => out?.round)
}

describe('laying', () => {
  it('TC-02 puts a wrong card on the discard pile, not back into the box', () => {
    const table = contest({ line: '1500', players: ['1600 1', '2'], pile: MANY })
    lay(table, 1600, 0)
    expect(discardsOf(table)).toEqual([1600])
    expect(look(table).discard[0]?.back.year).toBe(1600)
  })

  it.each([
    [1400, 0, true],
    [1400, 1, false],
    [1500, 0, true],
    [1500, 1, true],
    [1500, 2, false],
    [1550, 1, true],
    [1550, 0, false],
    [1600, 1, true],
    [1600, 2, true],
    [1700, 2, true],
    [1700, 1, false],
  ])('TC-03 a card of %i at place %i of 1500 1600: %s', (year, gap, isRight) => {
    const table = contest({ line: '1500 1600', players: [`${String(year)} 1`, '2'], pile: MANY })
    const [laid] = lay(table, year, gap)
    expect(laid).toMatchObject({ kind: 'laid', gap, isRight, card: { back: { year } } })
    expect(look(table).line).toHaveLength(isRight ? 3 : 2)
    expect(look(table).line.every(({ cards }) => cards.length === 1)).toBe(true)
  })

  it('TC-03 gives a row of n cards n + 1 places, equal years side by side', () => {
    const table = contest({ line: '1500 1500 1600', players: ['1500 1', '2'], pile: MANY })
    const card = handleOf(table, 1500, 0)
    expect(refusal(table, { kind: 'lay', card, gap: 3 })).toBeUndefined()
    expect(refusal(table, { kind: 'lay', card, gap: 4 })).toBe('no-such-gap')
    expect(tijdlijn.legalMoves(look(table, 0))).toHaveLength(2 * 4)
    lay(table, 1500, 1)
    expect(lineOf(table)).toBe('1500 1500 1500 1600')
  })

  it('TC-04 lets the owner of a wrong card take the top card, unturned, and of a right one none', () => {
    const table = contest({ line: '1500', players: ['1600 1', '2 3'], pile: '11 12 13' })
    const { top } = look(table)
    const events = lay(table, 1600, 0)
    expect(kindsOf(events)).toEqual(['laid', 'drew', 'turnBegun'])
    expect(events[1]).toMatchObject({ seat: 0, card: { front: top?.front }, pile: 2 })
    expect(events[1]).not.toHaveProperty('card.back')
    expect(frontOf(table, 0)).toBe('1 11')
    expect(look(table).players[0]?.cards[1]).not.toHaveProperty('back')
    expect(kindsOf(lay(table, 2, 0))).toEqual(['laid', 'turnBegun'])
    expect(frontOf(table, 1)).toBe('3')
    expect(pileOf(table)).toEqual([12, 13])
  })

  it('TC-04 TC-07 tells with a laid card how many its owner has left, before he draws', () => {
    const table = contest({ line: '1500', players: ['1600 1', '1700'], pile: MANY })
    expect(lay(table, 1600, 0)[0]).toMatchObject({ isRight: false, left: 1 })
    expect(lay(table, 1700, 1)[0]).toMatchObject({ isRight: true, left: 0 })
  })

  it('TC-05 is one card a turn, which must be laid', () => {
    const table = contest({ line: '1500', players: ['1600 1', '2'], pile: MANY })
    expect(asked(table)).toBe('lay')
    const card = handleOf(table, 1600, 0)
    expect(refusal(table, { kind: 'stop' })).toBe('other-mode')
    expect(refusal(table, { kind: 'discard', card })).toBe('other-mode')
    expect(refusal(table, { kind: 'play', card })).toBe('other-mode')
    lay(table, 1600, 1)
    expect(turnOf(table)).toBe(1)
  })

  it('TC-14 shows no date before a card is laid, not to its owner either', () => {
    const table = contest({ line: '1500', players: ['1600', '2'], pile: MANY })
    for (const viewer of [0, 1, 'spectator' as const]) {
      expect(look(table, viewer).players[0]?.cards[0]).not.toHaveProperty('back')
      expect(JSON.stringify(look(table, viewer))).not.toContain('1600')
    }
  })
})

describe('rounds', () => {
  it('TC-06 gives every seat one turn clockwise, to the end although somebody has no card left', () => {
    const table = contest({ line: '1500', players: ['1 2', '1600', '3 4'], seat: 1, first: 1 })
    layRight(table, 1600)
    expect(frontOf(table, 1)).toBe('')
    expect(endOf(table)).toBe('running')
    expect(turnOf(table)).toBe(2)
    layRight(table, 3)
    expect(turnOf(table)).toBe(0)
    layRight(table, 1)
    expect(endOf(table)).toBe('won')
  })

  it('TC-07 makes the one seat without cards at the end of a round the winner', () => {
    const table = contest({ line: '1500', players: ['1', '2 3', '4 5 6'] })
    layRight(table, 1)
    layRight(table, 2)
    const events = layRight(table, 4)
    expect(events.at(-1)).toMatchObject({ kind: 'ended', end: 'won', winners: [0] })
    expect(ranksOf(table)).toEqual([1, 2, 3])
  })

  it('TC-13 asks for being the only one without cards', () => {
    const table = contest({ line: '1500', players: ['1', '2', '4 5 6'], pile: MANY })
    layRight(table, 1)
    layRight(table, 2)
    layRight(table, 4)
    expect(endOf(table)).toBe('running')
    expect(tijdlijn.outcome(table.state)).toBeUndefined()
  })

  it('TC-08 keeps several in, each with one new card; the others are out and their cards set aside', () => {
    const table = contest({
      line: '1500',
      players: ['1', '4 5', '2'],
      pile: '11 12 13',
      first: 1,
      seat: 1,
    })
    layRight(table, 4)
    layRight(table, 2)
    const events = layRight(table, 1)
    expect(events[1]).toMatchObject({ kind: 'playOff', staying: [2, 0], out: [1] })
    // The next round begins with the first seat still in, clockwise from the start player: seat 2.
    expect(events.slice(2, 4)).toMatchObject([
      { kind: 'drew', seat: 2 },
      { kind: 'drew', seat: 0 },
    ])
    expect([0, 1, 2].map((seat) => frontOf(table, seat))).toEqual(['12', '', '11'])
    expect(look(table).aside).toBe(1)
    expect(outRounds(table)).toEqual([undefined, 1, undefined])
    expect(turnOf(table)).toBe(2)
    expect(refusal(table, { kind: 'lay', card: 1, gap: 0 }, 1)).toBe('seat-out')
    expect(look(table).round).toBe(2)
  })

  it('TC-08 tells after which round the play-off began, also where it is between all seats', () => {
    const table = contest({ line: '1500', players: ['1', '2'], pile: '11 12 13', round: 5 })
    expect(look(table).playOffAfter).toBeUndefined()
    layRight(table, 1)
    layRight(table, 2)
    expect(look(table)).toMatchObject({ round: 6, playOffAfter: 5 })
  })

  it('TC-08 still tells the round of the first play-off when it has come to another', () => {
    const table = contest({ line: '1500', players: ['1', '2'], pile: '11 12 13 14', round: 5 })
    for (const year of [1, 2, 11, 12]) layRight(table, year)
    expect(look(table)).toMatchObject({ round: 7, playOffAfter: 5 })
  })

  it('TC-09 plays on with everybody if nobody is right in a play-off', () => {
    const table = contest({ line: '1500', players: ['1', '2'], pile: '11 12 13 14 15', round: 5 })
    layWrong(table, 1)
    layWrong(table, 2)
    expect([0, 1].map((seat) => frontOf(table, seat))).toEqual(['11', '12'])
    expect(endOf(table)).toBe('running')
    layWrong(table, 11)
    layRight(table, 12)
    expect(endOf(table)).toBe('won')
    expect(ranksOf(table)).toEqual([2, 1])
  })

  it('TC-09 sends those out of a play-off that were wrong while several were right', () => {
    const table = contest({ line: '1500', players: ['1', '2', '3'], pile: '11 12 13 14 15' })
    layRight(table, 1)
    layRight(table, 2)
    layWrong(table, 3)
    expect(outRounds(table)).toEqual([undefined, undefined, 1])
    expect([0, 1, 2].map((seat) => frontOf(table, seat))).toEqual(['12', '13', ''])
  })

  it('TC-11 begins every round with the first seat still in, clockwise from the start player', () => {
    const table = contest({
      line: '1500',
      players: ['1 2', '3 4', '5 6'],
      pile: MANY,
      first: 2,
      seat: 2,
    })
    layRight(table, 5)
    layRight(table, 1)
    const events = layRight(table, 3)
    expect(events.at(-1)).toMatchObject({ kind: 'turnBegun', seat: 2, round: 2, opens: true })
    expect(layWrong(table, 6).at(-1)).not.toHaveProperty('opens')
  })
})

describe('the draw pile', () => {
  it('TC-10 shuffles the discards first, the card placed wrongly just now included', () => {
    const table = contest({ line: '1500', players: ['1600', '2 3'], discard: '', pile: '' })
    const handle = handleOf(table, 1600, 0)
    const events = layWrong(table, 1600)
    expect(kindsOf(events)).toEqual(['laid', 'reshuffled', 'drew', 'turnBegun'])
    // The only card there was is the same again, under another handle.
    expect(frontOf(table, 0)).toBe('1600')
    expect(handleOf(table, 1600, 0)).not.toBe(handle)
    expect(discardsOf(table)).toEqual([])
  })

  it('TC-10 takes every discard into the new pile', () => {
    const drawn = new Set<number>()
    for (let seed = 0; seed < 60; seed++) {
      const table = contest({ line: '1500', players: ['1600', '2 3'], discard: '7 8 9' })
      act(table, { kind: 'lay', card: handleOf(table, 1600, 0), gap: 0 }, `shuffle-${String(seed)}`)
      const [card = 0] = [Number(frontOf(table, 0))]
      drawn.add(card)
      expect([...pileOf(table), card].sort((one, other) => one - other)).toEqual([7, 8, 9, 1600])
    }
    expect(drawn).toEqual(new Set([7, 8, 9, 1600]))
  })

  it('TC-10 lets those share the win who are left when there are too few cards for a play-off', () => {
    const table = contest({ line: '1500', players: ['1', '2', '3 4'], pile: '11' })
    layRight(table, 1)
    layRight(table, 2)
    const events = layRight(table, 3)
    expect(kindsOf(events)).toEqual(['laid', 'playOff', 'ended'])
    expect(events.at(-1)).toMatchObject({ end: 'cards-run-out', winners: [0, 1] })
    expect(pileOf(table)).toEqual([11])
    expect(ranksOf(table)).toEqual([1, 1, 3])
  })

  it('TC-10 counts the discards when it looks for cards for a play-off', () => {
    const table = contest({ line: '1500', players: ['1', '2', '3 4'], pile: '11', discard: '12' })
    layRight(table, 1)
    layRight(table, 2)
    layRight(table, 3)
    expect(endOf(table)).toBe('running')
    expect([0, 1].map((seat) => frontOf(table, seat))).toEqual(['11', '12'])
  })

  it('TC-15 hides the dates of reshuffled cards again, and gives them other handles', () => {
    const table = contest({ line: '1500', players: ['1600', '2 3'], discard: '777 888 999' })
    const before = new Set(look(table).discard.map(({ card }) => card))
    layWrong(table, 1600)
    const view = look(table)
    expect(view.discard).toEqual([])
    for (const hidden of ['777', '888', '999', '1600']) {
      expect(JSON.stringify(view)).not.toMatch(new RegExp(`"year":${hidden}\\b`, 'u'))
    }
    const shown = [...view.players.flatMap(({ cards }) => cards), ...(view.top ? [view.top] : [])]
    expect(shown.some(({ card }) => before.has(card))).toBe(false)
  })
})

/** The state is plain data: what follows from a round is tried at the last one. */
function lastRound(players: readonly string[], pile = MANY): Scene {
  return contest({ line: '1500', players, pile, round: MOST_ROUNDS })
}

describe('the end', () => {
  it('TC-16 lets seats with the fewest cards share the win after 120 rounds', () => {
    expect(MOST_ROUNDS).toBe(120)
    const table = lastRound(['1 2', '3 4', '5 6 7'])
    layRight(table, 1)
    layRight(table, 3)
    const events = layRight(table, 5)
    expect(events.at(-1)).toMatchObject({ end: 'rounds-run-out', winners: [0, 1] })
    expect(ranksOf(table)).toEqual([1, 1, 3])
  })

  it('TC-16 comes after the rules of the round: one alone wins, several stay and share', () => {
    const alone = lastRound(['1', '3 4'])
    layRight(alone, 1)
    layRight(alone, 3)
    expect(endOf(alone)).toBe('won')
    const several = lastRound(['1', '3', '5 6'])
    layRight(several, 1)
    layRight(several, 3)
    layRight(several, 5)
    expect(endOf(several)).toBe('rounds-run-out')
    expect(outRounds(several)).toEqual([undefined, undefined, 120])
    expect(ranksOf(several)).toEqual([1, 1, 3])
  })

  it('TC-16 plays on before the last round', () => {
    const table = contest({ line: '1500', players: ['1 2', '3 4'], round: 119 })
    layRight(table, 1)
    layRight(table, 3)
    expect(look(table)).toMatchObject({ round: 120, phase: { kind: 'turn' } })
  })

  it('TC-16 ends every match in which nobody is ever right', () => {
    const table = dealt(3, { mode: 'competitive', decks: ['dutch'] })
    let turns = 0
    while (endOf(table) === 'running' && turns < 1000) {
      layWrong(table, Number(frontOf(table, turnOf(table)).split(' ')[0]))
      turns += 1
    }
    expect(turns).toBe(3 * 120)
    expect(endOf(table)).toBe('rounds-run-out')
    expect(ranksOf(table)).toEqual([1, 1, 1])
  })

  it('TC-16 ends every random match', () => {
    for (let seed = 0; seed < 40; seed++) {
      const table = dealt(2 + (seed % 7), { mode: 'competitive' }, {}, `end-${String(seed)}`)
      playOut(table, `end-${String(seed)}`)
      expect(table.state.round).toBeLessThanOrEqual(120)
    }
  })

  it('TC-17 places the others by when they were out, then by their cards, equal ones together', () => {
    const players = ['1', '2 3 4', '5', '6 7', '8 9']
    const table = contest({ line: '1500', players, pile: MANY })
    layRight(table, 1)
    layWrong(table, 2)
    layRight(table, 5)
    layWrong(table, 6)
    layWrong(table, 8)
    const out = table.state.players.map((player) => player.out?.cards)
    expect(out).toEqual([undefined, 3, undefined, 2, 2])
    layRight(table, Number(frontOf(table, 0)))
    layWrong(table, Number(frontOf(table, 2)))
    expect(endOf(table)).toBe('won')
    expect(ranksOf(table)).toEqual([1, 5, 2, 3, 3])
  })
})
