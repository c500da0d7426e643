/** Options, events and rules of Tom's Time Bluff, in German. */

/** German words; the other languages have the same keys. */
export const timeBluff = {
  /** What somebody reached in the end. */
  scored: 'keine Minuspunkte | ein Minuspunkt | {n} Minuspunkte',
  remark: {
    nose: { title: 'Feine Nase', text: '{each}{n} Bluffs durchschaut' },
    caught: { title: 'Am häufigsten erwischt', text: 'nie | {each}einmal | {each}{n}\u2011mal' },
    pile: { title: 'Dickster Stapel', text: '{n} Karten auf einmal genommen' },
    believed: {
      title: 'Pokergesicht',
      text: '{each}einmal hat niemand gezweifelt | {each}{n}\u2011mal hat niemand gezweifelt',
    },
  },
  level: {
    gentle: 'Legt, was passt, hütet seine Joker und zweifelt meistens zu spät.',
    easy: 'Legt brav, was passt, und zählt an den Fingern ab.',
    solid: 'Zählt mit, was offen liegt, und wägt jeden Zweifel ab.',
    sharp: 'Merkt sich alles, kennt seine Pappenheimer und blufft mit Maß.',
  },
  option: {
    pairCards: {
      label: 'Paarkarten',
      hint: 'Vier Karten mit Wirkung. Ohne sie ist der Einstieg leichter.',
      value: { on: 'dabei', off: 'ohne' },
      differs: { off: 'ohne die vier Paarkarten mit Wirkung' },
    },
    pairBy: {
      label: 'Zur Paarkarte passt',
      hint: 'Nach Art passen 12 Uhren statt nur 4. Nach Stunde: Dschungel 12, Beamen 3, Schlummern 6, Kaputt 9.',
      value: { kind: 'jede Uhr ihrer Art', hour: 'nur ihre Stunde' },
      differs: { hour: 'zur Paarkarte passt nur ihre Stunde' },
    },
    openJoker: {
      label: 'Offener Joker',
      hint: 'Mit genannter Stunde ist nur die Uhr danach richtig.',
      value: { any: 'jede Uhr darf folgen', named: 'wer ihn legt, nennt die Stunde' },
      differs: { named: 'wer einen Joker offen legt, nennt seine Stunde' },
    },
    lastSingle: {
      label: 'Einzelne letzte Karte',
      hint: 'Offen kann niemand zweifeln, aber Kuckuck und Paarkarten gehen dann nicht.',
      value: { hidden: 'verdeckt', open: 'offen' },
      differs: { open: 'eine einzelne letzte Karte liegt offen' },
    },
    unmatchedPairDraw: {
      label: 'Ziehen mit Paarkarte ohne Uhr',
      hint: 'Wer keine passende Uhr hat, darf statt zu legen ziehen.',
      value: { off: 'nein', on: 'ja, wie gedruckt' },
      differs: { on: 'mit einer Paarkarte ohne passende Uhr darf man ziehen' },
    },
    snoozeTarget: {
      label: 'Schlummern trifft',
      hint: 'Zur Wahl heißt: Wer die Karte legt, bestimmt links oder rechts.',
      value: { next: 'wer als Nächstes dran ist', chosen: 'einen Nachbarn nach Wahl' },
      differs: { chosen: 'Schlummern trifft einen Nachbarn nach Wahl' },
    },
    turnSeconds: {
      label: 'Sekunden zum Legen',
      hint: 'Danach wird ein erlaubter Zug gespielt.',
      value: { none: 'unbegrenzt' },
      differs: { other: '{value} Sekunden zum Legen', none: 'ohne Zeitlimit beim Legen' },
    },
    target: {
      label: 'Gespielt wird bis',
      hint: 'Sobald jemand so viele hat, ist Schluss.',
      value: {
        '50': '50 Minuspunkte',
        '30': '30 Minuspunkte',
        '100': '100 Minuspunkte',
        round: 'eine Runde',
      },
      differs: { round: 'nur eine Runde', other: 'bis {value} Minuspunkte' },
    },
    doubtSeconds: {
      label: 'Sekunden zum Zweifeln',
      hint: 'Wer nicht antwortet, glaubt.',
      value: { none: 'unbegrenzt' },
      differs: { other: '{value} Sekunden zum Zweifeln', none: 'ohne Zeitlimit beim Zweifeln' },
    },
    lastDoubt: {
      label: 'Letzter Zweifel',
      hint: 'Ist der Nachziehstapel leer, darf noch einmal gezweifelt werden.',
      value: { off: 'nein', on: 'ja' },
      differs: { on: 'am Ende darf noch einmal gezweifelt werden' },
    },
    jokerOpening: {
      label: 'Joker als Startkarte',
      hint: 'Bleibt er liegen, darf jede Uhr folgen.',
      value: { off: 'wird getauscht', on: 'darf liegen bleiben' },
      differs: { on: 'ein Joker darf Startkarte bleiben' },
    },
    handDraw: {
      label: 'Selbst nachziehen',
      hint: 'Wer es vergisst, zieht zwei.',
      value: { off: 'nein', on: 'ja' },
      differs: { on: 'man zieht selbst nach' },
    },
  },
  event: {
    roundBegins: 'Runde {round}. {starter} beginnt.',
    roundBeginsYou: 'Runde {round}. Du beginnst.',
    roundGoal: 'Wer zuerst alle Karten los ist, gewinnt die Runde.',
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
    drewBroken:
      'Kaputt: {name} zieht keine Karte. | Kaputt: {name} zieht eine Karte. | Kaputt: {name} zieht {n} Karten.',
    drewBrokenYou: 'Kaputt: Du ziehst {cards}.',
    forgotten: '{name} hat das Ziehen vergessen.',
    forgottenYou: 'Du hast das Ziehen vergessen.',
    pileExhausted: 'Der Nachziehstapel ist leer.',
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
    doubted: '{doubter} zweifelt an {layer}. Aufgedeckt: {card} – {verdict}!',
    doubtedByYou: 'Du zweifelst an {layer}. Aufgedeckt: {card} – {verdict}!',
    doubtedYou: '{doubter} zweifelt an dir. Aufgedeckt: {card} – {verdict}!',
    doubtedToo: 'Auch du hast gezweifelt, aber {doubter} sitzt im Uhrzeigersinn vor dir.',
    right: 'ehrlich',
    wrong: 'geblufft',
    handsPassed: 'Zeitstrudel! Alle Hände wandern im Uhrzeigersinn.',
    handsPassedBack: 'Zeitstrudel! Alle Hände wandern gegen den Uhrzeigersinn.',
    handsSwapped: 'Zeitstrudel! {names} tauschen die Hände.',
    handsSwappedYou: 'Zeitstrudel! Du tauschst die Hand mit {name}.',
    replaced: 'Der Zeitstrudel ist aus dem Spiel und macht Platz für {card}.',
    removed: 'Der Zeitstrudel ist aus dem Spiel.',
    pickedUp:
      '{name} nimmt den Stapel: keine Karte. | {name} nimmt den Stapel: eine Karte. | {name} nimmt den Stapel: {n} Karten.',
    pickedUpYou: 'Du nimmst den Stapel: {cards}.',
    pickedUpCounted:
      'Du nimmst den Stapel: keine Karte. | Du nimmst den Stapel: eine Karte. | Du nimmst den Stapel: {n} Karten.',
    placeOpened: 'Auf den freien Platz {place} legt {name} {card}.',
    placeOpenedYou: 'Auf den freien Platz {place} legst du {card}.',
    placeDeclined: '{name} verzichtet auf den freien Platz.',
    placeDeclinedYou: 'Du verzichtest auf den freien Platz.',
    placeRefilled: 'Vom Nachziehstapel kommt auf Platz {place}: {card}.',
    placeDead: 'Platz {place} bleibt leer.',
    shuffledBack: 'Wieder eingemischt: {cards}.',
    twice: '{card}, zweimal',
    times: '{card}, {n}\u2011mal',
    roundEnded: 'Die Runde ist aus. Minuspunkte: {points}.',
    points: '{name} {n}',
    pointsYou: 'du {n}',
    matchEnded: 'Das Spiel ist aus. Es gewinnt {names}.',
    matchEndedYou: 'Das Spiel ist aus. Du gewinnst!',
    matchEndedShared: 'Das Spiel ist aus. Es gewinnen {names}.',
  },
  ask: {
    lay: 'Du bist dran: Leg eine Karte verdeckt und eine offen darauf.',
    layLastHidden: 'Du bist dran: Leg deine letzte Karte verdeckt.',
    layLastOpen: 'Du bist dran: Leg deine letzte Karte offen.',
    mustDraw: 'Du bist dran: Keine deiner Karten darf offen liegen. Zieh eine Karte.',
    direct: 'Zeitstrudel: Wähle, wohin die Hände wandern.',
    beam: 'Beamen: Wähle eine Karte und wer sie bekommt.',
    answer: '{name} sagt auf Stapel {place}: {hour}\u00a0Uhr. Glaubst du das?',
    answerAny:
      '{name} hat auf Stapel {place} gelegt, auf {on}. Dort passt jede Uhr. Glaubst du, dass es eine ist?',
    closing: 'Die Hand ist leer: Zweifelt niemand, ist die Runde vorbei.',
    closingPassed: 'Zweifelt niemand, ist die Runde vorbei.',
    takeCard: 'Zieh deine Karte!',
    openPlace: 'Platz {place} ist frei: Leg eine Karte oder verzichte.',
    nextRound: 'Die Runde ist gezählt. Weiter mit „Nächste Runde“.',
  },
  say: {
    waitingYou: 'Alle warten auf dich.',
    due: 'Stapel {place}, fällig {hour} Uhr: {cards}.',
    dueAny: 'Stapel {place}, jede Uhr passt: {cards}.',
    onlyBluff: 'nur mit Bluff',
    pairs: 'Dazwischen möglich: {cards}.',
    mayDraw: 'Du darfst stattdessen ziehen.',
    opens: 'Dorthin dürfen: {cards}.',
    noneOpens: 'Keine deiner Karten darf dorthin.',
    choice: 'Zur Wahl: {names}.',
    answerKeys: 'Taste 1 zweifelt, Taste 2 glaubt.',
    directKeys: 'Taste 1 für die erste Richtung, Taste 2 für die zweite.',
    pile: 'Stapel {place}: {top}, eine Karte. | Stapel {place}: {top}, {n} Karten.',
    empty: 'Platz {place} ist frei.',
    dead: 'Platz {place} ist aus dem Spiel.',
    draw: 'Im Nachziehstapel: {n}.',
    removed:
      'Kein Zeitstrudel ist aus dem Spiel. | Ein Zeitstrudel ist aus dem Spiel. | {n} Zeitstrudel sind aus dem Spiel.',
    you: 'Du',
    /** Among names in a sentence. */
    youToo: 'du',
    claim: '{name} sagt auf Stapel {place}: {hour}\u00a0Uhr.',
    claimYou: 'Du sagst auf Stapel {place}: {hour}\u00a0Uhr.',
    claimAny: '{name} hat auf Stapel {place} gelegt, auf {on}. Dort passt jede Uhr.',
    claimAnyYou: 'Du hast auf Stapel {place} gelegt, auf {on}. Dort passt jede Uhr.',
    player: '{name}: {facts}.',
    cards: 'keine Karten | eine Karte | {n} Karten',
    points: 'keine Minuspunkte | ein Minuspunkt | {n} Minuspunkte',
    down: 'verdeckt',
    emptyHand: 'Deine Hand ist leer.',
    watching: 'Du schaust zu und hast keine Karten.',
  },
  rules: {
    chapter1: {
      title: 'Worum es geht',
      text1:
        'Werde in jeder Runde vor allen anderen deine Karten los. Wer am Ende die wenigsten Minuspunkte hat, gewinnt.',
      text2:
        'In der Mitte liegen drei Stapel, obenauf jeweils eine Uhr. Legst du eine Karte verdeckt darauf, behauptest du: Das ist die nächste Stunde, nach der 12 also die 1.',
      text3:
        'Es spielen zwei bis sechs; wer keinen Platz hat, schaut zu. Jede Runde beginnt mit sechs Karten auf jeder Hand und drei offenen Uhren in der Mitte. Der Rest ist der Nachziehstapel. Wer zuerst gibt, wird ausgelost, danach gibt immer, wer links davon sitzt; links vom Geber geht es los.',
    },
    chapter2: {
      title: 'Dein Zug',
      text1: 'Leg zwei Karten auf einen Stapel: die erste verdeckt, die zweite offen darauf.',
      text2:
        'Die verdeckte Karte soll genau eine Stunde später sein als die Karte, auf der sie liegt. Sie muss aber nicht: Du darfst immer bluffen.',
      text3: 'Die offene Karte wählst du frei. Auf sie kommt es beim nächsten Zug an.',
      text4:
        'Hast du danach weniger als sechs Karten, bekommst du eine dazu. Legst du deine letzten Karten, ziehst du nicht.',
      text5:
        'Hast du nur noch eine Karte, legst du sie allein und verdeckt. Darf keine deiner Karten offen liegen, ziehst du eine, statt zu legen.',
      text6: 'Bis du bestätigst, kannst du alles zurücknehmen.',
    },
    chapter3: {
      title: 'Zweifeln',
      text1:
        'Nach jedem Zug entscheiden alle anderen geheim, ob sie glauben oder zweifeln. Zweifeln mehrere, zählt nur, wer im Uhrzeigersinn zuerst kommt.',
      text2:
        'War die verdeckte Karte falsch, nimmt den ganzen Stapel, wer sie gelegt hat. Wer gezweifelt hat, darf eine Handkarte auf den freien Platz legen.',
      text3:
        'War sie richtig, geht der Stapel an die Person, die gezweifelt hat, und wer gelegt hat, darf den Platz füllen.',
      text4:
        'Auf den freien Platz passen Uhren, Joker und Zeitstrudel. Wer nicht will oder nichts Passendes hat, lässt es: Dann kommt die nächste Uhr vom Nachziehstapel. Ist dort keine mehr, bleibt der Platz für diese Runde leer.',
      text5:
        'Zweifeln kann man immer nur an der zuletzt gelegten verdeckten Karte. Glauben alle, bleibt sie liegen, ob richtig oder nicht. Dann geht es links weiter.',
    },
    chapter4: {
      title: 'Joker und Kuckuck',
      text1:
        'Der Joker (Sanduhr) steht für jede Uhr. Auf einem offenen Joker ist jede Uhr richtig. Habt ihr es so eingestellt, sagt, wer ihn offen legt, für welche Stunde er steht.',
      text2:
        'Ein verdeckter Joker ist richtig, solange er nicht auf einem Joker liegt und weder Joker noch Zeitstrudel direkt auf ihm.',
      text3:
        'Der Kuckuck zeigt keine Stunde: Er ist nie richtig und darf nie offen liegen. Los wirst du ihn nur verdeckt, durch einen Zeitstrudel oder durchs Beamen.',
    },
    chapter5: {
      title: 'Zeitstrudel',
      text1:
        'Verdeckt zählt er wie ein Joker, auf der Hand tut er nichts. Offen gelegt oder beim Zweifeln aufgedeckt, wirkt er sofort.',
      text2:
        'Wer ihn gelegt oder aufgedeckt hat, wählt die Richtung: Alle Hände wandern zum Nachbarn. Zu zweit tauscht ihr.',
      text3:
        'Dann ist er für diese Runde aus dem Spiel, und eine Karte vom Nachziehstapel tritt an seine Stelle. Ist das wieder ein Zeitstrudel, wirkt auch der.',
      text4:
        'Kam er durch einen Zweifel ans Licht, wird erst nach dem Wandern der Stapel genommen.',
    },
    chapter6: {
      title: 'Paarkarten',
      text1:
        'Vier Karten mit Wirkung. Du legst dann drei Karten: eine verdeckt, darauf offen die Paarkarte, darauf offen eine Uhr ihrer Art aus deiner Hand. Habt ihr es so eingestellt, gehört statt der Art eine Stunde dazu: zu Dschungel die 12, zu Beamen die 3, zu Schlummern die 6, zu Kaputt die 9.',
      text2: 'Dschungel (Standuhr): Diesmal darf niemand zweifeln.',
      text3: 'Beamen (Smartwatch): Gib jemandem heimlich eine Handkarte.',
      text4:
        'Schlummern (Radiowecker): Wer als Nächstes dran ist, zieht eine Karte und setzt einmal aus, darf aber zweifeln.',
      text5: 'Kaputt (Wecker): Alle anderen ziehen eine Karte.',
      text6:
        'Die Wirkung kommt sofort und bleibt, auch wenn du danach erwischt wirst. Verdeckt gelegt ist eine Paarkarte immer falsch.',
    },
    chapter7: {
      title: 'Ende der Runde',
      text1:
        'Die Runde endet, wenn jemand seine letzten Karten losgeworden ist, ohne erwischt zu werden, oder wenn gezogen werden muss und der Nachziehstapel leer ist.',
      text2:
        'Auch an den letzten Karten darf gezweifelt werden. Waren sie ein Bluff, nimmst du den Stapel, und es geht weiter.',
      text3:
        'Ist ein Zeitstrudel unter den letzten Karten, wandern zuerst die Hände: Wer dann keine Karten hat, bekommt keine Minuspunkte.',
      text4:
        'Zu Ende ist sie auch, wenn sich keiner der drei Plätze mehr füllen lässt. Nach 50 Zügen je Person wird abgerechnet, wie es gerade steht.',
    },
    chapter8: {
      title: 'Punkte',
      text1:
        'Wer noch Karten hat, zählt: jede Uhr 1, Joker, Kuckuck und Paarkarten 5, Zeitstrudel 10. Was auf dem Tisch liegt, zählt niemand.',
      text2:
        'Sobald jemand 50 erreicht, ist Schluss: Die kleinste Summe gewinnt, bei Gleichstand gemeinsam. Wie weit gespielt wird, stellt ihr am Tisch ein.',
    },
    chapter9: {
      title: 'Beispiele',
      text1: 'Oben liegt die 12: Eine verdeckte 1 ist richtig, eine zweite 12 ist ein Bluff.',
      text2:
        'Oben liegt ein Joker: Jede verdeckte Uhr ist richtig, ein verdeckter Joker ist es nicht.',
      text3:
        'Du hast vier Karten: eine verdeckt, dann die Paarkarte Beamen, eine Smartwatch offen, die letzte verschenkt. Deine Hand ist leer.',
    },
    chapter10: {
      title: 'Wenn die Zeit um ist',
      text1:
        'Antwortest du beim Zweifeln nicht, gilt das als Glauben. Wählst du sonst nicht rechtzeitig, wird für dich ein erlaubter Zug gespielt, wenn es geht ein ehrlicher.',
    },
  },
}

/** The keys every language fills. */
export type TimeBluffWords = typeof timeBluff
