/** Being done with a card, with or without a last word: two moves, the second one in answer to the question that the first one leads to. */
import { watch } from 'vue'
import type { Explanation, TofugottMove } from '../../../../games/tofugott/outside/contract'
import type { BoardProps } from '../../gameTable'

/** What the board is asked, and how a move leaves it. */
export interface LastWordsOptions {
  readonly own: () => BoardProps['own']
  readonly send: (move: TofugottMove) => Promise<void>
  readonly isRefused: () => boolean
}

/** Finishing with a question card, with or without a last word. */
export interface LastWords {
  /** Says this, if anything, and is done with the card. */
  finish(last: Explanation | undefined): Promise<void>
  /** Something else is asked: there is nothing to be done with any more. */
  forget(): void
}

/** Finishes cards as long as the component lives. */
export function useLastWords({ own, send, isRefused }: LastWordsOptions): LastWords {
  /** The question in which the last word was said. */
  let saidIn: string | undefined

  function finishSaying(): void {
    const [question] = own()
    if (saidIn === undefined || !question || question.name === saidIn) return
    saidIn = undefined
    void send({ kind: 'done' })
  }
  watch(own, finishSaying)
  return {
    finish: async (last) => {
      if (!last) return send({ kind: 'done' })
      const [question] = own()
      await send({ kind: 'explain', explanation: last })
      if (isRefused()) return
      saidIn = question?.name
      finishSaying()
    },
    forget: () => {
      saidIn = undefined
    },
  }
}
