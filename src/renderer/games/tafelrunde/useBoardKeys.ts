/** Single keys at a table of Die Tafelrunde 2, whoever's turn it is: one that can do nothing says so. */
import { useConfirmKey } from '../../table/keys/useConfirmKey'
import { useHandKey } from '../../table/keys/useHandKey'
import { useIdleKeys } from '../../table/keys/useIdleKeys'
import type { Raiding } from './ask/useRaiding'
import { useTurnKeys, type TurnKeys } from './ask/useTurnKeys'

/** What the keys work on. */
export interface BoardKeys extends TurnKeys {
  readonly raiding: TurnKeys['raiding'] & Pick<Raiding, 'asked'>
}

/** Answers the keys as long as the component lives. */
export function useBoardKeys(keys: BoardKeys): void {
  useHandKey()
  useConfirmKey()
  useTurnKeys(keys)
  useIdleKeys('fdp', () => keys.raiding.asked.value !== undefined)
}
