/** How silhouettes, explanations, answers and points of Tofugott are called in the reader's language. */
import type { Explanation } from '../../../../games/tofugott/outside/contract'
import { isFact } from '../../../../games/tofugott/outside/facts'
import type { Sentence } from '../../../../games/tofugott/outside/phrases'
import { isPoint } from '../../../../games/tofugott/outside/questionKinds'
import type { Silhouette } from '../../../../games/tofugott/outside/silhouettes'
import { formatPoints } from '../../../wording/formatPoints'
import type { Translate } from '../../../wording/translate'

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

const FORMS = /(\p{L}+)\/(\p{L}+)\/(\p{L}+)/gu

/** A sentence about a silhouette: of three forms in one place, for `der`, `die` and `das`, the one that agrees with it. */
export function agreeing(sentence: string, gender: string): string {
  return sentence.replaceAll(FORMS, (_, der: string, die: string, das: string) =>
    gender === 'der' ? der : gender === 'die' ? die : das,
  )
}

/** What is said of a card: a phrase in the reader's language, typed words as they were typed. */
export function explanationText(
  explanation: Explanation,
  silhouette: Silhouette,
  t: Translate,
): string {
  if (explanation.kind === 'words') return explanation.text
  const gender = t(`tofugottSilhouettes.gender.${silhouette}`)
  return agreeing(sentenceText(explanation.phrase, t), gender)
}

/** What can be said of any card. */
export function sentenceText(sentence: Sentence, t: Translate): string {
  if (isFact(sentence)) return t(`tofugottPhrases.fact.${sentence}`)
  return isPoint(sentence)
    ? t(`tofugottPhrases.point.${sentence}`)
    : t(`tofugottPhrases.phrase.${sentence}`)
}

/** What was added, with its sign. */
export function gainText(points: number): string {
  return points > 0 ? `+${String(points)}` : formatPoints(points)
}

/** Who reads who got or lost how much. */
export interface ScoredReader {
  readonly names: readonly string[]
  /** Is called as in the log; absent: nobody of them reads. */
  readonly you?: number | undefined
  readonly t: Translate
}

/** Who got or lost how much, by seat; undefined where nobody did. */
export function scoredText(
  gains: readonly number[],
  { names, you, t }: ScoredReader,
): string | undefined {
  const scored = gains.flatMap((points, seat) => {
    const name = seat === you ? t('tofugott.event.you') : (names[seat] ?? '')
    return points === 0 ? [] : [`${name} ${gainText(points)}`]
  })
  return scored.length === 0 ? undefined : scored.join(', ')
}
