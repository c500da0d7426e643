/** What everybody should know who looks for such a table (TG-30). */
import type { Badge } from '../../../engine/contract/badges'
import type { TofugottOptions } from './contract'

/** From 16 years on with spicy cards or with a deck that people wrote themselves, else from 12. */
export function badgesOf(
  { spicy, decks }: Pick<TofugottOptions, 'spicy' | 'decks'>,
  isOwn: (id: string) => boolean,
): readonly Badge[] {
  return [spicy === 'on' || decks.some(isOwn) ? 'age-16' : 'age-12']
}
