/** The secrecy law for Buchstabenbluff, and leaks that it must catch. */
import type { OfKind } from '../../src/engine/basics/kinds'
import type { Game } from '../../src/engine/contract/game'
import { shuffle } from '../../src/engine/chance/random'
import type { Viewer } from '../../src/engine/basics/seat'
import { buchstabenbluff } from '../../src/games/buchstabenbluff/inside/index'
import type { BuchstabenbluffPlan } from '../../src/games/buchstabenbluff/inside/plan'
import { judgeWord } from '../../src/games/buchstabenbluff/inside/settle'
import type { BuchstabenbluffState, Word } from '../../src/games/buchstabenbluff/inside/state'
import type { BuchstabenbluffTypes } from '../../src/games/buchstabenbluff/inside/types'
import { decisionOf } from '../../src/games/buchstabenbluff/outside/check'
import {
  FEWEST_CARDS,
  type BuchstabenbluffEvent,
  type BuchstabenbluffMove,
} from '../../src/games/buchstabenbluff/outside/contract'
import { isListed } from '../../src/games/buchstabenbluff/outside/knownWords'
import { SMALL_CONTENTS } from '../games/buchstabenbluff/trial'
import { describeSecrecy } from '../support/secrecy/describeSecrecy'
import { leakEvents, leakView, type Leak, type SecrecyTerms } from '../support/secrecy/secrecyLaw'

/** A word of two letters that every list of the tests has. */
const SHARED_WORD = 'ER'

type Laying = OfKind<BuchstabenbluffMove, 'lay'>

/** Drawn and laid cards are told to whoever drew or laid them ("Who sees what"). */
function told(event: BuchstabenbluffEvent, viewer: Viewer): object | undefined {
  switch (event.kind) {
    case 'drew': {
      const { card, ...open } = event
      return viewer === event.seat ? { ...open, card } : open
    }
    case 'announced': {
      const { cards, ...open } = event
      return viewer === event.seat ? { ...open, cards } : open
    }
    case 'turnBegan':
    case 'refilled':
    case 'reshuffled':
    case 'passed':
    case 'believed':
    case 'doubted':
    case 'left':
    case 'ended':
      return undefined
  }
}

function shownOf({ cards, open = [] }: Laying): string {
  return JSON.stringify([cards.length, open.map((at) => [at, cards[at]])])
}

/** The cards of another seat may differ, word, number and open cards are the same; answers are unseen. */
function looksAlike(move: BuchstabenbluffMove, other: BuchstabenbluffMove): boolean {
  if (move.kind === 'answer') return other.kind === 'answer'
  if (move.kind !== 'lay' || other.kind !== 'lay') return false
  return move.word === other.word && shownOf(move) === shownOf(other)
}

/** Often the same short word over any two cards, so that worlds find moves that look alike. */
const oftenAlike: Game<BuchstabenbluffTypes> = {
  ...buchstabenbluff,
  sampleMove: (view, random, known) => {
    const { hand = [], words } = view
    const mayLay = decisionOf(view) === 'turn' && hand.length >= FEWEST_CARDS
    const isFresh = words.every(({ spelling }) => spelling !== SHARED_WORD)
    if (!mayLay || !isFresh || random.below(4) === 0) {
      return buchstabenbluff.sampleMove(view, random, known)
    }
    const cards = [...hand]
    shuffle(cards, random)
    return { kind: 'lay', cards: cards.slice(0, FEWEST_CARDS), word: SHARED_WORD }
  },
}

/** In the other world every word that nobody has turned up is in the list. */
function planOf(plan: BuchstabenbluffPlan, { words }: BuchstabenbluffState): BuchstabenbluffPlan {
  if (plan.options.dictionary === 'refuse') return plan
  const unseen = words.filter(({ fate }) => fate === 'pending' || fate === 'believed')
  const house = new Set([...plan.known.house, ...unseen.map(({ spelling }) => spelling)])
  return { ...plan, known: { ...plan.known, house } }
}

const TERMS: SecrecyTerms<BuchstabenbluffTypes> = {
  game: oftenAlike,
  contents: SMALL_CONTENTS,
  moves: 80,
  probes: [
    { kind: 'draw' },
    { kind: 'pass' },
    { kind: 'answer', doubt: true },
    { kind: 'lay', cards: [4, 17], word: SHARED_WORD },
    { kind: 'lay', cards: [4, 17, 18], word: 'xyz' },
    { kind: 'lay', cards: [29, 4], word: SHARED_WORD, open: [0] },
  ],
  revealing: ['drew', 'reshuffled', 'believed', 'doubted', 'ended'],
  looksAlike,
  told,
  planOf,
}

function pendingOf({ phase, words }: BuchstabenbluffState): Word | undefined {
  return phase.kind === 'answers' ? words.at(-1) : undefined
}

function believedOf({ phase, words }: BuchstabenbluffState): readonly Word[] {
  return phase.kind === 'over' ? [] : words.filter(({ fate }) => fate === 'believed')
}

const LEAKS: Readonly<Record<string, Leak<BuchstabenbluffTypes>>> = {
  'the next card of the draw pile': leakView<BuchstabenbluffTypes>(({ draw }) => ({
    next: draw.at(-1) ?? 0,
  })),
  'which cards are left in the draw pile': leakView<BuchstabenbluffTypes>(({ draw }) => ({
    left: draw.toSorted((one, other) => one - other),
  })),
  'the hands of all': leakView<BuchstabenbluffTypes>(({ players }) => ({
    hands: players.map(({ hand }) => [...hand]),
  })),
  'how many question marks each hand has': leakView<BuchstabenbluffTypes>(({ players }) => ({
    marks: players.map(({ hand }) => hand.filter((card) => card === 29).length),
  })),
  'the cards of the word that waits for answers': leakView<BuchstabenbluffTypes>((state) => ({
    cards: [...(pendingOf(state)?.cards ?? [])],
  })),
  'whether the word that waits fits its cards': (game) => ({
    view: (state, viewer, eyes) => {
      const pending = pendingOf(state)
      const hint = pending && judgeWord(pending.cards, pending.spelling, eyes.plan).isTrue
      return { ...game.view(state, viewer, eyes), ...{ hint: hint ?? false } }
    },
  }),
  'whether the word that waits is listed': (game) => ({
    view: (state, viewer, eyes) => {
      const pending = pendingOf(state)
      const hint = pending && isListed(eyes.plan.known, pending.spelling)
      return { ...game.view(state, viewer, eyes), ...{ hint: hint ?? false } }
    },
  }),
  'the cards of believed words': leakView<BuchstabenbluffTypes>((state) => ({
    piles: believedOf(state).map(({ cards }) => [...cards]),
  })),
  'whether believed words were bluffs': leakView<BuchstabenbluffTypes>((state) => ({
    bluffs: believedOf(state).map(({ judgement }) => judgement?.isTrue ?? false),
  })),
  'the value of believed words': (game) => ({
    view: (state, viewer, eyes) => ({
      ...game.view(state, viewer, eyes),
      ...{
        worth: believedOf(state).map(({ cards }) =>
          cards.reduce((sum, card) => sum + (eyes.plan.values[card] ?? 0), 0),
        ),
      },
    }),
  }),
  'answers before all are there': leakView<BuchstabenbluffTypes>(({ phase }) => ({
    answers: phase.kind === 'answers' ? [...phase.answers] : [],
  })),
  'whose answer is missing': leakView<BuchstabenbluffTypes>(({ phase }) => ({
    missing: phase.kind === 'answers' ? phase.answers.map((answer) => answer === 'missing') : [],
  })),
  'who is waited for, by name': (game) => ({
    awaited: (state) => ({ kind: 'names', seats: game.toAct(state).map(({ seat }) => seat) }),
  }),
  'the time left told by the laid cards': (game) => ({
    question: (state, decision) => {
      const question = game.question(state, decision)
      const [card] = pendingOf(state)?.cards ?? []
      return card === undefined
        ? question
        : { ...question, clock: { key: question.name, seconds: 10 + (card % 5) } }
    },
  }),
  'the name of a question told by the answers': (game) => ({
    question: (state, decision) => {
      const question = game.question(state, decision)
      const { phase } = state
      return phase.kind === 'answers' ? { ...question, name: phase.answers.join() } : question
    },
  }),
}

function asOwner(event: BuchstabenbluffEvent, viewer: Viewer): Viewer {
  return 'seat' in event ? event.seat : viewer
}

const EVENT_LEAKS: Readonly<Record<string, Leak<BuchstabenbluffTypes>>> = {
  'drawn cards to all seats': leakEvents<BuchstabenbluffTypes>('drew', (event, viewer) =>
    viewer === 'spectator' ? viewer : asOwner(event, viewer),
  ),
  'drawn cards to spectators': leakEvents<BuchstabenbluffTypes>('drew', (event, viewer) =>
    viewer === 'spectator' ? asOwner(event, viewer) : viewer,
  ),
  'laid cards to all seats': leakEvents<BuchstabenbluffTypes>('announced', (event, viewer) =>
    viewer === 'spectator' ? viewer : asOwner(event, viewer),
  ),
  'laid cards to spectators': leakEvents<BuchstabenbluffTypes>('announced', (event, viewer) =>
    viewer === 'spectator' ? asOwner(event, viewer) : viewer,
  ),
  'how many letters fit to all': (game) => ({
    eventFor: (event, viewer, eyes) => {
      const seen = game.eventFor(event, viewer, eyes)
      if (event.kind !== 'announced' || seen?.kind !== 'announced') return seen
      const { excess } = judgeWord(event.cards, event.spelling, eyes.plan)
      return { ...seen, ...{ fitting: event.cards.length - excess.length } }
    },
  }),
  'nothing to who laid the cards': leakEvents<BuchstabenbluffTypes>('announced', () => 'spectator'),
}

describeSecrecy(buchstabenbluff, TERMS, {
  pairs: 1000,
  matches: 60,
  leaks: LEAKS,
  eventLeaks: EVENT_LEAKS,
})
