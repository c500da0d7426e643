/** Hosts that cheat by a single card, and hosts that forge a whole match; whether anybody's proof finds it. */
import type { Content, ContentPort } from '../../../src/engine/contract/content'
import { fastRandom } from '../../../src/engine/chance/fastRandom'
import { sealGame, type SealedGame } from '../../../src/engine/contract/game'
import { canonicalJson } from '../../../src/engine/basics/hash'
import { present } from '../../../src/engine/basics/invariant'
import { toJson } from '../../../src/engine/basics/json'
import type { Random } from '../../../src/engine/chance/random'
import { hashDeal, type Entry, type MatchRecord } from '../../../src/engine/match/record'
import { prepareEntry } from '../../../src/engine/match/replay'
import type { Seat } from '../../../src/engine/basics/seat'
import { GAME_IDS, type GameId } from '../../../src/games/contracts'
import { GAMES } from '../../../src/games/registry'
import { verifyRecord, type RecordFault } from '../../../src/renderer/replay/verifyRecord'
import { exchangeLeaf, exchangeTwo } from '../wire/exchange'
import { fairnessOf } from '../match/fairness'
import { randomOptions, randomSeats } from '../match/randomOptions'
import {
  dealShown,
  playShown,
  playUnseen,
  type ShownMatch,
  type ShownTable,
} from '../match/shownMatch'
import { TRIAL_CONTENTS } from '../match/trialContents'

/** How a host cheats: other cards than were dealt, another move than was made, another card in one single view. */
export const FRAUDS = ['card', 'move', 'view'] as const
/** One of them. */
export type Fraud = (typeof FRAUDS)[number]

/** Tries to make a match end as another one did. */
const MOST_INVENTED = 400
/** Tries to find a fraud that changes anything. */
const MOST_TRIES = 60

/** What came out of one fraud. */
export interface FraudTried {
  readonly game: GameId
  readonly fraud: Fraud
  readonly seats: number
  /** Whether somebody at the table finds it. */
  readonly isFlagged: boolean
  /** Whether rules and result alone, without what was shown, would have found it. */
  readonly isPlain: boolean
  /** The proof of the true match failed for somebody at the table. */
  readonly isFalseAlarm: boolean
}

function contentsOf(record: MatchRecord, port: ContentPort): Content[] {
  return record.content.map(({ id, hash }) => present(port.find(id, hash), `the content ${id}`))
}

/** What is found by the person at a seat; `isBlind`: without what he was shown. */
function faultAt(
  { record, outcome, seenBy }: ShownMatch,
  seat: Seat,
  isBlind = false,
): RecordFault | undefined {
  const { shares, commitment } = record.fairness
  const commitments = Object.fromEntries(
    Object.entries(shares).map(([at, share]) => [at, share.commitment]),
  )
  const own = present(shares[seat], 'everybody has a share')
  const notes = { commitment, commitments, deal: hashDeal(record), bits: own.bits, outcome }
  const port =
    TRIAL_CONTENTS[
      present(
        GAME_IDS.find((id) => id === record.game),
        'a game',
      )
    ]
  return verifyRecord(toJson(JSON.parse(JSON.stringify(record))), contentsOf(record, port), {
    ...notes,
    ...(isBlind ? {} : { seen: seenBy(seat) }),
  })
}

/** Who has most to find is asked first. */
function isFlaggedBySomebody({ shown, victim }: Cheated, seats: number): boolean {
  const others = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => seat !== victim)
  return [victim, ...others].some((seat) => faultAt(shown, seat) !== undefined)
}

/** The same game at a host that exchanges two cards after the deal. */
function stacked(sealed: SealedGame, random: Random): SealedGame {
  return sealed.open((game) =>
    sealGame({
      ...game,
      deal: (plan, stream, facts) => {
        const state = game.deal(plan, stream, facts)
        exchangeTwo(state, random)
        return state
      },
    }),
  )
}

function tableFor(game: GameId, seats: number | undefined, random: Random): ShownTable {
  const contents = TRIAL_CONTENTS[game]
  return GAMES[game].open((rules) => {
    for (;;) {
      const options = randomOptions(rules, random, contents)
      const { min, max } = rules.seatsWith(options)
      const at = seats ?? randomSeats(rules, options, random)
      const table = {
        game: GAMES[game],
        contents,
        options,
        seats: at,
        fairness: fairnessOf(random, at),
      }
      if (at >= min && at <= max && canBeDealt(table)) return table
    }
  })
}

function canBeDealt(table: ShownTable): boolean {
  try {
    dealShown(table)
    return true
  } catch {
    return false
  }
}

/** The record with one move exchanged for another one that was legal there; undefined: there was none. */
function withOtherMove(
  record: MatchRecord,
  table: ShownTable,
  random: Random,
): Entry[] | undefined {
  const at = random.below(record.entries.length)
  const match = dealShown(table)
  for (const entry of record.entries.slice(0, at)) {
    const prepared = prepareEntry(match, entry)
    if (prepared.ok) prepared.value.apply()
  }
  const entry = record.entries[at]
  if (entry?.kind !== 'move') return undefined
  for (let tries = 0; tries < 20; tries++) {
    const move = match.sampleMove(entry.seat, random)
    const isOther = canonicalJson(move) !== canonicalJson(entry.move)
    if (isOther) return record.entries.with(at, { ...entry, move })
  }
  return undefined
}

/** Whether anybody was shown anything else. */
function isOtherwise(one: ShownMatch, other: ShownMatch): boolean {
  const [steps, others] = [one.steps, other.steps]
  return (
    steps.length !== others.length ||
    steps.some(({ seat, text }, at) => seat !== others[at]?.seat || text !== others[at]?.text)
  )
}

/** A match over which its host cheats, and the seat that is cheated first of all. */
interface Cheated {
  readonly shown: ShownMatch
  readonly victim: Seat
}

/** A match over which its host cheats; undefined: nothing came of it that anybody could have seen. */
function cheat(
  table: ShownTable,
  fraud: Fraud,
  honest: ShownMatch,
  seed: string,
): Cheated | undefined {
  const random = fastRandom(`${seed} cheat`)
  const play = (given: ShownTable, tamper?: Parameters<typeof playShown>[2]) =>
    playShown(given, fastRandom(`${seed} play`), tamper)
  if (fraud === 'move') {
    const entries = withOtherMove(honest.record, table, random)
    return entries && { shown: { ...honest, record: { ...honest.record, entries } }, victim: 0 }
  }
  const [step, seat] = [random.below(honest.record.entries.length), random.below(table.seats)]
  const cheated =
    fraud === 'card'
      ? play({ ...table, game: stacked(table.game, random) })
      : play(table, (view, viewer, at) =>
          viewer === seat && at === step ? exchangeLeaf(view, random) : view,
        )
  return cheated && isOtherwise(cheated, honest) ? { shown: cheated, victim: seat } : undefined
}

function tryCheat(...given: Parameters<typeof cheat>): Cheated | undefined {
  try {
    return cheat(...given)
  } catch {
    // A game whose cards were exchanged may stumble over it: such a host gives itself away.
    return undefined
  }
}

/** One fraud by a single card; the same seed gives the same one. */
export function tryFraud(game: GameId, fraud: Fraud, seed: string): FraudTried {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const own = `${seed} ${String(tries)}`
    const table = tableFor(game, undefined, fastRandom(own))
    const honest = playShown(table, fastRandom(`${own} play`))
    const cheated = honest && tryCheat(table, fraud, honest, own)
    if (!cheated) continue
    return {
      game,
      fraud,
      seats: table.seats,
      isFlagged: isFlaggedBySomebody(cheated, table.seats),
      isPlain: faultAt(cheated.shown, 0, true) !== undefined,
      isFalseAlarm: faultAt(honest, fastRandom(own).below(table.seats)) !== undefined,
    }
  }
  throw new Error(`${game}: no fraud of the kind "${fraud}" came about with the seed "${seed}"`)
}

/** What came out of one forged match. */
export interface ForgeryTried {
  /** Moves were found with which the promised deal ends as the match that was shown. */
  readonly isForged: boolean
  readonly isFlagged: boolean
}

/** Two sit down; the host deals as it likes, and afterwards invents moves for the deal that it had promised until the scores fit. */
export function tryForgery(game: GameId, seed: string): ForgeryTried {
  const random = fastRandom(seed)
  const promised = tableFor(game, 2, random)
  const dealt = { ...promised, fairness: fairnessOf(random, 2) }
  const shown = playShown(dealt, random)
  if (!shown) return { isForged: false, isFlagged: false }
  for (let tries = 0; tries < MOST_INVENTED; tries++) {
    const invented = playUnseen(promised, random)
    if (!invented || canonicalJson(invented.outcome) !== canonicalJson(shown.outcome)) continue
    const forged = { ...shown, record: invented.record }
    // The other rules of the check are kept: it would hold but for what the guest was shown.
    const isForged = faultAt(forged, 1, true) === undefined
    return { isForged, isFlagged: faultAt(forged, 1) !== undefined }
  }
  return { isForged: false, isFlagged: false }
}

/** Game, kind and seats of the fraud of this number: all in turn. */
export function fraudAt(index: number): { readonly game: GameId; readonly fraud: Fraud } {
  const game = GAME_IDS[index % GAME_IDS.length]
  const fraud = FRAUDS[Math.floor(index / GAME_IDS.length) % FRAUDS.length]
  return { game: present(game, 'a game'), fraud: present(fraud, 'a fraud') }
}
