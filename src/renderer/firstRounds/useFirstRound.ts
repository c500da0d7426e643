/** Goes through a first round: tells each step, takes what is to be played, and lets the others play. */
import { computed, nextTick, ref, shallowRef, type ComputedRef, type Ref } from 'vue'
import { canonicalJson } from '../../engine/basics/hash'
import { invariant } from '../../engine/basics/invariant'
import { isRecord, type Json } from '../../engine/basics/json'
import type { Language } from '../../engine/basics/language'
import type { Match, MoveRefusal, Prepared } from '../../engine/match/match'
import type { Seat } from '../../engine/basics/seat'
import type { Answer, MatchMessage } from '../../protocol/hostMessages'
import type { SpokenTable } from '../speech/spokenTable'
import type { TableListener } from '../stores/heard'
import { LEARNER, type FirstRound, type FirstStep } from './firstRound'
import { roundMessage, roundTable, type Learner } from './roundMessage'

/** What is played. */
export interface FirstRoundSource {
  readonly round: FirstRound
  /** Just dealt. */
  readonly match: Match
  readonly language: Language
  readonly learner: Learner
}

/** What the coach says: a step, why something else is played here, or what has been learnt. */
export interface CoachLine {
  readonly kind: 'say' | 'instead' | 'learnt'
  /** Its step; at the end the last one. */
  readonly step: FirstStep
}

/** A first round on its way. */
export interface FirstRoundRun {
  readonly line: ComputedRef<CoachLine>
  /** What is shown. */
  readonly message: Readonly<Ref<MatchMessage>>
  /** For the voice. */
  readonly spoken: SpokenTable
  /** Begins to tell: whoever is to hear it listens by now. */
  begin(): void
  /** The sentence has been read; nothing where a move is to be played. */
  next(): Promise<void>
  /** Takes what the board sends, as a host would. */
  play(move: Json, question: string): Promise<Answer>
}

/** Whether a move has all fields of one that is wanted. */
function isWanted({ own = [] }: FirstStep, move: Json): boolean {
  if (!isRecord(move)) return false
  return own.some((wanted) =>
    Object.entries(wanted).every(
      ([key, value]) => canonicalJson(move[key] ?? null) === canonicalJson(value),
    ),
  )
}

const TAKEN: Answer = { type: 'answer', id: 0, ok: true }

function refusalOf(refused: MoveRefusal): Answer {
  const refusal = { type: 'answer', id: 0, ok: false } as const
  if (refused.kind !== 'illegal') return { ...refusal, refusal: 'question-closed' }
  const { reason, rule } = refused
  return { ...refusal, refusal: 'illegal-move', reason, rule }
}

/** Whether only the few contents of a round are what refuses it. */
function isFewWords({ tooFewFor = [] }: FirstRound, refused: MoveRefusal): boolean {
  return refused.kind === 'illegal' && tooFewFor.includes(refused.reason)
}

/** The match as it is told to whoever shows it and speaks of it. */
function useTold({ round, match, language, learner }: FirstRoundSource) {
  const listeners = new Set<TableListener>()
  const tell = (version: number, events: readonly Json[]): MatchMessage =>
    roundMessage(match, { version, language, events })
  const message = shallowRef(tell(1, []))
  const spoken: SpokenTable = {
    table: roundTable(round, learner),
    get match() {
      return message.value.match
    },
    you: LEARNER,
    state: { history: [] },
    listen: (listener: TableListener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  function begin(): void {
    for (const listener of listeners) {
      listener.noticed([{ kind: 'started' }])
      listener.happened(message.value)
    }
  }
  function happen(prepared: Prepared): void {
    const events = prepared.apply().seen(LEARNER, language)
    message.value = tell(message.value.version + 1, events)
    for (const listener of listeners) listener.happened(message.value)
  }
  return { message, spoken, begin, happen }
}

/** Plays a first round as long as the component lives; `say` tells a line of the coach aloud. */
export function useFirstRound(
  source: FirstRoundSource,
  say: (line: CoachLine) => void,
): FirstRoundRun {
  const { round, match } = source
  const told = useTold(source)
  const at = ref(0)
  const isElsewhere = ref(false)
  const step = computed(() => round.steps[at.value] ?? round.steps[0])
  const isOver = ref(false)
  const line = computed<CoachLine>(() => {
    const kind = isElsewhere.value ? 'instead' : 'say'
    return { kind: isOver.value ? 'learnt' : kind, step: step.value }
  })
  /** Something is being played: nothing else is taken meanwhile. */
  let isBusy = false

  async function playAs(seat: Seat, move: Json): Promise<void> {
    const prepared = match.prepare(seat, { move })
    invariant(prepared.ok, 'what a first round tells can be played')
    told.happen(prepared.value)
    // One message after the other: each is shown and told by itself.
    await nextTick()
  }
  function goOn(): void {
    isElsewhere.value = false
    if (at.value + 1 < round.steps.length) at.value += 1
    else isOver.value = true
    say(line.value)
  }
  /** The rest of a step. */
  async function finish(): Promise<void> {
    isBusy = true
    for (const { seat, move } of step.value.then ?? []) await playAs(seat, move)
    isBusy = false
    goOn()
  }
  async function next(): Promise<void> {
    if (!isBusy && !isOver.value && !step.value.own) await finish()
  }
  /** Whoever plays what the next step asks for has no need to read on. */
  function isAhead(): boolean {
    return !step.value.own && !step.value.then && round.steps[at.value + 1]?.own !== undefined
  }
  async function play(move: Json, question: string): Promise<Answer> {
    const prepared = match.prepare(LEARNER, { move, question })
    if (!prepared.ok && !isFewWords(round, prepared.error)) return refusalOf(prepared.error)
    if (isAhead()) at.value += 1
    if (!prepared.ok || isBusy || isOver.value || !isWanted(step.value, move)) {
      isElsewhere.value = step.value.own !== undefined
      say(line.value)
      return TAKEN
    }
    isElsewhere.value = false
    told.happen(prepared.value)
    await nextTick()
    await finish()
    return TAKEN
  }
  function begin(): void {
    // Whoever only hears it knows then what the deal that follows is good for.
    say(line.value)
    told.begin()
  }
  return { line, message: told.message, spoken: told.spoken, begin, next, play }
}
