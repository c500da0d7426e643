/** The match of a first round: the real rules deal and play it in the window, as they do with a finished match that is checked. */
import { contentPortOf, nameContent } from '../../engine/contract/content'
import { commitTo, SECRET_BYTES } from '../../engine/match/fairDeal'
import { hashText } from '../../engine/basics/hash'
import { parseHex } from '../../engine/basics/hex'
import { invariant } from '../../engine/basics/invariant'
import type { Language } from '../../engine/basics/language'
import type { Match } from '../../engine/match/match'
import { planMatch } from '../../engine/match/setup'
import { GAMES } from '../../games/registry'
import type { FirstRound } from '../firstRounds/firstRound'

/** Deals it: the same cards every time. */
export function dealFirstRound(round: FirstRound, language: Language): Match {
  const { game, options, others, seed, contents = {} } = round
  const pieces = Object.entries(contents).map(([id, data]) => nameContent(id, data))
  const setup = { options, seats: others.length + 1, language, byHost: true } as const
  const planned = planMatch(GAMES[game], setup, contentPortOf(pieces))
  invariant(planned.ok, 'a first round can be dealt')
  const secret = hashText(seed)
  const bytes = parseHex(secret, SECRET_BYTES)
  invariant(bytes.ok, 'a hash is as long as a secret')
  const match = planned.value.deal({ secret, commitment: commitTo(bytes.value), shares: {} }, {})
  invariant(match.ok, 'nobody brings anything to a first round')
  return match.value
}
