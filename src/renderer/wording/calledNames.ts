/** What all are called where it is said how they stand. */
import type { Viewer } from '../../engine/basics/seat'
import { lineBegin } from './lineBegin'

/** Names by seat, “You” for whoever looks: on every sheet as in the result. */
export function calledNames(
  names: readonly string[],
  you: Viewer | undefined,
  t: (key: string) => string,
): readonly string[] {
  return names.map((name, seat) => (seat === you ? lineBegin(t('app.result.you')) : name))
}
