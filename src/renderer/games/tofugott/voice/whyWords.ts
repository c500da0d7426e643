/** What a bot of Tofugott says when it is asked why, beside its thinking: the reason that it gave last, or what it is known for. */
import type { Json } from '../../../../engine/basics/json'
import type { TofugottView, TurnedCard } from '../../../../games/tofugott/outside/contract'
import { isTofugottView } from '../../../../games/tofugott/outside/guards'
import type { SeatView } from '../../../../protocol/tableViews'
import { characterAt } from '../../../speech/texts/characterText'
import { isBotSeat, type Listener } from '../../../speech/listener/listener'
import type { AskedWhy } from '../../gameTable'
import { explanationText, silhouetteTitle } from './names'

/** The cards that bots have turned in this turn, the latest last. */
function cardsOfBots({ settled, phase }: TofugottView, { seats, seat }: AskedWhy): TurnedCard[] {
  const open = phase.kind === 'revealing' ? phase.turned : []
  return [...settled.flatMap(({ turned }) => turned), ...open].filter(
    (card) => isBotSeat(seats[card.seat]) && (seat === undefined || card.seat === seat),
  )
}

/** The reason that was given for a card, with its owner's name; undefined: none was. */
function saidText(
  last: TurnedCard | undefined,
  name: string,
  t: Listener['t'],
): string | undefined {
  const said = last?.said.at(-1)
  if (!last || !said) return undefined
  const silhouette = silhouetteTitle(last.silhouette, t)
  const words = explanationText(said, last.silhouette, t)
  return t('tofugottTable.why.said', { name, silhouette, words })
}

/** What kind of player somebody is; undefined: nobody knows. */
function knownText(holder: SeatView, name: string, t: Listener['t']): string | undefined {
  const known = characterAt(holder, 'tofugott', t)
  if (!known) return undefined
  return t('tofugottTable.why.character', { name, character: known.name, line: known.line })
}

/** In words; undefined: what the bot thought is told, or there is really nothing. */
export function whyWords(asked: AskedWhy, { t }: Listener, view: Json): string | undefined {
  if (!isTofugottView(view)) return undefined
  const last = cardsOfBots(view, asked).at(-1)
  // Of guesses it tells what it thought.
  if (asked.isTold && (last?.role ?? 'guess') === 'guess') return undefined
  const holder = asked.seats[last?.seat ?? asked.seat ?? asked.seats.findIndex(isBotSeat)]
  if (!holder || holder.kind === 'free') return undefined
  return saidText(last, holder.name, t) ?? knownText(holder, holder.name, t)
}
