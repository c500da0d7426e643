/** Options, events and rules of Tom's Time Bluff, in German. */

/** German words; the other languages have the same keys. */
export const timeBluff = {
  option: {
    pairCards: {
      label: 'Partnerkarten',
      hint: 'Vier Karten mit Wirkung. Ohne sie ist der Einstieg leichter.',
      value: { on: 'dabei', off: 'ohne' },
    },
    pairBy: {
      label: 'Zur Partnerkarte passt',
      value: { kind: 'jede Uhr ihrer Art', hour: 'nur ihre Stunde' },
    },
    openJoker: {
      label: 'Offener Joker',
      value: { any: 'jede Uhr darf folgen', named: 'der Leger nennt die Stunde' },
    },
    lastSingle: { label: 'Einzelne letzte Karte', value: { hidden: 'verdeckt', open: 'offen' } },
    unmatchedPairDraw: {
      label: 'Ziehen mit Partnerkarte ohne Uhr',
      hint: 'Wer keine passende Uhr hat, darf statt zu legen ziehen.',
      value: { off: 'nein', on: 'ja' },
    },
    snoozeTarget: {
      label: 'Schlummern trifft',
      value: { next: 'den nächsten', chosen: 'den gewählten Nachbarn' },
    },
    turnSeconds: {
      label: 'Sekunden zum Legen',
      hint: 'Danach wird ein erlaubter Zug gespielt.',
      value: { none: 'ohne Grenze' },
    },
    target: {
      label: 'Gespielt wird bis',
      value: {
        '50': '50 Minuspunkte',
        '30': '30 Minuspunkte',
        '100': '100 Minuspunkte',
        round: 'eine Runde',
      },
    },
    doubtSeconds: {
      label: 'Sekunden zum Zweifeln',
      hint: 'Wer nicht antwortet, glaubt.',
      value: { none: 'ohne Grenze' },
    },
    lastDoubt: {
      label: 'Letzter Zweifel',
      hint: 'Ist der Zugstapel leer, darf noch einmal gezweifelt werden.',
      value: { off: 'nein', on: 'ja' },
    },
    jokerOpening: {
      label: 'Joker als Startkarte',
      value: { off: 'wird getauscht', on: 'darf liegen bleiben' },
    },
    handDraw: {
      label: 'Selbst nachziehen',
      hint: 'Wer es vergisst, zieht zwei.',
      value: { off: 'nein', on: 'ja' },
    },
  },
  event: {
    roundStarted: 'Runde {round}. {starter} beginnt. Offen liegen {cards}.',
    roundStartedYou: 'Runde {round}. Du beginnst. Offen liegen {cards}.',
    hand: 'Deine Hand: {cards}.',
    laid: '{name} legt verdeckt auf Stapel {place}, darauf {cards}.',
    laidYou: 'Du legst {hidden} verdeckt auf Stapel {place}, darauf {cards}.',
    laidSingle: '{name} legt die letzte Karte verdeckt auf Stapel {place}.',
    laidSingleYou: 'Du legst deine letzte Karte, {hidden}, verdeckt auf Stapel {place}.',
    named: 'Der Joker steht für {hour} Uhr.',
    laidOpen: '{name} legt die letzte Karte offen: {card}.',
    laidOpenYou: 'Du legst deine letzte Karte offen: {card}.',
    drew: '{name} zieht keine Karte. | {name} zieht eine Karte. | {name} zieht {n} Karten.',
    drewYou: 'Du ziehst {cards}.',
    forgotten: '{name} hat das Ziehen vergessen.',
    forgottenYou: 'Du hast das Ziehen vergessen.',
    pileExhausted: 'Der Zugstapel ist leer.',
    protected: 'Dschungel: Niemand darf an {name} zweifeln.',
    protectedYou: 'Dschungel: Niemand darf an dir zweifeln.',
    beamed: '{name} beamt {other} eine Karte.',
    beamedFromYou: 'Du beamst {other}: {card}.',
    beamedToYou: '{name} beamt dir: {card}.',
    snoozed: '{name} muss schlummern und setzt einmal aus.',
    snoozedYou: 'Du musst schlummern und setzt einmal aus.',
    satOut: '{name} setzt aus.',
    satOutYou: 'Du setzt aus.',
    drawOwed: '{name} muss noch ziehen.',
    drawOwedYou: 'Du musst noch ziehen.',
    believed: 'Niemand zweifelt an {name}.',
    believedYou: 'Niemand zweifelt an dir.',
    doubted: '{doubter} zweifelt an {layer}. Es war {card}: {verdict}.',
    doubtedByYou: 'Du zweifelst an {layer}. Es war {card}: {verdict}.',
    doubtedYou: '{doubter} zweifelt an dir. Es war {card}: {verdict}.',
    right: 'richtig gelegt',
    wrong: 'geblufft',
    handsPassed: 'Zeitstrudel! Alle Hände wandern im Uhrzeigersinn.',
    handsPassedBack: 'Zeitstrudel! Alle Hände wandern gegen den Uhrzeigersinn.',
    replaced: 'Der Zeitstrudel ist aus dem Spiel. An seine Stelle kommt {card}.',
    removed: 'Der Zeitstrudel ist aus dem Spiel.',
    pickedUp:
      '{name} nimmt den Stapel: keine Karte. | {name} nimmt den Stapel: eine Karte. | {name} nimmt den Stapel: {n} Karten.',
    pickedUpYou: 'Du nimmst den Stapel: {cards}.',
    placeOpened: '{name} legt {card} auf den freien Platz {place}.',
    placeOpenedYou: 'Du legst {card} auf den freien Platz {place}.',
    placeDeclined: '{name} verzichtet auf den freien Platz.',
    placeDeclinedYou: 'Du verzichtest auf den freien Platz.',
    placeRefilled: 'Auf Platz {place} kommt {card} vom Zugstapel.',
    placeDead: 'Platz {place} bleibt leer.',
    shuffledBack: 'Wieder eingemischt: {cards}.',
    roundEnded: 'Die Runde ist aus. {points}.',
    points: '{name} {n}',
    pointsYou: 'du {n}',
    matchEnded: 'Das Spiel ist aus. Es gewinnt {names}.',
    matchEndedYou: 'Das Spiel ist aus. Du gewinnst!',
    matchEndedShared: 'Das Spiel ist aus. Es gewinnen {names}.',
    joined: ' und ',
  },
  ask: {
    lay: 'Du bist dran: Leg eine Karte verdeckt und eine offen darauf.',
    direct: 'Zeitstrudel: Wähle, wohin die Hände wandern.',
    beam: 'Beamen: Wähle eine Karte und wer sie bekommt.',
    answer: '{name} hat gelegt, auf {on}. Zweifelst du?',
    takeCard: 'Zieh deine Karte!',
    openPlace: 'Platz {place} ist frei: Leg eine Karte oder verzichte.',
    nextRound: 'Die Runde ist gezählt. Weiter mit „Nächste Runde“.',
  },
  say: {
    nothing: 'Du bist gerade nicht gefragt.',
    waitingYou: 'Gewartet wird auf dich.',
    due: 'Stapel {place}, fällig {hour} Uhr: {cards}.',
    dueAny: 'Stapel {place}, jede Uhr passt: {cards}.',
    onlyBluff: 'nur mit Bluff',
    pairs: 'Dazwischen möglich: {cards}.',
    mayDraw: 'Du darfst stattdessen ziehen.',
    opens: 'Dorthin dürfen: {cards}.',
    noneOpens: 'Keine deiner Karten darf dorthin.',
    choice: 'Zur Wahl: {names}.',
    pile: 'Stapel {place}: {top}, Karten: {n}.',
    empty: 'Platz {place} ist frei.',
    dead: 'Platz {place} ist aus dem Spiel.',
    draw: 'Im Zugstapel: {n}.',
    player: '{name}: Karten {n}, Minuspunkte {points}.',
    down: 'verdeckt',
    emptyHand: 'Deine Hand ist leer.',
    watching: 'Du schaust zu und hast keine Karten.',
  },
  rules: {
    chapter1: {
      title: 'Worum es geht',
      text1:
        'Werde in jeder Runde als Erster deine Karten los. Wer am Ende die wenigsten Minuspunkte hat, gewinnt.',
      text2:
        'Auf dem Tisch sind drei Stapel. Auf jedem wächst die Uhrzeit: 6, 7, 8 und so weiter, nach 12 kommt 1.',
    },
    chapter2: {
      title: 'Dein Zug',
      text1: 'Leg zwei Karten auf einen Stapel: die erste verdeckt, die zweite offen darauf.',
      text2:
        'Die verdeckte Karte soll genau eine Stunde später sein als die Karte, auf der sie liegt. Sie muss aber nicht: Du darfst immer bluffen.',
      text3: 'Die offene Karte ist frei. Sie bestimmt, was als Nächstes fällig ist.',
      text4:
        'Hast du danach weniger als sechs Karten, bekommst du eine dazu. Legst du deine letzten Karten, ziehst du nicht.',
    },
    chapter3: {
      title: 'Zweifeln',
      text1:
        'Nach jedem Zug antworten alle anderen geheim: glauben oder zweifeln. Zweifeln mehrere, zählt der Nächste im Uhrzeigersinn.',
      text2:
        'War die verdeckte Karte falsch, nimmt der Leger den ganzen Stapel. Der Zweifler darf eine Handkarte auf den freien Platz legen.',
      text3:
        'War sie richtig, nimmt der Zweifler den Stapel, und der Leger darf den Platz füllen. Mag oder kann niemand, kommt eine Uhr vom Zugstapel.',
    },
    chapter4: {
      title: 'Besondere Karten',
      text1:
        'Joker (Sanduhr): steht für jede Uhr. Auf einen offenen Joker passt jede Uhr. Joker auf Joker ist falsch, wenn jemand zweifelt.',
      text2:
        'Zeitstrudel: zählt wie ein Joker. Sobald er sichtbar wird, wandern alle Hände zu einem Nachbarn, und er verlässt das Spiel.',
      text3: 'Kuckuck: passt nie. Man wird ihn nur verdeckt los.',
      text4:
        'Partnerkarten liegen zwischen der verdeckten Karte und einer offenen Uhr ihrer Art. Dschungel: niemand darf zweifeln. Beamen: schenk jemandem eine Karte. Kaputt: alle anderen ziehen eine. Schlummern: der Nachbar zieht eine und setzt aus.',
    },
    chapter5: {
      title: 'Ende und Punkte',
      text1:
        'Die Runde endet, wenn jemand seine letzten Karten losgeworden ist, ohne erwischt zu werden, oder wenn gezogen werden muss und der Zugstapel leer ist.',
      text2:
        'Wer noch Karten hat, zählt: jede Uhr 1, Joker, Kuckuck und Partnerkarten 5, Zeitstrudel 10.',
      text3:
        'Sobald jemand 50 erreicht, ist Schluss: Die kleinste Summe gewinnt. Wie weit gespielt wird, stellt ihr am Tisch ein.',
    },
  },
}

/** The keys every language fills. */
export type TimeBluffWords = typeof timeBluff
