/** The secrecy law for Tofugott, and leaks that it must catch. */
import type { Eyes } from '../../src/engine/contract/game'
import type { Viewer } from '../../src/engine/basics/seat'
import { missingSeats } from '../../src/engine/kit/sealedAnswers'
import { activeOf, type TofugottState } from '../../src/games/tofugott/inside/state'
import type { TofugottTypes } from '../../src/games/tofugott/inside/types'
import type { TofugottEvent } from '../../src/games/tofugott/outside/contract'
import { DECKS_OF_TESTS } from '../games/tofugott/decks'
import { TOFUGOTT_OF_TESTS } from '../games/tofugott/scenario'
import { describeSecrecy } from '../support/secrecy/describeSecrecy'
import { leakEvents, leakView, type Leak, type SecrecyTerms } from '../support/secrecy/secrecyLaw'

const PAIRS = 1000
const MATCHES = 60

function cardOf(number: number, { plan, language }: Eyes<TofugottTypes>): object {
  const card = plan.cards[number]
  const text = card?.faces[language]
  return {
    id: card?.id,
    spicy: card?.spicy,
    language: text?.language,
    title: text?.title,
    scenario: text?.scenario,
    questions: text?.questions,
  }
}

/** Drawn question cards are the active player's alone, what is locked is its owner's alone, everything else lies open ("Who sees what"). */
function told(event: TofugottEvent, viewer: Viewer, eyes: Eyes<TofugottTypes>): object | undefined {
  if (event.kind === 'answered' || event.kind === 'guessed') {
    return event.seat === viewer ? event : {}
  }
  if (event.kind === 'turnBegun') {
    const { cards, ...begun } = event
    const own = { ...begun, cards: cards.map((card) => cardOf(card, eyes)) }
    return event.active === viewer ? own : begun
  }
  return event.kind === 'read' ? { ...event, card: cardOf(event.card, eyes) } : undefined
}

const TERMS: SecrecyTerms<TofugottTypes> = {
  game: TOFUGOTT_OF_TESTS,
  contents: DECKS_OF_TESTS,
  moves: 160,
  probes: [
    { kind: 'keep', card: 0 },
    { kind: 'guess', silhouette: 'rat' },
    { kind: 'guess', silhouette: 'ghost', explanation: { kind: 'words', text: 'boo' } },
    {
      kind: 'answer',
      best: [{ silhouette: 'rat' }, { silhouette: 'pig' }, { silhouette: 'human' }],
      worst: [{ silhouette: 'tofu' }, { silhouette: 'tree' }, { silhouette: 'ghost' }],
    },
    { kind: 'explain', explanation: { kind: 'phrase', phrase: 'obvious' } },
    { kind: 'done' },
  ],
  revealing: ['turnBegun', 'read', 'turned', 'tied', 'ended'],
  // What is locked unseen may differ between the worlds.
  looksAlike: (move, other) =>
    move.kind === other.kind && (move.kind === 'answer' || move.kind === 'guess'),
  told,
}

function lockedGuesses({ phase, guesses }: TofugottState): unknown[] {
  return phase.kind === 'over' ? [] : [...guesses]
}

/** What is to be said of guesses that are not turned yet. */
function wordsInAdvance({ guesses }: TofugottState): unknown[] {
  return guesses.map((guess) => (typeof guess === 'object' ? guess.explanation : undefined))
}

const LEAKS: Readonly<Record<string, Leak<TofugottTypes>>> = {
  'the six answers in the view': leakView<TofugottTypes>(({ answers }) => ({ answers })),
  'the next best answer in the view of guessers': leakView<TofugottTypes>(
    ({ answers, settled }, viewer) => ({
      next:
        viewer === 'spectator' || answers === 'missing'
          ? undefined
          : answers.best[settled.length]?.silhouette,
    }),
  ),
  'the guesses of all in the view': leakView<TofugottTypes>((state) => ({
    guesses: lockedGuesses(state),
  })),
  'how many guesses are alike': leakView<TofugottTypes>(({ guesses }) => ({
    alike: new Set(guesses.map((guess) => (typeof guess === 'object' ? guess.silhouette : guess)))
      .size,
  })),
  'words typed in advance in the view': leakView<TofugottTypes>((state) => ({
    words: wordsInAdvance(state),
  })),
  'that there will be words': leakView<TofugottTypes>((state) => ({
    words: wordsInAdvance(state).filter((words) => words !== undefined).length,
  })),
  'the rejected question card in the view': leakView<TofugottTypes>(({ drawn, card }) => ({
    rejected: drawn.filter((number) => number !== card),
  })),
  'the drawn question cards while one is chosen': leakView<TofugottTypes>(({ phase, drawn }) => ({
    drawn: phase.kind === 'keeping' ? [...drawn] : [],
  })),
  'the pile in the view': leakView<TofugottTypes>(({ pile }) => ({ next: pile[0] })),
  'who has locked where the table wants a number': leakView<TofugottTypes>(({ guesses }) => ({
    missing: missingSeats(guesses),
  })),
  'whether the answers are locked': leakView<TofugottTypes>(({ answers }) => ({
    isAnswered: answers !== 'missing',
  })),
  'that the clock has chosen before the card is turned': leakView<TofugottTypes>(
    ({ guesses, answers }) => ({
      late: [...guesses, answers].filter((one) => JSON.stringify(one).includes('"byClock":true'))
        .length,
    }),
  ),
  'who is waited for by name': (game) => ({
    awaited: (state, viewer) =>
      state.phase.kind === 'locking'
        ? { kind: 'names', seats: missingSeats(state.guesses) }
        : game.awaited(state, viewer),
  }),
  'the name of a question told by who has locked': (game) => ({
    question: (state, decision) => ({
      ...game.question(state, decision),
      name: `${String(state.turn)}-${missingSeats(state.guesses).join('-')}`,
    }),
  }),
  'a clock that tells what the left neighbour has locked': (game) => ({
    question: (state, decision) => {
      const question = game.question(state, decision)
      const guess = state.guesses[(decision.seat + 1) % state.seats]
      const seconds = typeof guess === 'object' ? guess.silhouette.length : 1
      return question.together ? { ...question, clock: { key: 'guess', seconds } } : question
    },
  }),
  'an unseen choice without a mark': (game) => ({
    question: (state, decision) => {
      const { together: _, ...question } = game.question(state, decision)
      return question
    },
  }),
  'a refusal told by the answers': (game) => ({
    view: (state, viewer, eyes) => {
      const view = game.view(state, viewer, eyes)
      const { answers } = state
      const worst = answers === 'missing' ? undefined : answers.worst[2]?.silhouette
      return viewer === activeOf(state) || !worst
        ? view
        : { ...view, aside: [...view.aside, worst] }
    },
  }),
}

const EVENT_LEAKS: Readonly<Record<string, Leak<TofugottTypes>>> = {
  'guesses to everybody': leakEvents<TofugottTypes>('guessed', (event, viewer) =>
    event.kind === 'guessed' ? event.seat : viewer,
  ),
  'that somebody has locked a guess': (game) => ({
    eventFor: (event, viewer, eyes) =>
      event.kind === 'guessed' && event.seat !== viewer
        ? { kind: 'left', seat: event.seat }
        : game.eventFor(event, viewer, eyes),
  }),
  'the six answers to spectators': leakEvents<TofugottTypes>('answered', (event, viewer) =>
    event.kind === 'answered' && viewer === 'spectator' ? event.seat : viewer,
  ),
  'the words typed with the answers to the left neighbour': (game) => ({
    eventFor: (event, viewer, eyes) => {
      const words = event.kind === 'answered' ? event.best[0]?.explanation : undefined
      return words && event.kind === 'answered' && viewer === event.seat + 1
        ? { kind: 'explained', seat: event.seat, silhouette: 'rat', explanation: words }
        : game.eventFor(event, viewer, eyes)
    },
  }),
  'drawn question cards to everybody': leakEvents<TofugottTypes>('turnBegun', (event, viewer) =>
    event.kind === 'turnBegun' ? event.active : viewer,
  ),
  'drawn question cards to the seat before': leakEvents<TofugottTypes>(
    'turnBegun',
    (event, viewer) =>
      event.kind === 'turnBegun' && viewer === event.active - 1 ? event.active : viewer,
  ),
  'the rejected card beside the one that is read': (game) => ({
    eventFor: (event, viewer, eyes) => {
      const seen = game.eventFor(event, viewer, eyes)
      return event.kind === 'read' && seen ? { ...seen, rejected: event.card + 1 } : seen
    },
  }),
  'a question card in another language': (game) => ({
    eventFor: (event, viewer, eyes) =>
      game.eventFor(event, viewer, { ...eyes, language: eyes.language === 'de' ? 'nl' : 'de' }),
  }),
}

describeSecrecy<TofugottTypes>(TOFUGOTT_OF_TESTS, TERMS, {
  pairs: PAIRS,
  matches: MATCHES,
  leaks: LEAKS,
  eventLeaks: EVENT_LEAKS,
})
