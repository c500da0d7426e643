/** What lies in the six places of the question card, as one viewer sees it. */
import { decisionOf } from '../../../../games/tofugott/outside/check'
import type { TofugottView, TurnedCard } from '../../../../games/tofugott/outside/contract'
import type { Silhouette } from '../../../../games/tofugott/outside/silhouettes'
import { PLACES, type AnswerPlace, type Draft } from '../ask/draft'

/** A place of the question card. */
export interface AnswerSlot extends AnswerPlace {
  readonly number: number
  /** Nothing lies there yet; whether anything does is not told; a card lies face down; its owner alone sees it; it is chosen, but not locked; everybody sees it. */
  readonly state: 'empty' | 'hidden' | 'down' | 'secret' | 'draft' | 'open'
  readonly silhouette?: Silhouette
  readonly byClock?: boolean
}

function turnedIn(view: TofugottView, { role, question }: AnswerPlace): TurnedCard | undefined {
  const { phase, settled } = view
  const now = phase.kind === 'revealing' && phase.question === question ? phase.turned : []
  const turned = settled[question]?.turned ?? now
  return turned.find((card) => card.role === role)
}

/** Whether everybody knows that the answers are locked: as soon as one guess is turned. */
function areKnownLocked({ phase, settled }: TofugottView): boolean {
  return phase.kind === 'revealing' || settled.length > 0
}

function slotOf(view: TofugottView, draft: Draft, number: number): AnswerSlot[] {
  const place = PLACES[number]
  if (!place) return []
  const turned = turnedIn(view, place)
  if (turned) {
    const { silhouette, byClock } = turned
    return [{ ...place, number, state: 'open', silhouette, byClock }]
  }
  const own = view.own?.answers?.[place.role][place.question]
  if (own) return [{ ...place, number, state: 'secret', silhouette: own.silhouette }]
  const chosen = decisionOf(view) === 'answer' ? draft.answers[number] : undefined
  if (chosen !== undefined) return [{ ...place, number, state: 'draft', silhouette: chosen }]
  if (areKnownLocked(view)) return [{ ...place, number, state: 'down' }]
  return [{ ...place, number, state: view.you === view.active ? 'empty' : 'hidden' }]
}

/** The places of a question, the best one first. */
export function slotsOf(view: TofugottView, draft: Draft, question: number): AnswerSlot[] {
  return PLACES.flatMap((place, number) =>
    place.question === question ? slotOf(view, draft, number) : [],
  )
}
