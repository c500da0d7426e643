/** Proposing a page of the match to keep, once it is over; nothing else is said without being asked. */
import type { Talk } from '../../../engine/contract/game'
import { parseMoveBy } from '../../../engine/kit/parseMoveBy'
import { err } from '../../../engine/basics/result'
import type { TofugottOutside, TofugottProposal } from './contract'

/** What can be proposed at a table of Tofugott. */
export const talk: Talk<TofugottOutside> = {
  parseSignal: () => err('this game has no signals'),
  checkSignal: () => undefined,
  parseProposal: parseMoveBy<TofugottProposal>({
    keepsake: { keys: [], parse: () => ({ kind: 'keepsake' }) },
  }),
  checkProposal: (view) => {
    if (view && view.you === undefined) return 'not-seated'
    return view?.phase.kind === 'over' ? undefined : 'no-keepsake-yet'
  },
  adopt: (options) => options,
  isAboutMatch: () => true,
}
