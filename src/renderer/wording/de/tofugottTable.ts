/** What the table of Tofugott says, in German. */

/** German words; the other languages have the same keys. */
export const tofugottTable = {
  keys: {
    places: '1 bis 6: der Platz für die nächste Antwort, Frage für Frage erst +, dann −',
    goToHand: 'K: zu deinen Silhouetten springen',
    keep: '1 und 2: die Fragekarte wählen',
    words: 'E: zum Feld für deinen Grund',
    confirm: 'F: vorlesen, festlegen oder Fertig',
  },
  hand: 'Deine Hand ist leer | Deine Hand: eine Silhouette | Deine Hand: {n} Silhouetten',
  middle: 'Die Fragekarte und die Tipps',
  guesses: 'Die Tipps',
  turn: 'Zug {turn} von {turns}: {name}',
  aside: 'Beiseite:',
  pile: 'Fragekarten: {n}',
  points: '{points} Punkte | {points} Punkt | {points} Punkte',
  inTurn: 'an der Reihe',
  left: 'ausgestiegen',
  look: 'Die ganze Karte lesen',
  twoCards: 'Zwei Fragekarten zur Wahl',
  place: { best: 'Bestes zu Frage {number}', worst: 'Schlechtestes zu Frage {number}' },
  holds: {
    empty: 'leer',
    down: 'verdeckt',
    secret: 'nur du siehst es',
    draft: 'leer',
    open: 'offen',
  },
  slotHolds: '{place}: {card}',
  legend: { best: 'am besten', worst: 'am schlechtesten' },
  byClock: 'von der Uhr gewählt',
  clockSign: 'Uhr',
  stamp: { best: 'Bestes', worst: 'Schlechtestes', tofu: 'Tofu!' },
  chosen: '{silhouette}, gewählt',
  noGuess: 'Noch kein Tipp gewählt',
  read: 'Vorlesen',
  lock: { answer: 'Alle sechs festlegen', guess: 'Tipp festlegen' },
  undo: 'Alles zurück',
  done: 'Fertig',
  hush: 'Jeder für sich: Besprochen wird erst nach dem Aufdecken.',
  hint: {
    choose: 'Wähl eine der beiden Karten. Die andere sieht niemand.',
    keep: 'Die andere Karte sieht niemand.',
    missing: 'Noch eine fehlt: {next}. | Noch {n} fehlen. Als Nächstes: {next}.',
    ready: 'Umwählen geht noch, nach dem Festlegen nicht mehr.',
    overfull:
      'Alle sechs Plätze sind belegt. Nimm erst eine Silhouette zurück (Tasten 1 bis 6), oder zieh die neue auf ihren Platz.',
    guess: 'Wähl eine Silhouette aus deiner Hand. Besprochen wird erst nach dem Aufdecken.',
    lock: 'Umwählen geht noch, nach dem Festlegen nicht mehr.',
  },
  phrases: {
    title: 'Warum?',
    explained: 'Einen Spruch liest jeder in seiner Sprache.',
    open: 'Sprüche',
    with: 'Grund dazu',
  },
  words: {
    label: 'Warum?',
    say: 'Sagen',
    take: 'Übernehmen',
    without: 'Doch ohne Worte',
    empty: 'Schreib erst etwas, oder geh ohne Worte weiter.',
  },
  wait: {
    keeping: '{name} sucht eine Fragekarte aus.',
    locking: 'Alle haben gewählt. | Es überlegt noch jemand. | Es überlegen noch {n}.',
    lockingYou:
      'Alle warten auf dich. | Außer dir überlegt noch eine Person. | Außer dir überlegen noch {n}.',
    lockingNames: 'Noch am Überlegen: {names}.',
    lockingHidden: 'Die anderen überlegen noch.',
    revealing: '{name} erklärt: {silhouette}.',
    over: 'Das Spiel ist aus.',
  },
  awaited: { keeping: 'sucht aus', locking: 'überlegt', revealing: 'erklärt' },
  refused: 'Das geht nicht: {why}',
  reason: {
    'not-seated': 'Du schaust nur zu.',
    'seat-given-up': 'Dieser Platz spielt nicht mehr mit.',
    'match-over': 'Das Spiel ist aus.',
    'not-asked': 'Gerade bist du nicht gefragt.',
    'already-locked': 'Deine Wahl liegt schon fest.',
    'other-question': 'Gerade wird etwas anderes von dir gebraucht.',
    'card-first': 'Erst kommt die Fragekarte.',
    'not-your-answers': 'Diese Plätze füllt nur, wer an der Reihe ist.',
    'silhouette-set-aside': 'Diese Silhouette liegt in diesem Zug beiseite.',
    'silhouette-revealed': 'Diese Silhouette ist in diesem Zug schon aufgedeckt.',
    'silhouette-twice': 'Jede Silhouette geht nur einmal.',
    'enough-said': 'Zu dieser Karte ist genug gesagt.',
    'no-keepsake-yet': 'Erst wenn das Spiel aus ist, gibt es etwas aufzuheben.',
  },
  tie: { title: 'Wer zieht zuerst den Tofu?' },
  score: { title: 'Endstand' },
  past: {
    open: 'Rückblick',
    title: 'Rückblick',
    best: 'Bestes von {name}',
    worst: 'Schlechtestes von {name}',
  },
  keepsake: {
    propose: 'Seite zum Aufheben',
    proposal: 'eine Seite von diesem Spiel zum Aufheben',
    save: 'Als Seite sichern',
    hint: 'Sind alle einverstanden, sichert jeder für sich: eine Seite mit allen Fragen, Tipps und Worten, die ohne Netz aufgeht.',
    title: 'Tofugott: unser Abend',
    readBy: 'Vorgelesen von {name}',
    damaged: 'Das Protokoll dieses Spiels ist beschädigt; daraus wird keine Seite.',
  },
  guide: {
    title: 'So geht es',
    step1:
      'Wer dran ist, liest eine Fragekarte vor und wählt zu jeder ihrer drei Fragen die beste und die schlechteste Silhouette.',
    step2:
      'Alle anderen tippen zugleich, was bei dieser Frage das Beste ist. Es geht darum, wie jemand denkt.',
    step3:
      'Dann wird ein Tipp nach dem anderen aufgedeckt. Zu deiner Karte kannst du etwas schreiben oder am Tisch erzählen.',
    step4:
      'Getroffen: ein Punkt für dich und einer für den, der dran ist. Auf das Schlechteste getippt: einer weniger.',
  },
}

/** The keys every language fills. */
export type TofugottTableWords = typeof tofugottTable
