/** The view of Tofugott once what an event moved has come to rest. */
import type { OfKind } from '../../../../engine/basics/kinds'
import {
  DRAWN_CARDS,
  type TieRound,
  type TofugottSeen,
  type TofugottView,
  type TurnedCard,
} from '../../../../games/tofugott/outside/contract'

/** The view with an empty table: the question card is out of the game, unread ones are back in the pile. */
function cleared({ card, own, ...view }: TofugottView): TofugottView {
  const isUnread = view.phase.kind === 'keeping'
  return {
    ...view,
    ...(own && { own: {} }),
    used: card ? [...view.used, card.id] : view.used,
    pile: isUnread ? view.pile + DRAWN_CARDS : view.pile,
    aside: [],
    settled: [],
  }
}

function turnBegun(before: TofugottView, event: OfKind<TofugottSeen, 'turnBegun'>): TofugottView {
  const { turn, active, pile, cards } = event
  const view = cleared(before)
  const own = cards ? { own: { cards } } : {}
  return { ...view, ...own, turn, active, pile, phase: { kind: 'keeping' } }
}

function setAside(
  view: TofugottView,
  { silhouettes }: OfKind<TofugottSeen, 'setAside'>,
): TofugottView {
  const awaited = { kind: 'hidden' } as const
  const phase = { kind: 'locking', question: 0, awaited, timed: false } as const
  return { ...view, aside: silhouettes, phase }
}

function turnedSoFar({ phase }: TofugottView): readonly TurnedCard[] {
  return phase.kind === 'revealing' ? phase.turned : []
}

function turned(
  view: TofugottView,
  { question, card }: OfKind<TofugottSeen, 'turned'>,
): TofugottView {
  const phase = { kind: 'revealing', question, turned: [...turnedSoFar(view), card] } as const
  return { ...view, phase }
}

function explained(
  view: TofugottView,
  { explanation }: OfKind<TofugottSeen, 'explained'>,
): TofugottView {
  const { phase } = view
  if (phase.kind !== 'revealing') return view
  const last = phase.turned.length - 1
  const cards = phase.turned.map((card, index) =>
    index === last ? { ...card, said: [...card.said, explanation] } : card,
  )
  return { ...view, phase: { ...phase, turned: cards } }
}

function settled(view: TofugottView, event: OfKind<TofugottSeen, 'settled'>): TofugottView {
  const { gains, points } = event
  const players = view.players.map((player, seat) => {
    return { ...player, points: points[seat] ?? player.points }
  })
  const { guess: _guess, ...own } = view.own ?? {}
  return {
    ...view,
    ...(view.own && { own }),
    players,
    settled: [...view.settled, { turned: turnedSoFar(view), gains }],
  }
}

/** The draw is shown step by step before the end is. */
function withRounds(view: TofugottView, change: (rounds: readonly TieRound[]) => TieRound[]) {
  const rounds = view.phase.kind === 'over' ? view.phase.tieBreak : []
  const phase = { kind: 'over', end: 'finished', tieBreak: change(rounds) } as const
  return { ...(view.phase.kind === 'over' ? view : cleared(view)), phase }
}

function drewForTofu(view: TofugottView, event: OfKind<TofugottSeen, 'drewForTofu'>): TofugottView {
  return withRounds(view, (rounds) => {
    const last = rounds.at(-1)
    if (!last) return [{ seats: event.seats, steps: [event.silhouettes] }]
    return [...rounds.slice(0, -1), { ...last, steps: [...last.steps, event.silhouettes] }]
  })
}

function ended(view: TofugottView, { end }: OfKind<TofugottSeen, 'ended'>): TofugottView {
  if (view.phase.kind === 'over') return view
  return { ...cleared(view), phase: { kind: 'over', end, tieBreak: [] } }
}

/** What lies on the table when everything has arrived; `view` is the one while it was in the air. */
export function arrivedInTofugott(view: TofugottView, event: TofugottSeen): TofugottView {
  switch (event.kind) {
    case 'turnBegun':
      return turnBegun(view, event)
    case 'read':
      return { ...view, card: event.card, pile: event.pile }
    case 'setAside':
      return setAside(view, event)
    case 'answered':
      return { ...view, own: { ...view.own, answers: { best: event.best, worst: event.worst } } }
    case 'guessed':
      return { ...view, own: { ...view.own, guess: event.choice } }
    case 'turned':
      return turned(view, event)
    case 'explained':
      return explained(view, event)
    case 'settled':
      return settled(view, event)
    case 'left':
      return {
        ...view,
        players: view.players.map((player, seat) =>
          seat === event.seat ? { ...player, left: true } : player,
        ),
      }
    case 'cancelled':
      return view
    case 'tied':
      return withRounds(view, (rounds) => [...rounds, { seats: event.seats, steps: [] }])
    case 'drewForTofu':
      return drewForTofu(view, event)
    case 'ended':
      return ended(view, event)
  }
}
