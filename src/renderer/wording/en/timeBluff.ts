/** Options, events and rules of Tom's Time Bluff, in English. */
import type { TimeBluffWords } from '../de/timeBluff'

/** English words. */
export const timeBluff: TimeBluffWords = {
  scored: 'no minus points | one minus point | {n} minus points',
  remark: {
    nose: { title: 'Sharpest nose', text: '{n} bluffs seen through{each}' },
    caught: { title: 'Caught most often', text: 'never | once{each} | {n} times{each}' },
    pile: { title: 'Biggest pile', text: '{n} cards picked up at once' },
    believed: { title: 'Poker face', text: 'believed {n} times{each}' },
  },
  level: {
    gentle: 'Lays what fits, hoards its Jokers, and usually doubts too late.',
    easy: 'Lays what fits and counts on its fingers.',
    solid: 'Counts what lies open and weighs every doubt.',
    sharp: 'Remembers everything, knows its opponents, and bluffs just enough.',
  },
  option: {
    pairCards: {
      label: 'Pair cards',
      hint: 'Four cards with an effect. The game is easier to learn without them.',
      value: { on: 'in', off: 'out' },
      differs: { off: 'without the four pair cards and their effects' },
    },
    pairBy: {
      label: 'A pair card goes with',
      hint: 'By kind 12 clocks fit instead of 4. By hour: Jungle 12, Beam 3, Snooze 6, Broken 9.',
      value: { kind: 'any clock of its kind', hour: 'only its hour' },
      differs: { hour: 'a pair card goes with its hour only' },
    },
    openJoker: {
      label: 'Open Joker',
      hint: 'If the hour is named, only the clock after it is right.',
      value: { any: 'any clock may follow', named: 'whoever lays it names the hour' },
      differs: { named: 'whoever lays a Joker face up names its hour' },
    },
    lastSingle: {
      label: 'Single last card',
      hint: 'Nobody can doubt a card that lies face up, but the cuckoo and pair cards cannot be laid that way.',
      value: { hidden: 'face down', open: 'face up' },
      differs: { open: 'a single last card lies face up' },
    },
    unmatchedPairDraw: {
      label: 'Drawing with a pair card but no clock for it',
      hint: 'Without a clock that fits, you may draw instead of laying.',
      value: { off: 'no', on: 'yes, as printed' },
      differs: { on: 'with a pair card but no clock for it you may draw' },
    },
    snoozeTarget: {
      label: 'Snooze hits',
      hint: 'Chosen means: whoever lays the card says left or right.',
      value: { next: 'the next player', chosen: 'a chosen neighbour' },
      differs: { chosen: 'Snooze hits a neighbour of your choice' },
    },
    turnSeconds: {
      label: 'Seconds to lay',
      hint: 'After that, a legal move is played for you.',
      value: { none: 'no limit' },
      differs: { other: '{value} seconds to lay', none: 'no clock for laying' },
    },
    target: {
      label: 'Play to',
      hint: 'The game ends as soon as somebody has that many.',
      value: {
        '50': '50 minus points',
        '30': '30 minus points',
        '100': '100 minus points',
        round: 'one round',
      },
      differs: { round: 'one round only', other: 'up to {value} minus points' },
    },
    doubtSeconds: {
      label: 'Seconds to doubt',
      hint: 'No answer means: believe.',
      value: { none: 'no limit' },
      differs: { other: '{value} seconds to doubt', none: 'no clock for doubting' },
    },
    lastDoubt: {
      label: 'Last doubt',
      hint: 'When the draw pile is empty, one last doubt is allowed.',
      value: { off: 'no', on: 'yes' },
      differs: { on: 'one last doubt at the end' },
    },
    jokerOpening: {
      label: 'Joker as opening card',
      hint: 'If it stays, any clock may follow.',
      value: { off: 'is replaced', on: 'may stay' },
      differs: { on: 'a Joker may stay as opening card' },
    },
    handDraw: {
      label: 'Draw your own cards',
      hint: 'If you forget, you draw two.',
      value: { off: 'no', on: 'yes' },
      differs: { on: 'you draw your own cards' },
    },
  },
  event: {
    roundBegins: 'Round {round}. {starter} begins.',
    roundBeginsYou: 'Round {round}. You begin.',
    roundGoal: 'Whoever gets rid of all cards first wins the round.',
    roundStarted: 'Round {round}. {starter} begins. Face up: {cards}.',
    roundStartedYou: 'Round {round}. You begin. Face up: {cards}.',
    hand: 'Your hand: {cards}.',
    laid: '{name} lays a card face down on pile {place}, and {cards} on top.',
    laidYou: 'You lay {hidden} face down on pile {place}, and {cards} on top.',
    laidSingle: '{name} lays a last card face down on pile {place}.',
    laidSingleYou: 'You lay your last card, {hidden}, face down on pile {place}.',
    named: 'The Joker stands for {hour} o’clock.',
    laidOpen: '{name} lays a last card face up: {card}.',
    laidOpenYou: 'You lay your last card face up: {card}.',
    drew: '{name} draws no card. | {name} draws a card. | {name} draws {n} cards.',
    drewYou: 'You draw {cards}.',
    drewBroken:
      'Broken: {name} draws no card. | Broken: {name} draws a card. | Broken: {name} draws {n} cards.',
    drewBrokenYou: 'Broken: you draw {cards}.',
    forgotten: '{name} forgot to draw.',
    forgottenYou: 'You forgot to draw.',
    pileExhausted: 'The draw pile is empty.',
    protected: 'Jungle: nobody may doubt {name}.',
    protectedYou: 'Jungle: nobody may doubt you.',
    beamed: '{name} beams a card to {other}.',
    beamedFromYou: 'You beam to {other}: {card}.',
    beamedToYou: '{name} beams to you: {card}.',
    snoozed: '{name} snoozes and misses a turn.',
    snoozedYou: 'You snooze and miss a turn.',
    satOut: '{name} misses a turn.',
    satOutYou: 'You miss a turn.',
    drawOwed: '{name} still has to draw.',
    drawOwedYou: 'You still have to draw.',
    believed: 'Nobody doubts {name}.',
    believedYou: 'Nobody doubts you.',
    doubted: '{doubter} doubts {layer}. Turned over: {card} – {verdict}!',
    doubtedByYou: 'You doubt {layer}. Turned over: {card} – {verdict}!',
    doubtedYou: '{doubter} doubts you. Turned over: {card} – {verdict}!',
    doubtedToo: 'You doubted too, but {doubter} comes before you clockwise.',
    right: 'honest',
    wrong: 'a bluff',
    handsPassed: 'Time vortex! All hands move clockwise.',
    handsPassedBack: 'Time vortex! All hands move anticlockwise.',
    handsSwapped: 'Time vortex! {names} swap hands.',
    handsSwappedYou: 'Time vortex! You swap hands with {name}.',
    replaced: 'The time vortex leaves the game and makes way for {card}.',
    removed: 'The time vortex leaves the game.',
    pickedUp:
      '{name} takes the pile: no card. | {name} takes the pile: one card. | {name} takes the pile: {n} cards.',
    pickedUpYou: 'You take the pile: {cards}.',
    pickedUpCounted:
      'You take the pile: no card. | You take the pile: one card. | You take the pile: {n} cards.',
    placeOpened: 'On free place {place}, {name} lays {card}.',
    placeOpenedYou: 'On free place {place}, you lay {card}.',
    placeDeclined: '{name} passes on the free place.',
    placeDeclinedYou: 'You pass on the free place.',
    placeRefilled: 'From the draw pile, place {place} gets {card}.',
    placeDead: 'Place {place} stays empty.',
    shuffledBack: 'Shuffled back: {cards}.',
    twice: '{card}, twice',
    times: '{card}, {n} times',
    roundEnded: 'The round is over. Minus points: {points}.',
    points: '{name} {n}',
    pointsYou: 'you {n}',
    matchEnded: 'The game is over. {names} wins.',
    matchEndedYou: 'The game is over. You win!',
    matchEndedShared: 'The game is over. {names} win.',
  },
  ask: {
    lay: 'Your turn: lay one card face down and one face up on it.',
    layLastHidden: 'Your turn: lay your last card face down.',
    layLastOpen: 'Your turn: lay your last card face up.',
    mustDraw: 'Your turn: none of your cards may lie face up. Draw a card.',
    direct: 'Time vortex: choose where the hands go.',
    beam: 'Beam: choose a card and who gets it.',
    answer: '{name} says on pile {place}: {hour} o’clock. Do you believe it?',
    answerAny:
      '{name} has laid on pile {place}, on {on}. Any clock fits there. Do you believe that it is one?',
    closing: 'That hand is empty: if nobody doubts, the round is over.',
    closingPassed: 'If nobody doubts, the round is over.',
    takeCard: 'Draw your card!',
    openPlace: 'Place {place} is free: lay a card, or pass.',
    nextRound: 'The round is scored. Go on with “Next round”.',
  },
  say: {
    waitingYou: 'Everybody is waiting for you.',
    due: 'Pile {place}, {hour} o’clock is due: {cards}.',
    dueAny: 'Pile {place}, any clock fits: {cards}.',
    onlyBluff: 'only by bluffing',
    pairs: 'May go in between: {cards}.',
    mayDraw: 'You may draw instead.',
    opens: 'May go there: {cards}.',
    noneOpens: 'None of your cards may go there.',
    choice: 'You can choose: {names}.',
    answerKeys: 'Key 1 doubts, key 2 believes.',
    directKeys: 'Key 1 for the first direction, key 2 for the second.',
    pile: 'Pile {place}: {top}, one card. | Pile {place}: {top}, {n} cards.',
    empty: 'Place {place} is free.',
    dead: 'Place {place} is out of play.',
    draw: 'In the draw pile: {n}.',
    removed:
      'No vortex is out of the game. | One vortex is out of the game. | {n} vortices are out of the game.',
    you: 'You',
    /** Among names in a sentence. */
    youToo: 'you',
    claim: '{name} says on pile {place}: {hour} o’clock.',
    claimYou: 'You say on pile {place}: {hour} o’clock.',
    claimAny: '{name} has laid on pile {place}, on {on}. Any clock fits there.',
    claimAnyYou: 'You have laid on pile {place}, on {on}. Any clock fits there.',
    player: '{name}: {facts}.',
    cards: 'no cards | one card | {n} cards',
    points: 'no minus points | one minus point | {n} minus points',
    down: 'face down',
    emptyHand: 'Your hand is empty.',
    watching: 'You are watching and hold no cards.',
  },
  rules: {
    chapter1: {
      title: 'What it is about',
      text1:
        'Be the first in each round to get rid of your cards. Whoever has the fewest minus points at the end wins.',
      text2:
        'There are three piles on the table. On top of each lies a clock. Whoever lays a card face down on it claims that it shows the next hour: after 12 comes 1.',
      text3:
        'Two to six of you play; anyone without a seat watches. Every round begins with six cards in each hand and three open clocks in the middle. The rest is the draw pile. The first dealer is chosen by lot, then dealing passes to the left; the player left of the dealer begins.',
    },
    chapter2: {
      title: 'Your turn',
      text1: 'Lay two cards on one pile: the first face down, the second face up on it.',
      text2:
        'The card face down should be exactly one hour later than the card it lies on. It need not be: you may always bluff.',
      text3: 'The card face up is your choice. It decides what is due next.',
      text4:
        'If you then hold fewer than six cards, you draw one. After laying your last cards you draw none.',
      text5:
        'With a single card left, you lay it alone and face down. If none of your cards may lie face up, you draw one instead of laying.',
      text6: 'Until you confirm, you can take everything back.',
    },
    chapter3: {
      title: 'Doubting',
      text1:
        'After every turn all others answer in secret: believe or doubt. If several doubt, the first of them clockwise counts.',
      text2:
        'If the card was wrong, whoever laid it takes the whole pile. The doubter may lay a card from hand on the free place.',
      text3: 'If it was right, the doubter takes the pile, and whoever laid it may fill the place.',
      text4:
        'Clocks, Jokers and vortices may go on the free place. If nobody wants to or can, the next clock comes from the draw pile. If there is none left, the place stays empty for this round.',
      text5:
        'Only the card laid face down last can be doubted. If everybody believes, it stays, right or not. Then the next player on the left has a turn.',
    },
    chapter4: {
      title: 'Joker and cuckoo',
      text1:
        'The Joker (hourglass) stands for any clock. On a Joker that lies face up, any clock is right. If your table is set so, whoever lays it face up names the hour it stands for.',
      text2:
        'A Joker face down is right as long as it does not lie on a Joker and no Joker or vortex lies directly on it.',
      text3:
        'The cuckoo shows no hour: it is never right and may never lie face up. You get rid of it only face down, or by a vortex or a Beam.',
    },
    chapter5: {
      title: 'Time vortex',
      text1:
        'Face down it counts as a Joker, in your hand it does nothing. Laid face up, or turned over by a doubt, it acts at once.',
      text2:
        'Whoever laid it or turned it over chooses the direction: all hands move to the neighbour. With two players you swap.',
      text3:
        'Then it is out for this round, and a card from the draw pile takes its place. If that is a vortex again, it acts too.',
      text4: 'If a doubt brought it to light, the pile is taken only after the hands have moved.',
    },
    chapter6: {
      title: 'Pair cards',
      text1:
        'Four cards with an effect. You then lay three cards: one face down, the pair card face up on it, and face up on that a clock of its kind from your hand. If your table is set so, the hour counts and not the kind: Jungle goes with 12, Beam with 3, Snooze with 6, Broken with 9.',
      text2: 'Jungle (grandfather clock): nobody may doubt this time.',
      text3: 'Beam (smartwatch): secretly give somebody a card from your hand.',
      text4:
        'Snooze (radio alarm): the next player draws a card and misses a turn, but may still doubt.',
      text5: 'Broken (alarm clock): all others draw a card.',
      text6:
        'The effect comes at once and stays, even if you are caught afterwards. Laid face down, a pair card is always wrong.',
    },
    chapter7: {
      title: 'End of the round',
      text1:
        'The round ends when somebody has got rid of the last cards without being caught, or when a card must be drawn and the draw pile is empty.',
      text2:
        'Last cards can be doubted too. If they were a bluff, you take the pile and play goes on.',
      text3:
        'If a vortex is among the last cards, the hands move first: whoever then holds no cards gets no minus points.',
      text4:
        'It also ends when no cards are left to fill any of the three places. After 50 turns for each player the round is counted as it stands.',
    },
    chapter8: {
      title: 'Points',
      text1:
        'Whoever still holds cards counts them: every clock 1, Joker, cuckoo and pair cards 5, vortex 10. What is on the table counts for nobody.',
      text2:
        'As soon as somebody reaches 50 it is over: the lowest total wins, and a tie is shared. How far you play is set at the table.',
    },
    chapter9: {
      title: 'Examples',
      text1: 'A 12 lies on top: a 1 face down is right, another 12 is a bluff.',
      text2: 'A Joker lies on top: any clock face down is right, a Joker is not.',
      text3:
        'You hold four cards: one goes face down, then a Beam, a smartwatch face up, and the last one is given away. Your hand is empty.',
    },
    chapter10: {
      title: 'When time runs out',
      text1:
        'No answer to “Do you believe it?” means believing. In all other cases a legal move is played for you, an honest one if possible.',
    },
  },
}
