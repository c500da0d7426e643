/** Whole names of cards for buttons and tips. */
import type {
  DatedView,
  FrontView,
  Icon,
  StandingView,
} from '../../../../games/tijdlijn/outside/contract'
import type { Translate } from '../../../wording/translate'
import { datedName, iconName, yearName } from './names'

const WORDS = 'tijdlijnTable'

/** What stands on the side without a date, e.g. `…, sun`. */
export function frontLabel({ front, icon }: FrontView, t: Translate): string {
  return icon === undefined ? front : `${front}, ${iconName(icon, t)}`
}

/** The icon of the other side of a card that lies with its front up. */
export function onBack(icon: Icon, t: Translate): string {
  return t(`${WORDS}.onBack`, { icon: iconName(icon, t) })
}

/** The icon of the side that is up: once the match is over all cards but the stuck ones are turned. */
export function upIcon({
  icon,
  stuck,
  back,
}: Pick<StandingView, 'icon' | 'back'> & { readonly stuck?: boolean }): Icon | undefined {
  return back && stuck !== true ? back.icon : icon
}

/** What is to be known of a card in front of a seat beside its text: icon, that it is stuck, and what its back has shown (TL-14). */
export function standingMarks(
  { icon, stuck, back }: Omit<StandingView, 'card' | 'front' | 'picture'>,
  t: Translate,
): string[] {
  return [
    ...(icon === undefined ? [] : [iconName(icon, t)]),
    ...(stuck ? [t(`${WORDS}.stuck`)] : []),
    ...(back ? [yearName(back.year, t)] : []),
    ...(back?.icon === undefined ? [] : [onBack(back.icon, t)]),
  ]
}

/** A card in front of a seat, with whether it is stuck or matches the discards. */
export function standingLabel(card: StandingView, matches: boolean, t: Translate): string {
  const fits = matches ? [t(`${WORDS}.matches`)] : []
  return [card.front, ...standingMarks(card, t), ...fits].join(', ')
}

/** A card with its date and the icon beside it, e.g. `1492: …, sun`. */
export function datedLabel(card: DatedView, t: Translate): string {
  const { icon } = card.back
  return [datedName(card, t), ...(icon === undefined ? [] : [iconName(icon, t)])].join(', ')
}
