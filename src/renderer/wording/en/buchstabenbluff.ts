/** Options, events and rules of Buchstabenbluff, in English. */
import type { BuchstabenbluffWords } from '../de/buchstabenbluff'

/** English words. */
export const buchstabenbluff: BuchstabenbluffWords = {
  scored: '{n} points | {n} point | {n} points',
  remark: {
    longest: { title: 'Longest honest word', text: '{word}, {n} letters' },
    bluff: { title: 'Boldest bluff', text: '{word}, and nobody doubted it' },
    nose: { title: 'Keen nose', text: 'saw through one bluff | saw through {n} bluffs' },
    caught: { title: 'Caught most often', text: 'never | once | {n} times' },
  },
  level: {
    gentle:
      'Lays short everyday words, hardly ever fibs, and believes nearly everything it is told.',
    easy: 'Knows everyday words, mostly plays it straight and doubts on a hunch.',
    solid: 'Has a good vocabulary and works out whether the letters can be there.',
    sharp: 'Knows nearly every word, bluffs in moderation and remembers how everybody drew.',
  },
  option: {
    language: {
      label: 'Language of the words',
      hint: 'It decides which dictionary and which letter cards are used.',
      value: { de: 'German', nl: 'Dutch', en: 'English' },
    },
    turns: {
      label: 'Turns each',
      hint: 'Seven turns work with five players at most: otherwise the cards run out.',
      differs: { other: '{value} turns each' },
    },
    dictionary: {
      label: 'Words not in the dictionary',
      hint: 'If they are allowed, you only find out when somebody doubts.',
      value: { refuse: 'cannot be announced', open: 'are a bluff if somebody doubts' },
      differs: { open: 'words that are not in the dictionary may be announced' },
    },
    repeats: {
      label: 'The same word again',
      hint: 'Whatever anybody has announced in this game counts.',
      value: { allowed: 'allowed', refused: 'not allowed' },
      differs: { refused: 'no word twice' },
    },
    lastRefill: {
      label: 'Drawing up after the last turn',
      hint: 'Whatever is then left in your hand counts against you.',
      value: { on: 'yes', off: 'no' },
      differs: { off: 'no drawing up after the last turn' },
    },
    mixed: {
      label: 'Laying face down and face up',
      hint: 'Cards face up must be in the word. Everybody sees them before answering.',
      value: { off: 'all face down', on: 'some may lie face up' },
      differs: { on: 'cards may also lie face up' },
    },
    umlautCards: {
      label: 'Cards for Ä, Ö and Ü',
      hint: 'Without them AE, OE and UE are spelled with two cards.',
      value: { off: 'no', on: 'yes' },
      differs: { on: 'with cards for Ä, Ö and Ü' },
    },
    houseWords: {
      label: 'House words',
      hint: 'They count at this table as well. A vote puts them on the list.',
      value: { none: 'none' },
    },
    turnSeconds: {
      label: 'Seconds for a turn',
      hint: 'Then you pass. Cards you have drawn stay in your hand.',
      value: { none: 'no limit' },
      differs: { other: '{value} seconds for a turn', none: 'no clock for a turn' },
    },
    answerSeconds: {
      label: 'Seconds for an answer',
      hint: 'Whoever does not answer believes. Alone against the computer there is no clock.',
      value: { none: 'no limit' },
      differs: { other: '{value} seconds for an answer', none: 'no clock for answers' },
    },
    dealer: {
      label: 'Who deals',
      hint: 'In the next game it is the neighbour to the left.',
      value: { none: 'drawn by lot' },
    },
  },
  number: {
    '2': 'two',
    '3': 'three',
    '4': 'four',
    '5': 'five',
    '6': 'six',
    '7': 'seven',
    '8': 'eight',
    '9': 'nine',
    '10': 'ten',
  },
  letter: {
    blank: 'question mark',
    single: 'one\u00a0{letter}',
    oneBlank: 'one question mark',
    blanks: 'question mark',
    copies: '{n}\u00a0{letter}s',
    none: 'nothing',
    as: '{letter} for {code}',
    quoted: '“{word}”',
  },
  alphabet: {
    a: 'Alfa',
    b: 'Bravo',
    c: 'Charlie',
    d: 'Delta',
    e: 'Echo',
    f: 'Foxtrot',
    g: 'Golf',
    h: 'Hotel',
    i: 'India',
    j: 'Juliett',
    k: 'Kilo',
    l: 'Lima',
    m: 'Mike',
    n: 'November',
    o: 'Oscar',
    p: 'Papa',
    q: 'Quebec',
    r: 'Romeo',
    s: 'Sierra',
    t: 'Tango',
    u: 'Uniform',
    v: 'Victor',
    w: 'Whiskey',
    x: 'X-ray',
    y: 'Yankee',
    z: 'Zulu',
    ae: 'A with two dots',
    oe: 'O with two dots',
    ue: 'U with two dots',
    blank: 'question mark',
  },
  event: {
    you: 'you',
    turnBegan: 'It is {name}’s turn.',
    drew: '{name} draws no card. | {name} draws a card. | {name} draws {n} cards.',
    drewYou: 'You draw {card}.',
    refilled:
      '{name} draws no card to refill. | {name} draws one card to refill. | {name} draws {n} cards to refill.',
    reshuffled:
      'The discards are empty. | The discards are shuffled: one card is back in the draw pile. | The discards are shuffled: {n} cards are back in the draw pile.',
    passed: '{name} passes.',
    passedYou: 'You pass.',
    passedForced: '{name} cannot lay any more and passes.',
    passedForcedYou: 'You cannot lay any more and pass.',
    passedLeft: '{name} has gone, the turn is dropped.',
    passedLeftYou: 'You have gone, your turn is dropped.',
    announced: '{name} lays {n} cards and says {word}.',
    announcedYou: 'You lay {n} cards and say {word}.',
    laidYou: 'Only you know: the cards are {cards}.',
    bluffYou: 'Only you know: the cards are {cards}, a bluff.',
    laidAs: 'Spelled {letters}.',
    open: 'Face up: {cards}.',
    openAt: '{card} in place {place}',
    believed: 'Everybody believes it. {n} cards go face down onto the pile of {name}.',
    believedYou: 'Everybody believes you. {n} cards go onto your pile.',
    doubts: '{name} doubted.',
    doubtsYou: 'You doubted.',
    doubtMany: 'Doubted by {names}.',
    wasTrue: '{word} by {name} was honest. The cards: {cards}.',
    wasTrueYou: 'Your {word} was honest. The cards: {cards}.',
    wasBluff: '{word} by {name} was a bluff. The cards: {cards}.',
    wasBluffYou: 'Your {word} was a bluff. The cards: {cards}.',
    keeps: '{name} keeps the cards: {n} points.',
    keepsYou: 'You keep the cards: {n} points.',
    loses: '{name} loses the cards: {n} points are gone.',
    losesYou: 'You lose the cards: {n} points are gone.',
    gain: '{name} gets {n} points.',
    gainYou: 'You get {n} points.',
    left: '{name} drops out.',
    leftYou: 'You drop out.',
    deserted: 'Only one seat is still taken.',
    ended: 'The game is over. {names} wins.',
    endedYou: 'The game is over. You win!',
    endedShared: 'The game is over. Winning together: {names}.',
  },
  verdict: {
    true: 'Every letter fits.',
    unlisted: 'The word is not in the {language} dictionary.',
    excess: 'Too many: {cards}.',
    lacking: 'Nothing is missing. | Missing: {cards}. | Missing: {cards}.',
    lackingOne: 'One of {cards} is missing.',
    lackingSome: '{n} of {cards} are missing.',
    blanks:
      'No question mark lies there. | The question mark stands for only one. | The question marks stand for only {n}.',
  },
  fate: {
    pending: 'The answers are still to come.',
    believed: 'Nobody doubted it.',
    true: 'It was honest. Doubted by {names}.',
    bluff: 'It was a bluff. Caught by {names}.',
    cards: 'The cards were {cards}.',
    honest: 'It was honest.',
    fooled: 'It was a bluff.',
    points: 'It brings no points. | It brings one point. | It brings {n} points.',
  },
  ask: {
    turn: 'Your turn: draw a card, lay a word or pass.',
    turnFull: 'Your turn: lay a word or pass.',
    answer: '{name} says {word}. Do you believe it?',
  },
  say: {
    waitingYou: 'Everybody is waiting for you.',
    handFull: 'You cannot draw: you hold ten cards.',
    mayDraw:
      'You cannot draw. | You may draw one more card. | You may draw {n} more cards, one by one.',
    nothingToDraw: 'There is no card left to draw.',
    how: 'Type the word into the field: cards that fit are laid by themselves. If one is missing, choose another in its place.',
    turnsLeft: 'This is your last turn. | This is your last turn. | Turns left for you: {n}.',
    secret: 'Your answer stays secret until everybody has answered, and it stands.',
    hand: 'Your hand: {cards}, worth {n}.',
    emptyHand: 'Your hand is empty.',
    watching: 'You are watching and hold no cards.',
    word: '{name}: {word}. {fate}',
    noWord: 'Nobody has announced a word yet.',
    spelled: '{word}: {letters}.',
    middle: 'In the draw pile: {n}. Among the discards: {cards}.',
    player: '{name}: {facts}.',
    score: '{name}: words {pile} plus doubts {bonus} minus hand {hand} makes {total}.',
    scoreSoFar:
      'So far you have: words {pile}, doubts {bonus}. Cards left in your hand at the end count as minus points: at the moment that would be {hand}.',
    missing: 'You have no {letter}. Choose another card for it, then it is a bluff.',
    missingMore: 'You have no more {letter}. Choose another card for it, then it is a bluff.',
    missingMany: 'You are missing {letter}. Choose other cards for them, then it is a bluff.',
    stillMissing: 'Still missing: {letter}.',
    lieFor: '{card} for {letter}.',
    layNow: 'A bluff: Enter lays it.',
    missingHeld: '{letter} is still in your hand, its place is empty.',
    wordSoFar: 'Your word so far: {word}, {worth}. {heard}',
    arranged: 'Your hand now lies like this: {cards}.',
    takenBack: 'Taken back: {word}.',
    passAgain: 'Really pass? Once more, then it counts. Escape: not yet.',
    notPassed: 'You have not passed, it is still your turn.',
    blankFor: 'The question mark stands for {letter}.',
    blanksFor: 'The question marks stand for {letters}.',
    takeBackFirst: 'Take the word back first, then you can pass.',
    toHand: 'Arrow down leads to your cards.',
    keys: 'E leads to the word field, plus draws a card, zero twice passes.',
    liesFor: '{card} lies for {letter}: a bluff.',
    fits: '{word}: every letter is there.',
  },
  talk: {
    house: 'Take {word} as a house word',
    houseList: 'Take these {n} words as house words: {words}',
    newWord: 'Propose a house word',
  },
  rules: {
    chapter1: {
      title: 'What it is about',
      text1:
        'You lay cards face down and announce a word. Perhaps it really lies there, perhaps it does not. Whoever has the most points in the end wins.',
      text2:
        'There are 100 letter cards and 6 question marks. Everybody starts with five cards. The dealer’s left neighbour begins.',
      text3:
        'Two to eight of you play. Everybody has five turns, or as many as you have agreed on.',
    },
    chapter2: {
      title: 'Your turn',
      text1: 'First you may draw: one card at a time, looking at each. Ten cards is the limit.',
      text2:
        'Then you lay at least two cards face down and announce one word of exactly that many letters.',
      text3: 'Or you pass. That is a turn as well.',
      text4:
        'If you then hold fewer than five cards, you draw up to five. With fewer than two cards all you can do is pass.',
    },
    chapter3: {
      title: 'What is a word',
      text1:
        'It has to be in the dictionary, which has no names, abbreviations, hyphens or apostrophes. Two to ten letters.',
      text2:
        'A word that is not in the dictionary is refused, and only you are told. It costs nothing. Where the table says “are a bluff if somebody doubts”, you may announce anything.',
      text3:
        'Accents are dropped: CAFÉ is CAFE. In German words only, ß is SS, and Ä, Ö and Ü are AE, OE and UE; with umlaut cards Ä, Ö and Ü are letters of their own.',
      text4: 'The same word may come again unless you have agreed otherwise.',
      text5:
        'House words: after a refusal, after a verdict and at the end anybody may propose a word. If all agree, it counts from the next game.',
    },
    chapter4: {
      title: 'Believing or doubting',
      text1:
        'All others answer at the same time and in secret. Nothing is told before everybody has answered.',
      text2:
        'A word is honest if every letter laid is in it, as often as it lies there. The order does not matter. A question mark stands for any letter. A slip counts as a bluff.',
      text3:
        'If everybody believes, the cards go onto your pile unseen and count in full, even if it was a bluff.',
      text4:
        'If somebody doubts, the cards are turned up. If it was honest, you keep them and get ten points for each doubter. If it was a bluff, the cards are gone and each doubter gets ten points.',
      text5:
        'If face-up cards are agreed on, some of them may lie open. Those letters must be in the word.',
    },
    chapter5: {
      title: 'Drawing up and the end',
      text1:
        'When the draw pile is empty, the discards are shuffled. When they are gone too, nobody draws any more. Cards won never come back.',
      text2: 'After your last turn you draw up once more unless you have agreed otherwise.',
      text3: 'Then all piles and hands are opened, word by word. What was believed counts.',
    },
    chapter6: {
      title: 'Points',
      text1:
        'Your pile and the tens count for you, your hand counts against you. You may end below zero. If several are tied for the most, they all win.',
      text2: 'Common letters count 1, rare ones up to 10, question marks 0.',
      text3:
        'Whoever leaves for good comes behind all others. If only one is left, that one has won.',
    },
    chapter7: {
      title: 'Examples',
      text1:
        'You say “hats” and have laid H, A, T, S. Two out of three doubt: 20 points for you, and the cards stay yours.',
      text2:
        'You say “hats” and have laid H, A, T, N. Two doubt: they get 10 each, the cards are gone, and whoever believed gets nothing.',
      text3: '“café” is C, A, F, E: four cards.',
    },
    chapter8: {
      title: 'When time runs out',
      text1:
        'One clock runs for the whole turn. When it is up you pass; what you have drawn you keep. Whoever does not answer believes, and nobody sees the difference. Playing alone against the computer, you have no clock.',
    },
  },
}
