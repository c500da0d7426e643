/** What the table of Die Tafelrunde 2 says, in English. */
import type { TafelrundeTableWords } from '../de/tafelrundeTable'

/** English words. */
export const tafelrundeTable: TafelrundeTableWords = {
  keys: {
    hand: 'H: read out my hand, K: go to it',
    digits: '1 to 9 and 0: choose the card in that place',
    pass: 'P: pass',
    turn: 'D: rotate the chosen card',
    confirm: 'F: play or secure what you have chosen',
  },
  /** Asked why, and not to be told yet. */
  whyLater: '{name} will say why after the raid.',
  thought: {
    playedBlue:
      '{when}With my {value}, my chance of winning blue, worth one gem, was {percent}%. | {when}With my {value}, my chance of winning blue, worth {n} gems, was {percent}%.',
    playedRed:
      '{when}With my {value}, my chance of winning red, worth one gem, was {percent}%. | {when}With my {value}, my chance of winning red, worth {n} gems, was {percent}%.',
    playedYellow:
      '{when}With my {value}, my chance of winning yellow, worth one gem, was {percent}%. | {when}With my {value}, my chance of winning yellow, worth {n} gems, was {percent}%.',
    adviseBlue:
      '{play}. Your chance of winning blue, worth one gem, is then about {percent}%. | {play}. Your chance of winning blue, worth {n} gems, is then about {percent}%.',
    adviseRed:
      '{play}. Your chance of winning red, worth one gem, is then about {percent}%. | {play}. Your chance of winning red, worth {n} gems, is then about {percent}%.',
    adviseYellow:
      '{play}. Your chance of winning yellow, worth one gem, is then about {percent}%. | {play}. Your chance of winning yellow, worth {n} gems, is then about {percent}%.',
    sparingBlue:
      '{when}I was not out to win blue with my {value}; I only wanted to keep the others in my hand.',
    sparingRed:
      '{when}I was not out to win red with my {value}; I only wanted to keep the others in my hand.',
    sparingYellow:
      '{when}I was not out to win yellow with my {value}; I only wanted to keep the others in my hand.',
    adviseSparingBlue:
      '{play}. This card hardly wins anything in blue, but you keep your other cards for later.',
    adviseSparingRed:
      '{play}. This card hardly wins anything in red, but you keep your other cards for later.',
    adviseSparingYellow:
      '{play}. This card hardly wins anything in yellow, but you keep your other cards for later.',
    levelBlue:
      '{when}My {value} drew level in blue: had it stayed that way, nobody would have won there, and I would have taken the card back.',
    levelRed:
      '{when}My {value} drew level in red: had it stayed that way, nobody would have won there, and I would have taken the card back.',
    levelYellow:
      '{when}My {value} drew level in yellow: had it stayed that way, nobody would have won there, and I would have taken the card back.',
    adviseLevelBlue:
      '{play}. That draws level in blue: if it stays that way, nobody wins there, and you take the card back.',
    adviseLevelRed:
      '{play}. That draws level in red: if it stays that way, nobody wins there, and you take the card back.',
    adviseLevelYellow:
      '{play}. That draws level in yellow: if it stays that way, nobody wins there, and you take the card back.',
    guardingBlue:
      '{when}I wanted to keep what lay open in front of me in blue: with my {value} I was the strongest there.',
    guardingRed:
      '{when}I wanted to keep what lay open in front of me in red: with my {value} I was the strongest there.',
    guardingYellow:
      '{when}I wanted to keep what lay open in front of me in yellow: with my {value} I was the strongest there.',
    leadingBlue:
      '{when}With my {value} I was the strongest in blue: whoever wanted to win there had to beat that first.',
    leadingRed:
      '{when}With my {value} I was the strongest in red: whoever wanted to win there had to beat that first.',
    leadingYellow:
      '{when}With my {value} I was the strongest in yellow: whoever wanted to win there had to beat that first.',
    adviseLeadingBlue:
      '{play}. That makes you the strongest in blue: whoever wants to win there has to beat that first.',
    adviseLeadingRed:
      '{play}. That makes you the strongest in red: whoever wants to win there has to beat that first.',
    adviseLeadingYellow:
      '{play}. That makes you the strongest in yellow: whoever wants to win there has to beat that first.',
    behindBlue:
      '{when}With my {value} I was still behind in blue. Whoever does not win there takes it back anyway.',
    behindRed:
      '{when}With my {value} I was still behind in red. Whoever does not win there takes it back anyway.',
    behindYellow:
      '{when}With my {value} I was still behind in yellow. Whoever does not win there takes it back anyway.',
    adviseBehindBlue:
      '{play}. You are still behind in blue with it, but if you do not win there, you take it back.',
    adviseBehindRed:
      '{play}. You are still behind in red with it, but if you do not win there, you take it back.',
    adviseBehindYellow:
      '{play}. You are still behind in yellow with it, but if you do not win there, you take it back.',
    adviseGuardingBlue:
      '{play}. That makes you the strongest in blue: what lies open in front of you there is not so easily taken.',
    adviseGuardingRed:
      '{play}. That makes you the strongest in red: what lies open in front of you there is not so easily taken.',
    adviseGuardingYellow:
      '{play}. That makes you the strongest in yellow: what lies open in front of you there is not so easily taken.',
    adviseCheapBlue:
      '{play}. At about {percent}% you will probably not win blue, but this card costs you little, and you keep your stronger ones for later.',
    adviseCheapRed:
      '{play}. At about {percent}% you will probably not win red, but this card costs you little, and you keep your stronger ones for later.',
    adviseCheapYellow:
      '{play}. At about {percent}% you will probably not win yellow, but this card costs you little, and you keep your stronger ones for later.',
    adviseStakeBlue:
      '{play}. Your chance of winning blue is only about {percent}%, but there is a gem at stake. | {play}. Your chance of winning blue is only about {percent}%, but there are {n} gems at stake.',
    adviseStakeRed:
      '{play}. Your chance of winning red is only about {percent}%, but there is a gem at stake. | {play}. Your chance of winning red is only about {percent}%, but there are {n} gems at stake.',
    adviseStakeYellow:
      '{play}. Your chance of winning yellow is only about {percent}%, but there is a gem at stake. | {play}. Your chance of winning yellow is only about {percent}%, but there are {n} gems at stake.',
    passed:
      '{when}I had no card left. | {when}My last card will be worth more to me later. | {when}My {n} cards will be worth more to me later.',
    feierabend: '{when}As things stood, that was best for me.',
    letzteWarnung: '{when}My chests did not look safe enough there.',
    wiederbelebung: '{when}I would rather have a good card from my discards.',
    zork: '{when}I wanted to secure several chests at once.',
    waiting:
      '{when}I had no other card left. | {when}I did not want to show my other card yet. | {when}I did not want to show any of my {n} other cards yet.',
    advisePass:
      'Pass. Right now your chance in your best colour is about {percent}%, and your cards will be worth more later.',
    adviseFeierabend: 'Play your Closing Time. As things stand, you are doing well.',
    adviseLetzteWarnung: 'Play your Last Warning. Your chests are not safe.',
    adviseWiederbelebung: 'Play your Revival. There is a good card among your discards.',
    adviseZork: 'Play Zork. You can probably secure several chests at once.',
    adviseWaiting:
      'Play your special card. It will hardly do anything, but you have no other card. | Play your special card. It will hardly do anything, but you need not show your other card yet. | Play your special card. It will hardly do anything, but you need not show any of your {n} other cards yet.',
    adviseSecureMost: 'Secure {chests}. You cannot secure more gems now.',
    adviseSecureWeakest:
      'Secure {chests}. Others hold as many gems, but your hand defends those better.',
    adviseSecureLess:
      'Secure {chests}. Others hold more gems, but you will probably get more out of those by leaving them open.',
    /** Asked once the next raid has begun. */
    raidBefore: 'In raid {raid}: ',
    /** How its first sentence begins. */
    play: 'Play {side}',
    turnAndPlay: 'Rotate {up} and play {side}',
    chest: {
      blue: 'the blue chest with {gems}',
      red: 'the red chest with {gems}',
      yellow: 'the yellow chest with {gems}',
    },
  },
  colour: { blue: 'Blue', red: 'Red', yellow: 'Yellow' },
  letter: { blue: 'B', red: 'R', yellow: 'Y' },
  side: '{colour} {value}',
  card: '{up}, below it {down}',
  chest: {
    blue: 'blue chest with {gems}',
    red: 'red chest with {gems}',
    yellow: 'yellow chest with {gems}',
  },
  chests: {
    blue: 'blue chests with {gems}',
    red: 'red chests with {gems}',
    yellow: 'yellow chests with {gems}',
  },
  /** Below a picture of one of them; how many is a word: beside a value a number would be one to reckon with. */
  alikeSeen: {
    blue: '{n} blue {value}s',
    red: '{n} red {value}s',
    yellow: '{n} yellow {value}s',
  },
  alikeChosenSeen: '{number} of {n} chosen',
  countWord: { n2: 'two', n3: 'three', n4: 'four', n5: 'five', n6: 'six' },
  chestAlike: '{chest}, {n} alike',
  chestAlikeChosen: '{chest}, {number} of {n} alike chosen',
  gemsAnd: '{before} and {last}',
  protectedChest: '{chest}, protected',
  lyingWith: '{special}: {what}',
  special: {
    feierabend: 'Closing Time',
    'letzte-warnung': 'Last Warning',
    wiederbelebung: 'Revival',
    zork: 'Zork',
  },
  specialInSentence: {
    feierabend: 'a Closing Time',
    'letzte-warnung': 'a Last Warning',
    wiederbelebung: 'a Revival',
    zork: 'Zork',
  },
  specialTitle: {
    feierabend: 'Closing Time',
    'letzte-warnung': 'Last Warning',
    wiederbelebung: 'Revival',
    zork: 'Zork',
  },
  specialLine: {
    feierabend: 'settle at once',
    'letzte-warnung': 'protects one colour',
    wiederbelebung: 'brings a card back',
    zork: 'secures up to 6 gems',
  },
  explained: {
    single: 'Counts as {side}. A seven has only one side: there is nothing to turn.',
    double:
      'Counts as {up} or, rotated, as {down}. You decide when you play it; the side on top counts.',
    feierabend:
      'Nobody plays another card after it: the raid is settled at once. It cannot be the very first card of a raid.',
    'letzte-warnung':
      'Name a colour: nobody can take your open chests of that colour in this raid, not even through a tie.',
    wiederbelebung:
      'Take a card from your discards into your hand. You may still play it in this raid.',
    zork: 'When you secure chests, you may take several at once, usually with six gems at most between them.',
  },
  sortInShort: 'Sort',
  sort: { colour: 'Sort by colour', strength: 'Sort by strength', rogue: 'Sort by rogue' },
  middle: 'The chests in the middle',
  stack: 'Chests face down: {n}',
  /** On a phone, behind the raid. */
  stackBrief: 'stack {n}',
  hand: 'Your hand is empty | Your hand: one card | Your hand: {n} cards',
  secured: 'no chest secured | 1 chest secured | {n} chests secured',
  securedGems: '1 chest secured: {gems} | {n} chests secured: {gems}',
  /** On a narrow plate, and where one's own place is narrow. */
  securedBrief: '{n} secured',
  securedGemsBrief: '{n} secured: {gems}',
  gemCount: 'no gems | 1 gem | {n} gems',
  gems: 'gems: {gems}',
  piles: 'pile {draw}, discards {discard}',
  discards: {
    open: 'Discards',
    title: 'Piles and discards',
    explained: 'Everybody can see what has been discarded. Nobody knows the order of the piles.',
    none: 'Nothing discarded yet.',
  },
  playedNone: 'nothing played',
  start: 'begins',
  passed: 'passed',
  inDeck: 'in the deck: {special}',
  raid: 'Raid {raid}',
  chosen: 'chosen',
  cardChosen: 'Chosen: {card}.',
  gemsChosen: 'Gems chosen: {n}.',
  cardBack: 'Back in your hand: {card}.',
  cardTurned: 'Rotated: {side} counts now.',
  play: 'Play {card}',
  playNothing: 'Play',
  turn: 'Rotate',
  pass: 'Pass',
  secure: 'Secure',
  takeNothing: 'no card',
  ask: {
    chosenHint: 'D, or a tap on it, rotates the card.',
    chosenTouch: 'Tap the card to rotate it.',
    playHint: 'Choose a card from your hand.',
    dutyHint: 'Only after that may you pass.',
    feierabend: 'Nobody plays anything after it. The raid is settled at once.',
    zork: 'When you secure chests, you may then take several at once.',
    colour: 'Which colour do you protect?',
    noColour: 'You have no open chest. The card does nothing.',
    card: 'Which card comes back?',
    noCard: 'You have no discards. The card does nothing.',
    secureOne: 'One of them. Nobody can take it from you any more.',
    secureZork: 'With Zork you may take several, six gems at most in all.',
    secureZorkMore: 'With Zork you may take one, and six more gems at most.',
    gems: 'Chosen: {n}.',
    done: 'Your choice: {choice}.',
  },
  wait: {
    choosing: 'Still choosing a special card: {names}.',
    playing: 'It is {name}’s turn.',
    securing: 'Still securing a chest: {names}.',
    over: 'The game is over.',
  },
  awaited: { choosing: 'is choosing', playing: 'to play', securing: 'is securing' },
  refused: 'That does not work: {why}',
  reason: {
    'not-seated': 'You are only watching.',
    'match-over': 'The game is over.',
    'not-your-turn': 'It is not your turn.',
    'other-decision-owed': 'Something else is asked of you now.',
    'special-already-chosen': 'You have already chosen your special card.',
    'chests-already-chosen': 'You have already chosen what you secure.',
    'already-passed': 'You have passed: you are out of this raid.',
    'card-not-in-hand': 'You do not hold this card.',
    'side-not-on-card': 'This colour is not on the card.',
    'must-play-first': 'You begin and have to play a card.',
    'feierabend-barred': 'A Closing Time cannot be the first card of a raid.',
    'colour-must-be-named': 'Name the colour to protect.',
    'no-open-chest-of-colour': 'You have no open chest of this colour.',
    'card-not-in-discard': 'This card is not among your discards.',
    'no-chest-named': 'Choose at least one chest.',
    'chest-not-open': 'This chest is not open in front of you.',
    'one-chest-only': 'Without Zork you may secure only one chest.',
    'too-many-gems': 'That is too many gems for Zork.',
  },
  legal: {
    anyCard: 'Play a card from your hand.',
    cardOrPass: 'Play a card from your hand, or pass.',
    otherCard: 'Any other card will do.',
    sides: 'On the card: {names}.',
    colours: 'Possible: {names}.',
    cards: 'Among your discards: {names}.',
    noCards: 'You have no discards: play it without a card.',
    chests: 'Possible: {names}.',
    sum: 'Six at most in all; you have {n}.',
    sumAndOne: 'Six at most, not counting the most valuable one; you have {n}.',
  },
  settling: {
    title: 'Settling up',
    of: 'Settling up: {what}',
    home: 'Securing',
    next: 'Next',
    again: 'How it was settled',
    againBrief: 'Settled',
    close: 'Close',
    step: 'Step {step} of {steps}',
  },
  score: {
    title: 'Final score',
    gems: 'gems',
    hand: 'cards in hand',
    tie: {
      hands: 'Tied on gems, decided by cards in hand: {hands}.',
      handsOf: 'Tied on gems for {place} place, decided by cards in hand: {hands}.',
      place: { '2': 'second', '3': 'third', '4': 'fourth', '5': 'fifth' },
      shared: 'Tied on gems and on cards in hand: the win is shared.',
    },
  },
  end: {
    'stack-empty': 'No chest left to reveal.',
    'too-long': 'The game ends after sixty raids.',
  },
  guide: {
    title: 'Your first raid',
    step1: 'Chests lie in the middle. You fight for a colour with cards of that colour.',
    step2: 'In turn you all play a card or pass. What is on top of the card counts.',
    step3: 'Whoever is strongest in a colour takes all of its chests at the end.',
    step4: 'Whoever wins a colour discards its cards; all other cards go back to hand.',
    step5:
      'A secured chest counts at the end, and nobody can take it. Open ones make you stronger.',
  },
}
