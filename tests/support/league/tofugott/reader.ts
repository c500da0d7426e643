/** A player of Tofugott who foresees what bots guess of him: with one guesser he answers against that, with several for it. */
import type { Bot } from '../../../../src/bots/bot'
import { PairChances } from '../../../../src/bots/tofugott/answers'
import {
  guardedGuess,
  isAnsweredInKind,
  suspectContrary,
} from '../../../../src/bots/tofugott/contrary'
import { bestGuess, FULL_FEAR, likelyGuess } from '../../../../src/bots/tofugott/guess'
import { contraryOf, questionsOf, type Memory } from '../../../../src/bots/tofugott/memory'
import {
  ANYBODY,
  certain,
  expectAnswers,
  expectEach,
  learnByBayes,
  type Asked,
  type Expectation,
} from '../../../../src/bots/tofugott/opinion'
import { drawPerson } from '../../../../src/bots/tofugott/taste'
import { present } from '../../../../src/engine/basics/invariant'
import type { Random } from '../../../../src/engine/chance/random'
import type { TofugottTypes } from '../../../../src/games/tofugott/inside/types'
import { decisionOf } from '../../../../src/games/tofugott/outside/check'
import {
  QUESTIONS,
  type TofugottMove,
  type TofugottView,
} from '../../../../src/games/tofugott/outside/contract'
import type { Silhouette } from '../../../../src/games/tofugott/outside/silhouettes'
import { silhouettesInPlay } from '../../../../src/games/tofugott/outside/silhouettesInPlay'

/** Guessers of any character who are imagined for each question. */
const GUESSERS = 24
/** The mood in which sharp guesses. */
const MOOD = 0.12

/** What the guessers have seen of him: how many answers, and how likely he seems to answer against them. */
interface Foreseen {
  known: number
  contrary: number
}

/** How often each silhouette is guessed by imagined bots who expect this. */
function foreseeGuesses(
  asked: Asked,
  expected: Expectation,
  { known, contrary }: Foreseen,
  random: Random,
): number[] {
  const counts = asked.silhouettes.map(() => 0)
  const mixed = PairChances.mix(expected)
  for (let number = 0; number < GUESSERS; number++) {
    const own = expectAnswers(certain(drawPerson(random).taste), asked)
    const hunch = { expected: mixed, own, known, mood: MOOD, fear: FULL_FEAR }
    const guarded = guardedGuess(contrary, asked.silhouettes, random)
    const place = guarded ? asked.silhouettes.indexOf(guarded) : likelyGuess(hunch, random)
    counts[place] = (counts[place] ?? 0) + 1
  }
  return counts
}

/** Silhouettes from the one that is guessed most often to the one that hardly is. */
function byGuesses({ silhouettes }: Asked, counts: readonly number[]): Silhouette[] {
  const places = silhouettes.map((_, place) => place)
  const sorted = places.sort((one, other) => (counts[other] ?? 0) - (counts[one] ?? 0))
  return sorted.flatMap((place) => silhouettes[place] ?? [])
}

/** A right guess wins both alike, the worst answer costs the guesser alone: with one guesser nothing else counts. */
function pairFor(sorted: readonly Silhouette[], guessers: number) {
  const [first, second] = sorted
  const best = guessers > 1 ? first : sorted.at(-1)
  const worst = guessers > 1 ? second : first
  return { best: present(best, 'some are left'), worst: present(worst, 'some are left') }
}

function answerAsForeseen(view: TofugottView, memory: Memory, random: Random): TofugottMove {
  const { players, active } = view
  const guessers = players.filter(({ left }) => !left).length - 1
  const questions = questionsOf(memory, view.card?.id)
  const [best, worst]: [Silhouette[], Silhouette[]] = [[], []]
  const seen: Foreseen = {
    known: memory.answered.get(active) ?? 0,
    contrary: guessers > 1 ? 0 : contraryOf(memory, active),
  }
  let opinion = memory.opinions.get(active) ?? ANYBODY
  let open = silhouettesInPlay(view)
  for (let number = 0; number < QUESTIONS; number++) {
    const asked = { silhouettes: open, questions: questions.slice(number) }
    const expected = expectEach(opinion, asked)
    const counts = foreseeGuesses(asked, expected, seen, random)
    const reveal = pairFor(byGuesses(asked, counts), guessers)
    best.push(reveal.best)
    worst.push(reveal.worst)
    seen.known += 1
    if (guessers === 1) {
      seen.contrary = suspectContrary(seen.contrary, open, PairChances.mix(expected), reveal)
    }
    if (!isAnsweredInKind(seen.contrary)) {
      opinion = learnByBayes(opinion, { asked, reveal, expected: () => expected })
    }
    open = open.filter((one) => one !== reveal.best && one !== reveal.worst)
  }
  const bare = (silhouette: Silhouette) => ({ silhouette })
  return { kind: 'answer', best: best.map(bare), worst: worst.map(bare) }
}

/** Guesses what promises most, whatever he likes himself. */
function guessPlainly(view: TofugottView, memory: Memory): TofugottMove {
  const questions = questionsOf(memory, view.card?.id).slice(view.settled.length)
  const asked = { silhouettes: silhouettesInPlay(view), questions }
  const opinion = memory.opinions.get(view.active) ?? ANYBODY
  const place = bestGuess(PairChances.mix(expectEach(opinion, asked)))
  const silhouette = present(asked.silhouettes[place], 'some silhouettes are left')
  return { kind: 'guess', silhouette }
}

/** A player who answers by what is foreseen, guesses what promises most, and plays everything else as `bot` does. */
export function readerOf(bot: Bot<TofugottTypes, Memory>): Bot<TofugottTypes, Memory> {
  return {
    newMemory: (view, knowledge) => bot.newMemory(view, knowledge),
    remember: (memory, seen, view) => {
      bot.remember(memory, seen, view)
    },
    decide(view, memory, random, budget) {
      const asked = decisionOf(view)
      if (asked === 'answer') return answerAsForeseen(view, memory, random)
      if (asked === 'guess') return guessPlainly(view, memory)
      return bot.decide(view, memory, random, budget)
    },
  }
}

/** A player who guesses what promises most, and answers by his taste as `bot` does. */
export function plainGuesser(bot: Bot<TofugottTypes, Memory>): Bot<TofugottTypes, Memory> {
  return {
    newMemory: (view, knowledge) => bot.newMemory(view, knowledge),
    remember: (memory, seen, view) => {
      bot.remember(memory, seen, view)
    },
    decide(view, memory, random, budget) {
      if (decisionOf(view) === 'guess') return guessPlainly(view, memory)
      return bot.decide(view, memory, random, budget)
    },
  }
}
