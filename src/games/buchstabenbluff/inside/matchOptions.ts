/** The options that a match carries along. */
import type { MatchOptions } from '../outside/contract'

/** Those that the course of a match depends on; house words and dealer have had their effect with the deal. */
export function matchOptions(options: MatchOptions): MatchOptions {
  return {
    language: options.language,
    turns: options.turns,
    dictionary: options.dictionary,
    repeats: options.repeats,
    lastRefill: options.lastRefill,
    mixed: options.mixed,
    umlautCards: options.umlautCards,
    turnSeconds: options.turnSeconds,
    answerSeconds: options.answerSeconds,
  }
}
