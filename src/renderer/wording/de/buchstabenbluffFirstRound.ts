/** What the coach of the first round of Buchstabenbluff says, in German. */

/** German words. */
export const buchstabenbluffFirstRound = {
  say: {
    hello:
      'Jede Karte zeigt einen Buchstaben und seinen Wert. Leg Karten verdeckt hin und sag ein Wort mit so vielen Buchstaben an. Glaubt man dir, zählen sie; zweifelt jemand, wird aufgedeckt.',
    draw: 'Vor dem Legen darfst du ziehen, eine Karte nach der anderen, bis du zehn hast. Zieh eine.',
    honest:
      'Ein J, das hebst du auf. Die anderen fünf ergeben „Bohne“: Leg sie und sag „Bohne“ an. Tipp das Wort oder wähle die Karten.',
    proved:
      'Lotte hat geglaubt, Bram hat gezweifelt, und deine „Bohne“ war ehrlich: Die Karten gehören dir, dazu gibt es zehn Punkte für jeden falschen Zweifel. Jetzt ist Lotte dran.',
    doubt:
      'Lotte sagt „Jahr“ an. Vom J gibt es nur eine Karte, und die hast du. Nur ein Fragezeichen könnte es ersetzen. Zweifle!',
    caught:
      'Ein Bluff! Lottes Karten kommen auf den Ablagestapel, und du bekommst zehn Punkte. Nun legt Bram.',
    believe:
      'Bram sagt „Sohn“ an, lauter gewöhnliche Buchstaben. Zweifelst du zu Unrecht, schenkst du ihm zehn Punkte. Glaub ihm.',
    bluff:
      'Ohne Vokal geht kein Wort. Also bluffe: Sag „Hund“ an und leg irgendwelche vier Karten hin, am besten auch das Q, denn das zählt zehn.',
    escaped:
      'Alle haben geglaubt. Bis zum Ende sieht niemand deine Karten, und sie zählen ihren vollen Wert.',
  },
  instead: {
    draw: 'Zieh erst eine Karte, dann kommt das ehrliche Wort.',
    honest: 'Leg diesmal B, O, H, N und E und sag „Bohne“ an, ganz ehrlich.',
    doubt: 'Zweifle diesmal: Das einzige J hast du selbst.',
    believe: 'Glaub Bram diesmal, denn „Sohn“ lässt sich leicht legen.',
    bluff: 'Sag „Hund“ an: Dir fehlen die Buchstaben dafür, und gerade darum geht es jetzt.',
  },
  learnt:
    'Das ist Buchstabenbluff: ehrlich ansagen oder bluffen, und überlegen, wem man glaubt. Am Ende zählen deine Wörter; was du noch auf der Hand hast, zählt minus.',
}

/** The keys of every language. */
export type BuchstabenbluffFirstRoundWords = typeof buchstabenbluffFirstRound
