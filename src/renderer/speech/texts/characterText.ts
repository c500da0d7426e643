/** What kinds of players those of the house are, in words; they stand under `character` of the words that the game has for them. */
import type { SeatView } from '../../../protocol/tableViews'
import type { Translate } from '../../wording/translate'

/** A character in the reader's language. */
export interface CharacterWords {
  /** In a word or two, e.g. `Practical`. */
  readonly name: string
  /** In one sentence. */
  readonly line: string
}

/** What kind of player answers for a seat; undefined for people, and in games whose bots are all alike. */
export function characterAt(
  seat: SeatView | undefined,
  words: string,
  t: Translate,
): CharacterWords | undefined {
  if (seat?.kind !== 'bot' && seat?.kind !== 'person') return undefined
  const { character } = seat
  if (character === undefined) return undefined
  const key = `${words}Characters.character.${character}`
  return { name: t(`${key}.name`), line: t(`${key}.line`) }
}

/** The characters around a table, one sentence each; empty where there are none. */
export function charactersText(seats: readonly SeatView[], words: string, t: Translate): string {
  const told = seats.flatMap((seat) => {
    const character = characterAt(seat, words, t)
    if (!character || seat.kind === 'free') return []
    return [
      t('table.character', { name: seat.name, character: character.name, line: character.line }),
    ]
  })
  return told.join(' ')
}
