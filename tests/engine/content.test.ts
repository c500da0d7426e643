/** Content is what its name and its text say together: two pieces may have the same text. */
import { describe, expect, it } from 'vitest'
import { contentPortOf, nameContent, type ContentPort } from '../../src/engine/contract/content'
import { present } from '../../src/engine/basics/invariant'
import { replayMatch } from '../../src/engine/match/replay'
import { plannerFor } from '../../src/engine/match/setup'
import { GAMES } from '../../src/games/registry'
import { fairnessOf } from '../support/match/fairness'
import { fastRandom } from '../../src/engine/chance/fastRandom'

const events = Array.from({ length: 60 }, (_, n) => ({
  key: `e${String(n)}`,
  year: n + 1,
  theme: 'science',
  picture: 'star',
  source: 's',
  text: { en: { front: `f${String(n)}`, explanation: 'x' } },
}))
const data = { title: { en: 'x' }, languages: ['en'], events }
const IDS = ['tijdlijn/a', 'tijdlijn/b'] as const
const pieces = IDS.map((id) => nameContent(id, data))
const [a, b] = pieces.map((piece) => present(piece, 'there are two'))

describe('content with the same text under two names', () => {
  it('is found under its own name', () => {
    const port = contentPortOf(pieces)
    const kept = contentPortOf([])
    for (const piece of pieces) kept.keep(piece)
    for (const piece of pieces) {
      expect(port.find(piece.id, piece.hash)).toBe(piece)
      expect(kept.find(piece.id, piece.hash)).toBe(piece)
    }
    expect(port.find('tijdlijn/c', a?.hash)).toBeUndefined()
  })

  it('P-62 is dealt under its own name, whatever was dealt before, so that its record gives the same match', () => {
    const port: ContentPort = contentPortOf(pieces, { tijdlijn: IDS })
    const planner = plannerFor(GAMES.tijdlijn, port)
    for (const piece of pieces) {
      const planned = planner.plan({ options: { decks: [piece.id] }, seats: 2, language: 'en' })
      const dealt = planned.ok ? planned.value.deal(fairnessOf(fastRandom('a'), 2), {}) : planned
      const match = present(dealt.ok ? dealt.value : undefined, 'a match')
      const view = match.view(0, 'en')
      expect(JSON.stringify(view)).toContain(`${piece.id}/e`)
      const again = replayMatch(GAMES.tijdlijn, match.record(), contentPortOf([piece]))
      expect(again.ok && again.value.view(0, 'en')).toEqual(view)
    }
    expect(a?.hash).toBe(b?.hash)
  })
})
