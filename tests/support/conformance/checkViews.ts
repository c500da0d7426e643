/** What viewers are shown and told. */
import { fastRandom } from '../../../src/engine/chance/fastRandom'
import type { GameTypes } from '../../../src/engine/contract/game'
import { isRecord } from '../../../src/engine/basics/json'
import { asksAlike } from './checkQuestions'
import {
  eyesOf,
  same,
  sharesReference,
  survivesJson,
  viewersOf,
  type Breach,
  type Table,
} from './table'

const MARK = 'planted for the test of fields'

/** Data with one field more in every object but the options, which everybody may see: what is built field by field takes no notice. */
function withSurplus(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withSurplus)
  if (!isRecord(value)) return value
  const fields = Object.entries(value).map(([key, field]) => [
    key,
    key === 'options' ? field : withSurplus(field),
  ])
  // Objects with seats for keys are lists by another name.
  const isList = Object.keys(value).some((key) => /^\d+$/u.test(key))
  return Object.fromEntries(isList ? fields : [...fields, ['surplus', MARK]])
}

function isLike<Value extends object>(value: unknown, like: Value): value is Value {
  return isRecord(value) && Object.keys(like).every((key) => key in value)
}

function passesSurplus<Value extends object>(
  value: Value,
  show: (value: Value) => unknown,
): boolean {
  const more = withSurplus(value)
  return isLike(more, value) && (JSON.stringify(show(more)) ?? '').includes(MARK)
}

/** Every view of a position. */
export function checkViews<T extends GameTypes>(table: Table<T>, seed: string): Breach {
  const { game, state, plan } = table
  if (!survivesJson(state)) return 'a state does not survive JSON'
  for (const [turn, viewer] of viewersOf(table).entries()) {
    const eyes = eyesOf(table, turn)
    const view = game.view(state, viewer, eyes)
    if (!survivesJson(view)) return 'a view does not survive JSON'
    if (sharesReference(state, view)) return 'a view shares a reference with the state'
    if (passesSurplus(state, (more) => game.view(more, viewer, eyes))) {
      return 'a view hands on a field of the state that nobody named'
    }
    const imagined = game.imagine(view, fastRandom(`${seed}/imagine`), plan)
    if (!same(game.view(imagined, viewer, eyes), view)) return 'an imagined state looks different'
    if (!asksAlike(table, [imagined, state], viewer)) return 'an imagined state asks differently'
    if (game.notation.formatView(view) === '') return 'a view has no text'
  }
  return game.notation.formatState(state) === '' ? 'a state has no text' : undefined
}

/** What everybody is told of events, now and later; `state` is how things stand afterwards. */
export function checkEvents<T extends GameTypes>(
  table: Table<T>,
  state: T['state'],
  events: readonly T['event'][],
): Breach {
  const { game } = table
  for (const event of events) {
    for (const [turn, viewer] of viewersOf(table).entries()) {
      const eyes = eyesOf(table, turn)
      const seen = game.eventFor(event, viewer, eyes)
      if (seen === undefined) continue
      if (!survivesJson(seen)) return 'an event does not survive JSON'
      if (sharesReference([state, event], seen)) return 'an event shares a reference with the state'
      if (passesSurplus(event, (more) => game.eventFor(more, viewer, eyes))) {
        return 'an event hands on a field that nobody named'
      }
      const recalled = game.recall(seen, game.view(state, viewer, eyes))
      if (!survivesJson(recalled)) return 'what is recalled does not survive JSON'
    }
  }
  return undefined
}
