/** What the first page and the way to a table say, in English. */
import { TABLE_OF } from '../tableTitle'
import type { AppStartWords } from '../de/appStart'

/** English words. */
export const appStart: AppStartWords = {
  name: 'Stammtisch',
  tagline: 'Card games for an evening at the table, with no internet and no account.',
  game: {
    'time-bluff': 'Tom’s Time Bluff',
    tafelrunde: 'Die Tafelrunde 2',
    buchstabenbluff: 'Buchstabenbluff',
    tijdlijn: 'Time Line',
    'tijdlijn-co-operative': 'Time Line: together',
    'tijdlijn-competitive': 'Time Line: against each other',
    tofugott: 'Tofugott',
  },
  gameLine: {
    'time-bluff':
      'Lay clocks face down, bluff, and catch the others at it. 2 to 6 players, about half an hour.',
    tafelrunde:
      'Rogues on a raid: who gets the chests full of gems? 2 to 4 players, 30 to 45 minutes.',
    buchstabenbluff:
      'Lay words and bluff, by ear alone if you like. 2 to 8 players, about half an hour.',
    tijdlijn: 'What came first? 1 to 8 players, 20 to 40 minutes.',
    'tijdlijn-co-operative':
      'Fill one time line together: what came first, and what later? 1 to 6 players, about half an hour.',
    'tijdlijn-competitive':
      'What came earlier? Be the first with every event in its place. 2 to 8 players, about 20 minutes.',
    tofugott:
      'How do your friends think? Guess it in silhouettes. 2 to 6 players, about 20 minutes.',
  },
  badge: {
    'age-12': '12 and older',
    'age-16': '16 and older',
    'words-de': 'words in German',
    'words-nl': 'words in Dutch',
    'words-en': 'words in English',
  },
  /** In the head of a phone, below the name of the table. */
  badgeBrief: { 'words-de': 'in German', 'words-nl': 'in Dutch', 'words-en': 'in English' },
  catalogue: { shipped: '{title} ({n})', own: '{title} ({n}, your own)' },
  home: {
    games: 'The games',
    againstHouse: 'Against the computer',
    withHouse: 'With the computer',
    withFriends: 'With friends',
    game: 'Game',
    alone: 'Play alone',
    aloneHint: 'Nobody else sees this table.',
    together: 'Play together',
    togetherHint: 'Nobody else sees this table.',
    host: 'Open a table',
    hostHint:
      'Friends join you from a phone or a computer. For that, Stammtisch opens to your network.',
    join: 'Join in',
    joinHint: 'Tables on your network appear here by themselves.',
    address: 'Address or link',
    addressHint: 'Your host can tell you, for example 192.168.1.20:4747',
    addressBad: 'That is not an address. One looks like this: 192.168.1.20:4747',
    connect: 'Connect',
    name: 'Your name',
    nameGiven: 'Somebody is called {wished} already: here you are {name}.',
    level: 'How well does the computer play?',
    players: 'How many players?',
    start: 'Start',
    open: 'Open',
    here: 'Tables here',
    found: 'Found on the network',
    searching: 'No table is open right now. If you have an address, enter it below.',
    searchingMore: 'No other table is open right now. If you have an address, enter it below.',
    searchOff: 'Have you been given a link or an address?',
    waiting: '{names} is still at the table. | {names} are still at the table.',
    waitingAlone: 'You are only playing the computer, and it can wait.',
    keptOut:
      'Whoever sat at another device cannot come back yet: only this computer can see this table.',
    othersAway: 'The others are away just now.',
    giveUp: 'Give this game up',
    giveUpAsk: 'The game will be gone for good.',
    giveUpYes: 'End it for good',
    giveUpNot: 'Keep it',
    goOnTitle: 'Go on playing',
    goOn: 'Go on',
    goOnMore: '{n} more game | {n} more games',
    withComputers: 'You alone | You and one computer | You and {n} computers',
    back: 'Back to the table',
    sit: 'Sit down',
    watch: 'Watch',
    free: 'full | one seat free | {n}\u00a0seats\u00a0free',
    running: 'in progress',
    locked: 'needs a password',
    password: 'Password',
    tableOf: TABLE_OF.en,
    settings: 'Settings',
    about: 'About',
    decks: 'Your own decks',
    rules: 'Rules',
    backHome: 'Back to the start page',
  },
  arrival: {
    watchOnly: 'Just watch',
    inApp: 'Open in the app, if you have it',
    invited: 'You are invited:',
    youAre: 'You are {name}.',
    change: 'Change',
    unnamed: 'What should the others call you? Leave it empty and you are {name} here.',
    running:
      'A game is in progress there. Watch it: the host of the table can give you a computer’s seat, and you can sit down for the next one.',
    full: 'All seats are taken. You can watch, or ask somebody to get up for you.',
    crowded:
      'Every place here is taken, even for watching. Wait until somebody leaves, or choose another table.',
    gone: 'This table no longer exists, or somebody is playing alone there. Ask for a new link, or choose another table on the start page.',
    locked: 'Ask whoever invited you.',
  },
  practice: { page: 'Practice', link: 'Practice: {game}' },
  firstRound: {
    page: 'First round',
    link: 'Show me how',
    of: 'Show me how: {game}',
    next: 'Next',
    leave: 'Leave',
    back: 'Back',
    match: 'Now a game with the computer',
    watch: 'Good! Now watch what happens.',
    instead: 'You could do that, but here is something else to see first.',
  },
  elsewhere: {
    title: 'You are at the table “{table}” ({game}) in another window',
    hint: 'Go on here, or stay there. Otherwise this window is a new player.',
    goOn: 'Go on here',
    goOnAgain: 'Go on here again',
  },
  wrongLink: {
    title: 'This link does not lead to a table',
    spoilt:
      'A character in this link is wrong, or part of it is missing. Ask for the link or the QR code again.',
  },
  connection: {
    otherHost:
      'The computer that answers here is not the one from last time. If it is your host’s, connect to it.',
    lost: 'The connection was lost. We keep trying; your seat stays yours.',
    noNetwork:
      'No network: this device is not connected to any. As soon as it is again, the game goes on; your seat stays yours.',
    noAnswer:
      'No answer from {address}. Are you on the same Wi-Fi, and is the table open there? We keep trying.',
    stalled:
      'The host’s disk is not answering. What you do waits until it does; then everything continues.',
    back: 'The connection is back.',
    again: 'Try now',
    trust: 'It is the right one: connect',
    home: 'Back to this computer',
    guest: 'You are a guest of {host}.',
  },
  level: { gentle: 'for children', easy: 'easy', solid: 'medium', sharp: 'strong' },
}
