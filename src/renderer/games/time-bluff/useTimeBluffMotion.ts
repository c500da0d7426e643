/** Which card flies where for which event of Time Bluff. */
import { nextTick, watch } from 'vue'
import { seatAfter } from '../../../engine/seat'
import type { TimeBluffSeen } from '../../../games/time-bluff/outside/contract'
import type { CardMotion } from '../../table/cardMotion'

/** What the motion follows. */
export interface TimeBluffMotionOptions {
  readonly events: () => readonly TimeBluffSeen[]
  readonly version: () => number
  readonly seats: () => number
  readonly motion: CardMotion
}

const seat = (number: number): string => `seat-${String(number)}`
const place = (number: number): string => `place-${String(number)}`

function everySeat(seats: number, move: (number: number) => void): void {
  for (let number = 0; number < seats; number += 1) move(number)
}

function animate(event: TimeBluffSeen, seats: number, motion: CardMotion): void {
  switch (event.kind) {
    case 'roundStarted':
      everySeat(seats, (number) => {
        motion.fly('draw-pile', seat(number), 'down')
      })
      break
    case 'laid':
      motion.fly(seat(event.seat), place(event.place), 'down')
      break
    case 'laidOpen':
    case 'placeOpened':
      motion.fly(seat(event.seat), place(event.place), 'up')
      break
    case 'drew':
      motion.fly('draw-pile', seat(event.seat), 'down')
      break
    case 'beamed':
      motion.fly(seat(event.from), seat(event.to), 'down')
      break
    case 'doubted':
      motion.flip('verdict')
      motion.nudge(seat(event.doubter))
      break
    case 'handsPassed': {
      const steps = event.direction === 'clockwise' ? 1 : -1
      everySeat(seats, (number) => {
        motion.fly(seat(number), seat(seatAfter(number, seats, steps)), 'down')
      })
      break
    }
    case 'vortexReplaced':
    case 'placeRefilled':
      motion.fly('draw-pile', place(event.place), 'up')
      break
    case 'pickedUp':
      motion.fly(place(event.place), seat(event.seat), 'up')
      break
    case 'snoozed':
    case 'satOut':
      motion.nudge(seat(event.seat))
      break
    case 'pileExhausted':
      motion.nudge('draw-pile')
      break
    case 'protected':
    case 'believed':
      motion.nudge(place(event.place))
      break
    case 'placeDeclined':
    case 'placeDead':
    case 'roundEnded':
    case 'matchEnded':
      break
  }
}

/** Sets the events of each update in motion, all at once: nobody waits for pictures. */
export function useTimeBluffMotion(options: TimeBluffMotionOptions): void {
  watch(options.version, () => {
    const events = options.events()
    void nextTick(() => {
      for (const event of events) animate(event, options.seats(), options.motion)
    })
  })
}
