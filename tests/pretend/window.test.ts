// @vitest-environment happy-dom
// The window at a real host: a person plays the small game through its plain board, from the lobby to the result.
import { flushPromises } from '@vue/test-utils'
import { describe, expect, it } from 'vitest'
import TableRoom from '../../src/renderer/pages/play/TableRoom.vue'
import { openWindow, type WindowPart } from '../support/window/windowAt'
import { begin, gather, matchAt, tableAt, viewAt, type Evening } from './evening'
import { whisperWindow } from './window/whisperWindow'
import { unmountAfterEach } from '../support/window/unmountAfterEach'

unmountAfterEach()

/** Anna's window, connected to her client. */
function openAt({ anna, table }: Evening): WindowPart {
  const { client } = anna
  const part = openWindow(
    TableRoom,
    { table: tableAt(anna), game: whisperWindow },
    { state: client.state() },
  )
  part.store.here = (command) => client.command(command, table)
  client.subscribe({
    changed: (state) => {
      part.store.state = state
    },
    happened: part.host.happened,
    noticed: part.host.noticed,
  })
  return part
}

async function settle({ host }: Evening): Promise<void> {
  await flushPromises()
  await host.settle()
  await flushPromises()
}

/** Does what the board asks for; false: it asks for nothing. */
async function answer({ wrapper }: WindowPart): Promise<boolean> {
  const input = wrapper.find('.ask input')
  if (input.exists()) {
    await input.setValue('wind')
    await wrapper.find('.ask form').trigger('submit')
    return true
  }
  const button = wrapper.find('.ask button')
  if (button.exists()) await button.trigger('click')
  return button.exists()
}

describe('the window at a host', () => {
  it('plays a whole match of a team through its board', async () => {
    const evening = await begin('window', {
      people: 1,
      seats: 3,
      options: { mode: 'together', decks: ['farm'] },
    })
    const part = openAt(evening)
    for (let step = 0; step < 100 && !matchAt(evening.anna).outcome; step++) {
      if (!(await answer(part))) await evening.host.clock.turn(1000)
      await settle(evening)
    }
    expect(viewAt(evening.anna).row).toHaveLength(4)
    expect(part.wrapper.find('.winners').text()).toMatch(/\d/u)
    const [shown = ''] = part.t('whisper.event.shown', { n: 0 }).split('0')
    expect(part.heard()).toContain(shown)
  })

  it('shows the reason of the host, and the question stays', async () => {
    const evening = await begin('refused', { people: 2 })
    const part = openAt(evening)
    await part.wrapper.find('.ask input').setValue('xyzzy')
    await part.wrapper.find('.ask form').trigger('submit')
    await settle(evening)
    expect(part.wrapper.find('.remark').text()).toBe('This word is not in the list. Read the rule')
    expect(matchAt(evening.anna).own).toHaveLength(1)
  })

  it('shows how many are waited for, not who', async () => {
    const evening = await begin('number')
    const part = openAt(evening)
    await answer(part)
    await settle(evening)
    expect(matchAt(evening.anna).awaited).toEqual({ kind: 'number', number: 2 })
    expect(part.wrapper.find('.ask').text()).toContain('2')
    expect(part.wrapper.find('.ask').text()).not.toContain('Bram')
  })

  it('says in the lobby why the table cannot be dealt', async () => {
    const evening = await gather('lobby')
    const options = { sorts: ['beast'], decks: ['farm'] }
    await evening.tell(evening.anna, { kind: 'setGame', game: 'whisper', options, seats: 3 })
    expect(openAt(evening).wrapper.text()).toMatch(/4.*7/u)
  })
})
