/** The made-up game keeps every promise of the contract; a fault planted into each of its abilities is caught. */
import { describe, expect, it } from 'vitest'
import { awaitByName, awaitByNumber } from '../../src/engine/contract/decision'
import type { Game } from '../../src/engine/contract/game'
import { err, ok } from '../../src/engine/basics/result'
import { findBreach } from '../support/conformance/findBreach'
import { whisper } from './game/inside/index'
import { DECK_FORM } from './game/outside/deckForm'
import { talk } from './game/outside/talk'
import type { WhisperTypes } from './game/inside/types'
import { WHISPER_TRIAL } from './trial'

const MATCHES = 60
const game: Game<WhisperTypes> = whisper

type Mutation = () => Partial<Game<WhisperTypes>>

/** Options, content, plan, facts. */
const SETUP_FAULTS: Readonly<Record<string, Mutation>> = {
  'parsed options are read as others': () => ({
    parseOptions: (raw, context) => {
      const parsed = game.parseOptions(raw, context)
      if (!parsed.ok) return parsed
      return ok({ ...parsed.value, taboo: [...parsed.value.taboo, 'wind'].slice(0, 3) })
    },
  }),
  'options made from the specs are refused': () => ({
    optionSpecs: game.optionSpecs.map((spec) =>
      spec.kind === 'words' ? { ...spec, most: spec.most + 1 } : spec,
    ),
  }),
  'seats with these options leave the bounds of the game': () => ({
    seatsWith: ({ mode }) => ({ min: 2, max: mode === 'together' ? 6 : 12 }),
  }),
  'a table is 0 of the offers': () => ({
    offers: [{ id: 'contest', options: { mode: 'contest' } }],
  }),
  'a table is 2 of the offers': () => ({
    // Presets set nothing that an offer sets; here one sets the rounds.
    presets: {},
    offers: [
      { id: 'contest', options: { mode: 'contest', rounds: 1 } },
      { id: 'long', options: { rounds: 2 } },
      { id: 'together', options: { mode: 'together' } },
    ],
  }),
  'what is offered as together is another table': () => ({
    offers: [
      { id: 'together', options: { mode: 'together' } },
      { id: 'contest', options: { mode: 'contest' } },
    ],
  }),
  'a match ends in another way than it is offered': () => ({
    offers: [
      { id: 'contest', options: { mode: 'contest' } },
      { id: 'together', options: { mode: 'together' } },
    ],
  }),
  'nobody can say what farm is': () => ({
    describeContent: () => ({ title: { de: ' ' }, languages: ['de'], count: 12 }),
  }),
  'an option that is none leaves out a part of farm': () => ({
    describeContent: (content) => {
      const described = game.describeContent?.(content)
      return described && { ...described, onlyWith: { option: 'mode', value: 'spicy', count: 1 } }
    },
  }),
  'an own deck that fits the form is not read': () => ({
    readContent: (content) =>
      content.id.endsWith('/own') ? err('no own decks') : game.readContent(content),
  }),
  'a question of practice is not read': () => ({ parsePractice: () => err('no') }),
  'practice tells of what is a secret': () => ({ isOpenContent: () => false }),
  'practice answers the same question differently': () => {
    let count = 0
    return {
      parsePractice: (raw) => {
        const task = game.parsePractice?.(raw) ?? err('no')
        return task.ok ? ok({ ...task.value, answer: () => (count += 1) }) : task
      },
    }
  },
  'nobody can choose an own deck': () => ({
    deckForm: { ...DECK_FORM, catalogue: 'songs' },
  }),
  'a best score is kept under nothing': () => ({ bestKey: () => '' }),
  'a badge is named twice': () => ({ badgesOf: () => ['age-12', 'age-12'] }),
  'there is no character to be': () => ({ characters: [] }),
  'two characters are one': () => ({ characters: ['shy', 'bold', 'shy'] }),
  'a piece of content is named twice': () => ({
    contentFor: (options) => [...game.contentFor(options), ...options.decks],
  }),
  'nobody has the content whisper-words': () => ({
    contentFor: ({ decks }) => ['whisper-words', ...decks],
  }),
  'a refused plan names no reason or rule': () => ({
    plan: (options, seats, content) => {
      const planned = game.plan(options, seats, content)
      return planned.ok ? planned : err({ ...planned.error, rule: '' })
    },
  }),
  'knowledge does not survive JSON': () => ({
    knowledge: (plan) => ({ words: [...plan.words], set: Object.assign([], { from: plan.words }) }),
  }),
  'facts do not survive JSON': () => ({
    facts: { isAsked: () => true, parse: () => err('none is good enough') },
  }),
  'nothing is taken for facts': () => ({
    facts: { isAsked: () => true, parse: () => ok([]) },
  }),
  'the deal changes its plan': () => ({
    deal: (plan, random, facts) => {
      const state = game.deal(plan, random, facts)
      Object.assign(plan, { dealt: true })
      return state
    },
  }),
}

/** Names, clocks, who is waited for. */
const QUESTION_FAULTS: Readonly<Record<string, Mutation>> = {
  'stands after its answer': () => ({
    question: (state, decision) => {
      const question = game.question(state, decision)
      return { ...question, name: question.name.replace('draw2', 'draw1') }
    },
  }),
  'is asked a second time': () => ({
    question: (state, decision) => {
      const question = game.question(state, decision)
      return question.together ? { ...question, name: 'whisper' } : question
    },
  }),
  'changes its name while others answer': () => ({
    question: (state, decision) => ({
      ...game.question(state, decision),
      name: `${String(state.turn)}-${String(game.toAct(state).length)}`,
    }),
  }),
  'others notice an answer that is given together': () => ({
    eventFor: (event, viewer, eyes) =>
      event.kind === 'whispered'
        ? { kind: 'whispered', seat: event.seat }
        : game.eventFor(event, viewer, eyes),
  }),
  'runs a second time': () => ({
    question: (state, decision) => {
      const question = game.question(state, decision)
      return question.clock ? { ...question, clock: { key: decision.kind, seconds: 20 } } : question
    },
  }),
  'changes its seconds': () => ({
    question: (state, decision) => {
      const question = game.question(state, decision)
      if (!question.clock || decision.kind !== 'lay') return question
      return { ...question, clock: { ...question.clock, seconds: question.clock.seconds - 5 } }
    },
  }),
  'who is awaited does not stand in the order of seats': () => ({
    awaited: (state, viewer) => {
      const awaited = game.awaited(state, viewer)
      return awaited.kind === 'names'
        ? { kind: 'names', seats: [...awaited.seats].reverse() }
        : awaited
    },
  }),
  'somebody is awaited who owes nothing': () => ({
    awaited: (state) => awaitByName(state.players.map((_, seat) => ({ seat, kind: 'whisper' }))),
  }),
  'more are awaited than owe a decision': () => ({
    awaited: (state) => awaitByNumber(state.players.map((_, seat) => ({ seat, kind: 'whisper' }))),
  }),
}

/** Words that nobody lists, and the host's own refusal. */
const MOVE_FAULTS: Readonly<Record<string, Mutation>> = {
  'a sampled move is refused by the host': () => ({
    judge: (_view, move) => (move.kind === 'whisper' ? 'word-not-in-list' : undefined),
  }),
  'a sampled move is illegal': () => ({
    check: (view, move) =>
      move.kind === 'whisper' && move.word === 'wind' ? 'word-taboo' : game.check(view, move),
  }),
  'a sampled move is not listed': () => ({
    legalMoves: (view) => game.legalMoves(view) ?? [{ kind: 'hush' }],
  }),
  'a fallback is refused by the host': () => ({
    fallback: (view, random) => {
      const move = game.fallback(view, random)
      return move.kind === 'hush' ? { kind: 'whisper', word: 'no such word' } : move
    },
  }),
  'a fallback is illegal': () => ({ fallback: () => ({ kind: 'hush' }) }),
  'sampling from the state differs from sampling from the view': () => ({
    study: ({ words }) => ({ words: [...words].reverse() }),
  }),
  'reads as another move': () => ({
    notation: {
      ...game.notation,
      formatMove: (move) => game.notation.formatMove(move).replace('ice cream', 'ice'),
    },
  }),
  'who is not asked may move': () => ({
    check: (view, move) =>
      view.you !== view.listener && move.kind === 'draw' ? undefined : game.check(view, move),
  }),
}

/** Views, events, entries of every kind, ends of every kind. */
const COURSE_FAULTS: Readonly<Record<string, Mutation>> = {
  'a view shares a reference with the state': () => ({
    view: (state, viewer, eyes) => ({ ...game.view(state, viewer, eyes), options: state.options }),
  }),
  'a view hands on a field of the state that nobody named': () => ({
    view: (state, viewer, eyes) => ({
      ...game.view(state, viewer, eyes),
      players: state.players.map((player) => ({ ...player, hand: player.hand.length })),
    }),
  }),
  'a view does not survive JSON': () => ({
    view: (state, viewer, eyes) => ({ ...game.view(state, viewer, eyes), words: eyes.plan.words }),
  }),
  'an imagined state looks different': () => ({
    imagine: (view, random, plan) => {
      const state = game.imagine(view, random, plan)
      return { ...state, weights: { ...state.weights, [state.row[0] ?? '']: 1 } }
    },
  }),
  'an imagined state asks differently': () => ({
    question: (state, decision) => {
      const question = game.question(state, decision)
      return state.pile.includes('farm-0') ? { ...question, name: `${question.name}!` } : question
    },
  }),
  'an event shares a reference with the state': () => ({
    eventFor: (event, viewer, eyes) =>
      event.kind === 'shown' ? event : game.eventFor(event, viewer, eyes),
  }),
  'an event hands on a field that nobody named': () => ({
    eventFor: (event, viewer, eyes) =>
      event.kind === 'turnBegun' ? { ...event } : game.eventFor(event, viewer, eyes),
  }),
  'what is recalled does not survive JSON': () => ({
    recall: (seen, view) =>
      seen.kind === 'left' ? { ...seen, seat: NaN } : game.recall(seen, view),
  }),
  'playing on a copy changes the original': () => ({
    copy: (state) => ({ ...game.copy(state), pile: state.pile }),
  }),
  'the same move and seed lead elsewhere': () => {
    let count = 0
    return {
      leave: (state, seat, random, plan) => {
        Object.assign(state, { turn: state.turn + (count += 1) })
        return typeof game.leave === 'function' ? game.leave(state, seat, random, plan) : []
      },
    }
  },
  'who has left is still asked': () => ({ leave: () => [] }),
  'looking at a match changes it': () => ({
    question: (state, decision) => {
      state.pile.reverse()
      return game.question(state, decision)
    },
  }),
  'an outcome is none of the three kinds': () => ({
    outcome: (state) => {
      const outcome = game.outcome(state)
      return outcome?.kind === 'team' ? { ...outcome, score: NaN } : outcome
    },
  }),
  'ranks do not say how many are better': () => ({
    outcome: (state) => {
      const outcome = game.outcome(state)
      if (outcome?.kind !== 'ranking') return outcome
      return { ...outcome, ranks: outcome.ranks.map((rank) => rank + 1) }
    },
  }),
  'what is carried on is no option of the next match': () => ({ carry: () => ({ first: 12 }) }),
  'a record replays differently': () => {
    let count = 0
    return {
      outcome: (state) => game.outcome(state),
      notation: {
        ...game.notation,
        formatState: (state) =>
          `${game.notation.formatState(state)} ${game.outcome(state) ? String((count += 1)) : ''}`,
      },
    }
  },
}

/** Signals and proposals. */
const TALK_FAULTS: Readonly<Record<string, Mutation>> = {
  'a signal does not survive JSON': () => ({
    talk: { ...talk, parseSignal: () => ok({ kind: 'advise', guess: 'heavier' }) },
  }),
  'nothing is taken for a signal': () => ({
    talk: {
      ...talk,
      parseSignal: (raw) => talk.parseSignal(raw ?? { kind: 'advise', guess: 'heavier' }),
    },
  }),
  'a refused word names no rule': () => ({
    ruleOf: { ...game.ruleOf, 'thing-not-in-row': '' },
  }),
  'nobody may ever say {"kind":"advise"': () => ({
    talk: {
      ...talk,
      checkSignal: (view, signal) =>
        signal.kind === 'advise' ? 'no-advice-now' : talk.checkSignal(view, signal),
    },
  }),
  'a proposal does not survive JSON': () => ({
    talk: { ...talk, parseProposal: () => ok({ kind: 'houseWord', word: 'oven' }) },
  }),
  'an adopted proposal makes options that are refused': () => ({
    talk: {
      ...talk,
      adopt: (options) => ({ ...options, house: [...options.house, 'no\n'] }),
    },
  }),
}

const FAULTS = {
  ...SETUP_FAULTS,
  ...QUESTION_FAULTS,
  ...MOVE_FAULTS,
  ...COURSE_FAULTS,
  ...TALK_FAULTS,
}

describe('whisper keeps the contract', () => {
  it(`over ${String(MATCHES)} random matches`, () => {
    expect(findBreach(game, MATCHES, WHISPER_TRIAL)).toBeUndefined()
  }, 60_000)

  it.each(Object.entries(FAULTS))('a planted fault is caught: %s', (words, mutate) => {
    expect(findBreach<WhisperTypes>({ ...game, ...mutate() }, MATCHES, WHISPER_TRIAL)).toContain(
      words,
    )
  })
})
