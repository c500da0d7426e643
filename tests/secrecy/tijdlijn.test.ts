/** The secrecy law for Tijdlijn in both its modes, and leaks that it must catch. */
import { describe } from 'vitest'
import type { Eyes, Game } from '../../src/engine/contract/game'
import type { Viewer } from '../../src/engine/basics/seat'
import { tijdlijn } from '../../src/games/tijdlijn/inside/index'
import type { TijdlijnPlan } from '../../src/games/tijdlijn/inside/plan'
import type { DeckEntry } from '../../src/games/tijdlijn/inside/readContent'
import type { Card, Open, TijdlijnState } from '../../src/games/tijdlijn/inside/state'
import type { TijdlijnEvent, TijdlijnTypes } from '../../src/games/tijdlijn/inside/types'
import {
  MODES,
  type Mode,
  type StandingView,
  type TijdlijnSeen,
  type TijdlijnView,
} from '../../src/games/tijdlijn/outside/contract'
import { eraOf } from '../../src/games/tijdlijn/outside/eras'
import { TIJDLIJN_CONTENTS } from '../games/tijdlijn/decks'
import { describeSecrecy } from '../support/secrecy/describeSecrecy'
import { leakView, type Leak, type SecrecyTerms } from '../support/secrecy/secrecyLaw'

const PAIRS = 400
const MATCHES = 60

type TijdlijnEyes = Eyes<TijdlijnTypes>
type TijdlijnLeak = Leak<TijdlijnTypes>

/** Decks made ready once: reading one takes longer than a match. */
const READY = new Map<string, ReturnType<typeof tijdlijn.readContent>>()

/** The game at tables of one mode alone. */
function gameIn(mode: Mode): Game<TijdlijnTypes> {
  return {
    ...tijdlijn,
    parseOptions: (raw, context) =>
      tijdlijn.parseOptions({ ...(typeof raw === 'object' ? raw : {}), mode }, context),
    readContent: (content) => {
      const read = READY.get(content.hash) ?? tijdlijn.readContent(content)
      READY.set(content.hash, read)
      return read
    },
  }
}

/** From the rules alone: front text and front icon. */
function frontOf(
  { handle, card }: Open,
  { plan, language }: TijdlijnEyes,
): Readonly<Record<string, unknown>> {
  const event = plan.events[card.front]
  const face = event?.faces[language]
  return {
    card: handle,
    front: face?.front,
    picture: event?.picture,
    language: face?.language,
    icon: card.icons?.front,
  }
}

/** From the rules alone: year, theme, explanation, source and hidden icon of a card that was turned. */
function datedOf(open: Open, eyes: TijdlijnEyes): object {
  const { card } = open
  const event = eyes.plan.events[card.back]
  const back = {
    key: event?.key,
    year: card.year,
    theme: event?.theme,
    explanation: event?.faces[eyes.language].explanation,
    source: event?.sources[eyes.language],
    icon: card.icons?.back,
  }
  const { card: handle, front, picture, ...rest } = frontOf(open, eyes)
  return { card: handle, front, picture, back, ...rest }
}

/** Cards are told by their fronts, those that were turned with their dates; everybody is told the same, in his language. */
function told(event: TijdlijnEvent, _viewer: Viewer, eyes: TijdlijnEyes): object | undefined {
  const top = 'top' in event && event.top ? { top: frontOf(event.top, eyes) } : {}
  switch (event.kind) {
    case 'played':
    case 'stuck':
    case 'discarded':
    case 'laid':
      return { ...event, card: datedOf(event.card, eyes) }
    case 'refilled':
      return { ...event, cards: event.cards.map((card) => frontOf(card, eyes)), ...top }
    case 'drew':
      return { ...event, card: frontOf(event.card, eyes), ...top }
    case 'turnBegun':
    case 'reshuffled':
    case 'playOff':
    case 'left':
    case 'ended':
      return undefined
  }
}

/** A card that was not turned has no back, whatever a faulty view says. */
function lawfulCard(view: TijdlijnView, { back, ...front }: StandingView): StandingView {
  const isTurned = front.stuck || view.phase.kind === 'over'
  return back && isTurned ? { ...front, back } : front
}

function lawful(view: TijdlijnView): TijdlijnView {
  return {
    ...view,
    players: view.players.map((player) => ({
      ...player,
      cards: player.cards.map((card) => lawfulCard(view, card)),
    })),
  }
}

function turnedIn({ line, discard }: TijdlijnState): Set<number> {
  const open = [...line.flatMap(({ cards, slot }) => [...cards, ...slot]), ...discard]
  return new Set(open.map(({ card }) => card.back))
}

/** The deck of an imagined match: behind every card that was not turned stands something else. */
function planOf(plan: TijdlijnPlan, state: TijdlijnState): TijdlijnPlan {
  const turned = turnedIn(state)
  for (const { card, stuckIn } of state.players.flatMap(({ cards }) => cards)) {
    if (stuckIn !== undefined) turned.add(card.back)
  }
  const places = [...plan.events.keys()].filter((place) => !turned.has(place))
  const events: DeckEntry[] = [...plan.events]
  for (const [index, place] of places.entries()) {
    const own = plan.events[place]
    const other = plan.events[places[(index + 1) % places.length] ?? place]
    if (!own || !other) continue
    const { key, name, year, theme, sources } = other
    const faces = {
      de: { ...own.faces.de, explanation: other.faces.de.explanation },
      nl: { ...own.faces.nl, explanation: other.faces.nl.explanation },
      en: { ...own.faces.en, explanation: other.faces.en.explanation },
    }
    events[place] = { ...own, key, name, year, theme, sources, faces }
  }
  return { ...plan, events }
}

function termsIn(mode: Mode): SecrecyTerms<TijdlijnTypes> {
  return {
    game: gameIn(mode),
    contents: TIJDLIJN_CONTENTS,
    moves: 40,
    probes: [
      { kind: 'stop' },
      { kind: 'play', card: 1 },
      { kind: 'discard', card: 1 },
      { kind: 'lay', card: 1, gap: 0 },
      ...[100_000, 200_000, 300_000].map((card) => ({ kind: 'play' as const, card })),
    ],
    revealing: ['played', 'stuck', 'discarded', 'laid', 'refilled', 'drew', 'reshuffled', 'ended'],
    looksAlike: () => false,
    told,
    lawful,
    planOf,
  }
}

function inFront({ players }: TijdlijnState): Card[] {
  return players.flatMap(({ cards }) => cards.map(({ card }) => card))
}

function nextIn({ top, pile }: TijdlijnState): Card[] {
  return [...(top === 'none' ? [] : [top.card]), ...[...pile].reverse()]
}

/** Something more in every view, made with the deck at hand. */
function leakWith(change: (state: TijdlijnState, eyes: TijdlijnEyes) => object): TijdlijnLeak {
  return (game) => ({
    view: (state, viewer, eyes) => ({ ...game.view(state, viewer, eyes), ...change(state, eyes) }),
  })
}

function secretsOf(card: Card, { plan }: TijdlijnEyes): DeckEntry | undefined {
  return plan.events[card.back]
}

const LEAKS: Readonly<Record<string, TijdlijnLeak>> = {
  'the years of the cards in front of seats': leakView((state) => ({
    years: inFront(state).map(({ year }) => year),
  })),
  'the era of the top card': leakView((state) => ({
    era: nextIn(state)
      .slice(0, 1)
      .map(({ year }) => eraOf(year)),
  })),
  'the dates of unturned cards': (game) => ({
    view: (state, viewer, eyes) => {
      const view = game.view(state, viewer, eyes)
      const players = view.players.map((player, seat) => ({
        ...player,
        cards: player.cards.map((shown, index) => {
          const card = state.players[seat]?.cards[index]?.card
          const event = card && secretsOf(card, eyes)
          return event ? { ...shown, theme: event.theme, explanation: event.faces.en } : shown
        }),
      }))
      return { ...view, players }
    },
  }),
  'the key of the top card, from the deck': leakWith((state, { plan }) => ({
    key: nextIn(state)
      .slice(0, 1)
      .map(({ front }) => plan.events[front]?.key),
  })),
  'the sources of the cards in front of seats': leakWith((state, eyes) => ({
    sources: inFront(state).map((card) => secretsOf(card, eyes)?.sources),
  })),
  'the order of the draw pile': leakView((state) => ({
    order: nextIn(state).map(({ front }) => front),
  })),
  'the earliest card in front comes first': (game) => ({
    view: (state, viewer, eyes) => {
      const sorted = state.players.map((player) => ({
        ...player,
        cards: [...player.cards].sort((one, other) => one.card.year - other.card.year),
      }))
      return game.view({ ...state, players: sorted }, viewer, eyes)
    },
  }),
  'a handle made from a year': (game) => ({
    view: (state, viewer, eyes) => {
      const view = game.view(state, viewer, eyes)
      const [next] = nextIn(state)
      return view.top && next ? { ...view, top: { ...view.top, card: next.year + 20_000 } } : view
    },
  }),
  'a picture chosen by the era': (game) => ({
    view: (state, viewer, eyes) => {
      const view = game.view(state, viewer, eyes)
      const [next] = nextIn(state)
      return view.top && next ? { ...view, top: { ...view.top, picture: eraOf(next.year) } } : view
    },
  }),
  'a length that follows from a year': leakView((state) => ({
    padding: ' '.repeat(Math.abs(inFront(state)[0]?.year ?? 0) % 97),
  })),
  'a hash of the whole state': leakView((state) => ({
    hash: JSON.stringify(state).length + (state.pile[0]?.year ?? 0),
  })),
  'which events are in the pile': leakView((state) => ({
    events: state.pile.map(({ back }) => back).sort((one, other) => one - other),
  })),
  'seconds that follow from a year': (game) => ({
    question: (state, decision) => ({
      ...game.question(state, decision),
      clock: { key: 'turn', seconds: 60 + (Math.abs(inFront(state)[0]?.year ?? 0) % 5) },
    }),
  }),
  'a question named by the next card': (game) => ({
    question: (state, decision) => ({
      ...game.question(state, decision),
      name: String(state.pile.at(-1)?.year),
    }),
  }),
}

/** Of what there is in the co-operative mode alone. */
const TOGETHER_LEAKS: Readonly<Record<string, TijdlijnLeak>> = {
  'a refusal told by a date of the deck': () => ({
    judge: (_view, _move, plan) =>
      (plan.events.at(-1)?.year ?? 0) % 2 === 0 ? 'card-stuck' : undefined,
  }),
  'the hidden icons of the cards in front of seats': leakView((state) => ({
    icons: inFront(state).map(({ icons }) => icons?.back),
  })),
  'the hidden icon of the top card': leakView((state) => ({
    icon: nextIn(state)[0]?.icons?.back,
  })),
  'a stuck card although it is to be forgotten': leakView((state) => ({
    stuck: state.players.flatMap(({ cards }) =>
      cards.flatMap(({ card, stuckIn }) => (stuckIn === undefined ? [] : [card.year])),
    ),
  })),
}

/** Events of every kind with something more. */
function leakSeen(
  change: (seen: TijdlijnSeen, event: TijdlijnEvent, eyes: TijdlijnEyes) => object,
): TijdlijnLeak {
  return (game) => ({
    eventFor: (event, viewer, eyes) => {
      const seen = game.eventFor(event, viewer, eyes)
      return seen && { ...seen, ...change(seen, event, eyes) }
    },
  })
}

function drawnIn(event: TijdlijnEvent): readonly Open[] {
  if (event.kind === 'refilled') return event.cards
  return event.kind === 'drew' ? [event.card] : []
}

const EVENT_LEAKS: Readonly<Record<string, TijdlijnLeak>> = {
  'the date of the top card': leakSeen((seen, event) =>
    'top' in event && event.top && 'top' in seen
      ? { top: { ...seen.top, year: event.top.card.year } }
      : {},
  ),
  'the dates of drawn cards': leakSeen((_seen, event) =>
    drawnIn(event).length > 0 ? { years: drawnIn(event).map(({ card }) => card.year) } : {},
  ),
  'the keys of drawn cards': leakSeen((_seen, event, eyes) =>
    drawnIn(event).length > 0
      ? { keys: drawnIn(event).map(({ card }) => secretsOf(card, eyes)?.key) }
      : {},
  ),
  'texts in another language': (game) => ({
    eventFor: (event, viewer, eyes) =>
      game.eventFor(event, viewer, { ...eyes, language: eyes.language === 'de' ? 'nl' : 'de' }),
  }),
  'all languages of a turned card': leakSeen((seen, event, eyes) =>
    'card' in event && 'card' in seen
      ? { card: { ...seen.card, faces: secretsOf(event.card.card, eyes)?.faces } }
      : {},
  ),
  'more than the rules tell of a turn': leakSeen((seen) =>
    seen.kind === 'turnBegun' ? { languages: 3 } : {},
  ),
}

describe.each([...MODES])('%s', (mode) => {
  describeSecrecy(gameIn(mode), termsIn(mode), {
    pairs: PAIRS,
    matches: MATCHES,
    leaks: mode === 'co-operative' ? { ...LEAKS, ...TOGETHER_LEAKS } : LEAKS,
    eventLeaks: EVENT_LEAKS,
  })
})
