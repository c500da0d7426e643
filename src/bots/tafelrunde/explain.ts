/** Why a bot of Die Tafelrunde 2 played, passed or used its special, and what it advises: how likely a colour is won, and what for. */
import { fastRandom } from '../../engine/fastRandom'
import { percentOf, type Thought } from '../../engine/thought'
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
/** Where next to nothing can be won with the card: it spares the others. */
const SPARING = { blue: 'sparingBlue', red: 'sparingRed', yellow: 'sparingYellow' } as const
const ADVISED_SPARING = {
  blue: 'adviseSparingBlue',
  red: 'adviseSparingRed',
  yellow: 'adviseSparingYellow',
} as const
/** Where it draws level with the strongest, and at that nobody wins (TR-42). */
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
/** The same as advice. */
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
  ...Object.values(ADVISED_LEVEL),
  ...Object.values(GUARDING),
  ...Object.values(LEADING),
  ...Object.values(ADVISED_GUARDING),
  ...Object.values(ADVISED_CHEAP),
  ...Object.values(ADVISED_STAKE),
  'passed',
  'feierabend',
  'letzteWarnung',
  'wiederbelebung',
  'zork',
  'advisePass',
  'adviseFeierabend',
  'adviseLetzteWarnung',
  'adviseWiederbelebung',
  'adviseZork',
] as const
type Kind = (typeof KINDS)[number]

const SPECIALS = {
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
  { card, colour }: TafelrundeMove & { kind: 'play' },
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

/** Why a card is played that wins next to nothing. */
function withoutGain({ colour, isLeading, isAtRisk }: Played): Thought<Kind> {
  if (!isLeading) return thought(SPARING[colour], {})
  return thought((isAtRisk ? GUARDING : LEADING)[colour], {})
}

/** The same as advice. */
function advisedWithoutGain({ colour, value, ...stands }: Played): Thought<Kind> {
  if (stands.isLevel) return thought(ADVISED_LEVEL[colour], { value })
  const guards = stands.isLeading && stands.isAtRisk
  return thought((guards ? ADVISED_GUARDING : ADVISED_SPARING)[colour], { value })
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
      if (!isForGain(outlook)) return withoutGain(outlook)
      return thought(PLAYED[colour], { percent, n: gems })
    }
    case 'pass':
      return thought('passed', { n: view.players[view.you ?? 0]?.hand ?? 0 })
    case 'feierabend':
    case 'letzteWarnung':
    case 'wiederbelebung':
    case 'zork':
      return thought(move.kind, {})
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
      return isForGain(outlook) ? advisedForGain(view, outlook) : advisedWithoutGain(outlook)
    }
    case 'pass': {
      const chances = contestsIn(view).map((contest) => chanceOf(contest, contest.own, judgement))
      return thought('advisePass', { percent: percentOf(Math.max(...chances)) })
    }
    case 'feierabend':
    case 'letzteWarnung':
    case 'wiederbelebung':
    case 'zork':
      return thought(SPECIALS[move.kind], {})
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
