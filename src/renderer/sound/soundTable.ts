/** Which sound an event of a game makes. */
import type { SoundName } from './sounds'

/** Sounds by the kind of an event, silence for what is not in the table; what depends on more than the kind goes first. */
export function soundTable<Event extends { readonly kind: string }>(
  sounds: Readonly<Partial<Record<Event['kind'], SoundName>>>,
  /** The sound of an event whose kind alone does not say it; undefined for all others. */
  special: (event: Event) => SoundName | undefined = () => undefined,
): (event: Event) => SoundName | undefined {
  return (event) => {
    const kind: Event['kind'] = event.kind
    return special(event) ?? sounds[kind]
  }
}
