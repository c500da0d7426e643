/** A full state that fits everything the view's owner knows: dates and hidden icons are drawn from what is left, never from the truth. */
import { invariant, present } from '../../../engine/basics/invariant'
import { LANGUAGES, type Language } from '../../../engine/basics/language'
import { shuffle, type Random } from '../../../engine/chance/random'
import type {
  BackView,
  CardHandle,
  DatedView,
  FrontView,
  Icon,
  StandingView,
  TijdlijnView,
} from '../outside/contract'
import { iconPairsFor } from './deal'
import { findSpot } from './line'
import { frontKey, type TijdlijnPlan } from './plan'
import type { Card, Open, Phase, Place, Player, Standing, TijdlijnState } from './state'
import { copyOptions } from './view'

function datedOf({ line, discard }: TijdlijnView): DatedView[] {
  return [...line.flatMap(({ cards, slot }) => [...cards, ...slot]), ...discard]
}

function standingOf({ players }: TijdlijnView): StandingView[] {
  return players.flatMap(({ cards }) => cards)
}

function frontsOf(view: TijdlijnView): FrontView[] {
  return [...datedOf(view), ...standingOf(view), ...(view.top ? [view.top] : [])]
}

/** The language in which every front of the view can be found. */
function languageOf(fronts: readonly FrontView[], { byFront }: TijdlijnPlan): Language {
  const language = LANGUAGES.find((one) =>
    fronts.every(({ picture, front }) => byFront[one].has(frontKey(picture, front))),
  )
  return present(language, 'the fronts of a view are those of the plan')
}

function takeAny<Item>(items: Item[], fits: (item: Item) => boolean): Item {
  const [item] = items.splice(items.findIndex(fits), 1)
  return present(item, 'the real match fits the view, so something is left')
}

/** What is not seen yet, in a random order: events for either side, and pairs of icons. */
class Unseen {
  private readonly fronts: Set<number>
  private readonly backs: number[]
  private readonly icons: { readonly front: Icon; readonly back: Icon }[]
  private readonly language: Language

  constructor(
    view: TijdlijnView,
    private readonly plan: TijdlijnPlan,
    private readonly random: Random,
  ) {
    const { mode, cards } = view.options
    this.language = languageOf(frontsOf(view), plan)
    this.fronts = new Set(plan.events.keys())
    this.backs = [...plan.events.keys()]
    shuffle(this.backs, random)
    this.icons = mode === 'co-operative' ? iconPairsFor(cards) : []
    shuffle(this.icons, random)
  }

  private takeFront({ picture, front }: FrontView): number {
    const places = this.plan.byFront[this.language].get(frontKey(picture, front)) ?? []
    const place = places.find((one) => this.fronts.has(one))
    this.fronts.delete(present(place, 'every event is in the match once'))
    return present(place, 'every event is in the match once')
  }

  private takeIcons(front: Icon | undefined, back: Icon | undefined): Pick<Card, 'icons'> {
    if (front === undefined) return {}
    const icons = takeAny(
      this.icons,
      (pair) => pair.front === front && (back === undefined || pair.back === back),
    )
    return { icons }
  }

  private yearOf(place: number): number {
    return present(this.plan.events[place], 'the event is in the plan').year
  }

  /** A card whose date is shown. */
  takeDated(shown: FrontView, { key, year, icon }: BackView): Card {
    const back = present(this.plan.byKey.get(key), 'the event is in the plan')
    this.backs.splice(this.backs.indexOf(back), 1)
    return { front: this.takeFront(shown), back, year, ...this.takeIcons(shown.icon, icon) }
  }

  /** A card whose front alone is shown; `fits`: the years that it may have. */
  takeFronted(shown: FrontView, fits: (year: number) => boolean): Card {
    const back = takeAny(this.backs, (place) => fits(this.yearOf(place)))
    const front = this.takeFront(shown)
    return { front, back, year: this.yearOf(back), ...this.takeIcons(shown.icon, undefined) }
  }

  /** So many of the cards that nobody has seen. */
  takeHidden(count: number): Card[] {
    const fronts = [...this.fronts]
    shuffle(fronts, this.random)
    return fronts.slice(0, count).map((front) => {
      const back = present(this.backs.pop(), 'there are as many of either side')
      const icons = this.icons.pop()
      return { front, back, year: this.yearOf(back), ...(icons ? { icons } : {}) }
    })
  }
}

/** The cards in sight by handle: what is known most of comes first, so that it finds what it needs. */
function imagineOpen(view: TijdlijnView, unseen: Unseen): ReadonlyMap<CardHandle, Card> {
  const cards = new Map<CardHandle, Card>()
  const isOccupied = (year: number): boolean => findSpot(line, year).kind === 'occupied'
  const isAny = (): boolean => true
  for (const shown of datedOf(view)) cards.set(shown.card, unseen.takeDated(shown, shown.back))
  const line = imagineLine(view, cards)
  const standing = standingOf(view)
  for (const shown of standing) {
    if (shown.back) cards.set(shown.card, unseen.takeDated(shown, shown.back))
  }
  for (const shown of standing) {
    if (shown.stuck && !shown.back) cards.set(shown.card, unseen.takeFronted(shown, isOccupied))
  }
  const rest = [
    ...standing.filter(({ stuck, back }) => !stuck && !back),
    ...(view.top ? [view.top] : []),
  ]
  for (const shown of rest) cards.set(shown.card, unseen.takeFronted(shown, isAny))
  return cards
}

type Cards = ReadonlyMap<CardHandle, Card>

function openOf({ card: handle }: FrontView, cards: Cards): Open {
  return { handle, card: present(cards.get(handle), 'every card in sight is imagined') }
}

function imagineLine({ line }: TijdlijnView, cards: Cards): Place[] {
  return line.map((node) => {
    const [first] = node.cards
    invariant(first, 'a place has a card')
    return {
      year: first.back.year,
      cards: node.cards.map((shown) => openOf(shown, cards)),
      slot: node.slot.map((shown) => openOf(shown, cards)),
    }
  })
}

/** In which turn a card got stuck matters only for how long its date is shown. */
function imagineStanding(shown: StandingView, cards: Cards, turn: number): Standing {
  const open = openOf(shown, cards)
  if (!shown.stuck) return open
  return { ...open, stuckIn: shown.back ? turn : -1 }
}

function imaginePlayers({ players, turn }: TijdlijnView, cards: Cards): Player[] {
  return players.map(({ cards: shown, left, out }) => ({
    cards: shown.map((standing) => imagineStanding(standing, cards, turn)),
    left,
    ...(out ? { out: { round: out.round, cards: out.cards } } : {}),
  }))
}

function copyPhase({ phase }: TijdlijnView): Phase {
  return phase.kind === 'turn'
    ? { kind: 'turn', seat: phase.seat, decision: phase.decision }
    : { kind: 'over', end: phase.end }
}

/** A state whose view for the same viewer is this one. */
export function imagine(view: TijdlijnView, random: Random, plan: TijdlijnPlan): TijdlijnState {
  const unseen = new Unseen(view, plan, random)
  const cards = imagineOpen(view, unseen)
  return {
    options: copyOptions(view.options),
    seats: view.seats,
    first: view.first,
    turn: view.turn,
    step: view.step,
    round: view.round,
    phase: copyPhase(view),
    players: imaginePlayers(view, cards),
    line: imagineLine(view, cards),
    discard: view.discard.map((shown) => openOf(shown, cards)),
    top: view.top ? openOf(view.top, cards) : 'none',
    pile: unseen.takeHidden(Math.max(0, view.pile - 1)),
    aside: unseen.takeHidden(view.aside),
    nextHandle: Math.max(...cards.keys()) + 1,
    ...(view.playOffAfter === undefined ? {} : { playOffAfter: view.playOffAfter }),
  }
}
