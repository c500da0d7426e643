/** Options, events and rules of Tom's Time Bluff, in English. */
import type { TimeBluffWords } from '../de/timeBluff'

/** English words. */
export const timeBluff: TimeBluffWords = {
  option: {
    pairCards: {
      label: 'Pair cards',
      hint: 'Four cards with an effect. Starting out is easier without.',
      value: { on: 'in', off: 'out' },
    },
    pairBy: {
      label: 'A pair card takes',
      value: { kind: 'any clock of its kind', hour: 'only its hour' },
    },
    openJoker: {
      label: 'Open Joker',
      value: { any: 'any clock may follow', named: 'its layer names the hour' },
    },
    lastSingle: { label: 'Single last card', value: { hidden: 'hidden', open: 'open' } },
    unmatchedPairDraw: {
      label: 'Drawing with an unmatched pair card',
      hint: 'Without a fitting clock one may draw instead of laying.',
      value: { off: 'no', on: 'yes' },
    },
    snoozeTarget: {
      label: 'Snooze hits',
      value: { next: 'the next player', chosen: 'the chosen neighbour' },
    },
    turnSeconds: {
      label: 'Seconds to lay',
      hint: 'Then a legal move is played.',
      value: { none: 'no limit' },
    },
    target: {
      label: 'Played to',
      value: {
        '50': '50 minus points',
        '30': '30 minus points',
        '100': '100 minus points',
        round: 'one round',
      },
    },
    doubtSeconds: {
      label: 'Seconds to doubt',
      hint: 'Who does not answer believes.',
      value: { none: 'no limit' },
    },
    lastDoubt: {
      label: 'Last doubt',
      hint: 'When the draw pile is empty there is one more doubt.',
      value: { off: 'no', on: 'yes' },
    },
    jokerOpening: {
      label: 'Joker as opening card',
      value: { off: 'is exchanged', on: 'may stay' },
    },
    handDraw: {
      label: 'Draw by hand',
      hint: 'Who forgets draws two.',
      value: { off: 'no', on: 'yes' },
    },
  },
  event: {
    roundStarted: 'Round {round}. {starter} begins. Open are {cards}.',
    roundStartedYou: 'Round {round}. You begin. Open are {cards}.',
    hand: 'Your hand: {cards}.',
    laid: '{name} lays a hidden card on pile {place}, on it {cards}.',
    laidYou: 'You lay {hidden} hidden on pile {place}, on it {cards}.',
    laidSingle: '{name} lays the last card hidden on pile {place}.',
    laidSingleYou: 'You lay your last card, {hidden}, hidden on pile {place}.',
    named: 'The Joker stands for {hour} o’clock.',
    laidOpen: '{name} lays the last card openly: {card}.',
    laidOpenYou: 'You lay your last card openly: {card}.',
    drew: '{name} draws no card. | {name} draws a card. | {name} draws {n} cards.',
    drewYou: 'You draw {cards}.',
    forgotten: '{name} forgot to draw.',
    forgottenYou: 'You forgot to draw.',
    pileExhausted: 'The draw pile is empty.',
    protected: 'Jungle: nobody may doubt {name}.',
    protectedYou: 'Jungle: nobody may doubt you.',
    beamed: '{name} beams a card to {other}.',
    beamedFromYou: 'You beam to {other}: {card}.',
    beamedToYou: '{name} beams to you: {card}.',
    snoozed: '{name} has to snooze and sits one turn out.',
    snoozedYou: 'You have to snooze and sit one turn out.',
    satOut: '{name} sits out.',
    satOutYou: 'You sit out.',
    drawOwed: '{name} still has to draw.',
    drawOwedYou: 'You still have to draw.',
    believed: 'Nobody doubts {name}.',
    believedYou: 'Nobody doubts you.',
    doubted: '{doubter} doubts {layer}. It was {card}: {verdict}.',
    doubtedByYou: 'You doubt {layer}. It was {card}: {verdict}.',
    doubtedYou: '{doubter} doubts you. It was {card}: {verdict}.',
    right: 'laid right',
    wrong: 'a bluff',
    handsPassed: 'Time vortex! All hands move clockwise.',
    handsPassedBack: 'Time vortex! All hands move counterclockwise.',
    replaced: 'The vortex is out of the game. In its place comes {card}.',
    removed: 'The vortex is out of the game.',
    pickedUp:
      '{name} takes the pile: no card. | {name} takes the pile: one card. | {name} takes the pile: {n} cards.',
    pickedUpYou: 'You take the pile: {cards}.',
    placeOpened: '{name} lays {card} on the free place {place}.',
    placeOpenedYou: 'You lay {card} on the free place {place}.',
    placeDeclined: '{name} leaves the free place.',
    placeDeclinedYou: 'You leave the free place.',
    placeRefilled: 'Place {place} gets {card} from the draw pile.',
    placeDead: 'Place {place} stays empty.',
    shuffledBack: 'Shuffled back: {cards}.',
    roundEnded: 'The round is over. {points}.',
    points: '{name} {n}',
    pointsYou: 'you {n}',
    matchEnded: 'The game is over. {names} wins.',
    matchEndedYou: 'The game is over. You win!',
    matchEndedShared: 'The game is over. {names} win.',
    joined: ' and ',
  },
  ask: {
    lay: 'Your turn: lay one card hidden and one openly on it.',
    direct: 'Time vortex: choose where the hands go.',
    beam: 'Beam: choose a card and who gets it.',
    answer: '{name} has laid on {on}. Do you doubt?',
    takeCard: 'Draw your card!',
    openPlace: 'Place {place} is free: lay a card or leave it.',
    nextRound: 'The round is scored. Go on with “Next round”.',
  },
  say: {
    nothing: 'Nothing is asked of you just now.',
    waitingYou: 'Waiting for you.',
    due: "Pile {place}, {hour} o'clock is due: {cards}.",
    dueAny: 'Pile {place}, any clock fits: {cards}.',
    onlyBluff: 'only by bluffing',
    pairs: 'May go in between: {cards}.',
    mayDraw: 'You may draw instead.',
    opens: 'May go there: {cards}.',
    noneOpens: 'None of your cards may go there.',
    choice: 'To choose from: {names}.',
    pile: 'Pile {place}: {top}, cards: {n}.',
    empty: 'Place {place} is free.',
    dead: 'Place {place} is out of play.',
    draw: 'In the draw pile: {n}.',
    player: '{name}: cards {n}, minus points {points}.',
    down: 'hidden',
    emptyHand: 'Your hand is empty.',
    watching: 'You watch and hold no cards.',
  },
  rules: {
    chapter1: {
      title: 'What it is about',
      text1:
        'Be the first in each round to get rid of your cards. Who has the fewest minus points in the end wins.',
      text2:
        'There are three piles on the table. On each the time moves on: 6, 7, 8 and so forth, after 12 comes 1.',
    },
    chapter2: {
      title: 'Your turn',
      text1: 'Lay two cards on one pile: the first hidden, the second openly on it.',
      text2:
        'The hidden card should be exactly one hour later than the card it lies on. It need not be: you may always bluff.',
      text3: 'The open card is free. It decides what is due next.',
      text4:
        'If you then hold fewer than six cards you get one. Laying your last cards you do not draw.',
    },
    chapter3: {
      title: 'Doubting',
      text1:
        'After every turn all others answer in secret: believe or doubt. If several doubt, the next one clockwise counts.',
      text2:
        'If the hidden card was wrong, its layer takes the whole pile. The doubter may lay a hand card on the free place.',
      text3:
        'If it was right, the doubter takes the pile and the layer may fill the place. If nobody will or can, a clock comes from the draw pile.',
    },
    chapter4: {
      title: 'Special cards',
      text1:
        'Joker (hourglass): stands for any clock. Any clock fits on an open Joker. Joker on Joker is wrong when somebody doubts.',
      text2:
        'Time vortex: counts as a Joker. As soon as it is seen all hands move to a neighbour, and it leaves the game.',
      text3: 'Cuckoo: never fits. You only get rid of it hidden.',
      text4:
        'Pair cards lie between the hidden card and an open clock of their kind. Jungle: nobody may doubt. Beam: give somebody a card. Broken: all others draw one. Snooze: the neighbour draws one and sits out.',
    },
    chapter5: {
      title: 'End and points',
      text1:
        'The round ends when somebody has got rid of the last cards without being caught, or when a card must be drawn and the draw pile is empty.',
      text2:
        'Who still holds cards counts them: every clock 1, Joker, cuckoo and pair cards 5, vortex 10.',
      text3:
        'As soon as somebody reaches 50 it is over: the smallest sum wins. How far you play is set at the table.',
    },
  },
}
