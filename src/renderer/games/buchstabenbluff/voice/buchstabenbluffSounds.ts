/** Which sound an event of Buchstabenbluff makes. */
import type { BuchstabenbluffSeen } from '../../../../games/buchstabenbluff/outside/contract'
import { soundTable } from '../../../sound/soundTable'

/** What is heard in Buchstabenbluff. */
export const buchstabenbluffSounds = soundTable<BuchstabenbluffSeen>({
  kinds: { announced: 'card', believed: 'slide', reshuffled: 'riffle', ended: 'matchEnd' },
  special: [
    { sound: 'stampRight', when: (event) => event.kind === 'doubted' && event.judgement.isTrue },
    { sound: 'stampWrong', when: (event) => event.kind === 'doubted' && !event.judgement.isTrue },
    { sound: 'applause', when: (event) => event.kind === 'ended' && event.end === 'finished' },
  ],
  asksTogether: true,
  turnsCards: true,
})
