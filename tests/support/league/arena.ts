/** Matches among players of any kind, straight on the rules: bots of the project and players made to beat them. */
import type { Bot } from '../../../src/bots/bot'
import { NO_CONTENT, type ContentPort } from '../../../src/engine/contract/content'
import { fastRandom } from '../../../src/engine/chance/fastRandom'
import type { Game, GameTypes } from '../../../src/engine/contract/game'
import { present } from '../../../src/engine/basics/invariant'
import { winnersOf } from '../../../src/engine/contract/outcome'
import type { Seat } from '../../../src/engine/basics/seat'
import { planFor } from '../host/randomTable'

/** Somebody at a seat for one match. */
export interface Sitter<T extends GameTypes> {
  /** What he saw happen since he was told last, and how things stand now. */
  see(seen: readonly T['seen'][], view: T['view']): void
  /** A legal move for the view that he was shown last, which asks him. */
  decide(): T['move']
}

/** A player who can take a seat in any match; `seed` is all that his whims depend on. */
export interface Entrant<T extends GameTypes> {
  readonly name: string
  sit(view: T['view'], seed: string): Sitter<T>
}

const BUDGET = { playouts: 200, hasTime: () => true }

/** A bot as an entrant, with what it knows of the content made ready; `character`: one of the game's. */
export function entrantOf<T extends GameTypes, Memory, Studied>(
  name: string,
  bot: Bot<T, Memory, Studied>,
  studied: Studied,
  character?: string,
): Entrant<T> {
  return {
    name,
    sit(first, seed) {
      const memory = bot.newMemory(first, studied, character)
      const random = fastRandom(seed)
      let latest = first
      return {
        see(seen, view) {
          bot.remember(memory, seen, view)
          latest = view
        },
        decide: () => bot.decide(latest, memory, random, BUDGET),
      }
    },
  }
}

/** Sees a move with all cards open before it is played. */
export type Watcher<T extends GameTypes> = (state: T['state'], seat: Seat, move: T['move']) => void

/** A match to be played. */
export interface ArenaMatch<T extends GameTypes> {
  readonly game: Game<T>
  readonly options: T['options']
  /** The options made ready for as many seats, where that takes content; absent: they are made ready here. */
  readonly plan?: T['plan']
  /** By seat. */
  readonly entrants: readonly Entrant<T>[]
  readonly seed: string
  readonly watch?: Watcher<T>
}

/** A table for so many, made ready once for as many matches as are played there. */
export function layTable<T extends GameTypes>(
  { game, options }: Pick<ArenaMatch<T>, 'game' | 'options'>,
  seats: number,
  contents: ContentPort = NO_CONTENT,
): T['plan'] {
  return present(planFor(game, options, seats, contents), 'the options can be dealt')
}

/** Plays a match to its end: the share of the win of each seat; undefined without a ranking. */
export function playArena<T extends GameTypes>(
  match: ArenaMatch<T>,
): readonly number[] | undefined {
  const { game, entrants, seed, watch } = match
  const random = fastRandom(`${seed}/deal`)
  const plan = match.plan ?? layTable(match, entrants.length)
  const state = game.deal(plan, random, {})
  const eyes = { language: 'en', plan } as const
  const pending = entrants.map((): T['seen'][] => [])
  const sitters = entrants.map((entrant, seat) =>
    entrant.sit(game.view(state, seat, eyes), `${seed}/${String(seat)}`),
  )
  for (;;) {
    const [decision] = game.toAct(state)
    if (!decision) break
    const { seat } = decision
    const sitter = present(sitters[seat], 'every seat is taken')
    sitter.see(pending[seat]?.splice(0) ?? [], game.view(state, seat, eyes))
    const move = sitter.decide()
    watch?.(state, seat, move)
    const events = game.play(state, { seat, move, byClock: false }, random, plan)
    for (const event of events) {
      pending.forEach((seen, viewer) => {
        const own = game.eventFor(event, viewer, eyes)
        if (own !== undefined) seen.push(own)
      })
    }
  }
  const outcome = present(game.outcome(state), 'a match in which nobody acts is over')
  if (outcome.kind !== 'ranking') return undefined
  const winners = winnersOf(outcome)
  return entrants.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0))
}
