/** What a raid looks like to somebody who counts: strengths and stakes by colour, from what the whole table can see. */
import type { Seat } from '../../engine/basics/seat'
import { COLOURS, type Colour } from '../../games/tafelrunde/outside/contract'
import { chestColour, chestGems, valueOf } from '../../games/tafelrunde/outside/faces'
import type { Player, TafelrundeState } from '../../games/tafelrunde/inside/state'

/** One colour as one seat sees it. */
export interface Contest {
  readonly colour: Colour
  /** Own cards of the colour that lie, summed up; 0 without one. */
  own: number
  /** How many they are. */
  cards: number
  /** Own bonus: the best open chest (TR-17). */
  bonus: number
  /** Gems in the middle. */
  free: number
  /** Unprotected gems in front of others. */
  theirs: number
  /** Own unprotected gems that could be lost. */
  risk: number
  /** Whether the bonus fights on its own once anybody has played the colour (TR-15). */
  readonly passive: boolean
  readonly rivals: Rival[]
}

/** Another seat in a colour. */
export interface Rival {
  /** What he has shown so far, bonus included; 0 without a card. */
  readonly strength: number
  /** His bonus, which he has as soon as he plays a card of the colour. */
  readonly bonus: number
  /** How many cards he may still play: none once he has passed. */
  readonly cards: number
}

/** What somebody else is as strong as once the colour is played: with `passiveDefence` his chests fight without a card (TR-15). */
export function strengthOf({ strength, bonus }: Rival, { passive }: Contest): number {
  return passive && strength === 0 ? bonus : strength
}

/** What has to be beaten in a colour to win it. */
export function strongestIn(contest: Contest): number {
  return Math.max(...contest.rivals.map((rival) => strengthOf(rival, contest)))
}

function newContest(colour: Colour, passive: boolean): Contest {
  const nothing = { own: 0, cards: 0, bonus: 0, free: 0, theirs: 0, risk: 0 }
  return { colour, passive, ...nothing, rivals: [] }
}

function addOwn(contest: Contest, { lying, open }: Player): void {
  let isSafe = false
  for (const card of lying) {
    if (card.colour !== contest.colour) continue
    if (card.kind === 'special') isSafe = true
    else {
      contest.own += valueOf(card.card, card.colour)
      contest.cards += 1
    }
  }
  for (const chest of open) {
    if (chestColour(chest) !== contest.colour) continue
    const gems = chestGems(chest)
    contest.bonus = Math.max(contest.bonus, gems)
    contest.risk += gems
  }
  // Nothing can be taken where Letzte Warnung lies (TR-23, TR-25).
  if (isSafe) contest.risk = 0
}

function addRival(contest: Contest, { lying, open, hand, passed }: Player): void {
  let shown = 0
  let isSafe = false
  for (const card of lying) {
    if (card.colour !== contest.colour) continue
    if (card.kind === 'special') isSafe = true
    else shown += valueOf(card.card, card.colour)
  }
  let bonus = 0
  let total = 0
  for (const chest of open) {
    if (chestColour(chest) !== contest.colour) continue
    const gems = chestGems(chest)
    bonus = Math.max(bonus, gems)
    total += gems
  }
  if (!isSafe) contest.theirs += total
  const strength = shown > 0 ? shown + bonus : 0
  contest.rivals.push({ strength, bonus, cards: passed ? 0 : hand.length })
}

/** All three colours as a seat sees them; hidden cards are not looked at, only how many there are. */
export function contestsOf(state: TafelrundeState, seat: Seat): Contest[] {
  const passive = state.options.passiveDefence === 'on'
  const contests = COLOURS.map((colour) => newContest(colour, passive))
  // Plain loops: every move of every playout comes through here.
  for (const chest of state.middle) {
    const colour = chestColour(chest)
    for (const contest of contests) if (contest.colour === colour) contest.free += chestGems(chest)
  }
  let at = 0
  for (const player of state.players) {
    for (const contest of contests) {
      if (at === seat) addOwn(contest, player)
      else addRival(contest, player)
    }
    at += 1
  }
  return contests
}
