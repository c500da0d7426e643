/** What the table of Time Bluff says, in English. */
import type { TimeBluffTableWords } from '../de/timeBluffTable'

/** English words. */
export const timeBluffTable = {
  keys: {
    hand: 'H: read out my hand, K: go to it',
    answer: '1: doubt, 2: believe',
    direct: 'Time vortex – 1: clockwise, 2: anticlockwise',
    pile: '1 to 3: choose the pile',
    confirm: 'F: lay or beam what you have chosen',
  },
  /** Asked why, and not to be told yet. */
  whyLater: '{name} will say why after the round.',
  thought: {
    doubted:
      'Going by what everybody could see, I put the chance of the card on pile {place} being right at {percent}%. With {n} cards there, it was worth doubting.',
    doubtedHolding:
      'Of the {right} cards that would have been right, I was holding {held} myself, so I put the chance of the one on pile {place} at {percent}%.',
    believed:
      'Going by what everybody could see, I put the chance of the card on pile {place} being right at {percent}%. With {n} cards there, doubting was too big a risk.',
    believedHolding:
      'Of the {right} cards that would have been right, I was holding {held} myself, so I put the chance of the one on pile {place} at {percent}%.',
    laid: 'When I laid on pile {place}, I put the chance of {doubts} at {percent}%.',
    laidSafe: 'With the pair card on pile {place} nobody may doubt.',
    laidQuietly:
      'On pile {place} I felt fairly safe: I put the chance of {doubts} at only {percent}%.',
    laidCheaply:
      'On pile {place} I was expecting a doubt ({percent}%), but with one card there it could not cost much. | On pile {place} I was expecting a doubt ({percent}%), but with {n} cards there it could not cost much.',
    laidBoldly:
      'On pile {place} I was expecting a doubt ({percent}%). Whoever is wrong then takes the whole pile.',
    laidLast:
      'Those were my last cards, on pile {place}. I put the chance of {doubts} at {percent}%.',
    turnedRight: 'The card on pile {place} was right. I put the chance of {doubts} at {percent}%.',
    turnedLie: 'On pile {place} I was bluffing. I put the chance of {doubts} at {percent}%.',
    laidRight: 'The card on pile {place} was right. I put the chance of {doubts} at {percent}%.',
    laidLie:
      'On pile {place} I was bluffing, though I could have laid honestly. I put the chance of {doubts} at {percent}%.',
    laidLieForced:
      'On pile {place} I was bluffing: with my cards there was no honest way. I put the chance of {doubts} at {percent}%.',
    adviseDoubt:
      'Doubt it. The card is only {percent}% likely to be right, with one on the pile. | Doubt it. The card is only {percent}% likely to be right, with {n} on the pile.',
    adviseDoubtThough:
      'Doubt it all the same. The card is {percent}% likely to be right, but a bluff would cost more than your mistake.',
    adviseDoubtLast:
      'Doubt it. These are the last cards: if nobody doubts, the round is over. The card is {percent}% likely to be right.',
    adviseBelieve:
      'Believe it. The card is {percent}% likely to be right, with one on the pile. | Believe it. The card is {percent}% likely to be right, with {n} on the pile.',
    adviseBelieveLast:
      'Believe it, though the round ends with these cards. The card is {percent}% likely to be right, and a wrong doubt would give you the pile as well. | Believe it, though the round ends with these cards. The card is {percent}% likely to be right, and a wrong doubt would give you the {n} cards of the pile as well.',
    adviseRight:
      'Lay honestly on pile {place}: {cards}. The chance of {doubts} is about {percent}%.',
    adviseLie: 'Bluff on pile {place}: {cards}. The chance of {doubts} is about {percent}%.',
    /** Who is to doubt: anybody, or of two players the other one. */
    doubts: {
      somebody: 'somebody doubting it',
      other: '{name} doubting it',
      you: 'you doubting it',
    },
    /** What is laid, and how. */
    adviseCard: { hidden: 'face down {card}', pair: 'between them {card}', open: 'face up {card}' },
  },
  card: {
    clock: '{hour} o’clock, {clock}',
    pair: 'pair card {effect} ({clock})',
    joker: 'Joker',
    vortex: 'Time vortex',
    cuckoo: 'Cuckoo',
    down: 'face-down card',
  },
  cardInSentence: {
    clock: '{hour} o’clock ({clock})',
    pair: 'the pair card {effect} ({clock})',
    joker: 'a Joker',
    vortex: 'a time vortex',
    cuckoo: 'the cuckoo',
  },
  cardLine: {
    joker: 'fits on any clock',
    vortex: 'face up: all hands move',
    cuckoo: 'never right, never face up',
  },
  clock: {
    grandfather: 'grandfather clock',
    smartwatch: 'smartwatch',
    radio: 'radio alarm',
    alarm: 'alarm clock',
  },
  effect: { jungle: 'Jungle', beam: 'Beam', snooze: 'Snooze', broken: 'Broken' },
  effectLine: {
    jungle: 'nobody may doubt',
    beam: 'give a card away',
    snooze: 'neighbour draws, misses a turn',
    broken: 'everyone else draws 1',
  },
  explained: {
    clock:
      'Face down it is right if it shows exactly one hour later than the card beneath it; after 12 comes 1. In your hand it costs 1 minus point.',
    joker:
      'Face down it is right as long as it does not lie on a Joker and no Joker or vortex lies directly on it. {open} In your hand it costs 5 minus points.',
    vortex:
      'Laid face up, or found by a doubt, it sends all hands on to a neighbour and leaves the round. Face down it counts as a Joker. In your hand it costs 10 minus points.',
    cuckoo:
      'It shows no hour and is never right. You get rid of it only face down, or by a vortex or a Beam. In your hand it costs 5 minus points.',
    jungle:
      'Face up between your card face down and {clock}: nobody may doubt this time. In your hand 5 minus points.',
    beam: 'Face up between your card face down and {clock}: you secretly give somebody a card from your hand. In your hand 5 minus points.',
    snooze:
      'Face up between your card face down and {clock}: a neighbour draws a card and misses a turn. In your hand 5 minus points.',
    broken:
      'Face up between your card face down and {clock}: everybody else draws a card. In your hand 5 minus points.',
  },
  /** What an open Joker is good for, by the table’s option. */
  openJoker: {
    any: 'When it lies face up, any clock is right on it.',
    named: 'Whoever lays it face up names an hour: only the clock after that is right on it.',
  },
  /** The clock in what a pair card is good for: of its kind, or of its hour. */
  pairedWith: {
    grandfather: 'a matching grandfather clock',
    smartwatch: 'a matching smartwatch',
    radio: 'a matching radio alarm',
    alarm: 'a matching alarm clock',
    hour: 'any {hour} o’clock',
  },
  hand: 'Your hand is empty | Your hand: one card | Your hand: {n} cards',
  /** TB-30: it stays in reach, set back, while the card on the chosen pair card is missing. */
  besidePair: '{card}, does not fit the pair card',
  fits: '{card}, fits pile {piles} | {card}, fits pile {piles} | {card}, fits piles {piles}',
  piles: 'The middle of the table',
  slot: { hidden: 'face down', pair: 'pair', open: 'face up', gift: 'gift' },
  slotOn: '{slot} on pile {place}',
  slotHolds: '{slot}: {card}. Press to take it back.',
  slotEmpty: '{slot}: still empty',
  said: {
    put: {
      hidden: '{card}, face down.',
      pair: '{card}, in between.',
      open: '{card}, face up.',
      gift: '{card}, as the gift.',
    },
    back: 'Back in your hand: {card}.',
    pileBack: 'No pile chosen any more.',
    soFar: 'Chosen so far: {what}.',
  },
  ask: {
    hidden: 'Which card do you lay face down?',
    hiddenLast: 'Lay your last card face down.',
    openLast: 'Lay your last card face up.',
    pair: 'Which pair card goes in between?',
    open: 'Which card goes face up on top?',
    gift: 'Which card do you beam away?',
    place: 'On which pile?',
    named: 'Which hour does the Joker stand for?',
    snooze: 'Which neighbour snoozes?',
    to: 'Who gets the card?',
    ready: 'All set. Confirm, or change something.',
    readyOn: 'You lay on pile {pile}. Confirm, or change it.',
    unfit: 'This does not work yet.',
    mustDraw: 'None of your cards may lie face up: draw a card.',
    openPlace: 'The place is free: which card do you lay there, face up?',
  },
  hint: {
    draw: 'That ends your turn.',
    orDraw: 'Lay cards, or draw one: that ends your turn.',
    pair: 'What fits on it: {cards}. {effect}: {line}.',
    numbers:
      'The small number on a card names the pile where it would be honest. Bluffing is allowed.',
    /** The same for the ear. */
    numbersHeard:
      'Your cards tell by themselves on which pile they would be honest. Bluffing is allowed.',
    nothing: 'None of your cards would be honest here: time for a bluff.',
    lay: 'Choose cards, or drag them onto a pile. Bluffing is allowed.',
    place: 'Choose a pile: 1, 2 or 3.',
    beam: 'Only the two of you will know which card it is.',
    openPlace: 'A clock, a Joker or a time vortex. You may also pass.',
  },
  truth: {
    honest: 'You lay honestly. Only you know.',
    bluff: 'You are bluffing. Only you know.',
  },
  standsFor: 'stands for {hour} o’clock',
  hour: '{hour} o’clock',
  neighbour: { left: 'left', right: 'right' },
  declinePlace: 'Pass',
  drawInstead: 'Draw a card',
  undo: 'Take back',
  confirm: 'Lay',
  confirmBeam: 'Beam',
  takeCard: 'Draw a card',
  nextRound: 'Next round',
  reason: {
    'not-seated': 'You are only watching. Take a free seat to play.',
    'match-over': 'The game is over. You can start a new one.',
    'not-your-turn': 'It is not your turn. Wait until your seat lights up.',
    'other-decision-owed': 'Something else comes first: look at the slip.',
    'already-answered': 'You have already answered, and that stands.',
    'card-not-in-hand': 'You no longer hold that card. Take one from your hand.',
    'place-dead': 'That place is out of the game. Take another one.',
    'two-cards-needed': 'You lay two cards: one face down and one face up on it.',
    'single-card-is-hidden': 'Your last card is laid face down.',
    'single-card-is-open': 'Your last card is laid face up.',
    'open-card-shows-no-hour':
      'The cuckoo shows no hour and can only lie face down. Clocks, Jokers and vortices may lie face up.',
    'only-card-to-open':
      'That is your only card that may lie face up: lay another one face down and this one on it.',
    'pair-card-alone':
      'A pair card never lies face up alone: its clock goes on it, and that takes three cards.',
    'not-a-pair-card': 'Only a pair card may lie in between.',
    'pair-card-needs-its-clock':
      'The pair card needs its own clock face up on it, and that has to come from your hand.',
    'pair-card-needs-its-hour':
      'The pair card needs its hour face up on it, from your hand: Jungle takes a 12, Beam a 3, Snooze a 6, Broken a 9.',
    'must-draw': 'None of your cards may lie face up: draw a card instead.',
    'may-not-draw': 'You may not draw instead of laying now: lay two cards.',
    'joker-needs-hour': 'Say which hour the Joker stands for.',
    'hour-not-named-here': 'No hour is named here: lay without it.',
    'snooze-needs-neighbour': 'Say which neighbour is to snooze.',
    'neighbour-not-named-here': 'No neighbour is named here: lay without one.',
    'beam-to-yourself': 'You beam to somebody else: choose another player.',
    'no-such-seat': 'Nobody sits there. Choose another player.',
    'place-needs-open-card': 'The free place takes a clock, a Joker or a time vortex.',
  },
  pile: {
    name: 'Pile {number}',
    follows: 'due: {hour}',
    anyFollows: 'any clock',
    honest: 'Your card face down would be honest here.',
    honestMark: 'honest',
    bluffMark: 'bluff',
    dead: 'out of the game',
    empty: 'free just now',
    look: 'Look at pile {number}',
    explained: 'From top to bottom. Only you can see your own cards.',
  },
  layer: { open: 'card face up', down: 'card face down', own: 'your card', mine: '{card} (yours)' },
  stamp: { honest: 'Honest!', bluff: 'Bluff!' },
  whyVerdict: {
    joker: 'A Joker stands for any clock.',
    vortex: 'Face down, a time vortex counts as a Joker.',
    jokerOnJoker: 'A Joker on a Joker is wrong.',
    vortexOnJoker: 'It counts as a Joker, and a Joker on a Joker is wrong.',
    cuckoo: 'The cuckoo is never right.',
    pair: 'Face down, a pair card is never right.',
  },
  stage: {
    on: 'was on top',
    hidden: 'face down',
    right: 'right',
    wrong: 'bluff!',
    pair: 'pair',
    open: 'face up',
  },
  doubt: {
    ask: '{name} says: “{hour}\u00a0o’clock!” Do you believe it?',
    askAny: '{name} lays on the Joker. Do you believe it fits?',
    mine: 'The others are wondering whether to believe you.',
    mineOne: '{name} is deciding whether you are honest.',
    said: '{name} says: “{hour}\u00a0o’clock!”',
    saidAny: '{name} lays on the Joker.',
    watching: 'The others are wondering whether to believe it.',
    jungle: 'Jungle! Nobody may doubt {name}.',
    takeCard: 'Remember to draw: take your card!',
    youDoubt: 'You doubt it. In a moment everybody will know.',
    youBelieve: 'You believe it. Let’s see whether anybody doubts.',
    missing: 'Everybody has answered. | One answer is missing. | {n} answers are missing.',
    missingYours:
      'Everybody is waiting for you. | You and one other have yet to answer. | You and {n} others have yet to answer.',
    secret: 'Secret and final.',
    closing: 'No cards left: if all believe, the round is over.',
    closingPassed: 'If all believe, the round is over.',
    doubt: 'Doubt',
    believe: 'Believe',
  },
  direct: {
    ask: 'The vortex is turning: which way do all hands go?',
    hint: 'Everybody passes the whole hand to a neighbour.',
    clockwise: 'to {name}',
    counterclockwise: 'to {name}',
    receive:
      'you get no cards from {name} | you get 1 card from {name} | you get {n} cards from {name}',
  },
  wait: {
    lay: 'It is {name}’s turn.',
    direct: '{name} is steering the vortex.',
    beam: '{name} is about to beam a card.',
    openPlace: '{name} may fill the free place.',
    scored: 'The round is over. Ready for the next one?',
    reading: 'The game continues in a moment.',
    over: 'The game is over.',
    stillReading: 'Still reading: {names}',
  },
  awaited: {
    lay: 'to play',
    direct: 'steering',
    beam: 'beaming',
    openPlace: 'filling a place',
    takeCard: 'has to draw',
    nextRound: 'reading',
  },
  score: {
    over: 'Final score',
    round: 'Round {round}',
    hand: 'Cards of {name}',
    empty: 'no cards left',
    minus: 'Minus points',
    this: 'this round',
    total: 'total',
    all: 'All rounds',
    roundShort: 'Round',
  },
  end: {
    emptied: 'A hand is empty.',
    emptiedOf: '{name}’s hand is empty.',
    emptiedYours: 'Your hand is empty.',
    passedOn:
      'Somebody had no cards left; then the time vortex passed all hands on, and whoever got the empty one took cards again.',
    passedOnOf:
      '{name} had no cards left; then the time vortex passed all hands on, and whoever got the empty one took cards again.',
    passedOnYours:
      'You had no cards left; then the time vortex passed all hands on, and whoever got the empty one took cards again.',
    handedOf:
      '{layer} had no cards left; then the time vortex passed all hands on, and {name} got the empty one.',
    handedByYou:
      'You had no cards left; then the time vortex passed all hands on, and {name} got the empty one.',
    handedYours:
      '{layer} had no cards left; then the time vortex passed all hands on, and you got the empty one.',
    reached: '{name} has {n} minus points, and {target} end the match.',
    reachedYours: 'You have {n} minus points, and {target} end the match.',
    oneRound: 'The match was set to a single round.',
    fewest: 'Fewest minus points win.',
    'pile-exhausted': 'The draw pile is empty: nobody can draw any more.',
    'places-dead': 'All three places are empty.',
    'too-long': 'The round has lasted long enough.',
  },
  drawPile: 'in the draw pile',
  removed: 'no vortex is gone | one vortex is gone | {n} vortices are gone',
  skips: 'misses no turn | misses a turn | misses {n} turns',
  dealer: 'deals',
  youDeal: 'you deal',
  sort: { hour: 'Sort by hour', clock: 'Sort by clock' },
  word: {
    right: '{doubter} doubted, but {layer} was honest: {card}.',
    rightByYou: 'You doubted, but {layer} was honest: {card}.',
    rightYou: '{doubter} doubted, but you were honest: {card}.',
    caught: '{doubter} caught {layer}: {card}!',
    caughtByYou: 'You caught {layer}: {card}!',
    caughtYou: '{doubter} caught you: {card}!',
    doubtedToo: 'You doubted too.',
    believed: 'Nobody doubted {layer}.',
    believedYou: 'Nobody doubted you.',
    clockwise: 'All hands have moved clockwise.',
    counterclockwise: 'All hands have moved anticlockwise.',
    snoozed: '{name} is snoozing.',
    snoozedYou: 'You are snoozing.',
  },
  minusShort: '0 minus points | 1 minus point | {n} minus points',
  minus: 'no minus points | one minus point | {n} minus points',
  guide: {
    title: 'Your first round',
    step1: 'Face down: one hour later than the card beneath. Face up: any hour. You may bluff.',
    step2:
      'Is the face-down card one hour later? Doubt, and it is turned over: whoever is wrong takes the pile. Believing costs nothing.',
    step3:
      'After laying you draw a card if you hold fewer than six. An empty hand ends the round: what the others still hold counts against them.',
  },
} satisfies TimeBluffTableWords
