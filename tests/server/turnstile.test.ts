/** A crowd at the door: in order, and a few between two turns of everybody else. */
import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { Turnstile } from '../../src/server/web/turnstile'

const CROWD = 30
/** So many at most come in while nobody else gets his turn. */
const MOST = 4

it('lets a crowd in one after the other, and everybody else has his turn in between', async () => {
  const turnstile = new Turnstile()
  const entered: number[] = []
  for (let guest = 0; guest < CROWD; guest++) turnstile.enter(() => entered.push(guest))
  let before = 0
  for (let turn = 0; turn < CROWD && entered.length < CROWD; turn++) {
    expect(entered.length - before).toBeLessThanOrEqual(MOST)
    expect(entered.length).toBeGreaterThan(before)
    before = entered.length
    await nextTurn()
  }
  expect(entered).toEqual(Array.from({ length: CROWD }, (_, guest) => guest))
})

it('keeps nobody waiting who comes alone', async () => {
  const turnstile = new Turnstile()
  const entered: string[] = []
  turnstile.enter(() => entered.push('one'))
  expect(entered).toEqual(['one'])
  await nextTurn()
  await nextTurn()
  turnstile.enter(() => entered.push('another'))
  expect(entered).toEqual(['one', 'another'])
})
