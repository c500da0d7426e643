/** Advice to draw or to pass stays no longer than until a word is begun: then it speaks of another move, and hides what was said last. */
import { inject, watch } from 'vue'
import { ASK_BOTS } from '../../../table/askBots'
import { EMPTY_DRAFT } from '../word/draft'
import type { Composing } from '../word/useComposing'

/** Kinds of advice that speak of no word to lay. */
const WITHOUT_A_WORD = [
  'adviseDraw',
  'adviseDrawOn',
  'adviseDrawLast',
  'advisePass',
  'advisePassThough',
] as const

/** Lets such advice give way as long as the component lives. */
export function useAdviceGivesWay({ draft }: Pick<Composing, 'draft'>): void {
  const asks = inject(ASK_BOTS, undefined)
  watch(
    () => draft.value.text,
    (text) => {
      if (text !== EMPTY_DRAFT.text) asks?.giveWay?.(WITHOUT_A_WORD)
    },
  )
}
