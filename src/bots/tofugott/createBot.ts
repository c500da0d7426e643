/** The three levels of Tofugott: for now all of them choose at random and say nothing. */
import type { BotLevel } from '../../protocol/terms'
import { present } from '../../engine/invariant'
import { pick, shuffle } from '../../engine/random'
import { decisionOf } from '../../games/tofugott/outside/check'
import { QUESTIONS } from '../../games/tofugott/outside/contract'
import { silhouettesInPlay } from '../../games/tofugott/outside/silhouettesInPlay'
import type { TofugottTypes } from '../../games/tofugott/inside/types'
import type { Bot } from '../bot'

type Decide = Bot<TofugottTypes, null>['decide']

const atRandom: Decide = (view, _memory, random) => {
  const choices = silhouettesInPlay(view).map((silhouette) => ({ silhouette }))
  switch (present(decisionOf(view), 'who decides is asked')) {
    case 'keep':
      return { kind: 'keep', card: random.below(2) === 0 ? 0 : 1 }
    case 'answer': {
      shuffle(choices, random)
      const [best, worst] = [choices.slice(0, QUESTIONS), choices.slice(-QUESTIONS)]
      return { kind: 'answer', best, worst }
    }
    case 'guess':
      return { kind: 'guess', ...present(pick(choices, random), 'some are left') }
    case 'explain':
      return { kind: 'done' }
  }
}

const BOT: Bot<TofugottTypes, null> = {
  newMemory: () => null,
  remember: () => undefined,
  decide: atRandom,
}

/** The bots of Tofugott by level. */
export const TOFUGOTT_BOTS: Readonly<Record<BotLevel, Bot<TofugottTypes, null>>> = {
  easy: BOT,
  solid: BOT,
  sharp: BOT,
}
