/** What the coach of the first round of Tijdlijn says, in German. */

/** German words. */
export const tijdlijnFirstRound = {
  together: {
    say: {
      hello:
        'Ihr baut gemeinsam eine Zeitleiste. Vor jedem liegen vier Karten, von denen niemand das Jahr kennt. Wer dran ist, spielt ein oder zwei davon, und ihr Jahr entscheidet, wo sie landen.',
      end: 'In der Mitte liegt der Suezkanal von 1869. Was früher oder später ist als alles andere, kommt ans Ende der Reihe und bringt zwei Punkte. Mandela wurde sicher viel später Präsident: Spiel ihn.',
      between:
        '1994, am rechten Ende, zwei Punkte. Du darfst noch eine spielen. Was dazwischen liegt, kommt über die Lücke und bringt einen Punkt: Nimm Micky Maus.',
      stuck:
        '1928, ein Punkt, und Lotte hat links Waterloo und darüber die U-Bahn gelegt. Über jeder Lücke ist nur für ein Jahr Platz. Sieh, was dann passiert: Spiel die Berliner Mauer.',
      retry:
        '1961 gehört in die Lücke mit Micky Maus, und die ist besetzt: Die Karte sitzt fest. Passt eine nicht, musst du eine andere versuchen, und wenn keine passt, ist das Spiel aus. Nimm Luther, der ist sicher früher.',
      stop: '1517, ganz links, wieder zwei Punkte. Nach der ersten Karte, die passt, darfst du aufhören, und das ist klug, wenn der Rest unsicher ist: Hör auf.',
      team: 'Am Ende des Zugs wird auf vier Karten aufgefüllt. Statt zu spielen, darf man auch eine Karte ablegen, wenn ihr Symbol zu dem auf der Ablage passt. So wird man auch los, was festsitzt.',
    },
    instead: {
      end: 'Spiel diesmal Mandela: Er gehört ganz ans Ende, und das bringt am meisten.',
      between: 'Nimm diesmal Micky Maus, damit du siehst, was in der Mitte passiert.',
      stuck: 'Spiel die Berliner Mauer: Hier darf einmal etwas schiefgehen.',
      retry: 'Nimm Luther: Er lebte lange vor allem, was hier liegt.',
      stop: 'Hör diesmal nach der ersten Karte auf.',
    },
    learnt:
      'Das ist die Zeitleiste zusammen: Ränder zuerst, Lücken mit Bedacht, und redet über alles. Was liegt, bringt Punkte, was übrig bleibt oder abgelegt wird, kostet einen.',
  },
  against: {
    say: {
      hello:
        'Vor dir liegen vier Ereignisse ohne Jahr, in der Mitte beginnt eine Reihe, von früh nach spät. Wer am Ende einer Runde als Einziger keine Karte mehr hat, gewinnt.',
      later:
        'In der Reihe liegt das Patent auf das Telefon, 1876. Krieg der Sterne kam viel später: Wähle die Karte und dann die Stelle rechts vom Telefon.',
      right: 'Umgedreht steht da 1977: richtig, und du bist die Karte los. Jetzt legt Lotte.',
      earlier:
        'Lotte hat den Suezkanal hinter das Telefon gelegt, doch der ist von 1869: falsch. Die Karte ist weg, dafür liegt eine neue vor ihr. Du bist dran: Waterloo war vor allem anderen, leg es ganz nach links.',
      free: '1815, richtig, und auch Lotte lag mit der Titanic richtig. Jetzt hilft dir niemand: Wähle eine deiner Karten und eine Stelle, die dir richtig vorkommt.',
      over: 'Dein Ereignis ist aufgedeckt. Lag es richtig, hast du nur noch eine Karte; lag es falsch, hast du eine neue bekommen und kennst nun ein Jahr mehr.',
    },
    instead: {
      later: 'Nimm Krieg der Sterne und leg die Karte rechts vom Telefon hin.',
      earlier: 'Nimm Waterloo und leg es ganz nach links, vor das Telefon.',
      free: 'Leg eine Karte an eine Stelle der Reihe.',
    },
    learnt:
      'Das ist die Zeitleiste gegeneinander: hinlegen, umdrehen, hoffen. Sind am Ende einer Runde mehrere ohne Karten, gibt es unter ihnen ein Stechen.',
  },
}

/** The keys of every language. */
export type TijdlijnFirstRoundWords = typeof tijdlijnFirstRound
