/** What the coach of the first round of Die Tafelrunde 2 says, in German. */

/** German words. */
export const tafelrundeFirstRound = {
  say: {
    hello:
      'In der Mitte liegen Truhen in Blau, Rot und Gelb, die Zahl sagt, wie viele Edelsteine drin sind. Um jede Farbe wird mit Karten dieser Farbe gekämpft. Wer am Ende die meisten Edelsteine hat, gewinnt.',
    side: 'Du fängst an. Die rote Truhe hat vier Edelsteine, also kämpf um Rot: Spiel die Karte mit Blau 2 und Rot 5 mit der roten 5 oben. Umgedreht würde die blaue 2 zählen.',
    seven:
      'Lotte kämpft um Blau, Bram mit einer 4 um Rot. Deine stärkste Karte ist die gelbe 7: Spiel sie, dann bist du auch in Gelb dabei.',
    even: 'Bram hat in Rot jetzt 9, du hast 5. Spiel die Karte mit Blau 3 und Rot 4, wieder mit Rot nach oben: Das macht auch bei dir 9.',
    top: 'Lotte und Bram passen. Neun gegen neun: Bei Gleichstand geht die Truhe an niemanden. Leg in Rot noch 3 dazu, von der Karte mit Rot 3 und Gelb 4.',
    pass: 'Rot 12, Gelb 7: Du bist in beiden Farben die Nummer eins. Pass, dann wird abgerechnet.',
    secure:
      'Rot und Gelb gehören dir, Blau gehört Lotte. Wer gewinnt, legt die Karten der Farbe ab, alle anderen nehmen ihre zurück. Jetzt darfst du eine Truhe in Sicherheit bringen: Nimm die rote mit 4.',
    secured:
      'Die 4 nimmt dir keiner mehr, und alle haben zwei Karten nachgezogen. Deine gelbe Truhe liegt noch offen: Sie macht dich in Gelb um 3 stärker, kann dir aber genommen werden.',
  },
  instead: {
    side: 'Nimm die Karte mit Blau 2 und Rot 5 und lass Rot zählen: Nur die Seite oben kämpft.',
    seven: 'Spiel die gelbe 7: Mit nur einer Farbe ist sie so stark, wie eine Karte sein kann.',
    even: 'Spiel die Karte mit Blau 3 und Rot 4 als Rot, damit du mit Bram gleichziehst.',
    top: 'Spiel die Karte mit Rot 3 und Gelb 4 als Rot: Nur wer allein vorn liegt, bekommt die Truhe.',
    pass: 'Pass jetzt: Du führst schon, und was du behältst, hilft dir im nächsten Beutezug.',
    secure: 'Sichere die rote Truhe mit 4, sie ist mehr wert als die gelbe mit 3.',
  },
  learnt:
    'Das ist die Tafelrunde: Karten so drehen, dass sie zählen, in einer Farbe allein vorn liegen und Truhen sichern, bevor andere sie holen.',
}

/** The keys of every language. */
export type TafelrundeFirstRoundWords = typeof tafelrundeFirstRound
