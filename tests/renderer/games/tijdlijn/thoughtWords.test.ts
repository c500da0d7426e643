// @vitest-environment happy-dom
// What computers say of their thinking at a table of Tijdlijn, in three languages.
import { describe, expect, it } from 'vitest'
import { createI18n } from 'vue-i18n'
import { BOTS } from '../../../../src/bots/registry'
import { toJson } from '../../../../src/engine/basics/json'
import { LANGUAGES } from '../../../../src/engine/basics/language'
import type { Thought } from '../../../../src/engine/contract/thought'
import { Voice } from '../../../../src/renderer/games/tijdlijn/voice/voice'
import { tijdlijnWindow } from '../../../../src/renderer/games/tijdlijn/window'
import { contest, handleOf, look } from '../../../games/tijdlijn/scenario'
import { allMessages } from '../../../support/window/wholeWording'

const messages = await allMessages()
const TABLE = contest({ line: '-44 1789', players: ['1642 1900', '1000'], pile: '3' })
const CARD = handleOf(TABLE, 1642, 0)

describe.each([...LANGUAGES])('what a computer says of Tijdlijn in %s', (language) => {
  const { t } = createI18n({ legacy: false, locale: language, messages }).global
  const said = (key: string, named: Record<string, unknown> = {}): string => t(key, named)
  const view = toJson(look(TABLE, 0, language))
  const say = (thought: Thought): string => {
    const words = tijdlijnWindow.thoughtWords?.(thought, { names: [], t: said }, view)
    return t(`tijdlijnTable.thought.${thought.kind}`, { ...thought.values, ...words })
  }

  it('names the place by the years beside it, those before our era as well', () => {
    const laid = (beside: object): string =>
      say({ kind: 'laid', values: { percent: 60, n: 2, ...beside } })
    expect(laid({ after: -44, before: 1789 })).toMatch(/44\s(?:v\.\sChr\.|v\.Chr\.|BC).* 1789/u)
    expect(laid({ before: -44 })).toMatch(/44/u)
    expect(laid({ after: 1789 })).toMatch(/1789/u)
  })

  it('names the card that is meant, and leaves nothing open', () => {
    for (const kind of BOTS.tijdlijn.thoughtKinds) {
      const text = say({ kind, values: { percent: 60, n: 2, card: CARD } })
      expect(text).not.toMatch(/[{}|]|undefined|tijdlijnTable/u)
      if (kind.startsWith('advise') && !kind.startsWith('adviseStop'))
        expect(text).toContain('card-')
    }
    expect(say({ kind: 'advisePlay', values: { percent: 60, card: 1 } })).toContain('…')
  })

  it('names the card and what was done with it, and of a long text the beginning', () => {
    for (const kind of BOTS.tijdlijn.thoughtKinds.filter((one) => !one.startsWith('advise'))) {
      const text = say({ kind, values: { percent: 60, n: 2, own: CARD } })
      expect(text).toMatch(/^(?:I|Ich habe|Ik heb) /u)
      expect(text).toContain('card-')
    }
    const gone = say({ kind: 'laid', values: { percent: 60, n: 2, own: 1 } })
    expect(gone).toMatch(/^(?:I laid that card|Ich habe diese Karte|Ik heb deze kaart)/u)
    const front = 'Two Geneva astronomers find a planet of another sun, 51 Pegasi b'
    const voice = new Voice({ names: [], t: said })
    expect(voice.known({ card: 1, front, picture: 'sun' })).toMatch(
      /Two Geneva astronomers find a …/u,
    )
    expect(voice.known({ card: 1, front: front.slice(0, 26), picture: 'sun' })).toContain(
      'astronomers',
    )
  })
})
