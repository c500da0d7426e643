// @vitest-environment happy-dom
// From the result of one match into the next: nobody is led through the room where a table is set up.
import { expect, it } from 'vitest'
import { nextTick, shallowReactive } from 'vue'
import type { ClientState } from '../../../src/client/client'
import { present } from '../../../src/engine/basics/invariant'
import TableRoom from '../../../src/renderer/pages/play/TableRoom.vue'
import { whisperWindow } from '../../pretend/window/whisperWindow'
import { openEnd } from '../../support/window/endedMatch'
import { openWindow } from '../../support/window/windowAt'

it.each(['keeper', 'guest'] as const)(
  'P-35 neither shows nor says anything of the lobby to the %s who plays on',
  async (who) => {
    const { host, people, keeper, table } = await openEnd(`on ${who}`, {
      languages: ['en', 'en', 'en'],
    })
    const reader = present(who === 'keeper' ? keeper : people.at(-1), 'somebody who reads')
    const states: ClientState[] = [reader.client.state()]
    reader.client.subscribe({
      changed: (state) => {
        states.push(state)
      },
    })
    for (const one of people) void one.client.command({ kind: 'ready', ready: true }, table)
    for (let times = 0; times < 20; times++) await host.clock.turn(500)
    const tableIn = (state: ClientState) => present(state.table, 'a table').table
    const first = present(states[0], 'a state')
    const props = shallowReactive({ table: tableIn(first), game: whisperWindow })
    const room = openWindow(TableRoom, props, { state: first })
    await nextTick()
    const before = room.heard().length
    const phases = new Set<string>()
    // Every message of a host comes in a task of its own.
    for (const state of states) {
      room.store.state = state
      props.table = tableIn(state)
      await nextTick()
      phases.add(props.table.phase)
      expect(room.wrapper.find('.lobby').exists()).toBe(false)
    }
    expect([...phases]).toEqual(expect.arrayContaining(['over', 'dealing', 'playing']))
    expect(room.wrapper.find('.dealing').exists()).toBe(false)
    expect(room.heard().slice(before)).not.toMatch(/setting up the next game|Start the game when/u)
  },
)
