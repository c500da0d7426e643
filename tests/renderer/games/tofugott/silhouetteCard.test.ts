// @vitest-environment happy-dom
/** The cards of Tofugott: a picture in one colour, whatever ground it lies on, and words for whoever does not see it. */
import { mount } from '@vue/test-utils'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { createI18n } from 'vue-i18n'
import { LANGUAGES } from '../../../../src/engine/basics/language'
import { SILHOUETTES } from '../../../../src/games/tofugott/outside/silhouettes'
import {
  silhouetteDescription,
  silhouetteTitle,
} from '../../../../src/renderer/games/tofugott/voice/names'
import RulesCards from '../../../../src/renderer/games/tofugott/RulesCards.vue'
import SilhouetteCard from '../../../../src/renderer/games/tofugott/cards/SilhouetteCard.vue'
import { allMessages } from '../../../support/window/wholeWording'
import { unmountAfterEach } from '../../../support/window/unmountAfterEach'

unmountAfterEach()
const messages = await allMessages()
const SOURCE = readFileSync('src/renderer/games/tofugott/cards/SilhouetteCard.vue', 'utf8')

function i18nIn(locale: string) {
  return createI18n({ legacy: false, locale, messages })
}

describe('the card of a silhouette', () => {
  it.each(SILHOUETTES)('%s is drawn in one colour, that of its ink', (silhouette) => {
    const card = mount(SilhouetteCard, {
      props: { silhouette },
      global: { plugins: [i18nIn('de')] },
    })
    const shapes = card.findAll('svg *')
    expect(shapes.map(({ element }) => element.tagName.toLowerCase())).toEqual(['path'])
    const own = shapes.flatMap(({ element }) => element.getAttributeNames())
    expect(own.filter((name) => !name.startsWith('data-v-'))).toEqual(['d', 'fill-rule'])
  })

  it('takes the ink of the card for the picture, which forced colours replace with theirs', () => {
    expect(/\.picture \{[^}]*fill: currentcolor;/u.test(SOURCE)).toBe(true)
    expect(SOURCE).not.toMatch(/\.picture \{[^}]*forced-color-adjust/u)
  })

  it.each(LANGUAGES)('has its name on it, and its description beside it in %s', (language) => {
    const i18n = i18nIn(language)
    const cards = mount(RulesCards, {
      props: { chapter: 'chapter1' },
      global: { plugins: [i18n] },
    })
    const { t } = i18n.global
    for (const [index, silhouette] of SILHOUETTES.entries()) {
      const item = cards.findAll('li')[index]?.text() ?? ''
      const title = silhouetteTitle(silhouette, t)
      expect(item).toBe(`${title}${title}: ${silhouetteDescription(silhouette, t)}`)
    }
  })
})
