/** Options, events and rules of Buchstabenbluff, in German. */

/** German words; the other languages have the same keys. */
export const buchstabenbluff = {
  /** What somebody reached in the end. */
  scored: '{n} Punkte | {n} Punkt | {n} Punkte',
  remark: {
    longest: { title: 'Längstes ehrliches Wort', text: '{each}{n} Karten: {word}' },
    bluff: { title: 'Frechster Bluff', text: '{word}, und niemand hat gezweifelt' },
    nose: {
      title: 'Feine Nase',
      text: '{each}einen Bluff durchschaut | {each}{n} Bluffs durchschaut',
    },
    caught: { title: 'Am häufigsten erwischt', text: 'nie | {each}einmal | {each}{n}\u2011mal' },
  },
  level: {
    gentle: 'Legt kurze Alltagswörter, blufft fast nie und glaubt auch den anderen beinahe alles.',
    easy: 'Kennt Alltagswörter, legt meist ehrlich und zweifelt nach Gefühl.',
    solid: 'Hat einen guten Wortschatz und rechnet aus, ob die Buchstaben reichen können.',
    sharp: 'Kennt fast jedes Wort, blufft mit Maß und merkt sich, wer wie gezogen hat.',
  },
  option: {
    language: {
      label: 'Sprache der Wörter',
      hint: 'Danach richten sich Wörterbuch und Buchstabenkarten.',
      value: { de: 'Deutsch', nl: 'Niederländisch', en: 'Englisch' },
    },
    turns: {
      label: 'Züge für jeden',
      hint: 'Sieben Züge gehen mit höchstens fünf Leuten: Sonst reichen die Karten nicht.',
      differs: { other: '{value} Züge für jeden' },
    },
    dictionary: {
      label: 'Wörter, die nicht im Wörterbuch stehen',
      hint: 'Dürfen sie angesagt werden, zeigt es sich erst, wenn jemand zweifelt.',
      value: {
        refuse: 'lassen sich nicht ansagen',
        open: 'gelten als Bluff, wenn jemand zweifelt',
      },
      differs: { open: 'Wörter, die nicht im Wörterbuch stehen, darf man ansagen' },
    },
    repeats: {
      label: 'Dasselbe Wort noch einmal',
      hint: 'Es zählt, was in diesem Spiel schon jemand angesagt hat.',
      value: { allowed: 'erlaubt', refused: 'nicht erlaubt' },
      differs: { refused: 'kein Wort zweimal' },
    },
    lastRefill: {
      label: 'Nachziehen nach dem letzten Zug',
      hint: 'Was man dann noch auf der Hand hat, zählt minus.',
      value: { on: 'ja', off: 'nein' },
      differs: { off: 'nach dem letzten Zug wird nicht aufgefüllt' },
    },
    mixed: {
      label: 'Verdeckt und offen legen',
      hint: 'Offene Karten müssen im Wort vorkommen. Alle sehen sie, bevor sie antworten.',
      value: { off: 'alles verdeckt', on: 'einige dürfen offen liegen' },
      differs: { on: 'Karten dürfen auch offen liegen' },
    },
    umlautCards: {
      label: 'Karten für Ä, Ö und Ü',
      hint: 'Ohne sie schreibt man AE, OE und UE mit zwei Karten.',
      value: { off: 'nein', on: 'ja' },
      differs: { on: 'mit Karten für Ä, Ö und Ü' },
    },
    houseWords: {
      label: 'Hauswörter',
      hint: 'Sie gelten an diesem Tisch zusätzlich. Aufgenommen werden sie per Abstimmung.',
      value: { none: 'keine' },
    },
    turnSeconds: {
      label: 'Sekunden für einen Zug',
      hint: 'Danach wird gepasst. Gezogene Karten bleiben auf der Hand.',
      value: { none: 'unbegrenzt' },
      differs: { other: '{value} Sekunden für einen Zug', none: 'ohne Uhr beim Zug' },
    },
    answerSeconds: {
      label: 'Sekunden für eine Antwort',
      hint: 'Wer nicht antwortet, glaubt. Allein gegen den Computer läuft keine Uhr.',
      value: { none: 'unbegrenzt' },
      differs: { other: '{value} Sekunden für eine Antwort', none: 'ohne Uhr bei den Antworten' },
    },
    dealer: {
      label: 'Wer gibt',
      hint: 'Beim nächsten Spiel gibt der linke Nachbar.',
      value: { none: 'das Los entscheidet' },
    },
  },
  number: {
    '2': 'zwei',
    '3': 'drei',
    '4': 'vier',
    '5': 'fünf',
    '6': 'sechs',
    '7': 'sieben',
    '8': 'acht',
    '9': 'neun',
    '10': 'zehn',
  },
  letter: {
    blank: 'Fragezeichen',
    blankFor: '{letter} (Fragezeichen)',
    single: 'ein\u00a0{letter}',
    aBlank: 'ein Fragezeichen',
    oneBlank: 'ein Fragezeichen',
    blanks: 'Fragezeichen',
    copies: '{n}\u00a0{letter}',
    none: 'nichts',
    as: '{letter} wie {code}',
    quoted: '„{word}“',
  },
  alphabet: {
    a: 'Anton',
    b: 'Berta',
    c: 'Cäsar',
    d: 'Dora',
    e: 'Emil',
    f: 'Friedrich',
    g: 'Gustav',
    h: 'Heinrich',
    i: 'Ida',
    j: 'Julius',
    k: 'Kaufmann',
    l: 'Ludwig',
    m: 'Martha',
    n: 'Nordpol',
    o: 'Otto',
    p: 'Paula',
    q: 'Quelle',
    r: 'Richard',
    s: 'Samuel',
    t: 'Theodor',
    u: 'Ulrich',
    v: 'Viktor',
    w: 'Wilhelm',
    x: 'Xanthippe',
    y: 'Ypsilon',
    z: 'Zacharias',
    ae: 'Ä wie Ärger',
    oe: 'Ö wie Ökonom',
    ue: 'Ü wie Übermut',
    blank: 'Fragezeichen',
  },
  event: {
    you: 'du',
    turnBegan: '{name} ist dran.',
    drew: '{name} zieht keine Karte. | {name} zieht eine Karte. | {name} zieht {n} Karten.',
    drewYou: 'Du ziehst {card}.',
    refilled:
      '{name} zieht nichts nach. | {name} zieht eine Karte nach. | {name} zieht {n} Karten nach.',
    reshuffled:
      'Der Ablagestapel ist leer. | Der Ablagestapel wird gemischt: Eine Karte liegt wieder im Nachziehstapel. | Der Ablagestapel wird gemischt: {n} Karten liegen wieder im Nachziehstapel.',
    passed: '{name} passt.',
    passedYou: 'Du passt.',
    passedForced: '{name} kann nicht mehr legen und passt.',
    passedForcedYou: 'Du kannst nicht mehr legen und passt.',
    passedLeft: '{name} ist gegangen, der Zug entfällt.',
    passedLeftYou: 'Du bist gegangen, dein Zug entfällt.',
    announced: '{name} legt {n} Karten und sagt {word}.',
    announcedYou: 'Du legst {n} Karten und sagst {word}.',
    laidYou: 'Nur du weißt: Da liegen {cards}.',
    bluffYou: 'Nur du weißt: Da liegen {cards}, das ist ein Bluff.',
    laidAs: 'Buchstabiert: {letters}.',
    open: 'Offen liegt: {cards}.',
    openAt: '{card} an Stelle {place}',
    down: 'Verdeckt liegt keine Karte. | Verdeckt liegt eine Karte. | Verdeckt liegen {n} Karten.',
    believed: 'Alle glauben es. {n} Karten gehen verdeckt auf den Stapel von {name}.',
    believedYou: 'Alle glauben dir. {n} Karten gehen auf deinen Stapel.',
    believedOne: '{other} glaubt es. {n} Karten gehen verdeckt auf den Stapel von {name}.',
    believedOneYou: '{other} glaubt dir. {n} Karten gehen auf deinen Stapel.',
    believedOneByYou: 'Du glaubst es. {n} Karten gehen verdeckt auf den Stapel von {name}.',
    doubts: '{name} hat gezweifelt.',
    doubtsYou: 'Du hast gezweifelt.',
    believes: '{name} hat geglaubt.',
    believesYou: 'Du hast geglaubt.',
    believeMany: 'Geglaubt haben {names}.',
    doubtMany: 'Gezweifelt haben {names}.',
    wasTrue: '{word} von {name} war ehrlich. Es lagen {cards}.',
    wasTrueYou: 'Dein {word} war ehrlich. Es lagen {cards}.',
    wasBluff: '{word} von {name} war ein Bluff. Es lagen {cards}.',
    wasBluffYou: 'Dein {word} war ein Bluff. Es lagen {cards}.',
    keeps: '{name} behält die Karten: ein Punkt. | {name} behält die Karten: {n} Punkte.',
    keepsYou: 'Du behältst die Karten: ein Punkt. | Du behältst die Karten: {n} Punkte.',
    loses:
      '{name} verliert die Karten: ein Punkt ist weg. | {name} verliert die Karten: {n} Punkte sind weg.',
    losesYou:
      'Du verlierst die Karten: ein Punkt ist weg. | Du verlierst die Karten: {n} Punkte sind weg.',
    gain: '{name} bekommt {n} Punkte.',
    gainYou: 'Du bekommst {n} Punkte.',
    gainMany: 'Je {n} Punkte bekommen {names}.',
    left: '{name} scheidet aus.',
    leftYou: 'Du scheidest aus.',
    deserted: 'Es ist nur noch ein Platz besetzt.',
    ended: 'Das Spiel ist aus. {names} gewinnt.',
    endedYou: 'Das Spiel ist aus. Du gewinnst!',
    endedShared: 'Das Spiel ist aus. Es gewinnen gemeinsam: {names}.',
  },
  verdict: {
    true: 'Alle Buchstaben passen.',
    unlisted: 'Das Wort steht nicht im {language} Wörterbuch.',
    excess: 'Übrig: {cards}.',
    lacking: 'Es fehlt nichts. | Es fehlt {cards}. | Es fehlen {cards}.',
    blanks:
      'Kein Fragezeichen liegt da. | Das Fragezeichen ersetzt nur einen davon. | Die Fragezeichen ersetzen nur {n} davon.',
  },
  fate: {
    pending: 'Die Antworten fehlen noch.',
    believed: 'Niemand hat gezweifelt.',
    true: 'Es war ehrlich. Zweifler: {names}.',
    bluff: 'Es war ein Bluff. Zweifler: {names}.',
    cards: 'Es lagen {cards}.',
    honest: 'Es war ehrlich.',
    fooled: 'Es war ein Bluff.',
    points: 'Das bringt keine Punkte. | Das bringt einen Punkt. | Das bringt {n} Punkte.',
  },
  ask: {
    turn: 'Du bist dran: Zieh eine Karte, leg ein Wort oder passe.',
    turnFull: 'Du bist dran: Leg ein Wort oder passe.',
    turnGoesOn: 'Ziehen, legen oder passen?',
    turnGoesOnFull: 'Legen oder passen?',
    answer: '{name} sagt {word}.{open} Glaubst du das?',
    answerFirst: '{name} sagt, diese {n} Karten ergeben {word}.{open} Glaubst du das?',
  },
  say: {
    waitingYou: 'Alle warten auf dich.',
    waitingYouOne: '{name} wartet auf dich.',
    handFull: 'Ziehen geht nicht mehr: Du hast zehn Karten.',
    mayDraw:
      'Du kannst nicht ziehen. | Du kannst noch eine Karte ziehen. | Du kannst noch {n} Karten ziehen, eine nach der anderen.',
    nothingToDraw: 'Es liegt keine Karte mehr zum Ziehen da.',
    how: 'Schreib das Wort in das Feld: Die passenden Karten werden von selbst gelegt. Fehlt eine, wähle eine andere dafür aus.',
    turnsLeft: 'Das ist dein letzter Zug. | Das ist dein letzter Zug. | Züge für dich: noch {n}.',
    secret: 'Deine Antwort bleibt geheim, bis alle geantwortet haben, und gilt.',
    hand: 'Deine Hand: {cards}. Sie zählt {n}.',
    emptyHand: 'Deine Hand ist leer.',
    watching: 'Du schaust zu und hast keine Karten.',
    word: '{name}: {word}. {fate}',
    noWord: 'Noch hat niemand ein Wort angesagt.',
    emptyField: 'Noch steht kein Wort da.',
    spelled: '{word}: {letters}.',
    middle: 'Im Nachziehstapel: {n}. Im Ablagestapel: {cards}.',
    middleEmpty: 'Im Nachziehstapel: {n}. Der Ablagestapel ist leer.',
    player: '{name}: {facts}.',
    score: '{name}: Wörter {pile} plus Zweifel {bonus} minus Hand {hand} macht {total}.',
    totals: 'Offene Punkte: {list}.',
    totalOf: '{name} {points}',
    totalOfYou: 'du {points}',
    scoreSoFar:
      'Du stehst bei {total}: Wörter {pile} plus Zweifel {bonus} minus Hand {hand}, wie sie jetzt ist.',
    missing: '{letter} fehlt dir. Nimm eine andere Karte dafür, dann ist es ein Bluff.',
    missingMore:
      'Noch ein {letter} hast du nicht. Nimm eine andere Karte dafür, dann ist es ein Bluff.',
    missingMany: 'Dir fehlen {letter}. Nimm andere Karten dafür, dann ist es ein Bluff.',
    stillMissing: 'Noch fehlt {letter}. | Noch fehlt {letter}. | Noch fehlen {letter}.',
    lieFor: '{card} für {letter}.',
    layNow: 'Ein Bluff, Enter legt ihn.',
    layNowTouch: 'Ein Bluff, du kannst ihn legen.',
    missingHeld: '{letter} liegt noch auf deiner Hand, die Stelle dafür ist leer.',
    wordSoFar: 'Dein Wort bisher: {word}, {worth}. {heard}',
    arranged: 'Deine Hand liegt jetzt so: {cards}.',
    takenBack: 'Zurückgenommen: {word}.',
    escapeAgain: 'Noch einmal Escape, und du bist aus dem Feld.',
    passAgain: 'Wirklich passen? Noch einmal, dann gilt es.',
    passKey: 'Escape: doch nicht.',
    notPassed: 'Nicht gepasst, du bist noch dran.',
    blankFor: 'Das Fragezeichen steht für {letter}.',
    blanksFor: 'Die Fragezeichen stehen für {letters}.',
    typeLater: 'Ein Wort schreibst du, sobald du dran bist, im Wortfeld.',
    takeBackFirst: 'Nimm erst das Wort zurück, dann kannst du passen.',
    toHand: 'Pfeil nach unten führt zu deinen Karten.',
    keys: 'E führt ins Wortfeld, Plus zieht eine Karte, zweimal die Null passt.',
    liesFor: '{card} liegt für {letter}: ein Bluff.',
    fits: '{word}: Alle Buchstaben liegen da.',
  },
  talk: {
    house: '{word} als Hauswort aufnehmen',
    houseList: 'Diese {n} Wörter als Hauswörter aufnehmen: {words}',
    newWord: 'Hauswort vorschlagen',
    newWordField: 'Wort, das künftig gelten soll',
  },
  rules: {
    chapter1: {
      title: 'Worum es geht',
      text1:
        'Du legst verdeckt Karten und sagst ein Wort an. Vielleicht liegt es wirklich da, vielleicht nicht. Wer am Ende die meisten Punkte hat, gewinnt.',
      text2:
        'Es gibt 100 Buchstabenkarten und 6 Fragezeichen. Alle beginnen mit fünf Karten. Der linke Nachbar des Gebers fängt an.',
      text3:
        'Ihr spielt zu zweit bis zu acht. Alle sind fünfmal dran, oder so oft, wie ihr es ausgemacht habt.',
    },
    chapter2: {
      title: 'Dein Zug',
      text1:
        'Zuerst darfst du ziehen: eine Karte nach der anderen, jede siehst du dir an. Mit zehn Karten ist Schluss.',
      text2:
        'Dann legst du mindestens zwei Karten verdeckt und sagst ein Wort mit genau so vielen Buchstaben.',
      text3:
        'Oder du passt. Das zählt auch als Zug. Hast du auch nach dem Ziehen weniger als zwei Karten, bleibt nur das.',
      text4: 'Hast du nach deinem Zug weniger als fünf Karten, ziehst du auf fünf nach.',
    },
    chapter3: {
      title: 'Was als Wort gilt',
      text1:
        'Es muss im Wörterbuch stehen. Namen, Abkürzungen, Bindestriche und Apostrophe gibt es dort nicht. Zwei bis zehn Buchstaben.',
      text2:
        'Ein Wort, das nicht im Wörterbuch steht, wird abgelehnt, und nur du erfährst es. Es kostet nichts. Steht am Tisch „gelten als Bluff, wenn jemand zweifelt“, darfst du alles ansagen.',
      text3:
        'Akzente fallen weg: CAFÉ ist CAFE. Nur in deutschen Wörtern werden Ä, Ö und Ü zu AE, OE und UE und ß zu SS; mit Umlautkarten sind Ä, Ö und Ü eigene Buchstaben.',
      text4: 'Dasselbe Wort darf mehrmals kommen, wenn ihr nichts anderes ausgemacht habt.',
      text5:
        'Hauswörter: Nach einer Ablehnung, nach einem Urteil und am Ende kann jeder ein Wort vorschlagen. Stimmen alle zu, gilt es ab dem nächsten Spiel.',
    },
    chapter4: {
      title: 'Glauben oder zweifeln',
      text1:
        'Alle anderen antworten zugleich und geheim. Erst wenn alle geantwortet haben, wird es verraten.',
      text2:
        'Ehrlich ist das Wort, wenn jeder gelegte Buchstabe darin vorkommt, so oft, wie er daliegt. Die Reihenfolge ist egal. Ein Fragezeichen steht für jeden Buchstaben. Auch ein Versehen gilt als Bluff.',
      text3:
        'Glauben alle, kommen die Karten ungesehen auf deinen Stapel und zählen voll, auch wenn es ein Bluff war.',
      text4:
        'Zweifelt jemand, werden die Karten aufgedeckt. War es ehrlich, behältst du sie und bekommst zehn Punkte für jeden Zweifler. War es ein Bluff, sind die Karten weg, und jeder Zweifler bekommt zehn Punkte.',
      text5:
        'Sind offene Karten ausgemacht, darf ein Teil offen liegen. Diese Buchstaben müssen im Wort vorkommen.',
    },
    chapter5: {
      title: 'Nachziehen und Ende',
      text1:
        'Ist der Nachziehstapel leer, wird der Ablagestapel neu gemischt. Ist auch der leer, wird nicht mehr gezogen. Gewonnene Karten kommen nie zurück.',
      text2:
        'Nach dem letzten Zug wird noch einmal nachgezogen, wenn ihr nichts anderes ausgemacht habt.',
      text3: 'Dann liegen alle Stapel und Hände offen, Wort für Wort. Was geglaubt wurde, zählt.',
    },
    chapter6: {
      title: 'Punkte',
      text1:
        'Dein Stapel und die Punkte aus Zweifeln zählen plus, deine Hand zählt minus. Es darf auch unter null gehen. Bei Gleichstand gewinnen alle Besten.',
      text2: 'Häufige Buchstaben zählen 1, seltene bis zu 10, Fragezeichen 0.',
      text3:
        'Wer für immer geht, kommt hinter alle anderen. Bleibt nur eine Person übrig, hat sie gewonnen.',
    },
    chapter7: {
      title: 'Beispiele',
      text1:
        'Du sagst „Haus“ und hast H, A, U, S gelegt. Zwei von drei zweifeln: 20 Punkte für dich, und die Karten gehören dir.',
      text2:
        'Du sagst „Haus“ und hast H, A, U, N gelegt. Zwei zweifeln: Sie bekommen je 10, die Karten sind weg, und wer geglaubt hat, bekommt nichts.',
      text3:
        '„Café“ sind C, A, F, E: vier Karten. In deutschen Wörtern ist „Füße“ F, U, E, S, S, E: sechs Karten.',
    },
    chapter8: {
      title: 'Wenn die Zeit um ist',
      text1:
        'Für den ganzen Zug läuft eine Uhr. Ist sie um, passt du; gezogene Karten behältst du. Wer nicht antwortet, glaubt, und niemand sieht den Unterschied. Wer allein gegen den Computer spielt, hat keine Uhr.',
    },
  },
}

/** The keys every language fills. */
export type BuchstabenbluffWords = typeof buchstabenbluff
