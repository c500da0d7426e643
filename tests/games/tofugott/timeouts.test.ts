/** Clocks, what happens when they have run out, and who is seen waiting for whom. */
import { describe, expect, it } from 'vitest'
import type { Question } from '../../../src/engine/contract/decision'
import { fastRandom } from '../../../src/engine/chance/fastRandom'
import type { Options } from '../../../src/engine/options/options'
import type { Seat } from '../../../src/engine/basics/seat'
import { tofugott } from '../../../src/games/tofugott/inside/index'
import {
  activeIn,
  begin,
  guess,
  inPlay,
  look,
  ofKind,
  play,
  readOut,
  refusal,
  reveal,
  runOut,
  sixAnswers,
  words,
  type Running,
} from './scenario'

const SIX = sixAnswers('rat pig elephant', 'dolphin human tofu')

function asked({ state }: Running, seat: Seat): Question | undefined {
  const decision = tofugott.toAct(state).find((one) => one.seat === seat)
  return decision && tofugott.question(state, decision)
}

function secondsOf(running: Running, seat: Seat): number | undefined {
  return asked(running, seat)?.clock?.seconds
}

function read(options: Options): Running {
  const running = begin({ options })
  readOut(running)
  return running
}

describe('clocks', () => {
  it('answerSeconds gives the question card and the six answers a fresh clock each', () => {
    const running = begin({ options: { answerSeconds: 120 } })
    const first = asked(running, 0)?.clock
    expect(first?.seconds).toBe(120)
    readOut(running)
    expect(asked(running, 0)).toMatchObject({ together: true, clock: { seconds: 120 } })
    expect(asked(running, 0)?.clock?.key).not.toBe(first?.key)
    expect(asked(running, 1)?.clock).toBeUndefined()
  })

  it('guessSeconds runs from the moment the answers are locked, and locking earlier is allowed', () => {
    const running = read({ guessSeconds: 30 })
    expect(secondsOf(running, 1)).toBeUndefined()
    const { name } = asked(running, 1) ?? {}
    play(running, 2, { kind: 'guess', silhouette: 'rat' })
    play(running, 0, SIX)
    expect(asked(running, 1)).toMatchObject({ name, together: true, clock: { seconds: 30 } })
    expect(look(running, 3).phase).toMatchObject({
      timed: true,
      awaited: { number: 2, clock: { seconds: 30 } },
    })
    play(running, 1, { kind: 'guess', silhouette: 'rat' })
    play(running, 3, { kind: 'guess', silhouette: 'rat' })
    reveal(running)
    expect(secondsOf(running, 1)).toBe(30)
  })

  it('explainSeconds runs once for each card that is turned, whatever is said of it', () => {
    const running = read({ explainSeconds: 60 })
    play(running, 0, SIX)
    guess(running, 'rat rat rat')
    const before = asked(running, 1)
    play(running, 1, { kind: 'explain', explanation: words('well') })
    const after = asked(running, 1)
    expect(before?.clock).toEqual({ key: before?.clock?.key, seconds: 60 })
    expect(after?.clock).toEqual(before?.clock)
    expect(after?.name).not.toBe(before?.name)
    play(running, 1, { kind: 'done' })
    expect(asked(running, 2)?.clock?.key).not.toBe(before?.clock?.key)
  })

  it('the guesses of the last question of a match weigh more than all others', () => {
    const running = begin({ options: { turns: 1 } })
    const weights: unknown[] = []
    for (let turn = 0; turn < 4; turn++) {
      const active = activeIn(running)
      readOut(running)
      expect(asked(running, active)?.weight).toBeUndefined()
      play(running, active, SIX)
      for (let question = 0; question < 3; question++) {
        weights.push(asked(running, (active + 1) % 4)?.weight)
        guess(running, 'tree tree tree')
        expect(asked(running, (active + 1) % 4)?.weight).toBeUndefined()
        reveal(running)
      }
    }
    expect(weights).toEqual([...new Array(11).fill(undefined), 'grave'])
  })

  it('nothing is timed by default', () => {
    const running = read({})
    play(running, 0, SIX)
    expect(secondsOf(running, 1)).toBeUndefined()
    guess(running, 'rat rat rat')
    expect(secondsOf(running, 1)).toBeUndefined()
  })
})

describe('when time runs out', () => {
  it('TG-34 one of the two question cards is kept, either equally often', () => {
    const running = begin()
    const view = look(running, 0)
    const moves = Array.from({ length: 600 }, (_, seed) =>
      JSON.stringify(tofugott.fallback(view, fastRandom(seed))),
    )
    const [one = '', other = '', ...more] = [...new Set(moves)].sort()
    expect([one, other, more]).toEqual([
      JSON.stringify({ kind: 'keep', card: 0 }),
      JSON.stringify({ kind: 'keep', card: 1 }),
      [],
    ])
    expect(Math.abs(moves.filter((move) => move === one).length - 300)).toBeLessThan(50)
    const [first] = running.state.drawn
    runOut(running, 0)
    expect([first, running.state.drawn[1]]).toContain(running.state.card)
  })

  it('TG-09 six different answers are chosen as one choice, each marked when it is turned', () => {
    const running = read({})
    runOut(running, 0)
    expect(JSON.stringify(look(running, 0))).not.toContain('byClock')
    const marks = [1, 2, 3].flatMap(() => {
      const [free = 'tree'] = inPlay(running).split(' ')
      guess(running, `${free} ${free} ${free}`)
      expect(JSON.stringify(look(running, 1).phase)).not.toContain('"byClock":true')
      return ofKind(reveal(running), 'turned').filter(({ card }) => card.seat === 0)
    })
    expect(marks).toHaveLength(6)
    expect(marks.every(({ card }) => card.byClock)).toBe(true)
    expect(new Set(marks.map(({ card }) => card.silhouette)).size).toBe(6)
  })

  it('TG-32 a guess of the clock cannot be told from a chosen one until it is turned', () => {
    const running = read({})
    play(running, 0, SIX)
    runOut(running, 2)
    for (const viewer of [0, 1, 2, 'spectator'] as const) {
      expect(JSON.stringify(look(running, viewer))).not.toContain('byClock')
    }
    expect(look(running, 2).own?.guess).toBeDefined()
    expect(refusal(running, 2, { kind: 'guess', silhouette: 'rat' })).toBe('already-locked')
    play(running, 1, { kind: 'guess', silhouette: 'rat' })
    play(running, 3, { kind: 'guess', silhouette: 'rat' })
    const [own, other] = [play(running, 1, { kind: 'done' }), play(running, 2, { kind: 'done' })]
    expect(ofKind(own, 'turned')[0]?.card).toMatchObject({ seat: 2, byClock: true })
    expect(ofKind(other, 'turned')[0]?.card).toMatchObject({ seat: 3, byClock: false })
  })

  it('TG-12 a guess of the clock is any silhouette that is not revealed', () => {
    const seen = new Set<string>()
    for (let seed = 0; seed < 60; seed++) {
      const running = begin({ seed: String(seed) })
      readOut(running)
      play(running, 0, SIX)
      guess(running, 'tree tree tree')
      reveal(running)
      runOut(running, 1)
      seen.add(look(running, 1).own?.guess?.silhouette ?? '')
    }
    expect([...seen].sort()).toEqual(['elephant', 'ghost', 'human', 'pig', 'tofu', 'tree'])
  })

  it('TG-14 an explanation ends without words', () => {
    const running = read({})
    play(running, 0, SIX)
    guess(running, 'rat rat rat')
    const kinds = runOut(running, 1).map(({ kind }) => kind)
    expect(kinds).toEqual(['turned'])
  })
})

describe('who is waited for', () => {
  it('waitingNames off tells how many, on tells who, and never in what order they locked', () => {
    const [off, on] = [read({}), read({ waitingNames: 'on' })]
    for (const running of [off, on]) play(running, 2, { kind: 'guess', silhouette: 'rat' })
    for (const viewer of [0, 1, 2, 'spectator'] as const) {
      expect(look(off, viewer).phase).toMatchObject({ awaited: { kind: 'number', number: 3 } })
      expect(look(on, viewer).phase).toMatchObject({ awaited: { kind: 'names', seats: [0, 1, 3] } })
    }
    expect(tofugott.awaited(on.state)).toEqual({ kind: 'names', seats: [0, 1, 3] })
    expect(tofugott.awaited(off.state)).toEqual({ kind: 'number', number: 3 })
  })

  it('TG-34 who chooses a question card is known to all', () => {
    expect(tofugott.awaited(begin().state)).toEqual({ kind: 'names', seats: [0] })
  })
})
