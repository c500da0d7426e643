/** Options, events and rules of Tofugott, in English. */
import type { TofugottWords } from '../de/tofugott'

/** English words. */
export const tofugott: TofugottWords = {
  scored: '{n} points | {n} point | {n} points',
  remark: {
    guesser: {
      title: 'Best guesser',
      text: 'one right guess{each} | {n} right guesses{each}',
    },
    book: {
      title: 'Open book',
      text: 'guessed by the others once{each} | guessed by the others {n} times{each}',
    },
    riddle: {
      title: 'Hardest to read',
      text: 'kept everybody guessing for one question{each} | kept everybody guessing for {n} questions{each}',
    },
    fished: {
      title: 'In one go',
      text: 'one point{each} with one question | {n} points{each} with one question',
    },
  },
  level: {
    gentle: 'Guesses whatever strikes it first, be it the best answer or the worst.',
    easy: 'Judges others by itself, and guesses at random every other time.',
    solid:
      'Knows what most people would answer, and notes a little of what somebody has chosen before.',
    sharp:
      'Works out from all their answers what makes somebody tick, and steers clear of their worst.',
  },
  setup: {
    'too-few-cards':
      'This table needs {needed} question cards and has {cards}, so one is missing. Add a deck or play fewer turns. | This table needs {needed} question cards and has {cards}, so {n} are missing. Add a deck or play fewer turns.',
    'too-few-without-black':
      'This table needs {needed} question cards and has {cards}, so one is missing. Add a deck, let the black cards in, or play fewer turns. | This table needs {needed} question cards and has {cards}, so {n} are missing. Add a deck, let the black cards in, or play fewer turns.',
  },
  deck: {
    example: {
      title: 'The Big Move',
      scenario: 'On Saturday you move house: third floor, no lift. The piano is coming too.',
      questions1: 'Who carries the piano with you?',
      questions2: 'Who turns up once the pizza is there?',
      questions3: 'Who secretly unpacks your kitchen?',
    },
    field: {
      title: 'Title',
      scenario: 'Imagine',
      questions: 'Question',
      spicy: 'Black card (16 and older)',
    },
  },
  option: {
    spicy: {
      label: 'Black cards',
      hint: 'Spicier questions, for 16 and older.',
      value: { off: 'stay in the box', on: 'are in' },
      differs: { on: 'with the black cards' },
    },
    turns: {
      label: 'Turns each',
      hint: 'Recommended: three with two or three players, two with four or five, one with six.',
      value: { seats: 'by the number of seats' },
      differs: { 1: 'one turn each', other: '{value} turns each' },
    },
    floor: {
      label: 'Scores below zero',
      hint: 'Guessing the worst answer costs a point.',
      value: { none: 'can happen', '0': 'cannot happen, it stops at zero' },
      differs: { 0: 'nobody falls below zero' },
    },
    answerSeconds: {
      label: 'Seconds for card and answers',
      hint: 'The player whose turn it is has them twice: for the question card and for the six answers.',
      value: { none: 'no limit' },
      differs: { other: '{value} seconds for card and answers' },
    },
    guessSeconds: {
      label: 'Seconds for a guess',
      hint: 'For the first question they only run once the answers are locked.',
      value: { none: 'no limit' },
      differs: { other: '{value} seconds for a guess' },
    },
    explainSeconds: {
      label: 'Seconds to explain',
      hint: 'For each card that is turned.',
      value: { none: 'no limit' },
      differs: { other: '{value} seconds to explain' },
    },
    waitingNames: {
      label: 'Who is still thinking',
      hint: 'Names put people on the spot, as they do around a real table.',
      value: { off: 'only how many', on: 'by name' },
      differs: { on: 'those still thinking are named' },
    },
    decks: {
      label: 'Question decks',
      hint: 'Decks of your own are files on the host’s computer.',
    },
  },
  event: {
    turnBegun: 'It is {name}’s turn to draw two question cards.',
    turnBegunYou: 'It is your turn. You draw two question cards: “{first}” and “{second}”.',
    read: '{name} reads out: {card}',
    readYou: 'You read out: {card}',
    readTitle: '{name} reads out “{title}”.',
    readTitleYou: 'You read out “{title}”.',
    setAside: 'Set aside this time: {silhouettes}.',
    answeredYou: 'Your answers are locked. {answers}',
    answeredShort: 'Your answers are locked.',
    guessedYou: 'Your guess is locked: {silhouette}.',
    turnedGuess: '{name} guessed: {silhouette}.',
    turnedGuessYou: 'You guessed: {silhouette}.',
    turnedBest: '{name}’s best answer: {silhouette}.',
    turnedBestYou: 'Your best answer: {silhouette}.',
    turnedWorst: '{name}’s worst answer: {silhouette}.',
    turnedWorstYou: 'Your worst answer: {silhouette}.',
    byClock: 'The clock chose that.',
    said: '{name} says: “{words}”',
    saidBot: 'Computer {name} says: “{words}”',
    saidYou: 'You say: “{words}”',
    settled: 'Points for question {question}. {parts}',
    settledNone: 'Nobody scores for question {question}.',
    scored: {
      right: 'Guessed right: {names},\u00a0{points}. | Guessed right: {names},\u00a0{points} each.',
      answer: 'For the answer that was guessed: {names},\u00a0{points}.',
      worst:
        'Guessed the worst: {names},\u00a0{points}. | Guessed the worst: {names},\u00a0{points} each.',
    },
    left: '{name} has left the match.',
    leftYou: 'You have left the match.',
    cancelled: '{name}’s turn is called off. Nobody scores.',
    cancelledYou: 'Your turn is called off. Nobody scores.',
    tied: 'A tie! {names} draw for the tofu.',
    tiedYou: 'A tie! You draw for the tofu: {names}.',
    drewForTofu: 'Drawn: {cards}.',
    drawn: '{name} {silhouette}',
    tieWon: 'A tie at {points}. {name} drew the tofu first, with card {n}.',
    tieWonYou: 'A tie at {points}. You drew the tofu first, with card {n}.',
    matchEnded: 'The game is over. The winner: {names}.',
    matchEndedYou: 'The game is over. You win!',
    deserted: 'Nobody else is left. The winner: {names}.',
    desertedYou: 'Nobody else is left. You win!',
    you: 'you',
  },
  ask: {
    keep: 'Which question card will you read out?',
    answer: 'Choose your best and your worst for each question.',
    answerReady: 'All six are in place. Lock them: that is final.',
    guess: 'Which one is {name}’s best answer here?',
    explainGuess: 'Your guess is open: {silhouette}. Why?',
    explainGuessSpoken: 'Question {number}, {silhouette}: Why this guess?',
    explainBest: 'Your best: {silhouette}. Why?',
    explainBestSpoken: 'Question {number}, {silhouette}: Why is that your best?',
    explainWorst: 'Your worst: {silhouette}. Why?',
    saidAlready: 'Your reason is noted.',
    explainWorstSpoken:
      'Question {number}, {silhouette}: Why is that your worst? Say why, if you like.',
  },
  say: {
    waitingYou: 'Everybody is waiting for you.',
    stillYou: 'You still have to choose.',
    next: 'Next: {next}.',
    asked: {
      best: 'question {number}, {text} The best',
      worst: 'question {number}, {text} The worst',
    },
    put: '{place}: {card}.',
    back: 'Back in your hand: {silhouettes}.',
    chosen: 'Picked, but not locked yet: {cards}.',
    cards: 'To choose from: first {first} Second {second}',
    choice: 'To choose from: {silhouettes}.',
    numbered: '{digit} {silhouette}',
    digitKeys: 'The digit before a silhouette chooses it.',
    mayExplain: 'Type something, take a phrase, say it aloud, or say nothing. Then: Done.',
    thenGuess: '“Done” takes you on to the next guess.',
    thenBest: '“Done” takes you on to {name}’s best card.',
    thenWorst: '“Done” takes you on to your worst card.',
    thenPoints: '“Done” takes you on to the points.',
    doneKey: 'E leads to the field for your reason, F ends it.',
    guessInstead:
      'Press a silhouette in your hand, or drag it into the box for your guess. To choose from: {silhouettes}.',
    keepKeys: 'The keys 1 and 2 choose the question card.',
    confirmKey: 'The F key confirms.',
    cardChosen: 'Picked: “{title}”.',
    readKey: 'Press F to read it out.',
    over: 'The game is over, in this order: {places}. Another one starts on the result page.',
    place: '{rank}. {name}, {points}',
    mayBeDone: 'There is no room for more words on this card. Go on with Done.',
    card: '{title} {scenario} {questions}',
    question: 'Question {number}: {text}',
    answers: 'Question {number}: best {best}, worst {worst}.',
    hand: 'Your silhouettes: {silhouettes}.',
    ownGuess: 'Your guess: {silhouette}.',
    ownWords: 'With the words: “{words}”',
    watching: 'You are watching and hold no cards.',
    turn: 'Turn {turn}: {name}.',
    asideNone: 'No question card has been read out yet.',
    quoted: '“{words}”',
    quotedBot: 'The computer says: “{words}”',
    shown: '{name} {silhouette}',
    shownBest: 'best {silhouette}',
    shownWorst: 'worst {silhouette}',
    open: 'Question {question}, turned so far: {cards}.',
    settled: 'Question {question} is scored: best {best}, worst {worst}.',
    pile: 'Question cards in the pile: {n}.',
    pileAndDrawn: 'Question cards in the pile: {n}, besides the two drawn.',
    points: '{name} {n}',
    standing: 'Points: {points}.',
    gone: 'gone',
    discussion: 'No talking it over before the cards are turned.',
  },
  rules: {
    chapter1: {
      title: 'What it is about',
      text1:
        'You guess how the others think. You score when you guess somebody’s best answer, and also when somebody guesses yours.',
      text2:
        'Two to six of you play, taking turns clockwise. Everybody has the same ten silhouettes: rat, pig, elephant, dolphin, human, tofu, spider, beetle, tree and ghost. Who begins is drawn by lot.',
      text3: 'Where a card speaks of a he or a she, people of every gender are always meant.',
    },
    chapter2: {
      title: 'A turn begins',
      text1:
        'The player whose turn it is draws two question cards, secretly keeps one and reads it out. The other goes back into the pile unseen.',
      text2:
        'Then two silhouettes are drawn at random and set aside for everybody. Eight are left.',
    },
    chapter3: {
      title: 'Answering and guessing',
      text1:
        'The player whose turn it is chooses the best and the worst answer to each of the three questions: six different silhouettes, all at once. After that they stand.',
      text2:
        'At the same time the others guess which one was chosen as best for the first question. Nobody has to guess the worst.',
      text3:
        'Until you lock it, you may change your mind. Nothing is talked over before the cards are turned.',
    },
    chapter4: {
      title: 'The reveal',
      text1:
        'Clockwise from the left neighbour, one guess after another is turned over. Its owner may explain it, and then says Done.',
      text2: 'Last come the best answer and then the worst. The worst one deserves an explanation.',
      text3:
        'Both silhouettes are gone for the rest of the turn. Six remain for the second question and four for the third; an old guess may come back.',
    },
    chapter5: {
      title: 'Points',
      text1:
        'Whoever guesses the best scores one point, and so does the player whose turn it is: one for each hit.',
      text2:
        'Whoever guesses the worst loses a point. Anything else counts for nothing. Points are given after each question.',
      text3:
        'The points card runs both ways, below zero too, unless the table has agreed that it stops at zero.',
    },
    chapter6: {
      title: 'The end',
      text1:
        'When all have had the same number of turns, the most points win, even if they are below zero.',
      text2:
        'A tie at the top is settled by the tofu: the tied players shuffle their ten silhouettes and turn them over one by one, all at the same time. Whoever alone is first to find the tofu wins.',
      text3:
        'If somebody leaves in their own turn before answering, the turn is called off. Once there are answers, it is played to the end.',
      text4: 'When a clock runs out, it chooses. The card says so as soon as it lies open.',
    },
    chapter7: {
      title: 'Questions of your own',
      text1:
        'A deck is a file with a title, a scene and three questions for each card. One language is enough; then everybody reads that one. With decks of your own or black cards the table counts as 16 and older. There have to be enough question cards: one for every turn and one more.',
    },
  },
}
