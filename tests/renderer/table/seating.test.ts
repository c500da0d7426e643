// @vitest-environment happy-dom
// Who sits where, at tables of 1 to 10 seats, for who plays and for who watches.
import { mount } from '@vue/test-utils'
import { describe, expect, it } from 'vitest'
import { h } from 'vue'
import { createI18n } from 'vue-i18n'
import SeatBadge from '../../../src/renderer/table/seats/SeatBadge.vue'
import SeatPlate from '../../../src/renderer/table/seats/SeatPlate.vue'
import SeatRing from '../../../src/renderer/table/seats/SeatRing.vue'
import { othersFrom, seatOthers, SIDES } from '../../../src/renderer/table/seats/seating'
import { table as words } from '../../../src/renderer/wording/en/table'

const i18n = createI18n({ legacy: false, locale: 'en', messages: { en: { table: words } } })
const SIZES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]

describe('seating', () => {
  it('puts the left neighbour, who plays next, on the left', () => {
    expect(seatOthers(4, 2)).toEqual({ left: [3], top: [0], right: [1] })
  })
  it('puts a single opponent opposite', () => {
    expect(seatOthers(2, 0)).toEqual({ left: [], top: [1], right: [] })
  })
  it.each(SIZES)('gives everybody a place of his own, clockwise: %i seats', (seats) => {
    for (const you of [undefined, 0, seats - 1]) {
      const around = seatOthers(seats, you)
      expect(SIDES.flatMap((side) => around[side])).toEqual(othersFrom(seats, you))
      expect(around.left.length).toBe(around.right.length)
      expect(Math.max(...SIDES.map((side) => around[side].length))).toBeLessThanOrEqual(4)
    }
  })
})

describe('the ring of seats', () => {
  it.each(SIZES)('shows every other one once, to players and spectators: %i seats', (seats) => {
    for (const you of [0, undefined]) {
      const ring = mount(SeatRing, {
        global: { plugins: [i18n] },
        props: { seats, you, holders: [], names: [] },
        slots: { default: ({ seat }: { seat: number }) => h('i', String(seat)) },
      })
      const shown = ring.findAll('.place').map((place) => Number(place.text()))
      expect(shown).toEqual(othersFrom(seats, you))
      ring.unmount()
    }
  })
})

describe('signs of seats', () => {
  it('ten seats have ten shapes, ten colours and ten numbers', () => {
    const signs = Array.from({ length: 10 }, (_, seat) => mount(SeatBadge, { props: { seat } }))
    for (const part of [
      (sign: (typeof signs)[number]) => sign.find('path').attributes('d'),
      (sign: (typeof signs)[number]) => sign.classes().join(' '),
      (sign: (typeof signs)[number]) => sign.find('text').text(),
    ]) {
      expect(new Set(signs.map(part)).size).toBe(10)
    }
  })
})

describe('a plate', () => {
  const plate = (props: object, slots: object = {}) =>
    mount(SeatPlate, {
      props: { seat: 7, name: 'Ann', ...props },
      slots,
      global: { plugins: [i18n] },
    })
  it('stands without a hand and without a score', () => {
    const bare = plate({})
    expect(bare.find('.hand').exists()).toBe(false)
    expect(bare.find('.score').exists()).toBe(false)
    const full = plate({ cards: 3, score: '12 points' })
    expect(full.find('.hand').text()).toContain('3')
    expect(full.find('.score').text()).toBe('12 points')
  })
  it('may show open cards', () => {
    expect(plate({}, { open: 'the lamp' }).find('.open').text()).toBe('the lamp')
    expect(plate({}).find('.open').exists()).toBe(false)
  })
  it('says that somebody has given the seat up for good', () => {
    expect(
      plate({ holder: { kind: 'left', name: 'Ann' } })
        .find('.status')
        .text(),
    ).toBe('out')
  })
})
