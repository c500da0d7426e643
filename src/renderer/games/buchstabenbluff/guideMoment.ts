/** Which step of the guide fits what happens. */
import { ref, watch, type Ref } from 'vue'
import { decisionOf } from '../../../games/buchstabenbluff/outside/check'
import type { BuchstabenbluffView } from '../../../games/buchstabenbluff/outside/contract'
import type { Draft } from './word/draft'

/** The moment of the guide at a table; a word that has been begun once stays so for its turn, also while another one is typed in its place. */
export function useGuideMoment(
  view: () => BuchstabenbluffView,
  draft: Readonly<Ref<Pick<Draft, 'text'>>>,
): () => number | undefined {
  const isBegun = (): boolean => draft.value.text !== ''
  const begunIn = ref<number>()
  watch(
    [isBegun, () => view().turn],
    ([begun, turn]) => {
      if (begun) begunIn.value = turn
    },
    { immediate: true, flush: 'sync' },
  )
  return () => guideMoment(view(), isBegun() || begunIn.value === view().turn)
}

/** Rounds that the guide may take. */
const ROUNDS = 2

/** Whether tips may still come. */
export function isGuideTime({ turn, seats }: BuchstabenbluffView): boolean {
  return turn < ROUNDS * seats
}

/** Whether no word of anybody else has been settled yet. */
function isFirstAnswer({ you, words }: BuchstabenbluffView): boolean {
  return words.every(({ seat, fate }) => seat === you || fate === 'pending')
}

/** Whether others think about the own word. */
function isThoughtAbout({ you, player, phase }: BuchstabenbluffView): boolean {
  return player === you && phase.kind === 'answers' && phase.missing > 0
}

/**
 * 1: a word of somebody else is to be answered before the first own turn, 2: that turn has come, 3: its word is begun, 4: the others think
 * about it, 5: the first word to be answered comes only now, 6: the second own turn has come. Undefined in between, and later.
 */
function guideMoment(view: BuchstabenbluffView, isBegun: boolean): number | undefined {
  const { you, players, options, phase } = view
  const own = players[you ?? -1]
  if (!own || phase.kind === 'over' || !isGuideTime(view)) return undefined
  const hasPlayed = own.turnsLeft < options.turns
  switch (decisionOf(view)) {
    case 'turn':
      if (hasPlayed) return 6
      return isBegun ? 3 : 2
    case 'answer':
      if (!isFirstAnswer(view)) return undefined
      return hasPlayed ? 5 : 1
    case undefined:
      return isThoughtAbout(view) && !hasPlayed ? 4 : undefined
  }
}
