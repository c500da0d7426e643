/** Rounds of a match at most, play-offs included (TC-16). */
export const MOST_ROUNDS = 120
