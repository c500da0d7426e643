/** A whole match of entries, played again from its record. */
import { fastRandom } from '../../../src/engine/chance/fastRandom'
import { sealGame, type Game, type GameTypes } from '../../../src/engine/contract/game'
import { toJson, type Json } from '../../../src/engine/basics/json'
import { LANGUAGES } from '../../../src/engine/basics/language'
import type { Match, MoveRefusal, Prepared } from '../../../src/engine/match/match'
import { pick, type Random } from '../../../src/engine/chance/random'
import { isMatchRecord } from '../../../src/engine/match/record'
import { replayMatch } from '../../../src/engine/match/replay'
import type { Result } from '../../../src/engine/basics/result'
import type { Seat } from '../../../src/engine/basics/seat'
import { planMatch } from '../../../src/engine/match/setup'
import { fairnessOf } from '../match/fairness'
import { same, survivesJson, type Breach, type Table, type Trial } from './table'

const ONE_LATE_IN = 10
const ONE_LEAVING_IN = 30
const MOST_ENTRIES = 9000

function prepareNext(
  match: Match,
  seat: Seat,
  gone: Set<Seat>,
  random: Random,
): Result<Prepared, MoveRefusal> {
  if (match.leaving === 'rules' && random.below(ONE_LEAVING_IN) === 0) {
    const leaving = random.below(match.seats)
    if (!gone.has(leaving)) {
      gone.add(leaving)
      return match.prepareLeave(leaving)
    }
  }
  if (random.below(ONE_LATE_IN) === 0) return match.prepareFallback(seat)
  return match.prepare(seat, { move: match.sampleMove(seat, random) })
}

function playOut(match: Match, random: Random): Breach {
  const gone = new Set<Seat>()
  while (match.entries() < MOST_ENTRIES) {
    const decision = pick(match.toAct(), random)
    if (!decision) return undefined
    const prepared = prepareNext(match, decision.seat, gone, random)
    if (!prepared.ok) return `an entry is refused: ${JSON.stringify(prepared.error)}`
    prepared.value.apply()
  }
  return 'the match does not end'
}

function lookOf(match: Match): Json {
  const seats = [...new Array(match.seats).keys()]
  return toJson([
    match.formatState(),
    match.formatView('spectator', 'de'),
    ...seats.map((seat) => match.view(seat, 'nl')),
    match.outcome() ? 'over' : 'running',
  ])
}

function checkRemarks<T extends GameTypes>(match: Match, { remarks }: Game<T>): Breach {
  const found = match.remarks()
  for (const { kind, seats } of found) {
    if (remarks?.kinds.includes(kind) !== true) return `a remark of no kind: ${kind}`
    if (seats.some((seat) => seat < 0 || seat >= match.seats)) return 'a remark of nobody here'
  }
  if (!survivesJson(found)) return 'a remark does not survive JSON'
  const isAlike = LANGUAGES.every((language) => same(match.remarks(language), found))
  return isAlike ? undefined : 'remarks differ from language to language'
}

/** Plays a match with the setup of the table through the engine, and its record again. */
export function checkRecord<T extends GameTypes>(
  table: Table<T>,
  game: Game<T>,
  { contents }: Trial<T>,
  seed: string,
): Breach {
  const random = fastRandom(seed)
  const { options, seats } = table
  const sealed = sealGame(game)
  const planned = planMatch(sealed, { options, seats, language: 'en', byHost: true }, contents)
  if (!planned.ok) return 'a table that was dealt cannot be planned'
  const facts = Object.fromEntries(
    Object.entries(table.facts).map(([seat, own]) => [seat, toJson(own)]),
  )
  const match = planned.value.deal(fairnessOf(random, seats), facts)
  if (!match.ok) return `a planned match is not dealt: ${match.error}`
  const breach = playOut(match.value, random)
  if (breach !== undefined) return breach
  const unremarkable = checkRemarks(match.value, game)
  if (unremarkable !== undefined) return unremarkable
  const record: unknown = JSON.parse(JSON.stringify(match.value.record()))
  if (!isMatchRecord(record)) return 'a record does not survive JSON'
  const again = replayMatch(sealed, record, contents)
  if (!again.ok) return `a record does not replay: ${JSON.stringify(again.error)}`
  return same(lookOf(again.value), lookOf(match.value)) ? undefined : 'a record replays differently'
}
