/** Words for one listener at a table of Tijdlijn. */
import type { Seat } from '../../../engine/seat'
import type {
  DatedView,
  FrontView,
  Icon,
  StandingView,
} from '../../../games/tijdlijn/outside/contract'
import type { Listener } from '../../speech/listener'
import { Speaker } from '../../speech/speaker'
import { gapName, iconName, yearName, type Gap } from './names'

/** Says things to one listener. */
export class Voice extends Speaker {
  constructor(listener: Listener) {
    super(listener, 'tijdlijn')
  }

  override name(seat: Seat): string {
    return this.isYou(seat) ? this.say('event.you') : super.name(seat)
  }

  year(year: number): string {
    return yearName(year, this.listener.t)
  }

  gap(gap: Gap): string {
    return gapName(gap, this.listener.t)
  }

  icon(icon: Icon | undefined): string {
    return icon === undefined ? '' : iconName(icon, this.listener.t)
  }

  /** The text of a card in quotation marks. */
  card({ front }: FrontView): string {
    return this.say('say.card', { card: front })
  }

  cards(cards: readonly FrontView[]): string {
    return cards.map((card) => this.card(card)).join(this.say('say.and'))
  }

  dated({ front, back }: DatedView): string {
    return this.say('say.dated', { card: front, year: this.year(back.year) })
  }

  datedAll(cards: readonly DatedView[]): string {
    return cards.map((card) => this.dated(card)).join(this.say('say.and'))
  }

  /** A card in front of a seat with all that is known of it: its icon, or that it is stuck and when it was. */
  standing({ front, icon, stuck, back }: StandingView): string {
    if (stuck && back) {
      return this.say('say.cardStuckYear', { card: front, year: this.year(back.year) })
    }
    if (stuck) return this.say('say.cardStuck', { card: front })
    if (icon === undefined) return this.say('say.card', { card: front })
    return this.say('say.cardIcon', { card: front, icon: this.icon(icon) })
  }

  standings(cards: readonly StandingView[]): string {
    return cards.map((card) => this.standing(card)).join(this.say('say.and'))
  }
}
