/** Content in three languages: every viewer is sent his own alone. */
import { describe, expect, it } from 'vitest'
import { fastRandom } from '../../src/engine/chance/fastRandom'
import { LANGUAGES, type Language } from '../../src/engine/basics/language'
import type { Match } from '../../src/engine/match/match'
import type { Viewer } from '../../src/engine/basics/seat'
import { foreignIn, namesIn } from './languages'
import { newMatch } from './newMatch'

/** Everything that is shown and told in a match. */
function textsOf(match: Match, language: Language): string {
  const random = fastRandom('languages')
  const viewers: Viewer[] = [0, 1, 2, 'spectator']
  const texts: unknown[] = []
  for (let [owed] = match.toAct(); owed; [owed] = match.toAct()) {
    const played = match.play(owed.seat, match.sampleMove(owed.seat, random))
    if (!played.ok) throw new Error('sampled moves are legal')
    for (const viewer of viewers) {
      const { value } = played
      texts.push(match.view(viewer, language), value.seen(viewer, language))
      texts.push(value.recalled(viewer, language))
    }
  }
  return JSON.stringify(texts)
}

describe('content in three languages', () => {
  it.each(LANGUAGES)('shows whoever reads %s no other language', (language) => {
    const text = textsOf(newMatch({ options: { rounds: 2 } }), language)
    expect(namesIn(language).filter((name) => text.includes(JSON.stringify(name)))).not.toEqual([])
    expect(foreignIn(text, language)).toEqual([])
  })

  it('a name of another language would be noticed', () => {
    expect(foreignIn('{"name":"Kuh"}', 'de')).toEqual([])
    expect(foreignIn('{"name":"Kuh"}', 'en')).toEqual(['Kuh'])
  })
})
