// @vitest-environment happy-dom
// The list of the house as a text file: kept, and put to the vote from one (BB-32).
import { flushPromises } from '@vue/test-utils'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { present } from '../../../src/engine/basics/invariant'
import { isRecord, toJson, type Json } from '../../../src/engine/basics/json'
import type { Options } from '../../../src/engine/options/options'
import type { MatchView } from '../../../src/protocol/tableViews'
import { buchstabenbluffWindow } from '../../../src/renderer/games/buchstabenbluff/window'
import {
  formatWordList,
  MOST_WORD_BYTES,
  parseWordList,
} from '../../../src/renderer/options/wordListText'
import KeptWords from '../../../src/renderer/pages/lobby/KeptWords.vue'
import { scenario, viewOf } from '../../games/buchstabenbluff/scenario'
import { openWindow, stateOf, tableOf, type WindowPart } from '../../support/window/windowAt'
import { unmountAfterEach } from '../../support/window/unmountAfterEach'

unmountAfterEach()
afterEach(() => {
  vi.restoreAllMocks()
})

function openList(houseWords: readonly string[], view?: Json): WindowPart & { told: Json[] } {
  const { options } = scenario({ hands: ['HAUS', 'ESEL'] }).plan
  const set: Options = { ...options, houseWords }
  const table = tableOf({ game: 'buchstabenbluff', phase: 'gathering', options: set })
  const match: MatchView | undefined =
    view === undefined
      ? undefined
      : {
          number: 1,
          game: 'buchstabenbluff',
          view,
          own: [],
          awaited: { kind: 'hidden' },
          entries: 0,
          commitment: 'c',
        }
  const told: Json[] = []
  const onCommand = (command: unknown): void =>
    void told.push(toJson(isRecord(command) ? command : {}))
  const props = { table, match, game: buchstabenbluffWindow, onCommand }
  return { ...openWindow(KeptWords, props, { state: stateOf(table, match) }), told }
}

async function choose({ wrapper }: WindowPart, content: BlobPart): Promise<void> {
  const input = wrapper.find('input[type=file]')
  const files = [new File([content], 'words.txt', { type: 'text/plain' })]
  Object.defineProperty(input.element, 'files', { value: files, configurable: true })
  await input.trigger('change')
  await flushPromises()
}
function buttonsOf({ wrapper }: WindowPart): string[] {
  return wrapper.findAll('button').map((button) => button.text())
}

/** What is handed to the browser as a file when the button is pressed. */
async function savedBy({ wrapper }: WindowPart): Promise<{ name: string; text: string }> {
  const blobs: Blob[] = []
  let name = ''
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) blobs.push(blob)
    return 'blob:list'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    name = this.download
  })
  const save = wrapper.findAll('button').find((button) => button.text().startsWith('Save'))
  await present(save, 'there is a button to save').trigger('click')
  return { name, text: (await blobs[0]?.text()) ?? '' }
}

describe('a list of words as text', () => {
  it('has one word a line, and is read with commas, blanks, other line ends and twice the same word too', () => {
    expect(formatWordList(['Murx', 'füllig'])).toBe('Murx\nfüllig\n')
    expect(parseWordList('\ufeffMurx\r\n fu\u0308llig ;\n\nwuff, Murx,')).toEqual([
      'Murx',
      'füllig',
      'wuff',
    ])
    expect(parseWordList(formatWordList(['Murx', 'füllig']))).toEqual(['Murx', 'füllig'])
  })
})

describe('the words of the house', () => {
  it('BB-32 are kept as a text file by anybody at the table', async () => {
    const list = openList(['Murx', 'füllig'])
    expect(list.wrapper.find('.list').text()).toBe('Murx, füllig')
    expect(await savedBy(list)).toEqual({
      name: 'buchstabenbluff-Our table.txt',
      text: 'Murx\nfüllig\n',
    })
    expect(buttonsOf(openList([]))).toEqual(['Propose from a text file'])
  })

  it('BB-32 are put to the vote from a text file, and what cannot be taken is named', async () => {
    const list = openList(['füllig'])
    await choose(list, 'Murx\nFUELLIG\nWuff\nmurx\nzwei Öfen\n')
    expect(list.told).toEqual([
      { kind: 'propose', proposal: { kind: 'houseWords', words: ['Murx', 'Wuff'] } },
    ])
    expect(list.wrapper.find('[role=status]').text()).toBe(
      '2 words have been proposed. Already on the list, cannot be announced, or no room left: FUELLIG, murx, zwei Öfen.',
    )
    await choose(list, 'füllig')
    expect(list.told).toHaveLength(1)
    expect(list.wrapper.find('[role=alert]').text()).toContain('no word in this file')
  })

  it('BB-32 refuse a file that is no text or too large', async () => {
    const list = openList([])
    const wrong = [new Uint8Array([0xff, 0xfe, 0x00]), 'a'.repeat(MOST_WORD_BYTES + 1)]
    for (const content of wrong) {
      await choose(list, content)
      expect(list.wrapper.find('[role=alert]').text()).toContain('64 KB at most')
    }
    expect(list.told).toEqual([])
  })

  it('BB-32 are proposed in a match only when the rules let one, and by nobody who watches', () => {
    const scene = scenario({ hands: ['HAUS', 'ESEL'] })
    const kept = 'Save as a text file'
    const proposed = 'Propose from a text file'
    expect(buttonsOf(openList(['Murx'], toJson(viewOf(scene, 0))))).toEqual([kept, proposed])
    expect(buttonsOf(openList(['Murx'], toJson(viewOf(scene, 1))))).toEqual([kept])
    expect(buttonsOf(openList(['Murx'], toJson(viewOf(scene, 'spectator'))))).toEqual([kept])
  })
})
