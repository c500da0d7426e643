// @vitest-environment happy-dom
// The form for the options of a table is made from the game's data alone.
import { describe, expect, it, vi } from 'vitest'
import { present } from '../../../src/engine/basics/invariant'
import { defaultOf, type OptionContext, type Options } from '../../../src/engine/options/options'
import OptionFields from '../../../src/renderer/options/OptionFields.vue'
import { fitSeats, seatBounds, settable } from '../../../src/renderer/options/tableSetup'
import { WHISPER_ENTRIES } from '../../pretend/entries'
import { OPTION_SPECS } from '../../pretend/game/outside/options'
import { whisperWindow } from '../../pretend/window/whisperWindow'
import { openWindow, stateOf, tableOf } from '../../support/window/windowAt'
import { unmountAfterEach } from '../../support/window/unmountAfterEach'

unmountAfterEach()

const CONTEXT: OptionContext = {
  language: 'en',
  catalogue: () => ['farm', 'attic'],
  byHost: true,
}
const DEFAULTS: Options = Object.fromEntries(
  OPTION_SPECS.map((spec) => [spec.key, defaultOf(spec, CONTEXT)]),
)

function openForm(options: Options, catalogues = WHISPER_ENTRIES) {
  const changed = vi.fn<(key: string, value: unknown) => void>()
  const { wrapper } = openWindow(
    OptionFields,
    { specs: OPTION_SPECS, options, words: 'whisper', onChange: changed },
    {
      state: stateOf(tableOf({ options }), undefined, {
        catalogues,
      }),
    },
  )
  return { wrapper, changed }
}
function fieldNames(options: Options): string[] {
  const { wrapper } = openForm(options)
  return wrapper.findAll('.label, .legend').map((label) => label.text())
}
type Form = ReturnType<typeof openForm>['wrapper']
function boxOf(wrapper: Form, label: string) {
  const token = wrapper.findAll('.token').find((one) => one.text() === label)
  if (!token) throw new Error(`no ${label}`)
  return token.find('input')
}

describe('the form for options', () => {
  it('shows neither what only the host or a vote sets, nor what has no effect beside the others', () => {
    const contest = fieldNames(DEFAULTS)
    expect(contest).not.toContain('First')
    expect(contest).not.toContain('House words')
    expect(contest).not.toContain('Goal')
    expect(contest).toContain('Mode')
    expect(fieldNames({ ...DEFAULTS, mode: 'together' })).toContain('Goal')
  })

  it('lets any part of a set be chosen, but never none of it', async () => {
    const { wrapper, changed } = openForm({ ...DEFAULTS, sorts: ['beast', 'tool'] })
    await boxOf(wrapper, 'food').setValue(true)
    expect(changed).toHaveBeenLastCalledWith('sorts', ['beast', 'tool', 'food'])
    await boxOf(wrapper, 'beasts').setValue(false)
    expect(changed).toHaveBeenLastCalledWith('sorts', ['tool'])
    const alone = openForm({ ...DEFAULTS, sorts: ['tool'] })
    await boxOf(alone.wrapper, 'tools').trigger('click')
    await boxOf(alone.wrapper, 'tools').trigger('change')
    expect(alone.changed).not.toHaveBeenCalled()
  })

  it('offers what the host has in a catalogue', () => {
    const { wrapper } = openForm(DEFAULTS)
    const tokens = wrapper.findAll('.token').map((token) => token.text())
    expect(tokens).toEqual(expect.arrayContaining(['The farm (12)', 'The attic (12)']))
  })

  it('counts what is in play with what is chosen, and no more', () => {
    const [catalogue = '', [farm] = []] = Object.entries(WHISPER_ENTRIES)[0] ?? []
    const onlyWith = { option: 'mode', value: 'together', count: 5 }
    const catalogues = { [catalogue]: [{ ...present(farm, 'a deck'), onlyWith }] }
    const tokens = (options: Options): string[] =>
      openForm(options, catalogues)
        .wrapper.findAll('.token')
        .map((token) => token.text())
    expect(tokens(DEFAULTS)).toContain('The farm (7)')
    expect(tokens({ ...DEFAULTS, mode: 'together' })).toContain('The farm (12)')
  })

  it('adds words to a list and takes them away again, up to its room', async () => {
    const { wrapper, changed } = openForm({ ...DEFAULTS, taboo: ['wind'] })
    await wrapper.find('.words input').setValue('  moon ')
    await wrapper.find('.words form').trigger('submit')
    expect(changed).toHaveBeenLastCalledWith('taboo', ['wind', 'moon'])
    await wrapper.find('.words input').setValue('wind')
    await wrapper.find('.words form').trigger('submit')
    expect(changed).toHaveBeenCalledTimes(1)
    await wrapper.find('.words .word button').trigger('click')
    expect(changed).toHaveBeenLastCalledWith('taboo', [])
    expect(
      openForm({ ...DEFAULTS, taboo: ['a', 'b', 'c'] })
        .wrapper.find('.words form')
        .exists(),
    ).toBe(false)
  })

  it('offers the steps of a limit of time, and the value that is set', () => {
    const { wrapper } = openForm({ ...DEFAULTS, turnSeconds: 17 })
    const offered = (at: string): string[] => {
      const field = wrapper.findAll('.field').find((one) => one.text().includes(at))
      return field?.findAll('option').map((option) => option.text()) ?? []
    }
    expect(offered('Time to whisper')).toEqual(['no limit', '10', '20', '60'])
    expect(offered('Time to lay')).toContain('17')
  })
})

describe('a table as it is set', () => {
  it('has as many seats as its options allow', () => {
    const { legality } = whisperWindow
    expect(seatBounds(legality, DEFAULTS, CONTEXT)).toMatchObject({ min: 2, max: 10 })
    const together = seatBounds(legality, { ...DEFAULTS, mode: 'together' }, CONTEXT)
    expect(together).toMatchObject({ min: 2, max: 6 })
    expect([1, 4, 9].map((seats) => fitSeats(seats, together))).toEqual([2, 4, 6])
  })

  it('sends back nothing that only the host or a vote sets', () => {
    const sent = settable({ ...DEFAULTS, first: 2, house: ['moon'] }, OPTION_SPECS)
    expect(sent).not.toHaveProperty('first')
    expect(sent).not.toHaveProperty('house')
    expect(sent).toHaveProperty('decks', ['farm', 'attic'])
  })
})
