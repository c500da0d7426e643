// @vitest-environment happy-dom
import { effectScope, nextTick, shallowRef, type EffectScope, type ShallowRef } from 'vue'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Json } from '../../../src/engine/basics/json'
import type { MatchView, Notice } from '../../../src/protocol/tableViews'
import { keptByTab } from '../../../src/renderer/stores/kept'
import type { GameWindow, Mark } from '../../../src/renderer/games/gameTable'
import { marksIn } from '../../../src/renderer/games/marksIn'
import { useMarks } from '../../../src/renderer/talk/useMarks'

const heard = vi.hoisted((): ((notices: readonly Notice[]) => void)[] => [])
const noted = vi.hoisted((): string[] => [])
vi.mock('../../../src/renderer/stores/table', () => ({
  useTable: () => ({
    listen: ({ noticed }: { noticed: (notices: readonly Notice[]) => void }) => {
      heard.push(noticed)
      return () => undefined
    },
  }),
}))
vi.mock('../../../src/renderer/speech/useSpeech', () => ({
  useSpeech: () => ({ note: (text: string) => noted.push(text) }),
}))
vi.mock('../../../src/renderer/speech/listener/useListener', () => ({
  useListener: () => shallowRef({ you: 0, names: ['Ada', 'Ben'], t: (key: string) => key }),
}))

const SIGNAL: Json = { kind: 'point', card: 3, phrase: 'this' }
const game = (): Pick<GameWindow, 'talk'> => ({
  talk: {
    signal: () => 'He points.',
    markOf: (_signal, view) => JSON.stringify(view),
    isMarkOf: (at, view) => at === JSON.stringify(view),
    proposal: () => '',
    signals: () => [],
    proposals: () => [],
  },
})
const matchIn = (turn: number, number = 1): MatchView => ({
  number,
  game: 'tijdlijn',
  commitment: '',
  view: { turn },
  own: [],
  awaited: { kind: 'hidden' },
  entries: turn,
})
const markOf = (turn: number, seat = 1): Mark => ({ seat, at: JSON.stringify({ turn }) })

let scope: EffectScope
function open(match: ShallowRef<MatchView>): Readonly<ShallowRef<readonly Mark[]>> {
  scope = effectScope()
  const options = { game, match: () => match.value, place: () => 'here' }
  const marks = scope.run(() => useMarks(options))
  if (!marks) throw new Error('it runs')
  return marks
}
function point(seat: number): void {
  heard.at(-1)?.([{ kind: 'signal', seat, name: 'Ben', signal: SIGNAL }])
}

describe('what others point at', () => {
  beforeEach(() => {
    sessionStorage.clear()
    keptByTab.removeItem('stammtisch.marks')
    noted.length = 0
  })
  afterEach(() => {
    scope.stop()
  })

  it('TL-27 is marked with the turn in which it was said, whatever is shown meanwhile', async () => {
    const match = shallowRef(matchIn(4))
    const marks = open(match)
    point(1)
    match.value = matchIn(5)
    await nextTick()
    point(2)
    expect(marks.value).toMatchObject([markOf(4), markOf(5, 2)])
  })
  it('goes with its match', async () => {
    const match = shallowRef(matchIn(4))
    const marks = open(match)
    point(1)
    match.value = matchIn(0, 2)
    await nextTick()
    expect(marks.value).toEqual([])
  })
  it.each([
    '{',
    '7',
    '{"place":"here","said":{}}',
    '{"place":"here","said":[{}]}',
    '{"place":"here","said":[{"seat":1,"at":4,"signal":{}}]}',
  ])('begins with nothing where %s is kept', (damaged) => {
    sessionStorage.setItem('stammtisch.marks', damaged)
    expect(open(shallowRef(matchIn(4))).value).toEqual([])
  })
  it('points where the window keeps nothing, too', () => {
    vi.stubGlobal('sessionStorage', {
      getItem: () => null,
      setItem: () => {
        throw new Error('full')
      },
    })
    const marks = open(shallowRef(matchIn(4)))
    point(1)
    vi.unstubAllGlobals()
    expect(marks.value).toHaveLength(1)
  })
  it('TL-27 is there again, and in the log, once the page has been loaded again, until the turn is over', () => {
    open(shallowRef(matchIn(4)))
    point(1)
    scope.stop()
    expect(open(shallowRef(matchIn(4))).value).toMatchObject([markOf(4)])
    expect(noted).toEqual(['He points.'])
    scope.stop()
    expect(open(shallowRef(matchIn(5))).value).toEqual([])
    expect(noted).toHaveLength(1)
  })
})

describe('which marks are shown', () => {
  it('are those of the moment, of each seat its latest', () => {
    const all = [markOf(4), markOf(5), markOf(4, 2), { ...markOf(4), at: '{"turn":4}' }]
    const { talk } = game()
    expect(marksIn(all, { talk, view: { turn: 4 } })).toEqual([markOf(4, 2), markOf(4)])
    expect(marksIn(all, { talk, view: { turn: 5 } })).toEqual([markOf(5)])
  })
  it('are all of them where a game dates none', () => {
    const all = [markOf(4), markOf(5, 2)]
    expect(marksIn(all, { talk: undefined, view: {} })).toEqual(all)
  })
})
