/** What the coach of the first round of Tofugott says, in English. */
import type { TofugottFirstRoundWords } from '../de/tofugottFirstRound'

/** English words. */
export const tofugottFirstRound: TofugottFirstRoundWords = {
  say: {
    hello:
      'This game is about how your friends think. It is Lotte’s turn: she reads out a card with three questions and secretly picks the best and the worst silhouette for each of them.',
    guess:
      'You guess which answer Lotte thinks best for the first question. She has been raving about elephants for days: choose the elephant and confirm.',
    turned:
      'Everybody has chosen, and now one card after another is turned. Bram guessed tofu, and here is your elephant. You may say why, but you need not: say that you are done.',
    points:
      'Lotte’s best is the elephant: one point for you and one for her. Her worst happens to be tofu, which costs Bram a point.',
    again:
      'On to the second question. Elephant and tofu have been shown and are out. This time nobody helps: guess what Lotte would say.',
    turnedAgain: 'Your card lies open. Say that you are done, and Lotte will show her two.',
    yourTurn:
      'Lotte’s best was the pig: a point for whoever guessed it. The tree costs one; anything else wins and loses nothing.',
    third: 'One more question and Lotte’s turn is over: guess a last time.',
    turnedThird: 'Say once more that you are done, and Lotte will show her last two.',
  },
  instead: {
    guess: 'Take the elephant this time, and you will see what a hit is worth.',
    turned: 'Here it is enough to say that you are done.',
    again: 'Choose one of the silhouettes that are left.',
    third: 'Choose one of the silhouettes that are left.',
    turnedAgain: 'Here it is enough to say that you are done.',
    turnedThird: 'Here it is enough to say that you are done.',
  },
  learnt:
    'That is Tofugott: guess how others think. On your own turn you choose six different answers, three best and three worst, and everybody who guesses your best earns you a point as well.',
}
