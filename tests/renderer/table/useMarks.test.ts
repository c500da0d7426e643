// @vitest-environment happy-dom
import { defineComponent, nextTick, shallowRef, type ShallowRef } from 'vue'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { present } from '../../../src/engine/basics/invariant'
import type { Json } from '../../../src/engine/basics/json'
import type { MatchView } from '../../../src/protocol/tableViews'
import { keptByTab } from '../../../src/renderer/stores/kept'
import type { GameWindow, Mark } from '../../../src/renderer/games/gameTable'
import { marksIn } from '../../../src/renderer/games/marksIn'
import { useMarks } from '../../../src/renderer/talk/useMarks'
import { unmountAfterEach } from '../../support/window/unmountAfterEach'
import { openWindow, stateOf, tableOf } from '../../support/window/windowAt'

unmountAfterEach()

interface Opened {
  readonly marks: Readonly<ShallowRef<readonly Mark[]>>
  readonly point: (seat: number) => void
  readonly heard: () => string
  readonly close: () => void
}

const SIGNAL: Json = { kind: 'point', card: 3, phrase: 'this' }
const game = (): Pick<GameWindow, 'talk'> => ({
  talk: {
    signal: (_signal, seat, { names }) => `${String(names[seat])} points.`,
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

/** Marks as a window makes them that has just been opened at the table. */
function open(match: ShallowRef<MatchView>): Opened {
  const options = { game, match: () => match.value, place: () => 'here' }
  let marks: Opened['marks'] | undefined
  const Holder = defineComponent(() => {
    marks = useMarks(options)
    return () => undefined
  })
  const { wrapper, host, heard } = openWindow(Holder, {}, { state: stateOf(tableOf()) })
  const point = (seat: number): void => {
    host.noticed([{ kind: 'signal', seat, name: 'Ben', signal: SIGNAL }])
  }
  return {
    marks: present(marks, 'the window is open'),
    point,
    heard,
    close: () => {
      wrapper.unmount()
    },
  }
}

describe('what others point at', () => {
  beforeEach(() => {
    sessionStorage.clear()
    keptByTab.removeItem('stammtisch.marks')
  })

  it('TL-27 is marked with the turn in which it was said, whatever is shown meanwhile', async () => {
    const match = shallowRef(matchIn(4))
    const { marks, point } = open(match)
    point(1)
    match.value = matchIn(5)
    await nextTick()
    point(2)
    expect(marks.value).toMatchObject([markOf(4), markOf(5, 2)])
  })
  it('goes with its match', async () => {
    const match = shallowRef(matchIn(4))
    const { marks, point } = open(match)
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
    expect(open(shallowRef(matchIn(4))).marks.value).toEqual([])
  })
  it('points where the window keeps nothing, too', () => {
    vi.stubGlobal('sessionStorage', {
      getItem: () => null,
      setItem: () => {
        throw new Error('full')
      },
    })
    const { marks, point } = open(shallowRef(matchIn(4)))
    point(1)
    vi.unstubAllGlobals()
    expect(marks.value).toHaveLength(1)
  })
  it('TL-27 is there again, and in the log, once the page has been loaded again, until the turn is over', () => {
    const first = open(shallowRef(matchIn(4)))
    first.point(1)
    first.close()
    const second = open(shallowRef(matchIn(4)))
    expect(second.marks.value).toMatchObject([markOf(4)])
    expect(second.heard()).toBe('Ben points.')
    second.close()
    const third = open(shallowRef(matchIn(5)))
    expect(third.marks.value).toEqual([])
    expect(third.heard()).toBe('')
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
