// @vitest-environment happy-dom
// What whoever hosts with the desktop app can set.
import { flushPromises } from '@vue/test-utils'
import * as v from 'valibot'
import { describe, expect, it, vi } from 'vitest'
import { hostSettings, USUAL_HOST, type HostSettings } from '../../../src/ipc/ipc'
import HostSettingsFields from '../../../src/renderer/pages/settings/HostSettingsFields.vue'
import { openWindow, stateOf, tableOf, type WindowPart } from '../../support/window/windowAt'
import { unmountAfterEach } from '../../support/window/unmountAfterEach'

unmountAfterEach()

interface Fields extends Pick<WindowPart, 'wrapper'> {
  readonly kept: readonly HostSettings[]
}

async function openFields(saved: HostSettings, isKept = true): Promise<Fields> {
  const kept: HostSettings[] = []
  const api = {
    readHostSettings: () => Promise.resolve(saved),
    writeHostSettings: vi.fn((settings: HostSettings) => {
      kept.push(settings)
      return Promise.resolve(isKept)
    }),
  }
  const { wrapper } = openWindow(HostSettingsFields, { api }, { state: stateOf(tableOf()) })
  await flushPromises()
  return { wrapper, kept }
}

async function submit({ wrapper }: Fields): Promise<string> {
  await wrapper.find('form').trigger('submit')
  await flushPromises()
  return wrapper.find('p[role=status]').text()
}

describe('host settings', () => {
  it('show what is set, and are kept when it is said so', async () => {
    const fields = await openFields({ name: 'Lake', port: 4800, opens: true })
    const [name, port] = fields.wrapper.findAll<HTMLInputElement>('input')
    expect([name?.element.value, port?.element.value]).toEqual(['Lake', '4800'])
    await name?.setValue('  Lamp ')
    await port?.setValue('')
    expect(await submit(fields)).toContain('from the next start')
    expect(fields.kept).toEqual([{ name: 'Lamp', port: 0, opens: true }])
  })

  it.each([
    ['👩‍👩‍👧 Jansen', '👩‍👩‍👧 Jansen'],
    ['Lamp\u202e\u200d', 'Lamp'],
  ])('keep of the name %j what can be shown', async (typed, name) => {
    const fields = await openFields(USUAL_HOST)
    const field = fields.wrapper.find<HTMLInputElement>('input')
    await field.setValue(typed)
    await submit(fields)
    expect(fields.kept).toEqual([{ ...USUAL_HOST, name }])
    expect(field.element.value).toBe(name)
    expect(v.safeParse(hostSettings, fields.kept[0]).success).toBe(true)
  })

  it.each(['80', '70000', 'x', '47 47', '-1', '1e4'])(
    'refuse the port %j with a sentence',
    async (text) => {
      const fields = await openFields({ name: '', port: 0, opens: false })
      await fields.wrapper.findAll('input')[1]?.setValue(text)
      expect(fields.wrapper.text()).toContain('A port is a number from 1024 to 65535')
      await submit(fields)
      expect(fields.kept).toEqual([])
    },
  )

  it('say when they could not be kept', async () => {
    const fields = await openFields({ name: '', port: 0, opens: false }, false)
    expect(await submit(fields)).toContain('could not be saved')
  })
})
