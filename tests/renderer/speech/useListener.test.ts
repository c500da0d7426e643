// @vitest-environment happy-dom
// Who is called how: those at the table, and after a match also who has played it and gone since.
import { describe, expect, it } from 'vitest'
import { defineComponent, nextTick } from 'vue'
import type { MatchView } from '../../../src/protocol/tableViews'
import { useListener } from '../../../src/renderer/speech/listener/useListener'
import { openWindow, peopleNamed, stateOf, tableOf } from '../../support/window/windowAt'
import { unmountAfterEach } from '../../support/window/unmountAfterEach'

unmountAfterEach()

const Names = defineComponent(() => {
  const listener = useListener()
  return () => listener.value.names.join(', ')
})
const outcome = { kind: 'ranking', ranks: [1, 2, 3] } as const

function matchOf(number: number): MatchView {
  const awaited = { kind: 'hidden' } as const
  return { number, game: 'whisper', view: {}, own: [], awaited, entries: 1, commitment: '' }
}

describe('the names around a table', () => {
  it('keeps the name of whoever has gone since the match was over, until the next one', async () => {
    const [ann, , cem] = peopleNamed('Ann', 'Ben', 'Cem')
    const seats = [ann, { kind: 'free' } as const, cem].flatMap((seat) => seat ?? [])
    const table = tableOf({ seats })
    const history = [{ number: 4, game: 'whisper', names: ['Ann', 'Ben', 'Zoe'], outcome }]
    const state = stateOf(table, matchOf(4), { history })
    const { wrapper, store } = openWindow(Names, {}, { state })
    expect(wrapper.text()).toBe('Ann, Ben, Cem')
    store.state = stateOf(table, matchOf(5), { history })
    await nextTick()
    expect(wrapper.text()).toBe('Ann, , Cem')
  })
})
