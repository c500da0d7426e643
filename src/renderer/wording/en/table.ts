/** What every game's table says, in English. */
import type { TableWords } from '../de/table'

/** English words. */
export const table = {
  /** A question waits under what lies over it. */
  yourTurn: 'Your turn',
  backToTable: 'back to the table',
  rule: 'Read the rule',
  /** What a focus that is led to the slip hears: the question itself is said by the live region. */
  askedHere: 'Your decision',
  waitingHere: 'At the table',
  /** What a table is called behind the name of its game, and what lies on it behind its own. */
  playedHere: 'game table',
  part: 'area',
  notAsked: 'It is not your turn.',
  answerAwaited: 'The table has not replied yet; your answer is on its way.',
  noSuchCard: 'You have no card number {n}.',
  noCards: 'You have no cards in your hand now.',
  inOrder: 'Already in order',
  notThisQuestion: 'This key does nothing at this question; L says what you can do.',
  atEnd: 'On the result page you can play again, look at the table and save the match.',
  atEndWatching: 'On the result page you can look at the table and save the match.',
  atEndTyped: 'In the chat, with the C key: {what}.',
  /** By which numbers are written. */
  locale: 'en-GB',
  stage: {
    skip: 'skip',
    missed:
      'While you were reading, one thing happened here. It is in the log. | While you were reading, {n} things happened here. They are in the log.',
  },
  guide: {
    next: 'Got it',
    skip: 'No more tips',
    unfold: 'Show the whole tip',
    more: 'More about tips',
    fold: 'Hide the tip',
  },
  slip: { unfold: 'Show all of it', fold: 'Show less' },
  fieldFull: 'No more than {n} characters fit.',
  close: 'Close',
  log: 'What happened',
  logEmpty: 'What happens at the table will be written here.',
  round: 'Round {n}',
  turnOf: 'Turn: {name}',
  turnOfYou: 'Your turn',
  /** In the log, behind the name of whoever does what stands before; `same` behind what is done with cards. */
  likewise: { same: 'the same', too: 'too' },
  away: 'away',
  bot: 'computer',
  standIn: 'computer fills in',
  askWhy: 'Ask {name} why',
  askAdvice: 'What would the computer do?',
  character: '{name} ({character}): {line}',
  newCard: '{card}, new',
  cards: 'card | cards',
  cardsCounted: 'no cards | one card | {n} cards',
  chooseSeat: 'Choose {name}',
  seat: 'seat {number}',
  secondsLeft: 'no time left | one second left | {n} seconds left',
  timeUp: 'Your time is up, an answer was given for you.',
  timeUpBelieved: 'Your time is up: you believe it.',
  twoAnswers: 'Key 1: {first}, key 2: {second}.',
  keyTooEarly: 'The key came too early: press it again.',
  /** Of a key of the table, pressed in a sheet that lies over it. */
  escapeLeadsBack: 'Escape leads back to the table.',
  /** After an answer to a key that came before what has led to it was told. */
  ledThereFollows: 'What led up to it follows.',
  gone: 'out',
  joined: '{names} and {last}',
  youToo: 'you',
  waitingFor: 'Waiting for {names}.',
  waitingForNumber:
    'All the answers are in. | Waiting for one more answer. | Waiting for {n} more answers.',
  waitingForHidden: 'The others are still thinking.',
  refusedClosed: 'Something has happened at the table. Take a look and try again.',
  refusedByHost: 'That did not go through. Your choice is still there: try again.',
} satisfies TableWords
