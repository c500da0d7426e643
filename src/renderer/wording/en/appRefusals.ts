/** Why something was not taken, and farewells, in English. */
import type { AppRefusalsWords } from '../de/appRefusals'

/** English words. */
export const appRefusals: AppRefusalsWords = {
  refusal: {
    malformed: 'The host could not make sense of that. Reload the page.',
    'unknown-game': 'The host does not know this game. Choose another one.',
    'option-not-allowed': 'This setting is not possible. Allowed: {allowed}.',
    'seats-not-allowed': 'This game does not have that many seats.',
    'content-missing':
      'The host does not have the cards or words for this game. Choose others, or ask the host.',
    'cannot-be-dealt':
      'With these settings, no cards can be dealt. Change the rules or the number of seats.',
    'no-such-table': 'This table no longer exists.',
    'not-at-this-table':
      'You are no longer sitting at this table. Go to the start page and join again.',
    'wrong-password': 'The password is wrong. Ask the host.',
    'table-private':
      'Somebody is playing alone at this table. Ask them to open it to others, or choose another one.',
    'password-too-short':
      'A password needs at least {least} characters. Use a longer one, two words for example.',
    'too-many-tries': 'Too many wrong passwords. Wait a minute.',
    'seat-taken': 'This seat is taken. Take another one.',
    'other-hand-seen':
      'In this match you have already seen the cards of another seat. Take that seat again, or wait for the next match.',
    'no-free-seat': 'All seats are taken. You can watch.',
    'not-seated': 'You need a seat at the table for that.',
    'keeper-only': 'Only the host of this table can do that.',
    'local-only': 'That works only on the host’s own computer.',
    'match-running': 'That is not possible during a game.',
    'no-match-running': 'No game is in progress.',
    'not-everybody-ready': 'Not everybody is ready yet.',
    'too-many-tables':
      'This host has no room for another table. Join one, or wait until one is closed.',
    'too-many-of-yours':
      'From this device, {most} tables are open already. Close one before you open another.',
    'question-closed': 'Too late for that. Look at what is being asked now.',
    'table-paused': 'The game is paused. It continues once everybody is back.',
    'advice-alone-only': 'You only get advice when everybody else is a computer.',
    'nothing-to-vote-on': 'That vote is over.',
    'text-too-long': 'That is too long. Make it shorter.',
    'sent-away': 'You were removed from this table. Ask its host, or choose another one.',
    'no-such-content': 'The host no longer has the cards or words of this match.',
    'content-in-use': 'It is in use in a game. Wait until the game is over.',
    'not-practised': 'There is nothing to practise for this game.',
    'practice-in-match':
      'You are in the middle of this game. Finish it or give up your seat, then you can practise again.',
    'deck-not-sound': 'Something in the deck is not right yet. Check the places named below.',
    'name-taken': 'A deck that came with the program has this name. Give yours another one.',
    'illegal-move': 'The rules do not allow that.',
    'name-not-allowed': 'This name will not do. Use letters or digits, {most} at most.',
    'text-not-allowed': 'There is nothing to send. Write a few letters.',
    'too-fast': 'Slow down: that was too much in too short a time. Try again in a moment.',
    'no-such-person': 'This person is no longer at the table.',
    'no-such-match': 'This record no longer exists.',
    'storage-failed': 'The host cannot save. Make room on its disk and the game continues.',
    'disk-stuck':
      'The host’s disk is not answering for this table. Try again in a while, or choose another table.',
    'network-failed': 'This computer cannot open the table to the network.',
    fault:
      'Something went wrong at the host; its log says what. Try something else, and let the host know if it happens again.',
  },
  loading: {
    slow: 'Loading the game …',
    failed: 'The game could not be loaded. Perhaps the connection is down at the moment.',
    failedPage: 'This page could not be loaded. Perhaps the connection is down at the moment.',
    again: 'Try again',
    failedLanguage:
      'This language could not be loaded. Perhaps the connection is down at the moment.',
  },
  failed: {
    title: 'The table cannot be shown right now',
    host: 'The host has sent something that does not belong to this game. We have asked again.',
    window: 'Something went wrong here while showing it. Nobody at the table did anything wrong.',
    kept: 'Your seat and your game are kept at the host.',
    again: 'Load again',
    home: 'To the start page',
  },
  farewell: {
    'protocol-mismatch':
      'Host and guest have different versions ({theirs} and {ours}). Open the host’s address in a browser: that always works.',
    'bad-message': 'The host did not understand a message. Reload the page.',
    'too-fast': 'Too many messages at once. The game continues in a moment.',
    'replaced-by-new-connection': 'Another window has taken over your seat.',
    'hello-missing': 'The greeting did not arrive. Reload the page.',
    'host-closing': 'The host has stopped. The table is saved.',
    'other-host':
      'The computer that answers here is not the one this link was made for. The link may be old, or part of it may be missing. Ask for the link or the QR code again.',
  },
}
