/** By ear, too, an own move is met at once by what comes of it. */
import type { BoardProps } from '../../games/gameTable'
import { useSpeech } from '../useSpeech'

/** Plays as `play` does; what happens next is said before anything else that could be heard. */
export function useOwnMoves(play: () => BoardProps['play']): BoardProps['play'] {
  const speech = useSpeech()
  return (move, question) => {
    speech.giveWay()
    return play()(move, question)
  }
}
