/** What is put to the vote at a table of Tofugott, in words; the result offers it. */
import type { GameTalk } from '../gameTable'
import { talk as rules } from '../../../games/tofugott/outside/talk'

/** Talk at a table of Tofugott. */
export const tofugottTalk: GameTalk = {
  signal: () => '',
  markOf: () => undefined,
  proposal: (raw, { t }) =>
    rules.parseProposal(raw).ok ? t('tofugottTable.keepsake.proposal') : '',
  signals: () => [],
  proposals: () => [],
}
