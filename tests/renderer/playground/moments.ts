/** The moments of each game that can be asked for, as seen by seat 0. */
import type { BuchstabenbluffView } from '../../../src/games/buchstabenbluff/outside/contract'
import { COLOURS, type TafelrundeView } from '../../../src/games/tafelrunde/outside/contract'
import { chestColour } from '../../../src/games/tafelrunde/outside/faces'
import type { WhisperView } from '../../pretend/game/outside/contract'
import type { DecisionKind, TijdlijnView } from '../../../src/games/tijdlijn/outside/contract'
import { decisionOf } from '../../../src/games/tofugott/outside/check'
import type { TofugottView } from '../../../src/games/tofugott/outside/contract'
import type { Role } from '../../../src/games/tofugott/outside/role'
import type { TimeBluffView } from '../../../src/games/time-bluff/outside/contract'

/** Whether a view shows a moment. */
export type Moments<View> = Readonly<Record<string, (view: View) => boolean>>

/** Moments of Time Bluff. */
export const TIME_BLUFF_MOMENTS: Moments<TimeBluffView> = {
  lay: ({ phase, drawPile }) => phase.kind === 'lay' && phase.seat === 0 && drawPile < 30,
  start: ({ phase }) => phase.kind === 'lay' && phase.seat === 0,
  many: ({ phase, hand }) => phase.kind === 'lay' && phase.seat === 0 && (hand?.length ?? 0) > 13,
  pair: ({ phase, hand }) =>
    phase.kind === 'lay' && phase.seat === 0 && (hand?.some((card) => card > 50) ?? false),
  doubt: ({ phase }) => phase.kind === 'doubt' && phase.missing.includes(0),
  doubtPair: ({ phase }) =>
    phase.kind === 'doubt' && phase.missing.includes(0) && phase.play.pair !== undefined,
  jungle: ({ phase }) => phase.kind === 'doubt' && !phase.doubtable,
  /** Whoever is asked misses a turn, and has points. */
  skips: ({ phase, players, dealer }) =>
    phase.kind === 'doubt' &&
    phase.missing.includes(0) &&
    (players[0]?.skips ?? 0) > 0 &&
    dealer === 0,
  mine: ({ phase }) => phase.kind === 'doubt' && phase.play.layer === 0,
  wait: ({ phase, round }) => phase.kind === 'lay' && phase.seat === 2 && round > 1,
  direct: ({ phase }) => phase.kind === 'direct' && phase.seat === 0,
  found: ({ phase }) => phase.kind === 'direct' && phase.seat === 0 && phase.found,
  beam: ({ phase }) => phase.kind === 'beam' && phase.seat === 0,
  openPlace: ({ phase }) => phase.kind === 'openPlace' && phase.seat === 0,
  othersOpen: ({ phase }) => phase.kind === 'openPlace' && phase.seat === 1,
  scored: ({ phase, round }) => phase.kind === 'scored' && round > 2,
  over: ({ phase }) => phase.kind === 'over',
}

/** Whether seat 0 has the turn. */
function isOwnTurn({ phase }: TafelrundeView): boolean {
  return phase.kind === 'playing' && phase.seat === 0
}
/** How many cards lie in front of all. */
function lyingOf({ players }: TafelrundeView): number {
  return players.reduce((sum, { lying }) => sum + lying.length, 0)
}

/** Moments of Die Tafelrunde 2. */
export const TAFELRUNDE_MOMENTS: Moments<TafelrundeView> = {
  start: isOwnTurn,
  duty: (view) => view.phase.kind === 'playing' && view.phase.seat === 0 && view.phase.duty,
  play: (view) => isOwnTurn(view) && view.raid > 3 && lyingOf(view) > 6,
  /** Then as many rogues lie in each colour as ever do (TR-17). */
  crowded: ({ phase, raid }) => phase.kind === 'playing' && phase.seat === 2 && raid > 2,
  crowdedTurn: (view) => isOwnTurn(view) && view.raid > 2,
  many: (view) => isOwnTurn(view) && (view.hand?.length ?? 0) > 13,
  special: (view) => isOwnTurn(view) && (view.hand?.some((card) => card > 14) ?? false),
  warning: (view) =>
    isOwnTurn(view) && view.hand?.includes(16) === true && (view.players[0]?.open.length ?? 0) > 2,
  revive: (view) =>
    isOwnTurn(view) &&
    view.hand?.includes(17) === true &&
    (view.players[0]?.discard.length ?? 0) > 5,
  wait: ({ phase, raid }) => phase.kind === 'playing' && phase.seat === 2 && raid > 2,
  /** Many chests of one colour in the middle. */
  chests: (view) =>
    view.phase.kind === 'playing' &&
    COLOURS.some(
      (colour) => view.middle.filter((chest) => chestColour(chest) === colour).length > 4,
    ),
  choosing: ({ phase }) => phase.kind === 'choosing',
  securing: ({ phase }) => phase.kind === 'securing' && phase.missing.includes(0),
  zork: ({ phase, players }) =>
    phase.kind === 'securing' &&
    phase.missing.includes(0) &&
    (players[0]?.lying.some((card) => card.kind === 'special' && card.special === 'zork') ?? false),
  secured: ({ phase }) => phase.kind === 'securing' && !phase.missing.includes(0),
  over: ({ phase }) => phase.kind === 'over',
}

/** What came out last. */
function fateOf({ words }: BuchstabenbluffView): string | undefined {
  return words.at(-1)?.fate
}
function isOwnLetters({ phase, player }: BuchstabenbluffView): boolean {
  return phase.kind === 'turn' && player === 0
}

/** Moments of Buchstabenbluff. */
export const BUCHSTABENBLUFF_MOMENTS: Moments<BuchstabenbluffView> = {
  first: isOwnLetters,
  start: ({ phase }) => phase.kind === 'turn',
  turn: (view) => isOwnLetters(view) && view.turn > 3,
  many: (view) => isOwnLetters(view) && (view.hand?.length ?? 0) > 8,
  bluffed: (view) => isOwnLetters(view) && fateOf(view) === 'bluff',
  honest: (view) => view.phase.kind === 'turn' && fateOf(view) === 'true',
  believed: (view) => isOwnLetters(view) && fateOf(view) === 'believed',
  wait: ({ phase, player, turn }) => phase.kind === 'turn' && player === 2 && turn > 3,
  answer: ({ phase, player }) =>
    phase.kind === 'answers' && player !== 0 && phase.doubt === undefined,
  long: ({ phase, player, words }) =>
    phase.kind === 'answers' && player !== 0 && (words.at(-1)?.count ?? 0) > 7,
  answered: ({ phase }) => phase.kind === 'answers' && phase.doubt !== undefined,
  mine: ({ phase, player }) => phase.kind === 'answers' && player === 0,
  mixed: ({ phase, player, words }) =>
    phase.kind === 'answers' && player !== 0 && (words.at(-1)?.open.length ?? 0) > 0,
  over: ({ phase }) => phase.kind === 'over',
}

/** Whether seat 0 is asked this. */
function asks({ phase }: TijdlijnView, decision: DecisionKind): boolean {
  return phase.kind === 'turn' && phase.seat === 0 && phase.decision === decision
}
function stuckOf({ players }: TijdlijnView): number {
  return players[0]?.cards.filter(({ stuck }) => stuck).length ?? 0
}

/** Moments of Tijdlijn; those of the row are of matches against each other. */
export const TIJDLIJN_MOMENTS: Moments<TijdlijnView> = {
  start: (view) => asks(view, 'choose'),
  choose: (view) => asks(view, 'choose') && view.line.length > 8,
  /** Some of the line lies above other cards of it. */
  early: (view) => asks(view, 'choose') && view.line.length > 4 && view.line.length < 9,
  long: (view) => asks(view, 'choose') && view.line.length > 11,
  goOn: (view) => asks(view, 'goOn') && view.line.length > 5,
  retry: (view) => asks(view, 'retry'),
  stuck: (view) => asks(view, 'choose') && stuckOf(view) > 1,
  /** Then all of them are made stuck ones (TL-17). */
  discard: (view) => asks(view, 'choose') && view.line.length > 5,
  wait: ({ phase, turn }) => phase.kind === 'turn' && phase.seat === 2 && turn > 8,
  over: ({ phase }) => phase.kind === 'over',
  row: (view) => asks(view, 'lay') && view.line.length > 5,
  rowStart: (view) => asks(view, 'lay'),
  rowThree: (view) => asks(view, 'lay') && view.line.length === 3,
  rowThreeWait: ({ phase, line }) => phase.kind === 'turn' && phase.seat === 2 && line.length === 3,
  rowTwelve: (view) => asks(view, 'lay') && view.line.length === 12,
  rowLong: (view) => asks(view, 'lay') && view.line.length > 30,
  rowWait: ({ phase, line }) => phase.kind === 'turn' && phase.seat === 2 && line.length > 3,
  rowOut: ({ phase, players }) =>
    phase.kind === 'turn' && players.some(({ out }) => out !== undefined),
  /** Seat 0 only watches; `&bots` makes the others computers. */
  rowWatch: ({ phase, players }) => phase.kind === 'turn' && players[0]?.out !== undefined,
  rowOver: ({ phase }) => phase.kind === 'over',
}

/** Whether the card that was turned last is one of seat 0, with this meaning. */
function isOwnCard({ phase }: TofugottView, wanted: Role): boolean {
  const last = phase.kind === 'revealing' ? phase.turned.at(-1) : undefined
  return last?.seat === 0 && last.role === wanted
}
/** Moments of Tofugott. */
export const TOFUGOTT_MOMENTS: Moments<TofugottView> = {
  start: (view) => decisionOf(view) === 'keep',
  keep: (view) => decisionOf(view) === 'keep' && view.turn > 2,
  othersKeep: ({ phase, active }) => phase.kind === 'keeping' && active !== 0,
  answer: (view) => decisionOf(view) === 'answer',
  answered: ({ own, phase }) => own?.answers !== undefined && phase.kind === 'locking',
  guess: (view) => decisionOf(view) === 'guess' && view.settled.length === 0,
  second: (view) => decisionOf(view) === 'guess' && view.settled.length === 1,
  third: (view) => decisionOf(view) === 'guess' && view.settled.length === 2,
  guessed: ({ own, phase }) => own?.guess !== undefined && phase.kind === 'locking',
  explain: (view) => isOwnCard(view, 'guess'),
  best: (view) => isOwnCard(view, 'best'),
  worst: (view) => isOwnCard(view, 'worst') && view.settled.length === 1,
  others: ({ phase }) =>
    phase.kind === 'revealing' && phase.turned.length > 2 && phase.turned.at(-1)?.seat !== 0,
  said: ({ phase }) =>
    phase.kind === 'revealing' && phase.turned.filter(({ said }) => said.length > 0).length > 2,
  /** All guesses and both answers lie open, and one thing is said of each. */
  explained: ({ phase, seats }) =>
    phase.kind === 'revealing' &&
    phase.turned.length === seats + 1 &&
    phase.turned.every(({ said }) => said.length === 1),
  over: ({ phase }) => phase.kind === 'over',
  tied: ({ phase }) => phase.kind === 'over' && phase.tieBreak.length > 0,
}

/** Moments of the made-up game. */
export const WHISPER_MOMENTS: Moments<WhisperView> = {
  whisper: ({ phase, turn }) => phase.kind === 'whispering' && turn > 0,
  lay: ({ phase, listener }) => phase.kind === 'laying' && listener === 0 && phase.drawn > 1,
  wait: ({ phase, listener }) => phase.kind === 'laying' && listener !== 0,
  over: ({ phase }) => phase.kind === 'over',
}
