// @vitest-environment happy-dom
// Decks of one's own: listed, read from files with every fault at its place, written, kept as files, deleted.
import { flushPromises, type DOMWrapper, type VueWrapper } from '@vue/test-utils'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ok } from '../../../src/engine/basics/result'
import { LANGUAGES, type Language } from '../../../src/engine/basics/language'
import { createMemoryHistory, createRouter, RouterView } from 'vue-router'
import DecksPage from '../../../src/renderer/pages/DecksPage.vue'
import HomePage from '../../../src/renderer/pages/home/HomePage.vue'
import { pictogramOf } from '../../../src/renderer/games/tijdlijn/prints/pictograms'
import type { ClientState } from '../../../src/client/client'
import type { DeckFault } from '../../../src/engine/decks/deckDraft'
import { saveFile } from '../../../src/renderer/links/saveFile'
import { useSpeech } from '../../../src/renderer/speech/useSpeech'
import { useSettings } from '../../../src/renderer/stores/settings'
import { openWindow, stateOf, tableOf, TAKEN, type WindowPart } from '../../support/window/windowAt'
import { unmountAfterEach } from '../../support/window/unmountAfterEach'

unmountAfterEach()

vi.mock('../../../src/renderer/links/saveFile', () => ({ saveFile: vi.fn() }))

/** The words of a game are loaded when they are first needed. */
const PATIENCE = 15_000
const ID = 'tijdlijn/family'
const DECK = {
  title: { en: 'Our family' },
  languages: ['en'],
  events: [
    {
      key: 'wedding',
      year: 1951,
      theme: 'food',
      picture: 'scroll',
      text: { en: { front: 'Grandmother marries', explanation: 'In the rain of 1951.' } },
      source: '–',
    },
  ],
}
const FOLDER = {
  folder: '/home/otto/content',
  files: [
    { file: 'tijdlijn/family.json', id: ID, problems: [] },
    {
      file: 'tijdlijn/broken.csv',
      problems: [
        { fault: 'unknown-field', values: {}, field: 'front', line: 1 },
        { fault: 'not-a-year', values: {}, entry: 2, field: 'year', line: 3 },
      ],
    },
  ],
}
const BOX = { id: 'tijdlijn/box', own: false, title: { en: 'The box' }, languages: ['en'] } as const
/** What can be chosen where the own deck has so many cards. */
function cataloguesWith(count: number): ClientState['catalogues'] {
  const own = { id: ID, own: true, title: { en: 'Our family' }, languages: ['en'], count } as const
  return { tijdlijn: [own, { ...BOX, count: 338 }] }
}
const CATALOGUES = cataloguesWith(1)
/** Cards for a match in every way. */
const ENOUGH = 24

interface Page extends WindowPart {
  readonly commands: ReturnType<typeof vi.fn>
}

/** As a spreadsheet saves what it calls Unicode. */
function utf16(text: string): Buffer<ArrayBuffer> {
  return Buffer.from(`\ufeff${text}`, 'utf16le')
}

/** The deck with so many cards. */
function deckOf(count: number): object {
  const [card] = DECK.events
  const events = Array.from({ length: count }, (_, n) => ({ ...card, key: `wedding-${String(n)}` }))
  return { ...DECK, events }
}

/** The page beside the first one, where nobody sits at a table yet. */
async function openBesideHome(count = ENOUGH): Promise<Page> {
  const routes = [
    { path: '/', component: HomePage },
    { path: '/decks', component: DecksPage },
  ]
  const router = createRouter({ history: createMemoryHistory(), routes })
  await router.push('/decks')
  const { table: _table, ...state } = stateOf(tableOf(), undefined, {
    catalogues: cataloguesWith(count),
  })
  const part = openWindow(RouterView, {}, { state: { ...state, connection: 'connecting' }, router })
  const commands = vi.fn(() => Promise.resolve(TAKEN))
  part.store.fetch = (wanted) =>
    Promise.resolve(ok(JSON.stringify('decks' in wanted ? FOLDER : deckOf(count))))
  part.store.command = commands
  part.store.state = state
  await vi.waitFor(() => {
    expect(part.wrapper.find('.deck').exists()).toBe(true)
  }, PATIENCE)
  return { ...part, commands }
}

async function openPage(language: Language = 'en', isLocal = true, shows = '.deck'): Promise<Page> {
  const state = stateOf(tableOf(), undefined, { catalogues: CATALOGUES })
  const welcome = state.welcome && { ...state.welcome, local: isLocal }
  const wish = { state: { ...state, ...(welcome ? { welcome } : {}) }, language }
  const part = openWindow(
    DecksPage,
    {},
    { ...wish, state: { ...wish.state, connection: 'connecting' } },
  )
  useSettings().settings.language = language
  const commands = vi.fn(() => Promise.resolve(TAKEN))
  part.store.fetch = (wanted) =>
    Promise.resolve(ok(JSON.stringify('decks' in wanted ? FOLDER : DECK)))
  part.store.command = commands
  part.store.state = wish.state
  await vi.waitFor(() => {
    expect(part.wrapper.text()).not.toBe('')
    if (isLocal) expect(part.wrapper.find(shows).exists()).toBe(true)
  }, PATIENCE)
  await flushPromises()
  return { ...part, commands }
}

function button(wrapper: VueWrapper, text: string): DOMWrapper<Element> {
  const found = [...document.querySelectorAll('button')].find(
    (one) => one.textContent.trim() === text,
  )
  const all = wrapper.findAll('button').find((one) => one.element === found)
  if (all) return all
  throw new Error(`no button ${text}`)
}

/** What the host was asked. */
function asked({ commands }: Page): unknown[] {
  return commands.mock.calls.map(([command]) => command.kind)
}

/** Chooses a file as a person does. */
async function choose({ wrapper }: Page, name: string, content: BlobPart): Promise<void> {
  const input = wrapper.get('input[type="file"]')
  Object.defineProperty(input.element, 'files', {
    configurable: true,
    value: [new File([content], name)],
  })
  await input.trigger('change')
  await vi.waitFor(() => {
    expect(wrapper.text()).toContain(name)
  }, PATIENCE)
}

describe('the page of own decks', () => {
  beforeEach(() => {
    vi.mocked(saveFile).mockClear()
    sessionStorage.clear()
  })

  it('lists them, and with line and field what is wrong with other files of the folder', async () => {
    const { wrapper, t } = await openPage()
    const decks = wrapper.findAll('.deck').map((one) => one.text())
    expect(decks).toHaveLength(1)
    expect(decks[0]).toContain('Our family')
    const text = wrapper.text()
    expect(text).toContain('tijdlijn/broken.csv')
    expect(text).toContain(t('decks.place.line', { line: 3 }))
    expect(text).toContain('front.de, front.nl, front.en')
    expect(text).toContain(FOLDER.folder)
  })

  it.each(LANGUAGES)(
    'P-40 says that they are on the computer of the host alone: %s',
    async (language) => {
      const { wrapper, t } = await openPage(language, false)
      expect(wrapper.text()).toContain(t('decks.onlyHere'))
      expect(wrapper.find('input').exists()).toBe(false)
    },
  )

  it('shows a file before it is taken over', async () => {
    const page = await openPage()
    await choose(page, 'family.json', JSON.stringify(DECK))
    expect(page.wrapper.get('table').text()).toContain('Grandmother marries')
    expect(asked(page)).toEqual(['compareDeck'])
    await button(page.wrapper, page.t('decks.preview.take')).trigger('click')
    await flushPromises()
    const [, [sent] = []] = page.commands.mock.calls
    expect(sent).toMatchObject({ kind: 'saveDeck', catalogue: 'tijdlijn', name: 'our-family' })
    expect(page.wrapper.text()).toContain(page.t('decks.saved', { title: 'Our family' }))
  })

  it.each(['listed', 'saved'])(
    'leads from a deck to a table that is played with it: %s',
    async (how) => {
      const page = await openBesideHome()
      const { wrapper, t } = page
      const ways = (): DOMWrapper<Element>[] =>
        wrapper.findAll('button').filter((one) => one.text() === t('decks.play'))
      expect(ways()).toHaveLength(1)
      if (how === 'saved') {
        await button(wrapper, t('decks.editShort')).trigger('click')
        await flushPromises()
        await button(wrapper, t('decks.editor.save')).trigger('click')
        await flushPromises()
        expect(ways()).toHaveLength(2)
      }
      await ways()[0]?.trigger('click')
      await vi.waitFor(() => {
        expect(wrapper.find('dialog form input[type="checkbox"].box').exists()).toBe(true)
      }, PATIENCE)
      const boxes = wrapper.findAll<HTMLInputElement>('dialog form input[type="checkbox"].box')
      expect(boxes.map(({ element }) => element.checked)).toEqual([true, false])
      await wrapper.get('dialog form').trigger('submit')
      await flushPromises()
      const options = expect.objectContaining({ decks: [ID] })
      const made = { kind: 'createTable', game: 'tijdlijn', options }
      expect(page.commands).toHaveBeenCalledWith(expect.objectContaining(made))
    },
  )

  it('says how many cards are missing to play, in the list, in the editor and once saved, and offers no match', async () => {
    const page = await openBesideHome(1)
    const { wrapper, t } = page
    const short = t('decks.short', { n: 12, least: 13 })
    const isOffered = (): boolean =>
      wrapper.findAll('button').some((one) => one.text() === t('decks.play'))
    expect(wrapper.get('.deck').text()).toContain(short)
    expect(isOffered()).toBe(false)
    await button(wrapper, t('decks.editShort')).trigger('click')
    await flushPromises()
    expect(wrapper.text()).toContain(short)
    await button(wrapper, t('decks.editor.save')).trigger('click')
    await flushPromises()
    expect(wrapper.get('.told').text()).toContain(short)
    expect(isOffered()).toBe(false)
  })

  it('offers a deck that is enough for one way of its game in that way, with as many seats as it seats', async () => {
    const page = await openBesideHome(20)
    const { wrapper, t } = page
    expect(wrapper.get('.deck').text()).toContain(
      t('decks.shortFor', { n: 4, way: t('app.game.tijdlijn-co-operative') }),
    )
    await button(wrapper, t('decks.play')).trigger('click')
    await vi.waitFor(() => {
      expect(wrapper.find('dialog form input[type="checkbox"].box').exists()).toBe(true)
    }, PATIENCE)
    await wrapper.get('dialog form').trigger('submit')
    await flushPromises()
    const mode = expect.objectContaining({ mode: 'competitive' })
    const made = { kind: 'createTable', seats: 3, options: mode }
    expect(page.commands).toHaveBeenCalledWith(expect.objectContaining(made))
  })

  it('leads to no other table whoever sits at one', async () => {
    const { wrapper, t } = await openPage()
    expect(wrapper.text()).not.toContain(t('decks.play'))
  })

  it.each(LANGUAGES)(
    'takes columns without a language for those of whoever reads them, until another one is chosen: %s',
    async (language) => {
      const page = await openPage(language)
      const { wrapper, t } = page
      await choose(page, 'aunts.csv', 'front,year,explanation\nOne,1950,It was 1950\n')
      const field = wrapper.get<HTMLSelectElement>('select')
      const nameOf = (one: Language): string => t(`app.settings.languages.${one}`)
      const saved = (): string => wrapper.get('[role="status"]').text()
      expect(LANGUAGES[field.element.selectedIndex]).toBe(language)
      expect(saved()).toContain(nameOf(language))
      for (const [at, other] of LANGUAGES.entries()) {
        field.element.selectedIndex = at
        await field.trigger('change')
        await vi.waitFor(() => {
          expect(saved()).toContain(nameOf(other))
        })
        expect(wrapper.get('thead').text()).toContain(nameOf(other))
      }
      await button(wrapper, t('decks.preview.take')).trigger('click')
      await flushPromises()
      const sent = page.commands.mock.calls.at(-1)?.[0]
      expect(JSON.parse(sent.deck)).toMatchObject({ languages: [LANGUAGES.at(-1)] })
    },
  )

  it.each(LANGUAGES)('names line, entry and field of every fault: %s', async (language) => {
    const page = await openPage(language)
    const csv =
      'front.en,year,explanation.en\nOne,1950,It was 1950\nTwo,nineteen,It was later\nThree,,\n'
    await choose(page, 'aunts.csv', csv)
    const notes = page.wrapper
      .get('[role="alert"]')
      .findAll('li')
      .map((one) => one.text())
    expect(notes.length).toBeGreaterThan(1)
    expect(notes[0]).toContain(page.t('decks.place.line', { line: 3 }))
    expect(notes[0]).toContain(page.t('tijdlijn.deck.field.year'))
    expect(page.wrapper.text()).not.toContain(page.t('decks.preview.take'))
  })

  it.each(LANGUAGES)(
    'names every column that is none, without a technical word, and what else could stand there: %s',
    async (language) => {
      const page = await openPage(language)
      const table = 'vorne,year,theme,front.de,explanation.de\nOne,1950,love,Eins,X\n'
      await choose(page, 'aunts.csv', table)
      const notes = page.wrapper
        .get('[role="alert"]')
        .findAll('li')
        .map((one) => one.text())
      const name = page.t('decks.quoted', { name: 'vorne' })
      expect(notes.find((note) => note.includes(name))).toContain(page.t('decks.preview.unknown'))
      expect(notes.join()).not.toContain('front.')
      const theme = page.t('tijdlijn.deck.field.theme')
      const politics = page.t('tijdlijn.deck.value.theme.politics')
      expect(notes.find((note) => note.includes(theme))).toContain(politics)
      expect(page.wrapper.get('table').text()).toContain('One')
    },
  )

  it.each(['Ereignis', 'Gebeurtenis', 'event'])(
    'knows what a card of a time line says first, however people call it: %s',
    async (head) => {
      const page = await openPage('de')
      await choose(
        page,
        'familie.csv',
        `${head};Jahr;Anlass\nOma heiratet;1951;x\nOpa tanzt;1960;y\n`,
      )
      expect(page.wrapper.get('thead').text()).toContain(page.t('tijdlijn.deck.field.front'))
      expect(page.wrapper.get('[role="alert"]').text()).not.toContain(head)
    },
  )

  it.each<[Language, Language, string]>([
    ['en', 'de', 'Ereignis;Jahr;Erklärung;Quelle\nOma heiratet;1951;In Köln;Album\n'],
    ['de', 'nl', 'gebeurtenis;jaartal;uitleg;bron\nOma trouwt;1951;In Keulen;album\n'],
    ['nl', 'de', 'Ereignis;Jahreszahl;Rückseite;Quelle\nOma heiratet;1951;In Köln;Album\n'],
  ])(
    'knows columns headed in another language than the window speaks, and that its texts are in it: %s',
    async (language, written, table) => {
      const page = await openPage(language)
      await choose(page, 'familie.csv', table)
      expect(page.wrapper.find('[role="alert"]').exists()).toBe(false)
      const head = page.wrapper
        .findAll('th')
        .map((one) => one.text())
        .join()
      for (const field of ['front', 'year', 'explanation', 'source']) {
        expect(head).toContain(page.t(`tijdlijn.deck.field.${field}`))
      }
      const { selectedIndex } = page.wrapper.get<HTMLSelectElement>('select').element
      expect(LANGUAGES[selectedIndex]).toBe(written)
    },
  )
  it.each(LANGUAGES)(
    'calls nothing wrong as long as it is not said what the columns are: %s',
    async (language) => {
      const page = await openPage(language)
      await choose(page, 'familie.csv', 'Datum;Was;Ort\n1950;Oma;Köln\n')
      const [open, wrong] = ['open', 'unsound'].map((key) =>
        page.t(`decks.preview.${key}`, { n: 0 }),
      )
      const said = page.wrapper.get('[data-wrong]').text().replace(/\d+/u, '0')
      expect(said).toBe(open)
      expect(said).not.toBe(wrong)
    },
  )
  it('offers the columns of the language that was chosen first', async () => {
    const page = await openPage('en')
    await choose(page, 'aunts.csv', 'front;was;year\nEins;Da;1950\n')
    const tongue = page.wrapper.get<HTMLSelectElement>('select')
    tongue.element.selectedIndex = LANGUAGES.indexOf('de')
    await tongue.trigger('change')
    const first = (): string | undefined => page.wrapper.findAll('.columns option').at(1)?.text()
    await vi.waitFor(() => {
      expect(first()).toContain(page.t('app.settings.languages.de'))
    })
  })

  it.each(LANGUAGES)(
    'asks what is in a column that it does not know, and takes what is said: %s',
    async (language) => {
      const page = await openPage(language)
      const { wrapper, t } = page
      const nameOf = (key: string, one: Language): string =>
        t('decks.inLanguage', {
          field: t(`tijdlijn.deck.field.${key}`),
          language: t(`app.settings.languages.${one}`),
        })
      const pick = async (at: number, label: string): Promise<void> => {
        await wrapper
          .findAll('select')
          .at(at)
          ?.findAll('option')
          .find((one) => one.text() === label)
          ?.setValue()
        await flushPromises()
      }
      await choose(page, 'aunts.csv', 'wann;was;hinten;egal\n1950;Eins;Da;1\n1960;Zwei;Dort;2\n')
      expect(wrapper.findAll('select')).toHaveLength(4)
      expect(wrapper.get('table').text()).toContain('Eins')
      await pick(0, t('tijdlijn.deck.field.year'))
      await pick(1, nameOf('front', language))
      await pick(2, nameOf('explanation', language))
      await pick(3, t('decks.preview.leaveOut'))
      await vi.waitFor(() => {
        expect(wrapper.text()).toContain(t('decks.preview.take'))
      })
      await button(wrapper, t('decks.preview.take')).trigger('click')
      await flushPromises()
      const sent = page.commands.mock.calls.at(-1)?.[0]
      const text = { [language]: { front: 'Zwei', explanation: 'Dort' } }
      expect(JSON.parse(sent.deck)).toMatchObject({
        events: [{ year: 1950 }, { year: 1960, text }],
      })
    },
  )

  it.each(LANGUAGES)(
    'takes the one column of texts for the front, in the language of the window: %s',
    async (language) => {
      const page = await openPage(language)
      await choose(page, 'bad.csv', 'text;theme\nEins;food\nZwei;food\n')
      const head = page.wrapper.findAll('th').map((one) => one.text())
      const label = page.t(`app.settings.languages.${language}`)
      expect(head[0]).toContain(label)
      expect(page.wrapper.get('tbody').text()).toContain('Eins')
      const notes = page.wrapper.get('[role="alert"]').text()
      expect(notes).toContain(page.t('decks.preview.missing'))
      expect(notes).not.toMatch(/\.(?:de|nl|en)\b/u)
    },
  )

  it.each<[string, BlobPart]>([
    ['with semicolons', 'front;year;explanation\nOne, or so;1950;It was\n'],
    ['with titles and years alone', 'year,title\n1950,One\n1951,Two\n'],
    ['with tabs', 'front\tyear\texplanation\nOne; or, so\t1950\tIt was\n'],
    [
      'with a line that names the separator',
      'sep=;\r\nfront;year;explanation\r\nOne;1950;It was\r\n',
    ],
    ['after empty lines', '\n\nfront;year;explanation\nOne, a;1950;It, b\n'],
    ['headed as the form is', 'FRONT;Year ;What the back says\nOne;1950;It was\n'],
    [
      'with a theme in words',
      'front;year;explanation;theme\nOne;1950;It was;Food and everyday life\n',
    ],
    ['with a mark', '\ufefffront;year;explanation\nOne;1950;It was\n'],
    ['in UTF-16', utf16('front\tyear\texplanation\r\nÄnne\t1950\tIt was\r\n')],
    ['in Latin-1', Buffer.from('front;year;explanation\nÄnne;1950;It was\n', 'latin1')],
    ['with empty cells at the end of lines', 'front;year;explanation;;\nOne;1950;It was;;\n'],
    ['with the same year twice', 'front;year;explanation\nOne;1950;It was\nTwo;1950;It is\n'],
    [
      'with eras in words',
      'front;year;explanation\nOne;44 v. Chr.;It was\nTwo;79 n. Chr.;It is\nSix;AD 79;It is\n',
    ],
    ['with lines of an old Mac', 'front;year;explanation\rOne;1950;It was\r'],
  ])('reads a table as people have it: %s', async (_what, content) => {
    const page = await openPage()
    await choose(page, 'aunts.csv', content)
    expect(page.wrapper.find('[role="alert"]').exists()).toBe(false)
    expect(page.wrapper.text()).toContain(page.t('decks.preview.take'))
  })

  it.each<[string, BlobPart, DeckFault, Record<string, number>]>([
    ['nothing in it', ' \n', 'empty-file', {}],
    ['a head alone', 'front;year;explanation\n', 'no-rows', {}],
    [
      'a comma too many',
      'front,year,explanation\nOne, two,1950,It was\n',
      'surplus-cells',
      { count: 4, columns: 3 },
    ],
    ['a cell too few', 'front,explanation,year\nOne,It was\n', 'missing', {}],
    ['a year with a dot', 'front,year,explanation\nOne,1.950,It was\n', 'not-a-year', {}],
    [
      'a line break in a text',
      'front,year,explanation\n"One\ntwo",1950,It was\n',
      'not-a-line',
      {},
    ],
    ['an open quote', 'front,year,explanation\n"One,1950,It was\n', 'no-csv', {}],
    ['a spreadsheet', Buffer.from('PK\u0003\u0004\0\0\u0008', 'latin1'), 'wrong-encoding', {}],
    ['five megabytes', new Uint8Array(5_000_000), 'too-large', { size: 4883, most: 1024 }],
  ])(
    'says in plain words what is wrong with a table: %s',
    async (_what, content, fault, values) => {
      const page = await openPage()
      await choose(page, 'aunts.csv', content)
      expect(page.wrapper.get('[role="alert"]').text()).toContain(
        page.t(`decks.fault.${fault}`, values),
      )
    },
  )

  it('says what is missing only once somebody has tried to save', async () => {
    const page = await openPage()
    await button(page.wrapper, page.t('decks.new')).trigger('click')
    await flushPromises()
    expect(page.wrapper.text()).not.toContain(page.t('decks.fault.missing'))
    await button(page.wrapper, page.t('decks.editor.save')).trigger('click')
    await flushPromises()
    expect(page.wrapper.text()).toContain(page.t('decks.fault.missing'))
  })

  it('flags the same event twice, and one whose year is disputed', async () => {
    const page = await openPage()
    const rows = [
      'Aunt Ida moves,1950,In 1950',
      'Aunt Ida moves,1950,In 1950',
      'Aunt Ida moves,1951,In 1951',
    ]
    await choose(page, 'aunts.csv', ['front.en,year,explanation.en', ...rows].join('\n'))
    const notes = page.wrapper.findAll('.notes li').map((one) => one.text())
    expect(notes).toHaveLength(2)
    expect(notes[0]).not.toBe(notes[1])
    await button(page.wrapper, page.t('decks.preview.take')).trigger('click')
    await flushPromises()
    expect(asked(page)).toEqual(['compareDeck', 'saveDeck'])
  })

  it.each(LANGUAGES)(
    'P-56 flags what is like a shipped card, by line and entry, and takes it all the same: %s',
    async (language) => {
      const page = await openPage(language)
      page.commands.mockResolvedValueOnce({ ...TAKEN, part: { text: '[2]', total: 3 } })
      const rows = ['Aunt Ida moves,1950,In 1950', 'A sheep is cloned,1996,In 1996']
      await choose(page, 'aunts.csv', ['front.en,year,explanation.en', ...rows].join('\n'))
      const notes = page.wrapper.findAll('.notes li').map((one) => one.text())
      const place = [
        page.t('decks.place.line', { line: 3 }),
        page.t('decks.place.entry', { entry: 2 }),
      ]
      expect(notes).toEqual([`${place.join(', ')} ${page.t('decks.doubt.shipped')}`])
      expect(page.wrapper.text()).toContain(page.t('decks.preview.take'))
    },
  )

  it('P-56 does not ask about a file in which something is wrong', async () => {
    const page = await openPage()
    await choose(page, 'aunts.csv', 'front.en,year,explanation.en\nOne,nineteen,It was 1950\n')
    expect(page.commands).not.toHaveBeenCalled()
  })

  it.each<[string, BlobPart]>([
    ['deep.json', '['.repeat(200_000)],
    ['wrong.csv', new Uint8Array([0xff, 0xfe, 0x00, 0xd8, 0x41])],
    ['large.csv', new Uint8Array(5_000_000)],
    ['many.csv', `front.en,year,explanation.en\n${'a,1,b\n'.repeat(100_000)}`],
    [
      'script.json',
      '{"title":{"en":"<img src=x onerror=alert(1)>"},"languages":["en"],"events":{}}',
    ],
  ])('has a sentence for a hostile file, and takes no harm: %s', async (name, content) => {
    const page = await openPage()
    await choose(page, name, content)
    expect(page.wrapper.get('[role="alert"]').text()).not.toBe('')
    expect(page.wrapper.find('img').exists()).toBe(false)
    expect(page.wrapper.text()).not.toContain(page.t('decks.preview.take'))
  })

  it('leads from a card to the next one, and behind the last to a new one whose first field is ready', async () => {
    const page = await openPage()
    await button(page.wrapper, page.t('decks.editShort')).trigger('click')
    const goOn = async (): Promise<string> => {
      await button(page.wrapper, page.t('decks.editor.next')).trigger('click')
      await flushPromises()
      return page.wrapper.get('.entry[aria-current]').text()
    }
    await vi.waitFor(() => {
      expect(page.wrapper.text()).toContain(page.t('decks.editor.title'))
    })
    const [first] = page.wrapper.findAll('.entry')
    expect(await goOn()).toContain(page.t('decks.editor.unnamed'))
    expect(document.activeElement?.closest('[data-column]')).not.toBeNull()
    await first?.trigger('click')
    await goOn()
    expect(page.wrapper.findAll('.entry')).toHaveLength(2)
  })

  it('writes a deck: an entry that is unfinished is named, a sound one is saved', async () => {
    const page = await openPage()
    await button(page.wrapper, page.t('decks.editShort')).trigger('click')
    await vi.waitFor(() => {
      expect(page.wrapper.text()).toContain(page.t('decks.editor.title'))
    })
    await button(page.wrapper, page.t('decks.editor.add')).trigger('click')
    await button(page.wrapper, page.t('decks.editor.save')).trigger('click')
    expect(page.wrapper.get('.notes').text()).not.toBe('')
    expect(page.commands).not.toHaveBeenCalled()
    await button(page.wrapper, page.t('decks.editor.remove', { n: 2 })).trigger('click')
    await button(page.wrapper, page.t('decks.editor.save')).trigger('click')
    await flushPromises()
    const [[sent] = []] = page.commands.mock.calls
    expect(sent).toMatchObject({ kind: 'saveDeck', name: 'family' })
    expect(JSON.parse(String(Reflect.get(Object(sent), 'deck')))).toEqual(DECK)
  })

  it('shows the pictogram that an entry names, beside the choice and before a file is taken', async () => {
    const page = await openPage()
    const drawn = (): (string | undefined)[] =>
      page.wrapper.findAll('.deck-picture path:first-child').map((one) => one.attributes('d'))
    const cutOf = (name: string): string | undefined => pictogramOf(name)[0]?.path
    await button(page.wrapper, page.t('decks.editShort')).trigger('click')
    await vi.waitFor(() => {
      expect(drawn()).toEqual([cutOf('scroll')])
    }, PATIENCE)
    const ship = page.wrapper
      .findAll('option')
      .find((one) => one.text() === page.t('tijdlijn.deck.value.picture.ship'))
    await ship?.setValue()
    expect(drawn()).toEqual([cutOf('ship')])
    await button(page.wrapper, page.t('decks.editor.close')).trigger('click')
    await button(page.wrapper, page.t('decks.editor.closeYes')).trigger('click')
    await choose(page, 'aunts.csv', 'front.en,year,picture\nAunt Ida moves,1950,castle\n')
    await vi.waitFor(() => {
      expect(drawn()).toEqual([cutOf('castle')])
    }, PATIENCE)
  })

  it('is silent while somebody writes, and says what is wrong once he goes on', async () => {
    const page = await openPage()
    const said = vi.spyOn(useSpeech(), 'say')
    await button(page.wrapper, page.t('decks.new')).trigger('click')
    await flushPromises()
    await button(page.wrapper, page.t('decks.editor.save')).trigger('click')
    const front = page.wrapper.get('[data-column="front.en"] textarea')
    await front.setValue('x'.repeat(121))
    await front.setValue('x'.repeat(122))
    expect(page.wrapper.find('[role="alert"]').exists()).toBe(false)
    expect(said).not.toHaveBeenCalled()
    await front.trigger('focusout')
    const fault = page.t('decks.fault.too-long', { length: 122, most: 120 })
    expect(said.mock.calls.map(([one]) => one)).toEqual([expect.stringContaining(fault)])
  })

  it('opens the card in which something is wrong, where a file is to be mended', async () => {
    const page = await openPage()
    const [event] = DECK.events
    const odd = { ...DECK, events: [event, { ...event, key: 'dance', year: 'long ago' }] }
    await choose(page, 'family.json', JSON.stringify(odd))
    await button(page.wrapper, page.t('decks.preview.mend')).trigger('click')
    await flushPromises()
    const year = page.wrapper.get<HTMLInputElement>('[data-column="year"] input')
    expect(year.element.value).toBe('long ago')
  })

  it('leads from what is wrong to its field', async () => {
    const page = await openPage()
    await button(page.wrapper, page.t('decks.new')).trigger('click')
    await flushPromises()
    await button(page.wrapper, page.t('decks.editor.save')).trigger('click')
    await flushPromises()
    expect(document.activeElement?.textContent).toBe(page.t('decks.preview.empty', { n: 3 }))
    const year = page.t('tijdlijn.deck.field.year')
    const lead = page.wrapper.findAll('.lead').find((one) => one.text().includes(year))
    await lead?.trigger('click')
    await flushPromises()
    expect(document.activeElement?.closest('[data-column]')).toBe(
      page.wrapper.get('[data-column="year"]').element,
    )
  })

  it('goes on with what was written when the page is left and opened again', async () => {
    const page = await openPage()
    await button(page.wrapper, page.t('decks.new')).trigger('click')
    await flushPromises()
    await page.wrapper.get('[data-column="front.en"] textarea').setValue('Aunt Ida moves')
    page.wrapper.unmount()
    const again = await openPage('en', true, '[data-column="front.en"]')
    const front = again.wrapper.get<HTMLTextAreaElement>('[data-column="front.en"] textarea')
    expect(front.element.value).toBe('Aunt Ida moves')
    expect(again.wrapper.text()).toContain(again.t('decks.editor.unsaved'))
    await button(again.wrapper, again.t('decks.editor.close')).trigger('click')
    await button(again.wrapper, again.t('decks.editor.closeYes')).trigger('click')
    again.wrapper.unmount()
    expect((await openPage()).wrapper.text()).not.toContain('Aunt Ida moves')
  })

  it('says what it has found in the folder, and that a file was saved', async () => {
    const page = await openPage()
    await button(page.wrapper, page.t('decks.again')).trigger('click')
    await flushPromises()
    const status = (): string => page.wrapper.get('[role="status"]').text()
    expect(status()).toContain(page.t('decks.looked', { n: 1 }))
    expect(status()).toContain(page.t('decks.lookedBroken', { n: 1 }))
    await button(page.wrapper, page.t('decks.exportAs.csv')).trigger('click')
    await flushPromises()
    expect(status()).toBe(page.t('decks.kept', { file: 'family.csv' }))
  })

  it.each(LANGUAGES)('begins with an example card that is sound: %s', async (language) => {
    const page = await openPage(language)
    await button(page.wrapper, page.t('decks.example')).trigger('click')
    await flushPromises()
    await page.wrapper.get(`[data-column="deck.${language}"] input`).setValue('Us')
    await button(page.wrapper, page.t('decks.editor.save')).trigger('click')
    await flushPromises()
    expect(asked(page)).toEqual(['saveDeck'])
  })

  it('calls what can be chosen in a file by its words', async () => {
    const page = await openPage()
    await choose(page, 'family.json', JSON.stringify(DECK))
    const cells = page.wrapper.findAll('td').map((one) => one.text())
    expect(cells).toContain(page.t('tijdlijn.deck.value.theme.food'))
    expect(cells).not.toContain('food')
  })

  it('keeps a deck as a file of either kind', async () => {
    const page = await openPage()
    for (const format of ['json', 'csv'] as const) {
      await button(page.wrapper, page.t(`decks.exportAs.${format}`)).trigger('click')
      await flushPromises()
    }
    const files = vi.mocked(saveFile).mock.calls
    expect(files.map(([name]) => name)).toEqual(['family.json', 'family.csv'])
    expect(JSON.parse(files[0]?.[1] ?? '')).toEqual(DECK)
    expect(files[1]?.[1]).toContain('Grandmother marries')
  })

  it('deletes one only after asking', async () => {
    const page = await openPage()
    await button(page.wrapper, page.t('decks.removeShort')).trigger('click')
    await button(page.wrapper, page.t('decks.keep')).trigger('click')
    expect(page.commands).not.toHaveBeenCalled()
    await button(page.wrapper, page.t('decks.removeShort')).trigger('click')
    const [, yes] = page.wrapper
      .findAll('button')
      .filter((one) => one.text() === page.t('decks.removeYes'))
    await yes?.trigger('click')
    await flushPromises()
    expect(page.commands).toHaveBeenCalledWith({ kind: 'deleteDeck', deck: ID })
    expect(page.wrapper.text()).toContain(page.t('decks.removed', { title: 'Our family' }))
  })
})
