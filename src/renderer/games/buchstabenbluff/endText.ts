/** What was laid in a match that is over, player by player, with every bluff named: the best of it (BB-26). */
import type { BuchstabenbluffView, WordView } from '../../../games/buchstabenbluff/outside/contract'
import { pointsOfWord, wordsOf } from './counting'
import type { Voice } from './voice'

function toldWord(word: WordView, view: BuchstabenbluffView, voice: Voice): string {
  const { judgement, fate } = word
  const isBluff = judgement?.isTrue === false
  const key = isBluff ? (fate === 'bluff' ? 'caught' : 'fooled') : 'honest'
  const named = { word: voice.written(word.word), n: pointsOfWord(word, view) ?? 0 }
  // A word and what it came to stay in one line.
  return voice.table(`score.told.${key}`, named).replaceAll(' ', '\u00a0')
}

/** Every word with what it came to, a line for each player; undefined while the match runs, and where nobody laid any. */
export function endText(view: BuchstabenbluffView, voice: Voice): string | undefined {
  if (view.phase.kind !== 'over' || view.words.length === 0) return undefined
  return view.players
    .flatMap((_, seat) => {
      const words = wordsOf(view, seat).map((word) => toldWord(word, view, voice))
      if (words.length === 0) return []
      return [
        voice.table('score.told.of', {
          name: voice.listener.names[seat] ?? '',
          words: words.join(', '),
        }),
      ]
    })
    .join('\n')
}
