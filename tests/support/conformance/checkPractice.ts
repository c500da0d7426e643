/** Practising alone: nothing that is a secret during a match is told, and the same question has one answer. */
import { fastRandom } from '../../../src/engine/chance/fastRandom'
import type { Game, GameTypes } from '../../../src/engine/contract/game'
import type { Json } from '../../../src/engine/basics/json'
import { hostileValue } from '../hostileValue'
import { same, survivesJson, type Breach, type Trial } from './table'

const HOSTILE_VALUES = 300

/** What is wrong with asking this; `isMeant`: it is a question of this game. */
function ask<T extends GameTypes>(
  game: Game<T>,
  { contents }: Trial<T>,
  asked: { readonly raw: unknown; readonly isMeant: boolean },
): Breach {
  const task = game.parsePractice?.(asked.raw)
  if (!task?.ok) return asked.isMeant ? 'a question of practice is not read' : undefined
  const { content, answer } = task.value
  if (game.isOpenContent?.(content) !== true) return 'practice tells of what is a secret'
  const piece = contents.find(content)
  const read = piece && game.readContent(piece)
  if (!read?.ok) return asked.isMeant ? `practice needs ${content}, which nobody has` : undefined
  const before = JSON.stringify(read.value)
  const first = answer(read.value)
  if (!survivesJson(first)) return 'an answer of practice does not survive JSON'
  if (!same(first, answer(read.value))) return 'practice answers the same question differently'
  return JSON.stringify(read.value) === before ? undefined : 'practice changes the content'
}

/** Whatever is sent as a question is read or refused; those that the game brings along are answered. */
export function checkPractice<T extends GameTypes>(game: Game<T>, trial: Trial<T>): Breach {
  if (!game.parsePractice) return undefined
  const questions: readonly Json[] = trial.practice ?? []
  if (questions.length === 0) return 'there is something to practise that nobody asks for'
  const random = fastRandom('practice')
  const hostile = Array.from({ length: HOSTILE_VALUES }, () => hostileValue(random))
  for (const raw of hostile) {
    const breach = ask(game, trial, { raw, isMeant: false })
    if (breach !== undefined) return breach
  }
  for (const raw of questions) {
    const breach = ask(game, trial, { raw, isMeant: true })
    if (breach !== undefined) return breach
  }
  return undefined
}
