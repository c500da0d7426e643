/** What a move, a seat given up and the end do to a match. */
import { fastRandom } from '../../../src/engine/chance/fastRandom'
import type { GameTypes } from '../../../src/engine/contract/game'
import { offerOf } from '../../../src/engine/options/offers'
import { isOutcome, type Outcome } from '../../../src/engine/contract/outcome'
import type { Random } from '../../../src/engine/chance/random'
import type { Seat } from '../../../src/engine/basics/seat'
import { optionContext } from '../match/randomOptions'
import { checkEvents } from './checkViews'
import { same, survivesJson, type Breach, type Table, type Trial } from './table'

type Carry<T extends GameTypes> = (state: T['state'], random: Random) => readonly T['event'][]

/** Carries something out on copies: the original stays, and the same random numbers lead to the same state. */
function checkTwice<T extends GameTypes>(table: Table<T>, seed: string, carry: Carry<T>): Breach {
  const { game, state } = table
  const before = JSON.stringify(state)
  const [one, other] = [game.copy(state), game.copy(state)]
  if (!same(one, state)) return 'a copy is not the same'
  const events = carry(one, fastRandom(seed))
  if (JSON.stringify(state) !== before) return 'playing on a copy changes the original'
  carry(other, fastRandom(seed))
  if (!same(one, other)) return 'the same move and seed lead elsewhere'
  return checkEvents(table, one, events)
}

/** A move of the seat, and the fallback of its clock. */
export function checkPlay<T extends GameTypes>(table: Table<T>, seat: Seat, seed: string): Breach {
  const { game, plan } = table
  const move = game.sampleFrom(table.state, seat, fastRandom(seed), plan)
  return (
    checkTwice(table, seed, (state, random) =>
      game.play(state, { seat, move, byClock: false }, random, plan),
    ) ??
    checkTwice(table, seed, (state, random) => {
      const late = game.fallback(game.view(state, seat, { plan, language: 'en' }), fastRandom(seed))
      return game.play(state, { seat, move: late, byClock: true }, random, plan)
    })
  )
}

/** A seat given up for good, where the rules have something to say about it. */
export function checkLeave<T extends GameTypes>(table: Table<T>, seat: Seat, seed: string): Breach {
  const { game, plan } = table
  const { leave } = game
  if (leave === 'bot') return undefined
  const after = game.copy(table.state)
  leave(after, seat, fastRandom(seed), plan)
  if (game.toAct(after).some((decision) => decision.seat === seat)) {
    return 'who has left is still asked'
  }
  return checkTwice(table, seed, (state, random) => leave(state, seat, random, plan))
}

function isFair(outcome: Outcome): boolean {
  if (outcome.kind !== 'ranking') return true
  const { ranks } = outcome
  return ranks.every((rank) => rank === 1 + ranks.filter((other) => other < rank).length)
}

/** Who is said to play together has a team's score in the end, and nobody else. */
function isAsOffered<T extends GameTypes>({ game, options }: Table<T>, outcome: Outcome): boolean {
  const id = offerOf(game.offers, options)
  const offer = game.offers?.find((one) => one.id === id)
  if (!offer) return true
  return outcome.kind !== (offer.together ? 'ranking' : 'team')
}

/** How a match ended, and what the next one takes over. */
export function checkEnd<T extends GameTypes>(table: Table<T>, { contents }: Trial<T>): Breach {
  const { game, state, seats, options } = table
  const outcome = game.outcome(state)
  if (!isOutcome(outcome, seats)) return 'an outcome is none of the three kinds'
  if (!survivesJson(outcome)) return 'an outcome does not survive JSON'
  if (!isFair(outcome)) return 'ranks do not say how many are better'
  if (!isAsOffered(table, outcome)) return 'a match ends in another way than it is offered'
  const next = game.parseOptions({ ...options, ...game.carry(state) }, optionContext(contents))
  return next.ok ? undefined : 'what is carried on is no option of the next match'
}
