/** A full state that fits everything the view's owner knows. */
import { pick, shuffle, type Random } from '../../../../src/engine/chance/random'
import type { Sealed } from '../../../../src/engine/kit/sealedAnswers'
import type { Seat } from '../../../../src/engine/basics/seat'
import type { WhisperingView, WhisperView } from '../outside/contract'
import type { WhisperPlan } from './plan'
import type { LockedWhisper, Phase, WhisperState } from './state'
import { copyOptions } from './view'

/** What was whispered unseen: any word, or hush. */
function anyWhisper({ words }: WhisperPlan, random: Random): LockedWhisper {
  const word = random.below(4) === 0 ? undefined : pick([...words], random)
  return word === undefined ? { byClock: random.below(2) === 0 } : { word, byClock: false }
}

/** A spectator knows nothing of who is waited for, but that somebody is. */
function anyMissing(staying: readonly Seat[], random: Random): Seat[] {
  const seats = [...staying]
  shuffle(seats, random)
  return seats.slice(0, 1 + random.below(seats.length))
}

/** As many as are waited for: the viewer and the listener where it is known of them, the others at random. */
function missingByNumber(
  view: WhisperView,
  { timed, own }: WhisperingView,
  { number, staying }: { readonly number: number; readonly staying: readonly Seat[] },
  random: Random,
): Seat[] {
  const { you, listener, options } = view
  const isListenerKnown = options.whisperSeconds !== 'none'
  const surely = staying.filter(
    (seat) => (seat === you && !own) || (seat === listener && isListenerKnown && !timed),
  )
  const perhaps = staying.filter((seat) => seat !== you && !(seat === listener && isListenerKnown))
  shuffle(perhaps, random)
  return [...surely, ...perhaps].slice(0, number)
}

function imagineMissing(view: WhisperView, seated: WhisperingView, random: Random): Seat[] {
  const staying = view.players.flatMap(({ left }, seat) => (left ? [] : [seat]))
  switch (seated.awaited.kind) {
    case 'names':
      return [...seated.awaited.seats]
    case 'number':
      return missingByNumber(view, seated, { number: seated.awaited.number, staying }, random)
    case 'hidden':
      return anyMissing(staying, random)
  }
}

const UNSEEN: WhisperingView = { awaited: { kind: 'hidden' }, timed: false }

function imagineWhispering(
  view: WhisperView,
  seated: WhisperingView,
  random: Random,
  plan: WhisperPlan,
): Phase {
  const missing = new Set(imagineMissing(view, seated, random))
  const whispers = view.players.map(({ left }, seat): Sealed<LockedWhisper | 'absent'> => {
    if (missing.has(seat)) return 'missing'
    if (seat === view.you) return seated.own ? { ...seated.own, byClock: false } : 'absent'
    return left && random.below(2) === 0 ? 'absent' : anyWhisper(plan, random)
  })
  return { kind: 'whispering', whispers }
}

function imaginePhase(view: WhisperView, random: Random, plan: WhisperPlan): Phase {
  const { phase } = view
  switch (phase.kind) {
    case 'whispering':
      return imagineWhispering(view, phase.seated ?? UNSEEN, random, plan)
    case 'laying':
      return { kind: 'laying', drawn: phase.drawn }
    case 'over':
      return { kind: 'over', end: phase.end }
  }
}

/** Weights that are seen stay, all others change places. */
function imagineWeights(
  { row }: WhisperView,
  { things }: WhisperPlan,
  random: Random,
): Record<string, number> {
  const known = new Map(row.map(({ id, weight }) => [id, weight]))
  const hidden = [...things.values()].filter(({ id }) => !known.has(id))
  const weights = hidden.map(({ weight }) => weight)
  shuffle(weights, random)
  const drawn = hidden.map(({ id }, index) => [id, weights[index] ?? 0] as const)
  return Object.fromEntries([...known, ...drawn])
}

/** A state whose view for the same viewer is this one; hidden things and whispers are drawn at random. */
export function imagine(view: WhisperView, random: Random, plan: WhisperPlan): WhisperState {
  const { seats, turn, first, you, hand = [] } = view
  const seen = new Set([...view.row, ...hand].map(({ id }) => id))
  const hidden = [...plan.things.keys()].filter((id) => !seen.has(id))
  shuffle(hidden, random)
  const players = view.players.map((player, seat) => ({
    hand: seat === you ? hand.map(({ id }) => id) : hidden.splice(0, player.hand),
    points: player.points,
    left: player.left,
  }))
  return {
    options: copyOptions(view.options),
    seats,
    turn,
    first,
    phase: imaginePhase(view, random, plan),
    players,
    row: view.row.map(({ id }) => id),
    weights: imagineWeights(view, plan, random),
    pile: hidden.slice(0, view.pile),
  }
}
