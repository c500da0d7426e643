// @vitest-environment happy-dom
// The one voice: nothing is dropped, bursts are read as one, and the last events can be heard again.
import { createPinia, setActivePinia } from 'pinia'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { watch } from 'vue'
import { useSpeech } from '../../../src/renderer/speech/useSpeech'

function heard(speech: ReturnType<typeof useSpeech>): string[] {
  const all: string[] = []
  watch(
    () => speech.polite,
    (text) => all.push(text.trim()),
    { flush: 'sync' },
  )
  return all
}

describe('the voice', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    setActivePinia(createPinia())
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('reads a burst as one and loses no line of it', () => {
    const speech = useSpeech()
    const all = heard(speech)
    for (let line = 1; line <= 40; line++) speech.tell(`Zeile ${String(line)}.`)
    vi.runAllTimers()
    expect(all).toHaveLength(1)
    for (let line = 1; line <= 40; line++) expect(all[0]).toContain(`Zeile ${String(line)}.`)
    expect(speech.lines.map(({ text }) => text)).toHaveLength(40)
  })

  it('reads lines that come one after the other each by itself, in order', () => {
    const speech = useSpeech()
    const all = heard(speech)
    for (const text of ['eins', 'zwei', 'drei']) {
      speech.tell(text)
      vi.advanceTimersByTime(500)
    }
    expect(all).toEqual(['eins', 'zwei', 'drei'])
  })

  it('says what a draft has become when it is left alone, and the latest only', () => {
    const speech = useSpeech()
    const all = heard(speech)
    for (const text of ['b', 'bi', 'bin']) {
      speech.sayAtRest(text)
      vi.advanceTimersByTime(300)
    }
    expect(all).toEqual([])
    vi.runAllTimers()
    expect(all).toEqual(['bin'])
  })

  it('begins the log anew at another table, and goes on with it at the same one', () => {
    const speech = useSpeech()
    speech.openLog('one')
    speech.tell('Mia legt.')
    speech.openLog('one')
    expect(speech.lines).toHaveLength(1)
    speech.openLog('two')
    expect(speech.lines).toEqual([])
  })

  it('reads the same line twice when it happens twice', () => {
    const speech = useSpeech()
    const all = heard(speech)
    speech.tell('Du ziehst.')
    vi.runAllTimers()
    speech.tell('Du ziehst.')
    vi.runAllTimers()
    expect(all).toEqual(['Du ziehst.', 'Du ziehst.'])
  })

  it('repeats the last event, not the last answer to a key', () => {
    const speech = useSpeech()
    const all = heard(speech)
    speech.tell('Mia legt.')
    vi.runAllTimers()
    speech.say('Deine Hand: Joker.')
    vi.runAllTimers()
    speech.repeat()
    vi.runAllTimers()
    expect(all).toEqual(['Mia legt.', 'Deine Hand: Joker.', 'Mia legt.'])
    expect(speech.lines.map(({ text }) => text)).toEqual(['Mia legt.'])
  })

  it('asks after what has led to the question, and takes it back', () => {
    const speech = useSpeech()
    speech.press('Zweifelst du?')
    speech.tell('Anna legt 5.')
    expect(speech.pressing).toBe('')
    vi.runAllTimers()
    expect(speech.polite).toContain('Anna legt 5.')
    expect(speech.pressing).toContain('Zweifelst du?')
    const before = speech.pressing
    speech.press('Zweifelst du?')
    vi.runAllTimers()
    expect(speech.pressing).toContain('Zweifelst du?')
    expect(speech.pressing).not.toBe(before)
    speech.press('Und jetzt?')
    speech.press('')
    vi.runAllTimers()
    expect(speech.pressing).toBe('')
  })

  it('notes into the log without saying it', () => {
    const speech = useSpeech()
    const all = heard(speech)
    speech.note('früher')
    vi.runAllTimers()
    expect(all).toEqual([])
    expect(speech.lines.map(({ text }) => text)).toEqual(['früher'])
  })

  it('keeps the newest lines of a long evening, and their numbers grow', () => {
    const speech = useSpeech()
    for (let line = 1; line <= 1000; line++) speech.tell(String(line))
    expect(speech.lines.length).toBeLessThanOrEqual(400)
    expect(speech.lines.at(-1)).toEqual({ number: 1000, text: '1000' })
  })
})
