/** The promises of the contract of a game, tried over random matches of any game. */
import { NO_CONTENT } from '../../../src/engine/contract/content'
import { fastRandom } from '../../../src/engine/chance/fastRandom'
import type { Game, GameTypes } from '../../../src/engine/contract/game'
import { pick } from '../../../src/engine/chance/random'
import { checkMoves } from './checkMoves'
import { checkEnd, checkLeave, checkPlay } from './checkPlay'
import { checkAwaited, checkUnseen, Questions } from './checkQuestions'
import { checkPractice } from './checkPractice'
import { checkRecord } from './checkRecord'
import { checkCatalogues, checkDeckForm, setTable } from './checkSetup'
import { checkMute, checkTalk } from './checkTalk'
import { checkViews } from './checkViews'
import type { Breach, Table, Trial } from './table'

/** Every decision is played, but only one in this many is looked at from all sides. */
const LOOK_EVERY = 17
/** One match in this many is also played through the engine, and from its record again. */
const RECORD_EVERY = 3
/** Later moves show nothing that earlier ones do not. */
const LAST_LOOK = 3000
const MOST_MOVES = 20_000
const ONE_LATE_IN = 15
const ONE_LEAVING_IN = 40

/** What a game brings along, and what of it was allowed to be said so far. */
interface Heeded<T extends GameTypes> extends Trial<T> {
  readonly heard: Set<object>
}

/** Looks at a position from all sides; it stays as it is. */
function lookAround<T extends GameTypes>(
  table: Table<T>,
  trial: Heeded<T>,
  seat: number,
  seed: string,
): Breach {
  const before = JSON.stringify(table.state)
  const breach =
    checkMoves(table, seat, seed) ??
    checkViews(table, seed) ??
    checkAwaited(table) ??
    checkTalk(table, trial, trial.heard) ??
    checkPlay(table, seat, seed) ??
    checkLeave(table, seat, seed)
  if (breach !== undefined) return breach
  return JSON.stringify(table.state) === before ? undefined : 'looking at a match changes it'
}

function checkStanding<T extends GameTypes>(table: Table<T>, questions: Questions<T>): Breach {
  const { game, state } = table
  const isAsked = game.toAct(state).length > 0
  if (game.outcome(state)) return isAsked ? 'somebody is asked after the end' : undefined
  if (!isAsked) return 'nobody may act'
  return questions.check()
}

/** Plays the match on by one entry; what happened by an answer of the seat, undefined if another one was given up instead. */
function playOn<T extends GameTypes>(
  { game, state, plan, seats }: Table<T>,
  seat: number,
  random: ReturnType<typeof fastRandom>,
  gone: Set<number>,
): readonly T['event'][] | undefined {
  const leaving = random.below(seats)
  if (game.leave !== 'bot' && random.below(ONE_LEAVING_IN) === 0 && !gone.has(leaving)) {
    gone.add(leaving)
    game.leave(state, leaving, random, plan)
    return undefined
  }
  const byClock = random.below(ONE_LATE_IN) === 0
  const move = byClock
    ? game.fallback(game.view(state, seat, { plan, language: 'en' }), random)
    : game.sampleFrom(state, seat, random, plan)
  return game.play(state, { seat, move, byClock }, random, plan)
}

function playAndWatch<T extends GameTypes>(
  table: Table<T>,
  trial: Heeded<T>,
  seed: string,
): Breach {
  const { game, state } = table
  const random = fastRandom(seed)
  const questions = new Questions(table)
  const gone = new Set<number>()
  for (let move = 0; move < MOST_MOVES; move++) {
    const standing = checkStanding(table, questions)
    if (standing !== undefined) return standing
    const decision = pick(game.toAct(state), random)
    if (!decision) return checkTalk(table, trial, trial.heard) ?? checkEnd(table, trial)
    const at = `${seed}/${String(move)}`
    const breach =
      move < LAST_LOOK && move % LOOK_EVERY === 0
        ? lookAround(table, trial, decision.seat, at)
        : undefined
    if (breach !== undefined) return breach
    const asked = { ...decision, ...game.question(state, decision) }
    const events = playOn(table, decision.seat, random, gone)
    if (!events) continue
    questions.note(decision.seat)
    const noticed = checkUnseen(table, asked, events)
    if (noticed !== undefined) return noticed
  }
  return 'the match does not end'
}

/** The first broken promise in words; undefined if all are kept. A game that needs content, facts or talk brings some along. */
export function findBreach<T extends GameTypes>(
  game: Game<T>,
  matches: number,
  own: Partial<Trial<T>> = {},
): Breach {
  const trial: Heeded<T> = { contents: NO_CONTENT, ...own, heard: new Set() }
  const unnamed = checkCatalogues(game, trial) ?? checkDeckForm(game) ?? checkPractice(game, trial)
  if (unnamed !== undefined) return unnamed
  let dealt = 0
  for (let number = 0; number < matches; number++) {
    const seed = `conformance-${String(number)}`
    const table = setTable(game, trial, seed)
    if (!table.ok) return `${table.error} (match ${String(number)})`
    if (!table.value) continue
    dealt += 1
    const isRecorded = number % RECORD_EVERY === 0
    const breach =
      playAndWatch(table.value, trial, seed) ??
      (isRecorded ? checkRecord(table.value, game, trial, seed) : undefined)
    if (breach !== undefined) return `${breach} (match ${String(number)})`
  }
  return dealt > 0 ? checkMute(trial, trial.heard) : 'no random table can be dealt'
}
