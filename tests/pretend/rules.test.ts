/** Every rule of Whisper, through the doors that every match has. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { contentPortOf, nameContent } from '../../src/engine/contract/content'
import type { Match, MoveRefusal } from '../../src/engine/match/match'
import type { Result } from '../../src/engine/basics/result'
import type { Seat, Viewer } from '../../src/engine/basics/seat'
import { planMatch } from '../../src/engine/match/setup'
import { adoptProposal, type TableOptions } from '../../src/engine/match/tableTalk'
import { parsedOptions } from '../support/match/randomOptions'
import { whisper } from './game/inside/index'
import { WHISPER_CATALOGUES, WHISPER_CONTENT, WHISPER_CONTENTS } from './content'
import {
  act,
  layOne,
  look,
  newMatch,
  planWhisper,
  playTurn,
  weightOf,
  WHISPER_GAME,
  whisperAll,
} from './newMatch'

function refusalOf(result: Result<unknown, MoveRefusal>): string {
  if (result.ok) return 'allowed'
  return result.error.kind === 'illegal'
    ? `${result.error.reason} ${result.error.rule}`
    : result.error.kind
}

function leave(match: Match, seat: Seat): void {
  const prepared = match.prepareLeave(seat)
  if (!prepared.ok) throw new Error('a seat can be given up')
  prepared.value.apply()
}

function others(match: Match): Seat[] {
  const { listener, seats } = look(match, 'spectator')
  return Array.from({ length: seats }, (_, seat) => seat).filter((seat) => seat !== listener)
}

function pointsOf(match: Match): number[] {
  return look(match, 'spectator').players.map(({ points }) => points)
}

const CONTEST = { mode: 'contest' }
const TOGETHER = { mode: 'together' }

describe('the table', () => {
  it('PG-01 seats ten in a contest and six together', () => {
    expect(planWhisper(CONTEST, 10).ok).toBe(true)
    expect(planWhisper(CONTEST, 1)).toMatchObject({
      error: { kind: 'seats', min: 2, max: 10, rule: 'PG-01' },
    })
    expect(planWhisper(TOGETHER, 6).ok).toBe(true)
    expect(planWhisper(TOGETHER, 7)).toMatchObject({
      error: { kind: 'seats', min: 2, max: 6, rule: 'PG-01' },
    })
  })

  it('PG-02 every seat listens as often as there are rounds', () => {
    const match = newMatch({ seats: 3, options: { rounds: 2 } })
    const listeners: Seat[] = []
    while (!match.outcome()) {
      listeners.push(look(match, 'spectator').listener)
      playTurn(match)
    }
    const [first = 0] = listeners
    expect(listeners).toEqual([0, 1, 2, 3, 4, 5].map((step) => (first + step) % 3))
  })

  it('PG-03 the next first listener is the left neighbour of the first one', () => {
    const match = newMatch({ seats: 3, options: { first: 2 } })
    expect(look(match, 'spectator').listener).toBe(2)
    expect(match.carry()).toEqual({ first: 0 })
    const firsts = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map(
      (seed) => look(newMatch({ seed }), 'spectator').first,
    )
    expect(new Set(firsts)).toEqual(new Set([0, 1, 2]))
    expect(planWhisper({ first: 2 }, 2)).toMatchObject({
      error: { kind: 'option', problem: { key: 'first' } },
    })
  })

  it('PG-04 too few things are told with their number', () => {
    expect(planWhisper({ sorts: ['beast'] }, 4)).toEqual({
      ok: false,
      error: {
        kind: 'refused',
        refusal: { reason: 'too-few-things', rule: 'PG-04', values: { things: 8, needed: 9 } },
      },
    })
    expect(planWhisper({ sorts: ['beast'] }, 3).ok).toBe(true)
  })

  it('PG-05 a damaged deck or list is not dealt', () => {
    const [farm, attic, ...lists] = WHISPER_CONTENT
    if (!farm || !attic) throw new Error('there are two decks')
    const problemOf = (id: string, data: Parameters<typeof nameContent>[1]): unknown => {
      const pieces = [farm, attic, ...lists].map((piece) =>
        piece.id === id ? nameContent(id, data) : piece,
      )
      const planned = planWhisper({}, 3, contentPortOf(pieces, WHISPER_CATALOGUES))
      return planned.ok ? 'dealt' : planned.error
    }
    const damaged = (id: string): object => ({ kind: 'content', id, problem: 'damaged' })
    expect(problemOf('farm', farm.data)).toBe('dealt')
    expect(problemOf('farm', { things: [{ id: 'farm-0' }] })).toEqual(damaged('farm'))
    expect(problemOf('whisper-words-en', { words: 'oven' })).toEqual(damaged('whisper-words-en'))
    expect(problemOf('farm', attic.data)).toEqual({
      kind: 'refused',
      refusal: { reason: 'decks-alike', rule: 'PG-05', values: {} },
    })
  })

  it('PG-06 only the chosen sorts and decks are in', () => {
    const match = newMatch({ seats: 2, options: { sorts: ['tool', 'food'], decks: ['attic'] } })
    while (!match.outcome()) playTurn(match)
    const { row, pile } = look(match, 'spectator')
    const ids = [
      'attic-4',
      'attic-5',
      'attic-6',
      'attic-7',
      'attic-8',
      'attic-9',
      'attic-10',
      'attic-11',
    ]
    expect(ids).toEqual(expect.arrayContaining(row.map(({ id }) => id)))
    expect(pile).toBe(8 - 5)
  })

  it('PG-07 things that people know stay out as far as enough are left', () => {
    const options = { askKnown: 'on', sorts: ['beast'] }
    const all = look(newMatch({ seats: 2, options }), 'spectator').pile
    expect(all).toBe(7)
    const facts = { 0: ['farm-0', 'farm-1'], 1: ['farm-0'] }
    const seen = new Set<string>()
    for (let seed = 0; seed < 20; seed++) {
      const match = newMatch({ seats: 2, options, facts, seed: String(seed) })
      expect(look(match, 'spectator').pile).toBe(5)
      for (const { id } of look(match, 'spectator').row) seen.add(id)
    }
    expect(seen).not.toContain('farm-0')
    expect(seen.size).toBeGreaterThan(3)
    const many = {
      0: ['farm-0', 'farm-1', 'farm-2', 'farm-3', 'attic-0', 'attic-1', 'attic-2', 'attic-3'],
    }
    expect(look(newMatch({ seats: 2, options, facts: many }), 'spectator').pile).toBe(4)
  })

  it('PG-08 one thing lies in the row with its weight, hands are empty', () => {
    const { row, players, pile } = look(newMatch(), 'spectator')
    expect(row.map(({ id, weight }) => weight === weightOf(id))).toEqual([true])
    expect(players).toEqual([0, 1, 2].map(() => ({ hand: 0, points: 0, left: false })))
    expect(pile).toBe(23)
  })
})

describe('whispering', () => {
  it('PG-09 a whisper is locked', () => {
    const match = newMatch()
    act(match, 1, { kind: 'whisper', word: 'oven' })
    expect(refusalOf(match.play(1, { kind: 'hush' }))).toBe('already-whispered PG-09')
    expect(refusalOf(match.prepare(1, { move: { kind: 'hush' }, question: 't0-whisper' }))).toBe(
      'not-owed',
    )
    expect(look(match, 1).phase).toMatchObject({ seated: { own: { word: 'oven' } } })
  })

  it('PG-10 a word is one of the list, capital letters or not', () => {
    const match = newMatch({ options: { house: ['Gugelhupf'], taboo: ['Jelly'] } })
    const before = JSON.stringify([match.view(0, 'en'), match.asked(), match.entries()])
    const answer = (word: unknown): string =>
      refusalOf(match.prepare(0, { move: { kind: 'whisper', word } }))
    expect(answer('ofen')).toBe('word-not-in-list PG-10')
    expect(answer('jelly')).toBe('word-taboo PG-10')
    for (const word of ['', ' oven', 'ice\u200bcream', 'abcdefghijklm', 7]) {
      expect(answer(word)).toBe('malformed')
    }
    expect(refusalOf(match.play(0, { kind: 'whisper', word: 'ofen' }))).toBe(
      'word-not-in-list PG-10',
    )
    expect(JSON.stringify([match.view(0, 'en'), match.asked(), match.entries()])).toBe(before)
    expect(answer('OVEN')).toBe('allowed')
    expect(answer('gugelhupf')).toBe('allowed')
    const german = newMatch({ options: { language: 'de' } })
    expect(refusalOf(german.play(0, { kind: 'whisper', word: 'Ofen' }))).toBe('allowed')
  })

  it('PG-11 seats hear how many are waited for, or who; spectators nothing', () => {
    const [number, names] = ['number', 'names'].map((waiting) => {
      const match = newMatch({ options: { waiting } })
      act(match, 1, { kind: 'hush' })
      return match
    })
    expect(number?.awaited(0)).toEqual({ kind: 'number', number: 2 })
    const timed = newMatch({ options: { first: 0, whisperSeconds: 20 } })
    expect(timed.awaited(1)).toEqual({ kind: 'number', number: 3 })
    act(timed, 0, { kind: 'hush' })
    const clock = { key: 't0-whisper', seconds: 20 }
    expect(timed.awaited(1)).toEqual({ kind: 'number', number: 2, clock })
    expect(names?.awaited(1)).toEqual({ kind: 'names', seats: [0, 2] })
    expect(names?.awaited('spectator')).toEqual({ kind: 'hidden' })
    expect(number?.asked().every(({ together }) => together === true)).toBe(true)
  })

  it('PG-12 whispers are shown together, and told later as a number', () => {
    const match = newMatch({ options: { first: 0 } })
    expect(act(match, 0, { kind: 'whisper', word: 'wind' }, 1)).toEqual([])
    const fallback = match.prepareFallback(2)
    if (!fallback.ok) throw new Error('seat 2 is asked')
    expect(fallback.value.apply().seen(0, 'en')).toEqual([])
    expect(JSON.stringify(match.view(2, 'en'))).not.toContain('lock')
    const last = match.play(1, { kind: 'whisper', word: 'wind' })
    if (!last.ok) throw new Error('seat 1 is asked')
    const shown = {
      kind: 'shown',
      listener: 0,
      whispers: [
        { seat: 0, word: 'wind', byClock: false },
        { seat: 1, word: 'wind', byClock: false },
        { seat: 2, byClock: true },
      ],
      echoes: 1,
    }
    expect(last.value.seen('spectator', 'de')).toEqual([shown])
    expect(last.value.seen(1, 'de')).toEqual([{ kind: 'whispered', seat: 1, word: 'wind' }, shown])
    expect(last.value.recalled(0, 'en')).toEqual([{ kind: 'shownBefore', listener: 0, echoes: 1 }])
    layOne(match)
    while (!match.outcome()) playTurn(match)
    expect(last.value.recalled(0, 'en')).toEqual([shown])
  })

  it("PG-13 the listener's word brings a point to both", () => {
    const match = newMatch({ seats: 4, options: { first: 1 } })
    whisperAll(match, ['wind', 'wind', 'oven', 'wind'])
    expect(pointsOf(match)).toEqual([1, 2, 0, 1])
    const hushed = newMatch({ seats: 4, options: { first: 1 } })
    whisperAll(hushed, [undefined, undefined, 'oven', 'oven'])
    expect(pointsOf(hushed)).toEqual([0, 0, 0, 0])
  })
})

describe('drawing and laying', () => {
  it('PG-14 only the owner reads what is drawn, in his own language', () => {
    const match = newMatch({ options: { first: 0 } })
    whisperAll(match, [])
    const played = match.play(0, { kind: 'draw' })
    if (!played.ok) throw new Error('seat 0 draws')
    expect(played.value.seen(1, 'en')).toEqual([{ kind: 'drew', seat: 0 }])
    const [own] = look(match, 0, 'de').hand ?? []
    expect(played.value.seen(0, 'de')).toEqual([{ kind: 'drew', seat: 0, thing: own }])
    const english = look(match, 0, 'en').hand?.[0]
    expect(english?.id).toBe(own?.id)
    expect(JSON.stringify(own)).not.toContain('weight')
    expect(look(match, 1).players[0]?.hand).toBe(1)
    expect(look(match, 1).hand).toEqual([])
    expect(match.asked().map(({ name }) => name)).toEqual(['t0-draw2'])
  })

  it('PG-15 laying shows the weight and pays for a right guess', () => {
    const right = newMatch({ options: { first: 0 } })
    whisperAll(right, [])
    expect(layOne(right)).toMatchObject([
      {},
      {},
      { kind: 'laid', seat: 0, isRight: true },
      { kind: 'turnBegun', turn: 1, listener: 1 },
    ])
    expect(pointsOf(right)).toEqual([2, 0, 0])
    const { row, players } = look(right, 'spectator')
    expect(row).toHaveLength(2)
    expect(row[1]?.weight).toBe(weightOf(row[1]?.id ?? ''))
    expect(players[0]?.hand).toBe(1)
    const wrong = newMatch({ options: { first: 0 } })
    whisperAll(wrong, [])
    expect(refusalOf(wrong.play(0, { kind: 'lay', thing: 'farm-0', guess: 'heavier' }))).toBe(
      'other-decision-owed PG-23',
    )
    layOne(wrong, false)
    expect(pointsOf(wrong)).toEqual([0, 0, 0])
  })

  it('PG-15 a thing that is not in the hand is not laid', () => {
    const match = newMatch({ options: { first: 0 } })
    whisperAll(match, [])
    act(match, 0, { kind: 'draw' })
    act(match, 0, { kind: 'draw' })
    const [lying] = look(match, 0).row
    const move = { kind: 'lay', thing: lying?.id, guess: 'heavier' }
    expect(refusalOf(match.play(0, move))).toBe('thing-not-in-hand PG-15')
  })
})

describe('the end', () => {
  it('PG-16 places without points in a contest, one sum together', () => {
    const contest = newMatch({ options: { ...CONTEST, first: 0 } })
    playTurn(contest, ['wind', 'wind', 'oven'])
    playTurn(contest, [], false)
    playTurn(contest, [], false)
    expect(contest.outcome()).toEqual({ kind: 'ranking', ranks: [1, 2, 3] })
    const tied = newMatch({ options: CONTEST })
    for (let turn = 0; turn < 3; turn++) playTurn(tied)
    expect(tied.outcome()).toEqual({ kind: 'ranking', ranks: [1, 1, 1] })
    const grades = (['near', 'far'] as const).map((goal) => {
      const match = newMatch({ seats: 3, options: { ...TOGETHER, goal } })
      playTurn(match, ['wind', 'wind', 'wind'])
      playTurn(match, [], false)
      playTurn(match, [], false)
      return match.outcome()
    })
    expect(grades).toEqual([
      { kind: 'team', score: 6, grade: 'heard' },
      { kind: 'team', score: 6, grade: 'heard' },
    ])
    const poor = newMatch({ seats: 3, options: { ...TOGETHER, goal: 'far' } })
    for (let turn = 0; turn < 3; turn++) playTurn(poor, [], turn > 0)
    expect(poor.outcome()).toEqual({ kind: 'team', score: 4, grade: 'lost' })
    const near = newMatch({ seats: 3, options: { ...TOGETHER, goal: 'near' } })
    for (let turn = 0; turn < 3; turn++) playTurn(near, [], turn > 0)
    expect(near.outcome()).toEqual({ kind: 'team', score: 4, grade: 'heard' })
  })

  it('PG-17 a locked whisper of a seat given up counts, and nobody waits for the seat', () => {
    const match = newMatch({ seats: 4, options: { first: 0, waiting: 'names' } })
    act(match, 1, { kind: 'whisper', word: 'wind' })
    leave(match, 1)
    leave(match, 2)
    expect(match.awaited(0)).toEqual({ kind: 'names', seats: [0, 3] })
    expect(refusalOf(match.play(2, { kind: 'hush' }))).toBe('seat-given-up PG-17')
    whisperAll(match, ['wind', undefined, undefined, 'oven'])
    expect(pointsOf(match)).toEqual([1, 1, 0, 0])
    layOne(match, false)
    expect(look(match, 'spectator').listener).toBe(3)
    playTurn(match, [], false)
    expect(match.outcome()).toEqual({ kind: 'ranking', ranks: [1, 3, 4, 2] })
  })

  it('PG-17 the last one who is waited for leaves: all is shown', () => {
    const match = newMatch({ options: { first: 0 } })
    act(match, 0, { kind: 'hush' })
    act(match, 1, { kind: 'hush' })
    leave(match, 2)
    expect(match.toAct()).toEqual([{ seat: 0, kind: 'draw' }])
  })

  it('PG-17 a listener takes his turn with him', () => {
    const drawing = newMatch({ options: { first: 0 } })
    whisperAll(drawing, [])
    act(drawing, 0, { kind: 'draw' })
    leave(drawing, 0)
    expect(look(drawing, 'spectator')).toMatchObject({ turn: 1, listener: 1 })
    expect(drawing.toAct().map(({ seat }) => seat)).toEqual([1, 2])
    const whispering = newMatch({ options: { first: 0 } })
    act(whispering, 0, { kind: 'whisper', word: 'wind' })
    leave(whispering, 0)
    act(whispering, 1, { kind: 'whisper', word: 'wind' })
    expect(act(whispering, 2, { kind: 'hush' })).toMatchObject([
      { kind: 'shown', echoes: 1 },
      { kind: 'turnBegun', listener: 1 },
    ])
    expect(pointsOf(whispering)).toEqual([1, 1, 0])
  })

  it('PG-18 with one seat left there is no result', () => {
    const match = newMatch({ options: TOGETHER })
    leave(match, 0)
    expect(match.outcome()).toBeUndefined()
    leave(match, 2)
    expect(match.outcome()).toEqual({ kind: 'none' })
    expect(match.toAct()).toEqual([])
    expect(match.prepareLeave(1).ok).toBe(false)
  })
})

describe('talk', () => {
  it('PG-19 pointing at the row, and advice together', () => {
    const match = newMatch({ options: { ...TOGETHER, first: 0 } })
    const [lying] = look(match, 1).row
    const point = { kind: 'point', thing: lying?.id }
    const advice = { kind: 'advise', guess: 'heavier' }
    expect(match.signal(1, point)).toEqual({ ok: true, value: point })
    expect(refusalOf(match.signal(1, { kind: 'point', thing: 'cellar-0' }))).toBe(
      'thing-not-in-row PG-19',
    )
    expect(refusalOf(match.signal(1, advice))).toBe('no-advice-now PG-19')
    whisperAll(match, [])
    expect(match.signal(1, advice)).toEqual({ ok: true, value: advice })
    expect(refusalOf(match.signal(0, advice))).toBe('no-advice-now PG-19')
    expect(refusalOf(match.signal(1, { kind: 'wink' }))).toBe('malformed')
    const contest = newMatch({ options: { ...CONTEST, first: 0 } })
    whisperAll(contest, [])
    expect(refusalOf(contest.signal(1, advice))).toBe('no-advice-now PG-19')
  })

  it('PG-20 a house word goes into the next match', () => {
    const table = (house: readonly string[]): TableOptions => ({
      options: { house, rounds: 2 },
      context: { language: 'en', catalogue: () => ['farm', 'attic'] },
    })
    const match = newMatch({ options: { rounds: 1 } })
    const propose = (word: string, house: readonly string[], viewer: Viewer = 0): string =>
      refusalOf(match.propose(viewer, { kind: 'houseWord', word }, table(house)))
    const proposal = { kind: 'houseWord', word: 'strudel' }
    expect(match.propose(0, { ...proposal, word: 'Strudel' }, table([]))).toEqual({
      ok: true,
      value: proposal,
    })
    const adopted = (house: readonly string[]): unknown =>
      adoptProposal(WHISPER_GAME, proposal, table(house))
    expect(adopted(['Gugelhupf'])).toMatchObject({ house: ['Gugelhupf', 'strudel'], rounds: 2 })
    expect(adopted(['Strudel'])).toMatchObject({ house: ['Strudel'] })
    const full = ['a', 'b', 'c', 'd', 'e']
    expect(adopted(full)).toMatchObject({ house: full })
    expect(propose('gugelhupf', ['Gugelhupf'])).toBe('house-word-known PG-20')
    expect(propose('strudel', full)).toBe('house-words-full PG-20')
    expect(propose('', [])).toBe('malformed')
    expect(propose('strudel', [], 'spectator')).toBe('not-seated PG-23')
  })

  it('PG-20 nobody but a vote sets house words', () => {
    expect(planWhisper({ house: ['strudel'] }).ok).toBe(true)
    const raw = { options: { house: ['strudel'] }, seats: 3, language: 'en' } as const
    expect(planMatch(WHISPER_GAME, raw, WHISPER_CONTENTS)).toMatchObject({
      error: { kind: 'option', problem: { key: 'house', problem: 'not-set-here' } },
    })
  })
})

describe('time', () => {
  it('PG-21 one clock spans the turn; the others’ time begins when the listener has whispered', () => {
    const options = { first: 0, turnSeconds: 30, whisperSeconds: 20 }
    const match = newMatch({ options })
    const clocks = (): (string | undefined)[] =>
      match
        .asked()
        .map(
          ({ seat, name, clock }) =>
            clock && `${String(seat)} ${name} ${clock.key} ${String(clock.seconds)}`,
        )
    expect(clocks()).toEqual(['0 t0-whisper t0-whisper 20', undefined, undefined])
    expect(look(match, 1).phase).toMatchObject({ seated: { timed: false } })
    act(match, 0, { kind: 'hush' })
    expect(clocks()).toEqual(['1 t0-whisper t0-whisper 20', '2 t0-whisper t0-whisper 20'])
    expect(look(match, 1).phase).toMatchObject({ seated: { timed: true } })
    whisperAll(match, [])
    expect(clocks()).toEqual(['0 t0-draw1 t0-turn 30'])
    act(match, 0, { kind: 'draw' })
    expect(clocks()).toEqual(['0 t0-draw2 t0-turn 30'])
    act(match, 0, { kind: 'draw' })
    expect(clocks()).toEqual(['0 t0-lay t0-turn 30'])
    const gone = newMatch({ options })
    leave(gone, 0)
    expect(gone.asked().map(({ clock }) => clock?.seconds)).toEqual([20, 20])
    expect(
      newMatch()
        .asked()
        .map(({ clock }) => clock),
    ).toEqual([undefined, undefined, undefined])
  })

  it('PG-22 hush, a draw, any thing with any guess', () => {
    const laid = new Set<string>()
    for (let seed = 0; seed < 20; seed++) {
      const match = newMatch({ options: { first: 0 }, seed: String(seed) })
      const kinds: unknown[] = []
      for (const seat of [0, 1, 2, 0, 0, 0]) {
        const prepared = match.prepareFallback(seat)
        if (!prepared.ok) throw new Error('the seat is asked')
        const { entry } = prepared.value.apply()
        kinds.push(entry.kind, 'move' in entry ? entry.move : 'none')
      }
      expect(kinds.slice(0, 10)).toEqual(
        [
          { kind: 'hush' },
          { kind: 'hush' },
          { kind: 'hush' },
          { kind: 'draw' },
          { kind: 'draw' },
        ].flatMap((move) => ['clock', move]),
      )
      laid.add(JSON.stringify(kinds.at(-1)).replace(/"thing":"[a-z]+-\d+"/u, ''))
    }
    expect(laid.size).toBe(2)
  })

  it('PG-25 reads a question about a word, and nothing else', () => {
    expect(whisper.parsePractice?.({ language: 'de', word: 'ofen' }).ok).toBe(true)
    expect(whisper.parsePractice?.({ language: 'xx', word: 'ofen' }).ok).toBe(false)
  })

  it('PG-24 is for 12 and older, with tools or an own deck for 16 and older', () => {
    const options = (sorts: string[]) => parsedOptions(whisper, { sorts }, WHISPER_CONTENTS)
    const nobodys = (): boolean => false
    expect(whisper.badgesOf?.(options(['beast', 'food']), nobodys)).toEqual(['age-12'])
    expect(whisper.badgesOf?.(options(['beast', 'tool']), nobodys)).toEqual(['age-16'])
    expect(whisper.badgesOf?.(options(['beast', 'food']), () => true)).toEqual(['age-16'])
  })

  it('PG-23 nobody else is asked', () => {
    const match = newMatch({ options: { first: 0 } })
    expect(match.toAct().map(({ seat }) => seat)).toEqual([0, 1, 2])
    expect(refusalOf(match.play(0, { kind: 'draw' }))).toBe('other-decision-owed PG-23')
    whisperAll(match, [])
    expect(match.toAct()).toEqual([{ seat: 0, kind: 'draw' }])
    for (const seat of others(match)) {
      expect(refusalOf(match.play(seat, { kind: 'draw' }))).toBe('not-your-turn PG-23')
    }
    layOne(match)
    while (!match.outcome()) playTurn(match)
    expect(match.toAct()).toEqual([])
    expect(refusalOf(match.play(0, { kind: 'draw' }))).toBe('match-over PG-23')
  })
})

describe('rule ids', () => {
  it('the ids of the rules and of these tests are the same', () => {
    const idsIn = (file: string, pattern: RegExp): string[] =>
      [
        ...new Set(Array.from(readFileSync(file, 'utf8').matchAll(pattern), ([, id = '']) => id)),
      ].sort()
    expect(idsIn('tests/pretend/rules.test.ts', /\bit\(\s*['"`](PG-\d+) /gu)).toEqual(
      idsIn('tests/pretend/game/RULES.md', /^\| (PG-\d+) \|/gmu),
    )
  })
})
