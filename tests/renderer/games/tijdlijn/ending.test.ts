// @vitest-environment happy-dom
// What is open to all at a table of Tijdlijn: the years of stuck cards of others, and in the end why it is over.
import { mount } from '@vue/test-utils'
import { beforeEach, expect, it } from 'vitest'
import { createI18n } from 'vue-i18n'
import { toJson } from '../../../../src/engine/basics/json'
import type { End } from '../../../../src/games/tijdlijn/outside/contract'
import { outcomeText } from '../../../../src/renderer/speech/texts/outcomeText'
import EndingTable from '../../../../src/renderer/games/tijdlijn/score/EndingTable.vue'
import LineEnding from '../../../../src/renderer/games/tijdlijn/score/LineEnding.vue'
import { tijdlijnScene } from '../../../../src/renderer/games/tijdlijn/scenery/scenes'
import { tijdlijnWindow } from '../../../../src/renderer/games/tijdlijn/window'
import { table } from '../../../../src/renderer/wording/en/table'
import { tijdlijn } from '../../../../src/renderer/wording/en/tijdlijn'
import { tijdlijnTable } from '../../../../src/renderer/wording/en/tijdlijnTable'
import { clearWindow, NAMES, openTable } from './openTable'
import { viewWhere } from './playedViews'
import { unmountAfterEach } from '../../../support/window/unmountAfterEach'

unmountAfterEach()
beforeEach(clearWindow)

it('TL-14 the year of a stuck card of another seat can be seen at the table', () => {
  const view = viewWhere(({ players }) =>
    players.slice(1).some(({ cards }) => cards.some(({ stuck, back }) => stuck && back)),
  )
  const open = view.players.slice(1).flatMap(({ cards }) => cards.filter(({ stuck }) => stuck))
  const { wrapper } = openTable(view)
  expect(wrapper.findAll('.front .year').map((one) => one.text())).toHaveLength(open.length)
})

it('leaves time to read the card that ended it before the result covers it, and none where somebody left', () => {
  const view = viewWhere(({ phase }) => phase.kind === 'turn')
  const readingAt = (end: End): number | undefined =>
    tijdlijnScene({ kind: 'ended', end, winners: [] }, view).reading
  for (const end of ['all-placed', 'none-fits', 'won', 'rounds-run-out'] as const)
    expect(readingAt(end)).toBeGreaterThanOrEqual(2500)
  for (const end of ['last-one', 'deserted'] as const) expect(readingAt(end)).toBeUndefined()
})

it('TL-25 counts the score in a table for the eye, no line of it for what lies nowhere', () => {
  const over = viewWhere(({ phase, pile }) => phase.kind === 'over' && pile === 0)
  const i18n = createI18n({
    legacy: false,
    locale: 'en',
    messages: { en: { table, tijdlijn, tijdlijnTable } },
  })
  const listener = { you: 0, names: NAMES, t: i18n.global.t }
  const props = { view: toJson(over), listener }
  const wrapper = mount(EndingTable, { props, global: { plugins: [i18n] } })
  const sums = wrapper.findAll('tr').map((row) => row.get('td:last-child').text())
  const points = sums.map((sum) => Number(sum.replace('−', '-')))
  expect(points.slice(0, -1).reduce((sum, one) => sum + one, 0)).toBe(over.score)
  expect(points.at(-1)).toBe(over.score)
  expect(wrapper.findAll('td').filter((cell) => cell.text().startsWith('0 ×'))).toEqual([])
})

it('TC-07 speaks to whoever won alone, and names the winner to the others', () => {
  const i18n = createI18n({ legacy: false, locale: 'en', messages: { en: { tijdlijnTable } } })
  const over = viewWhere(
    ({ phase, playOffAfter }) =>
      phase.kind === 'over' && phase.end === 'won' && playOffAfter === undefined,
    { options: { mode: 'competitive' } },
  )
  const winner = over.players.findIndex(({ cards }) => cards.length === 0)
  const whyFor = (you: number) =>
    tijdlijnWindow.voice.ending?.(toJson(over), { you, names: NAMES, t: i18n.global.t })
  expect(whyFor(winner)).toContain('only you had no cards left.')
  expect(whyFor(winner === 0 ? 1 : 0)).toContain(`only ${NAMES[winner] ?? ''} had no cards left.`)
})

it('TC-08 names the round after which it came to a play-off, also one between all seats', () => {
  const i18n = createI18n({ legacy: false, locale: 'en', messages: { en: { tijdlijnTable } } })
  const view = viewWhere(({ phase }) => phase.kind === 'over', { options: { mode: 'competitive' } })
  const players = view.players.map(({ cards, left }) => ({ cards, left }))
  const listener = { you: 0, names: NAMES, t: i18n.global.t }
  const ending = (after: object): string | undefined =>
    tijdlijnWindow.voice.ending?.(toJson({ ...view, players, round: 6, ...after }), listener)
  expect(ending({ playOffAfter: 5 })).toContain('after round 5.')
  expect(ending({ playOffAfter: undefined })).not.toContain('play-off')
})

it('the page of the result shows the finished line, for the eye alone', () => {
  const view = viewWhere(({ phase }) => phase.kind === 'over')
  const messages = { en: { table, tijdlijnTable } }
  const i18n = createI18n({ legacy: false, locale: 'en', messages })
  const wrapper = mount(LineEnding, { props: { view }, global: { plugins: [i18n] } })
  const cards = view.line.flatMap((node) => [...node.cards, ...node.slot])
  expect(wrapper.findAll('.event-card')).toHaveLength(cards.length)
  expect(wrapper.attributes()).toMatchObject({ 'aria-hidden': 'true', inert: '' })
})

it('TL-25 the page of the result says why it is over and what was scored', () => {
  const i18n = createI18n({
    legacy: false,
    locale: 'en',
    messages: { en: { tijdlijn, tijdlijnTable } },
  })
  const view = viewWhere(({ phase }) => phase.kind === 'over')
  const listener = { you: 0, names: NAMES, t: i18n.global.t }
  const told = tijdlijnWindow.voice.ending?.(toJson(view), listener)
  // The title above it says that it is over.
  expect(told).toMatch(/^(?:Every|Only|The line|\d+ of|Nobody|Whoever) .*\n/u)
  expect(told).toMatch(/Counted: bottom row \d+ × 2, in gaps \d+ × 1/u)
})

it('TL-15 says how many gaps stood open when none of the cards that were tried fitted', () => {
  const messages = { en: { tijdlijn, tijdlijnTable } }
  const { t } = createI18n({ legacy: false, locale: 'en', messages }).global
  const over = viewWhere(({ phase, line }) => phase.kind === 'over' && line.length > 3)
  const whyWith = (places: number, open: number): string | undefined => {
    const [filled = []] = over.line.flatMap(({ slot }) => (slot.length > 0 ? [slot] : []))
    const line = over.line
      .slice(0, places)
      .map((node, at) => ({ ...node, slot: at < open ? [] : filled }))
    const view = { ...over, line, phase: { kind: 'over', end: 'none-fits' } }
    return tijdlijnWindow.voice.ending?.(toJson(view), { you: 0, names: NAMES, t })?.split('\n')[0]
  }
  expect(whyWith(2, 0)).toMatch(/^The line had just one gap, which was taken, .* before .* after /u)
  expect(whyWith(4, 0)).toMatch(/^Every gap of the line was taken, .* before .* after /u)
  expect(whyWith(4, 1)).toMatch(/^Only one gap was still open, /u)
  expect(whyWith(4, 2)).toMatch(/^2 of 3 gaps were still open, /u)
})

it('TL-26 says once what was reached, in one sentence with the rank, and how far the next one is', () => {
  const messages = { en: { tijdlijn, tijdlijnTable } }
  const { t } = createI18n({ legacy: false, locale: 'en', messages }).global
  const outcome = { kind: 'team', score: 29, grade: 'learned' } as const
  const told = (names: readonly string[]): string =>
    outcomeText(outcome, { names, words: 'tijdlijn', t })
  expect(told(NAMES)).toBe('Score 29: Learned Unit. You paid attention at school.')
  expect(told(['Ada'])).toBe(told(NAMES))
  const view = { ...viewWhere(({ phase }) => phase.kind === 'over'), score: 29 }
  const ending = (cards: 24 | 36): string | undefined =>
    tijdlijnWindow.voice.ending?.(toJson({ ...view, options: { ...view.options, cards } }), {
      you: 0,
      names: NAMES,
      t,
    })
  expect(ending(36)).toMatch(/ 2 more points to the rank Veteran Squad\.$/u)
  expect(ending(24)).not.toContain('to the rank')
  const { wrapper } = openTable(view)
  expect(wrapper.get('.rank-ladder [aria-current]').text()).toContain('Learned Unit')
  expect(wrapper.findAll('.rank-ladder li')).toHaveLength(8)
})

it('TL-26 TL-29 calls a team by its rank, or praises it where there is none, and is glad of what went well', () => {
  const messages = { en: { table, tijdlijn, tijdlijnTable } }
  const { t } = createI18n({ legacy: false, locale: 'en', messages }).global
  const over = viewWhere(({ phase }) => phase.kind === 'over')
  const verdict = (score: number, cards: 24 | 36) =>
    tijdlijnWindow.teamVerdict?.(toJson({ ...over, score, options: { ...over.options, cards } }), {
      you: 0,
      names: NAMES,
      t,
    })
  expect(verdict(29, 36)).toEqual({ text: 'Learned Unit', isGlad: true })
  expect(verdict(3, 36)).toEqual({ text: 'Class of Newcomers', isGlad: false })
  expect(verdict(40, 24)).toEqual({ text: 'That was strong!', isGlad: true })
  expect(verdict(2, 24)).toEqual({ text: 'It’s a start', isGlad: false })
})
