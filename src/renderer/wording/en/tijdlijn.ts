/** Options, events and rules of Time Line, in English. */
import type { TijdlijnWords } from '../de/tijdlijn'

/** English words. */
export const tijdlijn: TijdlijnWords = {
  level: {
    easy: 'Looked out of the window a lot at school, and is happily a century out.',
    solid: 'Knows the broad lines and guesses sensibly in between.',
    sharp: 'Has a fair idea of when nearly everything was, and keeps an eye on every gap.',
  },
  option: {
    mode: {
      label: 'Way of playing',
      hint: 'Together you fill one time line; against each other you race to lose your cards.',
      value: { 'co-operative': 'together', competitive: 'against each other' },
    },
    decks: {
      label: 'Decks',
      hint: 'Those that come with the game and your own, several at once if you like.',
      value: { none: 'none' },
    },
    eras: {
      label: 'Eras',
      hint: 'Only events from these times are in play.',
      value: {
        none: 'none',
        'before-500': 'before 500',
        '500-1500': '500 to 1500',
        '1500-1800': '1500 to 1800',
        '1800-1900': '1800 to 1900',
        '1900-1950': '1900 to 1950',
        '1950-2000': '1950 to 2000',
        'from-2000': 'from 2000',
      },
    },
    themes: {
      label: 'Themes',
      hint: 'Only events about these things are in play.',
      value: {
        none: 'none',
        science: 'science',
        inventions: 'inventions',
        arts: 'the arts',
        sport: 'sport',
        food: 'food and everyday life',
        nature: 'nature',
        politics: 'politics',
        exploration: 'exploration',
      },
    },
    unseenFirst: {
      label: 'New cards first',
      hint: 'Cards whose date somebody at this table has seen before come last. Each device reports that, so a false report could steer the choice.',
      value: { on: 'yes', off: 'no, shuffle them all' },
    },
    turnSeconds: {
      label: 'Seconds for each decision',
      hint: 'After that, the card that has lain in front of you longest is played.',
      value: { none: 'no limit' },
    },
    cards: {
      label: 'Cards in play',
      hint: 'With 24 cards five people at most can sit down. Only 36 cards give a rank.',
    },
    rememberStuck: {
      label: 'Dates of stuck cards',
      hint: 'Everybody has seen them. If they stay open, nobody has to keep them in mind.',
      value: { on: 'stay open', off: 'are hidden again' },
    },
    hand: {
      label: 'Cards in front of each',
      hint: 'That many you have to place rightly.',
    },
  },
  setup: {
    'too-few-events':
      'These decks, eras and themes leave {events} events, and {needed} are needed. Choose more of them.',
  },
  grade: {
    timeless: 'Rank: Stopped Clock. Even that one is right twice a day.',
    newcomers: 'Rank: Egg Timer. A start, and it rings.',
    able: 'Rank: Hourglass. The sand runs the right way.',
    learned: 'Rank: Cuckoo Clock. You speak up at the right time.',
    veterans: 'Rank: Grandfather Clock. Upright and reliable.',
    experts: 'Rank: Tower Clock. The town sets its watch by you.',
    brilliant: 'Rank: Chronometer. Ships find their way with it.',
    travellers: 'Rank: Atomic Clock. It does not get more exact.',
  },
  event: {
    you: 'you',
    joined: ' and ',
    played: '{name} plays “{card}”: {year}.',
    playedYou: 'You play “{card}”: {year}.',
    landing: {
      first: 'Earlier than everything else, 2 points.',
      last: 'Later than everything else, 2 points.',
      stack: 'That year already lies in the bottom row: on top of it, 2 points.',
      slot: 'The gap was free, 1 point.',
      slotStack: 'That year already lies in the gap: on top of it, 1 point.',
    },
    stuck: '{name} tries “{card}”: {year}. The gap is taken, the card is stuck.',
    stuckYou: 'You try “{card}”: {year}. The gap is taken, the card is stuck.',
    stuckBefore: '{name} tried “{card}”. The card is stuck.',
    stuckBeforeYou: 'You tried “{card}”. The card is stuck.',
    discarded: '{name} discards “{card}”: {year}. Wanted now: {icon}.',
    discardedYou: 'You discard “{card}”: {year}. Wanted now: {icon}.',
    refilled: '{name} draws {cards}.',
    refilledYou: 'New in front of you: {cards}.',
    laidRight: '{name} places “{card}” rightly: {year}.',
    laidRightYou: 'You place “{card}” rightly: {year}.',
    laidWrong: '{name} places “{card}” wrongly: that was {year}.',
    laidWrongYou: 'You place “{card}” wrongly: that was {year}.',
    reshuffled: 'The discards are shuffled into a new pile of {pile}.',
    drew: '{name} gets “{card}”.',
    drewYou: 'You get “{card}”.',
    playOff: 'Play-off: {staying}. Out: {out}.',
    left: '{name} gives the seat up.',
    leftYou: 'You give your seat up.',
    nobody: 'nobody',
    ended: {
      'all-placed': 'Nobody has a card left in front.',
      'none-fits': 'None of the cards that were tried has found a place.',
      'no-icon-matches': 'Nothing but stuck cards, and no icon matches the discards.',
      won: '{names}: the only one without cards at the end of the round.',
      'cards-run-out': 'Too few cards are left for a play-off. The win is shared: {names}.',
      'rounds-run-out': 'After 120 rounds it is over. Fewest cards in front: {names}.',
      'last-one': 'Only {names} is left at the table.',
      deserted: 'Everybody has given up their seat.',
    },
  },
  ask: {
    choose: 'Your turn: play a card, or discard one?',
    chooseOnlyPlay: 'Your turn: which card do you play?',
    retry: 'That card is stuck. Which one do you try now?',
    goOn: 'Play another card, or stop?',
    discard: 'Everything is stuck: which card do you discard?',
    lay: 'Your turn: which card goes where?',
  },
  say: {
    card: '“{card}”',
    cardIcon: '“{card}”, {icon}',
    cardStuck: '“{card}”, stuck',
    cardStuckYear: '“{card}”, stuck, {year}',
    dated: '{year}: “{card}”',
    inFront: 'In front of you: {cards}.',
    inFrontNone: 'No card is left in front of you.',
    watching: 'You are watching.',
    line: 'The time line, from early to late: {places}.',
    and: '; ',
    gapFree: '{gap} is free',
    gapTaken: '{gap} holds {cards}',
    rowGaps: 'There are {n} places, from {first} to {last}.',
    discard: 'On top of the discards: {card}. Wanted: {icon}.',
    discardPile: 'There are {n} discards, on top: {card}.',
    discardNone: 'There are no discards.',
    pile: 'The pile has {n} cards, on top: “{card}”.',
    pileNone: 'The pile is empty.',
    player: '{name}: {cards}.',
    playerNone: '{name}: no cards.',
    playerOut: '{name}: out in round {round}.',
    playerLeft: '{name}: gave the seat up.',
    score:
      'So far {score} points. Bottom row {bottom}, in gaps {slots}, discarded {discard}, in the pile {pile}, in front of you all {front}.',
    rank: 'Now that would be the rank {rank}.',
    counts: 'Round {round}. {players}.',
    count: '{name} {n}',
    canPlay: 'You can play {cards}.',
    canDiscard: 'You can discard {cards}.',
    canStop: 'Or you stop.',
    waitingYou: 'All wait for you.',
  },
  talk: {
    point: '{name} points at “{card}”: {phrase}',
    pointYou: 'You point at “{card}”: {phrase}',
    pointGone: '{name} points at a card: {phrase}',
    pointGoneYou: 'You point at a card: {phrase}',
    phrase: {
      this: 'This one!',
      'not-this': 'Not this one.',
      'what-is-this': 'What on earth is that?',
      'i-know-this': 'I know this one!',
      'too-risky': 'Too risky.',
    },
    bound: {
      'long-before': 'I think long before {year}.',
      before: 'I think before {year}.',
      around: 'I think around {year}.',
      after: 'I think after {year}.',
      'long-after': 'I think long after {year}.',
    },
    place: 'I think {gap}.',
  },
  rules: {
    chapter1: {
      title: 'What it is about',
      text1:
        'Every card is an event. Its light side says what happened, its dark side when. Nobody sees the dark side before the card is played (TL-05, TC-14).',
      text2:
        'Together, up to six of you or all alone, you bring as many cards as you can into one time line. Against each other, two to eight of you, whoever alone loses the last card in a round wins (TL-02).',
    },
    chapter2: {
      title: 'Together: a turn',
      text1:
        'Four cards lie in front of everybody, for all to see. In your turn you play one or two of them or discard one, never both (TL-07).',
      text2:
        'You choose only the card; its year decides where it goes. Earlier or later than everything else: to the end of the bottom row. Between two cards: into the gap above them, if it is free. The same year as a card that lies there: on top of it (TL-06 to TL-11).',
      text3:
        'If the gap is taken, the card is stuck: it comes back to you sideways and can never be played again. Then you have to try another one (TL-12, TL-13, TL-15).',
      text4:
        'After the first card that fitted you may stop or try a second one. Then you draw up to four (TL-16, TL-21).',
    },
    chapter3: {
      title: 'Together: discarding',
      text1:
        'You may discard a card whose icon on the light side is the one on the dark side of the top discard. It is turned over, and its other icon is wanted next. That goes for stuck cards too (TL-19, TL-20).',
      text2:
        'With nothing but stuck cards in front of you, you have to discard one that matches (TL-17).',
    },
    chapter4: {
      title: 'Together: the end and the score',
      text1:
        'It is over when nobody has cards left, when somebody plays and no card fits, or when somebody has nothing but stuck cards and can discard none of them (TL-15, TL-17, TL-24).',
      text2:
        'Each card in the bottom row scores 2, each in a gap 1. Each discard, each card in the pile and each in front of you costs 1 (TL-25). With 36 cards there is a rank as well, from the stopped clock to the atomic clock (TL-26).',
      text3: 'You may say anything and point at cards; whose turn it is decides (TL-27).',
    },
    chapter5: {
      title: 'Against each other',
      text1:
        'Four cards lie in front of everybody. In your turn you lay one of them at a place in the row; only then is it turned over. If the place is right, it stays. Next to the same year both sides are right (TC-03, TC-05).',
      text2:
        'If it is wrong, the card goes to the discards and you get a new one from the pile. When the pile is empty, the discards are shuffled (TC-04, TC-10).',
      text3:
        'Every round is played to its end. Whoever alone has no cards left then wins. If there are several, all others are out and these play on with one new card each: the play-off (TC-06 to TC-09).',
      text4:
        'Going out later is better; in the same round, fewer cards are better (TC-17). After 120 rounds it is over (TC-16).',
    },
    chapter6: {
      title: 'Time, seats, years',
      text1:
        'When your time is up, the card that has lain in front of you longest is played. Against each other, the place is drawn by lot.',
      text2:
        'If somebody gives the seat up: together, the cards stay and cost points; against each other, they leave the game (TL-31).',
      text3:
        'Every card has exactly one year, and that one counts (TL-28). All information was gathered with care and is for entertainment; it comes without guarantee.',
    },
  },
}
