/** What the coach of the first round of Time Bluff says, in English. */
import type { TimeBluffFirstRoundWords } from '../de/timeBluffFirstRound'

/** English words. */
export const timeBluffFirstRound: TimeBluffFirstRoundWords = {
  say: {
    hello:
      'Three piles, each with a clock face up. On your turn you lay two cards on one pile: one face down, and one face up on top of it. Whoever runs out of cards first wins the round.',
    honest:
      'The card face down should be one hour later than the clock it lies on. There is a 10 on the left: choose one of your two 11s to go face down, your 10 to go face up, then the left pile.',
    believed:
      'Nobody doubted, so your 11 stays face down. With fewer than six cards left after laying, you draw one. Now it is Lotte’s turn.',
    doubt:
      'Lotte laid on your 10, so she says “11”. You laid one 11 yourself and hold another. That smells like a bluff: doubt it!',
    open: 'Caught! Lotte takes the whole pile into her hand. Had you been wrong, it would be yours. You may lay a card on the empty place: take the 6.',
    opened: 'Another card gone. Now Bram lays.',
    believe:
      'Bram says “4”, on the 3. Nothing in your hand says otherwise, and a wrong doubt would cost you the pile. Believe him.',
    bluff:
      'Now a 6, a 3 and an 8 lie open, but you hold no 7, no 4 and no 9. Nobody may pass, so bluff: lay any card face down and any other face up.',
    escaped:
      'Well done! What nobody doubts counts, and your wrong card lies safely under the next one.',
  },
  instead: {
    honest:
      'An 11 goes face down on the 10 on the left, and your 10 face up on it. That is honest, and the next player needs an 11 again.',
    doubt: 'Doubt this time, so that you see how a card is turned over.',
    open: 'Take the 6: every card you get rid of brings you closer to winning.',
    believe: 'Believe Bram this time: his 4 is right, and you would be left with the pile.',
    bluff: 'Lay two cards on one pile, one face down and one face up.',
  },
  learnt:
    'That is Time Bluff: one hour on, honest or bluffing, and whoever is wrong takes the pile. Cards left in your hand at the end are minus points.',
}
