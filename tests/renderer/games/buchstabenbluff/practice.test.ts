// @vitest-environment happy-dom
// Practising Buchstabenbluff: the page by keyboard and by ear, and the diary of the days.
import { flushPromises } from '@vue/test-utils'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { present } from '../../../../src/engine/basics/invariant'
import { isRecord, toJson } from '../../../../src/engine/basics/json'
import {
  dailySeed,
  parsePracticeQuestion,
  practise,
} from '../../../../src/games/buchstabenbluff/outside/practice'
import type { Command } from '../../../../src/protocol/clientMessages'
import type { Answer } from '../../../../src/protocol/hostMessages'
import {
  dayBefore,
  dayOf,
  noteResult,
  readDiary,
  streakOn,
} from '../../../../src/renderer/games/buchstabenbluff/practice/diary'
import LetterPractice from '../../../../src/renderer/games/buchstabenbluff/practice/LetterPractice.vue'
import { shippedDictionary } from '../../../games/buchstabenbluff/shippedDictionary'
import { openWindow, stateOf, tableOf, type WindowPart } from '../../../support/window/windowAt'
import { unmountAfterEach } from '../../../support/window/unmountAfterEach'

unmountAfterEach()

const DUTCH = shippedDictionary('nl')
const TODAY = '2026-11-22'
const SOLVED = practise(DUTCH, { language: 'nl', seed: dailySeed(TODAY), hints: 3 })
const [, , SOLUTION] = SOLVED.hints
const BEST = SOLUTION?.kind === 'word' ? SOLUTION.word : ''

/** Answers as a host does. */
function answerLike(command: Command): Answer {
  const question = command.kind === 'practise' ? parsePracticeQuestion(command.question) : undefined
  if (!question?.ok) return { type: 'answer', id: 1, ok: false, refusal: 'malformed' }
  return { type: 'answer', id: 1, ok: true, practice: toJson(practise(DUTCH, question.value)) }
}

interface Page extends WindowPart {
  /** Everything that was asked of the host. */
  readonly questions: unknown[]
  lay(word: string): Promise<void>
  press(label: string): Promise<void>
}

/** The page at a host that practises; the hand is that of the day, in Dutch. */
async function open(answer: (command: Command) => Answer = answerLike): Promise<Page> {
  const part = openWindow(LetterPractice, {}, { state: stateOf(tableOf()) })
  const { wrapper, store, t } = part
  await flushPromises()
  const questions: unknown[] = []
  store.command = (command) => {
    questions.push(command.kind === 'practise' ? command.question : command)
    return Promise.resolve(answer(command))
  }
  await wrapper.find('input[value="nl"]').setValue(true)
  await flushPromises()
  return {
    ...part,
    questions,
    lay: async (word) => {
      await wrapper.find('input[type=text]').setValue(word)
      await wrapper.find('form').trigger('submit')
      await flushPromises()
    },
    press: async (label) => {
      const wanted = t(`buchstabenbluffPractice.${label}`)
      const button = wrapper.findAll('button').find((one) => one.text() === wanted)
      await present(button, `a button ${wanted}`).trigger('click')
      await flushPromises()
    },
  }
}

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers({ now: new Date(2026, 10, 22, 12), toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

describe('the page', () => {
  it('asks for the hand of the own day, shows it and counts equal letters aloud', async () => {
    const page = await open()
    const tiles = page.wrapper.findAll('.tile')
    expect(page.questions).toEqual([{ language: 'nl', seed: dailySeed(TODAY), hints: 0 }])
    expect(tiles).toHaveLength(10)
    const [first = ''] = SOLVED.hand
    expect(tiles[0]?.attributes('aria-label')).toBe(`${first}, ${String(SOLVED.values[0])}`)
    const repeated = Array.from(SOLVED.hand).find((letter, at) => SOLVED.hand.indexOf(letter) < at)
    const count = Array.from(SOLVED.hand).filter((letter) => letter === repeated).length
    const word = page.t(`buchstabenbluff.number.${String(count)}`)
    expect(page.heard()).toContain(`${word}\u00a0${String(repeated)}`)
  })

  it('spells the hand with the spelling alphabet, by button and by key', async () => {
    const page = await open()
    const [first = ''] = SOLVED.hand
    const spelled = page.t(`buchstabenbluff.alphabet.${first.toLowerCase()}`)
    expect(page.heard()).not.toContain(spelled)
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }))
    expect(page.heard()).toContain(spelled)
    const before = page.heard().split(spelled).length
    await page.press('spell')
    expect(page.heard().split(spelled).length).toBeGreaterThan(before)
  })

  it('gives the hints one by one, says each, and takes none of them back', async () => {
    const page = await open()
    const hints = (): string[] => page.wrapper.findAll('.told li').map((line) => line.text())
    await page.press('ask.0')
    expect(hints()).toEqual([page.t('buchstabenbluffPractice.hint.length', { n: BEST.length })])
    expect(page.heard()).not.toContain(BEST)
    await page.press('ask.1')
    await page.lay('zz')
    expect(hints()).toHaveLength(2)
    await page.press('ask.2')
    expect(hints()).toHaveLength(3)
    expect(page.heard()).toContain(BEST)
    expect(page.wrapper.text()).not.toContain(page.t('buchstabenbluffPractice.ask.2'))
    expect(document.activeElement).toBe(page.wrapper.find('input[type=text]').element)
  })

  it('BB-09 BB-10 says what a word is worth or why it counts nothing', async () => {
    const page = await open()
    await page.lay('qxqx')
    expect(page.wrapper.find('.verdict').text()).toContain('QXQX')
    expect(page.heard()).toContain(
      page.t('buchstabenbluffPractice.fault.unlisted', { word: 'QXQX' }),
    )
    await page.lay(BEST.toLowerCase())
    expect(page.heard()).toContain(page.t('buchstabenbluffPractice.grade.best'))
    expect(page.wrapper.find('.words').text()).toContain(BEST)
  })

  it('is played with the keyboard alone: arrows walk the tiles, which write the word', async () => {
    const page = await open()
    const tiles = page.wrapper.findAll<HTMLButtonElement>('.tile')
    expect(tiles.map((tile) => tile.attributes('tabindex'))).toEqual(['0', ...Array(9).fill('-1')])
    tiles[0]?.element.focus()
    await tiles[0]?.trigger('click')
    await tiles[0]?.trigger('keydown', { key: 'ArrowRight' })
    expect(document.activeElement).toBe(tiles[1]?.element)
    await tiles[1]?.trigger('click')
    const field = page.wrapper.find<HTMLInputElement>('input[type=text]')
    expect(field.element.value).toBe(SOLVED.hand.slice(0, 2))
    expect(page.wrapper.findAll('.dimmed')).toHaveLength(2)
    // A letter that is written is no key that reads out.
    const heard = page.heard()
    await field.trigger('keydown', { key: 'a' })
    expect(page.heard()).toBe(heard)
  })

  it('takes every card once, tells choosing and taking back, and asks for a word', async () => {
    const page = await open()
    const field = page.wrapper.find<HTMLInputElement>('input[type=text]')
    const [first = ''] = SOLVED.hand
    const tile = () => present(page.wrapper.findAll('.tile')[0], 'a tile')
    expect(tile().attributes('aria-pressed')).toBe('false')
    await tile().trigger('click')
    expect(tile().attributes('aria-pressed')).toBe('true')
    expect(page.heard()).toContain(`Your word so far: ${first}.`)
    await tile().trigger('click')
    expect(field.element.value).toBe(first)
    expect(page.heard()).toContain(`${first} is in the word already.`)
    await page.press('clear')
    expect(page.heard()).toContain(`Taken back: ${first}.`)
    await page.lay('')
    expect(page.wrapper.find('.verdict').text()).toBe(page.t('buchstabenbluffPractice.empty'))
    await tile().trigger('click')
    expect(page.wrapper.find('.verdict').text()).toBe('')
  })

  it('says why the host does not answer, while one plays for example', async () => {
    const page = await open(() => ({
      type: 'answer',
      id: 1,
      ok: false,
      refusal: 'practice-in-match',
    }))
    const why = page.t('app.refusal.practice-in-match')
    expect(page.wrapper.find('[role=alert]').text()).toBe(why)
    expect(page.heard()).toContain(why)
    expect(page.wrapper.findAll('.tile')).toEqual([])
  })

  it('deals another hand as often as one likes, and keeps nothing of it', async () => {
    const page = await open()
    await page.wrapper.find('input[value="own"]').setValue(true)
    await flushPromises()
    await page.press('another')
    const seeds = page.questions.flatMap((asked) => (isRecord(asked) ? [asked.seed] : []))
    expect(new Set(seeds).size).toBe(3)
    const own = parsePracticeQuestion({ ...Object(page.questions.at(-1)), hints: 3 })
    const [, , best] = own.ok ? practise(DUTCH, own.value).hints : []
    await page.lay(best?.kind === 'word' ? best.word : '')
    expect(page.heard()).toContain(page.t('buchstabenbluffPractice.grade.best'))
    expect(localStorage.getItem('stammtisch.buchstabenbluff.practice')).toBeNull()
  })

  it('keeps the best word of the day on the device, with its hints and days in a row', async () => {
    const page = await open()
    await page.press('ask.0')
    await page.lay(BEST)
    const value = SOLUTION?.kind === 'word' ? String(SOLUTION.value) : ''
    const today = `${BEST}, ${value} out of ${value}, with one hint. The first day of a streak.`
    expect(page.wrapper.find('.today').text()).toContain(today)
    page.wrapper.unmount()
    const again = await open()
    expect(again.wrapper.find('.today').text()).toContain(today)
  })
})

describe('the diary', () => {
  const result = { day: TODAY, word: 'HUIS', value: 5, best: 12, hints: 0 }

  it('counts days in a row by the calendar, also over months and the change of the clocks', () => {
    expect(dayBefore('2026-11-22')).toBe('2026-11-21')
    expect(dayBefore('2026-03-01')).toBe('2026-02-28')
    expect(dayBefore('2027-01-01')).toBe('2026-12-31')
    // The night in which Europe puts its clocks back.
    expect(dayBefore('2026-10-26')).toBe('2026-10-25')
    const first = noteResult({}, 'nl', result)
    const second = noteResult(first, 'nl', { ...result, day: '2026-11-23' })
    expect(streakOn(second.nl, '2026-11-23')).toBe(2)
    expect(streakOn(second.nl, '2026-11-24')).toBe(2)
    expect(streakOn(second.nl, '2026-11-25')).toBe(0)
    expect(noteResult(second, 'nl', { ...result, day: '2026-11-25' }).nl?.streak).toBe(1)
    expect(noteResult(second, 'de', result).de?.streak).toBe(1)
  })

  it('keeps the better of two words of a day', () => {
    const diary = noteResult({}, 'nl', result)
    expect(noteResult(diary, 'nl', { ...result, word: 'UI', value: 2 })).toEqual(diary)
    const better = noteResult(diary, 'nl', { ...result, word: 'HUISJE', value: 9, hints: 2 })
    expect(better.nl).toEqual({ ...result, word: 'HUISJE', value: 9, hints: 2, streak: 1 })
  })

  it('is read again as it was kept; what is damaged is left out alone', () => {
    const diary = noteResult(noteResult({}, 'nl', result), 'en', result)
    expect(readDiary(JSON.stringify(diary))).toEqual(diary)
    const damaged = { ...diary, nl: { ...diary.nl, streak: 0 }, fr: result }
    expect(readDiary(JSON.stringify(damaged))).toEqual({ en: diary.en })
    for (const text of [null, '', '{', '[]', '7']) expect(readDiary(text)).toEqual({})
  })
})

describe('the day of a hand', () => {
  const zone = process.env['TZ']
  afterEach(() => {
    if (zone === undefined) delete process.env['TZ']
    else process.env['TZ'] = zone
  })

  it('is the date on the calendar of whoever plays: one hand for a date, wherever he is', () => {
    const moment = Date.UTC(2026, 10, 22, 11)
    const days = ['Pacific/Kiritimati', 'Europe/Berlin', 'Pacific/Pago_Pago'].map((place) => {
      process.env['TZ'] = place
      return dayOf(new Date(moment))
    })
    expect(days).toEqual(['2026-11-23', '2026-11-22', '2026-11-22'])
    const handsOn = ['Asia/Tokyo', 'Europe/Amsterdam', 'America/Los_Angeles'].map((place) => {
      process.env['TZ'] = place
      const seed = dailySeed(dayOf(new Date(2026, 10, 22, 0, 5)))
      return practise(DUTCH, { language: 'nl', seed, hints: 0 }).hand
    })
    expect(handsOn).toEqual([SOLVED.hand, SOLVED.hand, SOLVED.hand])
  })
})
