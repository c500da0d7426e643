/** Single keys at a table of Time Bluff, whoever's turn it is: one that can do nothing says so. */
import type { Ref } from 'vue'
import { useConfirmKey } from '../../table/keys/useConfirmKey'
import { useHandKey } from '../../table/keys/useHandKey'
import { useIdleKeys } from '../../table/keys/useIdleKeys'
import { usePileKeys, type PileKeys } from './middle/usePileKeys'

/** What the keys work on. */
export interface BoardKeys extends PileKeys {
  /** What is asked of the own seat; undefined: nothing. */
  readonly asked: Readonly<Ref<string | undefined>>
}

/** Answers the keys as long as the component lives. */
export function useBoardKeys({ asked, ...piles }: BoardKeys): void {
  useHandKey()
  useConfirmKey()
  usePileKeys(piles)
  useIdleKeys('f123', () => asked.value !== undefined)
}
