// @vitest-environment happy-dom
// No sentence carries the number of a rule: it stands beside a refusal as a link, and in the rules of every game beside what it says.
import { flushPromises, mount } from '@vue/test-utils'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createPinia } from 'pinia'
import { describe, expect, it, vi } from 'vitest'
import { defineComponent, h } from 'vue'
import { createI18n } from 'vue-i18n'
import { present } from '../../src/engine/basics/invariant'
import { LANGUAGES } from '../../src/engine/basics/language'
import { GAME_IDS, LEGALITIES, type GameId } from '../../src/games/contracts'
import { GAME_WINDOWS } from '../../src/renderer/games/gameTables'
import RulesText from '../../src/renderer/rules/RulesText.vue'
import AskSheet from '../../src/renderer/table/ask/AskSheet.vue'
import { provideOpenRule, provideRuleOf } from '../../src/renderer/table/panels/ruleLinks'
import { table } from '../../src/renderer/wording/en/table'
import { openWindow, stateOf, tableOf } from '../support/window/windowAt'
import { wordsOf } from '../support/window/wholeWording'
import { unmountAfterEach } from '../support/window/unmountAfterEach'

unmountAfterEach()

const RULE = /\b[A-Z]{2}-\d+/u

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return Object.values(value ?? {}).flatMap(textsIn)
}

/** The rules that a game's sources name where something is refused. */
function refusedIn(game: GameId): string[] {
  const folder = join('src/games', game)
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
  const set = [...files.join('\n').matchAll(/rule: '([A-Z]{2}-\d+)'/gu)].map(
    ([, rule = '']) => rule,
  )
  return [...set, ...Object.values(LEGALITIES[game].open((rules) => rules.ruleOf))]
}

describe('the number of a rule', () => {
  it.each([...LANGUAGES])('stands in no sentence of %s', async (language) => {
    expect(textsIn(await wordsOf(language)).filter((text) => RULE.test(text))).toEqual([])
  })

  it.each([...LANGUAGES])(
    'TG-23 stands beside the words that all genders are meant, in %s',
    async (language) => {
      const { ruleNumbers, words } = await GAME_WINDOWS.tofugott()
      const [told] = Object.entries(ruleNumbers).flatMap(([chapter, texts]) =>
        Object.entries(texts).flatMap(([text, ids]) =>
          ids.includes('TG-23') ? [{ chapter, text }] : [],
        ),
      )
      const { chapter, text } = present(told, 'a paragraph tells the rule')
      const { rules } =
        Object.entries(await wordsOf(language)).find(([key]) => key === words)?.[1] ?? {}
      expect(rules[chapter][text]).toMatch(/jeden Geschlechts|elk geslacht|every gender/u)
    },
  )

  it.each([...GAME_IDS])('is in the rules in the window wherever %s refuses by it', async (id) => {
    const { ruleNumbers, words } = await GAME_WINDOWS[id]()
    const told = textsIn(ruleNumbers)
    expect(refusedIn(id).filter((rule) => !told.includes(rule))).toEqual([])
    const written = readFileSync(join('src/games', id, 'RULES.md'), 'utf8')
    expect(told.filter((rule) => !written.includes(`| ${rule} |`))).toEqual([])
    const { rules } = Object.entries(await wordsOf('de')).find(([key]) => key === words)?.[1] ?? {}
    for (const [chapter, texts] of Object.entries(ruleNumbers)) {
      expect(Object.keys(rules[chapter])).toEqual(expect.arrayContaining(Object.keys(texts)))
    }
  })

  it.each([...GAME_IDS])(
    'leads to its place in the rules of %s, and the search finds it',
    async (id) => {
      const game = await GAME_WINDOWS[id]()
      for (const rule of new Set(refusedIn(id))) {
        const part = openWindow(
          RulesText,
          { game, lookUp: { rule } },
          { state: stateOf(tableOf()) },
        )
        await flushPromises()
        expect(document.activeElement?.textContent, rule).toContain(rule)
        await part.wrapper.get('input').setValue(rule)
        const shown = part.wrapper.findAll('[data-rules]')
        expect(shown.length, rule).toBeGreaterThan(0)
        for (const one of shown) expect(one.text()).toContain(rule)
        part.wrapper.unmount()
      }
    },
  )

  it('is a link beside what was refused, which opens the rules there', async () => {
    const opened = vi.fn()
    const slip = mount(
      defineComponent({
        setup() {
          provideRuleOf((reason) => (reason === 'cuckoo-open' ? 'TB-14' : undefined))
          provideOpenRule(opened)
          return () =>
            h(AskSheet, {
              sentence: 'Lay two cards.',
              remark: 'The cuckoo shows no hour.',
              refused: { reason: 'cuckoo-open' },
            })
        },
      }),
      {
        global: {
          plugins: [
            createPinia(),
            createI18n({ legacy: false, locale: 'en', messages: { en: { table } } }),
          ],
        },
      },
    )
    const link = slip.get('.remark a')
    expect(link.text()).toBe('Read the rule')
    expect(link.attributes('title')).toBe('TB-14')
    await link.trigger('click')
    expect(opened).toHaveBeenCalledExactlyOnceWith('TB-14')
  })
})
