/** What the coach of the first round of Die Tafelrunde 2 says, in English. */
import type { TafelrundeFirstRoundWords } from '../de/tafelrundeFirstRound'

/** English words. */
export const tafelrundeFirstRound: TafelrundeFirstRoundWords = {
  say: {
    hello:
      'In the middle lie chests in blue, red and yellow; the number says how many gems are inside. Each colour is fought for with cards of that colour. Most gems at the end wins.',
    side: 'You begin. The red chest holds four gems, so fight for red: play the card with blue 2 and red 5, the red 5 on top. Turned round, the blue 2 would count.',
    seven:
      'Lotte fights for blue, Bram for red with a 4. Your strongest card is the yellow 7: play it, and you are in the fight for yellow too.',
    even: 'Bram now has 9 in red, and you have 5. Play the card with blue 3 and red 4, red side up again: that makes 9 for you as well.',
    top: 'Lotte and Bram pass. Nine against nine: in a tie nobody gets the chest. Add another 3 in red, from the card with red 3 and yellow 4.',
    pass: 'Red 12, yellow 7: you are alone at the top in both colours. Pass, and the raid is settled.',
    secure:
      'Red and yellow are yours, blue is Lotte’s. The winner discards the cards of that colour, everybody else takes theirs back. Now you may secure one chest: take the red one with 4.',
    secured:
      'Nobody can take those 4 from you any more, and everybody has drawn two cards. Your yellow chest still lies open: it makes you 3 stronger in yellow, but it can be taken from you.',
  },
  instead: {
    side: 'Take the card with blue 2 and red 5 and let red count: only the side on top fights.',
    seven: 'Play the yellow 7: with a single colour it is as strong as a card can be.',
    even: 'Play the card with blue 3 and red 4 as red, so that you draw level with Bram.',
    top: 'Play the card with red 3 and yellow 4 as red: only whoever is alone at the top gets the chest.',
    pass: 'Pass now: you are ahead already, and the cards you keep will help in the next raid.',
    secure: 'Secure the red chest with 4, it is worth more than the yellow one with 3.',
  },
  learnt:
    'That is the Tafelrunde: turn your cards so that they count, be alone at the top of a colour, and secure chests before somebody else takes them.',
}
