/** Options, events and rules of Zeitleiste, in German. */

/** German words; the other languages have the same keys. */
export const tijdlijn = {
  level: {
    easy: 'Hat in der Schule oft aus dem Fenster gesehen und irrt sich gern um ein Jahrhundert.',
    solid: 'Kennt die großen Linien und rät dazwischen mit Verstand.',
    sharp: 'Weiß zu fast allem ungefähr, wann es war, und merkt sich jede Lücke.',
  },
  option: {
    mode: {
      label: 'Spielweise',
      hint: 'Zusammen füllt ihr eine Zeitleiste, gegeneinander wird jeder zuerst seine Karten los.',
      value: { 'co-operative': 'zusammen', competitive: 'gegeneinander' },
    },
    decks: {
      label: 'Kartensätze',
      hint: 'Mitgeliefert oder selbst geschrieben, auch mehrere auf einmal.',
      value: { none: 'keiner' },
    },
    eras: {
      label: 'Zeiten',
      hint: 'Nur Ereignisse aus diesen Zeiten sind im Spiel.',
      value: {
        none: 'keine',
        'before-500': 'vor 500',
        '500-1500': '500 bis 1500',
        '1500-1800': '1500 bis 1800',
        '1800-1900': '1800 bis 1900',
        '1900-1950': '1900 bis 1950',
        '1950-2000': '1950 bis 2000',
        'from-2000': 'ab 2000',
      },
    },
    themes: {
      label: 'Themen',
      hint: 'Nur Ereignisse zu diesen Themen sind im Spiel.',
      value: {
        none: 'keins',
        science: 'Wissenschaft',
        inventions: 'Erfindungen',
        arts: 'Kunst',
        sport: 'Sport',
        food: 'Essen und Alltag',
        nature: 'Natur',
        politics: 'Politik',
        exploration: 'Entdeckungen',
      },
    },
    unseenFirst: {
      label: 'Neues zuerst',
      hint: 'Karten, deren Datum an diesem Tisch schon jemand gesehen hat, kommen zuletzt. Gemeldet wird das von den Geräten: Wer falsch meldet, kann die Auswahl lenken.',
      value: { on: 'ja', off: 'nein, alles gemischt' },
    },
    turnSeconds: {
      label: 'Sekunden für jede Entscheidung',
      hint: 'Danach wird die Karte gespielt, die am längsten vor dir liegt.',
      value: { none: 'ohne Grenze' },
    },
    cards: {
      label: 'Karten im Spiel',
      hint: 'Mit 24 Karten sitzen höchstens fünf am Tisch. Einen Rang gibt es nur mit 36.',
    },
    rememberStuck: {
      label: 'Daten festsitzender Karten',
      hint: 'Alle haben sie gesehen. Bleiben sie offen, muss sie sich niemand merken.',
      value: { on: 'bleiben offen', off: 'werden wieder verdeckt' },
    },
    hand: {
      label: 'Karten vor jedem',
      hint: 'So viele musst du richtig einordnen.',
    },
  },
  setup: {
    'too-few-events':
      'Mit diesen Kartensätzen, Zeiten und Themen bleiben {events} Ereignisse, gebraucht werden {needed}. Wählt mehr davon aus.',
  },
  grade: {
    timeless: 'Rang: Stehengebliebene Uhr. Zweimal am Tag stimmt auch sie.',
    newcomers: 'Rang: Eieruhr. Ein Anfang, und er klingelt.',
    able: 'Rang: Sanduhr. Es rieselt in die richtige Richtung.',
    learned: 'Rang: Kuckucksuhr. Ihr meldet euch zur rechten Zeit.',
    veterans: 'Rang: Standuhr. Aufrecht und verlässlich.',
    experts: 'Rang: Turmuhr. Nach euch richtet sich die Stadt.',
    brilliant: 'Rang: Chronometer. Damit findet man übers Meer.',
    travellers: 'Rang: Atomuhr. Genauer geht es nicht.',
  },
  event: {
    you: 'du',
    joined: ' und ',
    played: '{name} spielt „{card}“: {year}.',
    playedYou: 'Du spielst „{card}“: {year}.',
    landing: {
      first: 'Früher als alles andere, 2 Punkte.',
      last: 'Später als alles andere, 2 Punkte.',
      stack: 'Dasselbe Jahr liegt schon unten: obendrauf, 2 Punkte.',
      slot: 'Die Lücke war frei, 1 Punkt.',
      slotStack: 'Dasselbe Jahr liegt schon in der Lücke: obendrauf, 1 Punkt.',
    },
    stuck: '{name} versucht „{card}“: {year}. Die Lücke ist besetzt, die Karte sitzt fest.',
    stuckYou: 'Du versuchst „{card}“: {year}. Die Lücke ist besetzt, die Karte sitzt fest.',
    stuckBefore: '{name} hat „{card}“ versucht. Die Karte sitzt fest.',
    stuckBeforeYou: 'Du hast „{card}“ versucht. Die Karte sitzt fest.',
    discarded: '{name} legt „{card}“ ab: {year}. Gesucht ist jetzt {icon}.',
    discardedYou: 'Du legst „{card}“ ab: {year}. Gesucht ist jetzt {icon}.',
    refilled: '{name} zieht nach: {cards}.',
    refilledYou: 'Neu vor dir: {cards}.',
    laidRight: '{name} legt „{card}“ richtig: {year}.',
    laidRightYou: 'Du legst „{card}“ richtig: {year}.',
    laidWrong: '{name} legt „{card}“ falsch: Das war {year}.',
    laidWrongYou: 'Du legst „{card}“ falsch: Das war {year}.',
    reshuffled: 'Die Ablage wird gemischt und ist der neue Stapel. Er hat {pile} Karten.',
    drew: '{name} bekommt „{card}“.',
    drewYou: 'Du bekommst „{card}“.',
    playOff: 'Stechen: {staying}. Ausgeschieden: {out}.',
    left: '{name} gibt den Platz auf.',
    leftYou: 'Du gibst den Platz auf.',
    nobody: 'niemand',
    ended: {
      'all-placed': 'Vor niemandem liegt mehr eine Karte.',
      'none-fits': 'Keine der versuchten Karten hat gepasst.',
      'no-icon-matches': 'Nur noch festsitzende Karten, und kein Symbol passt zur Ablage.',
      won: '{names}: als Einzige ohne Karten am Ende der Runde.',
      'cards-run-out': 'Für ein Stechen sind zu wenige Karten da. Den Sieg teilen sich {names}.',
      'rounds-run-out': 'Nach 120 Runden ist Schluss. Vorn mit den wenigsten Karten: {names}.',
      'last-one': 'Nur {names} sitzt noch am Tisch.',
      deserted: 'Alle haben ihren Platz aufgegeben.',
    },
  },
  ask: {
    choose: 'Du bist am Zug: Karte spielen oder ablegen?',
    chooseOnlyPlay: 'Du bist am Zug: Welche Karte spielst du?',
    retry: 'Die Karte sitzt fest. Welche versuchst du jetzt?',
    goOn: 'Noch eine Karte spielen oder aufhören?',
    discard: 'Alles sitzt fest: Welche Karte legst du ab?',
    lay: 'Du bist am Zug: Welche Karte legst du wohin?',
  },
  say: {
    card: '„{card}“',
    cardIcon: '„{card}“, {icon}',
    cardStuck: '„{card}“, sitzt fest',
    cardStuckYear: '„{card}“, sitzt fest, {year}',
    dated: '{year}: „{card}“',
    inFront: 'Vor dir: {cards}.',
    inFrontNone: 'Vor dir liegt keine Karte mehr.',
    watching: 'Du siehst zu.',
    line: 'Die Zeitleiste, von früh nach spät: {places}.',
    and: '; ',
    gapFree: '{gap} ist frei',
    gapTaken: '{gap} liegt {cards}',
    rowGaps: 'Möglich sind {n} Stellen, von {first} bis {last}.',
    discard: 'Auf der Ablage oben: {card}. Gesucht ist {icon}.',
    discardPile: 'Auf der Ablage liegen {n} Karten, oben: {card}.',
    discardNone: 'Die Ablage ist leer.',
    pile: 'Der Stapel hat {n} Karten, oben: „{card}“.',
    pileNone: 'Der Stapel ist leer.',
    player: '{name}: {cards}.',
    playerNone: '{name}: keine Karten.',
    playerOut: '{name}: ausgeschieden in Runde {round}.',
    playerLeft: '{name}: hat den Platz aufgegeben.',
    score:
      'Stand: {score} Punkte. Unten {bottom}, in Lücken {slots}, abgelegt {discard}, im Stapel {pile}, vor euch {front}.',
    rank: 'Das wäre jetzt der Rang {rank}.',
    counts: 'Runde {round}. {players}.',
    count: '{name} {n}',
    canPlay: 'Spielen kannst du {cards}.',
    canDiscard: 'Ablegen kannst du {cards}.',
    canStop: 'Oder du hörst auf.',
    waitingYou: 'Alle warten auf dich.',
  },
  talk: {
    point: '{name} zeigt auf „{card}“: {phrase}',
    pointYou: 'Du zeigst auf „{card}“: {phrase}',
    pointGone: '{name} zeigt auf eine Karte: {phrase}',
    pointGoneYou: 'Du zeigst auf eine Karte: {phrase}',
    phrase: {
      this: 'Diese!',
      'not-this': 'Diese nicht.',
      'what-is-this': 'Was ist denn das?',
      'i-know-this': 'Das weiß ich!',
      'too-risky': 'Zu gewagt.',
    },
    bound: {
      'long-before': 'Ich glaube, lange vor {year}.',
      before: 'Ich glaube, vor {year}.',
      around: 'Ich glaube, um {year}.',
      after: 'Ich glaube, nach {year}.',
      'long-after': 'Ich glaube, lange nach {year}.',
    },
    place: 'Ich glaube, {gap}.',
  },
  rules: {
    chapter1: {
      title: 'Worum es geht',
      text1:
        'Jede Karte ist ein Ereignis. Auf der hellen Seite steht, was geschah, auf der dunklen das Jahr. Vor dem Spielen sieht niemand die dunkle Seite (TL-05, TC-14).',
      text2:
        'Zusammen bringt ihr möglichst viele Karten in eine Zeitleiste, zu sechst höchstens, auch ganz allein. Gegeneinander, zu zweit bis zu acht, gewinnt, wer als Einziger in einer Runde seine letzte Karte loswird (TL-02).',
    },
    chapter2: {
      title: 'Zusammen: ein Zug',
      text1:
        'Vor jedem liegen vier Karten, für alle sichtbar. Wer am Zug ist, spielt eine oder zwei davon oder legt eine ab, nie beides (TL-07).',
      text2:
        'Beim Spielen wählst du nur die Karte; ihr Jahr entscheidet, wohin sie kommt. Früher oder später als alles andere: ans Ende der unteren Reihe. Zwischen zwei Karten: in die Lücke darüber, wenn sie frei ist. Dasselbe Jahr wie eine liegende Karte: obendrauf (TL-06 bis TL-11).',
      text3:
        'Ist die Lücke besetzt, sitzt die Karte fest: Sie kommt quer zurück vor dich und kann nie mehr gespielt werden. Dann musst du eine andere versuchen (TL-12, TL-13, TL-15).',
      text4:
        'Nach der ersten Karte, die gepasst hat, darfst du aufhören oder eine zweite versuchen. Danach ziehst du auf vier Karten nach (TL-16, TL-21).',
    },
    chapter3: {
      title: 'Zusammen: ablegen',
      text1:
        'Ablegen darfst du eine Karte, deren Symbol auf der hellen Seite dasselbe ist wie das auf der dunklen Seite der obersten abgelegten. Dann wird sie umgedreht, und ihr anderes Symbol ist gesucht. Das gilt auch für festsitzende Karten (TL-19, TL-20).',
      text2: 'Liegen vor dir nur festsitzende Karten, musst du eine passende ablegen (TL-17).',
    },
    chapter4: {
      title: 'Zusammen: Ende und Punkte',
      text1:
        'Schluss ist, wenn vor niemandem mehr Karten liegen, wenn jemand spielt und keine Karte passt, oder wenn jemand nur festsitzende Karten hat und keine davon ablegen kann (TL-15, TL-17, TL-24).',
      text2:
        'Jede Karte der unteren Reihe zählt 2 Punkte, jede in einer Lücke 1. Jede abgelegte, jede im Stapel und jede vor euch kostet 1 (TL-25). Mit 36 Karten gibt es dazu einen Rang, von der stehengebliebenen Uhr bis zur Atomuhr (TL-26).',
      text3: 'Ihr dürft alles sagen und auf Karten zeigen; wer am Zug ist, entscheidet (TL-27).',
    },
    chapter5: {
      title: 'Gegeneinander',
      text1:
        'Vor jedem liegen vier Karten. Wer am Zug ist, legt eine davon an eine Stelle der Reihe; erst dann wird sie umgedreht. Stimmt die Stelle, bleibt sie liegen. Neben demselben Jahr stimmen beide Seiten (TC-03, TC-05).',
      text2:
        'Stimmt sie nicht, kommt die Karte auf die Ablage, und du bekommst eine neue vom Stapel. Ist der Stapel leer, wird die Ablage gemischt (TC-04, TC-10).',
      text3:
        'Jede Runde wird zu Ende gespielt. Hat danach genau einer keine Karte mehr, gewinnt er. Sind es mehrere, scheiden alle anderen aus, und die Übrigen spielen mit je einer neuen Karte weiter: das Stechen (TC-06 bis TC-09).',
      text4:
        'Wer später ausscheidet, ist besser platziert, in derselben Runde zählen weniger Karten (TC-17). Nach 120 Runden ist Schluss (TC-16).',
    },
    chapter6: {
      title: 'Zeit, Plätze, Jahreszahlen',
      text1:
        'Läuft die Zeit ab, wird gespielt, was am längsten vor dir liegt. Gegeneinander bestimmt das Los die Stelle.',
      text2:
        'Wer den Platz aufgibt: Zusammen bleiben die Karten liegen und kosten Punkte; gegeneinander kommen sie aus dem Spiel (TL-31).',
      text3:
        'Jede Karte hat genau ein Jahr, und dieses gilt (TL-28). Alle Angaben sind mit Sorgfalt gesammelt und dienen der Unterhaltung; für ihre Richtigkeit wird keine Gewähr übernommen.',
    },
  },
}

/** The keys every language fills. */
export type TijdlijnWords = typeof tijdlijn
