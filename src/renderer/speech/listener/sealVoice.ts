/** What a game says, with its types hidden, for the parts of the window that serve every game. */
import { toJson, type Json } from '../../../engine/basics/json'
import type { SoundName } from '../../sound/sounds'
import type { Listener } from './listener'
import type { Reader, Readings } from '../reading/reading'

/** What a game's own events say of the end: all of it, all but why the match is over, or only who has won; whatever they do not say is told after that. */
export type TellsEnd = 'all' | 'outcome' | 'winners'

/** One line for several events in a row, such as card after card. */
export interface RowLine {
  readonly text: string
  /** What stands under the pictures of them instead; absent: the same. */
  readonly caption?: string
  /** What came of it, in a line of its own below that; absent: nothing more. */
  readonly outcome?: string
  /** The listener does it, or all of it comes at once: it is said soon. */
  readonly own?: boolean
}

/** What a game says: its events, and answers to the keys that read things out. */
export interface GameVoice extends Reader {
  /** What of an earlier event may still be told as things stand in this view. */
  recall(event: Json, view: Json): Json
  /** The lines for an event, none if there is nothing to say. */
  announce(event: Json, listener: Listener): string[]
  /** What the ear hears of an event instead of its lines, each in one go: as much as one picture shows. The log has the lines. Undefined: the lines, one by one. Absent: always. */
  said?(event: Json, listener: Listener): string[] | undefined
  /** What stands under the picture of an event instead of its lines: cards that lie in sight there are not spelled out. Undefined: the lines do. Absent: they always do. */
  caption?(event: Json, listener: Listener): string | undefined
  /** What stands under the picture of an event as long as its sums are being counted: nothing that they decide. Undefined: all of it at once. Absent: always. */
  counting?(event: Json, listener: Listener): string | undefined
  /** One line for all of these events, which come in a row; undefined: they are not told together, or one alone is told as any other. Absent: none are. */
  inRow?(events: readonly Json[], listener: Listener): RowLine | undefined
  /** What the round or turn is called that begins with an event, as a heading of the log; undefined: none begins. Absent: a match has neither. */
  heading?(event: Json, listener: Listener): string | undefined
  /** The sound of an event; undefined for a silent one. */
  soundOf(event: Json): SoundName | undefined
  /** All sounds that this game makes beyond those of every table. */
  readonly sounds: ReadonlySet<SoundName>
  /** What lies on the table of a match that begins, in a few words: one's own hand is told after it. Absent: `tableau` says it. */
  deal?(view: Json, listener: Listener): string
  /** Why a match that is over has ended and what was scored, for the page of its result; undefined while it runs. Absent: there is no more to say than the outcome. */
  ending?(view: Json, listener: Listener): string | undefined
  /** What is asked of others now, where nothing is asked of the listener: told as soon as it is, before what they answer. Undefined: nothing that needs to be said. Absent: it never does. */
  askedOfOthers?(view: Json, listener: Listener): string | undefined
  /** By the kind of a question that all are asked: the key of what is said where the clock has answered it. Absent, and for other kinds: that it has, and no more. */
  readonly timeUp?: Readonly<Record<string, string>>
  /** Its own events say how a match ended; absent: the table does. */
  readonly tellsEnd?: TellsEnd
}

/** What a voice is made of. */
export interface VoiceParts<View, Event, Voice> {
  readonly isView: (value: unknown) => value is View
  readonly isSeen: (value: unknown) => value is Event
  readonly voiceFor: (listener: Listener) => Voice
  readonly readings: Readings<View, Voice>
  /** As in the game's legality. */
  readonly recall: (event: Event, view: View) => Event
  /** The lines for an event. */
  readonly describe: (voice: Voice, event: Event) => string[]
  readonly said?: (voice: Voice, event: Event) => string[] | undefined
  readonly caption?: (voice: Voice, event: Event) => string | undefined
  readonly counting?: (voice: Voice, event: Event) => string | undefined
  readonly inRow?: (voice: Voice, events: readonly Event[]) => RowLine | undefined
  readonly soundOf: (event: Event) => SoundName | undefined
  readonly sounds: ReadonlySet<SoundName>
  readonly heading?: (voice: Voice, event: Event) => string | undefined
  readonly deal?: (view: View, voice: Voice) => string
  readonly ending?: (view: View, voice: Voice) => string | undefined
  readonly askedOfOthers?: (view: View, voice: Voice) => string | undefined
  readonly timeUp?: Readonly<Record<string, string>>
  readonly tellsEnd?: TellsEnd
}

function sealRecall<View, Event, Voice>({
  isView,
  isSeen,
  recall,
}: Pick<VoiceParts<View, Event, Voice>, 'isView' | 'isSeen' | 'recall'>): GameVoice['recall'] {
  return (event, view) => {
    const [seen, now]: readonly unknown[] = [event, view]
    if (!isSeen(seen) || !isView(now)) return event
    const told = recall(seen, now)
    return told === seen ? event : toJson(told)
  }
}

/** Hides the types: what is no view and no event of this game is passed over in silence. */
export function sealVoice<View, Event, Voice>({
  isView,
  isSeen,
  voiceFor,
  readings,
  recall,
  describe,
  said,
  caption,
  counting,
  inRow,
  soundOf,
  heading,
  deal,
  ending,
  askedOfOthers,
  ...plain
}: VoiceParts<View, Event, Voice>): GameVoice {
  const read =
    <Said>(reading: (view: View, voice: Voice) => Said, otherwise: Said) =>
    (view: Json, listener: Listener): Said => {
      const unknown: unknown = view
      return isView(unknown) ? reading(unknown, voiceFor(listener)) : otherwise
    }
  const seen =
    <Said>(say: (voice: Voice, event: Event) => Said | undefined) =>
    (event: Json, listener: Listener): Said | undefined => {
      const unknown: unknown = event
      return isSeen(unknown) ? say(voiceFor(listener), unknown) : undefined
    }
  return {
    ask: read<string | undefined>(readings.ask, undefined),
    options: read<string | undefined>(readings.options, undefined),
    waiting: read(readings.waiting, ''),
    hand: read(readings.hand, ''),
    tableau: read(readings.tableau, ''),
    standing: read(readings.standing, ''),
    recall: sealRecall({ isView, isSeen, recall }),
    announce: (event, listener) => seen(describe)(event, listener) ?? [],
    soundOf: (event) => {
      const unknown: unknown = event
      return isSeen(unknown) ? soundOf(unknown) : undefined
    },
    ...(said && { said: seen(said) }),
    ...(caption && { caption: seen(caption) }),
    ...(counting && { counting: seen(counting) }),
    ...(inRow && {
      inRow: (events: readonly Json[], listener: Listener) => {
        const all: readonly unknown[] = events
        return all.every(isSeen) ? inRow(voiceFor(listener), all) : undefined
      },
    }),
    ...(heading && { heading: seen(heading) }),
    ...(deal && { deal: read(deal, '') }),
    ...(ending && { ending: read<string | undefined>(ending, undefined) }),
    ...(askedOfOthers && { askedOfOthers: read<string | undefined>(askedOfOthers, undefined) }),
    ...plain,
  }
}
