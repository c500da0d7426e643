/** Deals of matches in tests: what people and the host would have given. */
import { NO_CONTENT, type ContentPort } from '../../../src/engine/contract/content'
import { commitTo, shareOf, type Fairness } from '../../../src/engine/match/fairDeal'
import type { SealedGame } from '../../../src/engine/contract/game'
import { formatHex } from '../../../src/engine/basics/hex'
import { invariant, present } from '../../../src/engine/basics/invariant'
import type { Match } from '../../../src/engine/match/match'
import type { Options } from '../../../src/engine/options/options'
import type { Random } from '../../../src/engine/chance/random'
import { planMatch } from '../../../src/engine/match/setup'

/** The ground of a deal: everybody's bits from a seed. */
export function fairnessOf(random: Random, seats: number): Fairness {
  const bytes = (count: number): Uint8Array =>
    Uint8Array.from({ length: count }, () => random.below(256))
  const secret = bytes(32)
  const shares = Object.fromEntries(
    Array.from({ length: seats }, (_, seat) => {
      const bits = formatHex(bytes(16))
      return [seat, present(shareOf(bits), 'sixteen bytes are a share')]
    }),
  )
  return { secret: formatHex(secret), commitment: commitTo(secret), shares }
}

/** What a match of a test begins with. */
export interface StartedMatch {
  readonly options: Options
  readonly seats: number
  readonly fairness: Fairness
  readonly contents?: ContentPort
}

/** A match that begins at once, nobody bringing facts of his own. */
export function startedMatch(game: SealedGame, started: StartedMatch): Match {
  const { options, seats, fairness, contents = NO_CONTENT } = started
  const planned = planMatch(game, { options, seats, language: 'en', byHost: true }, contents)
  invariant(planned.ok, `${game.id} can be dealt`)
  const match = planned.value.deal(fairness, {})
  invariant(match.ok, `${game.id} is dealt`)
  return match.value
}
