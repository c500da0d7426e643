/** Which sound an event of Tofugott makes. */
import type { TofugottSeen } from '../../../../games/tofugott/outside/contract'
import { soundTable } from '../../../sound/soundTable'

function isGain(points: number): boolean {
  return points > 0
}

/** An answer of whoever is in turn is stamped; a guess is only turned. */
function isAnswer(event: TofugottSeen, role: 'best' | 'worst'): boolean {
  return event.kind === 'turned' && event.card.role === role
}

/** The draw for the tofu ends once a single seat has drawn it. */
function isTofuFound(event: TofugottSeen): boolean {
  if (event.kind !== 'drewForTofu') return false
  return event.silhouettes.filter((silhouette) => silhouette === 'tofu').length === 1
}

/** What is heard in Tofugott. */
export const tofugottSounds = soundTable<TofugottSeen>({
  kinds: {
    turnBegun: 'riffle',
    read: 'turnOver',
    answered: 'card',
    guessed: 'card',
    turned: 'turnOver',
    settled: 'setback',
    drewForTofu: 'turnOver',
    cancelled: 'setback',
    tied: 'roundEnd',
    ended: 'matchEnd',
  },
  special: [
    { sound: 'stampRight', when: (event) => isAnswer(event, 'best') || isTofuFound(event) },
    { sound: 'stampWrong', when: (event) => isAnswer(event, 'worst') },
    { sound: 'gem', when: (event) => event.kind === 'settled' && event.gains.some(isGain) },
    { sound: 'applause', when: (event) => event.kind === 'ended' && event.end === 'finished' },
  ],
  asksTogether: true,
  turnsCards: true,
})
