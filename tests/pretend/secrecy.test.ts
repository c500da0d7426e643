/** The secrecy law for the made-up game, and leaks through every channel that it must catch. */
import type { Eyes } from '../../src/engine/contract/game'
import type { Viewer } from '../../src/engine/basics/seat'
import { describeSecrecy } from '../support/secrecy/describeSecrecy'
import { leakEvents, leakView, type Leak, type SecrecyTerms } from '../support/secrecy/secrecyLaw'
import { whisper } from './game/inside/index'
import { listenerOf, awaitedSeats, type WhisperState } from './game/inside/state'
import type { WhisperTypes } from './game/inside/types'
import type { ThingView, WhisperEvent } from './game/outside/contract'
import { WHISPER_CONTENTS } from './content'

const PAIRS = 600
const MATCHES = 200

/** Whispers are heard by nobody else, drawn things read by nobody else, weights told by laying alone. */
function told(event: WhisperEvent, viewer: Viewer, eyes: Eyes<WhisperTypes>): object | undefined {
  const thingOf = (id: string): object => ({
    id,
    name: eyes.plan.things.get(id)?.name[eyes.language],
  })
  switch (event.kind) {
    case 'whispered':
      return event.seat === viewer ? event : {}
    case 'drew': {
      const { kind, seat, thing } = event
      return seat === viewer ? { kind, seat, thing: thingOf(thing) } : { kind, seat }
    }
    case 'laid': {
      const { kind, seat, guess, isRight, thing, weight } = event
      return { kind, seat, guess, isRight, thing: { ...thingOf(thing), weight } }
    }
    case 'shown':
    case 'turnBegun':
    case 'left':
    case 'ended':
      return undefined
  }
}

const TERMS: SecrecyTerms<WhisperTypes> = {
  game: whisper,
  contents: WHISPER_CONTENTS,
  moves: 40,
  probes: [
    { kind: 'whisper', word: 'wind' },
    { kind: 'whisper', word: 'no such word' },
    { kind: 'hush' },
    { kind: 'draw' },
    { kind: 'lay', thing: 'farm-0', guess: 'heavier' },
    { kind: 'lay', thing: 'attic-3', guess: 'lighter' },
  ],
  revealing: ['shown', 'drew', 'laid'],
  looksAlike: (move, other) =>
    [move, other].every(({ kind }) => kind === 'whisper' || kind === 'hush'),
  told,
  planOf: (plan, { weights }) => ({
    ...plan,
    things: new Map(
      Array.from(plan.things, ([id, thing]) => [id, { ...thing, weight: weights[id] ?? 0 }]),
    ),
  }),
}

function whispersOf({ phase }: WhisperState): readonly unknown[] {
  return phase.kind === 'whispering' ? [...phase.whispers] : []
}

function withWeight(thing: ThingView, { plan }: Eyes<WhisperTypes>): ThingView {
  return { ...thing, ...{ weight: plan.things.get(thing.id)?.weight } }
}

const LEAKS: Readonly<Record<string, Leak<WhisperTypes>>> = {
  'a view with the hands of all': leakView<WhisperTypes>(({ players }) => ({
    hands: players.map(({ hand }) => [...hand]),
  })),
  'a view with the pile': leakView<WhisperTypes>(({ pile }) => ({ next: pile[0] })),
  'a view with the whispers of others': leakView<WhisperTypes>((state) => ({
    whispers: whispersOf(state),
  })),
  'a view with whose whisper is missing': leakView<WhisperTypes>((state) => ({
    missing: awaitedSeats(state),
  })),
  'a view that tells spectators how many are waited for': leakView<WhisperTypes>((state) => ({
    missing: awaitedSeats(state).length,
  })),
  'a view with the weights of the own hand': leakView<WhisperTypes>((state, viewer) => ({
    weights:
      viewer === 'spectator' ? [] : state.players[viewer]?.hand.map((id) => state.weights[id]),
  })),
  'content: the own hand with its secret side': (game) => ({
    view: (state, viewer, eyes) => {
      const view = game.view(state, viewer, eyes)
      const hand = view.hand?.map((thing) => withWeight(thing, eyes))
      return hand ? { ...view, hand } : view
    },
  }),
  'content: a refusal told by a secret side': (game) => ({
    judge: (view, move, plan) => {
      const isLight = [...plan.things.values()][0]?.weight === 0.02
      return game.judge(view, move, plan) ?? (isLight ? 'word-not-in-list' : undefined)
    },
  }),
  'content: knowledge with the secret sides': (game) => ({
    knowledge: (plan) => ({
      ...game.knowledge(plan),
      weights: Array.from(plan.things.values(), ({ weight }) => String(weight)),
    }),
  }),
  'entries: that the clock has answered': leakView<WhisperTypes>((state) => ({
    late: whispersOf(state).filter((whisper) => JSON.stringify(whisper).includes('"byClock":true'))
      .length,
  })),
  'awaited: by name where it is by number': (game) => ({
    awaited: (state, viewer) =>
      viewer === 'spectator'
        ? game.awaited(state, viewer)
        : { kind: 'names', seats: awaitedSeats(state) },
  }),
  'awaited: by number for spectators': (game) => ({
    awaited: (state, viewer) => game.awaited(state, viewer === 'spectator' ? 0 : viewer),
  }),
  'clocks: seconds told by a whisper': (game) => ({
    question: (state, decision) => {
      const question = game.question(state, decision)
      const [first] = whispersOf(state)
      const seconds = first === 'missing' ? 20 : 21
      return question.together ? { ...question, clock: { key: 'whisper', seconds } } : question
    },
  }),
  'clocks: begun when the left neighbour has whispered': (game) => ({
    question: (state, decision) => {
      const { clock, ...question } = game.question(state, decision)
      const isLeftMissing = awaitedSeats(state).includes((decision.seat + 1) % state.seats)
      return clock && !isLeftMissing ? { ...question, clock } : question
    },
  }),
  'clocks: running for the listener’s word alone': (game) => ({
    question: (state, decision) => {
      const { clock, ...question } = game.question(state, decision)
      const spoken = whispersOf(state)[listenerOf(state)]
      const hasWord = typeof spoken === 'object' && spoken !== null && 'word' in spoken
      return clock && hasWord ? { ...question, clock } : question
    },
  }),
  'questions: answered unseen without a mark': (game) => ({
    question: (state, decision) => {
      const { together: _, ...question } = game.question(state, decision)
      return question
    },
  }),
  'questions: a name told by who has answered': (game) => ({
    question: (state, decision) => ({
      ...game.question(state, decision),
      name: `${String(state.turn)}-${awaitedSeats(state).join('-')}`,
    }),
  }),
}

const EVENT_LEAKS: Readonly<Record<string, Leak<WhisperTypes>>> = {
  'whispers to everybody': leakEvents<WhisperTypes>('whispered', (event, viewer) =>
    event.kind === 'whispered' ? event.seat : viewer,
  ),
  'that somebody has whispered': (game) => ({
    eventFor: (event, viewer, eyes) =>
      event.kind === 'whispered'
        ? { kind: 'whispered', seat: event.seat }
        : game.eventFor(event, viewer, eyes),
  }),
  'drawn things to spectators': leakEvents<WhisperTypes>('drew', (event, viewer) =>
    event.kind === 'drew' && viewer === 'spectator' ? event.seat : viewer,
  ),
  'the weight of a drawn thing to its owner': (game) => ({
    eventFor: (event, viewer, eyes) => {
      const seen = game.eventFor(event, viewer, eyes)
      if (seen?.kind !== 'drew' || !seen.thing) return seen
      return { ...seen, thing: withWeight(seen.thing, eyes) }
    },
  }),
  'names in another language': (game) => ({
    eventFor: (event, viewer, eyes) =>
      game.eventFor(event, viewer, { ...eyes, language: eyes.language === 'de' ? 'nl' : 'de' }),
  }),
}

describeSecrecy(whisper, TERMS, {
  pairs: PAIRS,
  matches: MATCHES,
  leaks: LEAKS,
  eventLeaks: EVENT_LEAKS,
})
