/** What the table of Die Tafelrunde 2 says, in German. */

/** German words; the other languages have the same keys. */
export const tafelrundeTable = {
  colour: { blue: 'Blau', red: 'Rot', yellow: 'Gelb' },
  letter: { blue: 'B', red: 'R', yellow: 'G' },
  side: '{colour} {value}',
  card: '{up}, darunter {down}',
  chest: {
    blue: 'blaue Truhe mit {gems}',
    red: 'rote Truhe mit {gems}',
    yellow: 'gelbe Truhe mit {gems}',
  },
  special: {
    feierabend: 'Feierabend',
    'letzte-warnung': 'Letzte Warnung',
    wiederbelebung: 'Wiederbelebung',
    zork: 'Zork',
  },
  specialLine: {
    feierabend: 'sofort abrechnen',
    'letzte-warnung': 'schützt eine Farbe',
    wiederbelebung: 'holt eine Karte zurück',
    zork: 'birgt bis zu sechs',
  },
  middle: 'Die Truhen in der Mitte',
  stack: 'Verdeckte Truhen: {n}',
  hand: 'Deine Hand ist leer | Deine Hand: eine Karte | Deine Hand: {n} Karten',
  secured: 'geborgen: {n}',
  securedGems: 'geborgen: {n}, Edelsteine: {gems}',
  piles: 'Stapel {draw}, Ablage {discard}',
  start: 'fängt an',
  passed: 'ist raus',
  inDeck: 'im Deck: {special}',
  raid: 'Raubzug {raid}',
  leads: '{name} {strength}',
  nobodyFights: 'noch niemand',
  chosen: 'gewählt',
  play: '{card} spielen',
  turn: 'Umdrehen',
  pass: 'Passen',
  secure: 'Bergen',
  takeNothing: 'keine Karte',
  ask: {
    chosenHint: 'Noch einmal antippen oder D drücken dreht die Karte.',
    playHint: 'Wähl eine Karte aus deiner Hand.',
    colour: 'Welche Farbe schützt du?',
    card: 'Welche Karte kommt zurück?',
    secureOne: 'Eine davon. Niemand kann sie dir mehr nehmen.',
    secureZork: 'Mit Zork mehrere, zusammen höchstens sechs Edelsteine.',
    secureZorkMore: 'Mit Zork: eine und dazu höchstens sechs Edelsteine.',
  },
  wait: {
    choosing: 'Alle wählen ihre Sonderkarte.',
    playing: '{name} ist dran.',
    securing: 'Es wird geborgen: {names}.',
    over: 'Das Spiel ist aus.',
  },
  awaited: { choosing: 'wählt', playing: 'ist dran', securing: 'birgt' },
  refused: 'Das geht nicht: {why} ({rule})',
  reason: {
    'not-seated': 'Du schaust nur zu.',
    'match-over': 'Das Spiel ist aus.',
    'not-your-decision': 'Du bist gerade nicht dran.',
    'other-decision-owed': 'Gerade wird etwas anderes von dir gebraucht.',
    'special-already-chosen': 'Du hast deine Sonderkarte schon gewählt.',
    'chests-already-chosen': 'Du hast schon gewählt, was du birgst.',
    'already-passed': 'Du bist für diesen Raubzug raus.',
    'card-not-in-hand': 'Diese Karte hast du nicht auf der Hand.',
    'side-not-on-card': 'Diese Farbe steht nicht auf der Karte.',
    'must-play-first': 'Du fängst an und musst eine Karte spielen.',
    'feierabend-barred': 'Feierabend geht nicht als erste Karte. Spiel eine andere.',
    'colour-must-be-named': 'Nenn die Farbe, die geschützt sein soll.',
    'no-open-chest-of-colour': 'Von dieser Farbe hast du keine offene Truhe.',
    'card-not-in-discard': 'Diese Karte liegt nicht in deiner Ablage.',
    'no-chest-named': 'Wähl mindestens eine Truhe.',
    'chest-not-open': 'Diese Truhe liegt nicht offen vor dir.',
    'one-chest-only': 'Ohne Zork nur eine Truhe.',
    'too-many-gems': 'Das sind zu viele Edelsteine für Zork.',
  },
  settling: {
    title: 'Abrechnung',
    next: 'Weiter',
    close: 'Schließen',
    step: 'Schritt {step} von {steps}',
  },
  score: { title: 'Endstand', gems: 'Edelsteine', hand: 'Handkarten' },
  end: {
    'stack-empty': 'Keine Truhe mehr aufzudecken.',
    'too-long': 'Nach sechzig Raubzügen ist Schluss.',
  },
  guide: {
    title: 'Dein erster Raubzug',
    next: 'Verstanden',
    skip: 'Ohne Hilfe spielen',
    step1:
      'In der Mitte liegen Truhen in drei Farben. Um jede Farbe wird gekämpft: mit Karten dieser Farbe.',
    step2:
      'Reihum spielt jeder eine Karte oder passt. Zweifarbige Karten drehst du so, dass oben steht, was zählen soll.',
    step3:
      'Am Ende nimmt in jeder Farbe der Stärkste alle Truhen. Nur er legt seine Karten ab, die anderen nehmen ihre zurück: Verlieren kostet also nichts.',
    step4:
      'Danach bringst du eine Truhe in Sicherheit. Was offen liegen bleibt, macht dich in der Farbe stärker, kann dir aber genommen werden.',
  },
}

/** The keys every language fills. */
export type TafelrundeTableWords = typeof tafelrundeTable
