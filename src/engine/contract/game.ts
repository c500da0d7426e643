/** The contract of a game: what the host, the window, the bots and the proofs may ask of it. */
import type { Badge } from './badges'
import type { Content, ContentDescription } from './content'
import type { DeckForm } from '../decks/deckForm'
import type { Awaited, Decision, Question } from './decision'
import type { Json } from '../basics/json'
import type { Language } from '../basics/language'
import type { Offer } from '../options/offers'
import type { Presets } from '../options/presets'
import type { OptionContext, OptionProblem, Options, OptionSpec } from '../options/options'
import type { Outcome } from './outcome'
import type { Random } from '../chance/random'
import type { RemarkRule } from './remark'
import type { Result } from '../basics/result'
import type { Seat, Viewer } from '../basics/seat'

/** The types of one game as the outside knows them. */
export interface OutsideTypes {
  /** The table options after parsing, all present. */
  readonly options: Options
  /** What one viewer may know; plain JSON data. */
  readonly view: object
  /** What a seat does to answer a question; plain JSON data. */
  readonly move: object
  /** What happened as one viewer may see it; plain JSON data. */
  readonly seen: object
  /** Why a move, a signal or a proposal is refused. */
  readonly reason: string
  /** What may be said without being asked: pointing at a card, a piece of advice; plain JSON data. */
  readonly signal: object
  /** What may be put to the vote of the table, e.g. a house word; plain JSON data. */
  readonly proposal: object
}

/** All types of one game. State, view and event are three different things. */
export interface GameTypes extends OutsideTypes {
  /** Everything, hidden cards included; plain JSON data owned by whoever runs the match. */
  state: object
  /** What happened, hidden parts included. */
  readonly event: object
  /** A piece of content made ready: parsed, unpacked, indexed. */
  readonly content: object
  /** What is settled before the deal: options, number of seats, content made ready. Never changed, never sent, never saved. */
  readonly plan: object
  /** Why a table cannot be dealt. */
  readonly setupReason: string
  /** What a person brings to the deal, e.g. which events he has seen. */
  readonly facts: Json
  /** What of the content a person at the table knows, for bots (a word list yes, dates no). */
  readonly knowledge: Json
  /** The same made ready for use; null where there is none. */
  readonly known: object | null
}

/** How many seats a table may have. */
export interface SeatBounds {
  readonly min: number
  readonly max: number
  /** The rule that says so. */
  readonly rule?: string
}

/** Speaking without owing a decision; changes no state of the game. */
export interface Talk<T extends OutsideTypes> {
  /** Shape only. */
  parseSignal(raw: unknown): Result<T['signal'], string>
  /** Why the owner of `view` may not say this; undefined if he may. */
  checkSignal(view: T['view'], signal: T['signal']): T['reason'] | undefined
  /** Shape only. */
  parseProposal(raw: unknown): Result<T['proposal'], string>
  /**
   * Why the owner of `view` may not propose this at a table with these options; undefined if he may. Without a view no match lies
   * on the table, and whoever proposes sits there.
   */
  checkProposal(
    view: T['view'] | undefined,
    proposal: T['proposal'],
    options: T['options'],
  ): T['reason'] | undefined
  /** The options of the next match when everybody has agreed; unchanged where the proposal has been adopted before or there is no room for it. */
  adopt(options: T['options'], proposal: T['proposal']): T['options']
  /**
   * Whether something is proposed about the match that lies on the table and not about the next one's options: once everybody has
   * agreed, all are told so until the next deal. Absent: nothing is.
   */
  isAboutMatch?(proposal: T['proposal']): boolean
}

/** The part of a game that works on views alone: it may leave the host, and answers no more than the viewer knows. */
export interface Legality<T extends OutsideTypes> {
  /** The game’s id: small letters and hyphens. */
  readonly id: string
  /** How many seats a table may have at all. */
  readonly seats: SeatBounds
  /** The table options in the order in which they are offered. */
  readonly optionSpecs: readonly OptionSpec[]
  /** Ways in which the game is offered, the one with the usual options first; every table is exactly one of them. Absent: one. */
  readonly offers?: readonly [Offer, ...Offer[]]
  /** Options for a first and for a long evening. Absent: as in the box, or one's own. */
  readonly presets?: Presets
  /** Options with every value that makes no difference at this number of seats set back to its default, so that such a table is neither called different nor offered twice. Absent: every value makes a difference. */
  readonly asUsual?: (options: Options, seats: number) => Options
  /** How people write decks of their own; absent: they cannot. Whatever fits it, `readContent` takes. */
  readonly deckForm?: DeckForm
  /** How many entries of its decks a match with these options takes; absent: it says nothing of that. */
  readonly entriesFor?: (options: T['options'], seats: number) => number
  /**
   * What kinds of players its bots are, each with a name and a line in words; everybody is told each bot's, which goes by its name,
   * and no two at a table are alike as long as there are enough (`charactersOf`). Absent: they are all alike.
   */
  readonly characters?: readonly string[]
  /** Advice is what a player might think, not what the best bot knows, because finding that out is the game. Absent: advice is the best there is. */
  readonly hasModestAdvice?: boolean
  /** The rule id of each reason. */
  readonly ruleOf: Readonly<Record<T['reason'], string>>
  /** What of a finished match is worth telling. Absent: nothing is said of it. */
  readonly remarks?: RemarkRule<T['view'], T['seen']>
  /** Absent: nothing can be said or proposed. Of the outside's types alone, so that the same one serves the whole game. */
  readonly talk?: Talk<Pick<T, keyof OutsideTypes>>
  /** How many seats a table may have with these options. */
  seatsWith(options: T['options']): SeatBounds
  /** What everybody should know who looks for such a table, each once; `isOwn` tells own content by its id. Absent: nothing. */
  badgesOf?(options: T['options'], isOwn: (id: string) => boolean): readonly Badge[]
  /** All options, the absent ones at their default. */
  parseOptions(raw: unknown, context: OptionContext): Result<T['options'], OptionProblem>
  /** Shape only: is this a move of this game at all? The error is a sentence for developers. */
  parseMove(raw: unknown): Result<T['move'], string>
  /** Why `move` is refused for the owner of `view`; undefined if as far as he can know it is legal. */
  check(view: T['view'], move: T['move']): T['reason'] | undefined
  /** Every legal move for the owner of the view, each once; empty if he is not asked, undefined if there are too many to list. */
  legalMoves(view: T['view']): Iterable<T['move']> | undefined
  /** What was seen earlier, as the owner of `view` may still be told it as things stand now: on his return, on taking a seat over, in the log. */
  recall(seen: T['seen'], view: T['view']): T['seen']
}

/** A match as text, for playthroughs, logs and bug reports. */
export interface Notation<T extends GameTypes> {
  /** A move as one line of text. */
  formatMove(move: T['move']): string
  /** The move that a line of text stands for. */
  parseMoveText(text: string): Result<T['move'], string>
  /** A view as text of several lines. */
  formatView(view: T['view']): string
  /** All hidden things included, as text of several lines. */
  formatState(state: T['state']): string
}

/** A table that cannot be dealt: why, by which rule, and the numbers that the sentence needs. */
export interface SetupRefusal<Reason extends string = string> {
  readonly reason: Reason
  readonly rule: string
  readonly values: Readonly<Record<string, number>>
}

/** With whose eyes a view or an event is made. */
export interface Eyes<T extends GameTypes> {
  /** Content is shown in this language alone. */
  readonly language: Language
  readonly plan: T['plan']
}

/** An answer to a question. */
export interface Act<Move> {
  readonly seat: Seat
  readonly move: Move
  /** The seat's time had run out, or nobody was there: the move is the fallback. */
  readonly byClock: boolean
}

/** What people's own facts are, for games whose deal needs them. */
export interface FactsRule<T extends GameTypes> {
  /** Whether a match with these options asks for them. */
  isAsked(options: T['options']): boolean
  /** Shape and size; the error is a sentence for developers. */
  parse(raw: unknown): Result<T['facts'], string>
}

/** A question of somebody who practises, read and ready to be answered. */
export interface PracticeTask<T extends GameTypes> {
  /** Id of the content that it is about; nothing of it may be a secret during a match. */
  readonly content: string
  /** Plain JSON data, a few hundred letters at most: the same for everybody who asks the same. It takes milliseconds, not more. */
  answer(content: T['content']): Json
}

/** A whole game: its legality and its full rules. */
export interface Game<T extends GameTypes> extends Legality<T> {
  /** Counts up whenever a rule changes so that old records would play differently. */
  readonly rulesVersion: number
  readonly notation: Notation<T>
  /** Absent: nobody is asked for anything before the deal. */
  readonly facts?: FactsRule<T>
  /**
   * What happens when a seat is given up for good and the table's policy wants no bot on it: a bot all the same, or what the
   * rules say.
   */
  readonly leave:
    | 'bot'
    | ((state: T['state'], seat: Seat, random: Random, plan: T['plan']) => readonly T['event'][])
  /** Ids of the content that a match with these options is played with, each once. */
  contentFor(options: T['options']): readonly string[]
  /** A piece of content made ready; the error is a sentence for developers. It may come from a stranger's host. */
  readContent(content: Content): Result<T['content'], string>
  /** What people read where they choose among a catalogue; undefined for what nobody chooses. Absent: there is no catalogue. */
  describeContent?(content: T['content']): ContentDescription | undefined
  /** Whether the content of this id is no secret during a match: whoever has played with it may have it while others do. Absent: all of it is one. */
  isOpenContent?(id: string): boolean
  /** Reads a question of somebody who practises alone, outside of any match; the error is a sentence for developers. Absent: there is nothing to practise. */
  parsePractice?(raw: unknown): Result<PracticeTask<T>, string>
  /** What a match begins with, or why it cannot be dealt; `content` holds by id what `contentFor` names, `seats` is within bounds. */
  plan(
    options: T['options'],
    seats: number,
    content: ReadonlyMap<string, T['content']>,
  ): Result<T['plan'], SetupRefusal<T['setupReason']>>
  /** What bots are handed of the content; null where there is none. Secrets of the content are no part of it. */
  knowledge(plan: T['plan']): T['knowledge']
  /** Makes knowledge ready for use, once a match. */
  study(knowledge: T['knowledge']): T['known']
  /**
   * A new match; `facts` by seat, of people who gave some. What is secret of the content is copied into the state: only then can
   * `imagine` draw something else in its place.
   */
  deal(plan: T['plan'], random: Random, facts: Readonly<Record<Seat, T['facts']>>): T['state']
  /** Who owes which decision now, at most one a seat; empty only when the match is over. */
  toAct(state: T['state']): readonly Decision[]
  /** The question behind a decision that is owed now; made on demand, for whoever keeps clocks and names. */
  question(state: T['state'], decision: Decision): Question
  /** Who is waited for, as `viewer` may know it. */
  awaited(state: T['state'], viewer: Viewer): Awaited
  /** What `viewer` may know, built field by field; shares no reference with the state. */
  view(state: T['state'], viewer: Viewer, eyes: Eyes<T>): T['view']
  /** A refusal that only the content can tell (is this word in the list): asked after `check`, never from a secret. */
  judge(view: T['view'], move: T['move'], plan: T['plan']): T['reason'] | undefined
  /** Plays a move that `check` and `judge` allow, in place; never fails. */
  play(
    state: T['state'],
    act: Act<T['move']>,
    random: Random,
    plan: T['plan'],
  ): readonly T['event'][]
  /** An independent copy. */
  copy(state: T['state']): T['state']
  /** An event as `viewer` may see it, built field by field; undefined if the viewer notices nothing. */
  eventFor(event: T['event'], viewer: Viewer, eyes: Eyes<T>): T['seen'] | undefined
  /** Absent while the match runs. */
  outcome(state: T['state']): Outcome | undefined
  /**
   * Under what the best team score of the same people is kept, e.g. the number of cards: what matters of the options, not empty;
   * more points are better. Undefined or absent: none is kept.
   */
  bestKey?(options: T['options'], seats: number): string | undefined
  /** What the host puts into the options of the next match with the same seats; empty where nothing is carried on. */
  carry(state: T['state']): Options
  /** A full state that fits everything the view's owner knows, the rest drawn at random. */
  imagine(view: T['view'], random: Random, plan: T['plan']): T['state']
  /** One legal move at random, of those that can be found with what is known; the view's owner must owe a decision. */
  sampleMove(view: T['view'], random: Random, known: T['known']): T['move']
  /** The same as `sampleMove(view(state, seat), random, study(knowledge(plan)))` without making the view; for playouts. */
  sampleFrom(state: T['state'], seat: Seat, random: Random, plan: T['plan']): T['move']
  /** What is done for a seat whose time has run out. */
  fallback(view: T['view'], random: Random): T['move']
}

/** A game whose types are hidden: code that opens it must work for every game. */
export interface SealedGame {
  readonly id: string
  open<Answer>(use: <T extends GameTypes>(game: Game<T>) => Answer): Answer
}

/** Hides a game's types. */
export function sealGame<T extends GameTypes>(game: Game<T>): SealedGame {
  return { id: game.id, open: (use) => use(game) }
}

/** A legality whose types are hidden. */
export interface SealedLegality {
  readonly id: string
  open<Answer>(use: <T extends OutsideTypes>(legality: Legality<T>) => Answer): Answer
}

/** Hides a legality's types. */
export function sealLegality<T extends OutsideTypes>(legality: Legality<T>): SealedLegality {
  return { id: legality.id, open: (use) => use(legality) }
}
