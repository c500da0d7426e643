/** What is still to be said, in order: line by line, with pauses to hear each, and at last the question that it leads to. */
import { shortenedBy, type Pace } from '../../stage/playing/timing'

/** Milliseconds: a question, or answers to keys, that follow each other faster are read as one. */
const JOIN_WITHIN = 120
/** Milliseconds from one line to the next at full pace, so that each is heard by itself: so many for each sign, and bounds; where nothing moves all is read as one. */
const PAUSE = { sign: 15, least: 600, most: 1800 }
/** Lines that are told one by one; of more that wait, several are told together. */
const ONE_BY_ONE = 6
/** How much longer what was said is left alone before a tip takes its place. */
const BEFORE_HINT = 2
/** What happens, the answer to a key, or how something is done. */
type Kind = 'event' | 'answer' | 'hint'

/** A line that is still to be said. */
export interface Waiting {
  readonly text: string
  readonly kind: Kind
  /** Whether it is still so when its turn comes; what is not is said to nobody. Absent: it is. */
  readonly isStillSo?: (() => boolean) | undefined
}

/** Puts a line behind those that wait; an answer takes the place of one that it has in it. */
function put(waiting: Waiting[], line: Waiting): void {
  const isSaidInIt = ({ kind, text }: Waiting): boolean =>
    kind === 'answer' && line.kind === 'answer' && ` ${line.text} `.includes(` ${text} `)
  waiting.splice(0, waiting.length, ...waiting.filter((one) => !isSaidInIt(one)), line)
}

/** What waits is said in one go; a tip can wait. */
function makeAnswers(waiting: Waiting[]): void {
  const answers = waiting.map((line) =>
    line.kind === 'hint' ? line : { text: line.text, kind: 'answer' as const },
  )
  waiting.splice(0, waiting.length, ...answers)
}

function pauseAfter(text: string): number {
  return Math.min(PAUSE.most, Math.max(PAUSE.least, text.length * PAUSE.sign))
}

/** A tip leaves more time to hear what comes before it. */
function pauseBetween(text: string, next: readonly Waiting[]): number {
  const isHint = next.length > 0 && next.every(({ kind }) => kind === 'hint')
  return pauseAfter(text) * (isHint ? BEFORE_HINT : 1)
}

function joined(lines: readonly Waiting[]): string {
  return lines.map(({ text }) => text).join(' ')
}

function signsIn(waiting: readonly Waiting[]): number {
  return joined(waiting.filter(({ kind }) => kind === 'event')).length
}

/** Puts lines of some kinds before all others, each in their order; how many they are. */
function putFirst(waiting: Waiting[], kinds: readonly Kind[]): number {
  const isFirst = ({ kind }: Waiting): boolean => kinds.includes(kind)
  const first = waiting.filter(isFirst)
  waiting.splice(0, waiting.length, ...first, ...waiting.filter((line) => !isFirst(line)))
  return first.length
}

/** Takes out what is no longer so. */
function dropOutdated(waiting: Waiting[]): void {
  waiting.splice(0, waiting.length, ...waiting.filter(({ isStillSo }) => isStillSo?.() !== false))
}

/** Takes what is said next: whoever presses a key hears the answer at once, whatever is still to be told, and a tip comes after all that has happened. */
function takeNext(waiting: Waiting[], isOneByOne: boolean): Waiting[] {
  const told = putFirst(waiting, ['event', 'answer'])
  if (!isOneByOne) return waiting.splice(0)
  const answers = putFirst(waiting, ['answer'])
  return waiting.splice(0, answers || Math.ceil((told || waiting.length) / ONE_BY_ONE))
}

/** Takes the tips out of what waits. */
function takeHints(waiting: Waiting[]): Waiting[] {
  return waiting.splice(putFirst(waiting, ['event', 'answer']))
}

/** Where lines go that are to be heard, and how fast the table plays. */
export interface NarrationPorts {
  readonly pace: () => Pace
  readonly say: (text: string) => void
  readonly ask: (question: string) => void
}

/** Says lines one after the other. */
export interface Narration {
  add(line: Waiting): void
  /** Asks after what has led to it, instead of what was to be asked before; empty: nothing any more. */
  ask(question: string): void
  /** Whether a question still waits for what is shown: it is asked when it can be answered, and what happens is told meanwhile. */
  hold(isHeld: boolean): void
  /** Takes out the tips that wait. */
  takeHints(): readonly Waiting[]
  /** What waits is said to nobody. */
  fallSilent(): void
  /** Everything was said, and long enough ago to be heard. */
  isIdle(): boolean
  /** What waits is said with the next answer, before it: the answer belongs to what comes of it. */
  catchUp(): void
  /** How many signs are still to be heard of what has happened. */
  signsToTell(): number
  /** Whoever acts has heard enough: what happens next, which comes of it, is said at once, after what waits. */
  giveWay(): void
  /** Calls once everything is said and was heard; in place of whoever was to be called before. */
  afterAll(then: () => void): void
}

/** The question that all leads to. */
function createQuestion(ask: (question: string) => void) {
  let question = ''
  let isHeld = false
  const isDue = (): boolean => question !== '' && !isHeld
  return {
    isDue,
    isOpen: () => question !== '',
    set: (next: string) => {
      question = next
    },
    hold: (held: boolean) => {
      isHeld = held
    },
    askIfDue: () => {
      if (!isDue()) return
      ask(question)
      question = ''
    },
  }
}

/** Whoever is to be called, the last one alone, and once. */
function createCall() {
  let then: (() => void) | undefined
  return {
    set: (next: (() => void) | undefined) => {
      then = next
    },
    call: () => {
      const last = then
      then = undefined
      last?.()
    },
  }
}

/** Says what comes next; the milliseconds in which it is heard, 0 where nothing was said or nothing is told one by one. */
function sayNext(waiting: Waiting[], { pace, say }: Pick<NarrationPorts, 'pace' | 'say'>): number {
  const isOneByOne = shortenedBy(pace(), PAUSE.least) > 0
  dropOutdated(waiting)
  const lines = takeNext(waiting, isOneByOne)
  if (lines.length === 0) return 0
  const text = joined(lines)
  say(text)
  return isOneByOne ? shortenedBy(pace(), pauseBetween(text, waiting)) : 0
}

/** Knows which event comes of what the listener has done: the next one. */
function createOwn() {
  let isNext = false
  return {
    await: () => {
      isNext = true
    },
    giveUp: () => {
      isNext = false
    },
    takes: ({ kind }: Waiting) => {
      if (!isNext || kind !== 'event') return false
      isNext = false
      return true
    },
  }
}

/** What is done with the lines that wait as they lie. */
function overWaiting(waiting: Waiting[]): Pick<Narration, 'takeHints' | 'catchUp' | 'signsToTell'> {
  return {
    takeHints: () => takeHints(waiting),
    catchUp: () => void makeAnswers(waiting),
    signsToTell: () => signsIn(waiting),
  }
}

/** Begins with nothing to say. */
export function createNarration({ pace, say, ask }: NarrationPorts): Narration {
  const waiting: Waiting[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  /** Nothing is waited for but that the line before has been heard. */
  let isPausing = false
  const own = createOwn()
  const question = createQuestion(ask)
  const after = createCall()

  const isAllSaid = (): boolean => timer === undefined && !question.isOpen()
  function begin(): void {
    isPausing = false
    clearTimeout(timer)
    timer = setTimeout(goOn, JOIN_WITHIN)
  }
  function goOn(): void {
    timer = undefined
    const pause = sayNext(waiting, { pace, say })
    isPausing = pause > 0
    if (isPausing) timer = setTimeout(goOn, pause)
    if (waiting.length > 0) return
    question.askIfDue()
    if (isAllSaid()) after.call()
  }
  /** Begins to ask, unless lines that come first lead to it. */
  function askSoon(): void {
    const isLedTo = timer !== undefined && !(isPausing && waiting.length === 0)
    if (question.isDue() && !isLedTo) begin()
  }
  return {
    add: (line) => {
      put(waiting, line)
      const isOwn = own.takes(line)
      if (isOwn) makeAnswers(waiting)
      if (timer === undefined || (isPausing && (isOwn || line.kind === 'answer'))) begin()
    },
    ask: (next) => {
      question.set(next)
      askSoon()
    },
    hold: (isHeld) => {
      question.hold(isHeld)
      askSoon()
    },
    fallSilent: () => {
      clearTimeout(timer)
      timer = undefined
      isPausing = false
      waiting.length = 0
      own.giveUp()
      question.set('')
      after.set(undefined)
    },
    afterAll: (next) => {
      after.set(next)
      if (isAllSaid()) after.call()
    },
    isIdle: isAllSaid,
    ...overWaiting(waiting),
    giveWay: own.await,
  }
}
