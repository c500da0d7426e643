/** The levels of Die Tafelrunde 2. */
import { present } from '../../engine/basics/invariant'
import { pick, type Random } from '../../engine/chance/random'
import { CHARACTERS, type Character } from '../../games/tafelrunde/outside/characters'
import {
  COLOURS,
  type Colour,
  type TafelrundeMove,
  type TafelrundeView,
} from '../../games/tafelrunde/outside/contract'
import { tafelrunde } from '../../games/tafelrunde/inside/index'
import type { TafelrundeTypes } from '../../games/tafelrunde/inside/types'
import type { BotLevel } from '../../protocol/terms'
import type { Bot, Budget } from '../bot'
import { bestChoice, judgeTurn, withoutColour } from './choices'
import type { Choice } from './choice'
import { leaningTo } from './characters'
import { explainerWith } from './explain'
import { EASY, GENTLE, levelAt, SHARP, SOLID, type Level, type Thinking } from './levels'
import { newMemory, remember, type Memory } from './memory'
import { followRules } from './rules'
import { searchMove } from './search'

/** What one decision looks at. */
interface Question {
  readonly view: TafelrundeView
  readonly memory: Memory
  readonly random: Random
  readonly budget: Budget
}

type Decide = (question: Question) => TafelrundeMove

const STEPS = 1000

/** Each colour and each special worth a little more or less than it is; all cards of a colour alike, so that a slip stays one of judgement. */
function misjudged(judged: readonly Choice[], by: number, random: Random): Choice[] {
  const slips = new Map<string, number>()
  return judged.map(({ move, worth }) => {
    const about = move.kind === 'play' ? move.colour : move.kind
    const drawn = (random.below(STEPS) + random.below(STEPS)) / (STEPS - 1) - 1
    const slip = slips.get(about) ?? drawn * by
    slips.set(about, slip)
    return { move, worth: move.kind === 'pass' ? worth : worth + slip }
  })
}

/** A colour that is not thought of in this turn, if any. */
function forget(oneIn: number | undefined, random: Random): Colour | undefined {
  return oneIn === undefined || random.below(oneIn) > 0 ? undefined : pick(COLOURS, random)
}

/** Hidden cards are never looked at by the rules, so any world that fits the view will do. */
function byRules({ judgement, misjudges = 0, forgetsOneIn }: Level): Decide {
  return ({ view, random }) => {
    const world = tafelrunde.imagine(view, random)
    const seat = view.you ?? 0
    if (view.phase.kind !== 'playing') return followRules(world, seat, judgement, random)
    const forgotten = forget(forgetsOneIn, random)
    const judged = withoutColour(judgeTurn(world, seat, judgement), forgotten)
    const choices = misjudged(judged, misjudges, random)
    return present(bestChoice(choices), 'who is asked has a move').move
  }
}

/** Thinks ahead over worlds that fit what it knows; what has no consequences yet it decides by the rules. */
function byThinking(level: Level, { playouts = Infinity, remembers, imagined }: Thinking): Decide {
  const rules = byRules(level)
  return (question) => {
    const { view, memory, budget } = question
    if (view.phase.kind === 'choosing') return rules(question)
    const forgotten = forget(level.forgetsOneIn, question.random)
    return searchMove({
      ...question,
      ...(forgotten && { forgotten }),
      memory: remembers ? memory : newMemory(view),
      budget: { ...budget, playouts: Math.min(playouts, budget.playouts) },
      judgement: level.judgement,
      ...(imagined && { imagined }),
    })
  }
}

function decideBy(level: Level): Decide {
  return level.thinking ? byThinking(level, level.thinking) : byRules(level)
}

/** How a level decides at a table of so many seats: of no particular character, and of each. */
function decidersAt(level: Level, seats: number): ReadonlyMap<Character | undefined, Decide> {
  const own = levelAt(level, seats)
  const { judgement, thinking } = own
  const leaning = CHARACTERS.map((character): [Character, Decide] => {
    // What it imagines is how its level plays: only what it does itself is shifted.
    const imagining = thinking && { thinking: { imagined: judgement, ...thinking } }
    const leant = { ...own, ...imagining, judgement: leaningTo(character, judgement) }
    return [character, decideBy(leant)]
  })
  return new Map<Character | undefined, Decide>([[undefined, decideBy(own)], ...leaning])
}

function botOf(level: Level): Bot<TafelrundeTypes, Memory> {
  const [two, more] = [decidersAt(level, 2), decidersAt(level, 3)]
  return {
    explainer: explainerWith(({ seats }) => levelAt(level, seats).judgement),
    newMemory: (view, _knowledge, character) => newMemory(view, character),
    remember,
    decide(view, memory, random, budget) {
      const deciders = view.seats === 2 ? two : more
      const decide = present(deciders.get(memory.character), 'every character decides')
      return decide({ view, memory, random, budget })
    },
  }
}

/** The bots of Die Tafelrunde 2 by level. */
export const TAFELRUNDE_BOTS: Readonly<Record<BotLevel, Bot<TafelrundeTypes, Memory>>> = {
  gentle: botOf(GENTLE),
  easy: botOf(EASY),
  solid: botOf(SOLID),
  sharp: botOf(SHARP),
}
