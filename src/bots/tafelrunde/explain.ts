/** Why a bot of Die Tafelrunde 2 played, passed or used its special, and what it advises: how likely a colour is won, and what for. */
import type { OfKind } from '../../engine/basics/kinds'
import { fastRandom } from '../../engine/chance/fastRandom'
import { percentOf, type Thought } from '../../engine/contract/thought'
import {
  COLOURS,
  type Card,
  type Colour,
  type TafelrundeMove,
  type TafelrundeSeen,
  type TafelrundeView,
} from '../../games/tafelrunde/outside/contract'
import { valueOf } from '../../games/tafelrunde/outside/faces'
import { tafelrunde } from '../../games/tafelrunde/inside/index'
import type { TafelrundeTypes } from '../../games/tafelrunde/inside/types'
import type { Explainer } from '../explain'
import type { Memory } from './memory'
import { contestsOf, strongestIn, type Contest } from './position'
import { chanceOf, type Judgement } from './worth'

/** A kind of thought for each colour: its name is part of the sentence. */
const PLAYED = { blue: 'playedBlue', red: 'playedRed', yellow: 'playedYellow' } as const
const ADVISED = { blue: 'adviseBlue', red: 'adviseRed', yellow: 'adviseYellow' } as const
/** Where next to nothing can be won with the card that must be played: it spares the others. */
const SPARING = { blue: 'sparingBlue', red: 'sparingRed', yellow: 'sparingYellow' } as const
const ADVISED_SPARING = {
  blue: 'adviseSparingBlue',
  red: 'adviseSparingRed',
  yellow: 'adviseSparingYellow',
} as const
/** Where it draws level with the strongest, and at that nobody wins (TR-42). */
const LEVEL = { blue: 'levelBlue', red: 'levelRed', yellow: 'levelYellow' } as const
/** The same as advice. */
const ADVISED_LEVEL = {
  blue: 'adviseLevelBlue',
  red: 'adviseLevelRed',
  yellow: 'adviseLevelYellow',
} as const
/** Where there is nothing to win, and it keeps own chests by being the strongest. */
const GUARDING = {
  blue: 'guardingBlue',
  red: 'guardingRed',
  yellow: 'guardingYellow',
} as const
/** Where it is the strongest although there is nothing to win. */
const LEADING = {
  blue: 'leadingBlue',
  red: 'leadingRed',
  yellow: 'leadingYellow',
} as const
/** The same as advice, where the card is one's own free choice. */
const ADVISED_LEADING = {
  blue: 'adviseLeadingBlue',
  red: 'adviseLeadingRed',
  yellow: 'adviseLeadingYellow',
} as const
/** Where somebody else is stronger all the same: without a win the card comes back (TR-42). */
const BEHIND = { blue: 'behindBlue', red: 'behindRed', yellow: 'behindYellow' } as const
/** The same as advice. */
const ADVISED_BEHIND = {
  blue: 'adviseBehindBlue',
  red: 'adviseBehindRed',
  yellow: 'adviseBehindYellow',
} as const
/** Where it keeps own chests, as advice. */
const ADVISED_GUARDING = {
  blue: 'adviseGuardingBlue',
  red: 'adviseGuardingRed',
  yellow: 'adviseGuardingYellow',
} as const
/** Where little can be won, and it costs little. */
const ADVISED_CHEAP = {
  blue: 'adviseCheapBlue',
  red: 'adviseCheapRed',
  yellow: 'adviseCheapYellow',
} as const
/** Where little can be won, and no stronger card is kept for it. */
const ADVISED_STAKE = {
  blue: 'adviseStakeBlue',
  red: 'adviseStakeRed',
  yellow: 'adviseStakeYellow',
} as const
/** A chance below so many hundredths is low: it alone is no reason. */
const LOW_PERCENT = 25
/** A chance below so many hundredths is none worth speaking of. */
const LEAST_PERCENT = 5
const KINDS = [
  ...Object.values(PLAYED),
  ...Object.values(ADVISED),
  ...Object.values(SPARING),
  ...Object.values(ADVISED_SPARING),
  ...Object.values(LEVEL),
  ...Object.values(ADVISED_LEVEL),
  ...Object.values(GUARDING),
  ...Object.values(LEADING),
  ...Object.values(ADVISED_LEADING),
  ...Object.values(BEHIND),
  ...Object.values(ADVISED_BEHIND),
  ...Object.values(ADVISED_GUARDING),
  ...Object.values(ADVISED_CHEAP),
  ...Object.values(ADVISED_STAKE),
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
] as const
type Kind = (typeof KINDS)[number]

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
  const { colour, isLeading, isLevel, isAtRisk } = played
  if (isLeading) return thought((isAtRisk ? GUARDING : LEADING)[colour], {})
  if (isLevel) return thought(LEVEL[colour], {})
  return thought((isSparing(view) ? SPARING : BEHIND)[colour], {})
}

/** The same as advice. */
function advisedWithoutGain(view: TafelrundeView, played: Played): Thought<Kind> {
  const { colour, value, isLeading, isLevel, isAtRisk } = played
  if (isLevel) return thought(ADVISED_LEVEL[colour], { value })
  if (isLeading && isAtRisk) return thought(ADVISED_GUARDING[colour], { value })
  if (isSparing(view)) return thought(ADVISED_SPARING[colour], { value })
  return thought((isLeading ? ADVISED_LEADING : ADVISED_BEHIND)[colour], { value })
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
  const { colour, value, percent, gems } = played
  if (percent >= LOW_PERCENT) return thought(ADVISED[colour], { value, percent, n: gems })
  if (keepsStronger(view, played)) return thought(ADVISED_CHEAP[colour], { value, percent })
  return thought(ADVISED_STAKE[colour], { value, percent, n: gems })
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
      const { colour, percent, gems } = outlook
      if (!isForGain(outlook)) return withoutGain(view, outlook)
      return thought(PLAYED[colour], { percent, n: gems })
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
    case 'chooseSpecial':
    case 'secure':
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
      return open && { open }
    },
    isShown: (seen, move, view) =>
      seen.kind === SHOWN_BY[move.kind] && 'seat' in seen && seen.seat === view.you,
    isPast: (then, now) => now.raid > then.raid || now.phase.kind === 'over',
    advise: ({ view }, move) => advise(view, move, judgementFor(view)),
  }
}
