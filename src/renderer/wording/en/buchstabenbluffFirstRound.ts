/** What the coach of the first round of Buchstabenbluff says, in English. */
import type { BuchstabenbluffFirstRoundWords } from '../de/buchstabenbluffFirstRound'

/** English words. */
export const buchstabenbluffFirstRound: BuchstabenbluffFirstRoundWords = {
  say: {
    hello:
      'Each card shows a letter and its value. Lay cards face down and announce a word with as many letters. If you are believed, they count for you; if somebody doubts, they are turned up.',
    draw: 'Before laying you may draw, one card at a time, up to ten in hand. Draw one.',
    honest:
      'A Q: keep it. The other five make “Plate”: lay them and announce “Plate”. Type the word, or choose the cards.',
    proved:
      'Lotte believed you, Bram doubted, and your “Plate” was honest: the cards are yours, with ten points for every wrong doubt. Now it is Lotte’s turn.',
    doubt:
      'Lotte announces “Quiz”. There is only one Q among the cards, and you hold it. Only a question mark could stand in for it. Doubt!',
    caught: 'A bluff! Lotte’s cards go to the discards, and you get ten points. Now Bram lays.',
    believe:
      'Bram announces “Nail”, with letters that everybody has. A wrong doubt would give him ten points. Believe him.',
    bluff:
      'A Q is of no use without a U. So bluff: announce “Fish” and lay any four cards, the Q among them if you like, as it is worth ten.',
    escaped:
      'Everybody believed you. Nobody sees your cards before the end, and they count in full.',
  },
  instead: {
    draw: 'Draw a card first, then comes the honest word.',
    honest: 'Lay P, L, A, T and E this time and announce “Plate”, quite honestly.',
    doubt: 'Doubt this time: you hold the only Q yourself.',
    believe: 'Believe Bram this time, “Nail” is easy to lay.',
    bluff: 'Announce “Fish”: you do not have the letters, and that is the point.',
  },
  learnt:
    'That is Buchstabenbluff: announce a word, honest or not, and think hard about whom to believe. At the end, the cards you have won count for you, and those left in your hand count against you.',
}
