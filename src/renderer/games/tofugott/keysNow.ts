/** Which of Tofugott's keys do something now. */
import { decisionOf, mayExplain } from '../../../games/tofugott/outside/check'
import type { TofugottView } from '../../../games/tofugott/outside/contract'

/** Their names, under `keys` of the table's words; empty while nothing is asked. */
export function keysNow(view: TofugottView): readonly string[] {
  switch (decisionOf(view)) {
    case 'keep':
      return ['keep', 'readOut']
    case 'answer':
      return ['hand', 'answerByDigit', 'lockSix']
    case 'guess':
      return ['hand', 'guessByDigit', 'reason', 'lockGuess']
    case 'explain':
      return mayExplain(view) ? ['words', 'done', 'withoutReasons'] : ['done', 'withoutReasons']
    case undefined:
      return []
  }
}
