/** Where the focus goes with every choice: to whatever is chosen next, so that nobody has to walk there by Tab. */
import { watch } from 'vue'
import { isFocusDropped } from '../../../table/keys/focusHome'
import type { Draft, Progress } from './draft'

/** What is watched. */
export interface NextChoiceOptions {
  readonly draft: () => Draft
  readonly progress: () => Progress
  /** Another question is answered elsewhere. */
  readonly asked: () => unknown
}

/** Marks of what is chosen next; a hand has one stop of the Tab key. */
const NEXT_CARD = '[data-hand-card][tabindex="0"]'
const NEXT_PILE = '.choosable [data-next="pile"]'
const CONFIRM = '[data-next="confirm"]'

function nextMark(progress: Progress): string | undefined {
  if (progress.kind === 'ready') return CONFIRM
  if (progress.kind === 'refused') return NEXT_CARD
  if (progress.what === 'place') return NEXT_PILE
  // Hours, neighbours and players are chosen on the slip.
  return ['named', 'snooze', 'to'].includes(progress.what) ? undefined : NEXT_CARD
}

/** Leads from choice to choice as long as the component lives; whoever chooses elsewhere, and takes back, keeps his place. */
export function useNextChoice({ draft, progress, asked }: NextChoiceOptions): void {
  let stage: Element | null | undefined
  let wasInHand = false
  const changes = (): readonly unknown[] => [draft(), asked()]
  watch(
    changes,
    () => {
      const { activeElement } = document
      stage = activeElement?.closest('.game-stage')
      wasInHand = activeElement?.matches('[data-hand-card]') ?? false
    },
    { flush: 'pre' },
  )
  watch(
    changes,
    ([, is], [, was]) => {
      const mark = nextMark(progress())
      const leads = mark === NEXT_CARD ? wasInHand && isFocusDropped() : progress().kind === 'ready'
      if (is !== was || mark === undefined || !(leads || wasInHand)) return
      stage?.querySelector<HTMLElement>(mark)?.focus({ preventScroll: true })
    },
    { flush: 'post' },
  )
}
