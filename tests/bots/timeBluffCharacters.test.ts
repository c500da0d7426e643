/** Bots of Time Bluff have a character that shows within their level. */
import { describe, expect, it } from 'vitest'
import { TIME_BLUFF_BOTS } from '../../src/bots/time-bluff/bots'
import { fastRandom } from '../../src/engine/chance/fastRandom'
import { present } from '../../src/engine/basics/invariant'
import { timeBluff } from '../../src/games/time-bluff/inside/index'
import type { Character } from '../../src/games/time-bluff/outside/characters'
import { TIME_BLUFF_LEAGUE } from '../support/league/timeBluff/league'

const SEATS = 4
const MATCHES = 10
const BUDGET = { playouts: 0, hasTime: () => true }

interface Asked {
  readonly kind: string
  readonly moves: ReadonlyMap<Character, string>
}

/** What bots of several characters would do in the same seats of the same matches, with the same whims. */
function* askCharacters(characters: readonly Character[]): Iterable<Asked> {
  const bot = TIME_BLUFF_BOTS.solid
  for (let number = 0; number < MATCHES; number++) {
    const random = fastRandom(`characters ${String(number)}`)
    const { options } = TIME_BLUFF_LEAGUE
    const state = timeBluff.deal({ options: { ...options, target: 'round' }, seats: SEATS }, random)
    const minds = Array.from({ length: SEATS }, (_, seat) =>
      characters.map((character) => {
        const memory = bot.newMemory(timeBluff.view(state, seat), null, character)
        return { character, memory }
      }),
    )
    for (let step = 0; ; step++) {
      const decision = timeBluff.toAct(state)[0]
      if (!decision) break
      const { seat } = decision
      const view = timeBluff.view(state, seat)
      const own = present(minds[seat], 'every seat is taken')
      const moves = own.map(({ character, memory }) => {
        const whims = fastRandom(`whims ${String(number)} ${String(step)}`)
        return [character, bot.decide(view, memory, whims, BUDGET)] as const
      })
      const texts = moves.map(([character, move]) => [character, JSON.stringify(move)] as const)
      yield { kind: view.phase.kind, moves: new Map(texts) }
      const [first] = moves
      const move = present(first, 'somebody is asked')[1]
      const events = timeBluff.play(state, { seat, move, byClock: false }, random)
      minds.forEach((all, viewer) => {
        const seen = events.map((event) => timeBluff.eventFor(event, viewer))
        for (const { memory } of all) bot.remember(memory, seen, timeBluff.view(state, viewer))
      })
    }
  }
}

describe('characters of Time Bluff', () => {
  it('who is wary doubts whatever who is trusting doubts, and more', () => {
    let more = 0
    for (const { kind, moves } of askCharacters(['wary', 'trusting'])) {
      if (kind !== 'doubt') continue
      const [wary, trusting] = [moves.get('wary'), moves.get('trusting')]
      if (wary === trusting) continue
      more += 1
      expect(wary).toContain('true')
    }
    expect(more).toBeGreaterThan(0)
  })

  it('lay the same in most turns, and not in all', () => {
    let [turns, alike] = [0, 0]
    for (const { kind, moves } of askCharacters(['daring', 'careful', 'thrifty', 'hasty'])) {
      if (kind !== 'lay') continue
      turns += 1
      if (new Set(moves.values()).size === 1) alike += 1
    }
    expect(alike).toBeGreaterThan(turns / 2)
    expect(alike).toBeLessThan(turns)
  })
})
