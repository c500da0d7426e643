/** From options and decks to what a match is played with (TL-29, TL-30). */
import type { SetupRefusal } from '../../../engine/contract/game'
import { LANGUAGES, type Language } from '../../../engine/basics/language'
import { err, ok, type Result } from '../../../engine/basics/result'
import type { TijdlijnOptions } from '../outside/contract'
import { eraOf } from '../outside/eras'
import { eventsNeeded, mostRivals } from '../outside/eventsNeeded'
import type { Deck, DeckEntry } from './readContent'
import { largestView, LONGEST_VIEW } from './viewSize'

/** What a match is played with. */
export interface TijdlijnPlan {
  readonly options: TijdlijnOptions
  readonly seats: number
  /** Cards name their events by their place here. */
  readonly events: readonly DeckEntry[]
  /** The places of the events with a key. */
  readonly byKey: ReadonlyMap<string, number>
  /** The places of the events that look so to somebody with this language; mostly one. */
  readonly byFront: Readonly<Record<Language, ReadonlyMap<string, readonly number[]>>>
}

/** Why a table cannot be dealt. */
export type TijdlijnSetupReason = 'too-few-events' | 'too-many-seats' | 'too-much-text'

/** The decks of a match with these options. */
export function contentFor({ decks }: TijdlijnOptions): readonly string[] {
  return decks
}

/** What tells one front from another. */
export function frontKey(picture: string, front: string): string {
  return `${picture} ${front}`
}

/** Every event once, although two decks may have it. */
function eventsOf(decks: readonly Deck[]): DeckEntry[] {
  const byName = new Map<string, DeckEntry>()
  for (const { entries } of decks) {
    for (const entry of entries) {
      const name = `${entry.name} ${String(entry.year)}`
      if (!byName.has(name)) byName.set(name, entry)
    }
  }
  return [...byName.values()]
}

function frontsIn(events: readonly DeckEntry[], language: Language): Map<string, number[]> {
  const places = new Map<string, number[]>()
  for (const [index, { picture, faces }] of events.entries()) {
    const key = frontKey(picture, faces[language].front)
    places.set(key, [...(places.get(key) ?? []), index])
  }
  return places
}

/** Fewer cannot play against each other (TL-02). */
const FEWEST_RIVALS = 2

/** Too few events for all who sit there; against each other it may be enough for fewer. */
function tooFew(
  options: TijdlijnOptions,
  n: number,
  needed: number,
): SetupRefusal<TijdlijnSetupReason> {
  const most = options.mode === 'competitive' ? mostRivals(options, n) : 0
  if (most < FEWEST_RIVALS)
    return { reason: 'too-few-events', rule: 'TL-30', values: { n, needed } }
  return { reason: 'too-many-seats', rule: 'TL-30', values: { n, needed, most } }
}

/** What a match begins with, or why it cannot be dealt: how many events are left and how many it takes, or how long their texts are. */
export function plan(
  options: TijdlijnOptions,
  seats: number,
  content: ReadonlyMap<string, Deck>,
): Result<TijdlijnPlan, SetupRefusal<TijdlijnSetupReason>> {
  const decks = options.decks.flatMap((id) => content.get(id) ?? [])
  const events = eventsOf(decks).filter(
    ({ year, theme }) => options.eras.includes(eraOf(year)) && options.themes.includes(theme),
  )
  const needed = eventsNeeded(options, seats)
  if (events.length < needed) {
    return err(tooFew(options, events.length, needed))
  }
  const letters = largestView(events, options, seats)
  if (letters > LONGEST_VIEW) {
    const values = { letters, most: LONGEST_VIEW }
    return err({ reason: 'too-much-text', rule: 'TL-30', values })
  }
  const [de, nl, en] = LANGUAGES.map((language) => frontsIn(events, language))
  const none = new Map<string, number[]>()
  return ok({
    options,
    seats,
    events,
    byKey: new Map(events.map(({ key }, index) => [key, index])),
    byFront: { de: de ?? none, nl: nl ?? none, en: en ?? none },
  })
}
