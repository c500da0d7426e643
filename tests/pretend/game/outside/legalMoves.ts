/** Every legal move, where they can be counted. */
import { decisionOf } from './check'
import { GUESSES, type WhisperMove, type WhisperView } from './contract'

/** Undefined while words are whispered: nobody lists them all. */
export function legalMoves(view: WhisperView): readonly WhisperMove[] | undefined {
  switch (decisionOf(view)) {
    case undefined:
      return []
    case 'whisper':
      return undefined
    case 'draw':
      return [{ kind: 'draw' }]
    case 'lay':
      return (view.hand ?? []).flatMap(({ id }) =>
        GUESSES.map((guess): WhisperMove => ({ kind: 'lay', thing: id, guess })),
      )
  }
}
