/** What the coach of the first round of Time Bluff says, in German. */

/** German words. */
export const timeBluffFirstRound = {
  say: {
    hello:
      'Drei Stapel, auf jedem liegt eine Uhr offen. Wer an der Reihe ist, legt zwei Karten auf einen Stapel: eine verdeckt, darauf eine offen. Wer zuerst keine Karte mehr hat, gewinnt die Runde.',
    honest:
      'Die verdeckte Karte soll eine Stunde weiter sein als die Uhr, auf der sie liegt. Links liegt eine 10: Wähle eine deiner beiden 11 als verdeckte Karte, deine 10 als offene, dann den linken Stapel.',
    believed:
      'Niemand hat gezweifelt, deine 11 bleibt verdeckt liegen. Wer weniger als sechs Karten hat, zieht nach dem Legen eine. Jetzt ist Lotte dran.',
    doubt:
      'Lotte hat auf deine 10 gelegt, also behauptet sie: 11. Eine 11 hast du selbst gelegt, eine hältst du noch. Das riecht nach Bluff: Zweifle!',
    open: 'Erwischt! Lotte nimmt den ganzen Stapel auf die Hand. Hättest du dich geirrt, läge er jetzt bei dir. Auf den leeren Platz darfst du eine Karte legen: Nimm die 6.',
    opened: 'Wieder eine Karte weniger. Nun legt Bram.',
    believe:
      'Bram hat auf die 3 gelegt, behauptet also eine 4. Du hast nichts, was dagegen spricht, und ein falscher Zweifel kostet dich den Stapel. Glaub ihm.',
    bluff:
      'Jetzt liegen 6, 3 und 8 offen, doch weder 7 noch 4 noch 9 ist auf deiner Hand. Aussetzen darf niemand, also bluffe: Leg irgendeine Karte verdeckt und irgendeine offen.',
    escaped:
      'Geglückt! Woran niemand zweifelt, das gilt, und deine falsche Karte liegt sicher unter der nächsten.',
  },
  instead: {
    honest:
      'Verdeckt muss eine 11 auf die 10 links, darauf offen deine 10. So bist du ehrlich, und als Nächstes ist wieder eine 11 fällig.',
    doubt: 'Zweifle diesmal, damit du siehst, wie eine Karte umgedreht wird.',
    open: 'Nimm die 6: Jede Karte, die du loswirst, bringt dich näher ans Ziel.',
    believe: 'Glaub Bram diesmal, denn seine 4 stimmt; sonst müsstest du den Stapel nehmen.',
    bluff: 'Leg zwei Karten auf einen Stapel, eine verdeckt und eine offen.',
  },
  learnt:
    'Das ist Time Bluff: eine Stunde weiter, ehrlich oder geblufft, und wer falsch liegt, nimmt den Stapel. Was am Ende auf der Hand bleibt, zählt Minuspunkte.',
}

/** The keys of every language. */
export type TimeBluffFirstRoundWords = typeof timeBluffFirstRound
