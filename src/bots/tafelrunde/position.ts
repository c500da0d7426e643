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

/** What one seat shows in one colour. */
interface Show {
  points: number
  cards: number
  /** Nothing can be taken where Letzte Warnung lies (TR-23, TR-25). */
  isSafe: boolean
  bonus: number
  gems: number
}

function newShow(): Show {
  return { points: 0, cards: 0, isSafe: false, bonus: 0, gems: 0 }
}

/** What a seat shows in every colour; each list is gone through once, as every move of every playout comes through here. */
function showsOf({ lying, open }: Player): Readonly<Record<Colour, Show>> {
  const shows = { blue: newShow(), red: newShow(), yellow: newShow() }
  for (const card of lying) {
    if (card.colour === undefined) continue
    const show = shows[card.colour]
    if (card.kind === 'special') show.isSafe = true
    else {
      show.points += valueOf(card.card, card.colour)
      show.cards += 1
    }
  }
  for (const chest of open) {
    const show = shows[chestColour(chest)]
    const gems = chestGems(chest)
    show.bonus = Math.max(show.bonus, gems)
    show.gems += gems
  }
  return shows
}

function addOwn(contest: Contest, { points, cards, isSafe, bonus, gems }: Show): void {
  contest.own = points
  contest.cards = cards
  contest.bonus = bonus
  contest.risk = isSafe ? 0 : gems
}

function addRival(contest: Contest, { points, isSafe, bonus, gems }: Show, cards: number): void {
  if (!isSafe) contest.theirs += gems
  contest.rivals.push({ strength: points > 0 ? points + bonus : 0, bonus, cards })
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
    const shows = showsOf(player)
    for (const contest of contests) {
      if (at === seat) addOwn(contest, shows[contest.colour])
      else addRival(contest, shows[contest.colour], player.passed ? 0 : player.hand.length)
    }
    at += 1
  }
  return contests
}
