/** The secrecy law for Die Tafelrunde 2, and leaks that it must catch. */
import type { Viewer } from '../../src/engine/basics/seat'
import type { TafelrundeEvent } from '../../src/games/tafelrunde/outside/contract'
import { tafelrunde } from '../../src/games/tafelrunde/inside/index'
import { sumOfGems } from '../../src/games/tafelrunde/outside/faces'
import type { TafelrundeTypes } from '../../src/games/tafelrunde/inside/types'
import { describeSecrecy } from '../support/secrecy/describeSecrecy'
import { leakEvents, leakView, type Leak, type SecrecyTerms } from '../support/secrecy/secrecyLaw'

const PAIRS = 2000
const MATCHES = 200

/** Own cards are told to their owner, everything else lies open ("Who sees what"). */
function told(event: TafelrundeEvent, viewer: Viewer): object | undefined {
  if (event.kind === 'dealt') {
    const { kind, specials, hands } = event
    return viewer === 'spectator' ? { kind, specials } : { kind, specials, hand: hands[viewer] }
  }
  if (event.kind === 'drew') {
    const { kind, seat, cards } = event
    const seen = { kind, seat, count: cards.length }
    return seat === viewer ? { ...seen, cards } : seen
  }
  return undefined
}

const TERMS: SecrecyTerms<TafelrundeTypes> = {
  game: tafelrunde,
  moves: 90,
  probes: [
    { kind: 'play', card: 0, colour: 'blue' },
    { kind: 'play', card: 9, colour: 'red' },
    { kind: 'feierabend' },
    { kind: 'letzteWarnung', colour: 'red' },
    { kind: 'wiederbelebung', card: 3 },
    { kind: 'zork' },
    { kind: 'pass' },
    { kind: 'secure', chests: [0] },
    { kind: 'chooseSpecial', special: 'zork' },
  ],
  revealing: [
    'dealt',
    'drew',
    'raidStarted',
    'secured',
    'matchEnded',
    'reshuffled',
    'notDrawn',
    // He is out because of what he holds (TR-09, TR-12), and says so.
    'passed',
  ],
  // Choices that are made at the same time and unseen may differ between the worlds.
  looksAlike: (move, other) =>
    move.kind === other.kind && (move.kind === 'secure' || move.kind === 'chooseSpecial'),
  told,
  lawful: (view) => ({
    ...view,
    players: view.players.map(({ gems, ...player }, seat) => {
      const isOpen = view.options.openGems === 'on' || view.phase.kind === 'over'
      return gems !== undefined && (isOpen || seat === view.you) ? { ...player, gems } : player
    }),
  }),
}

const LEAKS: Readonly<Record<string, Leak<TafelrundeTypes>>> = {
  'the next card of a draw pile in the view': leakView<TafelrundeTypes>((state) => ({
    next: state.players.map(({ draw }) => draw.at(-1) ?? -1),
  })),
  'the order of the own draw pile in the view': leakView<TafelrundeTypes>((state, viewer) => ({
    pile: viewer === 'spectator' ? [] : [...(state.players[viewer]?.draw ?? [])],
  })),
  'the order of the chest stack in the view': leakView<TafelrundeTypes>((state) => ({
    chests: [...state.stack],
  })),
  'the next chest in the view': leakView<TafelrundeTypes>((state) => ({
    stack: state.stack.at(-1) ?? 0,
  })),
  'the hands of all in the view': leakView<TafelrundeTypes>((state) => ({
    hands: state.players.map(({ hand }) => [...hand]),
  })),
  'where the special lies in a deck': leakView<TafelrundeTypes>((state) => ({
    specials: state.players.map(({ draw }) => draw.findIndex((card) => card > 14)),
  })),
  'choices of phase 4 before all have chosen': leakView<TafelrundeTypes>((state) => ({
    choices: state.phase.kind === 'securing' ? [...state.phase.choices] : [],
  })),
  'chosen specials before all have chosen': leakView<TafelrundeTypes>((state) => ({
    choices: state.phase.kind === 'choosing' ? [...state.phase.choices] : [],
  })),
  'secured chests of others in the view': leakView<TafelrundeTypes>((state) => ({
    home: state.players.map(({ secured }) => [...secured]),
  })),
  'the strength that a hand could still show': leakView<TafelrundeTypes>((state) => ({
    hidden: state.players.map(({ hand }) => hand.reduce((sum, card) => sum + card, 0)),
  })),
  'a mark that follows a card through the shuffle': leakView<TafelrundeTypes>((state) => ({
    marks: state.players.map(({ draw }) => draw.indexOf(0)),
  })),
  'a hash of the whole state': leakView<TafelrundeTypes>((state) => ({
    hash: [...JSON.stringify(state)].reduce(
      (sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1_000_003,
      7,
    ),
  })),
  'the gems of all without the option': leakView<TafelrundeTypes>((state) => ({
    players: tafelrunde.view(state, 'spectator').players.map((player, seat) => ({
      ...player,
      gems: sumOfGems(state.players[seat]?.secured ?? []),
    })),
  })),
  'the name of a question told by the choices': (game) => ({
    question: (state, decision) => {
      const question = game.question(state, decision)
      return state.phase.kind === 'securing' || state.phase.kind === 'choosing'
        ? { ...question, name: JSON.stringify(state.phase.choices) }
        : question
    },
  }),
  'the time left told by the draw pile': (game) => ({
    question: (state, decision) => ({
      ...game.question(state, decision),
      clock: { key: 'draw', seconds: 10 + (state.players[decision.seat]?.draw[0] ?? 0) },
    }),
  }),
}

const EVENT_LEAKS: Readonly<Record<string, Leak<TafelrundeTypes>>> = {
  'drawn cards to all seats': leakEvents<TafelrundeTypes>('drew', (event, viewer) =>
    viewer !== 'spectator' && event.kind === 'drew' ? event.seat : viewer,
  ),
  'drawn cards to the seat after next': leakEvents<TafelrundeTypes>('drew', (event, viewer) =>
    event.kind === 'drew' && viewer === event.seat + 2 ? event.seat : viewer,
  ),
  'drawn cards to spectators': leakEvents<TafelrundeTypes>('drew', (event, viewer) =>
    viewer === 'spectator' && event.kind === 'drew' ? event.seat : viewer,
  ),
  'the first hand to all': leakEvents<TafelrundeTypes>('dealt', (_event, viewer) =>
    viewer === 1 ? 0 : viewer,
  ),
}

describeSecrecy(tafelrunde, TERMS, {
  pairs: PAIRS,
  matches: MATCHES,
  leaks: LEAKS,
  eventLeaks: EVENT_LEAKS,
})
