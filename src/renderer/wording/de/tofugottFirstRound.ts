/** What the coach of the first round of Tofugott says, in German. */

/** German words. */
export const tofugottFirstRound = {
  say: {
    hello:
      'Hier geht es darum, wie deine Freunde denken. Lotte ist dran: Sie liest eine Fragekarte mit drei Fragen vor und wählt heimlich zu jeder die beste und die schlechteste Silhouette.',
    guess:
      'Du tippst, was für Lotte die beste Antwort auf die erste Frage ist. Sie schwärmt seit Tagen von Elefanten: Wähle den Elefanten und bestätige.',
    turned:
      'Alle haben gewählt, jetzt wird ein Tipp nach dem anderen aufgedeckt. Bram hat auf Tofu getippt, nun liegt dein Elefant da. Du kannst sagen, warum, musst aber nicht: Sag, dass du fertig bist.',
    points:
      'Lottes Bestes ist der Elefant: ein Punkt für dich und einer für sie. Ihr Schlechtestes ist ausgerechnet Tofu, das kostet Bram einen Punkt.',
    again:
      'Auf zur zweiten Frage. Elefant und Tofu sind schon aufgedeckt und fallen weg. Diesmal hilft dir niemand: Tipp, was du Lotte zutraust.',
    turnedAgain: 'Deine Karte liegt offen. Sag, dass du fertig bist, dann zeigt Lotte ihre beiden.',
    yourTurn:
      'Lottes Bestes war das Schwein: ein Punkt für alle, die darauf getippt haben. Der Baum kostet einen, alles andere bringt und kostet nichts.',
    third: 'Noch eine Frage, dann ist Lottes Zug vorbei: Tippe ein letztes Mal.',
    turnedThird:
      'Sag noch einmal, dass du fertig bist, dann zeigt Lotte ihre letzten beiden Karten.',
  },
  instead: {
    guess: 'Nimm diesmal den Elefanten, dann siehst du, was ein Treffer wert ist.',
    turned: 'Hier genügt es, wenn du sagst, dass du fertig bist.',
    again: 'Wähle eine der Silhouetten, die noch übrig sind.',
    third: 'Wähle eine der Silhouetten, die noch übrig sind.',
    turnedAgain: 'Hier genügt es, wenn du sagst, dass du fertig bist.',
    turnedThird: 'Hier genügt es, wenn du sagst, dass du fertig bist.',
  },
  learnt:
    'Das ist Tofugott: Tippe, wie andere denken. Bist du selbst dran, wählst du sechs verschiedene Antworten, drei beste und drei schlechteste, und alle, die dein Bestes erraten, bringen auch dir einen Punkt.',
}

/** The keys of every language. */
export type TofugottFirstRoundWords = typeof tofugottFirstRound
