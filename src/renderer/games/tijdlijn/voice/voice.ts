/** Words for one listener at a table of Tijdlijn. */
import type { Seat } from '../../../../engine/basics/seat'
import type {
  DatedView,
  FrontView,
  Icon,
  StandingView,
} from '../../../../games/tijdlijn/outside/contract'
import { joinNames, type Listener } from '../../../speech/listener/listener'
import { Speaker } from '../../../speech/listener/speaker'
import { standingMarks } from './labels'
import { gapName, iconName, innerQuotes, yearName, type Gap } from './names'

/** Letters of a text by which one knows it again: among few cards in sight, and of whatever was played. */
const SHORT = { inSight: 12, known: 30 }

function beginningOf(text: string, letters: number): string {
  if (text.length <= letters) return text
  const [words = ''] = new RegExp(`^.{1,${String(letters)}}(?= )`, 'u').exec(text) ?? [
    text.slice(0, letters),
  ]
  return `${words} …`
}

/** Says things to one listener. */
export class Voice extends Speaker {
  constructor(listener: Listener) {
    super(listener, 'tijdlijn')
  }

  /** A year that ends with a full stop ends the sentence as well: `44 v. Chr.` */
  override say(key: string, named: Record<string, unknown> = {}): string {
    return super.say(key, named).replace(/(?<=\p{L})\.\.(?!\.)/gu, '.')
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
    return this.say('say.card', { card: innerQuotes(front) })
  }

  /** A card that was read out when it was played, in a sentence that goes on: a long text as it begins. */
  known(card: FrontView): string {
    return this.card({ ...card, front: beginningOf(card.front, SHORT.known) })
  }

  /** A card with the icon of its side without a date. */
  faceUp(card: FrontView): string {
    const icon = card.icon === undefined ? [] : [this.icon(card.icon)]
    return [this.card(card), ...icon].join(', ')
  }

  facesUp(cards: readonly FrontView[]): string {
    return cards.map((card) => this.faceUp(card)).join(this.say('say.and'))
  }

  cards(cards: readonly FrontView[]): string {
    return cards.map((card) => this.card(card)).join(this.say('say.and'))
  }

  /** Only so much of each text that one knows which card is meant. */
  shortly(cards: readonly FrontView[]): string {
    const short = cards.map((card) => ({ ...card, front: beginningOf(card.front, SHORT.inSight) }))
    return joinNames(
      short.map((card) => this.card(card)),
      this.listener.t,
    )
  }

  dated(card: DatedView): string {
    return this.say('say.dated', { card: this.card(card), year: this.year(card.back.year) })
  }

  datedAll(cards: readonly DatedView[]): string {
    return cards.map((card) => this.dated(card)).join(this.say('say.and'))
  }

  /** A card in front of a seat with all that is known of it: its icon, or that it is stuck, when it was and which icon its back has. */
  standing(card: StandingView): string {
    return [this.card(card), ...standingMarks(card, this.listener.t)].join(', ')
  }

  standings(cards: readonly StandingView[]): string {
    return cards.map((card) => this.standing(card)).join(this.say('say.and'))
  }
}
