/** Positions of Buchstabenbluff in readable words, and playing on from them. */
import type { OfKind } from '../../../src/engine/basics/kinds'
import { fastRandom } from '../../../src/engine/chance/fastRandom'
import { invariant, present } from '../../../src/engine/basics/invariant'
import type { OptionValue } from '../../../src/engine/options/options'
import type { Seat, Viewer } from '../../../src/engine/basics/seat'
import { buchstabenbluff } from '../../../src/games/buchstabenbluff/inside/index'
import type { BuchstabenbluffPlan } from '../../../src/games/buchstabenbluff/inside/plan'
import type { BuchstabenbluffState } from '../../../src/games/buchstabenbluff/inside/state'
import { formatCard, parseCard } from '../../../src/games/buchstabenbluff/outside/cards'
import type {
  BuchstabenbluffEvent,
  BuchstabenbluffMove,
  BuchstabenbluffReason,
  BuchstabenbluffSeen,
  BuchstabenbluffView,
  Card,
} from '../../../src/games/buchstabenbluff/outside/contract'
import { parsedOptions } from '../../support/match/randomOptions'
import { dealTable } from '../../support/host/randomTable'
import { SMALL_CONTENTS } from './trial'

/** Options of a table as somebody sets them. */
export type SetOptions = Readonly<Record<string, OptionValue>>

/** A position. */
export interface Position {
  /** One text of letters a seat, e.g. `HAUS?`. */
  readonly hands: readonly string[]
  /** The draw pile in the order in which it is drawn. */
  readonly draw?: string
  readonly discards?: string
  readonly options?: SetOptions
  /** The turn of the match, from 0; seat 0 plays turn 0. */
  readonly turn?: number
}

/** A match with what it is played with. */
export interface Scene {
  readonly state: BuchstabenbluffState
  readonly plan: BuchstabenbluffPlan
}

/** Cards from their letters. */
export function cards(text: string): Card[] {
  return Array.from(text, (letter) => {
    const card = parseCard(letter)
    invariant(card.ok, `"${letter}" is a card`)
    return card.value
  })
}

/** Letters of cards. */
export function letters(list: readonly Card[] | undefined): string {
  return (list ?? []).map(formatCard).join('')
}

function inOrder(list: Card[]): Card[] {
  return list.sort((one, other) => one - other)
}

/** A match as it is dealt, in German unless it is set otherwise. */
export function dealt(seats: number, options: SetOptions = {}, seed = 'dealt'): Scene {
  const parsed = parsedOptions(buchstabenbluff, { language: 'de', ...options }, SMALL_CONTENTS)
  const table = dealTable(
    buchstabenbluff,
    { options: parsed, seats },
    fastRandom(seed),
    SMALL_CONTENTS,
  )
  return present(table, 'every table can be dealt')
}

/** A match as described; the last seat deals. */
export function scenario(position: Position): Scene {
  const { hands, draw = 'ENISRATDHU', discards = '', options = {}, turn = 0 } = position
  const { plan, state } = dealt(hands.length, { dealer: hands.length - 1, ...options })
  const players = hands.map((hand) => ({ hand: inOrder(cards(hand)), bonus: 0, left: false }))
  return {
    plan,
    state: { ...state, turn, players, draw: cards(draw).reverse(), discards: cards(discards) },
  }
}

/** What a viewer sees of a position. */
export function viewOf({ state, plan }: Scene, viewer: Viewer): BuchstabenbluffView {
  return buchstabenbluff.view(state, viewer, { plan, language: 'en' })
}

/** A move from its text. */
export function moveOf(words: string): BuchstabenbluffMove {
  const move = buchstabenbluff.notation.parseMoveText(words)
  invariant(move.ok, `"${words}" is a move`)
  return move.value
}

/** Why a move in words is refused, by the view or by the host; undefined if it is legal. */
export function refusal(
  scene: Scene,
  seat: Viewer,
  words: string,
): BuchstabenbluffReason | undefined {
  const view = viewOf(scene, seat)
  const move = moveOf(words)
  return buchstabenbluff.check(view, move) ?? buchstabenbluff.judge(view, move, scene.plan)
}

/** The rule behind a refusal. */
export function ruleOf(scene: Scene, seat: Viewer, words: string): string | undefined {
  const reason = refusal(scene, seat, words)
  return reason && buchstabenbluff.ruleOf[reason]
}

/** Plays a legal move given in words; the events it causes. */
export function act(scene: Scene, seat: Seat, words: string): readonly BuchstabenbluffEvent[] {
  const reason = refusal(scene, seat, words)
  invariant(reason === undefined, `"${words}" is refused: ${reason ?? ''}`)
  const { state, plan } = scene
  const random = fastRandom(`${words}/${String(state.turn)}`)
  return buchstabenbluff.play(state, { seat, move: moveOf(words), byClock: false }, random, plan)
}

/** All missing answers, the named seats doubt; the events of closing the window. */
export function answerAll(
  scene: Scene,
  doubters: readonly Seat[] = [],
): readonly BuchstabenbluffEvent[] {
  const asked = buchstabenbluff.toAct(scene.state).filter(({ kind }) => kind === 'answer')
  return asked.flatMap(({ seat }) =>
    act(scene, seat, doubters.includes(seat) ? 'doubt' : 'believe'),
  )
}

/** A word laid and answered at once; all events. */
export function announce(
  scene: Scene,
  seat: Seat,
  words: string,
  doubters: readonly Seat[] = [],
): readonly BuchstabenbluffEvent[] {
  return [...act(scene, seat, words), ...answerAll(scene, doubters)]
}

/** A seat is given up for good. */
export function giveUp({ state, plan }: Scene, seat: Seat): readonly BuchstabenbluffEvent[] {
  const { leave } = buchstabenbluff
  invariant(leave !== 'bot', 'the rules say what happens')
  return leave(state, seat, fastRandom('leave'), plan)
}

/** Whoever's turn it is passes, until the match is over. */
export function passToEnd(scene: Scene): readonly BuchstabenbluffEvent[] {
  const events: BuchstabenbluffEvent[] = []
  for (let pass = 0; pass < 100; pass++) {
    const [decision] = buchstabenbluff.toAct(scene.state)
    if (!decision) break
    events.push(...act(scene, decision.seat, 'pass'))
  }
  return events
}

/** The kinds of events in order. */
export function kinds(events: readonly { readonly kind: string }[]): string[] {
  return events.map((event) => event.kind)
}

/** Events as somebody sees them. */
export function seenBy(
  { plan }: Scene,
  events: readonly BuchstabenbluffEvent[],
  viewer: Viewer,
): BuchstabenbluffSeen[] {
  const eyes = { plan, language: 'en' } as const
  return events.flatMap((event) => buchstabenbluff.eventFor(event, viewer, eyes) ?? [])
}

/** Who owes what: `0 turn`, or `1 answer, 2 answer`. */
export function owed({ state }: Scene): string {
  const decisions = buchstabenbluff.toAct(state)
  return decisions.map(({ seat, kind }) => `${String(seat)} ${kind}`).join(', ')
}

/** Letters of a hand. */
export function handOf({ state }: Scene, seat: Seat): string {
  return letters(state.players[seat]?.hand)
}

/** Points so far by seat, tens for doubts alone. */
export function bonuses({ state }: Scene): number[] {
  return state.players.map(({ bonus }) => bonus)
}

/** How the match ended; throws while it runs. */
export function ending(scene: Scene): OfKind<BuchstabenbluffView['phase'], 'over'> {
  const { phase } = viewOf(scene, 'spectator')
  invariant(phase.kind === 'over', 'the match is over')
  return phase
}
