/** Which sound an event of Buchstabenbluff makes. */
import type { Json } from '../../../engine/json'
import type { BuchstabenbluffSeen } from '../../../games/buchstabenbluff/outside/contract'
import { isBuchstabenbluffSeen } from '../../../games/buchstabenbluff/outside/guards'
import type { SoundName } from '../../sound/useSound'

function soundOf(event: BuchstabenbluffSeen): SoundName | undefined {
  switch (event.kind) {
    case 'announced':
      return 'laid'
    case 'doubted':
      return event.judgement.isTrue ? 'success' : 'setback'
    case 'reshuffled':
      return 'flourish'
    case 'ended':
      return 'matchEnd'
    case 'believed':
    case 'drew':
    case 'left':
    case 'passed':
    case 'turnBegan':
      return undefined
  }
}

/** The sound of an event; undefined for a silent one. */
export function soundOfBuchstabenbluff(event: Json): SoundName | undefined {
  return isBuchstabenbluffSeen(event) ? soundOf(event) : undefined
}
