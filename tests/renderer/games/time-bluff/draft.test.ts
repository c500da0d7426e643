// Putting a move together: where cards go, what is explained at once, and what is sent.
import { describe, expect, it } from 'vitest'
import { createI18n } from 'vue-i18n'
import type { Options } from '../../../../src/engine/options/options'
import {
  CUCKOO,
  FIRST_PAIR,
  JOKER,
  VORTEX,
  type Card,
} from '../../../../src/games/time-bluff/outside/cards'
import type { PhaseView, TimeBluffView } from '../../../../src/games/time-bluff/outside/contract'
import { timeBluffLegality } from '../../../../src/games/time-bluff/outside/legality'
import {
  EMPTY_DRAFT,
  progressOf,
  putCard,
  slotsOf,
  takeBack,
  takeLastBack,
  type Draft,
} from '../../../../src/renderer/games/time-bluff/ask/draft'
import { handCards } from '../../../../src/renderer/games/time-bluff/hand/handCards'
import { isBesidePair, pairHint } from '../../../../src/renderer/games/time-bluff/ask/pairHint'
import type { Translate } from '../../../../src/renderer/wording/translate'
import { parsedOptions } from '../../../support/match/randomOptions'
import { allMessages } from '../../../support/window/wholeWording'

const MESSAGES = await allMessages()
const SEVEN = 6
const EIGHT_RADIO = 24 + 7
const NINE = 8
const JUNGLE = FIRST_PAIR
const SNOOZE = FIRST_PAIR + 2

interface Situation {
  readonly hand: readonly Card[]
  readonly options?: Options
  readonly phase?: PhaseView
  readonly seats?: number
}

function situation(facts: Situation): TimeBluffView {
  const options = parsedOptions(timeBluffLegality, facts.options ?? {})
  const seats = facts.seats ?? 3
  const pile = { kind: 'pile', top: { face: 'open', card: 3 }, layers: [{ face: 'open' }] } as const
  return {
    you: 0,
    seats,
    options,
    round: 1,
    dealer: 2,
    turns: 1,
    phase: facts.phase ?? { kind: 'lay', seat: 0 },
    hand: facts.hand,
    players: Array.from({ length: seats }, () => ({ cards: 6, skips: 0, total: 0 })),
    places: [pile, pile, { kind: 'dead' }],
    drawPile: 20,
    removedVortices: 0,
    scores: [],
  }
}
/** Puts cards by face, one after the other; the draft, or the reason the last was refused. */
function putAll(
  view: TimeBluffView,
  cards: readonly Card[],
  start: Draft = EMPTY_DRAFT,
): Draft | string {
  const held = handCards(view, 'clock')
  let draft = start
  for (const card of cards) {
    const found = held.find((one) => one.card === card && !Object.values(draft.cards).includes(one))
    if (!found) throw new Error(`No ${String(card)} in hand`)
    const put = putCard(view, draft, found)
    if ('refused' in put) return put.refused
    draft = put.draft
  }
  return draft
}
function built(view: TimeBluffView, cards: readonly Card[]): Draft {
  const draft = putAll(view, cards)
  if (typeof draft === 'string') throw new Error(draft)
  return draft
}

describe('a draft', () => {
  const view = situation({ hand: [SEVEN, NINE, EIGHT_RADIO, JOKER, JOKER, CUCKOO] })

  it('TB-10 fills the hidden slot first, then the open one, then asks for a pile', () => {
    expect(progressOf(view, EMPTY_DRAFT)).toEqual({ kind: 'missing', what: 'hidden' })
    const one = built(view, [NINE])
    expect(progressOf(view, one)).toEqual({ kind: 'missing', what: 'open' })
    const two = built(view, [NINE, SEVEN])
    expect(progressOf(view, two)).toEqual({ kind: 'missing', what: 'place' })
    expect(progressOf(view, { ...two, place: 1 })).toEqual({
      kind: 'ready',
      move: { kind: 'lay', place: 1, hidden: NINE, open: SEVEN },
    })
  })
  it('tells equal cards apart', () => {
    const draft = built(view, [JOKER, JOKER])
    expect(draft.cards.hidden?.key).not.toBe(draft.cards.open?.key)
    expect(draft.cards.open?.card).toBe(JOKER)
  })
  it('takes a card back when it is chosen again, and fills that slot next', () => {
    const draft = built(view, [NINE, SEVEN])
    const nine = draft.cards.hidden
    if (!nine) throw new Error('nothing hidden')
    const back = putCard(view, draft, nine)
    expect(back).toEqual({ draft: { cards: { open: draft.cards.open }, active: 'hidden' } })
    expect(putAll(view, [EIGHT_RADIO], 'draft' in back ? back.draft : draft)).toMatchObject({
      cards: { hidden: { card: EIGHT_RADIO }, open: { card: SEVEN } },
    })
  })
  it('takes everything back step by step: pile, open card, hidden card', () => {
    let draft: Draft = { ...built(view, [NINE, SEVEN]), place: 0 }
    draft = takeLastBack(draft)
    expect(draft.place).toBeUndefined()
    draft = takeLastBack(draft)
    expect(Object.keys(draft.cards)).toEqual(['hidden'])
    draft = takeLastBack(draft)
    expect(draft.cards).toEqual({})
    expect(takeLastBack(draft)).toEqual(EMPTY_DRAFT)
  })
  it('replaces the open card when both slots are full', () => {
    expect(built(view, [NINE, SEVEN, EIGHT_RADIO]).cards).toMatchObject({
      hidden: { card: NINE },
      open: { card: EIGHT_RADIO },
    })
  })
  it('TB-14 refuses the cuckoo as the open card at once, and takes it hidden', () => {
    expect(putAll(view, [NINE, CUCKOO])).toBe('open-card-shows-no-hour')
    expect(built(view, [CUCKOO, SEVEN]).cards.hidden?.card).toBe(CUCKOO)
  })
  it('TB-14 says that the only card that may lie open cannot be hidden, and takes a pair card hidden', () => {
    const poor = situation({ hand: [NINE, JUNGLE, SNOOZE] })
    expect(putAll(poor, [NINE])).toBe('only-card-to-open')
    expect(built(poor, [JUNGLE, NINE]).cards).toMatchObject({
      hidden: { card: JUNGLE },
      open: { card: NINE },
    })
  })
  it('TB-30 sets back what does not fit on a chosen pair card, as long as that card is missing', () => {
    const rich = situation({ hand: [SEVEN, NINE, SNOOZE, EIGHT_RADIO] })
    const besides = (cards: readonly Card[]): readonly Card[] =>
      (rich.hand ?? []).filter((card) => isBesidePair(rich, built(rich, cards), card))
    expect(besides([SEVEN])).toEqual([])
    expect(besides([SEVEN, SNOOZE])).toEqual([SEVEN, NINE, SNOOZE])
    expect(besides([SEVEN, SNOOZE, EIGHT_RADIO])).toEqual([])
  })
  it('TB-30 names the clocks of the hand that fit on a chosen pair card, and what the pair does', () => {
    const i18n = createI18n({ legacy: false, locale: 'en', messages: MESSAGES })
    const t: Translate = (key, named = {}) => i18n.global.t(key, named)
    const rich = situation({ hand: [SEVEN, NINE, SNOOZE, EIGHT_RADIO] })
    expect(pairHint(rich, built(rich, [SEVEN, SNOOZE]), t)).toBe(
      'What fits on it: 8 o’clock, radio alarm. Snooze: neighbour draws, misses a turn.',
    )
    expect(pairHint(rich, built(rich, [SEVEN]), t)).toBeUndefined()
    expect(pairHint(rich, built(rich, [SEVEN, SNOOZE, EIGHT_RADIO]), t)).toBeUndefined()
  })
  it('TB-17 says so when the chosen place is out of play', () => {
    expect(progressOf(view, { ...built(view, [NINE, SEVEN]), place: 2 })).toEqual({
      kind: 'refused',
      reason: 'place-dead',
    })
  })
})

describe('a draft with a pair card', () => {
  const view = situation({ hand: [SEVEN, NINE, EIGHT_RADIO, JUNGLE, SNOOZE] })

  it('TB-31 makes room for the clock when the pair card comes second', () => {
    const draft = built(view, [EIGHT_RADIO, JUNGLE])
    expect(slotsOf(view, draft)).toEqual(['hidden', 'pair', 'open'])
    expect(progressOf(view, draft)).toEqual({ kind: 'missing', what: 'open' })
    expect(progressOf(view, { ...built(view, [EIGHT_RADIO, JUNGLE, NINE]), place: 0 })).toEqual({
      kind: 'ready',
      move: { kind: 'lay', place: 0, hidden: EIGHT_RADIO, pair: JUNGLE, open: NINE },
    })
  })
  it('TB-30 refuses a clock of another kind, and sends one back that already lies there', () => {
    expect(putAll(view, [SEVEN, SNOOZE, NINE])).toBe('pair-card-needs-its-clock')
    const changed = built(view, [NINE, SEVEN, SNOOZE])
    expect(changed.cards).toMatchObject({ hidden: { card: NINE }, pair: { card: SNOOZE } })
    expect(changed.cards.open).toBeUndefined()
  })
  it('TB-30 refuses a pair card at once when its clock is not there', () => {
    expect(putAll(situation({ hand: [SEVEN, NINE, SNOOZE] }), [SEVEN, SNOOZE])).toBe(
      'pair-card-needs-its-clock',
    )
  })
  it('TB-31 refuses a pair card with fewer than three cards', () => {
    expect(typeof putAll(situation({ hand: [SEVEN, JUNGLE] }), [SEVEN, JUNGLE])).toBe('string')
  })
  it('goes back to two slots when the pair card is taken back', () => {
    const draft = takeBack(built(view, [EIGHT_RADIO, JUNGLE, NINE]), 'pair')
    expect(slotsOf(view, draft)).toEqual(['hidden', 'open'])
    expect(draft.cards.open?.card).toBe(NINE)
  })
  it('TB-38 asks which neighbour when the table plays so', () => {
    const chosen = situation({ hand: view.hand ?? [], options: { snoozeTarget: 'chosen' } })
    const draft: Draft = { ...built(chosen, [SEVEN, SNOOZE, EIGHT_RADIO]), place: 0 }
    expect(progressOf(chosen, draft)).toEqual({ kind: 'missing', what: 'snooze' })
    expect(progressOf(chosen, { ...draft, snooze: 'right' })).toMatchObject({
      kind: 'ready',
      move: { snooze: 'right' },
    })
    expect(takeBack({ ...draft, snooze: 'right' }, 'pair').snooze).toBeUndefined()
  })
})

describe('a draft under the options', () => {
  it('TB-89 asks for the hour of an open Joker and forgets it with the Joker', () => {
    const view = situation({ hand: [SEVEN, JOKER, NINE], options: { openJoker: 'named' } })
    const draft: Draft = { ...built(view, [SEVEN, JOKER]), place: 0 }
    expect(progressOf(view, draft)).toEqual({ kind: 'missing', what: 'named' })
    expect(progressOf(view, { ...draft, named: 4 })).toMatchObject({
      kind: 'ready',
      move: { named: 4 },
    })
    expect(takeBack({ ...draft, named: 4 }, 'open').named).toBeUndefined()
  })
  it('TB-11 lays the single last card hidden, or open where the table plays so', () => {
    const hidden = situation({ hand: [SEVEN] })
    expect(progressOf(hidden, { ...built(hidden, [SEVEN]), place: 1 })).toEqual({
      kind: 'ready',
      move: { kind: 'lay', place: 1, hidden: SEVEN },
    })
    const open = situation({ hand: [SEVEN], options: { lastSingle: 'open' } })
    expect(progressOf(open, { ...built(open, [SEVEN]), place: 1 })).toEqual({
      kind: 'ready',
      move: { kind: 'layOpen', place: 1, card: SEVEN },
    })
  })
})

describe('other decisions', () => {
  const play = {
    layer: 1,
    place: 0,
    on: { card: 3 },
    open: 5,
    closing: false,
    exhausted: false,
  } as const

  it('TB-35 beams one card to somebody', () => {
    const view = situation({ hand: [SEVEN, VORTEX], phase: { kind: 'beam', seat: 0, play } })
    const draft = built(view, [VORTEX])
    expect(progressOf(view, draft)).toEqual({ kind: 'missing', what: 'to' })
    expect(progressOf(view, { ...draft, to: 2 })).toEqual({
      kind: 'ready',
      move: { kind: 'beam', to: 2, card: VORTEX },
    })
    expect(progressOf(view, { ...draft, to: 0 })).toEqual({
      kind: 'refused',
      reason: 'beam-to-yourself',
    })
  })
  it('TB-52 opens a place with a clock but not with the cuckoo', () => {
    const phase: PhaseView = {
      kind: 'openPlace',
      seat: 0,
      place: 0,
      play,
      verdict: { doubter: 0, card: 9, right: false },
    }
    const view = situation({ hand: [SEVEN, CUCKOO], phase })
    expect(putAll(view, [CUCKOO])).toBe('place-needs-open-card')
    expect(progressOf(view, built(view, [SEVEN]))).toEqual({
      kind: 'ready',
      move: { kind: 'openPlace', card: SEVEN },
    })
  })
  it('has no slots while others decide', () => {
    expect(
      slotsOf(situation({ hand: [SEVEN, NINE], phase: { kind: 'lay', seat: 1 } }), EMPTY_DRAFT),
    ).toEqual([])
  })
})

describe('handCards', () => {
  const view = situation({ hand: [NINE, EIGHT_RADIO, 12 + 8, JOKER, JOKER, CUCKOO] })
  it('sorts by hour, then by clock, specials last', () => {
    expect(handCards(view, 'hour').map(({ card }) => card)).toEqual([
      EIGHT_RADIO,
      NINE,
      20,
      JOKER,
      JOKER,
      CUCKOO,
    ])
    expect(handCards(view, 'clock').map(({ card }) => card)).toEqual([
      NINE,
      20,
      EIGHT_RADIO,
      JOKER,
      JOKER,
      CUCKOO,
    ])
  })
  it('keeps every card its key, whatever the order', () => {
    const keys = (order: 'hour' | 'clock'): string[] =>
      handCards(view, order)
        .map(({ key }) => key)
        .sort()
    expect(keys('hour')).toEqual(keys('clock'))
    expect(new Set(keys('hour')).size).toBe(6)
  })
})
