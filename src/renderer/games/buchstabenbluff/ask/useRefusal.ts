/** Why the own word was refused, and whether it can be put to the vote (BB-10, BB-32). */
import { computed, ref, type ComputedRef } from 'vue'
import type { Options } from '../../../../engine/options/options'
import {
  refusalParts,
  refusalText,
  unlistedWord,
  type RefusalContext,
  type RefusalParts,
} from '../voice/refusalText'
import type { DraftContext } from '../voice/draftText'
import type { Composing } from '../word/useComposing'
import type { BoardProps } from '../../gameTable'

/** What a refusal is judged by. */
export interface UseRefusalOptions {
  readonly composing: Pick<Composing, 'refused'>
  /** The options of the next match, as far as they are agreed on. */
  readonly next?: Options | undefined
  /** Puts a word to the vote; absent where nobody votes. */
  readonly propose?: BoardProps['propose']
}

/** What is said of a refusal. */
export interface UseRefusalReturn {
  /** For the ear; undefined without a refusal. */
  readonly heard: ComputedRef<string | undefined>
  /** For the eye. */
  readonly parts: ComputedRef<RefusalParts | undefined>
  /** The word that was refused, as long as it can be proposed for the house list. */
  readonly wish: ComputedRef<string | undefined>
  /** To be called with a word that was put to the vote: from then on it is no secret. */
  noteProposed(word: string): void
}

/** Says why the own word was refused. */
export function useRefusal(
  options: UseRefusalOptions,
  draftContext: () => DraftContext,
): UseRefusalReturn {
  const { refused } = options.composing
  const mayPropose = (): boolean => options.propose !== undefined
  const proposed = ref<string>()
  const context = computed((): RefusalContext => ({
    ...draftContext(),
    next: options.next,
    mayPropose: mayPropose(),
    proposed: proposed.value,
  }))
  return {
    heard: computed(() => refusalText(refused.value, context.value)),
    parts: computed(() => refused.value && refusalParts(refused.value, context.value)),
    wish: computed(() => (mayPropose() ? unlistedWord(refused.value, context.value) : undefined)),
    noteProposed: (word) => {
      proposed.value = word
    },
  }
}
