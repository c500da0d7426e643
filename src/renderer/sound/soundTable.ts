/** Which sound an event of a game makes. */
import type { SoundName } from './useSound'

/** Sounds by the kind of an event, silence for what is not in the table; what turns out well or badly sounds so in every game. */
export function soundTable<Event extends { readonly kind: string }>(
  sounds: Readonly<Partial<Record<Event['kind'], SoundName>>>,
  /** Whether something has turned out well; undefined where nothing has turned out. */
  isGood: (event: Event) => boolean | undefined,
): (event: Event) => SoundName | undefined {
  return (event) => {
    const kind: Event['kind'] = event.kind
    const good = isGood(event)
    if (good === undefined) return sounds[kind]
    return good ? 'success' : 'setback'
  }
}
