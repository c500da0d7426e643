/** Ways of breaking the contract, planted into a real game: each with the words in which it must be noticed. */
import { fastRandom } from '../../src/engine/chance/fastRandom'
import type { Game } from '../../src/engine/contract/game'
import { ok } from '../../src/engine/basics/result'
import { timeBluff } from '../../src/games/time-bluff/inside/index'
import type { TimeBluffTypes } from '../../src/games/time-bluff/inside/types'

/** What the faulty game does otherwise. */
export type Mutation = () => Partial<Game<TimeBluffTypes>>

/** A game that says more than it has: the real one, as its contract sees it. */
const game: Game<TimeBluffTypes> = timeBluff

/** As if there were too many moves to list. */
function unlisted(view: TimeBluffTypes['view']): undefined | [] {
  const [first] = timeBluff.legalMoves(view)
  return first ? undefined : []
}

/** Setting a table. */
export const SETUP_FAULTS: Readonly<Record<string, Mutation>> = {
  'the same seed deals differently': () => {
    let count = 0
    return { deal: (plan) => timeBluff.deal(plan, fastRandom((count += 1))) }
  },
  'options made from the specs are refused': () => ({
    optionSpecs: [{ kind: 'choice', key: 'pairCards', values: ['on', 'maybe'] }],
  }),
  'parsed options are read as others': () => ({
    parseOptions: (raw, context) => {
      const options = timeBluff.parseOptions(raw, context)
      if (!options.ok) return options
      const { handDraw } = options.value
      return ok({ ...options.value, handDraw: handDraw === 'on' ? 'off' : 'on' })
    },
  }),
  'an unknown option is accepted': () => ({
    parseOptions: (raw, context) => {
      const { ['no such option']: _, ...known } = { ...Object(raw) }
      return timeBluff.parseOptions(known, context)
    },
  }),
  'seats with these options leave the bounds of the game': () => ({
    seatsWith: () => ({ min: 2, max: 7 }),
  }),
  'a piece of content is named twice': () => ({ contentFor: () => ['deck', 'deck'] }),
  'the preset long is refused': () => ({ presets: { long: { target: 1000 } } }),
  'a preset sets nothing that there is': () => ({
    presets: { first: { target: 'round', ages: 'all' } },
  }),
  'nobody has the content deck': () => ({ contentFor: () => ['deck'] }),
  'facts are asked for that nobody can make up': () => ({
    facts: { isAsked: () => true, parse: () => ({ ok: false, error: 'none' }) },
  }),
}

/** Questions and who is waited for. */
export const QUESTION_FAULTS: Readonly<Record<string, Mutation>> = {
  'nobody may act': () => ({
    toAct: (state) => (state.turns > 3 ? [] : timeBluff.toAct(state)),
  }),
  'is asked a second time': () => ({
    question: (state, decision) => ({ ...game.question(state, decision), name: decision.kind }),
  }),
  'stands after its answer': () => ({
    question: (state, decision) => ({
      ...game.question(state, decision),
      name: game.question(state, decision).name.replace('direct', 'lay'),
    }),
  }),
  'a question has no name': () => ({ question: () => ({ name: '' }) }),
  'a clock has no key or no whole seconds': () => ({
    question: (state, decision) => ({
      ...game.question(state, decision),
      clock: { key: 'clock', seconds: 2.5 },
    }),
  }),
  'changes its seconds': () => ({
    question: (state, decision) => {
      const question = game.question(state, decision)
      const seconds = 5 + timeBluff.toAct(state).length
      return { ...question, clock: { key: question.name, seconds } }
    },
  }),
  'a seat is asked two things at once': () => ({
    toAct: (state) => timeBluff.toAct(state).flatMap((decision) => [decision, decision]),
  }),
  'runs a second time': () => ({
    question: (state, decision) => ({
      ...game.question(state, decision),
      clock: { key: decision.kind, seconds: 5 },
    }),
  }),
  'changes its name while others answer': () => ({
    question: (state, decision) => {
      const question = game.question(state, decision)
      const missing = timeBluff.toAct(state).length
      return { ...question, name: `${question.name}-${String(missing)}` }
    },
  }),
  'a seat is asked that does not exist': () => ({
    toAct: (state) => [...timeBluff.toAct(state), { seat: state.seats, kind: 'lay' }],
  }),
  'somebody is asked after the end': () => ({
    toAct: (state) => {
      const owed = timeBluff.toAct(state)
      return owed.length > 0 ? owed : [{ seat: 0, kind: 'nextRound' }]
    },
  }),
  'who is awaited does not stand in the order of seats': () => ({
    awaited: (state) => ({
      kind: 'names',
      seats: timeBluff
        .toAct(state)
        .map(({ seat }) => seat)
        .sort((one, other) => other - one),
    }),
  }),
  'somebody is awaited who owes nothing': () => ({
    awaited: (state) => ({ kind: 'names', seats: [...new Array(state.seats).keys()] }),
  }),
  'more are awaited than owe a decision': () => ({
    awaited: (state) => ({ kind: 'number', number: state.seats + 1 }),
  }),
  'who is awaited shares a reference with the state': () => ({
    awaited: (state, viewer) =>
      state.phase.kind === 'scored'
        ? { kind: 'names', seats: state.phase.missing }
        : game.awaited(state, viewer),
  }),
}

/** Moves. */
export const MOVE_FAULTS: Readonly<Record<string, Mutation>> = {
  'a legal move is refused': () => ({
    *legalMoves(view) {
      yield* timeBluff.legalMoves(view)
      yield { kind: 'beam', to: 0, card: 0 }
    },
  }),
  'two legal moves read alike': () => ({
    *legalMoves(view) {
      const [first] = timeBluff.legalMoves(view)
      yield* timeBluff.legalMoves(view)
      if (first) yield first
    },
  }),
  'who is asked has no legal move': () => ({
    legalMoves: () => [],
  }),
  'a sampled move is not listed': () => ({
    legalMoves: (view) => [...timeBluff.legalMoves(view)].slice(0, 1),
  }),
  'who is not asked has legal moves': () => ({
    legalMoves: (view) =>
      view.you === undefined ? [{ kind: 'nextRound' }] : timeBluff.legalMoves(view),
  }),
  'who is not asked may move': () => ({
    check: (view, move) => (view.you === undefined ? undefined : timeBluff.check(view, move)),
  }),
  'a sampled move is illegal': () => ({
    legalMoves: unlisted,
    check: (view, move) =>
      move.kind === 'answer' ? 'already-answered' : timeBluff.check(view, move),
  }),
  'a sampled move is refused by the host': () => ({
    judge: (_view, move) => (move.kind === 'lay' ? 'place-dead' : undefined),
  }),
  'a fallback is illegal': () => ({ fallback: () => ({ kind: 'declinePlace' }) }),
  'a fallback is refused by the host': () => ({
    sampleMove: () => ({ kind: 'nextRound' }),
    sampleFrom: () => ({ kind: 'nextRound' }),
    legalMoves: unlisted,
    check: (view) => (view.you === undefined ? 'not-seated' : undefined),
    fallback: () => ({ kind: 'takeCard' }),
    judge: (_view, move) => (move.kind === 'takeCard' ? 'must-draw' : undefined),
  }),
  'sampling from the state differs from sampling from the view': () => ({
    sampleFrom: (state, seat, random) =>
      state.phase.kind === 'doubt'
        ? { kind: 'answer', doubt: random.below(2) === 0 }
        : timeBluff.sampleFrom(state, seat, random),
  }),
  'reads as another move': () => ({
    notation: {
      ...timeBluff.notation,
      parseMoveText: () => timeBluff.notation.parseMoveText('believe'),
    },
  }),
  'a move is not one line of text': () => ({
    notation: {
      ...timeBluff.notation,
      formatMove: (move) => `${timeBluff.notation.formatMove(move)}\n`,
    },
  }),
  'a surplus key is accepted': () => ({
    parseMove: (raw) => {
      const fields = typeof raw === 'object' && raw !== null ? { ...raw, surplus: undefined } : raw
      return timeBluff.parseMove(JSON.parse(JSON.stringify(fields)))
    },
  }),
}

/** Views, events, copies, ends. */
export const COURSE_FAULTS: Readonly<Record<string, Mutation>> = {
  'a view shares a reference with the state': () => ({
    view: (state, viewer) => ({ ...timeBluff.view(state, viewer), options: state.options }),
  }),
  'a view hands on a field of the state that nobody named': () => ({
    view: (state, viewer) => {
      const { phase } = state
      const seen = timeBluff.view(state, viewer)
      return phase.kind === 'lay' ? { ...seen, phase: { ...phase } } : seen
    },
  }),
  'an imagined state looks different': () => ({
    imagine: (view, random) => ({ ...timeBluff.imagine(view, random), turns: 1 }),
  }),
  'an imagined state asks differently': () => ({
    question: (state, decision) => ({
      ...game.question(state, decision),
      name: `${game.question(state, decision).name}-${state.draw.join('-')}`,
    }),
  }),
  'an event shares a reference with the state': () => ({
    eventFor: (event, viewer) =>
      event.kind === 'matchEnded' || event.kind === 'satOut' || event.kind === 'believed'
        ? event
        : timeBluff.eventFor(event, viewer),
  }),
  'an event hands on a field that nobody named': () => ({
    eventFor: (event, viewer) =>
      event.kind === 'believed' ? { ...event } : timeBluff.eventFor(event, viewer),
  }),
  'playing on a copy changes the original': () => ({
    copy: (state) => ({ ...timeBluff.copy(state), hands: state.hands }),
  }),
  'the same move and seed lead elsewhere': () => {
    let count = 0
    return {
      play: (state, act, random) => {
        state.totals[0] = count += 1
        return timeBluff.play(state, act, random)
      },
    }
  },
  'looking at a match changes it': () => ({
    awaited: (state, viewer) => {
      state.totals[0] = (state.totals[0] ?? 0) + 1
      return game.awaited(state, viewer)
    },
  }),
  'who has left is still asked': () => ({ leave: () => [] }),
  'the match does not end': () => ({
    play: (state, act, random, plan) => {
      const events = timeBluff.play(state, act, random)
      const round = state.round + 1
      if (state.phase.kind !== 'over') return events
      delete state.shownHands
      Object.assign(state, timeBluff.deal(plan, random), { round })
      return events
    },
  }),
  'an outcome is none of the three kinds': () => ({
    outcome: (state) => {
      const outcome = timeBluff.outcome(state)
      return outcome?.kind === 'ranking' ? { ...outcome, ranks: outcome.ranks.slice(1) } : outcome
    },
  }),
  'ranks do not say how many are better': () => ({
    outcome: (state) =>
      timeBluff.outcome(state) && {
        kind: 'ranking',
        ranks: new Array<number>(state.seats).fill(2),
      },
  }),
  'what is carried on is no option of the next match': () => ({ carry: () => ({ starter: 1 }) }),
  'a record replays differently': () => {
    let count = 0
    return {
      view: (state, viewer) => ({
        ...timeBluff.view(state, viewer),
        drawPile: state.phase.kind === 'over' ? (count += 1) : state.draw.length,
      }),
    }
  },
  'a remark of no kind': () => ({
    remarks: { kinds: [], find: () => [{ kind: 'loud', seats: [0], values: {} }] },
  }),
  'a remark of nobody here': () => ({
    remarks: { kinds: ['loud'], find: () => [{ kind: 'loud', seats: [6], values: {} }] },
  }),
  'remarks differ from language to language': () => {
    let n = 0
    return {
      remarks: {
        kinds: ['loud'],
        find: () => [{ kind: 'loud', seats: [0], values: { n: (n += 1) } }],
      },
    }
  },
}
