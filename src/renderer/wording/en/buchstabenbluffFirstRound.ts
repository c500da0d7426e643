/** What the coach of the first round of Buchstabenbluff says, in English. */
import type { BuchstabenbluffFirstRoundWords } from '../de/buchstabenbluffFirstRound'

/** English words. */
export const buchstabenbluffFirstRound: BuchstabenbluffFirstRoundWords = {
  say: {
    hello:
      'Each card shows a letter and its value. Lay cards face down and announce a word with as many letters. What is believed counts for you; if somebody doubts, they are turned up.',
    draw: 'Before laying you may draw, one card at a time, up to ten in hand. Draw one.',
    honest:
      'An N, so NOSE it is. Lay N, O, S and E and announce NOSE: type the word, or choose the four cards.',
    proved:
      'Lotte believed you, Bram doubted, and your NOSE was honest: the cards are yours, with ten points for every wrong doubt. Now it is Lotte’s turn.',
    doubt: 'Lotte announces RIVER. There is only one V among the cards, and you hold it. Doubt!',
    caught: 'A bluff! Lotte’s cards go to the discards, and you get ten points. Now Bram lays.',
    believe:
      'Bram announces TEA, with letters that everybody has. A wrong doubt would give him ten points. Believe him.',
    bluff:
      'K and V hardly make a word together. So bluff: announce FISH and lay any four cards, the valuable ones if you dare.',
    escaped: 'Everybody believed you. Nobody gets to see your cards, and they count in full.',
  },
  instead: {
    draw: 'Draw a card first, and there is an honest word in your hand.',
    honest: 'Lay N, O, S and E this time and announce NOSE, quite honestly.',
    doubt: 'Doubt this time: you hold the only V yourself.',
    believe: 'Believe Bram this time, for TEA is easily laid.',
    bluff: 'Announce FISH: you lack the letters for it, and that is the point now.',
  },
  learnt:
    'That is Buchstabenbluff: announce a word, honest or not, and think well whom to believe. In the end what lies with you counts, and what is left in your hand counts against you.',
}
