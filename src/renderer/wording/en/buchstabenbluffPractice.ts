/** What is said to those who practise Buchstabenbluff, in English. */
import type { BuchstabenbluffPracticeWords } from '../de/buchstabenbluffPractice'

/** English words. */
export const buchstabenbluffPractice: BuchstabenbluffPracticeWords = {
  intro: 'Ten letters, one word: which one scores highest? Each letter shows what it is worth.',
  which: 'Which hand?',
  kind: { daily: 'Hand of the day', own: 'Any hand' },
  kindHint: {
    daily: 'Everybody who practises in this language today has the same letters.',
    own: 'As many as you like. Nothing is kept of them.',
  },
  hand: 'The ten letters',
  yourHand: 'The ten letters: {cards}.',
  read: 'Read the hand out',
  spell: 'Spell the hand',
  word: 'Your word',
  blank: 'A question mark stands for any letter and scores nothing. Just type the letter.',
  lay: 'Lay',
  clear: 'Take back',
  empty: 'Type a word, or choose letters for it.',
  used: '{card} is in the word already.',
  soFar: 'Your word so far: {word}.',
  takenBack: 'Taken back: {word}.',
  another: 'Next hand',
  ask: { '0': 'Hint: how long?', '1': 'Hint: first letter?', '2': 'Show the word' },
  given: 'Hints',
  hint: {
    none: 'With this list of words nothing can be laid from these cards. Take another hand.',
    length: 'The best word has {n} letters.',
    beginning: 'It begins with {letter}.',
    word: 'The best word is {word}. It scores {n}.',
  },
  rated: '{word} scores {value} out of {best}.',
  grade: {
    best: 'It gets no better!',
    strong: 'Very close to the best word.',
    fair: 'Good, but there is more in it.',
    start: 'A start.',
  },
  fault: {
    'other-characters': 'A word is made of letters alone.',
    'too-short': 'A word has at least two letters.',
    'too-long': 'Ten letters make no longer word than that.',
    unlisted: '{word} is not in the dictionary. Try another one.',
    'not-in-hand': 'You do not have the letters for {word}.',
  },
  tried: 'Laid so far',
  triedWord: '{word} {n}',
  today: 'Your best word today: {word}, {value} out of {best}, {helped}.',
  helped: 'without a hint | with one hint | with {n} hints',
  streak: 'No day yet. | The first day of a streak. | {n} days in a row.',
  silence: 'The host did not answer. Try again.',
}
