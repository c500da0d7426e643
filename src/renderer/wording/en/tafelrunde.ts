/** Options, events and rules of Die Tafelrunde 2, in English. */
import type { TafelrundeWords } from '../de/tafelrunde'

/** English words. */
export const tafelrunde: TafelrundeWords = {
  scored: 'no gems | one gem | {n} gems',
  remark: {
    close: { title: 'Closest raid', text: '{n} ahead, for {gems} gems' },
    haul: { title: 'Richest haul', text: '{n} gems at once' },
    robber: { title: 'Boldest thief', text: 'took {n} chests from others' },
    raider: { title: 'Most colours won', text: '{n} times' },
  },
  level: {
    gentle:
      'Delights in every good card, forgets a colour over it now and then, and never expects a fight.',
    easy: 'Happily misjudges a gem or two and hopes that it will do.',
    solid: 'Weighs what each colour brings in and what it costs.',
    sharp: 'Remembers who took which card back, and plays every move through in its head.',
  },
  option: {
    specials: {
      label: 'Special cards',
      hint: 'Every deck holds one. Everybody can see which one; nobody knows where.',
      value: {
        random: 'drawn by lot, all different',
        chosen: 'everybody chooses in secret',
        'by-seat': 'by seat',
        'all-feierabend': 'all Closing Time',
        'all-letzte-warnung': 'all Last Warning',
        'all-wiederbelebung': 'all Revival',
        'all-zork': 'all Zork',
        none: 'without',
      },
      differs: {
        none: 'no special cards',
        chosen: 'everybody chooses a special card in secret',
        'by-seat': 'special cards by seat',
        other: 'special cards: {value}',
      },
    },
    zork: {
      label: 'Zork brings home',
      hint: 'Up to six gems at once.',
      value: { instead: 'instead of one chest', addition: 'on top of one chest' },
      differs: { addition: 'Zork brings home on top of one chest' },
    },
    passiveDefence: {
      label: 'A chest defends itself',
      hint: 'With “yes” the best open chest counts even without a card of the colour.',
      value: { off: 'no', on: 'yes' },
      differs: { on: 'a chest defends itself' },
    },
    openGems: {
      label: 'Gems brought home',
      hint: 'Visible means that everybody sees the totals.',
      value: { off: 'secret', on: 'visible' },
      differs: { on: 'gems brought home are visible' },
    },
    turnSeconds: {
      label: 'Seconds for each decision',
      hint: 'After that you pass, or your lowest card is played.',
      value: { none: 'no limit' },
      differs: { other: '{value} seconds for each decision' },
    },
  },
  event: {
    dealt: 'The special cards: {specials}.',
    hand: 'Your hand: {cards}.',
    raidStarted: 'Raid {raid}. Revealed: {chests}. {name} begins.',
    raidStartedYou: 'Raid {raid}. Revealed: {chests}. You begin.',
    nothing: 'nothing',
    played: '{name} plays {card}.',
    playedYou: 'You play {card}.',
    feierabend: '{name} plays Closing Time: nobody lays another card.',
    feierabendYou: 'You play Closing Time: nobody lays another card.',
    letzteWarnung: '{name} plays Last Warning and protects {what}.',
    letzteWarnungYou: 'You play Last Warning and protect {what}.',
    wiederbelebung: '{name} plays Revival and takes back {what}.',
    wiederbelebungYou: 'You play Revival and take back {what}.',
    zork: '{name} plays Zork.',
    zorkYou: 'You play Zork.',
    passed: '{name} passes.',
    passedYou: 'You pass.',
    passedEmpty: '{name} has no card left and is out.',
    passedEmptyYou: 'You have no card left and are out.',
    passedFeierabend: '{name} has nothing but Closing Time and is out.',
    passedFeierabendYou: 'You have nothing but Closing Time and are out.',
    compared: '{colour}: {fighters}.',
    fighter: '{name} {strength} from {sum}',
    fromChest: 'chest {gems}',
    won: '{name} wins {colour} and takes: {chests}.',
    wonYou: 'You win {colour} and take: {chests}.',
    wonNothing: '{name} wins {colour}. There is no chest to take.',
    wonNothingYou: 'You win {colour}. There is no chest to take.',
    tied: 'A tie in {colour}: {names}. To the middle: {chests}.',
    tiedNothing: 'A tie in {colour}: {names}. No chest moves.',
    kept: '{name} keeps, protected: {chests}.',
    keptYou: 'You keep, protected: {chests}.',
    unfought: 'Nobody fights for {colour}.',
    discarded: '{name} discards {cards}.',
    discardedYou: 'You discard {cards}.',
    returned: '{name} takes back {cards}.',
    returnedYou: 'You take back {cards}.',
    secured: '{name} brings home: {chests}.',
    securedYou: 'You bring home: {chests}.',
    securedBefore: '{name} brings one chest home. | {name} brings {n} chests home.',
    securedBeforeYou: 'You bring one chest home. | You bring {n} chests home.',
    reshuffled: '{name} reshuffles the discards.',
    reshuffledYou: 'You reshuffle your discards.',
    notDrawn: '{name} has nothing left to draw.',
    notDrawnYou: 'You have nothing left to draw.',
    drewYou: 'You draw {cards}.',
    startPassedOn: '{name} begins the next raid.',
    startPassedOnYou: 'You begin the next raid.',
    matchEnded: 'The game is over: {gems}. {names} wins.',
    matchEndedYou: 'The game is over: {gems}. You win!',
    matchEndedShared: 'The game is over: {gems}. {names} win together.',
    gems: '{name} {n}',
    gemsYou: 'you {n}',
    you: 'you',
  },
  ask: {
    chooseSpecial: 'Which special card goes into your deck?',
    duty: 'You begin: play a card.',
    play: 'Your turn: play a card or pass.',
    secure: 'Which chest do you bring home?',
  },
  say: {
    waitingYou: 'Everybody is waiting for you.',
    mayPass: 'Or pass.',
    mayNotPass: 'You may pass only after you have played a card.',
    barred: 'Closing Time cannot be played yet.',
    choice: 'You can choose: {names}.',
    middle: 'In the middle: {chests}. Face down: {n}.',
    player: '{name}: {facts}.',
    fact: {
      startYou: 'begin',
      passedYou: 'are out',
      hand: 'hand {n}',
      draw: 'pile {n}',
      discard: 'discards {n}',
      open: 'open {chests}',
      played: 'played {cards}',
    },
    strength: '{name} {strength}',
    strengthWith: '{name} {strength}, of which chest {gems}',
    nobody: 'nobody',
    emptyHand: 'Your hand is empty.',
    watching: 'You are watching and hold no cards.',
  },
  rules: {
    chapter1: {
      title: 'What it is about',
      text1:
        'Three rogues each, three colours, 24 chests with 2, 3 or 4 gems. Whoever has brought home the most gems at the end wins. Their colour does not matter then.',
      text2:
        'Everybody has the same deck: three 7s of one colour, twelve cards of two colours, and one special card. You begin with five cards in hand, for your eyes alone. Discards lie open.',
    },
    chapter2: {
      title: 'A raid',
      text1:
        'First, chests are revealed until all three colours lie open, in the middle or in front of somebody.',
      text2:
        'Then, in turn, you play one card each or pass. Once you pass, you are out for this raid. Whoever begins has to play at least one card.',
      text3:
        'With a card of two colours you choose the side. The side on top counts; once laid, a card is never turned.',
    },
    chapter3: {
      title: 'Settling',
      text1:
        'In each colour, your strength is your cards of that colour plus your best open chest of it. Without a card the chest does not count.',
      text2:
        'The strongest player takes all open chests of the colour, even those in front of others, and discards the cards played for it. Everybody else takes theirs back.',
      text3:
        'If the strongest are tied, the chests of the colour go to the middle and all cards go back to hand. If nobody played the colour, everything stays.',
    },
    chapter4: {
      title: 'Bringing home and drawing',
      text1:
        'Whoever has open chests turns one of them over: nobody can take that one any more. Everybody chooses at the same time.',
      text2:
        'Then everybody draws two cards. When a pile is empty, its owner reshuffles the discards. The start card moves on to the left.',
    },
    chapter5: {
      title: 'Special cards',
      text1: 'Closing Time: the raid is settled at once. Never the first card of a raid.',
      text2: 'Last Warning: your open chests of one colour are safe in this raid.',
      text3: 'Revival: take a card from your discards into your hand.',
      text4: 'Zork: bring home several chests with six gems at most together.',
    },
    chapter6: {
      title: 'The end',
      text1:
        'When no chest is left face down and not all three colours are open, the game ends at once. Open chests count for nothing. In a tie, whoever holds more cards wins.',
      text2: 'When your time runs out, you pass; if you have to begin, your lowest card is played.',
    },
  },
}
