/** The one voice of the window: a live region that tells everything once, and keys that read things out. */
import { defineStore } from 'pinia'
import { ref, shallowRef } from 'vue'
import type { Pace } from '../stage/playing/timing'
import { useSettings } from '../stores/settings'
import { createHearing } from './telling/hearing'
import { createLateTips } from './telling/lateTips'
import { createNarration, type Narration } from './telling/narration'
import { retoldLines, type Retell, type Told, type ToldLine } from './telling/retelling'
import { createLog } from './telling/spokenLog'
import { createRun } from './telling/spokenRun'
import type { OwnReadings } from './reading/reading'

/** Milliseconds that a draft must be left alone before it is said what it has become. */
const AT_REST = 900
/** Signs that an answer to a key waits for at most: what has led to it is said first. */
const MOST_BEFORE_ANSWER = 200
/** Signs that are said again at most, beside the latest line. */
const MOST_AGAIN = 500
/** Lines that are said again at most: what happened last with what came of it, not all that came at once. */
const MOST_LINES_AGAIN = 3

/** The latest lines, as many as may be said again. */
function latestOf(lines: readonly ToldLine[]): readonly ToldLine[] {
  const signs = lines.reduce((sum, { text }) => sum + text.length, 0)
  const isShort = signs <= MOST_AGAIN && lines.length <= MOST_LINES_AGAIN
  return isShort || lines.length < 2 ? lines : latestOf(lines.slice(1))
}

/** The same text twice in a row must still be a change: an invisible mark tells them apart. */
function createMarker(): (text: string) => string {
  let isOdd = false
  return (text) => {
    isOdd = !isOdd
    return isOdd ? text : `${text}\u00a0`
  }
}

/** Says what a draft has become once nothing has changed it for a moment; only the latest, empty: nothing. It comes after what has led to it, not between. */
function atRest(say: (text: string) => void, catchUp: () => void): (text: string) => void {
  let resting: ReturnType<typeof setTimeout> | undefined
  return (text) => {
    clearTimeout(resting)
    resting = setTimeout(() => {
      if (text !== '') catchUp()
      say(text)
    }, AT_REST)
  }
}

/** The two live regions. */
function createRegions() {
  /** What the polite region holds now; every change is read. */
  const polite = ref('')
  /** What the pressing region holds now: my turn, a doubt window. */
  const pressing = ref('')
  // Each its own: a region that is passed over now and then would hold the same text twice.
  const [markedPolite, markedPressing] = [createMarker(), createMarker()]
  return {
    polite,
    pressing,
    say: (text: string) => {
      polite.value = markedPolite(text)
    },
    ask: (question: string) => {
      pressing.value = markedPressing(question)
    },
    /** Empties the polite region unless something else has been said. */
    forget: (said: string) => {
      if (polite.value === said) polite.value = ''
    },
    clear: () => {
      polite.value = ''
      pressing.value = ''
    },
  }
}

/** Says into the regions at a pace, and knows when that has been heard. */
function createVoice(
  pace: () => Pace,
  { say, ask }: Pick<ReturnType<typeof createRegions>, 'say' | 'ask'>,
) {
  const hearing = createHearing(() => narration.isIdle())
  function heard(speak: (text: string) => void): (text: string) => void {
    return (text) => {
      speak(text)
      hearing.add(text)
    }
  }
  /** A question that is still to be said; empty: none. */
  let due = ''
  function take(): string {
    const taken = due
    due = ''
    return taken
  }
  const askNow = heard((text) => {
    take()
    ask(text)
  })
  const narration = createNarration({ pace, say: heard(say), ask: askNow })
  const question = {
    ask: (text: string) => {
      due = text
      narration.ask(text)
    },
    take,
    hurry: (answer: (text: string) => void, note: string) => {
      const taken = take()
      if (taken === '') return false
      narration.catchUp()
      // What leads to it and the question are one answer: asked apart, it would be said twice.
      narration.ask('')
      answer(`${taken} ${note}`)
      return true
    },
  }
  return { narration, hearing, question }
}

/** What happened last, with what came of it: said as it happens, and again on request. */
function createLatest(narration: Narration) {
  let last: readonly ToldLine[] = []
  /** What whoever comes back has missed, in one line for the eye; empty: nothing, or things have gone on since. */
  const recap = ref('')
  /** What comes next has nothing to do with the latest lines. */
  let isCut = false
  return {
    recap,
    narrate: (text: string, of?: Told) => {
      // What follows on each other without a pause to breathe is said again as one.
      if (narration.isIdle() || isCut) last = []
      isCut = false
      last = latestOf([...last, { text, of }])
      narration.add({ text, kind: 'event' })
    },
    /** What is not said again. */
    narrateOnce: (text: string, kind: 'event' | 'hint' = 'event', isStillSo?: () => boolean) => {
      narration.add({ text, kind, isStillSo })
      isCut = true
    },
    again: () => last.map(({ text }) => text).join(' '),
    retell: (retell: Retell) => {
      last = retoldLines(last, retell)
    },
    forget: () => {
      last = []
      recap.value = ''
    },
  }
}

/** What has been said, and saying more. */
export const useSpeech = defineStore('speech', () => {
  const log = createLog()
  const { polite, pressing, ...regions } = createRegions()
  /** What the board that is shown makes of the answers to reading keys. */
  const own = shallowRef<OwnReadings>({})
  const { settings } = useSettings()
  const { narration, hearing, question } = createVoice(() => settings.motion, regions)
  const latest = createLatest(narration)
  const lateTips = createLateTips(narration, hearing)
  /** The table still shows what led to the question. */
  const isQuestionHeld = ref(false)
  /** What is told of a key that came before its question was said, for the eye too; empty: none did, or things have gone on since. */
  const tooEarly = ref('')
  const run = createRun({ note: log.note, amend: log.amend, say: latest.narrate })

  /** Answers a key, before what is still to be told; nothing is ever dropped. */
  function say(text: string): void {
    if (text !== '') narration.add({ text, kind: 'answer' })
  }

  /** Answers a key with how things stand now. What has led there comes first; if that is long, the answer does, with a note that it follows. */
  function read(text: string, note: string): void {
    const isShort = narration.signsToTell() <= MOST_BEFORE_ANSWER
    if (isShort && text !== '') narration.catchUp()
    say(isShort || text === '' ? text : `${text} ${note}`)
  }

  /** Says a line and puts it into the log. */
  function tell(text: string, of?: Told): void {
    run.end()
    log.note(text, of)
    latest.narrate(text, of)
  }

  /** Puts lines into the log and says them otherwise: what belongs together in one go. */
  function tellAs(lines: readonly ToldLine[], said: readonly ToldLine[]): void {
    run.end()
    for (const { text, of } of lines) log.note(text, of)
    for (const { text, of } of said) latest.narrate(text, of)
  }

  /** What was told of events, in the log and to be said again, becomes what may still be told of them. */
  function retell(how: Retell): void {
    log.retell(how)
    latest.retell(how)
  }

  /** Tells a line that has keys of its own or is told once only: it is not said again with the events. */
  function tellAside(text: string): void {
    run.end()
    log.note(text)
    latest.narrateOnce(text)
  }

  /** Says what is asked of the listener, after what has led to it; empty: nothing any more. */
  function press(text: string): void {
    run.end()
    if (text === '') pressing.value = ''
    tooEarly.value = ''
    question.ask(text)
  }

  /** Holds what is asked, and its sound, or lets them go. */
  function holdQuestion(isHeld: boolean): void {
    isQuestionHeld.value = isHeld
    narration.hold(isHeld)
  }

  const sayAtRest = atRest(say, narration.catchUp)

  /** Nothing that was said, or was to be said, until now is heard any more; the log keeps it. */
  function fallSilent(): void {
    run.fallSilent()
    lateTips.drop()
    tooEarly.value = ''
    narration.fallSilent()
    hearing.fallSilent()
    sayAtRest('')
    question.take()
    latest.forget()
    regions.clear()
  }

  /** Another page is shown: once it can have been heard, what was said on the one before is found nowhere any more; what is asked stays. */
  function leavePage(): void {
    const said = polite.value
    hearing.whenHeard(() => {
      regions.forget(said)
    }, 'emptying')
  }

  /** Somebody else listens: of what was meant for whoever listened before nothing is heard any more. */
  function turnTo(whose: string): void {
    log.turnTo(whose)
    fallSilent()
  }

  return {
    ...log,
    polite,
    pressing,
    own,
    say,
    read,
    sayAtRest,
    fallSilent,
    leavePage,
    turnTo,
    tell,
    tellAs,
    retell,
    /** Tells of what may go on: events in a row that have one line together. */
    tellRun: run.add,
    tellAside,
    /** Says how things stand, after what has happened: neither the log nor what is said again has it. */
    tellStanding: (text: string) => {
      latest.narrateOnce(text)
    },
    /** Tells how something is done, after what has happened: it is no event, so neither the log nor what is said again has it; nor is it said once it is no longer so. */
    tellHint: (text: string, isStillSo?: () => boolean) => {
      latest.narrateOnce(text, 'hint', isStillSo)
    },
    delayHints: lateTips.delay,
    dropHints: lateTips.drop,
    /** The listener acts: what comes of it is said at once. */
    giveWay: () => {
      tooEarly.value = ''
      narration.giveWay()
    },
    press,
    recap: latest.recap,
    holdQuestion,
    isQuestionHeld,
    afterAll: narration.afterAll,
    whenHeard: hearing.whenHeard,
    /** Says at once a question that is still to be said, after what has led to it and before a note on the key, and tells whether there was one: a key that answers it must not run ahead of it. */
    hurryQuestion: (note: string) => {
      const isAhead = question.hurry(say, note)
      tooEarly.value = isAhead ? note : ''
      return isAhead
    },
    tooEarly,
    /** Says the last events again. */
    repeat: () => {
      say(latest.again())
    },
  }
})
