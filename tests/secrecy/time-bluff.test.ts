/** The secrecy law for Tom's Time Bluff, and leaks that it must catch. */
import type { Viewer } from '../../src/engine/basics/seat'
import type { TimeBluffEvent } from '../../src/games/time-bluff/outside/events'
import { timeBluff } from '../../src/games/time-bluff/inside/index'
import type { TimeBluffTypes } from '../../src/games/time-bluff/inside/types'
import { describeSecrecy } from '../support/secrecy/describeSecrecy'
import { leakEvents, leakView, type Leak, type SecrecyTerms } from '../support/secrecy/secrecyLaw'

const PAIRS = 2000
const MATCHES = 100

/** Cards in a hand and hidden cards on a pile are told to whoever holds or laid them ("Who sees what"). */
function told(event: TimeBluffEvent, viewer: Viewer): object | undefined {
  const own = (hands: readonly (readonly number[])[]): object =>
    viewer === 'spectator' ? {} : { hand: hands[viewer] }
  switch (event.kind) {
    case 'roundStarted': {
      const { hands, ...open } = event
      return { ...open, ...own(hands) }
    }
    case 'handsPassed': {
      const { hands, ...open } = event
      return { ...open, counts: hands.map((hand) => hand.length), ...own(hands) }
    }
    case 'laid': {
      const { hidden, ...open } = event
      return viewer === event.seat ? { ...open, hidden } : open
    }
    case 'drew':
    case 'pickedUp': {
      const { cards, ...rest } = event
      const open = { ...rest, count: cards.length }
      return viewer === event.seat ? { ...open, cards } : open
    }
    case 'beamed': {
      const { card, ...open } = event
      return viewer === event.from || viewer === event.to ? { ...open, card } : open
    }
    case 'doubted': {
      // Whoever doubted behind another one knows it; nobody else is told (TB-50).
      const { others, ...open } = event
      return viewer !== 'spectator' && others.includes(viewer) ? { ...open, you: true } : open
    }
    default:
      return undefined
  }
}

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
  told,
}

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
    question: (state, decision) => {
      const question = game.question(state, decision)
      return state.phase.kind === 'doubt'
        ? { ...question, clock: { key: 'doubt', seconds: 10 + (state.phase.play.hidden % 5) } }
        : question
    },
  }),
  'the name of a question told by the answers': (game) => ({
    question: (state, decision) => {
      const question = game.question(state, decision)
      return state.phase.kind === 'doubt'
        ? { ...question, name: state.phase.answers.join() }
        : question
    },
  }),
  'the hidden card in the event for all': (game) => ({
    eventFor: (event, viewer, eyes) => {
      const seen = game.eventFor(event, viewer, eyes)
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

/** As the one sees it whom an event is about, if it is about somebody. */
function ownerOf(event: TimeBluffEvent, otherwise: Viewer): Viewer {
  return 'seat' in event ? event.seat : otherwise
}

const EVENT_LEAKS: Readonly<Record<string, Leak<TimeBluffTypes>>> = {
  'drawn cards to all seats': leakEvents<TimeBluffTypes>('drew', (event, viewer) =>
    viewer === 'spectator' ? viewer : ownerOf(event, viewer),
  ),
  'picked up cards to all seats': leakEvents<TimeBluffTypes>('pickedUp', (event, viewer) =>
    viewer === 'spectator' ? viewer : ownerOf(event, viewer),
  ),
  'picked up cards to spectators': leakEvents<TimeBluffTypes>('pickedUp', (event, viewer) =>
    viewer === 'spectator' ? ownerOf(event, viewer) : viewer,
  ),
  'the beamed card to all': leakEvents<TimeBluffTypes>('beamed', (event, viewer) =>
    event.kind === 'beamed' ? event.to : viewer,
  ),
  'the passed hand of the neighbour': leakEvents<TimeBluffTypes>('handsPassed', (_event, viewer) =>
    viewer === 1 ? 0 : viewer,
  ),
  'the dealt hand of the neighbour': leakEvents<TimeBluffTypes>('roundStarted', (_event, viewer) =>
    viewer === 1 ? 0 : viewer,
  ),
  'a doubt that did not count to all': leakEvents<TimeBluffTypes>('doubted', (event, viewer) =>
    event.kind === 'doubted' ? (event.others[0] ?? viewer) : viewer,
  ),
  'the laid card to all seats': leakEvents<TimeBluffTypes>('laid', ownerOf),
}

describeSecrecy(timeBluff, TERMS, {
  pairs: PAIRS,
  matches: MATCHES,
  leaks: LEAKS,
  eventLeaks: EVENT_LEAKS,
})
