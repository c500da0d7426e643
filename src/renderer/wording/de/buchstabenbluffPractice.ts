/** What is said to those who practise Buchstabenbluff, in German. */

/** German words; the other languages have the same keys. */
export const buchstabenbluffPractice = {
  intro:
    'Zehn Buchstaben, ein Wort: Welches zählt am meisten? Was ein Buchstabe zählt, steht auf ihm.',
  which: 'Welche Hand?',
  kind: { daily: 'Hand des Tages', own: 'Irgendeine Hand' },
  kindHint: {
    daily: 'Heute haben alle, die in dieser Sprache üben, dieselben Buchstaben.',
    own: 'Zum Üben, so oft du willst. Davon wird nichts gespeichert.',
  },
  hand: 'Die zehn Buchstaben',
  yourHand: 'Die zehn Buchstaben und was sie zählen: {cards}.',
  valued: '{cards} zu {n}',
  task: 'Welches Wort aus diesen zehn Buchstaben zählt am meisten?',
  read: 'Hand vorlesen',
  spell: 'Hand buchstabieren',
  word: 'Dein Wort',
  blank: 'Ein Fragezeichen steht für jeden Buchstaben und zählt nichts. Schreib ihn einfach mit.',
  lay: 'Legen',
  clear: 'Zurücknehmen',
  empty: 'Schreib ein Wort, oder wähle Buchstaben dafür aus.',
  used: '{card} steckt schon im Wort.',
  soFar: 'Dein Wort bisher: {word}.',
  takenBack: 'Zurückgenommen: {word}.',
  another: 'Nächste Hand',
  ask: { '0': 'Hinweis: wie lang?', '1': 'Hinweis: womit fängt es an?', '2': 'Lösung zeigen' },
  given: 'Hinweise',
  hint: {
    none: 'Mit dieser Wortliste lässt sich aus diesen Karten nichts legen. Nimm eine andere Hand.',
    length: 'Das beste Wort hat {n} Buchstaben.',
    beginning: 'Es fängt mit {letter} an.',
    word: 'Das beste Wort ist {word}. Es zählt {n}.',
  },
  rated: '{word} zählt {value} von {best}.',
  grade: {
    best: 'Mehr ist nicht drin!',
    strong: 'Ganz nah am besten Wort.',
    fair: 'Gut, aber da geht noch mehr.',
    start: 'Ein Anfang.',
  },
  fault: {
    'other-characters': 'Ein Wort besteht nur aus Buchstaben.',
    'too-short': 'Ein Wort hat mindestens zwei Buchstaben.',
    'too-long': 'Aus zehn Buchstaben wird kein längeres Wort. Umlaute brauchen zwei.',
    unlisted: '{word} steht nicht im Wörterbuch. Versuch ein anderes.',
    'not-in-hand': 'Für {word} reichen deine Buchstaben nicht.',
  },
  tried: 'Schon gelegt',
  triedWord: '{word} {n}',
  today: 'Dein bestes Wort heute: {word}, {value} von {best}, {helped}.',
  helped: 'ohne Hinweis | mit einem Hinweis | mit {n} Hinweisen',
  streak: 'Noch kein Tag. | Der erste Tag einer Serie. | {n} Tage in Folge.',
  silence: 'Der Gastgeber hat nicht geantwortet. Versuch es noch einmal.',
}

/** The keys of every language. */
export type BuchstabenbluffPracticeWords = typeof buchstabenbluffPractice
