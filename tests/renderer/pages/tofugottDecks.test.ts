// @vitest-environment happy-dom
// Question cards of one's own: written, kept as files, read again, faults named at their place, deleted, and played with to the end.
import { flushPromises } from '@vue/test-utils'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { ClientState } from '../../../src/client/client'
import { contentPortOf, nameContent } from '../../../src/engine/contract/content'
import type { Json } from '../../../src/engine/basics/json'
import { LANGUAGES, type Language } from '../../../src/engine/basics/language'
import { err, ok } from '../../../src/engine/basics/result'
import { tofugott } from '../../../src/games/tofugott/inside/index'
import { DECKS } from '../../../src/games/tofugott/outside/options'
import type { Command } from '../../../src/protocol/clientMessages'
import { saveFile } from '../../../src/renderer/links/saveFile'
import { gamesWithDecks } from '../../../src/renderer/decks/gamesWithDecks'
import DecksPage from '../../../src/renderer/pages/DecksPage.vue'
import { begin, look, playOut } from '../../games/tofugott/scenario'
import { openWindow, stateOf, tableOf, TAKEN, type WindowPart } from '../../support/window/windowAt'
import { unmountAfterEach } from '../../support/window/unmountAfterEach'

unmountAfterEach()
vi.mock('../../../src/renderer/links/saveFile', () => ({ saveFile: vi.fn() }))
beforeEach(() => {
  vi.mocked(saveFile).mockClear()
})

/** The words of a game are loaded when they are first needed. */
const PATIENCE = 15_000
const ID = `${DECKS}/at-aunt-ida-s`
/** As many cards as two players need. */
const ENOUGH = 7

interface Cellar extends WindowPart {
  /** The decks that lie in the folder of the host, by id. */
  readonly files: ReadonlyMap<string, string>
}

/** The page before a host that keeps what it is given. */
async function openPage(language: Language = 'en'): Promise<Cellar> {
  const files = new Map<string, string>()
  const first = stateOf(tableOf(), undefined, { connection: 'connecting' })
  const games = gamesWithDecks().filter(({ id }) => id === 'tofugott')
  const part = openWindow(DecksPage, { games }, { state: first, language })
  const stateNow = (): ClientState => {
    const entries = [...files].map(([id, text]) => {
      const { title, languages, cards } = JSON.parse(text)
      return { id, own: true, title, languages, count: cards.length }
    })
    return { ...first, connection: 'open', catalogues: { [DECKS]: entries } }
  }
  part.store.fetch = (wanted) => {
    if ('decks' in wanted) {
      const list = [...files.keys()].map((id) => ({ file: `${id}.json`, id, problems: [] }))
      return Promise.resolve(ok(JSON.stringify({ folder: '/content', files: list })))
    }
    const text = 'deck' in wanted ? files.get(wanted.deck) : undefined
    return Promise.resolve(text === undefined ? err('no-such-content') : ok(text))
  }
  part.store.command = (command: Command) => {
    if (command.kind === 'saveDeck') files.set(`${command.catalogue}/${command.name}`, command.deck)
    if (command.kind === 'deleteDeck') files.delete(command.deck)
    part.store.state = stateNow()
    return Promise.resolve(TAKEN)
  }
  part.store.state = stateNow()
  await vi.waitFor(() => {
    expect(part.wrapper.text()).toContain(part.t('decks.new'))
  }, PATIENCE)
  return { ...part, files }
}

async function press({ wrapper }: Cellar, text: string, at = 0): Promise<void> {
  const found = wrapper.findAll('button').filter((one) => one.text() === text)[at]
  if (!found) throw new Error(`no button ${text}`)
  await found.trigger('click')
  await flushPromises()
}

async function choose({ wrapper, t }: Cellar, name: string, content: string): Promise<void> {
  const input = wrapper.get('input[type="file"]')
  const value = [new File([content], name)]
  Object.defineProperty(input.element, 'files', { configurable: true, value })
  await input.trigger('change')
  await vi.waitFor(() => {
    expect(wrapper.text()).toContain(name)
    expect(wrapper.text()).not.toContain(t('decks.new'))
  }, PATIENCE)
}

const COLUMNS = 'title.en,scenario.en,questions.1.en,questions.2.en,questions.3.en,spicy'

function csvOf(count: number): string {
  const rows = Array.from({ length: count }, (_, index) => {
    const n = String(index + 1)
    return `Tea ${n},You visit Aunt Ida for the ${n}th time.,Who pours?,Who dunks?,Who breaks pot ${n}?,${index === 0 ? 'yes' : ''}`
  })
  return [COLUMNS, ...rows].join('\n')
}

async function takeOver(page: Cellar, count = ENOUGH): Promise<void> {
  await choose(page, 'ida.csv', csvOf(count))
  await press(page, page.t('decks.preview.take'))
}

describe('question cards of one’s own', () => {
  it('are written: what is missing is named, then the deck is saved', async () => {
    const page = await openPage()
    await press(page, page.t('decks.new'))
    await press(page, page.t('decks.editor.save'))
    expect(page.wrapper.get('.notes').text()).not.toBe('')
    expect(page.files.size).toBe(0)
    const labels = page.wrapper.findAll('label').map((one) => one.text())
    for (const field of ['scenario', 'questions', 'spicy']) {
      expect(labels.join('\n')).toContain(page.t(`tofugott.deck.field.${field}`))
    }
    const inputs = page.wrapper.findAll('input[type="text"], input:not([type]), textarea')
    const texts = [
      'At Aunt Ida’s',
      'Tea at Four',
      'You are late.',
      'Who pours?',
      'Who dunks?',
      'Who snores?',
    ]
    expect(inputs).toHaveLength(texts.length)
    for (const [index, text] of texts.entries()) await inputs[index]?.setValue(text)
    await page.wrapper.get('.fields input[role="switch"]').setValue(true)
    await press(page, page.t('decks.editor.save'))
    expect([...page.files.keys()]).toEqual([ID])
    const [saved = ''] = [...page.files.values()]
    expect(JSON.parse(saved)).toMatchObject({
      title: { en: 'At Aunt Ida’s' },
      languages: ['en'],
      cards: [
        {
          spicy: true,
          text: {
            en: {
              title: 'Tea at Four',
              scenario: 'You are late.',
              questions: ['Who pours?', 'Who dunks?', 'Who snores?'],
            },
          },
        },
      ],
    })
  })

  it('are shown before they are taken over, kept as files, and the files are read again as they were', async () => {
    const page = await openPage()
    await choose(page, 'ida.csv', csvOf(ENOUGH))
    expect(page.wrapper.get('table').text()).toContain('Who breaks pot 5?')
    await press(page, page.t('decks.preview.take'))
    const [saved = ''] = [...page.files.values()]
    for (const format of ['json', 'csv'] as const) {
      await press(page, page.t(`decks.exportAs.${format}`))
      const [name = '', text = ''] = vi.mocked(saveFile).mock.lastCall ?? []
      const again = await openPage()
      await choose(again, name, text)
      await press(again, again.t('decks.preview.take'))
      const [twin = ''] = [...again.files.values()]
      expect(JSON.parse(twin).cards).toEqual(JSON.parse(saved).cards)
      again.wrapper.unmount()
    }
  })

  it.each(LANGUAGES)('have every fault of a file named by line and field: %s', async (language) => {
    const page = await openPage(language)
    const wrong = ['Tea,,Who pours?,Who dunks?,Who snores?,', 'Tea 2,You sit.,Who?,,Who?,perhaps']
    await choose(page, 'ida.csv', [COLUMNS, ...wrong].join('\n'))
    const alert = page.wrapper.get('.notes').text()
    expect(alert).toContain(page.t('decks.place.line', { line: 2 }))
    expect(alert).toContain(page.t('decks.place.line', { line: 3 }))
    for (const field of ['scenario', 'questions', 'spicy']) {
      expect(alert).toContain(page.t(`tofugott.deck.field.${field}`))
    }
    expect(page.wrapper.text()).not.toContain(page.t('decks.preview.take'))
  })

  it('are deleted only after asking', async () => {
    const page = await openPage()
    await takeOver(page)
    await press(page, page.t('decks.removeShort'))
    await press(page, page.t('decks.keep'))
    expect(page.files.size).toBe(1)
    await press(page, page.t('decks.removeShort'))
    await press(page, page.t('decks.removeYes'), 1)
    expect(page.files.size).toBe(0)
  })

  it('TG-05 TG-30 are enough for a match that nothing else is played with, to its end', async () => {
    const page = await openPage()
    await takeOver(page)
    const [[id = '', text = ''] = []] = [...page.files]
    const data: Json = JSON.parse(text)
    const contents = contentPortOf([nameContent(id, data)], { [DECKS]: [id] })
    const running = begin({ seats: 2, contents, options: { decks: [id], spicy: 'on' } })
    expect(look(running, 0).own?.cards?.map(({ title }) => title.startsWith('Tea'))).toEqual([
      true,
      true,
    ])
    const read = playOut(running).filter(({ kind }) => kind === 'read')
    expect(read).toHaveLength(6)
    expect(tofugott.outcome(running.state)?.ranks).toHaveLength(2)
    expect(look(running, 0).phase.kind).toBe('over')
  })
})
