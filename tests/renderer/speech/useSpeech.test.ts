// @vitest-environment happy-dom
// The one voice: nothing is dropped, lines are told one by one, and the last events can be heard again.
import { createPinia, setActivePinia } from 'pinia'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { watch } from 'vue'
import { useSpeech } from '../../../src/renderer/speech/useSpeech'
import { useSettings } from '../../../src/renderer/stores/settings'

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
    localStorage.clear()
    vi.useFakeTimers()
    setActivePinia(createPinia())
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('tells what happens at once line by line, with a pause to hear each, at the pace of the table', () => {
    for (const [motion, pause] of [
      ['full', 600],
      ['fast', 270],
    ] as const) {
      setActivePinia(createPinia())
      useSettings().settings.motion = motion
      const speech = useSpeech()
      const all = heard(speech)
      for (const line of ['Mia zweifelt.', 'Es war ein Bluff.', 'Mia bekommt zehn.']) {
        speech.tell(line)
      }
      speech.press('Du bist dran.')
      vi.advanceTimersByTime(150)
      expect(all).toEqual(['Mia zweifelt.'])
      vi.advanceTimersByTime(pause)
      expect(all).toEqual(['Mia zweifelt.', 'Es war ein Bluff.'])
      expect(speech.pressing).toBe('')
      vi.advanceTimersByTime(pause)
      expect(all).toEqual(['Mia zweifelt.', 'Es war ein Bluff.', 'Mia bekommt zehn.'])
      expect(speech.pressing.trim()).toBe('Du bist dran.')
    }
  })

  it('drops a tip that waits, and nothing else, when what it speaks of is over', () => {
    const speech = useSpeech()
    const all = heard(speech)
    speech.tell('Mia spielt.')
    speech.tellHint('Wer keine Karte mehr hat, gewinnt.')
    speech.tell('Mia gewinnt!')
    speech.dropHints()
    vi.advanceTimersByTime(20_000)
    expect(all).toEqual(['Mia spielt.', 'Mia gewinnt!'])
  })

  it('says tips whose moment is over one at a time, once the question has been asked and heard', () => {
    const speech = useSpeech()
    const all = heard(speech)
    speech.tell('Mia spielt.')
    speech.tellHint('Tippt auf die beste.')
    speech.tellHint('Jetzt wird aufgedeckt.')
    speech.delayHints()
    speech.press('Du bist dran.')
    vi.advanceTimersByTime(700)
    expect(all).toEqual(['Mia spielt.'])
    expect(speech.pressing.trim()).toBe('Du bist dran.')
    vi.advanceTimersByTime(20_000)
    expect(all).toEqual(['Mia spielt.', 'Tippt auf die beste.', 'Jetzt wird aufgedeckt.'])
  })

  it('says and shows of events again only what may still be told of them, and all of it when it may be', () => {
    const speech = useSpeech()
    const all = heard(speech)
    const of = { match: 1, events: ['turned'], as: 'lines' } as const
    speech.tell('Mia spielt.')
    speech.tell('1577: die Krone.', of)
    speech.tell('Sie ist aus Gold.', of)
    vi.advanceTimersByTime(10_000)
    speech.retell(() => ({ now: ['turned back'], texts: ['Die Krone.'] }))
    expect(speech.lines.map(({ text }) => text)).toEqual(['Mia spielt.', 'Die Krone.'])
    speech.repeat()
    vi.advanceTimersByTime(10_000)
    expect(all.at(-1)).not.toContain('1577')
    expect(all.at(-1)).toContain('Die Krone.')
    speech.retell(({ events }) => ({ now: events, texts: ['1577: die Krone.', 'Aus Gold.'] }))
    expect(speech.lines.map(({ text }) => text)).toEqual([
      'Mia spielt.',
      '1577: die Krone. Aus Gold.',
    ])
  })

  it('says a line again after a question, and asks a question again after a line', () => {
    const speech = useSpeech()
    const all = heard(speech)
    const asked: string[] = []
    watch(
      () => speech.pressing,
      (text) => asked.push(text.trim()),
      { flush: 'sync' },
    )
    speech.tell('Cem passt.')
    vi.advanceTimersByTime(5000)
    speech.press('Du bist dran.')
    vi.advanceTimersByTime(5000)
    speech.repeat()
    vi.advanceTimersByTime(5000)
    speech.press('Du bist dran.')
    vi.advanceTimersByTime(5000)
    expect(all).toEqual(['Cem passt.', 'Cem passt.'])
    expect(asked).toEqual(['Du bist dran.', 'Du bist dran.'])
  })

  it('holds a question while what came before it is shown, and nothing else', () => {
    const speech = useSpeech()
    const all = heard(speech)
    const called = vi.fn()
    speech.holdQuestion(true)
    speech.press('Du bist dran.')
    speech.tell('Mia legt.')
    speech.tell('Mia gewinnt.')
    speech.afterAll(called)
    vi.advanceTimersByTime(3000)
    expect([...all, speech.pressing]).toEqual(['Mia legt.', 'Mia gewinnt.', ''])
    expect(called).not.toHaveBeenCalled()
    speech.holdQuestion(false)
    vi.advanceTimersByTime(150)
    expect(speech.pressing.trim()).toBe('Du bist dran.')
    expect(called).toHaveBeenCalledTimes(1)
  })

  it('says a question that is still to be said at once to whoever answers it by key, after what led to it, once, and that the key did not count', () => {
    const speech = useSpeech()
    const all = heard(speech)
    speech.tell('Mia legt vier Karten.')
    speech.tell('Alle glauben es.')
    speech.press('Du bist dran.')
    expect(speech.hurryQuestion('Drück noch einmal.')).toBe(true)
    expect(speech.tooEarly).toBe('Drück noch einmal.')
    expect(speech.hurryQuestion('Drück noch einmal.')).toBe(false)
    expect(speech.tooEarly).toBe('')
    vi.advanceTimersByTime(150)
    expect(all).toEqual(['Mia legt vier Karten. Alle glauben es. Du bist dran. Drück noch einmal.'])
    vi.advanceTimersByTime(10_000)
    expect(all).toHaveLength(1)
    expect(speech.pressing).toBe('')
    expect(speech.hurryQuestion('Drück noch einmal.')).toBe(false)
  })

  it('calls once everything has been heard, the question too, and at once where nothing is told', () => {
    const speech = useSpeech()
    const all = heard(speech)
    const called = vi.fn(() => {
      expect([...all, speech.pressing.trim()]).toEqual(['Mia legt.', 'Mia gewinnt.', 'Noch mal?'])
    })
    speech.tell('Mia legt.')
    speech.tell('Mia gewinnt.')
    speech.press('Noch mal?')
    speech.afterAll(called)
    vi.advanceTimersByTime(1000)
    expect(called).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1000)
    expect(called).toHaveBeenCalledTimes(1)
    speech.afterAll(called)
    expect(called).toHaveBeenCalledTimes(2)
  })

  it('calls for the focus only when the latest lines and the question can have been heard to their end, also where nothing moves', () => {
    for (const motion of ['full', 'off'] as const) {
      setActivePinia(createPinia())
      useSettings().settings.motion = motion
      const speech = useSpeech()
      const called = vi.fn()
      speech.tell('Mia legt eine Karte, deren Text etwas länger ist als die anderen.')
      speech.whenHeard(called)
      speech.press('Noch mal?')
      vi.advanceTimersByTime(1200)
      expect(speech.pressing.trim()).toBe('Noch mal?')
      expect(called).not.toHaveBeenCalled()
      vi.advanceTimersByTime(2000)
      expect(called).toHaveBeenCalledTimes(1)
      speech.whenHeard(called)
      expect(called).toHaveBeenCalledTimes(2)
    }
  })

  it('says nothing to whoever listens next of what was meant for the one before, and keeps a log for each', () => {
    const speech = useSpeech()
    const all = heard(speech)
    speech.openLog('t1')
    speech.tell('Du ziehst die Krone.')
    speech.say('Deine Hand: die Krone.')
    speech.sayAtRest('Gewählt: die Krone.')
    speech.press('Du bist dran.')
    speech.turnTo('nobody')
    vi.advanceTimersByTime(10_000)
    speech.repeat()
    vi.advanceTimersByTime(10_000)
    expect(all.filter((text) => text !== '')).toEqual([])
    expect(speech.pressing).toBe('')
    expect(speech.lines).toEqual([])
    speech.turnTo('1')
    speech.openLog('t1')
    speech.tell('Mia ist dran.')
    speech.turnTo('')
    expect(speech.lines.map(({ text }) => text)).toEqual(['Du ziehst die Krone.'])
    speech.turnTo('1')
    expect(speech.lines.map(({ text }) => text)).toEqual(['Mia ist dran.'])
  })

  it('says at once what comes of an own move, whatever was being heard, and a tip after all of it', () => {
    const speech = useSpeech()
    const all = heard(speech)
    speech.say('Gewählt: Blau 5, darunter Rot 2. D oder ein Tipp darauf dreht die Karte um.')
    vi.advanceTimersByTime(150)
    speech.giveWay()
    speech.tellHint('Wer in einer Farbe am stärksten ist, nimmt ihre Truhen.')
    speech.tell('Du spielst Blau 5.')
    speech.tell('Mia passt.')
    vi.advanceTimersByTime(150)
    expect(all.at(-1)).toBe('Du spielst Blau 5.')
    vi.advanceTimersByTime(650)
    expect(all.at(-1)).toBe('Mia passt.')
    // Heard to its end first.
    vi.advanceTimersByTime(700)
    expect(all.at(-1)).toBe('Mia passt.')
    vi.advanceTimersByTime(700)
    expect(all.at(-1)).toMatch(/^Wer in einer Farbe/u)
  })

  it('says only the event again, not what was told beside the deal before it', () => {
    const speech = useSpeech()
    const all = heard(speech)
    speech.tell('Vor jedem liegen vier Karten.')
    speech.tellAside('Vor dir liegt die Krone.')
    speech.tell('Mia spielt die Krone.')
    vi.advanceTimersByTime(10_000)
    expect(all).toHaveLength(3)
    speech.repeat()
    vi.advanceTimersByTime(200)
    expect(all.at(-1)).toBe('Mia spielt die Krone.')
  })

  it('empties what was said on a page that is left once it can have been heard, and nothing that is said after it', () => {
    const speech = useSpeech()
    speech.say('Das ist kein Jahr.')
    vi.advanceTimersByTime(150)
    speech.leavePage()
    expect(speech.polite.trim()).toBe('Das ist kein Jahr.')
    vi.advanceTimersByTime(2000)
    expect(speech.polite).toBe('')
    speech.say('Das ist kein Jahr.')
    vi.advanceTimersByTime(10_000)
    speech.press('Du bist dran.')
    vi.advanceTimersByTime(10_000)
    speech.leavePage()
    expect([speech.polite, speech.pressing.trim()]).toEqual(['', 'Du bist dran.'])
    speech.say('Das ist kein Jahr.')
    speech.leavePage()
    vi.advanceTimersByTime(10_000)
    expect(speech.polite.trim()).toBe('Das ist kein Jahr.')
  })

  it('leaves a long line more time to be heard', () => {
    const speech = useSpeech()
    const all = heard(speech)
    speech.tell(`Es war ehrlich: ${'Alle Buchstaben passen. '.repeat(4)}`)
    speech.tell('Wim ist dran.')
    vi.advanceTimersByTime(150 + 1200)
    expect(all).toHaveLength(1)
    vi.advanceTimersByTime(800)
    expect(all.at(-1)).toBe('Wim ist dran.')
  })

  it('answers a key before what is still to be told', () => {
    const speech = useSpeech()
    const all = heard(speech)
    for (const line of ['eins', 'zwei', 'drei']) speech.tell(line)
    vi.advanceTimersByTime(200)
    speech.say('Deine Hand: E.')
    vi.advanceTimersByTime(150)
    expect(all).toEqual(['eins', 'Deine Hand: E.'])
    vi.runAllTimers()
    expect(all).toEqual(['eins', 'Deine Hand: E.', 'zwei', 'drei'])
  })

  it('says once what an answer says that comes while the same still waits to be said', () => {
    const speech = useSpeech()
    const all = heard(speech)
    speech.sayAtRest('Dir fehlt Z.')
    vi.advanceTimersByTime(950)
    speech.say('Dein Wort bisher: „Xz“. Dir fehlt Z.')
    vi.runAllTimers()
    expect(all).toEqual(['Dein Wort bisher: „Xz“. Dir fehlt Z.'])
  })

  it('reads how things stand after what has led there, if that is short, and otherwise says that it follows', () => {
    const speech = useSpeech()
    const all = heard(speech)
    for (const line of ['eins', 'zwei', 'drei']) speech.tell(line)
    vi.advanceTimersByTime(200)
    speech.read('Lotte 2 Karten.', 'Was dahin führte, folgt.')
    vi.runAllTimers()
    expect(all).toEqual(['eins', 'zwei drei Lotte 2 Karten.'])
    const long = Array.from({ length: 4 }, (_, at) => `${String(at)}: ${'sehr '.repeat(20)}lang.`)
    for (const line of long) speech.tell(line)
    vi.advanceTimersByTime(200)
    speech.read('Lotte 2 Karten.', 'Was dahin führte, folgt.')
    vi.runAllTimers()
    const [first = '', ...rest] = long
    expect(all.slice(2)).toEqual([first, 'Lotte 2 Karten. Was dahin führte, folgt.', ...rest])
    speech.read('Lotte 2 Karten.', 'Was dahin führte, folgt.')
    vi.runAllTimers()
    expect(all.at(-1)).toBe('Lotte 2 Karten.')
  })

  it('tells many lines a few at a time, and soon comes to the question', () => {
    const speech = useSpeech()
    const all = heard(speech)
    for (let line = 1; line <= 40; line++) speech.tell(`Zeile ${String(line)}.`)
    speech.press('Und jetzt?')
    vi.advanceTimersByTime(12_000)
    expect(all.join(' ').match(/Zeile/gu)).toHaveLength(40)
    expect(speech.pressing.trim()).toBe('Und jetzt?')
  })

  it('says the latest of many events again, not all of a long deal', () => {
    const speech = useSpeech()
    const long = 'Die Tischlage. '.repeat(33)
    for (const line of ['Es wird gegeben.', long, 'Deine Hand: E, N.', 'Mia ist dran.']) {
      speech.tell(line)
    }
    vi.runAllTimers()
    const all = heard(speech)
    speech.repeat()
    vi.runAllTimers()
    expect(all).toEqual(['Deine Hand: E, N. Mia ist dran.'])
  })

  it('says again what happened last with what came of it, not a whole reveal', () => {
    const speech = useSpeech()
    for (const line of ['Mia riet.', 'Wim riet.', 'Das Beste.', 'Das Schlechteste.', 'Punkte.']) {
      speech.tell(line)
    }
    vi.runAllTimers()
    const all = heard(speech)
    speech.repeat()
    vi.runAllTimers()
    expect(all).toEqual(['Das Beste. Das Schlechteste. Punkte.'])
  })

  it('reads a burst as one where nothing moves, and loses no line of it', () => {
    useSettings().settings.motion = 'off'
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
      vi.advanceTimersByTime(1500)
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

  it('says what a draft has become after what happened before it, not between', () => {
    const speech = useSpeech()
    const all = heard(speech)
    for (const text of ['Mia deckt auf.', 'Ein Strudel.', 'Alle reichen weiter.']) speech.tell(text)
    vi.advanceTimersByTime(150)
    speech.sayAtRest('Gewählt: Stapel 2.')
    vi.runAllTimers()
    expect(all.join(' ')).toBe(
      'Mia deckt auf. Ein Strudel. Alle reichen weiter. Gewählt: Stapel 2.',
    )
    expect(all).toHaveLength(3)
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

  it('begins the log anew with another match: no line and no heading of the last one stays', () => {
    const speech = useSpeech()
    speech.openLog('one')
    speech.tell('Mia sits down.')
    speech.openMatch()
    speech.follow()
    speech.openGroup('Your turn')
    speech.tell('You read out.')
    expect(speech.lines.map(({ text }) => text)).toEqual(['Mia sits down.', 'You read out.'])
    speech.openMatch()
    speech.tell('The game begins.')
    expect(speech.lines.map(({ text, group }) => [text, group])).toEqual([
      ['The game begins.', undefined],
    ])
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
    expect(speech.lines.at(-1)).toEqual({ number: 1000, text: '1000', after: 0 })
  })
})
