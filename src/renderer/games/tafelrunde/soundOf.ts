/** Which sound an event of Die Tafelrunde 2 makes. */
import type { Json } from '../../../engine/json'
import type { TafelrundeSeen } from '../../../games/tafelrunde/outside/contract'
import { isTafelrundeSeen } from '../../../games/tafelrunde/outside/guards'
import type { SoundName } from '../../sound/useSound'

const SOUNDS: Readonly<Partial<Record<TafelrundeSeen['kind'], SoundName>>> = {
  played: 'laid',
  letzteWarnungPlayed: 'success',
  wiederbelebungPlayed: 'flourish',
  zorkPlayed: 'success',
  feierabendPlayed: 'setback',
  startPassedOn: 'roundEnd',
  matchEnded: 'matchEnd',
}

/** The sound of an event; undefined for a silent one. */
export function soundOfTafelrunde(event: Json): SoundName | undefined {
  return isTafelrundeSeen(event) ? SOUNDS[event.kind] : undefined
}
