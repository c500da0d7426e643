/** What every game's table says, in English. */
import type { TableWords } from '../de/table'

/** English words. */
export const table = {
  notAsked: 'Nothing is asked of you just now.',
  stage: {
    skip: 'skip',
    missed:
      'While you were reading, one thing happened here. It is in the log. | While you were reading, {n} things happened here. They are in the log.',
  },
  guide: { next: 'Got it', skip: 'Play without help' },
  close: 'Close',
  log: 'What happened',
  away: 'away just now',
  bot: 'house player',
  character: '{name} ({character}): {line}',
  newCard: '{card}, new',
  cards: 'card | cards',
  cardsCounted: 'no cards | one card | {n} cards',
  chooseSeat: 'Choose {name}',
  seat: 'seat {number}',
  secondsLeft: 'no time left | one second left | {n} seconds left',
  gone: 'out',
  joined: '{names} and {last}',
  youToo: 'you',
  waitingFor: 'Everybody waits for {names}.',
  waitingForNumber:
    'Nobody is waited for. | One answer is still awaited. | {n} answers are still awaited.',
  waitingForHidden: 'The others are still thinking.',
  refusedClosed: 'Something happened at the table meanwhile. Have a look and try again.',
  refusedByHost: 'That did not get through. Your choice is still there: try again.',
} satisfies TableWords
