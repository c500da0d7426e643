/** Views and events of random matches of Tijdlijn, as seat 0 gets them. */
import { fastRandom } from '../../../../src/engine/chance/fastRandom'
import type { Json } from '../../../../src/engine/basics/json'
import type { Language } from '../../../../src/engine/basics/language'
import type { Options } from '../../../../src/engine/options/options'
import { isTijdlijnView } from '../../../../src/games/tijdlijn/outside/guards'
import type { TijdlijnView } from '../../../../src/games/tijdlijn/outside/contract'
import { GAMES } from '../../../../src/games/registry'
import { fairnessOf, startedMatch } from '../../../support/match/fairness'
import { TRIAL_CONTENTS } from '../../../support/match/trialContents'

/** Which matches. */
export interface Played {
  readonly seed: string
  readonly options?: Options
  readonly seats?: number
  readonly language?: Language
}

/** One message: what happened, and how things stand. */
export interface Message {
  readonly view: TijdlijnView
  readonly events: readonly Json[]
}

/** Every message of one match, the first view before anything happened included. */
export function messagesOf({ seed, options = {}, seats = 3, language = 'en' }: Played): Message[] {
  const random = fastRandom(seed)
  const fairness = fairnessOf(random, seats)
  const contents = TRIAL_CONTENTS.tijdlijn
  const match = startedMatch(GAMES.tijdlijn, { options, seats, fairness, contents })
  const view = (): TijdlijnView => {
    const seen: unknown = match.view(0, language)
    if (!isTijdlijnView(seen)) throw new Error('no view of Tijdlijn')
    return seen
  }
  const messages: Message[] = [{ view: view(), events: [] }]
  for (let [owed] = match.toAct(); owed; [owed] = match.toAct()) {
    const played = match.play(owed.seat, match.sampleMove(owed.seat, random))
    if (!played.ok) throw new Error(played.error.kind)
    messages.push({ view: view(), events: played.value.seen(0, language) })
  }
  return messages
}

const played = new Map<string, readonly Message[]>()

function playedOnce(match: Played): readonly Message[] {
  const key = JSON.stringify(match)
  const messages = played.get(key) ?? messagesOf(match)
  played.set(key, messages)
  return messages
}

/** The first view of random matches for which this holds. */
export function viewWhere(
  holds: (view: TijdlijnView) => boolean,
  matches: Omit<Played, 'seed'> = {},
): TijdlijnView {
  for (let seed = 0; seed < 400; seed += 1) {
    const messages = playedOnce({ ...matches, seed: `where-${String(seed)}` })
    const found = messages.find(({ view }) => holds(view))
    if (found) return found.view
  }
  throw new Error('no such view')
}
