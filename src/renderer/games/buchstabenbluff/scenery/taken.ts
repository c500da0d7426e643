/** The view of Buchstabenbluff while what an event moves is in the air. */
import type { OfKind } from '../../../../engine/basics/kinds'
import type {
  BuchstabenbluffSeen,
  BuchstabenbluffView,
  WordView,
} from '../../../../games/buchstabenbluff/outside/contract'
import { isDealing, takeFromHand, withLatestWord } from './changes'

/** The word is said with the first card: nothing flies over the one before it. */
function announce(
  event: OfKind<BuchstabenbluffSeen, 'announced'>,
  view: BuchstabenbluffView,
): BuchstabenbluffView {
  const { seat, turn, word, spelling, count, open, cards } = event
  const known = cards === undefined ? {} : { cards }
  const said: WordView = {
    seat,
    turn,
    word,
    spelling,
    count,
    open,
    fate: 'pending',
    doubters: [],
    ...known,
  }
  return { ...view, words: [...view.words, said] }
}

/** All answers are there, and who doubts is known; what came out is not, before the cards lie open. */
function close(view: BuchstabenbluffView, doubters: WordView['doubters']): BuchstabenbluffView {
  const asked = withLatestWord(view, (word) => ({ ...word, doubters }))
  return { ...asked, phase: { kind: 'answers', missing: 0 } }
}

/** What lies on the table while things are in the air. */
export function takenInBuchstabenbluff(
  view: BuchstabenbluffView,
  event: BuchstabenbluffSeen,
): BuchstabenbluffView {
  switch (event.kind) {
    case 'drew':
      return { ...view, drawPile: view.drawPile - (isDealing(view) ? view.seats : 1) }
    case 'announced':
      return takeFromHand(announce(event, view), event.seat, {
        count: event.count,
        known: event.cards ?? [],
      })
    case 'reshuffled':
      return { ...view, discards: [] }
    case 'believed':
      return close(view, [])
    case 'doubted':
      return close(view, event.doubters)
    case 'turnBegan':
    case 'refilled':
    case 'passed':
    case 'left':
    case 'ended':
      return view
  }
}
