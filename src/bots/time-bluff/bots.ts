/** The bots of Time Bluff: counting and weighing over what one seat sees. */
import { present } from '../../engine/basics/invariant'
import { happens, type Random } from '../../engine/chance/random'
import { seatAfter } from '../../engine/basics/seat'
import { HOURS, JOKER, type Card } from '../../games/time-bluff/outside/cards'
import { CHARACTERS, isCharacter, type Character } from '../../games/time-bluff/outside/characters'
import type {
  PhaseView,
  TimeBluffMove,
  TimeBluffView,
} from '../../games/time-bluff/outside/contract'
import { hourAfter, hourOf, isClock, pointsOf } from '../../games/time-bluff/outside/faces'
import { SEATS } from '../../games/time-bluff/outside/seats'
import type { TimeBluffTypes } from '../../games/time-bluff/inside/types'
import { timeBluffLegality } from '../../games/time-bluff/outside/legality'
import type { BotLevel } from '../../protocol/terms'
import type { Bot } from '../bot'
import { levelOf } from './characters'
import { explainerAt, type LevelFor } from './explain'
import { chanceToDoubt, claimOf, prospectAt, type DoubtPhase, type DoubtTaste } from './doubt'
import { foreseeAnswers, foreseeDoubts, foreseeOthers } from './foresee'
import { chooseLay, type LayMove } from './lay'
import { LEVELS, levelAt, type Level } from './levels'
import { forgetful, newMemory, type Memory } from './memory'
import { remember } from './remember'
import { inMood, watchesTable } from './styles'
import { chanceOfTruth, suspicionsOf } from './truth'
import { unseenCards } from './unseen'

const FIRST_HOUR = 12
/** Every number of seats that there is. */
const TABLES = Array.from({ length: SEATS.max - SEATS.min + 1 }, (_, more) => SEATS.min + more)

/** What one decision looks at. */
interface Question {
  readonly view: TimeBluffView
  readonly memory: Memory
  readonly level: Level
  readonly random: Random
}

/** Keeps in mind how likely the claim seemed to be a lie, for when its card comes to light. */
function noteSuspicion({ view, memory, level }: Question, phase: DoubtPhase): void {
  const { hidden, layer } = memory.play ?? {}
  if (!hidden || layer === undefined || !memory.open) return
  const unseen = unseenCards(view, memory)
  const odds = suspicionsOf(claimOf(view, phase, memory), memory, unseen, level.doubt.model)
  if (odds) hidden.suspected = { layer, odds }
}

/** A taste of doubts in the mood of one decision. */
function tasteNow(taste: DoubtTaste, random: Random): DoubtTaste {
  const { model } = taste
  return model.styles
    ? { ...taste, model: { ...model, styles: inMood(model.styles, random) } }
    : taste
}

function answer({ view, memory, level, random }: Question, phase: PhaseView): TimeBluffMove {
  if (phase.kind !== 'doubt' || phase.play.layer === view.you) return { kind: 'takeCard' }
  const unseen = unseenCards(view, memory)
  noteSuspicion({ view, memory, level, random }, phase)
  const taste = tasteNow(level.doubt, random)
  const { styles } = taste.model
  const right = chanceOfTruth(claimOf(view, phase, memory), memory, unseen, taste.model)
  if (styles && watchesTable(view.seats))
    memory.expected = foreseeOthers(view, { memory, phase, right }, taste, styles)
  const chance = chanceToDoubt(prospectAt(view, phase, right, taste), taste)
  return { kind: 'answer', doubt: happens(chance, random) }
}

/** The hour to name for an open Joker: one that the own hand can follow. */
function hourToName(view: TimeBluffView): number {
  const clock = (view.hand ?? []).find(isClock)
  if (clock === undefined) return FIRST_HOUR
  return ((hourOf(clock) + HOURS - 2) % HOURS) + 1
}

function isWantedHour(move: TimeBluffMove, wanted: number): boolean {
  return move.kind !== 'lay' || move.named === undefined || move.named === wanted
}

function* layMoves(view: TimeBluffView): Iterable<TimeBluffMove> {
  const wanted = hourToName(view)
  for (const move of timeBluffLegality.legalMoves(view)) if (isWantedHour(move, wanted)) yield move
}

function lay({ view, memory, level, random }: Question): TimeBluffMove {
  const unseen = unseenCards(view, memory)
  const { foresees, lay: taste } = level
  const doubt = tasteNow(level.doubt, random)
  const { styles } = doubt.model
  const answers = styles && foreseeAnswers(view, memory, doubt, styles)
  const foresee = answers
    ? (move: LayMove): number => answers(move)?.any ?? 0
    : foresees && memory.open && foreseeDoubts(view, memory.open, doubt)
  const question = { view, unseen, taste, random, ...(foresee && { foresee }) }
  const chosen = chooseLay(question, layMoves(view))
  delete memory.expected
  if (chosen?.kind === 'lay') {
    const expected = answers?.(chosen)
    if (expected) memory.expected = { of: chosen, layer: view.you ?? 0, ...expected }
  }
  return present(chosen, 'who is to lay has a legal move')
}

/** The neighbour with fewer cards hands his over. */
function direct({ view }: Question): TimeBluffMove {
  const { you = 0, seats, players } = view
  const fromRight = players[seatAfter(you, seats, -1)]?.cards ?? 0
  const fromLeft = players[seatAfter(you, seats, 1)]?.cards ?? 0
  return { kind: 'direct', direction: fromRight <= fromLeft ? 'clockwise' : 'counterclockwise' }
}

function dearest(cards: readonly Card[]): Card | undefined {
  let best: Card | undefined
  for (const card of cards) if (best === undefined || pointsOf(card) > pointsOf(best)) best = card
  return best
}

/** The dearest card to whoever is nearest to the end of his hand. */
function beam({ view }: Question): TimeBluffMove {
  const { you = 0, seats, players } = view
  let to = seatAfter(you, seats, 1)
  players.forEach((player, seat) => {
    if (seat !== you && player.cards < (players[to]?.cards ?? 0)) to = seat
  })
  return { kind: 'beam', to, card: present(dearest(view.hand ?? []), 'Beam needs a card') }
}

/** A Joker if there is one, else a clock that the own hand can follow, else any clock; never a vortex by surprise. */
function openPlace({ view }: Question): TimeBluffMove {
  const hand = view.hand ?? []
  const clocks = hand.filter(isClock)
  const follows = (card: Card): boolean => {
    return clocks.some((other) => hourOf(other) === hourAfter(hourOf(card)))
  }
  const joker = hand.includes(JOKER) && clocks.length === 0 ? JOKER : undefined
  const card = clocks.find(follows) ?? clocks[0] ?? joker
  if (card === undefined) return { kind: 'declinePlace' }
  const isNamed = card === JOKER && view.options.openJoker === 'named' && hand.length > 1
  return isNamed
    ? { kind: 'openPlace', card, named: hourToName(view) }
    : { kind: 'openPlace', card }
}

function decide(question: Question): TimeBluffMove {
  const { phase } = question.view
  switch (phase.kind) {
    case 'lay':
      return lay(question)
    case 'direct':
      return direct(question)
    case 'beam':
      return beam(question)
    case 'doubt':
      return answer(question, phase)
    case 'openPlace':
      return openPlace(question)
    case 'scored':
    case 'over':
      return { kind: 'nextRound' }
  }
}

/** A level at a table of so many seats, as it is and as each character plays it. */
function charactersAt(everywhere: Level, seats: number): Map<Character | undefined, Level> {
  const level = levelAt(everywhere, seats)
  const levels = new Map<Character | undefined, Level>([[undefined, level]])
  for (const character of CHARACTERS) levels.set(character, levelOf(level, character))
  return levels
}

/** A bot of Tom's Time Bluff that weighs by these numbers. */
export function timeBluffBot(everywhere: Level): Bot<TimeBluffTypes, Memory> {
  const tables = new Map(TABLES.map((seats) => [seats, charactersAt(everywhere, seats)]))
  const levelFor: LevelFor = ({ seats }, { character }) =>
    tables.get(seats)?.get(character) ?? everywhere
  return {
    explainer: explainerAt(levelFor),
    newMemory: (view, _, character) => ({
      ...newMemory(view),
      ...(isCharacter(character) && { character }),
    }),
    remember,
    decide(view, memory, random) {
      const level = levelFor(view, memory)
      const known = level.remembers ? memory : forgetful(view, memory)
      return decide({ view, memory: known, level, random })
    },
  }
}

/** The bots of Tom's Time Bluff by level. */
export const TIME_BLUFF_BOTS: Readonly<Record<BotLevel, Bot<TimeBluffTypes, Memory>>> = {
  gentle: timeBluffBot(LEVELS.gentle),
  easy: timeBluffBot(LEVELS.easy),
  solid: timeBluffBot(LEVELS.solid),
  sharp: timeBluffBot(LEVELS.sharp),
}
