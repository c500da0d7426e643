/** Where whoever chooses cards by key is led: the card that had the focus lies in the word. */
import { nextTick } from 'vue'
import type { Slot } from '../word/draft'

/** What is chosen for, and the ways. */
export interface LedHandOptions {
  readonly slots: () => readonly Slot[]
  /** To a card that is still in the hand. */
  readonly toHand: () => void
  /** To the field of the word, where Enter lays. */
  readonly toWord: () => void
}

/** Leads the focus of whoever plays by keys from one card to the next. */
export interface LedHand {
  /** Notes whether key or pointer is used. */
  readonly noteHand: (event: Event) => void
  /** Puts a card down: then to the next one, or to the field once the last gap of a word is filled. */
  readonly leadOn: (put: () => void) => void
}

/** Leads whoever uses keys, and leaves all others where they are. */
export function useLedHand({ slots, toHand, toWord }: LedHandOptions): LedHand {
  let isByKey = false
  const hasGap = (): boolean => slots().some(({ tile }) => !tile)
  function leadOn(put: () => void): void {
    const wasGap = hasGap()
    put()
    if (!isByKey) return
    void nextTick(() => {
      if (wasGap && !hasGap()) toWord()
      else toHand()
    })
  }
  return {
    noteHand: ({ type }) => {
      isByKey = type === 'keydown'
    },
    leadOn,
  }
}
