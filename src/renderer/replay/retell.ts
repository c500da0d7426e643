/** A finished match told once more, as somebody who watched it would have seen it. */
import { contentPortOf, type Content } from '../../engine/contract/content'
import type { Json } from '../../engine/basics/json'
import type { Language } from '../../engine/basics/language'
import { isMatchRecord } from '../../engine/match/record'
import { replayMatch } from '../../engine/match/replay'
import { isGameId } from '../../games/contracts'
import { GAMES } from '../../games/registry'

/** All that a spectator saw happen, in order and in `language`; undefined if the record cannot be played again. */
export function retell(
  raw: unknown,
  pieces: readonly Content[],
  language: Language,
): readonly Json[] | undefined {
  if (!isMatchRecord(raw) || !isGameId(raw.game)) return undefined
  const told: Json[] = []
  const match = replayMatch(GAMES[raw.game], raw, contentPortOf(pieces), (played) => {
    told.push(...played.seen('spectator', language))
  })
  return match.ok ? told : undefined
}
