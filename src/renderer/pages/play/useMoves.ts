/** A move on its way from the board to the host. */
import type { Json } from '../../../engine/basics/json'
import type { Answer } from '../../../protocol/hostMessages'
import { useTable } from '../../stores/table'
import { useSlowAnswer } from './useSlowAnswer'

/** What sends one, as long as the component lives; `note` hears of the answer first, and gives it back. */
export function useMoves(
  note: (answer: Answer) => Answer,
): (move: Json, question: string) => Promise<Answer> {
  const store = useTable()
  const followed = useSlowAnswer()
  return (move, question) =>
    followed(store.here({ kind: 'move', question, move }).then((answer) => note(answer)))
}
