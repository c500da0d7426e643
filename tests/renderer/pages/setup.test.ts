// @vitest-environment happy-dom
// Setting a table up: what it has set stands in the rules, what cannot be dealt is said while it is chosen.
import { flushPromises } from '@vue/test-utils'
import { nextTick } from 'vue'
import { describe, expect, it, vi } from 'vitest'
import { defaultOf, type Options } from '../../../src/engine/options/options'
import { tafelrunde } from '../../../src/games/tafelrunde/inside/index'
import { GAME_WINDOWS } from '../../../src/renderer/games/gameTables'
import { offersOf } from '../../../src/renderer/games/offered'
import OptionFields from '../../../src/renderer/options/OptionFields.vue'
import NewTableForm from '../../../src/renderer/pages/home/NewTableForm.vue'
import RulesText from '../../../src/renderer/rules/RulesText.vue'
import TableOptions from '../../../src/renderer/pages/lobby/TableOptions.vue'
import { useSettings } from '../../../src/renderer/stores/settings'
import { WHISPER_ENTRIES } from '../../pretend/entries'
import { OPTION_SPECS } from '../../pretend/game/outside/options'
import { whisperWindow } from '../../pretend/window/whisperWindow'
import { parsedOptions } from '../../support/match/randomOptions'
import { openWindow, stateOf, TAKEN, tableOf } from '../../support/window/windowAt'
import { unmountAfterEach } from '../../support/window/unmountAfterEach'

unmountAfterEach()

const OFFERED = offersOf(whisperWindow.legality)
const DECKS = ['farm', 'attic']
const CATALOGUES = WHISPER_ENTRIES
const DEFAULTS: Options = Object.fromEntries(
  OPTION_SPECS.map((spec) => [
    spec.key,
    defaultOf(spec, { language: 'en', catalogue: () => DECKS }),
  ]),
)

describe('the rules', () => {
  function rulesOf(inForce?: Options): string {
    const { wrapper } = openWindow(
      RulesText,
      { game: whisperWindow, inForce },
      { state: stateOf(tableOf(), undefined, { catalogues: CATALOGUES }) },
    )
    return wrapper.text()
  }
  it('D show what the table has set, not what is usual', () => {
    const text = rulesOf({
      ...DEFAULTS,
      mode: 'together',
      goal: 'far',
      sorts: ['tool'],
      decks: ['attic', 'farm'],
      taboo: ['wind', 'ice'],
      house: ['moon'],
      turnSeconds: 17,
    })
    for (const set of [
      'together',
      'far',
      'tools',
      'The attic, The farm',
      'wind, ice',
      'moon',
      '17',
    ]) {
      expect(text).toContain(`At this table: ${set}`)
    }
  })
  it('begin with what differs from the box and with the game, and can be searched, capitals and accents aside', async () => {
    const { wrapper } = openWindow(
      RulesText,
      {
        game: await GAME_WINDOWS.tafelrunde(),
        inForce: parsedOptions(tafelrunde, { openGems: 'on' }),
      },
      { state: stateOf(tableOf()) },
    )
    const text = wrapper.text()
    expect(text.indexOf('At this table')).toBe(0)
    expect(text.indexOf('What you can set')).toBeGreaterThan(
      text.indexOf(wrapper.find('h2').text()),
    )
    const all = wrapper.findAll('section p').length
    const [first] = wrapper.findAll('section p')
    const word =
      first
        ?.text()
        .split(' ')
        .find((one) => one.length > 4) ?? ''
    await wrapper.find('[role=search] input').setValue(word.toUpperCase())
    expect(wrapper.findAll('section p').length).toBeLessThan(all)
    expect(wrapper.find('section p').text()).toContain(word)
    expect(wrapper.find('[role=search] [role=status]').text()).toMatch(
      /^(Found in one place|Place 1 of \d+)$/u,
    )
    await wrapper.find('[role=search] input').setValue('xyzzy')
    expect(wrapper.findAll('section:not(.origin)')).toHaveLength(0)
    expect(wrapper.find('[role=search] [role=status]').text()).toBe('Nothing found')
  })
  it('have their chapters at the head, each leading eye and ear there, also while something is looked for', async () => {
    const { wrapper } = openWindow(
      RulesText,
      { game: await GAME_WINDOWS.tafelrunde() },
      { state: stateOf(tableOf()) },
    )
    await nextTick()
    const ways = wrapper.findAll('nav.contents button')
    const titles = wrapper.findAll('[data-chapter]').map((one) => one.text())
    expect(ways.map((one) => one.text())).toEqual(titles)
    const last = wrapper.findAll<HTMLElement>('[data-chapter]').at(-1)
    await ways.at(-1)?.trigger('click')
    expect(document.activeElement).toBe(last?.element)
    await wrapper.find('[role=search] input').setValue('chest')
    expect(wrapper.findAll('nav.contents button').map((one) => one.text())).toEqual(
      wrapper.findAll('[data-chapter]').map((one) => one.text()),
    )
  })
  it('mark what is looked for and lead by Enter from place to place, by eye and ear', async () => {
    const { wrapper } = openWindow(
      RulesText,
      { game: await GAME_WINDOWS.tafelrunde() },
      { state: stateOf(tableOf()) },
    )
    const field = wrapper.find('[role=search] input')
    const status = (): string => wrapper.find('[role=search] [role=status]').text()
    const shown = (): string => wrapper.get('[data-shown]').text()
    await field.setValue('CHÉST')
    await nextTick()
    const marks = wrapper.findAll('mark').map((one) => one.text().toLowerCase())
    expect(new Set(marks)).toEqual(new Set(['chest']))
    const places = wrapper.findAll('[data-place]').map((one) => one.text())
    const n = String(places.length)
    expect([status(), shown()]).toEqual([`Place 1 of ${n}`, places[0]])
    await field.trigger('keydown', { key: 'Enter' })
    expect(shown()).toBe(places[1])
    expect(status()).toBe(`Place 2 of ${n}: ${places[1] ?? ''}`)
    await wrapper.get('[aria-label="Next place (Enter)"]').trigger('click')
    expect(shown()).toBe(places[2])
    for (const _ of [0, 1, 2]) await field.trigger('keydown', { key: 'Enter', shiftKey: true })
    // Before the first comes the last.
    expect(status()).toContain(`Place ${n} of ${n}: `)
    expect(shown()).toBe(places.at(-1))
    await field.setValue('')
    await nextTick()
    expect(wrapper.findAll('mark, [data-shown]')).toHaveLength(0)
  })
  it('show their numbers to whoever asks for them or looks one up', async () => {
    const { wrapper } = openWindow(
      RulesText,
      { game: await GAME_WINDOWS.tijdlijn() },
      { state: stateOf(tableOf()) },
    )
    expect(wrapper.text()).not.toMatch(/T[LC]-\d/u)
    await wrapper.find('[role=switch]').setValue(true)
    expect(wrapper.text()).toContain('TL-07')
    await wrapper.find('[role=switch]').setValue(false)
    await wrapper.find('[role=search] input').setValue('TC-03')
    expect(wrapper.text()).toContain('TC-03')
    await wrapper.find('[role=search] input').setValue('')
    await wrapper.setProps({ lookUp: { rule: 'TL-07' } })
    expect(wrapper.text()).toContain('TL-07')
  })
  it.each([
    ['co-operative', 'Against each other'],
    ['competitive', 'Together: the end and the score'],
  ])('end with what is not played at the table: %s', async (mode, last) => {
    const { wrapper } = openWindow(
      RulesText,
      { game: await GAME_WINDOWS.tijdlijn(), inForce: { mode } },
      { state: stateOf(tableOf()) },
    )
    const chapters = wrapper.findAll('[data-chapter]').map((one) => one.text())
    expect(chapters.at(-1)).toBe(last)
    expect(chapters).toHaveLength(6)
    // Only its name stands there, until it is read all the same or found.
    const lastSection = (): string =>
      wrapper.findAll('section:has(> [data-chapter])').at(-1)?.text() ?? ''
    expect(lastSection()).toBe(`${last}Not played at this table. Read it anyway`)
    await wrapper.find('[role=search] input').setValue(last)
    expect(lastSection().length).toBeGreaterThan(200)
    await wrapper.find('[role=search] input').setValue('')
    await wrapper.findAll('section:has(> [data-chapter]) button').at(-1)?.trigger('click')
    expect(lastSection().length).toBeGreaterThan(200)
    expect(document.activeElement?.textContent).toBe(last)
  })
  it('D leave out what has no effect at the table, and what the host puts in', () => {
    const text = rulesOf(DEFAULTS)
    expect(text).not.toContain('Goal')
    expect(text).not.toContain('Wer zuerst lauscht')
    expect(rulesOf()).toContain('Goal')
    expect(rulesOf()).not.toContain('At this table')
  })
})

describe('the options of a table', () => {
  it('another way to play keeps what is set, and takes the seats along where it leaves room for fewer', async () => {
    const seats = tableOf().seats.concat(tableOf().seats, tableOf().seats)
    const options = { ...DEFAULTS, rounds: 2 }
    const table = tableOf({ phase: 'gathering', offer: 'contest', options, seats })
    const commands = vi.fn()
    const { wrapper } = openWindow(
      TableOptions,
      { table, game: whisperWindow, offered: OFFERED, onCommand: commands },
      { state: stateOf(table, undefined, { catalogues: CATALOGUES }) },
    )
    expect(wrapper.text()).not.toContain('Mode')
    const select = wrapper.find('select')
    if (select.element instanceof HTMLSelectElement) select.element.selectedIndex = 1
    await select.trigger('change')
    expect(commands.mock.calls.at(-1)?.[0]).toMatchObject({
      kind: 'setGame',
      seats: 6,
      options: { mode: 'together', rounds: 2 },
    })
    expect(commands.mock.calls.at(-1)?.[0].options).not.toHaveProperty('first')
  })
  it('TL-29 fewer seats than before are said, with the rule that asks for it', async () => {
    const [seat] = tableOf().seats
    if (!seat) throw new Error('a seat')
    const tijdlijn = await GAME_WINDOWS.tijdlijn()
    const options: Options = { mode: 'co-operative', cards: 36 }
    const seats = Array.from({ length: 6 }, () => seat)
    const table = tableOf({
      phase: 'gathering',
      game: 'tijdlijn',
      offer: 'co-operative',
      options,
      seats,
    })
    const commands = vi.fn()
    const { wrapper } = openWindow(
      TableOptions,
      { table, game: tijdlijn, onCommand: commands },
      { state: stateOf(table) },
    )
    const field = wrapper.findAllComponents(OptionFields)[0]
    field?.vm.$emit('change', 'cards', 24)
    await flushPromises()
    expect(commands.mock.calls.at(-1)?.[0]).toMatchObject({ kind: 'setGame', seats: 5 })
    expect(wrapper.text()).toContain('That allows 5 seats at most; the table has 5 now.')
  })
})

describe('the options of a game with decks of its own', () => {
  it.each([true, false])(
    'P-40 lead to the page of own decks on the host’s computer alone: %s',
    (isLocal) => {
      const state = stateOf(tableOf({ phase: 'gathering' }), undefined, { catalogues: CATALOGUES })
      const welcome = state.welcome && { ...state.welcome, local: isLocal }
      const { wrapper, t } = openWindow(
        TableOptions,
        { table: tableOf({ phase: 'gathering' }), game: whisperWindow, offered: OFFERED },
        { state: { ...state, ...(welcome ? { welcome } : {}) } },
      )
      const labels = wrapper.findAll('button').map((button) => button.text())
      expect(labels.includes(t('app.home.decks'))).toBe(isLocal)
    },
  )
})

describe('how a table is played', () => {
  function lobby(
    isKeeper: boolean,
    options: Options,
  ): ReturnType<typeof openWindow> & { commands: ReturnType<typeof vi.fn> } {
    const table = tableOf({
      phase: 'gathering',
      offer: 'contest',
      options,
      ...(isKeeper ? {} : { keeper: 'another' }),
    })
    const commands = vi.fn()
    const opened = openWindow(
      TableOptions,
      { table, game: whisperWindow, offered: OFFERED, onCommand: commands },
      { state: stateOf(table, undefined, { catalogues: CATALOGUES }) },
    )
    return { ...opened, commands }
  }
  it('is one word for whoever keeps it, and every rule is folded away', async () => {
    const { wrapper, commands } = lobby(true, { ...DEFAULTS, taboo: ['wind'] })
    expect(wrapper.find('details').element.open).toBe(false)
    await wrapper.find('input[value=long]').setValue(true)
    const { options } = commands.mock.calls.at(-1)?.[0] ?? {}
    expect(options).toMatchObject({ rounds: 2, taboo: ['wind'] })
  })
  it('folds the game, the seats and the end of the table, and unfolds them to whoever keeps it', async () => {
    const { wrapper, commands, t } = lobby(true, DEFAULTS)
    expect(wrapper.findAll('details').map(({ element }) => element.open)).not.toContain(true)
    const outside = wrapper.findAll('select, button').filter(({ element }) => {
      return element.closest('details') === null
    })
    expect(outside).toEqual([])
    expect(wrapper.get('details').text()).toContain('3 seats')
    expect(wrapper.findAll('details')[0]?.findAll('select')).toHaveLength(2)
    const close = wrapper
      .findAll('.habits button')
      .find((one) => one.text() === t('app.lobby.close'))
    await close?.trigger('click')
    expect(commands.mock.calls.at(-1)?.[0]).toEqual({ kind: 'closeTable' })
  })
  it('has nothing to unfold but the rules for a guest, who cannot change them', () => {
    const { wrapper, t } = lobby(false, DEFAULTS)
    expect(wrapper.findAll('summary').map((one) => one.text())).toEqual([t('app.lobby.allOptions')])
    const fields = wrapper.findAll<HTMLInputElement>('select, input')
    const free = fields.filter(({ element }) => {
      return !element.disabled && element.closest('fieldset[disabled]') === null
    })
    expect(free.map((one) => one.html())).toEqual([])
    expect(wrapper.text()).not.toContain(t('app.lobby.close'))
  })
  it('is told in one sentence to whoever does not: what differs from the box', () => {
    const { wrapper } = lobby(false, { ...DEFAULTS, rounds: 2, askKnown: 'on' })
    expect(wrapper.find('input[value=long]').exists()).toBe(false)
    expect(wrapper.find('.sentence').text()).toMatch(/^At this table: .*: 2; .*\.$/u)
    expect(lobby(false, DEFAULTS).wrapper.find('.sentence').text()).toBe(
      'Played by the printed rules.',
    )
  })
})

describe('a new table', () => {
  it('is offered in every way in which its game is played, and remembers the last one', async () => {
    const state = stateOf(tableOf())
    const { wrapper, store } = openWindow(NewTableForm, { offered: OFFERED }, { state })
    const command = vi.fn((_command: unknown) => Promise.resolve(TAKEN))
    store.command = command
    const select = wrapper.find('select')
    expect(select.findAll('option')).toHaveLength(2)
    if (select.element instanceof HTMLSelectElement) select.element.selectedIndex = 1
    await select.trigger('change')
    await wrapper.find('form').trigger('submit')
    expect(command.mock.calls.at(-1)?.[0]).toMatchObject({
      kind: 'createTable',
      game: 'whisper',
      options: { mode: 'together' },
    })
    expect(useSettings().settings.offer).toBe('whisper-together')
  })
  it('BB-10 asks for the language of the words, that of the reader first', async () => {
    const { legality } = await GAME_WINDOWS.buchstabenbluff()
    const { wrapper, store } = openWindow(
      NewTableForm,
      { alone: true, offered: offersOf(legality) },
      { state: stateOf(tableOf()), language: 'de' },
    )
    useSettings().settings.language = 'de'
    const command = vi.fn((_command: unknown) => Promise.resolve(TAKEN))
    store.command = command
    await vi.waitFor(() => {
      expect(wrapper.text()).toContain('Sprache der Wörter')
    })
    const select = wrapper.find('select')
    expect(
      select
        .findAll('option')
        .find((one) => one.element.selected)
        ?.text(),
    ).toContain('Deutsch')
    const dutch = select.findAll('option').findIndex((one) => one.text() === 'Niederländisch')
    if (select.element instanceof HTMLSelectElement) select.element.selectedIndex = dutch
    await select.trigger('change')
    await wrapper.find('form').trigger('submit')
    expect(command.mock.calls.at(-1)?.[0]).toMatchObject({ options: { language: 'nl' } })
    useSettings().settings.language = 'en'
  })
  it('asks the host while it is being chosen, and says what is in the way', async () => {
    const { wrapper, store } = openWindow(NewTableForm, {}, { state: stateOf(tableOf()) })
    const command = vi.fn((_command: unknown) =>
      Promise.resolve({
        type: 'answer',
        id: 1,
        ok: false,
        refusal: 'cannot-be-dealt',
        setup: { kind: 'seats', min: 2, max: 3 },
      } as const),
    )
    store.command = command
    await wrapper.find('input[value="3"]').setValue(true)
    await flushPromises()
    expect(command.mock.calls.at(-1)?.[0]).toMatchObject({ kind: 'planTable', seats: 3 })
    expect(wrapper.find('[role=alert]').text()).toBe(
      'These rules are for 2 to 3 players. Change the number of seats.',
    )
  })
})
