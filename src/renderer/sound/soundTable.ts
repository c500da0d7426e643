/** Which sounds a game makes, and at which events. */
import type { SoundName } from './sounds'

/** A sound of events whose kind alone does not say it. */
interface SpecialSound<Event> {
  readonly sound: SoundName
  readonly when: (event: Event) => boolean
}

/** What is heard in a game. */
export interface SoundTableParts<Event extends { readonly kind: string }> {
  /** By the kind of an event; one that is not in it is silent. */
  readonly kinds: Readonly<Partial<Record<Event['kind'], SoundName>>>
  /** They go first. */
  readonly special?: readonly SpecialSound<Event>[]
  /** All are asked something at once, which has a sound of its own. */
  readonly asksTogether: boolean
  /** Hidden cards are turned over for all to see before a verdict: each is heard as it turns, the event with the stamp. */
  readonly turnsCards?: true
}

/** The sounds of a game, for its voice. */
export interface GameSounds<Event> {
  /** The sound of an event; undefined for a silent one. */
  readonly soundOf: (event: Event) => SoundName | undefined
  /** All sounds that this game makes beyond those of every table. */
  readonly sounds: ReadonlySet<SoundName>
}

/** The sound of a card that is turned over before a verdict. */
export const TURNING_SOUND: SoundName = 'turnOver'

function isDefined(name: SoundName | undefined): name is SoundName {
  return name !== undefined
}

/** The sounds of a game, from what it says of its events. */
export function soundTable<Event extends { readonly kind: string }>({
  kinds,
  special = [],
  asksTogether,
  turnsCards,
}: SoundTableParts<Event>): GameSounds<Event> {
  const ofKinds: readonly (SoundName | undefined)[] = Object.values(kinds)
  return {
    soundOf: (event) => {
      const kind: Event['kind'] = event.kind
      return special.find(({ when }) => when(event))?.sound ?? kinds[kind]
    },
    sounds: new Set([
      ...ofKinds.filter(isDefined),
      ...special.map(({ sound }) => sound),
      ...(asksTogether ? (['together'] as const) : []),
      ...(turnsCards ? [TURNING_SOUND] : []),
    ]),
  }
}
