// @vitest-environment happy-dom
// F23: whoever has said no name yet is not called after somebody else with a number behind it.
import { flushPromises } from '@vue/test-utils'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { defineComponent } from 'vue'
import type { Command } from '../../../src/protocol/clientMessages'
import type { Answer } from '../../../src/protocol/hostMessages'
import { useRename } from '../../../src/renderer/pages/people/useRename'
import { useSuggestedName } from '../../../src/renderer/pages/settings/useSuggestedName'
import { useSettings } from '../../../src/renderer/stores/settings'
import { openWindow, stateOf, TAKEN, tableOf } from '../../support/window/windowAt'
import { unmountAfterEach } from '../../support/window/unmountAfterEach'

unmountAfterEach()

const WELCOME = {
  type: 'welcome',
  protocol: 1,
  app: '1',
  host: 'Den',
  token: 'secret',
  person: 'p9',
  local: false,
  lastCommand: 0,
} as const

/** A window that is welcomed under a name made of its own; what it asks the host for, and a way to type a name. */
function setupWindow(): {
  readonly asked: readonly Command[]
  welcome(name: string, token?: string): Promise<void>
  /** Hands the screen to one of those who sit at it, its own person first. */
  hand(at: number): void
  type(name: string): Promise<boolean>
} {
  let type = (_name: string): Promise<boolean> => Promise.resolve(false)
  const Part = defineComponent(() => {
    useSuggestedName()
    const { name, rename } = useRename()
    type = (typed) => {
      name.value = typed
      return rename()
    }
    return () => null
  })
  const part = openWindow(Part, {}, { state: stateOf(tableOf()) })
  const asked: Command[] = []
  part.store.command = vi.fn((wish: Command): Promise<Answer> => {
    asked.push(wish)
    return Promise.resolve(TAKEN)
  })
  return {
    asked,
    async welcome(name, token = WELCOME.token) {
      part.store.state = stateOf(tableOf(), undefined, { welcome: { ...WELCOME, name, token } })
      await flushPromises()
    },
    hand(at) {
      Object.assign(part.store, { screen: { ...part.store.screen, at } })
    },
    type: (name) => type(name),
  }
}

describe('a suggested name', () => {
  beforeEach(() => {
    localStorage.clear()
  })

  it('gives way to another where somebody is called so', async () => {
    const { asked, welcome } = setupWindow()
    const { settings } = useSettings()
    Object.assign(settings, { name: 'Robin', isOwnName: false, language: 'nl' })
    await welcome('Robin 2')
    expect(settings.name).not.toMatch(/Robin/)
    expect(asked).toEqual([{ kind: 'rename', name: settings.name, language: 'nl' }])
    expect(settings.isOwnName).toBe(false)
  })

  it('stays where nobody has it', async () => {
    const { asked, welcome } = setupWindow()
    const { settings } = useSettings()
    Object.assign(settings, { name: 'Robin', isOwnName: false })
    await welcome('Robin')
    expect(settings.name).toBe('Robin')
    expect(asked).toEqual([])
  })

  it('does not come between when the host tells what one is called now', async () => {
    const { asked, welcome } = setupWindow()
    const { settings } = useSettings()
    Object.assign(settings, { name: 'Kim', isOwnName: false })
    await welcome('Kim')
    // The answer to a name that was typed comes before it is kept here.
    await welcome('Ada')
    expect(settings.name).toBe('Kim')
    expect(asked).toEqual([])
  })

  it('is not that of the others at this screen, who have their own', async () => {
    const { asked, welcome, hand } = setupWindow()
    const { settings } = useSettings()
    Object.assign(settings, { name: 'Pepe', isOwnName: false })
    await welcome('Pepe')
    hand(1)
    await welcome('Oma', 'secret of Oma')
    hand(0)
    await welcome('Pepe')
    expect(settings.name).toBe('Pepe')
    expect(asked).toEqual([])
  })

  it('stays where a person chose it', async () => {
    const { asked, welcome, type } = setupWindow()
    const { settings } = useSettings()
    Object.assign(settings, { name: 'Kim', isOwnName: false })
    await type('Robin')
    expect(settings.isOwnName).toBe(true)
    const before = asked.length
    await welcome('Robin 2')
    expect(settings.name).toBe('Robin')
    expect(asked).toHaveLength(before)
  })

  it('is none yet where it was only sent as it stood', async () => {
    const { type } = setupWindow()
    const { settings } = useSettings()
    Object.assign(settings, { name: 'Kim', isOwnName: false })
    await type('Kim')
    expect(settings.isOwnName).toBe(false)
  })
})
