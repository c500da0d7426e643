/** Which sound an event of Die Tafelrunde 2 makes. */
import type { TafelrundeSeen } from '../../../games/tafelrunde/outside/contract'
import { soundTable } from '../../sound/soundTable'

/** The sound of an event; undefined for a silent one. */
export const soundOfTafelrunde = soundTable<TafelrundeSeen>(
  {
    played: 'laid',
    letzteWarnungPlayed: 'success',
    wiederbelebungPlayed: 'flourish',
    zorkPlayed: 'success',
    feierabendPlayed: 'setback',
    startPassedOn: 'roundEnd',
    matchEnded: 'matchEnd',
  },
  () => undefined,
)
