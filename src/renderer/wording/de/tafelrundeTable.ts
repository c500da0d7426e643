/** What the table of Die Tafelrunde 2 says, in German. */

/** German words; the other languages have the same keys. */
export const tafelrundeTable = {
  keys: {
    hand: 'H: meine Hand vorlesen, K: zu ihr springen',
    digits: '1 bis 9 und 0: die Karte an dieser Stelle wählen',
    pass: 'P: passen',
    turn: 'D: die gewählte Karte umdrehen',
    confirm: 'F: spielen oder sichern, was du gewählt hast',
  },
  /** Asked why, and not to be told yet. */
  whyLater: '{name} sagt nach dem Beutezug, warum.',
  thought: {
    playedBlue:
      '{when}Mit meiner {value} sah ich meine Chance auf Blau bei {percent} %, für einen Edelstein. | {when}Mit meiner {value} sah ich meine Chance auf Blau bei {percent} %, für {n} Edelsteine.',
    playedRed:
      '{when}Mit meiner {value} sah ich meine Chance auf Rot bei {percent} %, für einen Edelstein. | {when}Mit meiner {value} sah ich meine Chance auf Rot bei {percent} %, für {n} Edelsteine.',
    playedYellow:
      '{when}Mit meiner {value} sah ich meine Chance auf Gelb bei {percent} %, für einen Edelstein. | {when}Mit meiner {value} sah ich meine Chance auf Gelb bei {percent} %, für {n} Edelsteine.',
    adviseBlue:
      '{play}. Damit liegt deine Chance auf Blau bei etwa {percent} %, für einen Edelstein. | {play}. Damit liegt deine Chance auf Blau bei etwa {percent} %, für {n} Edelsteine.',
    adviseRed:
      '{play}. Damit liegt deine Chance auf Rot bei etwa {percent} %, für einen Edelstein. | {play}. Damit liegt deine Chance auf Rot bei etwa {percent} %, für {n} Edelsteine.',
    adviseYellow:
      '{play}. Damit liegt deine Chance auf Gelb bei etwa {percent} %, für einen Edelstein. | {play}. Damit liegt deine Chance auf Gelb bei etwa {percent} %, für {n} Edelsteine.',
    sparingBlue:
      '{when}In Blau wollte ich mit meiner {value} nichts gewinnen, nur die anderen auf der Hand behalten.',
    sparingRed:
      '{when}In Rot wollte ich mit meiner {value} nichts gewinnen, nur die anderen auf der Hand behalten.',
    sparingYellow:
      '{when}In Gelb wollte ich mit meiner {value} nichts gewinnen, nur die anderen auf der Hand behalten.',
    adviseSparingBlue:
      '{play}. In Blau ist damit kaum etwas zu holen, aber deine anderen Karten behältst du für später.',
    adviseSparingRed:
      '{play}. In Rot ist damit kaum etwas zu holen, aber deine anderen Karten behältst du für später.',
    adviseSparingYellow:
      '{play}. In Gelb ist damit kaum etwas zu holen, aber deine anderen Karten behältst du für später.',
    levelBlue:
      '{when}Mit meiner {value} zog ich in Blau gleich: Wäre es dabei geblieben, hätte dort niemand gewonnen, und ich hätte die Karte zurückgenommen.',
    levelRed:
      '{when}Mit meiner {value} zog ich in Rot gleich: Wäre es dabei geblieben, hätte dort niemand gewonnen, und ich hätte die Karte zurückgenommen.',
    levelYellow:
      '{when}Mit meiner {value} zog ich in Gelb gleich: Wäre es dabei geblieben, hätte dort niemand gewonnen, und ich hätte die Karte zurückgenommen.',
    adviseLevelBlue:
      '{play}. Damit ziehst du in Blau gleich: Bleibt es dabei, gewinnt dort niemand, und du nimmst die Karte zurück.',
    adviseLevelRed:
      '{play}. Damit ziehst du in Rot gleich: Bleibt es dabei, gewinnt dort niemand, und du nimmst die Karte zurück.',
    adviseLevelYellow:
      '{play}. Damit ziehst du in Gelb gleich: Bleibt es dabei, gewinnt dort niemand, und du nimmst die Karte zurück.',
    guardingBlue:
      '{when}Was in Blau offen vor mir lag, wollte ich behalten: Mit meiner {value} war ich dort am stärksten.',
    guardingRed:
      '{when}Was in Rot offen vor mir lag, wollte ich behalten: Mit meiner {value} war ich dort am stärksten.',
    guardingYellow:
      '{when}Was in Gelb offen vor mir lag, wollte ich behalten: Mit meiner {value} war ich dort am stärksten.',
    leadingBlue:
      '{when}Mit meiner {value} war ich in Blau am stärksten: Wer dort gewinnen wollte, musste erst mehr zeigen.',
    leadingRed:
      '{when}Mit meiner {value} war ich in Rot am stärksten: Wer dort gewinnen wollte, musste erst mehr zeigen.',
    leadingYellow:
      '{when}Mit meiner {value} war ich in Gelb am stärksten: Wer dort gewinnen wollte, musste erst mehr zeigen.',
    adviseLeadingBlue:
      '{play}. Damit bist du in Blau am stärksten: Wer dort gewinnen will, muss erst mehr zeigen.',
    adviseLeadingRed:
      '{play}. Damit bist du in Rot am stärksten: Wer dort gewinnen will, muss erst mehr zeigen.',
    adviseLeadingYellow:
      '{play}. Damit bist du in Gelb am stärksten: Wer dort gewinnen will, muss erst mehr zeigen.',
    behindBlue:
      '{when}Mit meiner {value} lag in Blau noch jemand vor mir. Ohne Sieg dort nimmt man sie ja zurück.',
    behindRed:
      '{when}Mit meiner {value} lag in Rot noch jemand vor mir. Ohne Sieg dort nimmt man sie ja zurück.',
    behindYellow:
      '{when}Mit meiner {value} lag in Gelb noch jemand vor mir. Ohne Sieg dort nimmt man sie ja zurück.',
    adviseBehindBlue:
      '{play}. In Blau liegt dann noch jemand vor dir, aber gewinnst du dort nicht, nimmst du die Karte zurück.',
    adviseBehindRed:
      '{play}. In Rot liegt dann noch jemand vor dir, aber gewinnst du dort nicht, nimmst du die Karte zurück.',
    adviseBehindYellow:
      '{play}. In Gelb liegt dann noch jemand vor dir, aber gewinnst du dort nicht, nimmst du die Karte zurück.',
    adviseGuardingBlue:
      '{play}. Damit bist du in Blau am stärksten: Was dort offen vor dir liegt, nimmt man dir nicht so leicht.',
    adviseGuardingRed:
      '{play}. Damit bist du in Rot am stärksten: Was dort offen vor dir liegt, nimmt man dir nicht so leicht.',
    adviseGuardingYellow:
      '{play}. Damit bist du in Gelb am stärksten: Was dort offen vor dir liegt, nimmt man dir nicht so leicht.',
    adviseCheapBlue:
      '{play}. Mit etwa {percent} % gewinnst du Blau wohl nicht, aber die Karte kostet dich wenig, und deine stärkeren behältst du für später.',
    adviseCheapRed:
      '{play}. Mit etwa {percent} % gewinnst du Rot wohl nicht, aber die Karte kostet dich wenig, und deine stärkeren behältst du für später.',
    adviseCheapYellow:
      '{play}. Mit etwa {percent} % gewinnst du Gelb wohl nicht, aber die Karte kostet dich wenig, und deine stärkeren behältst du für später.',
    adviseStakeBlue:
      '{play}. Deine Chance auf Blau liegt nur bei etwa {percent} %, aber es geht dort um einen Edelstein. | {play}. Deine Chance auf Blau liegt nur bei etwa {percent} %, aber es geht dort um {n} Edelsteine.',
    adviseStakeRed:
      '{play}. Deine Chance auf Rot liegt nur bei etwa {percent} %, aber es geht dort um einen Edelstein. | {play}. Deine Chance auf Rot liegt nur bei etwa {percent} %, aber es geht dort um {n} Edelsteine.',
    adviseStakeYellow:
      '{play}. Deine Chance auf Gelb liegt nur bei etwa {percent} %, aber es geht dort um einen Edelstein. | {play}. Deine Chance auf Gelb liegt nur bei etwa {percent} %, aber es geht dort um {n} Edelsteine.',
    passed:
      '{when}Ich hatte keine Karte mehr. | {when}Die letzte Karte war mir später mehr wert. | {when}Meine {n} Karten sind mir später mehr wert.',
    feierabend: '{when}So wie es lag, war es für mich am besten.',
    letzteWarnung: '{when}Meine Truhen waren mir dort nicht sicher genug.',
    wiederbelebung: '{when}Eine gute Karte aus dem Ablagestapel war mir lieber.',
    zork: '{when}Ich wollte mehrere Truhen auf einmal sichern.',
    waiting:
      '{when}Ich hatte keine andere Karte mehr. | {when}Meine andere Karte wollte ich noch nicht zeigen. | {when}Von meinen {n} anderen Karten wollte ich noch keine zeigen.',
    advisePass:
      'Pass. Deine Chance auf die beste Farbe liegt jetzt bei etwa {percent} %, und deine Karten sind später mehr wert.',
    adviseFeierabend: 'Spiel deinen Feierabend. So wie es liegt, steht es gut für dich.',
    adviseLetzteWarnung: 'Spiel deine Letzte Warnung. Deine Truhen sind nicht sicher.',
    adviseWiederbelebung:
      'Spiel deine Wiederbelebung. In deinem Ablagestapel liegt eine gute Karte.',
    adviseZork: 'Spiel Zork. Du kannst wohl mehrere Truhen auf einmal sichern.',
    adviseWaiting:
      'Spiel deine Sonderkarte. Sie bringt dir wohl nichts, aber eine andere Karte hast du nicht. | Spiel deine Sonderkarte. Sie bringt dir wohl nichts, aber deine andere Karte musst du noch nicht zeigen. | Spiel deine Sonderkarte. Sie bringt dir wohl nichts, aber von deinen {n} anderen Karten musst du noch keine zeigen.',
    adviseSecureMost: 'Sichere {chests}. Mehr Edelsteine kannst du jetzt nicht sichern.',
    adviseSecureWeakest:
      'Sichere {chests}. Andere bringen gleich viele Edelsteine, aber die verteidigst du mit deiner Hand besser.',
    adviseSecureLess:
      'Sichere {chests}. Andere bringen mehr Edelsteine, aber die sind dir offen wohl nützlicher.',
    /** Asked once the next raid has begun. */
    raidBefore: 'In Beutezug {raid}: ',
    /** How its first sentence begins. */
    play: 'Spiel {side}',
    turnAndPlay: 'Dreh {up} um und spiel {side}',
    chest: {
      blue: 'die blaue Truhe mit {gems}',
      red: 'die rote Truhe mit {gems}',
      yellow: 'die gelbe Truhe mit {gems}',
    },
  },
  colour: { blue: 'Blau', red: 'Rot', yellow: 'Gelb' },
  letter: { blue: 'B', red: 'R', yellow: 'G' },
  side: '{colour} {value}',
  card: '{up}, darunter {down}',
  chest: {
    blue: 'blaue Truhe mit {gems}',
    red: 'rote Truhe mit {gems}',
    yellow: 'gelbe Truhe mit {gems}',
  },
  chests: {
    blue: 'blaue Truhen mit {gems}',
    red: 'rote Truhen mit {gems}',
    yellow: 'gelbe Truhen mit {gems}',
  },
  /** One of several that hold the same. */
  /** Below a picture of one of them; how many is a word: beside a value a number would be one to reckon with. */
  alikeSeen: {
    blue: '{n} blaue {value}er',
    red: '{n} rote {value}er',
    yellow: '{n} gelbe {value}er',
  },
  alikeChosenSeen: '{number} von {n} gewählt',
  countWord: { n2: 'zwei', n3: 'drei', n4: 'vier', n5: 'fünf', n6: 'sechs' },
  chestAlike: '{chest}, {n} gleiche',
  chestAlikeChosen: '{chest}, {number} von {n} gleichen gewählt',
  gemsAnd: '{before} und {last}',
  protectedChest: '{chest}, geschützt',
  lyingWith: '{special}: {what}',
  special: {
    feierabend: 'Feierabend',
    'letzte-warnung': 'Letzte Warnung',
    wiederbelebung: 'Wiederbelebung',
    zork: 'Zork',
  },
  /** With its article, where a sentence goes on with it; German has them as objects. */
  specialInSentence: {
    feierabend: 'einen Feierabend',
    'letzte-warnung': 'eine Letzte Warnung',
    wiederbelebung: 'eine Wiederbelebung',
    zork: 'Zork',
  },
  specialTitle: {
    feierabend: 'Feierabend',
    'letzte-warnung': 'Letzte Warnung',
    wiederbelebung: 'Wieder\u00adbelebung',
    zork: 'Zork',
  },
  specialLine: {
    feierabend: 'sofort abrechnen',
    'letzte-warnung': 'schützt eine Farbe',
    wiederbelebung: 'holt eine Karte zurück',
    zork: 'sichert bis zu 6 Steine',
  },
  explained: {
    single: 'Zählt {side}. Eine Sieben hat nur eine Seite, sie lässt sich nicht umdrehen.',
    double:
      'Zählt {up} oder, umgedreht, {down}. Du entscheidest beim Ausspielen; was oben liegt, gilt.',
    feierabend:
      'Danach spielt niemand mehr eine Karte, der Beutezug wird sofort abgerechnet. Als allererste Karte eines Beutezugs geht sie nicht.',
    'letzte-warnung':
      'Nenne eine Farbe: Deine offenen Truhen dieser Farbe kann dir in diesem Beutezug niemand nehmen, auch nicht bei Gleichstand.',
    wiederbelebung:
      'Nimm eine Karte deines Ablagestapels auf die Hand. Du kannst sie noch in diesem Beutezug ausspielen.',
    zork: 'Beim Sichern darfst du mehrere Truhen auf einmal nehmen, in der Regel zusammen bis zu sechs Edelsteine.',
  },
  sortInShort: 'Ordnen',
  sort: {
    colour: 'Nach Farben ordnen',
    strength: 'Nach Stärke ordnen',
    rogue: 'Nach Schurken ordnen',
  },
  middle: 'Die Truhen in der Mitte',
  stack: 'Verdeckte Truhen: {n}',
  /** On a phone, behind the raid. */
  stackBrief: 'Stapel {n}',
  hand: 'Deine Hand ist leer | Deine Hand: eine Karte | Deine Hand: {n} Karten',
  secured: 'keine Truhe gesichert | 1 Truhe gesichert | {n} Truhen gesichert',
  securedGems: '1 Truhe gesichert: {gems} | {n} Truhen gesichert: {gems}',
  /** On a narrow plate, and where one's own place is narrow. */
  securedBrief: '{n} gesichert',
  securedGemsBrief: '{n} gesichert: {gems}',
  gemCount: 'keine Edelsteine | 1 Edelstein | {n} Edelsteine',
  gems: 'Edelsteine: {gems}',
  piles: 'Stapel {draw}, Ablage {discard}',
  discards: {
    open: 'Ablagen',
    title: 'Stapel und Ablagen',
    explained: 'Was abgelegt ist, sehen alle. Wie die Stapel liegen, weiß niemand.',
    none: 'Noch nichts abgelegt.',
  },
  playedNone: 'nichts gespielt',
  start: 'fängt an',
  passed: 'gepasst',
  inDeck: 'im Deck: {special}',
  raid: 'Beutezug {raid}',
  chosen: 'gewählt',
  cardChosen: 'Gewählt: {card}.',
  gemsChosen: 'Gewählte Edelsteine: {n}.',
  cardBack: 'Zurück auf der Hand: {card}.',
  cardTurned: 'Umgedreht: Jetzt zählt {side}.',
  play: '{card} spielen',
  playNothing: 'Spielen',
  turn: 'Umdrehen',
  pass: 'Passen',
  secure: 'Sichern',
  takeNothing: 'keine Karte',
  ask: {
    chosenHint: 'D oder ein Tipp darauf dreht die Karte um.',
    chosenTouch: 'Ein Tipp darauf dreht die Karte um.',
    playHint: 'Wähl eine Karte aus deiner Hand.',
    dutyHint: 'Passen darfst du erst danach.',
    feierabend: 'Niemand spielt danach noch etwas. Es wird sofort abgerechnet.',
    zork: 'Beim Sichern darfst du dann mehrere Truhen auf einmal nehmen.',
    colour: 'Welche Farbe schützt du?',
    noColour: 'Du hast keine offene Truhe. Die Karte bewirkt nichts.',
    card: 'Welche Karte kommt zurück?',
    noCard: 'Dein Ablagestapel ist leer. Die Karte bewirkt nichts.',
    secureOne: 'Eine davon. Niemand kann sie dir mehr nehmen.',
    secureZork: 'Mit Zork mehrere, zusammen höchstens sechs Edelsteine.',
    secureZorkMore: 'Mit Zork: eine und dazu höchstens sechs Edelsteine.',
    gems: 'Gewählt: {n}.',
    done: 'Deine Wahl: {choice}.',
  },
  wait: {
    choosing: 'Noch bei der Wahl der Sonderkarte: {names}.',
    playing: '{name} ist dran.',
    securing: 'Noch beim Sichern: {names}.',
    over: 'Das Spiel ist aus.',
  },
  awaited: { choosing: 'wählt', playing: 'ist dran', securing: 'sichert' },
  refused: 'Das geht nicht: {why}',
  reason: {
    'not-seated': 'Du schaust nur zu.',
    'match-over': 'Das Spiel ist aus.',
    'not-your-turn': 'Du bist gerade nicht dran.',
    'other-decision-owed': 'Gerade ist etwas anderes gefragt.',
    'special-already-chosen': 'Du hast deine Sonderkarte schon gewählt.',
    'chests-already-chosen': 'Du hast schon gewählt, was du sicherst.',
    'already-passed': 'Du bist für diesen Beutezug raus.',
    'card-not-in-hand': 'Diese Karte hast du nicht auf der Hand.',
    'side-not-on-card': 'Diese Farbe steht nicht auf der Karte.',
    'must-play-first': 'Du fängst an und musst eine Karte spielen.',
    'feierabend-barred': 'Ein Feierabend geht nicht als erste Karte eines Beutezugs.',
    'colour-must-be-named': 'Nenn die Farbe, die geschützt sein soll.',
    'no-open-chest-of-colour': 'Von dieser Farbe hast du keine offene Truhe.',
    'card-not-in-discard': 'Diese Karte liegt nicht in deinem Ablagestapel.',
    'no-chest-named': 'Wähl mindestens eine Truhe.',
    'chest-not-open': 'Diese Truhe liegt nicht offen vor dir.',
    'one-chest-only': 'Ohne Zork darfst du nur eine Truhe sichern.',
    'too-many-gems': 'Das sind zu viele Edelsteine für Zork.',
  },
  legal: {
    anyCard: 'Spiel eine Karte aus deiner Hand.',
    cardOrPass: 'Spiel eine Karte aus deiner Hand oder pass.',
    otherCard: 'Jede andere Karte geht.',
    sides: 'Auf der Karte: {names}.',
    colours: 'Möglich: {names}.',
    cards: 'In deinem Ablagestapel: {names}.',
    noCards: 'Dein Ablagestapel ist leer, spiel sie ohne Karte.',
    chests: 'Möglich: {names}.',
    sum: 'Zusammen höchstens sechs, du hast {n}.',
    sumAndOne: 'Ohne die wertvollste höchstens sechs, du hast {n}.',
  },
  settling: {
    title: 'Abrechnung',
    of: 'Abrechnung: {what}',
    home: 'Sichern',
    next: 'Weiter',
    again: 'Abrechnung zeigen',
    againBrief: 'Abrechnung',
    close: 'Schließen',
    step: 'Schritt {step} von {steps}',
  },
  score: {
    title: 'Endstand',
    gems: 'Edelsteine',
    hand: 'Handkarten',
    tie: {
      hands: 'Bei gleich vielen Edelsteinen entscheiden die Karten auf der Hand: {hands}.',
      handsOf:
        'Um den {place} Platz entscheiden bei gleich vielen Edelsteinen die Karten auf der Hand: {hands}.',
      place: { '2': 'zweiten', '3': 'dritten', '4': 'vierten', '5': 'fünften' },
      shared:
        'Gleich viele Edelsteine und gleich viele Karten auf der Hand: Der Sieg wird geteilt.',
    },
  },
  end: {
    'stack-empty': 'Es ist keine Truhe mehr aufzudecken.',
    'too-long': 'Nach sechzig Beutezügen ist Schluss.',
  },
  guide: {
    title: 'Dein erster Beutezug',
    step1: 'In der Mitte liegen Truhen. Um jede Farbe kämpft ihr mit Karten dieser Farbe.',
    step2: 'Reihum spielt ihr eine Karte oder passt. Was oben auf der Karte steht, zählt.',
    step3: 'Wer in einer Farbe am stärksten ist, nimmt am Ende alle ihre Truhen.',
    step4: 'Wer eine Farbe gewinnt, legt deren Karten ab, alle anderen kommen zurück.',
    step5:
      'Gesichert zählt eine Truhe am Ende, und niemand nimmt sie dir. Offen macht sie dich stärker.',
  },
}

/** The keys every language fills. */
export type TafelrundeTableWords = typeof tafelrundeTable
