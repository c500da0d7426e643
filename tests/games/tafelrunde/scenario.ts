/** Positions of Die Tafelrunde 2 in readable words, and playing on from them. */
import type { OfKind } from '../../../src/engine/basics/kinds'
import { playerAt } from '../../../src/engine/kit/playerAt'
import { fastRandom } from '../../../src/engine/chance/fastRandom'
import { invariant } from '../../../src/engine/basics/invariant'
import type { Options } from '../../../src/engine/options/options'
import type { Viewer } from '../../../src/engine/basics/seat'
import type {
  Card,
  Chest,
  TafelrundeEvent,
  TafelrundeMove,
  TafelrundeReason,
  TafelrundeView,
} from '../../../src/games/tafelrunde/outside/contract'
import {
  allChests,
  formatCard,
  formatChest,
  newDeck,
  parseCard,
  parseChest,
  specialOf,
} from '../../../src/games/tafelrunde/outside/faces'
import { tafelrunde } from '../../../src/games/tafelrunde/inside/index'
import { removeOne } from '../../../src/engine/kit/sorted'
import type { Player, TafelrundeState } from '../../../src/games/tafelrunde/inside/state'
import { parsedOptions } from '../../support/match/randomOptions'

function words(text: string): string[] {
  return text.split(' ').filter((word) => word !== '')
}

/** Cards in words, sorted: `B7 B5R2 Zork`. */
export function cards(text: string): Card[] {
  return words(text).map((word) => {
    const card = parseCard(word)
    invariant(card.ok, `"${word}" is a card`)
    return card.value
  })
}

/** Chests in words: `B2 R3`. */
export function chests(text: string): Chest[] {
  return words(text).map((word) => {
    const chest = parseChest(word)
    invariant(chest.ok, `"${word}" is a chest`)
    return chest.value
  })
}

function sorted(list: readonly number[]): number[] {
  return [...list].sort((one, other) => one - other)
}

/** What a player has; a special named anywhere is that of his deck. */
export interface Belongings {
  readonly hand?: string
  /** The draw pile in the order in which it is drawn; absent: the rest of the deck. */
  readonly draw?: string
  readonly discard?: string
  readonly open?: string
  readonly secured?: string
}

/** A position at the beginning of phase 2. */
export interface Position {
  /** One entry a seat. */
  readonly players: readonly Belongings[]
  readonly middle?: string
  /** The stack in the order of revealing; absent: the rest of the chests. */
  readonly stack?: string
  readonly options?: Options
  /** Who is the start player and plays first; 0 if absent. */
  readonly start?: number
  readonly raid?: number
}

function playerOf(belongings: Belongings): Player {
  const [hand, discard] = [belongings.hand, belongings.discard].map((text) => cards(text ?? ''))
  invariant(hand && discard, 'two lists stay two lists')
  const drawn = belongings.draw === undefined ? undefined : cards(belongings.draw)
  const [special] = [...hand, ...discard, ...(drawn ?? [])].flatMap((card) => specialOf(card) ?? [])
  const rest = newDeck(special)
  for (const card of [...hand, ...discard]) removeOne(rest, card)
  return {
    ...(special === undefined ? {} : { special }),
    hand: sorted(hand),
    draw: drawn?.reverse() ?? rest,
    discard: sorted(discard),
    lying: [],
    passed: false,
    open: sorted(chests(belongings.open ?? '')),
    secured: sorted(chests(belongings.secured ?? '')),
  }
}

/** The options, all others at their default. */
function optionsOf(raw: Options = {}): TafelrundeState['options'] {
  return parsedOptions(tafelrunde, raw)
}

/** A new match. */
export function dealt(seats: number, seed: string, raw: Options = {}): TafelrundeState {
  return tafelrunde.deal({ options: optionsOf(raw), seats }, fastRandom(seed))
}

/** A state as described. */
export function scenario(position: Position): TafelrundeState {
  const { start = 0, raid = 1 } = position
  const players = position.players.map(playerOf)
  const middle = sorted(chests(position.middle ?? ''))
  const rest = allChests()
  const open = players.flatMap((player) => [...player.open, ...player.secured])
  for (const chest of [...middle, ...open]) removeOne(rest, chest)
  return {
    options: optionsOf(position.options),
    seats: players.length,
    raid,
    start,
    phase: { kind: 'playing', seat: start },
    players,
    middle,
    stack: position.stack === undefined ? rest : chests(position.stack).reverse(),
  }
}

function moveOf(text: string): TafelrundeMove {
  const move = tafelrunde.notation.parseMoveText(text)
  invariant(move.ok, `"${text}" is a move`)
  return move.value
}

/** Why a move given in words is refused; undefined if it is legal. */
export function refusal(
  state: TafelrundeState,
  viewer: Viewer,
  text: string,
): TafelrundeReason | undefined {
  return tafelrunde.check(tafelrunde.view(state, viewer), moveOf(text))
}

/** Plays a legal move given in words; the events it causes. */
export function act(state: TafelrundeState, seat: number, text: string): TafelrundeEvent[] {
  const reason = refusal(state, seat, text)
  invariant(reason === undefined, `"${text}" is refused: ${reason ?? ''}`)
  invariant(
    tafelrunde.toAct(state).some((decision) => decision.seat === seat),
    `seat ${String(seat)} owes a decision for "${text}"`,
  )
  const random = fastRandom(`${text}/${String(seat)}`)
  return tafelrunde.play(state, { seat, move: moveOf(text) }, random)
}

/** Plays moves in words, each begun by its seat: `0 play B7 blue; 1 pass`. */
export function run(state: TafelrundeState, script: string): TafelrundeEvent[] {
  return script.split(';').flatMap((line) => {
    const [seat = '', ...text] = words(line)
    return act(state, Number(seat), text.join(' '))
  })
}

/** All who are still in pass, until phase 2 of the raid is over. */
export function passAll(state: TafelrundeState, raid = state.raid): TafelrundeEvent[] {
  const events: TafelrundeEvent[] = []
  while (state.phase.kind === 'playing' && state.raid === raid) {
    events.push(...act(state, state.phase.seat, 'pass'))
  }
  return events
}

/** The moves in words, then all pass. */
export function runAndPass(state: TafelrundeState, script: string): TafelrundeEvent[] {
  const { raid } = state
  return [...run(state, script), ...passAll(state, raid)]
}

/** The events of one kind. */
export function eventsOf<Kind extends TafelrundeEvent['kind']>(
  events: readonly TafelrundeEvent[],
  kind: Kind,
): OfKind<TafelrundeEvent, Kind>[] {
  return events.filter((event): event is OfKind<TafelrundeEvent, Kind> => event.kind === kind)
}

/** The kinds of events in order. */
export function kinds(events: readonly TafelrundeEvent[]): string[] {
  return events.map((event) => event.kind)
}

/** Cards or chests of a player in words; draw pile in the order of drawing. */
export function belongings(state: TafelrundeState, seat: number): Required<Belongings> {
  const player = playerAt(state, seat)
  const inWords = (list: readonly Card[]): string => list.map(formatCard).join(' ')
  const ofChests = (list: readonly Chest[]): string => list.map(formatChest).join(' ')
  return {
    hand: inWords(player.hand),
    draw: inWords([...player.draw].reverse()),
    discard: inWords(player.discard),
    open: ofChests(player.open),
    secured: ofChests(player.secured),
  }
}

/** The open chests of the middle in words. */
export function middle(state: TafelrundeState): string {
  return state.middle.map(formatChest).join(' ')
}

/** Who owes what: `0 play`, or `1 secure, 2 secure`. */
export function owed(state: TafelrundeState): string {
  return tafelrunde
    .toAct(state)
    .map(({ seat, kind }) => `${String(seat)} ${kind}`)
    .join(', ')
}

/** Seconds that each decision may take; undefined where there is no limit. */
export function limits(state: TafelrundeState): (number | undefined)[] {
  return tafelrunde
    .toAct(state)
    .map((decision) => tafelrunde.question(state, decision).clock?.seconds)
}

/** The legal moves of a seat in words. */
export function offers(state: TafelrundeState, seat: number): string[] {
  return Array.from(tafelrunde.legalMoves(viewOf(state, seat)), (move) =>
    tafelrunde.notation.formatMove(move),
  )
}

/** What is played for a seat whose time has run out, in words. */
export function fallbackOf(state: TafelrundeState, seat: number, seed = 'fallback'): string {
  return tafelrunde.notation.formatMove(tafelrunde.fallback(viewOf(state, seat), fastRandom(seed)))
}

/** The view of a seat or spectator. */
export function viewOf(state: TafelrundeState, viewer: Viewer): TafelrundeView {
  return tafelrunde.view(state, viewer)
}
