/** Whole names of cards for buttons and tips. */
import type { FrontView, StandingView } from '../../../games/tijdlijn/outside/contract'
import type { Translate } from '../../wording/translate'
import { iconName, yearName } from './names'

const WORDS = 'tijdlijnTable'

/** What stands on the side without a date, e.g. `…, sun`. */
export function frontLabel({ front, icon }: FrontView, t: Translate): string {
  return icon === undefined ? front : `${front}, ${iconName(icon, t)}`
}

/** A card in front of a seat, with whether it is stuck or matches the discards. */
export function standingLabel(card: StandingView, matches: boolean, t: Translate): string {
  const { stuck, back } = card
  return [
    frontLabel(card, t),
    ...(stuck ? [t(`${WORDS}.stuck`)] : []),
    ...(back ? [yearName(back.year, t)] : []),
    ...(matches ? [t(`${WORDS}.matches`)] : []),
  ].join(', ')
}
