import { describe, expect, it } from 'vitest'
import { tafelrunde } from '../../../src/games/tafelrunde/inside/index'
import {
  act,
  belongings,
  cards,
  chests,
  eventsOf,
  kinds,
  middle,
  offers,
  owed,
  refusal,
  run,
  runAndPass,
  scenario,
  viewOf,
} from './scenario'

const OPEN = 'B2 R2 Y2'

describe('Feierabend', () => {
  it('TR-21 stops everybody at once and is discarded after settling', () => {
    const state = scenario({
      players: [{ hand: 'B7 R7' }, { hand: 'Feierabend B4R3' }, { hand: 'Y7' }],
      middle: OPEN,
    })
    run(state, '0 play B7 blue')
    const events = act(state, 1, 'feierabend')
    expect(kinds(events).slice(0, 4)).toEqual([
      'feierabendPlayed',
      'strengthsCompared',
      'colourWon',
      'discarded',
    ])
    expect(eventsOf(events, 'discarded').map(({ seat }) => seat)).toEqual([0, 1])
    expect(belongings(state, 1).discard).toBe('Feierabend')
    expect(state.raid).toBe(2)
  })
})

describe('Letzte Warnung', () => {
  const players = [{ hand: 'B7' }, { hand: 'LetzteWarnung B4R3', open: 'B2 B3 R3' }]

  it('TR-22 makes the player name a colour of his open chests', () => {
    const state = scenario({ players, middle: OPEN, start: 1 })
    expect(refusal(state, 1, 'letzte-warnung')).toBe('colour-must-be-named')
    expect(refusal(state, 1, 'letzte-warnung yellow')).toBe('no-open-chest-of-colour')
    expect(offers(state, 1)).toEqual([
      'play B4R3 blue',
      'play B4R3 red',
      'letzte-warnung blue',
      'letzte-warnung red',
    ])
    expect(tafelrunde.ruleOf['no-open-chest-of-colour']).toBe('TR-22')
    const events = runAndPass(state, '1 letzte-warnung blue; 0 play B7 blue')
    expect(eventsOf(events, 'letzteWarnungPlayed')).toEqual([
      { kind: 'letzteWarnungPlayed', seat: 1, colour: 'blue' },
    ])
    expect(eventsOf(events, 'colourWon')).toMatchObject([
      { hauls: [{ from: 'middle' }], kept: [{ from: 1, chests: chests('B2 B3') }] },
    ])
    expect(belongings(state, 1).open).toBe('B2 B3 R3')
  })

  it('TR-22 plays it without a colour and without effect if no chest is open', () => {
    const state = scenario({
      players: [{ hand: 'LetzteWarnung B7' }, { hand: 'R7' }],
      middle: OPEN,
    })
    expect(refusal(state, 0, 'letzte-warnung blue')).toBe('no-open-chest-of-colour')
    expect(offers(state, 0)).toContain('letzte-warnung')
    expect(act(state, 0, 'letzte-warnung')).toEqual([{ kind: 'letzteWarnungPlayed', seat: 0 }])
  })

  it('TR-22 protects for this raid only, and no other colour', () => {
    const state = scenario({
      players: [
        { hand: 'R7 B5R2', draw: 'B7 Y7 B4R3' },
        { hand: 'LetzteWarnung', open: 'B4 B4 R3' },
      ],
      middle: OPEN,
    })
    const first = runAndPass(state, '0 play R7 red; 1 letzte-warnung blue')
    expect(eventsOf(first, 'colourWon')).toMatchObject([
      { hauls: [{ from: 'middle' }, { from: 1, chests: chests('R3') }], kept: [] },
    ])
    run(state, '0 secure R2')
    expect(belongings(state, 1).open).toBe('B4')
    run(state, `1 ${offers(state, 1)[0] ?? ''}`)
    const second = runAndPass(state, '0 play B7 blue; 1 pass')
    expect(eventsOf(second, 'colourWon').map(({ kept }) => kept)).toEqual([[], []])
  })

  it('TR-23 keeps protected chests with their owner in a tie', () => {
    const state = scenario({
      players: [
        { hand: 'B7' },
        { hand: 'B5R2 LetzteWarnung', open: 'B2 B2' },
        { hand: 'R7', open: 'B4 Y4' },
      ],
      middle: OPEN,
    })
    const events = run(state, '0 play B7 blue; 1 play B5R2 blue; 2 pass; 1 letzte-warnung blue')
    expect(eventsOf(events, 'colourTied')).toMatchObject([
      {
        hauls: [{ from: 2, chests: chests('B4') }],
        kept: [{ from: 1, chests: chests('B2 B2') }],
      },
    ])
    expect(middle(state)).toContain('B4')
  })

  it('TR-24 lets protected chests give the bonus', () => {
    const state = scenario({
      players: [{ hand: 'LetzteWarnung B4R3 Y7', open: 'B4' }, { hand: 'B7' }],
      middle: OPEN,
    })
    const events = runAndPass(state, '0 letzte-warnung blue; 1 play B7 blue; 0 play B4R3 blue')
    expect(eventsOf(events, 'strengthsCompared')).toMatchObject([
      {
        fighters: [
          { seat: 0, chest: 2, strength: 8 },
          { seat: 1, strength: 7 },
        ],
      },
    ])
  })

  it('TR-25 gives another winner every chest but the protected ones', () => {
    const state = scenario({
      players: [
        { hand: 'B7' },
        { hand: 'LetzteWarnung R7', open: 'B2 B3' },
        { hand: 'Y7', open: 'B3 B4' },
      ],
      middle: OPEN,
    })
    const events = runAndPass(state, '0 play B7 blue; 1 letzte-warnung blue; 2 pass; 1 pass')
    expect(eventsOf(events, 'colourWon')).toEqual([
      {
        kind: 'colourWon',
        colour: 'blue',
        seat: 0,
        hauls: [
          { from: 'middle', chests: chests('B2') },
          { from: 2, chests: chests('B3 B4') },
        ],
        kept: [{ from: 1, chests: chests('B2 B3') }],
      },
    ])
  })
})

describe('Wiederbelebung', () => {
  const position = {
    players: [{ hand: 'Wiederbelebung R7', discard: 'B7 B5R2' }, { hand: 'Y7' }],
    middle: OPEN,
  }

  it('TR-26 offers every card of a large discard pile', () => {
    const names = 'B7 R7 Y7 B5R2 B4R3 B3R4 B2R5 B5Y2 B4Y3 B3Y4 B2Y5 R5Y2 R4Y3 R3Y4'
    const state = scenario({
      players: [{ hand: 'Wiederbelebung R2Y5', discard: names }, { hand: 'Y7' }],
      middle: OPEN,
    })
    const revivals = offers(state, 0).filter((move) => move.startsWith('wiederbelebung '))
    expect(revivals).toEqual(names.split(' ').map((name) => `wiederbelebung ${name}`))
  })

  it('TR-26 takes a rogue card of the own discards at once, to be played in the same raid', () => {
    const state = scenario(position)
    expect(offers(state, 0)).toEqual([
      'play R7 red',
      'wiederbelebung',
      'wiederbelebung B7',
      'wiederbelebung B5R2',
    ])
    expect(refusal(state, 0, 'wiederbelebung Y7')).toBe('card-not-in-discard')
    expect(act(state, 0, 'wiederbelebung B7')).toEqual([
      { kind: 'wiederbelebungPlayed', seat: 0, card: 0 },
    ])
    expect(belongings(state, 0)).toMatchObject({ hand: 'B7 R7', discard: 'B5R2' })
    expect(viewOf(state, 1).players[0]).toMatchObject({
      hand: 2,
      discard: cards('B5R2'),
      lying: [{ kind: 'special', special: 'wiederbelebung', revived: 0 }],
    })
    run(state, '1 pass')
    expect(refusal(state, 0, 'play B7 blue')).toBeUndefined()
  })

  it('TR-26 leaves the choice open, and works without effect on empty discards', () => {
    const state = scenario(position)
    expect(act(state, 0, 'wiederbelebung')).toEqual([{ kind: 'wiederbelebungPlayed', seat: 0 }])
    expect(belongings(state, 0).discard).toBe('B7 B5R2')
    const empty = scenario({ players: [{ hand: 'Wiederbelebung' }, { hand: 'Y7' }], middle: OPEN })
    expect(offers(empty, 0)).toEqual(['wiederbelebung'])
    expect(refusal(empty, 0, 'wiederbelebung B7')).toBe('card-not-in-discard')
  })

  it('TR-26 never brings back itself or another special', () => {
    expect(tafelrunde.notation.parseMoveText('wiederbelebung Wiederbelebung').ok).toBe(false)
    expect(tafelrunde.parseMove({ kind: 'wiederbelebung', card: 17 }).ok).toBe(false)
  })

  it('TR-26 lets the last card bring a new one: its owner stays in', () => {
    const state = scenario({
      players: [{ hand: 'Wiederbelebung', discard: 'B7' }, { hand: 'Y7' }],
      middle: OPEN,
    })
    run(state, '0 wiederbelebung B7; 1 pass')
    expect(owed(state)).toBe('0 play')
  })
})

describe('leaving', () => {
  it('TR-29 discards specials in any case: all but Zork after phase 3, Zork after phase 4', () => {
    const state = scenario({
      players: [
        { hand: 'LetzteWarnung B7' },
        { hand: 'Wiederbelebung R7' },
        { hand: 'Zork Y7', open: 'B2 R2' },
        { hand: 'Feierabend' },
      ],
      middle: 'B4 R4 Y4',
    })
    const events = run(state, '0 letzte-warnung; 1 wiederbelebung; 2 zork; 3 feierabend')
    expect(eventsOf(events, 'discarded').map(({ seat }) => seat)).toEqual([0, 1, 3])
    // Who has no open chest has nothing to choose.
    expect(viewOf(state, 3).phase).toEqual({ kind: 'securing', missing: [2] })
    expect(viewOf(state, 0).players[2]?.lying).toEqual([{ kind: 'special', special: 'zork' }])
    const settled = act(state, 2, 'secure B2')
    expect(kinds(settled).slice(0, 3)).toEqual(['secured', 'discarded', 'drew'])
    expect(belongings(state, 2).discard).toBe('Zork')
  })

  it('TR-29 lets them come back after a reshuffle', () => {
    const state = scenario({
      players: [
        { hand: 'B7 Zork', draw: 'R7' },
        { hand: 'Y7', draw: 'B7 R7 B5R2' },
      ],
      middle: OPEN,
    })
    runAndPass(state, '0 zork; 1 pass; 0 play B7 blue')
    const zorks = [belongings(state, 0).hand, belongings(state, 0).draw].join(' ').split(' ')
    expect(zorks.filter((card) => card === 'Zork')).toHaveLength(1)
    expect(belongings(state, 0).discard).toBe('')
  })
})

describe('Zork', () => {
  it('TR-28 protects nothing in phase 3', () => {
    const state = scenario({
      players: [{ hand: 'Zork Y7', open: 'B2 B2' }, { hand: 'B7' }],
      middle: OPEN,
    })
    const events = runAndPass(state, '0 zork; 1 play B7 blue')
    expect(eventsOf(events, 'colourWon')).toMatchObject([
      { seat: 1, hauls: [{ from: 'middle' }, { from: 0, chests: chests('B2 B2') }], kept: [] },
    ])
  })

  it('TR-27 secures chests of at most 6 gems together instead of one', () => {
    const state = scenario({
      players: [{ hand: 'Zork Y7', open: 'B2 B2 R2 R4 Y3' }, { hand: 'B7' }],
      middle: 'B4 R3 Y2',
    })
    run(state, '0 zork; 1 pass; 0 pass')
    expect(owed(state)).toBe('0 secure')
    expect(refusal(state, 0, 'secure')).toBe('no-chest-named')
    expect(refusal(state, 0, 'secure R4 Y3')).toBe('too-many-gems')
    expect(refusal(state, 0, 'secure B2 B2 B2')).toBe('chest-not-open')
    expect(tafelrunde.ruleOf['too-many-gems']).toBe('TR-27')
    expect(offers(state, 0)).toEqual([
      'secure B2',
      'secure B2 B2',
      'secure B2 B2 R2',
      'secure B2 R2',
      'secure B2 R4',
      'secure B2 Y3',
      'secure R2',
      'secure R2 R4',
      'secure R2 Y3',
      'secure R4',
      'secure Y3',
    ])
    const events = act(state, 0, 'secure B2 B2 R2')
    expect(eventsOf(events, 'secured')).toMatchObject([{ seat: 0, chests: chests('B2 B2 R2') }])
    expect(belongings(state, 0)).toMatchObject({ secured: 'B2 B2 R2', open: 'R4 Y3' })
  })

  it('TR-27 allows the most valuable chest on top with `zork` in addition', () => {
    const state = scenario({
      players: [{ hand: 'Zork Y7', open: 'B4 R4 R3 Y3' }, { hand: 'B7' }],
      middle: OPEN,
      options: { zork: 'addition' },
    })
    run(state, '0 zork; 1 pass; 0 pass')
    expect(refusal(state, 0, 'secure B4 R4')).toBeUndefined()
    expect(refusal(state, 0, 'secure B4 R3 Y3')).toBeUndefined()
    expect(refusal(state, 0, 'secure B4 R3 R4')).toBe('too-many-gems')
    expect(refusal(state, 0, 'secure Y3')).toBeUndefined()
  })

  it('TR-27 has no effect without an open chest', () => {
    const state = scenario({ players: [{ hand: 'Zork B2R5' }, { hand: 'B7' }], middle: OPEN })
    const events = runAndPass(state, '0 zork; 1 play B7 blue')
    expect(eventsOf(events, 'secured').map(({ seat }) => seat)).toEqual([1])
    expect(belongings(state, 0).discard).toBe('Zork')
  })
})
