/** Buchstabenbluff: the whole game. */
import type { Game } from '../../../engine/contract/game'
import type { RankingOutcome } from '../../../engine/contract/outcome'
import { seatAfter } from '../../../engine/basics/seat'
import type {
  BuchstabenbluffMove,
  BuchstabenbluffReason,
  BuchstabenbluffView,
} from '../outside/contract'
import { parseWord } from '../outside/cardSpelling'
import { spellingOf } from '../outside/check'
import { isListed, studyWords } from '../outside/knownWords'
import { buchstabenbluffLegality } from '../outside/legality'
import { deal } from './deal'
import { awaited, question, toAct } from './decisions'
import { imagine } from './imagine'
import { notation } from './notation'
import { contentFor, knowledge, plan, readContent, type BuchstabenbluffPlan } from './plan'
import { leave, play } from './play'
import { parsePractice } from './practice'
import { fallback, sampleFrom, sampleMove } from './sampleMove'
import { eventFor } from './seen'
import { copy, type BuchstabenbluffState } from './state'
import type { BuchstabenbluffTypes } from './types'
import { view } from './view'

/** Whether an announcement is refused as unlisted; the cards are not looked at (BB-10). */
function judge(
  { options }: BuchstabenbluffView,
  move: BuchstabenbluffMove,
  { known }: BuchstabenbluffPlan,
): BuchstabenbluffReason | undefined {
  if (move.kind !== 'lay' || options.dictionary === 'open') return undefined
  const spelling = parseWord(move.word, spellingOf(options))
  return spelling.ok && isListed(known, spelling.value) ? undefined : 'word-not-in-list'
}

function outcome({ phase }: BuchstabenbluffState): RankingOutcome | undefined {
  if (phase.kind !== 'over') return undefined
  const scores = phase.scores.map(({ total }) => total)
  return { kind: 'ranking', ranks: [...phase.ranks], scores }
}

/** Buchstabenbluff. */
export const buchstabenbluff: Game<BuchstabenbluffTypes> = {
  ...buchstabenbluffLegality,
  rulesVersion: 1,
  notation,
  leave,
  contentFor,
  readContent,
  // Words are public: whoever plays learns of each whether it is listed.
  isOpenContent: () => true,
  parsePractice,
  plan,
  knowledge,
  study: studyWords,
  deal,
  toAct,
  question,
  awaited,
  view,
  judge,
  play,
  copy,
  eventFor,
  outcome,
  carry: ({ dealer, seats }) => ({ dealer: seatAfter(dealer, seats) }),
  imagine,
  sampleMove,
  sampleFrom,
  fallback,
}
