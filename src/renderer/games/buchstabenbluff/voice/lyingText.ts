/** How the cards of a word lie, as far as the listener may know it. */
import { facesOf } from '../../../../games/buchstabenbluff/outside/cards'
import type {
  Announcement,
  Card,
  OpenCard,
  WordView,
} from '../../../../games/buchstabenbluff/outside/contract'
import { areContained } from '../../../../games/buchstabenbluff/outside/fit'
import type { Voice } from './voice'

/** Which cards lie face up, each with its place (BB-30); undefined where none does. */
export function openText(open: readonly OpenCard[], voice: Voice): string | undefined {
  if (open.length === 0) return undefined
  const cardsUp = open.map(({ at, card }) =>
    voice.say('event.openAt', { card: voice.card(card), place: at + 1 }),
  )
  return voice.say('event.open', { cards: cardsUp.join(', ') })
}

/** What only who laid it knows (BB-16); undefined for all others. */
export function ownCardsText(
  { cards, spelling }: Pick<Announcement, 'spelling'> & { readonly cards?: readonly Card[] },
  voice: Voice,
): string | undefined {
  if (!cards) return undefined
  const key = areContained(cards, facesOf(spelling)) ? 'event.laidYou' : 'event.bluffYou'
  return voice.say(key, { cards: voice.laid(cards, spelling) })
}

/** How a word lies that waits for answers: what all may know comes first. */
export function lyingText(word: WordView, voice: Voice): string[] {
  const { open, count } = word
  const up = openText(open, voice)
  const down = up && voice.say('event.down', { n: count - open.length })
  return [up, down, ownCardsText(word, voice)].filter((text) => text !== undefined)
}
