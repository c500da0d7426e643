// @vitest-environment happy-dom
// A whole match by ear, at every game: each event is said once, each question once, and the focus moves with none of them.
import { flushPromises } from '@vue/test-utils'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { nextTick, watch } from 'vue'
import { fastRandom } from '../../../src/engine/chance/fastRandom'
import type { Json } from '../../../src/engine/basics/json'
import type { Match } from '../../../src/engine/match/match'
import type { MatchMessage } from '../../../src/protocol/hostMessages'
import { GAME_IDS, LEGALITIES } from '../../../src/games/contracts'
import { GAMES } from '../../../src/games/registry'
import { GAME_WINDOWS } from '../../../src/renderer/games/gameTables'
import { offersOf } from '../../../src/renderer/games/offered'
import TableRoom from '../../../src/renderer/pages/play/TableRoom.vue'
import type { Listener } from '../../../src/renderer/speech/listener/listener'
import type { GameVoice } from '../../../src/renderer/speech/listener/sealVoice'
import { useSpeech } from '../../../src/renderer/speech/useSpeech'
import { fairnessOf, startedMatch } from '../../support/match/fairness'
import { inShort } from '../../support/longRun'
import { TRIAL_CONTENTS } from '../../support/match/trialContents'
import { openWindow, peopleNamed, stateOf, tableOf } from '../../support/window/windowAt'
import { unmountAfterEach } from '../../support/window/unmountAfterEach'

unmountAfterEach()
beforeEach(() => {
  localStorage.clear()
  vi.spyOn(Element.prototype, 'animate').mockImplementation(() => new Animation())
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'],
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const NAMES = ['Ann', 'Ben', 'Cem']
const ME = 0
/** Matches that chance does not end are left. */
const MOST_MOVES = inShort(40, 160)
/** Milliseconds between two messages: enough for every picture and every pause to breathe. */
const BETWEEN = 30_000
const WAYS = GAME_IDS.flatMap((game) =>
  offersOf(LEGALITIES[game]).map(({ key, options }) => ({ game, key, options })),
)

function timesIn(text: string, part: string): number {
  return text.split(part).length - 1
}

/** Whether a reason was given with a guess: then the board of Tofugott answers the question for one, and asks nothing (TG-14); undefined: the move is no guess or answer. */
function hasReason(move: Json): boolean | undefined {
  if (typeof move !== 'object' || move === null || !('kind' in move)) return undefined
  if (move.kind !== 'guess' && move.kind !== 'answer') return undefined
  return move.kind === 'guess' && 'explanation' in move
}

function messageOf(match: Match, version: number, events: MatchMessage['events']): MatchMessage {
  const outcome = match.outcome()
  return {
    type: 'match',
    table: 't1',
    version,
    events,
    match: {
      number: 1,
      game: match.game,
      view: match.view(ME, 'en'),
      own: match
        .asked()
        .filter(({ seat }) => seat === ME)
        .map(({ kind, name }) => ({ kind, name })),
      awaited: { kind: 'hidden' },
      entries: match.entries(),
      commitment: 'c',
      ...(outcome ? { outcome } : {}),
    },
  }
}

/** What is to be said of the events of one message; those in a row that have a line together have that. */
function linesOf(events: readonly Json[], voice: GameVoice, listener: Listener): string[] {
  let row: readonly Json[] = []
  let before = 0
  return events.reduce<string[]>((lines, event) => {
    const longer = row.length > 0 && voice.inRow?.([...row, event], listener)
    row = longer ? [...row, event] : [event]
    if (longer) return [...lines.slice(0, before), longer.text]
    before = lines.length
    return [...lines, ...voice.announce(event, listener)]
  }, [])
}

describe.each(WAYS)('a match of $key', ({ game, key, options }) => {
  it('says each event and each question once, and leaves the focus alone', async () => {
    const random = fastRandom(`said once ${key}`)
    const match = startedMatch(GAMES[game], {
      options,
      seats: NAMES.length,
      fairness: fairnessOf(random, NAMES.length),
      contents: TRIAL_CONTENTS[game],
    })
    const gameWindow = await GAME_WINDOWS[game]()
    const table = tableOf({ game, options: match.record().options, seats: peopleNamed(...NAMES) })
    const first = messageOf(match, 1, [])
    const part = openWindow(
      TableRoom,
      { table, game: gameWindow },
      { state: stateOf(table, first.match) },
    )
    const speech = useSpeech()
    const said: string[] = []
    const asked: string[] = []
    const moves: string[] = []
    watch(
      () => speech.polite,
      (text) => said.push(text.trim()),
      { flush: 'sync' },
    )
    watch(
      () => speech.pressing,
      (text) => text !== '' && asked.push(text.trim()),
      { flush: 'sync' },
    )
    document.addEventListener('focusin', ({ target }) => {
      if (target instanceof Element) moves.push(target.outerHTML.slice(0, 90))
    })
    async function rest(): Promise<void> {
      await flushPromises()
      await vi.advanceTimersByTimeAsync(BETWEEN)
      await nextTick()
    }
    while (!part.wrapper.find('.game-stage').exists()) {
      await vi.dynamicImportSettled()
      await flushPromises()
    }
    await rest()
    const listener = { you: ME, names: NAMES, t: part.t }
    const expected: string[] = []
    let isReasonGiven = false
    let questions = match.asked().filter(({ seat }) => seat === ME).length
    let opened = match
      .asked()
      .filter(({ seat }) => seat === ME)
      .map(({ name }) => name)
      .join()
    for (let version = 2; version < MOST_MOVES + 2 && !match.outcome(); version++) {
      const [owed] = match.toAct()
      if (!owed) break
      const wasAsked = opened !== ''
      // Whoever plays by keyboard has the focus on what answers.
      if (wasAsked) {
        part.wrapper.find<HTMLElement>('[data-focus-home="asked"]').element.focus()
        moves.length = 0
      }
      const move = match.sampleMove(owed.seat, random)
      if (owed.seat === ME) isReasonGiven = hasReason(move) ?? isReasonGiven
      const played = match.play(owed.seat, move)
      if (!played.ok) throw new Error('a sampled move is legal')
      const events = played.value.seen(ME, 'en')
      expected.push(...linesOf(events, gameWindow.voice, listener))
      const message = messageOf(match, version, events)
      part.store.state = { ...part.store.state, match: message, matchAt: performance.now() }
      part.host.happened(message)
      await rest()
      const now = message.match.own.map(({ name }) => name).join()
      const isSilent = isReasonGiven && message.match.own.every(({ kind }) => kind === 'explain')
      if (now !== opened && now !== '' && !isSilent) questions += 1
      // To a question that opens; home once, when what had the focus is gone; at the end onto the page, and to the result.
      const isOpening = now !== '' && now !== opened
      const isEnd = message.match.outcome !== undefined
      const most = 1 + Number(isOpening) + 2 * Number(isEnd)
      expect(moves.length, moves.join('\n')).toBeLessThanOrEqual(most)
      if (isOpening) moves.length = 0
      opened = now
    }
    expect(expected.length).toBeGreaterThan(10)
    const all = said.join('\n')
    const whole = expected.join('\n')
    for (const line of new Set(expected)) {
      expect(timesIn(all, line), line).toBe(timesIn(whole, line))
    }
    expect(asked).toHaveLength(questions)
    expect(asked.filter((question) => all.includes(question))).toEqual([])
  }, 180_000)
})
