/** What a digit chooses at the board of Tofugott: a question card, or the silhouette that is seen in that place of the hand. */
import { nextTick } from 'vue'
import type { Silhouette } from '../../../../games/tofugott/outside/silhouettes'
import { useStageAround } from '../../../stage/playing/useStage'
import type { Choosing } from './useChoosing'

/** More pictures than ever wait for each other. */
const MOST_PICTURES = 40

/** What digits reach. */
export interface DigitKeysOptions {
  readonly choosing: Choosing
  /** The silhouettes that the hand has places for, in their order: what has become of one moves no other. */
  readonly places: () => readonly Silhouette[]
}

/** Whether a silhouette lies in a place of the own turn. */
function isAnswer({ asked, draft }: Choosing, silhouette: Silhouette): boolean {
  return asked.value === 'answer' && Object.values(draft.value.answers).includes(silhouette)
}

/** Presses a digit, 0 for the first place; tells whether that did anything. */
export function useDigitKeys({ choosing, places }: DigitKeysOptions) {
  const stage = useStageAround()?.stage

  /** In a place that is not there lies none. */
  function pressSilhouette(silhouette: Silhouette | undefined): boolean {
    if (silhouette === undefined) return false
    if (isAnswer(choosing, silhouette)) choosing.putBack(silhouette)
    else choosing.choose(silhouette)
    return true
  }
  function press(place: number, silhouette: Silhouette | undefined): boolean {
    switch (choosing.asked.value) {
      case 'keep':
        if (place !== 0 && place !== 1) return false
        choosing.chooseCard(place)
        return true
      case 'answer':
      case 'guess':
        return pressSilhouette(silhouette)
      case 'explain':
      case undefined:
        return false
    }
  }
  /** Ends all pictures, each for itself: what they show is told all the same. */
  async function endPictures(): Promise<void> {
    for (let ended = 0; stage?.isPlaying.value === true && ended < MOST_PICTURES; ended += 1) {
      stage.skip()
      await nextTick()
    }
  }
  return (place: number): boolean => {
    const seen = places()[place]
    const isHidden = stage?.isAwaited.value === true && choosing.asked.value === undefined
    if (!isHidden) return press(place, seen)
    // It means what is seen in that place, even where the hand is another one after the pictures.
    void endPictures().then(() => press(place, seen ?? places()[place]))
    return true
  }
}
