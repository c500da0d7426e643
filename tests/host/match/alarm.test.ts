import { expect, it } from 'vitest'
import { Alarm } from '../../../src/host/match/alarm'
import { HandClock } from '../../support/host/handClock'

it('rings at the latest for what is due next, and not after it is off', async () => {
  const clock = new HandClock()
  const rung: number[] = []
  let next = Infinity
  const alarm = new Alarm(clock, () => {
    rung.push(clock.now())
    alarm.setFor(next)
  })
  alarm.setFor(Infinity)
  await clock.turn(1000)
  expect(rung).toEqual([])
  alarm.setFor(3000)
  // Later: the timer that runs rings first, and what is due then is seen to.
  next = 5000
  alarm.setFor(next)
  await clock.turn(2000)
  expect(rung).toEqual([3000])
  alarm.setFor(4000)
  next = Infinity
  await clock.turn(1500)
  expect(rung).toEqual([3000, 4000])
  alarm.setFor(6000)
  alarm.off()
  await clock.turn(9000)
  expect(rung).toEqual([3000, 4000])
})
