/** What a bot of Tofugott advises: how likely an answer is, from what everybody has answered, and never from a taste of its own. */
import { percentOf, type Thought } from '../../engine/contract/thought'
import type { Seat } from '../../engine/basics/seat'
import type { TofugottView } from '../../games/tofugott/outside/contract'
import { SILHOUETTES, type Silhouette } from '../../games/tofugott/outside/silhouettes'
import { believedPercent, type Mind } from '../explain'
import { PairChances } from './answers'
import { isAnsweredInKind } from './contrary'
import { bestGuess } from './guess'
import { askedNow, contraryOf, type Memory } from './memory'
import { expectAnswers, expectEach, type Asked, type Opinion } from './opinion'

/** Every kind of advice. */
export const ADVICE_KINDS = ['adviseGuess', 'adviseAnyGuess', 'adviseAnswers'] as const
type Advice = Thought<(typeof ADVICE_KINDS)[number]>

/** What is expected for the best answer, with its chances, and what for the worst. */
interface Expected {
  readonly best: Silhouette
  /** How likely it is the best answer. */
  readonly chance: number
  /** How likely it is the worst answer. */
  readonly risk: number
  readonly worst: Silhouette | undefined
}

/** What is expected among these silhouettes: the best answer is one that is hardly the worst. */
function expectedAmong(
  silhouettes: readonly Silhouette[],
  chances: PairChances,
): Expected | undefined {
  const place = bestGuess(chances)
  const best = silhouettes[place]
  if (best === undefined) return undefined
  const marginals = chances.marginals()
  const risks = [...marginals.worst].map((risk, at) => (at === place ? 0 : risk))
  return {
    best,
    chance: marginals.best[place] ?? 0,
    risk: marginals.worst[place] ?? 0,
    worst: silhouettes[risks.indexOf(Math.max(...risks))],
  }
}

/** What is expected question by question, if what comes before is answered so. */
function expectedAnswers(opinion: Opinion, { silhouettes, questions }: Asked): Expected[] {
  let open = silhouettes
  return questions.flatMap((_, number) => {
    const asked = { silhouettes: open, questions: questions.slice(number) }
    const expected = expectedAmong(open, expectAnswers(opinion, asked))
    if (!expected) return []
    const { best, worst } = expected
    open = open.filter((one) => one !== best && one !== worst)
    return [expected]
  })
}

/** What is thought of somebody, and how many of his answers that rests on. */
function knownOf({ opinions, answered }: Memory, seat: Seat, prior: Opinion) {
  return { opinion: opinions.get(seat) ?? prior, n: answered.get(seat) ?? 0 }
}

/** On a guess: what is likeliest, and what it may cost (TG-16). */
export function adviseGuess(
  { view, memory }: Mind<TofugottView, Memory>,
  prior: Opinion,
): Advice | undefined {
  const asked = askedNow(memory, view)
  if (memory.isWary && isAnsweredInKind(contraryOf(memory, view.active))) {
    const percent = percentOf(1 / asked.silhouettes.length)
    return { kind: 'adviseAnyGuess', values: { percent } }
  }
  const { opinion, n } = knownOf(memory, view.active, prior)
  // Whoever has just weighed his own guess expects the same.
  const weighed = memory.turn.expected ?? expectEach(opinion, asked)
  const expected = expectedAmong(asked.silhouettes, PairChances.mix(weighed))
  if (!expected) return undefined
  const { best, chance, risk } = expected
  const values = {
    silhouette: SILHOUETTES.indexOf(best),
    percent: believedPercent(chance),
    worst: believedPercent(risk),
    n,
  }
  return { kind: 'adviseGuess', values }
}

/** On one's own six: what the others expect from what they have seen, since a right guess is a point for both (TG-16). */
export function adviseAnswers(
  { view, memory }: Mind<TofugottView, Memory>,
  prior: Opinion,
): Advice {
  const { opinion, n } = knownOf(memory, view.you ?? 0, prior)
  const named = expectedAnswers(opinion, askedNow(memory, view)).flatMap(({ best, chance }, at) => [
    [`silhouette${String(at + 1)}`, SILHOUETTES.indexOf(best)] as const,
    [`percent${String(at + 1)}`, believedPercent(chance)] as const,
  ])
  return { kind: 'adviseAnswers', values: { n, ...Object.fromEntries(named) } }
}
