/** The secrecy law for Tom's Time Bluff, and leaks that it must catch. */
import { describe, expect, it } from 'vitest'
import { timeBluff } from '../../src/games/time-bluff/index'
import type { TimeBluffTypes } from '../../src/games/time-bluff/legality'
import { firstLeak, leakView, type Leak, type SecrecyTerms } from '../support/secrecyLaw'

const PAIRS = 2000

const TERMS: SecrecyTerms<TimeBluffTypes> = {
  game: timeBluff,
  moves: 60,
  probes: [
    { kind: 'lay', place: 0, hidden: 48, open: 48 },
    { kind: 'lay', place: 1, hidden: 0, open: 12 },
    { kind: 'answer', doubt: true },
    { kind: 'drawInstead' },
    { kind: 'openPlace', card: 48 },
    { kind: 'beam', to: 1, card: 50 },
    { kind: 'takeCard' },
  ],
  revealing: [
    'believed',
    'doubted',
    'handsPassed',
    'vortexReplaced',
    'pickedUp',
    'placeRefilled',
    'placeDead',
    'roundStarted',
    'roundEnded',
    'matchEnded',
    'drew',
    'pileExhausted',
    'beamed',
  ],
  // The hidden card of another seat may differ, everything public is the same.
  looksAlike: (move, other) =>
    move.kind === 'lay' &&
    other.kind === 'lay' &&
    other.place === move.place &&
    other.open === move.open &&
    other.pair === move.pair &&
    other.named === move.named &&
    other.snooze === move.snooze,
}

describe('the secrecy law for time-bluff', () => {
  it(`holds over ${String(PAIRS)} pairs of worlds`, () => {
    expect(firstLeak(TERMS, timeBluff, PAIRS)).toBeUndefined()
  }, 60_000)
})

const LEAKS: Readonly<Record<string, Leak<TimeBluffTypes>>> = {
  'the next card of the draw pile in the view': leakView<TimeBluffTypes>((state) => ({
    drawPile: state.draw.at(-1) ?? 0,
  })),
  'the order of the draw pile in the view': leakView<TimeBluffTypes>((state) => ({
    draw: [...state.draw],
  })),
  'the hand of the next seat in the view': leakView<TimeBluffTypes>((state) => ({
    shownHands: [state.hands[1] ?? []],
  })),
  'all hands in the view': leakView<TimeBluffTypes>((state) => ({
    shownHands: state.hands.map((hand) => [...hand]),
  })),
  'the sum of points in the hands': leakView<TimeBluffTypes>((state) => ({
    removedVortices: state.hands.flat().reduce((sum, card) => sum + card, 0),
  })),
  'hidden cards in the piles': leakView<TimeBluffTypes>((state) => ({
    piles: state.piles.map((pile) => pile.layers.map(({ card }) => card)),
  })),
  'a hash of the whole state': leakView<TimeBluffTypes>((state) => ({
    turns: JSON.stringify(state).length * 31 + (state.draw[0] ?? 0),
  })),
  'answers before the window closes': leakView<TimeBluffTypes>((state) => ({
    answers: state.phase.kind === 'doubt' ? [...state.phase.answers] : [],
  })),
  'the judged card before its doubt': leakView<TimeBluffTypes>((state) => ({
    judged: state.phase.kind === 'doubt' ? state.phase.play.hidden : 0,
  })),
  'whether the judged card is a joker': leakView<TimeBluffTypes>((state) => ({
    hint: state.phase.kind === 'doubt' && state.phase.play.hidden >= 48,
  })),
  'the time left told by the hidden card': (game) => ({
    toAct: (state) =>
      game
        .toAct(state)
        .map((one) =>
          state.phase.kind === 'doubt'
            ? { ...one, seconds: 10 + (state.phase.play.hidden % 5) }
            : one,
        ),
  }),
  'the key of a question told by the answers': (game) => ({
    toAct: (state) =>
      game
        .toAct(state)
        .map((one) =>
          state.phase.kind === 'doubt' ? { ...one, key: state.phase.answers.join() } : one,
        ),
  }),
  'the hidden card in the event for all': (game) => ({
    eventFor: (event, viewer) => {
      const seen = game.eventFor(event, viewer)
      return event.kind === 'laid' && seen?.kind === 'laid'
        ? { ...seen, hidden: event.hidden }
        : seen
    },
  }),
  'the hand order of others in the counts': leakView<TimeBluffTypes>((state) => ({
    players: state.hands.map((hand) => ({ cards: hand[0] ?? 0, skips: 0, total: 0 })),
  })),
  'the seed in the view': leakView<TimeBluffTypes>((state) => ({
    seed: state.draw.join() + state.hands.join(),
  })),
}

describe('planted leaks are caught', () => {
  for (const [name, leak] of Object.entries(LEAKS)) {
    it(
      name,
      () => {
        expect(firstLeak(TERMS, { ...timeBluff, ...leak(timeBluff) }, PAIRS)).toBeTypeOf('string')
      },
      60_000,
    )
  }
})
