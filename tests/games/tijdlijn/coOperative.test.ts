import { describe, expect, it } from 'vitest'
import { tijdlijn } from '../../../src/games/tijdlijn/inside/index'
import {
  act,
  asked,
  discard,
  discardsOf,
  endOf,
  frontOf,
  handleOf,
  kindsOf,
  lineOf,
  look,
  pileOf,
  play,
  refusal,
  scene,
  stop,
  turnOf,
  type Scene,
} from './scenario'

/** Why the seat in turn may not discard the card of this year. */
function discardRefusal(table: Scene, year: number): string | undefined {
  return refusal(table, { kind: 'discard', card: handleOf(table, year, turnOf(table)) })
}

function playRefusal(table: Scene, year: number): string | undefined {
  return refusal(table, { kind: 'play', card: handleOf(table, year, turnOf(table)) })
}

describe('cards', () => {
  it('TL-01 has the date on one side alone', () => {
    const table = scene({ line: '1500', players: ['1605'], pile: '1700' })
    const { players, line, top } = look(table)
    expect(players[0]?.cards[0]).not.toHaveProperty('back')
    expect(top).not.toHaveProperty('back')
    expect(line[0]?.cards[0]?.back.year).toBe(1500)
  })

  it('TL-05 shows fronts and front icons of all cards in front of seats to everybody, and no date', () => {
    const table = scene({ line: '1500', players: ['1605:sun/key', '1710:wheel/crown'] })
    const [first] = [0, 1, 'spectator' as const].map((viewer) => look(table, viewer).players)
    expect(look(table, 1).players).toEqual(first)
    expect(look(table).players).toEqual(first)
    expect(first?.[1]?.cards[0]).toEqual({
      card: handleOf(table, 1710, 1),
      front: 'Front card-2',
      picture: 'wheel',
      icon: 'wheel',
      stuck: false,
    })
  })

  it('TL-05 lets a seat choose among its own cards alone', () => {
    const table = scene({ line: '1500', players: ['1605', '1710'] })
    expect(refusal(table, { kind: 'play', card: handleOf(table, 1710, 1) })).toBe('card-not-yours')
    expect(refusal(table, { kind: 'discard', card: 99 })).toBe('card-not-yours')
  })

  it('TL-28 goes by the one year of the deck', () => {
    const table = scene({ line: '1500 1600', players: ['1500 1501'] })
    play(table, 1501)
    expect(lineOf(table)).toBe('1500(1501) 1600')
  })
})

describe('placing', () => {
  it('TL-06 leaves no choice of the place: the date decides', () => {
    const table = scene({ line: '1500', players: ['1605 1400'] })
    const card = handleOf(table, 1605, 0)
    expect(tijdlijn.parseMove({ kind: 'play', card, gap: 0 }).ok).toBe(false)
    expect(refusal(table, { kind: 'lay', card, gap: 0 })).toBe('other-mode')
    play(table, 1605)
    expect(lineOf(table)).toBe('1500 1605')
  })

  it('TL-08 lays what is earlier or later than all at the ends of the bottom row', () => {
    const table = scene({ line: '1500(1550) 1600', players: ['1400 1700'] })
    expect(play(table, 1400)[0]).toMatchObject({ kind: 'played', landing: { kind: 'end', at: 0 } })
    expect(play(table, 1700)[0]).toMatchObject({ kind: 'played', landing: { kind: 'end', at: 3 } })
    expect(lineOf(table)).toBe('1400 1500(1550) 1600 1700')
  })

  it('TL-09 lays the same year as a bottom card on top of it, for two points', () => {
    const table = scene({ line: '1500 1600 1700', players: ['1600 1700 1500'] })
    const { score = 0 } = look(table)
    expect(play(table, 1600)[0]).toMatchObject({ landing: { kind: 'stack', at: 1 } })
    expect(lineOf(table)).toBe('1500 1600+1600 1700')
    // It lies in front no more (+1) and counts two.
    expect(look(table).score).toBe(score + 3)
    const { line } = look(table)
    expect(line[1]?.cards.map(({ back }) => back.year)).toEqual([1600, 1600])
  })

  it('TL-10 lays the same year as a slot card on top of it although the gap is occupied', () => {
    const table = scene({ line: '1500(1550) 1600', players: ['1550 1400'] })
    const { score = 0 } = look(table)
    expect(play(table, 1550)[0]).toMatchObject({ landing: { kind: 'slotStack', at: 0 } })
    expect(lineOf(table)).toBe('1500(1550+1550) 1600')
    expect(look(table).score).toBe(score + 2)
  })

  it('TL-11 lays one card into a gap; a slot card opens no new gap and a stack is one place', () => {
    const table = scene({ line: '1500+1500 1600 1700', players: ['1550 1560 1650 1400'] })
    expect(play(table, 1550)[0]).toMatchObject({ landing: { kind: 'slot', at: 0 } })
    expect(lineOf(table)).toBe('1500+1500(1550) 1600 1700')
    expect(play(table, 1560)[0]).toMatchObject({ kind: 'stuck', at: 0 })
    expect(play(table, 1650)[0]).toMatchObject({ landing: { kind: 'slot', at: 1 } })
  })

  it('TL-12 turns a card sideways that finds its gap occupied; it stays in front', () => {
    const table = scene({ line: '1500(1550) 1600', players: ['1400 1560 1700'] })
    const events = play(table, 1560)
    expect(kindsOf(events)).toEqual(['stuck'])
    expect(frontOf(table, 0)).toBe('1400 1560! 1700')
    expect(lineOf(table)).toBe('1500(1550) 1600')
    expect(look(table).players[0]?.cards[1]?.stuck).toBe(true)
  })

  it('TL-13 never lets a stuck card be played again', () => {
    const table = scene({ line: '1500(1550) 1600', players: ['1560! 1700'] })
    expect(playRefusal(table, 1560)).toBe('card-stuck')
    expect(tijdlijn.legalMoves(look(table, 0))).toEqual([
      { kind: 'play', card: handleOf(table, 1700, 0) },
    ])
  })

  it('TL-14 shows date and hidden icon of a stuck card to all, as the table has chosen', () => {
    for (const rememberStuck of ['on', 'off']) {
      const line = '1500(1550) 1600'
      const players = ['1560:sun/crown 1700 1800', '1900']
      const table = scene({ options: { rememberStuck }, line, players })
      play(table, 1560)
      const dated = { stuck: true, back: { year: 1560, icon: 'crown' } }
      expect(look(table, 1).players[0]?.cards[0]).toMatchObject(dated)
      play(table, 1700)
      expect(look(table, 1).players[0]?.cards[0]).toMatchObject(dated)
      stop(table)
      const later = look(table, 1).players[0]?.cards[0]
      if (rememberStuck === 'on') expect(later).toMatchObject(dated)
      else expect(later).not.toHaveProperty('back')
    }
  })
})

describe('a turn', () => {
  it('TL-04 goes on clockwise', () => {
    const table = scene({ line: '1500', players: ['1', '2 3', '4 5', '6'], seat: 3 })
    expect(play(table, 6).at(-1)).toMatchObject({ kind: 'turnBegun', seat: 0 })
    expect(refusal(table, { kind: 'play', card: handleOf(table, 2, 1) }, 1)).toBe('not-your-turn')
    play(table, 1)
    expect(turnOf(table)).toBe(1)
  })

  it('TL-07 is one or two cards played one by one, or one discarded, never both', () => {
    const table = scene({
      line: '1500',
      players: ['1600 1400 1300', '1700'],
      discard: '1:key/sun',
    })
    expect(discardRefusal(table, 1600)).toBeUndefined()
    play(table, 1600)
    expect(asked(table)).toBe('goOn')
    expect(discardRefusal(table, 1400)).toBe('not-both')
    play(table, 1400)
    expect(turnOf(table)).toBe(1)
    expect(frontOf(table, 0)).toBe('1300')
    const other = scene({
      line: '1500',
      players: ['1600 1400', '1700'],
      discard: '1:key/sun',
    })
    discard(other, 1600)
    expect(turnOf(other)).toBe(1)
  })

  it('TL-15 demands another card after a failed first attempt, and no discard', () => {
    const table = scene({
      line: '1500(1550) 1600',
      players: ['1560 1570 1700', '1800'],
      discard: '1:key/sun',
    })
    play(table, 1560)
    expect(asked(table)).toBe('retry')
    expect(discardRefusal(table, 1570)).toBe('must-play')
    expect(refusal(table, { kind: 'stop' })).toBe('nothing-placed')
    play(table, 1570)
    expect(asked(table)).toBe('retry')
    play(table, 1700)
    // No unstuck card is left, so the turn is over.
    expect(turnOf(table)).toBe(1)
    expect(frontOf(table, 0)).toBe('1560! 1570!')
  })

  it('TL-15 ends the match when no card finds a place', () => {
    const table = scene({ line: '1500(1550) 1600', players: ['1560 1570', '1700'], pile: '3' })
    play(table, 1560)
    const events = play(table, 1570)
    expect(kindsOf(events)).toEqual(['stuck', 'ended'])
    expect(endOf(table)).toBe('none-fits')
  })

  it('TL-16 lets the seat stop or try again after the first success, as often as it fails', () => {
    const table = scene({
      line: '1500(1550) 1600',
      players: ['1700 1560 1570 1800 1900', '1'],
    })
    expect(refusal(table, { kind: 'stop' })).toBe('nothing-placed')
    play(table, 1700)
    play(table, 1560)
    expect(asked(table)).toBe('goOn')
    play(table, 1570)
    expect(asked(table)).toBe('goOn')
    expect(turnOf(table)).toBe(0)
    play(table, 1800)
    expect(turnOf(table)).toBe(1)
  })

  it('TL-16 ends the turn without failure when no unstuck card is left after a success', () => {
    const table = scene({ line: '1500(1550) 1600', players: ['1700 1560', '1'], pile: '2 3 4 5' })
    play(table, 1700)
    const events = play(table, 1560)
    expect(kindsOf(events)).toEqual(['stuck', 'refilled', 'turnBegun'])
    expect(endOf(table)).toBe('running')
    expect(frontOf(table, 0)).toBe('1560! 2 3 4')
  })

  it.each([
    ['the second success', '1700 1800 1900', [1700, 1800], 'second'],
    ['a failure that leaves no card to try', '1700 1560', [1700, 1560], 'none-left'],
    ['a success that leaves no card to try', '1700', [1700], 'none-left'],
  ] as const)('TL-16 tells whose turn ended by itself, and why: %s', (_name, cards, years, why) => {
    const table = scene({ line: '1500(1550) 1600', players: [cards, '1 2'] })
    const events = years.map((year) => play(table, year)).at(-1) ?? []
    expect(events.at(-1)).toMatchObject({ kind: 'turnBegun', seat: 1, over: { seat: 0, why } })
  })

  it('TL-16 TL-22 tells that a turn is over with the cards that come then, and not once more', () => {
    const table = scene({
      line: '1500(1550) 1600',
      players: ['1700 1800 1900', '1 2'],
      pile: '3 4',
    })
    play(table, 1700)
    const events = play(table, 1800)
    expect(kindsOf(events)).toEqual(['played', 'refilled', 'turnBegun'])
    expect(events[1]).toMatchObject({ seat: 0, over: { seat: 0, why: 'second' } })
    expect(events[2]).not.toHaveProperty('over')
  })

  it('TL-16 tells of a turn that was stopped too, since without a draw pile nothing else does', () => {
    const table = scene({ line: '1500(1550) 1600', players: ['1700 1800', '1 2'] })
    play(table, 1700)
    expect(stop(table)).toMatchObject([{ kind: 'turnBegun', over: { seat: 0, why: 'stopped' } }])
  })

  it('TL-17 asks for a matching stuck card when there is no other, which one is free', () => {
    const table = scene({
      line: '1500(1550) 1600',
      players: ['1700 1800', '1560!:sun/key 1570!:sun/crown 1580!:wheel/key'],
      discard: '1:key/sun',
    })
    play(table, 1700)
    stop(table)
    expect(asked(table)).toBe('discard')
    expect(playRefusal(table, 1560)).toBe('card-stuck')
    expect(discardRefusal(table, 1560)).toBeUndefined()
    expect(discardRefusal(table, 1570)).toBeUndefined()
    expect(discardRefusal(table, 1580)).toBe('icon-differs')
    discard(table, 1570)
    expect(discardsOf(table)).toEqual([1, 1570])
  })

  it('TL-17 ends the match by itself when only stuck cards are left and none matches', () => {
    const table = scene({
      line: '1500(1550) 1600',
      players: ['1700 1800', '1560!:sun/key'],
      discard: '1:key/wheel',
    })
    play(table, 1700)
    const events = stop(table)
    expect(kindsOf(events)).toEqual(['turnBegun', 'ended'])
    expect(events.at(-1)).toMatchObject({ seat: 1 })
    expect(endOf(table)).toBe('no-icon-matches')
    expect(asked(table)).toBe('nothing')
  })

  it('TL-20 leaves the choice to a seat that has stuck cards beside one that is not', () => {
    const table = scene({
      line: '1500(1550) 1600',
      players: ['1700 1800', '1560!:sun/key 1900:wheel/key'],
      discard: '1:key/sun',
    })
    play(table, 1700)
    stop(table)
    expect(asked(table)).toBe('choose')
    expect(playRefusal(table, 1900)).toBeUndefined()
    expect(discardRefusal(table, 1560)).toBeUndefined()
  })

  it('TL-18 does not let a seat pass: without a match it must play', () => {
    const table = scene({ line: '1500', players: ['1600 1700', '1'], discard: '1:key/wheel' })
    expect(refusal(table, { kind: 'stop' })).toBe('nothing-placed')
    expect(tijdlijn.legalMoves(look(table, 0)).map(({ kind }) => kind)).toEqual(['play', 'play'])
  })
})

describe('discarding', () => {
  it('TL-19 compares the undated side of the card with the dated side of the top discard', () => {
    const table = scene({
      line: '1500',
      players: ['1600:sun/key 1700:key/crown 1800:wheel/sun', '1:key/sun 2:sun/key'],
      discard: '5:sun/key 6:key/sun',
    })
    expect(discardRefusal(table, 1700)).toBe('icon-differs')
    expect(discardRefusal(table, 1800)).toBe('icon-differs')
    const [first] = discard(table, 1600)
    expect(first).toMatchObject({ kind: 'discarded', card: { back: { year: 1600, icon: 'key' } } })
    expect(look(table).discard.at(-1)?.back).toMatchObject({ year: 1600, icon: 'key' })
    expect(discardRefusal(table, 1)).toBeUndefined()
    expect(discardRefusal(table, 2)).toBe('icon-differs')
  })

  it('TL-20 lets a stuck card be discarded, and makes it no duty', () => {
    const position = {
      line: '1500(1550) 1600',
      players: ['1560!:sun/key 1700', '1'],
      discard: '5:key/sun',
    }
    const table = scene(position)
    expect(playRefusal(table, 1700)).toBeUndefined()
    discard(table, 1560)
    expect(discardsOf(table)).toEqual([5, 1560])
    const other = scene(position)
    play(other, 1700)
    expect(frontOf(other, 0)).toBe('1560!')
  })

  it('TL-21 refills to four at the end of the turn, stuck cards counted, also after discarding', () => {
    const table = scene({
      line: '1500(1550) 1600',
      players: ['1560! 1700 1800 1900', '2:sun/key 3 4 5'],
      discard: '1:key/sun',
      pile: '11 12 13 14',
    })
    expect(kindsOf(play(table, 1700))).toEqual(['played'])
    expect(kindsOf(play(table, 1800))).toEqual(['played', 'refilled', 'turnBegun'])
    expect(frontOf(table, 0)).toBe('1560! 1900 11 12')
    discard(table, 2)
    expect(frontOf(table, 1)).toBe('3 4 5 13')
    expect(pileOf(table)).toEqual([14])
  })

  it('TL-21 refills nothing when the turn has ended the match', () => {
    const table = scene({ line: '1500(1550) 1600', players: ['1560'], pile: '11 12' })
    play(table, 1560)
    expect(endOf(table)).toBe('none-fits')
    expect(pileOf(table)).toEqual([11, 12])
  })

  it('TL-22 goes on without refilling when the pile is empty, and skips seats without cards', () => {
    const table = scene({ line: '1500', players: ['1600', '', '1700 1800'], pile: '' })
    expect(play(table, 1600).at(-1)).toMatchObject({ kind: 'turnBegun', seat: 2 })
    expect(frontOf(table, 0)).toBe('')
  })

  it('TL-22 goes on with the same seat when it is the only one, also after the pile', () => {
    const table = scene({ line: '1500', players: ['1600 1700'], pile: '' })
    play(table, 1600)
    expect(stop(table).at(-1)).toMatchObject({ kind: 'turnBegun', seat: 0 })
    expect(endOf(table)).toBe('running')
  })

  it('TL-22 takes what is left of the pile', () => {
    const table = scene({ line: '1500', players: ['1600 1650 1660 1670', '1'], pile: '11' })
    play(table, 1600)
    play(table, 1670)
    expect(frontOf(table, 0)).toBe('1650 1660 11')
    expect(look(table)).not.toHaveProperty('top')
  })
})

describe('the end', () => {
  it('TL-23 lets a seat go on that can only discard, and does so', () => {
    const table = scene({
      line: '1500(1550) 1600',
      players: ['1560!:sun/key', '1 2'],
      discard: '5:key/sun',
      decision: 'discard',
    })
    discard(table, 1560)
    expect(endOf(table)).toBe('running')
    expect(turnOf(table)).toBe(1)
  })

  it('TL-24 ends at once when all cards are placed or discarded', () => {
    const table = scene({ line: '1500', players: ['1600', ''] })
    const events = play(table, 1600)
    expect(kindsOf(events)).toEqual(['played', 'ended'])
    expect(endOf(table)).toBe('all-placed')
    expect(events.at(-1)).toMatchObject({ winners: [], score: 3 })
    expect(refusal(table, { kind: 'stop' }, 0)).toBe('match-over')
  })

  it('TL-24 leaves it to the seat in turn when only stuck cards are left everywhere', () => {
    const table = scene({
      line: '1500(1550) 1600',
      players: ['1400', '1560!:sun/key', '1570!:key/sun'],
      discard: '5:key/sun',
    })
    play(table, 1400)
    expect(asked(table)).toBe('discard')
    expect(discardRefusal(table, 1560)).toBeUndefined()
    discard(table, 1560)
    expect(turnOf(table)).toBe(2)
    discard(table, 1570)
    expect(endOf(table)).toBe('all-placed')
  })

  it('TL-07 lets nothing else count as a move of this mode', () => {
    const table = scene({ line: '1500', players: ['1600'] })
    expect(() => act(table, { kind: 'lay', card: handleOf(table, 1600, 0), gap: 0 })).toThrow()
  })
})
