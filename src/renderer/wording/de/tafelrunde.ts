/** Options, events and rules of Die Tafelrunde 2, in German. */

/** German words; the other languages have the same keys. */
export const tafelrunde = {
  /** What somebody reached in the end. */
  scored: 'keine Edelsteine | ein Edelstein | {n} Edelsteine',
  remark: {
    close: {
      title: 'Knappster Beutezug',
      text: 'mit einem Punkt Vorsprung {gems} Edelsteine geholt | mit {n} Punkten Vorsprung {gems} Edelsteine geholt',
    },
    haul: { title: 'Reichste Beute', text: '{n} Edelsteine auf einmal' },
    robber: { title: 'Dreistester Diebstahl', text: 'den anderen {each}{n} Truhen abgenommen' },
    raider: { title: 'Meiste Farben gewonnen', text: '{each}{n}\u2011mal' },
  },
  level: {
    gentle:
      'Freut sich über jede gute Karte, vergisst dabei auch mal eine Farbe und rechnet mit keinem Widerstand.',
    easy: 'Verschätzt sich gern um ein, zwei Edelsteine und hofft, dass es schon reicht.',
    solid: 'Wägt ab, was jede Farbe einbringt und was sie kostet.',
    sharp: 'Merkt sich, wer welche Karte zurücknahm, und spielt jeden Zug im Kopf zu Ende.',
  },
  option: {
    specials: {
      label: 'Sonderkarten',
      hint: 'In jedem Deck steckt eine. Welche, sehen alle; wo, weiß niemand.',
      value: {
        random: 'zugelost, alle verschieden',
        chosen: 'alle wählen geheim',
        'by-seat': 'nach Platz',
        'all-feierabend': 'alle Feierabend',
        'all-letzte-warnung': 'alle Letzte Warnung',
        'all-wiederbelebung': 'alle Wiederbelebung',
        'all-zork': 'alle Zork',
        none: 'ohne',
      },
      differs: {
        none: 'ohne Sonderkarten (sonst steckt eine in jedem Deck)',
        chosen: 'alle wählen ihre Sonderkarte geheim',
        'by-seat': 'Sonderkarten nach Plätzen',
        other: 'Sonderkarten: {value}',
      },
    },
    zork: {
      label: 'Zork sichert',
      hint: 'Bis zu sechs Edelsteine auf einmal.',
      value: { instead: 'statt einer Truhe', addition: 'zusätzlich zu einer Truhe' },
      differs: { addition: 'Zork sichert zusätzlich zu einer Truhe' },
    },
    passiveDefence: {
      label: 'Truhe verteidigt sich allein',
      hint: 'Mit „ja“ zählt die beste offene Truhe auch ohne Karte der Farbe.',
      value: { off: 'nein', on: 'ja' },
      differs: { on: 'eine Truhe verteidigt sich selbst' },
    },
    openGems: {
      label: 'Gesicherte Edelsteine',
      hint: 'Sichtbar heißt: Alle sehen die Summen.',
      value: { off: 'geheim', on: 'sichtbar' },
      differs: { on: 'gesicherte Edelsteine sind sichtbar' },
    },
    turnSeconds: {
      label: 'Sekunden je Entscheidung',
      hint: 'Danach wird gepasst oder die kleinste Karte gespielt.',
      value: { none: 'unbegrenzt' },
      differs: { other: '{value} Sekunden für jede Entscheidung' },
    },
  },
  event: {
    dealt: 'Die Sonderkarten in den Decks: {specials}.',
    hand: 'Deine Hand: {cards}.',
    raidBegins: 'Beutezug {raid}. {name} fängt an.',
    raidBeginsYou: 'Beutezug {raid}. Du fängst an.',
    raidStarted: 'Beutezug {raid}. Aufgedeckt: {chests}. {name} fängt an.',
    raidStartedYou: 'Beutezug {raid}. Aufgedeckt: {chests}. Du fängst an.',
    nothing: 'nichts',
    played: '{name} spielt {card}.',
    playedYou: 'Du spielst {card}.',
    feierabend: '{name} spielt einen Feierabend: Niemand spielt mehr etwas.',
    feierabendYou: 'Du spielst deinen Feierabend: Niemand spielt mehr etwas.',
    letzteWarnung: '{name} spielt eine Letzte Warnung und schützt {what}.',
    letzteWarnungYou: 'Du spielst deine Letzte Warnung und schützt {what}.',
    wiederbelebung: '{name} spielt eine Wiederbelebung und nimmt {what} zurück.',
    wiederbelebungYou: 'Du spielst deine Wiederbelebung und nimmst {what} zurück.',
    zork: '{name} spielt Zork.',
    zorkYou: 'Du spielst Zork.',
    passed: '{name} passt.',
    passedYou: 'Du passt.',
    passedEmpty: '{name} hat keine Karte mehr und ist für diesen Beutezug raus.',
    passedEmptyYou: 'Du hast keine Karte mehr und bist für diesen Beutezug raus.',
    passedFeierabend: '{name} hat nur noch einen Feierabend und ist für diesen Beutezug raus.',
    passedFeierabendYou: 'Du hast nur noch deinen Feierabend und bist für diesen Beutezug raus.',
    passedEmptyAll: '{names} haben keine Karte mehr und sind für diesen Beutezug raus.',
    passedEmptyAllYou: '{names} habt keine Karte mehr und seid für diesen Beutezug raus.',
    passedFeierabendAll:
      '{names} haben nur noch je einen Feierabend und sind für diesen Beutezug raus.',
    passedFeierabendAllYou:
      '{names} habt nur noch je einen Feierabend und seid für diesen Beutezug raus.',
    compared: '{colour}: {fighters}.',
    order: '{colour}: {fighters}',
    orderTied: '{colour}: {fighters} – Gleichstand',
    fighter: '{name} {strength} aus {sum}',
    fromChest: 'Truhe {gems}',
    won: '{name} gewinnt {colour} und nimmt: {chests}.',
    wonYou: 'Du gewinnst {colour} und nimmst: {chests}.',
    wonNothing: '{name} gewinnt {colour}. Zu holen gibt es dort keine Truhe.',
    wonNothingYou: 'Du gewinnst {colour}. Zu holen gibt es dort keine Truhe.',
    tied: 'Gleichstand in {colour}: {names}. In die Mitte: {chests}.',
    tiedNothing: 'Gleichstand in {colour}: {names}. Keine Truhe wandert.',
    kept: 'Geschützt bei {name}: {chests}.',
    keptYou: 'Geschützt bei dir: {chests}.',
    unfought: 'Um {colour} kämpft niemand.',
    discarded: '{name} legt ab: {cards}.',
    discardedYou: 'Du legst ab: {cards}.',
    returned: '{name} nimmt zurück: {cards}.',
    returnedYou: 'Du nimmst zurück: {cards}.',
    secured: '{name} sichert: {chests}.',
    securedYou: 'Du sicherst: {chests}.',
    securedBefore: '{name} sichert eine Truhe. | {name} sichert {n} Truhen.',
    securedBeforeYou: 'Du sicherst eine Truhe. | Du sicherst {n} Truhen.',
    reshuffled: '{name} mischt den eigenen Ablagestapel neu.',
    reshuffledYou: 'Du mischst deinen Ablagestapel neu.',
    notDrawn: '{name} hat nichts mehr zu ziehen.',
    notDrawnYou: 'Du hast nichts mehr zu ziehen.',
    drewYou: 'Du ziehst {cards}.',
    startPassedOn: 'Beim nächsten Beutezug fängt {name} an.',
    startPassedOnYou: 'Beim nächsten Beutezug fängst du an.',
    matchEnded: 'Das Spiel ist aus: {gems}. Es gewinnt {names}.',
    matchEndedYou: 'Das Spiel ist aus: {gems}. Du gewinnst!',
    matchEndedShared: 'Das Spiel ist aus: {gems}. Es gewinnen {names}.',
    gems: '{name} {n}',
    gemsYou: 'du {n}',
    you: 'du',
  },
  ask: {
    chooseSpecial: 'Welche Sonderkarte kommt in dein Deck?',
    duty: 'Du fängst an: Spiel eine Karte.',
    play: 'Du bist dran: Spiel eine Karte oder pass.',
    secure: 'Welche Truhe sicherst du?',
  },
  say: {
    waitingYou: 'Alle warten auf dich.',
    mayPass: 'Oder du passt.',
    mayNotPass: 'Passen darfst du erst, wenn du eine Karte gespielt hast.',
    barred: 'Dein Feierabend geht noch nicht.',
    choice: 'Zur Wahl: {names}.',
    middle: 'In der Mitte: {chests}. Verdeckt: {n}.',
    player: '{name}: {facts}.',
    fact: {
      startYou: 'fängst an',
      passedYou: 'hast gepasst',
      hand: 'Hand {n}',
      draw: 'Stapel {n}',
      discard: 'Ablage {n}',
      open: 'offen {chests}',
      played: 'gespielt {cards}',
    },
    strength: '{name} {strength}',
    strengthWith: '{name} {strength}, davon Truhe {gems}',
    nobody: 'niemand',
    emptyHand: 'Deine Hand ist leer.',
    watching: 'Du schaust zu und hast keine Karten.',
  },
  rules: {
    chapter1: {
      title: 'Worum es geht',
      text1:
        'Drei Schurken für jeden, drei Farben, 24 Truhen mit 2, 3 oder 4 Edelsteinen. Wer am Ende die meisten Edelsteine gesichert hat, gewinnt. Die Farbe spielt dann keine Rolle.',
      text2:
        'Alle haben das gleiche Deck: drei einfarbige 7er und zwölf zweifarbige Karten, dazu eine Sonderkarte. Ihr beginnt mit fünf Karten auf der Hand; was darauf steht, sieht niemand sonst. Was abgelegt ist, liegt offen.',
    },
    chapter2: {
      title: 'Ein Beutezug',
      text1:
        'Zuerst werden Truhen aufgedeckt, bis alle drei Farben offen liegen, in der Mitte oder vor jemandem.',
      text2:
        'Dann spielt ihr reihum je eine Karte oder passt. Wer passt, ist für diesen Beutezug raus. Wer anfängt, muss wenigstens eine Karte spielen.',
      text3:
        'Bei einer zweifarbigen Karte wählst du die Seite. Oben steht, was zählt; liegt sie, wird sie nicht mehr gedreht.',
    },
    chapter3: {
      title: 'Abrechnen',
      text1:
        'Für jede Farbe zählt: deine Karten der Farbe plus deine beste offene Truhe der Farbe. Ohne Karte zählt die Truhe nicht.',
      text2:
        'Wer am stärksten ist, nimmt alle offenen Truhen der Farbe, auch die vor anderen, und legt die eigenen Karten der Farbe ab. Alle anderen nehmen ihre zurück.',
      text3:
        'Bei Gleichstand an der Spitze kommen die Truhen der Farbe in die Mitte, und alle nehmen ihre Karten zurück. Hat niemand die Farbe gespielt, bleibt alles liegen.',
    },
    chapter4: {
      title: 'Beute sichern und nachziehen',
      text1:
        'Wer offene Truhen hat, dreht eine davon um und hat sie damit in Sicherheit: Niemand kann sie mehr nehmen. Alle wählen gleichzeitig.',
      text2:
        'Dann ziehen alle zwei Karten. Ist der Nachziehstapel leer, wird der eigene Ablagestapel neu gemischt. Die Startkarte wandert nach links.',
    },
    chapter5: {
      title: 'Sonderkarten',
      text1: 'Feierabend: Sofort wird abgerechnet. Nie als erste Karte eines Beutezugs.',
      text2: 'Letzte Warnung: Deine offenen Truhen einer Farbe sind in diesem Beutezug sicher.',
      text3: 'Wiederbelebung: Nimm eine Karte aus deinem Ablagestapel auf die Hand.',
      text4: 'Zork: Beim Sichern mehrere Truhen mit zusammen höchstens sechs Edelsteinen.',
    },
    chapter6: {
      title: 'Ende',
      text1:
        'Sind keine Truhen mehr verdeckt und nicht alle drei Farben offen, ist sofort Schluss. Offene Truhen zählen nicht. Bei Gleichstand gewinnt, wer mehr Karten auf der Hand hat.',
      text2:
        'Wer nicht rechtzeitig entscheidet, passt; wer anfangen muss, spielt die kleinste Karte.',
    },
  },
}

/** The keys every language fills. */
export type TafelrundeWords = typeof tafelrunde
