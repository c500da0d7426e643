/** What a step of a first round has its learner touch, one thing after the other, and which of it is next. */

/** Something on the board; where there are several of it, any of them will do. */
export type Touch =
  /** One of these cards of the hand, by the keys that the hand gives them. */
  | { readonly cards: readonly [string, ...string[]] }
  /** Whichever card of the hand. */
  | { readonly cards: 'any' }
  /** A button, or a place where something is laid, by its `data-touch` or `data-drop`. */
  | { readonly named: readonly [string, ...string[]] }

/** One of these cards of the hand. */
export function oneOf(...cards: readonly [string, ...string[]]): Touch {
  return { cards }
}
/** Any card of the hand. */
export const ANY_CARD: Touch = { cards: 'any' }
/** What bears one of these names. */
export function thing(...named: readonly [string, ...string[]]): Touch {
  return { named }
}

const HELD = '[data-hand-card]'

/** The cards in the hand that lies on a board. */
export function heldOn(board: ParentNode): HTMLElement[] {
  return [...board.querySelectorAll<HTMLElement>(HELD)]
}

function foundOn(board: ParentNode, touch: Touch): HTMLElement[] {
  if ('named' in touch) {
    const names = touch.named.map((name) => `[data-touch="${name}"], [data-drop="${name}"]`)
    return [...board.querySelectorAll<HTMLElement>(names.join())]
  }
  const held = heldOn(board)
  if (touch.cards === 'any') return held
  const { cards } = touch
  return held.filter(({ dataset }) => cards.includes(dataset['key'] ?? ''))
}

/** What stays where it is says itself that it has been chosen: a button that is down, a field with something in it. */
function isChosen(one: HTMLElement): boolean {
  if (one instanceof HTMLInputElement) return one.value !== ''
  return one.getAttribute('aria-pressed') === 'true'
}

function isDone(touch: Touch, found: readonly HTMLElement[]): boolean {
  // A chosen card leaves the hand, and a button that has turned something is named by what it turns to.
  if ('named' in touch) return found.length === 0 || found.some(isChosen)
  return touch.cards !== 'any' && found.length < touch.cards.length
}

/** What is to be touched next on a board on which so many cards were held when the step began; nothing when all has been. */
export function nextTouched(
  board: ParentNode,
  touches: readonly Touch[],
  heldAtFirst: number,
): readonly HTMLElement[] {
  let chosen = heldAtFirst - heldOn(board).length
  for (const touch of touches) {
    const found = foundOn(board, touch)
    const isAny = 'cards' in touch && touch.cards === 'any'
    if (isAny ? chosen > 0 : isDone(touch, found)) {
      if (isAny) chosen -= 1
      continue
    }
    return found.filter((one) => !one.matches('[aria-disabled="true"], :disabled'))
  }
  return []
}
