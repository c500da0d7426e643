/** Why a bot of Time Bluff laid, doubted or believed, and what it advises: chances, from what everybody has seen or from what its seat knew. */
import type { OfKind } from '../../engine/basics/kinds'
import { percentOf, type Thought } from '../../engine/contract/thought'
import type { TimeBluffMove, TimeBluffView } from '../../games/time-bluff/outside/contract'
import { legalMoves } from '../../games/time-bluff/outside/legalMoves'
import type { TimeBluffSeen } from '../../games/time-bluff/outside/events'
import type { TimeBluffTypes } from '../../games/time-bluff/inside/types'
import type { Explainer, Explanation, Mind } from '../explain'
import { deckCounts } from './deck'
import { claimOf, prospectAt, type DoubtPhase } from './doubt'
import { isRightOn } from './isRightOn'
import { foreseeDoubts } from './foresee'
import { isProtected, type LayMove } from './lay'
import type { Level } from './levels'
import { forgetful, viewInPublic, type Memory } from './memory'
import { heightAt, laidCount, SOME_CARD, topAt, unseenHand } from './places'
import { chanceOfTruth } from './truth'
import { unseenCards } from './unseen'

const KINDS = [
  'doubted',
  'doubtedHolding',
  'believed',
  'believedHolding',
  'laid',
  // Where nobody may doubt (TB-34).
  'laidSafe',
  // Where a doubt was hardly to be expected.
  'laidQuietly',
  // Where it was, and little would be lost by it.
  'laidCheaply',
  // Where it was, and much lies there.
  'laidBoldly',
  'laidLast',
  // When a doubt has turned it over.
  'turnedRight',
  'turnedLie',
  'laidRight',
  // Where an honest play was to be had, too.
  'laidLie',
  'laidLieForced',
  'adviseDoubt',
  'adviseDoubtThough',
  'adviseDoubtLast',
  'adviseBelieve',
  'adviseBelieveLast',
  'adviseRight',
  'adviseLie',
] as const
type Kind = (typeof KINDS)[number]
const OWN_KINDS: readonly Kind[] = [
  'doubtedHolding',
  'believedHolding',
  'laidRight',
  'laidLie',
  'laidLieForced',
]

type TimeBluffMind = Mind<TimeBluffView, Memory>

/** Percent from which on something is more likely than not. */
const EVEN = 50
/** Below so many percent a doubt is hardly to be expected, from so many on it is. */
const LOW = 25
const HIGH = 75
/** Up to so many cards a pile is cheap. */
const CHEAP_PILE = 3

function thought(kind: Kind, values: Thought<Kind>['values']): Thought<Kind> {
  return { kind, values }
}

/** How likely the judged card is right to whoever sees and knows this. */
function truthOf({ view, memory }: TimeBluffMind, phase: DoubtPhase, level: Level): number {
  const unseen = unseenCards(view, memory)
  return chanceOfTruth(claimOf(view, phase, memory), memory, unseen, level.doubt.model)
}

/** The same table with nobody's hand in sight, how many cards the owner holds apart. */
function withoutHand(view: TimeBluffView): TimeBluffView {
  const { you } = view
  if (you === undefined) return viewInPublic(view)
  const cards = view.players[you]?.cards ?? 0
  return { ...viewInPublic(view), you, hand: unseenHand(cards) }
}

/** Of all cards that would be right under the play, how many there are and how many the owner of the view holds. */
function rightCards(view: TimeBluffView, { play }: DoubtPhase): { right: number; held: number } {
  const top = { face: 'open', ...play.on } as const
  const isOne = (card: number): boolean => isRightOn(card, top, play.pair ?? play.open)
  let right = 0
  deckCounts(view.options.pairCards === 'on').forEach((times, card) => {
    if (isOne(card)) right += times
  })
  return { right, held: (view.hand ?? []).filter(isOne).length }
}

function explainAnswer(
  { view, memory }: TimeBluffMind,
  { doubt }: OfKind<TimeBluffMove, 'answer'>,
  level: Level,
): Explanation | undefined {
  const { phase } = view
  if (phase.kind !== 'doubt' || !memory.open?.play) return undefined
  const cards = heightAt(view, phase.play.place)
  const seen = truthOf({ view: viewInPublic(view), memory: memory.open }, phase, level)
  const place = phase.play.place + 1
  const open = { percent: percentOf(seen), n: cards, place }
  const known = truthOf({ view, memory }, phase, level)
  const whole = { percent: percentOf(known), place, ...rightCards(view, phase) }
  return {
    open: thought(doubt ? 'doubted' : 'believed', open),
    whole: thought(doubt ? 'doubtedHolding' : 'believedHolding', whole),
  }
}

/** How likely others doubt a play, as far as they can be foreseen by what everybody has seen. */
function doubtsOf({ view, memory }: TimeBluffMind, move: LayMove, level: Level): number {
  if (!memory.open) return 0
  const { open, pair, place, hidden: _hidden, ...rest } = move
  const shown = { ...(open !== undefined && { open }), ...(pair !== undefined && { pair }) }
  const seen = { ...rest, place, hidden: SOME_CARD, ...shown }
  return foreseeDoubts(withoutHand(view), memory.open, level.doubt)(seen)
}

function isTrue(view: TimeBluffView, { place, hidden, pair, open }: LayMove): boolean {
  return isRightOn(hidden, topAt(view, place), pair ?? open)
}

/** How a play looked to everybody, whatever was hidden there. */
function kindOfLay(view: TimeBluffView, move: LayMove, percent: number): Kind {
  if (isProtected(move)) return 'laidSafe'
  if (view.players[view.you ?? 0]?.cards === laidCount(move)) return 'laidLast'
  if (percent < LOW) return 'laidQuietly'
  if (percent < HIGH) return 'laid'
  return heightAt(view, move.place) > CHEAP_PILE ? 'laidBoldly' : 'laidCheaply'
}

/** Whether a hidden card of the hand would have been right somewhere. */
function hasHonestPlay(view: TimeBluffView): boolean {
  for (const move of legalMoves(view)) if (move.kind === 'lay' && isTrue(view, move)) return true
  return false
}

/** What a play was. */
function wholeKindOfLay(view: TimeBluffView, move: LayMove): Kind {
  if (isTrue(view, move)) return 'laidRight'
  return hasHonestPlay(view) ? 'laidLie' : 'laidLieForced'
}

function explainLay(mind: TimeBluffMind, move: LayMove, level: Level): Explanation {
  const { view } = mind
  const percent = percentOf(doubtsOf(mind, move, level))
  const values = { percent, n: heightAt(view, move.place), place: move.place + 1 }
  return {
    open: thought(kindOfLay(view, move, percent), values),
    turned: thought(isTrue(view, move) ? 'turnedRight' : 'turnedLie', values),
    whole: thought(wholeKindOfLay(view, move), values),
  }
}

function isShown(seen: TimeBluffSeen, move: TimeBluffMove, view: TimeBluffView): boolean {
  if (move.kind === 'lay') return seen.kind === 'laid' && seen.seat === view.you
  if (move.kind !== 'answer' || view.phase.kind !== 'doubt') return false
  const { layer, place } = view.phase.play
  // Whoever believed while another doubted has shown nothing: only the first doubt is told.
  if (seen.kind !== (move.doubt ? 'doubted' : 'believed')) return false
  if (seen.kind === 'doubted' && seen.doubter !== view.you) return false
  return seen.layer === layer && seen.place === place
}

function isTurned(seen: TimeBluffSeen, move: TimeBluffMove, view: TimeBluffView): boolean {
  if (move.kind !== 'lay' || seen.kind !== 'doubted') return false
  return seen.layer === view.you && seen.place === move.place
}

/** What promises more, whatever a bot that mixes its doubts would do this time: who asks twice hears the same twice. */
function adviseAnswer(mind: TimeBluffMind, phase: DoubtPhase, level: Level): Thought {
  const truth = truthOf(mind, phase, level)
  const percent = percentOf(truth)
  const isDoubted = prospectAt(mind.view, phase, truth, level.doubt).advantage > 0
  const { closing, place } = phase.play
  const values = { percent, n: heightAt(mind.view, place) }
  if (closing) return thought(isDoubted ? 'adviseDoubtLast' : 'adviseBelieveLast', values)
  if (!isDoubted) return thought('adviseBelieve', values)
  return thought(percent > EVEN ? 'adviseDoubtThough' : 'adviseDoubt', values)
}

function adviseOn(mind: TimeBluffMind, move: TimeBluffMove, level: Level): Thought | undefined {
  const { view, memory } = mind
  const { phase } = view
  if (move.kind === 'answer' && phase.kind === 'doubt') return adviseAnswer(mind, phase, level)
  if (move.kind !== 'lay') return undefined
  const kind = isTrue(view, move) ? 'adviseRight' : 'adviseLie'
  const percent = percentOf(doubtsOf({ view, memory }, move, level))
  const { hidden, pair, open } = move
  const cards = {
    hidden,
    ...(pair !== undefined && { pair }),
    ...(open !== undefined && { open }),
  }
  return thought(kind, { place: move.place + 1, percent, ...cards })
}

/** By which numbers somebody weighs who sees and remembers this. */
export type LevelFor = (view: TimeBluffView, memory: Memory) => Level

/** How bots of a level explain themselves; what the level forgets it gives no reasons by. */
export function explainerAt(levelFor: LevelFor): Explainer<TimeBluffTypes, Memory> {
  const mindOf = ({ view, memory }: TimeBluffMind): TimeBluffMind =>
    levelFor(view, memory).remembers ? { view, memory } : { view, memory: forgetful(view, memory) }
  return {
    kinds: KINDS,
    ownKinds: OWN_KINDS,
    explain(mind, move) {
      const level = levelFor(mind.view, mind.memory)
      if (move.kind === 'answer') return explainAnswer(mindOf(mind), move, level)
      return move.kind === 'lay' ? explainLay(mindOf(mind), move, level) : undefined
    },
    isShown,
    isTurned,
    // A round's cards are shuffled into the next: nothing of it is a secret any more.
    isPast: (then, now) =>
      now.round > then.round || now.phase.kind === 'scored' || now.phase.kind === 'over',
    advise: (mind, move) => adviseOn(mindOf(mind), move, levelFor(mind.view, mind.memory)),
  }
}
