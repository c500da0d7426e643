/** Why a bot of Die Tafelrunde 2 played, passed or used its special, and what it advises: how likely a colour is won, and what for. */
import type { OfKind } from '../../engine/basics/kinds'
import { fastRandom } from '../../engine/chance/fastRandom'
import { percentOf, type Thought } from '../../engine/contract/thought'
import {
  COLOURS,
  type Card,
  type Chest,
  type Colour,
  type TafelrundeMove,
  type TafelrundeSeen,
  type TafelrundeView,
} from '../../games/tafelrunde/outside/contract'
import { chestColour, sumOfGems, valueOf } from '../../games/tafelrunde/outside/faces'
import { choicesOf, termsOf } from '../../games/tafelrunde/outside/securing'
import { tafelrunde } from '../../games/tafelrunde/inside/index'
import type { TafelrundeTypes } from '../../games/tafelrunde/inside/types'
import type { Explainer } from '../explain'
import type { Memory } from './memory'
import { contestsOf, strongestIn, type Contest } from './position'
import { chanceOf, type Judgement } from './worth'

/** What is said of a card, each once for every colour, whose name is part of the sentence. */
const OF_A_COLOUR = [
  'played',
  'advise',
  // Where next to nothing can be won with the card that must be played: it spares the others.
  'sparing',
  'adviseSparing',
  // Where it draws level with the strongest, and at that nobody wins (TR-42).
  'level',
  'adviseLevel',
  // Where there is nothing to win, and it keeps own chests by being the strongest.
  'guarding',
  // Where it is the strongest although there is nothing to win.
  'leading',
  // As advice, where the card is one's own free choice.
  'adviseLeading',
  // Where somebody else is stronger all the same: without a win the card comes back (TR-42).
  'behind',
  'adviseBehind',
  'adviseGuarding',
  // Where little can be won, and it costs little.
  'adviseCheap',
  // Where little can be won, and no stronger card is kept for it.
  'adviseStake',
] as const
type OfColour = (typeof OF_A_COLOUR)[number]
const NAMES = { blue: 'Blue', red: 'Red', yellow: 'Yellow' } as const
type ColourKind = `${OfColour}${(typeof NAMES)[Colour]}`

function kindOf(what: OfColour, colour: Colour): ColourKind {
  return `${what}${NAMES[colour]}`
}

/** A chance below so many hundredths is low: it alone is no reason. */
const LOW_PERCENT = 25
/** A chance below so many hundredths is none worth speaking of. */
const LEAST_PERCENT = 5
const OTHERS = [
  'passed',
  'feierabend',
  'letzteWarnung',
  'wiederbelebung',
  'zork',
  'waiting',
  'advisePass',
  'adviseFeierabend',
  'adviseLetzteWarnung',
  'adviseWiederbelebung',
  'adviseZork',
  'adviseWaiting',
  'adviseSecureMost',
  // Where others hold as many gems, and the hand defends those better.
  'adviseSecureWeakest',
  // Where others hold more gems.
  'adviseSecureLess',
] as const
type Kind = ColourKind | (typeof OTHERS)[number]
const KINDS: readonly Kind[] = [
  ...OF_A_COLOUR.flatMap((what) => COLOURS.map((colour) => kindOf(what, colour))),
  ...OTHERS,
]

/** What is played in a special. */
type SpecialMove = OfKind<
  TafelrundeMove,
  'feierabend' | 'letzteWarnung' | 'wiederbelebung' | 'zork'
>

const ADVISED_SPECIAL = {
  feierabend: 'adviseFeierabend',
  letzteWarnung: 'adviseLetzteWarnung',
  wiederbelebung: 'adviseWiederbelebung',
  zork: 'adviseZork',
} as const
const SHOWN_BY: Readonly<Partial<Record<TafelrundeMove['kind'], TafelrundeSeen['kind']>>> = {
  play: 'played',
  pass: 'passed',
  feierabend: 'feierabendPlayed',
  letzteWarnung: 'letzteWarnungPlayed',
  wiederbelebung: 'wiederbelebungPlayed',
  zork: 'zorkPlayed',
}

function thought(kind: Kind, values: Thought<Kind>['values']): Thought<Kind> {
  return { kind, values }
}

/** The colours as the owner of the view sees them; of hidden cards only their number counts, so any world that fits will do. */
function contestsIn(view: TafelrundeView): readonly Contest[] {
  return contestsOf(tafelrunde.imagine(view, fastRandom('explain')), view.you ?? 0)
}

interface Played {
  readonly card: Card
  readonly colour: Colour
  /** What the card counts. */
  readonly value: number
  readonly percent: number
  readonly gems: number
  /** It counts as much as what the strongest other one has shown. */
  readonly isLevel: boolean
  /** It counts more than that. */
  readonly isLeading: boolean
  /** Own open chests could be lost there. */
  readonly isAtRisk: boolean
}

function outlookOf(
  view: TafelrundeView,
  { card, colour }: OfKind<TafelrundeMove, 'play'>,
  judgement: Judgement,
): Played | undefined {
  const contest = contestsIn(view)[COLOURS.indexOf(colour)]
  if (!contest) return undefined
  const value = valueOf(card, colour)
  const strength = contest.own + value
  const percent = percentOf(chanceOf(contest, strength, judgement))
  const lead = strength + contest.bonus - strongestIn(contest)
  const gems = contest.free + contest.theirs
  const stands = { isLevel: lead === 0, isLeading: lead > 0, isAtRisk: contest.risk > 0 }
  return { card, colour, value, percent, gems, ...stands }
}

/** Whether a card is played for what it wins, not to spare others. */
function isForGain({ percent, gems }: Played): boolean {
  return gems > 0 && percent >= LEAST_PERCENT
}

/** How many cards the seat holds, as everybody sees. */
function handSize({ players, you = 0 }: TafelrundeView): number {
  return players[you]?.hand ?? 0
}

/** Whether a card spares others: one must be played, and there are others. Who may pass keeps them all. */
function isSparing(view: TafelrundeView): boolean {
  return view.phase.kind === 'playing' && view.phase.duty && handSize(view) > 1
}

/** Why a card is played that wins next to nothing. */
function withoutGain(view: TafelrundeView, played: Played): Thought<Kind> {
  const { colour, value, isLeading, isLevel, isAtRisk } = played
  if (isLeading) return thought(kindOf(isAtRisk ? 'guarding' : 'leading', colour), { value })
  if (isLevel) return thought(kindOf('level', colour), { value })
  return thought(kindOf(isSparing(view) ? 'sparing' : 'behind', colour), { value })
}

/** Which card is advised, and which side of it by the number of its colour: it may lie turned. */
function cardOf({ card, colour }: Played): Thought<Kind>['values'] {
  return { card, colour: COLOURS.indexOf(colour) }
}

/** The same as advice. */
function advisedWithoutGain(view: TafelrundeView, played: Played): Thought<Kind> {
  const { colour, isLeading, isLevel, isAtRisk } = played
  const card = cardOf(played)
  if (isLevel) return thought(kindOf('adviseLevel', colour), card)
  if (isLeading && isAtRisk) return thought(kindOf('adviseGuarding', colour), card)
  if (isSparing(view)) return thought(kindOf('adviseSparing', colour), card)
  return thought(kindOf(isLeading ? 'adviseLeading' : 'adviseBehind', colour), card)
}

/** The cards beside the one that is played, by their number. */
function othersIn(view: TafelrundeView): Thought<Kind>['values'] {
  return { n: handSize(view) - 1 }
}

/** Whether a chest may come home with Zork: one lies open, or is about to be won. */
function hopesForChests(view: TafelrundeView): boolean {
  const isOpen = (view.players[view.you ?? 0]?.open.length ?? 0) > 0
  return isOpen || contestsIn(view).some(isComing)
}

function isComing(contest: Contest): boolean {
  const { own, bonus, free, theirs } = contest
  return own > 0 && own + bonus > strongestIn(contest) && free + theirs > 0
}

/** Whether a special does something, or is all but certain to do nothing. */
function isOfUse(view: TafelrundeView, move: SpecialMove): boolean {
  switch (move.kind) {
    case 'feierabend':
      return true
    case 'letzteWarnung':
      return move.colour !== undefined
    case 'wiederbelebung':
      return move.card !== undefined
    case 'zork':
      return hopesForChests(view)
  }
}

/** Whether another card in the hand counts more, whatever its colour. */
function keepsStronger({ hand = [] }: TafelrundeView, { card, value }: Played): boolean {
  const others = hand.filter((one) => one !== card)
  return others.some((one) => COLOURS.some((colour) => valueOf(one, colour) > value))
}

/** What to play for what it may win. */
function advisedForGain(view: TafelrundeView, played: Played): Thought<Kind> {
  const { colour, percent, gems } = played
  const values = { ...cardOf(played), percent }
  if (percent >= LOW_PERCENT) return thought(kindOf('advise', colour), { ...values, n: gems })
  if (keepsStronger(view, played)) return thought(kindOf('adviseCheap', colour), values)
  return thought(kindOf('adviseStake', colour), { ...values, n: gems })
}

/** How much cards in hand count in the colours of these chests: what defends them. */
function backingOf({ hand = [] }: TafelrundeView, chests: readonly Chest[]): number {
  const values = chests.flatMap((chest) => hand.map((card) => valueOf(card, chestColour(chest))))
  return values.reduce((sum, value) => sum + value, 0)
}

/** Which chests to secure, by their numbers, and what speaks for them: most gems, or what is left open. */
function advisedToSecure(view: TafelrundeView, chosen: readonly Chest[]): Thought<Kind> {
  const { open = [], lying = [] } = view.players[view.you ?? 0] ?? {}
  const others = choicesOf(open, termsOf(lying, view.options))
  const gems = sumOfGems(chosen)
  const values = Object.fromEntries(
    chosen.map((chest, index) => [`chest${String(index + 1)}`, chest]),
  )
  if (others.some((other) => sumOfGems(other) > gems)) return thought('adviseSecureLess', values)
  const backing = backingOf(view, chosen)
  const equal = others.filter(
    (other) => sumOfGems(other) === gems && String(other) !== String(chosen),
  )
  const isWeakest = equal.every((other) => backingOf(view, other) > backing)
  const kind = equal.length > 0 && isWeakest ? 'adviseSecureWeakest' : 'adviseSecureMost'
  return thought(kind, values)
}

function explain(
  view: TafelrundeView,
  move: TafelrundeMove,
  judgement: Judgement,
): Thought | undefined {
  switch (move.kind) {
    case 'play': {
      const outlook = outlookOf(view, move, judgement)
      if (!outlook) return undefined
      const { colour, value, percent, gems } = outlook
      if (!isForGain(outlook)) return withoutGain(view, outlook)
      return thought(kindOf('played', colour), { value, percent, n: gems })
    }
    case 'pass':
      return thought('passed', { n: handSize(view) })
    case 'feierabend':
    case 'letzteWarnung':
    case 'wiederbelebung':
    case 'zork':
      return isOfUse(view, move) ? thought(move.kind, {}) : thought('waiting', othersIn(view))
    case 'chooseSpecial':
    case 'secure':
      return undefined
  }
}

function advise(
  view: TafelrundeView,
  move: TafelrundeMove,
  judgement: Judgement,
): Thought | undefined {
  switch (move.kind) {
    case 'play': {
      const outlook = outlookOf(view, move, judgement)
      if (!outlook) return undefined
      if (!isForGain(outlook)) return advisedWithoutGain(view, outlook)
      return advisedForGain(view, outlook)
    }
    case 'pass': {
      const chances = contestsIn(view).map((contest) => chanceOf(contest, contest.own, judgement))
      return thought('advisePass', { percent: percentOf(Math.max(...chances)) })
    }
    case 'feierabend':
    case 'letzteWarnung':
    case 'wiederbelebung':
    case 'zork':
      if (!isOfUse(view, move)) return thought('adviseWaiting', othersIn(view))
      return thought(ADVISED_SPECIAL[move.kind], {})
    case 'secure':
      return advisedToSecure(view, move.chests)
    case 'chooseSpecial':
      return undefined
  }
}

/** How bots that judge like this explain themselves. Hands go on from raid to raid, so they never tell more than everybody saw. */
export function explainerWith(
  judgementFor: (view: TafelrundeView) => Judgement,
): Explainer<TafelrundeTypes, Memory> {
  return {
    kinds: KINDS,
    ownKinds: [],
    explain({ view }, move) {
      const open = explain(view, move, judgementFor(view))
      // It may be asked for in the next raid.
      return open && { open: { ...open, values: { ...open.values, raid: view.raid } } }
    },
    isShown: (seen, move, view) =>
      seen.kind === SHOWN_BY[move.kind] && 'seat' in seen && seen.seat === view.you,
    isPast: (then, now) => now.raid > then.raid || now.phase.kind === 'over',
    advise: ({ view }, move) => advise(view, move, judgementFor(view)),
  }
}
