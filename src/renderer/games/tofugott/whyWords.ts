/** What a bot of Tofugott says when it is asked why, beside its thinking: the reason that it gave last, or what it is known for. */
import type { Json } from '../../../engine/json'
import type { TofugottView, TurnedCard } from '../../../games/tofugott/outside/contract'
import { isTofugottView } from '../../../games/tofugott/outside/guards'
import { characterAt } from '../../speech/characterText'
import { isBotSeat, type Listener } from '../../speech/listener'
import type { AskedWhy } from '../gameTable'
import { explanationText, silhouetteTitle } from './names'

/** The cards that bots have turned in this turn, the latest last. */
function cardsOfBots({ settled, phase }: TofugottView, { seats, seat }: AskedWhy): TurnedCard[] {
  const open = phase.kind === 'revealing' ? phase.turned : []
  return [...settled.flatMap(({ turned }) => turned), ...open].filter(
    (card) => isBotSeat(seats[card.seat]) && (seat === undefined || card.seat === seat),
  )
}

/** In words; undefined: what the bot thought is told, or there is really nothing. */
export function whyWords(asked: AskedWhy, { t }: Listener, view: Json): string | undefined {
  if (!isTofugottView(view)) return undefined
  const { seats, isTold } = asked
  const last = cardsOfBots(view, asked).at(-1)
  // Of guesses it tells what it thought.
  if (isTold && (!last || last.role === 'guess')) return undefined
  const seat = last?.seat ?? asked.seat ?? seats.findIndex(isBotSeat)
  const holder = seats[seat]
  if (!holder || holder.kind === 'free') return undefined
  const { name } = holder
  const said = last?.said.at(-1)
  if (last && said) {
    const silhouette = silhouetteTitle(last.silhouette, t)
    const words = explanationText(said, last.silhouette, t)
    return t('tofugottTable.why.said', { name, silhouette, words })
  }
  const character = characterAt(holder, 'tofugott', t)
  return (
    character &&
    t('tofugottTable.why.character', { name, character: character.name, line: character.line })
  )
}
