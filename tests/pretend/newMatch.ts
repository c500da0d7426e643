/** A match of Whisper for a test, made as every match is made: options, plan, deal. */
import { commitTo, type Fairness } from '../../src/engine/match/fairDeal'
import { fastRandom } from '../../src/engine/chance/fastRandom'
import { sealGame } from '../../src/engine/contract/game'
import { formatHex } from '../../src/engine/basics/hex'
import { isRecord, type Json } from '../../src/engine/basics/json'
import type { Match } from '../../src/engine/match/match'
import type { Options } from '../../src/engine/options/options'
import type { Result } from '../../src/engine/basics/result'
import type { Seat, Viewer } from '../../src/engine/basics/seat'
import { planMatch, type PlannedMatch, type SetupProblem } from '../../src/engine/match/setup'
import { WHISPER_CONTENT, WHISPER_CONTENTS } from './content'
import { whisper } from './game/inside/index'
import type { WhisperMove, WhisperSeen, WhisperView } from './game/outside/contract'

/** The game as everybody gets it who runs games. */
export const WHISPER_GAME = sealGame(whisper)

/** What a deal rests on when nobody adds a share. */
function fairnessOf(seed: string): Fairness {
  const random = fastRandom(seed)
  const secret = Uint8Array.from({ length: 32 }, () => random.below(256))
  return { secret: formatHex(secret), commitment: commitTo(secret), shares: {} }
}

/** A plan for a table with these options, all others at their default. */
export function planWhisper(
  options: Options = {},
  seats = 3,
  contents = WHISPER_CONTENTS,
): Result<PlannedMatch, SetupProblem> {
  return planMatch(WHISPER_GAME, { options, seats, language: 'en', byHost: true }, contents)
}

/** What a test deals. */
export interface WhisperDeal {
  readonly options?: Options
  readonly seats?: number
  readonly seed?: string
  readonly facts?: Readonly<Record<Seat, Json>>
}

/** A new match; throws if it cannot be dealt. */
export function newMatch({
  options,
  seats,
  seed = 'whisper',
  facts = {},
}: WhisperDeal = {}): Match {
  const planned = planWhisper(options, seats)
  if (!planned.ok) throw new Error(JSON.stringify(planned.error))
  const match = planned.value.deal(fairnessOf(seed), facts)
  if (!match.ok) throw new Error(match.error)
  return match.value
}

function isView(value: Json): value is Json & WhisperView {
  return isRecord(value) && 'phase' in value
}

function isSeen(value: Json): value is Json & WhisperSeen {
  return isRecord(value) && typeof value.kind === 'string'
}

/** A view with its type. */
export function look(
  match: Match,
  viewer: Viewer,
  language: 'de' | 'nl' | 'en' = 'en',
): WhisperView {
  const view = match.view(viewer, language)
  if (!isView(view)) throw new Error('not a view of Whisper')
  return view
}

/** Plays a legal move; the answer is what `viewer` saw. */
export function act(
  match: Match,
  seat: Seat,
  move: WhisperMove,
  viewer: Viewer = 'spectator',
): readonly WhisperSeen[] {
  const played = match.play(seat, move)
  if (!played.ok) throw new Error(JSON.stringify(played.error))
  return played.value.seen(viewer, 'en').filter(isSeen)
}

/** Everybody who is asked for a whisper says this, in the order of the seats; the answer is what spectators saw. */
export function whisperAll(
  match: Match,
  words: readonly (string | undefined)[],
): readonly WhisperSeen[] {
  return match
    .toAct()
    .filter(({ kind }) => kind === 'whisper')
    .flatMap(({ seat }) => {
      const word = words[seat]
      return act(match, seat, word === undefined ? { kind: 'hush' } : { kind: 'whisper', word })
    })
}

/** The weight of a thing, as the decks have it. */
export function weightOf(id: string): number {
  for (const { data } of WHISPER_CONTENT) {
    const things: readonly unknown[] =
      isRecord(data) && Array.isArray(data.things) ? data.things : []
    const thing = things.filter(isRecord).find((one) => one.key === id)
    if (typeof thing?.weight === 'number') return thing.weight
  }
  throw new Error(`no thing ${id}`)
}

/** The listener draws twice and lays the first thing of his hand, with a right guess or a wrong one. */
export function layOne(match: Match, isRight = true): readonly WhisperSeen[] {
  const { listener } = look(match, 'spectator')
  const drawn = [1, 2].flatMap(() => act(match, listener, { kind: 'draw' }))
  const { hand = [], row } = look(match, listener)
  const [thing, last] = [hand[0], row.at(-1)]
  if (!thing || !last) throw new Error('nothing to lay')
  const isHeavier = weightOf(thing.id) > last.weight
  const guess = isHeavier === isRight ? 'heavier' : 'lighter'
  return [...drawn, ...act(match, listener, { kind: 'lay', thing: thing.id, guess })]
}

/** A whole turn in which all whisper `words`. */
export function playTurn(
  match: Match,
  words: readonly (string | undefined)[] = [],
  isRight = true,
): void {
  whisperAll(match, words)
  layOne(match, isRight)
}
