/** What the four specials are worth in a turn, by counting. */
import type { Card } from '../../games/tafelrunde/outside/contract'
import { chestGems, isRogue, sidesOf, specialOf } from '../../games/tafelrunde/outside/faces'
import { ZORK_GEMS } from '../../games/tafelrunde/outside/securing'
import type { Player } from '../../games/tafelrunde/inside/state'
import type { Choice } from './choice'
import type { Contest } from './position'
import { chanceOf, worthOf, type Judgement } from './worth'

/** Everything that judging a special looks at. */
export interface SpecialTurn {
  readonly player: Player
  readonly contests: readonly Contest[]
  readonly judgement: Judgement
  /** Feierabend may not be played yet (TR-09). */
  readonly barred: boolean
}

/** What lies open before the settling may be lost in it. */
const ZORK_SHARE = 0.7
/** A revived card replaces the special in the hand: all but free. */
const REVIVAL_SHARE = 0.5
/** The gems of a chest in the middle of the three sizes: of those to come it is not known which is the best. */
const USUAL_GEMS = 3
/** Likely enough to be counted on. */
const LIKELY = 0.6

function worthNow({ judgement }: SpecialTurn, contest: Contest): number {
  return worthOf(contest, { own: contest.own, cards: contest.cards, hungry: false }, judgement)
}

/** Whether the raid, ended now, gives what is hoped for and more (TR-21). */
function judgeFeierabend(turn: SpecialTurn): Choice {
  let worth = -turn.judgement.card
  for (const contest of turn.contests) {
    const rivals = contest.rivals.map((rival) => ({ ...rival, cards: 0 }))
    worth += worthNow(turn, { ...contest, rivals }) - worthNow(turn, contest)
  }
  return { move: { kind: 'feierabend' }, worth }
}

function judgeLetzteWarnung(turn: SpecialTurn): Choice[] {
  const { card } = turn.judgement
  if (turn.player.open.length === 0) return [{ move: { kind: 'letzteWarnung' }, worth: -card }]
  return turn.contests
    .filter(({ bonus }) => bonus > 0)
    .map((contest) => {
      const safe = worthNow(turn, { ...contest, risk: 0 }) - worthNow(turn, contest)
      return { move: { kind: 'letzteWarnung', colour: contest.colour }, worth: safe - card }
    })
}

function highest(card: Card): number {
  let most = 0
  for (const { value } of sidesOf(card)) most = Math.max(most, value)
  return most
}

function judgeWiederbelebung({ player, judgement }: SpecialTurn): Choice {
  let best: Card | undefined
  for (const card of player.discard) {
    if (isRogue(card) && (best === undefined || highest(card) > highest(best))) best = card
  }
  if (best === undefined) return { move: { kind: 'wiederbelebung' }, worth: -judgement.card }
  const worth = judgement.card * REVIVAL_SHARE
  return { move: { kind: 'wiederbelebung', card: best }, worth }
}

/** Own open chests and those that are likely to come, less the one that comes home anyway (TR-27). */
function judgeZork({ player, contests, judgement }: SpecialTurn): Choice {
  let gems = 0
  let best = 0
  for (const chest of player.open) {
    gems += chestGems(chest)
    best = Math.max(best, chestGems(chest))
  }
  for (const contest of contests) {
    const coming = contest.free + contest.theirs
    if (coming === 0 || chanceOf(contest, contest.own, judgement) < LIKELY) continue
    gems += coming
    best = Math.max(best, USUAL_GEMS)
  }
  const extra = Math.max(0, Math.min(ZORK_GEMS, gems) - best)
  return { move: { kind: 'zork' }, worth: ZORK_SHARE * extra - judgement.card }
}

/** The ways to play a special with what each is worth. */
export function judgeSpecial(turn: SpecialTurn, card: Card): Choice[] {
  switch (specialOf(card)) {
    case 'feierabend':
      return turn.barred ? [] : [judgeFeierabend(turn)]
    case 'letzte-warnung':
      return judgeLetzteWarnung(turn)
    case 'wiederbelebung':
      return [judgeWiederbelebung(turn)]
    case 'zork':
      return [judgeZork(turn)]
    case undefined:
      return []
  }
}
