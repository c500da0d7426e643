/** Carrying out a move that `check` allows (Flow 2 to 4, TR-03). */
import { areComplete } from '../../../engine/kit/sealedAnswers'
import type { OfKind } from '../../../engine/basics/kinds'
import type { Act } from '../../../engine/contract/game'
import { invariant } from '../../../engine/basics/invariant'
import type { Random } from '../../../engine/chance/random'
import { seatAfter, type Seat } from '../../../engine/basics/seat'
import { playerAt } from '../../../engine/kit/playerAt'
import type { Card, LyingCard, Special, TafelrundeEvent, TafelrundeMove } from '../outside/contract'
import { dealChosen } from './deal'
import { specialCard, valueOf } from '../outside/faces'
import { closeSecuring, seekTurn, settleRaid } from './flow'
import { addSorted, removeOne } from '../../../engine/kit/sorted'
import type { TafelrundeState } from './state'
import type { Step } from './step'

type LyingSpecial = OfKind<LyingCard, 'special'>

function chooseSpecial(step: Step, seat: Seat, special: Special): void {
  const { phase } = step.state
  invariant(phase.kind === 'choosing', 'a special is chosen before the deal')
  phase.choices[seat] = special
  if (areComplete(phase.choices)) dealChosen(step, phase.choices)
}

function layDown(state: TafelrundeState, seat: Seat, card: Card, lying: LyingCard): void {
  const player = playerAt(state, seat)
  removeOne(player.hand, card)
  player.lying.push(lying)
}

function laySpecial(state: TafelrundeState, seat: Seat, lying: LyingSpecial): void {
  layDown(state, seat, specialCard(lying.special), lying)
}

function nextTurn(step: Step, seat: Seat): void {
  seekTurn(step, seatAfter(seat, step.state.seats))
}

function playRogue(step: Step, seat: Seat, { card, colour }: OfKind<TafelrundeMove, 'play'>): void {
  layDown(step.state, seat, card, { kind: 'rogue', card, colour })
  step.events.push({ kind: 'played', seat, card, colour, value: valueOf(card, colour) })
  nextTurn(step, seat)
}

/** No further card by anyone, straight to settling (TR-21). */
function playFeierabend(step: Step, seat: Seat): void {
  laySpecial(step.state, seat, { kind: 'special', special: 'feierabend' })
  step.events.push({ kind: 'feierabendPlayed', seat })
  settleRaid(step)
}

function playLetzteWarnung(
  step: Step,
  seat: Seat,
  { colour }: OfKind<TafelrundeMove, 'letzteWarnung'>,
): void {
  const named = colour === undefined ? {} : { colour }
  laySpecial(step.state, seat, { kind: 'special', special: 'letzte-warnung', ...named })
  step.events.push({ kind: 'letzteWarnungPlayed', seat, ...named })
  nextTurn(step, seat)
}

function playWiederbelebung(
  step: Step,
  seat: Seat,
  { card }: OfKind<TafelrundeMove, 'wiederbelebung'>,
): void {
  const player = playerAt(step.state, seat)
  laySpecial(step.state, seat, {
    kind: 'special',
    special: 'wiederbelebung',
    ...(card === undefined ? {} : { revived: card }),
  })
  if (card !== undefined) {
    removeOne(player.discard, card)
    addSorted(player.hand, card)
  }
  const taken = card === undefined ? {} : { card }
  step.events.push({ kind: 'wiederbelebungPlayed', seat, ...taken })
  nextTurn(step, seat)
}

function playZork(step: Step, seat: Seat): void {
  laySpecial(step.state, seat, { kind: 'special', special: 'zork' })
  step.events.push({ kind: 'zorkPlayed', seat })
  nextTurn(step, seat)
}

function pass(step: Step, seat: Seat): void {
  playerAt(step.state, seat).passed = true
  step.events.push({ kind: 'passed', seat, cause: 'chosen' })
  nextTurn(step, seat)
}

function secure(step: Step, seat: Seat, { chests }: OfKind<TafelrundeMove, 'secure'>): void {
  const { phase } = step.state
  invariant(phase.kind === 'securing', 'chests are secured in phase 4')
  phase.choices[seat] = [...chests]
  closeSecuring(step)
}

function carryOut(step: Step, seat: Seat, move: TafelrundeMove): void {
  switch (move.kind) {
    case 'chooseSpecial':
      chooseSpecial(step, seat, move.special)
      return
    case 'play':
      playRogue(step, seat, move)
      return
    case 'feierabend':
      playFeierabend(step, seat)
      return
    case 'letzteWarnung':
      playLetzteWarnung(step, seat, move)
      return
    case 'wiederbelebung':
      playWiederbelebung(step, seat, move)
      return
    case 'zork':
      playZork(step, seat)
      return
    case 'pass':
      pass(step, seat)
      return
    case 'secure':
      secure(step, seat, move)
      return
  }
}

/** Plays a legal move in place, whoever made it for the seat; the answer is what happened, in order. */
export function play(
  state: TafelrundeState,
  { seat, move }: Pick<Act<TafelrundeMove>, 'seat' | 'move'>,
  random: Random,
): TafelrundeEvent[] {
  const events: TafelrundeEvent[] = []
  carryOut({ state, random, events }, seat, move)
  return events
}
