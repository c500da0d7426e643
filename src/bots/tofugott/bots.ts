/** The levels of Tofugott: all answer by a taste of their own; they differ in how well they know the others. */
import { present } from '../../engine/basics/invariant'
import { pick, type Random } from '../../engine/chance/random'
import { seatAfter } from '../../engine/basics/seat'
import { isCharacter } from '../../games/tofugott/outside/characters'
import { decisionOf } from '../../games/tofugott/outside/check'
import {
  DRAWN_CARDS,
  type Choice,
  type TofugottMove,
  type TofugottView,
} from '../../games/tofugott/outside/contract'
import type { Silhouette } from '../../games/tofugott/outside/silhouettes'
import type { TofugottTypes } from '../../games/tofugott/inside/types'
import type { BotLevel } from '../../protocol/terms'
import type { Bot } from '../bot'
import { PairChances } from './answers'
import { LEANINGS } from './characters'
import { guardedAnswers, guardedGuess, isAnsweredInKind } from './contrary'
import { explainChoice } from './explain'
import { FULL_FEAR, likelyGuess } from './guess'
import { hopeFor } from './keep'
import {
  askedNow,
  contraryOf,
  kindOfQuestion,
  newMemory,
  questionsOf,
  remember,
  type Learning,
  type Memory,
} from './memory'
import {
  ANYBODY,
  certain,
  expectAnswers,
  expectEach,
  learnByBayes,
  learnLightly,
  learnNothing,
  middleOf,
  type Asked,
  type Opinion,
} from './opinion'
import { explainerWith } from './thoughts'
import { drawPerson, drawPersonOf, PLAIN_TASTE, type Person } from './taste'

/** What makes a level. */
interface Level {
  readonly learning: Learning
  /** Takes others for players of its own taste, and keeps either question card. */
  readonly isSelfCentred: boolean
  /** One guess in so many is a whim; 0: none. */
  readonly oneWhimIn: number
  /** How much the mood of the moment counts when it guesses, in points. */
  readonly mood: number
  /** How much it fears to name the worst answer; see `Hunch`. */
  readonly fear: number
}

/** The six in the order of the questions. */
interface Answers {
  readonly best: readonly Silhouette[]
  readonly worst: readonly Silhouette[]
}

/** What one decision looks at. */
interface Question {
  readonly level: Level
  readonly view: TofugottView
  readonly memory: Memory
  readonly self: Person
  readonly random: Random
}

const LEVELS: Readonly<Record<BotLevel, Level>> = {
  gentle: {
    learning: { learn: learnNothing, prior: certain(PLAIN_TASTE), isWary: false },
    isSelfCentred: true,
    oneWhimIn: 0,
    mood: 0.4,
    fear: -0.6,
  },
  easy: {
    learning: { learn: learnNothing, prior: certain(PLAIN_TASTE), isWary: false },
    isSelfCentred: true,
    oneWhimIn: 2,
    mood: 0.15,
    fear: FULL_FEAR,
  },
  solid: {
    learning: { learn: learnLightly, prior: certain(PLAIN_TASTE), isWary: false },
    isSelfCentred: false,
    oneWhimIn: 0,
    mood: 0.2,
    fear: FULL_FEAR,
  },
  sharp: {
    learning: { learn: learnByBayes, prior: ANYBODY, isWary: true },
    isSelfCentred: false,
    oneWhimIn: 0,
    mood: 0.12,
    fear: FULL_FEAR,
  },
}

function opinionOf({ level, memory, self }: Question, seat: number): Opinion {
  if (level.isSelfCentred) return certain(self.taste)
  return memory.opinions.get(seat) ?? level.learning.prior
}

function keep(question: Question): TofugottMove {
  const { level, view, memory, self, random } = question
  if (level.isSelfCentred) return { kind: 'keep', card: random.below(DRAWN_CARDS) === 0 ? 0 : 1 }
  const prospect = {
    own: certain(self.taste),
    others: certain(middleOf(opinionOf(question, view.active))),
    guessers: view.players.filter(({ left }) => !left).length - 1,
  }
  const hopes = (view.own?.cards ?? [])
    .slice(0, DRAWN_CARDS)
    .map(({ id }) => hopeFor(questionsOf(memory, id), prospect, random))
  return { kind: 'keep', card: (hopes[1] ?? 0) > (hopes[0] ?? 0) ? 1 : 0 }
}

/** How likely the only other player answers against what is guessed of him; 0 where nobody could gain by it. */
function suspicionOf({ memory, view }: Question): number {
  return memory.isWary ? contraryOf(memory, seatAfter(view.you ?? 0, view.players.length)) : 0
}

/** The six by its own taste, pair by pair, and a little by the mood of the moment. */
function answerByTaste(question: Question, { questions, silhouettes }: Asked): Answers {
  const { self, random } = question
  const [best, worst]: [Silhouette[], Silhouette[]] = [[], []]
  let open = silhouettes
  questions.forEach((_, number) => {
    const asked = { silhouettes: open, questions: questions.slice(number) }
    const pair = expectAnswers(certain(self.taste), asked).draw(random)
    const chosen = (place: number): Silhouette =>
      present(open[place], 'a pair is made of silhouettes in play')
    best.push(chosen(pair.best))
    worst.push(chosen(pair.worst))
    open = open.filter((_, place) => place !== pair.best && place !== pair.worst)
  })
  return { best, worst }
}

/** By its own taste, but for somebody who answers it against its guesses. */
function answer(question: Question): TofugottMove {
  const { memory, random } = question
  const asked = askedNow(memory, question.view)
  const { best, worst } = isAnsweredInKind(suspicionOf(question))
    ? guardedAnswers(asked.silhouettes, asked.questions.length, random)
    : answerByTaste(question, asked)
  memory.turn.chosen = [...best, ...worst]
  return { kind: 'answer', best: best.map(bare), worst: worst.map(bare) }
}

/** A card without words: why is said when it is turned, after all that was said before. */
function bare(silhouette: Silhouette): Choice {
  return { silhouette }
}

/** The place of the silhouette that is guessed; what is expected is kept in mind until the answer is revealed. */
function guessedPlace(question: Question, asked: Asked): number {
  const { level, view, memory, self, random } = question
  const expected = expectEach(opinionOf(question, view.active), asked)
  memory.turn.expected = expected
  const hunch = {
    expected: PairChances.mix(expected),
    own: expectAnswers(certain(self.taste), asked),
    known: memory.answered.get(view.active) ?? 0,
    mood: level.mood,
    fear: level.fear,
  }
  return likelyGuess(hunch, random)
}

/** What it expects to be best, or what nobody can foresee of it. */
function guessThoughtfully(question: Question, asked: Asked): Silhouette | undefined {
  const expected = asked.silhouettes[guessedPlace(question, asked)]
  return guardedGuess(suspicionOf(question), asked.silhouettes, question.random) ?? expected
}

function guess(question: Question): TofugottMove {
  const { level, memory, random } = question
  const asked = askedNow(memory, question.view)
  const isWhim = level.oneWhimIn > 0 && random.below(level.oneWhimIn) === 0
  const silhouette = isWhim ? pick(asked.silhouettes, random) : guessThoughtfully(question, asked)
  const chosen = present(silhouette, 'some silhouettes are left')
  memory.turn.chosen = [chosen]
  return { kind: 'guess', ...bare(chosen) }
}

/** Says once of a card of its own why, nothing where nothing fits that nobody has said yet; nothing of what somebody else had locked for whom it plays. */
function explain({ memory, view, self, random }: Question): TofugottMove {
  const { phase, settled } = view
  const card = phase.kind === 'revealing' ? phase.turned.at(-1) : undefined
  if (!card || card.said.length > 0 || !memory.turn.chosen.includes(card.silhouette))
    return { kind: 'done' }
  const { role, silhouette } = card
  const asked = questionsOf(memory, view.card?.id)[settled.length] ?? {}
  const leaning = role === 'guess' ? {} : LEANINGS[self.character].traits
  const kind = kindOfQuestion(memory, view)
  const reasons = { role, asked, leaning, heard: memory.heard, ...(kind && { kind }) }
  const explanation = explainChoice(silhouette, reasons, random)
  return explanation ? { kind: 'explain', explanation } : { kind: 'done' }
}

function decide(question: Question): TofugottMove {
  switch (present(decisionOf(question.view), 'who decides is asked')) {
    case 'keep':
      return keep(question)
    case 'answer':
      return answer(question)
    case 'guess':
      return guess(question)
    case 'explain':
      return explain(question)
  }
}

/** A player of the character that it was given, of any if it was given none. */
function drawSelf({ character }: Memory, random: Random): Person {
  return character ? drawPersonOf(character, random) : drawPerson(random)
}

function botOf(level: Level): Bot<TofugottTypes, Memory> {
  return {
    explainer: explainerWith(level.isSelfCentred ? undefined : level.learning.prior),
    newMemory: (view, knowledge, character) => ({
      ...newMemory(view, knowledge, level.learning),
      ...(isCharacter(character) && { character }),
    }),
    remember(memory, seen) {
      remember(memory, seen, level.learning)
    },
    decide(view, memory, random) {
      const self = (memory.self ??= drawSelf(memory, random))
      return decide({ level, view, memory, self, random })
    },
  }
}

/** The bots of Tofugott by level. */
export const TOFUGOTT_BOTS: Readonly<Record<BotLevel, Bot<TofugottTypes, Memory>>> = {
  gentle: botOf(LEVELS.gentle),
  easy: botOf(LEVELS.easy),
  solid: botOf(LEVELS.solid),
  sharp: botOf(LEVELS.sharp),
}
