/** Options, events and rules of Tom's Time Bluff, in English. */
import type { TimeBluffWords } from '../de/timeBluff'

/** English words. */
export const timeBluff: TimeBluffWords = {
  scored: 'no minus points | one minus point | {n} minus points',
  remark: {
    nose: { title: 'Keen nose', text: 'saw through {n} bluffs' },
    caught: { title: 'Caught most often', text: 'never | once | {n} times' },
    pile: { title: 'Biggest pile', text: 'picked up {n} cards at once' },
    believed: { title: 'Poker face', text: 'was believed {n} times' },
  },
  level: {
    easy: 'Lays what fits and counts on its fingers.',
    solid: 'Counts what lies open and weighs every doubt.',
    sharp: 'Remembers everything, knows who fibs, and bluffs in measure.',
  },
  option: {
    pairCards: {
      label: 'Pair cards',
      hint: 'Four cards with an effect. Starting out is easier without.',
      value: { on: 'in', off: 'out' },
    },
    pairBy: {
      label: 'A pair card takes',
      hint: 'By kind it is of use more often: 12 clocks fit instead of 4.',
      value: { kind: 'any clock of its kind', hour: 'only its hour' },
    },
    openJoker: {
      label: 'Open Joker',
      hint: 'With a named hour only the clock after it is right.',
      value: { any: 'any clock may follow', named: 'its layer names the hour' },
    },
    lastSingle: {
      label: 'Single last card',
      hint: 'Nobody can doubt an open one, but cuckoo and pair cards cannot go that way.',
      value: { hidden: 'hidden', open: 'open' },
    },
    unmatchedPairDraw: {
      label: 'Drawing with an unmatched pair card',
      hint: 'Without a fitting clock one may draw instead of laying.',
      value: { off: 'no', on: 'yes' },
    },
    snoozeTarget: {
      label: 'Snooze hits',
      hint: 'When choosing, the layer says left or right.',
      value: { next: 'the next player', chosen: 'the chosen neighbour' },
    },
    turnSeconds: {
      label: 'Seconds to lay',
      hint: 'Then a legal move is played.',
      value: { none: 'no limit' },
    },
    target: {
      label: 'Played to',
      hint: 'It is over as soon as somebody has that many.',
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
      hint: 'If it stays, any clock may follow.',
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
        'Be the first in each round to get rid of your cards. Whoever has the fewest minus points in the end wins.',
      text2:
        'There are three piles on the table. On each the time moves on: 6, 7, 8 and so forth, after 12 comes 1.',
      text3:
        'Every round begins with six cards in each hand and three open clocks in the middle. The rest is the draw pile. The first dealer is chosen by lot, then dealing passes to the left; the player left of the dealer begins.',
    },
    chapter2: {
      title: 'Your turn',
      text1: 'Lay two cards on one pile: the first hidden, the second openly on it.',
      text2:
        'The hidden card should be exactly one hour later than the card it lies on. It need not be: you may always bluff.',
      text3: 'The open card is free. It decides what is due next.',
      text4:
        'If you then hold fewer than six cards you get one. Laying your last cards you do not draw.',
      text5:
        'With a single card left you lay it alone and hidden. If none of your cards may lie open, you draw one instead of laying.',
      text6: 'Until you confirm you can take everything back.',
    },
    chapter3: {
      title: 'Doubting',
      text1:
        'After every turn all others answer in secret: believe or doubt. If several doubt, the next one clockwise counts.',
      text2:
        'If the hidden card was wrong, its layer takes the whole pile. The doubter may lay a hand card on the free place.',
      text3: 'If it was right, the doubter takes the pile and the layer may fill the place.',
      text4:
        'Clocks, Jokers and vortices may go on the free place. If nobody will or can, the next clock comes from the draw pile. If there is none left, the place stays empty for this round.',
      text5:
        'Only the hidden card laid last can be doubted. If all believe, it stays, right or not. Then the player left of the layer goes on.',
    },
    chapter4: {
      title: 'Joker and cuckoo',
      text1: 'The Joker (hourglass) stands for any clock. On an open Joker any clock is right.',
      text2:
        'A hidden Joker is right as long as it does not lie on a Joker and no Joker or vortex lies directly on it.',
      text3:
        'The cuckoo shows no hour: it is never right and may never lie open. You only get rid of it hidden.',
    },
    chapter5: {
      title: 'Time vortex',
      text1:
        'Hidden it counts as a Joker, in your hand it does nothing. Laid openly, or turned over by a doubt, it acts at once.',
      text2:
        'Whoever laid it or turned it over chooses the direction: all hands move to the neighbour. With two players you swap.',
      text3:
        'Then it is out for this round, and a card from the draw pile takes its place. If that is a vortex again, it acts too.',
      text4: 'If a doubt brought it to light, the pile is taken only after the hands have moved.',
    },
    chapter6: {
      title: 'Pair cards',
      text1:
        'Four cards with an effect. You then lay three cards: one hidden, the pair card openly on it, and openly on that a clock of its kind from your hand.',
      text2: 'Jungle (grandfather clock): nobody may doubt this time.',
      text3: 'Beam (smartwatch): secretly give somebody a card from your hand.',
      text4:
        'Snooze (radio alarm): the next player draws a card and sits out once, but may still doubt.',
      text5: 'Broken (alarm clock): all others draw a card.',
      text6:
        'The effect comes at once and stays, even if you are caught afterwards. Laid hidden, a pair card is always wrong.',
    },
    chapter7: {
      title: 'End of the round',
      text1:
        'The round ends when somebody has got rid of the last cards without being caught, or when a card must be drawn and the draw pile is empty.',
      text2:
        'Last cards can be doubted too. If they were a bluff, you take the pile and play goes on.',
      text3:
        'If a vortex is among the last cards, the hands move first: whoever then holds no cards gets no points.',
      text4: 'After 50 turns for each player the round is counted as it stands.',
    },
    chapter8: {
      title: 'Points',
      text1:
        'Whoever still holds cards counts them: every clock 1, Joker, cuckoo and pair cards 5, vortex 10. What lies on the table counts for nobody.',
      text2:
        'As soon as somebody reaches 50 it is over: the smallest sum wins, shared if equal. How far you play is set at the table.',
    },
    chapter9: {
      title: 'Examples',
      text1: 'A 12 lies on top: a hidden 1 is right, another 12 is a bluff.',
      text2: 'A Joker lies on top: any hidden clock is right, a hidden Joker is not.',
      text3:
        'You hold four cards: one hidden, Beam, a smartwatch openly, the last one given away. Your hand is empty.',
    },
    chapter10: {
      title: 'When time runs out',
      text1:
        'Whoever does not answer a doubt believes. For whoever does not choose in time otherwise, a legal move is played, an honest one if possible.',
    },
  },
}
