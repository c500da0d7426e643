/** A full state that fits everything the view's owner knows, the rest drawn at random. */
import { present } from '../../../engine/basics/invariant'
import { shuffle, type Random } from '../../../engine/chance/random'
import type { Sealed } from '../../../engine/kit/sealedAnswers'
import { seatAfter, type Seat } from '../../../engine/basics/seat'
import {
  DRAWN_CARDS,
  QUESTIONS,
  type Choice,
  type PhaseView,
  type SettledQuestion,
  type TofugottView,
  type TurnedCard,
} from '../outside/contract'
import type { OfKind } from '../../../engine/basics/kinds'
import { silhouettesInPlay } from '../outside/silhouettesInPlay'
import { takeAny } from './draw'
import type { TofugottPlan } from './plan'
import type { LockedAnswers, LockedGuess, Phase, TofugottState } from './state'
import { copyOptions, viewChoice, viewTurned } from './view'

type Guesses = TofugottState['guesses']

interface Cards {
  readonly pile: number[]
  readonly used: number[]
  readonly drawn: readonly number[]
  readonly card: number | 'none'
}

function imagineDrawn(
  { phase, own }: TofugottView,
  {
    card,
    rest,
    numberOf,
  }: {
    readonly card: number | 'none'
    readonly rest: readonly number[]
    readonly numberOf: (id: string) => number
  },
  random: Random,
): readonly number[] {
  if (phase.kind === 'over') return []
  if (own?.cards) return own.cards.map(({ id }) => numberOf(id))
  if (card === 'none') return takeAny([...rest], DRAWN_CARDS, random)
  const drawn = [card, ...takeAny([...rest], 1, random)]
  shuffle(drawn, random)
  return drawn
}

/** The rejected card lies anywhere in the pile. */
function imagineCards(view: TofugottView, plan: TofugottPlan, random: Random): Cards {
  const numberOf = (id: string): number =>
    present(plan.numberOf.get(id), 'the view shows cards of this match')
  const used = view.used.map(numberOf)
  const card = view.card ? numberOf(view.card.id) : 'none'
  const seen = new Set<number | 'none'>([...used, card])
  const rest = [...plan.cards.keys()].filter((number) => !seen.has(number))
  const drawn = imagineDrawn(view, { card, rest, numberOf }, random)
  const isHeld = view.phase.kind === 'keeping'
  return { pile: isHeld ? rest.filter((one) => !drawn.includes(one)) : rest, used, drawn, card }
}

function anyChoice(view: TofugottView, random: Random): Choice {
  const [silhouette] = takeAny(silhouettesInPlay(view), 1, random)
  return { silhouette: present(silhouette, 'four silhouettes are left for question 3') }
}

function anyGuess(view: TofugottView, random: Random): LockedGuess {
  return { ...anyChoice(view, random), byClock: random.below(2) === 0 }
}

/** What of this turn lies open, the question that is being revealed last. */
function turnedSoFar({ settled, phase }: TofugottView): (readonly TurnedCard[])[] {
  const open = phase.kind === 'revealing' ? [phase.turned] : []
  return [...settled.map(({ turned }) => turned), ...open]
}

/** Answers that were turned stand where they stood, the others are any of what is left. */
function imagineAnswers(view: TofugottView, random: Random): LockedAnswers {
  const turned = turnedSoFar(view)
  const [best, worst] = (['best', 'worst'] as const).map((role) =>
    turned.map((cards) => cards.find((card) => card.role === role)),
  )
  const known = [...(best ?? []), ...(worst ?? [])].flatMap((card) => card ?? [])
  const byClock = known[0]?.byClock ?? random.below(2) === 0
  const { own } = view
  if (own?.answers) {
    return {
      best: own.answers.best.map(viewChoice),
      worst: own.answers.worst.map(viewChoice),
      byClock,
    }
  }
  const taken = new Set(known.map(({ silhouette }) => silhouette))
  const left = silhouettesInPlay(view).filter((one) => !taken.has(one))
  shuffle(left, random)
  const fill = (cards: readonly (TurnedCard | undefined)[] = []): Choice[] =>
    Array.from({ length: QUESTIONS }, (_, question) => ({
      silhouette: present(cards[question]?.silhouette ?? left.pop(), 'eight are enough for six'),
    }))
  return { best: fill(best), worst: fill(worst), byClock }
}

type LockingView = OfKind<PhaseView, 'locking'>

/** Who certainly owes nothing: given up, or known to have locked. */
function isSurelyDone(view: TofugottView, { timed }: LockingView, seat: Seat): boolean {
  const { you, own, active, players, settled } = view
  if (players[seat]?.left) return true
  if (seat === you) return own?.guess !== undefined || own?.answers !== undefined
  return seat === active && (timed || settled.length > 0)
}

/** The viewer knows it of himself, and of the active player where the guessers' time begins with his answers. */
function isSurelyMissing({ you, active, options }: TofugottView, seat: Seat): boolean {
  return seat === you || (seat === active && options.guessSeconds !== 'none')
}

function imagineMissing(view: TofugottView, locking: LockingView, random: Random): Set<Seat> {
  const { awaited } = locking
  if (awaited.kind === 'names') return new Set(awaited.seats)
  const open = [...view.players.keys()].filter((seat) => !isSurelyDone(view, locking, seat))
  const surely = open.filter((seat) => isSurelyMissing(view, seat))
  const perhaps = open.filter((seat) => !isSurelyMissing(view, seat))
  shuffle(perhaps, random)
  const number = awaited.kind === 'number' ? awaited.number : 1
  return new Set([...surely, ...perhaps].slice(0, number))
}

/** Whoever was given up may have locked a guess before. */
function imagineLeft(view: TofugottView, random: Random): LockedGuess | 'absent' {
  return random.below(2) === 0 ? 'absent' : anyGuess(view, random)
}

function ownGuess({ own }: TofugottView, random: Random): LockedGuess | 'absent' {
  return own?.guess ? { ...viewChoice(own.guess), byClock: random.below(2) === 0 } : 'absent'
}

function imagineLocked(view: TofugottView, missing: ReadonlySet<Seat>, random: Random): Guesses {
  return view.players.map(({ left }, seat): Sealed<LockedGuess | 'absent'> => {
    if (seat === view.active) return 'absent'
    if (missing.has(seat)) return 'missing'
    if (seat === view.you) return ownGuess(view, random)
    return left ? imagineLeft(view, random) : anyGuess(view, random)
  })
}

/** A guess that is not turned. */
function imagineUnturned(view: TofugottView, seat: Seat, random: Random): LockedGuess | 'absent' {
  if (seat === view.you) return ownGuess(view, random)
  return view.players[seat]?.left ? imagineLeft(view, random) : anyGuess(view, random)
}

/** Guesses are turned clockwise from the active player's left: the turn of who was passed over never comes. */
function imagineGuess(
  view: TofugottView,
  { turned }: OfKind<PhaseView, 'revealing'>,
  seat: Seat,
  random: Random,
): LockedGuess | 'absent' {
  const { active, seats, you, own } = view
  const open = turned.find((card) => card.role === 'guess' && card.seat === seat)
  const choice = seat === you && own?.guess ? viewChoice(own.guess) : undefined
  if (open) return { ...(choice ?? { silhouette: open.silhouette }), byClock: open.byClock }
  const placeOf = (one: Seat): number => (one - active + seats) % seats
  const last = turned.at(-1)
  const isStillToCome = last?.role === 'guess' && placeOf(seat) > placeOf(last.seat)
  return isStillToCome ? imagineUnturned(view, seat, random) : 'absent'
}

interface Hidden {
  readonly phase: Phase
  readonly answers: Sealed<LockedAnswers>
  readonly guesses: Guesses
}

function imagineLocking(view: TofugottView, locking: LockingView, random: Random): Hidden {
  const missing = imagineMissing(view, locking, random)
  const isAnswered = view.settled.length > 0 || !missing.has(view.active)
  return {
    phase: { kind: 'locking' },
    answers: isAnswered ? imagineAnswers(view, random) : 'missing',
    guesses: imagineLocked(view, missing, random),
  }
}

function copyTurned(cards: readonly TurnedCard[]): OfKind<Phase, 'revealing'>['turned'] {
  return cards.map((card) => ({ ...viewTurned(card), said: [...viewTurned(card).said] }))
}

function imagineHidden(view: TofugottView, random: Random): Hidden {
  const { phase } = view
  switch (phase.kind) {
    case 'keeping':
      return { phase: { kind: 'keeping' }, answers: 'missing', guesses: [] }
    case 'locking':
      return imagineLocking(view, phase, random)
    case 'revealing':
      return {
        phase: { kind: 'revealing', turned: copyTurned(phase.turned) },
        answers: imagineAnswers(view, random),
        guesses: view.players.map((_, seat) => imagineGuess(view, phase, seat, random)),
      }
    case 'over': {
      const tieBreak = phase.tieBreak.map(({ seats, steps }) => ({
        seats: [...seats],
        steps: steps.map((step) => [...step]),
      }))
      return { phase: { kind: 'over', end: phase.end, tieBreak }, answers: 'missing', guesses: [] }
    }
  }
}

function copySettled({ turned, gains }: SettledQuestion): SettledQuestion {
  return { turned: copyTurned(turned), gains: [...gains] }
}

/** A state whose view for the same viewer is this one. */
export function imagine(view: TofugottView, random: Random, plan: TofugottPlan): TofugottState {
  const { seats, turn, turnsEach, active } = view
  const { phase, answers, guesses } = imagineHidden(view, random)
  const { pile, used, drawn, card } = imagineCards(view, plan, random)
  return {
    options: copyOptions(view.options),
    seats,
    turnsEach,
    first: seatAfter(active, seats, -(turn % seats)),
    turn,
    phase,
    players: view.players.map(({ points, left }) => ({ points, left })),
    pile,
    used,
    drawn,
    card,
    aside: [...view.aside],
    answers,
    guesses,
    settled: view.settled.map(copySettled),
  }
}
