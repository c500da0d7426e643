import { describe, expect, it } from 'vitest'
import { fastRandom } from '../../../src/engine/chance/fastRandom'
import { tijdlijn } from '../../../src/games/tijdlijn/inside/index'
import type { TijdlijnSeen } from '../../../src/games/tijdlijn/outside/contract'
import { contest, dealt, layWrong, look, play, scene, stop, type Scene } from './scenario'

const VIEWERS = [0, 1, 'spectator'] as const

describe('what everybody sees', () => {
  it('is the front of the top card of the draw pile, and no other of the pile', () => {
    for (const mode of ['co-operative', 'competitive']) {
      const table = dealt(2, { mode })
      const { top, pile } = table.state
      const text = JSON.stringify(look(table, 0))
      expect(look(table).top?.card).toBe(top === 'none' ? undefined : top.handle)
      for (const card of pile) {
        const { faces } = table.plan.events[card.front] ?? { faces: undefined }
        expect(text).not.toContain(`"${String(faces?.en.front)}"`)
      }
    }
  })

  it('is year, theme, explanation and source of turned cards, and of no other', () => {
    const table = dealt(3)
    const turned = table.state.line.flatMap(({ cards }) => cards).concat(table.state.discard)
    const shown = new Set(turned.map(({ card }) => card.back))
    for (const viewer of VIEWERS) {
      const text = JSON.stringify(look(table, viewer))
      for (const [place, { key, sources, faces }] of table.plan.events.entries()) {
        const secrets = [`"${key}"`, `"${sources.en}"`, `"${faces.en.explanation}"`]
        for (const secret of secrets) expect(text.includes(secret)).toBe(shown.has(place))
      }
    }
  })

  it('is the same for players and spectators', () => {
    for (const mode of ['co-operative', 'competitive']) {
      const table = dealt(2, { mode })
      const [first, second] = [0, 1].map((viewer) => ({ ...look(table, viewer), you: 0 }))
      expect(first).toEqual(second)
      expect({ ...look(table), you: 0 }).toEqual(first)
    }
  })

  it('has random handles, new ones in every match', () => {
    const handles = [...new Array(20).keys()].map(
      (seed) => look(dealt(2, {}, {}, `handle-${String(seed)}`)).players[0]?.cards[0]?.card,
    )
    expect(new Set(handles).size).toBe(20)
  })

  it('names cards in the order in which they come into sight, whatever their years', () => {
    const years = [
      ['1600 1700 1800', '9 8 7'],
      ['7 1800 8', '1700 9 1600'],
    ]
    const [one, other] = years.map(([own = '', pile = '']) => {
      const table = scene({ line: '1500', players: [own], pile })
      stopAfterOne(table)
      return look(table).players[0]?.cards.map(({ card }) => card)
    })
    expect(one).toEqual(other)
  })
})

function stopAfterOne(table: Scene): void {
  const [first] = table.state.players[0]?.cards ?? []
  play(table, first?.card.year ?? 0)
  stop(table)
}

function recalled(table: Scene, seen: TijdlijnSeen): string {
  return JSON.stringify(tijdlijn.recall(seen, look(table)))
}

describe('stuck cards', () => {
  it.each(['on', 'off'])(
    'rememberStuck %s: what is told later of a card that got stuck',
    (value) => {
      const table = scene({
        options: { rememberStuck: value },
        line: '1500(1550) 1600',
        players: ['1577:sun/crown 1700 1800', '1900'],
      })
      const [stuck] = play(table, 1577)
      expect(stuck?.kind).toBe('stuck')
      if (!stuck) return
      expect(recalled(table, stuck)).toContain('1577')
      play(table, 1700)
      stop(table)
      const later = recalled(table, stuck)
      const view = JSON.stringify(look(table))
      for (const secret of ['1577', 'crown', 'Explanation card-3', 'Source card-3']) {
        expect(later.includes(secret)).toBe(value === 'on')
        expect(view.includes(`"${secret}"`) || view.includes(`:${secret},`)).toBe(value === 'on')
      }
      expect(later).toContain('Front card-3')
    },
  )

  it('rememberStuck off tells them again once the match is over', () => {
    const table = scene({
      options: { rememberStuck: 'off' },
      line: '1500(1550) 1600',
      players: ['1577 1700', '1588'],
    })
    const [stuck] = play(table, 1577)
    play(table, 1700)
    play(table, 1588)
    expect(stuck && recalled(table, stuck)).toContain('1577')
  })
})

describe('cards placed wrongly', () => {
  it('stay in the log with their date after the reshuffle', () => {
    const table = contest({ line: '1500', players: ['1600', '2 3'] })
    const [laid] = layWrong(table, 1600)
    expect(laid && recalled(table, laid)).toContain('1600')
  })
})

describe('bots', () => {
  it('are handed nothing of the deck', () => {
    expect(tijdlijn.knowledge()).toBeNull()
  })
})

describe('an imagined match', () => {
  it.each(['co-operative', 'competitive'])('gives no card the handle of another: %s', (mode) => {
    const { plan, state: real } = dealt(3, { mode })
    const state = tijdlijn.imagine(look({ plan, state: real }, 0), fastRandom('imagined'), plan)
    const lying = (): number[] => {
      const { players, line, discard, top } = state
      const open = [...line.flatMap(({ cards, slot }) => [...cards, ...slot]), ...discard]
      const standing = players.flatMap(({ cards }) => cards)
      return [...standing, ...open, ...(top === 'none' ? [] : [top])].map(({ handle }) => handle)
    }
    const before = lying()
    for (let turn = 0; turn < 9; turn++) {
      const [decision] = tijdlijn.toAct(state)
      if (!decision) break
      const move = tijdlijn.sampleFrom(state, decision.seat, fastRandom(String(turn)))
      tijdlijn.play(state, { seat: decision.seat, move, byClock: false }, fastRandom('play'))
      expect(new Set(lying()).size).toBe(lying().length)
    }
    const drawn = lying().filter((handle) => !before.includes(handle))
    expect(Math.min(...drawn)).toBeGreaterThan(Math.max(...before))
  })
})
