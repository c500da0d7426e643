/** What a name looks like, whatever letters it is written in. */
import unhomoglyph from 'unhomoglyph'
import { nameSkeleton } from '../../engine/basics/text'

/**
 * What is left of a name for the eye in a hurry, over all scripts and styles of letters (Unicode's list of confusables, UTS #39);
 * two people at one host never share it.
 */
export function skeletonOf(name: string): string {
  // Before case and style are gone: a capital may look like another letter than its small one. After it once more: styles hide letters.
  return nameSkeleton(unhomoglyph(unhomoglyph(name).normalize('NFKD')))
}
