/** Options, events and rules of Tofugott, in German. */

/** German words; the other languages have the same keys. */
export const tofugott = {
  /** What somebody reached in the end. */
  scored: '{n} Punkte | {n} Punkt | {n} Punkte',
  remark: {
    guesser: {
      title: 'Beste Ahnung',
      text: '{each}einmal richtig geraten | {each}{n}\u2011mal richtig geraten',
    },
    book: {
      title: 'Offenes Buch',
      text: '{each}einmal von den anderen durchschaut | {each}{n}\u2011mal von den anderen durchschaut',
    },
    riddle: {
      title: 'Größtes Rätsel',
      text: '{each}eine Frage lang nicht zu durchschauen | {each}{n} Fragen lang nicht zu durchschauen',
    },
    fished: {
      title: 'Auf einen Schlag',
      text: '{each}ein Punkt mit einer Frage | {each}{n} Punkte mit einer Frage',
    },
  },
  level: {
    gentle:
      'Rät, was ihm als Erstes auffällt, ob es nun die beste Antwort wäre oder die schlechteste.',
    easy: 'Schließt von sich auf andere und rät jedes zweite Mal einfach drauflos.',
    solid:
      'Weiß, was die meisten antworten würden, und merkt sich ein wenig, was jemand schon gewählt hat.',
    sharp:
      'Schließt aus allem, was jemand geantwortet hat, wie er wohl tickt, und meidet sein Schlechtestes.',
  },
  setup: {
    'too-few-cards':
      'Für diese Runde braucht ihr {needed} Fragekarten und habt {cards}; eine fehlt also noch. Nehmt einen Kartensatz dazu oder spielt weniger Züge. | Für diese Runde braucht ihr {needed} Fragekarten und habt {cards}; es fehlen also noch {n}. Nehmt einen Kartensatz dazu oder spielt weniger Züge.',
    'too-few-without-black':
      'Für diese Runde braucht ihr {needed} Fragekarten und habt {cards}; eine fehlt also noch. Nehmt einen Kartensatz dazu, lasst schwarze Karten zu oder spielt weniger Züge. | Für diese Runde braucht ihr {needed} Fragekarten und habt {cards}; es fehlen also noch {n}. Nehmt einen Kartensatz dazu, lasst schwarze Karten zu oder spielt weniger Züge.',
  },
  deck: {
    example: {
      title: 'Der große Umzug',
      scenario: 'Am Samstag ziehst du um, dritter Stock, kein Aufzug. Das Klavier muss mit.',
      questions1: 'Wer trägt mit dir das Klavier?',
      questions2: 'Wer kommt erst, wenn die Pizza da ist?',
      questions3: 'Wer packt dir heimlich die Küche aus?',
    },
    field: {
      title: 'Titel',
      scenario: 'Stellt euch vor',
      questions: 'Frage',
      spicy: 'Schwarze Karte (ab 16)',
    },
  },
  option: {
    spicy: {
      label: 'Schwarze Karten',
      hint: 'Deftigere Fragen, ab 16.',
      value: { off: 'bleiben in der Schachtel', on: 'sind dabei' },
      differs: { on: 'mit schwarzen Karten' },
    },
    turns: {
      label: 'Wie oft jeder drankommt',
      hint: 'Empfohlen: zu zweit und zu dritt dreimal, zu viert und zu fünft zweimal, zu sechst einmal.',
      value: { seats: 'nach der Zahl der Plätze' },
      differs: { 1: 'ein Zug für jeden', other: '{value} Züge für jeden' },
    },
    floor: {
      label: 'Weniger als null Punkte',
      hint: 'Wer auf das Schlechteste tippt, verliert einen Punkt.',
      value: { none: 'gibt es', '0': 'gibt es nicht, bei null ist Schluss' },
      differs: { 0: 'unter null geht es nicht' },
    },
    answerSeconds: {
      label: 'Sekunden für Karte und Antworten',
      hint: 'Wer dran ist, hat sie zweimal: für die Fragekarte und für die sechs Antworten.',
      value: { none: 'unbegrenzt' },
      differs: { other: '{value} Sekunden für Karte und Antworten' },
    },
    guessSeconds: {
      label: 'Sekunden für einen Tipp',
      hint: 'Bei der ersten Frage laufen sie erst, wenn die Antworten feststehen.',
      value: { none: 'unbegrenzt' },
      differs: { other: '{value} Sekunden zum Raten' },
    },
    explainSeconds: {
      label: 'Sekunden für eine Begründung',
      hint: 'Für jede aufgedeckte Karte.',
      value: { none: 'unbegrenzt' },
      differs: { other: '{value} Sekunden zum Erklären' },
    },
    waitingNames: {
      label: 'Wer noch überlegt',
      hint: 'Die Namen machen Druck, wie am echten Tisch.',
      value: { off: 'nur die Zahl', on: 'mit Namen' },
      differs: { on: 'wer noch überlegt, wird mit Namen genannt' },
    },
    decks: {
      label: 'Sätze von Fragekarten',
      hint: 'Eigene Kartensätze liegen als Dateien auf dem Rechner des Gastgebers.',
    },
  },
  event: {
    turnBegun: '{name} ist an der Reihe und zieht zwei Fragekarten.',
    turnBegunYou: 'Du bist an der Reihe. Du ziehst zwei Fragekarten: „{first}“ und „{second}“.',
    read: '{name} liest vor: {card}',
    readYou: 'Du liest vor: {card}',
    readTitle: '{name} liest „{title}“ vor.',
    readTitleYou: 'Du liest „{title}“ vor.',
    setAside: 'Beiseite liegen diesmal: {silhouettes}.',
    answeredYou: 'Deine Antworten liegen fest. {answers}',
    answeredShort: 'Deine Antworten liegen fest.',
    guessedYou: 'Dein Tipp liegt fest: {silhouette}.',
    turnedGuess: '{name} hat getippt: {silhouette}.',
    turnedGuessYou: 'Dein Tipp war: {silhouette}.',
    turnedBest: 'Die beste Antwort von {name}: {silhouette}.',
    turnedBestYou: 'Deine beste Antwort: {silhouette}.',
    turnedWorst: 'Die schlechteste Antwort von {name}: {silhouette}.',
    turnedWorstYou: 'Deine schlechteste Antwort: {silhouette}.',
    byClock: 'Das hat die Uhr gewählt.',
    said: '{name} sagt: „{words}“',
    saidBot: 'Computer {name} sagt: „{words}“',
    saidYou: 'Du sagst: „{words}“',
    settled: 'Punkte für Frage {question}. {parts}',
    settledNone: 'Frage {question} bringt niemandem Punkte.',
    scored: {
      right:
        'Richtig getippt: {names},\u00a0{points}. | Richtig getippt: {names},\u00a0je {points}.',
      answer: 'Für die erratene Antwort: {names},\u00a0{points}.',
      worst:
        'Auf das Schlechteste getippt: {names},\u00a0{points}. | Auf das Schlechteste getippt: {names},\u00a0je {points}.',
    },
    left: '{name} ist ausgestiegen.',
    leftYou: 'Du bist ausgestiegen.',
    cancelled: 'Der Zug von {name} fällt aus. Punkte gibt es keine.',
    cancelledYou: 'Dein Zug fällt aus. Punkte gibt es keine.',
    tied: 'Gleichstand! {names} ziehen um den Tofu.',
    tiedYou: 'Gleichstand! Ihr zieht um den Tofu: {names}.',
    drewForTofu: 'Gezogen: {cards}.',
    drawn: '{name} {silhouette}',
    tieWon: 'Gleichstand: {points}. Den Tofu hatte {name} zuerst, mit Karte {n}.',
    tieWonYou: 'Gleichstand: {points}. Den Tofu hattest du zuerst, mit Karte {n}.',
    matchEnded: 'Das Spiel ist aus. Es gewinnt {names}.',
    matchEndedYou: 'Das Spiel ist aus. Du gewinnst!',
    deserted: 'Niemand sonst ist mehr da. Es gewinnt {names}.',
    desertedYou: 'Niemand sonst ist mehr da. Du gewinnst!',
    you: 'du',
  },
  ask: {
    keep: 'Welche Fragekarte liest du vor?',
    answer: 'Wähl zu jeder Frage die beste und die schlechteste Karte.',
    answerReady: 'Alle sechs liegen. Leg sie fest: Das ist endgültig.',
    guess: 'Welche Antwort passt für {name} hier am besten?',
    explainGuess: 'Dein Tipp liegt offen: {silhouette}. Warum?',
    explainGuessSpoken: 'Frage {number}, {silhouette}: Warum dieser Tipp?',
    explainBest: 'Am besten: {silhouette}. Warum?',
    explainBestSpoken: 'Frage {number}, {silhouette}: Warum passt das am besten?',
    explainWorst: 'Am schlechtesten: {silhouette}. Warum?',
    saidAlready: 'Dein Grund ist notiert.',
    explainWorstSpoken:
      'Frage {number}, {silhouette}: Warum passt das am schlechtesten? Erzähl, wenn du magst.',
  },
  say: {
    waitingYou: 'Alle warten auf dich.',
    stillYou: 'Du musst noch wählen.',
    next: 'Als Nächstes: {next}.',
    asked: {
      best: 'Frage {number}, {text} Am besten',
      worst: 'Frage {number}, {text} Am schlechtesten',
    },
    put: '{place}: {card}.',
    back: 'Zurück auf der Hand: {silhouettes}.',
    chosen: 'Ausgesucht, aber noch nicht festgelegt: {cards}.',
    cards: 'Zur Wahl: erstens {first} Zweitens {second}',
    choice: 'Zur Wahl: {silhouettes}.',
    numbered: '{digit} {silhouette}',
    digitKeys: 'Mit der Ziffer davor wählst du eine Silhouette.',
    mayExplain: 'Schreib etwas, nimm einen Spruch, sag es am Tisch oder lass es. Dann: Fertig.',
    thenGuess: 'Mit „Fertig“ geht es weiter zum nächsten Tipp.',
    thenBest: 'Mit „Fertig“ geht es weiter zur besten Karte von {name}.',
    thenWorst: 'Mit „Fertig“ geht es weiter zu deiner schlechtesten Karte.',
    thenPoints: 'Mit „Fertig“ geht es weiter zu den Punkten.',
    doneKey: 'Mit E kommst du ins Feld für deinen Grund, mit F bist du fertig.',
    guessInstead:
      'Tipp eine Silhouette deiner Hand an oder zieh sie in das Feld für deinen Tipp. Zur Wahl: {silhouettes}.',
    keepKeys: 'Mit den Tasten 1 und 2 wählst du die Fragekarte.',
    confirmKey: 'Bestätigt wird mit der Taste F.',
    cardChosen: 'Ausgesucht: „{title}“.',
    readKey: 'Mit F liest du vor.',
    over: 'Das Spiel ist aus, in dieser Reihenfolge: {places}. Noch ein Spiel gibt es auf der Ergebnisseite.',
    place: '{rank}. {name}, {points}',
    mayBeDone: 'Mehr passt nicht zu dieser Karte. Weiter geht es mit Fertig.',
    card: '{title} {scenario} {questions}',
    question: 'Frage {number}: {text}',
    answers: 'Frage {number}: am besten {best}, am schlechtesten {worst}.',
    hand: 'Deine Silhouetten: {silhouettes}.',
    ownGuess: 'Dein Tipp: {silhouette}.',
    ownWords: 'Dazu sagst du: „{words}“',
    watching: 'Du schaust zu und hast keine Karten.',
    turn: 'Zug {turn}. An der Reihe: {name}.',
    asideNone: 'Noch liegt keine Fragekarte offen.',
    quoted: '„{words}“',
    quotedBot: 'Der Computer sagt: „{words}“',
    shown: '{name} {silhouette}',
    shownBest: 'am besten {silhouette}',
    shownWorst: 'am schlechtesten {silhouette}',
    open: 'Frage {question}, aufgedeckt: {cards}.',
    settled: 'Frage {question} ist gewertet: am besten {best}, am schlechtesten {worst}.',
    pile: 'Fragekarten im Stapel: {n}.',
    pileAndDrawn: 'Fragekarten im Stapel: {n}, dazu die zwei gezogenen.',
    points: '{name} {n}',
    standing: 'Punkte: {points}.',
    gone: 'nicht mehr dabei',
    discussion: 'Besprochen wird erst nach dem Aufdecken.',
  },
  rules: {
    chapter1: {
      title: 'Worum es geht',
      text1:
        'Ihr ratet, wie die anderen denken. Punkte gibt es, wenn du die Lieblingsantwort von jemandem triffst, und auch, wenn deine getroffen wird.',
      text2:
        'Ihr spielt zu zweit bis zu sechst und kommt im Uhrzeigersinn dran. Alle haben dieselben zehn Silhouetten: Ratte, Schwein, Elefant, Delfin, Mensch, Tofu, Spinne, Käfer, Baum und Gespenst. Wer anfängt, entscheidet das Los.',
      text3:
        'Steht auf einer Karte „er“ oder „sie“, sind immer Menschen jeden Geschlechts gemeint.',
    },
    chapter2: {
      title: 'Ein Zug beginnt',
      text1:
        'Wer dran ist, zieht zwei Fragekarten, behält heimlich eine und liest sie vor. Die andere geht zurück in den Stapel, ohne dass jemand sie sieht.',
      text2:
        'Danach werden zwei Silhouetten ausgelost und für alle beiseitegelegt. Acht sind noch im Spiel.',
    },
    chapter3: {
      title: 'Antworten und Tippen',
      text1:
        'Wer dran ist, wählt zu jeder der drei Fragen die beste und die schlechteste Antwort: sechs verschiedene Silhouetten, alle auf einmal. Danach bleibt es dabei.',
      text2:
        'Gleichzeitig tippen die anderen, welche Antwort auf die erste Frage wohl als beste gewählt wird. Die schlechteste müsst ihr nicht erraten.',
      text3: 'Bis du festlegst, darfst du umwählen. Besprochen wird nichts, bevor aufgedeckt ist.',
    },
    chapter4: {
      title: 'Aufdecken',
      text1:
        'Reihum, vom linken Nachbarn an, wird ein Tipp nach dem anderen umgedreht. Ist es deiner, darfst du ihn erklären und sagst dann „Fertig“.',
      text2:
        'Zum Schluss kommt die beste Antwort und dann die schlechteste. Die schlechteste verdient eine Erklärung.',
      text3:
        'Beide Silhouetten sind für den Rest des Zuges weg. Für die zweite Frage habt ihr noch sechs, für die dritte vier; ein alter Tipp darf wiederkommen.',
    },
    chapter5: {
      title: 'Punkte',
      text1:
        'Wer die beste Antwort trifft, bekommt einen Punkt. Für jeden Treffer bekommt auch einen, wer dran ist.',
      text2:
        'Wer die schlechteste erwischt, verliert einen Punkt. Alle anderen Tipps zählen nichts. Gewertet wird nach jeder Frage.',
      text3:
        'Auf der Punktekarte geht es vor und zurück, auch unter null, außer ihr habt ausgemacht, dass bei null Schluss ist.',
    },
    chapter6: {
      title: 'Ende',
      text1:
        'Waren alle gleich oft dran, gewinnt, wer die meisten Punkte hat, und sei es unter null.',
      text2:
        'Bei Gleichstand an der Spitze wird um den Tofu gezogen: Alle Beteiligten mischen ihre zehn Silhouetten und decken gleichzeitig eine nach der anderen auf. Wer als Einziger zuerst den Tofu hat, gewinnt.',
      text3:
        'Steigt jemand aus, der dran ist und noch nicht geantwortet hat, fällt der Zug aus. Liegen die Antworten schon fest, wird er zu Ende gespielt.',
      text4:
        'Ist die Zeit um, entscheidet der Zufall. Das steht dann an der Karte, sobald sie offen liegt.',
    },
    chapter7: {
      title: 'Eigene Fragen',
      text1:
        'Ein Kartensatz ist eine Datei mit Titel, Szene und drei Fragen je Karte. Eine Sprache genügt; dann lesen alle diese. Mit eigenen Kartensätzen oder schwarzen Karten gilt der Tisch als ab 16. Es müssen genug Fragekarten da sein: eine für jeden Zug und eine mehr.',
    },
  },
}

/** The keys every language fills. */
export type TofugottWords = typeof tofugott
