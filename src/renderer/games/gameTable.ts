/** What a game brings to the window, and what its board is given. */
import type { Component } from 'vue'
import type { SealedLegality } from '../../engine/contract/game'
import type { Json } from '../../engine/basics/json'
import type { Language } from '../../engine/basics/language'
import type { OptionSpec, Options } from '../../engine/options/options'
import type { Seat } from '../../engine/basics/seat'
import type { Thought } from '../../engine/contract/thought'
import type { Answer } from '../../protocol/hostMessages'
import type { Phrase } from '../../protocol/terms'
import type { AwaitedView, OwnQuestion, SeatView } from '../../protocol/tableViews'
import type { SealedScenery } from '../stage/playing/sealScenery'
import type { Story } from '../stores/story'
import type { Listener } from '../speech/listener/listener'
import type { GameVoice } from '../speech/listener/sealVoice'
import type { LogCards } from '../table/log/logCards'
import type { Translate } from '../wording/translate'

/** Which rules a paragraph of the rules in the window tells, e.g. `TB-14`; by chapter and paragraph, none where nothing is numbered. */
export type RuleNumbers = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>

/** Something that a seat points at. */
export interface Mark {
  readonly seat: Seat
  /** What it is, in the game's own words, e.g. `card-3`. */
  readonly at: string
}

/**
 * Props of every game's board. A game adds of its own types: `view` as far as it is shown, `events` of the latest message, and `told`,
 * those of them that are being shown now or were passed over: what the board says of events must not come earlier.
 */
export interface BoardProps {
  /** Seats with names, by number. */
  readonly seats: readonly SeatView[]
  readonly names: readonly string[]
  readonly listener: Listener
  /** What is asked of the own seat. */
  readonly own: readonly OwnQuestion[]
  /** Who is waited for, as far as one may know. */
  readonly awaited: AwaitedView
  /** When `own` and `awaited` arrived, in milliseconds of the window's clock: what their `left` counts from. */
  readonly arrived: number
  /** Counts what comes from the host, so that equal events twice are told apart. */
  readonly version: number
  /** Counts what `told` tells. */
  readonly toldCount: number
  /** All that this window was told of the match, whatever board there was before; the newest of it may not be shown yet. */
  readonly story?: Pick<Story, 'first' | 'before' | 'events'> | undefined
  /** The options of the next match, as far as they are agreed on. */
  readonly next?: Options | undefined
  /** What others point at in the moment that is shown, one mark of a seat at most. */
  readonly marks?: readonly Mark[]
  /** Answers the question of this name; the answer says whether the move was taken. */
  readonly play: (move: Json, question: string) => Promise<Answer>
  /** Says something without being asked; absent for spectators. */
  readonly signal?: (signal: Json) => Promise<Answer>
  /** Puts something to the vote, in the game's own plain data; what is refused is said. Absent for spectators and where nobody votes. */
  readonly propose?: ((proposal: Json) => Promise<Answer>) | undefined
}

/** Something that could be said or proposed now. */
export interface Sayable {
  /** Plain data for the host. */
  readonly value: Json
  /** In the listener's language. */
  readonly label: string
}

/** Something to propose that is typed. */
export interface TypedProposal {
  /** What one does, in the listener's language. */
  readonly title: string
  /** What one types, so that nobody takes the field for that of the talk. */
  readonly label: string
  /** Letters at most. */
  readonly longest: number
  /** Plain data for the host. */
  proposalOf(text: string): Json
}

/** A list of words that a table keeps and adds to by a vote. */
export interface KeptWords {
  /** The option in which they stand. */
  readonly option: string
  /**
   * Those of `words` that could be put to the vote together, each once; undefined if nothing can be proposed now. Without a view no
   * match lies on the table.
   */
  proposable(
    words: readonly string[],
    options: Options,
    view: Json | undefined,
  ): readonly string[] | undefined
  /** Plain data for the host. */
  proposalOf(words: readonly string[]): Json
}

/** How what is said without owing a move sounds, for games that have such a thing. */
export interface GameTalk {
  /** What a seat has said, e.g. `Ann points at the lamp`; what is pointed at has its name in the listener's `view`. */
  signal(signal: Json, seat: Seat, listener: Listener, view: Json): string
  /** What the signal points at, for the board to mark, and when as far as that matters: it was said in this view. Undefined: at nothing. */
  markOf(signal: Json, view: Json): string | undefined
  /** Whether a mark is of the moment that this view shows; absent: it stays as long as the match. */
  isMarkOf?(at: string, view: unknown): boolean
  /** What is put to the vote, e.g. `Allow the word "Zyklop"`. */
  proposal(proposal: Json, listener: Listener): string
  /** What the listener could say now. */
  signals(view: Json, listener: Listener): readonly Sayable[]
  /** What the listener could put to the vote now. */
  proposals(view: Json, options: Options, listener: Listener): readonly Sayable[]
  /** What the listener could type and put to the vote now; absent or undefined: nothing. */
  typed?(view: Json, options: Options, listener: Listener): TypedProposal | undefined
  /** Words that can be kept as text and put to the vote from a text; absent: the game has no such list. */
  readonly keptWords?: KeptWords
}

/** How the person's own facts are learnt and given, for games whose deal asks for them; what is kept is the game's own plain data. */
export interface GameFacts {
  /** What a deal with these options is told of what is kept; undefined: nothing. */
  factsFor(kept: Json | undefined, options: Options): Json | undefined
  /** What is kept once the person has seen this, `kept` itself if it teaches nothing; the game keeps it bounded. */
  learn(
    kept: Json | undefined,
    seen: { readonly view: Json; readonly events: readonly Json[] },
  ): Json | undefined
}

/** What a page to keep is made with. */
export interface KeepsakeParts {
  /** By seat. */
  readonly names: readonly string[]
  /** Whether a bot plays there. */
  readonly isBot: (seat: Seat) => boolean
  /** When it is saved, already in words. */
  readonly date: string
  readonly language: Language
  readonly t: Translate
}

/** The printed game that a game follows: whose work it is, as far as its rules say so. */
export interface GameOrigin {
  /** As printed; absent: it has none. */
  readonly title?: string
  readonly authors?: readonly string[]
  /** With the year where it is known. */
  readonly publisher?: string
  /** Who has written the rules that are followed, if not the publisher. */
  readonly after?: string
}

/** A page of a finished match, for everybody once everybody has agreed. */
export interface GameKeepsake {
  /** What is put to the vote about the match; plain data for the host. */
  readonly proposal: Json
  /** Makes one HTML page of all that a spectator was told. */
  page(told: readonly Json[], parts: KeepsakeParts): Promise<string>
}

/** Props of what shows the cards of a chapter. */
export interface RulesCardsProps {
  /** As in the words of the rules: `chapter1`, … */
  readonly chapter: string
}

/** Props of the picture of a result. */
export interface EndingPictureProps {
  /** How the match ended, as its host tells it. */
  readonly view: unknown
}

/** Props of the table of a score. */
export interface EndingTableProps extends EndingPictureProps {
  readonly listener: Listener
}

/** Of which bot is asked why it did what it did last. */
export interface AskedWhy {
  readonly seats: readonly SeatView[]
  /** Undefined: whichever did something last. */
  readonly seat: Seat | undefined
  /** It tells what it thought. */
  readonly isTold: boolean
}

/** How those who played together did. */
export interface TeamVerdict {
  /** A word or two, as a heading. */
  readonly text: string
  /** There is something to celebrate. */
  readonly isGlad: boolean
}

/** What the window needs of a game. */
export interface GameWindow {
  /** Its id, its options, its number of seats. */
  readonly legality: SealedLegality
  /** Shows the match; takes `BoardProps`, the view that is shown and the events. */
  readonly board: Component
  /** Whether something is a view of this game. */
  readonly isView: (value: unknown) => boolean
  /** Whether something is an event of this game. */
  readonly isSeen: (value: unknown) => boolean
  readonly voice: GameVoice
  /** What its events look like, one after the other. */
  readonly scenery: SealedScenery
  /** Draws what is in the air; takes a `face` of its scenery. */
  readonly face: Component
  /** Its cards as small pictures in the log. Absent: it has none with a value. */
  readonly logCards?: LogCards
  /** What a match has made, as the picture of its result, for the eye alone; takes `EndingPictureProps`. Absent: the result is told in words and figures. */
  readonly endingPicture?: Component
  /** What the score is made of, as a table for the eye; takes `EndingTableProps`, and shows nothing where nothing is counted. Of how the match ended, only the first line stands above it; the rest is for the ear. Absent: all of it is told in words. */
  readonly endingTable?: Component
  /** All of how a match ended stands in that table, and no line above it. */
  readonly endsInTable?: boolean
  /** How a team did, in a word or two; the score stands below it. Absent: the score is all that is said. */
  readonly teamVerdict?: (view: Json, listener: Listener) => TeamVerdict | undefined
  /** The words of the way from the result to the table as it lies, where there is more to find than how it ended, as a key of the wording. Absent: those of every game. */
  readonly wayToTable?: string
  /** Shows the cards that a chapter of the rules speaks of, nothing where there are none; takes `RulesCardsProps`. Absent: no chapter has any. */
  readonly rulesCards?: Component
  /** Every rule that a refusal may name is among them. */
  readonly ruleNumbers: RuleNumbers
  /** Chapters of the rules that hold only with some values of options, by chapter; they stand last where they do not. */
  readonly chaptersWhen?: Readonly<Record<string, NonNullable<OptionSpec['when']>>>
  /** Where its words begin: options, levels, rules; those of its table stand under the same with `Table`. */
  readonly words: string
  /** Its own keys in the help, as names under `keys` of its table's words. */
  readonly keys: readonly string[]
  /** Its bots explain themselves and advise; the words stand under `thought` of its table's. Absent: they do neither. */
  readonly thoughts?: true
  /** Kinds of questions on which there is no advice, since there is nothing to know. Absent: none. */
  readonly unadvised?: readonly string[]
  /** What of a thought its numbers alone do not say, in words for its sentence, e.g. which card is meant. Absent: they say it all. */
  readonly thoughtWords?: (
    thought: Thought,
    listener: Listener,
    view: Json,
  ) => Readonly<Record<string, string>>
  /** What a bot that is asked why answers instead of its thinking, from what everybody has heard; undefined: its thinking is told. Absent: that is all there is. */
  readonly whyWords?: (asked: AskedWhy, listener: Listener, view: Json) => string | undefined
  /** It can show whether what is chosen would be honest, if the player wants that. Absent: it never does. */
  readonly tellsTruth?: true
  /** Those that do something now, likewise; empty while nothing is asked. Absent: the same keys do the same at any time. */
  readonly keysNow?: (view: unknown) => readonly string[]
  /** Absent: nothing can be said without owing a move. */
  readonly talk?: GameTalk
  /** Phrases of the chat that mean nothing in this game and are not offered. Absent: all fit. */
  readonly unfitPhrases?: readonly Phrase[]
  /** What can be chosen in a deck of one's own for a field that takes a name, each with words under `deck.value`. Absent: it is typed. */
  readonly deckNames?: Readonly<Record<string, readonly string[]>>
  /** A page of a match to keep; its words stand under `keepsake` of its table's words. Absent: there is none. */
  readonly keepsake?: GameKeepsake
  /** Absent: it follows no printed one. */
  readonly origin?: GameOrigin
  /** The option whose value a badge of the table tells, so that no sentence tells it again. Absent: none. */
  readonly badged?: string
  /** Absent: nothing is remembered from match to match. */
  readonly facts?: GameFacts
}
