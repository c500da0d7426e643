/** Words for one listener at a table of Tofugott. */
import type { Seat } from '../../../../engine/basics/seat'
import type {
  CardView,
  Choice,
  Explanation,
  TurnedCard,
} from '../../../../games/tofugott/outside/contract'
import type { Silhouette } from '../../../../games/tofugott/outside/silhouettes'
import type { Listener } from '../../../speech/listener/listener'
import { Speaker } from '../../../speech/listener/speaker'
import type { AnswerPlace } from '../ask/draft'
import { explanationText, silhouetteName, silhouetteTitle } from './names'

/** A heading or a question with a sign at its end, so that the voice falls. */
function closed(text: string): string {
  return /\p{Terminal_Punctuation}$/u.test(text) || text.endsWith('…') ? text : `${text}.`
}

/** Says things to one listener. */
export class Voice extends Speaker {
  constructor(listener: Listener) {
    super(listener, 'tofugott')
  }

  override name(seat: Seat): string {
    return this.isYou(seat) ? this.say('event.you') : super.name(seat)
  }

  /** Whether a bot plays there for somebody else: what it says is marked as a bot's each time. */
  isOtherBot(seat: Seat): boolean {
    return !this.isYou(seat) && this.listener.isBot?.(seat) === true
  }

  silhouette(silhouette: Silhouette): string {
    return silhouetteName(silhouette, this.listener.t)
  }

  /** A silhouette at the beginning of a sentence. */
  title(silhouette: Silhouette): string {
    return silhouetteTitle(silhouette, this.listener.t)
  }

  silhouettes(silhouettes: readonly Silhouette[]): string {
    return silhouettes.map((one) => this.silhouette(one)).join(', ')
  }

  /** Each after the digit that chooses it: its place in the hand, which it keeps all turn. */
  numbered(silhouettes: readonly Silhouette[], places: readonly Silhouette[]): string {
    const named = silhouettes.map((one) => {
      const digit = places.indexOf(one) + 1
      return this.say('say.numbered', { digit, silhouette: this.silhouette(one) })
    })
    return named.join(', ')
  }

  /** What is said of a silhouette. */
  spoken(explanation: Explanation, silhouette: Silhouette): string {
    return explanationText(explanation, silhouette, this.listener.t)
  }

  /** What is said with a card, once its owner is named. */
  quoted({ seat, silhouette }: TurnedCard, explanation: Explanation): string {
    const key = this.isOtherBot(seat) ? 'say.quotedBot' : 'say.quoted'
    return this.say(key, { words: this.spoken(explanation, silhouette) })
  }

  /** A question card with everything on it; a black one is called so. */
  card({ title, scenario, questions, spicy }: CardView): string {
    const asked = questions.map((text, index) =>
      this.say('say.question', { number: index + 1, text }),
    )
    const head = [title, ...(spicy ? [this.table('black')] : [])].map(closed).join(' ')
    return this.say('say.card', { title: head, scenario, questions: asked.join(' ') })
  }

  /** A place for an answer, with its question's own words. */
  askedPlace({ role, question }: AnswerPlace, card: CardView): string {
    const text = closed(card.questions[question] ?? '')
    return this.say(`say.asked.${role}`, { number: question + 1, text })
  }

  /** Pairs of a best and a worst answer, question by question. */
  answers(best: readonly Choice[], worst: readonly Choice[]): string {
    const lines = best.map((choice, index) => {
      const other = worst[index]
      return this.say('say.answers', {
        number: index + 1,
        best: this.silhouette(choice.silhouette),
        worst: other ? this.silhouette(other.silhouette) : '',
      })
    })
    return lines.join(' ')
  }
}
