/** Who stands how at a table of Tofugott, and how it ended, in words. */
import type { TofugottView } from '../../../../games/tofugott/outside/contract'
import { formatPoints } from '../../../wording/formatPoints'
import { finderOf, standingsOf } from '../score/standings'
import type { Voice } from './voice'

/** The places in their order, with points. */
function placesText(view: TofugottView, voice: Voice): string {
  const places = standingsOf(view).map(({ seat, rank, points: sum }) => {
    const points = voice.table('points', { n: sum, points: formatPoints(sum) })
    return voice.say('say.place', { rank, name: voice.name(seat), points })
  })
  return places.join('; ')
}

/** The places in their order, and where the next match begins. */
export function overText(view: TofugottView, voice: Voice): string {
  return voice.say('say.over', { places: placesText(view, voice) })
}

/** How a tie was settled (TG-21); undefined where nobody drew for the tofu. */
export function endingOf({ phase, players }: TofugottView, voice: Voice): string | undefined {
  const tieBreak = phase.kind === 'over' ? phase.tieBreak : []
  const finder = finderOf(tieBreak)
  const sum = players[finder ?? -1]?.points
  if (finder === undefined || sum === undefined) return undefined
  const points = voice.table('points', { n: Math.abs(sum), points: formatPoints(sum) })
  return voice.about(finder, 'tieWon', { points, n: tieBreak.at(-1)?.steps.length ?? 0 })
}

/** Who has how many points, and who is gone. */
export function standingOf(view: TofugottView, voice: Voice): string {
  const { players, phase } = view
  if (phase.kind === 'over') return voice.say('say.standing', { points: placesText(view, voice) })
  const points = players.map(({ points: sum, left }, seat) => {
    const said = voice.say('say.points', { name: voice.name(seat), n: formatPoints(sum) })
    return left ? `${said} (${voice.say('say.gone')})` : said
  })
  return voice.say('say.standing', { points: points.join(', ') })
}
