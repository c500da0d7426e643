/** What a bot keeps in mind: where the turn stands, and what everybody answered so far. */
import type { Seat } from '../../engine/basics/seat'
import type { Character } from '../../games/tofugott/outside/characters'
import {
  QUESTIONS,
  type Explanation,
  type SettledQuestion,
  type TofugottSeen,
  type TofugottView,
  type TurnedCard,
} from '../../games/tofugott/outside/contract'
import type { TofugottKnowledge } from '../../games/tofugott/outside/knowledge'
import type { Sentence } from '../../games/tofugott/outside/phrases'
import type { QuestionKind } from '../../games/tofugott/outside/questionKinds'
import { SILHOUETTES, type Silhouette } from '../../games/tofugott/outside/silhouettes'
import { silhouettesInPlay } from '../../games/tofugott/outside/silhouettesInPlay'
import type { TraitWeights } from '../../games/tofugott/outside/traits'
import { PairChances } from './answers'
import { isAnsweredInKind, PERHAPS_CONTRARY, suspectContrary } from './contrary'
import {
  expectEach,
  type Asked,
  type Expectation,
  type Learn,
  type Opinion,
  type Reveal,
} from './opinion'
import type { Person } from './taste'

/** The turn that is played. */
interface TurnSeen {
  readonly active: Seat
  card: string | undefined
  aside: readonly Silhouette[]
  /** Answers that the clock chose say nothing of anybody. */
  byClock: boolean
  readonly revealed: Reveal[]
  /** What the bot itself has locked and nobody for whom it plays: its six answers, or its last guess. */
  chosen: readonly Silhouette[]
  /** What was expected of the question that is open when its answer was guessed: the same is weighed when it is revealed. */
  expected?: Expectation | undefined
}

/** What one seat remembers. */
export interface Memory {
  readonly traits: TofugottKnowledge['traits']
  readonly kinds: TofugottKnowledge['kinds']
  /** What kind of player the bot is; absent: any. */
  readonly character?: Character
  /** Who the bot itself is; drawn at its first decision. */
  self?: Person
  turn: TurnSeen
  /** By seat, one for each that has answered anything. */
  readonly opinions: Map<Seat, Opinion>
  /** By seat: how many questions somebody has answered. */
  readonly answered: Map<Seat, number>
  /** It is one of two players and notices who answers against what is guessed of him. */
  readonly isWary: boolean
  /** By seat, where that is noticed: how likely somebody does so. */
  readonly contrary: Map<Seat, number>
  /** What anybody has said in this match. */
  readonly heard: Set<Sentence>
}

/** What each of a card's questions asks for; nothing where nobody has said it. */
export function questionsOf(memory: Memory, card: string | undefined): readonly TraitWeights[] {
  const traits = card === undefined ? undefined : memory.traits[card]
  return traits ?? Array.from({ length: QUESTIONS }, () => ({}))
}

/** What is asked now: the question that is open, and those after it on the card. */
export function askedNow(memory: Memory, view: TofugottView): Asked {
  const questions = questionsOf(memory, view.card?.id).slice(view.settled.length)
  return { silhouettes: silhouettesInPlay(view), questions }
}

/** What the question that is open is after; undefined where nobody has said it. */
export function kindOfQuestion(memory: Memory, view: TofugottView): QuestionKind | undefined {
  const kinds = view.card && memory.kinds[view.card.id]
  return kinds?.[view.settled.length]
}

const PAIR = 2

function openAfter({ aside, revealed }: TurnSeen, questions: number): Silhouette[] {
  const gone = revealed.slice(0, questions).flatMap(({ best, worst }) => [best, worst])
  return SILHOUETTES.filter((one) => !aside.includes(one) && !gone.includes(one))
}

function revealOf(turned: readonly TurnedCard[]): Reveal[] {
  const best = turned.find(({ role }) => role === 'best')
  const worst = turned.find(({ role }) => role === 'worst')
  return best && worst ? [{ best: best.silhouette, worst: worst.silhouette }] : []
}

/** What was said of a card that is open. */
function sentencesIn(said: readonly Explanation[]): Sentence[] {
  return said.flatMap((one) => (one.kind === 'words' ? [] : [one.phrase]))
}

/** What has been said in the turn so far. */
function sentencesSaid({ phase, settled }: TofugottView): Sentence[] {
  const open = phase.kind === 'revealing' ? phase.turned : []
  const turned = [...settled.flatMap((question) => question.turned), ...open]
  return turned.flatMap(({ said }) => sentencesIn(said))
}

function isByClock({ turned }: Pick<SettledQuestion, 'turned'>): boolean {
  return turned.some(({ role, byClock }) => role !== 'guess' && byClock)
}

/** What a bot can learn from and with. */
export interface Learning {
  readonly learn: Learn
  /** What is thought of somebody who has not answered anything. */
  readonly prior: Opinion
  /** Of two players, it notices who answers against what is guessed of him. */
  readonly isWary: boolean
}

/** How likely a player answers against what is guessed of him, as far as has been noticed. */
export function contraryOf({ contrary }: Memory, seat: Seat): number {
  return contrary.get(seat) ?? PERHAPS_CONTRARY
}

function learnFrom(memory: Memory, { learn, prior }: Learning, reveal: Reveal): void {
  const { turn } = memory
  const question = turn.revealed.length
  const asked: Asked = {
    silhouettes: openAfter(turn, question),
    questions: questionsOf(memory, turn.card).slice(question),
  }
  const { expected } = turn
  turn.expected = undefined
  turn.revealed.push(reveal)
  if (turn.byClock) return
  const before = memory.opinions.get(turn.active) ?? prior
  const lesson = { asked, reveal, expected: () => expected ?? expectEach(before, asked) }
  if (memory.isWary) {
    const mixed = PairChances.mix(lesson.expected())
    const likely = contraryOf(memory, turn.active)
    const contrary = suspectContrary(likely, asked.silhouettes, mixed, reveal)
    memory.contrary.set(turn.active, contrary)
  }
  const isTaste = !isAnsweredInKind(memory.contrary.get(turn.active) ?? 0)
  // Answers against guesses say nothing of what somebody likes.
  if (isTaste) memory.opinions.set(turn.active, learn(before, lesson))
  memory.answered.set(turn.active, (memory.answered.get(turn.active) ?? 0) + 1)
}

/** A memory of somebody who sees a match for the first time, as `view` shows it. */
export function newMemory(
  view: TofugottView,
  { traits, kinds }: TofugottKnowledge,
  learning: Learning,
): Memory {
  const { active, card, aside, settled } = view
  const byClock = settled.some(isByClock)
  const turn = {
    active,
    card: card?.id,
    aside,
    byClock,
    revealed: [],
    chosen: [],
  }
  const memory: Memory = {
    traits,
    kinds,
    turn,
    opinions: new Map(),
    answered: new Map(),
    isWary: learning.isWary && view.players.length === PAIR,
    contrary: new Map(),
    heard: new Set(sentencesSaid(view)),
  }
  for (const { turned } of settled) {
    for (const reveal of revealOf(turned)) learnFrom(memory, learning, reveal)
  }
  return memory
}

function hear({ heard }: Memory, said: readonly Explanation[]): void {
  for (const sentence of sentencesIn(said)) heard.add(sentence)
}

function rememberOne(memory: Memory, learning: Learning, seen: TofugottSeen): void {
  const { turn } = memory
  switch (seen.kind) {
    case 'turnBegun':
      memory.turn = {
        active: seen.active,
        card: undefined,
        aside: [],
        byClock: false,
        revealed: [],
        chosen: [],
      }
      return
    case 'read':
      turn.card = seen.card.id
      return
    case 'setAside':
      turn.aside = seen.silhouettes
      return
    case 'turned':
      if (seen.card.role !== 'guess' && seen.card.byClock) turn.byClock = true
      hear(memory, seen.card.said)
      return
    case 'explained':
      hear(memory, [seen.explanation])
      return
    case 'settled':
      // What was shown before is told again to whoever comes to a running match.
      if (seen.question < turn.revealed.length) return
      learnFrom(memory, learning, { best: seen.best, worst: seen.worst })
      return
    case 'answered':
    case 'guessed':
    case 'left':
    case 'cancelled':
    case 'tied':
    case 'drewForTofu':
    case 'ended':
      return
  }
}

/** Takes in what the seat saw, in order. */
export function remember(memory: Memory, seen: readonly TofugottSeen[], learning: Learning): void {
  for (const one of seen) rememberOne(memory, learning, one)
}
