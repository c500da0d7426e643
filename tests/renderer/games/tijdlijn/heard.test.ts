// @vitest-environment happy-dom
// What whoever plays Tijdlijn by ear stumbled over: silent ends, numbers without cards, keys that said nothing.
import { flushPromises } from '@vue/test-utils'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createI18n } from 'vue-i18n'
import { toJson } from '../../../../src/engine/basics/json'
import { LANGUAGES, type Language } from '../../../../src/engine/basics/language'
import { tijdlijnWindow } from '../../../../src/renderer/games/tijdlijn/window'
import { noticeText } from '../../../../src/renderer/speech/texts/noticeText'
import { remarkTexts } from '../../../../src/renderer/speech/texts/remarkText'
import { useSpeech } from '../../../../src/renderer/speech/useSpeech'
import { contest, look, scene } from '../../../games/tijdlijn/scenario'
import { allMessages } from '../../../support/window/wholeWording'
import { unmountAfterEach } from '../../../support/window/unmountAfterEach'
import { clearWindow, openTable } from './openTable'

unmountAfterEach()
beforeEach(clearWindow)

const messages = await allMessages()
const { voice } = tijdlijnWindow

function listener(language: Language) {
  const { t } = createI18n({ legacy: false, locale: language, messages }).global
  const said = (key: string, named: Record<string, unknown> = {}): string => t(key, named)
  return { names: ['Ann', 'Ben', 'Cem'], you: 0, t: said }
}

describe.each([...LANGUAGES])('what is heard of Tijdlijn in %s', (language) => {
  const one = listener(language)

  it('TL-22 tells once that the pile is empty, with its last card', () => {
    const refilled = (pile: number) =>
      toJson({
        kind: 'refilled',
        seat: 1,
        cards: [{ card: 7, front: 'a card', picture: 'sun', icon: 'key' }],
        pile,
      })
    expect(voice.announce(refilled(0), one)).toHaveLength(2)
    expect(voice.announce(refilled(0), one)[1]).toMatch(/empty now|jetzt leer|nu leeg/u)
    expect(voice.announce(refilled(3), one)).toHaveLength(1)
  })

  it('TL-25 counts cards in the standing', () => {
    const view = toJson(look(scene({ line: '1492 1789', players: ['1642', '1000'] }), 0, language))
    expect(voice.standing(view, one)).toMatch(/(?:Cards|Karten|Kaarten): 2 /u)
  })

  it('says where the button for stopping is', () => {
    const goOn = scene({ line: '1492 1789', players: ['1642', '1000'], decision: 'goOn' })
    expect(voice.options(toJson(look(goOn, 0, language)), one)).toMatch(
      /button after|Knopf hinter|knop na/u,
    )
  })

  it('says of what several share that it is each of them who did it', () => {
    const remarks = [
      { kind: 'placed', seats: [0, 1], values: { n: 6 } },
      { kind: 'placed', seats: [0], values: { n: 6 } },
    ]
    const context = { names: one.names, words: 'tijdlijn', t: one.t, you: 0 }
    const [shared, alone] = remarkTexts({ remarks }, context).map(({ text }) => text)
    expect(shared).toMatch(/each|je |elk /u)
    expect(alone).not.toMatch(/each|je |elk /u)
  })

  it('says what was possible without what was reached, which stands above it', () => {
    const values = { score: 19, best: 45, cards: 24 }
    expect(one.t('tijdlijnTable.outOf', values)).toMatch(/24 .*45/u)
    expect(one.t('tijdlijnTable.outOf', values)).not.toContain('19')
  })

  it('does not tell whoever plays again that he does', () => {
    const again = (name: string) =>
      noticeText({ kind: 'again', name }, { listener: one, talk: undefined })
    expect(again('Ann')).toBe('')
    expect(again('Ben')).toContain('Ben')
  })
})

describe('a table of Tijdlijn by key', () => {
  /** What is said while this happens. */
  async function heardIn(act: () => Promise<unknown>): Promise<string> {
    const say = vi.spyOn(useSpeech(), 'say')
    await act()
    await flushPromises()
    return say.mock.calls.map(([text]) => text).join(' ')
  }

  it('TL-16 says that one stops', async () => {
    const goOn = scene({ line: '1492 1789', players: ['1642', '1000'], decision: 'goOn' })
    const { wrapper } = openTable(look(goOn, 0))
    const stop = wrapper.findAll('.turn-ask button').find((button) => button.text() === 'Stop')
    expect(await heardIn(async () => stop?.trigger('click'))).toBe('You stop.')
  })

  it('says why the rest cannot be hurried yet, and that no card is chosen', async () => {
    const { wrapper } = openTable(look(contest({ line: '1492', players: ['1642', '1000'] }), 0))
    expect(wrapper.html()).toContain('No card chosen yet')
    const press = async (): Promise<void> => {
      window.dispatchEvent(new KeyboardEvent('keydown', { key: 'x' }))
      await flushPromises()
    }
    expect(await heardIn(press)).toContain('only once you are out')
  })

  it('says in a first round that a card which was not meant is back', async () => {
    const view = look(scene({ line: '1492 1789', players: ['1642 1700', '1000'] }), 0)
    const { wrapper, play } = openTable(view, undefined, undefined, true)
    await wrapper.get('[data-hand-card]').trigger('click')
    const heard = await heardIn(async () => wrapper.get('.turn-ask .play').trigger('click'))
    expect(play).toHaveBeenCalledOnce()
    expect(heard).toMatch(/“.*” is back in front of you\./u)
  })
})
