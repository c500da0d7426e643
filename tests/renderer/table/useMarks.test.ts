// @vitest-environment happy-dom
import { effectScope, nextTick, shallowRef, type EffectScope, type ShallowRef } from 'vue'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Json } from '../../../src/engine/json'
import type { MatchView, Notice } from '../../../src/protocol/tableViews'
import type { Mark } from '../../../src/renderer/games/gameTable'
import { tijdlijnWindow } from '../../../src/renderer/games/tijdlijn/window'
import { useMarks } from '../../../src/renderer/table/useMarks'

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
vi.mock('../../../src/renderer/speech/useListener', () => ({
  useListener: () => shallowRef({ you: 0, names: ['Ada', 'Ben'], t: (key: string) => key }),
}))

const SIGNAL: Json = { kind: 'point', card: 3, phrase: 'this' }
const matchAt = (entries: number): MatchView => ({
  number: 1,
  game: 'tijdlijn',
  commitment: '',
  view: {},
  own: [],
  awaited: { kind: 'hidden' },
  entries,
})

let scope: EffectScope
function open(match: ShallowRef<MatchView>): Readonly<ShallowRef<readonly Mark[]>> {
  scope = effectScope()
  const options = { game: () => tijdlijnWindow, match: () => match.value, place: () => 'here' }
  const marks = scope.run(() => useMarks(options))
  if (!marks) throw new Error('it runs')
  return marks
}
function point(seat: number): void {
  heard.at(-1)?.([{ kind: 'signal', seat, name: 'Ben', signal: SIGNAL }])
}

describe('what others point at', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    sessionStorage.clear()
    noted.length = 0
  })
  afterEach(() => {
    scope.stop()
    vi.useRealTimers()
  })

  it('TL-27 stays until somebody moves, and for a while at least', async () => {
    const match = shallowRef(matchAt(4))
    const marks = open(match)
    point(1)
    vi.advanceTimersByTime(60_000)
    expect(marks.value.map(({ seat }) => seat)).toEqual([1])
    match.value = matchAt(5)
    await nextTick()
    expect(marks.value).toEqual([])
    point(1)
    match.value = matchAt(6)
    await nextTick()
    expect(marks.value).toHaveLength(1)
    vi.advanceTimersByTime(8_000)
    expect(marks.value).toEqual([])
  })
  it.each([
    '{',
    '7',
    '{"place":"here","entries":4,"said":{}}',
    '{"place":"here","entries":4,"said":[{}]}',
  ])('begins with nothing where %s is kept', (damaged) => {
    sessionStorage.setItem('stammtisch.marks', damaged)
    expect(open(shallowRef(matchAt(4))).value).toEqual([])
  })
  it('points where the window keeps nothing, too', () => {
    vi.stubGlobal('sessionStorage', {
      getItem: () => null,
      setItem: () => {
        throw new Error('full')
      },
    })
    const marks = open(shallowRef(matchAt(4)))
    point(1)
    vi.unstubAllGlobals()
    expect(marks.value).toHaveLength(1)
  })
  it('TL-27 is there again, and in the log, once the page has been loaded again', () => {
    open(shallowRef(matchAt(4)))
    point(1)
    scope.stop()
    expect(open(shallowRef(matchAt(4))).value.map(({ seat }) => seat)).toEqual([1])
    expect(noted).toHaveLength(1)
    scope.stop()
    expect(open(shallowRef(matchAt(5))).value).toEqual([])
  })
})
