/** What a turned card was: a guess, or the active player's best or worst answer. */
export type Role = 'guess' | 'best' | 'worst'
