/** Which moves are offered, accepted and refused. */
import { fastRandom } from '../../../src/engine/chance/fastRandom'
import type { GameTypes } from '../../../src/engine/contract/game'
import type { Seat } from '../../../src/engine/basics/seat'
import { eyesOf, same, sameData, viewersOf, type Breach, type Table } from './table'

/** Samples where moves cannot be listed. */
const SAMPLES = 8
/** Moves of the one who is asked that everybody else tries. */
const TRIED_BY_OTHERS = 3

/** A move through text, JSON and a stranger's hands. */
function checkText<T extends GameTypes>({ game }: Table<T>, move: T['move']): Breach {
  const text = game.notation.formatMove(move)
  if (text === '' || text.includes('\n')) return `a move is not one line of text: "${text}"`
  const parsed = game.notation.parseMoveText(text)
  if (!parsed.ok || !sameData(parsed.value, move)) return `"${text}" reads as another move`
  const shape = game.parseMove(JSON.parse(JSON.stringify(move)))
  if (!shape.ok || !sameData(shape.value, move)) return 'a move does not survive JSON'
  return game.parseMove({ ...move, surplus: 1 }).ok ? 'a surplus key is accepted' : undefined
}

/** The listed moves by their texts; undefined if there are too many to list. */
function listMoves<T extends GameTypes>(
  { game }: Table<T>,
  view: T['view'],
): ReadonlyMap<string, T['move']> | 'twice' | undefined {
  const moves = game.legalMoves(view)
  if (moves === undefined) return undefined
  const byText = new Map<string, T['move']>()
  for (const move of moves) {
    const text = game.notation.formatMove(move)
    if (byText.has(text)) return 'twice'
    byText.set(text, move)
  }
  return byText
}

function checkListed<T extends GameTypes>(
  table: Table<T>,
  view: T['view'],
  moves: ReadonlyMap<string, T['move']>,
): Breach {
  for (const move of moves.values()) {
    if (table.game.check(view, move) !== undefined) return 'a legal move is refused'
    const breach = checkText(table, move)
    if (breach !== undefined) return breach
  }
  return moves.size > 0 ? undefined : 'who is asked has no legal move'
}

/** What is sampled is legal for the view and for the host: a view may let more through than the host, never less. */
function checkSampled<T extends GameTypes>(
  table: Table<T>,
  seat: Seat,
  moves: ReadonlyMap<string, T['move']> | undefined,
  seed: string,
): Breach {
  const { game, state, plan } = table
  const view = game.view(state, seat, eyesOf(table, 0))
  const move = game.sampleMove(view, fastRandom(seed), game.study(game.knowledge(plan)))
  if (!same(move, game.sampleFrom(state, seat, fastRandom(seed), plan))) {
    return 'sampling from the state differs from sampling from the view'
  }
  if (game.check(view, move) !== undefined) return 'a sampled move is illegal'
  if (game.judge(view, move, plan) !== undefined) return 'a sampled move is refused by the host'
  if (moves && !moves.has(game.notation.formatMove(move))) return 'a sampled move is not listed'
  return checkText(table, move)
}

function checkFallback<T extends GameTypes>(table: Table<T>, seat: Seat, seed: string): Breach {
  const { game, state, plan } = table
  const view = game.view(state, seat, eyesOf(table, 0))
  const move = game.fallback(view, fastRandom(seed))
  if (game.check(view, move) !== undefined) return 'a fallback is illegal'
  if (game.judge(view, move, plan) !== undefined) return 'a fallback is refused by the host'
  return checkText(table, move)
}

/** Who owes nothing is refused everything, with a reason that has a rule. */
function checkOthers<T extends GameTypes>(table: Table<T>, moves: readonly T['move'][]): Breach {
  const { game, state } = table
  const owed = new Set(game.toAct(state).map(({ seat }) => seat))
  for (const viewer of viewersOf(table)) {
    if (viewer !== 'spectator' && owed.has(viewer)) continue
    const view = game.view(state, viewer, eyesOf(table, 0))
    const listed = game.legalMoves(view)
    if (!listed || [...listed].length > 0) return 'who is not asked has legal moves'
    for (const move of moves) {
      const reason: T['reason'] | undefined = game.check(view, move)
      if (reason === undefined) return 'who is not asked may move'
      if (game.ruleOf[reason] === '') return 'a refusal names no rule'
    }
  }
  return undefined
}

/** Everything that a seat which is asked could do, and the others could try. */
export function checkMoves<T extends GameTypes>(table: Table<T>, seat: Seat, seed: string): Breach {
  const { game, state, plan } = table
  const view = game.view(state, seat, eyesOf(table, 0))
  const moves = listMoves(table, view)
  if (moves === 'twice') return 'two legal moves read alike'
  const listed = moves && checkListed(table, view, moves)
  if (listed !== undefined) return listed
  for (let sample = 0; sample < (moves ? 1 : SAMPLES); sample++) {
    const breach = checkSampled(table, seat, moves, `${seed}/${String(sample)}`)
    if (breach !== undefined) return breach
  }
  const tried = [...(moves?.values() ?? [])].slice(0, TRIED_BY_OTHERS)
  const own = game.sampleFrom(state, seat, fastRandom(seed), plan)
  return checkFallback(table, seat, seed) ?? checkOthers(table, [...tried, own])
}
