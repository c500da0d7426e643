/** What bots of Tofugott speak of, in words: a silhouette, whoever answers, and what is expected of whoever asks. */
import type { Json } from '../../../../engine/basics/json'
import type { Thought } from '../../../../engine/contract/thought'
import { isTofugottView } from '../../../../games/tofugott/outside/guards'
import { SILHOUETTES } from '../../../../games/tofugott/outside/silhouettes'
import { joinNames, type Listener } from '../../../speech/listener/listener'
import { silhouetteTitle } from './names'

/** Answers of one's own, question by question. */
const PLACES = [1, 2, 3] as const

function silhouetteText(number: number | undefined, { t }: Listener): string | undefined {
  const silhouette = SILHOUETTES[number ?? -1]
  return silhouette && silhouetteTitle(silhouette, t)
}

/** What is expected as the best of every question, with its chances. */
function answersText({ values }: Thought, listener: Listener): string {
  const { t } = listener
  const expected = PLACES.flatMap((place) => {
    const silhouette = silhouetteText(values[`silhouette${String(place)}`], listener)
    const percent = values[`percent${String(place)}`]
    return silhouette ? [t('tofugottTable.thought.expected', { silhouette, percent })] : []
  })
  return joinNames(expected, t)
}

/** The words `silhouette`, `name` of whoever answers, and `answers` of a thought, whether it speaks of them or not. */
export function thoughtWords(
  thought: Thought,
  listener: Listener,
  view: Json,
): Readonly<Record<string, string>> {
  const on: unknown = view
  const silhouette = silhouetteText(thought.values['silhouette'], listener)
  return {
    ...(silhouette !== undefined && { silhouette }),
    name: isTofugottView(on) ? (listener.names[on.active] ?? '') : '',
    answers: answersText(thought, listener),
  }
}
