/** What the coach of the first round of Tijdlijn says, in English. */
import type { TijdlijnFirstRoundWords } from '../de/tijdlijnFirstRound'

/** English words. */
export const tijdlijnFirstRound: TijdlijnFirstRoundWords = {
  together: {
    say: {
      hello:
        'Together you build a time line. Everybody has four cards, and nobody knows their years. On your turn you play one or two, and the year decides where they go.',
      end: 'In the middle lies the Suez Canal of 1869. Whatever is earlier or later than all the rest goes to an end of the row and earns two points. Mandela surely became President much later: play him.',
      between:
        '1994, at the right end, two points. You may play one more. What belongs in between goes above the gap and earns one point: take Mickey Mouse.',
      stuck:
        '1928, one point, and Lotte has laid Waterloo on the left and the Underground above. Each gap has room for one year only. See what happens then: play the Berlin Wall.',
      retry:
        '1961 belongs in the gap with Mickey Mouse, and that is taken: the card is stuck. If one does not fit you must try another, and if none fits the game is over. Take Luther, who is surely earlier.',
      stop: '1517, far left, two points again. After the first card that fits you may stop, and that is wise when the rest is uncertain: stop.',
      team: 'At the end of a turn you are dealt up to four cards. Instead of playing you may also discard a card whose icon matches the one on the discards. That is how you get rid of what is stuck.',
    },
    instead: {
      end: 'Play Mandela this time: he belongs at the very end, and that earns the most.',
      between: 'Take Mickey Mouse this time, to see what happens in the middle.',
      stuck: 'Play the Berlin Wall: something may go wrong here for once.',
      retry: 'Take Luther: he lived long before anything that lies here.',
      stop: 'Stop after the first card this time.',
    },
    learnt:
      'That is the Time Line together: the ends first, the gaps with care, and talk about everything. What is placed earns points; what is left over or discarded costs one.',
  },
  against: {
    say: {
      hello:
        'In front of you lie four events without a year, and in the middle a row begins, from early to late. If you alone are out of cards at the end of a round, you win.',
      later:
        'In the row lies the patent for the telephone, 1876. Star Wars came much later: choose that card, then the place to the right of the telephone.',
      right: 'Turned over it says 1977: right, and the card is gone. Now Lotte lays.',
      earlier:
        'Lotte laid the Suez Canal after the telephone, but that was 1869: wrong. The card is gone and a new one lies in front of her. Your turn: Waterloo came before everything else, lay it on the far left.',
      free: '1815, right, and Lotte was right about the Titanic as well. Nobody helps you now: choose one of your cards and a place that seems right to you.',
      over: 'Your event has been turned over. If it was right you have just one card left; if it was wrong you got a new one, and you know one more year.',
    },
    instead: {
      later: 'Take Star Wars and lay it to the right of the telephone.',
      earlier: 'Take Waterloo and lay it on the far left, before the telephone.',
      free: 'Lay a card at a place in the row.',
    },
    learnt:
      'That is the Time Line against each other: lay, turn, hope. If several are out of cards at the end of a round, they have a play-off.',
  },
}
