/** What is said where several people share one screen, and on the big screen of a room, in English. */
import type { AppScreenWords } from '../de/appScreen'

/** English words. */
export const appScreen: AppScreenWords = {
  screen: {
    title: 'Who plays at this screen',
    several: 'Several people at this screen',
    severalHint:
      'You hand the screen round. A curtain comes down in between, so that nobody sees anybody else’s cards.',
    nameOf: 'Name of person {n}',
    another: 'One more person',
    fewer: 'One person fewer',
    noClock:
      'No clock is used, because it would go on while the screen is handed round: {options}.',
    clock: 'A clock runs at this table, even while the screen is handed round: {options}.',
    atThis: 'At this screen: {names}.',
    add: 'One more person at this screen',
    addHint: 'For anybody without a device.',
    name: 'Name',
    sitDown: 'Sit down',
    handTo: 'Hand the screen to {name}.',
    nothingShown: 'Everybody else, look away. No cards are showing.',
    iAm: 'I am {name}',
    somebodyElse: 'Or is it up to somebody else?',
    shown: '{name} is playing here.',
    handOn: 'Hand to {name}',
    handKey: 'G hands the screen to {name}.',
    next: {
      asked: 'It is up to {name} now.',
      maybe: 'Somebody still has to answer. Hand the screen round.',
      vote: '{name} has not voted yet.',
    },
    key: 'G: hand the screen on',
  },
  big: {
    show: 'Show the table on a big screen',
    title: 'The table on a big screen',
    full: 'Full screen',
    /** As what the host knows it; nobody reads it. */
    name: 'Big screen',
    gathering: 'About to start.',
    locked: 'This table has a password.',
    look: 'Show',
  },
}
