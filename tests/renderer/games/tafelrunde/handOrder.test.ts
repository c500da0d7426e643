// @vitest-environment happy-dom
// E4: a hand is held as one likes it, the device remembers how, and a card that is dropped on a colour shows it.
import { flushPromises } from '@vue/test-utils'
import { beforeEach, describe, expect, it } from 'vitest'
import { createApp } from 'vue'
import { fastRandom } from '../../../../src/engine/chance/fastRandom'
import type { Json } from '../../../../src/engine/basics/json'
import { shuffle } from '../../../../src/engine/chance/random'
import { COLOURS, type Card } from '../../../../src/games/tafelrunde/outside/contract'
import {
  isRogue,
  newDeck,
  sidesOf,
  specialCard,
} from '../../../../src/games/tafelrunde/outside/faces'
import { tafelrunde } from '../../../../src/games/tafelrunde/inside/index'
import { chooseFor, EMPTY_DRAFT, fits } from '../../../../src/renderer/games/tafelrunde/ask/draft'
import {
  HAND_ORDERS,
  nextOrder,
  orderedHand,
} from '../../../../src/renderer/games/tafelrunde/hand/handOrder'
import { rogueNumber } from '../../../../src/renderer/games/tafelrunde/cards/pictures'
import { turnedSides } from '../../../../src/renderer/games/tafelrunde/hand/turnedSides'
import { useHandOrder } from '../../../../src/renderer/games/tafelrunde/hand/useHandOrder'
import { useRaiding } from '../../../../src/renderer/games/tafelrunde/ask/useRaiding'
import { cards, scenario, type Belongings } from '../../../games/tafelrunde/scenario'

const WHOLE = newDeck('zork')

function hands(): Card[][] {
  const random = fastRandom('hands of rogues')
  return Array.from({ length: 40 }, () => {
    const deck = [...WHOLE]
    shuffle(deck, random)
    return deck.slice(0, 4 + random.below(16))
  })
}
function upperOf(card: Card) {
  const [upper] = turnedSides(card)
  if (!upper) throw new Error('a rogue has a side')
  return upper
}
function isRising(numbers: readonly number[]): boolean {
  return numbers.every((number, at) => at === 0 || (numbers[at - 1] ?? 0) <= number)
}

beforeEach(() => {
  localStorage.clear()
})

describe('the order of a hand', () => {
  it.each(HAND_ORDERS)('keeps every card and puts specials last, by %s', (order) => {
    for (const hand of hands()) {
      const held = orderedHand(hand, order)
      expect([...held].sort()).toEqual([...hand].sort())
      const kinds = held.map((card) => (isRogue(card) ? 0 : 1))
      expect(isRising(kinds)).toBe(true)
    }
  })

  it('goes by colour and then by strength, by strength, or by rogue', () => {
    for (const hand of hands()) {
      const colours = orderedHand(hand, 'colour').filter(isRogue).map(upperOf)
      const places = colours.map(({ colour, value }) => COLOURS.indexOf(colour) * 100 - value)
      expect(isRising(places)).toBe(true)
      const strengths = orderedHand(hand, 'strength').filter(isRogue)
      expect(isRising(strengths.map((card) => -upperOf(card).value))).toBe(true)
      expect(isRising(orderedHand(hand, 'rogue').filter(isRogue).map(rogueNumber))).toBe(true)
    }
  })

  it('is remembered, and one that is not known is that of the beginning', () => {
    const first = useHandOrder()
    expect(first.order.value).toBe(HAND_ORDERS[0])
    first.turn()
    expect(useHandOrder().order.value).toBe(nextOrder(HAND_ORDERS[0]))
    localStorage.setItem('stammtisch.order.tafelrunde', 'by moon')
    expect(useHandOrder().order.value).toBe(HAND_ORDERS[0])
  })
})

describe('a card that is dropped on a colour', () => {
  it('shows that colour if it has it, and stays as it is where it has not', () => {
    for (const card of WHOLE.filter(isRogue)) {
      for (const colour of COLOURS) {
        const has = sidesOf(card).some((side) => side.colour === colour)
        expect(fits(card, colour)).toBe(has)
        const chosen = chooseFor(EMPTY_DRAFT, card, colour)
        expect(chosen.card).toBe(card)
        expect(chosen.up).toBe(has ? colour : upperOf(card).colour)
      }
    }
  })

  it('TR-13 goes with every colour if it is a special', () => {
    for (const colour of COLOURS) {
      expect(fits(specialCard('zork'), colour)).toBe(true)
      expect(chooseFor(EMPTY_DRAFT, specialCard('zork'), colour)).toEqual({
        chests: [],
        card: specialCard('zork'),
      })
    }
  })

  it('is played at once, and where more is to be chosen, or it does nothing, it is only chosen', async () => {
    const hand = 'B5R2 Wiederbelebung'
    const table = (card: Card, opened: Partial<Belongings> = {}) => {
      const players = [{ hand, ...opened }, {}]
      const view = tafelrunde.view(scenario({ players }), 0)
      const played: Json[] = []
      const raiding = createApp({}).runWithContext(() =>
        useRaiding({
          view: () => view,
          own: () => [{ kind: 'play', name: 'q-1' }],
          play: (move) => {
            played.push(move)
            return Promise.resolve({ type: 'answer', id: 1, ok: true })
          },
        }),
      )
      raiding.lay(card, 'blue')
      return { played, raiding }
    }
    const [twoSided = 0] = cards('B5R2')
    const rogue = table(twoSided)
    await flushPromises()
    expect(rogue.played).toEqual([{ kind: 'play', card: twoSided, colour: 'blue' }])
    const [single = 0] = cards('R7')
    const wrong = table(single, { hand: 'R7' })
    expect(wrong.played).toEqual([])
    expect(wrong.raiding.refused.value).toMatchObject({ reason: 'side-not-on-card' })
    for (const discard of ['', 'B7']) {
      const special = table(specialCard('wiederbelebung'), { discard })
      expect(special.played).toEqual([])
      expect(special.raiding.draft.value.card).toBe(specialCard('wiederbelebung'))
      expect(special.raiding.refused.value).toBeUndefined()
    }
    expect(table(specialCard('zork'), { hand: 'B7 Zork' }).played).toEqual([{ kind: 'zork' }])
  })
})
