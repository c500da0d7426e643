/** Why a match has ended, in one sentence for the sheet of its result. */
import type { Seat } from '../../../../engine/basics/seat'
import type { End, TijdlijnView } from '../../../../games/tijdlijn/outside/contract'
import { joinNames } from '../../../speech/listener/listener'
import { whereInFront } from '../voice/reader'
import { nextRankText } from './rankText'
import { outOfMost, rankNow, tallyOf } from './tally'
import type { Voice } from '../voice/voice'

/** Who has the fewest cards of all that still play. */
function winnersOf({ players }: TijdlijnView): Seat[] {
  const playing = players.flatMap(({ left, out, cards }, seat) =>
    left || out ? [] : [{ seat, count: cards.length }],
  )
  const fewest = Math.min(...playing.map(({ count }) => count))
  return playing.flatMap(({ seat, count }) => (count === fewest ? [seat] : []))
}

/** What stood open when no card that was tried found a place (TL-15): the gaps of the line, and the years of its ends. */
function openLine({ line }: TijdlijnView) {
  const gaps = line.slice(0, -1)
  const [first = 0, last = first] = [line[0], line.at(-1)].map((node) => node?.cards[0]?.back.year)
  return { gaps: gaps.length, n: gaps.filter(({ slot }) => slot.length === 0).length, first, last }
}

/** Why those who play together could not go on, as the line and the discards lay; undefined: it ended otherwise. */
function whyStopped(view: TijdlijnView, end: End, voice: Voice): string | undefined {
  if (end === 'no-icon-matches') {
    return voice.table(`result.why.${end}`, { icon: voice.icon(view.discard.at(-1)?.back.icon) })
  }
  if (end !== 'none-fits') return undefined
  const { first, last, gaps, n } = openLine(view)
  const key = gaps === 1 && n === 0 ? `${end}OneGap` : end
  const years = { first: voice.year(first), last: voice.year(last) }
  return voice.table(`result.why.${key}`, { ...years, gaps, n })
}

/** The rule that ended the match, with names and rounds; undefined while it runs. */
export function whyOver(view: TijdlijnView, voice: Voice): string | undefined {
  if (view.phase.kind !== 'over') return undefined
  const { end } = view.phase
  const stopped = whyStopped(view, end, voice)
  if (stopped !== undefined) return stopped
  const { t } = voice.listener
  const winners = winnersOf(view)
  const names = joinNames(
    winners.map((seat) => voice.listener.names[seat] ?? ''),
    t,
  )
  const isYours = end === 'won' && winners.some((seat) => voice.isYou(seat))
  const why = voice.table(`result.why.${isYours ? 'wonYou' : end}`, { names, round: view.round })
  const { playOffAfter: round } = view
  return round === undefined ? why : `${why} ${voice.table('result.playedOff', { round })}`
}

/** The rule that ended the match and, in a line of its own, what the score of those who play together is made of (TL-25); undefined while it runs. */
export function endingOf(view: TijdlijnView, voice: Voice): string | undefined {
  const why = whyOver(view, voice)
  if (why === undefined || view.score === undefined) return why
  const made = voice.say('say.made', { ...tallyOf(view), where: whereInFront(view, voice) })
  return [`${why}\n${made}`, howGood(view, voice) ?? ''].join(' ').trimEnd()
}

/** How good the score of those who play together is, as far as it can be said: what cards can bring at most, or the way to the next rank. */
export function howGood(view: TijdlijnView, voice: Voice): string | undefined {
  const most = outOfMost(view)
  if (most) return voice.table('outOf', { ...most })
  return rankNow(view) === undefined || view.score === undefined
    ? undefined
    : nextRankText(view.score, voice.listener.t)
}
