/** The first rounds, by the way in which a game is offered (`Offered.key`); each is loaded when it is asked for. */
import type { FirstRoundIn } from '../firstRounds/firstRound'
import { OFFERED } from './offered'

const LOADERS: Readonly<Record<string, () => Promise<FirstRoundIn>>> = {
  'time-bluff': async () => (await import('./time-bluff/firstRound')).timeBluffFirstRound,
  tafelrunde: async () => (await import('./tafelrunde/firstRound')).tafelrundeFirstRound,
  buchstabenbluff: async () =>
    (await import('./buchstabenbluff/firstRound')).buchstabenbluffFirstRound,
  'tijdlijn-co-operative': async () =>
    (await import('./tijdlijn/firstRound')).tijdlijnTogetherRound,
  'tijdlijn-competitive': async () => (await import('./tijdlijn/firstRound')).tijdlijnAgainstRound,
  tofugott: async () => (await import('./tofugott/firstRound')).tofugottFirstRound,
}

/** What can be played as a first round, in the order in which it is offered. */
export const FIRST_ROUNDS: readonly string[] = OFFERED.flatMap(({ key }) =>
  key in LOADERS ? [key] : [],
)

/** Loads a first round; undefined where there is none. */
export async function loadFirstRound(key: string): Promise<FirstRoundIn | undefined> {
  return LOADERS[key]?.()
}
