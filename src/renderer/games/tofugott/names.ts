/** How silhouettes, explanations, answers and points of Tofugott are called in the reader's language. */
import type { Explanation } from '../../../games/tofugott/outside/contract'
import type { Silhouette } from '../../../games/tofugott/outside/silhouettes'
import { formatPoints } from '../../wording/formatPoints'
import type { Translate } from '../../wording/translate'

/** A silhouette within a sentence. */
export function silhouetteName(silhouette: Silhouette, t: Translate): string {
  return t(`tofugottSilhouettes.name.${silhouette}`)
}

/** A silhouette where its name stands alone or begins a sentence. */
export function silhouetteTitle(silhouette: Silhouette, t: Translate): string {
  const [first = '', ...rest] = silhouetteName(silhouette, t)
  return [first.toUpperCase(), ...rest].join('')
}

/** What it looks like, for those who do not see it. */
export function silhouetteDescription(silhouette: Silhouette, t: Translate): string {
  return t(`tofugottSilhouettes.description.${silhouette}`)
}

/** What is said of a card: a phrase in the reader's language, typed words as they were typed. */
export function explanationText(explanation: Explanation, t: Translate): string {
  if (explanation.kind === 'words') return explanation.text
  const { phrase, point } = explanation
  const said = t(`tofugottPhrases.phrase.${phrase}`)
  return point === undefined ? said : `${said} ${t(`tofugottPhrases.point.${point}`)}`
}

/** What was added, with its sign. */
export function gainText(points: number): string {
  return points > 0 ? `+${String(points)}` : formatPoints(points)
}

/** Who got or lost how much, by seat; undefined where nobody did. */
export function scoredText(
  gains: readonly number[],
  { names }: { readonly names: readonly string[] },
): string | undefined {
  const scored = gains.flatMap((points, seat) =>
    points === 0 ? [] : [`${names[seat] ?? ''} ${gainText(points)}`],
  )
  return scored.length === 0 ? undefined : scored.join(', ')
}
